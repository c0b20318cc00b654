// The quick part: a game can be started, played, taken back, reloaded and read.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { findings } from './axe';
import { browser, PHONE, Player, playGame, seeded, settled, url } from './driver';
import type { TableState, TableInfo } from '../../web/src/lib/client/types';

const STATIC = fileURLToPath(new URL('../../src/paname/server/static', import.meta.url));

const bot = { kind: 'bot', level: 1 } as const;

describe('a first game', () => {
  it('is two clicks away from home', async () => {
    const player = await Player.sit(browser);
    await player.page.goto('/');
    await player.page.locator('form.play button.primary').click();
    await player.piece('arc').waitFor();
    expect(player.page.url()).toMatch(/\/table\//);
    player.content();
    await player.close();
  });

  it('shows within a second', async () => {
    const player = await Player.sit(browser);
    const table = await player.create({ seats: [{ kind: 'human', name: 'Ada' }, bot], random_start: false, pace: 'instant' });
    await player.show(table.id);
    await player.piece('pile:1').waitFor();
    // in processor time of the page, counted from its beginning: other programs on this machine are not what is measured
    const devtools = await player.page.context().newCDPSession(player.page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const worked = async (): Promise<number> =>
      1000 * ((await devtools.send('Performance.getMetrics')).metrics.find((one) => one.name === 'TaskDuration')?.value ?? NaN);
    const times: number[] = [];
    for (let i = 0; i < 3; i++) {
      await player.page.reload({ waitUntil: 'commit' });
      await player.piece('pile:1').waitFor();
      times.push(await worked());
    }
    const shown = Math.min(...times);
    console.log(`first view ${times.map(Math.round).join(', ')} ms`);
    expect(shown, 'first view, ms of work').toBeLessThan(800);
    expect(shown, 'measured').toBeGreaterThan(20);
    player.content();
    await player.close();
  });

  it.each([
    ['en', 'a desktop', {}],
    ['ru', 'a desktop', {}],
    ['ru', 'a tablet', { viewport: { width: 1024, height: 768 }, hasTouch: true }],
    ['ru', 'a phone', PHONE],
    ['ru', 'the text view', {}],
    ['ru', 'the text view on a phone', PHONE],
  ])('needs at most 110 kB of script for the game screen (%s, %s)', async (language, device, options) => {
    const textView = device.startsWith('the text view');
    const player = await Player.sit(browser, { language, textView }, options);
    const table = await player.create({ seats: [{ kind: 'human' }, bot], random_start: false });
    // what is asked for later, so that it is at hand, is not waited for
    await player.page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('[data-piece="pile:1"], [data-action]')) return;
        observer.disconnect();
        requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('shown')));
      }).observe(document, { childList: true, subtree: true });
    });
    await player.show(table.id);
    await expect.poll(() => player.page.evaluate(() => performance.getEntriesByName('shown').length)).toBe(1);
    const scripts = await player.page.evaluate(() => {
      const shown = performance.getEntriesByName('shown')[0]?.startTime ?? 0;
      const before = performance.getEntriesByType('resource').filter(({ name, startTime }) => startTime < shown && name.endsWith('.js'));
      return [...new Set(before.map(({ name }) => new URL(name).pathname))];
    });
    const sizes = scripts.map((path) => gzipSync(readFileSync(join(STATIC, path))).length);
    const total = sizes.reduce((sum, size) => sum + size, 0) / 1000;
    console.log(`scripts of the game screen, ${language}, ${device}: ${total.toFixed(1)} kB gzipped in ${scripts.length} files`);
    expect(scripts.length).toBeGreaterThan(5);
    expect(total).toBeLessThan(110);
    player.content();
    await player.close();
  });
});

