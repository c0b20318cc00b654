// Bad times: lost networks, blocked sockets, several tabs, servers that restart or are newer.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { browser, PHONE, Player, settled } from './driver';
import { startServer, stopServer } from './server';
import type { SeatLink, TableCreated, TableInfo } from '../../web/src/lib/client/types';

const bot = { kind: 'bot', level: 1 } as const;

describe('bad times', () => {
  it('a file of the page is gone after an update of the server', async () => {
    const player = await Player.sit(browser);
    await player.page.goto('/');
    let gone = true;
    player.page.on('request', (request) => {
      if (request.isNavigationRequest()) gone = false; // the new page knows the new names
    });
    await player.page.route('**/assets/Rulebook*.js', (route) => (gone ? route.fulfill({ status: 404, body: '' }) : route.continue()));
    const loaded = player.page.waitForEvent('load');
    await player.page.locator('a[href="/rules"]').first().click();
    await loaded;
    await player.page.locator('input[type=search]').waitFor();
    expect(player.page.url()).toMatch(/\/rules$/);
    await player.close();
  });

  it('the texts of a language do not come for a while', async () => {
    const player = await Player.sit(browser);
    let refused = 0;
    await player.page.route('**/assets/en-*.js', (route) => (refused < 3 ? ((refused += 1), route.fulfill({ status: 503, body: '' })) : route.continue()));
    await player.page.goto('/');
    await player.page.locator('h1').waitFor();
    expect(refused).toBe(3);
    await player.close();
  });

  it('a seat link is used when the server is well again', async () => {
    const [ada, guest] = [await Player.sit(browser), await Player.sit(browser)];
    const table = await ada.create({
      seats: [
        { kind: 'human', name: 'Ada' },
        { kind: 'human', name: 'Blaise' },
      ],
      random_start: false,
    });
    const { token } = await ada.post<SeatLink>(`/api/tables/${table.id}/seat-link`, { seat: 1 });
    let refused = 0;
    await guest.page.route('**/claim', (route) => (refused < 2 ? ((refused += 1), route.fulfill({ status: 503, body: '' })) : route.continue()));
    await guest.page.goto(`/table/${table.id}#seat=1&token=${token}`);
    await guest.page.locator('.mine').waitFor();
    expect(guest.page.url()).not.toContain(token);
    const { seats } = await guest.get<TableInfo>(`/api/tables/${table.id}`);
    expect([refused, seats.map(({ yours }) => yours)]).toEqual([2, [false, true]]);
    await ada.close();
    await guest.close();
  });

  it('the network goes and comes back', async () => {
    const [ada, blaise] = [await Player.sit(browser), await Player.sit(browser)];
    const table = await ada.create({ seats: [{ kind: 'human', name: 'Ada' }, { kind: 'open' }], random_start: false });
    await blaise.context.request.get('/api/my');
    await blaise.post(`/api/tables/${table.id}/join`, { name: 'Blaise' });
    if ((await ada.get<TableInfo>(`/api/tables/${table.id}`)).status === 'open') await ada.post(`/api/tables/${table.id}/start`, {});
    await Promise.all([ada.show(table.id), blaise.show(table.id)]);
    await Promise.all([settled(ada, 0), settled(blaise, 0)]);
    await blaise.context.setOffline(true);
    for (const [index, action] of ['pile:1', 'arc'].entries()) {
      await ada.piece(action).click();
      await settled(ada, index + 1);
    }
    await ada.page.keyboard.press('e');
    await settled(ada, 3);
    expect(await blaise.page.locator('html').getAttribute('data-seq')).toBe('0');
    await blaise.context.setOffline(false);
    await settled(blaise, 3);
    await blaise.piece('pile:2').click();
    await settled(ada, 4);
    await ada.close();
    await blaise.close();
  });

  it('WebSockets are blocked', async () => {
    const player = await Player.sit(browser);
    await player.context.addInitScript(() => {
      globalThis.WebSocket = class extends EventTarget {
        onerror: (() => void) | null = null;
        constructor() {
          super();
          setTimeout(() => this.onerror?.(), 5);
        }
        close(): void {}
      } as unknown as typeof WebSocket;
    });
    const table = await player.create({ seats: [{ kind: 'human', name: 'Ada' }, bot], random_start: false, pace: 'instant' });
    await player.show(table.id);
    await settled(player, 0);
    for (const action of ['draw 1', 'place arc', 'done']) {
      const { seq } = await player.get<TableInfo>(`/api/tables/${table.id}`);
      await player.post(`/api/tables/${table.id}/commands`, { client: 'elsewhere', seq, seat: 0, command: { type: 'act', action } });
    }
    // the bot has played, and all of it has come by server-sent events
    await expect.poll(async () => (await player.get<TableInfo>(`/api/tables/${table.id}`)).active).toBe(0);
    await settled(player, (await player.get<TableInfo>(`/api/tables/${table.id}`)).seq);
    await player.close();
  });

  it.each([
    ['desktop', {}],
    ['phone', PHONE],
  ])('the server is a newer one after a while, which can wait (%s)', async (_, device) => {
    const player = await Player.sit(browser, {}, device);
    const table = await player.create({ seats: [{ kind: 'human', name: 'Ada' }, bot], random_start: false });
    await player.show(table.id);
    await settled(player, 0);
    await player.page.route('**/api/meta', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...((await response.json()) as object), version: '99.0.0' } });
    });
    await player.page.waitForLoadState('networkidle'); // a file that does not come because of the next line would load the page anew
    await player.context.setOffline(true);
    await player.context.setOffline(false);
    const told = player.page.locator('.newer:visible', { hasText: 'new version' });
    await told.getByRole('button', { name: 'Reload' }).waitFor();
    const [notice, board] = await Promise.all([told.boundingBox(), player.page.locator('svg.board').boundingBox()]);
    const beside = !board || !notice || notice.y >= board.y + board.height || notice.x >= board.x + board.width;
    expect(beside, 'it lies over nothing that is played with').toBe(true);
    await told.getByRole('button', { name: 'Later' }).click();
    expect(await told.count()).toBe(0);
    const asked = player.page.waitForResponse('**/api/meta');
    await player.context.setOffline(true);
    await player.context.setOffline(false);
    await asked;
    await player.quiet();
    expect(await told.count(), 'it was told once').toBe(0);
    await player.close();
  });

  it('two tabs show the same, and a command is played once', async () => {
    const player = await Player.sit(browser);
    const table = await player.create({ seats: [{ kind: 'human', name: 'Ada' }, bot], random_start: false, pace: 'instant' });
    await player.show(table.id);
    const second = await player.context.newPage();
    await second.goto(`/table/${table.id}`);
    await Promise.all([settled(player, 0), second.locator('html[data-seq="0"]').waitFor()]);
    await player.piece('pile:1').dblclick();
    await settled(player, 1);
    await second.locator('html[data-seq="1"]').waitFor();
    await second.locator('[data-piece=arc]').click();
    await settled(player, 2);
    expect((await player.get<TableInfo>(`/api/tables/${table.id}`)).seq).toBe(2);
    player.content();
    await player.close();
  });

  it('the server is restarted in the middle of a turn', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'paname-restart-'));
    const database = join(folder, 'tables.sqlite');
    let server = await startServer(database);
    const { port } = new URL(server.url);
    const player = await Player.sit(browser, {}, { baseURL: server.url });
    const headers = { origin: server.url };
    await player.context.request.get('/api/my');
    const created = await player.context.request.post('/api/tables', { headers, data: { seats: [{ kind: 'human', name: 'Ada' }, bot], random_start: false } });
    const { table } = (await created.json()) as TableCreated;
    await player.show(table.id);
    await settled(player, 0);
    await player.piece('pile:1').click();
    await settled(player, 1);
    await stopServer(server.process);
    server = await startServer(database, Number(port));
    await player.piece('arc').click(); // while it may still be starting: the command is repeated until it is answered
    await settled(player, 2);
    expect((await player.get<TableInfo>(`/api/tables/${table.id}`)).seq).toBe(2);
    await player.close();
    await stopServer(server.process);
    rmSync(folder, { recursive: true });
  });
});
