// What the server has for puzzles; only their pages load it.
import { path, request } from '../client/api';
import type { PuzzleList, PuzzleState, PuzzleVerdict, WaysToPay } from '../client/types';

const of = (id: string, verb?: string): string => (verb ? `${path('puzzles', id)}/${verb}` : path('puzzles', id));
const get = <T>(url: string): Promise<T> => request<T>('GET', url);
const post = <T>(url: string, body: unknown): Promise<T> => request<T>('POST', url, body);

export const puzzles = {
  list: () => get<PuzzleList>('/api/puzzles'),
  open: (id: string) => get<PuzzleState>(of(id)),
  /** `played` is shown already; `actions` are new */
  play: (id: string, played: readonly string[], actions: readonly string[]) => post<PuzzleState>(of(id, 'play'), { played, actions }),
  ways: (id: string, played: readonly string[], action: string) => post<WaysToPay>(of(id, 'ways'), { played, action }),
  check: (id: string, actions: readonly string[]) => post<PuzzleVerdict>(of(id, 'check'), { actions }),
  solution: (id: string) => get<PuzzleVerdict>(of(id, 'solution')),
};
export type PuzzleApi = typeof puzzles;
