// The table on the screen: what is shown and through whose eyes. One store serves live play, hot-seat and watching. What is
// known is kept by sync, what is clicked by selection, what is asked for by commands. All rules are the server's: it sends
// legal actions, plans and reasons.

import type { Box } from '../board/box';
import { playerName } from '../names';
import { AnimationQueue, SPEED, type Animator } from './animation';
import { api, reasonOf, type Api } from './api';
import { choices, type Choice, type Target } from './choices';
import { Commands } from './commands.svelte';
import type { GameFace } from './face';
import { handOver, type HotSeat } from './hotseat';
import { recent, touched, type LogLine } from './log';
import { Missed, type Seen } from './missed.svelte';
import { Moments } from './moments';
import type { Piece, Trace } from './notation';
import { preferences } from './preferences.svelte';
import { fold } from './reducer';
import { SEEN } from './seen';
import { Selection } from './selection.svelte';
import { shared } from './shared';
import { pause } from './socket';
import { play, soundOf } from './sound';
import { NOTHING, Sync, type Connection, type Head } from './sync.svelte';
import type { Event, Hint, LogEntry, Loss, MovePlan, Over, Push, Reason, SeatInfo, TableInfo, TableState, View } from './types';

export class GameStore implements GameFace {
  readonly table: string;

  /** as shown: always the fold of the last applied event */
  view: View | null = $state.raw(null);
  /** of the seat whose eyes we use, when it is to act and all is shown; else empty */
  legal: string[] = $state.raw([]);
  plans: MovePlan[] = $state.raw([]);
  /** what a free action does to the purse */
  francs: Record<string, number> = $state.raw({});
  /** what ending the turn now would throw away */
  losses: Loss[] = $state.raw([]);
  /** how many actions can be taken back now */
  undoable = $state(0);
  /** whose eyes are used now; null for a spectator and behind the curtain */
  seat: number | null = $state(null);
  /** why the last command was refused, or what else went wrong; null after the next success */
  error: Reason | null = $state.raw(null);
  log: LogLine[] = $state.raw([]);
  last: Set<Trace> = $state.raw(new Set());
  hint: Hint | null = $state.raw(null);
  /** hot-seat: the seat the device must be handed to; `view` is null while it is set, so nothing of the game is in the page */
  curtain: number | null = $state(null);
  animating = $state(false);
  /** set by the board: shows one event */
  animator: Animator | null = null;

  readonly #api: Api;
  readonly #sync: Sync;
  readonly #selection: Selection;
  #reloads = 0;
  /** whose eyes were shown what last */
  #moment = '';
  readonly #commands: Commands;
  readonly #missed: Missed;
  readonly #moments: Moments;
  readonly #queue: AnimationQueue;
  /** the turn in which it was asked whether to throw something away: once is enough */
  #askedIn = '';
  /** when: a double click on the button that asks is no answer */
  #askedAt = 0;
  /** a hint is on its way; another one is not asked for meanwhile */
  #hinting: object | null = null;

