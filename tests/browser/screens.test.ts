// The screens around the game: lesson by clicks on the pieces, reference, replay, records in and out, final scoring.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { browser, finishedGame, Player } from './driver';

// A complete game that is always there: the recorded first game.
const RECORD = fileURLToPath(new URL('../../web/src/lib/screens/learn/first-game.paris.json', import.meta.url));
const record = JSON.parse(readFileSync(RECORD, 'utf8')) as { actions: string[]; result: { vp: number[] } };

describe('the first game', () => {
  it('is played by clicks on the framed pieces', async () => {
    const player = await Player.sit(browser);
    const { page } = player;
    await page.goto('/learn');
    const title = page.locator('.lesson h2');
    await title.waitFor();
    let asked = 0;
    for (let bubble = 0; bubble < 60 && !(await page.getByRole('button', { name: 'Start over' }).isVisible()); bubble++) {
      const now = await title.textContent();
      if (await page.locator('.lesson .hint').isVisible()) {
        asked++;
        // Every framed piece that is not selected yet, until the lesson goes on.
        for (let click = 0; click < 4 && (await title.textContent()) === now; click++) {
          const pieces = await page
            .locator('[data-can]:not([aria-pressed=true]), button[data-piece]:not([aria-disabled=true]):not([aria-pressed=true])')
            .evaluateAll((all) => all.map((one) => one.getAttribute('data-piece') ?? ''));
          const next = pieces.find((piece) => piece !== 'hand' && !piece.startsWith('row:'));
          expect(next, `a framed piece for "${now}"`).toBeDefined();
          const piece = player.piece(next ?? '');
          // The middle of a bank's box lies on its own ground; nothing, the bubble least of all, may lie above it.
          const box = await piece.boundingBox();
          await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
          await player.quiet();
        }
        expect(await title.textContent(), `"${now}" can be done by clicks`).not.toBe(now);
      } else await page.locator('.lesson .go').click();
      await player.quiet();
    }
    expect(asked).toBeGreaterThan(15);
    const told = await page.locator('.lesson').textContent();
    expect(told?.replaceAll('\u{a0}', ' ')).toContain(`${record.result.vp[0]} to ${record.result.vp[1]}`);
    player.content();
    await player.close();
  });
});

describe('the reference', () => {
  it('finds what is searched, in the words of the language, and says where figures come from', async () => {
    const player = await Player.sit(browser, { language: 'ru' });
    const { page } = player;
    await page.goto('/reference');
    await page.locator('#landmark-louvre').waitFor();
    expect(await page.locator('ul li').count()).toBe(8 + 30 + 12 + 6 + 6 + 6 + 6 + 6);
    await page.locator('input[type=search]').fill('лувр');
    await expect.poll(() => page.locator('ul li').count()).toBe(1);
    const louvre = page.locator('#landmark-louvre');
    expect(await louvre.locator('.src.rulebook').count()).toBe(2);
    expect(await louvre.locator('.src.reconstructed').count()).toBe(1);
    await page.locator('header select').selectOption('de');
    await expect.poll(() => page.locator('h1').textContent()).toBe('Nachschlagen');
    expect(await page.locator('ul li').count(), 'the query stays').toBe(0);
    player.content();
    await player.close();
  });
});

describe('replay', () => {
  it('goes forward, back and to any moment, through any eyes', async () => {
    const finished = await finishedGame(browser);
    const player = await Player.sit(browser);
    await player.page.goto(`/replay/${finished}`);
    const { page } = player;
    await player.piece('arc').waitFor();
    const position = page.locator('input[type=range]').first();
    expect(Number(await position.inputValue())).toBe(0);
    await page.keyboard.press(']');
    await expect.poll(async () => Number(await position.inputValue())).toBe(1);
    await page.keyboard.press('[');
    await expect.poll(async () => Number(await position.inputValue())).toBe(0);
    const last = Number(await position.getAttribute('max'));
    await position.focus();
    await page.keyboard.press('End');
    await expect.poll(async () => Number(await position.inputValue())).toBe(last);
    await page.goto(`/replay/${finished}?at=30`);
    await expect.poll(async () => Number(await page.locator('input[type=range]').first().inputValue())).toBe(30);
    player.content();
    await player.close();
  });
});

it.each([
  [768, 1024],
  [820, 1180],
  [1024, 768],
])('a replay shows landmarks and districts side by side or one below the other on a tablet of %i × %i', async (width, height) => {
  const player = await Player.sit(browser, {}, { viewport: { width, height }, hasTouch: true });
  const { table } = await player.post<{ table: { id: string } }>('/api/records', record);
  await player.visit(`/replay/${table.id}?at=60`);
  const [landmarks, districts] = await player.page.locator('.left > .panel').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(Math.min(landmarks ?? 0, districts ?? 0)).toBeGreaterThan(180);
  player.content();
  await player.close();
});

describe('records', () => {
  it('are opened from a file, shown at any moment, scored step by step, and saved again unchanged', async () => {
    const player = await Player.sit(browser);
    const { page } = player;
    await page.goto('/replay');
    await page.locator('input[type=file]').setInputFiles(RECORD);
    await page.waitForURL(/\/replay\/.+/);
    await player.piece('arc').waitFor();
    await page.getByRole('button', { name: 'Final scoring' }).click();
    const totals = async (): Promise<number[]> => (await page.locator('tfoot td').allTextContents()).map(Number);
    await page.getByRole('button', { name: 'Next' }).waitFor();
    const before = await totals();
    for (let step = 0; step < 10 && (await page.locator('.emblems li').nth(-2).getAttribute('aria-current')) === null; step++)
      await page.getByRole('button', { name: 'Next' }).click();
    expect(await totals()).toEqual(record.result.vp);
    expect(before[0]).toBeLessThan(record.result.vp[0] ?? 0);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Share picture' }).waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), page.locator('a[download]').click()]);
    const saved = JSON.parse(readFileSync(await download.path(), 'utf8')) as typeof record;
    expect(saved.actions).toEqual(record.actions);
    expect(saved.result).toEqual(record.result);
    player.content();
    await player.close();
  });

  it('that are none are refused in words', async () => {
    const player = await Player.sit(browser);
    await player.page.goto('/replay');
    await player.page.locator('input[type=file]').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('no') });
    expect(await player.page.getByRole('alert').textContent()).toBe('This file is not a game record.');
    await player.page.locator('input[type=file]').setInputFiles({ name: 'y.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
    await expect.poll(() => player.page.getByRole('alert').textContent()).not.toBe('This file is not a game record.');
    expect(await player.page.getByRole('alert').textContent()).not.toMatch(/⟨|undefined/);
    player.content();
    await player.close();
  });
});
