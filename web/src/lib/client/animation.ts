// One event, one movement. Events are applied in order and each may be animated after it is applied, so the board always
// equals the last applied event; animation is cosmetic, never in the way: a click ends it, a hidden page skips it.

import type { Event, View } from './types';

export interface Motion {
  /** milliseconds this event may take */
  duration: number;
  /** factor on the length of every movement */
  pace: number;
  /** aborted when the rest is skipped: jump to the end state */
  signal: AbortSignal;
}

/** Shows one event; `before` and `after` are the views around it. Resolves when the movement is over. */
export type Animator = (event: Event, before: View, after: View, motion: Motion) => Promise<void> | void;

export const EVENT_MS = 600;
export const BATCH_MS = 2500;
export const HURRY = 3;

export const SPEED = { off: 0, fast: 0.5, normal: 1, slow: 1.6 } as const;

export interface QueueOptions {
  /** folds events into what is shown, as one step; returns the views before and after */
  apply: (events: readonly Event[]) => { before: View; after: View };
  animator: () => Animator | null;
  /** factor on durations; 0 = no animation */
  speed: () => number;
  /** everything pushed so far is shown */
  settled: () => void;
}

export function motionless(): boolean {
  if (typeof document === 'undefined') return true;
  return document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export class AnimationQueue {
  #events: Event[] = [];
  #options: QueueOptions;
  #run: AbortController | null = null;

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  get busy(): boolean {
    return this.#run !== null;
  }

  push(events: readonly Event[]): void {
    this.#events.push(...events);
    if (!this.#run) void this.#play((this.#run = new AbortController()));
  }

  /** Shows everything now. */
  skip(): void {
    if (!this.#run) return;
    this.#stop();
    this.#options.apply(this.#events.splice(0));
    this.#options.settled();
  }

  /** Forgets what is not shown yet: the caller has a newer view. */
  clear(): void {
    this.#events = [];
    this.#stop();
  }

  #stop(): void {
    const run = this.#run;
    this.#run = null; // before the abort: what it wakes must see that it is no longer the one
    run?.abort();
  }

  async #play(run: AbortController): Promise<void> {
    let spent = 0;
    while (this.#events.length > 0) {
      const animator = this.#options.animator();
      const speed = this.#options.speed();
      if (!animator || speed === 0 || motionless()) {
        this.#options.apply(this.#events.splice(0)); // nothing moves: the board is drawn once
        break;
      }
      const [event] = this.#events.splice(0, 1) as [Event];
      const { before, after } = this.#options.apply([event]);
      const pace = speed / (spent > BATCH_MS * speed ? HURRY : 1);
      const duration = EVENT_MS * pace;
      const started = performance.now();
      try {
        await Promise.race([animator(event, before, after, { duration, pace, signal: run.signal }), over(duration, run.signal)]);
      } catch (error) {
        // a broken movement must not stop the game
        if (!run.signal.aborted) console.error('animation of', event.type, error);
      }
      if (this.#run !== run) return; // skipped or cleared: somebody else has taken over
      spent += performance.now() - started;
    }
    this.#run = null;
    this.#options.settled();
  }
}

/** An animator that never ends may not hold the queue. */
function over(duration: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, duration + 50);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
