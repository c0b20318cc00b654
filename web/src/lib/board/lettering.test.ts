import { expect, it } from 'vitest';
import { cut, halves } from './lettering';

it('a long name takes two lines, between words where there are some', () => {
  expect(halves('Quartier de la Chaussée-d’Antin et Nord')).toEqual(['Quartier de la', 'Chaussée-d’Antin et Nord']);
  expect(halves('W'.repeat(40))).toEqual(['W'.repeat(20), 'W'.repeat(20)]);
  expect(halves('Saint-Germain-des-Prés').join('')).toBe('Saint-Germain-des-Prés');
});

it('a long name is cut where there is one line', () => {
  expect(cut('Quartier de la Chaussée', 15)).toBe('Quartier de la…');
  expect(cut('La Villette', 15)).toBe('La Villette');
});
