import { afterEach, expect, it, vi } from 'vitest';
import { play, soundOf } from './sound';

afterEach(() => vi.unstubAllGlobals());

it('knows what is heard', () => {
  expect(soundOf('key_moved')).toBe('key');
  expect(soundOf('francs')).toBe('coin');
  expect(soundOf('built')).toBe('stamp');
  expect(soundOf('turn_ended')).toBeNull();
});

it('sounds once for things that happen at once', () => {
  const started: number[] = [];
  const parameter = { value: 0, setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  const clock = { now: 5 };
  class Audio {
    state = 'running';
    destination = {};
    get currentTime(): number {
      return clock.now;
    }
    createGain = () => ({ gain: parameter, connect: () => undefined });
    createOscillator = () => ({ frequency: parameter, connect: (next: unknown) => next, start: (at: number) => started.push(at), stop: () => undefined });
  }
  vi.stubGlobal('AudioContext', Audio);
  play('coin');
  play('coin');
  expect(started).toHaveLength(2);
  clock.now = 6;
  play('coin');
  expect(started).toHaveLength(4);
});
