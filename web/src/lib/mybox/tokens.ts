// The tokens beside the building spaces: of all spaces of a value, or of a single one.

import { slug, type Components } from '../board/box';
import { siteOf, TOKENS } from '../client/notation';
import type { Token } from '../client/types';
import { districtAt, valueAt, type Field } from './fields';

/** What stands where the spaces of a value have different tokens. */
export const VARIOUS = 'various';

export const placeAt = (c: Components, i: number, j: number): string => siteOf(slug(districtAt(c, i)), Number(valueAt(c, j)));

const tokenAt = (c: Components, i: number, j: number): string => String(c.tokens.spaces?.[placeAt(c, i, j)] ?? c.tokens[valueAt(c, j)]);

function putSpaces(c: Components, spaces: Record<string, Token>): void {
  if (Object.keys(spaces).length) c.tokens.spaces = spaces;
  else delete c.tokens.spaces;
}

export const spaceTokenField = (c: Components, i: number, j: number): Field => ({
  name: 'token',
  choices: TOKENS,
  ...(c.tokens.spaces?.[placeAt(c, i, j)]
    ? { keys: [`tokens.spaces.${placeAt(c, i, j)}`] }
    : { keys: [`tokens.${valueAt(c, j)}`], share: Object.keys(c.districts).length }),
  get: (now) => tokenAt(now, i, j),
  set(now, wanted) {
    const spaces = { ...now.tokens.spaces, [placeAt(now, i, j)]: wanted as Token };
    if (wanted === now.tokens[valueAt(now, j)]) delete spaces[placeAt(now, i, j)];
    putSpaces(now, spaces);
  },
});

const ofValue = (c: Components, j: number): string => {
  const kinds = new Set(Object.keys(c.districts).map((_, i) => tokenAt(c, i, j)));
  return kinds.size === 1 ? ([...kinds][0] ?? VARIOUS) : VARIOUS;
};

function putValue(c: Components, j: number, kind: Token): void {
  const places = new Set(Object.keys(c.districts).map((_, i) => placeAt(c, i, j)));
  c.tokens[valueAt(c, j)] = kind;
  putSpaces(c, Object.fromEntries(Object.entries(c.tokens.spaces ?? {}).filter(([place]) => !places.has(place))));
}

/** Before a kind that another value has, too, and keeps. */
export const ONLY_HERE = 'only ';

/** The kinds that other values have: they can be had from them, or as well. */
const elsewhere = (c: Components, j: number): string[] =>
  TOKENS.filter((kind) => kind !== ofValue(c, j) && Object.keys(c.building_values).some((_, k) => k !== j && ofValue(c, k) === kind));

/** One line of the file for all spaces of a value. Two values change their kinds: of each there are as many as spaces of a value. */
export const valueTokenField = (c: Components, j: number): Field => ({
  name: 'value-token',
  choices: [...(ofValue(c, j) === VARIOUS ? [VARIOUS] : []), ...TOKENS, ...elsewhere(c, j).map((kind) => ONLY_HERE + kind)],
  keys: c.tokens[valueAt(c, j)] === undefined ? ['tokens.spaces'] : [`tokens.${valueAt(c, j)}`],
  get: (now) => ofValue(now, j),
  set(now, wanted) {
    if (wanted === VARIOUS) return;
    const isOnly = String(wanted).startsWith(ONLY_HERE);
    const kind = String(wanted).slice(isOnly ? ONLY_HERE.length : 0) as Token;
    const was = ofValue(now, j);
    const other = Object.keys(now.building_values).findIndex((_, k) => k !== j && ofValue(now, k) === kind);
    if (!isOnly && was !== VARIOUS && other >= 0) putValue(now, other, was as Token);
    putValue(now, j, kind);
  },
});
