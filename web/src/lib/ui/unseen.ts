// What a click brings may appear under the pointer. A second click that comes before anybody can have seen it was meant for what
// stood there before: double clicks and double taps, and impatient ones while the answer is on its way.

import type { Attachment } from 'svelte/attachments';
import { SEEN } from '../client/seen';

/** Pixels: a pointer that went elsewhere has seen something. */
const NEAR = 24;

let last: { x: number; y: number } | null = null;
addEventListener('click', ({ detail, clientX: x, clientY: y }) => void (last = detail ? { x, y } : null), true);

/** What stays in the page, and shows something else now and then. */
export class Unseen {
  #since = 0;
  #before: typeof last = null;

  /** From now on it shows something else. */
  appears(): void {
    [this.#since, this.#before] = [performance.now(), last];
  }

  readonly guard: Attachment<HTMLElement> = (element) => {
    const judge = (event: MouseEvent): void => {
      const before = this.#before;
      if (event.detail === 0 || !before || Math.hypot(event.clientX - before.x, event.clientY - before.y) > NEAR) return;
      if (event.detail > 1 || performance.now() - this.#since < SEEN) event.stopPropagation();
    };
    element.addEventListener('click', judge, true);
    return () => element.removeEventListener('click', judge, true);
  };
}

/** Takes no click right after it appeared where the last one was; the keyboard goes where it wants. */
export const unseen: Attachment<HTMLElement> = (element) => {
  const sight = new Unseen();
  sight.appears();
  return sight.guard(element);
};
