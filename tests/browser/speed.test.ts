// What a move costs on a phone of the middle class, which is four times slower than this machine: the script of the page's thread,
// told by Chromium's own trace, in milliseconds of the phone. In processor time, which other work hardly changes: Chromium's own
// throttling counts by the clock.

import type { CDPSession } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import { choices, open } from '../../web/src/lib/client/choices';
import { districtOf, parseAction, type Piece } from '../../web/src/lib/client/notation';
import type { TableInfo, TableState, View } from '../../web/src/lib/client/types';
import { browser, PHONE, Player, playTo, seeded, settled, wish } from './driver';

const SLOWER = 4;
/** milliseconds of script, of a tap that plays and of a slice of idle work */
const MOST = 16;
const TAPS = 110;

describe('a move on a phone of the middle class', () => {
  it(`takes at most ${MOST} ms of script from the tap to the picture, for whoever plays it`, async () => {
    const [ada, blaise] = [await Player.sit(browser, {}, PHONE), await Player.sit(browser)];
    const { id } = await ada.create({ seats: [{ kind: 'human', name: 'Ada' }, { kind: 'open' }], random_start: false });
    await blaise.context.request.get('/api/my');
    await blaise.post(`/api/tables/${id}/join`, { name: 'Blaise' });
    await ada.post(`/api/tables/${id}/start`, {});
    const phone = await Phone.of(ada, id);
    const random = seeded(2);
    while (phone.taps.length < TAPS && (await ada.get<TableInfo>(`/api/tables/${id}`)).status !== 'over') {
      await playTo(blaise, id, random, () => false, { leave: (info) => info.active === 0 });
      await phone.act(random);
    }
    const taps = await phone.end();
    for (const what of ['look', 'pick', 'draw', 'place', 'move', 'done']) told(what, script(taps, what));
    const idle = taps.flatMap((tap) => tap.idle);
    told('one slice of what waits until the page is idle', idle);
    expect(Math.max(...idle)).toBeLessThan(MOST);
    expect(told('all that play', script(taps, 'draw', 'place', 'move', 'done'))).toBeLessThanOrEqual(MOST);
    await ada.close();
    await blaise.close();
  });
});

interface Tap {
  what: string;
  /** milliseconds of the phone, all in all and each time nothing else was to be done */
  script: number;
  idle: number[];
}

const script = (taps: readonly Tap[], ...what: string[]): number[] => taps.filter((tap) => what.includes(tap.what)).map((tap) => tap.script);

/** The median, which is also told. */
function told(what: string, times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part: number): number => sorted[Math.floor(sorted.length * part)] ?? 0;
  console.log(`${what}: median ${at(0.5).toFixed(1)} ms, 90% ${at(0.9).toFixed(1)} ms, most ${at(1 - 1e-9).toFixed(1)} ms (${times.length})`);
  return at(0.5);
}

interface TraceEvent {
  name: string;
  ph: string;
  tid: number;
  pid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args: { data?: { type?: string }; name?: string };
}

/** Where script begins. Microtasks after a callback are part of it in the trace. */
const SCRIPT = new Set(['EventDispatch', 'FunctionCall', 'RunMicrotasks', 'EvaluateScript', 'TimerFire', 'FireAnimationFrame', 'FireIdleCallback']);

class Phone {
  /** what each was for, and when all that it led to was done: the clock of the trace */
  readonly taps: { what: string; end: number }[] = [];
  private constructor(
    readonly player: Player,
    readonly table: string,
    readonly session: CDPSession,
  ) {}

