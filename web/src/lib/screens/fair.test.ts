import { createHash } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { isFair } from './fair';

const record = { options: { players: 2 }, setup: { piles: [['sacre-coeur:8', 'montmartre:1']], removed: [] } };
const opening = { salt: '5f', text: JSON.stringify({ setup: record.setup, options: record.options }) };
const commitment = createHash('sha256').update(`5f\n${opening.text}`, 'utf8').digest('hex');

it('recognises the shuffle that was committed to and played', async () => {
  expect(await isFair({ commitment, opening }, record)).toBe(true);
  expect(await isFair({ commitment: null, opening: null }, record)).toBe(null);
});

it('notices another opening, and another game', async () => {
  expect(await isFair({ commitment, opening: { ...opening, salt: '60' } }, record)).toBe(false);
  const swapped = { ...record, setup: { ...record.setup, piles: [['montmartre:1', 'sacre-coeur:8']] } };
  expect(await isFair({ commitment, opening }, swapped)).toBe(false);
  expect(await isFair({ commitment, opening }, { ...record, setup: {} })).toBe(false);
});

it('comes to the same verdict at a guest’s, where the browser lends no hash', async () => {
  vi.stubGlobal('crypto', {}); // http://192.168.1.5 is no secure context
  expect(await isFair({ commitment, opening }, record)).toBe(true);
  expect(await isFair({ commitment: commitment.replace(/^./, (digit) => (digit === '0' ? '1' : '0')), opening }, record)).toBe(false);
  expect(await isFair({ commitment, opening: { ...opening, salt: '60' } }, record)).toBe(false);
  expect(await isFair({ commitment, opening }, { ...record, setup: {} })).toBe(false);
  vi.unstubAllGlobals();
});
