// A list that others change while one looks at it: asked for again and again, as long as the page is in sight.

import { problemText } from './words';

export class Refreshed<T> {
  value: T | null = $state.raw(null);
  problem: string | null = $state(null);
  readonly #ask: () => Promise<T>;

  /** To be made while a component is: it ends with it. */
  constructor(ask: () => Promise<T>, everySeconds: number) {
    this.#ask = ask;
    $effect(() => {
      void this.load();
      const timer = setInterval(() => document.visibilityState === 'visible' && void this.load(), everySeconds * 1000);
      return () => clearInterval(timer);
    });
  }

  load = async (): Promise<void> => {
    try {
      this.value = await this.#ask();
      this.problem = null;
    } catch (error) {
      this.problem = problemText(error);
    }
  };
}
