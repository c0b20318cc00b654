// What a person likes, kept in this browser. One object, saved on every change, shared by all tabs.

import { MediaQuery } from 'svelte/reactivity';
import { read, write } from './storage';
import { LEVELS } from '../figures';
import { detectLanguage, LANGUAGES, setLanguage, type Language } from '../i18n';

export interface PreferenceValues {
  language: Language;
  theme: 'auto' | 'light' | 'dark' | 'contrast';
  /** colours of the players: as on the look's sheet, for red-green-blind eyes, or dark/light only */
  palette: 'standard' | 'deuteranopia' | 'tritanopia';
  /** initials on keys and discs beside colour and shape */
  symbols: boolean;
  animation: 'off' | 'fast' | 'normal' | 'slow';
  /** "your turn" */
  chime: boolean;
  /** keys, coins, buildings */
  sounds: boolean;
  notifications: boolean;
  confirmDraw: boolean;
  confirmEndTurn: boolean;
  /** ask once before a turn ends in which something is thrown away */
  askLosses: boolean;
  /** which bot gives hints */
  hintLevel: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  /** pay by the server's chain without showing the payment sheet */
  autoPay: boolean;
  autoDrawSinglePile: boolean;
  costs: 'always' | 'hover';
  liveScoring: boolean;
  /** as a spectator: who is likely to win */
  chanceBar: boolean;
  /** steps of 60° */
  rotation: 0 | 1 | 2 | 3 | 4 | 5;
  panelSide: 'left' | 'right';
  largeText: boolean;
  logDetail: 'short' | 'full';
  curtain: boolean;
  textView: boolean;
  /** single keys act (WCAG 2.1.4) */
  shortcuts: boolean;
  /** replay what happened since my last turn by itself */
  autoReplay: boolean;
  /** the name shown to others */
  name: string;
  /** of my keys, where nobody at the table has it already */
  color: 0 | 1 | 2 | 3;
}

const KEY = 'paname.preferences';

export function defaults(): PreferenceValues {
  return {
    language: detectLanguage(),
    theme: 'auto',
    palette: 'standard',
    symbols: false,
    animation: 'normal',
    chime: true,
    sounds: false,
    notifications: false,
    confirmDraw: false,
    confirmEndTurn: false,
    askLosses: true,
    hintLevel: 7,
    autoPay: false,
    autoDrawSinglePile: false,
    costs: 'hover',
    liveScoring: true,
    chanceBar: false,
    rotation: 0,
    panelSide: 'right',
    largeText: false,
    logDetail: 'full',
    curtain: true,
    textView: false,
    shortcuts: true,
    autoReplay: false,
    name: '',
    color: 0,
  };
}

/** What is stored may be old, foreign or damaged: keep only values of the right kind. */
export function sanitize(stored: unknown): PreferenceValues {
  const values = defaults();
  if (typeof stored !== 'object' || stored === null) return values;
  const choices: { [K in keyof PreferenceValues]?: readonly unknown[] } = {
    language: Object.keys(LANGUAGES),
    theme: ['auto', 'light', 'dark', 'contrast'],
    palette: ['standard', 'deuteranopia', 'tritanopia'],
    animation: ['off', 'fast', 'normal', 'slow'],
    costs: ['always', 'hover'],
    hintLevel: LEVELS,
    rotation: [0, 1, 2, 3, 4, 5],
    panelSide: ['left', 'right'],
    color: [0, 1, 2, 3],
    logDetail: ['short', 'full'],
  };
  const out = values as unknown as Record<string, unknown>;
  for (const key of Object.keys(values) as (keyof PreferenceValues)[]) {
    const value = (stored as Record<string, unknown>)[key];
    const allowed = choices[key];
    if (allowed ? allowed.includes(value) : typeof value === typeof out[key]) out[key] = value;
  }
  return values;
}

function load(): PreferenceValues {
  try {
    return sanitize(JSON.parse(read(KEY) ?? 'null'));
  } catch {
    return defaults(); // not JSON
  }
}

/** Read and write the fields like those of any object: `preferences.theme = 'dark'` is saved and shown at once. */
export const preferences: PreferenceValues = $state(load());

const dark = new MediaQuery('(prefers-color-scheme: dark)');
const contrast = new MediaQuery('(prefers-contrast: more)');

/** The theme as it is shown: `auto` goes with the system, also when that changes. (index.html does the same before the first paint.) */
export function shownTheme(): 'light' | 'dark' | 'contrast' {
  const { theme } = preferences;
  if (theme !== 'auto') return theme;
  return contrast.current ? 'contrast' : dark.current ? 'dark' : 'light';
}

/** Writes every change to the page (`<html data-theme …>`) and to the storage; called once by main.ts. Returns the stop. */
export function keepPreferences(): () => void {
  const fromOtherTab = (event: StorageEvent): void => {
    if (event.key === KEY) Object.assign(preferences, load());
  };
  addEventListener('storage', fromOtherTab);
  const stop = $effect.root(() => {
    $effect(() => void setLanguage(preferences.language));
    $effect(() => {
      const root = document.documentElement;
      root.dataset['theme'] = shownTheme();
      root.dataset['palette'] = preferences.palette;
      root.dataset['text'] = preferences.largeText ? 'large' : 'normal';
      root.dataset['animation'] = preferences.animation;
    });
    $effect(() => {
      const text = JSON.stringify(preferences);
      if (read(KEY) !== text) write(KEY, text);
    });
  });
  return () => {
    removeEventListener('storage', fromOtherTab);
    stop();
  };
}

export function resetPreferences(): void {
  Object.assign(preferences, defaults());
}
