// What a seat asks the server for. One command at a time, until its result is known, be it by its answer or by a push; a lost
// answer is asked for again with the same client, seq and command, so nothing is played twice; a refused one leaves everything
// as it was.

import { ApiError, reasonOf, type Api } from './api';
import { clientId } from './identity';
import { pause } from './socket';
import type { Command, CommandDone, CommandRequest, Hint, LogEntry, MovePlan, Reason } from './types';

export interface CommandHost {
  readonly table: string;
  readonly seat: number | null;
  readonly seq: number;
  readonly closed: boolean;
  done(answer: CommandDone): void;
  /** null: it was taken. `seq`: of the table, where the server told */
  refuse(reason: Reason | null, seq?: number | null): void;
}

/** Milliseconds after which a click must show that it has done something. Most answers are here before: nothing is drawn twice for one click. */
export const LATE = 100;

/** So often a command is sent again when its answer got lost, before we say so. */
const TRIES = 5;

interface Sent {
  readonly seat: number;
  /** the entry with which it has happened */
  readonly last: number;
  happened(): void;
}

export class Commands {
  #sent: Sent | null = $state.raw(null);
  /** the result is late: what cannot be done meanwhile shows it */
  waiting = $state(false);
  #late: ReturnType<typeof setTimeout> | undefined;

  readonly #api: Api;
  readonly #host: CommandHost;
  constructor(api: Api, host: CommandHost) {
    this.#api = api;
    this.#host = host;
  }

  /** All or nothing: the chain of a plan followed by its action. */
  play(actions: readonly string[]): Promise<boolean> {
    const [only] = actions;
    if (actions.length === 1 && only) return this.send({ type: 'act', action: only });
    return this.send({ type: 'chain', actions: [...actions] });
  }

  /** A command is on its way, and its result is not known yet. */
  get busy(): boolean {
    return this.#sent !== null;
  }

  async send(command: Command, seat: number | null = this.#host.seat): Promise<boolean> {
    if (this.busy || seat === null) return false;
    const { seq } = this.#host;
    const pushed = new Promise<null>((resolve) => {
      this.#sent = { seat, last: seq + (command.type === 'chain' ? command.actions.length : 1), happened: () => resolve(null) };
    });
    const mine = this.#sent;
    this.#late = setTimeout(() => (this.waiting = true), LATE);
    const waiting = (): boolean => this.#sent === mine;
    try {
      const answer = await Promise.race([pushed, this.#insist({ client: clientId(), seq, seat, command }, waiting)]);
      if (answer) this.#known(); // else the next one may be on its way already
      this.#host.refuse(null);
      if (answer) this.#host.done(answer);
      return true;
    } catch (error) {
      this.#known();
      this.#host.refuse(reasonOf(error), error instanceof ApiError ? error.seq : null);
      return false;
    }
  }

  /** An entry of the table is known, and about to be shown: from now on the answer to the command that made it changes nothing. */
  happened(entry: LogEntry): void {
    const sent = this.#sent;
    if (!sent || entry.seq !== sent.last || entry.seat !== sent.seat) return;
    this.#known();
    sent.happened();
  }

  #known(): void {
    clearTimeout(this.#late);
    this.#sent = null;
    this.waiting = false;
  }

  async #insist(body: CommandRequest, waiting: () => boolean): Promise<CommandDone> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await this.#api.command(this.#host.table, body);
      } catch (error) {
        if (!(error instanceof ApiError) || !error.passing || attempt + 1 >= TRIES || this.#host.closed || !waiting()) throw error;
        await new Promise((resolve) => setTimeout(resolve, pause(attempt)));
      }
    }
  }

  /** What a bot would do; null: it was refused, or the game has gone on, which is no mistake of who asked. */
  async hint(level?: number): Promise<Hint | null> {
    const { table, seat, seq } = this.#host;
    if (seat === null) return null;
    const hint = await this.#try(
      () => this.#api.hint(table, { seat, ...(level === undefined ? {} : { level }) }),
      (reason) => reason.code === 'not-your-turn' || this.#host.seq !== seq,
    );
    return hint?.seq === this.#host.seq ? hint : null;
  }

  /** How a move could be paid; [] where that cannot be told now: its plan knows one way. */
  async ways(action: string): Promise<MovePlan[]> {
    const { table, seat } = this.#host;
    if (seat === null) return [];
    const found = await this.#api.ways(table, { seat, action }).catch(() => null);
    return found?.seq === this.#host.seq ? found.ways : [];
  }

  async #try<T>(ask: () => Promise<T>, late: (reason: Reason) => boolean): Promise<T | null> {
    try {
      return await ask();
    } catch (error) {
      const reason = reasonOf(error);
      if (!late(reason)) this.#host.refuse(reason);
      return null;
    }
  }
}
