// The command line: the notation as people type it. What is legal is the server's list; anything else is sent as typed and
// comes back with its reason.

/** Lower case, single spaces, and `montmartre 8` for `montmartre:8` where that makes a legal action. */
export function normalize(typed: string, legal: readonly string[]): string {
  const text = typed
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/\s*:\s*/g, ':');
  if (legal.includes(text)) return text;
  const loose = (action: string): string => action.replaceAll(/[:@]/g, ' ').replace(/\s+/g, ' ').trim();
  const same = legal.filter((action) => loose(action) === loose(text));
  return same.length === 1 && same[0] ? same[0] : text;
}

export type Own = 'undo' | 'reset' | 'hint';

/** Commands that are no actions of the game. */
export function ownCommand(text: string): Own | null {
  const word = text.trim().toLowerCase();
  return word === 'undo' || word === 'reset' || word === 'hint' ? word : null;
}
