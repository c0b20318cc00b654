// Names that an owner's box may have are longer than ours: how they fit on plates and tiles.

/** A text that is wider than its place is drawn narrower. How wide it is, the font decides, which may come late. */
export const squeeze =
  (most: number, _text: string) =>
  (element: SVGTextElement): (() => void) | undefined => {
    if (!('fonts' in document)) return undefined; // without a screen
    const fit = (): void => {
      element.removeAttribute('textLength');
      if (element.getComputedTextLength() > most) element.setAttribute('textLength', String(most));
    };
    fit();
    document.fonts.addEventListener('loadingdone', fit);
    return () => document.fonts.removeEventListener('loadingdone', fit);
  };

/** A name on two lines: between two words, as near to the middle as can be. */
export function halves(name: string): [string, string] {
  const gaps = [...name.matchAll(/[\s-]+/g)].map(({ index, 0: gap }) => index + gap.length);
  const middle = name.length / 2;
  const at = gaps.reduce((best, gap) => (Math.abs(gap - middle) < Math.abs(best - middle) ? gap : best), gaps[0] ?? Math.ceil(middle));
  return [name.slice(0, at).trim(), name.slice(at)];
}

/** The beginning of a long name. */
export const cut = (name: string, most: number): string => (name.length > most ? `${name.slice(0, most - 1).trim()}…` : name);
