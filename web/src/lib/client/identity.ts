// Who I am: the browser's cookie holds my seats, a seat link brings one more. The secret of a link stands behind `#`,
// which browsers never send, so it reaches no server's log.

import { read, write } from './storage';
import type { ClaimSeat } from './types';

const CLIENT_KEY = 'paname.client';

/** The seat a link carries; null when the address is none. */
export function seatOfLink(hash: string): ClaimSeat | null {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const text = fields.get('seat') ?? '';
  const token = fields.get('token');
  return /^[0-3]$/.test(text) && token ? { seat: Number(text), token } : null;
}

/** Reads the link in the address bar and takes the secret out of it, so that nobody copies it by accident. */
export function takeSeatLink(): ClaimSeat | null {
  const claim = seatOfLink(location.hash);
  if (claim) history.replaceState(history.state, '', location.pathname + location.search);
  return claim;
}

export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

let page: string | null = null;

/** Names this page in commands. A reload keeps it (sessionStorage), so a command repeated after it is still the same one;
 *  two tabs differ. */
export function clientId(): string {
  if (page) return page;
  page = read(CLIENT_KEY, 'session') ?? randomId();
  write(CLIENT_KEY, page, 'session');
  return page;
}
