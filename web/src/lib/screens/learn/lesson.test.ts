import { describe, expect, it, vi } from 'vitest';
import { Box } from '../../board/box';
import { choices } from '../../client/choices';
import { preferences } from '../../client/preferences.svelte';
import { fold } from '../../client/reducer';
import type { View } from '../../client/types';
import { setLanguage } from '../../i18n';
import { Lesson, type LessonFile } from './lesson.svelte';
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
    const box = new Box(file.components);
    const views: View[] = [file.start];
    for (const step of file.steps) views.push(fold(views.at(-1) as View, step.events, box));
    for (const bubble of SCRIPT.filter((one) => one.act && one.at)) {
      const step = file.steps[bubble.before];
      const [choice] = choices([step?.action ?? ''], step?.plans ?? [], views[bubble.before] as View);
      expect(bubble.pieces ?? choice?.pieces, bubble.say).toContain(bubble.at);
    }
  });

  it('is about the base box, whatever box the server has', async () => {
    await setLanguage('en');
    const asked = vi.spyOn(globalThis, 'fetch');
    const lesson = new Lesson();
    await lesson.start();
    expect([lesson.error, lesson.view]).toEqual([null, file.start]);
    expect(lesson.box?.components).toEqual(file.components);
    expect(asked).not.toHaveBeenCalled();
    lesson.close();
  });

  it('asks for nothing while something is still being shown', async () => {
    const lesson = new Lesson();
    await lesson.start();
    preferences.animation = 'normal';
    const waiting: (() => void)[] = [];
    lesson.animator = () => new Promise((resolve) => waiting.push(resolve));
    while (!lesson.expected) lesson.next();
    const [first] = [lesson.expected.action];
    lesson.play();
    while (!lesson.bubble?.act && lesson.index < SCRIPT.length) lesson.next();
    expect(waiting.length).toBeGreaterThan(0);
    expect(lesson.expected).toBeNull();
    lesson.pick('arc'); // a click cuts it short
    expect(lesson.expected?.action).not.toBe(first);
    preferences.animation = 'off';
    lesson.close();
  });

  it('ends with the count, which is the server’s', async () => {
    await setLanguage('en');
    const lesson = new Lesson();
    await lesson.start();
    while (lesson.index < SCRIPT.length) {
      lesson.next();
      lesson.hurry();
    }
    const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
    const [, theirs] = lesson.names.map(plain);
    expect(lesson.scoring.map(({ title, words, gains }) => [plain(title), plain(words.join(' ')), gains])).toEqual([
      ['Bonus tile 27: francs become points', 'You own the tile and turn every franc into points: 42 VP.', [42, 0]],
      ['Montmartre', `Ranked by total value owned. 8 is less than half of 22. With two players, ${theirs} then scores nothing for second place.`, [18, 0]],
      ['Belleville', `Only ${theirs} owns anything here.`, [0, 20]],
    ]);
    for (const _ of lesson.scoring) lesson.next();
    expect([lesson.over, lesson.index + 1]).toEqual([true, lesson.total]);
    lesson.close();
  });

  it('lasts about ten minutes: 20 to 30 bubbles', () => {
    expect(SCRIPT.length).toBeGreaterThan(19);
    expect(SCRIPT.length).toBeLessThan(31);
  });
});
