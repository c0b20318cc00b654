// What the server has for puzzles; only their pages load it.
import { path, request } from '../client/api';
import type { PuzzleList, PuzzleState, PuzzleVerdict, WaysToPay } from '../client/types';

const of = (number: number | string, verb?: string): string => (verb ? `${path('puzzles', String(number))}/${verb}` : path('puzzles', String(number)));
const get = <T>(url: string): Promise<T> => request<T>('GET', url);
const post = <T>(url: string, body: unknown): Promise<T> => request<T>('POST', url, body);

export const puzzles = {
  list: () => get<PuzzleList>('/api/puzzles'),
  open: (number: number | string) => get<PuzzleState>(of(number)),
  /** `played` is shown already; `actions` are new */
  play: (number: number, played: readonly string[], actions: readonly string[]) => post<PuzzleState>(of(number, 'play'), { played, actions }),
  ways: (number: number, played: readonly string[], action: string) => post<WaysToPay>(of(number, 'ways'), { played, action }),
  check: (number: number, actions: readonly string[]) => post<PuzzleVerdict>(of(number, 'check'), { actions }),
  solution: (number: number) => get<PuzzleVerdict>(of(number, 'solution')),
};
export type PuzzleApi = typeof puzzles;
