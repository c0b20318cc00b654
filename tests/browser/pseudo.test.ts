// Longer texts on every screen, at phone and desktop size: nothing is cut, nothing lies on anything else.
// With PANAME_PICTURES=folder the screens are kept as pictures; with PANAME_LANGUAGES="de fr" these languages are looked at as well.

import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Player, launch } from './driver';
import { clashes, longer, pseudo, speak } from './pseudo';

const RECORD = fileURLToPath(new URL('../../web/src/lib/screens/learn/first-game.paris.json', import.meta.url));
const bot = { kind: 'bot', level: 1 } as const;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

it('makes texts longer, and nothing else', () => {
  expect(longer('Draw a building').length / 'Draw a building'.length).toBeGreaterThan(1.35);
  expect(pseudo('n-keys = { $count } { $count ->\n    [one] key\n   *[other] keys\n  } here\n    .put = on { $of }')).toBe('n-keys = { $count } { $count ->\n    [one] kèéy\n   *[other] kèéys\n  } hèéŕèé\n    .put = ôöññ { $of }');
});

const SIZES: Record<string, BrowserContextOptions> = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
};

const voices = ['pseudo', ...(process.env['PANAME_LANGUAGES'] ?? '').split(' ').filter(Boolean)];
const cases = Object.entries(SIZES).flatMap(([size, options]) => voices.map((voice) => ({ size, options, voice })));

describe.each(cases)('$voice at $size size', ({ size, options, voice }) => {
  const trouble: string[] = [];
  let player: Player;

  /** Looks at what is shown now. */
  async function look(name: string): Promise<void> {
    await player.page.waitForTimeout(150);
    trouble.push(...(await clashes(player.page)).map((text) => `${name}: ${text}`));
    const folder = process.env['PANAME_PICTURES'];
    if (folder) {
      mkdirSync(folder, { recursive: true });
      await player.page.screenshot({ path: `${folder}/${voice}-${size}-${name}.png` });
    }
  }

  it('shows every screen whole', async () => {
    player = await Player.sit(browser, voice === 'pseudo' ? {} : { language: voice }, options);
    const { page } = player;
    if (voice === 'pseudo') await speak(page);
    for (const screen of ['', 'new', 'my', 'watch', 'rules', 'reference', 'preferences', 'replay']) {
      await player.visit(`/${screen}`);
      await look(screen || 'home');
    }
    const waiting = await player.create({ seats: [{ kind: 'human', name: 'Ada' }, { kind: 'open' }] });
    await player.visit(`/table/${waiting.id}`);
    await look('waiting');

    await player.visit('/learn');
    await page.locator('.lesson h2').waitFor();
    await look('learn');

    const table = await player.create({ seats: [{ kind: 'human', name: 'Ada' }, bot], random_start: false, pace: 'instant' });
    await player.visit(`/table/${table.id}`);
    await look('draw');
    if (size === 'phone') await page.locator('.bigpile').first().tap();
    else await player.piece('pile:1').click();
    await page.waitForTimeout(300);
    await look('main');
    if (size === 'phone') {
      for (const tab of [1, 2, 3, 0]) {
        await page.locator('.ptabs button').nth(tab).tap();
        await look(`tab-${tab}`);
      }
    } else {
      for (const tab of [1, 2, 0]) {
        await page.locator('.logp [role=tab]').nth(tab).click();
        await look(`tab-${tab}`);
      }
    }
    await page.locator('header .acts button').last().click();
    await look('menu');
    await page.locator('.gmenu button').nth(1).click();
    await look('keyboard');
    await page.keyboard.press('Escape');

    await player.visit('/replay');
    await page.locator('input[type=file]').setInputFiles(RECORD);
    await page.waitForURL(/\/replay\/.+/);
    await player.piece('arc').waitFor();
    await page.locator('.transport input[type=range], .dock input[type=range]').first().fill('130');
    await look('record');
    await page.locator('.transport .links button').last().click();
    await page.locator('.fin').waitFor();
    for (let step = 0; step < 10 && (await page.locator('.fin').isVisible()); step++) {
      await look(`scoring-${step}`);
      await page.keyboard.press('ArrowRight');
    }
    await look('result');
    expect(trouble).toEqual([]);
    player.content();
    await player.close();
  });
});
