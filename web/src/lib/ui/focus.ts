// The keyboard, and who hears the page, never begin at its top again. After a change of screen they are at its heading, which may come
// with its data; when what has the focus goes, or is disabled by what it did, at the heading of what was around it: not at another
// button, which the next press of Enter would press.

import { untrack } from 'svelte';

const HEADING = 'h1, h2, h3';

/** What had the focus last, and what was around it. */
let around: Element[] = [];
/** a heading is waited for */
let arriving = false;
let soon: ReturnType<typeof setTimeout> | undefined;
/** Milliseconds: a button that is disabled only until the answer is there. */
const ANSWER = 500;

const nowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

function begin(heading: HTMLElement): void {
  arriving = false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Where it may begin again: the heading of the nearest that is still there. */
const headingAround = (): HTMLElement | undefined => around.flatMap((one) => (one.isConnected ? (one.querySelector<HTMLElement>(HEADING) ?? []) : []))[0];

function look(): void {
  const [last] = around;
  if (last?.isConnected && last.matches(':disabled')) {
    clearTimeout(soon); // a browser takes the focus from it when it draws
    soon = setTimeout(comeBack, ANSWER);
  } else if (!nowhere()) {
    arriving = false; // somebody was quicker
  } else if (arriving) {
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('h1');
    if (heading) begin(heading);
  } else if (last && !last.isConnected) comeBack();
}

function comeBack(): void {
  const [last] = around;
  if (!last || !nowhere()) return;
  if (last.isConnected && !last.matches(':disabled')) return (last as HTMLElement).focus({ preventScroll: true });
  const heading = headingAround();
  if (heading) begin(heading);
}

/** From an effect: what those read who hear of the focus at once must not become what the effect depends on, or it runs again with it. */
export const focusOn = (element: HTMLElement | null | undefined, options?: FocusOptions): void => untrack(() => element?.focus(options));

/** Another screen is shown. */
export function arrive(): void {
  around = [];
  arriving = true;
  look();
}

/** From now on; returns the stop. */
export function keepFocus(): () => void {
  const remember = ({ target }: FocusEvent): void => {
    if (nowhere()) return;
    around = [];
    for (let one = target as Element | null; one; one = one.parentElement) around.push(one);
  };
  const forget = ({ target, relatedTarget }: FocusEvent): void => {
    if (relatedTarget !== null)
      around = []; // it is on its way to something else
    // later: the focus also leaves what is just being taken from the page
    else queueMicrotask(() => (target as Element).isConnected && !(target as Element).matches(':disabled') && (around = []));
  };
  const watch = new MutationObserver(look);
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', remember);
  document.addEventListener('focusout', forget);
  return () => {
    watch.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('focusout', forget);
  };
}
