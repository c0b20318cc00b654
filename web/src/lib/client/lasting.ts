// Which refusals last: there is nothing to try again.

import type { Reason } from './types';

const LASTING: ReadonlySet<string> = new Set([
  'no-analysis',
  'no-chances',
  'no-hints',
  'no-spectators',
  'not-your-seat',
  'not-your-study',
  'nothing-played',
  'malformed-record',
  'unreadable-table',
]);

/** The answer will be the same however often it is asked for. */
export const isLasting = ({ code }: Reason): boolean => code.startsWith('no-such-') || LASTING.has(code);
