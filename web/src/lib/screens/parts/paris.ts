// Paris as the posters draw it: houses, the tower, the arch around everything. Units of a poster 640 wide.

export interface House {
  x: number;
  w: number;
  /** top of the wall, height of the roof, foot */
  top: number;
  roof: number;
  foot: number;
  tone: number;
  columns: number;
}
export interface Window {
  x: number;
  y: number;
  w: number;
  h: number;
  lit: boolean;
}

export const FAR: House[] = [
  { x: 40, w: 74, top: 478, roof: 34, foot: 600, tone: 3, columns: 3 },
  { x: 114, w: 62, top: 500, roof: 28, foot: 600, tone: 4, columns: 2 },
  { x: 176, w: 56, top: 484, roof: 32, foot: 600, tone: 3, columns: 2 },
  { x: 408, w: 56, top: 492, roof: 30, foot: 600, tone: 4, columns: 2 },
  { x: 464, w: 68, top: 512, roof: 28, foot: 600, tone: 3, columns: 3 },
  { x: 532, w: 68, top: 486, roof: 34, foot: 600, tone: 4, columns: 3 },
];
export const NEAR: (House & { sign: string; key?: number })[] = [
  { x: 40, w: 78, top: 556, roof: 40, foot: 664, tone: 0, columns: 3, sign: 'b-hotel', key: 0 },
  { x: 118, w: 66, top: 574, roof: 34, foot: 664, tone: 1, columns: 2, sign: 'b-bakery' },
  { x: 184, w: 60, top: 588, roof: 30, foot: 664, tone: 2, columns: 2, sign: 'b-cafe', key: 2 },
  { x: 396, w: 60, top: 588, roof: 30, foot: 664, tone: 1, columns: 2, sign: 'b-residence' },
  { x: 456, w: 66, top: 572, roof: 34, foot: 664, tone: 2, columns: 2, sign: 'b-restaurant', key: 3 },
  { x: 522, w: 78, top: 556, roof: 40, foot: 664, tone: 0, columns: 3, sign: 'b-theater', key: 1 },
];
export const roofPath = ({ x, w, top, roof }: House): string =>
  `M${x - 2} ${top}Q${x + w * 0.07} ${top - roof * 0.55} ${x + w * 0.13} ${top - roof}H${x + w * 0.87}Q${x + w * 0.93} ${top - roof * 0.55} ${x + w + 2} ${top}z`;

export function windows({ x, w, top, foot, columns }: House, shop: boolean): Window[] {
  const rows = Math.max(1, Math.floor((foot - top - (shop ? 40 : 6)) / 27));
  const found: Window[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const gap = w / columns;
      // a fixed, irregular pattern: about two of three are lit
      found.push({ x: x + gap * (column + 0.5) - 5.5, y: top + 7 + row * 27, w: 11, h: 17, lit: (x * 7 + row * 5 + column * 11) % 3 !== 0 });
    }
  return found;
}

// The tower: half its width at a height, 0 at the top, 1 at the foot.
export const TOP = 92;
const FOOT = 596;
export const CX = 320;
export const half = (y: number): number => 2.2 + 104 * ((y - TOP) / (FOOT - TOP)) ** 2.7;
export const at = (f: number): number => TOP + (FOOT - TOP) * f;
export const P2 = at(0.6);
export const P1 = at(0.8);
const steps = Array.from({ length: 25 }, (_, i) => at(i / 24));
const side = (s: number, list: number[]): string => list.map((y) => `${(CX + s * half(y)).toFixed(1)} ${y.toFixed(1)}`).join('L');
const inner = 58; // half the span of the great arch
export const tower =
  `M${side(-1, steps)}L${CX - inner} ${FOOT}C${CX - inner} ${FOOT - 62} ${CX - 34} ${P1 + 22} ${CX} ${P1 + 22}S${CX + inner} ${FOOT - 62} ${CX + inner} ${FOOT}L${side(1, steps.toReversed())}z` +
  // the opening between the platforms
  `M${CX} ${P2 + 16}L${(CX - half(P1) * 0.5).toFixed(1)} ${P1 - 9}H${(CX + half(P1) * 0.5).toFixed(1)}z`;
// Cross-bracing: diagonals between levels that come closer towards the top.
const levels = [0.12, 0.2, 0.28, 0.355, 0.425, 0.49, 0.55, 0.6];
const lattice = levels
  .slice(1)
  .map((f, i) => {
    const a = at(levels[i] ?? 0);
    const b = at(f);
    return `M${(CX - half(a)).toFixed(1)} ${a.toFixed(1)}L${(CX + half(b)).toFixed(1)} ${b.toFixed(1)}M${(CX + half(a)).toFixed(1)} ${a.toFixed(1)}L${(CX - half(b)).toFixed(1)} ${b.toFixed(1)}`;
  })
  .join('');
function legs(from: number, to: number, share: number, count: number): string {
  // bracing inside one leg, whose inner edge is a share of the outer one
  let d = '';
  for (let i = 0; i < count; i++) {
    const a = from + ((to - from) * i) / count;
    const b = from + ((to - from) * (i + 1)) / count;
    for (const s of [-1, 1]) {
      const o = (y: number): string => (CX + s * half(y)).toFixed(1);
      const n = (y: number): string => (CX + s * half(y) * share).toFixed(1);
      d += `M${o(a)} ${a.toFixed(1)}L${n(b)} ${b.toFixed(1)}M${n(a)} ${a.toFixed(1)}L${o(b)} ${b.toFixed(1)}`;
    }
  }
  return d;
}
export const bracing = lattice + legs(P2 + 10, P1 - 8, 0.55, 3) + legs(P1 + 12, FOOT, 0.62, 3);

/** The poster's window, down to a foot. */
export const arch = (foot: number): string => `M40 ${foot}V316C40 142 160 44 320 44S600 142 600 316V${foot}z`;
export const WHIP = 'M18 150C20 70 70 22 150 18M30 190C34 96 96 34 190 30M18 118c14-6 24 2 22 14s-16 12-18 2M118 18c-6 14 2 24 14 22s12-16 2-18';

/** Rays around a point: as many, each so many degrees to both sides. */
export function rays(x: number, y: number, count: number, half: number): string {
  const at = (degrees: number): string =>
    `${(x + 620 * Math.cos((degrees * Math.PI) / 180)).toFixed(0)} ${(y + 620 * Math.sin((degrees * Math.PI) / 180)).toFixed(0)}`;
  return Array.from({ length: count }, (_, i) => (i * 360) / count)
    .map((a) => `M${x} ${y}L${at(a - half)}L${at(a + half)}z`)
    .join('');
}
