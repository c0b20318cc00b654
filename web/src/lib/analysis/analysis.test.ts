import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Box, type Components } from '../board/box';
import { geometry } from '../board/geometry';
import { PARIS } from '../board/layout';
import { locate } from '../board/locate';
import { ApiError, type Api } from '../client/api';
import type { AnalysisState, AnalyzedTurn, View } from '../client/types';
import { knowBox } from '../client/words';
import { setLanguage } from '../i18n';
import { loadTexts } from '../pageTexts';
import { AnalysisStore } from './analysis.svelte';
import { chipsOf, sayLead, sayPrevented } from './facts';
import { bands, forkSeams, momentsOf, turnAt, xOf } from './graph';
import { districtsOf, mainAction, marksOf, sayLineOfPlay } from './lines';
import { signed } from './words';

const GALLERY = join(import.meta.dirname, '..', '..', '..', 'tests', 'gallery');
const read = (name: string): unknown => JSON.parse(readFileSync(join(GALLERY, name), 'utf8'));
const { view } = read('late-game.json') as { view: View };
knowBox(new Box(read('components.json') as Components));

beforeAll(async () => {
  await setLanguage('en');
  await loadTexts('analysis');
});
afterEach(() => vi.useRealTimers());

const turn = (seat: number, before: number[], after: number[], lost = 0): AnalyzedTurn => ({
  seat,
  round: 1,
  first: 0,
  actions: ['draw 1', 'place arc', 'done'],
  before,
  after,
  judged: 1,
  played: ['place arc', 'done'],
  better: [],
  played_chance: 0.5,
  better_chance: 0.5,
  lost,
  judgement: 'best',
  phase: 'opening',
  kind: 'keys',
  reasons: [],
  played_brings: {},
  better_brings: {},
  leads: [],
  prevents: [],
});
const TURNS = [turn(0, [0.5, 0.5], [0.75, 0.25]), turn(1, [0.75, 0.25], [0.6, 0.4]), turn(0, [0.6, 0.4], [0, 1])];
const FRAME = { left: 0, right: 400, top: 0, bottom: 100 };

describe('the graph', () => {
  it('stacks the chances, the winner above', () => {
    const [winner, other] = bands(TURNS, [1, 0], 4, FRAME);
    expect(winner?.seam).toBe('M0.0 50.0L100.0 25.0L200.0 40.0L300.0 100.0');
    expect(other?.area.startsWith(`${winner?.seam}L`)).toBe(true);
    expect([winner?.last, other?.last]).toEqual([1, 0]);
  });

  it('shows what whoever plays next can reach: no chance jumps when a line is found and played', () => {
    const found = [turn(0, [0.9, 0.1], [0.9, 0.1]), turn(1, [0, 1], [0, 1])];
    expect(momentsOf(found)).toEqual([
      [0.9, 0.1],
      [0, 1],
      [0, 1],
    ]);
    expect(momentsOf([])).toEqual([]);
  });

  it('forks where another line leaves the game', () => {
    expect(forkSeams([TURNS[0]?.after ?? [], [0.2, 0.8]], 1, [1, 0], 4, FRAME)).toEqual(['M100.0 25.0L200.0 80.0']);
  });

  it('leads from a place to a turn and back', () => {
    for (const index of [0, 1, 2, 3]) expect(turnAt(xOf(index, 4, FRAME), 4, FRAME)).toBe(index);
    expect([turnAt(-50, 4, FRAME), turnAt(900, 4, FRAME)]).toEqual([0, 3]);
  });

  it('is nothing before the first turn is done', () => {
    expect(bands([], [0, 1], 4, FRAME).map(({ last }) => last)).toEqual([0, 0]);
  });
});

describe('a line of play', () => {
  const where = { view, turn: 0, layout: PARIS };
  const line = ['buy wood', 'buy wood', 'move montmartre:bank montmartre:8', 'bonus @27', 'done'];

  it('is marked where it happens, in its order', () => {
    const marks = marksOf(line, where);
    expect(marks.map(({ to }) => to)).toEqual((['montmartre:8', '@27'] as const).map((piece) => locate(piece, where)));
    expect(marks[0]?.from).not.toBeNull();
    expect(marks[1]?.from).toBeNull();
    const words = sayLineOfPlay(line, view);
    expect(marks.map(({ step }) => step)).toEqual([2, 3]); // as numbered in words
    expect(words[1]).toMatch(/8/);
    expect(words[2]).toMatch(/27/);
  });

  it('finds the place of a landmark that is still in the supply', () => {
    const landmark = view.landmarks[0] ?? '';
    expect(landmark).not.toBe('');
    expect(marksOf([`move montmartre:bank montmartre:${landmark}`], where)).toHaveLength(1);
  });

  it('shows a building that goes to a district of choice on the space of its value', () => {
    const asking = { ...where, view: { ...view, question: { kind: 'build', building: 'cafe', value: 3 } as const } };
    expect(marksOf(['build chaillot', 'place chaillot:bank'], asking).map(({ to }) => to)).toEqual(
      (['chaillot:3', 'chaillot:bank'] as const).map((piece) => locate(piece, where)),
    );
  });

  it('counts its steps where no figure of the board stands', () => {
    const numbers = Array.from({ length: PARIS.spaces }, (_, i) => marksOf([`bonus @${i + 1}`], where)[0]?.number);
    const { pol, R, scoreAngle } = geometry(PARIS);
    const figures = Array.from({ length: PARIS.points / 5 }, (_, i) => pol(R.score, scoreAngle(5 * i)));
    for (const at of numbers) {
      if (!at) throw new Error('a space without a number');
      expect(Math.hypot(at.x - PARIS.centre.x, at.y - PARIS.centre.y)).toBeGreaterThan(R.bonus1);
      for (const figure of figures) expect(Math.hypot(at.x - figure.x, at.y - figure.y)).toBeGreaterThan(24);
    }
    const [pile] = PARIS.piles;
    expect(marksOf(['draw 1'], where)[0]?.number.x).toBeLessThan((pile?.x ?? 0) + (pile?.w ?? 0) / 2);
  });

  it('is told without its end, equal steps once', () => {
    expect(sayLineOfPlay(line, view)).toHaveLength(3);
    expect(sayLineOfPlay(line, view)[0]).toMatch(/2.wood/);
  });

  it('knows its districts and its main action', () => {
    expect([...districtsOf([line, ['place chaillot:bank']])]).toEqual(['montmartre', 'chaillot']);
    expect(mainAction(line)).toBe('move montmartre:bank montmartre:8');
    expect(mainAction(['done'])).toBe('done');
  });
});

