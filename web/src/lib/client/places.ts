// What stands where, as a view tells it.

import { parsePlace, type Place } from './notation';
import type { SiteView, View } from './types';

export function siteAt(view: View, place: Place): SiteView | undefined {
  const at = parsePlace(place);
  if (at.kind !== 'site') return undefined;
  return view.districts.find((one) => one.district === at.district)?.sites.find((one) => one.value === at.value);
}

/** The type of the building at a place, or ''. It never changes, so any later view knows it. */
export const buildingAt = (view: View, place: Place): string => siteAt(view, place)?.building ?? '';

/** R6.1: nobody takes end tiles while building tiles are left. */
export const endTilesClosed = (view: View): boolean => view.piles.some((pile) => pile.left > 0);
