// Where a bubble goes: near the piece it speaks of, wholly inside the window, and not on top of what is to be seen or clicked.
export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Spot {
  left: number;
  top: number;
  /** the side of the bubble its arrow is on, and how far along it */
  arrow: '' | 'left' | 'right' | 'up' | 'down';
  at: number;
}
interface Size {
  width: number;
  height: number;
}
const GAP = 16;
const EDGE = 10;
const BAR = 62; // the status bar stays free
/** what has the focus weighs more than what must be clicked, that more than what should be seen, and that more than being near */
const FOCUS = 400;
const CLICK = 40;
const SEE = 1;

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, Math.max(low, high)));
const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

interface Around {
  /** what the keyboard is on, if it is outside the bubble */
  focus?: Rect | null;
  click?: readonly Rect[];
  see?: readonly Rect[];
}

export function place(piece: Rect | null, bubble: Size, room: Size, { focus = null, click = [], see = [] }: Around = {}): Spot {
  const maxLeft = room.width - bubble.width - EDGE;
  const maxTop = room.height - bubble.height - EDGE;
  const inside = (left: number, top: number): { left: number; top: number } => ({ left: clamp(left, EDGE, maxLeft), top: clamp(top, BAR, maxTop) });
  const x = piece ? (piece.left + piece.right) / 2 : room.width / 2;
  const y = piece ? (piece.top + piece.bottom) / 2 : room.height;
  const beside = y - bubble.height / 2;
  const above = x - bubble.width / 2;
  const spots: Omit<Spot, 'at'>[] = piece
    ? [
        { arrow: 'left', ...inside(piece.right + GAP, beside) },
        { arrow: 'right', ...inside(piece.left - GAP - bubble.width, beside) },
        { arrow: 'up', ...inside(above, piece.bottom + GAP) },
        { arrow: 'down', ...inside(above, piece.top - GAP - bubble.height) },
      ]
    : [];
  // Over the panels beside the board there always is room.
  for (const left of [maxLeft, EDGE]) for (const top of [beside, BAR, maxTop]) spots.push({ arrow: '', ...inside(left, top) });
  const cost = (spot: Omit<Spot, 'at'>): number => {
    const own = { left: spot.left, top: spot.top, right: spot.left + bubble.width, bottom: spot.top + bubble.height };
    const covers = (list: readonly Rect[]): number => list.reduce((sum, rect) => sum + overlap(own, rect), 0);
    const far = Math.hypot((own.left + own.right) / 2 - x, (own.top + own.bottom) / 2 - y);
    return FOCUS * covers(focus ? [focus] : []) + CLICK * covers(piece ? [...click, piece] : click) + SEE * covers(see) + 20 * far;
  };
  const best = spots.reduce((a, b) => (cost(b) < cost(a) ? b : a));
  const along = best.arrow === 'left' || best.arrow === 'right' ? clamp(y - best.top, 22, bubble.height - 22) : clamp(x - best.left, 22, bubble.width - 22);
  return { ...best, at: along };
}
