// Small sentences several screens need.
import { ApiError } from '../client/api';
import type { SeatInfo, TableInfo } from '../client/types';
import { sayReason } from '../client/words';
import { FEWER_PILES } from '../figures';
import { labelled, list, t } from '../i18n';
import { playerName } from '../names';

/** What went wrong, in the reader's language. */
export function problemText(error: unknown): string {
  if (error instanceof ApiError) return sayReason(error.reason);
  return t('failed', { reason: error instanceof Error ? error.message : String(error) });
}

export function seatName(seat: SeatInfo): string {
  return seat.kind === 'open' ? t('seat-open') : playerName(seat);
}

/** The table's own name, or who sits at it. */
export function tableName(table: TableInfo): string {
  return table.name || list(table.seats.filter((seat) => seat.kind !== 'open').map(playerName));
}

/** The rules of a table that differ from the plain game, as short labels. */
export function optionLabels({ options, screens, box, analysis }: Pick<TableInfo, 'options' | 'screens' | 'box' | 'analysis'>): string[] {
  const labels: string[] = [];
  if (options.random_tokens && options.random_bonus_track) labels.push(t('create-advanced'));
  else if (options.random_tokens) labels.push(t('create-random_tokens'));
  else if (options.random_bonus_track) labels.push(t('create-random_bonus_track'));
  if (options.free_districts) labels.push(t('create-free_districts'));
  if (options.piles === FEWER_PILES) labels.push(t('create-two_piles'));
  if (screens === 'open') labels.push(labelled(t('create-screens'), t('create-screens-open')));
  if (analysis) labels.push(t('create-analysis'));
  if (box) labels.push(labelled(t('create-box'), box));
  return labels;
}
