// The accessible names of all pieces on the board. A hundred of them in the reader's language cost more than the drawing: one is
// made again only when what it tells of has changed, and nobody else is woken.

import type { Target } from '../client/choices';
import { parsePiece, type ParsedPiece, type Piece } from '../client/notation';
import type { DistrictView, View } from '../client/types';
import { language } from '../i18n';
import { apart } from './apart.svelte';
import { offerLabel, plainLabel, type Scene } from './describe';

/** What the first part of a name tells of: while that is the same, so is the part. */
function subject(piece: Piece, { view, box, names }: Scene): readonly unknown[] {
  const parsed = parsePiece(piece);
  const district = 'district' in parsed ? view.districts.find((one) => one.district === parsed.district) : undefined;
  return [box, names, ...state(parsed, view, district)];
}

/** The same for the other part. A target is another one with every move, and a reason names the buildings of its places. */
function offered(target: Target | undefined, { view, names }: Scene): readonly unknown[] {
  if (!target) return [];
  const { state, price, gains, reason } = target;
  return [JSON.stringify([state, price, gains, reason]), reason && view.districts, reason && names];
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

/** A part of a name, with what it tells of. */
class Part {
  #text = '';
  #of: readonly unknown[] | null = null;

  text(of: readonly unknown[], make: () => string): string {
    if (of.length !== this.#of?.length || !of.every((one, i) => one === this.#of?.[i])) this.#text = make();
    this.#of = of;
    return this.#text;
  }
}

class Name {
  text = $state.raw('');
  readonly #piece: Piece;
  #plain = new Part();
  #offer = new Part();

  constructor(piece: Piece) {
    this.#piece = piece;
  }

  renew(scene: Scene, target: Target | undefined): this {
    const plain = this.#plain.text(subject(this.#piece, scene), () => plainLabel(this.#piece, scene));
    const offer = this.#offer.text(offered(target, scene), () => (target ? offerLabel(this.#piece, scene, target) : ''));
    this.text = plain + offer;
    return this;
  }

  forget(): void {
    this.#plain = new Part();
    this.#offer = new Part();
  }
}

export class Naming {
  readonly #names = new Map<Piece, Name>();
  #language = language();

  of(piece: Piece, scene: () => Scene, target: () => Target | undefined): string {
    let name = this.#names.get(piece);
    if (!name) {
      name = apart(() => new Name(piece).renew(scene(), target()));
      this.#names.set(piece, name);
    }
    return name.text;
  }

  /** Something has happened, or another language is spoken: name by name, as there is time. */
  *renew(scene: Scene, targets: ReadonlyMap<Piece, Target>): Generator<void> {
    if (this.#language !== language()) for (const name of this.#names.values()) name.forget();
    this.#language = language();
    for (const piece of this.#names.keys()) yield this.renewOne(piece, scene, targets);
  }

  /** Somebody is about this one now. */
  renewOne(piece: Piece, scene: Scene, targets: ReadonlyMap<Piece, Target>): void {
    this.#names.get(piece)?.renew(scene, targets.get(piece));
  }
}
