// Everything an owner can look up in the box beside them: an item is a piece, with the fields of its figures.

import { Box, slug, zonesOf, type Components } from '../board/box';
import { bankOf, PRESTIGE, RESOURCES, siteOf, spaceOf, vpOf, type Piece } from '../client/notation';
import type { Prestige } from '../client/types';
import { MOST, PLAYERS } from '../figures';
import { districtAt, NONE, number, typedName, valueAt, type Field, type Table } from './fields';
import { bonusKeys, bonusTileFields, endTileFields, exchangeTiles } from './tiles';
import { placeAt, spaceTokenField, valueTokenField } from './tokens';

export type Group = 'bank' | 'site' | 'landmark' | 'vp' | 'bonus' | 'end' | 'market' | 'prestige' | 'value' | 'players' | 'zones';

export interface Item {
  /** by its place in the box, not by its name */
  id: string;
  group: Group;
  /** what lies together in the box, so that it can be compared at one glance */
  set: string;
  /** where in its row it stands: district, number, landmark … */
  at: readonly number[];
  /** beginnings of the dotted keys of its figures: remarks and confirmations go by them */
  keys(c: Components): readonly string[];
  /** made for these components, and good for others of the same shape */
  fields(c: Components): readonly Field[];
}

const range = (length: number): number[] => Array.from({ length }, (_, i) => i);

function renameDistrict(c: Components, i: number, name: string): void {
  const old = districtAt(c, i);
  const renamed = <T>(all: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(all).map(([key, one]) => [key === old ? name : key, one]));
  c.districts = renamed(c.districts);
  c.buildings = renamed(c.buildings);
  const { spaces } = c.tokens;
  if (spaces)
    c.tokens.spaces = Object.fromEntries(
      Object.entries(spaces).map(([place, token]) => [place.startsWith(`${slug(old)}:`) ? place.replace(slug(old), slug(name)) : place, token]),
    );
}

const bank = (i: number): Item => ({
  id: `bank:${i}`,
  group: 'bank',
  set: `district:${i}`,
  at: [i],
  keys: (c) => [`districts.${districtAt(c, i)}`],
  fields: (c) => [
    number('income', `districts.${districtAt(c, i)}.bank`, (now) => now.districts[districtAt(now, i)], 'bank'),
    {
      ...typedName(
        `districts.${districtAt(c, i)}`,
        (now) => Object.keys(now.districts).filter((_, k) => k !== i),
        (now) => districtAt(now, i),
        (now, name) => renameDistrict(now, i, name),
      ),
      stated: 'published' as const,
    },
  ],
});

function site(i: number, j: number): Item {
  const row = (c: Components): Table => c.buildings[districtAt(c, i)] ?? {};
  const typeAt = (c: Components): string => Object.entries(row(c)).find(([, value]) => value === Number(valueAt(c, j)))?.[0] ?? '';
  const typeKey = (c: Components): string => `buildings.${districtAt(c, i)}.${typeAt(c)}`;
  const type = (c: Components): Field => ({
    name: 'type',
    choices: Object.keys(row(c)),
    keys: [typeKey(c)],
    get: typeAt,
    set(now, wanted) {
      const old = typeAt(now);
      row(now)[old] = row(now)[wanted] ?? 0; // the two buildings change places
      row(now)[wanted] = Number(valueAt(now, j));
    },
  });
  return {
    id: `site:${i}:${j}`,
    group: 'site',
    set: `district:${i}`,
    at: [i, j],
    keys: (c) => [typeKey(c), `tokens.spaces.${placeAt(c, i, j)}`],
    fields: (c) => [type(c), spaceTokenField(c, i, j)],
  };
}

function landmark(i: number): Item {
  const own = (c: Components) => c.landmarks[i] as Components['landmarks'][number];
  const key = `landmarks[${i}]`;
  const slots = range(MOST.slots).map((slot): Field => ({
    name: 'slot',
    arg: slot + 1,
    choices: [NONE, ...PRESTIGE],
    keys: [`${key}.prestige[${slot}]`],
    get: (c) => own(c).prestige[slot] ?? NONE,
    set(c, kind) {
      const all: string[] = range(MOST.slots).map((k) => (k === slot ? String(kind) : (own(c).prestige[k] ?? NONE)));
      own(c).prestige = all.filter((one) => one !== NONE) as Prestige[];
    },
  }));
  const points = (c: Components): Field[] =>
    PRESTIGE.map((kind) => ({
      name: 'landmark-vp',
      arg: kind,
      ...(own(c).prestige_vp?.[kind] === undefined ? { keys: [`prestige_vp.${kind}`], share: c.landmarks.length } : { keys: [`${key}.prestige_vp.${kind}`] }),
      get: (now) => own(now).prestige_vp?.[kind] ?? now.prestige_vp[kind],
      set(now, value) {
        const all = { ...own(now).prestige_vp, [kind]: Number(value) };
        if (value === now.prestige_vp[kind]) delete all[kind];
        if (Object.keys(all).length) own(now).prestige_vp = all;
        else delete own(now).prestige_vp;
      },
    }));
  const name = typedName(
    `${key}.name`,
    (c) => c.landmarks.filter((_, k) => k !== i).map((other) => other.name),
    (c) => own(c).name,
    (c, text) => void (own(c).name = text),
  );
  return {
    id: `landmark:${i}`,
    group: 'landmark',
    set: 'landmarks',
    at: [i],
    keys: () => [key],
    fields: (c) => [
      number('value', `${key}.value`, (now) => own(now), 'value'),
      ...RESOURCES.map((kind) => number('cost', `${key}.cost.${kind}`, (now) => own(now).cost, kind, kind, true)),
      ...slots,
      ...points(c),
      name,
    ],
  };
}

