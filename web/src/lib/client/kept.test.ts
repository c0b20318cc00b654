import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const asked = vi.fn<typeof fetch>();
const told = (kept: Record<string, string>): Response => Response.json({ kept });
/** What the page would load: it is asked for anew at every address. */
const page = async (): Promise<typeof import('./storage')> => {
  vi.resetModules();
  return import('./storage');
};
const forgetCookie = (): string => (document.cookie = `paname-at=${location.port}; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`);
async function sent(): Promise<unknown> {
  await vi.advanceTimersByTimeAsync(2_000);
  const body = asked.mock.calls.at(-1)?.[1]?.body;
  return body instanceof Blob ? JSON.parse(await body.text()) : undefined;
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  forgetCookie();
  document.head.innerHTML = '<meta name="home">';
  asked.mockReset().mockImplementation(() => Promise.resolve(told({})));
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.head.innerHTML = '';
});

it('a server that is no home is asked nothing and told nothing', async () => {
  document.head.innerHTML = '';
  const { write } = await page();
  write('paname.quick', '{}');
  expect(await sent()).toBeUndefined();
  expect(asked).not.toHaveBeenCalled();
});

it('at home all of ours that lasts is sent some time after a change, and what was there is sent to a server that has none', async () => {
  localStorage.setItem('paname.quick', '{}');
  localStorage.setItem('theirs', 'x');
  const { write } = await page();
  expect(await sent()).toEqual({ kept: { 'paname.quick': '{}' } });
  asked.mockClear();
  write('paname.client', 'a', 'session');
  expect(await sent()).toBeUndefined();
  write('paname.notes.t.0', 'a');
  write('paname.notes.t.0', 'ab');
  expect(await sent()).toEqual({ kept: { 'paname.quick': '{}', 'paname.notes.t.0': 'ab' } });
  expect(asked).toHaveBeenCalledOnce();
});

it('at another port what the server has counts, and is there before anybody reads', async () => {
  localStorage.setItem('paname.preferences', 'old');
  asked.mockResolvedValueOnce(told({ 'paname.preferences': 'new' }));
  expect((await page()).read('paname.preferences')).toBe('new');
  asked.mockClear();
  localStorage.setItem('paname.preferences', 'newer');
  expect((await page()).read('paname.preferences')).toBe('newer'); // the same port
  expect(asked).not.toHaveBeenCalled();
});

it.each([
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is not well', () => Promise.resolve(new Response('', { status: 503 }))],
])('nothing is sent over what a server has that %s', async (_, answer) => {
  asked.mockImplementation(answer);
  const { write } = await page();
  expect(write('paname.preferences', 'defaults')).toBe(true);
  expect(await sent()).toBeUndefined();
  asked.mockImplementation(() => Promise.resolve(told({ 'paname.preferences': 'mine' })));
  expect((await page()).read('paname.preferences')).toBe('mine');
});
