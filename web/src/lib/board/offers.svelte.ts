// What each piece offers now. With every move that is another map of targets: only the pieces for which something is different are woken.

import { untrack } from 'svelte';
import type { Target } from '../client/choices';
import { districtOf, kindOf, type Piece } from '../client/notation';
import { apart } from './apart.svelte';
import type { Mark } from './context';

/** What is being chosen. */
export interface Choosing {
  targets: ReadonlyMap<Piece, Target>;
  selection: readonly Piece[];
  /** something is being chosen: the marks carry prices */
  choosing: boolean;
  /** show prices before anything is selected, too */
  costs: boolean;
  /** the piece under the pointer */
  hovered: Piece | null;
  /** where Tab enters the board */
  tabStop: Piece;
  /** a click does something at all */
  clicks: boolean;
}

class Offer {
  mark: Mark = $state.raw('');
  can = $state.raw(false);
  selected = $state.raw(false);
  priced = $state.raw(false);
  tabStop = $state.raw(false);
}

const NOTHING: Choosing = { targets: new Map(), selection: [], choosing: false, costs: false, hovered: null, tabStop: 'arc', clicks: false };

export class Offers {
  readonly #offers = new Map<Piece, Offer>();
  #now = NOTHING;
  /** the districts in question: only there impossible targets are hatched */
  #asked = new Set<string | null>();
  /** the targets whose prices are shown */
  prices: [Piece, Target][] = $state.raw([]);

  of(piece: Piece): Offer {
    let offer = this.#offers.get(piece);
    if (!offer) {
      offer = apart(() => this.#fill(new Offer(), piece));
      this.#offers.set(piece, offer);
    }
    return offer;
  }

  renew(now: Choosing): void {
    this.#now = now;
    this.#asked = new Set(now.selection.map(districtOf));
    for (const [piece, offer] of this.#offers) this.#fill(offer, piece);
    const prices = [...now.targets].filter(([piece]) => this.#priced(piece));
    if (prices.length > 0 || untrack(() => this.prices.length > 0)) this.prices = prices;
  }

  #fill(offer: Offer, piece: Piece): Offer {
    const { targets, selection, tabStop, clicks } = this.#now;
    const target = targets.get(piece);
    const selected = selection.includes(piece);
    offer.selected = selected;
    offer.mark = this.#mark(piece);
    offer.can = clicks && (selected || (target !== undefined && target.state !== 'impossible'));
    offer.priced = this.#priced(piece);
    offer.tabStop = tabStop === piece;
    return offer;
  }

  #mark(piece: Piece): Mark {
    const { targets, selection, choosing } = this.#now;
    if (selection.includes(piece)) return 'src';
    const state = targets.get(piece)?.state;
    if (!state) return '';
    if (state === 'impossible') return choosing && this.#asked.has(districtOf(piece)) ? 'no' : '';
    if (!choosing) return kindOf(piece) === 'row' ? '' : state === 'exchange' ? 'swapsel' : 'sel'; // a landmark is chosen before its place
    return state === 'exchange' ? 'swap' : state === 'with-tile' ? 'tile' : 'ok';
  }

  #priced(piece: Piece): boolean {
    const { targets, selection, choosing, costs, hovered } = this.#now;
    if (!(choosing || costs || hovered === piece) || !targets.get(piece)?.price) return false;
    if (selection.includes(piece) || !this.#mark(piece)) return false;
    // a source has no price of its own, only towards a chosen target
    return selection.length > 0 || (kindOf(piece) !== 'arc' && kindOf(piece) !== 'bank');
  }
}
