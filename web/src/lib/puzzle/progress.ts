// What this browser has solved: stars by puzzle, and the days whose puzzle was solved.
import { read, write } from '../client/storage';
import type { PuzzleInfo } from '../client/types';

export interface Progress {
  /** by id; no stars: the solution was shown */
  stars: Record<string, number>;
  /** 2026-11-16 */
  days: string[];
}

const KEY = 'paname.puzzles';
const KEPT_DAYS = 400;

export function loadProgress(): Progress {
  try {
    const { stars, days } = JSON.parse(read(KEY) ?? '{}') as Partial<Progress>;
    return { stars: { ...stars }, days: [...(days ?? [])] };
  } catch {
    return { stars: {}, days: [] };
  }
}

/** The first result counts; a day counts when its puzzle is solved, not when it is shown. */
export function noted(before: Progress, id: string, stars: number, day: string | null): Progress {
  const days = day !== null && stars > 0 && !before.days.includes(day) ? [...before.days, day].slice(-KEPT_DAYS) : before.days;
  const after = { stars: { ...before.stars, [id]: before.stars[id] ?? stars }, days };
  write(KEY, JSON.stringify(after));
  return after;
}

const before = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

/** Days in a row up to today; as long as today may still be solved, up to yesterday. */
export function streak(days: readonly string[], today: string): number {
  let count = 0;
  for (let day = days.includes(today) ? today : before(today); days.includes(day); day = before(day)) count += 1;
  return count;
}

/** The last seven days, today at the end. */
export function week(today: string): string[] {
  const days = [today];
  while (days.length < 7) days.unshift(before(days[0] ?? today));
  return days;
}

/** The next one that was not done: of the same difficulty, else of any; at last simply the next. */
export function nextPuzzle(all: readonly PuzzleInfo[], id: string, { stars }: Progress): string {
  const here = all.findIndex((one) => one.id === id);
  const after = [...all.slice(here + 1), ...all.slice(0, here)];
  const open = after.filter((one) => stars[one.id] === undefined);
  const like = open.find((one) => one.difficulty === all[here]?.difficulty);
  return (like ?? open[0] ?? after[0])?.id ?? id;
}
