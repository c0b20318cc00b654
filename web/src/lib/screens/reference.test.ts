import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadAroundTexts } from '../aroundTexts';
import type { Box } from '../board/box';
import { loadTestBox } from '../client/corpus';
import { LANGUAGES, setLanguage, type Language } from '../i18n';
import { entries, matches, plain } from './reference';

let box: Box;
beforeAll(() => {
  box = loadTestBox();
  return loadAroundTexts();
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
