// The table on the screen: what is shown, what can be done, what has happened. One store serves live play, hot-seat and
// watching; replay.svelte.ts has the same read face. All rules are the server's: it sends legal actions, plans and reasons.

import { AnimationQueue, SPEED, type Animator } from './animation';
import { api, ApiError, type Api } from './api';
import { choices, isMenu, open, targets, type Choice, type Target } from './choices';
import { isPlace, kindOf, moveAction, type Piece, type Trace } from './notation';
import { Box } from '../board/box';
import { playerName } from '../names';
import { handOver } from './hotseat';
import { clientId, takeSeatLink } from './identity';
import { LogBook, touched, type LogLine } from './log';
import { preferences } from './preferences.svelte';
import { reduce } from './reducer';
import { pause, TableSocket, type Link } from './socket';
import { knowBox } from './words';
import type { Command, Event, Hint, LogEntry, MovePlan, Over, Push, Reason, SeatInfo, ServerInfo, TableInfo, TableState, Update, View } from './types';

export type Connection = 'loading' | 'live' | 'reconnecting' | 'offline' | 'closed' | 'failed';

/** What a component needs to draw a game: GameStore and ReplayStore both have it. */
export interface GameFace {
  readonly view: View | null;
  readonly box: Box | null;
  /** whose eyes; null a spectator's */
  readonly seat: number | null;
  readonly names: string[];
  readonly seats: SeatInfo[];
  readonly log: LogLine[];
  readonly targets: Map<Piece, Target>;
  readonly sources: Set<Piece>;
  readonly selection: Piece[];
  /** pieces the last batch of events changed */
  readonly last: ReadonlySet<Trace>;
  pick(piece: Piece): void;
}

interface Head {
  legal: string[];
  plans: MovePlan[];
  undo: number;
}

/** A lone choice is played when what was clicked says where to: a key, a hand or a tile alone is only selected. */
function namesTarget(choice: Choice, clicked: readonly Piece[]): boolean {
  if (choice.kind === 'move') return choice.pieces.slice(1).some((piece) => kindOf(piece) !== 'tile' && clicked.includes(piece));
  const [, target] = choice.pieces;
  return (choice.kind === 'place' || choice.kind === 'vp') && target !== undefined && clicked.includes(target);
}

const NOTHING: Head = { legal: [], plans: [], undo: 0 };
/** Milliseconds out of sight that do not count as having been away. */
const GLANCE = 20_000;
/** So often a command is sent again when its answer got lost, before we say so. */
const TRIES = 5;

let componentsOnce: Promise<Box> | null = null;
/** The box of this server, asked for once per page. */
export function loadBox(from: Api = api): Promise<Box> {
  componentsOnce ??= from.components().then((components) => new Box(components));
  componentsOnce.catch(() => (componentsOnce = null));
  return componentsOnce.then(knowBox); // each time: the lesson has a box of its own
}

/** The box a table was started with, which may be another than this server's. */
export async function boxOf(info: TableInfo, from: Api): Promise<Box> {
  const usual = await loadBox(from);
  return info.components === usual.components.sha256 ? usual : knowBox(new Box(await from.tableComponents(info.id)));
}

export class GameStore implements GameFace {
  readonly table: string;

  /** as shown: always the fold of the last applied event */
  view: View | null = $state.raw(null);
  box: Box | null = $state.raw(null);
  info: TableInfo | null = $state.raw(null);
  /** of the seat whose eyes we use, when it is to act and all is shown; else empty */
  legal: string[] = $state.raw([]);
  plans: MovePlan[] = $state.raw([]);
  /** how many actions can be taken back now */
  undoable = $state(0);
  /** number of the last entry of the table we know */
  seq = $state(0);
  /** whose eyes are used now; null for a spectator and behind the curtain */
  seat: number | null = $state(null);
  connection: Connection = $state('loading');
  /** a command is on its way */
  busy = $state(false);
  /** why the last command was refused, or what else went wrong; null after the next success */
  error: Reason | null = $state.raw(null);
  log: LogLine[] = $state.raw([]);
  last: Set<Trace> = $state.raw(new Set());
  selection: Piece[] = $state.raw([]);
  /** the move whose payment sheet is open */
  payment: Choice | null = $state.raw(null);
  /** the choice that waits for a yes (draw, end turn, looking through the end tiles) */
  confirming: Choice | null = $state.raw(null);
  hint: Hint | null = $state.raw(null);
  /** hot-seat: the seat the device must be handed to; `view` is null while it is set, so nothing of the game is in the page */
  curtain: number | null = $state(null);
  /** what others did since my last turn, offered for replay on return; see replayMissed */
  missed: LogEntry[] = $state.raw([]);
  over: Over | null = $state.raw(null);
  /** the server was updated: reload for the new client */
  outdated = $state(false);
  animating = $state(false);

