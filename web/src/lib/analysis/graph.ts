// The geometry of the graph: bands of chances stacked on each other, the winner's above.
import type { AnalyzedTurn } from '../client/types';

export interface Band {
  seat: number;
  /** of the band, closed; and of its lower edge */
  area: string;
  seam: string;
  /** where its head stands: in the middle of its thickest part */
  head: { x: number; y: number };
  /** share after the last turn that is done */
  last: number;
}

export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** After turn `index`; −1 is the start. */
export const xOf = (index: number, total: number, { left, right }: Frame): number => left + ((right - left) * (index + 1)) / Math.max(1, total);

/** The turn whose moment is nearest to a place. */
export function turnAt(x: number, total: number, { left, right }: Frame): number {
  return Math.min(total - 1, Math.max(0, Math.round(((x - left) / (right - left)) * total) - 1));
}

/** The seams of another line, which leaves the game after `from` turns: the chances there and after each of its turns. */
export function forkSeams(moments: readonly (readonly number[])[], from: number, order: readonly number[], total: number, frame: Frame): string[] {
  const y = (share: number): number => frame.bottom - (frame.bottom - frame.top) * Math.min(1, Math.max(0, share));
  const below = (shares: readonly number[], place: number): number => 1 - order.slice(0, place + 1).reduce((sum, seat) => sum + (shares[seat] ?? 0), 0);
  return order
    .slice(0, -1)
    .map((_, place) => 'M' + moments.map((shares, i) => `${xOf(from - 1 + i, total, frame).toFixed(1)} ${y(below(shares, place)).toFixed(1)}`).join('L'));
}

/** The chances before each turn, as whoever plays next can see them, and after the last. */
export const momentsOf = (turns: readonly AnalyzedTurn[]): number[][] => [...turns.map(({ before }) => before), ...turns.slice(-1).map(({ after }) => after)];

export function bands(turns: readonly AnalyzedTurn[], order: readonly number[], total: number, frame: Frame): Band[] {
  const moments = momentsOf(turns);
  const y = (share: number): number => frame.bottom - (frame.bottom - frame.top) * Math.min(1, Math.max(0, share));
  const x = (moment: number): number => xOf(moment - 1, total, frame);
  const path = (shares: readonly number[]): string[] => shares.map((share, i) => `${x(i).toFixed(1)} ${y(share).toFixed(1)}`);
  let tops = moments.map(() => 1);
  return order.map((seat, place) => {
    const feet = tops.map((top, i) => (place === order.length - 1 ? 0 : top - (moments[i]?.[seat] ?? 0)));
    const thick = tops.map((top, i) => top - (feet[i] ?? 0));
    // heads of neighbours stand apart: each seat has its own stretch of the game to look in
    const from = Math.floor((moments.length * (place + 0.25)) / order.length);
    const stretch = thick.slice(from, from + Math.max(1, Math.ceil(moments.length / order.length / 2)));
    const at = from + stretch.indexOf(Math.max(...stretch));
    const band = {
      seat,
      area: `M${path(tops).join('L')}L${path(feet).reverse().join('L')}z`,
      seam: `M${path(feet).join('L')}`,
      head: { x: x(at), y: y((tops[at] ?? 1) - (thick[at] ?? 0) / 2) },
      last: moments.at(-1)?.[seat] ?? 0,
    };
    tops = feet;
    return band;
  });
}
