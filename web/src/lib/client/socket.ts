// What the server pushes. WebSocket first; where a network breaks those, server-sent events. Reconnects by itself with growing,
// jittered pauses, at once when the network or the page comes back; a heartbeat that knows more than we do means loss.

import { address } from './api';
import type { Push, SocketRequest } from './types';

export type Link = 'connecting' | 'live' | 'waiting' | 'offline' | 'closed';

export interface SocketOptions {
  table: string;
  /** whose eyes; null a spectator's */
  seat: () => number | null;
  /** the last seq we have */
  seq: () => number;
  onpush: (push: Push) => void;
  onlink: (link: Link) => void;
  /** seconds between heartbeats; three missed ones mean that the line is dead */
  heartbeat?: number;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 20_000;
/** So many sockets that never opened, and server-sent events are tried. */
const PATIENCE = 3;

/** Pause before attempt n (from 0): doubles, with jitter so that a restarted server is not hit by all at once. */
export function pause(attempt: number, random = Math.random): number {
  const full = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** attempt);
  return full / 2 + (full / 2) * random();
}

export class TableSocket {
  #options: SocketOptions;
  #line: WebSocket | EventSource | null = null;
  #attempt = 0;
  #unopened = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watchdog: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(options: SocketOptions) {
    this.#options = options;
  }

  open(): void {
    addEventListener('online', this.#wake);
    addEventListener('offline', this.#sleep);
    document.addEventListener('visibilitychange', this.#visible);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#wake);
    removeEventListener('offline', this.#sleep);
    document.removeEventListener('visibilitychange', this.#visible);
    this.#drop();
    this.#options.onlink('closed');
  }

  /** Something was lost, or other eyes are wanted: begin again with what we have. */
  reconnect(): void {
    if (this.#closed) return;
    this.#attempt = 0;
    this.#connect();
  }

  send(message: SocketRequest): void {
    if (this.#line instanceof WebSocket && this.#line.readyState === WebSocket.OPEN) this.#line.send(JSON.stringify(message));
  }

  #wake = (): void => {
    this.reconnect();
  };

  #sleep = (): void => {
    this.#drop();
    this.#options.onlink('offline');
  };

  /** A phone wakes with dead sockets that still look open: ask, and the watchdog finds out. */
  #visible = (): void => {
    if (document.hidden || this.#closed) return;
    if (this.#line instanceof WebSocket && this.#line.readyState === WebSocket.OPEN) {
      this.send({ type: 'ping' });
      this.#watch(4000);
    } else this.reconnect();
  };

  #drop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#watchdog);
    const line = this.#line;
    this.#line = null;
    line?.close();
  }

  #watch(time = (this.#options.heartbeat ?? 15) * 3000): void {
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => this.#lost(), time);
  }

  #lost(): void {
    this.#drop();
    if (this.#closed) return;
    if (navigator.onLine === false) {
      this.#options.onlink('offline'); // `online` wakes us
      return;
    }
    this.#options.onlink('waiting');
    this.#timer = setTimeout(() => this.#connect(), pause(this.#attempt++));
  }

  #connect(): void {
    this.#drop();
    this.#options.onlink('connecting');
    const events = this.#unopened >= PATIENCE;
    const given = { id: this.#options.table, seat: this.#options.seat(), since: this.#options.seq() };
    const url = address(`/api/tables/{id}/${events ? 'events' : 'socket'}`, given);
    const line = events ? new EventSource(url) : new WebSocket(url.startsWith('/') ? location.origin.replace(/^http/, 'ws') + url : url);
    this.#line = line;
    let opened = false;
    line.onopen = () => {
      if (line !== this.#line) return;
      opened = true;
      this.#unopened = events ? this.#unopened : 0;
      this.#options.onlink('live');
      this.#watch();
    };
    line.onmessage = (message: MessageEvent<string>) => {
      if (line !== this.#line) return;
      this.#attempt = 0;
      this.#watch();
      this.#options.onpush(JSON.parse(message.data) as Push);
    };
    const failed = (): void => {
      if (line !== this.#line) return;
      if (!opened) this.#unopened = events ? 0 : this.#unopened + 1; // events fail too: sockets again
      this.#lost();
    };
    line.onerror = failed;
    if (line instanceof WebSocket) line.onclose = failed;
    this.#watch();
  }
}
