/** History routes of the single-page client. A path that is none of them shows the home screen, which says so. */

export type Screen =
  | 'home'
  | 'new'
  | 'table'
  | 'replay'
  | 'reference'
  | 'rules'
  | 'preferences'
  | 'learn'
  | 'my'
  | 'my-box'
  | 'watch'
  | 'analysis'
  | 'study'
  | 'puzzle'
  | 'puzzles';

export interface Route {
  screen: Screen;
  /** of the table or record, for `/table/:id`, `/replay/:id` and `/analysis/:id`; of the study for `/study/:id`, of a puzzle for `/puzzle/:id` */
  id: string | null;
  query: URLSearchParams;
  hash: string;
  /** the path, if there is no such page */
  unknown: string | null;
}

const OF_TABLE: ReadonlySet<string> = new Set(['table', 'replay', 'analysis']);
const WITH_ID: ReadonlySet<string> = new Set([...OF_TABLE, 'study', 'puzzle']);
const OPTIONAL_ID: ReadonlySet<string> = new Set(['replay', 'study', 'puzzle']); // `/replay` alone imports a record, `/study` lists one's own, `/puzzle` is today's
const PLAIN: ReadonlySet<string> = new Set(['new', 'reference', 'rules', 'preferences', 'learn', 'my', 'my-box', 'watch', 'puzzles']);
/** Every kind of address, for tests that look at all of them. */
export const PATHS: readonly string[] = ['', ...PLAIN, ...OPTIONAL_ID, ...[...WITH_ID].map((screen) => `${screen}/:id`)];

/** null: no text at all, such as "%" */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

export function parse(url: URL): Route {
  const [start = '', second = ''] = url.pathname.split('/').filter(Boolean);
  const first = start === 't' && second ? 'table' : start; // a short link: the server leads on, but not without a network
  const rest = { query: url.searchParams, hash: url.hash.slice(1), unknown: null };
  const id = decoded(second);
  if (id === null) return { screen: 'home', id, ...rest, unknown: url.pathname };
  if (WITH_ID.has(first) && id) return { screen: first as Screen, id, ...rest };
  if (OPTIONAL_ID.has(first) || PLAIN.has(first)) return { screen: first as Screen, id: null, ...rest };
  return { screen: 'home', id: null, ...rest, unknown: first ? url.pathname : null };
}

type Listener = (route: Route) => void;
const listeners = new Set<Listener>();

/** A paragraph of the rulebook; from a table, its replay, a study or a puzzle with the figures of its box. */
export function rulesPath(paragraph = '', { screen, id }: Pick<Route, 'screen' | 'id'> = current()): string {
  const whose = OF_TABLE.has(screen) ? 'table' : screen;
  const box = id && (whose === 'table' || whose === 'study') ? `?${whose}=${encodeURIComponent(id)}` : '';
  return `/rules${screen === 'puzzle' ? '?puzzle' : box}${paragraph && '#'}${paragraph}`;
}

export const current = (): Route => parse(new URL(location.href));

function tell(): void {
  const route = current();
  for (const listener of listeners) listener(route);
}

/** Go to a path of this application, e.g. `/table/abc`. */
export function go(path: string, { replace = false }: { replace?: boolean } = {}): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  tell();
}

/** Calls back on every change of route; plain clicks on links inside the application become route changes. */
export function start(listener: Listener): () => void {
  const click = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    if (link.pathname === location.pathname && link.search === location.search && link.hash) return; // an anchor on this page
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  listeners.add(listener);
  addEventListener('popstate', tell);
  document.addEventListener('click', click);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', tell);
    document.removeEventListener('click', click);
  };
}
