// What the server has for puzzles; only their pages load it.
import { get, post } from '../client/api';

export const puzzles = {
  list: () => get('/api/puzzles', {}),
  open: (id: string) => get('/api/puzzles/{id}', { id }),
  /** `played` is shown already; `actions` are new */
  play: (id: string, played: string[], actions: string[]) => post('/api/puzzles/{id}/play', { id }, { played, actions }),
  ways: (id: string, played: string[], action: string) => post('/api/puzzles/{id}/ways', { id }, { played, action }),
  check: (id: string, actions: string[]) => post('/api/puzzles/{id}/check', { id }, { actions }),
  solution: (id: string) => get('/api/puzzles/{id}/solution', { id }),
};
export type PuzzleApi = typeof puzzles;
