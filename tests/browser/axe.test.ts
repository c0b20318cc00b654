// Every screen is fit for everybody, at a desk and on a phone, by day and in high contrast; in every theme and with its menus in the
// long set (access.test.ts).

import { expect, it } from 'vitest';
import { COLORS, findings } from './axe';
import { browser, LONG, Player } from './driver';

const SCREENS = ['/', '/new', '/my', '/watch', '/learn', '/rules', '/reference', '/preferences', '/replay', '/my-box'];
const WIDTHS = [1440, 390];

it('axe-core finds nothing on any screen', async () => {
  const player = await Player.sit(browser, { theme: 'light' }, { reducedMotion: 'reduce' }); // a new theme is there at once
  const { page } = player;
  const bot = { kind: 'bot', level: 1 } as const;
  const running = await player.create({ seats: [{ kind: 'human', name: 'Ada' }, bot], random_start: false, pace: 'instant' });
  const waiting = await player.create({ seats: [{ kind: 'human', name: 'Ada' }, { kind: 'open' }] });
  const wear = (theme: string): Promise<void> => page.evaluate((name) => void (document.documentElement.dataset['theme'] = name), theme);
  const problems: string[] = [];
  for (const [number, screen] of [...SCREENS, `/table/${running.id}`, `/table/${waiting.id}`].entries()) {
    await player.visit(screen);
    const note = async (place: string, rules?: string[]): Promise<unknown> =>
      problems.push(...(await findings(player, rules)).map((text) => `${screen}, ${place}: ${text}`));
    for (const [i, width] of WIDTHS.entries()) {
      await page.setViewportSize({ width, height: 844 });
      await player.quiet();
      await note(`${width} px`);
      if (!LONG && (number + i) % 2) continue; // colors hardly depend on the width
      await wear('contrast');
      await note(`${width} px in high contrast`, COLORS);
      await wear('light');
    }
  }
  expect(problems).toEqual([]);
  player.content();
  await player.close();
});
