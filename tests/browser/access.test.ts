// WCAG 2.2 AA on every screen, in every theme: what axe-core finds, and what it cannot see.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findings } from './axe';
import { browser, PHONE, Player, playTo, seeded } from './driver';
import type { StudyMade } from '../../web/src/lib/client/types';

const RECORD = JSON.parse(readFileSync(fileURLToPath(new URL('../../web/src/lib/screens/learn/first-game.paris.json', import.meta.url)), 'utf8')) as unknown;
const THEMES = ['light', 'dark', 'contrast'];
const SCREENS = ['/', '/new', '/my', '/watch', '/rules', '/reference', '/preferences', '/replay', '/my-box', '/study', '/puzzles', '/table/nowhere'];

/** has the seats; the others get the same cookie */
let host: Player;
let waiting: string, record: string, running: string, study: string;
let move: [from: string, to: string];

beforeAll(async () => {
  host = await Player.sit(browser);
  waiting = (await host.create({ seats: [{ kind: 'human', name: 'Ada' }, { kind: 'open' }] })).id;
  record = (await host.post<{ table: { id: string } }>('/api/records', RECORD)).table.id;
  study = (await host.post<StudyMade>('/api/studies', { table: record, at: 20 })).id;
  for (let seed = 1; !running; seed++) {
    const { id } = await host.create({
      seats: [
        { kind: 'human', name: 'Ada' },
        { kind: 'bot', level: 1 },
      ],
      random_start: false,
      pace: 'instant',
    });
    // a move that must be paid with an exchange
    const found = await playTo(host, id, seeded(seed), ({ plans }) => plans.some((one) => one.chain?.length && / [a-z-]+:\d$/.test(one.action)));
    const [, from, to] = found?.plans.find((one) => one.chain?.length && / [a-z-]+:\d$/.test(one.action))?.action.split(' ') ?? [];
    if (from && to) [running, move] = [id, [from, to]];
  }
}, 120_000);
afterAll(() => host.close());

/** Goes everywhere and calls `look` at each place. */
async function tour(player: Player, look: (place: string) => Promise<void>): Promise<void> {
  const { page } = player;
  await player.context.addCookies(await host.context.cookies());
  for (const screen of [...SCREENS, `/table/${waiting}`]) {
    await player.visit(screen);
    await look(screen);
  }
  await player.visit('/learn');
  await page.locator('.lesson h2').waitFor();
  await look('lesson');
  await inGame(player, look);
  await afterGame(player, look);
}

async function inGame(player: Player, look: (place: string) => Promise<void>): Promise<void> {
  const { page } = player;
  await player.visit(`/table/${running}`);
  await player.piece('arc').waitFor();
  await look('game');
  const tabs = page.locator('.ptabs button:visible, .logp [role=tab]:visible');
  for (let tab = (await tabs.count()) - 1; tab >= 0; tab--) {
    await tabs.nth(tab).click();
    await look(`tab ${tab}`);
  }
  await page.locator('header .acts button').last().click();
  await look('menu');
  await page.locator('.gmenu button').nth(1).click();
  await look('keys');
  await page.keyboard.press('Escape');
  await page.keyboard.press('h');
  await page.locator('.task .answers').waitFor();
  await look('hint');
  await page.keyboard.press('Escape');
  for (const piece of move) await choose(player, piece);
  await page.locator('.task .chain').first().waitFor();
  await look('pay');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('t');
  await page.locator('.textview').waitFor();
  await look('text view');
  await page.locator(`.textview [data-action="move ${move.join(' ')}"]`).click();
  await page.locator('.textview .way').first().waitFor();
  await look('text view, how to pay');
  await player.visit('/learn');
  await page.locator('.textview').waitFor();
  await look('text view of the lesson');
  await player.visit(`/replay/${record}`);
  await page.locator('.textview').waitFor();
  await look('text view of the replay');
  await page.keyboard.press('t');
  await page.locator('svg.board').waitFor();
}

/** On a phone a first tap brings the wedge near. */
async function choose(player: Player, piece: string): Promise<void> {
  const near = (): Promise<string | null> => player.page.locator('svg.board').getAttribute('viewBox');
  const before = await near();
  await player.piece(piece).dispatchEvent('click');
  await player.quiet();
  if ((await near()) !== before) await player.piece(piece).dispatchEvent('click');
}

async function afterGame(player: Player, look: (place: string) => Promise<void>): Promise<void> {
  const { page } = player;
  await player.visit(`/replay/${record}?at=60`);
  await player.piece('arc').waitFor();
  await look('replay');
  await page.locator('.transport .links button:visible').last().click();
  await page.locator('.fin').waitFor();
  for (let step = 0; step < 12 && (await page.locator('.fin').isVisible()); step++) {
    if (step < 3) await look(`finale ${step}`);
    await page.keyboard.press('ArrowRight');
  }
  await look('poster');
  await player.visit(`/analysis/${record}`);
  await look('analysis');
  await player.visit(`/study/${study}`);
  await player.piece('arc').waitFor();
  await look('study');
  await player.visit('/puzzle');
  await player.piece('arc').waitFor();
  await look('puzzle');
}

describe.each(THEMES)('in the theme %s', (theme) => {
  it.each([
    ['a desktop', {}],
    ['a phone', PHONE],
  ])(
    'axe-core finds nothing on %s',
    async (_, options) => {
      const player = await Player.sit(browser, { theme }, options);
      const found: string[] = [];
      await tour(player, async (place) => {
        await player.quiet();
        found.push(...(await findings(player)).map((text) => `${place}: ${text}`));
      });
      expect(found).toEqual([]);
      await player.close();
    },
    300_000,
  );
});

it('everything fits a screen of 320 px, and nothing moves for those who wish so', async () => {
  const player = await Player.sit(
    browser,
    { animation: 'normal' },
    { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' },
  );
  const found: string[] = [];
  await tour(player, async (place) => {
    await player.quiet();
    const { wide, moving } = await player.page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      moving: document.getAnimations().filter((one) => one.playState === 'running' && Number(one.effect?.getComputedTiming().duration) > 10).length,
    }));
    if (wide > 320) found.push(`${place}: ${wide} px wide`);
    if (moving) found.push(`${place}: ${moving} animations`);
  });
  expect(found).toEqual([]);
  await player.close();
}, 300_000);
