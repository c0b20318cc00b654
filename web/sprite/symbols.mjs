// Every pictogram, on a 48 grid. Ink = currentColor; second tones are custom properties with fallbacks,
// so a symbol follows the theme through <use>.
const v = (name, hex) => `var(--${name},${hex})`;
const INK = 'currentColor';
const f = (c, d, x = '') => `<path fill="${c}" d="${d}" ${x}/>`;
const s = (d, w = 2.5, x = '') => `<path fill="none" stroke="${INK}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round" d="${d}" ${x}/>`;
const fs = (c, d, w = 2, x = '') => `<path fill="${c}" stroke="${INK}" stroke-width="${w}" stroke-linejoin="round" stroke-linecap="round" d="${d}" ${x}/>`;
const c = (cx, cy, r, fill, w = 2) => `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"${w ? ` stroke="${INK}" stroke-width="${w}"` : ''}/>`;
const TONE = v('tone', '#d9a441'),
  PAPER = v('tile', '#fffaf0'),
  TONE2 = v('tone2', '#7fb0a3');
const WOOD = v('wood', '#b5793f'),
  WOOD2 = v('wood-end', '#e8c48d'),
  MARB = v('marble', '#f3f1ec'),
  MARB2 = v('marble-side', '#c3c8cf'),
  VEIN = v('marble-vein', '#8c97a5'),
  GOLD = v('goldbar', '#f2c230'),
  GOLD2 = v('goldbar-side', '#c98a0b'),
  BRONZE = v('bronze', '#c67b43'),
  SILVER = v('silver', '#c9ced6'),
  GOLDP = v('goldprestige', '#edc04a');
export const S = {};

// ---- building types -------------------------------------------------------------------------
S['b-cafe'] =
  fs(v('t-cafe', '#b98a5e'), 'M9 21h25v9c0 6-4.500 9.500-10 9.500h-5c-5.500 0-10-3.500-10-9.500z', 2.5) +
  s('M34 24h3c3.200 0 5 1.900 5 4.500s-2 4.700-5.200 4.700h-3.200', 2.5) +
  s('M6 43.500h31', 3) +
  s('M16 15.500c-2.500-3 2.500-4.500 0-9M25 15.500c-2.500-3 2.500-4.500 0-9', 2.5);
S['b-bakery'] =
  fs(
    v('t-bakery', '#e3ad45'),
    'M4 33C4.500 18 14 9.500 24 9.500S43.500 18 44 33c.2 3-2.600 4-4.600 2.200C36.500 32 33.500 28.500 30 27.500c-3.500-1-8.500-1-12 0-3.500 1-6.500 4.500-9.400 7.700C6.600 37 3.800 36 4 33z',
    2.5,
  ) + s('M17.500 11l2 16M30.500 11l-2 16M9.300 17.600l7.200 10.400M38.700 17.600L31.500 28', 2.2);
S['b-hotel'] =
  fs(v('t-hotel', '#86a9cf'), 'M6 26.500c0-2.500 1.500-4 4-4h28c2.500 0 4 1.500 4 4V35H6z', 2.5) +
  fs(PAPER, 'M10 22.500V18c0-2 1.200-3 3-3h7c2 0 3 1 3 3v4.500zM25 22.500V18c0-2 1.200-3 3-3h7c2 0 3 1 3 3v4.500z', 2.2) +
  s('M6 41V9.500M42 41V9.500', 3) +
  s('M6 35h36', 2.5);
S['b-theater'] =
  fs(v('t-theater', '#cf6474'), 'M9 9c4.500 2.600 9.500 3.600 15 3.600S34.500 11.600 39 9c2.400 16-1.500 33-15 33S6.600 25 9 9z', 2.5) +
  f(INK, 'M13.500 20.500c2.500-2.800 6-2.800 8 0-2.600-.6-5.400-.6-8 0zm13 0c2-2.800 5.500-2.800 8 0-2.600-.6-5.400-.6-8 0z') +
  f(INK, 'M14.500 28.500c6 2.600 13 2.600 19 0-.6 5.600-4.700 9.200-9.500 9.200s-8.900-3.600-9.500-9.200z');
