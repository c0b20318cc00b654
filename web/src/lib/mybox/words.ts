// Items and fields in the reader's language.

import type { Components } from '../board/box';
import { t } from '../i18n';
import { buildingName, districtName, landmarkName, placeName, tokenName } from '../names';
import type { Place } from '../client/notation';
import type { Token } from '../client/types';
import type { Field, Item } from './items';

export function itemName(item: Item, c: Components): string {
  const [, ...rest] = item.id.split(':');
  const what = rest.join(':');
  switch (item.group) {
    case 'bank':
      return t('place-bank', { of: districtName(what, 'of') });
    case 'site':
      return placeName(what as Place, String(item.fields[0]?.get(c) ?? ''));
    case 'landmark':
      return landmarkName(what);
    case 'vp':
      return t('vp-tile', { figures: item.fields.map((field) => field.get(c)).join('/') });
    case 'bonus':
      return t('bonus-tile', { number: Number(what) });
    case 'end':
      return t('end-tile', { number: Number(what) });
    case 'market':
      return tokenName(what as Token);
    case 'prestige':
      return tokenName(`${what} prestige` as Token);
    case 'value':
      return t('mb-item-value', { value: what });
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
  if (choice === 'none') return t(name === 'bonus-price' ? 'mb-no-bonus' : 'mb-none');
  if (name === 'type') return buildingName(choice);
  if (name === 'slot') return tokenOrKind(choice, 'prestige');
  if (name === 'effect') return t(`mb-effect-${choice.replace('_', '-')}`);
  if (name === 'bonus-price') return choice === '0' ? t('mb-bonus-free') : t('n-francs', { count: Number(choice) });
  if (KNOWN_TOKENS.has(choice)) return tokenName(choice as Token);
  if (choice.startsWith('any ')) return t(`mb-${choice.replace(' ', '-')}`);
  return choice;
}
