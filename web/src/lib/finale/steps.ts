// The final scoring as steps to be shown one by one. What they hold is the server's; here it is only put into words.
import type { Box } from '../board/box';
import { landmarkOf, siteOf, type Piece } from '../client/notation';
import type { CountLine, Finale, Settled, View } from '../client/types';
import { list, t } from '../i18n';
import { districtName } from '../names';

/** A place of a seat in a district: picture, name and value. */
export interface Place {
  piece: Piece;
  icon: string;
  value: number;
  /** the seat's keys there: two count double */
  keys: number;
}

export interface Step {
  kind: 'play' | 'francs' | 'district';
  id: string;
  icon: string;
  title: string;
  /** what is below the title in the tally: the figures of the tile */
  note: string;
  district: string | null;
  figures: readonly number[];
  lines: CountLine[];
  settled: Settled[];
  /** VP of all seats */
  before: number[];
  after: number[];
}

export function steps(finale: Finale, box: Box): Step[] {
  const rounds = finale.turns.at(-1)?.round ?? 0;
  const found: Step[] = [
    {
      kind: 'play',
      id: 'play',
      icon: 'clock',
      title: t('fin-play'),
      note: t('fin-rounds', { count: rounds }),
      district: null,
      figures: [],
      lines: [],
      settled: [],
      before: finale.played,
      after: finale.played,
    },
  ];
  for (const { district, vp_tile, lines, settled, after } of finale.count) {
    const before = found.at(-1)?.after ?? finale.played;
    if (district === null) {
      const { number } = box.components.bonus.scoring.per_franc_at_end;
      found.push({
        kind: 'francs',
        id: 'francs',
        icon: 'franc',
        title: t('word-francs'),
        note: t('bonus-tile', { number }),
        district,
        figures: [],
        lines,
        settled,
        before,
        after,
      });
    } else {
      const figures = box.vpTile(vp_tile ?? '');
      found.push({
        kind: 'district',
        id: district,
        icon: `d-${district}`,
        title: districtName(district),
        note: figures.join(' · '),
        district,
        figures,
        lines,
        settled,
        before,
        after,
      });
    }
  }
  return found;
}

/** What a seat owns in a district, the highest first. */
export function places(view: View, district: string, seat: number): Place[] {
  const found = view.districts.find((one) => one.district === district);
  if (!found) return [];
  const held = (keys: readonly number[]): number => keys.filter((other) => other === seat).length;
  return [
    ...found.landmarks.map((one): Place => ({ piece: landmarkOf(district, one.landmark), icon: `l-${one.landmark}`, value: one.value, keys: held(one.keys) })),
    ...found.sites.map((one): Place => ({ piece: siteOf(district, one.value), icon: `b-${one.building ?? ''}`, value: one.value, keys: held(one.keys) })),
  ]
    .filter(({ keys }) => keys > 0)
    .sort((a, b) => b.value - a.value);
}

/** Why a district went as it did, where the sums alone did not decide. */
export function reason({ lines }: Pick<Step, 'lines'>, { by, seats }: Settled, names: readonly string[]): { head: string; text: string } {
  const line = (seat: number | undefined): CountLine | undefined => lines.find((one) => one.seat === seat);
  const [first, second] = seats.map(line);
  const who = seats.map((seat) => names[seat] ?? '');
  if (by === 'half')
    return { head: t('fin-half', { first: first?.sum ?? 0, second: second?.sum ?? 0 }), text: t('fin-half.text', { name: names[second?.seat ?? -1] ?? '' }) };
  const head = t('fin-tied', { sum: first?.sum ?? 0 });
  if (by === 'shared') return { head, text: t('fin-tied.shared', { names: list(who), rank: first?.rank ?? 0 }) };
  const beaten = lines.find((one) => seats.includes(one.seat) && one.highest < (first?.highest ?? 0));
  return {
    head,
    text: t('fin-tied.highest', { name: who[0] ?? '', value: first?.highest ?? 0, other: names[beaten?.seat ?? -1] ?? '', lower: beaten?.highest ?? 0 }),
  };
}

/** The step as one sentence, for those who hear it. */
export function say(step: Step, names: readonly string[]): string {
  const name = (seat: number): string => names[seat] ?? '';
  const points = step.lines.filter(({ vp }) => vp > 0).map(({ seat, vp }) => t('fin-gain', { name: name(seat), count: vp }));
  if (step.kind === 'play') return t('fin-say-play', { scores: list(step.after.map((count, seat) => t('fin-gain', { name: name(seat), count }))) });
  const why = step.settled.map((one) => reason(step, one, names)).map(({ head, text }) => `${head} ${text}`);
  return [points.length ? t('fin-say', { step: step.title, scores: list(points) }) : t('fin-say-nobody', { step: step.title }), ...why].join(' ');
}
