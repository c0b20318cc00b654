import { describe, expect, it } from 'vitest';
import { place, type Rect } from './place';

const room = { width: 1440, height: 900 };
const bubble = { width: 340, height: 240 };
const rect = (left: number, top: number, width = 60, height = 60): Rect => ({ left, top, right: left + width, bottom: top + height });
const covers = (spot: { left: number; top: number }, one: Rect): boolean =>
  spot.left < one.right && one.left < spot.left + bubble.width && spot.top < one.bottom && one.top < spot.top + bubble.height;

describe('a bubble', () => {
  it('stays inside the window and off its piece, wherever the piece is', () => {
    for (let x = 0; x <= 1380; x += 60)
      for (let y = 60; y <= 840; y += 60) {
        const piece = rect(x, y);
        const spot = place(piece, bubble, room);
        expect(spot.left).toBeGreaterThanOrEqual(0);
        expect(spot.top).toBeGreaterThanOrEqual(0);
        expect(spot.left + bubble.width).toBeLessThanOrEqual(room.width);
        expect(spot.top + bubble.height).toBeLessThanOrEqual(room.height);
        expect(covers(spot, piece), `${x} ${y}`).toBe(false);
      }
  });

  it('never covers what must be clicked', () => {
    const spot = rect(600, 180);
    const first = place(spot, bubble, room);
    const tile = rect(first.left + 100, first.top + 100);
    expect(covers(place(spot, bubble, room, { click: [spot, tile] }), tile)).toBe(false);
  });

  it('leaves what has the focus in sight, wherever that is and whatever must be clicked', () => {
    const piece = rect(600, 180);
    const click = [piece, rect(960, 180, 300, 240), rect(300, 600, 800, 200)];
    for (let x = 0; x <= 1380; x += 60)
      for (let y = 60; y <= 840; y += 60) {
        const focus = rect(x, y);
        expect(covers(place(piece, bubble, room, { focus, click }), focus), `${x} ${y}`).toBe(false);
      }
  });
});
