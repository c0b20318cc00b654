// Puzzles: found on the board, checked, explained, kept in the browser; on phones, by keyboard and as text.

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { PuzzleList, PuzzleVerdict } from '../../web/src/lib/client/types';
import { findings } from './axe';
import { browser, LANGUAGES, LONG, PHONE, Player } from './driver';

interface Found extends PuzzleVerdict {
  id: string;
  number: number;
  /** where the key goes */
  place: string;
}

/** A puzzle that is solved by placing a key on a bank; where the other idea is the Arc, it is wrong there. */
async function placing(player: Player): Promise<Found> {
  const { puzzles } = await player.get<PuzzleList>('/api/puzzles');
  for (const { id, number } of puzzles) {
    const solution = await player.get<PuzzleVerdict>(`/api/puzzles/${id}/solution`);
    const [action = '', end] = solution.best;
    if (/^place \S+:bank$/.test(action) && end === 'done' && solution.other.join() === 'place arc,done')
      return { ...solution, id, number, place: action.slice(6) };
  }
  throw new Error('no such puzzle');
}

const shot = async (page: Page, name: string): Promise<void> => {
  if (process.env['SHOT']) await page.screenshot({ path: `${process.env['SHOT']}/${name}.png` });
};

it('is answered wrongly, taken back, nudged, solved and explained', async () => {
  const player = await Player.sit(browser);
  const { page } = player;
  const { id, number, place } = await placing(player);
  await page.goto(`/puzzle/${id}`);
  await page.getByRole('heading', { name: 'Find the best turn' }).waitFor();
  await shot(page, 'puzzle');
  expect(await findings(player)).toEqual([]);

  await player.piece('arc').click();
  await page.locator('.puzzle .steps li').waitFor();
  await page.keyboard.press('u'); // taken back
  await expect.poll(() => page.locator('.puzzle .steps li').count()).toBe(0);
  await player.piece('arc').click();
  let answer = (): void => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/check$/, (route) => asked.then(() => route.continue()));
  await page.getByRole('button', { name: 'Check my turn' }).click();
  await page.locator('header.bar .say').getByText('Checking your turn…').waitFor();
  for (const name of ['Undo', 'Restart']) expect(await page.getByRole('button', { name }).isDisabled(), name).toBe(true);
  await shot(page, 'puzzle-checking');
  answer();
  await page.getByRole('heading', { name: 'Not this one' }).waitFor();
  await page.getByText(/Your turn lowers your chance to win/).waitFor();
  expect(await page.locator('.puzzle .told, .puzzle .verdict p').count(), 'what it loses, and nothing of the solution').toBe(1);
  await shot(page, 'puzzle-wrong');
  expect(await findings(player)).toEqual([]);
  await page.getByRole('button', { name: 'Show the solution' }).waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => page.getByRole('heading', { name: 'Not this one' }).count()).toBe(0);

  await page.getByRole('button', { name: 'A nudge' }).click();
  await page.getByText('The best turn places a key.').waitFor();
  await player.piece(place).click();
  await page.getByRole('button', { name: 'Check my turn' }).click();
  await page.getByRole('heading', { name: 'Solved!' }).waitFor();
  await page.getByText('Best turn', { exact: true }).waitFor();
  expect(await page.locator('svg.board .line .number').count()).toBeGreaterThan(0); // the line on the board
  expect(await page.getByRole('img', { name: '2 stars' }).count()).toBe(1);
  await shot(page, 'puzzle-solved');
  expect(await findings(player)).toEqual([]);

  await page.getByRole('link', { name: 'Next puzzle' }).click();
  await expect.poll(() => page.url()).not.toContain(`/puzzle/${id}`);
  await page.goto('/puzzles');
  await page.getByRole('link', { name: new RegExp(`^Puzzle\\s${number}\\b.*2 stars`) }).waitFor();
  expect(await findings(player)).toEqual([]);
  await shot(page, 'puzzles');
  player.content();
  await player.close();
});

