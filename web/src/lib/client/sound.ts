// Four small sounds, made on the spot: nothing to load. Browsers let them sound only after the first click on the page.

import type { EventType } from './types';

export type Sound = 'key' | 'coin' | 'stamp' | 'turn';

interface Note {
  type: OscillatorType;
  pitch: number;
  /** seconds after the first */
  at: number;
  lasts: number;
  loud: number;
}

const SOUNDS: Record<Sound, readonly Note[]> = {
  key: [
    { type: 'triangle', pitch: 1480, at: 0, lasts: 0.05, loud: 0.06 },
    { type: 'triangle', pitch: 990, at: 0.06, lasts: 0.09, loud: 0.08 },
  ],
  coin: [
    { type: 'sine', pitch: 1976, at: 0, lasts: 0.08, loud: 0.05 },
    { type: 'sine', pitch: 2637, at: 0.07, lasts: 0.28, loud: 0.05 },
  ],
  stamp: [
    { type: 'square', pitch: 92, at: 0, lasts: 0.09, loud: 0.07 },
    { type: 'sine', pitch: 61, at: 0, lasts: 0.16, loud: 0.16 },
  ],
  turn: [
    { type: 'sine', pitch: 523.25, at: 0, lasts: 0.5, loud: 0.12 },
    { type: 'sine', pitch: 659.25, at: 0.14, lasts: 0.5, loud: 0.12 },
  ],
};

const OF_EVENT: Partial<Record<EventType, Sound>> = {
  key_placed: 'key',
  key_moved: 'key',
  francs: 'coin',
  built: 'stamp',
  landmark_added: 'stamp',
};

/** What is heard when this happens; most things are silent. */
export const soundOf = (event: EventType): Sound | null => OF_EVENT[event] ?? null;

const APART = 0.12; // seconds: events that are shown at once are heard once
let audio: AudioContext | null = null;
const heard = new Map<Sound, number>();

export function play(sound: Sound): void {
  try {
    audio ??= new AudioContext();
    if (audio.state === 'suspended') void audio.resume().catch(() => undefined);
    const now = audio.currentTime;
    if (now - (heard.get(sound) ?? -1) < APART) return;
    heard.set(sound, now);
    for (const note of SOUNDS[sound]) strike(audio, note, now + note.at);
  } catch {
    // no sound device
  }
}

function strike(on: AudioContext, { type, pitch, lasts, loud }: Note, start: number): void {
  const tone = on.createOscillator();
  const volume = on.createGain();
  tone.type = type;
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0005, start + lasts);
  tone.connect(volume).connect(on.destination);
  tone.start(start);
  tone.stop(start + lasts + 0.05);
}
