// Everything an owner can look up in the box beside them: an item is a piece, a field one figure on it. No rule lives here: what a
// figure may be, the server says (POST /api/boxes/check).

import { slug, type Components, type EndTile } from '../board/box';
import { siteOf, type Piece } from '../client/notation';
import type { Prestige, Resource, Token } from '../client/types';

export type Value = number | string;

export interface Field {
  /** its text is `mb-field-<name>`; `arg` goes into it */
  name: string;
  arg?: Value;
  /** what may be chosen; without it a number is typed */
  choices?: readonly string[];
  get(c: Components): Value;
  /** changes the copy it is given */
  set(c: Components, value: Value): void;
}

export type Group = 'bank' | 'site' | 'landmark' | 'vp' | 'bonus' | 'end' | 'market' | 'prestige' | 'value' | 'players' | 'zones';

export interface Item {
  id: string;
  group: Group;
  /** the piece of the board that stands for it */
  piece: Piece | null;
  /** beginnings of the dotted keys of its figures: provenance, weights and refusals go by them */
  keys: readonly string[];
  fields: readonly Field[];
}

export const RESOURCES = ['wood', 'marble', 'gold'] as const satisfies readonly Resource[];
export const PRESTIGE = ['bronze', 'silver', 'gold'] as const satisfies readonly Prestige[];
export const TOKENS = [...RESOURCES, 'bronze prestige', 'silver prestige', 'gold prestige'] as const satisfies readonly Token[];
const ANY = ['any resource', 'any prestige'] as const;
const NONE = 'none';
const PLAYERS = [2, 3, 4] as const;

type Table = Record<string, number>;
/** A number in a table; 0 where `gone` says that nothing is written then. */
const number = (name: string, of: (c: Components) => Table, key: string, arg?: Value, gone = false): Field => ({
  name,
  ...(arg === undefined ? {} : { arg }),
  get: (c) => of(c)[key] ?? 0,
  set(c, value) {
    if (gone && !value) delete of(c)[key];
    else of(c)[key] = Number(value);
  },
});

function banks(c: Components): Item[] {
  return Object.keys(c.districts).map((district) => ({
    id: `bank:${slug(district)}`,
    group: 'bank',
    piece: `${slug(district)}:bank`,
    keys: [`districts.${district}`],
    fields: [number('income', (now) => now.districts[district] as unknown as Table, 'bank')],
  }));
}

function site(c: Components, district: string, value: string): Item {
  const place = siteOf(slug(district), Number(value));
  const types = Object.keys(c.buildings[district] ?? {});
  const at = (now: Components): string => types.find((type) => now.buildings[district]?.[type] === Number(value)) ?? '';
  return {
    id: `site:${place}`,
    group: 'site',
    piece: place,
    keys: [...types.filter((type) => c.buildings[district]?.[type] === Number(value)).map((type) => `buildings.${district}.${type}`), `tokens.${value}`, `tokens.spaces.${place}`],
    fields: [
      {
        name: 'type',
        choices: types,
        get: at,
        set(now, type) {
          const row = now.buildings[district] as Table;
          const old = at(now);
          row[old] = row[type] ?? 0; // the two buildings change places
          row[type] = Number(value);
        },
      },
      {
        name: 'token',
        choices: TOKENS,
        get: (now) => String(now.tokens.spaces?.[place] ?? now.tokens[value]),
        set(now, token) {
          const all = { ...now.tokens.spaces, [place]: token as Token };
          if (token === now.tokens[value]) delete all[place];
          if (Object.keys(all).length) now.tokens.spaces = all;
          else delete now.tokens.spaces;
        },
      },
    ],
  };
}

