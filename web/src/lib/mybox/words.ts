// Items and fields in the reader's language.

import { slug, type Components } from '../board/box';
import { siteOf } from '../client/notation';
import { t } from '../i18n';
import { buildingName, districtName, landmarkName, placeName, tokenCount, tokenName } from '../names';
import type { Token } from '../client/types';
import { districtAt, PRESTIGE, RESOURCES, valueAt, type Field } from './fields';
import type { Item } from './items';

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
      return t('end-tile', { number: i });
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

const KNOWN_TOKENS = new Set(['wood', 'marble', 'gold', 'bronze prestige', 'silver prestige', 'gold prestige']);

function tokenOrKind(text: string, kind: 'resource' | 'prestige'): string {
  return tokenName((kind === 'prestige' ? `${text} prestige` : text) as Token);
}

export function fieldName({ name, arg }: Field): string {
  if (name === 'cost') return tokenOrKind(String(arg), 'resource');
  if (name === 'landmark-vp') return t('mb-field-landmark-vp', { token: tokenOrKind(String(arg), 'prestige') });
  return t(`mb-field-${name}`, arg === undefined ? {} : { arg });
}

export function choiceName({ name }: Field, choice: string): string {
  if (name === 'bonus') return t(choice === 'none' ? 'mb-no-bonus' : 'mb-bonus');
  if (choice === 'none') return t('mb-none');
  if (name === 'type') return buildingName(choice);
  if (name === 'slot') return tokenOrKind(choice, 'prestige');
  if (name === 'effect') return t(`mb-effect-${choice.replace('_', '-')}`);
  if (KNOWN_TOKENS.has(choice)) return tokenName(choice as Token);
  if (name === 'chosen') return tokenCount(choice.replace(/^2 /, '') as 'any resource' | 'any prestige', choice.startsWith('2 ') ? 2 : 1);
  if (choice.startsWith('any ')) return t(`mb-${choice.replace(' ', '-')}`);
  return choice;
}
