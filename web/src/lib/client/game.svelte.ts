// The table on the screen: what is shown, what can be done, what has happened. One store serves live play and hot-seat;
// replay.svelte.ts has the same read face. All rules are the server's: it sends legal actions, plans and reasons.

import { choices, isMenu, open, targets, type Choice, type Piece, type Target } from './choices';
import type { LogLine } from './log';
import type { Event, MovePlan, Reason, View } from './types';

export type Connection = 'loading' | 'live' | 'reconnecting' | 'offline' | 'closed' | 'failed';

export interface SeatInfo {
  name: string;
  kind: 'human' | 'bot' | 'open';
  /** of a bot */
  level: string | null;
  connected: boolean;
  mine: boolean;
}

export interface Hint {
  action: string;
  /** other actions considered, best first, with their value for the seat */
  lines: { action: string; value: number }[];
  reason: Reason | null;
}

/** What a component needs to draw a game: GameStore and ReplayStore both have it. */
export interface GameFace {
  readonly view: View | null;
  readonly seat: number | null;
  readonly names: string[];
  readonly seats: SeatInfo[];
  readonly log: LogLine[];
  readonly targets: Map<Piece, Target>;
  readonly sources: Set<Piece>;
  readonly selection: Piece[];
  /** pieces the last batch of events changed */
  readonly last: Set<Piece>;
  pick(piece: Piece): void;
}

export class GameStore implements GameFace {
  readonly table: string;

  /** as shown: always the fold of the last applied event */
  view: View | null = $state.raw(null);
  /** of the seat whose eyes we use, when it is to act; else empty */
  legal: string[] = $state.raw([]);
  plans: MovePlan[] = $state.raw([]);
  /** number of the last thing that happened at the table */
  seq = $state(0);
  /** my seats at this table (several in hot-seat), and the one whose eyes are used now; null for a spectator */
  mine: number[] = $state.raw([]);
  seat: number | null = $state(null);
  seats: SeatInfo[] = $state.raw([]);
  /** of the table: waiting for players, running, over */
  status: 'waiting' | 'running' | 'over' = $state('waiting');
  connection: Connection = $state('loading');
  /** a command is on its way */
  busy = $state(false);
  /** why the last command was refused, or what else went wrong; null after the next success */
  error: Reason | null = $state.raw(null);
  /** how many actions can be taken back now */
  undoable = $state(0);
  log: LogLine[] = $state.raw([]);
  last: Set<Piece> = $state.raw(new Set());
  selection: Piece[] = $state.raw([]);
  /** the move whose payment sheet is open */
  payment: Choice | null = $state.raw(null);
  /** the choice that waits for a yes (draw, end turn, looking through the end tiles) */
  confirming: Choice | null = $state.raw(null);
  hint: Hint | null = $state.raw(null);
  /** hot-seat: the seat the device must be handed to; the board is out of the DOM while it is set */
  curtain: number | null = $state(null);
  /** what happened since my last turn, offered for replay on return */
  missed: Event[] = $state.raw([]);
  /** the server was updated: reload for the new client */
  outdated = $state(false);

  readonly names: string[] = $derived(this.seats.map((seat) => seat.name));
  readonly myTurn: boolean = $derived(this.view?.active != null && this.view.active === this.seat);
  readonly choices: Choice[] = $derived(this.view ? choices(this.legal, this.plans, this.view) : []);
  /** pieces that can be the first click of something */
  readonly sources: Set<Piece> = $derived(new Set(this.choices.filter((c) => c.state !== 'impossible').flatMap((c) => c.pieces.slice(0, 1))));
  /** what the next click can be under the present selection (nothing selected: everything that can be clicked) */
  readonly targets: Map<Piece, Target> = $derived(targets(this.choices, this.selection));
  /** the actions of the selected piece of my screen or the market, to be shown as a menu */
  readonly menu: Choice[] = $derived(this.selection.some(isMenu) ? open(this.choices, this.selection) : []);
  readonly canEnd: boolean = $derived(this.legal.includes('done'));
  readonly canPass: boolean = $derived(this.legal.includes('pass'));
  /** `bonus none` and the like */
  readonly decline: string | null = $derived(this.legal.find((action) => action.endsWith(' none')) ?? null);
  readonly drawing: boolean = $derived(this.view?.phase === 'draw');

  constructor(table: string) {
    this.table = table;
  }

  /** Loads the table and keeps it up to date until close(). */
  async start(): Promise<void> {}
  close(): void {}

  /** A click (or Enter) on a piece: selects it, or plays when one choice is left. */
  pick(_piece: Piece): void {}
  cancel(): void {
    this.selection = [];
    this.payment = null;
    this.confirming = null;
  }
  /** Plays a choice; one that must be paid or confirmed first opens the sheet. */
  choose(_choice: Choice): void {}
  /** Yes to `confirming`, or to `payment`: plays the chain and then the move. */
  confirm(): void {}

  async act(_action: string): Promise<boolean> {
    return false;
  }
  async actAll(_actions: readonly string[]): Promise<boolean> {
    return false;
  }
  async undo(_steps = 1): Promise<boolean> {
    return false;
  }
  async reset(): Promise<boolean> {
    return false;
  }
  async endTurn(): Promise<boolean> {
    return false;
  }
  async askHint(): Promise<void> {}
  async concede(): Promise<boolean> {
    return false;
  }
  async rematch(): Promise<string | null> {
    return null;
  }
  /** Why an action is not possible now; null when it is. */
  async whyNot(_action: string): Promise<Reason | null> {
    return null;
  }
  /** The next person has the device: shows their eyes. */
  reveal(): void {}
  /** Finish all animations now. */
  skip(): void {}
}