function landmark(c: Components, i: number): Item {
  const own = (now: Components) => now.landmarks[i] as Components['landmarks'][number];
  const slots: Field[] = [0, 1, 2].map((slot) => ({
    name: 'slot',
    arg: slot + 1,
    choices: [NONE, ...PRESTIGE],
    get: (now) => own(now).prestige[slot] ?? NONE,
    set(now, kind) {
      const all: string[] = [0, 1, 2].map((k) => (k === slot ? String(kind) : (own(now).prestige[k] ?? NONE)));
      own(now).prestige = all.filter((one) => one !== NONE) as Prestige[];
    },
  }));
  const points: Field[] = PRESTIGE.map((kind) => ({
    name: 'landmark-vp',
    arg: kind,
    get: (now) => own(now).prestige_vp?.[kind] ?? now.prestige_vp[kind],
    set(now, value) {
      const all = { ...own(now).prestige_vp, [kind]: Number(value) };
      if (value === now.prestige_vp[kind]) delete all[kind];
      if (Object.keys(all).length) own(now).prestige_vp = all;
      else delete own(now).prestige_vp;
    },
  }));
  return {
    id: `landmark:${slug(c.landmarks[i]?.name ?? '')}`,
    group: 'landmark',
    piece: null,
    keys: [`landmarks[${i}]`],
    fields: [
      number('value', (now) => own(now) as unknown as Table, 'value'),
      ...RESOURCES.map((kind) => number('cost', (now) => own(now).cost as Table, kind, kind, true)),
      ...slots,
      ...points,
    ],
  };
}

function vpTile(_c: Components, i: number): Item {
  return {
    id: `vp:${i}`,
    group: 'vp',
    piece: `vp:${i}`,
    keys: [`vp_tiles.tiles[${i}]`],
    fields: [0, 1, 2].map((rank) => number('rank', (now) => now.vp_tiles.tiles[i] as unknown as Table, String(rank), rank + 1)),
  };
}

// Bonus tiles. Which number scores, moves or fetches is fixed by the rules; the others can be of four families.

const FAMILIES = ['gain', 'tokens', 'per_building', 'key'] as const;
type Family = (typeof FAMILIES)[number];
/** What a tile is when it has just been made one of a family. */
const FRESH: Record<Family, () => unknown> = {
  gain: () => ({ francs: 1 }),
  tokens: () => ({ resource: 'any' }),
  per_building: () => ({ value: 1, vp: 1 }),
  key: () => 1,
};
type Loose = Record<string, unknown>;
const table = (c: Components, family: Family): Loose => c.bonus[family] as unknown as Loose;
const familyOf = (c: Components, n: number): Family | null => FAMILIES.find((family) => table(c, family)[n] !== undefined) ?? null;

const family = (n: number): Field => ({
  name: 'effect',
  choices: FAMILIES,
  get: (c) => familyOf(c, n) ?? '',
  set(c, value) {
    if (familyOf(c, n) === value) return;
    for (const one of FAMILIES) delete table(c, one)[n];
    table(c, value as Family)[n] = FRESH[value as Family]();
  },
});

/** `{ resource: 'any', count: 2 }` as one choice and a number. */
function shownToken(of: (c: Components) => Loose): Field {
  return {
    name: 'shows',
    choices: [...TOKENS, ...ANY],
    get: (c) => {
      const { resource, prestige } = of(c);
      return resource === undefined ? `${String(prestige)} prestige` : resource === 'any' ? 'any resource' : String(resource);
    },
    set(c, value) {
      const tile = of(c);
      delete tile['resource'];
      delete tile['prestige'];
      const [kind = '', family] = String(value).split(' ');
      tile[family === 'prestige' ? 'prestige' : 'resource'] = kind;
    },
  };
}

function bonusFields(c: Components, n: number): Field[] {
  const own = (one: Family) => (now: Components) => table(now, one)[n] as Loose;
  switch (familyOf(c, n)) {
    case 'gain':
      return [family(n), number('francs', own('gain') as (now: Components) => Table, 'francs', undefined, true), number('vp', own('gain') as (now: Components) => Table, 'vp', undefined, true)];
    case 'tokens':
      return [
        family(n),
        shownToken(own('tokens')),
        {
          name: 'count',
          get: (now) => Number(own('tokens')(now)['count'] ?? 1),
          set(now, value) {
            if (value === 1) delete own('tokens')(now)['count'];
            else own('tokens')(now)['count'] = value;
          },
        },
      ];
    case 'per_building':
      return [
        family(n),
        { name: 'per-value', choices: Object.keys(c.building_values), get: (now) => String(own('per_building')(now)['value']), set: (now, value) => void (own('per_building')(now)['value'] = Number(value)) },
        number('vp-each', own('per_building') as (now: Components) => Table, 'vp'),
      ];
    case 'key':
      return [family(n), number('price', (now) => table(now, 'key') as Table, String(n))];
    case null:
      return specialFields(c, n);
  }
}

