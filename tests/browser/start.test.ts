// Before the first move: friends at home, names and colours, sounds, the page without a network.

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { browser, Player, url } from './driver';
import { startHome, stopServer } from './server';

describe('friends at home', () => {
  it('are shown a code when the home network is open, and words when it is not', async () => {
    const host = await Player.sit(browser);
    const { id } = await host.create({ seats: [{ kind: 'human', name: 'Ada' }, { kind: 'open' }], random_start: false });
    await host.show(id);
    const only = host.page.getByText('can only be reached from this computer');
    const code = host.page.getByRole('img', { name: 'QR code' });
    const copy = host.page.getByRole('button', { name: 'Copy the link' });
    await only.waitFor();
    expect([await code.count(), await copy.count(), await host.page.getByText('Send this link').count()], 'no link that leads nowhere').toEqual([0, 0, 0]);

    await host.page.getByRole('switch', { name: 'friends at home' }).check({ force: true });
    await code.waitFor();
    expect(await only.count()).toBe(0);
    const link = await host.page.getByRole('textbox', { name: 'link' }).inputValue();
    expect(link).toBe(`${url().replace('localhost', '127.0.0.2')}/table/${id}`);

    const guest = await Player.sit(browser, { name: '' });
    await guest.page.goto(link);
    await guest.page.getByRole('textbox', { name: 'Your name' }).fill('Bela');
    await guest.page.getByRole('button', { name: 'Sit here' }).click();
    await host.page.getByText('Bela', { exact: true }).waitFor();
    expect(await guest.page.getByRole('switch').count()).toBe(0);
    guest.content();
    await guest.close();

    await host.page.getByRole('switch', { name: 'friends at home' }).uncheck({ force: true });
    await only.waitFor();
    await host.page.goto('/my');
    await host.page.getByRole('button', { name: 'Play this seat on another device' }).first().click();
    await only.waitFor();
    expect([await code.count(), await copy.count(), await host.page.getByText('Open this link').count()]).toEqual([0, 0, 0]);
    await host.page.getByRole('switch', { name: 'friends at home' }).check({ force: true });
    await code.waitFor();
    await copy.waitFor();
    await host.page.getByRole('switch', { name: 'friends at home' }).uncheck({ force: true });
    await only.waitFor();
    host.content();
    await host.close();
  });
});

it('a server whose port is taken by another program loses nothing of a person', async () => {
  const data = mkdtempSync(join(tmpdir(), 'paname-home-'));
  const other = createServer((_, answer) => answer.writeHead(404).end());
  const listening = (port: number): Promise<void> => new Promise((there) => other.listen(port, '127.0.0.1', there));
  await listening(0);
  const { port } = other.address() as AddressInfo;
  await new Promise((gone) => other.close(gone));
  const first = await startHome(data, port);
  const context = await browser.newContext({ serviceWorkers: 'block', colorScheme: 'light' });
  const page = await context.newPage();
  await page.goto(`${first.url}/preferences`);
  await page.getByRole('textbox', { name: 'Your name' }).fill('Zoé');
  await page.locator('label', { has: page.getByRole('radio', { name: 'Night' }) }).click();
  await page.goto(first.url);
  await page.locator('form.play button.primary').click();
  await page.locator('[data-piece="pile:1"]').first().waitFor();
  await page.getByRole('tab', { name: 'Notes' }).click();
  await page.locator('textarea').fill('Bela wants the opera');
  const table = new URL(page.url()).pathname;
  await page.close({ runBeforeUnload: true }); // at once
  await expect.poll(async () => (await context.request.get(`${first.url}/api/me/kept`)).text()).toContain('Bela wants the opera');
  await stopServer(first.process);

  await listening(Number(new URL(first.url).port));
  const second = await startHome(data);
  expect(second.url).not.toBe(first.url);
  const later = await context.newPage();
  const asked: string[] = [];
  later.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await later.goto(second.url + table);
  await later.locator('[data-piece="pile:1"]').first().waitFor();
  expect(await later.locator('html').getAttribute('data-theme')).toBe('dark');
  expect(asked.filter((one) => one === 'GET /api/me/kept')).toHaveLength(1);
  await later.getByRole('tab', { name: 'Notes' }).click();
  expect(await later.locator('textarea').inputValue()).toBe('Bela wants the opera');
  asked.length = 0;
  await later.goto(`${second.url}/preferences`);
  expect(await later.getByRole('textbox', { name: 'Your name' }).inputValue()).toBe('Zoé');
  expect(
    asked.filter((one) => one === 'GET /api/me/kept'),
    'asked once',
  ).toEqual([]);
  await context.close();
  await stopServer(second.process);
  await new Promise((gone) => other.close(gone));
  rmSync(data, { recursive: true });
});

