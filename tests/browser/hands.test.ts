// A game by mouse, keyboard only and touch, with a spectator, on one device; whole ones in the long set, their beginning in CI.

import type { Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browser, LONG, PHONE, Player, playGame, seeded, settled } from './driver';
import type { TableState, TableCreated, TableInfo } from '../../web/src/lib/client/types';

const bot = { kind: 'bot', level: 1 } as const;

/** Says when a game has gone on for long enough: in CI after some moves between buildings, so that keys, moves and questions were there. */
function begun(): (state: TableState) => boolean {
  return ({ view }) => !LONG && (view?.round ?? 0) > 3;
}

describe('a game', () => {
  it('two people, one with the mouse, one with the keyboard only, and a spectator', async () => {
    const [ada, blaise, eve] = [await Player.sit(browser), await Player.sit(browser), await Player.sit(browser)];
    const table = await ada.create({ seats: [{ kind: 'human', name: 'Ada' }, { kind: 'open' }], random_start: false });
    await blaise.context.request.get('/api/my');
    await blaise.post<TableCreated>(`/api/tables/${table.id}/join`, { name: 'Blaise' });
    const { status } = await ada.get<TableInfo>(`/api/tables/${table.id}`);
    if (status === 'open') await ada.post(`/api/tables/${table.id}/start`, {});
    await Promise.all([ada, blaise, eve].map((player) => player.show(table.id)));
    await eve.piece('arc').waitFor();
    const actions = await playGame(
      table.id,
      [
        { player: ada, seat: 0, hands: 'mouse' },
        { player: blaise, seat: 1, hands: 'keyboard' },
      ],
      seeded(11),
      begun(),
    );
    console.log(`two people: ${actions} actions`);
    const { over, seq } = await ada.get<TableInfo>(`/api/tables/${table.id}`);
    // everybody has seen all of it, the spectator by pushes alone
    await Promise.all([ada, blaise, eve].map((player) => settled(player, seq)));
    for (const player of [ada, blaise, eve]) {
      if (LONG) {
        await player.page.getByRole('button', { name: 'Skip to the result' }).click();
        await expect.poll(async () => (await player.page.locator('main').first().textContent()) ?? '').toContain(String(over?.vp[0]));
      }
      player.content();
      await player.close();
    }
  }, 240_000);

  it('a panel that took the keyboard is walked through with Tab, both ways, and left', async () => {
    const player = await Player.sit(browser, { animation: 'normal' });
    const { page } = player;
    const table = await player.create({ seats: [{ kind: 'human', name: 'Ada' }, bot], random_start: false, pace: 'instant' });
    await player.show(table.id);
    await settled(player, 0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('h');
    const panel = page.locator('.task');
    await panel.locator('.btn.primary:focus').waitFor();
    const walked = async (key: string): Promise<string[]> => {
      const at: string[] = [];
      for (let i = 0; i < 8; i++) {
        await page.keyboard.press(key);
        at.push(await page.evaluate(() => (document.activeElement?.closest('.task') ? 'task' : (document.activeElement?.outerHTML.slice(0, 80) ?? ''))));
      }
      return at;
    };
    for (const key of ['Tab', 'Shift+Tab']) {
      const around = (await walked(key)).filter((where) => where !== 'task');
      expect(new Set(around).size, key).toBeGreaterThan(3);
    }
    if (await page.locator('.tip').isVisible()) await page.keyboard.press('Escape'); // the card of the piece in focus goes first
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    player.content();
    await player.close();
  });

  it('what opens by itself takes no key that was meant for something else', async () => {
    const player = await Player.sit(browser, { confirmDraw: true });
    const { page } = player;
    const table = await player.create({ seats: [{ kind: 'human', name: 'Ada' }, bot], random_start: false, pace: 'instant' });
    const seq = async (): Promise<number> => (await player.get<TableInfo>(`/api/tables/${table.id}`)).seq;
    const held: Route[] = [];
    await page.route('**/hint', (route) => void held.push(route));
    const asked = (): Promise<unknown> => expect.poll(() => held.length).toBe(1);
    const arrive = (): Promise<void> | undefined => held.pop()?.fulfill({ json: { action: 'draw 1', level: 1, seq: 0, why: null } });
    await player.show(table.id);
    await settled(player, 0);
    const panel = page.locator('.task');
    // what is being written is not lost, nor read as keys of the game
    await page.getByRole('tab', { name: 'Notes' }).click();
    await page.getByRole('button', { name: 'Hint' }).click();
    await asked();
    const notes = page.locator('textarea');
    await notes.pressSequentially('only 1 or');
    await arrive();
    await panel.waitFor();
    await page.keyboard.type(' 2 2 Bb');
    expect(await notes.inputValue()).toBe('only 1 or 2 2 Bb');
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    // a key of somebody who goes on presses nothing until the panel can have been seen; time stands still
    await player.piece('arc').focus();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    await page.keyboard.press('h');
    await asked();
    await arrive();
    const play = panel.locator('.btn.primary');
    await play.and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await page.clock.runFor(400);
    await page.keyboard.press('Enter');
    await page.clock.runFor(400);
    expect(await panel.getAttribute('data-fresh')).toBe('');
    expect(await seq()).toBe(0);
    await page.clock.resume();
    await notes.click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape'); // the card of a piece goes first
    await panel.waitFor({ state: 'detached' });
    await notes.and(page.locator(':focus')).waitFor();
    // a key that is held answers no question that it has asked
    await player.piece('pile:1').focus();
    await page.keyboard.down('Enter');
    await play.and(page.locator(':focus')).waitFor();
    await page.keyboard.down('Enter');
    await page.locator('.task:not([data-fresh])').waitFor();
    await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await player.quiet();
    expect(await seq()).toBe(0);
    await page.keyboard.press('Space');
    await expect.poll(seq).toBe(1);
    player.content();
    await player.close();
  });

  it('one person on a phone, by touch', async () => {
    const player = await Player.sit(browser, {}, { ...PHONE, deviceScaleFactor: 2 });
    const table = await player.create({ seats: [{ kind: 'human', name: 'Ada' }, bot], random_start: false, pace: 'instant' });
    await player.show(table.id);
    const actions = await playGame(table.id, [{ player, seat: 0, hands: 'touch' }], seeded(7), begun());
    console.log(`phone: ${actions} actions`);
    player.content();
    await player.close();
  }, 240_000);

  it('two people on one device, a curtain between them', async () => {
    const player = await Player.sit(browser);
    const table = await player.create({
      seats: [
        { kind: 'human', name: 'Ada' },
        { kind: 'human', name: 'Blaise' },
      ],
      random_start: false,
    });
    await player.show(table.id);
    const curtain = player.page.locator('main.curtain button');
    let hands = 0;
    let turns = 0;
    await playGame(
      table.id,
      [0, 1].map((seat) => ({ player, seat, hands: 'mouse' as const })),
      seeded(3),
      async (state: TableState) => {
        if (state.view?.phase === 'draw') turns += 1;
        // who has the device sees it, or the curtain stands between them
        await player.page.locator(`main.curtain button, html[data-seq="${state.seq}"] [data-piece=arc]`).first().waitFor();
        if (await curtain.count()) {
          // nothing of the game is in the page: not the board, not a number of the other's screen
          expect(await player.page.locator('[data-piece], .mine, [role=log]').count()).toBe(0);
          await curtain.click();
          hands += 1;
        }
        return turns > (LONG ? 8 : 4);
      },
    );
    expect(hands).toBeGreaterThanOrEqual(LONG ? 8 : 4);
    player.content();
    await player.close();
  }, 120_000);
});