function specialFields(c: Components, n: number): Field[] {
  const scoring = c.bonus.scoring as unknown as Record<string, { number: number; vp: number | Table }>;
  const [name] = Object.entries(scoring).find(([, tile]) => tile.number === n) ?? [];
  if (name) {
    const own = (now: Components) => (now.bonus.scoring as unknown as typeof scoring)[name] as { vp: number | Table };
    const points = own(c).vp;
    if (typeof points === 'number') return [number('vp-each', (now) => own(now) as unknown as Table, 'vp')];
    const label = name === 'types' ? 'vp-types' : 'vp-players';
    return Object.keys(points).map((key) => number(label, (now) => own(now).vp as Table, key, Number(key)));
  }
  if (n === c.bonus.moves.back.number) return [number('spaces', (now) => now.bonus.moves.back as unknown as Table, 'spaces')];
  return [];
}

/** How many copies there are by players; the file lists the numbers that get one more from so many players on. */
function copies(n: number): Field[] {
  type Lists = Record<string, number[] | undefined>;
  const key = (players: number): string => `extra_copies_from_${players}_players`;
  const extra = (c: Components, players: number): number[] => (c.bonus as unknown as Lists)[key(players)] ?? [];
  const upTo = (c: Components, most: number): number => 1 + PLAYERS.filter((players) => players <= most).flatMap((players) => extra(c, players)).filter((one) => one === n).length;
  return PLAYERS.map((players): Field => ({
    name: 'copies',
    arg: players,
    get: (c) => upTo(c, players),
    set(c, value) {
      const more = Array<number>(Math.max(0, Number(value) - upTo(c, players - 1))).fill(n);
      const all = [...extra(c, players).filter((one) => one !== n), ...more].sort((a, b) => a - b);
      const lists = c.bonus as unknown as Lists;
      if (all.length || key(players) in lists) lists[key(players)] = all;
      if (players === 2 && !all.length) delete lists[key(players)];
    },
  }));
}

function bonusTile(c: Components, n: number): Item {
  const { scoring, moves } = c.bonus;
  const named = Object.entries(scoring).find(([, tile]) => tile.number === n)?.[0];
  const moving = Object.entries(moves).find(([, tile]) => (typeof tile === 'number' ? tile : tile.number) === n)?.[0];
  return {
    id: `bonus:${n}`,
    group: 'bonus',
    piece: `@${n}`,
    keys: [...FAMILIES.map((one) => `bonus.${one}.${n}`), ...(named ? [`bonus.scoring.${named}`] : []), ...(moving ? [`bonus.moves.${moving}`] : [])],
    fields: [...bonusFields(c, n), ...copies(n)],
  };
}

// End tiles: francs, VP and up to two tokens.

function endTokens(tile: EndTile): string[] {
  if (tile.tokens) return tile.tokens;
  const shown = tile.resource ? (tile.resource === 'any' ? 'any resource' : tile.resource) : tile.prestige ? `${tile.prestige} prestige` : null;
  return shown ? Array<string>(tile.count ?? 1).fill(shown) : [];
}

function putEndTokens(tile: EndTile, tokens: string[]): void {
  for (const key of ['resource', 'prestige', 'count', 'tokens'] as const) delete tile[key];
  const [first = ''] = tokens;
  if (!first) return;
  const [kind = '', family] = first.split(' ');
  if (tokens.length === 1 || kind === 'any') {
    Object.assign(tile, kind === 'any' ? { [family ?? 'resource']: 'any' } : { [family ?? 'resource']: kind });
    if (tokens.length > 1) tile.count = tokens.length;
  } else tile.tokens = tokens as Token[];
}

function endTile(_c: Components, i: number): Item {
  const own = (now: Components) => now.end_tiles.tiles[i] as EndTile;
  return {
    id: `end:${i + 1}`,
    group: 'end',
    piece: null,
    keys: [`end_tiles.tiles[${i}]`],
    fields: [
      number('francs', (now) => own(now) as unknown as Table, 'francs', undefined, true),
      number('vp', (now) => own(now) as unknown as Table, 'vp', undefined, true),
      ...[0, 1].map((k): Field => ({
        name: 'shows-nth',
        arg: k + 1,
        choices: [NONE, ...TOKENS, ...ANY],
        get: (now) => endTokens(own(now))[k] ?? NONE,
        set(now, value) {
          const all = [0, 1].map((j) => (j === k ? String(value) : (endTokens(own(now))[j] ?? NONE)));
          putEndTokens(own(now), all.filter((one) => one !== NONE));
        },
      })),
    ],
  };
}

