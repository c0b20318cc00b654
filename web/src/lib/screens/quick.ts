// What "play now" was last played with, kept in this browser.
export interface Quick {
  opponents: number;
  level: number;
}
export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8]; // of bots
const KEY = 'paname.quick';
const within = (value: unknown, low: number, high: number): value is number => Number.isInteger(value) && (value as number) >= low && (value as number) <= high;

export function loadQuick(): Quick {
  const quick = { opponents: 1, level: 2 };
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<keyof Quick, unknown>>;
    if (within(stored.opponents, 1, 3)) quick.opponents = stored.opponents;
    if (within(stored.level, 1, LEVELS.length)) quick.level = stored.level;
  } catch {
    // no storage, or not ours: start as at the first visit
  }
  return quick;
}

export function saveQuick(quick: Quick): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(quick));
  } catch {
    // no storage: the choice holds for this page only
  }
}
