// The keys of the game. What a key means is here; what it does is up to who listens.

import { t } from '../i18n';
import { preferences } from './preferences.svelte';

export type Command =
  | 'undo'
  | 'reset'
  | 'end-turn'
  | 'cancel'
  | 'pile-1'
  | 'pile-2'
  | 'pile-3'
  | 'bonus-track'
  | 'screen'
  | 'log'
  | 'help'
  | 'rule'
  | 'hint'
  | 'text-view'
  | 'step-back'
  | 'step-forward'
  | 'play-pause';

/** The keys as printed on them; names of keys without a letter are texts, `keycap-…`. In the order of the help dialog. */
const KEYS: Record<Command, string> = {
  'pile-1': '1',
  'pile-2': '2',
  'pile-3': '3',
  cancel: 'esc',
  undo: 'U',
  reset: 'shift+U',
  'end-turn': 'E',
  'bonus-track': 'B',
  screen: 'S',
  log: 'L',
  hint: 'H',
  'text-view': 'T',
  rule: 'R',
  'step-back': '[',
  'step-forward': ']',
  'play-pause': 'space',
  help: '?',
};

/** For the help dialog; each has a message `key-<command>`. */
export const COMMANDS = Object.keys(KEYS) as Command[];

/** The keys of a command as the reader's keyboard names them: "Shift+U". */
export const keyLabel = (command: Command): string => KEYS[command].replace(/[a-z]+/g, (name) => t(`keycap-${name}`));

const PLAIN: Record<string, Command> = {
  u: 'undo',
  e: 'end-turn',
  b: 'bonus-track',
  s: 'screen',
  l: 'log',
  h: 'hint',
  t: 'text-view',
  r: 'rule',
  '1': 'pile-1',
  '2': 'pile-2',
  '3': 'pile-3',
  '?': 'help',
  '[': 'step-back',
  ']': 'step-forward',
  Escape: 'cancel',
};

/** Layouts without Latin letters (Russian) report the letter of the key's place through `code`. */
function letter(event: KeyboardEvent): string {
  if (event.key.length === 1 && /[^\x20-\x7e]/.test(event.key) && event.code.startsWith('Key')) return event.code.slice(3).toLowerCase();
  return event.key.length === 1 ? event.key.toLowerCase() : event.key;
}

/** Keys write here. */
export function typing(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}

/** Brackets are written with AltGr on most keyboards of Europe, which Windows tells as Ctrl and Alt, and a Mac as Alt. */
function shortcut({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (altKey && !metaKey && '[]'.includes(key)) return false;
  return ctrlKey || metaKey || altKey;
}

/** Arrow keys step through a game, except where they have a meaning of their own. */
const STEPS: Partial<Record<string, Command>> = { ArrowLeft: 'step-back', ArrowRight: 'step-forward' };
const walks = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-piece], input, textarea, select, [role=tab], [role=slider], dialog') !== null;

/** The command of a key press, or null when it is not ours (typing in a field, a browser shortcut, a focused button's Space). */
export function command(event: KeyboardEvent): Command | null {
  if (shortcut(event) || event.defaultPrevented) return null;
  const step = STEPS[event.key];
  if (step && !event.shiftKey && !walks(event.target)) return step;
  if (typing(event.target) || !preferences.shortcuts) return event.key === 'Escape' ? 'cancel' : null;
  if (event.key === ' ') {
    const on = event.target instanceof Element && event.target.closest('button, a, [role=button], [role=slider], summary');
    return on ? null : 'play-pause';
  }
  const key = letter(event);
  if (key === 'u' && event.shiftKey) return 'reset';
  return PLAIN[key] ?? null;
}

/** "/" leads to the search, where there is one. */
export const searches = (event: KeyboardEvent): boolean => event.key === '/' && preferences.shortcuts && !shortcut(event) && !typing(event.target);

/** What a key that is held down does again and again; nothing is played, ended or taken back that way. */
const HELD: ReadonlySet<Command> = new Set(['step-back', 'step-forward']);

/** Listens on the window; `act` returns true when it used the key. Returns the stop. */
export function listen(act: (command: Command) => boolean): () => void {
  const down = (event: KeyboardEvent): void => {
    const meant = command(event);
    if (event.repeat && meant && !HELD.has(meant)) return event.preventDefault();
    if (meant && act(meant)) event.preventDefault();
  };
  addEventListener('keydown', down);
  return () => removeEventListener('keydown', down);
}

// ── Moving around the board ──────────────────────────────────────────────────────────────────────────────────────────

export type Direction = 'left' | 'right' | 'up' | 'down';

export function direction(event: KeyboardEvent): Direction | null {
  switch (event.key) {
    case 'ArrowLeft':
      return 'left';
    case 'ArrowRight':
      return 'right';
    case 'ArrowUp':
      return 'up';
    case 'ArrowDown':
      return 'down';
    default:
      return null;
  }
}

/** The next place from `from`: rings[i] are the places of one ring in the order of their angle, innermost ring first.
 *  Left and right go around the ring, up and down go out and in to the place nearest in angle. */
export function neighbour<T extends string>(rings: readonly (readonly T[])[], from: T, to: Direction): T | null {
  const level = rings.findIndex((ring) => ring.includes(from));
  const ring = rings[level];
  if (!ring) return rings[0]?.[0] ?? null;
  const index = ring.indexOf(from);
  if (to === 'left' || to === 'right') {
    const next = (index + (to === 'right' ? 1 : ring.length - 1)) % ring.length;
    return ring[next] ?? null;
  }
  const other = rings[level + (to === 'up' ? 1 : -1)];
  if (!other || other.length === 0) return null;
  const nearest = Math.round(((index + 0.5) / ring.length) * other.length - 0.5);
  return other[Math.min(other.length - 1, Math.max(0, nearest))] ?? null;
}
