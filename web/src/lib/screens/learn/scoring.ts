// The final scoring of the first game, bubble by bubble, with the rule that decided in words.
import type { Box } from '../../board/box';
import type { Event } from '../../client/types';
import { list, t } from '../../i18n';
import { districtName } from '../../names';

export interface SeatLine {
  seat: number;
  sum: number;
  highest: number;
  rank: number | null;
  vp: number;
}

export interface Step {
  title: string;
  words: string[];
  gains: number[];
  /** null: francs */
  district: string | null;
}

/** Why the points of a district went as they did, R10.2 and R10.3. */
export function districtWords(lines: readonly SeatLine[], tile: readonly number[], names: readonly string[]): string[] {
  const name = (line: SeatLine | undefined): string => names[line?.seat ?? -1] ?? '';
  const owners = lines.filter((line) => line.rank !== null);
  const [only] = owners;
  if (!only) return [t('over-district-nobody')];
  if (owners.length === 1) return [t('over-district-alone', { name: name(only) })];
  const said = [t('over-district-plain')];
  for (const sum of new Set(owners.map((line) => line.sum))) {
    const tied = owners.filter((line) => line.sum === sum);
    if (tied.length < 2) continue;
    const best = Math.max(...tied.map((line) => line.highest));
    const top = tied.filter((line) => line.highest === best);
    if (top.length < tied.length && top.length === 1) said.push(t('over-district-highest', { names: list(tied.map(name)), winner: name(top[0]), value: best }));
    for (const rank of new Set(tied.map((line) => line.rank))) {
      const shared = tied.filter((line) => line.rank === rank);
      if (shared.length > 1) said.push(t('over-district-shared', { names: list(shared.map(name)), rank: rank ?? 0, count: shared.length - 1 }));
    }
  }
  const first = owners.find((line) => line.rank === 1);
  const second = owners.find((line) => line.rank === 2);
  if (lines.length === 2 && first && second && tile[1]) {
    const args = { first: first.sum, second: second.sum };
    said.push(second.vp > 0 ? t('over-district-half-kept', args) : t('over-district-half', { ...args, name: name(second) }));
  }
  if (owners.some((line) => (line.rank ?? 0) > tile.length)) said.push(t('over-district-fourth'));
  return said;
}

/** `events` are those of the game's last action. */
export function steps(events: readonly Event[], box: Box, names: readonly string[]): Step[] {
  const { number } = box.components.bonus.scoring.per_franc_at_end;
  const francs = events.filter((event) => event.type === 'francs_scored');
  const words = francs.map((event) => t('over-francs-text', { name: names[event.seat ?? -1] ?? '', vp: t('n-vp', { count: event.amount ?? 0 }) }));
  const found: Step[] = [
    {
      title: t('over-francs', { number }),
      words: words.length ? words : [t('over-francs-nobody')],
      gains: names.map((_, seat) => francs.find((event) => event.seat === seat)?.amount ?? 0),
      district: null,
    },
  ];
  for (const event of events) {
    if (event.type !== 'district_scored' || !event.district) continue;
    const lines = names.map((_, seat) => ({
      seat,
      sum: event.sums?.[seat] ?? 0,
      highest: event.highest?.[seat] ?? 0,
      rank: event.ranks?.[seat] ?? null,
      vp: event.vp?.[seat] ?? 0,
    }));
    found.push({
      title: districtName(event.district),
      words: districtWords(lines, box.vpTile(event.vp_tile ?? ''), names),
      gains: lines.map(({ vp }) => vp),
      district: event.district,
    });
  }
  return found;
}
