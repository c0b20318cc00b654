// The small parts: identity, keyboard, hot-seat, animation, preferences, socket pauses.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AnimationQueue, BATCH_MS, EVENT_MS } from './animation';
import { address, ApiError, request } from './api';
import { attachGame, crashReport, reloadWhenReplaced } from './crash';
import { handOver } from './hotseat';
import { clientId, seatOfLink, takeSeatLink } from './identity';
import { command, neighbour } from './keyboard';
import { signal } from './notify';
import { defaults, sanitize } from './preferences.svelte';
import { pause } from './socket';
import type { Event as GameEvent, View } from './types';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('identity', () => {
  it('reads a seat link and nothing else', () => {
    expect(seatOfLink('#seat=1&token=abc')).toEqual({ seat: 1, token: 'abc' });
    expect(seatOfLink('#seat=7&token=abc')).toBeNull();
    expect(seatOfLink('#seat=1')).toBeNull();
    expect(seatOfLink('')).toBeNull();
  });
  it('takes the secret out of the address bar', () => {
    history.replaceState(null, '', '/table/t1?at=3#seat=0&token=s3cret');
    expect(takeSeatLink()).toEqual({ seat: 0, token: 's3cret' });
    expect(location.href).not.toContain('s3cret');
    expect(location.search).toBe('?at=3');
  });
  it('names the page once', () => {
    expect(clientId()).toMatch(/^[0-9a-f]{24}$/);
    expect(clientId()).toBe(clientId());
  });
});

describe('api', () => {
  it('leaves out what is not asked for', () => {
    expect(address('/api/x', { seat: null, since: 0 })).toBe('/api/x?since=0');
  });
  it('turns refusals into codes, also those of a proxy', async () => {
    const answer = (body: string, status: number): void => {
      vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response(body, { status }));
    };
    answer('{"code":"stale","args":{},"seq":7}', 409);
    await expect(request('GET', '/x')).rejects.toMatchObject({ status: 409, reason: { code: 'stale' }, seq: 7 });
    answer('<html>Bad gateway', 502);
    const error: unknown = await request('GET', '/x').catch((e: unknown) => e);
    expect(error).toMatchObject({ reason: { code: 'server', args: { status: 502 } } });
    expect((error as ApiError).passing).toBe(true);
    vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('failed to fetch'));
    await expect(request('GET', '/x')).rejects.toMatchObject({ reason: { code: 'unreachable' }, passing: true });
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
  it('works on a Russian keyboard', () => expect(press('г', { code: 'KeyU' })).toBe('undo'));
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
      apply: (one) => (applied.push(one), { before: view, after: view }),
      animator: () => (_event, _before, _after, { duration, signal }) => {
        durations.push(duration);
        return new Promise((resolve) => {
          setTimeout(resolve, duration);
          signal.addEventListener('abort', () => resolve());
        });
      },
      speed: () => speed,
      settled
    });

  it('gives each event at most 600 ms, and hurries after 2.5 s', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const durations: number[] = [];
    const settled = vi.fn();
    queue(1.6, durations, settled).push(Array.from({ length: 8 }, () => event));
    await vi.advanceTimersByTimeAsync(BATCH_MS + 8 * EVENT_MS);
    expect(durations).toEqual([600, 600, 600, 600, 600, 200, 200, 200]);
    expect(settled).toHaveBeenCalledOnce();
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
  const calm = { title: 'Paname', turn: null, body: '', sound: false, notification: false };
  it('shows the turn in title and icon, and takes it away', () => {
    signal({ ...calm, turn: 'Your turn' });
    expect(document.title).toBe('● Your turn – Paname');
    expect(document.querySelector('link[rel~=icon]')?.getAttribute('href')).toMatch(/^data:image\/svg/);
    signal(calm);
    expect(document.title).toBe('Paname');
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
  it('load the page anew when its files are gone, but only once', () => {
    sessionStorage.clear();
    const reload = vi.fn();
    const stop = reloadWhenReplaced(reload);
    dispatchEvent(new Event('vite:preloadError'));
    dispatchEvent(new Event('vite:preloadError'));
    stop();
    expect(reload).toHaveBeenCalledOnce();
  });
});
