// The browser's storage, which may be missing (a private window), full or forbidden: then nothing is kept, and nothing breaks.

import { changed } from './kept';

/** How long: `session` is this tab's, and goes with it. */
type Kept = 'local' | 'session';
const storage = (kept: Kept): Storage => (kept === 'local' ? localStorage : sessionStorage);

export function read(key: string, kept: Kept = 'local'): string | null {
  try {
    return storage(kept).getItem(key);
  } catch {
    return null;
  }
}

/** Null removes. False: it holds for this page only. */
export function write(key: string, value: string | null, kept: Kept = 'local'): boolean {
  try {
    if (value === null) storage(kept).removeItem(key);
    else storage(kept).setItem(key, value);
    if (kept === 'local') changed();
    return true;
  } catch {
    return false;
  }
}
