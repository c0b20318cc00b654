import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Choice } from './choices';
import { Selection } from './selection.svelte';

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
