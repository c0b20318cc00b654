// The store against a server that keeps its word, loses answers, repeats itself and refuses: nothing is played twice, nothing
// is lost, nothing of another seat stays behind the curtain. Steps are those of a real game.
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, type Api } from './api';
import { loadTestBox, makeCorpus, type CorpusGame } from './corpus';
import { GameStore } from './game.svelte';
import { preferences } from './preferences.svelte';
import { ReplayStore } from './replay.svelte';
import * as sound from './sound';
import type { Box } from '../board/box';
import { parseAction, type Place } from './notation';
import type { CommandRequest, Loss, MovePlan, Replay, SeatInfo, TableInfo, TableState, Update, View } from './types';

let game: CorpusGame;
let box: Box;
beforeAll(() => {
  [game] = makeCorpus(1) as [CorpusGame];
  box = loadTestBox();
});
beforeEach(() => {
  localStorage.clear();
  preferences.animation = 'off';
  preferences.curtain = true;
});

/** A table at step n of the game, as the server would serve it. */
class Server {
  step = 0;
  seq = 0;
  sent: CommandRequest[] = [];
  /** moments that were asked for, as [eyes, seq] */
  asked: [number | null, number][] = [];
  /** for tables and states */
  requests = 0;
  /** what ending the turn would throw away */
  losses: Loss[] = [];
  /** how a move can be paid */
  ways: MovePlan[] = [];
  /** fail so many answers after doing what was asked */
  lose = 0;
  #answers = new Map<string, Update[]>();

  constructor(readonly yours: number[]) {}

  info(): TableInfo {
    const seats = game.start.slice(1).map((_, seat): SeatInfo => ({
      seat,
      kind: 'human',
      name: `P${seat}`,
      level: null,
      yours: this.yours.includes(seat),
      online: true,
      conceded: false,
      conceding_ends: false,
      trouble: 0,
      color: seat,
    }));
    return {
      id: 't',
      name: '',
      status: 'running',
      screens: 'closed',
      seats,
      active: this.view(null).active,
      seq: this.seq,
      over: null,
    } as unknown as TableInfo;
  }
  view(eyes: number | null, step = this.step): View {
    const views = step === 0 ? game.start : game.steps[step - 1]?.views;
    return views?.[(eyes ?? -1) + 1] as View;
  }
  state(eyes: number | null): TableState {
    const next = game.steps[this.step];
    const acts = next?.seat === eyes;
    return {
      table: this.info(),
      seat: eyes,
      seq: this.seq,
      view: this.view(eyes),
      legal: acts ? next.legal : [],
      plans: acts ? next.plans : [],
      francs: {},
      losses: acts ? this.losses : [],
      undo: 0,
      log: [],
    };
  }
  play(eyes: number | null): Update {
    const step = game.steps[this.step] as CorpusGame['steps'][number];
    this.step += 1;
    this.seq += 1;
    const { legal, plans } = this.state(eyes);
    return {
      type: 'update',
      seq: this.seq,
      kind: 'action',
      seat: step.seat,
      action: step.action,
      steps: 0,
      events: step.events[(eyes ?? -1) + 1] ?? [],
      view: null,
      active: this.view(null).active,
      legal,
      plans,
      francs: {},
      losses: [],
      undo: 1,
      over: null,
      at: 0,
    };
  }
  api(): Api {
    return {
      meta: async () => ({ version: '1', heartbeat: 15 }),
      components: async () => box.components,
      welcome: async () => {
        this.requests += 1;
        const [only, ...others] = this.yours;
        const state = this.state(only !== undefined && others.length === 0 ? only : null);
        return { state, components: box.components, server: { version: '1', heartbeat: 15 } };
      },
      table: async () => this.info(),
      state: async (_id: string, seat: number | null) => {
        this.requests += 1;
        return this.state(seat);
      },
      log: async () => ({ entries: [] }),
      hint: async () => {
        throw new ApiError(422, { code: 'not-your-turn', args: { active: 1 } }, this.seq);
      },
      ways: async () => ({ seq: this.seq, ways: this.ways }),
      moment: async (_id: string, seat: number | null, at: number) => {
        this.asked.push([seat, at]);
        if (at > this.seq) throw new ApiError(404, { code: 'no-such-moment', args: { at } }, this.seq);
        return { seq: at, view: this.view(seat, at) };
      },
      command: async (_id: string, body: CommandRequest) => {
        this.sent.push(body);
        const key = JSON.stringify(body);
        let updates = this.#answers.get(key);
        if (!updates) {
          if (body.seq !== this.seq) throw new ApiError(409, { code: 'stale', args: {} }, this.seq);
          if (body.command.type !== 'act' || !this.state(body.seat).legal.includes(body.command.action))
            throw new ApiError(422, { code: 'not-possible', args: {} }, this.seq);
          updates = [this.play(body.seat)];
          this.#answers.set(key, updates);
        }
        if (this.lose-- > 0) throw new ApiError(0, { code: 'unreachable', args: {} });
        return { seq: this.seq, updates };
      },
    } as unknown as Api;
  }
}

