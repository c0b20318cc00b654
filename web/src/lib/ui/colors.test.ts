import { expect, it } from 'vitest';
import { headOf, inOrder, wear } from './colors.svelte';

it('shows seats in the colours of their game, and as usual after it', () => {
  const end = wear([3, 0]);
  expect([headOf(0), headOf(1)]).toEqual(['star', 'round']);
  expect(document.documentElement.style.getPropertyValue('--seat-0')).toBe('var(--color-3)');
  end();
  expect([headOf(0), headOf(3)]).toEqual(['round', 'star']);
  expect(document.documentElement.style.getPropertyValue('--seat-0')).toBe('');
});

it('gives the others what is left', () => {
  expect(inOrder(2, 4)).toEqual([2, 0, 1, 3]);
  expect(inOrder(0, 2)).toEqual([0, 1]);
});