S['b-residence'] =
  fs(PAPER, 'M9 20h30v23H9z', 2.5) +
  fs(v('t-residence', '#93b59a'), 'M6.500 20l4.500-11.500h26L41.500 20z', 2.5) +
  f(INK, 'M15 24.500h4.600v6H15zM28.400 24.500H33v6h-4.600zM15 34h4.600v6H15zM28.400 34H33v6h-4.600z') +
  f(INK, 'M22 34h4v9h-4zM22.200 24.500h3.600v6h-3.600z') +
  f(INK, 'M21.500 17.500v-3c0-3 5-3 5 0v3z') +
  s('M14 8.500V5h4v3.500', 2.2);
S['b-restaurant'] =
  s('M15 25v17.500', 4) +
  s('M8.500 6v10c0 5.500 2.500 9 6.500 9s6.500-3.500 6.500-9V6M15 6v13', 3) +
  fs(v('t-restaurant', '#c3bcd6'), 'M34 28V5.500C29 8 26.500 14 26.500 21c0 3.500 1.500 7 4 7z', 2.5) +
  s('M34 25v17.500', 4);

// ---- places ---------------------------------------------------------------------------------
S['arc'] =
  fs(PAPER, 'M5 43V12h38v31H30.500V30.500C30.500 26 28 22.500 24 22.500s-6.500 3.500-6.500 8V43z', 2.2) +
  fs(TONE, 'M3.500 12V6.500h41V12z', 2.2) +
  s('M5 17.500h38', 1.8) +
  f(INK, 'M9 8.400h3v1.800H9zm6 0h3v1.800h-3zm6 0h3v1.800h-3zm6 0h3v1.800h-3zm6 0h3v1.800h-3z') +
  fs(TONE, 'M8.500 36v-9c0-2.600 5-2.600 5 0v9zM34.500 36v-9c0-2.600 5-2.600 5 0v9z', 1.6) +
  s('M3 43h16M29 43h16', 2.5);
S['bank'] =
  fs(TONE, 'M4 17L24 5l20 12v2.500H4z', 2.2) +
  f(INK, 'M8 22h4.500v14H8zm9.200 0h4.500v14h-4.500zm9.100 0h4.500v14h-4.500zm9.200 0H40v14h-4.500z') +
  s('M5 38.800h38M3.500 43h41', 2.5) +
  c(24, 13.2, 2.4, PAPER, 1.5);

// ---- landmarks ------------------------------------------------------------------------------
S['l-eiffel-tower'] =
  fs(
    TONE,
    'M24 2.500l1.300 3.500c.5 13 3.800 24.500 12.700 38.500h-8.500c-.8-5-2.700-7.500-5.500-7.500s-4.700 2.500-5.500 7.500H10C18.900 30.500 22.200 19 22.700 6z',
    1.8,
  ) +
  s('M18.300 26.500h11.400M15 33.500h18', 2.4) +
  s('M19.600 26l7.200-7M28.400 26l-7.200-7M21.600 18.500l3.700-6M26.400 18.500l-3.700-6M17 33l5-6M31 33l-5-6M13 40.500l5.500-6.500M35 40.500L29.500 34', 1.1) +
  s('M8 44.500h32', 2);
S['l-louvre'] =
  fs(PAPER, 'M3 25h42v19H3z', 1.8) +
  fs(TONE, 'M2.500 25l2-6h10l2 6zM31.500 25l2-6h10l2 6zM16.500 25c0-8 2-12 7.500-14 5.500 2 7.500 6 7.500 14z', 1.8) +
  s('M24 11V6.500', 1.6) +
  f(INK, 'M6 29h2.600v5H6zm5 0h2.600v5H11zm23.400 0H37v5h-2.600zm5 0H42v5h-2.600zM20.500 17.500c0-2 1.500-3 3.500-3s3.500 1 3.500 3v4h-7z') +
  fs(TONE2, 'M24 25.500L40 44.500H8z', 1.8) +
  s('M24 26v18M18.700 32l10.600 12.500M29.300 32L18.700 44.500M13.500 38.200l5.300 6.300M34.500 38.200l-5.300 6.300', 1) +
  s('M2 44.500h44', 2);
