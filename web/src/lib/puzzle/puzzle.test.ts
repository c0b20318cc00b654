import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Components } from '../board/box';
import { ApiError, type Api } from '../client/api';
import { preferences } from '../client/preferences.svelte';
import type { PuzzleInfo, PuzzleState, PuzzleVerdict, TableInfo, TableState, Update, View } from '../client/types';
import type { PuzzleApi } from './api';
import { loadProgress, nextPuzzle, noted, streak, week } from './progress';
import { PuzzleStore } from './puzzle.svelte';

const GALLERY = join(import.meta.dirname, '..', '..', '..', 'tests', 'gallery');
const read = (name: string): unknown => JSON.parse(readFileSync(join(GALLERY, name), 'utf8'));
const components = read('components.json') as Components;
const { view } = read('late-game.json') as { view: View };

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

const all: PuzzleInfo[] = [1, 2, 3, 4].map((number) => ({ id: `p${number}`, number, difficulty: number % 2 ? 'easy' : 'hard' }));

describe('progress', () => {
  it('keeps the first result, and days that were solved', () => {
    let progress = noted(loadProgress(), 'p3', 2, '2026-11-16');
    progress = noted(progress, 'p3', 3, '2026-11-16');
    progress = noted(progress, 'p4', 0, '2026-11-17'); // shown, not solved
    expect(loadProgress()).toEqual(progress);
    expect(progress).toEqual({ stars: { p3: 2, p4: 0 }, days: ['2026-11-16'] });
    localStorage.setItem('paname.puzzles', 'no JSON');
    expect(loadProgress()).toEqual({ stars: {}, days: [] });
  });

  it('counts days in a row, over the end of a month', () => {
    const days = ['2026-10-30', '2026-10-31', '2026-11-01'];
    expect([streak(days, '2026-11-01'), streak(days, '2026-11-02'), streak(days, '2026-11-03'), streak([], '2026-11-01')]).toEqual([3, 3, 0, 0]);
    expect(week('2026-03-02')).toEqual(['2026-02-24', '2026-02-25', '2026-02-26', '2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']);
  });

  it('leads on to the next that was not done', () => {
    const open = { stars: {}, days: [] };
    expect([nextPuzzle(all, 'p1', open), nextPuzzle(all, 'p3', open), nextPuzzle(all, 'p1', { stars: { p3: 3 }, days: [] })]).toEqual(['p3', 'p1', 'p2']);
    expect(nextPuzzle(all, 'p4', { stars: { p1: 1, p2: 1, p3: 1, p4: 1 }, days: [] })).toBe('p1');
  });
});

const seats = [0, 1, 2, 3].map((seat) => ({ seat, kind: 'human', name: '', level: null, yours: seat === 1, color: seat }));
const info = { id: '2', status: 'record', components: components.sha256, screens: 'open', seats, over: null } as unknown as TableInfo;
const table = (seq: number, active = 1): TableState => ({
  table: info,
  seat: 1,
  seq,
  view: { ...view, active, viewer: 1 },
  legal: active === 1 ? ['done'] : [],
  plans: [],
  francs: {},
  losses: [],
  undo: seq,
  log: [],
});
const update = (seq: number, active: number): Update => ({
  type: 'update',
  seq,
  kind: 'action',
  seat: 1,
  action: active === 1 ? 'place arc' : 'done',
  steps: 0,
  events: [],
  view: null,
  active,
  legal: [],
  plans: [],
  francs: {},
  losses: [],
  undo: seq,
  over: null,
  at: 0,
});
const verdict = (result: PuzzleVerdict['result'], lost: number): PuzzleVerdict => ({
  result,
  best: ['place arc', 'done'],
  best_chance: 0.6,
  other: ['pass', 'done'],
  other_chance: 0.4,
  lost,
  judgement: 'blunder',
  reasons: [],
  best_brings: {},
  other_brings: {},
  leads: [],
});

async function opened(answer: PuzzleVerdict | ApiError, number: string | null = null) {
  preferences.animation = 'off';
  const calls: string[] = [];
  const say = <T>(text: string, found: T): Promise<T> => (calls.push(text), Promise.resolve(found));
  const state = (seq: number, active = 1, updates: Update[] = []): PuzzleState => ({
    puzzle: { id: 'p2', number: 2, difficulty: 'hard' },
    kind: 'keys',
    state: table(seq, active),
    updates,
  });
  const from = {
    list: () => say('list', { day: '2026-11-16', daily: 'p2', puzzles: all }),
    open: (n: string) => say(`open ${n}`, state(0)),
    play: (n: string, played: string[], actions: string[]) =>
      say(
        `play ${n} ${played.join()}|${actions.join()}`,
        actions.includes('done')
          ? state(played.length + 1, 2, [update(played.length + 1, 2)])
          : state(
              played.length + actions.length,
              1,
              actions.map((_, i) => update(played.length + i + 1, 1)),
            ),
      ),
    check: (n: string, actions: string[]) => (
      calls.push(`check ${n} ${actions.join()}`),
      answer instanceof ApiError ? Promise.reject(answer) : Promise.resolve(answer)
    ),
    solution: (n: string) => say(`solution ${n}`, verdict('shown', 20)),
  } as unknown as PuzzleApi;
  const store = new PuzzleStore(from, { components: () => Promise.resolve(components) } as unknown as Api);
  await store.open(number);
  expect(store.error).toBe(null);
  return { store, calls };
}

