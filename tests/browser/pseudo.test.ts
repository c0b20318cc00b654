// Longer texts on every screen, at phone and desktop size: nothing is cut, nothing lies on anything else.
// With PANAME_PICTURES=folder the screens are kept as pictures; with PANAME_LANGUAGES="de fr" all of them are looked at in these languages as well.
// The game itself, where buttons, tiles and tabs have the least room, is looked at in every language and on a tablet.

import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { choices } from '../../web/src/lib/client/choices';
import type { AnalysisState, CommandDone, MovePlan, PuzzleList, PuzzleVerdict, TableInfo, TableState, Update, View } from '../../web/src/lib/client/types';
import { PATHS } from '../../web/src/lib/router';
import { browser, LANGUAGES, Player, playTo, seeded, settled, touchPiece, wish } from './driver';
import { longer, pseudo } from './pseudo';
import { Reader, SIZES, TABLETS, visited } from './reader';

const RECORD = fileURLToPath(new URL('../../web/src/lib/screens/learn/first-game.paris.json', import.meta.url));
const bot = { kind: 'bot', level: 1 } as const;

it('makes texts longer, and nothing else', () => {
  expect(longer('Draw a building').length / 'Draw a building'.length).toBeGreaterThan(1.35);
  expect(pseudo('n-keys = { $count } { $count ->\n    [one] key\n   *[other] keys\n  } here\n    .put = on { $of }')).toBe(
    'n-keys = { $count } { $count ->\n    [one] kèéy\n   *[other] kèéys\n  } hèéŕèé\n    .put = ôöññ { $of }',
  );
});

const voices = ['pseudo', ...(process.env['PANAME_LANGUAGES'] ?? '').split(' ').filter(Boolean)];
const cases = Object.entries(SIZES).flatMap(([size, options]) => voices.map((voice) => ({ size, options, voice })));

interface Begun {
  table: string;
  state: TableState;
  plan: MovePlan;
  host: Player;
}

/** A game on one device, well on its way: tiles in hand, opponents that have just played, and a move that must be paid with an exchange. */
async function onItsWay(host: Player): Promise<Begun> {
  const seats = ['Ada', 'Blaise', 'Irène'].map((name) => ({ kind: 'human' as const, name }));
  for (let seed = 1; seed <= 5; seed++) {
    const random = seeded(seed);
    const { id } = await host.create({ seats, random_start: false });
    for (let count = 0; ; count++) {
      const { active } = await host.get<TableInfo>(`/api/tables/${id}`);
      if (active === null) break;
      const state = await host.state(id, active);
      const plan = state.plans.find((one) => one.chain && one.chain.length > 0 && / [a-z-]+:\d$/.test(one.action));
      if (plan && count > 60 && (state.view?.seats[active]?.bonus?.length ?? 0) > 1) return { table: id, state, plan, host };
      await host.post(`/api/tables/${id}/commands`, { client: 'test', seq: state.seq, seat: active, command: { type: 'act', action: wish(state, random) } });
    }
  }
  throw new Error('five games, and no such position');
}

/** The game behind its curtain. */
async function game(reader: Reader, { table, state, host }: Begun): Promise<void> {
  const { player } = reader;
  const { page } = player;
  await player.context.addCookies(await host.context.cookies());
  await player.visit(`/table/${table}`);
  await reader.look('curtain');
  await page.locator('main.curtain button').click();
  await settled(player, state.seq);
  await reader.look('hand');
}

/** What can lie over it, and beside it. */
async function more(reader: Reader, { plan }: Begun): Promise<void> {
  const { player } = reader;
  const { page } = player;
  await reader.tabs('hand-tab');
  await page.locator('header .acts button').last().click();
  await reader.look('menu');
  await page.locator('.gmenu button').nth(1).click();
  await reader.look('keyboard');
  await page.keyboard.press('Escape');
  await page.keyboard.press('h');
  await page.locator('.task .answers').waitFor();
  await reader.look('hint');
  await page.keyboard.press('Escape');
  const [, from = '', to = ''] = plan.action.split(' ');
  for (const piece of [from, to]) await (reader.touch ? touchPiece(player, piece) : player.piece(piece).dispatchEvent('click'));
  await page.locator('.task .chain').first().waitFor();
  await reader.look('pay');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('t');
  await page.locator('.textview').waitFor();
  await reader.look('text');
}

