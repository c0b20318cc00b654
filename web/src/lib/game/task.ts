// Which task is open: at most one, the most pressing first.
import type { Choice } from '../client/choices';
import type { GameStore } from '../client/game.svelte';
import { kindOf } from '../client/notation';
import { asked } from '../client/places';
import type { HintWhy, Loss } from '../client/types';

export type Task =
  | { kind: 'pay'; title: string; choice: Choice }
  | { kind: 'confirm'; title: string; note: string; choice: Choice }
  | { kind: 'lose'; title: string; losses: readonly Loss[] }
  | { kind: 'look'; title: string; tiles: number[] }
  | { kind: 'menu'; title: string; choices: Choice[] }
  | { kind: 'hint'; title: string; action: string; level: number; why: HintWhy | null };

export function task(store: GameStore): Task | null {
  const { payment, confirming, view } = store;
  if (payment) return { kind: 'pay', title: 'task-pay', choice: payment };
  if (confirming?.kind === 'done' && store.losses.length > 0) return { kind: 'lose', title: 'task-confirm-done', losses: store.losses };
  if (confirming) {
    const kind = confirming.kind === 'look' ? 'look' : confirming.kind === 'done' ? 'done' : 'draw';
    return { kind: 'confirm', title: `task-confirm-${kind}`, note: `task-confirm-${kind}-note`, choice: confirming };
  }
  // it was asked for, whatever else is open
  if (store.hint) return { kind: 'hint', title: 'task-hint', action: store.hint.action, level: store.hint.level, why: store.hint.why };
  const tiles = view && store.myTurn && asked(view, 'look')?.tiles;
  if (tiles) return { kind: 'look', title: 'task-look', tiles };
  // spaces of the track are chosen on the board
  const menu = store.menu.filter((choice) => !choice.pieces.some((piece) => kindOf(piece) === 'space') && choice.kind !== 'move');
  if (menu.length) return { kind: 'menu', title: 'task-choose', choices: menu };
  return null;
}
