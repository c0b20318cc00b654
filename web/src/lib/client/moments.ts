// Looking back: what these eyes were shown at an earlier seq; what this page has not seen itself the server still knows.

import type { View } from './types';

export class Moments {
  #seen = new Map<number, View>();
  readonly #ask: (seq: number) => Promise<View>;

  constructor(ask: (seq: number) => Promise<View>) {
    this.#ask = ask;
  }

  keep(seq: number, view: View): void {
    this.#seen.set(seq, view);
  }

  /** Other eyes look now. */
  forget(): void {
    this.#seen = new Map();
  }

  /** Null: other eyes look by now. */
  async at(seq: number): Promise<View | null> {
    const seen = this.#seen;
    const known = seen.get(seq);
    if (known) return known;
    const view = await this.#ask(seq);
    if (this.#seen !== seen) return null;
    seen.set(seq, view);
    return view;
  }
}