  readonly seats: SeatInfo[] = $derived(this.info?.seats ?? []);
  readonly names: string[] = $derived(this.seats.map(playerName));
  /** seats played in this browser; several in hot-seat */
  readonly mine: number[] = $derived(this.seats.filter((seat) => seat.yours).map((seat) => seat.seat));
  readonly status: TableInfo['status'] = $derived(this.info?.status ?? 'open');
  readonly myTurn: boolean = $derived(this.view?.active != null && this.view.active === this.seat);
  readonly choices: Choice[] = $derived(this.view ? choices(this.legal, this.plans, this.view) : []);
  /** pieces that can be the first click of something */
  readonly sources: Set<Piece> = $derived(
    new Set(this.choices.filter((choice) => choice.state !== 'impossible').flatMap((choice) => choice.pieces.slice(0, 1)))
  );
  /** what the next click can be under the present selection (nothing selected: everything that can be clicked) */
  readonly targets: Map<Piece, Target> = $derived(targets(this.choices, this.selection));
  /** the actions of the selected piece of my screen or the market, to be shown as a menu */
  readonly menu: Choice[] = $derived(this.selection.some(isMenu) ? open(this.choices, this.selection) : []);
  readonly canEnd: boolean = $derived(this.legal.includes('done'));
  readonly canPass: boolean = $derived(this.legal.includes('pass'));
  /** `bonus none` and the like */
  readonly decline: string | null = $derived(this.choices.find((choice) => choice.kind === 'decline')?.action ?? null);
  readonly drawing: boolean = $derived(this.view?.phase === 'draw');

  /** set by the board: shows one event */
  animator: Animator | null = null;

  #api: Api;
  #truth: View | null = null;
  #head: Head = NOTHING;
  #book = new LogBook();
  #socket: TableSocket | null = null;
  #meta: ServerInfo | null = null;
  #queue: AnimationQueue;
  #closed = false;
  #entryEvents: Event[] = [];

