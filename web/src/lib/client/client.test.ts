// The small parts: identity, keyboard, hot-seat, animation, preferences, socket pauses.
/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AnimationQueue, BATCH_MS, EVENT_MS, SPEED } from './animation';
import { address, ApiError, request } from './api';
import { attachGame, crashReport, reloadWhenReplaced } from './crash';
import { handOver } from './hotseat';
import { clientId, seatOfLink, useSeatLink } from './identity';
import { command, neighbour } from './keyboard';
import { signal } from './notify';
import { defaults, preferences, sanitize } from './preferences.svelte';
import { pause } from './socket';
import type { Event as GameEvent, View } from './types';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('identity', () => {
  it('reads a seat link and nothing else', () => {
    expect(seatOfLink('#seat=1&token=abc')).toEqual({ seat: 1, token: 'abc' });
    expect(seatOfLink('#seat=x&token=abc')).toBeNull();
    expect(seatOfLink('#seat=1')).toBeNull();
    expect(seatOfLink('')).toBeNull();
  });
  it('takes the secret out of the address bar once the server has answered, and not while it cannot', async () => {
    history.replaceState(null, '', '/table/t1?at=3#seat=0&token=s3cret');
    const answers = [new ApiError(503, { code: 'server', args: {} }), null, new ApiError(403, { code: 'not-your-seat', args: {} })];
    const claim = vi.fn(async () => {
      const error = answers.shift();
      if (error) throw error;
      return {} as never;
    });
    await expect(useSeatLink('t1', { claim })).rejects.toThrow('503');
    expect(location.hash).toBe('#seat=0&token=s3cret');
    await useSeatLink('t1', { claim });
    expect(claim).toHaveBeenCalledWith('t1', 0, 's3cret');
    expect([location.hash, location.search]).toEqual(['', '?at=3']);
    location.hash = '#seat=1&token=old';
    await expect(useSeatLink('t1', { claim })).rejects.toThrow('403');
    expect(location.hash).toBe('');
    await useSeatLink('t1', { claim });
    expect(claim).toHaveBeenCalledTimes(3);
  });
  it('names the page once', () => {
    expect(clientId()).toMatch(/^[0-9a-f]{24}$/);
    expect(clientId()).toBe(clientId());
  });
});

describe('api', () => {
  it('puts what is given into the path and the query, and leaves out what is not', () => {
    expect(address('/api/tables/{id}/log', { id: 'a/b?', seat: null, start: 0 })).toBe('/api/tables/a%2Fb%3F/log?start=0');
  });
  it('turns refusals into codes, also those of a proxy', async () => {
    const answer = (body: string, status: number): void => {
      vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response(body, { status }));
    };
    answer('{"code":"stale","args":{},"seq":7}', 409);
    await expect(request('get', '/x')).rejects.toMatchObject({ status: 409, reason: { code: 'stale' }, seq: 7 });
    answer('<html>Bad gateway', 502);
    const error: unknown = await request('get', '/x').catch((e: unknown) => e);
    expect(error).toMatchObject({ reason: { code: 'server', args: { status: 502 } } });
    expect((error as ApiError).passing).toBe(true);
    vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('failed to fetch'));
    await expect(request('get', '/x')).rejects.toMatchObject({ reason: { code: 'unreachable' }, passing: true });
    answer('{"half":', 200);
    await expect(request('get', '/x'), 'the line broke').rejects.toMatchObject({ reason: { code: 'unreachable' }, passing: true });
  });
});

describe('socket', () => {
  it('waits longer after every failure, never in step with others', () => {
    expect(pause(0, () => 0)).toBe(200);
    expect(pause(0, () => 1)).toBe(400);
    expect(pause(3, () => 1)).toBe(3200);
    expect(pause(50, () => 1)).toBe(20_000);
  });
});