const vpTile = (i: number): Item => ({
  id: `vp:${i}`,
  group: 'vp',
  set: 'vp',
  at: [i],
  keys: () => [`vp_tiles.tiles[${i}]`],
  fields: (c) =>
    (c.vp_tiles.tiles[i] ?? []).map((_, rank) => number('rank', `vp_tiles.tiles[${i}][${rank}]`, (now) => now.vp_tiles.tiles[i], String(rank), rank + 1)),
});

/** tiles of the track on one sheet */
const AT_A_TIME = 10;
const bonusTile = (n: number): Item => ({
  id: `bonus:${n}`,
  group: 'bonus',
  set: `track:${Math.ceil(n / AT_A_TIME)}`,
  at: [n],
  keys: (c) => bonusKeys(c, n),
  fields: (c) => bonusTileFields(c, n),
});

const endTile = (i: number): Item => ({
  id: `end:${i + 1}`,
  group: 'end',
  set: 'end',
  at: [i + 1],
  keys: () => [`end_tiles.tiles[${i}]`],
  fields: (c) => endTileFields(c, i),
});

const market = (): Item[] => [
  ...RESOURCES.map((kind, i): Item => ({
    id: `market:${kind}`,
    group: 'market',
    set: 'prices',
    at: [i],
    keys: () => [`market.buy.${kind}`, `market.sell.${kind}`],
    fields: () => [number('buy', `market.buy.${kind}`, (c) => c.market.buy, kind), number('sell', `market.sell.${kind}`, (c) => c.market.sell, kind)],
  })),
  ...PRESTIGE.map((kind, i): Item => ({
    id: `prestige:${kind}`,
    group: 'prestige',
    set: 'prices',
    at: [i],
    keys: () => [`prestige_vp.${kind}`, `market.sell_prestige.${kind}`],
    fields: () => [
      number('vp-each', `prestige_vp.${kind}`, (c) => c.prestige_vp, kind),
      number('sell', `market.sell_prestige.${kind}`, (c) => c.market.sell_prestige, kind),
    ],
  })),
];

function value(i: number): Item {
  const own = (c: Components) => c.building_values[valueAt(c, i)] as { bonus_tile?: number; cost?: Table; vp?: number };
  const key = (c: Components): string => `building_values.${valueAt(c, i)}`;
  const bonus = (c: Components): Field[] => [
    {
      name: 'bonus',
      choices: [NONE, 'bonus'],
      keys: [`${key(c)}.bonus_tile`],
      get: (now) => (own(now).bonus_tile === undefined ? NONE : 'bonus'),
      set(now, wanted) {
        if (wanted === NONE) delete own(now).bonus_tile;
        else own(now).bonus_tile = 0;
      },
    },
    ...(own(c).bonus_tile === undefined ? [] : [number('bonus-price', `${key(c)}.bonus_tile`, (now) => own(now), 'bonus_tile')]),
  ];
  const costs = (c: Components): Field[] =>
    RESOURCES.map((kind) => ({
      name: 'cost',
      arg: kind,
      keys: [`${key(c)}.cost.${kind}`],
      get: (now) => own(now).cost?.[kind] ?? 0,
      set(now, count) {
        const cost = { ...own(now).cost, [kind]: Number(count) };
        if (!count) delete cost[kind];
        if (Object.keys(cost).length) own(now).cost = cost;
        else delete own(now).cost;
      },
    }));
  return {
    id: `value:${i}`,
    group: 'value',
    set: 'values',
    at: [i],
    keys: (c) => [key(c), ...(c.tokens[valueAt(c, i)] === undefined ? [] : [`tokens.${valueAt(c, i)}`])],
    fields: (c) => [valueTokenField(c, i), ...bonus(c), number('vp', `${key(c)}.vp`, (now) => own(now), 'vp', undefined, true), ...costs(c)],
  };
}

