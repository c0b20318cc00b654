// What follows from the figures of a board: angles in degrees, 0 = east, clockwise. Shapes follow the circle, what is written on
// them stays upright.

import type { Layout, Medal, Point } from './layout';

const rad = Math.PI / 180;
const f = (n: number): string => n.toFixed(1);

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

/** The space of the bonus track, as it were, on which meeples start: before the first one. */
const START = 0.62;

function make(layout: Layout) {
  const { centre, wedges, spaces, points, radii, sites } = layout;
  const pol = (r: number, deg: number): Point => ({ x: centre.x + r * Math.cos(deg * rad), y: centre.y + r * Math.sin(deg * rad) });
  /** Middle of wedge k, clockwise from the top. */
  const wedgeAngle = (k: number): number => -90 + (360 / wedges) * k;
  /** Districts stand on the board anti-clockwise in the order of the box; `turn` brings another one to the top. */
  const wedgeOf = (district: number, turn = 0): number => (((wedges - district + turn) % wedges) + wedges) % wedges;
  /** The sixth of the round that wedge k lies in, clockwise from the top: by it screens place what stands beside the wedge. */
  const sixth = (k: number): number => Math.round((6 * k) / wedges) % 6;
  const bonusAngle = (space: number): number => -90 + (360 / spaces) * (space - 0.5);
  const scoreAngle = (vp: number): number => -90 + (360 / points) * (vp % points);
  const hubSlot = (seat: number, seats: number): Point => ({
    x: centre.x + layout.hubSlots.x * (seat - (seats - 1) / 2),
    y: centre.y + layout.hubSlots.y,
  });
  /** Of several things in one place, the angle of one from the middle of them all. */
  const beside = (nth: number, count: number, step: number): number => (nth - (count - 1) / 2) * step;
  /** A disc on the score track, the nth of those that stand there; `r`: on its way in a lane of its own. */
  const discAt = (vp: number, nth = 0, count = 1, r = radii.score): Point => pol(r, scoreAngle(vp) + beside(nth, count, count > 2 ? 2.4 : 2.8));
  /** A meeple on the inner edge of its space, the nth of those that stand there. */
  const meepleAt = (space: number, nth = 0, count = 1, r = radii.bonus0 + 1): Point => pol(r, bonusAngle(Math.max(space, START)) + beside(nth, count, 2.6));
  /** The building spaces of a wedge in the order of their values. */
  const siteAt = (index: number, angle: number): Point => {
    const [ring, off] = sites.places[index] ?? [0, 0];
    return pol(sites.rings[ring]?.[2] ?? 0, angle + off);
  };
  const siteCell = (index: number, angle: number, m: number, q: number): string => {
    const [ring, off] = sites.places[index] ?? [0, 0];
    return cell(sites.rings[ring]?.[0] ?? 0, sites.rings[ring]?.[1] ?? 0, angle + off, sites.half, m, q);
  };
  const landmarkSpots = (count: number): readonly Medal[] => layout.landmarks.find((spots) => spots.length >= count) ?? layout.landmarks.at(-1) ?? [];
  const landmarkAt = ([r, off, size]: Medal, angle: number): Point & { size: number } => ({ ...pol(r, angle + off), size });

  const at = (r: number, deg: number): string => {
    const p = pol(r, deg);
    return `${f(p.x)} ${f(p.y)}`;
  };

  /** Annular sector whose straight edges run parallel to the avenues (`gap` = half the width of the avenue). */
  function sector(r0: number, r1: number, angle: number, half: number, gap: number): string {
    const h = (r: number): number => half - Math.asin(gap / r) / rad;
    const a0 = h(r0);
    const a1 = h(r1);
    return `M${at(r0, angle - a0)}L${at(r1, angle - a1)}A${r1} ${r1} 0 0 1 ${at(r1, angle + a1)}L${at(r0, angle + a0)}A${r0} ${r0} 0 0 0 ${at(r0, angle - a0)}z`;
  }

  /** The same with inset m on all sides and corners rounded by q: a building space, a space of the bonus track. */
  function cell(r0: number, r1: number, angle: number, half: number, m: number, q: number): string {
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

  /** The enamel plate of wedge k: upright. */
  function plate(k: number): Plate {
    const { w, h } = layout.plates;
    const c = layout.plates.at[k] ?? layout.centre;
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
  function railing(r: number, a0: number, a1: number, q: number): string {
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

  return {
    R: radii,
    /** half the angle of a wedge, and of a space of the track */
    half: 180 / wedges,
    spaceHalf: 180 / spaces,
    pol,
    wedgeAngle,
    wedgeOf,
    sixth,
    bonusAngle,
    scoreAngle,
    hubSlot,
    discAt,
    meepleAt,
    siteAt,
    siteCell,
    landmarkSpots,
    landmarkAt,
    sector,
    cell,
    plate,
    railing,
  };
}

export type Geometry = ReturnType<typeof make>;

const made = new WeakMap<Layout, Geometry>();

/** Made once for a layout. */
export function geometry(layout: Layout): Geometry {
  const known = made.get(layout) ?? make(layout);
  made.set(layout, known);
  return known;
}
