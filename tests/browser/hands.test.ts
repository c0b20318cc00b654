// A game by mouse, keyboard only and touch, with a spectator, on one device; whole ones in the long set, their beginning in CI.

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
