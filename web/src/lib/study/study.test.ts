import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { Components } from '../board/box';
import type { Api } from '../client/api';
import { preferences } from '../client/preferences.svelte';
import type { StudyMove, StudyPlayed, StudyState, TableInfo, TableState, Update, View } from '../client/types';
import type { Studies } from './api';
import { StudyStore } from './study.svelte';
import { nextOf, onwards, pathTo, rows, toAct, turnsTo, type Tree } from './tree';

const GALLERY = join(import.meta.dirname, '..', '..', '..', 'tests', 'gallery');
const read = (name: string): unknown => JSON.parse(readFileSync(join(GALLERY, name), 'utf8'));
const components = read('components.json') as Components;
const { view } = read('late-game.json') as { view: View };

const move = (parent: number, seat: number, action: string, comment = ''): StudyMove => ({ parent, seat, action, comment });
// The game: 1 2 3 | 4. A variation leaves after 1 (5 6 | 7), another leaves that one (8); one goes on after the end (9).
const MOVES = [
  move(0, 0, 'draw 1'),
  move(1, 0, 'place arc'),
  move(2, 0, 'done'),
  move(3, 1, 'draw 2'),
  move(1, 0, 'place montmartre:bank'),
  move(5, 0, 'done'),
  move(6, 1, 'draw 3'),
  move(6, 1, 'draw 1'),
  move(4, 1, 'place arc'),
];
const TREE: Tree = { moves: [null, ...MOVES], end: 4 };

describe('the tree', () => {
  it('is told turn by turn, a variation under the turn that it leaves', () => {
    expect(rows(TREE, 2)).toEqual([
      { nodes: [1, 2, 3], seat: 0, round: 1, depth: 0 },
      { nodes: [5, 6], seat: 0, round: 1, depth: 1 },
      { nodes: [7], seat: 1, round: 1, depth: 1 },
      { nodes: [8], seat: 1, round: 1, depth: 2 },
      { nodes: [4], seat: 1, round: 1, depth: 0 },
      { nodes: [9], seat: 1, round: 1, depth: 1 },
    ]);
    expect(rows({ moves: [null, move(0, 0, 'draw 1')], end: 0 }, 2)).toEqual([{ nodes: [1], seat: 0, round: 1, depth: 1 }]);
  });

  it('knows the turns on the way to a node, and which are of the game', () => {
    expect([turnsTo(TREE, 4), turnsTo(TREE, 8), turnsTo(TREE, 0)]).toEqual([
      { ends: [3], shared: 1 },
      { ends: [6], shared: 0 },
      { ends: [], shared: 0 },
    ]);
  });

  it('leads on, back, and to whoever is to act', () => {
    expect([nextOf(TREE, 1), nextOf(TREE, 4), onwards(TREE, 4), nextOf(TREE, 6), onwards(TREE, 8)]).toEqual([2, null, 9, 7, null]);
    expect(pathTo(TREE, 8)).toEqual([1, 5, 6, 8]);
    expect([toAct(TREE, 0, 2), toAct(TREE, 2, 2), toAct(TREE, 3, 2), toAct(TREE, 3, 3)]).toEqual([0, 0, 1, 1]);
  });
});

const seats = [0, 1, 2, 3].map((seat) => ({ seat, kind: 'human', name: `P${seat}`, level: null, yours: true, color: seat }));
const info = { id: 't', status: 'record', components: components.sha256, screens: 'open', seats, over: null } as unknown as TableInfo;
const table = (seq: number, seat: number): TableState => ({
  table: { ...info, seats: info.seats.map((one) => ({ ...one, yours: one.seat === seat })) },
  seat,
  seq,
  view: { ...view, active: seat, viewer: seat },
  legal: ['done'],
  plans: [],
  francs: {},
  losses: [],
  undo: 3,
  log: [],
});
const update = (seq: number, active: number): Update => ({
  type: 'update',
  seq,
  kind: 'action',
  seat: 0,
  action: 'done',
  steps: 0,
  events: [
    { type: 'turn_ended', seat: 0 },
    { type: 'turn_started', seat: active, round: 9 },
  ] as never,
  view: null,
  active,
  legal: [],
  plans: [],
  francs: {},
  losses: [],
  undo: 1,
  over: null,
  at: 0,
});