S['l-sacre-coeur'] =
  fs(PAPER, 'M6 31h36v13H6z', 1.8) +
  fs(PAPER, 'M17 25h14v7H17z', 1.8) +
  fs(
    TONE,
    'M16.500 25C16.500 15 20 10 24 6.500 28 10 31.500 15 31.500 25zM6.500 31c0-5.500 1.700-8.500 4-10.500 2.300 2 4 5 4 10.500zM33.500 31c0-5.500 1.700-8.500 4-10.500 2.300 2 4 5 4 10.500z',
    1.8,
  ) +
  s('M24 6.500V2.500M22.400 4h3.200M10.500 20.500V18M37.500 20.500V18M20.500 24.500c.2-6 1.500-11 3.500-14M27.500 24.500c-.2-6-1.500-11-3.500-14', 1.2) +
  f(
    INK,
    'M15.500 44v-6c0-3.600 4.600-3.600 4.600 0v6zm6.200 0v-7c0-3.600 4.600-3.600 4.600 0v7zm6.200 0v-6c0-3.600 4.600-3.600 4.600 0v6zM19.500 27h2v3.500h-2zm3.500 0h2v3.500h-2zm3.500 0h2v3.500h-2z',
  ) +
  s('M9 35v5M12 35v5M36 35v5M39 35v5', 1.2) +
  s('M3 44.500h42', 2);
S['l-moulin-rouge'] =
  fs(v('moulin', '#b03a45'), 'M17.500 20h13l4 18h-21z', 1.8) +
  fs(TONE, 'M16.500 20c0-5.500 3.500-8 7.500-8s7.500 2.500 7.500 8z', 1.8) +
  fs(PAPER, 'M4 37.500h40v7H4z', 1.8) +
  f(INK, 'M21.500 44.500v-4c0-3 5-3 5 0v4zM8 40h3v2.400H8zm5.500 0h3v2.400h-3zm18 0h3v2.400h-3zm5.500 0h3v2.400h-3z') +
  `<g transform="rotate(18 24 18.500)">${fs(TONE, 'M22.200 16.500L21 2h6l-1.200 14.500zM26 16.700L40.500 15.500v6L26 20.300zM25.800 20.500L27 35h-6l1.200-14.500zM22 20.300L7.500 21.500v-6L22 16.700z', 1.4)}${s('M24 3v31M8.500 18.500h31M21.300 6h5.400M21.600 10h4.800M21.600 27h4.800M21.300 31h5.400M11.500 15.900v5.200M15.500 16.200v4.600M32.500 16.200v4.600M36.500 15.900v5.200', 1)}</g>` +
  c(24, 18.5, 2.6, PAPER, 1.5) +
  f(INK, 'M22.200 27.500h3.600v5h-3.600z');
S['l-notre-dame'] =
  fs(TONE, 'M22.600 16L24 3l1.400 13z', 1.4) +
  fs(PAPER, 'M7 44V11h11.500v8h11v-8H41v33z', 1.8) +
  s('M6 11h13.500M28.500 11H42', 2.4) +
  f(INK, 'M10 14.500h2.200v7H10zm3.500 0h2.200v7h-2.200zm18.800 0h2.200v7h-2.200zm3.500 0h2.200v7h-2.200z') +
  s('M7 24.500h34M7 34h34', 1.6) +
  c(24, 29.2, 4, TONE, 1.6) +
  s('M24 25.500v7.400M20.300 29.200h7.400M21.400 26.600l5.200 5.200M26.600 26.600l-5.200 5.200', 0.9) +
  f(
    INK,
    'M10 44v-3.500c0-4.500 5.600-4.500 5.600 0V44zm11 0v-3.800c0-4.800 6-4.800 6 0V44zm11.400 0v-3.500c0-4.500 5.600-4.500 5.600 0V44zM11.300 27h3v4.500h-3zm22.400 0h3v4.500h-3z',
  ) +
  s('M4 44.500h40', 2);
