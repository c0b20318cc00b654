// The game screen: keys act only where something can be done, everything is told to who hears it, and the text view is for all.
/// <reference types="node" />
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { Box, type Components } from '../board/box';
import { GameStore } from '../client/game.svelte';
import type { LogLine } from '../client/log';
import { preferences } from '../client/preferences.svelte';
import { ReplayStore } from '../client/replay.svelte';
import type { TableInfo, TableState, View } from '../client/types';
import { setLanguage } from '../i18n';
import components from '../../../tests/gallery/components.json';
import position from '../../../tests/gallery/seventh-round.json';
import { S } from '../../../sprite/symbols.mjs';
import { untranslated } from '../../../tests/untranslated';
import GameScreen from './GameScreen.svelte';

const box = new Box(components as unknown as Components);
const view = position.view as unknown as View;
const seats = view.seats.map((_, seat) => ({
  seat,
  kind: 'human',
  name: `P${seat}`,
  level: null,
  yours: seat === view.viewer,
  online: true,
  conceded: false,
  conceding_ends: false,
  trouble: 0,
  color: seat,
}));
const options = { players: seats.length, piles: 2, random_tokens: false, random_bonus_track: false, free_districts: false };
const table = { id: 't', status: 'running', hints: true, undo: true, seats, options, screens: 'closed', box: 'Marie', over: null } as unknown as TableInfo;

let mounted: Record<string, unknown> | null = null;
beforeAll(() => setLanguage('en'));
beforeEach(() => void (preferences.textView = false));
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = null;
  document.body.replaceChildren();
});

function show(change: Partial<TableState> = {}): GameStore {
  const store = new GameStore('t');
  store.use(box, {
    table,
    seat: view.viewer,
    seq: 7,
    view,
    legal: position.legal,
    plans: position.plans,
    francs: {},
    losses: [],
    undo: 1,
    log: [],
    ...change,
  } as unknown as TableState);
  mounted = mount(GameScreen, { target: document.body, props: { store } });
  flushSync();
  return store;
}
/** What lies beside the board comes a little later than the board. */
const there = (selector: string): Promise<HTMLElement> =>
  vi.waitFor(() => document.querySelector<HTMLElement>(selector) ?? Promise.reject(new Error(`no ${selector} yet`)), 60_000);
const press = (key: string): void => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

it('tells the options and the box of the table, by the name its owner gave it', async () => {
  show();
  const told = await there('.played');
  expect(told.textContent).toBe('Two piles instead of three · Box: Marie');
});

it('every pictogram is one of the page, not of a screen that is not there', async () => {
  show();
  await there('.mine .btile');
  await there('.opp');
  const shown = Array.from(document.querySelectorAll('use'), (use) => use.getAttribute('href')?.slice(1) ?? '');
  expect(shown.length).toBeGreaterThan(200);
  expect(shown.filter((id) => !(id in S))).toEqual([]);
});

it('keys act on the table, but not behind a dialog', () => {
  const undo = vi.spyOn(show(), 'undo').mockResolvedValue(true);
  press('u');
  expect(undo).toHaveBeenCalledOnce();
  const dialog = document.createElement('dialog');
  dialog.setAttribute('open', '');
  document.body.append(dialog);
  press('u');
  expect(undo).toHaveBeenCalledOnce();
});

it('nothing is played while the past is looked at', async () => {
  const store = show();
  vi.spyOn(store, 'moment').mockResolvedValue(view);
  const calls = (['undo', 'reset', 'endTurn', 'askHint', 'act'] as const).map((name) => vi.spyOn(store, name).mockResolvedValue(true as never));
  const pick = vi.spyOn(store, 'pick');
  store.log = [{ ...line(0, 1), pieces: ['chaillot:bank'] }];
  store.last = new Set(['@3', 'arc!', 'montmartre:1']);
  flushSync();
  (await there('.log .jump')).click();
  await vi.waitFor(() => expect(document.querySelector('.notice')).not.toBeNull(), 60_000);
  const marked = [...document.querySelectorAll('.halo-last')].map((mark) => mark.closest('[data-piece]')?.getAttribute('data-piece'));
  expect(marked, 'what was done then, not now').toEqual(['chaillot:bank']);
  for (const key of ['u', 'e', '1', 'h']) press(key);
  expect([...calls, pick].filter((call) => call.mock.calls.length > 0)).toEqual([]);
  for (const button of document.querySelectorAll<HTMLButtonElement>('.bar .tb, .bar .go')) expect(button.disabled, button.textContent).toBe(true);
  press('Escape');
  flushSync();
  expect(document.querySelector('.notice:not(.quiet)')).toBeNull();
});

const line = (id: number, seat: number): LogLine => ({
  id,
  seq: id + 1,
  seat,
  icon: 'skip',
  key: 'log-pass',
  args: {},
  changes: [],
  round: 1,
  turn: true,
  private: false,
  undone: false,
  pieces: [],
});

