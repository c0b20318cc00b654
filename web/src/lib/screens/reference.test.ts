import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Box } from '../board/box';
import { loadTestBox } from '../client/corpus';
import { LANGUAGES, setLanguage, type Language } from '../i18n';
import { entries, matches, plain } from './reference';
import { districtWords, type SeatLine } from './learn/scoring';

let box: Box;
beforeAll(() => {
  box = loadTestBox();
});

describe.each(Object.keys(LANGUAGES) as Language[])('reference: %s', (language) => {
  it('explains everything in the box', async () => {
    await setLanguage(language);
    for (const players of [2, 3, 4]) {
      const all = entries(box, players);
      const count = (section: string): number => all.filter((entry) => entry.section === section).length;
      expect(['landmarks', 'bonus', 'end', 'vp', 'buildings', 'values', 'districts', 'market'].map(count)).toEqual([8, 30, 12, 6, 6, 6, 6, 6]);
      for (const entry of all) expect(`${entry.title} ${entry.text}`, entry.id).not.toMatch(/[⟨⟩]|undefined|NaN|\{/);
      expect(new Set(all.map((entry) => entry.id)).size).toBe(all.length);
    }
  });
});

describe('search', () => {
  it('minds neither case nor accents, and takes numbers whole', async () => {
    await setLanguage('en');
    const all = entries(box, 2);
    const found = (query: string): string[] => all.filter((entry) => matches(entry, query)).map((entry) => entry.id);
    expect(plain('Sacré-Cœur')).toBe('sacre-coeur');
    expect(found('SACRE')).toEqual(['landmark-sacre-coeur']);
    expect(found('bonus tile 2')).toContain('bonus-2');
    expect(found('bonus tile 2')).not.toContain('bonus-27');
    expect(found('zzz')).toEqual([]);
  });
});

describe('the texts hold no figure of the box', () => {
  // A figure in a text would stay when the owner of a box corrects it. Numbers of the rules (three medals…) are words.
  it('in the reference and the lesson', () => {
    const LOCALES = join(import.meta.dirname, '..', '..', 'locales');
    for (const language of readdirSync(LOCALES).filter((name) => !name.includes('.'))) {
      for (const file of ['reference.ftl', 'learn.ftl']) {
        const lines = readFileSync(join(LOCALES, language, file), 'utf8').split('\n');
        const bad = lines.filter((line) => /\d/.test(line.replace(/^[^=]*=/, '').replace(/\{[^}]*\}/g, '')) && !ALLOWED.test(line));
        expect(bad, `${language}/${file}`).toEqual([]);
      }
    }
  });
});
/** Ranks, examples for the search field, plural variants, comments, and the value 8 by which the rules name a kind of building. */
const ALLOWED = /^(ref-search-hint|ref-vp-ranks|##)|\.text = .*8|^ *\[\d\]/;

describe('final scoring in words', () => {
  const line = (seat: number, sum: number, highest: number, rank: number | null, vp: number): SeatLine => ({ seat, sum, highest, rank, vp });
  const names = ['Ada', 'Blaise', 'Coco', 'Dora'];
  beforeAll(() => setLanguage('en'));

  it('explains a tie broken by the highest value (rules.md, example 6)', () => {
    const lines = [line(0, 13, 11, 2, 10), line(1, 10, 5, 3, 5), line(2, 13, 13, 1, 20), line(3, 3, 3, 4, 0)];
    const said = districtWords(lines, [20, 10, 5], names).join(' ');
    expect(said).toContain('Ada and Coco');
    expect(said).toContain('Coco has it, with\u00a013');
    expect(said).toContain('first three ranks');
  });
  it('explains a shared rank (example 7)', () => {
    const lines = [line(0, 16, 11, 3, 4), line(1, 21, 15, 1, 16), line(2, 8, 8, 4, 0), line(3, 21, 15, 1, 16)];
    const said = districtWords(lines, [16, 8, 4], names).join(' ');
    expect(said).toContain('Blaise and Dora are tied');
    expect(said).not.toContain('has it,');
  });
  it('explains the half rule of two players (example 8)', () => {
    expect(districtWords([line(0, 12, 8, 1, 18), line(1, 5, 5, 2, 0)], [18, 9, 4], names).join(' ')).toContain(
      '5 to\u00a012 is too little, so Blaise scores nothing',
    );
    expect(districtWords([line(0, 12, 8, 1, 18), line(1, 6, 5, 2, 9)], [18, 9, 4], names).join(' ')).toContain('6 to\u00a012 is enough');
  });
  it('tells who is alone, and when nobody is there', () => {
    expect(districtWords([line(0, 3, 3, 1, 18), line(1, 0, 0, null, 0)], [18, 9, 4], names)).toEqual(['Only Ada owns anything here.']);
    expect(districtWords([line(0, 0, 0, null, 0), line(1, 0, 0, null, 0)], [18, 9, 4], names)[0]).toMatch(/^Nobody/);
  });
});
