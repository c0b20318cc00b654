// The boxes kept in this browser: the last one worked on comes first.

import { read, write } from '../client/storage';
import type { Value } from './fields';
import type { BoxFile } from './toml';

/** A figure as it was typed, or the piece with which one changes its figures. */
export type Edit = { item: string; field: string; value: Value } | { item: string; other: string };

/** What is typed and not saved yet. */
export interface Typed {
  /** one after the other on the box as it is when they are saved: meanwhile another piece may have been */
  edits: readonly Edit[];
  /** what cannot be a figure, by field */
  nonsense: Readonly<Record<string, { typed: string; why: string }>>;
}

export interface KeptBox extends BoxFile {
  id: string;
  /** by piece, or by sheet */
  drafts?: Readonly<Record<string, Typed>>;
}

const KEY = 'paname.boxes';

export function keptBoxes(): readonly KeptBox[] {
  try {
    const kept = JSON.parse(read(KEY) ?? '[]') as KeptBox[];
    return Array.isArray(kept) ? kept : [];
  } catch {
    return []; // somebody else's data under our name: begin anew
  }
}

/** Whether there was room for it. */
export const keepBox = (box: KeptBox): boolean => write(KEY, JSON.stringify([box, ...keptBoxes().filter(({ id }) => id !== box.id)]));