describe('plain facts', () => {
  const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

  it('are what a line brings, VP last, with words for those who see no pictures', () => {
    const chips = chipsOf({ vp: 7, francs: -16, 'gold prestige': 1, keys: 0 });
    expect(chips.map(({ icon, amount, text }) => [icon, amount, plain(text)])).toEqual([
      ['franc', -16, '−16 francs'],
      ['prestige-gold', 1, '+1 gold prestige token'],
      ['vp', 7, '+7 VP'],
    ]);
  });

  it('are the place in a district, and what becomes impossible', () => {
    const lead = { district: 'belleville', rank: 1, sum: 14, instead: 2, vp: 9 };
    expect(plain(sayLead(lead))).toBe('Belleville: total value 14, rank 1 instead of rank 2 (+9 VP)');
    expect(plain(sayLead({ ...lead, instead: null, vp: 0 }))).toBe('Belleville: total value 14, rank 1');
    expect(plain(sayLead({ ...lead, instead: 1 }))).toBe('Belleville: total value 14, rank 1 (+9 VP)');
    const one = { seat: 1, action: 'place arc', reason: { code: 'occupied' as const, args: {} } };
    expect(plain(sayPrevented(one, ['Ada', 'Blaise'], view))).toBe('Blaise could not have played “Place a key on the Arc de Triomphe”');
  });
});

it('writes gains and losses with their sign', () => expect([signed(8), signed(-17)]).toEqual(['+8', '−17']));

describe('the store', () => {
  const state = (status: AnalysisState['status'], done: number): AnalysisState => ({
    status,
    done,
    total: 3,
    analysis:
      status === 'none'
        ? null
        : { iterations: 1, seed: 1, turns: TURNS.slice(0, done), seats: [], turning_points: done === 3 ? [{ turn: 1, points: -9 }] : [] },
  });
  const server = (answers: (AnalysisState | Error)[]) => {
    const calls: string[] = [];
    const ask = (name: string) => async (): Promise<AnalysisState> => {
      calls.push(name);
      const answer = answers.shift() ?? state('done', 3);
      if (answer instanceof Error) throw answer;
      return answer;
    };
    const api = {
      analysis: ask('get'),
      analyze: ask('post'),
      replay: () => Promise.reject(new Error('none')),
      components: () => Promise.reject(new Error('none')),
    };
    return { calls, api: api as unknown as Api };
  };

  it('has the analysis made, and asks until it is done', async () => {
    vi.useFakeTimers();
    const { calls, api } = server([state('none', 0), state('running', 1), state('running', 2), state('done', 3)]);
    const store = new AnalysisStore('abc', null, api);
    await store.start();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(calls).toEqual(['get', 'post', 'get', 'get']);
    expect([store.turns.length, store.index]).toEqual([3, 1]); // at the first turning point
    store.close();
  });

  it('asks on when an answer got lost', async () => {
    vi.useFakeTimers();
    const lost = new ApiError(503, { code: 'server', args: {} });
    const { calls, api } = server([state('running', 1), lost, state('done', 3)]);
    const store = new AnalysisStore('abc', null, api);
    await store.start();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([calls.length, store.error, store.turns.length]).toEqual([3, null, 3]);
    store.close();
  });

  it('goes from turn to turn and between turning points, never beyond', async () => {
    const { api } = server([state('done', 3)]);
    const store = new AnalysisStore('abc', 2, api);
    await store.start();
    expect(store.index).toBe(2);
    expect(store.point(-1)?.turn).toBe(1);
    expect(store.point(1)).toBeUndefined();
    store.goto(99);
    expect(store.index).toBe(2);
    store.goto(-1);
    expect(store.index).toBe(0);
    store.close();
  });

  it('stops asking when it is closed', async () => {
    vi.useFakeTimers();
    const { calls, api } = server([state('running', 1), state('running', 1)]);
    const store = new AnalysisStore('abc', null, api);
    await store.start();
    store.close();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(calls).toEqual(['get']);
  });
});
