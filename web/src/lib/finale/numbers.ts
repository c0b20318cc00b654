// The game's story in words: figures, nouns and clauses for the numbers the server chose.
import { parsePlace, type Place } from '../client/notation';
import type { Finale, StoryNumber, TurningPoint } from '../client/types';
import { list, t, type Args } from '../i18n';
import { buildingName, districtName, landmarkName } from '../names';

export interface Shown {
  figure: number;
  noun: string;
  clause: string;
}

function args(number: StoryNumber, winner: string, names: readonly string[], tile27: number): Args {
  const { other, round, tile, of } = number.args;
  return {
    count: number.figure,
    name: winner,
    other: names[Number(other)] ?? '',
    round: Number(round ?? 0),
    number: Number(tile ?? tile27),
    total: Number(of ?? 0),
  };
}

/** The name of a place: a landmark's own, a building's by what stands there. */
function placeNoun(place: Place, buildingAt: (place: Place) => string): string {
  const at = parsePlace(place);
  return at.kind === 'landmark' ? landmarkName(at.landmark) : buildingName(buildingAt(place));
}

/** These are told of "before the final scoring", which a game that is given up has not had. */
const BEFORE: ReadonlySet<string> = new Set(['leading', 'changes'] satisfies StoryNumber['kind'][]);

export function show(
  number: StoryNumber,
  winner: string,
  names: readonly string[],
  tile27: number,
  buildingAt: (place: Place) => string,
  counted = true,
): Shown {
  const all = args(number, winner, names, tile27);
  const noun = number.kind === 'place' ? placeNoun(String(number.args['place']) as Place, buildingAt) : t(`fin-num-${number.kind}`, all);
  return { figure: number.figure, noun, clause: counted || !BEFORE.has(number.kind) ? t(`fin-num-${number.kind}.clause`, all) : '' };
}

/** How the game was won, by the two numbers that surprise most; null: there is nothing to say so. */
export function sentence(finale: Finale, winner: string, names: readonly string[], tile27: number): string | null {
  if (finale.decided[0] !== 'vp') return null;
  const told = finale.numbers.filter(({ kind }) => kind !== 'place' && kind !== 'keys');
  const margin = told.filter(({ kind }) => kind === 'margin');
  const parts = [...margin, ...told.filter(({ kind }) => kind !== 'margin')]
    .slice(0, 2)
    .map((one) => t(`fin-num-${one.kind}.how`, args(one, winner, names, tile27)));
  return parts.length ? `${parts.join(', ')}.` : null;
}

export function turningPoint(point: TurningPoint, names: readonly string[]): { when: string; text: string } {
  const name = names[point.seat] ?? '';
  const when = point.round === null ? t('fin-turning-count') : t('round-number', { round: point.round });
  const what =
    point.round === null
      ? point.district === null
        ? t('fin-turning-francs', { name, count: point.vp })
        : t('fin-turning-district', { name, count: point.vp, districtIn: districtName(point.district, 'in') })
      : point.landmark
        ? t('fin-turning-landmark', { name, count: point.vp, landmarkAcc: landmarkName(point.landmark, 'acc') })
        : t('fin-turning-turn', { name, count: point.vp });
  const lead =
    point.leader === null ? [] : [point.leader === point.seat ? t('fin-turning-lead.same') : t('fin-turning-lead', { name: names[point.leader] ?? '' })];
  return { when, text: [what, ...lead].join(' ') };
}

/** What decided between players of equal points behind the winner, or behind those who share the victory; `order` is that of the ranks. */
export function ties({ decided }: Finale, order: readonly number[], names: readonly string[]): string[] {
  const sharing = decided.findIndex((by) => by !== 'shared');
  return decided.flatMap((by, i) => {
    const [name = '', other = ''] = order.slice(i, i + 2).map((seat) => names[seat] ?? '');
    const behind = i > 0 && sharing >= 0 && i >= sharing;
    return behind && by !== 'vp' && by !== 'conceded' ? [t(`over-tie-${by}`, { name, other })] : [];
  });
}

/** Which districts somebody won. */
export function won(finale: Finale, seat: number): string {
  const districts = finale.count
    .filter((step) => step.district !== null && step.lines.some((line) => line.seat === seat && line.rank === 1))
    .flatMap(({ district }) => district ?? []);
  if (districts.length === 0) return '';
  return districts.length === 1 ? t('fin-won', { names: list(districts.map((one) => districtName(one))) }) : t('fin-won-many', { count: districts.length });
}
