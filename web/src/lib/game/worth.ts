// What a bonus tile would bring its owner now, from the viewer's own view. Only for showing; the server does the scoring.
import type { Box } from '../board/box';
import type { Resource, View } from '../client/types';

/** VP now, or null for tiles that score nothing. Two own keys on a place count double (R9.6), but not for types. */
export function vpNow(number: number, view: View, box: Box, seat: number): number | null {
  const me = view.seats[seat];
  if (!me) return null;
  const effect = box.bonus(number, view.seats.length);
  const mine = (keys: readonly number[]): number => keys.filter((owner) => owner === seat).length;
  const districts = view.districts;
  if (effect.kind === 'gain') return effect.vp || null;
  if (effect.kind === 'types') {
    const types = new Set(districts.flatMap((d) => d.sites.filter((s) => mine(s.keys)).map((s) => s.building ?? '')));
    if (districts.some((d) => d.landmarks.some((l) => mine(l.keys)))) types.add('landmark');
    return effect.vp.find(([count]) => count === types.size)?.[1] ?? 0;
  }
  if (effect.kind !== 'per') return null;
  switch (effect.of) {
    case 'building':
      return effect.vp * districts.flatMap((d) => d.sites).filter((s) => s.value === effect.value).reduce((sum, s) => sum + mine(s.keys), 0);
    case 'landmark':
      return effect.vp * districts.flatMap((d) => d.landmarks).reduce((sum, l) => sum + mine(l.keys), 0);
    case 'unused-tile':
      return effect.vp * Math.max(0, me.bonus_count - 1);
    case 'franc':
      return effect.vp * (me.francs ?? 0);
    case 'prestige-pair':
    case 'resource-pair': {
      const kinds = effect.of === 'resource-pair' ? (['wood', 'marble', 'gold'] as Resource[]) : (['bronze prestige', 'silver prestige', 'gold prestige'] as const);
      return effect.vp * kinds.reduce((sum, kind) => sum + Math.floor((me.tokens?.[kind] ?? 0) / 2), 0);
    }
  }
}
