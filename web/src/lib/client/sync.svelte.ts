// What is known of a table through one pair of eyes, and how it stays equal to what the server knows: loading, pushes, gaps,
// undo, reconnection. What of it is shown, and when, is the store's.

import type { Box } from '../board/box';
import { ApiError, reasonOf, type Api } from './api';
import { knownBox } from './boxes';
import { useSeatLink } from './identity';
import { LogBook } from './log';
import { tellNewVersion } from './offline.svelte';
import { fold } from './reducer';
import { pause, TableSocket, type Link } from './socket';
import type { Components, Event, LogEntry, Loss, MovePlan, Over, Push, Reason, ServerInfo, TableInfo, TableState, Update, View } from './types';

export type Connection = 'loading' | 'live' | 'reconnecting' | 'offline' | 'closed' | 'failed';

export interface SyncHost {
  readonly table: string;
  /** whose eyes look */
  readonly seat: number | null;
  /** nobody looks: the curtain is drawn */
  readonly hidden: boolean;
  /** one entry more is known; what it changes is told next */
  entered(entry: LogEntry): void;
  /** what is known was replaced as a whole */
  replaced(): void;
  /** one entry more: its events lead to what is known now */
  happened(events: Event[]): void;
  /** the log was completed */
  logged(): void;
  /** nothing is known that one could go on from: choose the eyes, then load */
  lost(): void;
  refuse(reason: Reason | null): void;
}

export interface Head {
  legal: string[];
  plans: MovePlan[];
  francs: Record<string, number>;
  losses: Loss[];
  undo: number;
}
/** One for all: who cannot do anything has the same nothing after every move, and nothing is drawn again for it. */
export const NOTHING: Head = { legal: [], plans: [], francs: {}, losses: [], undo: 0 };
const headOf = (told: Head): Head => (told.legal.length > 0 || told.plans.length > 0 || told.undo > 0 ? told : NOTHING);

export class Sync {
  box: Box | null = $state.raw(null);
  info: TableInfo | null = $state.raw(null);
  over: Over | null = $state.raw(null);
  /** number of the last entry of the table we know */
  seq = $state(0);
  connection: Connection = $state('loading');

  view: View | null = null;
  head: Head = NOTHING;
  entries: LogEntry[] = [];
  book = new LogBook();

  closed = false;
  #socket: TableSocket | null = null;
  #link: Link = 'closed';
  #replacing = false;
  #meta: ServerInfo | null = null;
  readonly #api: Api;
  readonly #host: SyncHost;

  constructor(api: Api, host: SyncHost) {
    this.#api = api;
    this.#host = host;
  }

  /** All in one answer; the state through the eyes of the only seat somebody has here, else a spectator's. */
  async open(): Promise<TableState> {
    await useSeatLink(this.#host.table, this.#api);
    const { state, components, server } = await this.#api.welcome(this.#host.table);
    this.box = knownBox(components as Components, server);
    this.info = state.table;
    this.#meta = server;
    return state;
  }

  /** All of the table through the present eyes. */
  async load(): Promise<void> {
    const { table, seat } = this.#host;
    const state = await this.#api.state(table, seat);
    if (this.closed || seat !== this.#host.seat || this.#host.hidden) return; // other eyes look by now
    this.take(state);
    if (this.#link === 'live') this.connection = 'live'; // an answer before this one may have been lost
  }

  use(box: Box, state: TableState): void {
    this.box = box;
    this.connection = 'live';
    this.take(state);
  }

  /** Keeps it up to date until close(). A line in place of one that works (other eyes look) is no lost one. */
  connect(): void {
    this.#socket?.close();
    this.#replacing = this.connection === 'live';
    this.#socket = new TableSocket({
      table: this.#host.table,
      seat: () => this.#host.seat,
      seq: () => this.seq,
      onpush: (push) => this.receive(push),
      onlink: (link) => this.#linked(link),
      heartbeat: this.#meta?.heartbeat ?? 15,
    });
    this.#socket.open();
  }

  reconnect(): void {
    this.#socket?.reconnect();
  }

  close(): void {
    this.closed = true;
    this.#socket?.close();
    this.connection = 'closed';
  }

  /** Nothing of the eyes that looked stays, nor comes. */
  forget(): void {
    this.#socket?.close();
    this.#socket = null;
    this.view = null;
    this.head = NOTHING;
    this.entries = [];
    this.book = new LogBook();
  }

  /** True: it may pass, and the line that is being tried again tells when it has. */
  fail(error: unknown): boolean {
    this.#host.refuse(reasonOf(error));
    const passing = error instanceof ApiError && error.passing;
    this.connection = passing ? 'reconnecting' : 'failed';
    return passing;
  }

  take(state: TableState): void {
    this.#host.refuse(null);
    this.info = state.table;
    this.over = state.table.over;
    this.seq = state.seq;
    this.view = state.view;
    this.head = headOf(state);
    this.#log(state.log);
    this.#host.replaced();
  }

  #log(entries: LogEntry[]): void {
    this.entries = [...entries]; // what happens later is added to ours, not to what was told
    this.book = new LogBook();
    if (this.view) for (const entry of entries) this.book.add(entry, this.view);
  }

