// Clicks become a choice: pieces are selected until one choice is left, which may have to be paid or confirmed first.

import { isMenu, open, targets, type Choice, type Target } from './choices';
import { LATE } from './commands.svelte';
import { isPlace, kindOf, moveAction, type Piece } from './notation';
import { preferences } from './preferences.svelte';
import type { MovePlan, Reason } from './types';

export interface SelectionHost {
  readonly choices: readonly Choice[];
  play(actions: readonly string[]): Promise<boolean>;
  /** the ways to pay for a move, the best first; [] if the server cannot be asked */
  ways(action: string): Promise<MovePlan[]>;
  /** why a click does nothing; null: it did */
  refuse(reason: Reason | null): void;
}

/** A lone choice is played when what was clicked says where to: a key, a hand or a tile alone is only selected. */
function namesTarget(choice: Choice, clicked: readonly Piece[]): boolean {
  const [, ...rest] = choice.pieces;
  if (choice.kind === 'move') return rest.some((piece) => kindOf(piece) !== 'tile' && clicked.includes(piece));
  return (choice.kind === 'place' || choice.kind === 'vp') && rest.some((piece) => clicked.includes(piece));
}

/** The one choice that is left, or the one that these pieces make whole. */
function alone(possible: readonly Choice[], clicked: readonly Piece[]): Choice | null {
  const [exact, ...more] = possible.filter((choice) => choice.pieces.every((one) => clicked.includes(one)));
  if (exact && more.length === 0) return exact;
  const [only, ...others] = possible;
  return only && others.length === 0 && namesTarget(only, clicked) ? only : null;
}

export class Selection {
  pieces: Piece[] = $state.raw([]);
  /** the move whose payment sheet is open */
  payment: Choice | null = $state.raw(null);
  /** how it could be paid, and which of these ways is chosen */
  ways: MovePlan[] = $state.raw([]);
  way: MovePlan | null = $state.raw(null);
  /** the choice that waits for a yes (draw, end turn, looking through the end tiles) */
  confirming: Choice | null = $state.raw(null);

  #late: ReturnType<typeof setTimeout> | undefined;
  readonly #host: SelectionHost;
  constructor(host: SelectionHost) {
    this.#host = host;
  }

  /** what the next click can be under the present selection (nothing selected: everything that can be clicked) */
  readonly targets: Map<Piece, Target> = $derived.by(() => targets(this.#host.choices, this.pieces));
  /** the actions of the selected piece of my screen or the market, to be shown as a menu */
  readonly menu: Choice[] = $derived.by(() => (this.pieces.some(isMenu) ? open(this.#host.choices, this.pieces) : []));

  clear(): void {
    clearTimeout(this.#late);
    if (this.pieces.length > 0) this.pieces = [];
    this.#closeSheet();
  }

  #closeSheet(): void {
    this.payment = this.way = null;
    if (this.ways.length > 0) this.ways = [];
    this.confirming = null;
  }

  /** A click (or Enter) on a piece: selects it, or plays when one choice is left. What was to be paid or confirmed is not meant any more. */
  pick(piece: Piece): void {
    this.#closeSheet();
    if (this.pieces.includes(piece)) {
      this.pieces = this.pieces.filter((other) => other !== piece);
      return;
    }
    const { choices } = this.#host;
    let wanted = [...this.pieces, piece];
    let left = open(choices, wanted);
    if (left.length === 0) {
      // not together with what is selected: begin anew with this piece
      wanted = [piece];
      left = open(choices, wanted);
      if (left.length === 0) return this.#nowhere(piece);
    }
    this.#narrow(wanted, left, piece);
  }

  /** The rules live in the server: it refuses the move and says why. */
  #nowhere(piece: Piece): void {
    const from = this.pieces.find(isPlace);
    if (from && isPlace(piece)) void this.#host.play([moveAction(from, piece)]);
    else this.pieces = [];
  }

  #narrow(wanted: Piece[], left: readonly Choice[], piece: Piece): void {
    const possible = left.filter((choice) => choice.state !== 'impossible');
    if (possible.length === 0) {
      this.#host.refuse(targets(left, wanted.slice(0, -1)).get(piece)?.reason ?? null);
      this.pieces = wanted.slice(0, -1); // what was selected stays: perhaps another target
      return;
    }
    this.#host.refuse(null);
    const meant = isMenu(piece) && possible.some((choice) => choice.kind !== 'move') ? null : alone(possible, wanted); // its menu opens
    if (meant && atOnce(meant)) {
      // The answer is here in a moment, and everything is drawn anew with it: not twice for one click, unless it is late.
      this.#late = setTimeout(() => (this.pieces = wanted), LATE);
      void this.#play(meant).finally(() => clearTimeout(this.#late));
      return;
    }
    this.pieces = wanted;
    if (meant) this.choose(meant);
  }

  /** Plays a choice; one that must be paid or confirmed first opens its sheet. */
  choose(choice: Choice): void {
    if (choice.state === 'impossible') this.#host.refuse(choice.reason);
    else if (choice.state === 'exchange') void this.#pay(choice);
    else if (mustConfirm(choice)) this.ask(choice);
    else void this.#play(choice);
  }

  /** Waits for a yes. */
  ask(choice: Choice): void {
    this.confirming = choice;
  }

  /** The way of the plan is shown at once, the others as soon as they are known; who wishes so is not asked about a single one. */
  async #pay(choice: Choice): Promise<void> {
    const { pieces } = this;
    const { autoPay } = preferences;
    if (!autoPay) this.#offer(choice, choice.plan ? [choice.plan] : []);
    const ways = await this.#host.ways(choice.action);
    if (this.pieces !== pieces || this.payment !== (autoPay ? null : choice)) return; // something else by now
    if (autoPay && ways.length < 2 && !choice.plan?.forgone) void this.#play(choice);
    else if (ways.length > 0) this.#offer(choice, ways);
  }

  #offer(choice: Choice, ways: MovePlan[]): void {
    this.payment = choice;
    this.ways = ways;
    this.way = ways[0] ?? null;
  }

  /** Yes to `confirming`, or to `payment`: plays the chain and then the move. */
  async confirm(): Promise<boolean> {
    const choice = this.payment ?? this.confirming;
    return choice ? this.#play(choice) : false;
  }

  #play(choice: Choice): Promise<boolean> {
    return this.#host.play([...((this.way ?? choice.plan)?.chain ?? []), choice.action]);
  }
}

const atOnce = (choice: Choice): boolean => (choice.state === 'payable' || choice.state === 'with-tile') && !mustConfirm(choice);

function mustConfirm({ kind }: Choice): boolean {
  return kind === 'look' || (kind === 'draw' && preferences.confirmDraw) || (kind === 'done' && preferences.confirmEndTurn);
}
