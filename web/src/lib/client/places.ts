// What stands where, as a view tells it.

import { parsePlace, type Place } from './notation';
import type { Question, QuestionOf, SiteView, View } from './types';

export function siteAt(view: View, place: Place): SiteView | undefined {
  const at = parsePlace(place);
  if (at.kind !== 'site') return undefined;
  return view.districts.find((one) => one.district === at.district)?.sites.find((one) => one.value === at.value);
}

/** The type of the building at a place, or ''. It never changes, so any later view knows it. */
export const buildingAt = (view: View, place: Place): string => siteAt(view, place)?.building ?? '';

/** The numbers of a seat's bonus tiles, used ones too. */
export const numbersOf = (seat: { [of in 'bonus' | 'used']: readonly number[] | null } | undefined): Set<number> =>
  new Set([...(seat?.bonus ?? []), ...(seat?.used ?? [])]);

/** The open question, if it is of this kind. */
export function asked<K extends Question['kind']>({ question }: View, kind: K): QuestionOf<K> | null {
  return question?.kind === kind ? (question as QuestionOf<K>) : null;
}

/** Tiles of which one must be activated before the question has an answer; null: it has one. */
export const firstTiles = (view: View): string[] | null => (asked(view, 'bonus') ?? asked(view, 'score'))?.first ?? null;
