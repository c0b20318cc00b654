import { expect, it } from 'vitest';
import { shared } from './shared';

it('what is told anew keeps the parts that are equal', () => {
  const before = { seats: [{ vp: 3 }, { vp: 5 }], arc: [1], round: 2, question: null };
  const told = { seats: [{ vp: 3 }, { vp: 6 }], arc: [1], round: 2, question: { kind: 'look' } };
  const after = shared(before, told);
  expect(after).toEqual(told);
  expect(after.seats[0]).toBe(before.seats[0]);
  expect(after.seats[1]).not.toBe(before.seats[1]);
  expect(after.arc).toBe(before.arc);
  expect(shared(before, structuredClone(before))).toBe(before);
});

it('what has become shorter, longer or something else is not what it was', () => {
  for (const [before, after] of [
    [[1, 2], [1]],
    [[1], [1, 2]],
    [[], {}],
    [null, { a: 1 }],
    [{ a: 1 }, null],
    [{ a: 1, b: 2 }, { a: 1 }],
    [
      [[1], [2]],
      [[2], [1]],
    ],
  ]) {
    expect(shared(before, after)).toEqual(after);
    expect(Array.isArray(shared(before, after))).toBe(Array.isArray(after));
  }
});
