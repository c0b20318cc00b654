// The end of a game as people see it: the last turn, the final scoring on the board, the poster, the picture to share.
// Pictures are kept where PANAME_SHOTS says.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { CommandDone, Finale, TableState, Update } from '../../web/src/lib/client/types';
import { browser, PHONE, Player, playTo, seeded, settled, type Preferences } from './driver';

/** Builds what it can and takes the tiles that end the game late, so that there is something to count. */
function choose(legal: readonly string[], round: number, random: () => number): string {
  const any = (...verbs: string[]): string | undefined => {
    const found = legal.filter((action) => verbs.includes(action.split(' ')[0] ?? '') && !action.endsWith(' none'));
    return found[Math.floor(random() * found.length)];
  };
  const hurry = round > 14 ? any('take') : undefined;
  return (
    any('done') ??
    any('vp', 'score', 'build', 'pair') ??
    hurry ??
    any('move') ??
    any('bonus') ??
    any('draw', 'place') ??
    any('use') ??
    any('take') ??
    legal[0] ??
    ''
  );
}

/** A table whose last seat has only to end its turn: then the game is over, and a district is scored. Played over HTTP. */
async function nearTheEnd(player: Player, players: number): Promise<{ table: string; seq: number }> {
  const seats = Array.from({ length: players }, (_, i) => ({ kind: 'human' as const, name: ['Colette', 'Blaise', 'Ninon', 'Émile'][i] ?? '' }));
  for (let game = 1; game <= 25; game++) {
    const { id } = await player.create({ seats, random_start: false, screens: 'open' });
    const found = await almost(player, id, players, seeded(game));
    if (found.scored) return { table: id, seq: found.seq };
  }
  throw new Error('25 games, and nothing to count');
}

async function almost(player: Player, id: string, players: number, random: () => number): Promise<{ seq: number; scored: boolean }> {
  let seat = 0;
  let { seq, legal, view } = await player.state(id, seat);
  for (let steps = 0; steps < 2000; steps++) {
    if (view?.last_round === view?.round && seat === players - 1 && legal.includes('done')) {
      return { seq, scored: (await player.state(id, seat)).view?.districts.some((one) => one.vp_tile && one.vp.some((vp) => vp > 0)) ?? false };
    }
    const command = { type: 'act', action: choose(legal, view?.round ?? 1, random) };
    const { updates } = await player.post<CommandDone>(`/api/tables/${id}/commands`, { client: 'test', seq, seat, command });
    const last = updates.at(-1) as Update;
    if (last.active === seat) ({ seq, legal } = last);
    else {
      seat = last.active ?? 0;
      ({ seq, legal, view } = await player.state(id, seat));
    }
  }
  throw new Error('2000 actions, and no end');
}

async function keep(page: Page, name: string): Promise<void> {
  const folder = process.env['PANAME_SHOTS'];
  if (folder) await page.screenshot({ path: join(folder, `finale-${name}.png`), fullPage: true });
}

const now = (page: Page): Promise<string> => page.locator('.emblems [aria-current]').innerText();
const totals = async (page: Page): Promise<number[]> => (await page.locator('tfoot td').allTextContents()).map(Number);

async function arrive(
  preferences: Preferences,
  players: number,
  options = {},
  key = '',
): Promise<{ player: Player; page: Page; finale: Finale; table: string }> {
  const player = await Player.sit(browser, { curtain: false, ...preferences }, options);
  const { table, seq } = await nearTheEnd(player, players);
  await player.show(table);
  await settled(player, seq);
  await player.page.keyboard.press('e');
  await player.page.locator('.fin').waitFor();
  if (key) await player.page.keyboard.press(key);
  return { player, page: player.page, finale: await player.get<Finale>(`/api/tables/${table}/finale`), table };
}

