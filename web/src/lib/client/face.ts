import type { Box } from '../board/box';
import type { Animator } from './animation';
import type { Target } from './choices';
import type { GameStore } from './game.svelte';
import type { LogLine } from './log';
import type { Piece, Trace } from './notation';
import type { SeatInfo, View } from './types';

/** What a screen needs to show a game: a table, a replay, a lesson and the gallery all have it. */
export interface GameFace {
  /** of the table or record: notes are kept by it */
  readonly table: string;
  readonly view: View | null;
  readonly box: Box | null;
  /** whose eyes; null a spectator's */
  readonly seat: number | null;
  readonly names: string[];
  readonly seats: SeatInfo[];
  readonly log: LogLine[];
  readonly targets: ReadonlyMap<Piece, Target>;
  readonly selection: readonly Piece[];
  /** what the last batch of events changed */
  readonly last: ReadonlySet<Trace>;
  /** shows one event; set by the board */
  animator: Animator | null;
  /** the table itself where it is played or watched; null: a recorded game */
  readonly live: GameStore | null;
  pick(piece: Piece): void;
  /** whether there is an earlier moment to go to, by a line of the log */
  canJump(seq: number): boolean;
  /** What these eyes were shown then, to be looked at; null: not to be had, or the store itself has gone there. */
  moment(seq: number): Promise<View | null>;
}
