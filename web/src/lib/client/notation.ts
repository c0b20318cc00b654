// The notation (docs/notation.md) and the names of what can be clicked, read and written here only.

import type { Prestige, Resource, Token } from './types';

/** Where a key can stand: `arc`, `montmartre:bank`, `montmartre:8`, `montmartre:louvre`. */
export type Place = 'arc' | `${string}:${string}`;

/** A thing on the screen that can be clicked: a place, a space of the bonus track (`@12`), my keys in hand (`hand`), the pile of
 *  end tiles (`end`), or one of `pile:1`, `landmark:louvre` (in the supply), `row:montmartre` (where landmarks are added),
 *  `vp:20` (VP tile in the supply), `spot:montmartre` (where VP tiles lie), `token:gold prestige` (mine), `buy:wood` (the
 *  general reserve), `tile:5` (my bonus tile), `end:3` (my end tile, or one in the pile I look through). */
export type Piece = Place | 'hand' | 'end' | `@${number}`;

/** What a mark on the board can be about: a piece, one seat's key there, or the piece whatever stands on it. */
export type Trace = Piece | `${Piece}#${number}` | `${Piece}!`;

export type ParsedPlace =
  | { kind: 'arc' }
  | { kind: 'bank'; district: string }
  | { kind: 'site'; district: string; value: number }
  | { kind: 'landmark'; district: string; landmark: string };

export type ParsedPiece =
  | ParsedPlace
  | { kind: 'hand' }
  | { kind: 'end' }
  | { kind: 'pile'; pile: number }
  | { kind: 'supply'; landmark: string }
  | { kind: 'row'; district: string }
  | { kind: 'space'; space: number }
  | { kind: 'vp'; tile: string }
  | { kind: 'spot'; district: string }
  | { kind: 'token'; token: Token }
  | { kind: 'buy'; resource: Resource }
  | { kind: 'tile'; number: number }
  | { kind: 'end-tile'; tile: number };

export type PieceKind = ParsedPiece['kind'];

export const bankOf = (district: string): Place => `${district}:bank`;
export const siteOf = (district: string, value: number): Place => `${district}:${value}`;
export const landmarkOf = (district: string, landmark: string): Place => `${district}:${landmark}`;
export const spaceOf = (space: number): Piece => `@${space}`;
export const pileOf = (pile: number): Piece => `pile:${pile}`;
export const supplyOf = (landmark: string): Piece => `landmark:${landmark}`;
export const rowOf = (district: string): Piece => `row:${district}`;
export const vpOf = (tile: string): Piece => `vp:${tile}`;
export const spotOf = (district: string): Piece => `spot:${district}`;
export const tokenOf = (token: Token): Piece => `token:${token}`;
export const buyOf = (resource: Resource): Piece => `buy:${resource}`;
export const tileOf = (number: number): Piece => `tile:${number}`;
export const endTileOf = (tile: number): Piece => `end:${tile}`;

export const prestigeToken = (kind: Prestige): Token => `${kind} prestige`;
/** The kind of a prestige token; null: a resource. */
export const prestigeOf = (token: Token): Prestige | null => (token.endsWith(' prestige') ? (token.slice(0, -' prestige'.length) as Prestige) : null);

/** The kinds in the order of the box, as screens and lists show them. */
export const RESOURCES = ['wood', 'marble', 'gold'] as const satisfies readonly Resource[];
export const PRESTIGE = ['bronze', 'silver', 'gold'] as const satisfies readonly Prestige[];
export const TOKENS: readonly Token[] = [...RESOURCES, ...PRESTIGE.map(prestigeToken)];
export const isToken = (text: string): text is Token => (TOKENS as readonly string[]).includes(text);

const NUMBER = /^\d+$/;

/** A few hundred pieces are read again and again: each is parsed once. */
function once<P extends string, T>(parse: (text: P) => T): (text: P) => T {
  const known = new Map<P, T>();
  return (text) => {
    let parsed = known.get(text);
    if (parsed === undefined) known.set(text, (parsed = parse(text)));
    return parsed;
  };
}

export const parsePlace = once((place: Place): ParsedPlace => {
  if (place === 'arc') return { kind: 'arc' };
  const [district = '', rest = ''] = place.split(':');
  if (rest === 'bank') return { kind: 'bank', district };
  return NUMBER.test(rest) ? { kind: 'site', district, value: Number(rest) } : { kind: 'landmark', district, landmark: rest };
});

