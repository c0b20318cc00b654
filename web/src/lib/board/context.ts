import { getContext, setContext } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Target } from '../client/choices';
import type { Piece, Trace } from '../client/notation';
import type { View } from '../client/types';
import type { Box } from './box';
import type { Layout } from './layout';

/** How a piece is marked (look.md, States). sel: selectable, thin line · the others once a choice is being made. */
export type Mark = '' | 'sel' | 'swapsel' | 'ok' | 'swap' | 'tile' | 'no' | 'src';

export interface BoardContext {
  readonly view: View;
  /** how many play */
  readonly players: number;
  readonly box: Box;
  readonly turn: number;
  readonly layout: Layout;
  /** the size that letters need on a small board to be read; 0: any */
  readonly readable: number;
  /** a place that is only there while it is offered */
  offered(piece: Piece): boolean;
  /** first letters of the players, to be shown on keys and discs; null: not */
  readonly initials: readonly string[] | null;
  /** show who leads where */
  readonly scoring: boolean;
  /** the district in the light */
  readonly lit: string | null;
  mark(piece: Piece): Mark;
  /** its price is shown on the piece */
  priced(piece: Piece): boolean;
  /** the targets whose prices are shown */
  readonly prices: readonly (readonly [Piece, Target])[];
  changed(piece: Trace): boolean;
  /** makes an SVG group a button */
  button(piece: Piece): Attachment<SVGGElement>;
  /** what the button is called */
  name(piece: Piece): string;
  /** the meeple would jump over a space with the choice under the pointer */
  jumpedOver(space: number): boolean;
}

const KEY = Symbol('board');
export const provide = (context: BoardContext): BoardContext => setContext(KEY, context);
export const board = (): BoardContext => getContext<BoardContext>(KEY);
