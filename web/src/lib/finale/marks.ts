// What turned the game, marked where it happened on the lines of the chart.
import type { Finale } from '../client/types';
import { landmarkName } from '../names';

export interface Mark {
  /** how many turns had been played then, it included */
  turn: number;
  seat: number;
  /** a landmark's name, or the points of a turn that brought many */
  text: string;
}

/** The turning points of play; those of the final scoring have their own part of the chart. */
export const marksOf = ({ turning, turns }: Finale): Mark[] =>
  turning.flatMap(({ round, seat, landmark, vp }) => {
    const turn = turns.findIndex((one) => one.round === round && one.seat === seat) + 1;
    return turn ? [{ turn, seat, text: landmark ? landmarkName(landmark) : `+${vp}` }] : [];
  });

export interface Label {
  x: number;
  /** the baseline of the text */
  y: number;
  text: string;
  /** of its width */
  half: number;
}

/** Where their texts stand: above every line that runs below them, a line of text above one another where they would touch. */
export function placed(
  marks: readonly { x: number; text: string }[],
  highest: (from: number, to: number) => number,
  room: { left: number; right: number; top: number },
): Label[] {
  const labels: Label[] = [];
  for (const { x, text } of marks) {
    const half = (text.length * LETTER) / 2;
    const middle = Math.min(room.right - half, Math.max(room.left + half, x));
    let y = highest(middle - half, middle + half) - ABOVE;
    const beside = labels.filter((one) => Math.abs(one.x - middle) < one.half + half + GAP);
    while (beside.some((one) => Math.abs(one.y - y) < LINE)) y -= 1;
    labels.push({ x: middle, y: Math.max(room.top, y), text, half });
  }
  return labels;
}

const LETTER = 7.6;
export const LINE = 17;
const ABOVE = 10;
const GAP = 6;
