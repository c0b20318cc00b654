// The figures of a board: everything that says where things lie, as data. Another board is another Layout; what is drawn by these
// figures is in geometry.ts, where a piece lies in locate.ts.

import type { Box } from './box';

export interface Point {
  x: number;
  y: number;
}

export interface Rect extends Point {
  w: number;
  h: number;
}

/** Where the words above or below some pieces begin; or end. */
export interface Title extends Point {
  end?: true;
}

/** Radius, angle from the wedge's middle. */
export type Polar = readonly [r: number, off: number];
/** And its size. */
export type Medal = readonly [r: number, off: number, size: number];

export interface Layout {
  /** of the square that is drawn on */
  size: number;
  centre: Point;
  /** districts */
  wedges: number;
  /** of the bonus track */
  spaces: number;
  /** of the score track */
  points: number;
  /** the rings, from the middle outwards */
  radii: Readonly<
    Record<'hub0' | 'hub1' | 'bank0' | 'bank1' | 'bank' | 'belt' | 'wedge1' | 'bonus0' | 'bonus1' | 'bonus' | 'score0' | 'score1' | 'score' | 'rails', number>
  >;
  /** key slots of a bank, one per seat */
  bankSlots: readonly Polar[];
  /** of the Arc: distance from one to the next, and below the middle */
  hubSlots: Point;
  /** half the angle of a building space, the rings they lie in (inner and outer edge, middle), and in which of them at which angle
   *  each lies, in the order of their values */
  sites: { half: number; rings: readonly (readonly [number, number, number])[]; places: readonly (readonly [ring: number, off: number])[] };
  vpSpot: { r: number; off: number; radius: number };
  /** landmark medallions: the first list that has room for all */
  landmarks: readonly (readonly Medal[])[];
  /** the enamel plates: their size, and their middles by wedge */
  plates: { w: number; h: number; at: readonly Point[] };
  /** phone: the part of the board that shows a wedge large */
  wedgeViews: readonly string[];
  /** building piles, in their order */
  piles: readonly Rect[];
  /** VP tiles of the supply, in the order of the view */
  vpTiles: readonly Rect[];
  /** the general reserve */
  market: Record<'wood' | 'marble' | 'gold', Rect>;
  /** what prestige is sold for, in the order bronze, silver, gold */
  prestige: readonly Rect[];
  endTiles: Rect;
  titles: Record<'piles' | 'vpTiles' | 'market' | 'endTiles', Title>;
}

/** The board that games with a box are played on: there is only ours. Whoever shows a table asks here, all others are told. */
export const layoutOf = (_box: Box): Layout => PARIS;

/** For more pieces than the layout has places for. */
export const NOWHERE: Rect = { x: 0, y: 0, w: 0, h: 0 };

const row = (rects: readonly (readonly [number, number])[], w: number, h: number): Rect[] => rects.map(([x, y]) => ({ x, y, w, h }));

/** So many medallions beside each other between two angles. */
const medals = (r: number, from: number, to: number, count: number, size: number): Medal[] =>
  Array.from({ length: count }, (_, i) => [r, from + (i * (to - from)) / (count - 1), size]);

export const PARIS: Layout = {
  size: 1000,
  centre: { x: 500, y: 500 },
  wedges: 6,
  spaces: 30,
  points: 100,
  radii: {
    hub0: 86,
    hub1: 92,
    bank0: 97,
    bank1: 162,
    bank: 134,
    belt: 358,
    wedge1: 418,
    bonus0: 422,
    bonus1: 472,
    bonus: 447,
    score0: 474,
    score1: 497,
    score: 485.5,
    rails: 508,
  },
  bankSlots: [
    [144, -20.5],
    [117, -16.5],
    [117, 16.5],
    [144, 20.5],
  ],
  hubSlots: { x: 30, y: 40 },
  sites: {
    half: 9.5,
    rings: [
      [164, 236, 201],
      [236, 309, 273],
    ],
    places: [
      [0, -19],
      [0, 0],
      [0, 19],
      [1, -19.3],
      [1, 0],
      [1, 19.3],
    ],
  },
  vpSpot: { r: 358, off: -20.5, radius: 31 },
  // smaller the more there are; a district can hold all eight
  landmarks: [
    medals(358, 14.6, 24.7, 2, 29),
    [...medals(384, 14, 23, 2, 23), ...medals(336, 14, 23, 2, 23)],
    [...medals(384, 12.4, 26.4, 3, 19), ...medals(336, 10.4, 26.4, 3, 19)],
    [...medals(384, 12.4, 26.4, 4, 15.5), ...medals(336, 10.4, 26.4, 4, 15.5)],
  ],
  // on the axis at top and bottom; at the sides over a corner of a building space, so that names can be read
  plates: {
    w: 130,
    h: 46,
    at: [
      { x: 500, y: 112 },
      { x: 788, y: 308 },
      { x: 788, y: 692 },
      { x: 500, y: 888 },
      { x: 212, y: 692 },
      { x: 212, y: 308 },
    ],
  },
  wedgeViews: ['249 8 502 478', '484 66 502 478', '484 456 502 478', '249 514 502 478', '14 456 502 478', '14 66 502 478'],
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
  prestige: row(
    [
      [128, 930],
      [169, 930],
      [210, 930],
    ],
    39,
    34,
  ),
  endTiles: { x: 900, y: 892, w: 84, h: 72 },
  titles: {
    piles: { x: 12, y: 22 },
    vpTiles: { x: 988, y: 22, end: true },
    market: { x: 12, y: 990 },
    endTiles: { x: 988, y: 990, end: true },
  },
};
