// A panel that opens takes the keyboard; but a hint comes late, and by itself. A key that was meant for what had the focus before presses
// nothing there: neither the next one of somebody who goes on, nor the one that opened it and is still held. Screen readers press
// without a key, so they never wait.

import type { Attachment } from 'svelte/attachments';
import { SEEN } from '../client/seen';

/** Its buttons take no key until the keyboard has paused, which `data-fresh` tells. Whoever goes on with Tab has seen it. */
export const unasked: Attachment<HTMLElement> = (element) => {
  let counts: ReturnType<typeof setTimeout>;
  const wait = (): void => {
    clearTimeout(counts);
    element.dataset['fresh'] = '';
    counts = setTimeout(() => delete element.dataset['fresh'], SEEN);
  };
  /** Space presses when it comes up: it must have gone down here */
  let down = false;
  const judge = (event: KeyboardEvent): void => {
    const fresh = 'fresh' in element.dataset;
    if (fresh && event.key !== 'Tab') wait();
    if (!(event.target instanceof HTMLButtonElement) || (event.key !== 'Enter' && event.key !== ' ')) return;
    down = !fresh && !event.repeat && event.key === ' ';
    if (fresh || event.repeat) event.preventDefault();
  };
  const release = (event: KeyboardEvent): void => {
    if (event.key === ' ' && !down) event.preventDefault();
  };
  wait();
  element.addEventListener('keydown', judge);
  element.addEventListener('keyup', release);
  return () => clearTimeout(counts);
};
