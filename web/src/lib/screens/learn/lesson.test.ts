import { describe, expect, it } from 'vitest';
import { choices } from '../../client/choices';
import { loadTestBox } from '../../client/corpus';
import { fold } from '../../client/reducer';
import type { View } from '../../client/types';
import type { LessonFile } from './lesson.svelte';
import steps from './first-game.steps.json';
import { SCRIPT } from './script';

const file = steps as unknown as LessonFile;

describe('the script of the first game', () => {
  it('asks the learner only for his own actions, in their order', () => {
    let last = -1;
    for (const bubble of SCRIPT) {
      expect(bubble.before).toBeGreaterThanOrEqual(last);
      last = bubble.before;
      if (bubble.act) expect(file.steps[bubble.before]?.seat, bubble.say).toBe(0);
    }
  });

  it('points at a piece of the action it asks for', () => {
    const box = loadTestBox();
    const views: View[] = [file.start];
    for (const step of file.steps) views.push(fold(views.at(-1) as View, step.events, box));
    for (const bubble of SCRIPT.filter((one) => one.act && one.at)) {
      const step = file.steps[bubble.before];
      const [choice] = choices([step?.action ?? ''], step?.plans ?? [], views[bubble.before] as View);
      expect(bubble.pieces ?? choice?.pieces, bubble.say).toContain(bubble.at);
    }
  });

  it('lasts about ten minutes: 20 to 30 bubbles', () => {
    expect(SCRIPT.length).toBeGreaterThan(19);
    expect(SCRIPT.length).toBeLessThan(31);
  });
});
