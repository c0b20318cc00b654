// The order of the rulebook. Every paragraph has an id, which is its address (`/rules#price`) and its message (`rb-price`),
// and names the rules of docs/rules.md that it tells.

export type Figure = 'board' | 'tokens' | 'move' | 'prices' | 'landmarks' | 'vp-tiles';

export type Part =
  | { kind: 'paragraph'; id: string; rules: readonly string[] }
  | { kind: 'heading'; id: string }
  | { kind: 'figure'; show: Figure }
  /** every bonus tile, every End Game tile: their number is the box's */
  | { kind: 'bonus-tiles' | 'end-tiles' | 'examples' };

export interface Plan {
  id: string;
  parts: readonly Part[];
}

const p = (id: string, ...rules: string[]): Part => ({ kind: 'paragraph', id, rules });
const h = (id: string): Part => ({ kind: 'heading', id });
const figure = (show: Figure): Part => ({ kind: 'figure', show });

export const CHAPTERS: readonly Plan[] = [
  {
    id: 'setup',
    parts: [
      h('idea'),
      p('aim', 'R10.4'),
      p('sources'),
      p('golds'),
      h('board'),
      p('board'),
      figure('board'),
      p('setup-tokens', 'R1.3'),
      figure('tokens'),
      p('setup-piles', 'R1.6'),
      p('setup-beside', 'R1.5'),
      p('setup-bonus', 'R1.4'),
      h('players'),
      p('setup-players', 'R1.1', 'R1.2'),
      p('setup-start', 'R1.1', 'R1.2'),
      p('screens'),
    ],
  },
  { id: 'turn', parts: [p('turn', 'R2.1'), p('turn-actions', 'R2.1'), p('turn-free', 'R2.2'), p('turn-pass', 'R2.3')] },
  { id: 'draw', parts: [p('draw', 'R3.1'), p('draw-space', 'R3.2'), p('draw-empty', 'R3.4')] },
  { id: 'place', parts: [p('place', 'R4.1'), p('place-bank', 'R4.2'), p('place-arc', 'R4.2'), p('place-stays')] },
  {
    id: 'move',
    parts: [
      h('where'),
      p('move', 'R5.1'),
      p('move-higher', 'R5.2'),
      p('move-arc', 'R5.2'),
      figure('move'),
      p('move-built', 'R5.3'),
      p('move-occupied', 'R9.5'),
      h('costs'),
      p('price', 'R5.4'),
      p('price-resources', 'R5.4'),
      p('price-pay', 'R5.4'),
      p('price-spent', 'R5.5'),
      h('benefits'),
      p('benefits', 'R5.6'),
      p('benefit-token', 'R5.6'),
      p('benefit-bonus', 'R5.6'),
      p('benefit-vp', 'R5.6'),
      p('benefit-prestige', 'R5.6'),
      h('landmarks'),
      p('landmark-new', 'R5.3'),
      p('landmark-order', 'R5.3'),
      p('landmark-stays', 'R5.3'),
      figure('landmarks'),
      h('vp-tiles'),
      p('vp-tile', 'R5.7'),
      p('vp-tile-count', 'R5.7'),
      p('vp-tile-decline', 'R5.7'),
      figure('vp-tiles'),
    ],
  },
  { id: 'ends', parts: [p('end-take', 'R6.1'), p('end-use', 'R6.2'), p('end-last', 'R10.1'), h('end-tiles'), { kind: 'end-tiles' }] },
  {
    id: 'market',
    parts: [p('market-buy', 'R7.1'), p('market-sell', 'R7.1'), p('market-prestige', 'R7.1'), p('market-coins', 'R7.1'), h('prices'), figure('prices')],
  },
  {
    id: 'bonus',
    parts: [
      h('taking'),
      p('bonus-take', 'R8.1'),
      p('bonus-decline', 'R8.1'),
      p('bonus-owned', 'R8.2'),
      p('bonus-last', 'R8.3'),
      h('activating'),
      p('bonus-activate', 'R9.1'),
      p('bonus-impossible', 'R9.2'),
      p('tokens-shown', 'R9.4'),
      p('tiles-in-move', 'R9.5'),
      p('counts-double', 'R9.6'),
    ],
  },
  { id: 'tiles', parts: [p('tiles', 'R9.3'), { kind: 'bonus-tiles' }] },
  {
    id: 'end',
    parts: [
      h('end'),
      p('end-trigger', 'R10.1'),
      h('scoring'),
      p('final-francs', 'R10.2'),
      p('final-districts', 'R10.2'),
      p('final-ties', 'R10.2'),
      p('final-shared', 'R9.6'),
      h('winner'),
      p('winner', 'R10.4'),
    ],
  },
  { id: 'two', parts: [p('two-half', 'R10.3'), p('two-keys', 'R1.2'), p('two-copies', 'R1.4'), p('two-vp', 'R9.3')] },
  {
    id: 'variants',
    parts: [
      p('variant-tokens', 'R1.7'),
      p('variant-bonus', 'R1.8'),
      p('variant-advanced', 'R1.7', 'R1.8'),
      p('variant-districts', 'R1.9', 'R3.3'),
      p('variant-piles', 'R1.10'),
    ],
  },
  { id: 'examples', parts: [{ kind: 'examples' }] },
];

/** The paragraph each worked example belongs to, in their order. */
export const EXAMPLE_OF: readonly string[] = [
  'move-higher',
  'price',
  'landmark-new',
  'landmark-order',
  'tile-18',
  'final-ties',
  'final-shared',
  'two-half',
  'tile-30',
];
