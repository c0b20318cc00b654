// Who I am: the browser's cookie holds my seats, a seat link brings one more. The secret of a link stands behind `#`,
// which browsers never send, so it reaches no server's log.

import { ApiError, type Api } from './api';
import { read, write } from './storage';
import type { ClaimSeat } from './types';

const CLIENT_KEY = 'paname.client';

/** The seat a link carries; null when the address is none. */
export function seatOfLink(hash: string): ClaimSeat | null {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const text = fields.get('seat') ?? '';
  const token = fields.get('token');
  return /^\d$/.test(text) && token ? { seat: Number(text), token } : null;
}

/** Sits down with the link in the address bar. The secret leaves it, so that nobody copies it by accident, but not before the
 *  server has said yes or no: a link is all that a guest has. */
export async function useSeatLink(table: string, { claim }: Pick<Api, 'claim'>): Promise<void> {
  const link = seatOfLink(location.hash);
  if (!link) return;
  try {
    await claim(table, link.seat, link.token);
  } catch (error) {
    if (error instanceof ApiError && error.passing) throw error;
    forgetSeatLink();
    throw error;
  }
  forgetSeatLink();
}

const forgetSeatLink = (): void => history.replaceState(history.state, '', location.pathname + location.search);

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
