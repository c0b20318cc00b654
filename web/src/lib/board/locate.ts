// Where a piece lies: one `locate` for everybody who draws, points at or moves it.

import { parsePiece, rowOf, type Piece } from '../client/notation';
import type { View } from '../client/types';
import { circle, geometry } from './geometry';
import type { Layout, Point, Rect } from './layout';

const middle = ({ x, y, w, h }: Rect): Point => ({ x: x + w / 2, y: y + h / 2 });

/** Which wedge of the board a district is, clockwise from the top; `turn` brings another one there. */
export function wedgeOf(district: string, { view, turn, layout }: Locating): number {
  const index = view.districts.findIndex((one) => one.district === district);
  return geometry(layout).wedgeOf(index, turn);
}

export const angleOf = (district: string, where: Locating): number => geometry(where.layout).wedgeAngle(wedgeOf(district, where));

export const sixthOf = (district: string, where: Locating): number => geometry(where.layout).sixth(wedgeOf(district, where));

/** The part of the picture in which a district fills the screen of a phone. */
export const wedgeView = (district: string, where: Locating): string | undefined => where.layout.wedgeViews[wedgeOf(district, where)];

/** Of that part, its width through its height; they are all alike. */
export function wedgeAspect({ wedgeViews }: Layout): number {
  const [, , width = 1, height = 1] = wedgeViews[0]?.split(' ').map(Number) ?? [];
  return width / height;
}

export interface Placed extends Point {
  /** of a round thing */
  size?: number;
}

export interface Locating {
  view: View;
  turn: number;
  layout: Layout;
  /** a place of the row of landmarks is offered, so there is one more */
  offered?: (piece: Piece) => boolean;
}

/** The middle of a piece of the board; null for what lies beside it (a hand, a token, a tile of one's own). */
export function locate(piece: Piece, where: Locating): Placed | null {
  const { view, offered = () => false, layout } = where;
  const { pol, bonusAngle, siteAt, landmarkAt, landmarkSpots } = geometry(layout);
  const { radii, vpSpot } = layout;
  const angle = (district: string): number => angleOf(district, where);
  const at = parsePiece(piece);
  switch (at.kind) {
    case 'arc':
      return layout.centre;
    case 'bank':
      return pol(radii.bank, angle(at.district));
    case 'site': {
      const index = siteIndex(at.district, at.value, view);
      return index < 0 ? null : siteAt(index, angle(at.district));
    }
    case 'spot':
      return { ...pol(vpSpot.r, angle(at.district) + vpSpot.off), size: vpSpot.radius };
    case 'row':
    case 'landmark': {
      const landmarks = view.districts.find((one) => one.district === at.district)?.landmarks ?? [];
      const index = at.kind === 'row' ? landmarks.length : landmarks.findIndex((one) => one.landmark === at.landmark);
      const spot = landmarkSpots(landmarks.length + (offered(rowOf(at.district)) ? 1 : 0))[index];
      return spot ? landmarkAt(spot, angle(at.district)) : null;
    }
    case 'space':
      return pol(radii.bonus, bonusAngle(at.space));
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

/** Which of its district's building spaces it is, in the order of their values; -1: none. */
const siteIndex = (district: string, value: number, view: View): number =>
  view.districts.find((one) => one.district === district)?.sites.findIndex((one) => one.value === value) ?? -1;

/** Where a seat's key stands on the Arc or a bank; null: anywhere else the place itself says it. */
export function keySlot(piece: Piece, seat: number, where: Locating): Point | null {
  const { view, layout } = where;
  const { pol, hubSlot } = geometry(layout);
  const at = parsePiece(piece);
  if (at.kind === 'arc') return hubSlot(seat, view.seats.length);
  if (at.kind !== 'bank') return null;
  const [r, off] = layout.bankSlots[seat] ?? [layout.radii.bank, 0];
  return pol(r, angleOf(at.district, where) + off);
}

/** The edge of a building space, a landmark or a space of the bonus track; null: of nothing else. */
export function outlineOf(piece: Piece, where: Locating): string | null {
  const { view, layout } = where;
  const { bonusAngle, cell, siteCell, spaceHalf } = geometry(layout);
  const at = parsePiece(piece);
  switch (at.kind) {
    case 'landmark': {
      const placed = locate(piece, where);
      return placed && circle(placed, (placed.size ?? 0) + 2);
    }
    case 'space':
      return cell(layout.radii.bonus0, layout.radii.bonus1, bonusAngle(at.space), spaceHalf, 0, 6);
    case 'site': {
      const index = siteIndex(at.district, at.value, view);
      return index < 0 ? null : siteCell(index, angleOf(at.district, where), 2, 8);
    }
    default:
      return null;
  }
}
