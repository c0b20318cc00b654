// Every screen is fit for everybody, at a desk and on a phone; in every theme and with its menus in the long set (access.test.ts).

import { expect, it } from 'vitest';
import { findings } from './axe';
import { browser, Player } from './driver';

const SCREENS = ['/', '/new', '/my', '/watch', '/learn', '/rules', '/reference', '/preferences', '/replay', '/my-box'];
const WIDTHS = [1440, 390];

it('axe-core finds nothing on any screen', async () => {
  const player = await Player.sit(browser);
  const bot = { kind: 'bot', level: 1 } as const;
  const running = await player.create({ seats: [{ kind: 'human', name: 'Ada' }, bot], random_start: false, pace: 'instant' });
  const waiting = await player.create({ seats: [{ kind: 'human', name: 'Ada' }, { kind: 'open' }] });
  const problems: string[] = [];
  for (const screen of [...SCREENS, `/table/${running.id}`, `/table/${waiting.id}`]) {
    await player.visit(screen);
    for (const width of WIDTHS) {
      await player.page.setViewportSize({ width, height: 844 });
      await player.quiet();
      problems.push(...(await findings(player)).map((text) => `${screen}, ${width} px: ${text}`));
    }
  }
  expect(problems).toEqual([]);
  player.content();
  await player.close();
});
