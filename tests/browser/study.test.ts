// Playing on from a finished game: on the table's own screen, with bots, taken back, commented, shared and brought back.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { AnalysisState, CommandDone, StudyState, Update } from '../../web/src/lib/client/types';
import { findings } from './axe';
import { browser, PHONE, Player, seeded, wish } from './driver';

/** A game of two that ended by a concession after four turns. */
async function finished(player: Player): Promise<string> {
  const { id } = await player.create({
    seats: [
      { kind: 'human', name: 'Ada' },
      { kind: 'human', name: 'Blaise' },
    ],
    random_start: false,
  });
  const random = seeded(3);
  let seat = 0;
  let seq = 0;
  for (let left = 4; left > 0;) {
    const action = wish(await player.state(id, seat), random);
    const { updates } = await player.post<CommandDone>(`/api/tables/${id}/commands`, { client: 'test', seq, seat, command: { type: 'act', action } });
    const last = updates.at(-1) as Update;
    if (action === 'done') left -= 1;
    seat = last.active ?? 0;
    seq = last.seq;
  }
  await player.post(`/api/tables/${id}/commands`, { client: 'test', seq, seat: 0, command: { type: 'concede' } });
  return id;
}

const studyId = (page: Page): string => /\/study\/(\w+)/.exec(page.url())?.[1] ?? '';
const study = (player: Player): Promise<StudyState> => player.get<StudyState>(`/api/studies/${studyId(player.page)}`);
const inTree = (page: Page) => page.locator('.tree [aria-current]');

/** From the replay of the game, at its start. */
async function begin(player: Player): Promise<void> {
  const { page } = player;
  await page.goto(`/replay/${await finished(player)}?at=0`);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.locator('.study').waitFor();
  await expect.poll(() => studyId(page)).not.toBe('');
}

/** A pile that the game itself did not begin with. */
async function another(player: Player): Promise<number> {
  const first = (await study(player)).moves[0]?.action;
  return first === 'draw 1' ? 2 : 1;
}

it('plays on against a bot, takes it back, and keeps what was tried', async () => {
  const player = await Player.sit(browser);
  const { page } = player;
  await begin(player);
  const pile = await another(player);
  await player.piece(`pile:${pile}`).click();
  await expect.poll(async () => (await study(player)).moves.at(-1)?.action).toBe(`draw ${pile}`);
  await player.piece('arc').click();
  await page.getByRole('button', { name: 'End turn' }).click();
  // the bot answers by itself, then it is Ada's turn again
  await expect.poll(async () => (await study(player)).moves.filter(({ seat, action }) => seat === 1 && action === 'done').length, { timeout: 60_000 }).toBe(3);
  await page.getByText('Choose a pile and draw').first().waitFor();
  const { moves, end } = await study(player);
  const played = moves.slice(end).map(({ action }) => action);
  expect(played.slice(0, 3)).toEqual([`draw ${pile}`, 'place arc', 'done']);

  // back before the bot's turn, to the own decision
  await page.keyboard.press('u');
  await expect.poll(() => page.url()).toContain(`node=${end + 2}`);
  await page.getByRole('button', { name: 'End turn' }).waitFor();
  await page.keyboard.press('[');
  await page.keyboard.press(']');
  await expect.poll(() => page.url()).toContain(`node=${end + 2}`);

  await page.getByLabel('Comment').fill('Slower, but safe');
  await page.getByLabel('Comment').press('Tab');
  await expect.poll(async () => (await study(player)).moves[end + 1]?.comment).toBe('Slower, but safe');
  await expect.poll(() => inTree(page).innerText()).toContain('Slower, but safe');
  expect(await findings(player)).toEqual([]);

  // once the game is analyzed, its graph shows where this line leads
  const { table } = (await study(player)).study;
  await player.post(`/api/tables/${table}/analysis`, {});
  // analyses take what others leave of the processor
  await expect.poll(async () => (await player.get<AnalysisState>(`/api/tables/${table}/analysis`)).status, { timeout: 200_000 }).toBe('done');
  await page.goto(`/study/${studyId(page)}?node=${moves.length}`);
  await page.locator('.study .fork').first().waitFor();
  await page.getByText(/^Chances in this variation: Ada\s\d+\s?% · Blaise\s\d+\s?%$/).waitFor();
  expect(await findings(player)).toEqual([]);
  await page.screenshot({ path: process.env['SHOT'] ? `${process.env['SHOT']}/study-fork.png` : undefined });
  await page.goto(`/study/${studyId(page)}?node=${end + 2}`);
  await page.locator('.tree').waitFor();
  expect(await inTree(page).innerText()).toContain('Slower, but safe');
  await page.screenshot({ path: process.env['SHOT'] ? `${process.env['SHOT']}/study.png` : undefined });

  // the record, saved and brought back
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Save the record' }).click()]);
  const file = await download.path();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveProperty('variations');
  const before = studyId(page);
  await page.goto('/replay');
  await page.locator('input[type=file]').setInputFiles({ name: 'a.paris.json', mimeType: 'application/json', buffer: readFileSync(file) });
  await page.locator('.tree').waitFor();
  expect(studyId(page)).not.toBe(before);
  expect((await study(player)).moves.slice(end)).toEqual(moves.slice(end).map((move, i) => (i === 1 ? { ...move, comment: 'Slower, but safe' } : move)));
  player.content();
  await player.close();
});

