// When something breaks: a report that helps to find the fault, with the game's actions attached (never more than these
// eyes may know). It is shown to the player and leaves the machine only by their own hand.

import { api } from './api';
import { read, write } from './storage';

export interface CrashReport {
  made: string;
  address: string;
  browser: string;
  screen: string;
  error: string;
  stack: string;
  game: Record<string, unknown> | null;
  record: Record<string, unknown> | null;
}

let game: (() => Record<string, unknown>) | null = null;

/** The store of the table on the screen tells what to attach. */
export function attachGame(report: (() => Record<string, unknown>) | null): void {
  game = report;
}

export async function crashReport(error: unknown): Promise<CrashReport> {
  const state = game?.() ?? null;
  const table = typeof state?.['table'] === 'string' ? state['table'] : null;
  return {
    made: new Date().toISOString(),
    address: location.origin + location.pathname + location.search,
    browser: navigator.userAgent,
    screen: `${innerWidth}×${innerHeight} @${devicePixelRatio}`,
    error: String(error),
    stack: error instanceof Error ? (error.stack ?? '') : '',
    game: state,
    // the full record is only given out when the game is over; before that the actions above must do
    record: table ? await api.record(table).catch(() => null) : null,
  };
}

/** Saves the report as a file. */
export function saveReport(report: CrashReport): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(report, null, 1)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `paname-report-${report.made.slice(0, 19).replaceAll(':', '-')}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

const RELOADED = 'paname.reloaded';

const ASK_AGAIN = 2_000;

/** A page without its texts can say nothing: it is loaded anew, after a while. */
export async function comeBack(): Promise<void> {
  await new Promise((later) => setTimeout(later, ASK_AGAIN));
  await reachable();
  location.reload();
}

/** The server answers again: until then a page that is loaded anew would be the browser's own page of regret. */
async function reachable(): Promise<void> {
  const answers = (): Promise<boolean> =>
    fetch('/healthz', { cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) await new Promise((later) => setTimeout(later, ASK_AGAIN));
}

/** After an update of the server the files of this page are gone, and without a network they do not come: load the new page as
 *  soon as there is one, but not over and over. Nothing is lost, every step of a game is on the server. Returns the stop. */
export function reloadWhenReplaced(reload: () => void = () => location.reload()): () => void {
  let waiting = false;
  const missing = (event: Event): void => {
    const last = Number(read(RELOADED, 'session') ?? 0);
    // it did not help, or without a storage nobody could tell: say so instead
    if (Date.now() - last < 30_000 || !write(RELOADED, String(last), 'session')) return;
    event.preventDefault();
    if (waiting) return;
    waiting = true;
    void reachable().then(() => {
      write(RELOADED, String(Date.now()), 'session');
      reload();
    });
  };
  addEventListener('vite:preloadError', missing);
  return () => removeEventListener('vite:preloadError', missing);
}
