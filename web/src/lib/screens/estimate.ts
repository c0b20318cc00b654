// How long a game takes: an estimate for people who want to know whether it fits before dinner.
import type { Pace, SeatKind } from '../client/types';

const PERSON_S = 45; // a turn of a person who has played before
const BOT_S: Record<Pace, number> = { instant: 1, fast: 4, normal: 8, slow: 14 };
/** One turn per building, one per end tile, the last rounds. */
const turns = (players: number, freeDistricts: boolean): number => (freeDistricts ? 36 : 33) + 12 + 2 * players;

export function estimateMinutes(kinds: readonly SeatKind[], pace: Pace, freeDistricts: boolean): number {
  const perTurn = kinds.reduce((sum, kind) => sum + (kind === 'bot' ? BOT_S[pace] : PERSON_S), 0) / kinds.length;
  return Math.max(5, Math.round((turns(kinds.length, freeDistricts) * perTurn) / 60 / 5) * 5);
}
