// The long part: whole games by mouse, keyboard and touch, hot-seat, spectators, replay, lost connections, every language.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, CDPSession } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, launch, Player, playGame, seeded, settled, wish } from './driver';
import { startServer, stopServer } from './server';
import type { TableState, TableCreated, TableInfo } from '../../web/src/lib/client/types';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const bot = { kind: 'bot', level: 1 } as const;
/** a finished game, for replay and languages */
let finished = '';

describe('whole games', () => {
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
    );
    console.log(`two people: ${actions} actions`);
    finished = table.id;
    const { over, seq } = await ada.get<TableInfo>(`/api/tables/${table.id}`);
    // everybody has seen all of it, the spectator by pushes alone
    await Promise.all([ada, blaise, eve].map((player) => settled(player, seq)));
    for (const player of [ada, blaise, eve]) {
      await player.page.getByRole('button', { name: 'Skip to the result' }).click();
      await expect.poll(async () => (await player.page.locator('main').first().textContent()) ?? '').toContain(String(over?.vp[0]));
      player.content();
      await player.close();
    }
  }, 240_000);

  it('one person on a phone, by touch', async () => {
    const player = await Player.sit(browser, {}, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
    const table = await player.create({ seats: [{ kind: 'human', name: 'Ada' }, bot], random_start: false, pace: 'instant' });
    await player.show(table.id);
    const actions = await playGame(table.id, [{ player, seat: 0, hands: 'touch' }], seeded(7));
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
        if ((await curtain.count()) || !(await player.page.locator(`html[data-seq="${state.seq}"] [data-piece=arc]`).count())) {
          await curtain.waitFor();
          // nothing of the game is in the page: not the board, not a number of the other's screen
          expect(await player.page.locator('[data-piece], .mine, [role=log]').count()).toBe(0);
          await curtain.click();
          hands += 1;
        }
        return turns > 8;
      },
    );
    expect(hands).toBeGreaterThanOrEqual(8);
    player.content();
    await player.close();
  }, 120_000);
});