function server(yours = true) {
  const calls: string[] = [];
  const say = <T>(text: string, answer: T): Promise<T> => (calls.push(text), Promise.resolve(answer));
  const study = (id: string, own: boolean): StudyState => ({
    study: { id, table: 't', yours: own, revision: 3, names: ['a', 'b', 'c', 'd'], over: null, size: 5, updated: 0 },
    comment: '',
    moves: MOVES,
    end: 4,
    at: { node: 2, state: table(2, 0) },
  });
  const played = (node: number, parent: number, active: number): StudyPlayed => ({
    revision: 4,
    node,
    added: [move(parent, 0, 'done')],
    updates: [update(pathTo(TREE, parent).length + 1, active)],
    look: null,
  });
  const from = {
    open: (id: string, node: number) => say(`open ${id} ${node}`, study(id, id === 'copy' || yours)),
    at: (id: string, node: number, seat: number | null) =>
      isNaN(node)
        ? Promise.reject(new Error('offline'))
        : say(`at ${node} ${seat}`, { node, state: table(pathTo(TREE, node).length, seat ?? toAct(TREE, node, 4)) }),
    play: (id: string, { revision, node, actions }: { revision: number; node: number; actions: string[] }) =>
      say(`play ${id} ${revision} ${node} ${actions.join()}`, played(10, node, 1)),
    bot: (id: string, { node, level }: { node: number; level: number }) => say(`bot ${node} ${level}`, played(11, node, 0)),
    comment: (id: string, { node, comment }: { node: number; comment: string }) => say(`comment ${node} ${comment}`, { ...study(id, true).study, revision: 9 }),
    fork: (id: string) => say(`fork ${id}`, { id: 'copy', node: 0 }),
  } as unknown as Studies;
  const api = { components: () => Promise.resolve(components) } as unknown as Api;
  return { calls, store: new StudyStore('abc', from, api) };
}

async function started(yours = true) {
  preferences.animation = 'off';
  const found = server(yours);
  await found.store.start(2);
  expect(found.store.error).toBe(null);
  return found;
}

describe('a study', () => {
  it('is a table whose commands go to the study', async () => {
    const { calls, store } = await started();
    expect([store.node, store.me, store.game.seat, store.game.canEnd]).toEqual([2, 0, 0, true]);
    expect(await store.game.act('done')).toBe(true);
    expect(calls.at(-1)).toBe('play abc 3 2 done');
    expect([store.node, store.info?.revision, store.moves.length]).toEqual([10, 4, 11]);
    store.close();
  });

  it('lets bots answer what was played, and nobody while one only looks', async () => {
    const { calls, store } = await started();
    await store.goto(3);
    store.settled();
    expect(calls.at(-1)).toBe('at 3 0');
    await store.goto(2);
    await store.game.act('done');
    store.settled();
    await vi.waitFor(() => expect(calls.at(-1)).toBe('bot 10 5'));
    await vi.waitFor(() => expect(store.thinking).toBe(false));
    expect(store.node).toBe(11);
    store.close();
  });

  it('goes on with the next seat where somebody plays all', async () => {
    const { calls, store } = await started();
    await store.sit(null);
    await store.game.act('done');
    store.settled();
    await vi.waitFor(() => expect(calls.at(-1)).toBe('at 10 null'));
    store.close();
  });

  it('takes back to one’s own last decision', async () => {
    const { calls, store } = await started();
    await store.goto(8);
    store.game.undoable = 1;
    await store.game.undo();
    expect(calls.at(-1)).toBe('at 5 0'); // the end of the turn is taken back with the bot's draw
    store.close();
  });

  it('makes a copy of somebody else’s before it changes anything', async () => {
    const { calls, store } = await started(false);
    await store.game.act('done');
    expect(calls.slice(-3)).toEqual(['fork abc', 'open copy 2', 'play copy 3 2 done']);
    expect(store.id).toBe('copy');
    store.close();
  });

  it('steps on from where it is going, however late the answers are', async () => {
    const { calls, store } = await started();
    store.back();
    store.back();
    store.forward();
    store.forward();
    store.forward();
    expect(calls.slice(-5)).toEqual(['at 1 0', 'at 0 0', 'at 1 0', 'at 2 0', 'at 3 0']);
    await vi.waitFor(() => expect(store.node).toBe(3));
    store.close();
  });

  it('takes no comment on its way to another node', async () => {
    const { store } = await started();
    expect(store.moving).toBe(false);
    store.back();
    expect(store.moving).toBe(true);
    await vi.waitFor(() => expect(store.node).toBe(1));
    expect(store.moving).toBe(false);
    await store.goto(NaN); // an answer that does not come
    expect([store.node, store.moving]).toEqual([1, false]);
    store.close();
  });

  it('keeps a comment with its node', async () => {
    const { calls, store } = await started();
    await store.say(' well ');
    expect([calls.at(-1), store.comment, store.info?.revision]).toEqual(['comment 2  well ', 'well', 9]);
    await store.say('well');
    expect(calls.at(-1)).toBe('comment 2  well ');
    store.close();
  });
});
