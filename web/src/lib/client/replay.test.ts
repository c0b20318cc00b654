import { expect, it } from 'vitest';
import { loadTestBox, makeCorpus } from './corpus';
import { ReplayStore } from './replay.svelte';

it('is seen through the eyes chosen last, whichever answer comes first', async () => {
  const { components } = loadTestBox();
  const [game] = makeCorpus(1);
  const answers: (() => void)[] = [];
  const replay = (_: string, seat: number | null): Promise<unknown> =>
    new Promise((done) =>
      answers.push(() => done({ table: { seats: [], components: components.sha256 }, seat, start: game?.start[(seat ?? -1) + 1], steps: [] })),
    );
  const store = new ReplayStore('t', { components: async () => components, tableComponents: async () => components, replay } as never);
  const both = [store.eyes(0), store.eyes(1)];
  answers[1]?.();
  await both[1];
  answers[0]?.();
  await both[0];
  expect(store.seat).toBe(1);
});
