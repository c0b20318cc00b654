// The final scoring as it runs: which step, how far, how fast. Nobody is hurried: any step can be finished, held or seen again.
import { motionless } from '../client/animation';
import { preferences } from '../client/preferences.svelte';
import type { Step } from './steps';
import { frame, schedule, type Frame } from './timeline';

export const SPEEDS = [0.5, 1, 2] as const;

export class Count {
  index = $state(0);
  clock = $state(0);
  paused = $state(false);
  speed: (typeof SPEEDS)[number] = $state(1);
  /** a part of the step lies out of sight, and nobody has scrolled to it: the count waits */
  unread = false;

  readonly step: Step;
  readonly frame: Frame;
  /** everything of this step is shown */
  readonly settled: boolean;
  #last = 0;
  #request = 0;

  constructor(
    readonly steps: readonly Step[],
    readonly onresult: () => void,
  ) {
    const first = steps[0] as Step;
    this.step = $derived(this.steps[this.index] ?? first);
    this.frame = $derived(frame(this.step, this.clock));
    this.settled = $derived(this.clock >= schedule(this.step).settled);
  }

  /** Runs until the returned function is called. */
  start(): () => void {
    if (this.still) this.clock = Infinity;
    this.#last = performance.now();
    const tick = (now: number): void => {
      if (!this.paused && !this.still) this.#pass((now - this.#last) * this.speed);
      this.#last = now;
      this.#request = requestAnimationFrame(tick);
    };
    this.#request = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(this.#request);
  }

  /** No movement is wanted: every step is shown whole and waits. */
  get still(): boolean {
    return preferences.animation === 'off' || motionless();
  }

  #pass(milliseconds: number): void {
    this.clock += Math.min(Math.max(milliseconds, 0), 100); // a tab that slept does not jump, and a frame may have begun before the count
    const { settled, end } = schedule(this.step);
    if (this.unread) this.clock = Math.min(this.clock, settled);
    if (this.clock >= end) this.#begin(this.index + 1);
  }

  #begin(index: number): void {
    if (index >= this.steps.length) {
      this.onresult();
      return;
    }
    this.index = index;
    if (this.still) this.clock = Infinity;
    else this.clock = this.paused ? schedule(this.step).settled : 0; // nothing would bring a held step to light
  }

  /** Finishes the running step, or goes on to the next. */
  next(): void {
    if (this.settled) this.#begin(this.index + 1);
    else this.clock = schedule(this.step).settled;
  }

  /** Plays nothing: shows the state before. */
  back(): void {
    this.index = Math.max(0, this.index - 1);
    this.clock = schedule(this.step).settled;
    this.paused = true;
  }

  toggle(): void {
    this.paused = !this.paused;
  }

  /** Any key that writes something finishes the running step. False: the key is not ours, but the browser's (Tab, F5) or a button's. */
  press(event: KeyboardEvent): boolean {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return false;
    const onButton = event.target instanceof Element && event.target.closest('button, a, select') !== null;
    if (event.key === 'ArrowLeft') this.back();
    else if (event.key === 'ArrowRight') this.next();
    else if (event.key === 'Escape') this.onresult();
    else if (onButton || !preferences.shortcuts || (event.key.length > 1 && event.key !== 'Enter')) return false;
    else if (event.key === ' ') this.toggle();
    else if (this.settled) return false;
    else this.next();
    return true;
  }
}
