import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { LANGUAGES, setLanguage, type Language } from '../i18n';
import { sayAlternative, sayReason, sayReasonVp, saySource, sayWorth } from './why';

const NAMES = ['Colette', 'Blaise'];
// As paname.bots.playing_out names them.
const SOURCES = ['tile:30', 'end_tile', 'building', 'prestige', 'district:chaillot', 'bonus', 'district', 'rest'];

describe.each(Object.keys(LANGUAGES) as Language[])('reasons in %s', (language) => {
  beforeEach(() => setLanguage(language));

  it('has words for every source, and tells whose it is', () => {
    for (const source of SOURCES) {
      const own = saySource({ seat: 0, source, vp: 2 }, 0, NAMES);
      expect(own).not.toMatch(/source-|:|NaN/);
      expect(saySource({ seat: 1, source, vp: 2 }, 0, NAMES)).toBe(`Blaise · ${own}`);
    }
  });
});

describe('in English', () => {
  beforeEach(() => setLanguage('en'));
  afterAll(() => setLanguage('en'));

  it('says what a seat has more, and what an opponent has less', () => {
    expect(sayReason({ seat: 0, source: 'tile:30', vp: 9.6 }, 0, NAMES)).toBe('Bonus tile\u00a030 (+10\u00a0VP)');
    expect(sayReasonVp({ seat: 1, source: 'tile:30', vp: 9.6 }, 0)).toBe('−10\u00a0VP'); // it speaks for the turn: Blaise has fewer
    expect(sayReasonVp({ seat: 0, source: 'prestige', vp: -4.2 }, 0)).toBe('−4\u00a0VP');
    expect(sayWorth(-4.25)).toBe('−4.3\u00a0VP');
  });

  it('tells chance and lead of another turn where the server does not call it as good', () => {
    expect(sayAlternative({ action: 'done', chance: 0.5, lead: 3, vp: null, alike: true })).toBe('about as good');
    expect(sayAlternative({ action: 'done', chance: 0.5, lead: -3.4, vp: null, alike: false })).toBe('Chance to win: 50%, lead at the end: −3\u00a0VP');
  });

  it('compares VP where nobody knows the chance', () => {
    expect(sayAlternative({ action: 'done', chance: null, lead: null, vp: -4.3, alike: false })).toBe('−4.3\u00a0VP');
    expect(sayAlternative({ action: 'done', chance: null, lead: null, vp: 10, alike: false })).toBe('+10\u00a0VP');
    expect(sayAlternative({ action: 'done', chance: null, lead: null, vp: -0.4, alike: true })).toBe('about as good');
  });
});
