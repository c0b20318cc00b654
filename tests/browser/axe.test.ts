// Every screen is fit for everybody, at a desk and on a phone, by day and in high contrast; in every theme and with its menus in the
// long set (access.test.ts).

import { afterAll, beforeAll, expect, it } from 'vitest';
import { COLORS, findings } from './axe';
import { browser, LONG, Player } from './driver';

const SCREENS = ['/', '/new', '/my', '/watch', '/learn', '/rules', '/reference', '/preferences', '/replay', '/my-box', 'a running table', 'a waiting table'];
const WIDTHS = [1440, 390];
const bot = { kind: 'bot', level: 1 } as const;
const ada = { kind: 'human', name: 'Ada' } as const;
const tables = new Map<string, string>();
let player: Player;

beforeAll(async () => {
  player = await Player.sit(browser, { theme: 'light' }, { reducedMotion: 'reduce' }); // a new theme is there at once
  const running = await player.create({ seats: [ada, bot], random_start: false, pace: 'instant' });
  const waiting = await player.create({ seats: [ada, { kind: 'open' }] });
  tables.set('a running table', `/table/${running.id}`).set('a waiting table', `/table/${waiting.id}`);
});

afterAll(async () => {
  player.content();
  await player.close();
});

// a test for each: on a busy machine, one for all of them would take longer than a test may
it.each(SCREENS.map((screen, number) => [screen, number] as const))('axe-core finds nothing on %s', async (screen, number) => {
  const { page } = player;
  const wear = (theme: string): Promise<void> => page.evaluate((name) => void (document.documentElement.dataset['theme'] = name), theme);
  const problems: string[] = [];
  const note = async (place: string, rules?: string[]): Promise<unknown> =>
    problems.push(...(await findings(player, rules)).map((text) => `${place}: ${text}`));
  await player.visit(tables.get(screen) ?? screen);
  for (const [i, width] of WIDTHS.entries()) {
    await page.setViewportSize({ width, height: 844 });
    await player.quiet();
    await note(`${width} px`);
    if (!LONG && (number + i) % 2) continue; // colors hardly depend on the width
    await wear('contrast');
    await note(`${width} px in high contrast`, COLORS);
    await wear('light');
  }
  expect(problems).toEqual([]);
});