S['l-grand-palais'] =
  fs(TONE2, 'M5 28c2-8 8-12 19-12s17 4 19 12z', 1.8) +
  fs(TONE2, 'M13.500 22C14.500 13 18.500 9 24 9s9.500 4 10.500 13c-6-2.600-15-2.600-21 0z', 1.8) +
  s('M24 9V3M24 3.500h5.500l-1.500 1.500 1.500 1.500H24', 1.4) +
  s(
    'M18 20.500c.6-6 2.600-10 6-11.500M30 20.500c-.6-6-2.600-10-6-11.500M24 9v11M9 28c.8-3 2.500-5 5-6.500M15 28c.4-2.400 1.300-4.300 2.700-6M39 28c-.8-3-2.500-5-5-6.500M33 28c-.4-2.400-1.300-4.300-2.700-6M24 20v8',
    1,
  ) +
  fs(PAPER, 'M3.500 28h41v4h-41zM5 32h38v12H5z', 1.8) +
  f(INK, 'M7.500 34h2.500v8H7.500zm5 0H15v8h-2.500zm20.500 0h2.500v8H33zm5 0h2.500v8H38z') +
  fs(TONE, 'M17 44v-9.500c0-7 14-7 14 0V44z', 1.6) +
  f(INK, 'M20.500 44v-7.500c0-4.600 7-4.600 7 0V44z') +
  s('M2 44.500h44', 2);
S['l-jardin-des-tuileries'] =
  fs(TONE2, 'M9.500 9L16 33H3zM38.500 9L45 33H32z', 1.8) +
  s('M9.500 33v5M38.500 33v5', 2.2) +
  fs(PAPER, 'M13 44.500c0-4 4.500-6 11-6s11 2 11 6z', 1.8) +
  fs(PAPER, 'M17.500 30.500h13c-.5 3-3 4.700-6.500 4.700s-6-1.700-6.500-4.700z', 1.6) +
  s('M24 35v4', 2.2) +
  s(
    'M24 30V13M24 14c-1.500-3.500-6-3.500-7 0M24 14c1.500-3.500 6-3.500 7 0M24 20c-2-4.500-8.500-3-8 3.500M24 20c2-4.500 8.500-3 8 3.500M24 13c0-3-1-4.500-1-6.500M24 13c0-3 1-4.500 1-6.500',
    1.7,
  ) +
  s('M2 44.500h44', 2) +
  s('M7 20l4 4M6 27l6 4M36 20l4 4M35 27l6 4', 1);
S['l-jardin-du-luxembourg'] =
  fs(PAPER, 'M4 15h40v12H4z', 1.6) +
  fs(TONE, 'M3 15l3-5h8l2 5zM32 15l2-5h8l3 5zM17 15c0-6 2.500-9.500 7-9.500S31 9 31 15z', 1.6) +
  f(INK, 'M7 18h2.400v4H7zm5 0h2.400v4H12zm21.600 0H36v4h-2.400zm5 0H41v4h-2.400zM21.400 18h5.200v4h-5.200z') +
  fs(TONE2, 'M2.500 36c0-5.500 9.500-9.500 21.500-9.500S45.500 30.500 45.500 36 36 45.500 24 45.500 2.500 41.500 2.500 36z', 1.8) +
  fs(PAPER, 'M23 15.500v20H11.500C17 31 21 24 23 15.500zM26 20v15.500h9C32 31.500 28.500 26.500 26 20z', 1.6) +
  fs(TONE, 'M12 37.500h24c-1.500 3.500-4.500 5-8 5h-8c-3.500 0-6.500-1.500-8-5z', 1.8) +
  s('M24.500 14v23', 1.8);

