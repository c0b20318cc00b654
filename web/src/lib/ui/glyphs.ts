// The pictures of tiles as SVG. As texts, since there are many of them at once: thirty on the track, a dozen when one is chosen; made of
// components, each took twenty times as long. Figures are escaped: a box that somebody opens may have anything where numbers belong.
import type { Effect } from '../board/box';
import { picture, type Glyph } from './effect';

const KEY = '--player:var(--tone,#d9a441)';
const OTHER_KEY = '--player:var(--tone2,#7fb0a3)';
const STROKE = 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"';

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const use = (id: string, x: number, y: number, size: number, style = ''): string =>
  `<use href="#${escaped(id)}" x="${x}" y="${y}" width="${size}" height="${size}"${style && ` style="${style}"`}/>`;
const figure = (text: string, x: number, y: number, size: number, cls = 'fig'): string =>
  `<text aria-hidden="true" class="${cls}" x="${x}" y="${y}" font-size="${size}">${escaped(text)}</text>`;

/** On a grid of 48. */
function parts(glyph: Glyph): string {
  const long = 'text' in glyph && glyph.text.length > 1;
  switch (glyph.draw) {
    case 'use':
      return use(glyph.id, 0, 0, 48);
    case 'coin':
      return use('coin', 1, 1, 46) + figure(glyph.text, 24, 33.5, long ? 25 : 29, 'fig pic');
    case 'laurel':
      return use('laurel', 0, 0, 48) + figure(glyph.text, 24, long ? 32.5 : 34, long ? 24.5 : 29);
    case 'site':
      return use('site', 0, 0, 48) + figure(glyph.text, 24, 38, 30, 'fig pic');
    case 'pair':
      return use(glyph.id, -2, 9, 31) + use(glyph.id, 19, 9, 31);
    case 'keys':
      return use('key-round', -4, 4, 38, KEY) + (glyph.other ? use('key-star', 14, 8, 38, OTHER_KEY) : use('key-round', 14, 8, 38, KEY));
    case 'key-plus':
      return `${use('key-round', 10, 4, 42, KEY)}<path d="M9 6v15M1.5 13.5h15" ${STROKE} stroke-width="4"/>`;
    case 'tile-any':
      return `${use('bonus-tile', 2, 12, 34)}<path d="M30 14C32 5 41 5 42 13M36.5 9.5l5.5 5 2.8-6.6" ${STROKE} stroke-width="3.2"/>`;
    case 'back':
      return `${use('meeple', 16, 9, 34, KEY)}<path d="M18 14H3M9 7L2.5 14 9 21" ${STROKE} stroke-width="3.4"/>${figure(glyph.text, 9, 41, 20)}`;
  }
}

/** One glyph with its middle at (x, y). */
export const drawn = (glyph: Glyph, x: number, y: number, width: number): string =>
  `<g transform="translate(${(x - width / 2).toFixed(1)} ${(y - width / 2).toFixed(1)}) scale(${(width / 48).toFixed(3)})">${parts(glyph)}</g>`;

const pictures = new WeakMap<Effect, string>();

/** A whole tile on a grid of 48. */
export function drawnEffect(effect: Effect): string {
  const text = pictures.get(effect) ?? composed(effect);
  pictures.set(effect, text);
  return text;
}

function composed(effect: Effect): string {
  const { first, second, per, others } = picture(effect);
  if (!second) return drawn(first, 24, 24, 42);
  if (!others.length)
    return `${per ? '<path d="M8 43L43 8" class="per"/>' : ''}${drawn(first, 13, 13, first.draw === 'pair' ? 32 : 28)}${drawn(second, 32, 31, 33)}`;
  const glyphs = [first, second, ...others];
  const columns = glyphs.length > 4 ? 3 : 2;
  const wide = 48 / columns;
  return glyphs.map((glyph, i) => drawn(glyph, ((i % columns) + 0.5) * wide, (Math.floor(i / columns) + 0.5) * wide, 46 / columns)).join('');
}
