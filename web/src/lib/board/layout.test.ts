// A second board is another Layout and nothing else: whatever draws, points at or moves a piece follows it.

import { flushSync, mount, unmount, type Component, type Snippet } from 'svelte';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import components from '../../../tests/gallery/components.json';
import position from '../../../tests/gallery/seventh-round.json';
import BetterLine from '../analysis/BetterLine.svelte';
import { marksOf } from '../analysis/lines';
import type { Target } from '../client/choices';
import { kindOf, rowOf, siteOf, spaceOf, type Piece, type PieceKind } from '../client/notation';
import type { Event, View } from '../client/types';
import Spotlight from '../finale/Spotlight.svelte';
import type { Step } from '../finale/steps';
import MiniMap from '../game/MiniMap.svelte';
import { setLanguage } from '../i18n';
import Crop from '../rulebook/Crop.svelte';
import { makeAnimator } from './animate';
import Board from './Board.svelte';
import { Box, type Components } from './box';
import { geometry } from './geometry';
import { moved, zoomed } from './gestures';
import { layoutOf, PARIS, type Layout, type Point, type Rect } from './layout';
import { locate } from './locate';

/** Five wedges, fewer spaces and points, and every tile of another size. */
const second = vi.hoisted(() => (paris: Layout): Layout => ({
  ...paris,
  size: 1200,
  centre: { x: 600, y: 590 },
  wedges: 5,
  spaces: 25,
  points: 80,
  radii: { ...paris.radii, bank: 128, bonus0: 430, bonus1: 490, bonus: 460, score0: 500, score1: 530, score: 515 },
  wedgeViews: [0, 1, 2, 3, 4].map((k) => `${100 * k} 0 640 480`),
  vpTiles: paris.vpTiles.map((tile, i) => ({ x: 20 + 90 * i, y: 30, w: 80, h: 60 })),
  market: { wood: { x: 10, y: 900, w: 150, h: 50 }, marble: { x: 10, y: 960, w: 150, h: 50 }, gold: { x: 10, y: 1020, w: 150, h: 50 } },
  prestige: paris.prestige.map((tile, i) => ({ x: 10 + 70 * i, y: 1080, w: 60, h: 50 })),
  piles: paris.piles.map((tile, i) => ({ x: 1000, y: 20 + 90 * i, w: 110, h: 70 })),
  endTiles: { x: 1020, y: 1040, w: 120, h: 100 },
  titles: { ...paris.titles, market: { x: 10, y: 890 }, piles: { x: 1110, y: 14, end: true } },
}));
vi.mock('./layout', async (original) => {
  const module = await original<typeof import('./layout')>();
  const five = second(module.PARIS);
  return { ...module, layoutOf: () => five };
});

const box = new Box(components as unknown as Components);
const five = layoutOf(box);
const { discAt, meepleAt, pol, R, scoreAngle } = geometry(five);
const names = ['Colette', 'Blaise', 'Ninon', 'Émile'];
const whole = position.view as unknown as View;
const VP = [83, 3, 40, 12];
const MEEPLES = [0, 0, 12, 25];
const view: View = {
  ...whole,
  districts: whole.districts.slice(0, 5),
  bonus_track: whole.bonus_track.slice(0, 25),
  seats: whole.seats.map((seat, i) => ({ ...seat, vp: VP[i] ?? 0, meeple: MEEPLES[i] ?? 0 })),
};
const where = { view, turn: 2, layout: five };

let mounted: Record<string, unknown> | null = null;
beforeAll(() => setLanguage('en'));
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = null;
});
function show<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): void {
  mounted = mount(component, { target: document.body, props });
  flushSync();
}
/** The board with something drawn over it. */
function over<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): void {
  const children = ((anchor: Comment) => void component(anchor as never, props)) as unknown as Snippet;
  show(Board, { view, box, names, turn: 2, children });
}