describe('the finale', () => {
  it('counts on the board step by step, then shows the poster', async () => {
    const { player, page, finale, table } = await arrive({}, 4);
    expect(await page.locator('svg.board').isVisible(), 'the board stays').toBe(true);
    expect(await now(page)).toBe('In play');
    expect(await totals(page)).toEqual(finale.played);
    expect(await page.locator('.more p').count(), 'the last turn is told').toBeGreaterThan(0);

    let before = finale.played;
    for (const step of finale.count) {
      await page.keyboard.press('ArrowRight');
      expect(await totals(page)).toEqual(step.after);
      expect(await page.locator('.plq li').count()).toBe(step.lines.length);
      expect(await page.locator('.plq .got').allTextContents()).toEqual(step.lines.map(({ vp }) => (vp ? `+${vp}` : '0')));
      expect(await page.locator('.plq p').count(), 'ties are told').toBe(step.settled.length);
      if (step.district === 'chaillot' || step.settled.length) await keep(page, `count-${step.district ?? 'francs'}`);
      await page.keyboard.press('ArrowLeft');
      expect(await totals(page)).toEqual(before);
      await page.keyboard.press('ArrowRight');
      before = step.after;
    }
    await page.getByRole('button', { name: 'Next' }).click();

    await page.locator('.ranks').waitFor();
    expect((await page.locator('.ranks .vp').allTextContents()).map(Number)).toEqual([...finale.vp].sort((a, b) => b - a));
    expect((await page.locator('.figure').allTextContents()).map(Number)).toEqual(finale.numbers.map(({ figure }) => figure));
    await keep(page, 'poster');
    await page.setViewportSize({ width: 1120, height: 900 }); // the text is much longer than the poster
    const tops = await page.locator('.finale svg.poster, .finale .text').evaluateAll((both) => both.map((one) => one.getBoundingClientRect().top));
    expect(tops[0], 'both begin at the same height').toBe(tops[1]);
    await page.setViewportSize({ width: 1440, height: 900 });
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Share picture' }).click()]);
    const png = readFileSync(await download.path());
    expect([png.subarray(1, 4).toString(), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 1280, 1720]);
    expect(png.length, 'not an empty sheet').toBeGreaterThan(80_000);

    await page.getByRole('button', { name: 'Final scoring' }).click();
    expect(await now(page)).toBe('In play');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Back to the board' }).click();
    await page.getByRole('button', { name: 'Result' }).waitFor();
    expect(await page.getByRole('button', { name: /^(Undo|Reset|End turn)$/ }).count(), 'nothing is left to do').toBe(0);
    await page.getByRole('button', { name: 'Result' }).click();
    await page.getByRole('button', { name: 'Rematch' }).click();
    await page.waitForURL((url) => url.pathname.startsWith('/table/') && !url.pathname.endsWith(table));
    player.content();
    await player.close();
  });

  it('runs by itself, can be held and hurried, and waits where no movement is wanted', async () => {
    const { player, page, finale } = await arrive({ animation: 'normal' }, 2, {}, 'Space');
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    while ((await now(page)) !== 'In play') await page.keyboard.press('ArrowLeft'); // how far it had come depends on the machine
    await page.keyboard.press('ArrowRight'); // held: a step is shown whole
    await expect.poll(() => totals(page)).toEqual(finale.count[0]?.after);
    expect(await page.locator('.plq').count()).toBe(1);
    await page.keyboard.press('ArrowLeft');
    const first = await now(page);
    await page.getByRole('button', { name: '2×' }).click();
    await page.keyboard.press('Space'); // goes on, though the pointer has pressed a button
    await expect.poll(() => now(page)).not.toBe(first);
    await page.keyboard.press('x'); // any key finishes what runs
    await expect.poll(async () => page.url().includes('/table/') && (await page.locator('.ranks').count())).toBe(1);
    expect((await page.locator('.ranks .vp').allTextContents()).map(Number)).toEqual([...finale.vp].sort((a, b) => b - a));
    await page.reload();
    await page.locator('.ranks').waitFor(); // who comes later sees the result

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Final scoring' }).click();
    expect(await page.getByRole('button', { name: 'Pause' }).count()).toBe(0);
    await page.keyboard.press('ArrowRight');
    expect(await totals(page)).toEqual(finale.count[0]?.after);
    player.content();
    await player.close();
  });

  it('fits a phone, by night', async () => {
    const { player, page } = await arrive({ theme: 'dark' }, 4, PHONE);
    const fits = (): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
    const lines = await page.locator('.lastturn > *').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width / innerWidth));
    expect(lines.length).toBeGreaterThan(1);
    expect(Math.min(...lines), 'the last turn has the width of the sheet').toBeGreaterThan(0.8);
    await page.getByRole('button', { name: 'Next' }).tap();
    await page.locator('.sheet .plq').waitFor();
    expect(await fits()).toBe(true);
    await keep(page, 'phone-count');
    await page.getByRole('button', { name: 'Skip to the result' }).tap();
    await page.locator('.chips').waitFor();
    expect(await page.locator('.chips li').count()).toBe(4);
    const foot = await page.locator('.ways').evaluate((bar) => bar.getBoundingClientRect().top);
    const figures = await page.locator('.numbers .figure').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
    expect(Math.max(...figures), 'all the numbers are in sight').toBeLessThan(foot);
    const sizes = await page.locator('.numbers dd').evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize)));
    expect(sizes[0], 'the story is told in figures that catch the eye').toBeGreaterThan(2 * (sizes[1] ?? 0));
    expect(await fits()).toBe(true);
    await keep(page, 'phone-poster');
    await page.getByRole('button', { name: 'Back to the board' }).tap();
    const inReach = (tab: Element): boolean => {
      const { left, top, width, height } = tab.getBoundingClientRect();
      return [0.1, 0.5, 0.9].every((part) => tab.contains(document.elementFromPoint(left + width * part, top + height * part)));
    };
    await page.locator('.ptabs button').first().waitFor();
    expect(await page.locator('.ptabs button').count()).toBe(5);
    for (const tab of await page.locator('.ptabs button').all()) expect(await tab.evaluate(inReach), 'nothing lies on the tabs').toBe(true);
    expect(await page.getByRole('button', { name: 'Hint' }).count(), 'nothing is left to do').toBe(0);
    await page.getByRole('button', { name: 'Result' }).tap();
    await page.locator('.chips').waitFor();
    await page.setViewportSize({ width: 844, height: 390 });
    await page.locator('h1').waitFor();
    const inSight = (what: string): Promise<boolean> =>
      page.locator(what).evaluate((element) => element.getBoundingClientRect().bottom <= (document.querySelector('.ways')?.getBoundingClientRect().top ?? 0));
    expect([await inSight('svg.poster'), await inSight('h1'), await inSight('.chips'), await fits()], 'poster and result, also on its side').toEqual(
      Array(4).fill(true),
    );
    await keep(page, 'phone-lying');
    await page.getByRole('button', { name: 'Final scoring' }).tap();
    await page.locator('.fin').waitFor(); // it can be seen again
    for (const [width, height] of [
      [768, 1024],
      [1024, 1366],
      [1150, 800],
      [667, 375],
    ] as const) {
      await page.setViewportSize({ width, height });
      await player.quiet();
      const room = await page.evaluate(() => {
        const { width, height } = (document.querySelector('svg.board') as Element).getBoundingClientRect();
        return { board: Math.min(width, height) / Math.min(innerWidth, innerHeight), over: document.documentElement.scrollHeight - innerHeight };
      });
      expect(room.board, `${width} × ${height}: the board is large`).toBeGreaterThan(0.6);
      expect(room.over, `${width} × ${height}: nothing hangs out below`).toBe(0);
    }
    player.content();
    await player.close();
  });

  it.each([
    ['stands', 360, 640],
    ['lies', 844, 390],
  ])('tells on a low phone that %s why a tie went as it did, and waits until that is seen', async (_, width, height) => {
    const { player, page } = await arrive({ language: 'ru', animation: 'normal' }, 4, { ...PHONE, viewport: { width, height } }, 'Escape');
    // all tie with all
    await page.route('**/finale', async (route) => {
      const response = await route.fetch();
      const finale = (await response.json()) as Finale;
      const all = [0, 1, 2, 3];
      const count = finale.count.flatMap((step) =>
        step.district === null
          ? []
          : {
              ...step,
              lines: all.map((seat) => ({ seat, sum: 12, highest: 8, rank: 1, vp: 7 })),
              settled: [
                { by: 'highest', seats: [0, 1] },
                { by: 'highest', seats: [2, 3] },
              ],
            },
      );
      await route.fulfill({ response, json: { ...finale, count } });
    });
    await page.reload();
    await page.locator('.also button').first().waitFor();
    await player.quiet(); // what comes above it moves it
    await page.clock.install();
    await page.locator('.also button').first().tap();
    await page.locator('.fin').waitFor();
    await page.locator('.pact .go').tap();
    const title = page.locator('.fin .bar .title');
    await page.locator('.plq').waitFor();
    await page.clock.runFor(20_000);
    const first = await title.innerText();
    const scroll = page.locator('.sheet .scroll');
    expect(await scroll.evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight), 'not all of it has room').toBeGreaterThan(16);
    const { rows, board, ground } = await page.evaluate(() => {
      const row = [...document.querySelectorAll('.plq li')].map((one) => one.getBoundingClientRect());
      const part = [...document.querySelectorAll('.plq .bracket')].map((one) => one.getBoundingClientRect());
      return {
        rows: part.map(({ top, bottom }, i) => top >= (row[i]?.top ?? NaN) - 1 && bottom <= (row[i]?.bottom ?? NaN)),
        board: (document.querySelector('svg.board') as Element).getBoundingClientRect().height,
        ground: getComputedStyle(document.querySelector('.stage') as Element).backgroundColor,
      };
    });
    expect(rows, 'a tie is marked beside its rows').toEqual([true, true, true, true]);
    expect(board, 'what is counted can be told apart').toBeGreaterThan(180);
    expect(ground, 'beside it lies more of the board').not.toBe('rgba(0, 0, 0, 0)');
    await keep(page, `tie-${width}`);
    await page.clock.runFor(20_000);
    expect(await title.innerText(), 'it waits').toBe(first);
    await page.locator('.plq p').last().scrollIntoViewIfNeeded();
    await scroll.evaluate((sheet) => sheet.scrollTo(0, sheet.scrollHeight));
    await keep(page, `tie-${width}-below`);
    await expect.poll(async () => ((await title.innerText()) === first ? page.clock.runFor(1000) : 'on')).toBe('on');
    player.content();
    await player.close();
  });

  it('of a game that is given up tells nothing that never was', async () => {
    const player = await Player.sit(browser, { curtain: false });
    const { page } = player;
    const seats = ['Ada', 'Blaise'].map((name) => ({ kind: 'human', name }) as const);
    const giveUp = async (early: (state: TableState) => boolean): Promise<void> => {
      const { id } = await player.create({ seats, random_start: false, screens: 'open' });
      const { seq, seat } = (await playTo(player, id, seeded(4), early)) ?? { seq: 0, seat: 0 };
      await player.post(`/api/tables/${id}/commands`, { client: 'test', seq, seat, command: { type: 'concede' } });
      await player.show(id);
      await page.locator('.finale .ranks').waitFor();
      await player.quiet();
    };
    await giveUp(() => true);
    expect(await page.locator('.card, .numbers').count(), 'nobody has scored').toBe(0);
    await giveUp(({ view }) => Boolean(view?.seats.some(({ vp }) => vp > 0)));
    expect(await page.locator('.finale').innerText()).not.toMatch(/final scoring/i);
    expect(await page.locator('.card').count()).toBe(2);
    const cells = await page.locator('.numbers > div').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
    const edge = await page.locator('.numbers').evaluate((all) => all.getBoundingClientRect().right);
    expect(cells.at(-1), 'no empty cell').toBeCloseTo(edge, 0);
    await keep(page, 'conceded');
    player.content();
    await player.close();
  });
});
