// Board geometry (look.md): viewBox 0 0 1000 1000, centre (500, 500), angles in degrees, 0 = east, clockwise.
// Shapes follow the circle, what is written on them stays upright.

export interface Point {
  x: number;
  y: number;
}

export const R = {
  hub0: 86,
  hub1: 92,
  bank0: 97,
  bank1: 162,
  bank: 134,
  site1a: 164,
  site1b: 236,
  site2a: 236,
  site2b: 309,
  belt: 358,
  wedge1: 418,
  bonus0: 422,
  bonus1: 472,
  bonus: 447,
  score0: 474,
  score1: 497,
  score: 485.5,
} as const;

const rad = Math.PI / 180;
export const pol = (r: number, deg: number): Point => ({ x: 500 + r * Math.cos(deg * rad), y: 500 + r * Math.sin(deg * rad) });
/** Middle of wedge k = 0…5, clockwise from the top. */
export const wedgeAngle = (k: number): number => -90 + 60 * k;
export const bonusAngle = (space: number): number => -90 + 12 * (space - 0.5);
export const scoreAngle = (vp: number): number => -90 + 3.6 * (vp % 100);

/** Key slots of a bank, one per seat: radius, angle from the wedge's middle. */
export const BANK_SLOTS = [
  [144, -20.5],
  [117, -16.5],
  [117, 16.5],
  [144, 20.5],
] as const;
export const hubSlot = (seat: number, seats: number): Point => ({ x: 500 + 30 * (seat - (seats - 1) / 2), y: 540 });

export const SITE_HALF = 9.5;
/** Building spaces in the order of their values: ring (0 inner, 1 outer), angle from the wedge's middle. */
export const SITES = [
  [0, -19],
  [0, 0],
  [0, 19],
  [1, -19.3],
  [1, 0],
  [1, 19.3],
] as const;
export const siteRadius = (ring: number): number => (ring ? 273 : 201);
export const siteRing = (ring: number): readonly [number, number] => (ring ? [R.site2a, R.site2b] : [R.site1a, R.site1b]);
export const VP_SPOT = { r: R.belt, off: -20.5, radius: 31 } as const;

/** Landmark medallions: radius, angle from the middle, size. Smaller the more there are; a district can hold all eight. */
export function landmarkSpots(count: number): readonly (readonly [number, number, number])[] {
  if (count <= 2)
    return [
      [R.belt, 14.6, 29],
      [R.belt, 24.7, 29],
    ];
  const [columns, size] = count <= 4 ? [2, 23] : count <= 6 ? [3, 19] : [4, 15.5];
  const row = (r: number, from: number, to: number): (readonly [number, number, number])[] =>
    Array.from({ length: columns }, (_, i) => [r, from + (i * (to - from)) / (columns - 1), size] as const);
  if (columns === 2) return [...row(384, 14, 23), ...row(336, 14, 23)];
  return [...row(384, 12.4, 26.4), ...row(336, 10.4, 26.4)];
}

const f = (n: number): string => n.toFixed(1);
const at = (r: number, deg: number): string => {
  const p = pol(r, deg);
  return `${f(p.x)} ${f(p.y)}`;
};

/** Annular sector whose straight edges run parallel to the avenues (`gap` = half the width of the avenue). */
export function sector(r0: number, r1: number, angle: number, half: number, gap: number): string {
  const h = (r: number): number => half - Math.asin(gap / r) / rad;
  const a0 = h(r0);
  const a1 = h(r1);
  return `M${at(r0, angle - a0)}L${at(r1, angle - a1)}A${r1} ${r1} 0 0 1 ${at(r1, angle + a1)}L${at(r0, angle + a0)}A${r0} ${r0} 0 0 0 ${at(r0, angle - a0)}z`;
}

/** The same with inset m on all sides and corners rounded by q: a building space, a space of the bonus track. */
export function cell(r0: number, r1: number, angle: number, half: number, m: number, q: number): string {
  const i = r0 + m;
  const o = r1 - m;
  const h = (r: number): number => half - Math.asin(m / r) / rad;
  const d = (r: number): number => q / r / rad;
  const l = (r: number): number => angle - h(r);
  const g = (r: number): number => angle + h(r);
  return (
    `M${at(i + q, l(i + q))}L${at(o - q, l(o - q))}Q${at(o, l(o))} ${at(o, l(o) + d(o))}` +
    `A${f(o)} ${f(o)} 0 0 1 ${at(o, g(o) - d(o))}Q${at(o, g(o))} ${at(o - q, g(o - q))}` +
    `L${at(i + q, g(i + q))}Q${at(i, g(i))} ${at(i, g(i) - d(i))}A${f(i)} ${f(i)} 0 0 0 ${at(i, l(i) + d(i))}Q${at(i, l(i))} ${at(i + q, l(i + q))}z`
  );
}

