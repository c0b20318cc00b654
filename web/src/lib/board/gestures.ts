// Fingers on the board: two of them zoom and move it, one moves it when it is near, and a swipe goes to the next wedge. A tap
// stays a tap: whatever was a gesture is no click. Everything a gesture does can be done by buttons and keys as well.

import type { Attachment } from 'svelte/attachments';
import type { Point } from './layout';

/** The part of the board that is shown: a square. */
export interface Frame extends Point {
  size: number;
}

const NEAREST = 220;

/** Nothing beside the board, whose size is `edge`, is shown. */
function within({ x, y, size }: Frame, edge: number): Frame {
  const inside = (at: number): number => Math.min(Math.max(at, 0), edge - size);
  return { x: inside(x), y: inside(y), size };
}

/** Nearer by a factor; the point stays where it is on the screen. */
export function zoomed(frame: Frame, factor: number, at: Point, edge: number): Frame {
  const size = Math.min(Math.max(frame.size / factor, NEAREST), edge);
  const part = size / frame.size;
  return within({ x: at.x - (at.x - frame.x) * part, y: at.y - (at.y - frame.y) * part, size }, edge);
}

/** The board follows the finger. */
export const moved = (frame: Frame, by: Point, edge: number): Frame => within({ x: frame.x - by.x, y: frame.y - by.y, size: frame.size }, edge);

export interface GestureHost {
  /** the size of the board */
  readonly edge: number;
  /** what is shown of it */
  readonly frame: Frame;
  /** a wedge is shown: one finger swipes to the next one */
  readonly swipes: boolean;
  show(frame: Frame): void;
  /** 1: the next wedge clockwise */
  swipe(to: 1 | -1): void;
}

/** Less than this many pixels is a tap. */
const SLIP = 12;
const SWIPE = 48;

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
const spread = ([a, b]: readonly Point[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

export function fingersOn(host: GestureHost): Attachment<HTMLElement> {
  return (stage) => {
    const fingers = new Map<number, Point>();
    let start: Point | null = null;
    let gesture = false;
    const stop = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(type: K, act: (event: HTMLElementEventMap[K]) => void): void =>
      stage.addEventListener(type, act, { signal: stop.signal, capture: true });

    const svg = (): SVGSVGElement | null => stage.querySelector<SVGSVGElement>('svg.board');
    /** from the screen to the board */
    const onBoard = ({ x, y }: Point): Point => {
      const to = svg()?.getScreenCTM()?.inverse();
      return to ? { x: to.a * x + to.e, y: to.d * y + to.f } : { x, y };
    };

    on('pointerdown', (event) => {
      if (event.pointerType !== 'touch') return;
      if (event.isPrimary) {
        fingers.clear(); // the first finger: whatever was lost of another gesture is over
        gesture = false;
      }
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      start = middle([...fingers.values()]);
    });

    on('pointermove', (event) => {
      const before = [...fingers.values()];
      if (!fingers.has(event.pointerId)) return;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const now = [...fingers.values()];
      const [from, to] = [middle(before), middle(now)];
      if (!gesture && start && now.length < 2 && Math.hypot(to.x - start.x, to.y - start.y) < SLIP) return;
      if (!gesture) svg()?.dispatchEvent(new PointerEvent('pointercancel')); // it is no long press any more
      gesture = true;
      if (now.length < 2 && host.swipes) return; // a swipe is judged when it ends
      const [there, here] = [onBoard(from), onBoard(to)];
      const nearer = now.length > 1 ? zoomed(host.frame, spread(now) / Math.max(spread(before), 1), there, host.edge) : host.frame;
      const part = nearer.size / host.frame.size;
      host.show(moved(nearer, { x: (here.x - there.x) * part, y: (here.y - there.y) * part }, host.edge));
    });

    const release = (event: PointerEvent): void => {
      const at = fingers.get(event.pointerId);
      fingers.delete(event.pointerId);
      setTimeout(() => (gesture = false), 50); // its click would have come by then; others are meant
      if (!at || !start || fingers.size > 0 || !host.swipes) return;
      const [dx, dy] = [at.x - start.x, at.y - start.y];
      if (event.type === 'pointerup' && Math.abs(dx) > SWIPE && Math.abs(dx) > 2 * Math.abs(dy)) host.swipe(dx < 0 ? 1 : -1);
    };
    on('pointerup', release);
    on('pointercancel', (event) => {
      if (event.isTrusted) release(event);
    });
    on('click', (event) => {
      if (gesture) event.stopPropagation();
    });
    return () => stop.abort();
  };
}
