// Plain `paname` keeps, too, what this browser keeps: browsers keep by address, and the port of that server may move. Its pages
// say so in their head; every other server is asked nothing.

import type { Kept } from './types';

const ADDRESS = '/api/me/kept';
const OURS = 'paname.';
const SOON = 1_000;
const A_WHILE = 10_000;
const A_YEAR = 400 * 24 * 3_600; // the longest a browser keeps a cookie
/** The largest body that outlives its page. */
const LAST_WORDS = 60_000;
/** Cookies hold for all ports: this one says where that was kept which the server has. */
const HERE = `paname-at=${location.port}`;

/** The server has nothing newer than this browser: from here on it is told. */
let agreed = false;
let leaving = false;
let soon: ReturnType<typeof setTimeout> | undefined;

const all = (): Record<string, string> => Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith(OURS)));

/** Everything each time: one that got lost is made good by the next. */
async function tell(): Promise<void> {
  const body = new Blob([JSON.stringify({ kept: all() } satisfies Kept)], { type: 'application/json' });
  const answer = await fetch(ADDRESS, { method: 'PUT', body, keepalive: leaving && body.size < LAST_WORDS });
  await answer.text(); // unread, it would stay open
}

function send(): void {
  if (soon === undefined) return;
  clearTimeout(soon);
  soon = undefined;
  tell().catch(() => undefined);
}

/** Something has been kept or forgotten here. */
export function changed(): void {
  if (!agreed) return;
  clearTimeout(soon);
  soon = setTimeout(send, SOON);
  if (leaving) send();
}

async function bringBack(): Promise<void> {
  const answer = await fetch(ADDRESS, { signal: AbortSignal.timeout(A_WHILE) });
  const { kept } = (await answer.json()) as Kept;
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  document.cookie = `${HERE};path=/;max-age=${A_YEAR};samesite=strict`;
}

async function agree(): Promise<void> {
  const elsewhere = !document.cookie.split('; ').includes(HERE);
  if (elsewhere) await bringBack();
  agreed = true;
  if (elsewhere) changed(); // what was here before the server kept anything
  addEventListener('pagehide', () => {
    leaving = true;
    send();
  });
  addEventListener('pageshow', () => (leaving = false));
}

// Whoever reads what is kept waits for this; without an answer it is what this browser has.
if (document.querySelector('meta[name=home]')) await agree().catch(() => undefined);
