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

/** SHA-256. Browsers lend theirs only where nobody listens in: over https and on this computer, but not in a home network. */
async function digest(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const sum = globalThis.crypto?.subtle ? new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)) : (await import('@noble/hashes/sha2.js')).sha256(bytes);
  return Array.from(sum, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** null: nothing to check. */
export async function isFair({ commitment, opening }: Pick<TableInfo, 'commitment' | 'opening'>, record: Record<string, unknown>): Promise<boolean | null> {
  if (!commitment || !opening) return null;
  if ((await digest(`${opening.salt}\n${opening.text}`)) !== commitment) return false;
  const committed = JSON.parse(opening.text) as Record<string, unknown>;
  return ['options', 'setup'].every((part) => same(committed[part], record[part]));
}
