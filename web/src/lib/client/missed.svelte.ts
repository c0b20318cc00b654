// Since my last turn: what this browser saw last of a table is kept, so that a return can show what came after it, be it by a
// reload or by a tab that was out of sight. Who gets the device in hot-seat is shown what came after their last turn.

import { read, write } from './storage';
import type { Event, LogEntry } from './types';

/** Which state, and through whose eyes: what it looked like the server still knows. */
export interface Seen {
  seq: number;
  seat: number;
}

export interface MissedHost {
  readonly table: string;
  /** what is shown now; null: nothing that could be missed (a spectator, several people on one device) */
  readonly seen: Seen | null;
  readonly entries: readonly LogEntry[];
  readonly over: boolean;
  /** something was missed */
  offered(): void;
}

/** Milliseconds out of sight that do not count as having been away. */
const GLANCE = 20_000;

const counts = (entry: LogEntry): boolean => entry.kind === 'action' && !entry.undone;
/** The end of a turn shows nothing. */
const shows = (entry: LogEntry): boolean => counts(entry) && entry.action !== 'done';

export class Missed {
  /** what others did, offered for replay */
  entries: LogEntry[] = $state.raw([]);
  /** the last that was seen before */
  #before: number | null = null;
  #hiddenAt: number | null = null;
  /** somebody has looked since the page was opened */
  #looked = false;
  /** seen, but not yet written */
  #unwritten: Seen | null = null;

  readonly #host: MissedHost;
  constructor(host: MissedHost) {
    this.#host = host;
  }

  get #key(): string {
    return `paname.seen.${this.#host.table}`;
  }

  watch(): void {
    document.addEventListener('visibilitychange', this.#sight);
    addEventListener('pagehide', this.#write);
  }

  stop(): void {
    document.removeEventListener('visibilitychange', this.#sight);
    removeEventListener('pagehide', this.#write);
    this.#write();
  }

  /** Something is shown. Seen it is only by somebody who looks. */
  shown(): void {
    const now = this.#host.seen;
    if (document.hidden || !now) return;
    this.#unwritten = now;
    if (this.#looked && !this.#host.over) return; // written when somebody looks away: with every move it would cost as much as drawing it
    const before = this.#looked ? null : this.#read();
    this.#looked = true;
    this.#write();
    if (before) this.#offer(before, now);
  }

  #write = (): void => {
    if (this.#unwritten) write(this.#key, this.#host.over ? null : JSON.stringify(this.#unwritten));
    this.#unwritten = null;
  };

  /** Somebody has come back: what came after the last that was seen here? */
  #offer(before: Seen, now: Seen): void {
    if (before.seat !== now.seat || before.seq >= now.seq) return;
    this.#before = before.seq;
    this.entries = this.#host.entries.filter((entry) => entry.seq > before.seq && shows(entry) && entry.seat !== now.seat);
    if (this.entries.length > 0) this.#host.offered();
  }

  /** Somebody has got the device: what came after their last turn, if they have had one? */
  since(seat: number): void {
    const { entries } = this.#host;
    const seq = entries.findLast((entry) => entry.seat === seat)?.seq;
    if (seq === undefined) return;
    this.#before = seq;
    this.entries = entries.filter((entry) => entry.seq > seq && shows(entry));
    if (this.entries.length > 0) this.#host.offered();
  }

  /** Where to begin and what happened then; nothing is offered any more. */
  take(): { seq: number; events: Event[] } | null {
    const seq = this.#before;
    this.forget();
    if (seq === null) return null;
    return { seq, events: this.#host.entries.filter((entry) => entry.seq > seq && counts(entry)).flatMap((entry) => entry.events) };
  }

  forget(): void {
    this.entries = [];
    this.#before = null;
  }

  #sight = (): void => {
    if (document.hidden) {
      this.#write();
      this.#hiddenAt = Date.now();
      return;
    }
    if (this.#hiddenAt !== null && Date.now() - this.#hiddenAt > GLANCE) this.#looked = false;
    this.#hiddenAt = null;
    this.shown();
  };

  #read(): Seen | null {
    try {
      return JSON.parse(read(this.#key) ?? 'null') as Seen | null;
    } catch {
      return null; // damaged
    }
  }
}
