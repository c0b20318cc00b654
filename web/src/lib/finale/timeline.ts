// When what of a step is seen, in milliseconds at normal speed (next.md, "Motion"). Pure: a step and a clock give a picture.
import type { Step } from './steps';

const VEIL = 350;
const TILE = 400;
const OPEN = 200;
const ROW = 120;
const WHY = 250;
const POINT = 45;
const RUN = 900;
const LATER = 120;
const REST = 1200;
const COINS = 600;

export interface Frame {
  /** 0…1 each */
  veil: number;
  tile: number;
  plaque: number;
  why: number;
  coins: number;
  /** how many rows are open */
  rows: number;
  /** VP on the way, not rounded */
  vp: number[];
  /** who has begun to run */
  running: boolean[];
}

const part = (clock: number, from: number, length: number): number => Math.min(1, Math.max(0, (clock - from) / length));
const ease = (x: number): number => 1 - (1 - x) ** 3;

interface Schedule {
  tile: number;
  plaque: number;
  rows: number;
  why: number;
  coins: number;
  /** start and length of every seat's run */
  runs: Map<number, [number, number]>;
  /** everything is shown */
  settled: number;
  /** the next step begins */
  end: number;
}

export function schedule(step: Step): Schedule {
  if (step.kind === 'play') return { tile: 0, plaque: 0, rows: 0, why: 0, coins: 0, runs: new Map(), settled: 0, end: 2 * REST };
  const tile = VEIL;
  const plaque = tile + (step.kind === 'district' ? TILE : 0);
  const rows = plaque + OPEN;
  const why = rows + ROW * step.lines.length;
  const coins = why + (step.settled.length ? WHY : 0);
  const run = coins + (step.kind === 'francs' ? COINS : 0);
  const lowestFirst = step.lines.filter(({ vp }) => vp > 0).toReversed();
  const runs = new Map(lowestFirst.map(({ seat, vp }, i) => [seat, [run + i * LATER, Math.min(RUN, vp * POINT)] as [number, number]]));
  const settled = Math.max(run, ...[...runs.values()].map(([start, length]) => start + length));
  return { tile, plaque, rows, why, coins, runs, settled, end: settled + REST };
}

export function frame(step: Step, clock: number): Frame {
  const { tile, plaque, rows, why, coins, runs } = schedule(step);
  const vp = step.before.map((before, seat) => {
    const [start, length] = runs.get(seat) ?? [0, 1];
    return before + ((step.after[seat] ?? before) - before) * part(clock, start, length);
  });
  return {
    veil: step.kind === 'play' ? 0 : ease(part(clock, 0, VEIL)),
    tile: part(clock, tile, TILE),
    plaque: step.kind === 'play' ? 0 : ease(part(clock, plaque, OPEN)),
    rows: (clock - rows) / ROW,
    why: part(clock, why, WHY),
    coins: step.kind === 'francs' ? part(clock, coins, COINS) : 0,
    vp,
    running: step.before.map((_, seat) => clock >= (runs.get(seat)?.[0] ?? Infinity)),
  };
}
