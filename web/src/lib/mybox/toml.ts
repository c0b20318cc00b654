// A box as the file that the command line takes, and back. What the owner has compared goes along as `confirmed`.

import { stringify } from 'smol-toml';
import type { Components } from '../board/box';
import { items } from './items';

export interface BoxFile {
  name: string;
  components: Components;
  /** items whose figures were compared with the real box */
  checked: string[];
}

/** What the server adds to the figures when it sends them, and what is not one. */
const ADDED = ['sha256', 'provenance', 'name', 'confirmed'] as const;

export function figuresOf(sent: Components): Components {
  const copy = structuredClone(sent) as Components & Record<string, unknown>;
  for (const key of ADDED) delete copy[key];
  return copy;
}

export function write({ name, components, checked }: BoxFile): string {
  const confirmed = items(components)
    .filter(({ id }) => checked.includes(id))
    .flatMap((item) => item.keys(components));
  const named = name.trim() ? `${stringify({ name: name.trim() })}\n` : '';
  return `${named}${confirmed.length ? lines('confirmed', confirmed) : ''}${stringify(components)}\n`;
}

/** One entry on each line: the server refuses long lines (box/loader.py). */
const lines = (key: string, entries: readonly string[]): string => `${key} = [\n${entries.map((entry) => `  ${JSON.stringify(entry)},\n`).join('')}]\n`;

/** A box as the server sends it back when it has found it right. */
export function read(sent: Components): BoxFile {
  const components = figuresOf(sent);
  const confirmed = new Set(sent.confirmed);
  const checked = items(components)
    .filter((item) => item.keys(components).every((key) => confirmed.has(key)))
    .map(({ id }) => id);
  return { name: sent.name ?? '', components, checked };
}
