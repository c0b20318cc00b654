// "It is your turn": in the favicon, by a sound and, if allowed, a notification. The title is the page's own.

import { play } from './sound';
import { read, write } from './storage';

export interface Signal {
  /** "Your turn" in the player's language; null: nothing to signal */
  turn: string | null;
  body: string;
  /** which turn of which table: heard once, in however many tabs it is shown and however often they are loaded */
  which: string;
  sound: boolean;
  notification: boolean;
}

let badge: string | null = null;
let plain: string | null = null;
let shown: Notification | null = null;
let signalled = false;

function icon(): HTMLLinkElement {
  const found = document.querySelector<HTMLLinkElement>('link[rel~=icon]');
  if (found) return found;
  const made = document.createElement('link');
  made.rel = 'icon';
  document.head.append(made);
  return made;
}

/** A filled disc: readable at 16 pixels beside any other tab. */
function badgeUrl(): string {
  badge ??= `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><circle cx="8" cy="8" r="8" fill="#b98a2c"/>' +
      '<path d="M8 3v7M8 12v1.6" stroke="#17233f" stroke-width="2.4" stroke-linecap="round"/></svg>',
  )}`;
  return badge;
}

/** Shows or clears the signal. Sound and notification come once per turn, and the notification only to a hidden page. */
export function signal({ turn, body, which, sound, notification }: Signal): void {
  if (signalled === (turn !== null)) return; // asked after every update
  const link = icon();
  plain ??= link.getAttribute('href') ?? '';
  const href = turn ? badgeUrl() : plain;
  if (link.getAttribute('href') !== href) link.setAttribute('href', href);
  if (!turn) {
    signalled = false;
    shown?.close();
    shown = null;
    return;
  }
  signalled = true;
  if (sound && unheard(which)) play('turn');
  if (notification && document.hidden && 'Notification' in globalThis && Notification.permission === 'granted') {
    shown = notify(turn, body);
  }
}

function unheard(which: string): boolean {
  const key = 'paname.heard';
  if (read(key) === which) return false;
  write(key, which);
  return true;
}

function notify(turn: string, body: string): Notification | null {
  try {
    const made = new Notification(turn, { body, tag: 'paname-turn' });
    made.onclick = () => {
      focus();
      made.close();
    };
    return made;
  } catch {
    return null; // Chrome on Android has the class, and refuses to make one
  }
}
