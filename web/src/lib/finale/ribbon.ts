// The winners' names on the poster's ribbon: each of those who share a victory is named, on two lines where one is too short.

export interface Lines {
  lines: readonly string[];
  size: number;
}
/** between the ribbon's ends, where it is bent least */
const ROOM = [450, 430] as const;
const LARGEST = [56, 36] as const;
const SMALLEST = [34, 24] as const;

/** `wide`: how wide a text is at size 1. */
export function onRibbon(names: readonly string[], wide: (text: string) => number): Lines {
  const one = fitted([names], wide);
  if (names.length === 1 || one.size >= SMALLEST[0]) return shortened([names], one.size, wide);
  const parted = names.slice(1).map((_, i) => [names.slice(0, i + 1), names.slice(i + 1)]);
  const [best] = parted.map((parts) => ({ parts, size: fitted(parts, wide).size })).sort((a, b) => b.size - a.size);
  return best ? shortened(best.parts, best.size, wide) : one;
}

type Parts = readonly (readonly string[])[];
const written = (names: readonly string[], line: number): string => (line ? '& ' : '') + names.join(' & ');
const kind = (parts: Parts): 0 | 1 => (parts.length > 1 ? 1 : 0);

function fitted(parts: Parts, wide: (text: string) => number): Lines {
  const lines = parts.map(written);
  return { lines, size: Math.min(LARGEST[kind(parts)], Math.floor(ROOM[kind(parts)] / Math.max(...lines.map(wide)))) };
}

/** Where the smallest letters are still too wide, each line's longest name loses its end, and then the next. */
function shortened(parts: Parts, fitting: number, wide: (text: string) => number): Lines {
  const size = Math.max(fitting, SMALLEST[kind(parts)]);
  const lines = parts.map((names, line) => {
    const kept = names.map((name) => [...name]);
    const now = (): string[] => kept.map((letters, i) => (letters.length < [...(names[i] ?? '')].length ? `${letters.join('').trim()}…` : letters.join('')));
    while (wide(written(now(), line)) * size > ROOM[kind(parts)]) {
      const longest = kept.reduce((a, b) => (b.length > a.length ? b : a));
      if (longest.length < 2) break;
      longest.pop();
    }
    return written(now(), line);
  });
  return { lines, size };
}
