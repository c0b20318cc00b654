// The client without a network, and when a newer one comes: through a door to the server that can be shut, or lead to another version.

import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { browser, Player, url } from './driver';

/** other programs may keep the machine busy */
const SOON = { timeout: 60_000 };

class Door {
  /** what is changed in a file on its way */
  change: (path: string, text: string) => string = (_, text) => text;
  #server: Server | null = null;
  #port = 0;

  get address(): string {
    return `http://localhost:${this.#port}`;
  }

  async open(): Promise<void> {
    const server = createServer((asked, answer) => {
      const path = asked.url ?? '/';
      const { 'accept-encoding': _, 'if-none-match': __, 'if-modified-since': ___, ...headers } = asked.headers;
      const inner = request(url() + path, { method: asked.method ?? 'GET', headers: { ...headers, host: new URL(url()).host } }, (told) => {
        const parts: Buffer[] = [];
        told.on('data', (part: Buffer) => parts.push(part));
        told.on('end', () => {
          const body = Buffer.concat(parts);
          const { 'content-length': _, ...kept } = told.headers;
          const text = /html|javascript/.test(kept['content-type'] ?? '');
          answer.writeHead(told.statusCode ?? 502, kept).end(text ? this.change(path, body.toString()) : body);
        });
      });
      inner.on('error', () => answer.destroy());
      asked.pipe(inner);
    });
    await new Promise<void>((opened) => server.listen(this.#port, 'localhost', opened));
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  async shut(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    if (!server) return;
    server.closeAllConnections();
    await new Promise((shut) => server.close(shut));
  }
}

/** Somebody whose browser has kept the client. */
async function kept(door: Door): Promise<Player> {
  const player = await Player.sit(browser, {}, { baseURL: door.address, serviceWorkers: 'allow' });
  await player.page.goto('/');
  await expect.poll(() => player.page.evaluate(() => navigator.serviceWorker.controller !== null), SOON).toBe(true);
  return player;
}

const version = (player: Player): Promise<string> => player.page.locator('meta[name=version]').getAttribute('content').then(String);
const look = (player: Player): Promise<unknown> => player.page.evaluate(() => dispatchEvent(new Event('online')));
const heading = (player: Player): Promise<string | null> => player.page.locator('main h1').textContent();

describe('without a network', () => {
  it('home, reference and rulebook are there, and nothing of a table', async () => {
    const door = new Door();
    await door.open();
    const player = await kept(door);
    const { page } = player;
    const { id } = await player.create({
      seats: [
        { kind: 'human', name: 'Ada' },
        { kind: 'bot', level: 1 },
      ],
      random_start: false,
    });
    await page.goto(`/table/${id}`);
    await player.piece('arc').waitFor();
    const names = await page.evaluate(async () => {
      const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return all
        .flat()
        .map((one) => new URL(one.url))
        .map(({ pathname, search }) => pathname + search);
    });
    expect(names.filter((name) => !name.startsWith('/assets/')).sort()).toEqual([
      '/',
      '/api/components',
      '/api/examples',
      '/favicon.svg',
      '/icon-192.png',
      '/icon-512.png',
      '/manifest.webmanifest',
    ]);

    await door.shut();
    await page.goto('/');
    await page.locator('main h1').waitFor();
    await page.goto('/reference');
    await page.locator('#bonus, section article, section li').first().waitFor();
    expect(await page.locator('main').innerText()).toContain('Sacré');
    await page.reload();
    expect(await heading(player)).toBe('Reference');
    await page.goto('/rules');
    await page.locator('[data-read]').first().waitFor();
    expect(await page.locator('[data-read]').count()).toBeGreaterThan(50);
    await page.goto(`/table/${id}`);
    await page.locator('main.curtain').waitFor();
    expect(await page.locator('svg.board').count()).toBe(0);
    await player.close();
  });
});

describe('a newer version', () => {
  it('is told, and comes whole', async () => {
    const door = new Door();
    await door.open();
    const player = await kept(door);
    const { page } = player;
    const old = await version(player);
    const told = page.getByText('A new version is available.');
    expect(await told.count()).toBe(0);

    // half of it: the worker is there, the page is not yet
    const renewed = (text: string): string => text.replaceAll(old, 'new-version');
    let asked = 0;
    door.change = (path, text) => {
      if (path !== '/sw.js') return text;
      asked++;
      return renewed(text);
    };
    await look(player);
    await expect.poll(() => asked, SOON).toBeGreaterThan(0);
    await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing ?? null), SOON).toBe(null);
    expect(await told.count()).toBe(0);

    door.change = (_, text) => renewed(text);
    await look(player);
    await told.waitFor();
    expect(await version(player)).toBe(old);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => version(player), SOON).toBe('new-version');
    expect(await told.count()).toBe(0);

    await door.shut();
    await page.reload();
    await page.locator('main h1').waitFor();
    expect(await version(player)).toBe('new-version');
    player.content();
    await player.close();
  });
});
