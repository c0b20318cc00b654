// A box as the file that the command line takes, and back. What the owner has checked goes along as a comment.

import { parse, stringify } from 'smol-toml';
import type { Components } from '../board/box';

export interface BoxFile {
  name: string;
  components: Components;
  /** items whose figures were compared with the real box */
  checked: string[];
}

const CHECKED = '# checked:';
/** What the server adds to the figures when it sends them. */
const ADDED = ['sha256', 'provenance', 'name'] as const;

export function figuresOf(sent: Components): Components {
  const copy = structuredClone(sent) as Components & Record<string, unknown>;
  for (const key of ADDED) delete copy[key];
  return copy;
}

export function write({ name, components, checked }: BoxFile): string {
  const marks = checked.length ? `${CHECKED} ${[...checked].sort().join(' ')}\n` : '';
  return `${marks}${stringify({ ...(name ? { name } : {}), ...components })}\n`;
}

/** Throws what the parser says; whether the figures make a box, the server knows. */
export function read(text: string): BoxFile {
  const data = parse(text) as unknown as Components & { name?: string };
  const marks = text.split('\n').find((line) => line.startsWith(CHECKED)) ?? '';
  return { name: data.name ?? '', components: figuresOf(data), checked: marks.slice(CHECKED.length).split(' ').filter(Boolean) };
}
