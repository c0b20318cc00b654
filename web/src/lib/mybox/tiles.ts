// The figures on bonus and end tiles.

import { copiesOf, copyList, type Components, type CopyList, type EndTile } from '../board/box';
import { TOKENS } from '../client/notation';
import type { Token } from '../client/types';
import { MOST, PLAYERS } from '../figures';
import { NONE, number, type Field, type Table } from './fields';

const ANY = ['any resource', 'any prestige'] as const;
type Loose = Record<string, unknown>;

// Which number scores, moves or fetches is fixed by the rules; the others can be of four families.

const FAMILIES = ['gain', 'tokens', 'per_building', 'key'] as const;
type Family = (typeof FAMILIES)[number];
/** What a tile is when it has just been made one of a family. */
const FRESH: Record<Family, (c: Components) => unknown> = {
  gain: () => ({ francs: 1 }),
  tokens: () => ({ resource: 'any' }),
  per_building: (c) => ({ value: Number(Object.keys(c.building_values)[0]), vp: 1 }),
  key: () => 1,
};
const table = (c: Components, family: Family): Loose => c.bonus[family];
const familyOf = (c: Components, n: number): Family | null => FAMILIES.find((family) => table(c, family)[n] !== undefined) ?? null;

const familyField = (c: Components, n: number): Field => ({
  name: 'effect',
  choices: FAMILIES,
  keys: bonusKeys(c, n).slice(0, 1),
  get: (now) => familyOf(now, n) ?? '',
  set(now, value) {
    for (const one of FAMILIES) delete table(now, one)[n];
    table(now, value as Family)[n] = FRESH[value as Family](now);
  },
});

function tokenFields(n: number): Field[] {
  const own = (c: Components): Loose => table(c, 'tokens')[n] as Loose;
  const key = `bonus.tokens.${n}`;
  return [
    {
      name: 'shows',
      choices: [...TOKENS, ...ANY],
      keys: [`${key}.resource`, `${key}.prestige`],
      get: (c) => {
        const { resource, prestige } = own(c);
        return resource === undefined
          ? prestige === 'any'
            ? 'any prestige'
            : `${String(prestige)} prestige`
          : resource === 'any'
            ? 'any resource'
            : String(resource);
      },
      set(c, value) {
        const tile = own(c);
        delete tile['resource'];
        delete tile['prestige'];
        Object.assign(tile, familyEntry(String(value)));
      },
    },
    {
      name: 'count',
      keys: [`${key}.count`],
      get: (c) => Number(own(c)['count'] ?? 1),
      set(c, value) {
        if (value === 1) delete own(c)['count'];
        else own(c)['count'] = value;
      },
    },
  ];
}

/** 'any resource', 'gold', 'gold prestige' as the file says it. */
function familyEntry(shown: string): Loose {
  const [first = '', second = ''] = shown.split(' ');
  return { [second === 'prestige' ? 'prestige' : 'resource']: first };
}

function bonusFields(c: Components, n: number): Field[] {
  const own = (one: Family) => (now: Components) => table(now, one)[n] as Table;
  const key = `bonus.${familyOf(c, n) ?? ''}.${n}`;
  switch (familyOf(c, n)) {
    case 'gain':
      return [
        familyField(c, n),
        number('francs', `${key}.francs`, own('gain'), 'francs', undefined, true),
        number('vp', `${key}.vp`, own('gain'), 'vp', undefined, true),
      ];
    case 'tokens':
      return [familyField(c, n), ...tokenFields(n)];
    case 'per_building':
      return [
        familyField(c, n),
        {
          name: 'per-value',
          choices: Object.keys(c.building_values),
          keys: [`${key}.value`],
          get: (now) => String(own('per_building')(now)['value']),
          set: (now, value) => void (own('per_building')(now)['value'] = Number(value)),
        },
        number('vp-each', `${key}.vp`, own('per_building'), 'vp'),
      ];
    case 'key':
      return [familyField(c, n), number('price', key, (now) => table(now, 'key'), String(n))];
    case null:
      return specialFields(c, n);
  }
}

type Scoring = Record<string, { number: number; vp: number | Table }>;
const scoringOf = (c: Components): Scoring => c.bonus.scoring;
const scoringName = (c: Components, n: number): string | undefined => Object.entries(scoringOf(c)).find(([, tile]) => tile.number === n)?.[0];
const movingName = (c: Components, n: number): string | undefined =>
  Object.entries(c.bonus.moves).find(([, tile]) => (typeof tile === 'number' ? tile : tile.number) === n)?.[0];

function specialFields(c: Components, n: number): Field[] {
  const name = scoringName(c, n);
  if (name) {
    const own = (now: Components) => scoringOf(now)[name] as { vp: number | Table };
    const key = `bonus.scoring.${name}.vp`;
    const points = own(c).vp;
    if (typeof points === 'number') return [number('vp-each', key, (now) => own(now), 'vp')];
    const label = name === 'types' ? 'vp-types' : 'vp-players';
    return Object.keys(points).map((at) => number(label, `${key}.${at}`, (now) => own(now).vp as object, at, Number(at)));
  }
  if (n === c.bonus.moves.back.number) return [number('spaces', 'bonus.moves.back.spaces', (now) => now.bonus.moves.back, 'spaces')];
  return [];
}

