// What the server has for studies; only their pages load it.
import { address, get, post } from '../client/api';
import type { StudyBot, StudyComment, StudyCut, StudyPlay } from '../client/types';

export const studies = {
  mine: () => get('/api/studies', {}),
  make: (table: string, at: number) => post('/api/studies', {}, { table, at }),
  open: (id: string, node: number) => get('/api/studies/{id}', { id, node }),
  at: (id: string, node: number, seat: number | null) => get('/api/studies/{id}/at', { id, node, seat }),
  play: (id: string, wanted: StudyPlay) => post('/api/studies/{id}/play', { id }, wanted),
  bot: (id: string, wanted: StudyBot) => post('/api/studies/{id}/bot', { id }, wanted),
  comment: (id: string, wanted: StudyComment) => post('/api/studies/{id}/comment', { id }, wanted),
  cut: (id: string, wanted: StudyCut) => post('/api/studies/{id}/cut', { id }, wanted),
  ways: (id: string, node: number, action: string) => post('/api/studies/{id}/ways', { id }, { node, action }),
  hint: (id: string, node: number, level: number) => post('/api/studies/{id}/hint', { id }, { node, level }),
  chances: (id: string, node: number) => get('/api/studies/{id}/chances', { id, node }),
  fork: (id: string) => post('/api/studies/{id}/fork', { id }),
  forget: (id: string) => post('/api/studies/{id}/forget', { id }),
};
export type Studies = typeof studies;

export const studyRecordUrl = (id: string): string => address('/api/studies/{id}/record', { id });
