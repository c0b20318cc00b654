// The final scoring as steps that can be shown one by one, with the rule that decided each of them in words.
import type { Box } from '../board/box';
import type { Event, View } from '../client/types';
import { list, t } from '../i18n';
import { districtName } from '../names';

export interface SeatLine {
  seat: number;
  sum: number;
  highest: number;
  rank: number | null;
  vp: number;
}

export type Step =
  | { kind: 'before'; title: string; words: string[]; after: number[] }
  | { kind: 'francs'; title: string; words: string[]; gains: number[]; after: number[] }
  | { kind: 'district'; title: string; words: string[]; district: string; tile: readonly number[]; lines: SeatLine[]; gains: number[]; after: number[] }
  | { kind: 'result'; title: string; words: string[]; after: number[] };

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
    if (top.length < tied.length && top.length === 1)
      said.push(t('over-district-highest', { names: list(tied.map(name)), winner: name(top[0]), value: best }));
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

/** Why the first is first, R10.4. The ranks are the rules' own; here is only said what they went by. `order` is by rank. */
export function decidedBy(final: View, ranks: readonly number[], order: readonly number[]): 'vp' | 'francs' | 'value' | 'shared' {
  const [first = 0, second = 0] = order;
  if (ranks[first] === ranks[second]) return 'shared';
  const [one, other] = [final.seats[first], final.seats[second]];
  if (one?.vp !== other?.vp) return 'vp';
  return one?.francs === other?.francs ? 'value' : 'francs';
}

/** All steps, from the points at the end of play to the result. `events` are those of the game's last action. */
export function steps(events: readonly Event[], final: View, box: Box, names: readonly string[]): Step[] {
  const score = final.seats.map((seat) => seat.vp - seat.sources.francs - seat.sources.district);
  const found: Step[] = [{ kind: 'before', title: t('over-before'), words: [t('over-before-text')], after: [...score] }];
  const number = box.components.bonus.scoring.per_franc_at_end.number;
  const francs = events.filter((event) => event.type === 'francs_scored');
  const gains = score.map((_, seat) => francs.find((event) => event.seat === seat)?.amount ?? 0);
  gains.forEach((gain, seat) => (score[seat] = (score[seat] ?? 0) + gain));
  found.push({
    kind: 'francs',
    title: t('over-francs', { number }),
    words: francs.length ? francs.map((event) => t('over-francs-text', { name: names[event.seat ?? -1] ?? '', vp: t('n-vp', { count: event.amount ?? 0 }) })) : [t('over-francs-nobody')],
    gains,
    after: [...score],
  });
  for (const event of events) {
    if (event.type !== 'district_scored' || !event.district) continue;
    const tile = box.vpTile(event.vp_tile ?? '');
    const lines = score.map((_, seat) => ({
      seat,
      sum: event.sums?.[seat] ?? 0,
      highest: event.highest?.[seat] ?? 0,
      rank: event.ranks?.[seat] ?? null,
      vp: event.vp?.[seat] ?? 0,
    }));
    lines.forEach((line) => (score[line.seat] = (score[line.seat] ?? 0) + line.vp));
    found.push({
      kind: 'district',
      title: districtName(event.district),
      words: districtWords(lines, tile, names),
      district: event.district,
      tile,
      lines: [...lines].sort((a, b) => (a.rank ?? 9) - (b.rank ?? 9)),
      gains: lines.map((line) => line.vp),
      after: [...score],
    });
  }
  found.push({ kind: 'result', title: t('over-result'), words: [], after: final.seats.map((seat) => seat.vp) });
  return found;
}