describe.each(cases)('$voice at $size size', ({ size, options, voice }) => {
  it('shows every screen whole', async () => {
    const reader = await Reader.sit(voice, size, options);
    const { player } = reader;
    const { page } = player;
    const [open, running] = [
      await player.create({ seats: [{ kind: 'human', name: 'Ada' }, { kind: 'open' }] }),
      await player.create({ seats: [{ kind: 'human', name: 'Ada' }, bot] }),
    ];
    await page.route('**/api/tables', (route) => route.fulfill({ json: { open: [open], running: [running] } })); // not those of other tests
    for (const screen of ['', 'new', 'my', 'watch', 'rules', 'reference', 'preferences', 'replay', 'study', 'my-box'])
      await reader.see(`/${screen}`, screen || 'home');
    await player.piece('chaillot:bank').dispatchEvent('click');
    await page.locator('.editor').waitFor();
    await reader.look('my-box-edit');
    await page.keyboard.press('Escape');
    for (const set of [0, 2, 11, 13]) {
      await page.locator('.sets button').nth(set).click();
      await page.locator('.sheetpop').waitFor();
      await reader.look(`my-box-sheet-${set}`);
      await page.keyboard.press('Escape');
    }
    const waiting = await player.create({ seats: [{ kind: 'human', name: 'Ada' }, { kind: 'open' }] });
    await reader.see(`/table/${waiting.id}`, 'waiting');
    await reader.see('/table/nowhere', 'refused');

    await reader.lesson((bubble) => reader.look(`learn-${bubble}`));

    const table = await player.create({ seats: [{ kind: 'human', name: 'Ada' }, bot], random_start: false, pace: 'instant' });
    await reader.see(`/table/${table.id}`, 'draw');
    await (reader.touch ? page.locator('.bigpile').first() : player.piece('pile:1')).click();
    await settled(player, 1);
    await reader.look('main');

    await player.visit('/replay');
    await page.locator('input[type=file]').setInputFiles(RECORD);
    await page.waitForURL(/\/replay\/.+/);
    await player.piece('arc').waitFor();
    await page.locator('.transport input[type=range], .dock input[type=range]').first().fill('130');
    await reader.look('record');
    await page.locator('.transport .links button').last().click();
    await page.locator('.fin').waitFor();
    for (let step = 0; step < 10 && (await page.locator('.fin').isVisible()); step++) {
      await reader.look(`scoring-${step}`);
      await page.keyboard.press('ArrowRight');
    }
    await reader.look('result');
    await reader.done();
  });
});

const tables = Object.entries({ ...SIZES, ...TABLETS }).flatMap(([size, options]) => ['pseudo', ...LANGUAGES].map((voice) => ({ size, options, voice })));

/** one for all */
let begun: Begun | undefined;

const act = (player: Player, id: string, { seq }: TableState, seat: number, action: string): Promise<CommandDone> =>
  player.post(`/api/tables/${id}/commands`, { client: 'test', seq, seat, command: { type: 'act', action } });

interface Judged {
  id: string;
  worst: number;
  others: number[]; // a turn of each other verdict
}