it('shows some lines of the tree also beside four players', async () => {
  const player = await Player.sit(browser);
  const { page } = player;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/replay');
  await page.locator('input[type=file]').setInputFiles(fileURLToPath(new URL('../golden/four-players-two-piles.paris.json', import.meta.url)));
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.locator('.tree li').nth(20).waitFor();
  await page.screenshot({ path: process.env['SHOT'] ? `${process.env['SHOT']}/study-room.png` : undefined });
  expect(await page.locator('.tree').evaluate((tree) => tree.clientHeight)).toBeGreaterThan(180);
  expect(await page.locator('.study').evaluate((panel) => panel.scrollHeight - panel.clientHeight), 'the whole panel is in sight').toBeLessThan(2);
  player.content();
  await player.close();
});

it('is read by others, who get a copy when they play', async () => {
  const ada = await Player.sit(browser);
  await begin(ada);
  const pile = await another(ada);
  await ada.piece(`pile:${pile}`).click();
  await expect.poll(async () => (await study(ada)).moves.at(-1)?.action).toBe(`draw ${pile}`);
  const before = await study(ada);
  const eve = await Player.sit(browser, { name: 'Eve' });
  await eve.page.goto(`/study/${studyId(ada.page)}?node=0`);
  await eve.page.getByText('belongs to somebody else').waitFor();
  await eve.piece('pile:3').click();
  await expect.poll(() => studyId(eve.page)).not.toBe(studyId(ada.page));
  await expect.poll(async () => (await study(eve)).study.yours).toBe(true);
  expect(await study(ada)).toEqual(before);
  await eve.page.goto('/study');
  await eve.page.getByRole('link', { name: /Ada.*Blaise/ }).waitFor();
  expect(await findings(eve)).toEqual([]);
  await eve.page.getByRole('button', { name: 'Delete' }).click();
  await eve.page.getByRole('button', { name: 'Delete' }).click();
  await eve.page.getByText('No studies yet').waitFor();
  for (const player of [ada, eve]) {
    player.content();
    await player.close();
  }
});

describe('for everybody', () => {
  it('works on a phone and alone', async () => {
    const player = await Player.sit(browser, {}, PHONE);
    const { page } = player;
    await begin(player);
    await page.getByRole('button', { name: 'Moves' }).tap();
    await page.getByLabel('You play').selectOption({ label: 'everybody' });
    await page.screenshot({ path: process.env['SHOT'] ? `${process.env['SHOT']}/study-phone-tree.png` : undefined });
    await page.getByRole('button', { name: 'Moves' }).tap();
    const pile = await another(player);
    await page
      .locator('.bigpile')
      .nth(pile - 1)
      .tap();
    await expect.poll(async () => (await study(player)).moves.at(-1)?.action).toBe(`draw ${pile}`);
    await page.screenshot({ path: process.env['SHOT'] ? `${process.env['SHOT']}/study-phone.png` : undefined });
    await player.piece('arc').tap();
    await page.getByRole('button', { name: 'End turn' }).tap();
    await expect.poll(async () => (await study(player)).moves.at(-1)?.action).toBe('done');
    await expect.poll(() => page.locator('.bigpile').count()).toBeGreaterThan(1); // it is the other's turn now, and ours too
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await findings(player)).toEqual([]);
    player.content();
    await player.close();
  });

  it('works as text', async () => {
    const player = await Player.sit(browser, { textView: true });
    const { page } = player;
    await begin(player);
    const pile = await another(player);
    await page.locator('#tv-command').fill(`draw ${pile}`);
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await study(player)).moves.at(-1)?.action).toBe(`draw ${pile}`);
    expect(await findings(player)).toEqual([]);
    player.content();
    await player.close();
  });
});
