// Puts the reasons of a hint, an analysis or a puzzle into words: where the VP come from that a turn brings and another does not.
import { percent, t } from '../i18n';
import { districtName } from '../names';
import type { HintAlternative, HintReason } from './types';

/** "Bonus tile 30", "Montmartre", "Blaise · Buildings" */
export function saySource({ seat, source }: HintReason, me: number, names: readonly string[]): string {
  const [kind = '', which = ''] = source.split(':');
  const said = kind === 'tile' ? t('bonus-tile', { number: which }) : which ? districtName(which) : t(`source-${source}`);
  return seat === me ? said : `${names[seat] ?? ''} · ${said}`;
}

/** "+10 VP" of one's own; an opponent has so many fewer. */
export const sayReasonVp = ({ seat, vp }: HintReason, me: number): string => sayWorth(Math.round(seat === me ? vp : -vp));

/** "Bonus tile 30 (+10 VP)" */
export const sayReason = (reason: HintReason, me: number, names: readonly string[]): string => `${saySource(reason, me, names)} (${sayReasonVp(reason, me)})`;

/** "+4.5 VP", "−1 VP" */
export function sayWorth(vp: number): string {
  return `${vp < 0 ? '−' : '+'}${t('n-vp', { count: Math.round(Math.abs(vp) * 10) / 10 })}`;
}

/** "Chance to win: 41%, lead at the end: −3 VP" */
export const sayOutlook = (chance: number, lead: number): string => t('why-outlook', { percent: percent(chance), vp: sayWorth(Math.round(lead)) });

/** How another turn compares with the hint: "about as good", or what it leads to. */
export function sayAlternative({ alike, chance, lead, vp }: HintAlternative): string {
  if (alike) return t('why-alike');
  return chance === null || lead === null ? sayWorth(vp ?? 0) : sayOutlook(chance, lead);
}
