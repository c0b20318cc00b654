import { expect, it } from 'vitest';
import { Box, type Effect } from '../board/box';
import type { Components } from '../client/types';
import components from '../../../tests/gallery/components.json';
import { drawnEffect } from './glyphs';

const box = new Box(components as unknown as Components);
const shown = (effect: Effect): SVGSVGElement => {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.innerHTML = drawnEffect(effect);
  return svg;
};

it('draws every bonus tile with its figures', () => {
  for (const number of box.bonusNumbers) expect(shown(box.bonus(number, 2)).querySelector('use, path, text'), `tile ${number}`).not.toBeNull();
  const effect: Effect = { kind: 'gain', francs: 5, vp: 0, tokens: [{ token: 'wood', count: 3 }] };
  expect(shown(effect).querySelector('text')?.textContent).toBe('5');
  expect(shown(effect).querySelectorAll('use')).toHaveLength(4);
});

it('makes no elements of what a box has where figures belong', () => {
  const francs = '<image href="x" onerror="alert(1)"/>' as unknown as number;
  expect(shown({ kind: 'gain', francs, vp: 0, tokens: [] }).querySelector('image')).toBeNull();
});
