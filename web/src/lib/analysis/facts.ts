// Plain facts about a line of play in words: what it brings at once, where it leads, what it makes impossible.
import { TOKENS } from '../client/notation';
import type { DistrictLead, Prevented, View } from '../client/types';
import { sayAction } from '../client/words';
import { t } from '../i18n';
import { districtName, tokenCount } from '../names';
import { tokenIcon } from '../ui/pieces';

export interface Chip {
  what: string;
  amount: number;
  /** of the sprite; `key`: the player's own */
  icon: string;
  text: string;
}

const ICONS: readonly [string, string, (count: number) => string][] = [
  ['francs', 'franc', (count) => t('n-francs', { count })],
  ['keys', 'key', (count) => t('why-n-keys', { count })],
  ...TOKENS.map((token): [string, string, (count: number) => string] => [token, tokenIcon(token), (count) => tokenCount(token, count)]),
  ['tiles', 'bonus-tile', (count) => t('why-n-tiles', { count })],
  ['vp', 'vp', (count) => t('n-vp', { count })],
];

export const chipsOf = (brings: Readonly<Record<string, number>>): Chip[] =>
  ICONS.flatMap(([what, icon, say]) => {
    const amount = brings[what] ?? 0;
    return amount ? [{ what, amount, icon, text: `${amount < 0 ? '−' : '+'}${say(Math.abs(amount))}` }] : [];
  });

/** "Belleville: total value 14, rank 1 instead of rank 2 (+9 VP)" */
export function sayLead({ district, rank, sum, instead, vp }: DistrictLead): string {
  const name = districtName(district);
  const text =
    instead === null || instead === rank ? t('ana-lead', { district: name, rank, sum }) : t('ana-lead-instead', { district: name, rank, sum, instead });
  return vp > 0 ? `${text} (+${t('n-vp', { count: vp })})` : text;
}

export const sayPrevented = ({ seat, action }: Prevented, names: readonly string[], view: View): string =>
  t('ana-prevents', { name: names[seat] ?? '', action: sayAction(action, view) });
