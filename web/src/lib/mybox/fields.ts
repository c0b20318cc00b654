// A field is one figure that an owner can read off the box. No rule lives here: what a figure may be, the server says
// (POST /api/boxes/check); a field refuses only what the file could not even say.

import { slug, type Components } from '../board/box';
import { MOST } from '../figures';

export type Value = number | string;
export type Table = Record<string, number>;

export const SOURCES = ['owner', 'rulebook', 'published', 'inferred', 'reconstructed'] as const;
export type Source = (typeof SOURCES)[number];

/** The code of a complaint (box/complaints.py) with its figures. */
export interface Refusal {
  code: string;
  args: Record<string, Value>;
}

export interface Field {
  /** its text is `mb-field-<name>`; `arg` goes into it */
  name: string;
  arg?: Value;
  /** what may be chosen; without it something is typed: a number, or a name */
  choices?: readonly string[];
  text?: true;
  /** the dotted keys of the figure in the file: provenance and weights go by them */
  keys: readonly string[];
  /** where it comes from, if no key of the file has it as its value */
  stated?: Source;
  /** how many such figures a key speaks for: a token that the file gives by value lies beside six spaces */
  share?: number;
  get(c: Components): Value;
  /** changes the copy it is given */
  set(c: Components, value: Value): void;
  refuse?(c: Components, value: Value): Refusal | null;
}

export const NONE = 'none';

/** Things are known by their place in the box: an owner may change their names. */
export const districtAt = (c: Components, i: number): string => Object.keys(c.districts)[i] ?? '';
export const valueAt = (c: Components, i: number): string => Object.keys(c.building_values)[i] ?? '';

/** A number in a table; 0 where `gone` says that nothing is written then. */
export const number = (name: string, key: string, of: (c: Components) => object | undefined, at: string, arg?: Value, gone = false): Field => ({
  name,
  ...(arg === undefined ? {} : { arg }),
  keys: [key],
  get: (c) => (of(c) as Table)[at] ?? 0,
  set(c, value) {
    const table = of(c) as Table;
    if (gone && !value) delete table[at];
    else table[at] = Number(value);
  },
});

/** A name among others of its kind. */
export const typedName = (
  key: string,
  others: (c: Components) => string[],
  get: (c: Components) => string,
  set: (c: Components, name: string) => void,
): Field => ({
  name: 'name',
  text: true,
  keys: [key],
  get,
  set: (c, value) => set(c, String(value).trim()),
  refuse(c, value): Refusal | null {
    const name = String(value).trim();
    if (!name || [...name].length > MOST.letters) return { code: 'not-a-name', args: { most: MOST.letters } };
    if (/^\d+$/.test(name)) return { code: 'only-digits', args: { found: name } }; // it would change its place in the file
    return others(c).some((other) => slug(other) === slug(name)) ? { code: 'same-name', args: {} } : null;
  },
});

/** The box with one figure changed; the box itself stays as it is. */
export function changed(c: Components, field: Field, value: Value): Components {
  if (field.get(c) === value) return c;
  const copy = structuredClone(c);
  field.set(copy, value);
  return copy;
}
