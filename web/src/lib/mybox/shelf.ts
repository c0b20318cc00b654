// The boxes kept in this browser: the last one worked on comes first.

import type { BoxFile } from './toml';

export interface KeptBox extends BoxFile {
  id: string;
}

const KEY = 'paname.boxes';

export function keptBoxes(): readonly KeptBox[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]') as KeptBox[];
    return Array.isArray(kept) ? kept : [];
  } catch {
    return []; // somebody else's data under our name: begin anew
  }
}

export function keepBox(box: KeptBox): void {
  localStorage.setItem(KEY, JSON.stringify([box, ...keptBoxes().filter(({ id }) => id !== box.id)]));
}
