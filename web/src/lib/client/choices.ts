// What can be clicked. Every action is made of a set of pieces; selecting pieces narrows the actions down, in any order
// (source first or target first). No rule lives here: the actions, prices, chains and reasons come from the server.

import type { Box } from '../board/box';
import {
  buyOf,
  endTileOf,
  kindOf,
  parseAction,
  parsePlace,
  pileOf,
  prestigeToken,
  rowOf,
  siteOf,
  spaceOf,
  spotOf,
  supplyOf,
  tileOf,
  tokenOf,
  vpOf,
  type Action,
  type Kind,
  type Piece,
  type PieceKind,
  type Place,
  type Verb,
} from './notation';
import { asked } from './places';
import type { Gain, MovePlan, Prestige, Reason, Token, View } from './types';

/** payable: now · with-tile: now, using tile 9 or 16 · exchange: after a chain of free actions · impossible: reason says why */
export type ChoiceState = 'payable' | 'with-tile' | 'exchange' | 'impossible';

export interface Choice {
  action: string;
  meant: Action;
  kind: Verb;
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
  /** other choices cost more: another key, another landmark */
  dearer: boolean;
  gains: Gain[];
  reason: Reason | null;
}

const ORDER: Record<ChoiceState, number> = { payable: 0, 'with-tile': 1, exchange: 2, impossible: 3 };

function moveState(plan: MovePlan, meant: Action): ChoiceState {
  if (plan.chain === null) return 'impossible';
  if (plan.chain.length > 0) return 'exchange';
  return immediate(meant);
}

const immediate = (meant: Action): ChoiceState => (meant.verb === 'move' && meant.tile !== null ? 'with-tile' : 'payable');

function targetPieces(to: Place, view: View): Piece[] {
  const place = parsePlace(to);
  const added = place.kind === 'landmark' && view.landmarks.includes(place.landmark);
  return added ? [supplyOf(place.landmark), rowOf(place.district)] : [to];
}

/** Kinds as the tokens they are: whether `gold` is a resource or prestige the question or the tile tells. */
export function tokensOf(meant: Action, view: View, box: Box): Token[] {
  const of = (kinds: readonly Kind[], prestige: boolean): Token[] => kinds.map((kind) => (prestige ? prestigeToken(kind as Prestige) : (kind as Token)));
  switch (meant.verb) {
    case 'buy':
      return [meant.resource];
    case 'sell':
      return [meant.token];
    case 'score':
      return [prestigeToken(meant.prestige)];
    case 'pair':
      return of([meant.kind], asked(view, 'pair')?.of === 'prestige');
    case 'use':
      return of(meant.kinds, meant.kinds.length > 0 && box.choosesPrestige(box.bonus(meant.number, view.seats.length)));
    case 'use-end':
      return of(meant.kinds, meant.kinds.length > 0 && box.choosesPrestige(box.endTile(meant.tile)));
    default:
      return [];
  }
}

/** The pieces an action is made of; [] for what is only a button (done, pass, declining). */
function piecesOf(meant: Action, view: View): Piece[] {
  switch (meant.verb) {
    case 'draw':
      return [pileOf(meant.pile)];
    case 'build':
      return [siteOf(meant.district, asked(view, 'build')?.value ?? 0)];
    case 'place':
      return ['hand', meant.place];
    case 'move':
      return [meant.from, ...targetPieces(meant.to, view), ...(meant.tile === null ? [] : [tileOf(meant.tile)])];
    case 'vp':
      return [vpOf(meant.tile), spotOf(meant.district)];
    case 'bonus':
      return [spaceOf(meant.space)];
    case 'score':
      return [tokenOf(prestigeToken(meant.prestige))];
    case 'pair':
      return [tokenOf(asked(view, 'pair')?.of === 'prestige' ? prestigeToken(meant.kind as Prestige) : (meant.kind as Token))];
    case 'look':
      return ['end'];
    case 'take':
      return [endTileOf(meant.tile)];
    case 'buy':
      return [buyOf(meant.resource)];
    case 'sell':
      return [tokenOf(meant.token)];
    case 'use':
      return [tileOf(meant.number), ...(meant.space === null ? [] : [spaceOf(meant.space)])];
    case 'use-end':
      return [endTileOf(meant.tile)];
    case 'decline':
    case 'pass':
    case 'done':
      return [];
  }
}

/** All choices of the seat to act: the legal actions, and the moves that are not payable yet. */
export function choices(legal: readonly string[], plans: readonly MovePlan[], view: View): Choice[] {
  const planned = new Map(plans.map((plan) => [plan.action, plan]));
  const actions = new Set([...legal, ...planned.keys()]);
  return Array.from(actions, (action) => {
    const plan = planned.get(action) ?? null;
    const meant = parseAction(action);
    if (!meant) throw new Error(`unknown action "${action}": expected a verb of notation.md`);
    return {
      action,
      meant,
      kind: meant.verb,
      pieces: piecesOf(meant, view),
      state: plan ? moveState(plan, meant) : immediate(meant),
      plan,
      reason: plan?.reason ?? null,
    };
  });
}

/** A space of the track is a question's answer; a tile that fetches must be chosen before its spaces. */
const offers = ({ kind, pieces }: Choice, piece: Piece, selected: readonly Piece[]): boolean =>
  kind !== 'use' || kindOf(piece) !== 'space' || pieces.some((one) => kindOf(one) === 'tile' && selected.includes(one));

/** The choices that are still open with these pieces selected. */
export function open(all: readonly Choice[], selected: readonly Piece[]): Choice[] {
  return all.filter((choice) => selected.every((piece) => choice.pieces.includes(piece) && offers(choice, piece, selected)));
}

/** Always the same one: what shows it is not drawn again. */
const NOTHING = new Map<Piece, Target>();

/** What each further piece offers, best choice first. */
export function targets(all: readonly Choice[], selected: readonly Piece[]): Map<Piece, Target> {
  if (all.length === 0) return NOTHING;
  const found = new Map<Piece, Choice[]>();
  for (const choice of open(all, selected)) {
    for (const piece of choice.pieces) {
      if (selected.includes(piece) || !offers(choice, piece, selected)) continue;
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
      dearer: list.some(({ plan }) => (plan?.price['francs'] ?? 0) > (best.plan?.price['francs'] ?? 0)),
      gains: best.plan?.gains ?? [],
      reason: best.state === 'payable' || best.state === 'with-tile' ? null : best.reason,
    });
  }
  return result;
}

const MENUS: ReadonlySet<PieceKind> = new Set(['tile', 'end-tile', 'token', 'buy']);

/** Pieces of my screen and the market open a menu of their choices; everything else acts as soon as one choice is left. */
export const isMenu = (piece: Piece): boolean => MENUS.has(kindOf(piece));