/** A finished game with a turn that was not the best. */
async function judged(host: Player): Promise<Judged> {
  const random = seeded(3);
  const { id } = await host.create({ seats: ['Ada', 'Blaise'].map((name) => ({ kind: 'human' as const, name })), random_start: false });
  let seat = 0;
  let state = await host.state(id, seat);
  for (let left = 4; left > 0;) {
    const action = wish(state, random);
    const { updates } = await act(host, id, state, seat, action);
    if (action === 'done') left -= 1;
    seat = (updates.at(-1) as Update).active ?? 0;
    state = await host.state(id, seat);
  }
  await host.post(`/api/tables/${id}/commands`, { client: 'test', seq: state.seq, seat: 0, command: { type: 'concede' } });
  await host.post(`/api/tables/${id}/analysis`, {});
  const told = (): Promise<AnalysisState> => host.get<AnalysisState>(`/api/tables/${id}/analysis`);
  await expect.poll(async () => (await told()).status, { timeout: 60_000 }).toBe('done');
  const turns = (await told()).analysis?.turns ?? [];
  const worst = turns.reduce((found, turn, i) => (turn.lost > (turns[found]?.lost ?? 0) ? i : found), 0);
  const verdicts = turns.map((turn) => turn.judgement);
  return { id, worst, others: [...new Set(verdicts)].map((verdict) => verdicts.indexOf(verdict)).filter((turn) => verdicts[turn] !== verdicts[worst]) };
}

/** A turn that is about to end with tokens of a tile unused. */
async function losing(host: Player): Promise<string> {
  for (let seed = 1; seed <= 20; seed++) {
    const random = seeded(seed);
    const { id } = await host.create({ seats: ['Ada', 'Blaise'].map((name) => ({ kind: 'human' as const, name })), random_start: false });
    for (let seat = 0, count = 0; count < 120; count++) {
      const state = await host.state(id, seat);
      const tokens = state.legal.find((action) => /^use (8|10|19|21) /.test(action));
      if (tokens && seat === 0 && state.legal.includes('place arc')) {
        await act(host, id, state, 0, tokens);
        await act(host, id, await host.state(id, 0), 0, 'place arc');
        return id;
      }
      const { updates } = await act(host, id, state, seat, wish(state, random));
      seat = (updates.at(-1) as Update).active ?? 0;
    }
  }
  throw new Error('twenty games, and no such tile');
}

/** A puzzle that a key on the Arc does not solve, for the reason with the longest name. */
async function unsolvedOnArc(host: Player): Promise<string> {
  const { puzzles } = await host.get<PuzzleList>('/api/puzzles');
  for (const { id } of puzzles) {
    const { other, reasons } = await host.get<PuzzleVerdict>(`/api/puzzles/${id}/solution`);
    if (other.join() === 'place arc,done' && reasons[0]?.source === 'prestige') return id;
  }
  throw new Error('no such puzzle');
}

let after: { judged: Judged; losing: string; watched: string; puzzle: string; host: Player } | undefined;

