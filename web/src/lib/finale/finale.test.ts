import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Box } from '../board/box';
import { loadTestBox } from '../client/corpus';
import { preferences } from '../client/preferences.svelte';
import type { Finale, View } from '../client/types';
import { setLanguage } from '../i18n';
import { Count } from './count.svelte';
import { marksOf, placed } from './marks';
import { sentence, show, ties, turningPoint, won } from './numbers';
import { onRibbon } from './ribbon';
import { places, reason, say, steps, type Step } from './steps';
import { loadTexts } from '../pageTexts';
import { frame, schedule } from './timeline';

const NAMES = ['Colette', 'Blaise', 'Ninon', 'Émile'];
const line = (seat: number, sum: number, highest: number, rank: number | null, vp: number) => ({ seat, sum, highest, rank, vp });
const finale: Finale = {
  played: [44, 45, 36, 41],
  turns: [1, 2].flatMap((round) => NAMES.map((_, seat) => ({ round, seat, vp: [44, 45, 36, 41] }))),
  count: [
    { district: null, vp_tile: null, lines: [line(0, 0, 0, null, 26)], settled: [], after: [70, 45, 36, 41] },
    {
      district: 'batignolles',
      vp_tile: '16',
      lines: [line(1, 5, 5, 1, 16), line(2, 5, 3, 2, 8), line(3, 1, 1, 3, 4), line(0, 0, 0, null, 0)],
      settled: [{ by: 'highest', seats: [1, 2] }],
      after: [70, 61, 44, 45],
    },
  ],
  decided: ['vp', 'vp', 'vp'],
  vp: [70, 61, 44, 45],
  numbers: [
    { kind: 'leading', figure: 0, args: {} },
    { kind: 'margin', figure: 1, args: { other: 1 } },
    { kind: 'place', figure: 14, args: { place: 'belleville:notre-dame', round: 17 } },
    { kind: 'francs', figure: 26, args: {} },
  ],
  turning: [
    { round: 20, district: null, seat: 0, vp: 20, landmark: null, leader: 0 },
    { round: null, district: 'chaillot', seat: 1, vp: 14, landmark: null, leader: 0 },
  ],
};

let box: Box;
let all: Step[];
beforeAll(async () => {
  box = loadTestBox();
  await setLanguage('en');
  await loadTexts('finale');
  all = steps(finale, box);
});
/** without the spaces at which no line breaks */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const at = (index: number): Step => all[index] as Step;

describe('the steps', () => {
  it('lead from play to the result', () => {
    expect(all.map(({ kind, title, note }) => [kind, title, note])).toEqual([
      ['play', 'In play', '2\u00a0rounds'],
      ['francs', 'Francs', 'Bonus tile\u00a027'],
      ['district', 'Batignolles', '16 · 8 · 4'],
    ]);
    expect(at(1).before).toEqual(finale.played);
    expect(at(2).before).toEqual(at(1).after);
  });

  it('are said in one sentence each, ties with what decided', () => {
    expect(plain(say(at(0), NAMES))).toBe('Points scored during the game: Colette 44 VP, Blaise 45 VP, Ninon 36 VP, and Émile 41 VP.');
    expect(plain(say(at(1), NAMES))).toBe('Francs: Colette 26 VP.');
    expect(plain(say(at(2), NAMES))).toBe(
      'Batignolles: Blaise 16 VP, Ninon 8 VP, and Émile 4 VP. Tied at 5. The single highest value decides: Blaise has 5, Ninon only 3.',
    );
  });

  it('tell a shared rank and less than half', () => {
    const tied = { lines: [line(0, 21, 15, 1, 16), line(3, 21, 15, 1, 16)] };
    expect(reason(tied, { by: 'shared', seats: [0, 3] }, NAMES)).toEqual({
      head: 'Tied at\u00a021.',
      text: 'The highest values are equal, too: Colette and Émile each score as rank\u00a01.',
    });
    const two = { lines: [line(0, 12, 8, 1, 18), line(1, 5, 5, 2, 0)] };
    expect(reason(two, { by: 'half', seats: [0, 1] }, NAMES)).toEqual({
      head: '5\u00a0is less than half of\u00a012.',
      text: 'With two players, Blaise then scores nothing for second place.',
    });
  });

  it('name what a seat owns in a district, the highest first, two keys as two', () => {
    const district = {
      district: 'chaillot',
      sites: [
        { value: 2, building: 'hotel', keys: [1, 1] },
        { value: 5, building: 'cafe', keys: [0] },
      ],
      landmarks: [{ landmark: 'louvre', value: 15, keys: [1] }],
    };
    const view = { districts: [district] } as unknown as View;
    expect(places(view, 'chaillot', 1)).toEqual([
      { piece: 'chaillot:louvre', icon: 'l-louvre', value: 15, keys: 1 },
      { piece: 'chaillot:2', icon: 'b-hotel', value: 2, keys: 2 },
    ]);
    expect(places(view, 'chaillot', 2)).toEqual([]);
  });
});

