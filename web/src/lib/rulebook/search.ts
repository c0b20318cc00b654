// Searching the rules: every word must stand in the paragraph, in any order; case, accents and hyphens do not matter.
import { labelled, t } from '../i18n';
import { plain } from '../screens/reference';
import { bare } from './markup';
import type { Chapter, Paragraph } from './book';

export interface Hit {
  /** of a paragraph, or of a worked example */
  id: string;
  number: string;
  chapter: Chapter;
  /** the text around the first word found, and which stretches of it to set in bold */
  pieces: readonly { text: string; found: boolean }[];
}

const AROUND = 44;
const words = (query: string): string[] =>
  plain(query)
    .split(/[\s\-‐‑–]+/u)
    .filter(Boolean);

/** What people call it who do not know our words for it. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  'final-ties': ['rb-also-ties'],
  winner: ['rb-also-ties', 'rb-also-winner'],
  'market-coins': ['rb-also-money'],
  sources: ['rb-also-points'],
};
const otherWords = (id: string): string => (ALSO[id] ?? []).map((key) => t(key)).join(' ');

/** Typed without umlauts: "schluessel". */
const withoutUmlauts = (word: string): string => word.replace(/([aou])e/g, '$1');

function pieces(text: string, wanted: readonly string[]): Hit['pieces'] {
  // Folding accents may change the length of a text ("œ"): it is done letter by letter, so that places fit.
  const letters = [...text];
  const folded = letters.map((letter) => plain(letter).slice(0, 1) || ' ').join('');
  const marks = wanted
    .map((word) => [folded.indexOf(word), word.length] as const)
    .filter(([at]) => at >= 0)
    .sort(([a], [b]) => a - b);
  const start = Math.max(0, (marks[0]?.[0] ?? 0) - AROUND);
  const end = Math.min(letters.length, start + 3 * AROUND);
  const result: { text: string; found: boolean }[] = [];
  const add = (from: number, to: number, found: boolean): void => {
    if (to > from) result.push({ text: letters.slice(from, to).join(''), found });
  };
  let at = start;
  for (const [mark, length] of marks) {
    if (mark < at || mark + length > end) continue;
    add(at, mark, false);
    add(mark, mark + length, true);
    at = mark + length;
  }
  add(at, end, false);
  if (start > 0) result.unshift({ text: '…', found: false });
  if (end < letters.length) result.push({ text: '…', found: false });
  return result;
}

/** A paragraph with what its picture names. */
const textOf = ({ text, drawn = '' }: Paragraph, number: (id: string) => string): string => `${bare(text, number)} ${drawn}`.trim();
const titleOf = (example: number): string => labelled(t('rb-example', { number: example }), t(`rb-ex-${example}`));

export function search(chapters: readonly Chapter[], number: (id: string) => string, query: string): Hit[] {
  const wanted = words(query);
  if (wanted.length === 0) return [];
  return chapters.flatMap((chapter) =>
    chapter.items.flatMap((item): Hit[] => {
      if (item.kind === 'heading' || item.kind === 'figure') return [];
      const text = item.kind === 'example' ? titleOf(item.number) : textOf(item, number);
      const tile = item.kind === 'paragraph' ? (item.tile?.number ?? '') : '';
      const place = String(item.number); // searched for as a whole: a bare 9 is no paragraph of chapter 9
      const where = plain(`${chapter.title} ${tile} ${text} ${otherWords(item.id)}`);
      const fits = (word: string): boolean =>
        place === word || (/^\d+$/.test(word) ? new RegExp(`(^|\\D)${word}(\\D|$)`).test(where) : where.includes(word) || where.includes(withoutUmlauts(word)));
      return wanted.every(fits) ? [{ id: item.id, number: place, chapter, pieces: pieces(text, wanted) }] : [];
    }),
  );
}

/** How many letters must change to make one word of the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[b.length] ?? 0;
}

/** A word that differs in more of its letters was not meant. */
const FARTHEST = 0.4;

/** The words of the book that are most like what was asked for in vain. */
export function nearest(chapters: readonly Chapter[], number: (id: string) => string, query: string, count = 3): string[] {
  const known = new Map<string, string>();
  for (const { items } of chapters)
    for (const item of items)
      if (item.kind === 'paragraph') for (const [word] of textOf(item, number).matchAll(/\p{L}{4,}/gu)) known.set(plain(word), word.toLocaleLowerCase());
  const missing = words(query).filter((word) => ![...known.keys()].some((one) => one.includes(word)));
  const [wanted] = missing.length ? missing : words(query);
  if (!wanted) return [];
  return [...known]
    .map(([folded, word]) => ({ word, far: distance(wanted, folded) / Math.max(wanted.length, folded.length) }))
    .filter(({ far }) => far <= FARTHEST)
    .sort((a, b) => a.far - b.far || a.word.localeCompare(b.word))
    .slice(0, count)
    .map(({ word }) => word);
}