/** Two numbers change their effects; how many copies a number has stays with it. */
export function exchangeTiles(c: Components, a: number, b: number): void {
  const of = (n: number): number => (n === a ? b : n === b ? a : n);
  const families: Record<Family, Loose> = c.bonus;
  for (const family of FAMILIES) {
    families[family] = Object.fromEntries(Object.entries(families[family]).map(([n, tile]) => [of(Number(n)), tile]));
  }
  for (const tile of Object.values(scoringOf(c))) tile.number = of(tile.number);
  const moves: Record<string, number | { number: number }> = c.bonus.moves;
  for (const [name, tile] of Object.entries(moves)) {
    if (typeof tile === 'number') moves[name] = of(tile);
    else tile.number = of(tile.number);
  }
}

const [FEWEST] = PLAYERS;

/** How many copies there are with each number of players. */
function putCopies(c: Components, n: number, counts: readonly number[]): void {
  const lists: Partial<Record<CopyList, number[]>> = c.bonus;
  PLAYERS.forEach((players, i) => {
    const more = Array<number>((counts[i] ?? 1) - (counts[i - 1] ?? 1)).fill(n);
    const all = [...(lists[copyList(players)] ?? []).filter((one) => one !== n), ...more].sort((a, b) => a - b);
    if (all.length || players !== FEWEST) lists[copyList(players)] = all;
    else delete lists[copyList(players)];
  });
}

function copies(c: Components, n: number): Field[] {
  return PLAYERS.map((players): Field => {
    const key = `bonus.${copyList(players)}`;
    const own = (c.bonus[copyList(players)] ?? []).flatMap((one, k) => (one === n ? [`${key}[${k}]`] : []));
    return {
      name: 'copies',
      arg: players,
      keys: own.length ? own : [key],
      ...(players === FEWEST ? { stated: 'inferred' as const } : {}), // one of each number
      get: (now) => copiesOf(now, n, players),
      set(now, value) {
        // with more players there are never fewer
        const wanted = (many: number): number => {
          if (many === players) return Number(value);
          const count = copiesOf(now, n, many);
          return many > players ? Math.max(count, Number(value)) : count;
        };
        putCopies(now, n, PLAYERS.map(wanted));
      },
      refuse(now, value) {
        const least = copiesOf(now, n, players - 1);
        return Number(value) < least || Number(value) > MOST.copies ? { code: 'out-of-range', args: { least, most: MOST.copies, found: value } } : null;
      },
    };
  });
}

/** Beginnings of the keys of a bonus tile's figures, the tile itself first. */
export function bonusKeys(c: Components, n: number): string[] {
  const family = familyOf(c, n);
  const special = scoringName(c, n);
  const tile = family ? `bonus.${family}.${n}` : special ? `bonus.scoring.${special}` : `bonus.moves.${movingName(c, n) ?? ''}`;
  return [tile, `bonus.copies.${n}`];
}

export const bonusTileFields = (c: Components, n: number): Field[] => [...bonusFields(c, n), ...copies(c, n)];

// End tiles: francs, VP, tokens, and one or two tokens of the owner's choice.

const TIMES = `${MOST.tokens_of_choice} `;
const CHOICES = ANY.flatMap((kind) => [kind, `${TIMES}${kind}`]);
const CHOICE = { resource: 'any resource', prestige: 'any prestige' } as const;

function fixedTokens(tile: EndTile): string[] {
  const kind = tile.resource ?? (tile.prestige && `${tile.prestige} prestige`);
  const own = kind && !kind.startsWith('any') ? Array<string>(tile.count ?? 1).fill(kind) : [];
  return [...(tile.tokens ?? []), ...own];
}
function chosenTokens(tile: EndTile): string {
  const [family] = (['resource', 'prestige'] as const).filter((one) => tile[one] === 'any');
  return family ? `${tile.count === MOST.tokens_of_choice ? TIMES : ''}${CHOICE[family]}` : NONE;
}

function putTokens(tile: EndTile, fixed: readonly string[], chosen: string): void {
  for (const key of ['resource', 'prestige', 'count', 'tokens'] as const) delete tile[key];
  const [only] = fixed;
  if (chosen !== NONE) {
    const many = chosen.startsWith(TIMES);
    Object.assign(tile, familyEntry(many ? chosen.slice(TIMES.length) : chosen));
    if (many) tile.count = MOST.tokens_of_choice;
  } else if (only !== undefined && fixed.length === 1) {
    Object.assign(tile, familyEntry(only));
    return;
  }
  if (fixed.length) tile.tokens = [...fixed] as Token[];
}

export function endTileFields(c: Components, i: number): Field[] {
  const own = (now: Components) => now.end_tiles.tiles[i] as EndTile;
  const key = `end_tiles.tiles[${i}]`;
  const rows = Math.max(Math.min(fixedTokens(own(c)).length + 1, MOST.tokens), fixedTokens(own(c)).length);
  return [
    number('francs', `${key}.francs`, (now) => own(now), 'francs', undefined, true),
    number('vp', `${key}.vp`, (now) => own(now), 'vp', undefined, true),
    ...Array.from({ length: rows }, (_, k): Field => ({
      name: 'shows-nth',
      arg: k + 1,
      choices: [NONE, ...TOKENS],
      keys: [`${key}.tokens`, `${key}.resource`, `${key}.prestige`],
      get: (now) => fixedTokens(own(now))[k] ?? NONE,
      set(now, value) {
        const all = fixedTokens(own(now));
        all[k] = String(value);
        putTokens(
          own(now),
          all.filter((one) => one !== NONE),
          chosenTokens(own(now)),
        );
      },
    })),
    {
      name: 'chosen',
      choices: [NONE, ...CHOICES],
      keys: [`${key}.resource`, `${key}.prestige`],
      get: (now) => chosenTokens(own(now)),
      set: (now, value) => putTokens(own(now), fixedTokens(own(now)), String(value)),
    },
  ];
}
