// A line of play on the board and in words: where its actions happen, in their order.
import { circle, geometry } from '../board/geometry';
import type { Layout, Point } from '../board/layout';
import { locate, outlineOf, type Locating, type Placed } from '../board/locate';
import {
  districtOf,
  isPlace,
  parseAction,
  parsePiece,
  parsePlace,
  pileOf,
  rowOf,
  siteOf,
  spaceOf,
  spotOf,
  type Action,
  type Piece,
  type Place,
} from '../client/notation';
import { asked } from '../client/places';
import type { View } from '../client/types';
import { sayStep, summed, type Step } from '../client/words';

export interface Mark {
  /** which step of the line it is, counted as in words */
  step: number;
  from: Placed | null;
  to: Placed;
  /** its edge, or a ring around it */
  outline: string;
  radius: number;
  /** where the number of the step stands */
  number: Point;
}

/** The piece an action is about, and where its key comes from; what lies in nobody's sight has none. A building comes to the space of
 *  its value. */
function piecesOf(action: Action, value = 0): { from?: Place; to: Piece } | null {
  switch (action.verb) {
    case 'draw':
      return { to: pileOf(action.pile) };
    case 'build':
      return { to: siteOf(action.district, value) };
    case 'place':
      return { to: action.place };
    case 'move':
      return { from: action.from, to: action.to };
    case 'bonus':
      return { to: spaceOf(action.space) };
    case 'vp':
      return { to: spotOf(action.district) };
    case 'look':
    case 'take':
      return { to: 'end' };
    case 'use':
      return action.space === null ? null : { to: spaceOf(action.space) };
    default:
      return null;
  }
}

/** A landmark that is still in the supply goes to the end of its row. */
function find(piece: Piece, where: Locating): Placed | null {
  const there = locate(piece, where);
  if (there || !isPlace(piece)) return there;
  const place = parsePlace(piece);
  return place.kind === 'landmark' ? locate(rowOf(place.district), { ...where, offered: () => true }) : null;
}

/** At its edge, and on no figure: a space of the bonus track has them all over, so its number goes to the score track, between two
 *  figures; a pile has its count where others have their number. */
function numberOf(piece: Piece, { x, y }: Point, radius: number, layout: Layout): Point {
  const { bonusAngle, pol, R, spaceHalf } = geometry(layout);
  const at = parsePiece(piece);
  if (at.kind === 'space') return pol(R.score, bonusAngle(at.space) + spaceHalf / 2);
  const aside = 0.75 * radius;
  return { x: x + (at.kind === 'pile' ? -aside : aside), y: y - aside };
}

/** The end of the turn goes without saying. */
const stepsOf = (actions: readonly string[]): Step[] => summed(actions.filter((action) => action !== 'done'));

export function marksOf(actions: readonly string[], where: Locating): Mark[] {
  return stepsOf(actions).flatMap(({ action: text }, i) => {
    const action = parseAction(text);
    const pieces = action && piecesOf(action, asked(where.view, 'build')?.value);
    const to = pieces && find(pieces.to, where);
    if (!pieces || !to) return [];
    const radius = (to.size ?? 26) + 4;
    const outline = outlineOf(pieces.to, where) ?? circle(to, radius);
    const from = pieces.from ? find(pieces.from, where) : null;
    return [{ step: i + 1, from, to, outline, radius, number: numberOf(pieces.to, to, radius, where.layout) }];
  });
}

/** The districts that a line is about. */
export function districtsOf(lines: readonly (readonly string[])[]): Set<string> {
  const found = lines.flat().flatMap((text) => {
    const action = parseAction(text);
    const pieces = action && piecesOf(action);
    return pieces ? [pieces.to, ...(pieces.from ? [pieces.from] : [])].map(districtOf) : [];
  });
  return new Set(found.filter((district): district is string => district !== null));
}

/** In the order of play. */
export function sayLineOfPlay(actions: readonly string[], view: View): string[] {
  return stepsOf(actions).map((step) => sayStep(step, view));
}

const MAIN: ReadonlySet<Action['verb']> = new Set(['place', 'move', 'look', 'take', 'pass']);

/** The action a turn is told by. */
export const mainAction = (actions: readonly string[]): string => actions.findLast((text) => MAIN.has(parseAction(text)?.verb ?? 'done')) ?? 'done';
