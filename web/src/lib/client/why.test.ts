import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { has, LANGUAGES, setLanguage, type Language } from '../i18n';
import { sayAlternative, sayPart, sayWorth } from './why';

// As paname.bots.explain has them: PARTS, and those whose number is not said, or said beside them.
const COUNTED = ['francs', 'keys', 'resources', 'prestige', 'buildings', 'districts', 'tiles', 'track'];
const TERMS = [...COUNTED, 'vp', 'time', 'others'];

describe.each(Object.keys(LANGUAGES) as Language[])('reasons in %s', (language) => {
  beforeEach(() => setLanguage(language));

  it('has words for every term, different for better and worse', () => {
    for (const term of TERMS) {
      expect(has(`why-${term}`), term).toBe(true);
      expect(sayPart({ term, vp: 2, amount: 0 })).not.toBe(sayPart({ term, vp: -2, amount: 0 }));
    }
    for (const term of COUNTED) {
      for (const amount of [1, 3, 5]) {
        const more = sayPart({ term, vp: 2, amount });
        expect(more).toContain(String(amount));
        expect(more).not.toContain('why-');
        expect(sayPart({ term, vp: 2, amount }, true)).toBe(sayPart({ term, vp: -2, amount: -amount }));
      }
    }
  });
});

describe('in English', () => {
  beforeEach(() => setLanguage('en'));
  afterAll(() => setLanguage('en'));

  it('counts', () => {
    expect(sayPart({ term: 'francs', vp: -2.1, amount: -1 })).toBe('−1\u00a0franc');
    expect(sayPart({ term: 'francs', vp: 1.7, amount: 3 })).toBe('+3\u00a0francs');
    expect(sayPart({ term: 'vp', vp: 4, amount: 4 })).toBe('more VP at once'); // "+4 VP" stands beside it
    expect(sayPart({ term: 'others', vp: 1.7, amount: 0 })).toBe('opponents are worse off');
    expect(sayWorth(-4.25)).toBe('−4.3\u00a0VP');
  });

  it('says what the other turn lacks', () => {
    const reason = { term: 'tiles', vp: 5, amount: 1 };
    expect(sayAlternative({ action: 'done', vp: -4.3, reason })).toBe('−4.3\u00a0VP: −1\u00a0tile to activate');
    expect(sayAlternative({ action: 'done', vp: -0.4, reason })).toBe('about as good');
    expect(sayAlternative({ action: 'done', vp: -4, reason: null })).toBe('−4\u00a0VP');
  });
});
