import { expect, it, vi } from 'vitest';

const play = vi.hoisted(() => vi.fn());
vi.mock('./sound', () => ({ play }));

it('the chime sounds once for a turn, in however many tabs it is shown', async () => {
  const turn = { turn: 'Your turn', body: '', which: 't1.3.0', sound: true, notification: false };
  for (const tab of [1, 2]) {
    vi.resetModules(); // every tab has its own memory; what is stored they share
    const { signal } = await import('./notify');
    signal(turn);
    expect(play, `tab ${tab}`).toHaveBeenCalledTimes(1);
    signal({ ...turn, turn: null });
    if (tab === 2) signal({ ...turn, which: 't1.4.0' });
  }
  expect(play, 'the next turn').toHaveBeenCalledTimes(2);
});
