// Goes everywhere: to every screen, into a game with its menus and questions, and to what follows a game.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { browser, LONG, Player, playTo, seeded, wish } from './driver';
import type { AnalysisState, PuzzleList, StudyMade, TableInfo } from '../../web/src/lib/client/types';

const RECORD = JSON.parse(readFileSync(fileURLToPath(new URL('../../web/src/lib/screens/learn/first-game.paris.json', import.meta.url)), 'utf8')) as unknown;
export const SCREENS = ['/', '/new', '/my', '/watch', '/rules', '/reference', '/preferences', '/replay', '/my-box', '/study', '/puzzles', '/table/nowhere'];

/** has the seats; the others get the same cookie */
let host: Player;
let waiting: string, record: string, running: string, study: string, shared: string, judged: string;
let move: [from: string, to: string];

/** Makes the tables that are looked at. */
export async function prepare(): Promise<void> {
  host = await Player.sit(browser);
  waiting = (await host.create({ seats: [{ kind: 'human', name: 'Ada' }, { kind: 'open' }] })).id;
  record = (await host.post<{ table: { id: string } }>('/api/records', RECORD)).table.id;
  study = (await host.post<StudyMade>('/api/studies', { table: record, at: 20 })).id;
  shared = (await together()).id;
  judged = (await givenUp(LONG ? 4 : 2)).id;
  await host.post(`/api/tables/${judged}/analysis`, {});
  running = '';
  for (let seed = 1; !running; seed++) {
    const { id } = await host.create({
      seats: [
        { kind: 'human', name: 'Ada' },
        { kind: 'bot', level: 1 },
      ],
      random_start: false,
      pace: 'instant',
    });
    // a move that must be paid with an exchange
    const found = await playTo(host, id, seeded(seed), ({ plans }) => plans.some((one) => one.chain?.length && / [a-z-]+:\d$/.test(one.action)));
    const [, from, to] = found?.plans.find((one) => one.chain?.length && / [a-z-]+:\d$/.test(one.action))?.action.split(' ') ?? [];
    if (from && to) [running, move] = [id, [from, to]];
  }
  // analyses take what others leave of the processor
  const isJudged = async (): Promise<boolean> => (await host.get<AnalysisState>(`/api/tables/${judged}/analysis`)).status === 'done';
  await vi.waitUntil(isJudged, { timeout: 200_000, interval: 500 });
}

/** Where texts stand closest together. */
export const crowded = (): string[] => ['/', '/new', '/preferences', `/table/${running}`, `/replay/${record}?at=60`, `/analysis/${judged}?turn=2`];

export const tidy = (): Promise<void> => host.close();

/** Two people at one device. */
const together = (): Promise<TableInfo> =>
  host.create({
    seats: [
      { kind: 'human', name: 'Ada' },
      { kind: 'human', name: 'Blaise' },
    ],
    random_start: false,
  });

/** A game that ends after so many turns. */
async function givenUp(turns: number): Promise<TableInfo> {
  const table = await together();
  const random = seeded(3);
  let done = 0;
  const state = await playTo(host, table.id, random, () => done === turns, {
    choose: (now) => {
      const action = wish(now, random);
      if (action === 'done') done += 1;
      return action;
    },
  });
  await host.post(`/api/tables/${table.id}/commands`, { client: 'test', seq: state?.seq, seat: 0, command: { type: 'concede' } });
  return table;
}

/** Lends its seats. */
export const sitDown = async (player: Player): Promise<void> => player.context.addCookies(await host.context.cookies());

/** Goes everywhere and calls `look` at each place. */
export async function tour(player: Player, look: (place: string) => Promise<void>): Promise<void> {
  const { page } = player;
  await sitDown(player);
  for (const screen of [...SCREENS, `/table/${waiting}`]) {
    await player.visit(screen);
    await look(screen);
  }
  await inMyBox(player, look);
  await player.visit('/learn');
  await page.locator('.lesson h2').waitFor();
  await look('lesson');
  await inGame(player, look);
  await afterGame(player, look);
}

