// A finished game, analyzed: refused before the end, made in the background, walked through with graph, keys and list.

import { expect, it } from 'vitest';
import type { AnalysisState, CommandDone, Update } from '../../web/src/lib/client/types';
import { findings } from './axe';
import { browser, Player, seeded, wish } from './driver';

const TURNS = 4;

/** Plays so many turns over HTTP. */
async function play(player: Player, id: string, turns = TURNS): Promise<number> {
  const random = seeded(3);
  let seat = 0;
  let left = turns;
  let state = await player.state(id, seat);
  while (left > 0) {
    const action = wish(state, random);
    const { updates } = await player.post<CommandDone>(`/api/tables/${id}/commands`, {
      client: 'test',
      seq: state.seq,
      seat,
      command: { type: 'act', action },
    });
    if (action === 'done') left -= 1;
    seat = (updates.at(-1) as Update).active ?? 0;
    state = await player.state(id, seat);
  }
  return state.seq;
}

it('judges a game after its end', async () => {
  const player = await Player.sit(browser);
  const { page } = player;
  const { id } = await player.create({
    seats: [
      { kind: 'human', name: 'Ada' },
      { kind: 'human', name: 'Blaise' },
    ],
    random_start: false,
  });
  const seq = await play(player, id);
  await page.goto(`/analysis/${id}`);
  await page.getByText('only after the end of the game').waitFor();
  await player.post(`/api/tables/${id}/commands`, { client: 'test', seq, seat: 0, command: { type: 'concede' } });
  await page.goto(`/analysis/${id}`);
  const graph = page.getByRole('slider', { name: 'Chance to win' });
  // analyses take what others leave of the processor
  await graph.waitFor({ timeout: 200_000 });
  await expect.poll(async () => (await player.get<AnalysisState>(`/api/tables/${id}/analysis`)).status, { timeout: 200_000 }).toBe('done');
  await expect.poll(() => graph.getAttribute('aria-valuemax')).toBe(String(TURNS));

  expect(await page.locator('.accuracy td:first-child').allInnerTexts()).toEqual([
    expect.not.stringContaining('conceded'),
    expect.stringMatching(/^Ada\s+conceded/),
  ]);
  await graph.press('Home');
  expect(await graph.getAttribute('aria-valuenow')).toBe('1');
  await graph.press('ArrowRight');
  expect(await graph.getAttribute('aria-valuetext')).toMatch(/^Round.1, Blaise: /);
  const box = await graph.boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) - 70, (box?.y ?? 0) + 80); // the end of the graph
  expect(await graph.getAttribute('aria-valuenow')).toBe(String(TURNS));
  await page.locator('.turns [data-turn="2"]').click();
  await expect.poll(() => page.url()).toContain('turn=3');
  await graph.hover();
  await page.mouse.down();
  await graph.dispatchEvent('pointercancel'); // as when the finger scrolls the page instead
  await page.mouse.up();
  await expect.poll(() => graph.getAttribute('aria-valuenow')).toBe('3');
  expect(await page.locator('.judged h2').innerText()).toMatch(/^(Best turn|Good turn|Inaccuracy|Mistake|Blunder)$/);
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 1366, height: 768 },
  ]) {
    await page.setViewportSize(viewport);
    for (let turn = 0; turn < TURNS; turn += 1) {
      await page.locator(`.turns [data-turn="${turn}"]`).click();
      const panel = await page.locator('.judged').boundingBox();
      const button = await page.locator('.judged').getByRole('button', { name: 'Play on from here' }).boundingBox();
      expect((button?.y ?? 9999) + (button?.height ?? 0), `turn ${turn + 1}, ${viewport.height}`).toBeLessThan((panel?.y ?? 0) + (panel?.height ?? 0));
    }
  }
  const better = await page.locator('.turns .turn:has(.lost:not(:empty))').first().getAttribute('data-turn');
  await page.locator(`.turns [data-turn="${better}"]`).click();
  await page.getByRole('button', { name: 'Show the line' }).click();
  await page.locator('.way.better li.now').waitFor();
  expect(await page.locator('.result').innerText()).toMatch(/Ada\s+\d+/);
  await page.getByText('Where chances were lost').click();
  await page.getByRole('row', { name: /^opening/ }).waitFor();
  expect(await findings(player)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 820, height: 1180 });
  const [board, graphs] = [await page.locator('.theboard').boundingBox(), await page.locator('.chances').boundingBox()];
  expect(graphs?.x, 'beside what is told of the turn').toBe(board?.x);
  expect((graphs?.y ?? 0) - (board?.y ?? 0) - (board?.height ?? 0), 'right below the board').toBe(10);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('.steps').getByRole('button', { name: 'Play on from here' }).click(); // in the bottom bar of a phone
  await expect.poll(() => page.url()).toContain('/study/');
  player.content();
  await player.close();
});

it('judges one’s own turns during a game where the table allows it', async () => {
  const player = await Player.sit(browser);
  const { page } = player;
  const seats = [
    { kind: 'human' as const, name: 'Ada' },
    { kind: 'human' as const, name: 'Blaise' },
  ];
  const { id } = await player.create({ seats, random_start: false, analysis: true });
  await play(player, id);
  await page.goto(`/analysis/${id}`);
  await page.getByText('Your turn 2 of 2').waitFor({ timeout: 200_000 });
  await page.getByRole('button', { name: 'Previous turn' }).click();
  await page.getByText('Your turn 1 of 2').waitFor();
  expect(await page.locator('.judged .who').innerText()).toContain('Ada');
  expect(await page.locator('.judged h2').innerText()).toMatch(/^(Best turn|Good turn|Inaccuracy|Mistake|Blunder)$/);
  expect(await findings(player)).toEqual([]);
  player.content();
  await player.close();
});

it('tells all who watch the same after each move', async () => {
  const host = await Player.sit(browser);
  const { id } = await host.create({
    seats: [
      { kind: 'human', name: 'Ada' },
      { kind: 'human', name: 'Blaise' },
    ],
    random_start: false,
    screens: 'open',
  });
  const watchers = await Promise.all([0, 1, 2].map(() => Player.sit(browser, { chanceBar: true })));
  const asked: number[] = [];
  for (const { page } of watchers) {
    page.on('response', (one) => one.url().endsWith('/chances') && asked.push(one.status()));
    await page.goto(`/table/${id}`);
  }
  const bars = (): Promise<(string | null)[]> => Promise.all(watchers.map(({ page }) => page.locator('.chancebar').getAttribute('aria-label')));
  const same = async (before: string | null): Promise<string | null> => {
    await expect.poll(async () => new Set(await bars()).size === 1 && (await bars())[0] !== before, { timeout: 60_000 }).toBe(true);
    return (await bars())[0] ?? null;
  };
  const start = await same(null);
  expect(asked).toEqual([200, 200, 200]);
  await play(host, id, 1);
  await same(start);
  expect(asked.every((status) => status === 200)).toBe(true);
});

it('does not offer to try again what cannot be had', async () => {
  const player = await Player.sit(browser);
  const { page } = player;
  await page.goto('/analysis/nowhere');
  await page.getByText('There is no such table.').waitFor();
  await page.locator('main').getByRole('link', { name: 'Home' }).waitFor();
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  await player.close();
});
