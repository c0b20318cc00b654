// The lesson: when the recorded game stands at `before` actions, a bubble says something and, with `act`, the learner plays
// the next recorded action himself. What lies between two bubbles plays by itself.
import type { Box } from '../../board/box';
import type { Piece } from '../../client/notation';
import type { Args } from '../../i18n';
import { t } from '../../i18n';

export interface Bubble {
  before: number;
  /** message with its title, and `.text` */
  say: string;
  /** the piece the bubble points at */
  at?: Piece;
  act?: boolean;
  /** the pieces to click, where they are not simply those of the action */
  pieces?: readonly Piece[];
  args?: (box: Box) => Args;
}

const francs = (count: number): string => t('n-francs', { count });
const vp = (count: number): string => t('n-vp', { count });

export const OPPONENT = 'Gaston';

export const SCRIPT: readonly Bubble[] = [
  { before: 0, say: 'learn-welcome', at: 'arc', args: () => ({ name: OPPONENT }) },
  { before: 0, say: 'learn-goal' },
  { before: 0, say: 'learn-draw', at: 'pile:1', act: true },
  { before: 1, say: 'learn-bank', at: 'chaillot:bank', act: true, args: (box) => ({ francs: francs(box.banks.get('chaillot') ?? 0) }) },
  { before: 2, say: 'learn-done', act: true },
  { before: 6, say: 'learn-draw-again', at: 'pile:1', act: true, args: () => ({ name: OPPONENT }) },
  { before: 7, say: 'learn-move', at: 'chaillot:2', act: true },
  { before: 8, say: 'learn-bonus', at: '@5', act: true, args: () => ({ space: 5 }) },
  { before: 9, say: 'learn-use', at: 'tile:5', act: true, args: (box) => ({ francs: francs(box.components.bonus.gain['5']?.francs ?? 0) }) },
  { before: 15, say: 'learn-arc', at: 'arc', act: true },
  { before: 21, say: 'learn-climb', at: 'chaillot:4', act: true },
  { before: 27, say: 'learn-eight', at: 'montmartre:8', act: true, args: (box) => ({ value: 8, vp: vp(box.components.building_values['8']?.vp ?? 0) }) },
  { before: 39, say: 'learn-landmark', at: 'landmark:jardin-du-luxembourg', act: true },
  { before: 40, say: 'learn-prestige', at: 'token:silver prestige', act: true, args: (box) => ({ vp: vp(box.components.prestige_vp.silver) }) },
  { before: 83, say: 'learn-skip' },
  {
    before: 83,
    say: 'learn-tile27',
    at: '@27',
    act: true,
    args: (box) => ({ number: box.components.bonus.scoring.per_franc_at_end.number, vp: vp(box.components.bonus.scoring.per_franc_at_end.vp) }),
  },
  { before: 113, say: 'learn-end-tile', at: 'end', act: true, pieces: ['end'] },
  {
    before: 130,
    say: 'learn-score-tile',
    at: 'tile:18',
    act: true,
    args: (box) => ({ number: 18, value: box.components.bonus.per_building['18']?.value ?? 0, vp: vp(box.components.bonus.per_building['18']?.vp ?? 0) }),
  },
  { before: 143, say: 'learn-vp-tile', at: 'spot:montmartre', act: true, args: (box) => ({ figures: box.vpFigures('18') }) },
  { before: 150, say: 'learn-buy', at: 'buy:marble', act: true, args: (box) => ({ francs: francs(box.components.market.buy.marble) }) },
  { before: 152, say: 'learn-second', at: 'landmark:jardin-des-tuileries', act: true },
  { before: 156, say: 'learn-landmark-tile', at: 'tile:29', act: true, args: (box) => ({ number: 29, vp: vp(box.components.bonus.scoring.per_landmark.vp) }) },
  { before: 192, say: 'learn-last', args: (box) => ({ number: box.components.bonus.scoring.per_franc_at_end.number }) },
];