// ---- players --------------------------------------------------------------------------------
const SH = v('player', '#0072b2');
const star = (cx, cy, R, r, n = 5) => {
  let d = '';
  for (let i = 0; i < 2 * n; i++) {
    const a = -Math.PI / 2 + (i * Math.PI) / n,
      q = i % 2 ? r : R;
    d += (i ? 'L' : 'M') + (cx + q * Math.cos(a)).toFixed(2) + ' ' + (cy + q * Math.sin(a)).toFixed(2);
  }
  return d + 'z';
};
const HEAD = {
  round: 'M24 3a13 13 0 1 0 .01 0z',
  square: 'M12.500 4.500h23v23h-23z',
  trefoil: 'M24 2.500a7.600 7.600 0 0 1 6.600 11.400A7.600 7.600 0 1 1 24 25.200a7.600 7.600 0 1 1-6.600-11.300A7.600 7.600 0 0 1 24 2.500z',
  star: star(24, 17.5, 16.5, 7.8),
};
const HOLE = { round: [24, 16, 5], square: [24, 16, 5], trefoil: [24, 17.5, 3.6], star: [24, 17.8, 3.8] };
for (const k of Object.keys(HEAD)) {
  const [x, y, r] = HOLE[k];
  const bit = 'M21.700 25h4.600v8h7.200v4.200h-2.700v3h2.700v4.300h-7.200v1.500h-4.600z';
  S['key-' + k] =
    `<path d="${bit}" fill="${SH}" stroke="${v('player-edge', '#fffaf0')}" stroke-width="5" stroke-linejoin="round"/><path d="${HEAD[k]}" fill="${SH}" stroke="${v('player-edge', '#fffaf0')}" stroke-width="5" stroke-linejoin="round"/>` +
    `<path d="${bit}" fill="${SH}" stroke="${v('keyline', '#1b2135')}" stroke-width="1.800" stroke-linejoin="round"/><path d="${HEAD[k]}" fill="${SH}" stroke="${v('keyline', '#1b2135')}" stroke-width="1.800" stroke-linejoin="round"/><path d="M22.600 24h2.800v8h-2.800z" fill="${SH}"/>` +
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${v('player-edge', '#fffaf0')}" stroke="${v('keyline', '#1b2135')}" stroke-width="1.800"/>`;
  const sc = k === 'star' ? 1.35 : k === 'trefoil' ? 1.42 : 1.5,
    oy = k === 'star' ? 18.2 : k === 'trefoil' ? 14.8 : 16;
  S['head-' + k] =
    `<g transform="translate(24 24) scale(${sc}) translate(-24 ${-oy})"><path d="${HEAD[k]}" fill="${SH}" stroke="${v('keyline', '#1b2135')}" stroke-width="1.700" stroke-linejoin="round"/><circle cx="${x}" cy="${y}" r="${r}" fill="${v('player-edge', '#fffaf0')}" stroke="${v('keyline', '#1b2135')}" stroke-width="1.500"/></g>`;
  S['slot-' + k] =
    `<g transform="translate(24 24) scale(${sc * 0.8}) translate(-24 ${-oy})"><path d="${HEAD[k]}" fill="none" stroke="${SH}" stroke-width="2.600" stroke-linejoin="round"/></g>`;
}
S['meeple'] =
  `<path d="M24 4a7.500 7.500 0 0 1 6 12c6 1.500 13 4.500 13 8 0 3-5 3.600-9 3.600 1.500 5 4.500 9.500 5.500 13.400.5 2-.6 3-2.500 3H28c-1.500 0-2-4-4-4s-2.500 4-4 4h-9c-1.900 0-3-1-2.500-3 1-3.900 4-8.400 5.500-13.400-4 0-9-.6-9-3.600 0-3.500 7-6.500 13-8a7.500 7.500 0 0 1 6-12z" fill="${SH}" stroke="${v('player-edge', '#fffaf0')}" stroke-width="5" stroke-linejoin="round"/><path d="M24 4a7.500 7.500 0 0 1 6 12c6 1.500 13 4.500 13 8 0 3-5 3.600-9 3.600 1.500 5 4.500 9.500 5.500 13.400.5 2-.6 3-2.500 3H28c-1.500 0-2-4-4-4s-2.500 4-4 4h-9c-1.900 0-3-1-2.500-3 1-3.900 4-8.400 5.500-13.400-4 0-9-.6-9-3.600 0-3.500 7-6.500 13-8a7.500 7.500 0 0 1 6-12z" fill="${SH}" stroke="${v('keyline', '#1b2135')}" stroke-width="2.200" stroke-linejoin="round"/>`;

// ---- tokens: resources are square objects, prestige is a round medal with chevrons --------------
S['wood'] =
  fs(WOOD, 'M14 13h23c4.500 0 7 5 7 11s-2.500 11-7 11H14z', 2.2) +
  `<ellipse cx="14" cy="24" rx="8.500" ry="11" fill="${WOOD2}" stroke="${INK}" stroke-width="2.200"/>` +
  `<ellipse cx="14" cy="24" rx="4" ry="5.500" fill="none" stroke="${INK}" stroke-width="1.600"/>` +
  s('M26 19h9M24 28.500h14M38 23h3', 1.6);
S['marble'] =
  fs(MARB, 'M4 20L17 10h27L32 20z', 2.2) +
  fs(MARB, 'M4 20h28v18H4z', 2.2) +
  fs(MARB2, 'M32 20l12-10v17L32 38z', 2.2) +
  `<path d="M9 36c2-5 5-5.500 6-9.500s5-2.500 7-6M20 36c1-3 4-3 6-6.500M14 17.500l5-5.500M36 32.500c.5-4 3.500-5 4-10" fill="none" stroke="${VEIN}" stroke-width="1.800" stroke-linecap="round"/>`;
