import { expect, it } from 'vitest';
import { fingersOn, moved, zoomed, type Frame } from './gestures';

const EDGE = 1000;
const WHOLE: Frame = { x: 0, y: 0, size: EDGE };

it('zooms about the fingers, moves with them, and never leaves the board', () => {
  const near = zoomed(WHOLE, 2, { x: 250, y: 250 }, EDGE);
  expect(near).toEqual({ x: 125, y: 125, size: 500 });
  expect(moved(near, { x: 25, y: -25 }, EDGE)).toEqual({ x: 100, y: 150, size: 500 });
  expect(moved(near, { x: 9000, y: -9000 }, EDGE)).toEqual({ x: 0, y: 500, size: 500 });
  expect(zoomed(near, 0.1, { x: 400, y: 400 }, EDGE)).toEqual(WHOLE);
  expect(zoomed(WHOLE, 100, { x: 0, y: 0 }, EDGE).size).toBeGreaterThan(100);
});

interface Seen {
  stage: HTMLElement;
  shown: Frame[];
  swiped: number[];
  clicked: number;
}

function stage(swipes: boolean): Seen {
  const element = document.createElement('div');
  element.innerHTML = '<svg class="board" xmlns="http://www.w3.org/2000/svg"></svg>';
  const seen: Seen = { stage: element, shown: [], swiped: [], clicked: 0 };
  let frame = WHOLE;
  fingersOn({
    edge: EDGE,
    get frame() {
      return frame;
    },
    swipes,
    show: (next) => seen.shown.push((frame = next)),
    swipe: (to) => seen.swiped.push(to),
  })(element);
  element.firstElementChild?.addEventListener('click', () => (seen.clicked += 1));
  return seen;
}

function touch({ stage: element }: Seen, type: string, id: number, x: number, y: number): void {
  const event = new PointerEvent(type, { pointerId: id, pointerType: 'touch', isPrimary: id === 1, clientX: x, clientY: y, bubbles: true });
  element.firstElementChild?.dispatchEvent(event);
}

const click = ({ stage: element }: Seen): unknown => element.firstElementChild?.dispatchEvent(new MouseEvent('click', { bubbles: true }));

it('two fingers zoom, and that is no click', async () => {
  const seen = stage(false);
  touch(seen, 'pointerdown', 1, 100, 100);
  touch(seen, 'pointerdown', 2, 200, 100);
  touch(seen, 'pointermove', 2, 300, 100);
  touch(seen, 'pointerup', 2, 300, 100);
  touch(seen, 'pointerup', 1, 100, 100);
  expect(seen.shown.at(-1)?.size).toBe(500);
  click(seen);
  expect(seen.clicked).toBe(0);
  await new Promise((resolve) => setTimeout(resolve, 60));
  click(seen);
  expect(seen.clicked).toBe(1);
});

it('a tap stays a tap, a trembling one too', () => {
  const seen = stage(true);
  touch(seen, 'pointerdown', 1, 100, 100);
  touch(seen, 'pointermove', 1, 104, 98);
  touch(seen, 'pointerup', 1, 104, 98);
  click(seen);
  expect([seen.shown, seen.swiped, seen.clicked]).toEqual([[], [], 1]);
});

it('a swipe goes to the next wedge, or back', () => {
  const seen = stage(true);
  for (const to of [20, 180]) {
    touch(seen, 'pointerdown', 1, 100, 100);
    touch(seen, 'pointermove', 1, to, 105);
    touch(seen, 'pointerup', 1, to, 105);
  }
  expect([seen.shown, seen.swiped]).toEqual([[], [1, -1]]);
});