describe('keyboard', () => {
  const press = (key: string, init: KeyboardEventInit = {}, target: Element = document.body): ReturnType<typeof command> => {
    const event = new KeyboardEvent('keydown', { key, ...init });
    Object.defineProperty(event, 'target', { value: target });
    return command(event);
  };
  it('knows the keys of the game', () => {
    expect(press('u')).toBe('undo');
    expect(press('U', { shiftKey: true })).toBe('reset');
    expect(press('e')).toBe('end-turn');
    expect(press('2')).toBe('pile-2');
    expect(press('Escape')).toBe('cancel');
    expect(press(' ')).toBe('play-pause');
    expect(press('?', { shiftKey: true })).toBe('help');
  });
  it('leaves single keys alone for who wants that', () => {
    preferences.shortcuts = false;
    expect([press('u'), press('1'), press(' '), press('?')]).toEqual([null, null, null, null]);
    expect(press('Escape')).toBe('cancel');
    preferences.shortcuts = true;
  });
  it('works on a Russian keyboard', () => expect(press('г', { code: 'KeyU' })).toBe('undo'));
  it('reads brackets that need AltGr, as on German, French and Spanish keyboards', () => {
    expect(press('[', { code: 'Digit8', ctrlKey: true, altKey: true })).toBe('step-back'); // Windows
    expect(press(']', { code: 'Digit6', altKey: true })).toBe('step-forward'); // a Mac
    expect(press('[', { ctrlKey: true })).toBeNull();
    expect(press('[', { metaKey: true })).toBeNull(); // the browser goes back
  });
  it('steps by arrows where they have no other meaning', () => {
    expect(press('ArrowLeft')).toBe('step-back');
    expect(press('ArrowRight', {}, document.createElement('button'))).toBe('step-forward');
    expect(press('ArrowRight', {}, document.createElement('select'))).toBeNull();
    expect(press('ArrowLeft', { altKey: true })).toBeNull(); // the browser goes back
    const piece = document.createElement('i');
    piece.dataset['piece'] = 'arc';
    expect(press('ArrowRight', {}, piece)).toBeNull();
  });
  it('keeps out of fields, buttons and the browser’s own shortcuts', () => {
    expect(press('u', {}, document.createElement('input'))).toBeNull();
    expect(press(' ', {}, document.createElement('button'))).toBeNull();
    expect(press('u', { ctrlKey: true })).toBeNull();
  });
  it('walks around the rings', () => {
    const rings = [['arc'], ['a', 'b', 'c'], ['1', '2', '3', '4', '5', '6']];
    expect(neighbour(rings, 'c', 'right')).toBe('a');
    expect(neighbour(rings, 'a', 'left')).toBe('c');
    expect(neighbour(rings, 'b', 'up')).toBe('4');
    expect(neighbour(rings, '3', 'down')).toBe('b');
    expect(neighbour(rings, 'arc', 'down')).toBeNull();
  });
});

describe('hot-seat', () => {
  const base = { mine: [0, 2], closed: true, curtain: true };
  it('draws the curtain between two people', () => {
    expect(handOver({ ...base, active: 2, eyes: 0 })).toEqual({ eyes: null, curtain: 2 });
    expect(handOver({ ...base, active: 0, eyes: 0 })).toEqual({ eyes: 0, curtain: null });
  });
  it('keeps the last eyes while somebody elsewhere plays, and when the game is over', () => {
    expect(handOver({ ...base, active: 1, eyes: 0 })).toEqual({ eyes: 0, curtain: null });
    expect(handOver({ ...base, active: null, eyes: 2 })).toEqual({ eyes: 2, curtain: null });
  });
  it('needs no curtain with open screens, one person or by preference', () => {
    expect(handOver({ ...base, closed: false, active: 2, eyes: 0 })).toEqual({ eyes: 2, curtain: null });
    expect(handOver({ ...base, curtain: false, active: 2, eyes: 0 })).toEqual({ eyes: 2, curtain: null });
    expect(handOver({ ...base, mine: [1], active: 0, eyes: null })).toEqual({ eyes: 1, curtain: null });
    expect(handOver({ ...base, mine: [], active: 0, eyes: null })).toEqual({ eyes: null, curtain: null });
  });
  it('shows nobody’s screen on a reload in between', () => {
    expect(handOver({ ...base, active: 1, eyes: null })).toEqual({ eyes: null, curtain: 2 });
    expect(handOver({ ...base, active: 0, eyes: null })).toEqual({ eyes: null, curtain: 0 });
  });
});