  constructor(table: string, from: Api = api) {
    this.table = table;
    this.#api = from;
    this.#queue = new AnimationQueue({
      apply: (event) => this.#show(event),
      animator: () => this.animator,
      speed: () => SPEED[preferences.animation],
      settled: () => this.#settle()
    });
  }

  // ── Coming and going ───────────────────────────────────────────────────────────────────────────────────────────────

  /** Loads the table and keeps it up to date until close(). */
  async start(): Promise<void> {
    try {
      const claim = takeSeatLink();
      if (claim) await this.#api.claim(this.table, claim.seat, claim.token);
      const [info, meta] = await Promise.all([this.#api.table(this.table), this.#api.meta(), loadBox(this.#api)]);
      if (this.#closed) return;
      this.info = info;
      this.box = await boxOf(info, this.#api);
      this.#meta = meta;
      const first = info.seats.filter((seat) => seat.yours).map((seat) => seat.seat);
      const { eyes, curtain } = this.#handOver(first, info.active, null);
      this.seat = eyes;
      this.curtain = curtain;
      if (curtain !== null) {
        this.connection = 'live';
        return;
      }
      await this.#load();
      this.#remember(true);
      this.#watched = true;
    } catch (error) {
      this.#fail(error);
      if (this.#closed || !(error instanceof ApiError) || !error.passing) return;
    }
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('pagehide', this.#leave);
    document.removeEventListener('visibilitychange', this.#away);
    this.#remember(false);
    this.#queue.clear();
    this.#socket?.close();
    this.connection = 'closed';
  }

  #connect(): void {
    this.#socket?.close();
    this.#socket = new TableSocket({
      table: this.table,
      seat: () => this.seat,
      seq: () => this.seq,
      onpush: (push) => this.receive(push),
      onlink: (link) => this.#linked(link),
      heartbeat: this.#meta?.heartbeat ?? 15
    });
    this.#socket.open();
  }

  /** All of the table through the present eyes. */
  async #load(): Promise<void> {
    const state = await this.#api.state(this.table, this.seat, 2000);
    if (this.#closed) return;
    this.#take(state);
    this.error = null;
  }

  #take(state: TableState): void {
    this.#queue.clear();
    this.info = state.table;
    this.over = state.table.over;
    this.seq = state.seq;
    this.#book = new LogBook();
    if (state.view) for (const entry of state.log) this.#book.add(entry, state.view);
    this.#entries = state.log;
    this.#truth = state.view;
    this.#head = state;
    this.#showTruth();
  }

  #linked(link: Link): void {
    const again = link === 'live' && this.connection !== 'loading' && this.connection !== 'live';
    if (link === 'closed') return;
    if (link === 'live') this.connection = 'live';
    else if (link === 'offline') this.connection = 'offline';
    else if (link === 'waiting' || (link === 'connecting' && this.connection !== 'loading')) this.connection = 'reconnecting';
    if (again) void this.#checkVersion();
  }

  async #checkVersion(): Promise<void> {
    try {
      const meta = await this.#api.meta();
      if (this.#meta && meta.version !== this.#meta.version) this.outdated = true;
      this.#meta ??= meta;
      if (!this.info) await this.#load();
      if (!this.box && this.info) this.box = await boxOf(this.info, this.#api);
    } catch {
      // the socket tells when the server is back
    }
  }

  #fail(error: unknown): void {
    this.error = error instanceof ApiError ? error.reason : { code: 'client', args: { message: String(error) } };
    if (error instanceof ApiError && error.passing) this.connection = 'reconnecting';
    else this.connection = 'failed';
  }

  // ── What the server says ───────────────────────────────────────────────────────────────────────────────────────────

  #entries: LogEntry[] = [];

  receive(push: Push): void {
    switch (push.type) {
      case 'update':
        this.#update(push);
        break;
      case 'table':
        this.info = push.table;
        this.over = push.table.over;
        // started: the table has a view now
        if (push.table.status !== 'open' && !this.#truth && this.curtain === null) void this.#reload();
        break;
      case 'heartbeat':
        if (push.seq > this.seq) this.#socket?.reconnect();
        break;
      case 'problem':
        this.error = { code: push.code, args: push.args };
        break;
    }
  }

  async #reload(): Promise<void> {
    try {
      const { eyes, curtain } = this.#handOver(this.mine, this.info?.active ?? null, this.seat);
      if (curtain !== null) {
        this.curtain = curtain;
        this.#hide();
        return;
      }
      const moved = eyes !== this.seat;
      if (moved) this.#moments = new Map();
      this.seat = eyes;
      await this.#load();
      if (moved) this.#socket?.reconnect();
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Applies an update once, in order; a gap is asked for again. */
  #update(update: Update): void {
    if (update.kind === 'resync') {
      if (update.seq < this.seq) return;
      const behind = update.seq > this.seq;
      this.seq = update.seq;
      this.over = update.over;
      this.#truth = update.view;
      this.#head = update;
      this.#queue.clear();
      this.#showTruth();
      if (behind) void this.#reloadLog();
      return;
    }
    if (update.seq <= this.seq) return;
    if (update.seq > this.seq + 1 || !this.#truth || !this.box) {
      if (this.#truth) this.#socket?.reconnect();
      else void this.#reload();
      return;
    }
    this.seq = update.seq;
    this.over = update.over;
    const entry: LogEntry = {
      seq: update.seq,
      kind: update.kind,
      seat: update.seat ?? 0,
      action: update.action,
      steps: update.steps,
      events: update.events,
      undone: false,
      at: update.at
    };
    this.#entries.push(entry);
    this.#head = update;
    if (update.view) {
      // an undo: the books are rolled back as a whole
      this.#queue.clear();
      this.#truth = update.view;
      this.#book.add(entry, update.view);
      this.#showTruth();
      return;
    }
    try {
      this.#truth = update.events.reduce((view, event) => reduce(view, event, this.box as Box), this.#truth);
    } catch (error) {
      console.error(error); // a server of another version: show its truth instead of ours
      void this.#reload();
      void this.#checkVersion();
      return;
    }
    this.#book.add(entry, this.#truth);
    this.legal = [];
    this.plans = [];
    this.undoable = 0;
    this.#cancelSelection();
    this.hint = null;
    this.animating = true;
    this.#entryEvents = update.events;
    if (update.events.length > 0) this.#queue.push(update.events);
    else if (!this.#queue.busy) this.#settle();
  }

  async #reloadLog(): Promise<void> {
    try {
      const { entries } = await this.#api.log(this.table, this.seat);
      if (!this.#truth) return;
      this.#book = new LogBook();
      for (const entry of entries) this.#book.add(entry, this.#truth);
      this.#entries = entries;
      this.log = this.#book.lines;
    } catch {
      // the log is a convenience; the next load brings it
    }
  }

  #show(event: Event): { before: View; after: View } {
    const before = this.view as View;
    const after = reduce(before, event, this.box as Box);
    this.view = after;
    return { before, after };
  }

  #settle(): void {
    this.last = touched(this.#entryEvents);
    this.#showTruth();
  }

  /** Everything known is shown: the newest view, what may be done, the log; then perhaps other eyes. */
  #showTruth(): void {
    this.animating = false;
    const active = this.#truth?.active ?? null;
    const { eyes, curtain } = this.#handOver(this.mine, active, this.seat);
    if (curtain !== null) {
      this.curtain = curtain;
      this.#hide();
      return;
    }
    if (eyes !== this.seat && this.#truth) {
      void this.#look(eyes);
      return;
    }
    this.view = this.#truth;
    if (this.#truth) this.#moments.set(this.seq, this.#truth);
    this.legal = this.#head.legal;
    this.plans = this.#head.plans;
    this.undoable = this.#head.undo;
    this.log = this.#book.lines;
    this.#cancelSelection();
    // what the page shows, for whoever drives it from outside: browser tests, bug reports
    document.documentElement.dataset['seq'] = String(this.seq);
    // a page that is reloaded or killed says nothing: what somebody has seen is noted at once
    if (this.#watched && !document.hidden) this.#remember(false);
    this.#autoDraw();
  }

  // ── Looking back ───────────────────────────────────────────────────────────────────────────────────────────────────

  /** what these eyes were shown, by seq */
  #moments = new Map<number, View>();

  /** What these eyes were shown at an earlier seq; what this page has not seen itself the server still knows. Null: not to be had. */
  async moment(seq: number): Promise<View | null> {
    const seen = this.#moments;
    const known = seen.get(seq);
    if (known) return known;
    try {
      const { view } = await this.#api.moment(this.table, this.seat, seq);
      if (this.#closed || this.#moments !== seen) return null; // other eyes look by now
      seen.set(seq, view);
      return view;
    } catch (error) {
      this.error = error instanceof ApiError ? error.reason : { code: 'client', args: { message: String(error) } };
      return null;
    }
  }

  // ── Eyes ───────────────────────────────────────────────────────────────────────────────────────────────────────────

  #handOver(mine: readonly number[], active: number | null, eyes: number | null): { eyes: number | null; curtain: number | null } {
    const closed = (this.info?.screens ?? 'closed') === 'closed';
    return handOver({ mine, active, eyes, closed, curtain: preferences.curtain });
  }

  /** Nothing of the seat that looked before stays in the page, nor comes into it. */
  #hide(): void {
    this.#queue.clear();
    this.#socket?.close();
    this.#socket = null;
    this.seat = null;
    this.view = null;
    this.#truth = null;
    this.#moments = new Map();
    this.#head = NOTHING;
    this.legal = [];
    this.plans = [];
    this.undoable = 0;
    this.log = [];
    this.#entries = [];
    this.missed = [];
    this.last = new Set();
    this.hint = null;
    this.#cancelSelection();
  }

  /** The next person has the device: shows their eyes. */
  async reveal(): Promise<void> {
    if (this.curtain === null) return;
    const seat = this.curtain;
    await this.#look(seat);
  }

  async #look(seat: number | null): Promise<void> {
    this.#hide();
    this.seat = seat;
    this.curtain = null;
    try {
      await this.#load();
      this.#connect();
    } catch (error) {
      this.#fail(error);
    }
  }

  // ── Choosing ───────────────────────────────────────────────────────────────────────────────────────────────────────

  #cancelSelection(): void {
    if (this.selection.length > 0) this.selection = [];
    this.payment = null;
    this.confirming = null;
  }

  cancel(): void {
    this.#cancelSelection();
    this.error = null;
    this.hint = null;
  }

  /** A click (or Enter) on a piece: selects it, or plays when one choice is left. */
  pick(piece: Piece): void {
    this.skip();
    if (this.selection.includes(piece)) {
      this.selection = this.selection.filter((other) => other !== piece);
      return;
    }
    let wanted = [...this.selection, piece];
    let left = open(this.choices, wanted);
    if (left.length === 0) {
      // not together with what is selected: begin anew with this piece
      const from = this.selection.find(isPlace);
      wanted = [piece];
      left = open(this.choices, wanted);
      if (left.length === 0) {
        // the rules live in the server: it refuses the move and says why
        if (from && isPlace(piece)) void this.#send({ type: 'act', action: moveAction(from, piece) });
        else this.selection = [];
        return;
      }
    }
    const possible = left.filter((choice) => choice.state !== 'impossible');
    if (possible.length === 0) {
      this.error = targets(left, wanted.slice(0, -1)).get(piece)?.reason ?? null;
      this.selection = wanted.slice(0, -1); // what was selected stays: perhaps another target
      return;
    }
    this.error = null;
    this.selection = wanted;
    if (isMenu(piece) && possible.some((choice) => choice.kind !== 'move')) return; // its menu is open now
    const complete = possible.filter((choice) => choice.pieces.every((one) => wanted.includes(one)));
    const [exact] = complete;
    const [only] = possible;
    if (exact && complete.length === 1) this.choose(exact);
    else if (only && possible.length === 1 && namesTarget(only, wanted)) this.choose(only);
  }

  /** Plays a choice; one that must be paid or confirmed first opens its sheet. */
  choose(choice: Choice): void {
    if (choice.state === 'impossible') {
      this.error = choice.reason;
      return;
    }
    if (choice.state === 'exchange' && !preferences.autoPay) {
      this.payment = choice;
      return;
    }
    if ((choice.kind === 'draw' && preferences.confirmDraw) || (choice.kind === 'done' && preferences.confirmEndTurn) || choice.kind === 'look') {
      this.confirming = choice;
      return;
    }
    void this.#play(choice);
  }

  /** Yes to `confirming`, or to `payment`: plays the chain and then the move. */
  async confirm(): Promise<boolean> {
    const choice = this.payment ?? this.confirming;
    return choice ? this.#play(choice) : false;
  }

  #play(choice: Choice): Promise<boolean> {
    return this.actAll([...(choice.plan?.chain ?? []), choice.action]);
  }

  #autoDraw(): void {
    if (!preferences.autoDrawSinglePile || !this.drawing || this.busy) return;
    const [only, ...others] = this.choices.filter((choice) => choice.kind === 'draw');
    if (only && others.length === 0) void this.act(only.action);
  }

  // ── Commands ───────────────────────────────────────────────────────────────────────────────────────────────────────

  act(action: string): Promise<boolean> {
    return this.#send({ type: 'act', action });
  }

  /** All or nothing: MovePlan.chain followed by its action. */
  actAll(actions: readonly string[]): Promise<boolean> {
    const [only] = actions;
    if (actions.length === 1 && only) return this.act(only);
    return this.#send({ type: 'chain', actions: [...actions] });
  }

  async undo(steps = 1): Promise<boolean> {
    this.skip();
    const most = Math.min(steps, this.undoable);
    return most > 0 ? this.#send({ type: 'undo', steps: most }) : false;
  }

  /** Back to the last reveal, or the beginning of the turn. */
  reset(): Promise<boolean> {
    return this.undo(1000);
  }

  async endTurn(): Promise<boolean> {
    this.skip();
    const done = this.choices.find((choice) => choice.kind === 'done');
    if (!done) return false;
    if (preferences.confirmEndTurn && this.confirming?.kind !== 'done') {
      this.confirming = done;
      return false;
    }
    return this.act('done');
  }

  concede(seat: number | null = this.seat): Promise<boolean> {
    return this.#send({ type: 'concede' }, seat);
  }

  async askHint(level?: number): Promise<void> {
    if (this.seat === null) return;
    try {
      const hint = await this.#api.hint(this.table, { seat: this.seat, ...(level === undefined ? {} : { level }) });
      if (hint.seq === this.seq) this.hint = hint;
    } catch (error) {
      this.error = error instanceof ApiError ? error.reason : { code: 'client', args: { message: String(error) } };
    }
  }

  /** The id of the next table, or null. */
  async rematch(): Promise<string | null> {
    const [seat] = this.mine;
    if (seat === undefined) return null;
    try {
      return (await this.#api.rematch(this.table, seat)).table.id;
    } catch (error) {
      this.error = error instanceof ApiError ? error.reason : { code: 'client', args: { message: String(error) } };
      return null;
    }
  }

  /** One command at a time. A lost answer is asked for again with the same client, seq and command, so nothing is played
   *  twice; a refused one leaves everything as it was. */
  async #send(command: Command, seat: number | null = this.seat): Promise<boolean> {
    if (this.busy || seat === null) return false;
    this.busy = true;
    const body = { client: clientId(), seq: this.seq, seat, command };
    try {
      for (let attempt = 0; ; attempt++) {
        try {
          const done = await this.#api.command(this.table, body);
          this.error = null;
          this.busy = false;
          for (const update of done.updates) this.#update(update);
          return true;
        } catch (error) {
          if (!(error instanceof ApiError) || !error.passing || attempt + 1 >= TRIES || this.#closed) throw error;
          await new Promise((resolve) => setTimeout(resolve, pause(attempt)));
        }
      }
    } catch (error) {
      const refused = error instanceof ApiError ? error : null;
      this.error = refused?.reason ?? { code: 'client', args: { message: String(error) } };
      if (refused?.seq != null && refused.seq > this.seq) this.#socket?.reconnect();
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Finish all animations now. */
  skip(): void {
    this.#queue.skip();
  }

  // ── Since my last turn ─────────────────────────────────────────────────────────────────────────────────────────────

  /** What this browser saw last of the table, so that a return can show what came after it. */
  #remember(returning: boolean): void {
    const key = `paname.seen.${this.table}`;
    try {
      if (returning && this.mine.length === 1) {
        const seen = JSON.parse(localStorage.getItem(key) ?? 'null') as { seq: number; seat: number; view: View } | null;
        if (seen && seen.seat === this.seat && seen.seq < this.seq && this.#truth) {
          const since = this.#entries.filter((entry) => entry.seq > seen.seq && entry.kind === 'action' && !entry.undone && entry.seat !== this.seat);
          this.missed = since;
          this.#before = seen.view;
          this.#since = seen.seq;
        }
      }
      if (this.status === 'over') localStorage.removeItem(key);
      else if (this.#truth && this.mine.length === 1) {
        localStorage.setItem(key, JSON.stringify({ seq: this.seq, seat: this.seat, view: this.#truth }));
      }
    } catch {
      // no storage: no replay on return
    }
  }

  #before: View | null = null;
  #since = 0;
  #hiddenAt = 0;

  #leave = (): void => this.#remember(false);

  /** The page was out of sight for more than a glance: what was missed there is offered, too. */
  #away = (): void => {
    if (document.hidden) {
      this.#hiddenAt = Date.now();
      this.#remember(false);
    } else if (this.#hiddenAt > 0 && Date.now() - this.#hiddenAt > GLANCE) this.#remember(true);
  };
  #watched = false;

  /** Shows again what happened since this browser last saw the table, then the present. */
  replayMissed(): void {
    const before = this.#before;
    this.missed = [];
    this.#before = null;
    if (!before || !this.box) return;
    const events = this.#entries.filter((entry) => entry.seq > this.#since && entry.kind === 'action' && !entry.undone).flatMap((entry) => entry.events);
    this.view = before;
    this.legal = [];
    this.plans = [];
    this.animating = true;
    this.#entryEvents = events;
    this.#queue.push(events);
  }

  dismissMissed(): void {
    this.missed = [];
    this.#before = null;
  }

  /** For the crash page: everything that helps to find a fault, nothing these eyes may not know. */
  report(): Record<string, unknown> {
    return {
      table: this.table,
      seq: this.seq,
      seat: this.seat,
      info: this.info,
      view: this.#truth,
      legal: this.#head.legal,
      actions: this.#entries.map((entry) => ({ seq: entry.seq, kind: entry.kind, seat: entry.seat, action: entry.action, steps: entry.steps }))
    };
  }
}
