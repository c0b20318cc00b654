// The client without a network: the whole build of one version, and the printed matter. What is played is the server's
// word alone: nothing of a table is ever kept or answered here.
// vite.config.ts fills in the version and its files.
const VERSION = '%VERSION%';
const FILES = ['%FILES%'];
/** the box and the examples of the rulebook: of no table, and the same for everybody */
const PRINTED = ['/api/components', '/api/examples'];
const SHELL = '/';
const CACHE = `paname-${VERSION}`;
/** what this runs in: the compiler knows it as any kind of worker */
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {WorkerGlobalScope} */ (self));

/** All of it or nothing: while a server is being updated, the page may be of another version than this. */
async function keep() {
  const shell = await fetch(SHELL, { cache: 'no-store' });
  if (!(await shell.clone().text()).includes(VERSION)) throw new Error('the server is being updated');
  const cache = await caches.open(CACHE);
  await cache.addAll([...FILES, ...PRINTED]);
  await cache.put(SHELL, shell);
}

/** A page of the last version may still be open, and asks for its own files by their own names. */
async function replace() {
  const old = (await caches.keys()).slice(0, -2);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
  for (const page of await worker.clients.matchAll()) page.postMessage({ version: VERSION });
}

/** @param {Request} request */
const kept = (request) => caches.match(request, { ignoreVary: true });

/** Of several versions, that of this one.
 *  @param {string} path */
const own = async (path) => (await caches.open(CACHE)).match(path, { ignoreVary: true });

/** @param {Request} request */
async function print(request) {
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

/** @param {Request} request
 *  @param {string} path */
function answer(request, path) {
  if (path.startsWith('/assets/')) return kept(request).then((found) => found ?? fetch(request)); // a name is a content
  const missing = (/** @type {unknown} */ error) => own(request.mode === 'navigate' ? SHELL : path).then((found) => found ?? Promise.reject(error));
  return (PRINTED.includes(path) ? print(request) : fetch(request)).catch(missing);
}

worker.addEventListener('install', (event) => event.waitUntil(keep().then(() => worker.skipWaiting())));
worker.addEventListener('activate', (event) => event.waitUntil(replace()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/api/') && !PRINTED.includes(pathname)) return;
  event.respondWith(answer(request, pathname));
});