it('every line of what others did is read out, each once', () => {
  const store = show();
  const heard = (): string => document.querySelector('[aria-live=polite]')?.textContent ?? '';
  const other = view.viewer === 0 ? 1 : 0;
  store.log = [line(0, other), line(1, other), line(2, view.viewer ?? 0)];
  flushSync();
  expect(heard().match(new RegExp(`P${other} `, 'g'))).toHaveLength(2);
  store.log = [...store.log, line(3, other)];
  flushSync();
  expect(heard().match(new RegExp(`P${other} `, 'g'))).toHaveLength(1);
  const sentence = heard();
  const changes = new MutationObserver(() => undefined);
  changes.observe(document.querySelector('[aria-live=polite]') as Element, { childList: true, characterData: true, subtree: true });
  store.log = [...store.log, line(4, other)];
  flushSync();
  expect(heard()).toBe(sentence);
  expect(changes.takeRecords(), 'the same once more is read out once more').not.toEqual([]);
  changes.disconnect();
});

it('a replay has the text view too, with a main landmark', async () => {
  preferences.textView = true;
  const store = new ReplayStore('t');
  store.use(box, { table, seat: null, start: view, steps: [] });
  mounted = mount(GameScreen, { target: document.body, props: { store } });
  await vi.waitFor(() => expect(document.querySelector('main .textview table')).not.toBeNull(), 60_000);
  expect(document.querySelector('main .textview form')).toBeNull();
});

it('who is here is told at a table, not in a replay', async () => {
  show();
  await there('.opp .dot');
  await unmount(mounted as Record<string, unknown>);
  const store = new ReplayStore('t');
  store.use(box, { table, seat: null, start: view, steps: [] });
  mounted = mount(GameScreen, { target: document.body, props: { store } });
  await there('.opp');
  expect(document.querySelector('.opp .dot')).toBeNull();
});

const looking: Partial<TableState> = { view: { ...view, phase: 'look', question: { kind: 'look', tiles: [1, 2] } }, legal: ['take 1', 'take 2'], plans: [] };

const asked = (question: NonNullable<View['question']>, ...legal: string[]): [string, Partial<TableState>] => [
  question.kind,
  { view: { ...view, phase: question.kind, question }, legal, plans: [] },
];
const questions = [
  asked({ kind: 'build', building: 'cafe', value: 5 }, 'build montmartre', 'build chaillot'),
  asked({ kind: 'vp' }, 'vp 18 montmartre', 'vp none'),
  asked({ kind: 'bonus', price: 0 }, 'bonus @13', 'bonus none'),
  asked({ kind: 'score', landmark: 'louvre', slots: ['silver', 'gold'], vp: { silver: 7, gold: 9 } }, 'score silver', 'score none'),
  asked({ kind: 'pair', of: 'resource', number: 24 }, 'pair wood', 'pair none'),
  ['look', looking],
] as const;

// one language for all: notation is put in by code, not by a text
it.each([['main', {}] as const, ...questions])('nobody sees or hears notation when asked: %s', async (_, state) => {
  await setLanguage('de');
  show(state);
  await there('.mine [data-piece]');
  expect(untranslated()).toEqual([]);
  await setLanguage('en');
});

it('notation is found in titles, texts and descriptions, and only there', () => {
  document.title = 'move arc montmartre:8 · Paname';
  document.body.innerHTML = `<p title="score gold" aria-label="place chaillot:bank">vp none</p><p title="12:10 AM">Runde 3: Pass</p>
    <section class="textview"><form>move arc montmartre:8</form></section>`;
  expect(untranslated()).toHaveLength(4);
  document.title = '';
});

it('an End Game tile is taken once, however often it is clicked', async () => {
  const store = show(looking);
  const act = vi.spyOn(store, 'actAll').mockImplementation(async () => {
    store.legal = []; // it is on its way
    return true;
  });
  const tile = await there('.ends .tilecard');
  tile.click();
  tile.click();
  expect(act.mock.calls).toEqual([[['take 1']]]);
});

it('a second click takes no End Game tile that nobody can have seen: it was meant for what stood there', async () => {
  const click = (element: Element, detail: number, x: number): unknown =>
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, detail, clientX: x, clientY: 50 }));
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
  click(document.body, 1, 100); // "Confirm", which brings the tiles
  const act = vi.spyOn(show(looking), 'actAll').mockResolvedValue(true);
  const tile = await there('.ends .tilecard');
  click(tile, 2, 101); // a double click
  now.mockReturnValue(1400);
  click(tile, 1, 110); // an impatient one
  expect(act).not.toHaveBeenCalled();
  click(tile, 1, 160); // the pointer went there
  expect(act).toHaveBeenCalledTimes(1);
  now.mockReturnValue(1600);
  click(tile, 1, 100); // there was time to look
  expect(act).toHaveBeenCalledTimes(2);
  now.mockRestore();
});

it('a hint is shown while an End Game tile is being chosen', async () => {
  const store = show(looking);
  store.hint = { seq: 7, action: 'take 2', level: 7, why: null };
  await vi.waitFor(() => expect(document.querySelector('.task .to')?.textContent).toContain('Take'), 60_000);
});

