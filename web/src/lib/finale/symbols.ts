// Pictograms that only the finale shows: they come with it, not with every page.
const line = (d: string, width = 3.4): string =>
  `<path fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="${width}" d="${d}"/>`;
const solid = (d: string): string => `<path fill="currentColor" stroke="currentColor" stroke-width="3" stroke-linejoin="round" d="${d}"/>`;

const INTERFACE: Record<string, string> = {
  pause: solid('M14 9h7v30h-7zM27 9h7v30h-7z'),
  next: line('M17 8l16 16-16 16', 5),
  previous: line('M31 8L15 24l16 16', 5),
  last: line('M12 8l16 16-16 16M37 9v30', 4.5),
  share: line('M14 20H8v22h32V20h-6M24 30V6M15 14l9-9 9 9'),
  rematch: line('M8 22a16 16 0 0 1 29-7M38 6v10H28M40 26a16 16 0 0 1-29 7M10 42V32h10'),
  graph: line('M6 6v36h36M12 32l9-10 7 5 12-16'),
  tie: line('M11 18h26M11 30h26', 5),
};

/** Head, the line inside it, and its hole. */
const HEADS: Record<string, readonly [string, string, number, number]> = {
  round: ['M100 8a88 88 0 1 0 .01 0z', 'M100 30a66 66 0 1 0 .01 0z', 96, 34],
  square: ['M20 16h160v160H20z', 'M40 36h120v120H40z', 96, 34],
  trefoil: [
    'M100 4a50 50 0 0 1 43.5 75A50 50 0 1 1 100 154a50 50 0 1 1-43.5-75A50 50 0 0 1 100 4z',
    'M100 24a31 31 0 0 1 25 49l-6 12a31 31 0 1 1-19 46 31 31 0 1 1-19-46l-6-12a31 31 0 0 1 25-49z',
    104,
    20,
  ],
  star: [
    'M100 2L130.600 63.900L198.900 73.900L149.500 122.100L161.100 190.100L100 158L38.900 190.100L50.500 122.100L1.100 73.900L69.400 63.900z',
    'M100 32L121.700 76.100L170.400 83.100L135.200 117.400L143.500 165.900L100 143L56.500 165.900L64.800 117.400L29.600 83.100L78.300 76.100z',
    106,
    22,
  ],
};

function trophy([head, inner, y, hole]: readonly [string, string, number, number]): string {
  const bit = 'M86 150h28v30h10v16h-10v116h54v30h-20v18h20v30h-54v18H86V196H76v-16h10z';
  const edge = 'var(--player-edge,#fffaf0)';
  const ink = 'stroke="var(--keyline,#1b2135)" stroke-width="5" stroke-linejoin="round"';
  const tone = 'var(--tone,#dca53d)';
  return (
    `<g fill="${edge}" stroke="${edge}" stroke-width="15" stroke-linejoin="round"><path d="${bit}"/><path d="${head}"/></g>` +
    `<g fill="var(--player,#0072b2)" ${ink}><path d="${bit}"/><path d="${head}"/></g>` +
    `<path d="${inner}" fill="none" stroke="${tone}" stroke-width="5" stroke-linejoin="round"/><circle cx="100" cy="${y}" r="${hole}" fill="${edge}" ${ink}/>` +
    `<path d="M100 206v118" stroke="${tone}" stroke-width="5" stroke-linecap="round"/><path d="M72 180h56v16H72z" fill="${tone}" ${ink}/>`
  );
}

export const SYMBOLS =
  Object.entries(INTERFACE)
    .map(([id, body]) => `<symbol id="${id}" viewBox="0 0 48 48">${body}</symbol>`)
    .join('') +
  Object.entries(HEADS)
    .map(([shape, head]) => `<symbol id="trophy-${shape}" viewBox="-10 -10 220 450">${trophy(head)}</symbol>`)
    .join('');
