// Names that an owner's box may have are longer than ours: how they fit on plates and tiles.

/** Of names at size 1, all in one font. Measuring makes the browser lay out the page at once: no name is measured twice. */
const widths = new Map<string, number>();

function widthOf(element: SVGTextElement): number {
  const text = element.textContent ?? '';
  const size = Number(element.getAttribute('font-size'));
  const width = widths.get(text) ?? element.getComputedTextLength() / size;
  widths.set(text, width);
  return width * size;
}

/** A text that is wider than its place is drawn narrower, and none leaves it when a reader wants more space between letters. How wide it
 *  is, the font decides, which may come late. */
export const squeeze =
  (most: number, _drawn: string) =>
  (element: SVGTextElement): (() => void) | undefined => {
    if (!('fonts' in document)) return undefined; // without a screen
    return fitted(() => {
      element.removeAttribute('textLength');
      element.setAttribute('textLength', String(Math.min(most, widthOf(element))));
    });
  };

/** Now, and again when a font has come. */
export function fitted(fit: () => void): () => void {
  if (fitting.size === 0) document.fonts.addEventListener('loadingdone', again);
  fitting.add(fit);
  fit();
  return () => void fitting.delete(fit);
}

const fitting = new Set<() => void>();
function again(): void {
  widths.clear();
  for (const fit of fitting) fit();
}

/** A name on two lines: between two words, as near to the middle as can be. */
export function halves(name: string): [string, string] {
  const gaps = [...name.matchAll(/[\s-]+/g)].map(({ index, 0: gap }) => index + gap.length);
  const middle = name.length / 2;
  const at = gaps.reduce((best, gap) => (Math.abs(gap - middle) < Math.abs(best - middle) ? gap : best), gaps[0] ?? Math.ceil(middle));
  return [name.slice(0, at).trim(), name.slice(at)];
}

/** The beginning of a long name. */
export const cut = (name: string, most: number): string => (name.length > most ? `${name.slice(0, most - 1).trim()}…` : name);
