// What is told anew as a whole is mostly what was known already.

/** `after`, made of the parts of `before` that are equal to its own: whoever shows those is not woken. */
export function shared<T>(before: unknown, after: T): T {
  if (before === after || !isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after)) return after;
  const made: Record<string, unknown> = {};
  let equal = Object.keys(before).length === Object.keys(after).length;
  for (const [key, value] of Object.entries(after)) {
    made[key] = shared(before[key], value);
    equal &&= made[key] === before[key];
  }
  if (equal) return before as T;
  return (Array.isArray(after) ? Object.values(made) : made) as T;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
