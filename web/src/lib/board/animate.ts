import type { Animator } from '../client/animation';

/** One movement per kind of event (look.md, Motion). */
export function makeAnimator(_board: SVGSVGElement): Animator {
  return () => undefined;
}
