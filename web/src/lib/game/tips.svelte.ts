// Which piece the card tells about. It comes at once for the keyboard, and for the pointer when it rests: it must not flicker
// over the board. It stays a moment, so that the pointer can get onto it (WCAG 1.4.13), and goes by Escape or a press on it: what it
// covers can be reached then.

import type { Attachment } from 'svelte/attachments';
import type { Piece } from '../client/notation';
import { phone } from '../device';
import { longPress } from '../ui/longPress';

const REST = 450;
const STAY = 180;

export class Tips {
  at: { piece: Piece; element: Element } | null = $state.raw(null);
  #waiting: ReturnType<typeof setTimeout> | undefined;

  point = (piece: Piece | null, element: Element | null): void => {
    const show = (): void => this.#show(piece && element ? { piece, element } : null);
    clearTimeout(this.#waiting);
    if (phone.current || element?.matches(':focus-visible')) show();
    else this.#waiting = setTimeout(show, this.at ? STAY : REST);
  };

  #show(at: { piece: Piece; element: Element } | null): void {
    this.at = at?.element.isConnected ? at : null;
  }

  /** The pointer has reached the card, or left it. */
  hold = (on: boolean): void => {
    if (on) clearTimeout(this.#waiting);
    else this.point(null, null);
  };

  hide = (): void => {
    clearTimeout(this.#waiting);
    this.at = null;
  };

  /** For what lies beside the board. */
  readonly beside: Attachment<HTMLElement> = (panel) => {
    const find = (target: EventTarget | null): { piece: Piece; element: Element } | null => {
      const element = target instanceof Element ? target.closest('[data-tip], [data-piece]') : null;
      const piece = (element?.getAttribute('data-tip') ?? element?.getAttribute('data-piece')) as Piece | null | undefined;
      return element && piece ? { piece, element } : null;
    };
    const over = ({ target }: globalThis.Event): void => {
      const found = find(target);
      this.point(found?.piece ?? null, found?.element ?? null);
    };
    const stop = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(type: K, act: (event: HTMLElementEventMap[K]) => void): void =>
      panel.addEventListener(type, act, { signal: stop.signal });
    on('pointerover', (event) => event.pointerType !== 'touch' && over(event));
    on('pointerleave', (event) => event.pointerType !== 'touch' && this.point(null, null));
    on('focusin', (event) => (event.target as Element).matches(':focus-visible') && over(event));
    // later: the focus also leaves what is just being taken from the page, where nothing may be changed
    on('focusout', () => queueMicrotask(() => this.point(null, null)));
    longPress(panel, { signal: stop.signal, find, show: (found) => (found ? this.#show(found) : this.hide()) });
    return () => stop.abort();
  };
}