  #linked(link: Link): void {
    this.#link = link;
    const again = link === 'live' && this.connection !== 'loading' && this.connection !== 'live';
    if (link === 'closed') return;
    if (link === 'connecting' && this.#replacing) return void (this.#replacing = false);
    if (link === 'live') this.connection = 'live';
    else if (link === 'offline') this.connection = 'offline';
    else if (link === 'waiting' || (link === 'connecting' && this.connection !== 'loading')) this.connection = 'reconnecting';
    if (again) void this.#back();
  }

  /** The server is there again: is it the same, and did we miss the beginning? */
  async #back(attempt = 0): Promise<void> {
    try {
      const meta = await this.#api.meta();
      if (this.#meta && meta.version !== this.#meta.version) tellNewVersion();
      this.#meta ??= meta;
      const arriving = !this.box; // who they are here is not known yet
      if (arriving) await this.open();
      if (arriving || (!this.view && !this.#host.hidden)) this.#host.lost();
    } catch (error) {
      if (this.box || this.closed) return; // the socket tells when the server is back
      if (!(error instanceof ApiError && error.passing)) return void this.fail(error);
      await new Promise((later) => setTimeout(later, pause(attempt)));
      if (!this.closed) await this.#back(attempt + 1);
    }
  }

  receive(push: Push): void {
    switch (push.type) {
      case 'update':
        this.update(push);
        break;
      case 'table':
        this.info = push.table;
        this.over = push.table.over;
        // started: the table has a view now
        if (push.table.status !== 'open' && !this.view && !this.#host.hidden) this.#host.lost();
        break;
      case 'heartbeat':
        if (push.seq > this.seq) this.reconnect();
        break;
      case 'problem':
        this.#host.refuse({ code: push.code, args: push.args });
        break;
    }
  }

  /** Applies an update once, in order; a gap is asked for again. */
  update(update: Update): void {
    if (update.kind === 'resync') return this.#resync(update);
    if (update.seq <= this.seq) return;
    if (!this.view || !this.box) return this.#host.lost();
    if (update.seq > this.seq + 1) return this.reconnect();
    this.seq = update.seq;
    this.over = update.over;
    this.head = headOf(update);
    const entry = entryOf(update);
    this.entries.push(entry);
    this.#host.entered(entry);
    if (update.view) {
      // an undo: the books are rolled back as a whole
      this.view = update.view;
      this.book.add(entry, update.view);
      this.#host.replaced();
    } else this.#happened(entry, this.view, this.box);
  }

  #happened(entry: LogEntry, view: View, box: Box): void {
    try {
      this.view = fold(view, entry.events, box);
    } catch (error) {
      console.error(error); // a server of another version: show its truth instead of ours
      this.#host.lost();
      void this.#back();
      return;
    }
    this.book.add(entry, this.view);
    this.#host.happened(entry.events);
  }

  #resync(update: Update): void {
    if (update.seq < this.seq) return;
    const behind = update.seq > this.seq;
    this.seq = update.seq;
    this.over = update.over;
    this.view = update.view;
    this.head = headOf(update);
    this.#host.replaced();
    if (behind) void this.#reloadLog();
  }

  async #reloadLog(): Promise<void> {
    const { table, seat } = this.#host;
    try {
      const { entries } = await this.#api.log(table, seat);
      if (this.closed || seat !== this.#host.seat || !this.view) return; // other eyes look by now
      const told = entries.at(-1)?.seq ?? 0;
      this.#log([...entries, ...this.entries.filter(({ seq }) => seq > told)]); // it has gone on meanwhile
      this.#host.logged();
    } catch {
      // the log is a convenience; the next load brings it
    }
  }
}

const entryOf = ({ seq, kind, seat, action, steps, events, at }: Update): LogEntry => ({
  seq,
  kind: kind as LogEntry['kind'], // a resync is no entry
  seat: seat ?? 0,
  action,
  steps,
  events,
  undone: false,
  at,
});
