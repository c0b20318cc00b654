// The signs of the judgements: they come with the analysis, not with every page. Shape and colour go together always.
const INK = 'stroke="var(--keyline,#1b2135)" stroke-width="2.2" stroke-linejoin="round"';
const LIGHT = '#fffaee';

const BODIES: Record<string, string> = {
  best: `<circle cx="24" cy="24" r="20" fill="#12796a" ${INK}/><path fill="${LIGHT}" d="M24 10.5l3.9 8.7 9.5 1-7.1 6.3 2 9.3-8.3-4.8-8.3 4.8 2-9.3-7.1-6.3 9.5-1z"/>`,
  good: `<circle cx="24" cy="24" r="20" fill="${LIGHT}" ${INK}/><path d="M14 25l7 7.5L34.5 16" fill="none" stroke="#12796a" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`,
  inaccuracy: `<rect x="5" y="5" width="38" height="38" rx="9" fill="#ffd27a" ${INK}/><path d="M12 27.5c4-8 8-8 12-3.5s8 4.5 12-3.5" fill="none" stroke="#1b2135" stroke-width="4.6" stroke-linecap="round"/>`,
  mistake: `<path d="M24 2.5L45.5 24 24 45.5 2.5 24z" fill="#a85a00" ${INK}/><path d="M18 18.5c0-8 12-8 12 0 0 5-6 4.5-6 10" fill="none" stroke="${LIGHT}" stroke-width="4.4" stroke-linecap="round"/><circle cx="24" cy="35" r="2.9" fill="${LIGHT}"/>`,
  blunder:
    `<path d="M15.5 3.5h17L44.5 15.5v17L32.5 44.5h-17L3.5 32.5v-17z" fill="#7c1f36" ${INK}/>` +
    `<g fill="none" stroke="${LIGHT}" stroke-width="3.8" stroke-linecap="round"><path d="M11.5 18.5c0-7 10-7 10 0 0 4.5-5 4-5 9M26.5 18.5c0-7 10-7 10 0 0 4.5-5 4-5 9"/></g>` +
    `<circle cx="16.5" cy="33.5" r="2.5" fill="${LIGHT}"/><circle cx="31.5" cy="33.5" r="2.5" fill="${LIGHT}"/>`,
};

const chevron = (id: string, d: string): string =>
  `<symbol id="${id}" viewBox="0 0 48 48"><path fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="4.5" d="${d}"/></symbol>`;

export const SYMBOLS =
  Object.entries(BODIES)
    .map(([name, body]) => `<symbol id="j-${name}" viewBox="0 0 48 48">${body}</symbol>`)
    .join('') +
  chevron('turn-back', 'M31 8L15 24l16 16') +
  chevron('turn-on', 'M17 8l16 16-16 16') +
  chevron('point-back', 'M36 8L20 24l16 16M11 9v30') +
  chevron('point-on', 'M12 8l16 16-16 16M37 9v30');
