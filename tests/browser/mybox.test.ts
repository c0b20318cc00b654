// My box, as its owner uses it: compare, correct, be refused, export, import, play with it.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findings } from './axe';
import { browser, Player } from './driver';

describe('my box', () => {
  it('is corrected figure by figure, kept, exported, imported and played with', async () => {
    const player = await Player.sit(browser);
    const { page } = player;
    await page.goto('/my-box');
    await player.piece('chaillot:bank').click();
    const field = page.locator('.editor input').first();
    const done = page.locator('.count b');
    const top = (): Promise<number> => page.locator('svg.board').evaluate((board) => board.getBoundingClientRect().top);
    const before = await top();

    await field.fill('1000');
    await page.locator('.editor .refused').waitFor();
    expect(await top(), 'nothing moves under the open editor').toBe(before);
    expect(await page.locator('.editor .primary').isDisabled()).toBe(true);
    await field.fill('6');
    await page.locator('.editor .fine').waitFor();
    await field.press('Enter');
    await expect.poll(() => done.textContent()).toBe('1');
    await page.locator('.editor').waitFor(); // the next figure is asked for
    await page.keyboard.press('Enter'); // and is right
    await expect.poll(() => done.textContent()).toBe('2');
    await page.keyboard.press('Escape');
    expect(await findings(player)).toEqual([]);

    await page.locator('.name input').fill('Marie’s box');
    await page.reload();
    await expect.poll(() => done.textContent()).toBe('2');
    const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export' }).click()]);
    const file = await saved.path();
    expect(readFileSync(file, 'utf8')).toContain('bank = 6');
    await page.getByRole('button', { name: 'New box' }).click();
    await expect.poll(() => done.textContent()).toBe('0');
    await page.locator('input[type=file]').setInputFiles({ name: 'broken.toml', mimeType: 'text/plain', buffer: Buffer.from('players = 3\n') });
    await page.locator('[role=alert]').waitFor();
    await page.locator('input[type=file]').setInputFiles({ name: 'marie.toml', mimeType: 'text/plain', buffer: readFileSync(file) });
    await expect.poll(() => done.textContent()).toBe('2');

    await page.getByRole('button', { name: 'Use at a table' }).click();
    await page.waitForURL(/\/new\?box=/);
    await page.locator('[name=kind-1][value=bot]').check({ force: true });
    await page.locator('form button.primary').click();
    await page.waitForURL(/\/table\//);
    await player.piece('chaillot:bank').waitFor();
    expect(await player.piece('chaillot:bank').textContent()).toContain('6');
    expect(await page.locator('.played').textContent(), 'by the name its owner gave it').toContain('Box: ');
    player.content();
    await player.close();
  });

  it('keeps a warning in sight, with the piece that it means, while the figures scroll', async () => {
    const player = await Player.sit(browser, {}, { viewport: { width: 390, height: 560 } });
    const { page } = player;
    await page.goto('/my-box');
    await page.locator('[data-item="landmark:0"]').click();
    await page.locator('.editor input.number').last().fill('99'); // VP for a prestige token
    const warning = page.locator('.editor .follows', { hasText: 'more than the best VP tile' }).first();
    await warning.waitFor();
    expect(await warning.textContent()).toContain('Jardins');
    for (const at of [0, 10_000]) {
      await page.locator('.editor .all').evaluate((all, top) => all.scrollTo({ top }), at);
      const seen = await warning.evaluate((element) => {
        const { left, top, right } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint((left + right) / 2, top + 6));
      });
      expect(seen, `scrolled to ${at}`).toBe(true);
    }
    player.content();
    await player.close();
  });

  it('is finished sheet by sheet, comes back from its file, and is played with; what is typed survives Esc and a reload', async () => {
    const player = await Player.sit(browser);
    const { page } = player;
    await page.goto('/my-box');
    const done = page.locator('.count b');
    await page.getByRole('button', { name: 'Montmartre 7' }).click();
    await page.locator('.sheet').waitFor();
    await page.keyboard.type('9');
    await page.keyboard.press('Escape');
    await page.reload();
    await page.getByRole('button', { name: 'typed, not saved yet' }).click();
    await expect.poll(() => page.locator('.sheet input').first().inputValue()).toBe('9');
    for (let sheet = 0; sheet < 14; sheet++) {
      const before = await done.textContent();
      await page.keyboard.press('Shift+Enter');
      await expect.poll(() => done.textContent()).not.toBe(before);
    }
    expect(await done.textContent()).toBe('112');
    const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export' }).click()]);
    await page.getByRole('button', { name: 'New box' }).click();
    await expect.poll(() => done.textContent()).toBe('0');
    const buffer = readFileSync(await saved.path());
    await page.locator('input[type=file]').setInputFiles({ name: 'finished.toml', mimeType: 'text/plain', buffer });
    await expect.poll(() => done.textContent()).toBe('112');
    await page.getByRole('button', { name: 'Use at a table' }).click();
    await page.waitForURL(/\/new\?box=/);
    await page.locator('[name=kind-1][value=bot]').check({ force: true });
    await page.locator('form button.primary').click();
    await page.waitForURL(/\/table\//);
    player.content();
    await player.close();
  });

  it('a district is typed off its tiles, a piece is found by what it shows, and a step is taken back', async () => {
    const player = await Player.sit(browser);
    const { page } = player;
    await page.goto('/my-box');
    await page.getByRole('button', { name: 'Montmartre 7' }).click();
    await page.locator('.sheet').waitFor();
    expect(await findings(player)).toEqual([]);
    for (const typed of ['9', 'rest', '', 'resi']) {
      await page.keyboard.type(typed);
      await page.keyboard.press('Enter');
    }
    await page.keyboard.press('Shift+Enter');
    await page.getByRole('dialog', { name: 'Batignolles' }).waitFor(); // the next sheet
    const kept = (): Promise<Record<string, Record<string, number>>> =>
      page.evaluate(
        () =>
          (JSON.parse(localStorage.getItem('paname.boxes') ?? '[]') as { components: { buildings: Record<string, Record<string, number>> } }[])[0]?.components
            .buildings ?? {},
      );
    expect((await kept())['Montmartre']).toMatchObject({ restaurant: 1, residence: 2 });

    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await page.keyboard.type('bonus 12');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: /12/ }).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await kept())['Montmartre']).toMatchObject({ restaurant: 8, residence: 4 });
    player.content();
    await player.close();
  });
});
