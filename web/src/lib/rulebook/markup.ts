// The three signs of the rulebook's texts: **bold**, [[id]] a link to a paragraph, :wood: a picture.
export type Span = { kind: 'text' | 'bold' | 'link' | 'icon'; text: string };

const SIGN = /\*\*(.+?)\*\*|\[\[([\w-]+)\]\]|:([a-z]+(?:-[a-z]+)*):/g;

export function spans(text: string): Span[] {
  const found: Span[] = [];
  let from = 0;
  for (const match of text.matchAll(SIGN)) {
    if (match.index > from) found.push({ kind: 'text', text: text.slice(from, match.index) });
    const [all, bold, link, icon] = match;
    if (bold !== undefined) found.push({ kind: 'bold', text: bold });
    else if (link !== undefined) found.push({ kind: 'link', text: link });
    else found.push({ kind: 'icon', text: icon ?? '' });
    from = match.index + all.length;
  }
  if (from < text.length) found.push({ kind: 'text', text: text.slice(from) });
  return found;
}

/** Without its signs: for searching and for what is read aloud. */
export const bare = (text: string, number: (id: string) => string): string =>
  spans(text)
    .map(({ kind, text: inner }) => (kind === 'link' ? number(inner) : kind === 'icon' ? '' : inner))
    .join('');