describe('names and colours', () => {
  it('are asked once, kept, and the same at setup, in the game and in the list', async () => {
    const player = await Player.sit(browser, { name: '' });
    await player.page.goto('/new');
    await player.page.getByRole('button', { name: 'Create the table' }).click();
    expect(player.page.url()).toMatch(/new$/); // no name, no table
    await player.page.getByPlaceholder('Your name').fill('Ada');
    for (let i = 0; i < 3; i++) await player.page.getByRole('button', { name: 'Change color' }).first().click();
    await player.page.getByRole('radio', { name: 'Bot' }).nth(1).check({ force: true });
    await player.page.getByRole('button', { name: 'Start' }).click();
    await player.piece('arc').waitFor();
    const table = /table\/(\w+)/.exec(player.page.url())?.[1] ?? '';
    const { table: info } = await player.state(table, null);
    const mine = info.seats.find((seat) => seat.yours);
    expect([mine?.name, mine?.color]).toEqual(['Ada', 3]);
    const shown = (): Promise<string> =>
      player.page
        .locator('button.keys')
        .first()
        .evaluate((keys) => getComputedStyle(keys).getPropertyValue('--player').trim());
    expect(await shown()).toBe('#dd8dbd');
    expect(await player.page.locator('button.keys use').first().getAttribute('href')).toBe('#key-star');

    await player.page.goto('/my');
    const card = player.page.locator('article').first();
    await card.locator('.c3').waitFor();
    expect(await card.locator('time').textContent()).toMatch(/\d/);
    await player.page.goto('/new');
    expect(await player.page.getByPlaceholder('Your name').inputValue()).toBe('Ada');
    player.content();
    await player.close();
  });

  it('a guest who has sat down is there', async () => {
    const host = await Player.sit(browser);
    const { id } = await host.create({ seats: [{ kind: 'human', name: 'Ada' }, { kind: 'open' }], random_start: false });
    await host.show(id);
    const guest = await Player.sit(browser, { name: '' });
    await guest.show(id);
    await guest.page.getByRole('button', { name: 'Sit here' }).click();
    expect(await guest.page.getByRole('button', { name: 'Sit here' }).count()).toBe(1); // first a name
    const told = await guest.page.getByRole('textbox', { name: 'Your name' }).evaluate((field) => (field as HTMLInputElement).validationMessage);
    expect(told, 'in our words, not the browser’s').toBe('Please enter your name.');
    await guest.page.getByRole('textbox', { name: 'Your name' }).fill('Ada');
    await guest.page.getByRole('button', { name: 'Sit here' }).click();
    const seat = host.page.locator('li', { hasText: 'Ada 2' });
    await seat.waitFor();
    await seat.getByText('here').waitFor();
    guest.content();
    await guest.close();
    await seat.getByText('away').waitFor();
    expect(await host.page.locator('[aria-live=polite]').innerText(), 'nobody is said to be here who is away').toBe('All seats are taken.');
    host.content();
    await host.close();
  });

  it('giving up against one opponent says that the game ends', async () => {
    const player = await Player.sit(browser);
    const { id } = await player.create({
      seats: [
        { kind: 'human', name: 'Ada' },
        { kind: 'bot', level: 1 },
      ],
      random_start: false,
    });
    await player.show(id);
    await player.piece('arc').waitFor();
    await player.page.getByRole('button', { name: 'Menu' }).click();
    await player.page.getByRole('button', { name: 'Concede' }).click();
    await player.page.getByText('It ends at once').waitFor();
    player.content();
    await player.close();
  });
});

describe('sounds', () => {
  it('are silent until wished for, but for the chime', async () => {
    const player = await Player.sit(browser);
    await player.page.addInitScript(() => {
      const heard = ((globalThis as unknown as { heard: number[] }).heard = []) as number[];
      const make = AudioContext.prototype.createOscillator;
      AudioContext.prototype.createOscillator = function (this: AudioContext): OscillatorNode {
        heard.push(1);
        return make.call(this);
      };
    });
    const heard = (): Promise<number> => player.page.evaluate(() => (globalThis as unknown as { heard: number[] }).heard.length);
    await player.page.goto('/preferences');
    const chime = player.page.getByRole('switch', { name: 'Chime' });
    const sounds = player.page.getByRole('switch', { name: 'Sounds' });
    expect([await chime.isChecked(), await sounds.isChecked()]).toEqual([true, false]);
    expect(await heard()).toBe(0);
    await sounds.check({ force: true });
    await expect.poll(heard).toBe(2);
    player.content();
    await player.close();
  });
});

it('an address without a page says so', async () => {
  const player = await Player.sit(browser);
  await player.visit('/rulebook');
  expect(await player.page.getByRole('alert').textContent()).toBe('There is no page at /rulebook. This is the home page.');
  await player.visit('/');
  expect(await player.page.getByRole('alert').count()).toBe(0);
  player.content();
  await player.close();
});

describe('an installed client', () => {
  it('has a manifest whose pictures are there', async () => {
    const player = await Player.sit(browser);
    const { icons, start_url } = await player.get<{ icons: { src: string; type: string }[]; start_url: string }>('/manifest.webmanifest');
    expect(start_url).toBe('/');
    for (const { src, type } of icons) {
      const answer = await player.context.request.get(src);
      expect([answer.status(), answer.headers()['content-type']?.split(';')[0]]).toEqual([200, type]);
    }
    await player.page.goto('/');
    expect(await player.page.locator('link[rel=manifest]').getAttribute('href')).toBe('/manifest.webmanifest');
    player.content();
    await player.close();
  });
});
