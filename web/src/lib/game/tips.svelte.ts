// Which piece the card tells about. It comes at once for the keyboard, and for the pointer when it rests: it must not flicker
// over the board. It stays a moment, so that the pointer can get to its link, and goes by Escape.

import type { Attachment } from 'svelte/attachments';
import type { Piece } from '../client/notation';
import { phone } from '../device';

const REST = 450;
const STAY = 180;

export class Tips {
  at: { piece: Piece; element: Element } | null = $state.raw(null);
  #waiting: ReturnType<typeof setTimeout> | undefined;

  point = (piece: Piece | null, element: Element | null): void => {
    const show = (): void => void (this.at = piece && element?.isConnected ? { piece, element } : null);
    clearTimeout(this.#waiting);
    if (phone.current || element?.matches(':focus-visible')) show();
    else this.#waiting = setTimeout(show, this.at ? STAY : REST);
  };

  /** The pointer has reached the card, or left it. */
  hold = (on: boolean): void => {
    if (on) clearTimeout(this.#waiting);
    else this.point(null, null);
  };

  hide(): void {
    clearTimeout(this.#waiting);
    this.at = null;
  }

  /** For what lies beside the board. */
  readonly beside: Attachment<HTMLElement> = (panel) => {
    const over = ({ target }: globalThis.Event): void => {
      const node = target instanceof Element ? target.closest('[data-tip], [data-piece]') : null;
      this.point((node?.getAttribute('data-tip') ?? node?.getAttribute('data-piece') ?? null) as Piece | null, node);
    };
    const stop = new AbortController();
    for (const type of ['pointerover', 'focusin']) panel.addEventListener(type, over, { signal: stop.signal });
    for (const type of ['pointerleave', 'focusout']) panel.addEventListener(type, () => this.point(null, null), { signal: stop.signal });
    return () => stop.abort();
  };
}