const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
const one = (selector: string): Element => {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const num = (element: Element, name: string): number => Number(element.getAttribute(name));
const rect = (element: Element): Rect => ({ x: num(element, 'x'), y: num(element, 'y'), w: num(element, 'width'), h: num(element, 'height') });
/** of the circle, picture or group */
function middle(element: Element): Point {
  const [, x, y] = /translate\((\S+) (\S+)\)/.exec(element.getAttribute('transform') ?? '') ?? [];
  if (x && y) return { x: Number(x), y: Number(y) };
  if (element.hasAttribute('cx')) return { x: num(element, 'cx'), y: num(element, 'cy') };
  const { x: left, y: top, w, h } = rect(element);
  return { x: left + w / 2, y: top + h / 2 };
}
const near = (a: Point | null | undefined, b: Point | null | undefined, why = ''): void => {
  expect(a?.x, why).toBeCloseTo(b?.x ?? NaN, 1);
  expect(a?.y, why).toBeCloseTo(b?.y ?? NaN, 1);
};

describe('another layout', () => {
  test('has tiles, market and piles of its own size, and what stands on them within', () => {
    show(Board, { view, box, names });
    expect(one('svg.board').getAttribute('viewBox')).toBe('0 0 1200 1200');
    expect(all('.wedge')).toHaveLength(5);
    const tiles: [string, readonly Rect[]][] = [
      ['.vptile', five.vpTiles.slice(0, view.vp_tiles.length)],
      ['.mk', [five.market.wood, five.market.marble, five.market.gold, ...five.prestige]],
      ['.pile', five.piles],
    ];
    for (const [selector, places] of tiles) {
      expect(all(`${selector} > :is(.disk, .pile-t)`).map(rect)).toEqual(places);
      for (const [i, tile] of all(selector).entries()) {
        const { x, y, w, h } = places[i] as Rect;
        for (const part of tile.querySelectorAll('use, text.num:not(.inv)')) {
          expect(num(part, 'x'), selector).toBeGreaterThan(x);
          expect(num(part, 'x') + num(part, 'width'), selector).toBeLessThan(x + w);
          expect(num(part, 'y'), selector).toBeGreaterThan(y);
          expect(num(part, 'y') + num(part, 'height'), selector).toBeLessThan(y + h);
        }
      }
    }
    const figure = one('.vptile .num');
    expect(num(figure, 'font-size'), 'as large as the tile has room for').toBeCloseTo((24 * 80) / 60);
    expect(rect(one('.endpile .pile-t'))).toEqual(five.endTiles);
    const titles = all('.ctitle').map((title) => ({ x: num(title, 'x'), y: num(title, 'y'), ...(title.classList.contains('e') && { end: true }) }));
    const { piles, vpTiles, market, endTiles } = five.titles;
    expect(titles).toEqual([piles, vpTiles, market, endTiles]);
  });

  test('has every piece where locate() says', () => {
    const [first] = view.districts;
    const row = rowOf(first?.district ?? '');
    const target: Target = { piece: row, state: 'payable', choices: [], price: null, dearer: false, gains: [], reason: null };
    show(Board, { view, box, names, turn: 2, targets: new Map<Piece, Target>([[row, target]]), selection: ['arc'] as const });
    const offered = (piece: Piece): boolean => piece === row;
    const seen = new Set<PieceKind>();
    for (const node of all('[data-piece]')) {
      const piece = node.getAttribute('data-piece') as Piece;
      seen.add(kindOf(piece));
      const at = locate(piece, { ...where, offered });
      if (kindOf(piece) === 'space') {
        const edge = (node.querySelector('.ground')?.getAttribute('d') ?? '').replaceAll(/A\S+ \S+ 0 0 [01] /g, 'L');
        const corners = [...edge.matchAll(/([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
        const mean = (i: 0 | 1): number => corners.reduce((sum, corner) => sum + (corner[i] ?? 0), 0) / corners.length;
        expect(Math.hypot(mean(0) - (at?.x ?? 0), mean(1) - (at?.y ?? 0)), piece).toBeLessThan(10); // a space is a little bent
      } else {
        const name = node.querySelector('.an') as Element;
        expect({ x: num(name, 'x'), y: num(name, 'y') }, piece).toEqual({ x: at?.x, y: at?.y });
      }
    }
    expect([...seen].sort()).toEqual(['arc', 'bank', 'buy', 'end', 'landmark', 'pile', 'row', 'site', 'space', 'spot', 'vp']);
    const [bank, next] = view.districts.map(({ district }) => locate(`${district}:bank`, where) as Point);
    expect(Math.hypot((bank?.x ?? 0) - (next?.x ?? 0), (bank?.y ?? 0) - (next?.y ?? 0)), 'a fifth of the round apart').toBeCloseTo(
      2 * 128 * Math.sin(Math.PI / 5),
    );
  });

  test('has meeples and discs on its own tracks, side by side', () => {
    show(Board, { view, box, names });
    const discs = all('[data-disc] circle').map(middle);
    const meeples = all('[data-meeple] use:first-child').map(middle);
    const between = ([a, b]: Point[]): Point => ({ x: ((a?.x ?? 0) + (b?.x ?? 0)) / 2, y: ((a?.y ?? 0) + (b?.y ?? 0)) / 2 });
    const angle = ({ x, y }: Point): number => (Math.atan2(y - five.centre.y, x - five.centre.x) * 180) / Math.PI;
    discs.slice(0, 2).forEach((disc, i) => near(disc, discAt(VP[i] ?? 0, i, 2)));
    expect(angle(between(discs)), '83 of 80 is 3').toBeCloseTo(-90 + (360 / 80) * 3);
    near(discs[2], pol(515, 90), '40 of 80 is half way');
    expect(one('.hundred + text').textContent).toBe('+80');
    meeples.slice(0, 2).forEach((meeple, i) => near(meeple, meepleAt(0, i, 2)));
    near(meeples[3], meepleAt(25));
    expect(angle(meeples[3] as Point)).toBeCloseTo(-90 - (360 / 25) * 0.5);
  });

  test('moves them along these tracks', async () => {
    show(Board, { view, box, names });
    const frames: Keyframe[][] = [];
    const still = { finished: Promise.resolve(), finish: () => undefined, cancel: () => undefined };
    Element.prototype.animate = function animate(this: Element, steps: Keyframe[]) {
      if (this.matches('[data-disc], [data-meeple]')) frames.push(steps);
      return still;
    } as never;
    const animate = makeAnimator(one('svg.board') as SVGSVGElement, 0, five);
    const motion = { pace: 1, duration: 1000, signal: new AbortController().signal };
    const before = { ...view, seats: view.seats.map((seat) => ({ ...seat, vp: 79 })) };
    await animate({ type: 'vp', seat: 0, amount: 4 } as unknown as Event, before, view, motion as never);
    await animate({ type: 'meeple', seat: 2, origin: 0, target: 12 } as unknown as Event, before, view, motion as never);
    const away = (from: Point, to: Point): string => `translate(${(from.x - to.x).toFixed(1)}px,${(from.y - to.y).toFixed(1)}px)`;
    expect(frames.map(([start]) => start?.['transform'])).toEqual([away(discAt(79), discAt(83)), away(meepleAt(0), meepleAt(12))]);
  });

  test('is shown to its own edge by fingers', () => {
    expect(zoomed({ x: 0, y: 0, size: 1000 }, 0.5, { x: 600, y: 600 }, five.size)).toEqual({ x: 0, y: 0, size: 1200 });
    expect(moved({ x: 0, y: 0, size: 500 }, { x: -9000, y: -9000 }, five.size)).toEqual({ x: 700, y: 700, size: 500 });
  });

  test('is counted on by the final scoring', () => {
    const district = view.districts[1]?.district ?? '';
    const step: Step = {
      kind: 'district',
      id: '',
      icon: '',
      title: '',
      note: '',
      district,
      figures: [9, 6, 3],
      lines: [],
      settled: [],
      before: [3, 3, 40, 9],
      after: VP,
    };
    const frame = { veil: 1, tile: 1, plaque: 1, why: 1, coins: 0, rows: 0, vp: [83, 3, 40, 10], running: [false, false, false, true] };
    over(Spotlight as never, { step, previous: undefined, frame, view, turn: 2 });
    const discs = all('.spotlight .disc').map(middle);
    [0, 1].forEach((seat) => near(discs[seat], discAt(3, seat, 2)));
    const lane = Math.hypot((discs[3]?.x ?? 0) - five.centre.x, (discs[3]?.y ?? 0) - five.centre.y);
    expect(lane, 'the outer lane is within the track').toBeGreaterThan(R.score + 8);
    expect(lane).toBeLessThan(R.score1);
    expect(all('.spotlight .gain text').map((text) => text.textContent)).toContain('+80');
    const [gain] = all('.spotlight .gain').map(middle);
    near(gain, pol(R.score - 24, scoreAngle(3)));
    const joint = one('.spotlight .joint').getAttribute('d') ?? '';
    const [, bent, x, y] = /Q(\S+) \S+ (\S+) (\S+)$/.exec(joint)?.map(Number) ?? [];
    expect(bent).toBe(600);
    near({ x: x ?? 0, y: y ?? 0 }, { x: 0.28 * 1200, y: 0.38 * 1200 }, 'on the other side, as far as the plaque reaches');
  });

  test('carries the marks of lines', () => {
    const [first] = view.districts;
    const district = first?.district ?? '';
    const line = ['draw 1', `move ${district}:bank ${district}:8`, 'bonus @20'];
    const marks = marksOf(line, where);
    expect(marks.map(({ to }) => to)).toEqual((['pile:1', siteOf(district, 8), spaceOf(20)] as const).map((piece) => locate(piece, where)));
    expect(Math.hypot((marks[2]?.number.x ?? 0) - 600, (marks[2]?.number.y ?? 0) - 590), 'its number stands on the score track').toBeCloseTo(515);
    over(BetterLine as never, { judged: { better: line, played: [], lost: 0, judgement: 'best' }, view, turn: 2 });
    all('.line .number').forEach((number, i) => near(middle(number), marks[i]?.number));
    expect(all('.line .veil')).toHaveLength(4);
  });

  test('is what a small map and the rulebook show', async () => {
    show(MiniMap, { ...where, current: null });
    expect(one('svg.mini').getAttribute('viewBox')).toBe('0 0 1200 1200');
    expect(all('svg.mini > path')).toHaveLength(5);
    await unmount(mounted ?? {});
    const district = view.districts[3]?.district ?? '';
    show(Crop, { view, box, district, dots: ['spot', 'bank'], label: '' });
    expect(all('.crop svg').map((svg) => svg.getAttribute('viewBox'))).toEqual(Array(2).fill(five.wedgeViews[2]));
    near(middle(one('.crop > svg circle')), locate(`spot:${district}`, { ...where, turn: 0 }));
  });
});

test('what stands beside a wedge goes to its side, however many wedges there are', () => {
  const sixths = (wedges: number): number[] => Array.from({ length: wedges }, (_, k) => geometry({ ...five, wedges }).sixth(k));
  expect([sixths(4), sixths(5), sixths(6)]).toEqual([
    [0, 2, 3, 5],
    [0, 1, 2, 4, 5],
    [0, 1, 2, 3, 4, 5],
  ]);
});

test('which board it is, layoutOf() alone says', () => {
  expect(PARIS.size).not.toBe(five.size);
  const sources = import.meta.glob<string>('../**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true });
  const knowing = Object.keys(sources).filter((path) => !path.endsWith('.test.ts') && /\bPARIS\b/.test(sources[path] ?? ''));
  expect(knowing).toEqual(['./layout.ts']);
});
