// What can be clicked. Every action is made of a set of pieces; selecting pieces narrows the actions down, in any order
// (source first or target first). No rule lives here: the actions, prices, chains and reasons come from the server.

import type { MovePlan, Reason, View } from './types';

/** A thing on the screen that can be clicked, as text:
 *  a place of the notation (`arc`, `montmartre:bank`, `montmartre:8`, `montmartre:louvre`), `hand` (my keys in hand), `pile:1`,
 *  `landmark:louvre` (in the supply), `row:montmartre` (where landmarks are added), `@12` (space of the bonus track),
 *  `vp:20` (VP tile in the supply), `spot:montmartre` (where VP tiles lie), `token:gold prestige`, `token:wood` (mine),
 *  `buy:wood` (the general reserve), `tile:5` (my bonus tile), `end:3` (my end tile or one in the pile I look through), `end` (the end-tile pile). */
export type Piece = string;

export type ChoiceKind =
  | 'draw'
  | 'build'
  | 'place'
  | 'move'
  | 'vp'
  | 'bonus'
  | 'score'
  | 'pair'
  | 'take'
  | 'buy'
  | 'sell'
  | 'use'
  | 'decline' // `bonus none`, `score none`, `vp none`, `pair none`
  | 'pass'
  | 'done';

/** payable: now · with-tile: now, using tile 9 or 16 · exchange: after a chain of free actions · impossible: reason says why */
export type ChoiceState = 'payable' | 'with-tile' | 'exchange' | 'impossible';

export interface Choice {
  action: string;
  kind: ChoiceKind;
  pieces: Piece[];
  state: ChoiceState;
  /** of a move: net price, gains, chain */
  plan: MovePlan | null;
  reason: Reason | null;
}

/** What a piece offers under the present selection. */
export interface Target {
  piece: Piece;
  /** the best of its choices */
  state: ChoiceState;
  choices: Choice[];
  /** of the best choice, when it is a move */
  price: Record<string, number> | null;
  gains: string[];
  reason: Reason | null;
}

const ORDER: Record<ChoiceState, number> = { payable: 0, 'with-tile': 1, exchange: 2, impossible: 3 };

function moveState(plan: MovePlan): ChoiceState {
  if (plan.chain === null) return 'impossible';
  if (plan.chain.length > 0) return 'exchange';
  return / with \d+$/.test(plan.action) ? 'with-tile' : 'payable';
}

function movePieces(words: string[], view: View): Piece[] {
  const [, from = '', to = '', , tile] = words;
  const [district = '', name = ''] = to.split(':');
  const target = view.landmarks.includes(name) ? [`landmark:${name}`, `row:${district}`] : [to];
  return [from, ...target, ...(tile ? [`tile:${tile}`] : [])];
}

/** The pieces an action is made of; [] for what is only a button (done, pass, declining). */
function parse(action: string, view: View): { kind: ChoiceKind; pieces: Piece[] } {
  const words = action.split(' ');
  const [verb = '', a = '', b = ''] = words;
  if (a === 'none') return { kind: 'decline', pieces: [] };
  switch (verb) {
    case 'draw':
      return { kind: 'draw', pieces: [`pile:${a}`] };
    case 'build':
      return { kind: 'build', pieces: [`${a}:${view.question?.value ?? ''}`] };
    case 'place':
      return { kind: 'place', pieces: ['hand', a] };
    case 'move':
      return { kind: 'move', pieces: movePieces(words, view) };
    case 'vp':
      return { kind: 'vp', pieces: [`vp:${a}`, `spot:${b}`] };
    case 'bonus':
      return { kind: 'bonus', pieces: [a] };
    case 'score':
      return { kind: 'score', pieces: [`token:${a} prestige`] };
    case 'pair':
      return { kind: 'pair', pieces: [`token:${a}${view.question?.of === 'prestige' ? ' prestige' : ''}`] };
    case 'take':
      return { kind: 'take', pieces: a ? [`end:${a}`] : ['end'] };
    case 'buy':
      return { kind: 'buy', pieces: [`buy:${a}`] };
    case 'sell':
      return { kind: 'sell', pieces: [`token:${b ? `${a} prestige` : a}`] };
    case 'use':
      if (a === 'end') return { kind: 'use', pieces: [`end:${b}`] };
      return { kind: 'use', pieces: [`tile:${a}`, ...(b.startsWith('@') ? [b] : [])] };
    case 'pass':
      return { kind: 'pass', pieces: [] };
    case 'done':
      return { kind: 'done', pieces: [] };
    default:
      throw new Error(`unknown action "${action}": expected a verb of notation.md`);
  }
}

/** All choices of the seat to act: the legal actions, and the moves that are not payable yet. */
export function choices(legal: readonly string[], plans: readonly MovePlan[], view: View): Choice[] {
  const planned = new Map(plans.map((plan) => [plan.action, plan]));
  const actions = [...legal, ...plans.map((plan) => plan.action).filter((action) => !legal.includes(action))];
  return actions.map((action) => {
    const plan = planned.get(action) ?? null;
    return {
      action,
      ...parse(action, view),
      state: plan ? moveState(plan) : / with \d+$/.test(action) ? 'with-tile' : 'payable',
      plan,
      reason: plan?.reason ?? null
    };
  });
}

/** The choices that are still open with these pieces selected. */
export function open(all: readonly Choice[], selected: readonly Piece[]): Choice[] {
  return all.filter((choice) => selected.every((piece) => choice.pieces.includes(piece)));
}

/** What each further piece offers, best choice first. */
export function targets(all: readonly Choice[], selected: readonly Piece[]): Map<Piece, Target> {
  const found = new Map<Piece, Choice[]>();
  for (const choice of open(all, selected)) {
    for (const piece of choice.pieces) {
      if (selected.includes(piece)) continue;
      const list = found.get(piece);
      if (list) list.push(choice);
      else found.set(piece, [choice]);
    }
  }
  const result = new Map<Piece, Target>();
  for (const [piece, list] of found) {
    list.sort((x, y) => ORDER[x.state] - ORDER[y.state] || (x.plan?.price.francs ?? 0) - (y.plan?.price.francs ?? 0));
    const [best] = list;
    if (!best) continue;
    result.set(piece, {
      piece,
      state: best.state,
      choices: list,
      price: best.plan?.price ?? null,
      gains: best.plan?.gains ?? [],
      reason: best.state === 'payable' || best.state === 'with-tile' ? null : best.reason
    });
  }
  return result;
}

/** Pieces of my screen and the market open a menu of their choices; everything else acts as soon as one choice is left. */
export function isMenu(piece: Piece): boolean {
  return /^(tile|end|token|buy):/.test(piece);
}
