// What everybody must be able to reach, read and hit: a game with all its menus and questions once. Everywhere else, the themes, the
// desktop and narrow screens are in the long set (access.test.ts), and axe.test.ts asks axe-core about every screen.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findings } from './axe';
import { browser, LONG, PHONE, Player, playTo, seeded, settled } from './driver';
import { faultsOfSpacing } from './spacing';
import { crowded, inGame, prepare, SCREENS, sitDown, tidy, tour } from './tour';
import type { TableInfo } from '../../web/src/lib/client/types';

beforeAll(prepare, 300_000);
afterAll(tidy);

const alone = (player: Player): Promise<TableInfo> =>
  player.create({
    seats: [
      { kind: 'human', name: 'Ada' },
      { kind: 'bot', level: 1 },
    ],
    random_start: false,
    pace: 'instant',
  });

it('axe-core finds nothing on a phone, and nothing is cut there with more space between letters and lines', async () => {
  const player = await Player.sit(browser, { theme: 'light' }, { ...PHONE, reducedMotion: 'reduce' });
  const found: string[] = [];
  await sitDown(player);
  await (LONG ? tour : inGame)(player, async (place) => {
    await player.quiet();
    const axe = LONG || !SCREENS.includes(place); // of those, axe.test.ts asks it
    const all = [...(axe ? await findings(player) : []), ...(await player.page.evaluate(faultsOfSpacing))];
    found.push(...all.map((text) => `${place}: ${text}`));
  });
  expect(found).toEqual([]);
  await player.close();
}, 300_000);

it('with more space between letters, words and lines nothing is cut at a desk', async () => {
  const player = await Player.sit(browser, {}, { viewport: { width: 1366, height: 768 } });
  await sitDown(player);
  const found: string[] = [];
  for (const place of crowded()) {
    await player.visit(place);
    found.push(...(await player.page.evaluate(faultsOfSpacing)).map((text) => `${place}: ${text}`));
  }
  expect(found).toEqual([]);
  await player.close();
});