/** Plays the turn to its end, and waits for the answer. */
async function answered(store: PuzzleStore): Promise<void> {
  await store.game.act('place arc');
  await store.game.act('done');
  store.settled();
  await new Promise((resolve) => setTimeout(resolve));
}

describe('a puzzle', () => {
  it('can be changed again only when the turn has been judged', async () => {
    const { store } = await opened(verdict('wrong', 20));
    await store.game.act('place arc');
    await store.game.act('done');
    expect(store.game.waiting).toBe(false);
    store.settled();
    expect([store.checking, store.game.waiting]).toEqual([true, true]);
    await vi.waitFor(() => expect([store.checking, store.game.waiting]).toEqual([false, false]));
  });

  it('is a table whose turn is checked when it is over', async () => {
    const { store, calls } = await opened(verdict('solved', 20));
    expect([store.daily, store.stars, store.game.seat, store.game.canEnd]).toEqual([true, 3, 1, true]);
    await answered(store);
    expect(calls).toEqual(['list', 'open p2', 'play p2 |place arc', 'play p2 place arc|done', 'check p2 place arc,done']);
    expect([store.finished, store.game.seq, store.game.canEnd]).toEqual([true, 0, false]); // the position returns, nothing more is played
    expect(loadProgress()).toEqual({ stars: { p2: 3 }, days: ['2026-11-16'] });
    expect(store.next).toBe('p4');
    store.settled(); // once is enough
    expect(calls).toHaveLength(5);
    store.again();
    expect([store.finished, store.game.canEnd]).toEqual([false, true]);
    store.close();
  });

  it('is played again after a wrong answer, which reveals nothing', async () => {
    const { store } = await opened(verdict('wrong', 12), '2');
    await store.game.act('place arc');
    expect(store.game.log).toHaveLength(1);
    store.again();
    expect(store.game.log).toEqual([]);
    await answered(store);
    expect(store.game.log).toEqual([]);
    expect([store.finished, store.verdict?.result, store.played, store.game.canEnd]).toEqual([false, 'wrong', [], true]);
    expect(loadProgress().stars).toEqual({});
    await store.game.act('place arc');
    expect(store.verdict).toBe(null);
    store.close();
  });

  it('tells the solution after a wrong answer only when it is asked for, beside that answer', async () => {
    const { store, calls } = await opened(verdict('wrong', 12), '2');
    await answered(store);
    expect([store.finished, store.missed]).toEqual([false, false]);
    await store.solution();
    expect([calls.at(-1), store.verdict?.result, store.verdict?.lost, store.missed, store.stars]).toEqual(['check p2 place arc,done', 'shown', 12, true, 0]);
    store.again();
    await store.solution();
    expect([calls.at(-1), store.missed], 'nothing was answered this time').toEqual(['solution p2', false]);
    store.close();
  });

  it('takes back step by step', async () => {
    const { store, calls } = await opened(verdict('solved', 20));
    await store.game.actAll(['buy wood', 'place arc']);
    expect(store.played).toEqual(['buy wood', 'place arc']);
    await store.game.undo();
    expect([calls.at(-1), store.played, store.game.seq]).toEqual(['play p2 buy wood|', ['buy wood'], 1]);
    store.close();
  });

  it('gives a nudge for a star, and its solution for all of them', async () => {
    const { store, calls } = await opened(verdict('solved', 20));
    store.nudge();
    expect(store.stars).toBe(2);
    await store.solution();
    expect([calls.at(-1), store.stars, store.finished]).toEqual(['solution p2', 0, true]);
    expect(loadProgress()).toEqual({ stars: { p2: 0 }, days: [] });
    store.close();
  });

  it('says so when nobody could check it, and can be tried again', async () => {
    const { store } = await opened(new ApiError(429, { code: 'too-many-requests', args: {} }));
    await answered(store);
    expect([store.verdict, store.checking, store.game.error?.code, store.game.canEnd]).toEqual([null, false, 'too-many-requests', true]);
    store.close();
  });
});
