// Room at the table for every language from the lowest phone to a tablet: nothing cut, nothing out of reach. `make test-all` looks at every size at
// each moment, `make test` at half of them.

import { fileURLToPath } from 'node:url';
import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browser, LANGUAGES, LONG, Player, playTo, seeded, settled, toPay, type Preferences } from './driver';
import type { CreateTable, TableState, View, Welcome } from '../../web/src/lib/client/types';
import { untranslated } from '../../web/tests/untranslated';

const RECORD = fileURLToPath(new URL('../golden/four-players-all-options.paris.json', import.meta.url));
type Tokens = View['seats'][number]['loose'];

const bot = { kind: 'bot', level: 1 } as const;
const rivals: CreateTable = {
  seats: [{ kind: 'human', name: 'Wilhelmine' }, bot, bot, bot],
  random_start: false,
  pace: 'instant',
};

describe('room', () => {
  const SIZES = [
    [360, 640],
    [360, 740],
    [390, 844],
    [640, 360],
    [667, 375],
    [844, 390],
    [768, 1024],
    [1024, 768],
  ] as const;

  /** What is cut, hangs out of the page, or is too small for a finger. */
  function cramped(): string[] {
    const found: string[] = [];
    const page = document.documentElement;
    if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth) found.push(`page: ${page.scrollWidth} × ${page.scrollHeight}`);
    const bar = document.querySelector('.bar')?.getBoundingClientRect();
    for (const one of document.querySelectorAll('.bar > :not(.sr)')) {
      if (bar && one.getBoundingClientRect().bottom > bar.bottom + 1) found.push(`below the bar: ${one.className}`);
    }
    const apart = document.querySelector('.phone') ? -0.5 : 4; // a phone's have no border
    const buttons = [...document.querySelectorAll('.bar .acts button')].map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0);
    for (const [i, { left, top }] of buttons.entries()) {
      const { right = 0, top: above = -1 } = buttons[i - 1] ?? {};
      if (above === top && left - right < apart) found.push(`buttons of the bar ${(left - right).toFixed(1)} px apart`);
    }
    const tabs = document.querySelector('.ptabs')?.getBoundingClientRect();
    const foot = document.querySelector('.pact')?.getBoundingClientRect().top ?? innerHeight;
    if (tabs && tabs.bottom > foot + 1) found.push(`tabs reach ${(tabs.bottom - foot).toFixed(0)} px over what lies below them`);
    const board = document.querySelector('svg.board')?.getBoundingClientRect();
    const sheet = document.querySelector('.sheet')?.getBoundingClientRect();
    if (board && sheet && sheet.left < board.right && sheet.top < board.bottom - 1)
      found.push(`the sheet lies over ${board.bottom - sheet.top} px of the board`);
    const notice = [...document.querySelectorAll('.notice:has(.btn)')].find((one) => one.getClientRects().length > 0)?.getBoundingClientRect();
    if (!sheet && board && notice && notice.right > board.left && notice.top < board.bottom) found.push('the notice lies over the board');
    for (const row of document.querySelectorAll('.spaces')) {
      if (row.scrollHeight > row.clientHeight + 1) found.push(`offered, and cut to ${row.clientHeight} px`);
      else if (tabs && row.getBoundingClientRect().bottom > tabs.top + 1) found.push('offered, and under the tabs');
    }
    const answers = [...document.querySelectorAll('.notice .btn')].map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0);
    if (new Set(answers.map(({ top }) => Math.round(top))).size > 1) found.push('the buttons of a notice below each other');
    const scrolls = getComputedStyle(document.querySelector('.sheet') ?? document.body).overflowY === 'auto'; // a lying phone's
    const purse = document.querySelector('.sheet .purse')?.getBoundingClientRect();
    if (tabs && purse && !scrolls && purse.bottom > tabs.top + 1) found.push('francs, keys and VP lie under the tabs');
    for (const chip of document.querySelectorAll('.chip')) {
      const { left, right, width } = chip.getBoundingClientRect();
      for (const part of chip.querySelectorAll(':scope > :not(.sr)')) {
        const one = part.getBoundingClientRect();
        if (width > 0 && Math.max(left - one.left, one.right - right) > 3) found.push(`"${chip.textContent.trim()}" sticks out of its chip`);
      }
    }
    for (const name of document.querySelectorAll('.lms .nm')) {
      const text = name.firstChild;
      for (const { 0: word, index } of text ? name.textContent.matchAll(/[^\s\u00AD-]+/g) : []) {
        const range = document.createRange();
        range.setStart(text as Node, index + 1); // a hyphen before it belongs to the line above
        range.setEnd(text as Node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(`broken inside: ${word}`);
      }
    }
    for (const one of document.querySelectorAll<HTMLElement>('.bar *, .phone *, .left *')) {
      if (one.closest('.sr, svg, .nm') || !one.offsetParent) continue; // landmarks' names: see above
      const { left, right, width, height } = one.getBoundingClientRect();
      const { overflowX, overflowY } = getComputedStyle(one);
      const hides = (overflow: string): boolean => ['hidden', 'clip'].includes(overflow);
      const name = `${one.tagName.toLowerCase()}.${one.className} "${one.textContent?.trim().slice(0, 30)}"`;
      if (one.matches('button, a, p, span, b') && !one.closest('.spaces, .btiles') && (left < -1 || right > innerWidth + 1)) found.push(`outside: ${name}`);
      if (
        one.textContent?.trim() &&
        ((hides(overflowX) && one.scrollWidth > one.clientWidth + 1) || (hides(overflowY) && one.scrollHeight > one.clientHeight + 3))
      )
        found.push(`cut, ${one.clientWidth} × ${one.clientHeight} of ${one.scrollWidth} × ${one.scrollHeight}: ${name}`);
      if (one.matches('button') && (width < 43.5 || height < 43.5)) found.push(`small, ${width.toFixed(0)} × ${height.toFixed(0)}: ${name}`);
    }
    return found;
  }

  // one game for all languages: with each, the page is opened anew at each moment, and then only changes its size
  it('is there on phones and tablets in every language', async () => {
    const player = await Player.sit(browser, {}, { hasTouch: true });
    const { page } = player;
    let table = await player.create(rivals);
    const moments = [
      ({ view }: TableState) => view?.phase === 'bonus',
      ({ view }: TableState) => view?.phase === 'draw' && (view?.round ?? 0) > 4,
      ({ view }: TableState) => view?.phase === 'main' && (view?.round ?? 0) > 5,
      ({ view }: TableState) => view?.phase === 'after',
    ];
    await player.show(table.id);
    const recall = (key: string): Promise<string> => page.evaluate((key) => localStorage.getItem(key) ?? '', key);
    const remember = (key: string, value: string): Promise<void> => page.evaluate(([key, value]) => localStorage.setItem(key, value), [key, value] as const);
    const preferences = JSON.parse(await recall('paname.preferences')) as Preferences;
    const seen = (): string => `paname.seen.${table.id}`;
    let before = '';
    for (const [number, stop] of moments.entries()) {
      let state = await playTo(player, table.id, seeded(3), stop);
      while (!state) {
        [table, before] = [await player.create(rivals), '']; // a deal in which that never came
        state = await playTo(player, table.id, seeded(3), stop);
      }
      for (const [turn, language] of LANGUAGES.entries()) {
        await remember('paname.preferences', JSON.stringify({ ...preferences, language }));
        if (before) {
          await page.goto('/healthz'); // a table that is left notes what was seen last
          await remember(seen(), before); // whoever comes back is told what was missed since the first moment
        }
        await player.show(table.id);
        await settled(player, state.seq);
        if (before) await page.locator('.notice .btn:visible').first().waitFor();
        for (const [i, [width, height]] of SIZES.entries()) {
          if (state.view?.phase === 'bonus' && height > 640) continue; // rows of tiles are pressed where it is low
          if (!LONG && (number + turn + i) % 2) continue; // every size in every language, at every other moment
          await page.setViewportSize({ width, height });
          await player.quiet();
          await page.evaluate(() => document.fonts.ready.then(() => undefined));
          expect(await page.evaluate(untranslated), language).toEqual([]);
          const moment = `${language}, ${width} × ${height}, ${state.view?.phase}`;
          expect(await page.evaluate(cramped), moment).toEqual([]);
          const line = page.locator('.turns button');
          if (state.view?.phase !== 'main' || !(await line.isVisible())) continue;
          await line.tap(); // what the others did, in words
          expect(await page.locator('.turns li').count(), moment).toBe(3);
          expect(await page.evaluate(cramped), `${moment}, opened`).toEqual([]);
          await line.tap();
        }
      }
      before ||= await recall(seen());
    }
    player.content();
    await player.close();
  }, 900_000); // 35 s on a quiet machine

  /** The server tells of its tables what `now` makes of it. */
  async function tell(page: Page, now: (state: TableState) => TableState): Promise<void> {
    const answer =
      <T>(change: (told: T) => T) =>
      async (route: Route): Promise<void> => {
        const response = await route.fetch();
        await route.fulfill({ response, json: change((await response.json()) as T) });
      };
    await page.route('**/api/tables/*/state*', answer(now));
    await page.routeWebSocket(/\/api\//, () => undefined); // it would tell how it really is
    await page.route(
      '**/api/tables/*/welcome*',
      answer<Welcome>((told) => ({ ...told, state: now(told.state) })),
    );
  }
  const people = ['Ada', 'Blaise'].map((name) => ({ kind: 'human', name }) as const);
  const DESKTOPS = [
    [1366, 768],
    [1440, 900],
  ] as const;

  it('is there for tokens by the dozen and loose ones, for the points beside every answer, and for ways to pay with many tiles in hand', async () => {
    const player = await Player.sit(browser, { curtain: false });
    const { page } = player;
    const { table, state, ways } = await toPay(player, { seats: people, random_start: false, screens: 'open' });
    const seat = state.view?.active ?? 0;
    let asked = false;
    await tell(page, (told) => {
      const view = told.view as View;
      const every = (count: number) => Object.fromEntries(Object.keys(view.seats[seat]?.loose ?? {}).map((token) => [token, count])) as Tokens;
      const mine = { tokens: every(12), loose: every(2), bonus: [21, 22], bonus_count: 2, end_tiles: [1, 2, 3, 4, 5, 6], end_count: 6 };
      const seats = view.seats.map((one, i) => ({ ...one, vp: 188, ...(i === seat ? mine : {}) }));
      const rich = { ...view, seats };
      if (!asked) return { ...told, view: rich };
      const question = { kind: 'score', landmark: 'jardin-du-luxembourg', slots: ['bronze', 'silver'], vp: { bronze: 3, silver: 4 } } as View['question'];
      return { ...told, view: { ...rich, phase: 'score', question }, legal: ['score bronze', 'score silver', 'score none'], plans: [] };
    });
    await page.route('**/api/tables/*/ways', (route) =>
      route.fulfill({ json: { seq: state.seq, ways: [0, 1, 0, 1].map((i) => ({ ...ways[i], forgone: i && 12 })) } }),
    );
    const [, from = '', to = ''] = ways[0]?.action.split(' ') ?? [];
    await player.show(table);
    const preferences = JSON.parse(await page.evaluate(() => localStorage.getItem('paname.preferences') ?? '')) as Preferences;
    for (const language of LANGUAGES) {
      await page.evaluate((value) => localStorage.setItem('paname.preferences', value), JSON.stringify({ ...preferences, language }));
      for (asked of [true, false]) {
        await page.setViewportSize({ width: 1440, height: 900 });
        await player.show(table);
        await settled(player, state.seq);
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          await player.quiet();
          expect(await page.evaluate(cramped), `${language}, ${width} × ${height}`).toEqual([]);
          if (asked && width >= 768 && height > 520) expect(await page.locator('.bar .scores').isVisible(), `${language}, ${width}: the scores`).toBe(true);
        }
      }
      await page.setViewportSize({ width: 1440, height: 900 });
      for (const piece of [from, to]) await player.piece(piece).dispatchEvent('click');
      await page.locator('.way').nth(3).waitFor();
      for (const [width, height] of DESKTOPS) {
        await page.setViewportSize({ width, height });
        await player.quiet();
        const size = `${language}, ${width} × ${height}`;
        expect(await page.evaluate(unseen), size).toBe(0);
        const beyond = await page.locator('.way').evaluateAll((all) => {
          const foot = document.querySelector('.task .what')?.getBoundingClientRect().bottom ?? 0;
          return Math.max(...all.map((way) => (way.querySelector('.rest')?.getBoundingClientRect().bottom ?? Infinity) - foot));
        });
        expect(beyond, `${size}: what comes of each way`).toBeLessThan(100); // px: one turn of a wheel
      }
    }
    player.content();
    await player.close();
  });

  it('is there for the districts beside a replay, to the last row', async () => {
    const player = await Player.sit(browser);
    const { page } = player;
    await player.visit('/replay');
    await page.locator('input[type=file]').setInputFiles(RECORD);
    await page.waitForURL(/\/replay\/.+/);
    for (const language of LANGUAGES) {
      await page.evaluate((value) => {
        const wanted = JSON.parse(localStorage.getItem('paname.preferences') ?? '{}') as object;
        localStorage.setItem('paname.preferences', JSON.stringify({ ...wanted, language: value }));
      }, language);
      await page.reload();
      await page.locator('.transport input[type=range]').fill('130');
      for (const [width, height] of DESKTOPS) {
        await page.setViewportSize({ width, height });
        await player.quiet();
        const cut = await page.locator('.onlookers').evaluate((panel) => panel.scrollHeight - panel.clientHeight);
        expect(cut, `${language}, ${width} × ${height}`).toBe(0);
      }
    }
    player.content();
    await player.close();
  });

  /** Of the chosen way to pay, px that are not in sight. */
  function unseen(): number {
    const way = document.querySelector('.way:not(:has(input:not(:checked)))')?.getBoundingClientRect();
    const sight = document.querySelector('.task .what')?.getBoundingClientRect();
    return way && sight ? Math.max(0, sight.top - way.top, way.bottom - sight.bottom) : NaN;
  }

  it('is there for a whole way to pay on low phones: nobody pays without having seen with what', async () => {
    const player = await Player.sit(browser, { curtain: false }, { hasTouch: true });
    const { page } = player;
    const { table, state, ways } = await toPay(player, { seats: people, random_start: false, screens: 'open' });
    const [, from = '', to = ''] = ways[0]?.action.split(' ') ?? [];
    await player.show(table);
    const preferences = JSON.parse(await page.evaluate(() => localStorage.getItem('paname.preferences') ?? '')) as Preferences;
    for (const language of LANGUAGES) {
      await page.evaluate((value) => localStorage.setItem('paname.preferences', value), JSON.stringify({ ...preferences, language }));
      await page.setViewportSize({ width: 1440, height: 900 });
      await player.show(table);
      await settled(player, state.seq);
      for (const piece of [from, to]) await player.piece(piece).dispatchEvent('click');
      await page.locator('.way').nth(1).waitFor();
      for (const [width, height] of SIZES.filter(([, height]) => height <= 640)) {
        await page.setViewportSize({ width, height });
        await page.locator('.sheet .way').nth(1).waitFor();
        await player.quiet();
        expect(await page.evaluate(unseen), `${language}, ${width} × ${height}`).toBe(0);
        expect(await page.evaluate(cramped), `${language}, ${width} × ${height}`).toEqual([]);
      }
    }
    player.content();
    await player.close();
  });
});
