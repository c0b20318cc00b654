import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Choice } from './choices';
import { moveAction, type Place } from './notation';
import { Selection } from './selection.svelte';
import type { MovePlan } from './types';

const draw: Choice = { action: 'draw 1', meant: { verb: 'draw', pile: 1 }, kind: 'draw', pieces: ['pile:1'], state: 'payable', plan: null, reason: null };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A selection at a server that has not answered yet. */
function waiting(): { selection: Selection; play: ReturnType<typeof vi.fn> } {
  const play = vi.fn(() => new Promise<boolean>(() => undefined));
  return { selection: new Selection({ choices: [draw], play, ways: () => Promise.resolve([]), refuse: () => undefined }), play };
}

it('a click that plays at once is not drawn as a selection first, unless the answer is late', () => {
  const { selection, play } = waiting();
  selection.pick('pile:1');
  expect(play).toHaveBeenCalledWith(['draw 1']);
  expect(selection.pieces).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(selection.pieces).toEqual(['pile:1']);
});

it('what has happened meanwhile is not overtaken by the selection', () => {
  const { selection } = waiting();
  selection.pick('pile:1');
  selection.clear();
  vi.advanceTimersByTime(1000);
  expect(selection.pieces).toEqual([]);
});

const plan = (action: string, chain: string[]): MovePlan =>
  ({ action, chain, francs: chain.map(() => 1), price: { francs: 2 }, gains: [], purse: 0, forgone: 0, reason: null }) as MovePlan;
const move = (from: Place, to: Place, chain: string[]): Choice => {
  const action = moveAction(from, to);
  return {
    action,
    meant: { verb: 'move', from, to, tile: null },
    kind: 'move',
    pieces: [from, to],
    state: chain.length ? 'exchange' : 'payable',
    plan: plan(action, chain),
    reason: null,
  };
};

it('another move than the one that is being paid for is not paid for with what that would have sold', () => {
  const [dear, free] = [move('arc', 'montmartre:8', ['sell gold']), move('chaillot:bank', 'chaillot:2', [])];
  const play = vi.fn(() => Promise.resolve(true));
  const selection = new Selection({ choices: [dear, free], play, ways: () => Promise.resolve([]), refuse: () => undefined });
  selection.pick('arc');
  selection.pick('montmartre:8');
  expect(selection.payment).toBe(dear);
  selection.pick('chaillot:2');
  expect(play).toHaveBeenCalledWith([free.action]);
});

it('a sheet goes with what was selected for it', () => {
  const dear = move('arc', 'montmartre:8', ['sell gold']);
  const selection = new Selection({
    choices: [dear, move('arc', 'chaillot:2', [])],
    play: () => Promise.resolve(true),
    ways: () => Promise.resolve([]),
    refuse: () => undefined,
  });
  selection.pick('arc');
  selection.pick('montmartre:8');
  selection.pick('montmartre:8');
  expect([selection.pieces, selection.payment, selection.way]).toEqual([['arc'], null, null]);
});
