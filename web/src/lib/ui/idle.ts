/** Milliseconds: nobody who clicks meanwhile waits longer. */
const SLICE = 3;

// Safari has no idle callbacks.
const later = globalThis.requestIdleCallback ?? setTimeout;
const forget = globalThis.cancelIdleCallback ?? clearTimeout;

/** Does what nobody waits for, step by step, when the page has nothing else to do. The answer stops it. */
export function whenIdle(steps: Iterator<unknown>): () => void {
  const go = (): void => {
    const end = performance.now() + SLICE;
    do if (steps.next().done) return;
    while (performance.now() < end);
    id = later(go);
  };
  let id = later(go);
  return () => forget(id);
}