async function sit(server: Server): Promise<GameStore> {
  const store = new GameStore('t', server.api());
  await store.start();
  return store;
}

const action = (step: number): string => game.steps[step]?.action ?? '';
/** of a move; of anything else nowhere */
const ends = (text: string): [Place, Place] => {
  const meant = parseAction(text);
  return meant?.verb === 'move' ? [meant.from, meant.to] : [':', ':'];
};

describe('the game store', () => {
  it('needs one request for the first board', async () => {
    const server = new Server([0]);
    const store = await sit(server);
    expect(store.view).toEqual(server.view(0));
    expect(server.requests).toBe(1);
    store.close();
  });

  it('shows the server’s view after every step of its own and others', async () => {
    const server = new Server([0]);
    const store = await sit(server);
    for (let step = 0; step < game.steps.length; step++) {
      if (game.steps[step]?.seat === 0 && !action(step).startsWith('take')) expect(await store.act(action(step))).toBe(true);
      else store.receive(server.play(0));
      if (step % 9 === 0) expect(store.view).toEqual(server.view(0));
    }
    expect(store.view?.phase).toBe('over');
    expect(store.log.at(-1)?.key).toBe('log-over');
    store.close();
  });

  it('asks again with the same command when an answer is lost, and plays once', async () => {
    const server = new Server([0]);
    const store = await sit(server);
    server.lose = 2;
    expect(await store.act(action(0))).toBe(true);
    expect(server.sent).toHaveLength(3);
    expect(new Set(server.sent.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(server.step).toBe(1);
    expect(store.view).toEqual(server.view(0));
    store.close();
  });

  it('takes one command at a time, and an update only once', async () => {
    const server = new Server([0]);
    const store = await sit(server);
    const both = await Promise.all([store.act(action(0)), store.act(action(0))]);
    expect(both).toEqual([true, false]);
    const update = server.play(0);
    store.receive(update);
    store.receive(update);
    expect(store.seq).toBe(2);
    expect(store.view).toEqual(server.view(0));
    store.close();
  });

  it('takes the next command as soon as a push tells the result of the last, whose late answer changes nothing', async () => {
    const server = new Server([0]);
    const api = server.api();
    const { command } = api;
    const late: (() => void)[] = [];
    api.command = async (...args) => {
      const answer = await command(...args);
      for (const update of answer.updates) store.receive(structuredClone(update));
      await new Promise<void>((come) => late.push(come));
      return answer;
    };
    const store = new GameStore('t', api);
    await store.start();
    expect(game.steps[1]?.seat).toBe(0); // two of its own at once
    for (const step of [0, 1]) {
      void store.act(action(step));
      await vi.waitUntil(() => store.seq === step + 1);
      expect(store.busy).toBe(false);
    }
    const { view } = store;
    const refused = store.act('no such action');
    expect(store.busy).toBe(true);
    late.forEach((come) => come());
    expect(await refused).toBe(false);
    await vi.waitFor(() => expect(store.error?.code).toBe('not-possible'));
    expect([store.busy, store.view]).toEqual([false, view]);
    expect(view).toEqual(server.view(0));
    store.close();
  });

  it('waits for its own result: what somebody else did meanwhile is none, nor is half a chain', async () => {
    const server = new Server([0]);
    const api = server.api();
    let refuse = (_: ApiError): void => {};
    api.command = () => new Promise((_, reject) => (refuse = reject));
    const store = new GameStore('t', api);
    await store.start();
    const chain = store.actAll([action(0), action(1)]);
    store.receive(server.play(0));
    expect([store.seq, store.busy]).toEqual([1, true]);
    store.receive({ ...server.play(0), seat: 1 });
    expect([store.seq, store.busy]).toEqual([2, true]);
    expect(store.waiting).toBe(false); // most answers are here before anything shows that they are missing
    await vi.waitUntil(() => store.waiting);
    refuse(new ApiError(409, { code: 'stale', args: {} }, 2));
    expect(await chain).toBe(false);
    expect([store.busy, store.waiting, store.error?.code]).toEqual([false, false, 'stale']);
    store.close();
  });

  it('says why a command was refused and stays as it was', async () => {
    const server = new Server([0]);
    const store = await sit(server);
    const before = store.view;
    expect(await store.act('done')).toBe(false);
    expect(store.error).toEqual({ code: 'not-possible', args: {} });
    expect(store.view).toBe(before);
    expect(await store.act(action(0))).toBe(true);
    expect(store.error).toBeNull();
    store.close();
  });

  it('takes an undo’s view and strikes the line out', async () => {
    const server = new Server([0]);
    const store = await sit(server);
    await store.act(action(0));
    store.receive({
      type: 'update',
      seq: 2,
      kind: 'undo',
      seat: 0,
      action: null,
      steps: 1,
      events: [],
      view: game.start[1] as View,
      active: 0,
      legal: game.steps[0]?.legal ?? [],
      plans: [],
      francs: {},
      losses: [],
      undo: 0,
      over: null,
      at: 0,
    });
    expect(store.view).toEqual(game.start[1]);
    expect(store.log.map((line) => line.undone)).toEqual([true]);
    expect(store.legal).toEqual(game.steps[0]?.legal);
    store.close();
  });

  it('keeps nothing of a seat behind the curtain', async () => {
    const server = new Server([0, 1]);
    const store = await sit(server);
    expect([store.curtain, store.view, store.seat]).toEqual([0, null, null]);
    await store.reveal();
    expect([store.curtain, store.seat]).toEqual([null, 0]);
    while (store.curtain === null) expect(await store.act(action(server.step))).toBe(true);
    expect(store.curtain).toBe(1);
    expect([store.view, store.legal, store.log, store.seat]).toEqual([null, [], [], null]);
    expect(JSON.stringify(store.report())).not.toContain('"viewer"');
    await store.reveal();
    expect(store.view).toEqual(server.view(1));
    store.close();
  });

  it('shows who gets the device what happened since their last turn', async () => {
    const server = new Server([0, 1]);
    const log: TableState['log'] = [];
    const api = server.api();
    const { state, command } = api;
    api.state = async (id, seat, ...rest) => ({ ...(await state(id, seat, ...rest)), log: [...log] });
    api.command = async (id, body) => {
      const answer = await command(id, body);
      log.push(
        ...answer.updates.map(({ seq, seat, action: text, events }) => ({
          seq,
          kind: 'action' as const,
          seat: seat ?? 0,
          action: text,
          steps: 0,
          events,
          undone: false,
          at: 0,
        })),
      );
      return answer;
    };
    const store = new GameStore('t', api);
    await store.start();
    await store.reveal();
    expect(store.missed).toEqual([]); // nothing has happened yet
    while (store.curtain === null) await store.act(action(server.step));
    await store.reveal();
    expect(store.missed).toEqual([]); // "since your turn" means nothing before one's first
    while (store.curtain === null) await store.act(action(server.step));
    await store.reveal();
    const since = log.filter(({ seq, seat, action }) => seat === 1 && seq > 0 && action !== 'done'); // which shows nothing
    expect(store.missed).toEqual(since);
    expect(store.last.size).toBeGreaterThan(0);
    await store.replayMissed();
    expect(store.view).toEqual(server.view(0));
    expect(server.asked).toEqual([[0, (since[0]?.seq ?? 0) - 1]]);
    store.close();
  });

  describe('a log that is long in coming', () => {
    /** A table that has missed an entry and asked for the log; `come` lets that come. */
    async function late(seats: number[]): Promise<{ server: Server; store: GameStore; come: () => Promise<void> }> {
      const server = new Server(seats);
      while (game.steps[server.step + 1]?.seat === 0) server.play(0);
      let letGo = (): void => undefined;
      const held = new Promise<void>((resolve) => (letGo = resolve));
      const { action: text = '', events = [] } = game.steps[0] ?? {};
      const answer = held.then(() => ({ entries: [{ seq: 1, kind: 'action', seat: 0, action: text, steps: 0, events: events[1], undone: false, at: 0 }] }));
      const store = new GameStore('t', { ...server.api(), log: () => answer } as never);
      await store.start();
      if (store.curtain !== null) await store.reveal();
      server.seq += 1;
      const { legal, plans } = server.state(0);
      const missed = { type: 'update', seq: server.seq, kind: 'resync', seat: null, action: null, steps: 0, events: [], at: 0 };
      store.receive({ ...missed, view: server.view(0), active: 0, legal, plans, francs: {}, losses: [], undo: 0, over: null } as never);
      const come = async (): Promise<void> => {
        letGo();
        await answer;
        await Promise.resolve();
      };
      return { server, store, come };
    }

    it('is not shown to the next seat', async () => {
      const { server, store, come } = await late([0, 1]);
      await store.act(action(server.step));
      expect(store.curtain).toBe(1);
      await store.reveal();
      await come();
      expect([store.seat, store.log]).toEqual([1, []]);
      store.close();
    });

    it('does not hide what has happened meanwhile', async () => {
      const { server, store, come } = await late([0]);
      while (store.log.length === 0) store.receive(server.play(0));
      const [{ seq } = {}] = store.log;
      await come();
      expect(store.log.map((line) => line.seq)).toEqual([1, seq]);
      store.close();
    });
  });

  it('looks back at moments it has not seen itself, each asked for once', async () => {
    const server = new Server([0]);
    while (server.step < 12) server.play(0);
    const store = await sit(server);
    store.receive(server.play(0));
    for (const seq of [12, 13, 5, 0, 5]) expect(await store.moment(seq)).toEqual(server.view(0, seq));
    expect(server.asked).toEqual([
      [0, 5],
      [0, 0],
    ]);
    expect(await store.moment(99)).toBeNull();
    expect(store.error?.code).toBe('no-such-moment');
    store.close();
  });

  it('shows the next seat no moment of the one before', async () => {
    const server = new Server([0, 1]);
    const store = await sit(server);
    await store.reveal();
    const seen = store.seq;
    while (game.steps[server.step + 1]?.seat === 0) await store.act(action(server.step));
    expect(await store.moment(seen + 1)).toEqual(server.view(0, seen + 1));
    let letGo = (): void => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const api = server.api();
    const slow = new GameStore('t', { ...api, moment: async (id, seat, at) => (await held, api.moment(id, seat, at)) });
    await slow.start();
    await slow.reveal();
    const asked = slow.moment(0);
    await slow.act(action(server.step));
    expect(slow.curtain).toBe(1);
    letGo();
    expect(await asked).toBeNull();
    await slow.reveal();
    expect((await slow.moment(seen + 1))?.viewer).toBe(1);
    store.close();
    slow.close();
  });

  it('offers what happened since its last visit', async () => {
    const server = new Server([0]);
    const first = await sit(server);
    while (game.steps[server.step]?.seat === 0) await first.act(action(server.step));
    first.close();
    const entries: TableState['log'] = [];
    while (game.steps[server.step]?.seat !== 0) {
      const { seq, seat, action: text, events } = server.play(0);
      entries.push({ seq, kind: 'action', seat: seat ?? 0, action: text, steps: 0, events, undone: false, at: 0 });
    }
    const api = server.api();
    const { welcome } = api;
    api.welcome = async (id) => {
      const first = await welcome(id);
      return { ...first, state: { ...first.state, log: entries } };
    };
    const store = new GameStore('t', api);
    await store.start();
    expect(store.missed).toHaveLength(entries.filter((entry) => entry.action !== 'done').length);
    await store.replayMissed();
    expect(store.view).toEqual(server.view(0));
    store.close();
  });
});

describe('away', () => {
  let hidden = false;
  const hide = (now: boolean): void => {
    hidden = now;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  beforeEach(() => {
    hidden = false;
    preferences.autoReplay = false;
    vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
    vi.useFakeTimers({ toFake: ['Date'] });
    return () => {
      vi.useRealTimers();
      vi.restoreAllMocks();
    };
  });
  /** The own turn is over; then others play until it is one's turn again. */
  async function away(store: GameStore, server: Server, seconds: number): Promise<number> {
    while (game.steps[server.step]?.seat === 0) await store.act(action(server.step));
    hide(true);
    let missed = 0;
    while (game.steps[server.step]?.seat !== 0) {
      const update = server.play(0);
      store.receive(update);
      if (update.action !== 'done') missed += 1;
    }
    vi.setSystemTime(Date.now() + seconds * 1000);
    hide(false);
    return missed;
  }

  it('offers what an open tab out of sight has missed', async () => {
    const server = new Server([0]);
    const store = await sit(server);
    const missed = await away(store, server, 60);
    expect(missed).toBeGreaterThan(0);
    expect(store.missed).toHaveLength(missed);
    await store.replayMissed();
    expect(store.view).toEqual(server.view(0));
    store.close();
  });

  it('is silent there: what happens out of sight is heard by the chime alone', async () => {
    preferences.sounds = true;
    const heard = vi.spyOn(sound, 'soundOf');
    const server = new Server([0]);
    const store = await sit(server);
    while (game.steps[server.step]?.seat === 0) await store.act(action(server.step));
    expect(heard).toHaveBeenCalled();
    heard.mockClear();
    await away(store, server, 60);
    expect(heard).not.toHaveBeenCalled();
    preferences.sounds = false;
    store.close();
  });

  it('offers it no longer when one plays on', async () => {
    const server = new Server([0]);
    const store = await sit(server);
    await away(store, server, 60);
    expect(store.missed).not.toHaveLength(0);
    await store.act(action(server.step));
    expect(store.missed).toHaveLength(0);
    store.close();
  });

  it('lets a glance elsewhere pass', async () => {
    const server = new Server([0]);
    const store = await sit(server);
    await away(store, server, 5);
    expect(store.missed).toHaveLength(0);
    store.close();
  });

  it('replays by itself for who wants that', async () => {
    preferences.autoReplay = true;
    const server = new Server([0]);
    const store = await sit(server);
    const replay = vi.spyOn(store, 'replayMissed');
    await away(store, server, 60);
    expect(replay).toHaveBeenCalledOnce();
    expect(store.missed).toHaveLength(0);
    expect(store.view).toEqual(server.view(0));
    store.close();
  });
});

describe('a bad line', () => {
  it.each([1, 2, 3])('shows the next person’s eyes though their first requests were lost (%d)', async (many) => {
    const sockets: FakeSocket[] = [];
    class FakeSocket {
      static OPEN = 1;
      onopen: (() => void) | null = null;
      close(): void {}
      constructor() {
        sockets.push(this);
      }
    }
    vi.stubGlobal('WebSocket', FakeSocket);
    const server = new Server([0, 1]);
    const api = server.api();
    const { state } = api;
    let lost = many;
    api.state = async (id, seat) => {
      if (lost-- > 0) throw new ApiError(0, { code: 'unreachable', args: {} });
      return state(id, seat);
    };
    const store = new GameStore('t', api);
    await store.start();
    await store.reveal();
    expect([store.view, store.connection]).toEqual([null, 'reconnecting']);
    sockets.at(-1)?.onopen?.();
    await vi.waitFor(() => expect(store.view).toEqual(server.view(0)), 5000);
    expect([store.connection, store.error]).toEqual(['live', null]);
    store.close();
    vi.unstubAllGlobals();
  });
});

describe('clicking', () => {
  async function until(server: Server, wanted: (legal: string[]) => boolean): Promise<GameStore> {
    while (!(game.steps[server.step]?.seat === 0 && wanted(game.steps[server.step]?.legal ?? []))) server.play(0);
    return sit(server);
  }

  it('draws by one click on a pile, or asks first when told so', async () => {
    const server = new Server([0]);
    const store = await sit(server);
    preferences.confirmDraw = true;
    store.pick('pile:1');
    expect(store.confirming?.action).toBe('draw 1');
    expect(server.sent).toHaveLength(0);
    store.cancel();
    preferences.confirmDraw = false;
    store.pick('pile:2');
    expect(server.sent.map((body) => body.command)).toEqual([{ type: 'act', action: 'draw 2' }]);
    store.close();
  });

  it('lets the server say why a key cannot go where it was sent', async () => {
    const server = new Server([0]);
    const from = (legal: string[]): Place | undefined => legal.map(ends).find(([one]) => one.endsWith(':bank'))?.[0];
    const store = await until(server, (legal) => from(legal) !== undefined);
    const origin = from(store.legal) as Place;
    const elsewhere = store.view?.districts.find((one) => !origin.startsWith(`${one.district}:`) && one.sites.every((site) => site.keys.length === 0));
    const target: Place = `${elsewhere?.district}:${elsewhere?.sites[0]?.value}`;
    store.pick(origin);
    store.pick(target);
    expect(server.sent.map((body) => body.command)).toEqual([{ type: 'act', action: `move ${origin} ${target}` }]);
    await vi.waitFor(() => expect(store.error).toEqual({ code: 'not-possible', args: {} }));
    expect(store.selection).toContain(origin);
    store.close();
  });

  it('places a key by hand and bank, or by the bank alone', async () => {
    const server = new Server([0]);
    const store = await until(server, (legal) => legal.some((text) => text.startsWith('place ')));
    const bank = store.legal.find((text) => text.startsWith('place '))?.slice(6) as Place;
    store.pick('hand');
    expect(server.sent).toHaveLength(0);
    expect(store.targets.has(bank)).toBe(true);
    store.pick(bank);
    expect(server.sent.map((body) => body.command)).toEqual([{ type: 'act', action: `place ${bank}` }]);
    store.close();
  });

  it('moves from source to target', async () => {
    const server = new Server([0]);
    const store = await until(server, (legal) => legal.some((text) => /^move \S+ \S+:\d$/.test(text)));
    const wanted = store.legal.find((text) => /^move \S+ \S+:\d$/.test(text)) ?? '';
    const [from, to] = ends(wanted);
    store.pick(from);
    expect(store.selection).toEqual([from]);
    expect(store.targets.get(to)).toMatchObject({ state: 'payable' });
    store.pick(to);
    expect(server.sent.map((body) => body.command)).toEqual([{ type: 'act', action: wanted }]);
    store.close();
  });

  it('keeps what is selected while the same is told again, until something has happened', async () => {
    const server = new Server([0]);
    const store = await until(server, (legal) => legal.some((text) => text.startsWith('place ')));
    store.pick('hand');
    const { view, legal, plans, francs, losses, undo } = server.state(0);
    const again = { type: 'update', seq: server.seq, kind: 'resync', seat: null, action: null, steps: 0, events: [], at: 0 };
    store.receive({ ...again, view, legal, plans, francs, losses, undo, over: null, active: 0 } as never);
    expect(store.selection).toEqual(['hand']);
    const bank = store.legal.find((text) => text.startsWith('place '))?.slice(6) as Place;
    store.pick(bank);
    await vi.waitFor(() => expect(store.seq).toBe(server.seq));
    expect(store.selection).toEqual([]);
    store.close();
  });

  it('says why a place cannot be bought, and keeps the key selected', async () => {
    const server = new Server([0]);
    const at = game.steps.findIndex(
      (step) =>
        step.seat === 0 &&
        step.plans.some(
          (plan) =>
            plan.chain === null &&
            / \S+:\d$/.test(plan.action) &&
            step.plans.some((other) => other.chain?.length === 0 && ends(other.action)[0] === ends(plan.action)[0]),
        ),
    );
    if (at < 0) throw new Error('no such position in the game: take another seed');
    while (server.step < at) server.play(0);
    const store = await sit(server);
    const sources = new Set(store.plans.filter((plan) => plan.chain?.length === 0).map((plan) => ends(plan.action)[0]));
    const plan = store.plans.find((one) => one.chain === null && / \S+:\d$/.test(one.action) && sources.has(ends(one.action)[0]));
    const [from, to] = ends(plan?.action ?? '');
    store.pick(from);
    store.pick(to);
    expect(store.error).toEqual(plan?.reason);
    expect(store.selection).toEqual([from]);
    expect(server.sent).toHaveLength(0);
    store.close();
  });

  it('opens the payment sheet for a move that must be paid by exchange', async () => {
    const server = new Server([0]);
    const at = game.steps.findIndex(
      (step) => step.seat === 0 && step.plans.some((plan) => plan.chain && plan.chain.length > 0 && / \S+:\d$/.test(plan.action)),
    );
    if (at < 0) throw new Error('no such position in the game: take another seed');
    while (server.step < at) server.play(0);
    const store = await sit(server);
    const plan = store.plans.find((one) => one.chain && one.chain.length > 0 && / \S+:\d$/.test(one.action));
    const choice = store.choices.find((one) => one.action === plan?.action);
    if (!plan || !choice) throw new Error('no choice');
    store.choose(choice);
    expect(store.payment).toBe(choice);
    void store.confirm();
    expect(server.sent.map((body) => body.command)).toEqual([{ type: 'chain', actions: [...(plan.chain ?? []), plan.action] }]);
    store.close();
  });

  it('offers the ways to pay, the best first, and pays by the one that is chosen', async () => {
    const server = new Server([0]);
    const paid = (plan: MovePlan): boolean => (plan.chain?.length ?? 0) > 0;
    while (!(game.steps[server.step]?.seat === 0 && game.steps[server.step]?.plans.some(paid))) server.play(0);
    const store = await sit(server);
    const choice = store.choices.find((one) => one.plan && paid(one.plan));
    if (!choice?.plan) throw new Error('no choice');
    const [best, other] = [{ ...choice.plan, chain: ['sell wood'] }, choice.plan];
    server.ways = [best, other];
    store.choose(choice);
    expect(store.way).toEqual(choice.plan); // until the others are known
    await vi.waitFor(() => expect(store.ways).toEqual([best, other]));
    expect(store.way).toEqual(best);
    store.payBy(other);
    void store.confirm();
    expect(server.sent.map((body) => body.command)).toEqual([{ type: 'chain', actions: [...(other.chain ?? []), choice.action] }]);
    store.close();
  });

  it('pays without asking where there is one way only, for who wishes so', async () => {
    const server = new Server([0]);
    const paid = (plan: MovePlan): boolean => (plan.chain?.length ?? 0) > 0 && plan.forgone === 0;
    while (!(game.steps[server.step]?.seat === 0 && game.steps[server.step]?.plans.some(paid))) server.play(0);
    const store = await sit(server);
    const choice = store.choices.find((one) => one.plan && paid(one.plan));
    if (!choice?.plan) throw new Error('no choice');
    preferences.autoPay = true;
    server.ways = [choice.plan, { ...choice.plan, chain: ['sell wood'] }];
    store.choose(choice);
    await vi.waitFor(() => expect(store.payment).toBe(choice));
    expect(server.sent).toHaveLength(0);
    store.cancel();
    server.ways = [choice.plan];
    store.choose(choice);
    await vi.waitFor(() =>
      expect(server.sent.map((body) => body.command)).toEqual([{ type: 'chain', actions: [...(choice.plan?.chain ?? []), choice.action] }]),
    );
    expect(store.payment).toBeNull();
    preferences.autoPay = false;
    store.close();
  });

  it('says nothing of a hint that came too late', async () => {
    const store = await sit(new Server([0]));
    await store.askHint();
    expect([store.hint, store.error]).toEqual([null, null]);
    store.close();
  });

  it('asks for one hint at a time, and drops one that is not wanted any more', async () => {
    const server = new Server([0]);
    const asked: ((hint: unknown) => void)[] = [];
    const store = new GameStore('t', { ...server.api(), hint: () => new Promise((answer) => asked.push(answer)) } as never);
    await store.start();
    const first = [store.askHint(), store.askHint()];
    expect(asked).toHaveLength(1);
    store.cancel();
    asked[0]?.({ seq: server.seq, action: 'draw 1' });
    await Promise.all(first);
    expect(store.hint).toBeNull();
    const second = store.askHint();
    asked[1]?.({ seq: server.seq, action: 'draw 2' });
    await second;
    expect(store.hint).toMatchObject({ action: 'draw 2' });
    store.close();
  });

  it('asks once in a turn before something is thrown away, unless told not to', async () => {
    const server = new Server([0]);
    server.losses = [{ kind: 'bonus' }];
    const store = await until(server, (legal) => legal.includes('done'));
    await store.endTurn();
    expect(store.confirming?.action).toBe('done');
    expect(server.sent).toHaveLength(0);
    store.cancel();
    await store.endTurn(); // they know by now
    expect(server.sent.map((body) => body.command)).toEqual([{ type: 'act', action: 'done' }]);
    store.close();

    preferences.askLosses = false;
    const quiet = new Server([0]);
    quiet.losses = server.losses;
    const other = await until(quiet, (legal) => legal.includes('done'));
    await other.endTurn();
    expect(quiet.sent).toHaveLength(1);
    preferences.askLosses = true;
    other.close();
  });
});

describe('the replay store', () => {
  it('goes anywhere, and shows what the server would', () => {
    const store = new ReplayStore('t');
    const steps = game.steps.map((step, index) => ({ step: index + 1, seat: step.seat, action: step.action, events: step.events[0] ?? [] }));
    store.use(box, { table: { seats: [] } as unknown as TableInfo, seat: null, start: game.start[0] as View, steps } satisfies Replay);
    for (const step of [0, 1, 15, 16, 17, 100, steps.length, 33]) {
      store.goto(step);
      expect(store.view, `step ${step}`).toEqual(step === 0 ? game.start[0] : game.steps[step - 1]?.views[0]);
    }
    store.forward();
    expect([store.step, store.view]).toEqual([34, game.steps[33]?.views[0]]);
    store.back();
    expect(store.step).toBe(33);
    expect(store.turns.length).toBeGreaterThan(20);
    store.gotoTurn(3);
    expect(store.step).toBe(store.turns[3]?.step);
    expect(store.turn).toBe(3);
    store.close();
  });
});