async function inMyBox(player: Player, look: (place: string) => Promise<void>): Promise<void> {
  const { page } = player;
  await player.visit('/my-box');
  await page.locator('[data-set=landmarks]').click();
  await page.locator('.sheet').waitFor();
  await look('a sheet of My box');
  await page.keyboard.press('Escape');
  await page.locator('[data-item="landmark:0"]').click();
  await page.locator('.editor').waitFor();
  await look('an editor of My box');
  await page.keyboard.press('Escape');
  await page.locator('input[type=file]').setInputFiles({ name: 'broken.toml', mimeType: 'text/plain', buffer: Buffer.from('players = 3\n') });
  await page.locator('[role=alert]').waitFor();
  await look('a refused import');
}

export async function inGame(player: Player, look: (place: string) => Promise<void>): Promise<void> {
  const { page } = player;
  await player.visit(`/table/${running}`);
  await player.piece('arc').waitFor();
  await look('game');
  await player.context.setOffline(true);
  await page.locator('.notice:visible').first().waitFor();
  await look('game without a network');
  await player.context.setOffline(false);
  const tabs = page.locator('.ptabs button:visible, .logp [role=tab]:visible');
  for (let tab = (await tabs.count()) - 1; tab >= 0; tab--) {
    await tabs.nth(tab).click();
    await look(`tab ${tab}`);
  }
  await page.locator('header .acts button').last().click();
  await look('menu');
  await page.locator('.gmenu button').nth(1).click();
  await look('keys');
  await page.keyboard.press('Escape');
  await page.keyboard.press('h');
  await page.locator('.task .answers').waitFor();
  await look('hint');
  await page.keyboard.press('Escape');
  for (const piece of move) await choose(player, piece);
  await page.locator('.task .chain').first().waitFor();
  await look('pay');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('t');
  await page.locator('.textview').waitFor();
  await look('text view');
  await page.locator(`.textview [data-action="move ${move.join(' ')}"]`).click();
  await page.locator('.textview .way').first().waitFor();
  await look('text view, how to pay');
  await player.visit('/learn');
  await page.locator('.textview').waitFor();
  await look('text view of the lesson');
  await player.visit(`/replay/${record}`);
  await page.locator('.textview').waitFor();
  await look('text view of the replay');
  await page.keyboard.press('t');
  await page.locator('svg.board').waitFor();
  await player.visit(`/table/${shared}`);
  await page.locator('main.curtain button').waitFor();
  await look('curtain');
}

/** On a phone a first tap brings the wedge near. */
async function choose(player: Player, piece: string): Promise<void> {
  const near = (): Promise<string | null> => player.page.locator('svg.board').getAttribute('viewBox');
  const before = await near();
  await player.piece(piece).dispatchEvent('click');
  await player.quiet();
  if ((await near()) !== before) await player.piece(piece).dispatchEvent('click');
}

async function afterGame(player: Player, look: (place: string) => Promise<void>): Promise<void> {
  const { page } = player;
  await player.visit(`/replay/${record}?at=60`);
  await player.piece('arc').waitFor();
  await look('replay');
  await page.locator('.transport .links button:visible').last().click();
  await page.locator('.fin').waitFor();
  for (let step = 0; step < 12 && (await page.locator('.fin').isVisible()); step++) {
    if (step < 3) await look(`finale ${step}`);
    await page.keyboard.press('ArrowRight');
  }
  await look('poster');
  await player.visit(`/analysis/${record}`);
  await look('analysis');
  await player.visit(`/analysis/${judged}?turn=2`);
  await page.locator('.judged .way').first().waitFor();
  await look('a judged turn');
  await player.visit(`/study/${study}`);
  await player.piece('arc').waitFor();
  await look('study');
  await player.visit('/puzzle');
  await player.piece('arc').waitFor();
  await look('puzzle');
  const { daily } = await player.get<PuzzleList>('/api/puzzles');
  await player.visit(`/puzzle/${daily}`);
  const help = page.getByRole('button', { name: 'Stuck?' }); // where there is little room
  if (await help.isVisible()) await help.click();
  await page.getByRole('button', { name: 'Show the solution' }).click();
  await page.locator('.puzzle .told').waitFor();
  await look('a puzzle and its solution');
}
