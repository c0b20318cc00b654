import { expect, it } from 'vitest';
import { Looking } from './looking.svelte';

it('does not go to a moment that is no longer wanted when it comes', async () => {
  let come = (_: unknown): void => undefined;
  const store = { view: null, moment: () => new Promise((done) => (come = done)) };
  const look = new Looking(() => store as never);
  const going = look.goto(3);
  look.back();
  come({ round: 1 });
  await going;
  expect(look.past).toBeNull();
});