it('has one for the day, from the home page, whose solution can be shown', async () => {
  const player = await Player.sit(browser);
  const { page } = player;
  await page.goto('/');
  await page.getByRole('link', { name: /Puzzle of the day/ }).click();
  await page.locator('.puzzle').getByText('Puzzle of the day').waitFor();
  await page.getByRole('button', { name: 'Show the solution' }).click();
  await page.getByRole('heading', { name: 'The solution' }).waitFor();
  await page.getByRole('img', { name: '0 stars' }).waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Check my turn' }).waitFor();
  await page.goto('/puzzle/0');
  await page.getByText(/This puzzle doesn’t exist/).waitFor();
  expect(await page.getByRole('button', { name: 'Try again' }).count(), 'it would not exist then, either').toBe(0);
  player.content();
  await player.close();
});

describe('for everybody', () => {
  it.each(LONG ? LANGUAGES : ['ru'])('keeps what comes next in sight in %s, however much the solution says', async (language) => {
    const player = await Player.sit(browser, { language }, { viewport: { width: 1366, height: 768 } });
    const { page } = player;
    await page.goto(`/puzzle/${(await placing(player)).id}`);
    await page.locator('.puzzle .links button').last().click();
    const told = page.locator('.puzzle .told');
    await told.waitFor();
    const hidden = await page.locator('.puzzle').evaluate((panel) => panel.scrollHeight - panel.clientHeight);
    expect(hidden, 'only the solution scrolls, and fades where it goes on').toBeLessThan(2);
    const box = await page.locator('.puzzle .links .primary').boundingBox();
    expect((box?.y ?? 768) + (box?.height ?? 0)).toBeLessThan(768);
    await shot(page, `puzzle-told-${language}`);
    await player.close();
  });

  it('works on a phone', async () => {
    const player = await Player.sit(browser, {}, PHONE);
    const { page } = player;
    const { id, place } = await placing(player);
    await page.goto(`/puzzle/${id}`);
    await page.locator('.sheet .puzzle').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await shot(page, 'puzzle-phone');
    await page.getByRole('button', { name: 'Stuck?' }).tap();
    await page.getByRole('button', { name: 'A nudge' }).waitFor();
    expect(await findings(player)).toEqual([]);
    await page.getByRole('button', { name: 'Stuck?' }).tap();
    await player.piece(place).tap(); // shows the wedge
    await player.piece(place).tap();
    await page.getByRole('button', { name: 'Check my turn' }).tap();
    await page.getByRole('heading', { name: 'Solved!' }).waitFor();
    await shot(page, 'puzzle-phone-solved');
    expect(await findings(player)).toEqual([]);
    player.content();
    await player.close();
  });

  it.each([
    [1024, 768],
    [768, 1024],
  ])('tells a tablet of %i × %i what is asked, beside the own screen', async (width, height) => {
    const player = await Player.sit(browser, {}, { viewport: { width, height }, hasTouch: true });
    const { page } = player;
    await page.goto('/puzzle');
    await page.locator('.left').getByRole('heading', { name: 'Find the best turn' }).waitFor();
    await page.getByRole('button', { name: 'Stuck?' }).tap();
    await page.getByRole('button', { name: 'Show the solution' }).tap();
    await page.locator('.left').getByRole('heading', { name: 'The solution' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
    player.content();
    await player.close();
  });

  it('works as text', async () => {
    const player = await Player.sit(browser, { textView: true });
    const { page } = player;
    const { id, best } = await placing(player);
    await page.goto(`/puzzle/${id}`);
    for (const action of best) {
      await page.locator('#tv-command').fill(action);
      await page.keyboard.press('Enter');
      if (action !== 'done') await page.locator('.puzzle .steps li').waitFor();
    }
    await page.getByRole('heading', { name: 'Solved!' }).waitFor();
    expect(await findings(player)).toEqual([]);
    player.content();
    await player.close();
  });
});

it('says which day it is of, how many days in a row were solved, and how the player stands', async () => {
  const player = await Player.sit(browser);
  const { page } = player;
  const { day } = await player.get<PuzzleList>('/api/puzzles');
  const before = new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
  await page.addInitScript((days) => localStorage.setItem('paname.puzzles', JSON.stringify({ stars: {}, days })), [before]);
  await page.goto('/puzzle');
  const date = new Date(`${day}T12:00:00Z`).toLocaleDateString('en', { day: 'numeric', month: 'long', timeZone: 'UTC' });
  await page.getByText(`Puzzle of the day · ${date}`).waitFor();
  await page.locator('.week b', { hasText: /1\sday in a row/ }).waitFor();
  await page.getByText(/Round\s\d+: you\shave\s\d+\sfrancs?, .+\sVP\./).waitFor();
  await player.close();
});