describe('animation', () => {
  const event: GameEvent = { type: 'passed', seat: 0 };
  const view = {} as View;
  const queue = (speed: number, durations: number[], settled: () => void, applied: GameEvent[] = []): AnimationQueue =>
    new AnimationQueue({
      apply: (some) => (applied.push(...some), { before: view, after: view }),
      animator:
        () =>
        (_event, _before, _after, { duration, signal }) => {
          durations.push(duration);
          return new Promise((resolve) => {
            setTimeout(resolve, duration);
            signal.addEventListener('abort', () => resolve());
          });
        },
      speed: () => speed,
      settled,
    });

  it('gives each event its time, and hurries after a while', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const durations: number[] = [];
    const settled = vi.fn();
    queue(1, durations, settled).push(Array.from({ length: 8 }, () => event));
    await vi.advanceTimersByTimeAsync(BATCH_MS + 8 * EVENT_MS);
    expect(durations).toEqual([600, 600, 600, 600, 600, 200, 200, 200]);
    expect(settled).toHaveBeenCalledOnce();
  });

  it('is slower and faster as one likes it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const first = async (speed: number): Promise<number | undefined> => {
      const durations: number[] = [];
      queue(speed, durations, () => undefined).push([event]);
      await vi.advanceTimersByTimeAsync(5000);
      return durations[0];
    };
    expect([await first(SPEED.fast), await first(SPEED.normal), await first(SPEED.slow)]).toEqual([0.5 * EVENT_MS, EVENT_MS, 1.6 * EVENT_MS]);
  });

  it('shows everything at once when skipped, and settles once', async () => {
    const durations: number[] = [];
    const settled = vi.fn();
    const applied: GameEvent[] = [];
    const q = queue(1, durations, settled, applied);
    q.push([event, event, event]);
    expect(applied).toHaveLength(1);
    q.skip();
    expect(applied).toHaveLength(3);
    expect(settled).toHaveBeenCalledOnce();
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(settled).toHaveBeenCalledOnce();
    expect(q.busy).toBe(false);
  });

  it('moves nothing when told so or when nobody looks', () => {
    const durations: number[] = [];
    const settled = vi.fn();
    queue(0, durations, settled).push([event, event]);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    queue(1, durations, settled).push([event]);
    expect(durations).toEqual([]);
    expect(settled).toHaveBeenCalledTimes(2);
  });
});

describe('preferences', () => {
  it('keeps what is right of stored ones and nothing else', () => {
    const kept = sanitize({ theme: 'dark', rotation: 9, sounds: 'yes', largeText: true, virus: 1 });
    expect(kept).toMatchObject({ theme: 'dark', rotation: 0, sounds: false, largeText: true });
    expect('virus' in kept).toBe(false);
    expect(sanitize('broken')).toEqual(defaults());
  });
});

describe('notification', () => {
  const calm = { turn: null, body: '', which: '', sound: false, notification: false };
  it('shows the turn in the icon, and takes it away', () => {
    signal({ ...calm, turn: 'Your turn' });
    expect(document.querySelector('link[rel~=icon]')?.getAttribute('href')).toMatch(/^data:image\/svg/);
    signal(calm);
    expect(document.querySelector('link[rel~=icon]')?.getAttribute('href')).not.toMatch(/^data:/);
  });
});

