// Items and fields in the reader's language.

import { slug, type Components } from '../board/box';
import { isToken, PRESTIGE, RESOURCES, siteOf } from '../client/notation';
import { clauses, labelled, t } from '../i18n';
import { buildingName, districtName, landmarkName, placeName, tokenName } from '../names';
import { plain } from '../screens/reference';
import type { Token } from '../client/types';
import { districtAt, valueAt, type Field } from './fields';
import type { Item } from './items';
import { ONLY_HERE, VARIOUS } from './tokens';

export function itemName(item: Item, c: Components): string {
  const [i = 0, j = 0] = item.at;
  switch (item.group) {
    case 'bank':
      return t('place-bank', { of: districtName(slug(districtAt(c, i)), 'of') });
    case 'site':
      return placeName(siteOf(slug(districtAt(c, i)), Number(valueAt(c, j))), String(item.fields(c)[0]?.get(c) ?? ''));
    case 'landmark':
      return landmarkName(slug(c.landmarks[i]?.name ?? ''));
    case 'vp':
      return t('vp-tile', { figures: (c.vp_tiles.tiles[i] ?? []).join('/') });
    case 'bonus':
      return t('bonus-tile', { number: i });
    case 'end':
      return t('mb-item-end', { number: i });
    case 'market':
      return tokenName(RESOURCES[i] ?? 'wood');
    case 'prestige':
      return tokenName(`${PRESTIGE[i] ?? 'bronze'} prestige`);
    case 'value':
      return t('mb-item-value', { value: valueAt(c, i) });
    default:
      return t(`mb-item-${item.group}`);
  }
}

/** What lies together in the box. */
export function setName(set: string, c: Components): string {
  const [kind = '', nth = ''] = set.split(':');
  switch (kind) {
    case 'district':
      return districtName(slug(districtAt(c, Number(nth))));
    case 'track':
      return t('mb-set-track', { from: 10 * Number(nth) - 9, to: 10 * Number(nth) });
    case 'landmarks':
      return t('word-landmarks');
    case 'vp':
      return t('word-vp-tiles');
    case 'end':
      return t('word-end-tiles');
    case 'prices':
      return t('mb-set-prices');
    default:
      return t('mb-rest');
  }
}

const MOST_NAMED = 4;
/** Some pieces by name. */
export const listed = (items: readonly Item[], c: Components): string =>
  clauses([...items.slice(0, MOST_NAMED).map((item) => itemName(item, c)), ...(items.length > MOST_NAMED ? ['…'] : [])]);

/** A piece to change figures with: what it shows, where that is not its name. */
export function partnerName(item: Item, c: Components): string {
  const [first, second] = item.fields(c);
  if (item.group === 'bank') return labelled(itemName(item, c), String(first?.get(c)));
  return item.group === 'site' && second ? labelled(itemName(item, c), choiceName(second, String(second.get(c)))) : itemName(item, c);
}

/** The pieces that every word fits, in the order of the box: as a whole if it is a number, or else as the beginning of a word. */
export function find(items: readonly Item[], c: Components, query: string): Item[] {
  const split = (text: string): string[] =>
    plain(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean);
  const wanted = split(query);
  const fits =
    (words: readonly string[]) =>
    (word: string): boolean =>
      /^\d+$/.test(word) ? words.includes(word) : words.some((one) => one.startsWith(word));
  return wanted.length ? items.filter((item) => wanted.every(fits(split(itemName(item, c))))) : [];
}

function tokenOrKind(text: string, kind: 'resource' | 'prestige'): string {
  return tokenName((kind === 'prestige' ? `${text} prestige` : text) as Token);
}

export function fieldName({ name, arg }: Field): string {
  if (name === 'cost') return tokenOrKind(String(arg), 'resource');
  if (name === 'landmark-vp') return t('mb-field-landmark-vp', { token: tokenOrKind(String(arg), 'prestige') });
  return t(`mb-field-${name}`, arg === undefined ? {} : { arg });
}

const anyOf = (choice: string): string => t(`mb-${choice.replace(' ', '-')}`);

export function choiceName({ name }: Field, choice: string): string {
  if (name === 'bonus') return t(choice === 'none' ? 'mb-no-bonus' : 'mb-bonus');
  if (choice === 'none') return t('mb-none');
  if (choice === VARIOUS) return t('mb-various');
  if (choice.startsWith(ONLY_HERE)) return t('mb-only-here', { token: tokenName(choice.slice(ONLY_HERE.length) as Token) });
  if (name === 'type') return buildingName(choice);
  if (name === 'slot') return tokenOrKind(choice, 'prestige');
  if (name === 'effect') return t(`mb-effect-${choice.replace('_', '-')}`);
  if (isToken(choice)) return tokenName(choice);
  if (name === 'chosen') return choice.startsWith('2 ') ? `2 × ${anyOf(choice.slice(2))}` : `1 × ${anyOf(choice)}`;
  if (choice.startsWith('any ')) return anyOf(choice);
  return choice;
}