it('what would be thrown away is told before the turn ends', async () => {
  const store = show({ legal: ['done'], plans: [], losses: [{ kind: 'bonus' }, { kind: 'vp', piece: 'end:1', vp: 3 }] });
  const act = vi.spyOn(store, 'act').mockResolvedValue(true);
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
  press('e');
  await vi.waitFor(
    () =>
      expect([...document.querySelectorAll('.lose li')].map((one) => one.textContent?.replaceAll('\u00a0', ' '))).toEqual([
        'A free bonus tile (Undo brings it back)',
        'End Game tile: 3 VP',
      ]),
    5000,
  );
  now.mockReturnValue(1300);
  press('e'); // a double press, like a double click on the button: nobody has read it
  now.mockReturnValue(1600);
  dispatchEvent(new KeyboardEvent('keydown', { key: 'e', repeat: true })); // the key is held down
  expect(act).not.toHaveBeenCalled();
  press('e');
  expect(act).toHaveBeenCalledWith('done');
  now.mockRestore();
});

it('the card goes when the text view comes', async () => {
  show();
  const tile = await there('.mine [data-piece]');
  tile.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await vi.waitFor(() => expect(document.querySelector('.tip')).not.toBeNull(), 60_000);
  press('t');
  flushSync();
  expect(document.querySelector('.tip')).toBeNull();
});

it('the card of a framed tile says what a click does while something else is selected', async () => {
  const store = show();
  const free = () => document.querySelector<HTMLElement>('.mine .btile.glow');
  await vi.waitFor(() => expect(free()).not.toBeNull(), 60_000);
  const from = 'la-villette:bank';
  store.pick(from);
  flushSync();
  expect(store.selection).toEqual([from]);
  const tile = free() ?? expect.fail('no tile is framed');
  expect(store.targets.has(tile.dataset['piece'] as never)).toBe(false);
  tile.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect((await there('.tip .click')).textContent).not.toBe('');
});

it('a long press of the finger on a tile shows its card and plays nothing; a tap plays', async () => {
  const store = show();
  const pick = vi.spyOn(store, 'pick');
  const tile = await there('.mine [data-piece]');
  const touch = (type: string): boolean => tile.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch' }));
  touch('pointerdown');
  await there('.tip');
  vi.useFakeTimers();
  touch('pointerup');
  expect(tile.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true })), 'the focus stays').toBe(false);
  tile.click();
  expect(pick).not.toHaveBeenCalled();
  vi.advanceTimersByTime(600_000);
  vi.useRealTimers();
  flushSync();
  expect(document.querySelector('.tip'), 'it can be read in peace').not.toBeNull();
  document.querySelector('svg.board')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
  flushSync();
  expect(document.querySelector('.tip')).toBeNull();
  touch('pointerdown');
  touch('pointerup');
  tile.click();
  expect(pick).toHaveBeenCalledOnce();
});

it('notes are kept with every letter, each seat has its own', async () => {
  const notes = async (seat: number): Promise<HTMLTextAreaElement> => {
    const yours = { ...table, seats: table.seats.map((one) => ({ ...one, yours: one.seat === seat })) };
    show({ table: yours, seat, view: { ...view, viewer: seat, active: seat } });
    await there('.logp [role=tab]');
    [...document.querySelectorAll<HTMLElement>('.logp [role=tab]')].at(-1)?.click();
    flushSync();
    return document.querySelector('textarea') as HTMLTextAreaElement;
  };
  const written = await notes(0);
  written.value = 'gold first';
  written.dispatchEvent(new Event('input', { bubbles: true })); // no change event: still typing
  if (mounted) await unmount(mounted);
  expect((await notes(1)).value).toBe('');
  if (mounted) await unmount(mounted);
  expect((await notes(0)).value).toBe('gold first');
});

it('the names and the marks of the pieces on the board follow what happens', async () => {
  const store = show();
  const bank = document.querySelector('svg.board [data-piece="montmartre:bank"]');
  const name = bank?.querySelector('.an')?.textContent;
  const push = (seq: number, events: unknown[]) =>
    store.receive({
      type: 'update',
      kind: 'action',
      seq,
      seat: 1,
      action: 'place montmartre:bank',
      steps: 0,
      events,
      at: 0,
      over: null,
      view: null,
      legal: [],
      plans: [],
      francs: {},
      losses: [],
      undo: 0,
    } as never);
  push(8, [{ type: 'key_placed', seat: 1, place: 'montmartre:bank' }]);
  await vi.waitFor(() => expect(bank?.querySelector('.an')?.textContent).toBe(`${name}, keys: P1`), 60_000);
  expect(bank?.querySelectorAll('.halo-last').length).toBe(1);
  push(9, [{ type: 'key_moved', seat: 1, origin: 'montmartre:bank', target: 'arc' }]);
  await vi.waitFor(() => expect(bank?.querySelector('.an')?.textContent).toBe(name), 60_000);
});
