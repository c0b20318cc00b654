// Where things lie on the board: one Layout of figures, one `locate` that finds a piece by them. Another board is another Layout.

import { parsePiece, rowOf, type Piece } from '../client/notation';
import type { View } from '../client/types';
import { BANK_SLOTS, bonusAngle, hubSlot, landmarkSpots, pol, R, SITES, siteRadius, VP_SPOT, wedgeAngle, wedgeOf, type Point } from './geometry';

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Layout {
  centre: Point;
  /** building piles, in their order */
  piles: readonly Rect[];
  /** VP tiles of the supply, in the order of the view */
  vpTiles: readonly Rect[];
  /** the general reserve, in the order wood, marble, gold */
  market: Record<'wood' | 'marble' | 'gold', Rect>;
  endTiles: Rect;
}

/** For more pieces than the layout has places for. */
export const NOWHERE: Rect = { x: 0, y: 0, w: 0, h: 0 };

const row = (rects: readonly (readonly [number, number])[], w: number, h: number): Rect[] => rects.map(([x, y]) => ({ x, y, w, h }));

export const PARIS: Layout = {
  centre: { x: 500, y: 500 },
  piles: row(
    [
      [10, 34],
      [112, 34],
      [10, 110],
    ],
    82,
    58,
  ),
  vpTiles: row(
    [
      [796, 34],
      [862, 34],
      [928, 34],
      [862, 84],
      [928, 84],
      [928, 134],
    ],
    60,
    44,
  ),
  market: {
    wood: { x: 10, y: 832, w: 114, h: 40 },
    marble: { x: 10, y: 878, w: 114, h: 40 },
    gold: { x: 10, y: 924, w: 114, h: 40 },
  },
  endTiles: { x: 900, y: 892, w: 84, h: 72 },
};

const middle = ({ x, y, w, h }: Rect): Point => ({ x: x + w / 2, y: y + h / 2 });

/** Of a wedge: its angle on the board; `turn` brings another district to the top. */
export function angleOf(district: string, view: View, turn: number): number {
  return wedgeAngle(
    wedgeOf(
      view.districts.findIndex((one) => one.district === district),
      turn,
    ),
  );
}

export interface Placed extends Point {
  /** of a round thing */
  size?: number;
}

export interface Locating {
  view: View;
  turn: number;
  /** a place of the row of landmarks is offered, so there is one more */
  offered?: (piece: Piece) => boolean;
  layout?: Layout;
}

/** The middle of a piece of the board; null for what lies beside it (a hand, a token, a tile of one's own). */
export function locate(piece: Piece, { view, turn, offered = () => false, layout = PARIS }: Locating): Placed | null {
  const at = parsePiece(piece);
  switch (at.kind) {
    case 'arc':
      return layout.centre;
    case 'bank':
      return pol(R.bank, angleOf(at.district, view, turn));
    case 'site': {
      const index = view.districts.find((one) => one.district === at.district)?.sites.findIndex((one) => one.value === at.value) ?? -1;
      const site = SITES[index];
      return site ? pol(siteRadius(site[0]), angleOf(at.district, view, turn) + site[1]) : null;
    }
    case 'spot':
      return { ...pol(VP_SPOT.r, angleOf(at.district, view, turn) + VP_SPOT.off), size: VP_SPOT.radius };
    case 'row':
    case 'landmark': {
      const landmarks = view.districts.find((one) => one.district === at.district)?.landmarks ?? [];
      const index = at.kind === 'row' ? landmarks.length : landmarks.findIndex((one) => one.landmark === at.landmark);
      const spot = landmarkSpots(landmarks.length + (offered(rowOf(at.district)) ? 1 : 0))[index];
      return spot ? { ...pol(spot[0], angleOf(at.district, view, turn) + spot[1]), size: spot[2] } : null;
    }
    case 'space':
      return pol(R.bonus, bonusAngle(at.space));
    case 'pile':
      return of(layout.piles[at.pile - 1]);
    case 'vp':
      return of(layout.vpTiles[view.vp_tiles.indexOf(at.tile)]);
    case 'buy':
      return middle(layout.market[at.resource]);
    case 'end':
      return middle(layout.endTiles);
    default:
      return null;
  }
}

const of = (rect: Rect | undefined): Point | null => (rect ? middle(rect) : null);

/** Where a seat's key stands on the Arc or a bank; null: anywhere else the place itself says it. */
export function keySlot(piece: Piece, seat: number, { view, turn }: Locating): Point | null {
  const at = parsePiece(piece);
  if (at.kind === 'arc') return hubSlot(seat, view.seats.length);
  if (at.kind !== 'bank') return null;
  const [r, off] = BANK_SLOTS[seat] ?? BANK_SLOTS[0];
  return pol(r, angleOf(at.district, view, turn) + off);
}
