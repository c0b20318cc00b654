// What "play now" was last played with, kept in this browser.

import { read, write } from '../client/storage';
import { LEVELS, PLAYERS } from '../figures';

export interface Quick {
  opponents: number;
  level: number;
}
/** how many one can play against */
export const OPPONENTS = PLAYERS.map((players) => players - 1);
const KEY = 'paname.quick';
const among = (value: unknown, choices: readonly number[]): value is number => choices.includes(value as number);

export function loadQuick(): Quick {
  const quick = { opponents: 1, level: 2 };
  try {
    const stored = JSON.parse(read(KEY) ?? '{}') as Partial<Record<keyof Quick, unknown>>;
    if (among(stored.opponents, OPPONENTS)) quick.opponents = stored.opponents;
    if (among(stored.level, LEVELS)) quick.level = stored.level;
  } catch {
    // not ours: start as at the first visit
  }
  return quick;
}

export const saveQuick = (quick: Quick): unknown => write(KEY, JSON.stringify(quick));
