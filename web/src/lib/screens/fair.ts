// The server commits to the shuffle before the first move and opens it at the end; here anybody's browser checks that the
// opened shuffle is the committed one, and the one the record was played with.
import type { TableInfo } from '../client/types';

const same = (a: unknown, b: unknown): boolean => {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return a === b;
  const [mine, theirs] = [Object.entries(a), Object.entries(b)];
  return (
    Array.isArray(a) === Array.isArray(b) && mine.length === theirs.length && mine.every(([key, value]) => same(value, (b as Record<string, unknown>)[key]))
  );
};

/** null: nothing to check, or this browser cannot (no secure context). */
export async function isFair({ commitment, opening }: Pick<TableInfo, 'commitment' | 'opening'>, record: Record<string, unknown>): Promise<boolean | null> {
  if (!commitment || !opening || !globalThis.crypto?.subtle) return null;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${opening.salt}\n${opening.text}`));
  if (Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('') !== commitment) return false;
  const committed = JSON.parse(opening.text) as Record<string, unknown>;
  return ['options', 'setup'].every((part) => same(committed[part], record[part]));
}
