// Which colour each seat of the game on the page has. Colour and shape go together always: blue is round, orange square, …
// In the page `p0` is the first seat in its colour, `c0` the first colour whoever has it.

export const HEADS = ['round', 'square', 'trefoil', 'star'] as const;
const USUAL: readonly number[] = [0, 1, 2, 3];

let shown = $state.raw(USUAL);

export const headOf = (seat: number): string => HEADS[shown[seat] ?? seat % 4] ?? 'round';

/** Shows the seats of a game in their colours; returns how to end that. */
export function wear(colors: readonly number[]): () => void {
  const root = document.documentElement;
  shown = colors;
  colors.forEach((color, seat) => root.style.setProperty(`--seat-${seat}`, `var(--color-${color})`));
  return () => {
    shown = USUAL;
    for (const seat of USUAL) root.style.removeProperty(`--seat-${seat}`);
  };
}

/** The colours of so many seats when the first has its own: as the server gives them to seats without a wish. */
export const inOrder = (first: number, count: number): number[] => [first, ...USUAL.filter((color) => color !== first)].slice(0, count);
