import { expect, it } from 'vitest';
import { loadTestBox, makeCorpus } from './corpus';
import { ReplayStore } from './replay.svelte';

const { components } = loadTestBox();
const [game] = makeCorpus(1);
const steps = game?.steps.slice(0, 4).map(({ action, seat }, i) => ({ step: i + 1, seat, action, events: [] }));

function opened(): { store: ReplayStore; answers: ((error?: Error) => void)[] } {
  const answers: ((error?: Error) => void)[] = [];
  const replay = (_: string, seat: number | null): Promise<unknown> =>
    new Promise((done, fail) =>
      answers.push((error) =>
        error ? fail(error) : done({ table: { seats: [], components: components.sha256 }, seat, start: game?.start[(seat ?? -1) + 1], steps }),
      ),
    );
  return { store: new ReplayStore('t', { components: async () => components, tableComponents: async () => components, replay } as never), answers };
}

it('goes on from where it is by then, and says what went wrong until it is right again', async () => {
  const { store, answers } = opened();
  const first = store.start(null, 1);
  answers[0]?.();
  await first;
  const other = store.eyes(0);
  store.goto(3);
  answers[1]?.();
  await other;
  expect([store.seat, store.step]).toEqual([0, 3]);
  const lost = store.eyes(1);
  answers[2]?.(new Error('lost'));
  await lost;
  expect([store.seat, store.error?.code]).toEqual([0, 'client']);
  const again = store.eyes(1);
  answers[3]?.();
  await again;
  expect([store.seat, store.error]).toEqual([1, null]);
});

it('is seen through the eyes chosen last, whichever answer comes first', async () => {
  const { store, answers } = opened();
  const both = [store.eyes(0), store.eyes(1)];
  answers[1]?.();
  await both[1];
  answers[0]?.();
  await both[0];
  expect(store.seat).toBe(1);
});
