// Names of the things in the box, in the case form a sentence needs. The forms are attributes in box.ftl:
//   districts  .in 'in Montmartre'  .of as in 'bank of Montmartre'
//   buildings, landmarks  .acc (object of a verb)  .of (genitive)
//   buildings  .type as in 'these types: café, bakery'
//   places     .put as in 'place a key on the bank…'
import { parsePlace, type Place } from './client/notation';
import type { SeatInfo, Token } from './client/types';
import { has, t } from './i18n';

const own = new Map<string, string>(); // names by key: an owner's box may have things that no language has a word for

export function knowNames(names: Iterable<[string, string]>): void {
  own.clear();
  for (const [key, name] of names) own.set(key, name);
}

/** Who sits there: a record may have no names. */
export const playerName = ({ name, seat }: Pick<SeatInfo, 'name' | 'seat'>): string => name || t('create-person', { number: seat + 1 });

/** A form of a name; the forms of an owner's own name are made from the plain one. */
function nameOf(thing: 'district' | 'building' | 'landmark', slug: string, form?: string): string {
  const suffix = form ? '.' + form : '';
  if (has(`${thing}-${slug}`)) return t(`${thing}-${slug}${suffix}`);
  return t(`own-${thing}${suffix}`, { name: own.get(`${thing}-${slug}`) ?? slug });
}

export const districtName = (slug: string, form?: 'in' | 'of'): string => nameOf('district', slug, form);
export const buildingName = (type: string, form?: 'acc' | 'of' | 'type'): string => nameOf('building', type, form);
export const landmarkName = (slug: string, form?: 'acc' | 'of'): string => nameOf('landmark', slug, form);

const tokenKey = (token: string): string => token.replace(' ', '-');

/** 'Gold (resource)', 'Gold prestige'. */
export function tokenName(token: Token): string {
  return t(`token-${tokenKey(token)}`);
}

/** '2 wood', '1 gold prestige token', '2 resources of any kind': counted, with the plural of the language. */
export function tokenCount(token: Token | 'any resource' | 'any prestige', count: number): string {
  return t(`n-${tokenKey(token)}`, { count });
}

/** A place of the notation: 'arc', 'montmartre:bank', 'montmartre:8' (with the type of its building), 'montmartre:louvre'. */
export function placeName(place: Place, building?: string | null, form?: 'put'): string {
  const suffix = form ? '.' + form : '';
  const at = parsePlace(place);
  switch (at.kind) {
    case 'arc':
      return t(`place-arc${suffix}`);
    case 'bank':
      return t(`place-bank${suffix}`, { of: districtName(at.district, 'of') });
    case 'site':
      return t('place-building', {
        building: building ? buildingName(building) : t('place-site'),
        value: String(at.value),
        district: districtName(at.district),
      });
    case 'landmark':
      return t('place-landmark', { landmark: landmarkName(at.landmark), district: districtName(at.district) });
  }
}