  static async of(player: Player, table: string): Promise<Phone> {
    await player.show(table);
    await settled(player, 0);
    await player.quiet();
    const session = await player.context.newCDPSession(player.page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const phone = new Phone(player, table, session);
    await browser.startTracing(player.page, { categories: ['-*', 'devtools.timeline', '__metadata'] });
    return phone;
  }

  /** Script so far, by the time of the processor. */
  async #script(): Promise<number> {
    const { metrics } = await this.session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0);
  }

  /** Nothing is done or waited for any more. */
  async #quiet(): Promise<void> {
    let last = -1;
    await expect.poll(async () => this.#script().then((now) => (now === last && !this.player.waiting) || ((last = now), false)), { interval: 60 }).toBe(true);
  }

  /** Plays one action of the seat with taps, or without them where that takes more than pieces of the board. */
  async act(random: () => number): Promise<void> {
    const state = await this.player.state(this.table, 0);
    if (state.legal.length === 0) return;
    await expect.poll(() => this.#find(`html[data-seq="${state.seq}"]`)).not.toBe(0);
    const action = wish(state, random);
    const [what = '', taps] = [parseAction(action)?.verb, this.#way(action, state)];
    if (taps) {
      for (const [i, at] of taps.entries()) await this.#tap(at.where, i === taps.length - 1 ? what : at.what, i === taps.length - 1 ? state.seq : -1);
    } else {
      await this.player.post(`/api/tables/${this.table}/commands`, { client: 'test', seq: state.seq, seat: 0, command: { type: 'act', action } });
    }
    await this.#happened(state.seq);
  }

  async #happened(seq: number): Promise<void> {
    await expect.poll(async () => (await this.player.get<TableInfo>(`/api/tables/${this.table}`)).seq).toBeGreaterThan(seq);
    await expect.poll(() => this.#find(`html[data-seq="${seq}"]`)).toBe(0); // shown, too
    await this.#quiet();
  }

  /** What is tapped for an action: on the whole board a tap on a wedge brings it near, a second one is meant for the piece. */
  #way(action: string, state: TableState): { what: string; where: string }[] | null {
    const meant = parseAction(action);
    const all = choices(state.legal, state.plans, state.view as View);
    const alone = (...pieces: Piece[]): boolean => open(all, pieces).filter((choice) => choice.state !== 'impossible').length === 1;
    const at = (piece: Piece, what: string): { what: string; where: string }[] => {
      const where = `[data-piece="${piece}"]`;
      return districtOf(piece)
        ? [
            { what: 'look', where: '.minib' },
            { what: 'look', where },
            { what, where },
          ]
        : [
            { what: 'look', where: '.minib' },
            { what, where },
          ];
    };
    switch (meant?.verb) {
      case 'draw':
        return [{ what: 'draw', where: `.bigpile:nth-child(${state.legal.indexOf(action) + 1})` }];
      case 'done':
        return [{ what: 'done', where: '.pact .go' }];
      case 'place':
        return alone(meant.place) ? at(meant.place, 'place') : null;
      case 'move':
        return alone(meant.from, meant.to) ? [...at(meant.from, 'pick'), ...at(meant.to, 'move')] : null;
      default:
        return null;
    }
  }

  /** A node, found without any script in the page; 0: there is none. */
  async #find(selector: string): Promise<number> {
    const { root } = await this.session.send('DOM.getDocument', { depth: 0 });
    return (await this.session.send('DOM.querySelector', { nodeId: root.nodeId, selector })).nodeId;
  }

  /** Of what is drawn; undefined: it is not yet. */
  async #outline(nodeId: number): Promise<number[] | undefined> {
    return (await this.session.send('DOM.getContentQuads', { nodeId })).quads[0];
  }

  /** What is not there is not tapped: the whole board has no button to get back to it. */
  async #tap(selector: string, what: string, seq: number): Promise<void> {
    const nodeId = await this.#find(selector);
    if (!nodeId && what === 'look') return;
    const [x0 = 0, y0 = 0, , , x1 = 0, y1 = 0] = await vi.waitUntil(() => this.#outline(nodeId), { timeout: 60_000 });
    await this.player.page.touchscreen.tap((x0 + x1) / 2, (y0 + y1) / 2);
    await this.#happened(seq);
    this.taps.push({ what, end: Number(process.hrtime.bigint() / 1000n) });
  }

  async end(): Promise<Tap[]> {
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    const downs = traceEvents.filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'pointerdown');
    const thread = downs[0]?.tid;
    expect(downs.length).toBe(this.taps.length);
    const mine = traceEvents
      .filter(({ tid, pid, name, ph }) => tid === thread && pid === downs[0]?.pid && ph === 'X' && SCRIPT.has(name))
      .sort((a, b) => a.ts - b.ts);
    const outer: TraceEvent[] = [];
    for (const event of mine) {
      const last = outer.at(-1);
      if (!last || event.ts >= last.ts + (last.dur ?? 0)) outer.push(event);
    }
    return this.taps.map(({ what, end }, i) => {
      const from = downs[i]?.ts ?? 0;
      const during = outer.filter(({ ts }) => ts >= from && ts < end).map(({ name, tdur = 0 }) => ({ name, ms: (SLOWER * tdur) / 1000 }));
      const idle = during.filter(({ name }) => name === 'FireIdleCallback').map(({ ms }) => ms);
      return { what, idle, script: during.reduce((sum, { ms }) => sum + ms, 0) - idle.reduce((sum, ms) => sum + ms, 0) };
    });
  }
}
