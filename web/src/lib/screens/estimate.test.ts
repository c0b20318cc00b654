import { expect, test } from 'vitest';
import { estimateMinutes } from './estimate';

const server = { turns: { fixed_districts: 45, free_districts: 48, last_rounds: 2 }, paces: { instant: 0, fast: 0.4, normal: 1, slow: 2 } };

test('people take longer than bots, slow bots longer than quick ones, and more tiles longer than fewer', () => {
  expect(estimateMinutes(['human', 'human'], 'normal', false, server)).toBe(35);
  expect(estimateMinutes(['human', 'bot'], 'normal', false, server)).toBe(20);
  expect(estimateMinutes(['human', 'bot'], 'slow', false, server)).toBe(25);
  expect(estimateMinutes(['human', 'human'], 'normal', true, server)).toBe(40);
  expect(estimateMinutes(['bot', 'bot'], 'instant', false, server)).toBe(5);
});