describe('the Tab key', () => {
  it.each([
    ['a desktop', {}],
    ['a phone', PHONE],
  ])('stops at nothing that cannot be used, and once in a long log, on %s', async (_, options) => {
    const player = await Player.sit(browser, {}, options);
    const { page } = player;
    const { id } = await alone(player);
    await playTo(player, id, seeded(2), ({ seq }) => seq > 20);
    await player.visit(`/table/${id}`);
    await page.locator('.logp [data-tip], .logp .jump, [data-tab=log]').first().waitFor();
    if (await page.locator('[data-tab=log]').isVisible()) await page.locator('[data-tab=log]').click();
    await page.locator('.jump').first().waitFor();
    await page.locator('.logo').focus();
    const stops: string[] = [];
    for (let at = ''; !at.startsWith('body') && stops.length < 80; stops.push(at)) {
      await page.keyboard.press('Tab');
      at = await page.evaluate(() => `${document.activeElement?.localName ?? ''}.${document.activeElement?.getAttribute('class') ?? ''}`);
    }
    expect(stops.filter((stop) => stop.startsWith('svg'))).toEqual([]);
    expect(stops.filter((stop) => stop.includes('jump')).length).toBe(1);

    const jumps = page.locator('.jump');
    const here = (): Promise<number> => jumps.evaluateAll((all) => all.findIndex((one) => one === document.activeElement));
    await page.locator('.jump[tabindex="0"]').focus();
    for (const [key, place] of [
      ['ArrowDown', 1],
      ['ArrowDown', 2],
      ['ArrowUp', 1],
      ['End', (await jumps.count()) - 1],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      expect(await here(), key).toBe(place);
    }
    const plain = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();
    const line = await jumps.first().evaluate((one) => one.closest('li')?.querySelector('span:not(.hd)')?.firstChild?.textContent);
    const name = (await page.locator('.log').ariaSnapshot()).split('\n').find((one) => one.includes('button'));
    expect(plain(name)).toContain(plain(line));
    player.content();
    await player.close();
  });
});

it('the steps of a worked example can be taken on low screens, in large letters, too', async () => {
  const player = await Player.sit(browser);
  const { page } = player;
  const hidden: string[] = [];
  for (const [language, largeText] of [
    ['en', false],
    ['ru', false],
    ['de', true],
  ] as const) {
    await player.visit('/');
    await page.evaluate((value) => localStorage.setItem('paname.preferences', value), JSON.stringify({ language, largeText }));
    await player.visit('/rules#example-1'); // the longest
    await page.locator('.shown .acts .btn').first().waitFor();
    for (const [width, height] of [
      [1366, 650],
      [1280, 600],
      [1366, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      await player.quiet();
      const below = await page.locator('.shown .example').evaluate((example) => {
        const end = Math.min(example.getBoundingClientRect().bottom, innerHeight);
        return Math.max(...[...example.querySelectorAll('.acts .btn')].map((one) => one.getBoundingClientRect().bottom - end));
      });
      if (below > 0) hidden.push(`${language}, ${largeText ? 'large, ' : ''}${width} × ${height}: ${below.toFixed(0)} px`);
    }
  }
  expect(hidden).toEqual([]);
  await player.close();
});

it('the lines of the log stay as it grows', async () => {
  const player = await Player.sit(browser);
  const { page } = player;
  const { id } = await alone(player);
  await playTo(player, id, seeded(2), ({ seq, legal }) => seq > 6 && legal.some((action) => action.startsWith('draw')));
  await player.visit(`/table/${id}`);
  await page.locator('.log .turn').first().waitFor();
  await page.evaluate(() => {
    const seen = new MutationObserver((all) => {
      for (const { removedNodes } of all)
        for (const node of removedNodes) if (node instanceof Element && !node.matches('.rd')) document.documentElement.dataset['gone'] = node.outerHTML;
    });
    for (const log of document.querySelectorAll('.log')) seen.observe(log, { childList: true });
  });
  const { seq } = await player.state(id, 0);
  await player.piece('pile:1').click();
  await settled(player, seq + 1);
  await player.quiet();
  expect(await page.evaluate(() => document.documentElement.dataset['gone'])).toBeUndefined();
  await player.close();
});

it('what is too small on a phone is offered larger beside the board', async () => {
  const player = await Player.sit(browser, {}, PHONE);
  const { page } = player;
  let id = '';
  for (let seed = 1; !(await player.context.request.get(`/api/tables/${id || 'none'}`)).ok(); seed++) {
    const table = await alone(player);
    const state = await playTo(player, table.id, seeded(seed), ({ legal }) => legal.some((action) => action.startsWith('buy ')));
    if (state) ({ id } = table);
  }
  await player.visit(`/table/${id}`);
  const small = await page.locator('svg.board [data-can][data-piece^="buy:"]').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(Math.max(...small), 'on the whole board').toBeLessThan(24);
  await page.locator('[data-tab=supply]').tap();
  const offered = page.locator('.sheet [data-tip^="buy:"]:enabled');
  await offered.first().waitFor();
  for (const { width, height } of await offered.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect))) {
    expect(width).toBeGreaterThanOrEqual(24);
    expect(height).toBeGreaterThanOrEqual(24);
  }
  const { seq } = await player.state(id, 0);
  await offered.first().tap();
  await page.locator('.task .menu button').tap();
  await expect.poll(async () => (await player.state(id, 0)).seq).toBe(seq + 1);
  player.content();
  await player.close();
}, 120_000);

it('who plays in the text view hears that the network has gone, and sees it above the text', async () => {
  const player = await Player.sit(browser, { textView: true });
  const { page } = player;
  const { id } = await alone(player);
  await player.visit(`/table/${id}`);
  await page.locator('.textview').waitFor();
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('main [role=status]')) one.setAttribute('data-before', '');
  });
  await player.context.setOffline(true);
  await page.locator('[data-before] .notice').waitFor();
  const [notice, text] = await Promise.all([page.locator('.notice').boundingBox(), page.locator('.textview').boundingBox()]);
  expect((notice?.y ?? Infinity) + (notice?.height ?? 0)).toBeLessThanOrEqual(text?.y ?? 0);
  await player.close();
});

it('nothing is offered to be tried again where that can never help', async () => {
  const player = await Player.sit(browser);
  const { page } = player;
  const again = page.getByRole('button', { name: 'Try again' });
  const { id } = await alone(player);
  for (const [code, helps] of [
    ['no-analysis', 0],
    ['unreadable-table', 0],
    ['too-many-analyses', 1],
  ] as const) {
    await page.route(`**/api/tables/${id}/analysis`, (route) =>
      route.fulfill({ status: 409, contentType: 'application/json', body: JSON.stringify({ code, args: {} }) }),
    );
    await player.visit(`/analysis/${id}`);
    await page.getByRole('alert').waitFor();
    expect(await again.count(), code).toBe(helps);
    await page.unroute(`**/api/tables/${id}/analysis`);
  }
  await player.close();
});

it('a card that lies on the board goes away by Escape, and the focus stays', async () => {
  const player = await Player.sit(browser);
  const { page } = player;
  const { id } = await alone(player);
  await player.visit(`/table/${id}`);
  const card = page.locator('.tip');
  await player.piece('montmartre:bank').hover();
  await card.waitFor();
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  await page.mouse.move(2, 2);
  await player.piece('pile:1').focus();
  await page.keyboard.press('ArrowLeft');
  await card.waitFor();
  const piece = await page.evaluate(() => document.activeElement?.getAttribute('data-piece'));
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-piece'))).toBe(piece);
  await player.close();
});
