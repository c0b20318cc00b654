// The marks on what has changed last. With every move that is another set: only who is about a mark that comes or goes is woken.

import type { Trace } from '../client/notation';
import { apart } from './apart.svelte';

class Flag {
  on = $state.raw(false);
}

export class Changes {
  readonly #flags = new Map<Trace, Flag>();
  #last: ReadonlySet<Trace> = new Set();

  has(piece: Trace): boolean {
    return this.#flag(piece).on;
  }

  renew(last: ReadonlySet<Trace>): void {
    for (const piece of this.#last) if (!last.has(piece)) this.#flag(piece).on = false;
    for (const piece of last) this.#flag(piece).on = true;
    this.#last = last;
  }

  #flag(piece: Trace): Flag {
    let flag = this.#flags.get(piece);
    if (!flag) this.#flags.set(piece, (flag = apart(() => new Flag())));
    return flag;
  }
}
