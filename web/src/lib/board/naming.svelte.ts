// The accessible names of all pieces on the board. A hundred of them in the reader's language cost more than the drawing: one is
// made again only when what it tells of has changed, and nobody else is woken.

import type { Target } from '../client/choices';
import { parsePiece, type ParsedPiece, type Piece } from '../client/notation';
import type { DistrictView, View } from '../client/types';
import { language } from '../i18n';
import { apart } from './apart.svelte';
import { label, type Scene } from './describe';

/** What the name of a piece tells of: while that is the same, so is the name. A target is another one each time. */
function subject(piece: Piece, { view, box, names }: Scene, target: Target | undefined): readonly unknown[] {
  const parsed = parsePiece(piece);
  const district = 'district' in parsed ? view.districts.find((one) => one.district === parsed.district) : undefined;
  return [box, names, target, ...state(parsed, view, district)];
}

function state(piece: ParsedPiece, view: View, district: DistrictView | undefined): readonly unknown[] {
  const me = view.viewer === null ? undefined : view.seats[view.viewer];
  switch (piece.kind) {
    case 'arc':
      return [view.arc];
    case 'bank':
      return [district?.bank];
    case 'site':
      return [district?.sites.find((one) => one.value === piece.value)];
    case 'landmark':
      return [district?.landmarks.find((one) => one.landmark === piece.landmark)];
    case 'spot':
      return [district?.vp_tile];
    case 'space':
      return [view.bonus_track.find((one) => one.space === piece.space), me?.used, me?.bonus];
    case 'pile':
      return [view.piles[piece.pile - 1]];
    case 'buy':
      return [view.reserve[piece.resource]];
    case 'end':
      return [view.end_tiles.left, view.end_tiles.open];
    case 'vp':
    case 'row':
      return [];
    default:
      return [view];
  }
}

class Name {
  text: string;
  of: readonly unknown[];
  constructor(text: string, of: readonly unknown[]) {
    this.text = $state(text);
    this.of = of;
  }
}

export class Naming {
  readonly #names = new Map<Piece, Name>();
  #language = language();

  of(piece: Piece, scene: () => Scene, target: () => Target | undefined): string {
    let name = this.#names.get(piece);
    if (!name) {
      name = apart(() => new Name(label(piece, scene(), target()), subject(piece, scene(), target())));
      this.#names.set(piece, name);
    }
    return name.text;
  }

  /** Something has happened, or another language is spoken. */
  renew(scene: Scene, targets: ReadonlyMap<Piece, Target>): void {
    const translated = this.#language !== language();
    this.#language = language();
    for (const [piece, name] of this.#names) {
      const target = targets.get(piece);
      const of = subject(piece, scene, target);
      if (!translated && of.every((part, i) => part === name.of[i])) continue;
      name.of = of;
      name.text = label(piece, scene, target);
    }
  }
}
