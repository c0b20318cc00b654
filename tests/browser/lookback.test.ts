// From the log of a running game to moments the page has not seen, and the table's link where browsers have no clipboard API.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { findings } from './axe';
import { browser, Player, seeded, url, wish } from './driver';
import type { Moment, View } from '../../web/src/lib/client/types';

const RECORD = fileURLToPath(new URL('../../web/src/lib/screens/learn/first-game.paris.json', import.meta.url));
const bot = { kind: 'bot', level: 1 } as const;

it('a page that has just come shows any earlier moment, and goes back', async () => {
  const player = await Player.sit(browser, { curtain: false });
  const { page } = player;
  const table = await player.create({
    seats: [
      { kind: 'human', name: 'Ada' },
      { kind: 'human', name: 'Blaise' },
    ],
    random_start: false,
  });
  const random = seeded(5);
  let [seat, seq] = [0, 0];
  for (;;) {
    const state = await player.state(table.id, seat);
    if (seq >= 40 && state.legal.includes('draw 1')) break;
    const body = { client: 'test', seq, seat, command: { type: 'act', action: wish(state, random) } };
    const done = await player.post<{ seq: number; updates: { active: number }[] }>(`/api/tables/${table.id}/commands`, body);
    [seat, seq] = [done.updates.at(-1)?.active ?? 0, done.seq];
  }
  await player.show(table.id);
  await player.piece('arc').waitFor();
  const built = (view: View): number => view.districts.flatMap(({ sites }) => sites).filter(({ building }) => building).length;
  const shown = (): Promise<number> => page.locator('svg.board .site.built').count();
  const now = (await player.state(table.id, seat)).view as View;
  expect(await shown()).toBe(built(now));
  const [answer] = await Promise.all([page.waitForResponse(/\/moment\?/), page.getByRole('button', { name: 'Go to this moment' }).last().click()]);
  const moment = (await answer.json()) as Moment;
  expect([moment.seq < 5, moment.view.viewer, moment.view.round]).toEqual([true, seat, 1]);
  await page.locator('.notice:visible', { hasText: 'Looking back at round 1' }).waitFor();
  expect(built(moment.view)).toBeLessThan(built(now));
  expect(await shown()).toBe(built(moment.view));
  await player.piece('pile:1').click({ force: true }); // nothing can be done in the past
  await player.quiet();
  expect((await player.state(table.id, seat)).seq).toBe(seq);
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await expect.poll(shown).toBe(built(now));
  await player.piece('pile:1').click();
  await expect.poll(async () => (await player.state(table.id, seat)).seq).toBe(seq + 1);
  player.content();
  await player.close();
});

it('the table’s link is copied without a clipboard API, out of the open menu', async () => {
  const player = await Player.sit(browser);
  const { page } = player;
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined })); // as over plain HTTP in a home network
  const table = await player.create({ seats: [{ kind: 'human', name: 'Ada' }, bot], random_start: false });
  await player.show(table.id);
  await player.piece('pile:1').waitFor();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Copy the table’s link' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  await page.keyboard.press('Escape');
  await page.goto('/reference');
  const field = page.locator('input[type=search]');
  await field.focus();
  await page.keyboard.press('Control+V');
  expect(await field.inputValue()).toBe(`${url()}/table/${table.id}`);
  player.content();
  await player.close();
});

it('a replay on a phone scrolls by keyboard', async () => {
  const player = await Player.sit(browser, {}, { viewport: { width: 390, height: 844 } });
  await player.context.request.get('/api/my');
  const { table } = await player.post<{ table: { id: string } }>('/api/records', JSON.parse(readFileSync(RECORD, 'utf8')));
  await player.visit(`/replay/${table.id}`);
  const body = player.page.locator('.sheetbody');
  for (const tab of await player.page.locator('.ptabs button').all()) {
    await tab.click();
    await body.focus();
    expect(await body.evaluate((one) => document.activeElement === one)).toBe(true);
    expect(await findings(player)).toEqual([]);
  }
  player.content();
  await player.close();
});
