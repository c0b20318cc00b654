// How long a game takes: an estimate for people who want to know whether it fits before dinner.
import type { Pace, SeatKind, ServerInfo } from '../client/types';

const PERSON_S = 45; // a turn of a person who has played before
const STEPS = 7; // of a turn of a bot, which takes a second to think

export function estimateMinutes(kinds: readonly SeatKind[], pace: Pace, freeDistricts: boolean, server: Pick<ServerInfo, 'turns' | 'paces'>): number {
  const { free_districts, fixed_districts, last_rounds } = server.turns;
  const turns = (freeDistricts ? free_districts : fixed_districts) + last_rounds * kinds.length;
  const bot = 1 + STEPS * (server.paces[pace] ?? 0);
  const perTurn = kinds.reduce((sum, kind) => sum + (kind === 'bot' ? bot : PERSON_S), 0) / kinds.length;
  return Math.max(5, Math.round((turns * perTurn) / 60 / 5) * 5);
}