describe('the timeline', () => {
  it('begins with the points before and ends with those after', () => {
    for (const step of all) {
      expect(frame(step, 0).vp).toEqual(step.before);
      expect(frame(step, schedule(step).settled).vp).toEqual(step.after);
      expect(frame(step, Infinity).vp).toEqual(step.after);
    }
  });

  it('takes about three and a half seconds for a district, the lowest rank running first', () => {
    const { end, runs, settled } = schedule(at(2));
    expect(end).toBeGreaterThan(3000);
    expect(end).toBeLessThan(4600);
    expect([...runs.keys()]).toEqual([3, 2, 1]);
    expect(end - settled).toBe(1200);
  });
});

describe('the count', () => {
  it('is finished, held, gone back, and ends with the result', () => {
    const result = vi.fn();
    const count = new Count(all, result);
    Object.defineProperty(count, 'still', { value: false });
    count.next(); // nothing runs in the first step
    expect([count.index, count.settled]).toEqual([1, false]);
    count.next();
    expect([count.index, count.settled]).toEqual([1, true]);
    count.next();
    expect(count.frame.vp).toEqual(at(2).before);
    count.back();
    expect([count.index, count.paused, count.frame.vp]).toEqual([1, true, at(1).after]);
    count.next(); // held: nothing runs, so all of it is shown
    expect([count.index, count.settled, count.frame.veil, count.frame.plaque]).toEqual([2, true, 1, 1]);
    count.next();
    expect(result).toHaveBeenCalledOnce();
    expect(count.index).toBe(2);
  });

  it('takes any key that writes, but none of the browser’s, and no single ones from who has switched them off', () => {
    const count = new Count(all, vi.fn());
    Object.defineProperty(count, 'still', { value: false });
    const press = (key: string): boolean => count.press(new KeyboardEvent('keydown', { key }));
    count.next();
    expect([press('F5'), press('F11'), press('PageDown'), press('Tab'), count.settled]).toEqual([false, false, false, false, false]);
    expect([press('x'), count.settled]).toEqual([true, true]);
    expect(press('x')).toBe(false);
    preferences.shortcuts = false;
    expect([press(' '), press('ArrowRight'), count.index, press('x')]).toEqual([false, true, 2, false]);
    preferences.shortcuts = true;
  });

  it('is not set back by a frame that began before it', () => {
    const frames: FrameRequestCallback[] = [];
    const asked = vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((tick) => frames.push(tick));
    const count = new Count(all, vi.fn());
    Object.defineProperty(count, 'still', { value: false });
    const stop = count.start();
    frames[0]?.(performance.now() - 300); // as on a busy machine
    count.toggle();
    expect(count.clock).toBe(0);
    count.next();
    expect(count.index).toBe(1);
    stop();
    asked.mockRestore();
  });
});

