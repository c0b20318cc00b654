// Which paragraph of the rulebook tells about a piece, or why something is not possible.
import { parsePiece, prestigeOf, type Piece, type PieceKind } from '../client/notation';
import type { Reason, RuleCode, View } from '../client/types';

const OF_REASON: Readonly<Partial<Record<RuleCode, string>>> = {
  'already-drawn': 'turn',
  'already-on-arc': 'place',
  'already-on-bank': 'place',
  'draw-first': 'turn',
  'end-tile-gone': 'end-take',
  'end-tile-not-held': 'end-use',
  'game-over': 'end-trigger',
  'landmark-elsewhere': 'landmark-stays',
  'landmark-too-low': 'landmark-order',
  'look-first': 'end-take',
  'main-action-done': 'turn',
  'main-action-first': 'turn',
  'main-action-possible': 'turn-pass',
  'must-take': 'end-take',
  'needs-francs': 'price-pay',
  'needs-opponents-key-there': 'tiles-in-move',
  'needs-own-key-there': 'tiles-in-move',
  'needs-token': 'price-pay',
  'no-end-tiles': 'end-take',
  'no-key-in-hand': 'place',
  'no-key-in-reserve': 'bonus-impossible',
  'no-key-there': 'move',
  'no-question': 'benefits',
  'no-slot': 'benefit-prestige',
  'no-tiles-left': 'draw-empty',
  'none-in-reserve': 'market-buy',
  'not-a-destination': 'move',
  'not-built': 'move-built',
  'not-higher': 'move-higher',
  'not-your-turn': 'turn',
  'number-owned': 'bonus-owned',
  occupied: 'move',
  'only-in-a-move': 'tiles-in-move',
  'other-district': 'move-higher',
  'pile-empty': 'draw',
  'piles-not-empty': 'end-take',
  'question-open': 'benefits',
  'scores-at-the-end': 'final-francs',
  'space-behind': 'bonus-take',
  'space-empty': 'bonus-take',
  'space-out-of-reach': 'bonus-impossible',
  'space-taken': 'variant-districts',
  'tile-not-owned': 'bonus-activate',
  'tile-used': 'bonus-activate',
  'type-already-there': 'variant-districts',
  'vp-spot-taken': 'vp-tile',
  'vp-tile-gone': 'vp-tile',
};

const OF_KIND: Readonly<Record<Exclude<PieceKind, 'space' | 'tile' | 'end-tile' | 'token'>, string>> = {
  arc: 'place-arc',
  bank: 'place-bank',
  buy: 'market-buy',
  end: 'end-take',
  hand: 'place',
  landmark: 'benefit-prestige',
  pile: 'draw',
  row: 'landmark-new',
  site: 'benefits',
  spot: 'vp-tile',
  supply: 'landmark-new',
  vp: 'vp-tile',
};

/** Null: no rule of the game stands behind it (the server's own refusals, a command that is not well written). */
export const ruleOfReason = ({ code }: Pick<Reason, 'code'>): string | null => OF_REASON[code as RuleCode] ?? null;

export function ruleOfPiece(name: Piece, view: View): string {
  const piece = parsePiece(name);
  switch (piece.kind) {
    case 'space':
      return `tile-${view.bonus_track.find((one) => one.space === piece.space)?.number ?? 1}`;
    case 'tile':
      return `tile-${piece.number}`;
    case 'end-tile':
      return `end-tile-${piece.tile}`;
    case 'token':
      return prestigeOf(piece.token) ? 'market-prestige' : 'market-sell';
    default:
      return OF_KIND[piece.kind];
  }
}