S['gold'] =
  fs(GOLD, 'M12 17h20l-3.500-5.500h-13z', 2.2) +
  fs(GOLD, 'M4 36.500l5.500-20h23.500l5.500 20z', 2.2) +
  fs(GOLD2, 'M33 16.500l-4.500-5H38l6 20-5.500 5z', 2.2) +
  s('M14.500 23.500h14M13 29.500h17', 2.2) +
  '';
const medal = (fill, n) => {
  let ch = '';
  const y0 = 18 - (n - 1) * 3.1;
  for (let i = 0; i < n; i++) ch += `M16.500 ${y0 + i * 6.2 + 3.6}L24 ${y0 + i * 6.2 - 1.4}l7.500 5`;
  return (
    fs(v('ribbon', '#7c1f36'), 'M14 27l-3.500 17.500 6-3 4 5L24 32l3.500 14.500 4-5 6 3L34 27z', 1.8) +
    c(24, 18.5, 15, fill, 2.2) +
    `<circle cx="24" cy="18.500" r="12" fill="none" stroke="${INK}" stroke-width=".9" opacity=".55"/>` +
    s(ch, 2.7)
  );
};
S['prestige-bronze'] = medal(BRONZE, 1);
S['prestige-silver'] = medal(SILVER, 2);
S['prestige-gold'] = medal(GOLDP, 3);
S['prestige-any'] =
  medal(PAPER, 0) +
  `<path d="M24 18.500L24 4.500A14 14 0 0 1 36.120 25.500z" fill="${SILVER}"/><path d="M24 18.500L36.120 25.500A14 14 0 0 1 11.880 25.500z" fill="${GOLDP}"/><path d="M24 18.500L11.880 25.500A14 14 0 0 1 24 4.500z" fill="${BRONZE}"/>` +
  s('M24 18.500V4M24 18.500L36.600 25.700M24 18.500L11.400 25.700', 1.6) +
  c(24, 18.5, 15, 'none', 2.2);
S['resource-any'] =
  `<g transform="translate(-1 0) scale(.54)"><g transform="translate(21 0)">${S['gold']}</g></g><g transform="translate(-1 22) scale(.54)">${S['wood']}</g><g transform="translate(23 22) scale(.54)">${S['marble']}</g>`;
S['franc'] =
  c(24, 24, 20, v('coin', '#e6c878'), 2.2) +
  `<circle cx="24" cy="24" r="16.200" fill="none" stroke="${INK}" stroke-width="1.200" stroke-dasharray="1.500 2.740"/>` +
  f(INK, 'M17.500 34V14h14v4.300h-8.600v4.200h7.400v4.100h-7.400V34zM14.500 28h12v2.600h-12z');
S['coin'] =
  c(24, 24, 20, v('coin', '#e6c878'), 2.2) +
  `<circle cx="24" cy="24" r="16.600" fill="none" stroke="${INK}" stroke-width="1.200" stroke-dasharray="1.500 2.740"/>`;
const leaf = (side) => {
  const P = [
    [205, 1],
    [180, 1],
    [155, 1],
    [130, 1],
    [108, 0.9],
  ];
  let out = '';
  for (const [a, k] of P) {
    const t = ((side > 0 ? 180 - a : a) * Math.PI) / 180;
    const x = 24 + 18.5 * Math.cos(t),
      y = 24 + 18.5 * Math.sin(t);
    const rot = (side > 0 ? 180 - a : a) + (side > 0 ? -70 : 70);
    out += `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${5.2 * k}" ry="${2.7 * k}" transform="rotate(${rot.toFixed(0)} ${x.toFixed(1)} ${y.toFixed(1)})"/>`;
  }
  return out;
};
const laurel = `<g fill="${v('laurel', '#1f6b60')}"><path d="M24 44.500C12 44 5.500 35.500 5.500 24c0-5 1.500-9 4-12.500M24 44.500C36 44 42.500 35.500 42.500 24c0-5-1.500-9-4-12.500" fill="none" stroke="${v('laurel', '#1f6b60')}" stroke-width="1.600"/>${leaf(-1)}${leaf(1)}</g>`;
S['laurel'] = laurel;
S['vp'] = laurel + f(INK, star(24, 24.5, 9, 3.9));

