/** Milliseconds: nobody who clicks meanwhile waits longer. */
const SLICE = 3;

// Safari has no idle callbacks.
const later = globalThis.requestIdleCallback ?? setTimeout;
const forget = globalThis.cancelIdleCallback ?? clearTimeout;

/** Does what nobody waits for when the page has nothing else to do. The answer stops it. */
export function whenIdle(work: () => void): () => void {
  const id = later(() => work());
  return () => forget(id);
}

/** The same, step by step. */
export function stepsWhenIdle(steps: Iterator<unknown>): () => void {
  const go = (): void => {
    const end = performance.now() + SLICE;
    do if (steps.next().done) return;
    while (performance.now() < end);
    stop = whenIdle(go);
  };
  let stop = whenIdle(go);
  return () => stop();
}