export const parsePiece = once((piece: Piece): ParsedPiece => {
  if (piece === 'hand' || piece === 'end') return { kind: piece };
  if (piece.startsWith('@')) return { kind: 'space', space: Number(piece.slice(1)) };
  const [kind = '', rest = ''] = piece.split(':');
  switch (kind) {
    case 'pile':
      return { kind, pile: Number(rest) };
    case 'landmark':
      return { kind: 'supply', landmark: rest };
    case 'row':
    case 'spot':
      return { kind, district: rest };
    case 'vp':
      return { kind, tile: rest };
    case 'token':
      return { kind, token: rest as Token };
    case 'buy':
      return { kind, resource: rest as Resource };
    case 'tile':
      return { kind, number: Number(rest) };
    case 'end':
      return { kind: 'end-tile', tile: Number(rest) };
  }
  return parsePlace(piece as Place);
});

export const kindOf = (piece: Piece): PieceKind => parsePiece(piece).kind;

/** The pieces of one kind, parsed. */
export function ofKind<K extends PieceKind>(pieces: Iterable<Piece>, kind: K): (ParsedPiece & { kind: K })[] {
  return [...pieces].map(parsePiece).filter((one): one is ParsedPiece & { kind: K } => one.kind === kind);
}

const PLACES: ReadonlySet<PieceKind> = new Set(['arc', 'bank', 'site', 'landmark']);
export const isPlace = (piece: Piece): piece is Place => PLACES.has(kindOf(piece));

/** The district a piece belongs to, or null. */
export function districtOf(piece: Piece): string | null {
  const parsed = parsePiece(piece);
  return 'district' in parsed ? parsed.district : null;
}

// ── Actions ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A kind of resource or prestige; `gold` is both, and only the verb or the tile tells which is meant. */
export type Kind = Resource | Prestige;
export type Declined = 'bonus' | 'score' | 'vp' | 'pair';

export type Action =
  | { verb: 'draw'; pile: number }
  | { verb: 'build'; district: string }
  | { verb: 'place'; place: Place }
  | { verb: 'move'; from: Place; to: Place; tile: number | null }
  | { verb: 'bonus'; space: number }
  | { verb: 'score'; prestige: Prestige }
  | { verb: 'vp'; tile: string; district: string }
  | { verb: 'pair'; kind: Kind }
  | { verb: 'look' }
  | { verb: 'take'; tile: number }
  | { verb: 'buy'; resource: Resource }
  | { verb: 'sell'; token: Token }
  | { verb: 'use'; number: number; space: number | null; kinds: Kind[] }
  | { verb: 'use-end'; tile: number; kinds: Kind[] }
  | { verb: 'decline'; question: Declined }
  | { verb: 'pass' }
  | { verb: 'done' };

export type Verb = Action['verb'];

/** Null: not an action that this client knows. */
export const parseAction = once((text: string): Action | null => {
  const [verb = '', a = '', b = '', ...rest] = text.split(' ');
  if (a === 'none') return { verb: 'decline', question: verb as Declined };
  switch (verb) {
    case 'draw':
      return { verb, pile: Number(a) };
    case 'build':
      return { verb, district: a };
    case 'place':
      return { verb, place: a as Place };
    case 'move':
      return { verb, from: a as Place, to: b as Place, tile: rest[1] ? Number(rest[1]) : null };
    case 'bonus':
      return { verb, space: Number(a.slice(1)) };
    case 'score':
      return { verb, prestige: a as Prestige };
    case 'vp':
      return { verb, tile: a, district: b };
    case 'pair':
      return { verb, kind: a as Kind };
    case 'take':
      return a ? { verb, tile: Number(a) } : { verb: 'look' };
    case 'buy':
      return { verb, resource: a as Resource };
    case 'sell':
      return { verb, token: (b ? `${a} ${b}` : a) as Token };
    case 'use':
      if (a === 'end') return { verb: 'use-end', tile: Number(b), kinds: rest as Kind[] };
      if (b.startsWith('@')) return { verb, number: Number(a), space: Number(b.slice(1)), kinds: [] };
      return { verb, number: Number(a), space: null, kinds: (b ? [b, ...rest] : []) as Kind[] };
    case 'pass':
    case 'done':
      return { verb };
  }
  return null;
});

export const moveAction = (from: Place, to: Place): string => `move ${from} ${to}`;
export const takeAction = (tile: number): string => `take ${tile}`;