describe.each(Object.entries(SIZES).flatMap(([size, options]) => ['pseudo', ...LANGUAGES].map((voice) => ({ size, options, voice }))))(
  'after the turn: $voice at $size size',
  ({ size, options, voice }) => {
    it('has room for a judgment, a loss and the chances', async () => {
      if (!after) {
        const host = await Player.sit(browser);
        const watched = await host.create({ seats: [{ kind: 'human', name: 'Ada' }, bot], random_start: false, screens: 'open' });
        after = { host, judged: await judged(host), losing: await losing(host), watched: watched.id, puzzle: await unsolvedOnArc(host) };
      }
      const reader = await Reader.sit(voice, size, options, { askLosses: true, chanceBar: true, curtain: false });
      const { player } = reader;
      const { page } = player;
      await player.visit(`/table/${after.watched}`);
      await page.locator('.chancebar').waitFor();
      await reader.look('chances');
      for (const turn of after.judged.others) {
        await player.visit(`/analysis/${after.judged.id}?turn=${turn + 1}`);
        await page.locator('.judged h2').waitFor();
        await reader.look(`analysis-${turn + 1}`);
      }
      await player.visit(`/analysis/${after.judged.id}?turn=${after.judged.worst + 1}`);
      await page.locator('.judged .lost').waitFor();
      await reader.look('analysis');
      await page.locator('.accuracy button').click();
      await reader.look('analysis-where');
      await page.keyboard.press('Escape');
      await page.locator('.analysis .btn.primary').first().click(); // beside the judgment, or in the bar of a phone
      await page.waitForURL(/\/study\/.+/);
      if (reader.touch) await page.locator('.study .moving button').last().click();
      await page.locator('.study .chances').waitFor();
      await reader.look('study');
      if (reader.touch) {
        await page.setViewportSize({ width: 360, height: 640 });
        for (const name of ['study-low', 'study-low-shut']) {
          await reader.look(name);
          if (name === 'study-low') await reader.sees('.tree [aria-current]', name);
          await page.locator('.study .moving button').last().click();
        }
        await page.setViewportSize(options.viewport as { width: number; height: number });
        await reader.sees('.tree [aria-current]', 'study');
      }
      await reader.see('/study', 'studies');
      if (LANGUAGES.includes(voice) && reader.touch)
        await reader.lesson(async (bubble) => {
          await player.quiet();
          const hidden = await page.locator('.told').evaluateAll(([told]) => (told ? told.scrollHeight - told.clientHeight : 0));
          if (hidden > 0) reader.trouble.push(`learn-${bubble}: ${hidden} px are out of sight`);
        });
      for (const [path, name] of [
        ['/puzzles', 'puzzles'],
        ['/puzzle', 'puzzle-today'],
        ['/puzzle/1', 'puzzle'],
      ] as const)
        await reader.see(path, name);
      const more = page.locator('.puzzle .more');
      if (await more.isVisible()) await more.click();
      const [nudge, solution] = [page.locator('.puzzle .links button').first(), page.locator('.puzzle .links button').last()];
      await nudge.click();
      await page.locator('.puzzle .nudge').waitFor();
      await reader.look('puzzle-nudge');
      await solution.click();
      await page.locator('.puzzle .better').waitFor();
      await reader.look('puzzle-solution');
      await player.visit(`/puzzle/${after.puzzle}`);
      await (reader.touch ? touchPiece(player, 'arc') : player.piece('arc').dispatchEvent('click'));
      await page.locator('button.go:visible').click();
      await page.locator('.puzzle .verdict h3').waitFor();
      await reader.look('puzzle-wrong');
      if (LANGUAGES.includes(voice) && reader.touch) {
        await page.setViewportSize({ width: 360, height: 640 });
        await reader.sees('.puzzle .verdict', 'puzzle-wrong-low');
        await reader.sees('.pact .go', 'puzzle-wrong-low'); // the tabs above it need their room, too
        await page.setViewportSize(options.viewport as { width: number; height: number });
      }
      await player.context.addCookies(await after.host.context.cookies());
      await player.visit(`/table/${after.losing}`);
      await settled(player, (await after.host.state(after.losing, 0)).seq);
      await page.locator('button.go:visible').click();
      await page.locator('.task .lose').waitFor();
      await reader.look('losses');
      await reader.done();
    });
  },
);

describe.each(tables)('the game: $voice at $size size', ({ size, options, voice }) => {
  it('has room for every button, tile and tab', async () => {
    const reader = await Reader.sit(voice, size, options);
    begun ??= await onItsWay(await Player.sit(browser));
    await game(reader, begun);
    if (SIZES[size]) await more(reader, begun);
    await reader.done();
  });
});

/** Tables of the host, each at a question or a choice that a game comes to. */
interface Moments {
  host: Player;
  tables: [name: string, table: string, state: TableState][];
  waiting: string;
}

/** A landmark that could be built in more than one way, so that choosing it plays nothing yet. */
const buildable = ({ view, plans }: TableState): string | undefined =>
  view?.landmarks.find((name) => plans.filter(({ action, reason }) => !reason && action.endsWith(`:${name}`)).length > 1);