describe('the story', () => {
  it('is told by the two numbers that surprise most, the margin first', () => {
    expect(sentence(finale, 'Colette', NAMES, 27)).toBe('by a single point, in the lead only after the final scoring.');
    expect(sentence({ ...finale, decided: ['francs'] }, 'Colette', NAMES, 27)).toBeNull();
  });

  it('says what decided between equal points behind the winner', () => {
    const order = [2, 0, 3, 1];
    expect(ties({ ...finale, decided: ['francs', 'vp', 'francs'] }, order, NAMES)).toEqual(['Tied on points: Émile is ahead of Blaise with more francs.']);
    expect(ties({ ...finale, decided: ['vp', 'values', 'shared'] }, order, NAMES)).toEqual([
      'Tied on points and francs: Colette is ahead of Émile with a higher total value on the whole board.',
      'Émile and Blaise share a place: tied on points, francs, and total value.',
    ]);
    expect(ties({ ...finale, decided: ['shared', 'shared', 'vp'] }, order, NAMES), 'three share the victory').toEqual([]);
    expect(ties({ ...finale, decided: ['shared', 'shared', 'shared'] }, order, NAMES)).toEqual([]);
    expect(ties({ ...finale, decided: ['shared', 'francs', 'shared'] }, order, NAMES).length).toBe(2);
  });

  it('has a figure, a noun and a short clause for every number', () => {
    expect(finale.numbers.map((number) => show(number, 'Colette', NAMES, 27, () => 'hotel'))).toEqual([
      { figure: 0, noun: 'rounds in the lead', clause: 'before the final scoring' },
      { figure: 1, noun: 'point', clause: 'between Colette and Blaise' },
      { figure: 14, noun: 'Notre-Dame', clause: 'highest value owned, in round\u00a017' },
      { figure: 26, noun: 'VP from francs', clause: 'with bonus tile\u00a027' },
    ]);
  });

  it('says what turned the game, and who won what', () => {
    expect(finale.turning.map((point) => turningPoint(point, NAMES)).map(({ when, text }) => ({ when, text: plain(text) }))).toEqual([
      { when: 'Round\u00a020', text: 'Colette scores 20 VP in a single turn. And takes the lead.' },
      { when: 'Scoring', text: 'Blaise scores 14 VP in Chaillot. Colette takes the lead.' },
    ]);
    expect([won(finale, 1), won(finale, 0)]).toEqual(['won Batignolles', '']);
  });
});

describe('the ribbon', () => {
  const told = (...names: string[]): readonly string[] => onRibbon(names, (text) => 0.55 * text.length).lines;
  it('names everybody who shares a victory', () => {
    expect(told('Ada', 'Blaise')).toEqual(['Ada & Blaise']);
    expect(told('Konstantin Sergejew', 'Nadeschda')).toEqual(['Konstantin Sergejew', '& Nadeschda']);
    expect(told('Ada', 'Konstantin Sergejew', 'Blaise')).toEqual(['Ada & Konstantin Sergejew', '& Blaise']);
    expect(told('Wilhelmine-Auguste', 'Konstantin Sergejew', 'Nadeschda', 'Jo')).toEqual(['Wilhelmine-Auguste', '& Konstantin S… & Nadeschda & Jo']);
    expect(told('x'.repeat(40))).toEqual([`${'x'.repeat(23)}…`]);
    const four = onRibbon(Array(4).fill('W'.repeat(40)), (text) => text.length);
    expect([four.lines.length, four.lines.join(' ').match(/W+…/g)?.length]).toEqual([2, 4]);
  });
});

describe('the marks on the chart', () => {
  it('stand where the turning points of play happened', () => {
    const turns = [1, 2].flatMap((round) => NAMES.map((_, seat) => ({ round, seat, vp: [0, 0, 0, 0] })));
    const turning = [
      { round: 1, district: null, seat: 2, vp: 20, landmark: null, leader: 2 },
      { round: 2, district: null, seat: 0, vp: 9, landmark: 'notre-dame', leader: null },
      { round: null, district: 'chaillot', seat: 1, vp: 14, landmark: null, leader: 0 },
    ];
    expect(marksOf({ ...finale, turns, turning })).toEqual([
      { turn: 3, seat: 2, text: '+20' },
      { turn: 5, seat: 0, text: 'Notre-Dame' },
    ]);
  });
  it('have texts that lie on no line, on no other text, and inside the chart', () => {
    const room = { left: 40, right: 574, top: 14 };
    const marks = [
      { x: 42, text: 'Notre-Dame' },
      { x: 60, text: 'Sacré-Cœur' },
      { x: 570, text: '+20' },
    ];
    const [first, second, third] = placed(marks, (from) => (from < 100 ? 200 : 10), room);
    expect(first?.y).toBeLessThan(200);
    expect((first?.y ?? 0) - (second?.y ?? 0)).toBeGreaterThanOrEqual(17);
    expect(first?.x).toBeGreaterThan(42);
    expect(third?.x).toBeLessThan(570);
    expect(third?.y).toBe(14);
  });
});
