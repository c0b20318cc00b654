// Plays like a person: clicks, taps or presses keys until the wanted action has happened. What may be done is asked from the
// server through the page's own cookie, so a click that does something else than it shows is found out.

import { readdirSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Locator, type Page, type Request } from 'playwright-core';
import { expect, inject, vi } from 'vitest';
import { choices, isMenu, open, targets, type Choice } from '../../web/src/lib/client/choices';
import { kindOf, type Piece } from '../../web/src/lib/client/notation';
import type { CreateTable, TableState, TableCreated, TableInfo, View, WaysToPay } from '../../web/src/lib/client/types';

export const url = (): string => inject('url');

/** Everything is played through, not only its beginning. */
export const LONG = Boolean(process.env['PANAME_LONG']);

/** Of this worker, for all its files; it ends with the worker. */
export const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export interface Preferences {
  language?: string;
  name?: string;
  animation?: 'off' | 'normal';
  theme?: string;
  curtain?: boolean;
  textView?: boolean;
  confirmDraw?: boolean;
  askLosses?: boolean;
  chanceBar?: boolean;
}

export class Player {
  /** what the page complained about */
  readonly complaints: string[] = [];
  /** asked of the server, and not yet answered */
  readonly #open = new Set<Request>();
  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    /** what Chromium calls the context */
    readonly target: string | undefined,
  ) {}

  static async sit(browser: Browser, preferences: Preferences = {}, options: BrowserContextOptions = {}): Promise<Player> {
    const context = await browser.newContext({ baseURL: url(), viewport: { width: 1440, height: 900 }, serviceWorkers: 'block', ...options });
    const wanted = { language: 'en', animation: 'off', name: 'Ada', askLosses: false, ...preferences };
    await context.addInitScript((values) => {
      const key = 'paname.preferences';
      if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify(values));
    }, wanted);
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const session = await context.newCDPSession(page);
    const { targetInfo } = await session.send('Target.getTargetInfo');
    await session.detach();
    const player = new Player(context, page, targetInfo.browserContextId);
    page.on('request', (request) => request.resourceType() !== 'eventsource' && player.#open.add(request));
    for (const end of ['requestfinished', 'requestfailed'] as const) page.on(end as 'requestfinished', (request) => player.#open.delete(request));
    page.on('framenavigated', (frame) => frame === page.mainFrame() && player.#open.clear());
    page.on('pageerror', (error) => player.complaints.push(`page error: ${error.message}`));
    page.on('console', (message) => {
      // the browser itself reports every refused request as an error; what a refusal means is checked where it is expected
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) player.complaints.push(message.text());
    });
    return player;
  }

  /** Next to other work Chromium now and then leaves the last page of a context open and never says that it is closed; asked again, it closes it. */
  async close(): Promise<void> {
    const again = setTimeout(() => void this.#closePages(), 10_000);
    await this.context.close().finally(() => clearTimeout(again));
  }

  async #closePages(): Promise<void> {
    const session = await browser.newBrowserCDPSession();
    const { targetInfos } = await session.send('Target.getTargets');
    const left = targetInfos.filter(({ type, browserContextId }) => type === 'page' && browserContextId === this.target);
    for (const { targetId } of left) await session.send('Target.closeTarget', { targetId });
    await session.detach();
  }

  /** Everything was fine with the page. */
  content(): void {
    expect(this.complaints).toEqual([]);
  }

  async get<T>(path: string): Promise<T> {
    const response = await this.context.request.get(path);
    if (!response.ok()) throw new Error(`GET ${path}: ${response.status()} ${await response.text()}`);
    return (await response.json()) as T;
  }

  async post<T>(path: string, body: unknown): Promise<T> {
    const response = await this.context.request.post(path, { data: body, headers: { origin: url() } });
    if (!response.ok()) throw new Error(`POST ${path}: ${response.status()} ${await response.text()}`);
    return (await response.json()) as T;
  }

  async create(wanted: CreateTable): Promise<TableInfo> {
    await this.context.request.get('/api/my'); // the server gives its cookie
    return (await this.post<TableCreated>('/api/tables', wanted)).table;
  }

  async show(table: string): Promise<void> {
    await this.page.goto(`/table/${table}`);
  }

  /** Goes to a screen and waits until it stands there with its data and fonts. */
  async visit(address: string): Promise<void> {
    await this.page.goto(address);
    await this.page.locator('main, svg.board').first().waitFor();
    await this.page.evaluate(() => document.fonts.ready.then(() => undefined));
    await this.quiet();
  }

  /** The server has not answered yet. */
  get waiting(): boolean {
    return this.#open.size > 0;
  }

  /** Nothing is asked of the server any more, and what it answered is drawn. */
  async quiet(): Promise<void> {
    do {
      await vi.waitUntil(() => this.#open.size === 0, { timeout: 60_000, interval: 10 });
      await this.page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    } while (this.#open.size > 0);
  }

  state(table: string, seat: number | null): Promise<TableState> {
    return this.get<TableState>(`/api/tables/${table}/state?log=0${seat === null ? '' : `&seat=${seat}`}`);
  }

  piece(name: string): Locator {
    return this.page.locator(`[data-piece="${name}"]`).first();
  }
}

export type Hands = 'mouse' | 'keyboard' | 'touch';

/** Every language the client has, a new one without being told. */
export const LANGUAGES = readdirSync(new URL('../../web/src/locales/', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** What a player who wants to see everything does: moves before keys, tiles used, questions answered, games brought to an end. */
export function wish(state: TableState, random: () => number): string {
  const { legal } = state;
  const begin = (...verbs: string[]): string[] => legal.filter((action) => verbs.includes(action.split(' ')[0] ?? '') && !action.endsWith(' none'));
  const any = (actions: string[]): string => actions[Math.floor(random() * actions.length)] ?? legal[0] ?? '';
  if (legal.includes('done')) return 'done';
  const question = begin('build', 'vp', 'bonus', 'score', 'pair');
  if (question.length > 0) return random() < 0.9 ? any(question) : (legal.find((action) => action.endsWith(' none')) ?? any(question));
  const decline = legal.find((action) => action.endsWith(' none'));
  if (decline) return decline;
  const take = begin('take');
  if (take.length > 0) return any(take);
  const use = begin('use');
  if (use.length > 0 && random() < 0.3) return any(use);
  const moves = begin('move');
  if (moves.length > 0 && random() < 0.7) return any(moves);
  const keys = begin('place', 'draw');
  if (keys.length > 0) return any(keys);
  return moves.length > 0 ? any(moves) : any(begin('pass', 'sell'));
}

/** A small generator with a seed, so that a failing game can be played again. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

async function press(player: Player, target: Locator, hands: Hands): Promise<void> {
  if (hands === 'mouse') await target.click();
  else if (hands === 'touch') await target.tap();
  else await keyTo(player, target);
}

/** Moves the keyboard to an element as a person does, Tab between parts and arrows on the board, and presses Enter. */
async function keyTo(player: Player, target: Locator): Promise<void> {
  const { page } = player;
  const wanted = await target.getAttribute('data-piece');
  const onBoard = await target.evaluate((element) => element instanceof SVGElement);
  const here = (): Promise<boolean> => target.evaluate((element) => element === document.activeElement);
  if (onBoard && wanted) {
    await tabUntil(page, () => page.evaluate(() => document.activeElement instanceof SVGElement && document.activeElement.hasAttribute('data-piece')));
    await walk(page, wanted);
  } else {
    await target.waitFor({ state: 'visible' });
    await tabUntil(page, here);
  }
  expect(await here(), `keyboard is on ${wanted ?? 'the button'}`).toBe(true);
  await page.locator('.task[data-fresh]').waitFor({ state: 'detached' }); // its buttons do not take a key yet
  await page.keyboard.press('Enter');
}

async function tabUntil(page: Page, there: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 150; i++) {
    if (await there()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('not reached with 150 presses of Tab');
}

const AROUND = ['montmartre', 'la-villette', 'belleville', 'saint-germain', 'chaillot', 'batignolles'];

/** Which ring of the board a piece lies on, innermost 0. */
function ring(piece: string): number {
  if (piece === 'arc') return 0;
  if (piece.endsWith(':bank')) return 1;
  if (/:[123]$/.test(piece) && !piece.startsWith('pile')) return 2;
  if (/^[a-z-]+:[458]$/.test(piece)) return 3;
  if (piece.startsWith('@')) return 5;
  return /^(pile:|vp:|buy:|end$)/.test(piece) ? 6 : 4;
}

/** The shorter way around. */
function way(from: string, to: string): 'ArrowRight' | 'ArrowLeft' {
  const place = (piece: string): number =>
    piece.startsWith('@')
      ? Number(piece.slice(1)) / 30
      : AROUND.findIndex((district) => piece.replace(/^(spot|row):/, '').startsWith(district)) / AROUND.length;
  return (place(to) - place(from) + 1) % 1 <= 0.5 ? 'ArrowRight' : 'ArrowLeft';
}

/** Up and down to the ring of the piece, then around, until it has the focus. */
async function walk(page: Page, wanted: string): Promise<void> {
  const at = (): Promise<string> => page.evaluate(() => document.activeElement?.getAttribute('data-piece') ?? '');
  let now = await at();
  for (let i = 0; i < 10 && ring(now) !== ring(wanted); i++) {
    await page.keyboard.press(ring(now) < ring(wanted) ? 'ArrowUp' : 'ArrowDown');
    now = await at();
  }
  const key = way(now, wanted);
  for (let i = 0; i < 40 && now !== wanted; i++) {
    await page.keyboard.press(key);
    now = await at();
  }
  if (now !== wanted) throw new Error(`arrow keys do not reach "${wanted}", only "${now}"`);
}

/** On a phone a district is first brought near; piles, track and tiles are offered below the board. */
export async function touchPiece(player: Player, piece: string): Promise<void> {
  const { page } = player;
  const named = player.page.locator(`.sheet [data-piece="${piece}"]`).first();
  if (/^(hand|tile:|token:|end:)/.test(piece)) return named.tap();
  if (piece.startsWith('landmark:')) {
    await page.locator('.ptabs button').nth(1).tap();
    await named.tap();
    return page.locator('.ptabs button').nth(0).tap();
  }
  const whole = page.locator('.minib');
  if (await whole.isVisible()) await whole.tap();
  const target = player.piece(piece);
  const district = /^(spot:|row:)?([a-z-]+)(:|$)/.exec(piece)?.[2] ?? '';
  if (await page.locator(`[data-district="${district}"]`).count()) {
    await target.dispatchEvent('click'); // brings the wedge near; which of its pieces is hit does not matter
    await whole.waitFor({ state: 'visible' });
  }
  await target.scrollIntoViewIfNeeded();
  await target.tap();
}

async function touchOrPress(player: Player, piece: string, hands: Hands): Promise<void> {
  if (hands === 'touch') await touchPiece(player, piece);
  else await press(player, player.piece(piece), hands);
}

/** Makes one action happen on the screen. */
export async function play(player: Player, action: string, state: TableState, hands: Hands): Promise<void> {
  const { page } = player;
  const view = state.view as View;
  const all = choices(state.legal, state.plans, view);
  const choice = all.find((one) => one.action === action);
  if (!choice) throw new Error(`"${action}" is not among ${state.legal.join(', ')}`);
  const quick = page.locator('.quick button:visible');
  const shorts = all.filter((one) => one.kind === 'score' || one.kind === 'pair');
  switch (choice.kind) {
    case 'done':
    case 'pass':
      if (hands === 'keyboard') await page.keyboard.press('e');
      else await press(player, page.locator('button.go:visible, .pact button:visible').last(), hands);
      return;
    case 'decline':
      await press(player, quick.nth(shorts.length), hands);
      return;
    case 'score':
    case 'pair':
      await press(player, quick.nth(shorts.indexOf(choice)), hands);
      return;
    case 'draw':
      if (hands === 'keyboard') await page.keyboard.press(action.slice(5));
      else if (hands === 'touch') await page.locator('.bigpile').nth(state.legal.indexOf(action)).tap();
      else await press(player, player.piece(`pile:${action.slice(5)}`), hands);
      return;
    case 'look':
      await touchOrPress(player, 'end', hands);
      await press(player, page.locator('.task .btn.primary:visible'), hands);
      return;
    case 'take':
      await press(
        player,
        page.locator('.task .ends button:visible').nth((view.question?.kind === 'look' ? (view.question.tiles ?? []) : []).indexOf(Number(action.slice(5)))),
        hands,
      );
      return;
    default:
      await assemble(player, choice, all, hands, state.seq);
  }
}

/** Clicks the pieces of a choice one after the other, and its line of the menu where one opens. */
async function assemble(player: Player, choice: Choice, all: Choice[], hands: Hands, seq: number): Promise<void> {
  const selected: Piece[] = [];
  // a tile first: it says in which way the rest is meant
  const pieces = [...choice.pieces].sort((a, b) => Number(isMenu(b)) - Number(isMenu(a)));
  for (const piece of pieces) {
    if (hands === 'touch' && kindOf(piece) === 'space') {
      const spaces = [...targets(all, selected).keys()].filter((other) => kindOf(other) === 'space');
      await player.page.locator('.spaces button').nth(spaces.indexOf(piece)).tap();
    } else await touchOrPress(player, piece, hands);
    selected.push(piece);
    const left = open(all, selected);
    const menu = left.filter((one) => one.kind !== 'move' && !one.pieces.some((other) => kindOf(other) === 'space'));
    if (isMenu(piece) && menu.includes(choice)) {
      await press(player, player.page.locator('.task .menu button:visible').nth(menu.indexOf(choice)), hands);
      return;
    }
    if (left.filter((one) => one.state !== 'impossible').length === 1 && selected.length < pieces.length) {
      await player.quiet(); // one choice left: it may have been played already
      const table = /\/table\/([^/?#]+)/.exec(player.page.url())?.[1] ?? '';
      if ((await player.get<TableInfo>(`/api/tables/${table}`)).seq > seq) return;
    }
  }
}

/** Plays until the game is over or `stop` says so; who acts is the server's word. Returns the number of actions. */
export async function playGame(
  table: string,
  seats: { player: Player; seat: number; hands: Hands }[],
  random: () => number,
  stop: (state: TableState) => boolean | Promise<boolean> = () => false,
): Promise<number> {
  for (let count = 0; count < 2000; count++) {
    const info = await (seats[0] as { player: Player }).player.get<TableInfo>(`/api/tables/${table}`);
    if (info.status === 'over') return count;
    const acting = seats.find(({ seat }) => seat === info.active);
    if (!acting) {
      await moved(seats[0]?.player as Player, info);
      continue;
    }
    const { player, seat, hands } = acting;
    const state = await player.state(table, seat);
    if (state.legal.length === 0) continue;
    if (await stop(state)) return count;
    const action = wish(state, random);
    await settled(player, state.seq);
    try {
      await play(player, action, state, hands);
      await happened(player, table, state.seq);
    } catch (error) {
      throw new Error(`step ${count}, seat ${seat}: "${action}" by ${hands} failed: ${String(error)}\npage: ${player.complaints.join('; ')}`, { cause: error });
    }
    const { log } = await player.get<TableState>(`/api/tables/${table}/state?log=20&seat=${seat}`);
    const done = log.find((entry) => entry.seq === state.seq + 1);
    expect(done?.action, 'the click did what it showed').toBe(action);
  }
  throw new Error('2000 actions, and the game is not over');
}

/** Plays the seats of one person without a page until `stop` says so; null: the game is over. */
export async function playTo(
  player: Player,
  table: string,
  random: () => number,
  stop: (state: TableState) => boolean,
  { leave = () => false, choose = wish }: { leave?: (info: TableInfo) => boolean; choose?: typeof wish } = {},
): Promise<TableState | null> {
  for (let count = 0; count < 2000; count++) {
    const info = await player.get<TableInfo>(`/api/tables/${table}`);
    if (info.status === 'over' || info.active === null || leave(info)) return null;
    const state = info.seats[info.active]?.yours ? await player.state(table, info.active) : null;
    if (!state?.legal.length) await moved(player, info);
    else if (stop(state)) return state;
    else
      await player.post(`/api/tables/${table}/commands`, {
        client: 'test',
        seq: state.seq,
        seat: info.active,
        command: { type: 'act', action: choose(state, random) },
      });
  }
  throw new Error('2000 actions, and nothing to stop for');
}

/** A table at which a move between buildings can be paid for in several ways, and those: the first is no long one. */
export async function toPay(player: Player, wanted: CreateTable): Promise<{ table: string; state: TableState; ways: WaysToPay['ways'] }> {
  let { id: table } = await player.create(wanted);
  let last = -1;
  for (const random = seeded(5); ;) {
    const state = await playTo(player, table, random, ({ seq, plans }) => seq > last && plans.some(({ chain }) => (chain?.length ?? 0) > 0));
    last = state?.seq ?? -1;
    if (!state) ({ id: table } = await player.create(wanted)); // the deal was one in which nothing had to be paid for
    const move = state?.plans.find(({ chain, action }) => (chain?.length ?? 0) > 0 && / \S+:\d$/.test(action));
    if (!state || !move) continue;
    // two clicks choose it, and no fewer
    const left = (...pieces: Piece[]): number =>
      open(choices(state.legal, state.plans, state.view as View), pieces).filter((one) => one.state !== 'impossible').length;
    const [, from, to] = move.action.split(' ') as [string, Piece, Piece];
    if (left(from) < 2 || left(from, to) > 1) continue;
    const { ways } = await player.post<WaysToPay>(`/api/tables/${table}/ways`, { seat: state.seat, action: move.action });
    if (ways.length > 1 && (ways[0]?.chain?.length ?? 0) < 3) return { table, state, ways };
  }
}

/** A game of two people on one device that is over; anybody may look at it. */
export async function finishedGame(browser: Browser): Promise<string> {
  const player = await Player.sit(browser);
  const people = ['Ada', 'Blaise'].map((name) => ({ kind: 'human', name }) as const);
  const { id } = await player.create({ seats: people, random_start: false });
  await playTo(player, id, seeded(11), () => false);
  await player.close();
  return id;
}

/** The page shows this seq. */
export async function settled(player: Player, seq: number): Promise<void> {
  await player.page.locator(`[data-seq="${seq}"]`).first().waitFor({ state: 'attached' });
}

async function happened(player: Player, table: string, seq: number): Promise<void> {
  await vi.waitUntil(async () => (await player.get<TableInfo>(`/api/tables/${table}`)).seq > seq, { timeout: 60_000, interval: 25 });
}

/** A bot has done something. */
async function moved(player: Player, { id, seq }: TableInfo): Promise<void> {
  const changed = (info: TableInfo): boolean => info.seq > seq || info.status === 'over';
  await vi.waitUntil(async () => changed(await player.get<TableInfo>(`/api/tables/${id}`)), { timeout: 60_000, interval: 25 });
}
