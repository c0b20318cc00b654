// One who looks at screens in one language and size: nothing is cut, nothing lies on anything else, everything is said in a message.

import { mkdirSync } from 'node:fs';
import type { BrowserContextOptions } from 'playwright-core';
import { expect } from 'vitest';
import { parse } from '../../web/src/lib/router';
import { untranslated } from '../../web/tests/untranslated';
import { browser, LANGUAGES, PHONE, Player, type Preferences } from './driver';
import { clashes, speak } from './pseudo';

export const SIZES: Record<string, BrowserContextOptions> = {
  phone: PHONE,
  desktop: { viewport: { width: 1440, height: 900 } },
};
export const TABLETS: Record<string, BrowserContextOptions> = {
  tablet: { viewport: { width: 768, height: 1024 }, hasTouch: true },
  landscape: { viewport: { width: 1024, height: 768 }, hasTouch: true },
};

/** As long as a name may be. */
export const LONG_NAMES = [
  'Maximiliane-Charlotte von Hohenlohe-Wien',
  'Bartholomew Featherstonehaugh-Cholmondel',
  'Wilhelmina Annemarie Vanderbilt-Oosterom',
  'Aleksandra-Konstancja Wyszomierska-Rydel',
];

/** names, and words that the browser itself has: lists, languages, dates and times of day */
const SAME = [
  ...['Paname', 'Ada', 'Blaise', 'Gaston', 'Gavroche', ...LONG_NAMES],
  ...(['conjunction', 'disjunction'] as const).map((type) => new Intl.ListFormat('en', { type }).format(['1', '2', '3'])),
  ...LANGUAGES.map((language) => new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? ''),
  ...Array.from({ length: 12 }, (_, month) => new Date(2026, month, 1, 2 * month).toLocaleString('en', { dateStyle: 'long', timeStyle: 'short' })),
].flatMap((text) => text.toLowerCase().match(/\p{L}+/gu) ?? []);
/** It is morning there, where English says "12:10 AM", whenever the tests run. */
const MORNING = new Date().getUTCHours() < 12 ? 'UTC' : 'Etc/GMT+12';

/** kinds of addresses that have been looked at */
export const visited = new Set<string>();

export class Reader {
  readonly trouble: string[] = [];
  private constructor(
    readonly player: Player,
    readonly name: string,
    readonly touch: boolean,
  ) {}

  static async sit(voice: string, size: string, options: BrowserContextOptions, wanted: Preferences = {}): Promise<Reader> {
    const player = await Player.sit(browser, voice === 'pseudo' ? wanted : { ...wanted, language: voice }, { ...options, timezoneId: MORNING });
    if (voice === 'pseudo') await speak(player.page);
    return new Reader(player, `${voice}-${size}`, size === 'phone');
  }

  /** Looks at what is shown now. */
  async look(name: string): Promise<void> {
    const { page } = this.player;
    await this.player.quiet();
    const { screen, id } = parse(new URL(page.url()));
    visited.add(id === null ? screen.replace('home', '') : `${screen}/:id`);
    this.trouble.push(...(await clashes(page, this.name.startsWith('pseudo') ? SAME : null, LONG_NAMES)).map((text) => `${name}: ${text}`));
    this.trouble.push(...(await page.evaluate(untranslated)).map((text) => `${name}: ${text}`));
    const title = await page.title();
    if ((title === 'Paname' && name !== 'home') || title.includes('. ')) this.trouble.push(`${name}: the title is "${title}"`);
    const folder = process.env['PANAME_PICTURES'];
    if (folder) {
      mkdirSync(folder, { recursive: true });
      await page.screenshot({ path: `${folder}/${this.name}-${name}.png` });
    }
  }

  /** This is in sight, all of it: nothing lies over it, and it is scrolled to. */
  async sees(what: string, name: string): Promise<void> {
    await this.player.quiet();
    const hidden = await this.player.page.locator(what).evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return [top + 4, (top + bottom) / 2, bottom - 4].filter((y) => !element.contains(document.elementFromPoint((left + right) / 2, y))).length;
    });
    if (hidden > 0) this.trouble.push(`${name}: ${what} is not in sight`);
  }

  async see(address: string, name: string): Promise<void> {
    await this.player.visit(address);
    await this.look(name);
  }

  /** The panels beside or below the board, the last one the first again. */
  async tabs(name: string): Promise<void> {
    const tabs = this.player.page.locator(this.touch ? '.ptabs button' : '.logp [role=tab]');
    for (const tab of this.touch ? [1, 2, 3, 0] : [1, 2, 0]) {
      await tabs.nth(tab).click();
      await this.look(`${name}-${tab}`);
    }
  }

  /** Every bubble of the lesson. */
  async lesson(look: (bubble: number) => Promise<void>): Promise<void> {
    const { page } = this.player;
    await this.player.visit('/learn');
    const next = page.locator('.lesson .outs2 button').last();
    await next.waitFor();
    for (let bubble = 1; bubble < 60; bubble++) {
      await look(bubble);
      if (await page.locator('.lesson a.go').count()) break;
      await next.dispatchEvent('click');
    }
  }

  async done(): Promise<void> {
    expect(this.trouble).toEqual([]);
    this.player.content();
    await this.player.close();
  }
}