/** Plays for the tiles that score pairs; most games know none of their questions. */
function collect(state: TableState, random: () => number): string {
  const { legal, view } = state;
  const spaces = view?.bonus_track.flatMap(({ space, number }) => (PAIRS.includes(number) ? [`bonus @${space}`] : [])) ?? [];
  return legal.find((action) => spaces.includes(action) || PAIRS.some((number) => action === `use ${number}`)) ?? wish(state, random);
}
const PAIRS = [23, 24];

async function moments(host: Player): Promise<Moments> {
  const seats = ['Ada', 'Blaise'].map((name) => ({ kind: 'human' as const, name }));
  const asked =
    (kind: string) =>
    ({ view, legal }: TableState) =>
      view?.question?.kind === kind && legal.length > 1;
  const stops: Record<string, (state: TableState) => boolean> = {
    ...Object.fromEntries(['build', 'vp', 'bonus', 'score', 'pair', 'look'].map((kind) => [kind, asked(kind)])),
    landmark: (state) => buildable(state) !== undefined,
  };
  const tables: Moments['tables'] = [];
  for (const [name, stop] of Object.entries(stops)) {
    for (let seed = 1, state: TableState | null = null; !state; seed++) {
      if (seed > 20) throw new Error(`twenty games, and nothing to show for ${name}`);
      const { id } = await host.create({ seats, random_start: false, options: { free_districts: name === 'build' } });
      state = await playTo(host, id, seeded(seed), stop, { choose: name === 'pair' ? collect : wish });
      if (state) tables.push([name, id, state]);
    }
  }
  const guest = await Player.sit(browser, { name: 'Blaise' });
  const waiting = await host.create({ seats: [{ kind: 'open' }, { kind: 'human', name: 'Ada' }], random_start: false });
  await guest.get('/api/my');
  await guest.post(`/api/tables/${waiting.id}/join`, { seat: 0, name: 'Blaise' });
  await host.post(`/api/tables/${waiting.id}/start`, {});
  await guest.close();
  return { host, tables, waiting: waiting.id };
}

let questions: Moments | undefined;

describe.each(cases)('questions: $voice at $size size', ({ size, options, voice }) => {
  it('are asked and answered in words that have room', async () => {
    questions ??= await moments(await Player.sit(browser));
    const { host, tables, waiting } = questions;
    const reader = await Reader.sit(voice, size, options, { curtain: false });
    const { player } = reader;
    const { page } = player;
    await player.context.addCookies(await host.context.cookies());
    for (const [name, table, state] of tables) {
      await player.visit(`/table/${table}`);
      await settled(player, state.seq);
      await reader.look(`asked-${name}`);
      if (name === 'landmark') await chooseLandmark(reader, state);
      else if (!reader.touch) await card(reader, name, state);
    }
    await player.visit(`/table/${waiting}`);
    await page.locator('.bar').waitFor();
    await reader.look('waiting-turn');
    await reader.done();
  });
});

/** A landmark is chosen in the supply: its places on the board shine. */
async function chooseLandmark(reader: Reader, state: TableState): Promise<void> {
  const piece = `landmark:${buildable(state) ?? ''}`;
  await (reader.touch ? touchPiece(reader.player, piece) : reader.player.piece(piece).dispatchEvent('click'));
  await reader.look('asked-row');
}

/** The card of a piece that answers the question. */
async function card(reader: Reader, name: string, { legal, plans, view }: TableState): Promise<void> {
  const [piece] = choices(legal, plans, view as View).flatMap(({ pieces }) => pieces);
  if (!piece || !(await reader.player.piece(piece).isVisible())) return;
  await reader.player.piece(piece).dispatchEvent('pointerover');
  await reader.player.page.locator('.tip').waitFor();
  await reader.look(`asked-${name}-card`);
}

it('leaves out no screen that the router knows', () => expect(PATHS.filter((path) => !visited.has(path))).toEqual([]));
