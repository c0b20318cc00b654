// Before the first move: friends at home, names and colours, sounds, the page without a network.

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, Player, url } from './driver';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe('friends at home', () => {
  it('are shown a code when the home network is open, and words when it is not', async () => {
    const host = await Player.sit(browser);
    const { id } = await host.create({ seats: [{ kind: 'human', name: 'Ada' }, { kind: 'open' }], random_start: false });
    await host.show(id);
    const only = host.page.getByText('this computer only');
    const code = host.page.getByRole('img', { name: 'QR code' });
    await only.waitFor();
    expect(await code.count()).toBe(0);

    await host.page.getByRole('switch', { name: 'friends at home' }).check({ force: true });
    await code.waitFor();
    expect(await only.count()).toBe(0);
    const link = await host.page.getByRole('textbox', { name: 'link' }).inputValue();
    expect(link).toBe(`${url().replace('localhost', '127.0.0.2')}/table/${id}`);

    const guest = await Player.sit(browser);
    await guest.page.goto(link);
    await guest.page.getByRole('textbox', { name: 'Your name' }).fill('Bela');
    await guest.page.getByRole('button', { name: 'Sit here' }).click();
    await host.page.getByText('Bela', { exact: true }).waitFor();
    expect(await guest.page.getByRole('switch').count()).toBe(0);
    guest.content();
    await guest.close();

    await host.page.getByRole('switch', { name: 'friends at home' }).uncheck({ force: true });
    await only.waitFor();
    host.content();
    await host.close();
  });
});
