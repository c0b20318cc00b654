// What a game screen shows: the present, or an earlier moment that is being looked at while the game goes on.

import type { Scene } from '../board/describe';
import { targets, type Target } from '../client/choices';
import type { GameFace } from '../client/face';
import type { LogLine } from '../client/log';
import type { Piece } from '../client/notation';
import type { View } from '../client/types';

const NONE: ReadonlyMap<Piece, Target> = new Map();

/** What a panel beside the board is given. */
export interface Beside {
  look: Looking;
  scene: Scene;
  onpick: (piece: Piece) => void;
}

export class Looking {
  past: View | null = $state.raw(null);
  /** the moment that is asked for */
  #wanted: number | null = null;
  /** the seq of the past */
  #at = $state(0);
  readonly #store: () => GameFace;

  constructor(store: () => GameFace) {
    this.#store = store;
  }

  get store(): GameFace {
    return this.#store();
  }

  readonly view: View | null = $derived.by(() => this.past ?? this.store.view);
  readonly scene: Scene | null = $derived.by(() => {
    const { box, names } = this.store;
    return this.view && box ? { view: this.view, box, names } : null;
  });
  /** what had happened by then */
  readonly log: readonly LogLine[] = $derived.by(() => (this.past ? this.store.log.filter((line) => line.seq <= this.#at) : this.store.log));
  /** whose screen lies in front of us; null: a spectator's eyes */
  readonly eyes: number | null = $derived.by(() => this.store.seat ?? this.view?.viewer ?? null);
  /** nothing can be done in the past */
  readonly targets: ReadonlyMap<Piece, Target> = $derived.by(() => (this.past ? NONE : this.store.targets));
  readonly selection: readonly Piece[] = $derived.by(() => (this.past ? [] : this.store.selection));
  /** free actions stay possible while something else is being chosen */
  readonly free: ReadonlyMap<Piece, Target> = $derived.by(() => {
    const { live } = this.store;
    return live && !this.past && live.selection.length > 0 ? targets(live.choices, []) : this.targets;
  });

  /** What a click on a piece would do: together with what is selected, or begun anew with it. */
  offered(piece: Piece): Target | undefined {
    return this.targets.get(piece) ?? (this.selection.includes(piece) ? undefined : this.free.get(piece));
  }

  /** To the moment of a line of the log. */
  async goto(seq: number): Promise<void> {
    this.#wanted = seq;
    const then = await this.store.moment(seq);
    if (!then || this.#wanted !== seq) return;
    this.past = then;
    this.#at = seq;
  }

  back(): void {
    this.#wanted = this.past = null;
  }

  pick(piece: Piece): void {
    if (!this.past) this.store.pick(piece);
  }
}