export const circle = (c: Point, r: number): string => `M${f(c.x - r)} ${f(c.y)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
export const box = (x: number, y: number, w: number, h: number, q: number): string =>
  `M${f(x + q)} ${f(y)}h${f(w - 2 * q)}q${q} 0 ${q} ${q}v${f(h - 2 * q)}q0 ${q} ${-q} ${q}h${f(2 * q - w)}q${-q} 0 ${-q} ${-q}v${f(2 * q - h)}q0 ${-q} ${q} ${-q}z`;

export interface Plate {
  /** outline, and the same drawn in by 3 for the rule */
  path: string;
  rule: string;
  /** middle and width of the line with the name, and of the line with the sums */
  name: Point & { w: number };
  sums: Point & { w: number };
}

const PLATE = { w: 130, h: 46 } as const;

/** The enamel plate of wedge k: upright, on the axis at top and bottom; at the sides it lies over a corner of a building
 *  space, so that names can be read. */
export function plate(k: number): Plate {
  const { w, h } = PLATE;
  const c = k % 3 === 0 ? pol(388, wedgeAngle(k)) : { x: 500 + (k < 3 ? 288 : -288), y: 500 + (k === 1 || k === 5 ? -192 : 192) };
  const shape = (m: number): string => {
    const x = c.x - w / 2 + m;
    const y = c.y - h / 2 + m;
    const W = w - 2 * m;
    const H = h - 2 * m;
    const p = (u: number, v: number): string => `${f(x + u)} ${f(y + v)}`;
    return `M${p(8, 3)}Q${p(W * 0.25, 3)} ${p(W * 0.38, 1.5)}Q${p(W / 2, -2.5)} ${p(W * 0.62, 1.5)}Q${p(W * 0.75, 3)} ${p(W - 8, 3)}Q${p(W, 3)} ${p(W, 11)}V${f(y + H - 9)}Q${p(W, H)} ${p(W - 9, H)}H${f(x + 9)}Q${p(0, H)} ${p(0, H - 9)}V${f(y + 11)}Q${p(0, 3)} ${p(8, 3)}z`;
  };
  return { path: shape(0), rule: shape(3), name: { x: c.x, y: c.y - 8, w: w - 10 }, sums: { x: c.x, y: c.y + 12, w: w - 8 } };
}

/** Guimard railings in the corners: whips parallel to the ring, curled at both ends. */
export function railing(r: number, a0: number, a1: number, q: number): string {
  const A = pol(r, a0);
  const B = pol(r, a1);
  const curl = (p: Point, t: number, side: number): string => {
    const ux = Math.cos(t);
    const uy = Math.sin(t);
    const nx = side * -uy;
    const ny = side * ux;
    const c = (u: number, v: number): string => `${f(p.x + ux * u * q + nx * v * q)} ${f(p.y + uy * u * q + ny * v * q)}`;
    return `C${c(2.2, 0)} ${c(3.6, 0.5)} ${c(3.6, 1.9)}C${c(3.6, 3.1)} ${c(1.9, 3.1)} ${c(1.9, 2)}C${c(1.9, 1.3)} ${c(2.7, 1.2)} ${c(2.8, 1.8)}`;
  };
  return `M${f(A.x)} ${f(A.y)}${curl(A, (a0 - 90) * rad, 1)}M${f(A.x)} ${f(A.y)}A${r} ${r} 0 0 1 ${f(B.x)} ${f(B.y)}${curl(B, (a1 + 90) * rad, -1)}`;
}

/** Phone: the part of the board that shows wedge k large. */
export const WEDGE_VIEW = ['249 8 502 478', '484 66 502 478', '484 456 502 478', '249 514 502 478', '14 456 502 478', '14 66 502 478'] as const;

/** Districts stand on the board anti-clockwise in the order of the box; `turn` brings another one to the top. */
export const wedgeOf = (district: number, turn = 0): number => (((6 - district + turn) % 6) + 6) % 6;
