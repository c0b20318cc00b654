// What the server has for studies; only their pages load it.
import { address, path, request } from '../client/api';
import type { Hint, StudyAt, StudyInfo, StudyList, StudyMade, StudyPlayed, StudyState, WaysToPay } from '../client/types';

const of = (id: string, verb?: string): string => (verb ? `${path('studies', id)}/${verb}` : path('studies', id));
const get = <T>(url: string, query = {}): Promise<T> => request<T>('GET', address(url, query));
const post = <T>(url: string, body?: unknown): Promise<T> => request<T>('POST', url, body);

export const studies = {
  mine: () => get<StudyList>('/api/studies'),
  make: (table: string, at: number) => post<StudyMade>('/api/studies', { table, at }),
  open: (id: string, node: number) => get<StudyState>(of(id), { node }),
  at: (id: string, node: number, seat: number | null) => get<StudyAt>(of(id, 'at'), { node, seat }),
  play: (id: string, wanted: { revision: number; node: number; actions: readonly string[]; seat: number | null }) => post<StudyPlayed>(of(id, 'play'), wanted),
  bot: (id: string, wanted: { revision: number; node: number; level: number; seat: number | null }) => post<StudyPlayed>(of(id, 'bot'), wanted),
  comment: (id: string, wanted: { revision: number; node: number; comment: string }) => post<StudyInfo>(of(id, 'comment'), wanted),
  cut: (id: string, wanted: { revision: number; node: number }) => post<StudyState>(of(id, 'cut'), wanted),
  ways: (id: string, node: number, action: string) => post<WaysToPay>(of(id, 'ways'), { node, action }),
  hint: (id: string, node: number, level: number) => post<Hint>(of(id, 'hint'), { node, level }),
  fork: (id: string) => post<StudyMade>(of(id, 'fork')),
  forget: (id: string) => post<StudyList>(of(id, 'forget')),
};
export type Studies = typeof studies;

export const studyRecordUrl = (id: string): string => of(id, 'record');
