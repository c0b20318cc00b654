// Puts the reasons of a hint into words. They compare one turn with another: "+5 francs", "−1 tile to activate".
import { t } from '../i18n';
import type { HintAlternative, HintReason } from './types';

/** Below this many VP two turns are as good as each other. */
const ALIKE = 0.5;

/** A reason for a turn or, turned around, against the other one. */
export function sayPart({ term, vp, amount }: HintReason, around = false): string {
  const better = vp > 0 !== around;
  // of VP the worth beside it is the number
  if (amount === 0 || term === 'vp') return t(`why-${term}`, { side: better ? 'better' : 'worse' });
  const count = Math.abs(amount);
  const what = term === 'francs' ? t('n-francs', { count }) : t(`why-n-${term}`, { count });
  return `${better ? '+' : '−'}${what}`;
}

/** "+4.5 VP", "−1 VP" */
export function sayWorth(vp: number): string {
  return `${vp < 0 ? '−' : '+'}${t('n-vp', { count: Math.round(Math.abs(vp) * 10) / 10 })}`;
}

/** How another turn compares with the hint: "about as good", "−4.3 VP: −1 tile to activate". */
export function sayAlternative({ vp, reason }: HintAlternative): string {
  if (vp > -ALIKE) return t('why-alike');
  return reason ? t('why-worse-because', { vp: sayWorth(vp), reason: sayPart(reason, true) }) : sayWorth(vp);
}