describe('a turn', () => {
  it('can be taken back up to the reveal, and no further', async () => {
    const player = await Player.sit(browser);
    const table = await player.create({ seats: [{ kind: 'human', name: 'Ada' }, bot], random_start: false, pace: 'instant' });
    await player.show(table.id);
    const { page } = player;
    const undo = page.getByRole('button', { name: 'Undo', exact: true });
    await player.piece('pile:1').click();
    await settled(player, 1);
    await expect.poll(() => undo.isDisabled()).toBe(true);
    await player.piece('montmartre:bank').click();
    await settled(player, 2);
    const before = (await player.state(table.id, 0)).view?.seats[0]?.francs;
    expect(before).toBe(8);
    await undo.click();
    await settled(player, 3);
    expect((await player.state(table.id, 0)).view?.seats[0]?.francs).toBe(3);
    await expect.poll(() => undo.isDisabled()).toBe(true);
    await player.piece('arc').click();
    await settled(player, 4);
    await page.keyboard.press('u');
    await settled(player, 5);
    const log = page.locator('.undone');
    expect(await log.count(), 'struck out lines').toBeGreaterThan(0);
    player.content();
    await player.close();
  });

  it('is shown in motion, which a click cuts short', async () => {
    const player = await Player.sit(browser, { animation: 'normal' });
    const table = await player.create({ seats: [{ kind: 'human', name: 'Ada' }, bot], random_start: false, pace: 'instant' });
    await player.page.addInitScript(() => {
      const { animate } = Element.prototype;
      Element.prototype.animate = function seen(...given) {
        if (this.closest('svg.board')) document.documentElement.dataset['moved'] = '';
        return animate.apply(this, given);
      };
    });
    await player.show(table.id);
    await settled(player, 0);
    // what moves pieces follows the first view
    const movement = (): Promise<string | undefined> =>
      player.page.evaluate(() => performance.getEntriesByType('resource').find(({ name }) => /\/animate-.*\.js/.test(name))?.name);
    await expect.poll(movement).toBeTruthy();
    await player.page.evaluate(`import('${await movement()}').then(() => undefined)`);
    await player.piece('pile:1').click();
    await expect.poll(async () => (await player.state(table.id, 0)).seq).toBe(1);
    await player.page.locator('html[data-moved]').waitFor();
    await player.piece('chaillot:bank').click(); // while the tile still flies
    await settled(player, 2);
    await player.page.keyboard.press('e');
    // the bot's whole turn is shown, then it is Ada's again
    const now = (): Promise<TableInfo> => player.get<TableInfo>(`/api/tables/${table.id}`);
    await expect.poll(async () => [await now()].some(({ active, seq }) => active === 0 && seq > 3)).toBe(true);
    await settled(player, (await now()).seq);
    player.content();
    await player.close();
  });

  it('survives a reload after every step', async () => {
    const player = await Player.sit(browser);
    const table = await player.create({ seats: [{ kind: 'human', name: 'Ada' }, bot], random_start: false, pace: 'instant' });
    await player.show(table.id);
    const random = seeded(5);
    let reloads = 0;
    await playGame(table.id, [{ player, seat: 0, hands: 'mouse' }], random, async (state: TableState) => {
      await player.page.reload();
      await settled(player, state.seq);
      reloads += 1;
      return reloads > 12;
    });
    player.content();
    await player.close();
  });

  it('can be played on the command line, with reasons', async () => {
    const player = await Player.sit(browser, { textView: true });
    const table = await player.create({ seats: [{ kind: 'human', name: 'Ada' }, bot], random_start: false, pace: 'instant' });
    await player.show(table.id);
    const line = player.page.locator('#tv-command');
    const enter = async (text: string): Promise<void> => {
      await line.fill(text);
      await line.press('Enter');
    };
    await line.waitFor();
    await enter('done');
    await expect.poll(() => player.page.locator('.textview [role=alert]').textContent()).toContain('Draw a building first');
    await enter('draw 1');
    await settled(player, 1);
    await enter('place Montmartre bank');
    await settled(player, 2);
    await enter('undo');
    await settled(player, 3);
    await player.page.locator('.textview [data-action="place arc"]').click();
    await settled(player, 4);
    expect(await findings(player)).toEqual([]);
    player.content();
    await player.close();
  });
});

describe('the rulebook', () => {
  it('is where every card and every refusal leads, and can be searched, tried and printed', async () => {
    const player = await Player.sit(browser);
    const { page } = player;
    const table = await player.create({ seats: [{ kind: 'human', name: 'Ada' }, bot], random_start: false, pace: 'instant' });
    await player.show(table.id);
    await player.piece('montmartre:bank').hover();
    const card = page.locator('.tip .rulelink');
    await card.waitFor();
    expect(await card.getAttribute('href')).toMatch(/^\/rules\?table=\w+#place-bank$/);
    await card.click({ trial: true }); // the pointer gets there before the card is gone
    await page.keyboard.press('t');
    await page.locator('#tv-command').fill('move arc montmartre:8');
    await page.keyboard.press('Enter');
    const refusal = page.locator('.textview [role=alert] .rulelink');
    const [book] = await Promise.all([page.waitForEvent('popup'), refusal.click()]);
    await book.locator('.lit').waitFor();
    expect(await book.locator('.lit').getAttribute('data-read')).toBe('turn'); // nothing has been drawn yet
    await expect.poll(async () => (await book.locator('.lit').boundingBox())?.y, { message: 'in sight' }).toBeLessThan(200);

    await book.keyboard.press('/');
    await book.keyboard.type('meple');
    expect(await book.locator('.near').textContent()).toContain('meeple');
    await book.locator('input[type=search]').fill('raises the number');
    await book.keyboard.press('Enter');
    await expect.poll(() => book.url()).toMatch(/#vp-tile$/);
    await expect.poll(async () => (await book.locator('.lit').boundingBox())?.y).toBeLessThan(200);

    await book.goto('/rules#example-5');
    const shown = book.locator('.example');
    await shown.getByRole('button', { name: 'Try it yourself' }).click();
    await shown.getByRole('button', { name: 'Activate bonus tile 18' }).click();
    await shown.getByText('Just as in the book!').waitFor();

    await book.setViewportSize({ width: 1280, height: 800 }); // the narrowest that has an example beside the text
    const captions = await book.locator('figure ol').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
    expect(Math.min(...captions), 'no column of single words').toBeGreaterThan(200);

    const paper = (await book.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(paper.match(/\/Type\s*\/Page\b/g)?.length, 'pages, one chapter each at least').toBeGreaterThan(12);
    expect(paper.length, 'a PDF to send').toBeLessThan(6e6);
    player.content();
    await player.close();
  });
});

it('the build has all its parts', () => {
  expect(
    readdirSync(join(STATIC, 'assets')).some((name) => name.endsWith('.js')),
    `client served at ${url()}`,
  ).toBe(true);
});