describe('crashes', () => {
  it('report what these eyes know of the game, and the record if it may be had', async () => {
    attachGame(() => ({ table: 't1', seq: 4 }));
    vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response('{"format":"paris-record/1"}'));
    const report = await crashReport(new Error('boom'));
    attachGame(null);
    expect(report).toMatchObject({ error: 'Error: boom', game: { seq: 4 }, record: { format: 'paris-record/1' } });
    expect(report.address).not.toContain('#');
  });
  it('load the page anew when its files are gone, but only once, and not before the server answers', async () => {
    sessionStorage.clear();
    vi.useFakeTimers();
    const asked = vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(new Response('ok'));
    const reload = vi.fn();
    const stop = reloadWhenReplaced(reload);
    const gone = new Event('vite:preloadError', { cancelable: true });
    dispatchEvent(gone);
    dispatchEvent(new Event('vite:preloadError'));
    expect(gone.defaultPrevented).toBe(true);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(reload).toHaveBeenCalledOnce();
    const again = new Event('vite:preloadError', { cancelable: true });
    dispatchEvent(again);
    expect(again.defaultPrevented, 'it did not help').toBe(false);
    stop();
    asked.mockRestore();
    vi.useRealTimers();
  });
});

describe('a browser that forbids its storage', () => {
  it('is told what is wrong, not loaded over and over, and keeps its name as long as the page', () => {
    const forbidden = new DOMException('The operation is insecure.', 'SecurityError');
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw forbidden;
      },
      setItem: () => {
        throw forbidden;
      },
    });
    const reload = vi.fn();
    const stop = reloadWhenReplaced(reload);
    const gone = new Event('vite:preloadError', { cancelable: true });
    expect(() => dispatchEvent(gone)).not.toThrow();
    expect([gone.defaultPrevented, reload.mock.calls.length]).toEqual([false, 0]);
    expect(clientId()).toBe(clientId());
    stop();
    vi.unstubAllGlobals();
  });
});

describe('a notification', () => {
  it('that cannot be made breaks nothing', () => {
    class Refusing {
      static permission = 'granted';
      constructor() {
        throw new TypeError('Illegal constructor. Use ServiceWorkerRegistration.showNotification() instead.');
      }
    }
    vi.stubGlobal('Notification', Refusing);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const quiet = { body: '', which: '', sound: false, notification: true };
    signal({ ...quiet, turn: null });
    expect(() => signal({ ...quiet, turn: 'Your turn' })).not.toThrow();
    signal({ ...quiet, turn: null });
    vi.unstubAllGlobals();
  });
});

describe('every preference', () => {
  const files = (folder: string): string[] =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|svelte)$/.test(name) && !/\.test\.ts$|Preferences\.svelte$/.test(name))
      .map((name) => join(folder, name));
  it('is read by something besides its own switch', () => {
    const sources = files(join(process.cwd(), 'src'))
      .map((name) => readFileSync(name, 'utf8'))
      .join('\n');
    const unread = Object.keys(defaults()).filter((key) => !new RegExp(`preferences\\.${key}\\b|\\{ ${key} \\} = preferences`).test(sources));
    expect(unread).toEqual([]);
  });
});

describe('the theme', () => {
  const script = /<script>([\s\S]*?)<\/script>/.exec(readFileSync(join(process.cwd(), 'index.html'), 'utf8'))?.[1] ?? '';
  const before = (stored: string | null, dark: boolean): string | undefined => {
    localStorage.clear();
    if (stored !== null) localStorage.setItem('paname.preferences', stored);
    vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) => ({ matches: dark && query.includes('dark') }) as MediaQueryList);
    new Function(script)();
    return document.documentElement.dataset['theme'];
  };
  it('is there before the first paint', () => {
    expect(before('{"theme":"dark"}', false)).toBe('dark');
    expect(before('{"theme":"auto"}', true)).toBe('dark');
    expect(before('{"theme":"contrast"}', true)).toBe('contrast');
    expect(before('{"theme":"plaid"}', false)).toBe('light');
    expect(before('not json', true)).toBe('dark');
    expect(before(null, false)).toBe('light');
  });
});