  constructor(table: string, from: Api = api) {
    // eslint-disable-next-line @typescript-eslint/no-this-alias -- getters of object literals have a `this` of their own
    const store = this;
    const refuse = (reason: Reason | null): void => void (this.error = reason);
    this.table = table;
    this.#api = from;
    this.#sync = new Sync(from, {
      table,
      get seat() {
        return store.seat;
      },
      get hidden() {
        return store.curtain !== null;
      },
      entered: (entry) => {
        this.#commands.happened(entry);
        if (entry.seat === this.seat) this.#missed.forget(); // who plays on knows
      },
      replaced: () => {
        this.#queue.clear();
        this.#showAll();
      },
      happened: (events) => this.#animate(events),
      logged: () => void (this.log = this.#sync.book.lines),
      lost: () => void this.#reload(),
      refuse,
    });
    this.#selection = new Selection({
      get choices() {
        return store.choices;
      },
      play: (actions) => this.actAll(actions),
      ways: (action) => this.#commands.ways(action),
      refuse,
    });
    this.#commands = new Commands(from, {
      table,
      get seat() {
        return store.seat;
      },
      get seq() {
        return store.seq;
      },
      get closed() {
        return store.#sync.closed;
      },
      done: ({ updates }) => updates.forEach((update) => this.#sync.update(update)),
      refuse: (reason, seq = null) => {
        refuse(reason);
        if (seq !== null && seq > this.seq) this.#sync.reconnect();
      },
    });
    this.#missed = new Missed({
      table,
      get seen() {
        return store.#seen();
      },
      get entries() {
        return store.#sync.entries;
      },
      get over() {
        return store.status === 'over';
      },
      offered: () => {
        if (preferences.autoReplay) void this.replayMissed();
      },
    });
    this.#moments = new Moments(async (seq) => (await this.#api.moment(this.table, this.seat, seq)).view);
    this.#queue = new AnimationQueue({
      apply: (events) => this.#show(events),
      animator: () => this.animator,
      speed: () => SPEED[preferences.animation],
      settled: () => this.#showAll(),
    });
  }

  get live(): this {
    return this;
  }
  get box(): Box | null {
    return this.#sync.box;
  }
  get info(): TableInfo | null {
    return this.#sync.info;
  }
  get seq(): number {
    return this.#sync.seq;
  }
  get over(): Over | null {
    return this.#sync.over;
  }
  get connection(): Connection {
    return this.#sync.connection;
  }
  get busy(): boolean {
    return this.#commands.busy;
  }
  get waiting(): boolean {
    return this.#commands.waiting;
  }
  get missed(): LogEntry[] {
    return this.#missed.entries;
  }
  get selection(): Piece[] {
    return this.#selection.pieces;
  }
  get payment(): Choice | null {
    return this.#selection.payment;
  }
  get ways(): MovePlan[] {
    return this.#selection.ways;
  }
  get way(): MovePlan | null {
    return this.#selection.way;
  }
  get confirming(): Choice | null {
    return this.#selection.confirming;
  }
  get targets(): Map<Piece, Target> {
    return this.#selection.targets;
  }
  get menu(): Choice[] {
    return this.#selection.menu;
  }

  readonly seats: SeatInfo[] = $derived.by(() => this.info?.seats ?? []);
  // the table is told again with every coming and going: its names are other ones only if they are written otherwise
  readonly #named: string = $derived(JSON.stringify(this.seats.map(playerName)));
  readonly names: string[] = $derived(JSON.parse(this.#named) as string[]);
  /** seats played in this browser; several in hot-seat */
  readonly mine: number[] = $derived(this.seats.filter((seat) => seat.yours).map((seat) => seat.seat));
  readonly status: TableInfo['status'] = $derived.by(() => this.info?.status ?? 'open');
  readonly myTurn: boolean = $derived(this.view?.active != null && this.view.active === this.seat);
  /** the view is asked last: who cannot do anything is not disturbed by it */
  readonly choices: Choice[] = $derived(this.legal.length + this.plans.length > 0 && this.view ? choices(this.legal, this.plans, this.view) : []);
  /** what the button says that ends a turn */
  readonly endText: string = 'end-turn';
  /** what those read who wait; null: what the active player is doing */
  readonly waitText: string | null = null;
  readonly canEnd: boolean = $derived(this.choices.some(({ kind }) => kind === 'done'));
  readonly canPass: boolean = $derived(this.choices.some(({ kind }) => kind === 'pass'));
  /** `bonus none` and the like */
  readonly decline: string | null = $derived(this.choices.find(({ kind }) => kind === 'decline')?.action ?? null);

  // ── Coming and going ───────────────────────────────────────────────────────────────────────────────────────────────

  /** Loads the table and keeps it up to date until close(). */
  async start(): Promise<void> {
    this.#missed.watch();
    try {
      const state = await this.#sync.open();
      if (this.#sync.closed) return;
      const { eyes, curtain } = this.#handOver(state.table.active, null);
      this.seat = eyes;
      this.curtain = curtain;
      if (curtain !== null) {
        this.#sync.connection = 'live';
        return;
      }
      if (eyes === state.seat) this.#sync.take(state);
      else await this.#sync.load();
    } catch (error) {
      if (!this.#sync.fail(error) || this.#sync.closed) return;
    }
    this.#sync.connect();
  }

  /** A table without a server: the gallery's. */
  use(box: Box, state: TableState): void {
    this.seat = state.seat;
    this.#sync.use(box, state);
  }

  close(): void {
    this.#missed.stop();
    this.#queue.clear();
    this.#sync.close();
  }

  receive(push: Push): void {
    this.#sync.receive(push);
  }

  /** As often as it takes: the line may be there while answers get lost. */
  async #reload(attempt = 0): Promise<void> {
    if (attempt === 0) this.#reloads += 1;
    const wanted = this.#reloads;
    try {
      const { eyes, curtain } = this.#handOver(this.info?.active ?? null, this.seat);
      if (curtain !== null) return this.#hide(curtain);
      const moved = eyes !== this.seat;
      if (moved) this.#moments.forget();
      this.seat = eyes;
      await this.#sync.load();
      if (moved) this.#sync.reconnect();
    } catch (error) {
      if (!this.#sync.fail(error)) return;
      await new Promise((later) => setTimeout(later, pause(attempt)));
      if (!this.#sync.closed && wanted === this.#reloads) await this.#reload(attempt + 1);
    }
  }

  // ── Showing ────────────────────────────────────────────────────────────────────────────────────────────────────────

  #animate(events: Event[]): void {
    this.hint = null;
    if (events.length > 0) this.#queue.push(events);
    else if (!this.#queue.busy) this.#showAll();
    this.animating = this.#queue.busy;
    if (this.animating) this.#nothingToDo(); // else all is shown, and what may be done now with it
  }

  #show(events: readonly Event[]): { before: View; after: View } {
    const before = this.view as View;
    const after = fold(before, events, this.box as Box);
    const sounds = preferences.sounds && !document.hidden ? events.flatMap(({ type }) => soundOf(type) ?? []) : [];
    sounds.forEach(play);
    this.view = after;
    return { before, after };
  }

  /** Everything known is shown: the newest view, what may be done, the log; then perhaps other eyes. */
  #showAll(): void {
    const { view, head, seq } = this.#sync;
    this.animating = false;
    const { eyes, curtain } = this.#handOver(view?.active ?? null, this.seat);
    if (curtain !== null) return this.#hide(curtain);
    if (eyes !== this.seat && view) return void this.#look(eyes);
    this.view = this.#sync.view = shared(this.view, view); // what comes is added to the same parts, so that few are compared
    if (this.view) this.#moments.keep(seq, this.view);
    this.#offer(head);
    this.log = this.#sync.book.lines;
    this.last = touched(recent(this.#sync.entries, this.seat));
    const moment = `${this.seat} ${seq}`;
    if (moment !== this.#moment) this.#selection.clear(); // what is told again, as after a lost connection, takes nothing from the hand
    this.#moment = moment;
    // what the page shows, for whoever drives it from outside: browser tests, bug reports
    document.documentElement.dataset['seq'] = String(seq);
    this.#missed.shown();
    this.#autoDraw();
  }

  #offer({ legal, plans, francs, losses, undo }: Head): void {
    this.legal = shared(this.legal, legal);
    this.plans = shared(this.plans, plans);
    this.francs = francs;
    this.losses = losses;
    this.undoable = undo;
  }

  #nothingToDo(): void {
    this.#offer(NOTHING);
    this.hint = null;
    this.#selection.clear();
  }

  /** Finish all animations now. */
  skip(): void {
    this.#queue.skip();
  }

  canJump(seq: number): boolean {
    return seq < this.seq;
  }

  async moment(seq: number): Promise<View | null> {
    try {
      const view = await this.#moments.at(seq);
      return this.#sync.closed ? null : view;
    } catch (error) {
      this.error = reasonOf(error);
      return null;
    }
  }

  // ── Eyes ───────────────────────────────────────────────────────────────────────────────────────────────────────────

  #handOver(active: number | null, eyes: number | null): HotSeat {
    const closed = (this.info?.screens ?? 'closed') === 'closed';
    return handOver({ mine: this.mine, active, eyes, closed, curtain: preferences.curtain });
  }

  /** Nothing of the seat that looked before stays in the page, nor comes into it. */
  #hide(curtain: number): void {
    this.#forget();
    this.curtain = curtain;
    this.seat = null;
    this.view = null;
    this.log = [];
    this.last = new Set();
  }

  #forget(): void {
    this.#queue.clear();
    this.#sync.forget();
    this.#moments.forget();
    this.#missed.forget();
    this.#nothingToDo();
  }

  /** The next person has the device: shows their eyes. */
  async reveal(): Promise<void> {
    const seat = this.curtain;
    if (seat === null) return;
    await this.#look(seat);
    if (this.seat === seat && this.view) this.#missed.since(seat);
  }

  /** What was shown without a curtain stays until there is something else to show. */
  async #look(seat: number | null): Promise<void> {
    this.#forget();
    this.curtain = null;
    this.seat = seat;
    try {
      await this.#sync.load();
    } catch (error) {
      if (!this.#sync.fail(error)) return;
    }
    if (!this.#sync.closed && this.seat === seat) this.#sync.connect(); // without a view: it is asked for as soon as the line is there
  }

  // ── Choosing and playing ───────────────────────────────────────────────────────────────────────────────────────────

  /** A click (or Enter) on a piece. */
  pick(piece: Piece): void {
    this.skip();
    this.#selection.pick(piece);
  }

  choose(choice: Choice): void {
    this.#selection.choose(choice);
  }

  confirm(): Promise<boolean> {
    return this.#selection.confirm();
  }

  cancel(): void {
    this.#hinting = null;
    this.#selection.clear();
    this.error = null;
    this.hint = null;
  }

  act(action: string): Promise<boolean> {
    return this.#commands.play([action]);
  }

  actAll(actions: readonly string[]): Promise<boolean> {
    return this.#commands.play(actions);
  }

  async undo(steps = 1): Promise<boolean> {
    this.skip();
    const most = Math.min(steps, this.undoable);
    return most > 0 ? this.#commands.send({ type: 'undo', steps: most }) : false;
  }

  /** Back to the last reveal, or the beginning of the turn. */
  reset(): Promise<boolean> {
    return this.undo(1000);
  }

  async endTurn(): Promise<boolean> {
    this.skip();
    const done = this.choices.find((choice) => choice.kind === 'done');
    if (!done) return false;
    if (this.confirming?.kind === 'done') return performance.now() - this.#askedAt < SEEN ? false : this.act(done.action);
    if (!(preferences.confirmEndTurn || this.#throwsAway())) return this.act(done.action);
    this.#askedIn = this.#turn;
    this.#askedAt = performance.now();
    this.#selection.ask(done);
    return false;
  }

  get #turn(): string {
    return `${this.view?.round ?? 0}.${this.view?.active ?? 0}`;
  }

  /** Something would be lost unseen. */
  #throwsAway(): boolean {
    return preferences.askLosses && this.losses.length > 0 && this.#askedIn !== this.#turn;
  }

  /** Another way to pay for the chosen move. */
  payBy(way: MovePlan): void {
    this.#selection.way = way;
  }

  concede(seat: number | null = this.seat): Promise<boolean> {
    return this.#commands.send({ type: 'concede' }, seat);
  }

  async askHint(level: number = preferences.hintLevel): Promise<void> {
    if (!this.myTurn || this.#hinting) return;
    const asked = (this.#hinting = {});
    const hint = await this.#commands.hint(level);
    if (this.#hinting !== asked) return; // not wanted any more
    this.#hinting = null;
    this.hint = hint ?? this.hint;
  }

  #autoDraw(): void {
    if (!preferences.autoDrawSinglePile || this.busy || this.status === 'record') return;
    const [only, ...others] = this.choices.filter((choice) => choice.kind === 'draw');
    if (only && others.length === 0) void this.act(only.action);
  }

  // ── Since my last turn ─────────────────────────────────────────────────────────────────────────────────────────────

  #seen(): Seen | null {
    const { view, seq } = this.#sync;
    return view && this.seat !== null && this.mine.length === 1 && this.status !== 'record' ? { seq, seat: this.seat } : null;
  }

  /** Shows again what happened since this browser last saw the table, then the present. */
  async replayMissed(): Promise<void> {
    const missed = this.#missed.take();
    const { seat } = this;
    const before = missed && (await this.moment(missed.seq));
    if (!before || !this.box || this.seat !== seat) return;
    this.#queue.clear();
    this.view = before;
    this.#animate(missed.events);
  }

  dismissMissed(): void {
    this.#missed.forget();
  }

  /** For the crash page: everything that helps to find a fault, nothing these eyes may not know. */
  report(): Record<string, unknown> {
    const { seq, info, view, head, entries } = this.#sync;
    const actions = entries.map((entry) => ({ seq: entry.seq, kind: entry.kind, seat: entry.seat, action: entry.action, steps: entry.steps }));
    return { table: this.table, seq, seat: this.seat, info, view, legal: head.legal, actions };
  }
}