// ---- tiles ----------------------------------------------------------------------------------
S['bonus-tile'] =
  fs(PAPER, 'M12 5h24l7 7v24l-7 7H12l-7-7V12z', 2.2) +
  `<path d="${star(24, 24, 11, 4.8, 8)}" fill="${TONE}" stroke="${INK}" stroke-width="1.800" stroke-linejoin="round"/>`;
S['end-tile'] =
  fs(PAPER, 'M5 6h38v37H5z', 2.2) +
  fs(v('curtain', '#7c1f36'), 'M5 6h38v6c-3 3-6.500 3-9.500 0-3 3-6.500 3-9.500 0-3 3-6.500 3-9.500 0-3 3-6.500 3-9.500 0z', 1.8) +
  fs(v('curtain', '#7c1f36'), 'M5 11c7 6 9 15 6 23-1 3-3 6-6 9zM43 11c-7 6-9 15-6 23 1 3 3 6 6 9z', 1.8) +
  `<path d="${star(24, 28, 8, 3.5)}" fill="${TONE}" stroke="${INK}" stroke-width="1.500" stroke-linejoin="round"/>`;
S['vp-tile'] = fs(PAPER, 'M6 12h36v24H6z', 2.2) + `<g transform="translate(9 9) scale(.62)">${laurel}</g>`;
S['site'] = fs(PAPER, 'M6 19L24 5l18 14v24H6z', 2.6);
S['types'] = [
  [4, 6, '#'],
  [18, 6],
  [32, 6],
  [4, 26],
  [18, 26],
  [32, 26],
]
  .map(
    ([x, y], i) =>
      `<rect x="${x}" y="${y}" width="12" height="15" rx="1.500" fill="${[TONE, PAPER, TONE2, TONE2, TONE, PAPER][i]}" stroke="${INK}" stroke-width="2"/>`,
  )
  .join('');
S['landmark'] =
  `<g>${fs(TONE, 'M24 3l1.600 5c.6 12 4 22 11.400 35H28c-1-6-2.300-8-4-8s-3 2-4 8h-9C18.400 30 21.800 20 22.400 8z', 2.4)}${s('M17 29.500h14', 3)}</g>`;

// things with a light fill of their own keep a dark outline in every theme: --pic
const OWN_FILL = [
  'wood',
  'marble',
  'gold',
  'prestige-bronze',
  'prestige-silver',
  'prestige-gold',
  'prestige-any',
  'resource-any',
  'franc',
  'coin',
  'bonus-tile',
  'end-tile',
  'site',
  'types',
  'landmark',
];
for (const k of OWN_FILL) S[k] = S[k].replaceAll('currentColor', 'var(--pic,currentColor)');

