// The final scoring of the first game, bubble by bubble: the server's count, which came with the lesson, in words.
import type { Box } from '../../board/box';
import type { CountStep } from '../../client/types';
import { reason } from '../../finale/steps';
import { t } from '../../i18n';
import { districtName } from '../../names';

export interface Step {
  title: string;
  words: string[];
  gains: number[];
  /** null: francs */
  district: string | null;
}

/** Why the points of a district went as they did. */
function districtWords({ lines, settled }: CountStep, names: readonly string[]): string[] {
  const [owner, ...others] = lines.filter(({ rank }) => rank !== null);
  if (owner && others.length === 0) return [t('learn-alone', { name: names[owner.seat] ?? '' })];
  return [t('learn-ranked'), ...settled.map((one) => reason({ lines }, one, names)).map(({ head, text }) => `${head} ${text}`)];
}

export function steps(count: readonly CountStep[], box: Box, names: readonly string[]): Step[] {
  const { number } = box.components.bonus.scoring.per_franc_at_end;
  return count.map((step) => ({
    title: step.district === null ? t('learn-francs', { number }) : districtName(step.district),
    words:
      step.district === null
        ? step.lines.map(({ vp }) => t('learn-francs.text', { vp: t('n-vp', { count: vp }) })) // the learner has the tile
        : districtWords(step, names),
    gains: names.map((_, seat) => step.lines.find((line) => line.seat === seat)?.vp ?? 0),
    district: step.district,
  }));
}