describe('replay', () => {
  it('goes forward, back and to any moment, through any eyes', async () => {
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

describe('a table with friends', () => {
  it('is made, joined by its link, started, and played again', async () => {
    const [ada, blaise] = [await Player.sit(browser), await Player.sit(browser)];
    await ada.page.goto('/new');
    await ada.page.locator('form button.primary').click();
    await ada.page.waitForURL(/\/table\//);
    const id = ada.page.url().split('/').at(-1) ?? '';
    expect((await ada.get<TableInfo>(`/api/tables/${id}`)).status).toBe('open');
    await blaise.page.goto(`/table/${id}`);
    await blaise.page.locator('button.primary').first().click();
    await ada.page.locator('button.primary.big').click();
    await Promise.all([ada.piece('pile:1').waitFor(), blaise.piece('pile:1').waitFor()]);
    ada.content();
    blaise.content();
    await ada.close();
    await blaise.close();
  });

  it('is left to a bot by giving up, and played again', async () => {
    const player = await Player.sit(browser);
    const table = await player.create({ seats: [{ kind: 'human', name: 'Ada' }, bot], random_start: false });
    await player.show(table.id);
    await settled(player, 0);
    await player.post(`/api/tables/${table.id}/commands`, { client: 'test', seq: 0, seat: 0, command: { type: 'concede' } });
    await player.page.getByRole('button', { name: 'Rematch' }).click();
    await player.page.waitForURL((address) => address.pathname.startsWith('/table/') && !address.pathname.endsWith(table.id));
    await player.piece('arc').waitFor();
    player.content();
    await player.close();
  });
});

describe('the first game', () => {
  it('can be followed to its end', async () => {
    const player = await Player.sit(browser);
    await player.page.goto('/learn');
    const next = player.page.locator('.lesson .outs2 button').last();
    const end = player.page.locator('.lesson a.go');
    await next.waitFor();
    for (let i = 0; i < 300 && !(await end.count()); i++) await next.dispatchEvent('click');
    expect(await end.getAttribute('href')).toBe('/');
    player.content();
    await player.close();
  });
});

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

  it('the server is a newer one after a while', async () => {
    const player = await Player.sit(browser);
    const table = await player.create({ seats: [{ kind: 'human', name: 'Ada' }, bot], random_start: false });
    await player.show(table.id);
    await settled(player, 0);
    await player.page.route('**/api/meta', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...((await response.json()) as object), version: '99.0.0' } });
    });
    await player.context.setOffline(true);
    await player.context.setOffline(false);
    await player.page.locator('.notice:visible', { hasText: 'new version' }).waitFor();
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

describe('speed', () => {
  it.each([
    ['an update of the board takes less than a frame', 1, ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'], {}],
    // four times slower than this machine: a phone of the middle class
    ['a move takes at most 16 ms of script on a phone', 4, ['ScriptDuration'], { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
  ] as const)('%s', async (_, slower, metrics, options) => {
    // a spectator: updates come in, nobody points or clicks. The player plays without a page.
    const [ada, eve] = [await Player.sit(browser), await Player.sit(browser, {}, options)];
    const table = await ada.create({
      seats: [
        { kind: 'human', name: 'Ada' },
        { kind: 'human', name: 'Blaise' },
      ],
      random_start: false,
    });
    await eve.show(table.id);
    await settled(eve, 0);
    const thread = await Thread.of(eve, slower);
    const random = seeded(2);
    const times: number[] = [];
    for (let i = 0; i < 60; i++) {
      const { active, seq } = await ada.get<TableInfo>(`/api/tables/${table.id}`);
      const state = await ada.state(table.id, active);
      const before = await thread.spent(metrics);
      await ada.post(`/api/tables/${table.id}/commands`, { client: 'test', seq, seat: active, command: { type: 'act', action: wish(state, random) } });
      await expect.poll(() => thread.shown()).toBe(seq + 1);
      times.push((await thread.spent(metrics)) - before);
    }
    times.sort((a, b) => a - b);
    const at = (part: number): number => times[Math.floor(times.length * part)] ?? 0;
    console.log(`${metrics.join(', ')} per update, ${slower} × slower: median ${at(0.5).toFixed(1)} ms, 90 % ${at(0.9).toFixed(1)} ms`);
    expect(at(0.5)).toBeLessThan(16);
    await ada.close();
    await eve.close();
  });
});

/** The page's own thread, by the processor time it has spent: a busy machine does not count. Asking runs no script in the page. */
class Thread {
  private constructor(
    readonly session: CDPSession,
    readonly root: number,
  ) {}

  static async of(player: Player, slower: number): Promise<Thread> {
    const session = await player.context.newCDPSession(player.page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    const { root } = await session.send('DOM.getDocument', { depth: 0 });
    return new Thread(session, (await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'html' })).nodeId);
  }

  /** number of the entry that is shown */
  async shown(): Promise<number> {
    const { attributes } = await this.session.send('DOM.getAttributes', { nodeId: this.root });
    return Number(attributes[attributes.indexOf('data-seq') + 1]);
  }

  /** milliseconds so far, once nothing is done any more: also what waited until the page was idle */
  async spent(wanted: readonly string[]): Promise<number> {
    const now = async (): Promise<number> => {
      const { metrics } = await this.session.send('Performance.getMetrics');
      return metrics.filter(({ name }) => wanted.includes(name)).reduce((sum, { value }) => sum + value, 0) * 1000;
    };
    let last = -1;
    await expect.poll(async () => now().then((next) => next === last || ((last = next), false)), { interval: 60 }).toBe(true);
    return last;
  }
}

describe('languages', () => {
  const screens = ['/', '/new', '/my', '/watch', '/learn', '/rules', '/reference', '/preferences', '/replay'];

  it.each(LANGUAGES)(
    '%s: nothing is missing and nothing sticks out, on a desktop and on a phone',
    async (language) => {
      const problems: string[] = [];
      for (const width of [1366, 390]) {
        const player = await Player.sit(browser, { language }, { viewport: { width, height: width === 390 ? 844 : 768 } });
        const table = await player.create({ seats: [{ kind: 'human', name: 'Ada' }, bot], random_start: false, pace: 'instant' });
        for (const screen of [...screens, `/table/${table.id}`, `/table/${finished}`, `/replay/${finished}?at=60`]) {
          await player.visit(screen);
          expect(await player.page.locator('html').getAttribute('lang')).toBe(language);
          const name = screen.replace(table.id, 'ID').replace(finished, 'OVER');
          for (const text of await player.page.evaluate(faults)) problems.push(`${width} ${name}: ${text}`);
        }
        problems.push(...player.complaints);
        await player.close();
      }
      expect(problems).toEqual([]);
    },
    120_000,
  );
});

/** Texts that are missing or do not fit. Runs in the page. */
function faults(): string[] {
  const found: string[] = [];
  const root = document.scrollingElement as HTMLElement;
  if (root.scrollWidth > innerWidth + 1) found.push(`the page is ${root.scrollWidth} px wide`);
  const missing = /⟨[^⟩]*⟩/.exec(document.body.innerText);
  if (missing) found.push(`missing text ${missing[0]}`);
  const scrolls = (element: Element | null): boolean =>
    element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  for (const element of document.querySelectorAll<HTMLElement>('button, a, h1, h2, h3, th, label, legend, dt, .btn, .tab')) {
    const style = getComputedStyle(element);
    const text = element.textContent?.trim().slice(0, 40) ?? '';
    const only = element.clientWidth <= 1 || style.display === 'inline'; // for screen readers, or its box means nothing
    if (style.visibility === 'hidden' || element.offsetParent === null || !text || scrolls(element)) continue;
    // an ellipsis is meant: the whole text is in a title
    if (!only && style.textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 2) {
      found.push(`"${text}" is ${element.scrollWidth - element.clientWidth} px too wide for its ${element.tagName.toLowerCase()}.${element.className}`);
    }
    const { left, right, width } = element.getBoundingClientRect();
    if (width > 1 && (left < -1 || right > innerWidth + 1)) found.push(`"${text}" lies outside the window`);
  }
  return found;
}