const players: Item = {
  id: 'players',
  group: 'players',
  set: 'values',
  at: [],
  keys: () => ['players'],
  fields: () => [
    ...PLAYERS.map((n) => number('keys', `players.keys.${n}`, (c) => c.players.keys, String(n), n)),
    number('reserve-keys', 'players.reserve_keys', (c) => c.players, 'reserve_keys'),
    number('start-francs', 'players.francs', (c) => c.players, 'francs'),
  ],
};

/** The zones of the track: one ends where the next begins. */
const zones: Item = {
  id: 'zones',
  group: 'zones',
  set: 'values',
  at: [],
  keys: () => ['bonus.zones'],
  fields(c) {
    const names = zonesOf(c).map(([name]) => name);
    return names.slice(0, -1).map((zone, i) => ({
      name: 'zone-end',
      arg: zone,
      keys: [`bonus.zones.${zone}[1]`, `bonus.zones.${names[i + 1] ?? ''}[0]`],
      get: (now) => now.bonus.zones[zone]?.[1] ?? 0,
      set(now, last) {
        const here = now.bonus.zones[zone];
        const next = now.bonus.zones[names[i + 1] ?? ''];
        if (here) here[1] = Number(last);
        if (next) next[0] = Number(last) + 1;
      },
    }));
  },
};

/** Every item of a box, in the order in which one takes it out: what holds for the whole board, district by district, tiles by number. */
export function items(c: Components): Item[] {
  const districts = range(Object.keys(c.districts).length);
  const values = range(Object.keys(c.building_values).length);
  const spaces = Math.max(...Object.values(c.bonus.zones).map(([, last]) => last));
  return [
    ...values.map(value),
    players,
    zones,
    ...market(),
    ...districts.flatMap((i) => [bank(i), ...values.map((j) => site(i, j))]),
    ...range(spaces).map((i) => bonusTile(i + 1)),
    ...c.landmarks.map((_, i) => landmark(i)),
    ...c.vp_tiles.tiles.map((_, i) => vpTile(i)),
    ...c.end_tiles.tiles.map((_, i) => endTile(i)),
  ];
}

/** The piece of the board that stands for an item. */
export function pieceOf({ group, at: [i = 0, j = 0], id }: Item, c: Components): Piece | null {
  switch (group) {
    case 'bank':
      return bankOf(slug(districtAt(c, i)));
    case 'site':
      return siteOf(slug(districtAt(c, i)), Number(valueAt(c, j)));
    case 'vp':
      return vpOf(new Box(c).vpNames[i] ?? '');
    case 'bonus':
      return spaceOf(i);
    case 'market':
      return `buy:${id.slice(7)}` as Piece;
    default:
      return null;
  }
}

export const fieldId = ({ name, arg }: Field): string => `${name} ${arg ?? ''}`;

/** Every figure of an item: two boxes agree in it if these are the same. */
export const figures = (item: Item, c: Components): string => JSON.stringify(item.fields(c).map((field) => [fieldId(field), field.get(c)]));
export const same = (item: Item, a: Components, b: Components): boolean => figures(item, a) === figures(item, b);

export const begins = (begin: string, key: string): boolean => key === begin || key.startsWith(`${begin}.`) || key.startsWith(`${begin}[`);
export const covers = (item: Item, key: string, c: Components): boolean => item.keys(c).some((begin) => begins(begin, key));

/** Which figure changes hands when two pieces of a kind are taken for each other; of landmarks and bonus tiles it is all they show. */
const EXCHANGED: Partial<Record<Group, string>> = { bank: 'income', site: 'token', landmark: '', bonus: '' };
const exchangedField = (item: Item, c: Components): Field | undefined => item.fields(c).find(({ name }) => name === EXCHANGED[item.group]);

/** With which pieces this one can change its figures: those of its kind that show something else. */
export function partners(item: Item, all: readonly Item[], c: Components): readonly Item[] {
  if (EXCHANGED[item.group] === undefined) return [];
  const own = exchangedField(item, c)?.get(c);
  return all.filter((one) => one.group === item.group && one.id !== item.id && (own === undefined || exchangedField(one, c)?.get(c) !== own));
}

/** The box with what the two pieces show exchanged; their names and numbers stay. */
export function exchanged(c: Components, one: Item, other: Item): Components {
  const copy = structuredClone(c);
  const [a = 0, b = 0] = [one.at[0], other.at[0]];
  const [mine, its] = [exchangedField(one, c), exchangedField(other, c)];
  if (one.group === 'bonus') exchangeTiles(copy, a, b);
  else if (one.group === 'landmark') {
    const [first, second] = [copy.landmarks[a], copy.landmarks[b]];
    if (first && second)
      [copy.landmarks[a], copy.landmarks[b]] = [
        { ...second, name: first.name },
        { ...first, name: second.name },
      ];
  } else if (mine && its) {
    mine.set(copy, its.get(c));
    its.set(copy, mine.get(c));
  }
  return copy;
}