// ---- actions and interface -------------------------------------------------------------------
const ui = (d, w = 3.2) => s(d, w);
S['arrow'] = ui('M6 24h33M28 12l12 12-12 12', 4);
S['check'] = ui('M8 25l11 11L40 12', 4.5);
S['undo'] = ui('M14 8L5 17l9 9M6 17h22c8 0 14 5.500 14 13s-6 12-13 12h-8');
S['reset'] = ui('M9 24a16 16 0 1 1 5 11.500M8 12v12h12');
S['end-turn'] = ui('M8 26l10 11L40 10', 5);
S['exchange'] = ui('M6 17h32M29 7l10 10-10 9M42 32H10M19 22.500L9 32l10 10', 3.4);
S['eye-off'] = ui('M6 24c5-8 11-12 18-12s13 4 18 12c-5 8-11 12-18 12S11 32 6 24zM24 18.500a5.500 5.500 0 1 0 .01 0M8 42L40 6', 3);
S['eye'] = ui('M6 24c5-8 11-12 18-12s13 4 18 12c-5 8-11 12-18 12S11 32 6 24zM24 18.500a5.500 5.500 0 1 0 .01 0', 3);
S['clock'] = ui('M24 6a18 18 0 1 0 .01 0M24 13v12l8 5', 3);
S['lock'] = fs(TONE, 'M10 22h28v20H10z', 2.6) + ui('M16 22v-6c0-11 16-11 16 0v6M24 30v5', 3);
S['play'] = fs(INK, 'M14 8l25 16-25 16z', 3);
S['skip'] = ui('M8 8l18 16L8 40zM38 8v32', 3.4);
S['info'] = ui('M24 5a19 19 0 1 0 .01 0M24 22v13M24 13.500v.5', 3.6);
S['gear'] = ui(
  'M24 17a7 7 0 1 0 .01 0M24 5v6M24 37v6M5 24h6M37 24h6M10.600 10.600l4.200 4.200M33.200 33.200l4.200 4.200M10.600 37.400l4.200-4.200M33.200 14.800l4.200-4.200',
  3.4,
);
S['bulb'] = ui('M17 33c0-5-5-7.500-5-14.500C12 11.500 17 6 24 6s12 5.500 12 12.500c0 7-5 9.500-5 14.500zM18.500 39h11M21 44h6', 3);
S['menu'] = ui('M8 13h32M8 24h32M8 35h32', 4);
S['zoom-out'] = ui('M20 6a14 14 0 1 0 .01 0M30.500 30.500L42 42M14 20h12', 3.6);
S['chat'] = ui('M6 8h36v24H22L12 41v-9H6z', 3);
S['back'] = ui('M30 8L14 24l16 16', 4);
S['plus'] = ui('M24 8v32M8 24h32', 5);
S['moon'] = ui('M39 29A17 17 0 1 1 20 8c-3 12 6 22 19 21z', 3);
S['sun'] = ui('M24 15a9 9 0 1 0 .01 0M24 3v5M24 40v5M3 24h5M40 24h5M9 9l3.500 3.500M35.500 35.500L39 39M9 39l3.500-3.500M35.500 12.500L39 9', 3);
S['log'] = ui('M10 6h28v36H10zM17 15h14M17 23h14M17 31h9', 3);
S['notes'] = ui('M8 40l3-11L33 7l8 8-22 22zM28 12l8 8', 3);

// ---- district emblems -------------------------------------------------------------------------
S['d-montmartre'] = ui('M24 24L15 6l9 3zM24 24l18-9-3 9zM24 24l9 18-9-3zM24 24L6 33l3-9z', 2.6) + c(24, 24, 2.6, INK, 0);
S['d-la-villette'] = ui('M4 18c5-6 8-6 13 0s8 6 13 0 8-6 13 0M4 29c5-6 8-6 13 0s8 6 13 0 8-6 13 0M4 40c5-6 8-6 13 0s8 6 13 0 8-6 13 0M24 4v3', 3);
S['d-belleville'] = ui(
  'M24 42V24M24 24C14 24 8 18 8 8c6 0 9 2 11 5 0-3 2-6 5-8 3 2 5 5 5 8 2-3 5-5 11-5 0 10-6 16-16 16zM24 36c-5-1-8-4-9-8M24 36c5-1 8-4 9-8',
  2.6,
);
S['d-saint-germain'] = ui(
  'M24 14C19 9 12 8 5 9v28c7-1 14 0 19 5 5-5 12-6 19-5V9c-7-1-14 0-19 5zM24 14v28M11 17c3 0 6 .5 8 2M11 25c3 0 6 .5 8 2M37 17c-3 0-6 .5-8 2M37 25c-3 0-6 .5-8 2',
  2.6,
);
S['d-chaillot'] = ui('M24 40V12M24 13c-2-7-11-7-12 1M24 13c2-7 11-7 12 1M24 22c-4-9-15-5-15 5M24 22c4-9 15-5 15 5M7 33h34c-2 6-8 9-17 9S9 39 7 33z', 2.6);
S['d-batignolles'] = ui('M24 44V18M24 30c-9 0-14-5-15-14 9 0 14 5 15 14zM24 24c9 0 14-5 15-14-9 0-14 5-15 14zM24 18c-4-4-4-9 0-14 4 5 4 10 0 14z', 2.6);

/** The whole sprite as one hidden SVG, put into index.html by vite.config.ts. */
export const sprite = () =>
  '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" style="position:absolute" aria-hidden="true">' +
  Object.entries(S)
    .map(([id, body]) => `<symbol id="${id}" viewBox="0 0 48 48">${body.replace(/(\d)\.(\d)00(?=\D)/g, '$1.$2')}</symbol>`)
    .join('') +
  '</svg>';