function market(): Item[] {
  return [
    ...RESOURCES.map((kind): Item => ({
      id: `market:${kind}`,
      group: 'market',
      piece: `buy:${kind}`,
      keys: [`market.buy.${kind}`, `market.sell.${kind}`],
      fields: [number('buy', (c) => c.market.buy, kind), number('sell', (c) => c.market.sell, kind)],
    })),
    ...PRESTIGE.map((kind): Item => ({
      id: `prestige:${kind}`,
      group: 'prestige',
      piece: null,
      keys: [`prestige_vp.${kind}`, `market.sell_prestige.${kind}`],
      fields: [number('vp-each', (c) => c.prestige_vp, kind), number('sell', (c) => c.market.sell_prestige, kind)],
    })),
  ];
}

function value(v: string): Item {
  const own = (c: Components) => c.building_values[v] as { bonus_tile?: number; cost?: Table; vp?: number };
  return {
    id: `value:${v}`,
    group: 'value',
    piece: null,
    keys: [`building_values.${v}`],
    fields: [
      {
        name: 'bonus-price',
        choices: [NONE, '0', '1', '2', '3', '4', '5'],
        get: (c) => String(own(c).bonus_tile ?? NONE),
        set(c, price) {
          if (price === NONE) delete own(c).bonus_tile;
          else own(c).bonus_tile = Number(price);
        },
      },
      number('vp', (c) => own(c) as unknown as Table, 'vp', undefined, true),
      ...RESOURCES.map((kind): Field => ({
        name: 'cost',
        arg: kind,
        get: (c) => own(c).cost?.[kind] ?? 0,
        set(c, count) {
          const cost = { ...own(c).cost, [kind]: Number(count) };
          if (!count) delete cost[kind];
          if (Object.keys(cost).length) own(c).cost = cost;
          else delete own(c).cost;
        },
      })),
    ],
  };
}

function players(): Item {
  return {
    id: 'players',
    group: 'players',
    piece: null,
    keys: ['players'],
    fields: [
      ...PLAYERS.map((n) => number('keys', (c) => c.players.keys, String(n), n)),
      number('reserve-keys', (c) => c.players as unknown as Table, 'reserve_keys'),
      number('start-francs', (c) => c.players as unknown as Table, 'francs'),
    ],
  };
}

/** The zones of the track: one ends where the next begins. */
function zones(c: Components): Item {
  const names = Object.keys(c.bonus.zones);
  return {
    id: 'zones',
    group: 'zones',
    piece: null,
    keys: ['bonus.zones'],
    fields: names.slice(0, -1).map((zone, i): Field => ({
      name: 'zone-end',
      arg: zone,
      get: (now) => now.bonus.zones[zone]?.[1] ?? 0,
      set(now, last) {
        const here = now.bonus.zones[zone];
        const next = now.bonus.zones[names[i + 1] ?? ''];
        if (here) here[1] = Number(last);
        if (next) next[0] = Number(last) + 1;
      },
    })),
  };
}

/** Every item of a box, in the order of the board and then of the pieces beside it. */
export function items(c: Components): Item[] {
  const values = Object.keys(c.building_values);
  const { zones: parts } = c.bonus;
  const spaces = Math.max(...Object.values(parts).map(([, last]) => last));
  return [
    ...banks(c),
    ...Object.keys(c.districts).flatMap((district) => values.map((v) => site(c, district, v))),
    ...Array.from({ length: spaces }, (_, i) => bonusTile(c, i + 1)),
    ...c.landmarks.map((_, i) => landmark(c, i)),
    ...c.vp_tiles.tiles.map((_, i) => vpTile(c, i)),
    ...c.end_tiles.tiles.map((_, i) => endTile(c, i)),
    ...market(),
    ...values.map(value),
    players(),
    zones(c),
  ];
}

/** The box with one figure changed; the box itself stays as it is. */
export function changed(c: Components, field: Field, value: Value): Components {
  const copy = structuredClone(c);
  field.set(copy, value);
  return copy;
}

export const same = (item: Item, a: Components, b: Components): boolean => item.fields.every((field) => field.get(a) === field.get(b));
export const covers = (item: Item, key: string): boolean =>
  item.keys.some((begin) => key === begin || key.startsWith(`${begin}.`) || key.startsWith(`${begin}[`));
