// English that is written with accents and 40 % longer: what breaks with it, breaks in some language.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

const ENGLISH = fileURLToPath(new URL('../../web/src/locales/en/', import.meta.url));

/** Vowels and the most frequent consonants twice and with accents: "Dŕàáẃ àá bûüîïldîïññg". */
const LETTERS: Record<string, string> = {
  a: 'àá',
  e: 'èé',
  i: 'îï',
  o: 'ôö',
  u: 'ûü',
  A: 'ÀÁ',
  E: 'ÈÉ',
  I: 'ÎÏ',
  O: 'ÔÖ',
  U: 'ÛÜ',
  n: 'ññ',
  t: 'ťt',
  r: 'ŕ',
  w: 'ẃ',
  c: 'ç',
  N: 'Ñ',
  C: 'Ç',
};
export const longer = (text: string): string => [...text].map((letter) => LETTERS[letter] ?? letter).join('');
/** Names of districts and landmarks are as long everywhere. */
const accented = (text: string): string => [...text].map((letter) => LETTERS[letter]?.[0] ?? letter).join('');

/** Texts of a Fluent source made longer; keys, placeables and variant names stay. */
export function pseudo(source: string): string {
  let name = false;
  return source
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => {
      const [start = ''] = /^(?:[a-z][\w-]* *= ?| +\.[\w-]+ *= ?| *\*?\[[^\]]+\] ?| *)/i.exec(line) ?? [];
      if (/^[a-z]/i.test(line)) name = /^(district|landmark)-/.test(line);
      // what stands in braces, or is left open for the variants on the next lines
      const rest = line.slice(start.length).split(/(\{[^}]*\}?|\})/);
      return start + rest.map((part) => (/^[{}]/.test(part) ? part : (name ? accented : longer)(part))).join('');
    })
    .join('\n');
}

/** The page gets the longer English instead of English. */
export async function speak(page: Page): Promise<void> {
  const source = readdirSync(ENGLISH)
    .filter((name) => name.endsWith('.ftl'))
    .map((name) => readFileSync(ENGLISH + name, 'utf8'))
    .join('\n');
  const body = `export default ${JSON.stringify(pseudo(source))}; export const together = [];`;
  await page.route('**/assets/en-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
  // all of it is there already
  await page.route('**/assets/around-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: `export default '';` }));
}

/** Texts that are cut off, stick out of the screen or lie on each other; only `names` of people may end with an ellipsis.
 *  Of longer English also what no message says; `same` are the words that need none. */
export function clashes(page: Page, same: readonly string[] | null, names: readonly string[]): Promise<string[]> {
  const known = { same, names };
  return page.evaluate(({ same, names }) => {
    const SLACK = 2;
    const found = new Set<string>();
    /** Words with vowels and no accents. */
    const unsaid = (text: string): string[] =>
      same ? (text.match(/\p{L}{2,}/gu) ?? []).filter((word) => /^[a-z]*[aeiou][a-z]*$/i.test(word) && !same.includes(word.toLowerCase())) : [];
    for (const word of unsaid(document.title)) found.add(`"${word}" of the title "${document.title}" stands in no message`);
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth + SLACK) found.add(`the page is ${root.scrollWidth - innerWidth} px too wide`);
    // Only these are meant to go on sideways; what scrolls down must not.
    for (const one of document.querySelectorAll('*:not(nav, .wide, .prices, .btiles, .spaces)')) {
      if (one.scrollWidth > one.clientWidth + SLACK && one.checkVisibility() && /auto|scroll/.test(getComputedStyle(one).overflowX))
        found.add(`<${one.tagName.toLowerCase()} class="${one.getAttribute('class') ?? ''}"> scrolls sideways`);
    }
    const scrolls = (style: CSSStyleDeclaration, axis: 'x' | 'y'): boolean => /auto|scroll/.test(axis === 'x' ? style.overflowX : style.overflowY);
    const hides = (style: CSSStyleDeclaration, axis: 'x' | 'y'): boolean => /hidden|clip/.test(axis === 'x' ? style.overflowX : style.overflowY);
    interface Line {
      text: string;
      box: DOMRect;
      element: Element;
      layer: Element;
    }
    const lines: Line[] = [];
    /** buttons that stay while the text behind them scrolls */
    const bars = [...document.querySelectorAll('*')].filter((one) => getComputedStyle(one).position === 'sticky' && one.matches(':has(button)'));
    // a board that has been brought near goes on beyond its frame, and of a phone's poster only the upper part is shown
    const near = document.querySelector('.minib')?.checkVisibility() ?? false;
    // under a dialog the page is out of reach
    const walker = document.createTreeWalker(document.querySelector('dialog[open]') ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (
        !element ||
        !text ||
        (near && element.closest('svg.board')) ||
        element.closest('svg.poster[viewBox^="0 60"]') ||
        (names.includes(text) && getComputedStyle(element).textOverflow === 'ellipsis') ||
        element.closest('.sr, option, script, style, [hidden], [inert], datalist') ||
        getComputedStyle(element).clipPath === 'inset(50%)' ||
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const name = `"${text.slice(0, 50)}" in <${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`;
      for (const word of unsaid(text)) found.add(`"${word}" of ${name} stands in no message`);
      // a range does not know that a drawn text is squeezed into its length
      for (const box of element instanceof SVGElement ? [element.getBoundingClientRect()] : range.getClientRects()) {
        if (box.width < 2 || box.height < 2) continue;
        // What a scrolling ancestor hides can be scrolled to; what another hides is lost.
        let lost = '';
        let out = false;
        const free = { x: false, y: false };
        for (let up: Element | null = element; up && up !== document.body; up = up.parentElement) {
          const style = getComputedStyle(up);
          const edge = up.getBoundingClientRect();
          for (const axis of ['x', 'y'] as const) {
            const beyond = axis === 'x' ? Math.max(edge.left - box.left, box.right - edge.right) : Math.max(edge.top - box.top, box.bottom - edge.bottom);
            if (scrolls(style, axis)) {
              const hidden = free[axis]; // by what scrolls inside this
              free[axis] = true;
              if (beyond > SLACK) out = true;
              if (axis === 'y' && up.clientHeight < 0.8 * box.height) lost ||= 'seen through a slit';
              const below = up.nextElementSibling;
              if (
                axis === 'y' &&
                !hidden &&
                box.top < edge.bottom - SLACK &&
                beyond > SLACK &&
                style.maskImage === 'none' &&
                below?.matches(':not(nav):has(button)')
              )
                lost ||= 'cut by the buttons below';
            } else if (hides(style, axis) && !free[axis] && beyond > SLACK && edge.width > 1) lost ||= `cut by ${Math.round(beyond)} px`;
          }
        }
        for (const bar of bars) {
          const { left, right, top, bottom } = bar.getBoundingClientRect();
          if (
            bar.contains(element) ||
            !bar.parentElement?.contains(element) ||
            box.left >= right ||
            box.right <= left ||
            box.bottom <= top + SLACK ||
            box.top >= bottom
          )
            continue;
          out = true; // below the bar
          if (top - box.top > SLACK && getComputedStyle(bar, '::before').backgroundImage === 'none') lost ||= 'cut by the buttons that stay'; // it does not fade out
        }
        const button = element.closest('button, .btn, .seg label, .tag, kbd')?.getBoundingClientRect();
        if (
          button &&
          /\p{L}/u.test(text) &&
          Math.max(button.left - box.left, box.right - button.right, button.top - box.top, box.bottom - button.bottom) > SLACK
        )
          found.add(`${name} sticks out of its button`);
        const tile = element.closest('g.pile')?.querySelector('.pile-t')?.getBoundingClientRect();
        if (tile && box.width > tile.width) found.add(`${name} sticks out of its tile`);
        if (lost) found.add(`${name} is ${lost}`);
        else if (!free.x && (box.left < -SLACK || box.right > innerWidth + SLACK)) found.add(`${name} sticks out of the screen`);
        const layer = element.closest('dialog, .small .steps, .float, .notice, .tip, .result, .ways, .drop, .answers, .pop, .editor') ?? document.body;
        if (!out && !lost) lines.push({ text: name, box, element, layer });
      }
    }
    for (const one of document.querySelectorAll('[aria-label], [title], [alt], [aria-valuetext], [aria-description]')) {
      for (const attribute of ['aria-label', 'title', 'alt', 'aria-valuetext', 'aria-description'])
        for (const word of unsaid(one.getAttribute(attribute) ?? ''))
          found.add(`"${word}" of ${attribute}="${one.getAttribute(attribute)}" stands in no message`);
    }
    for (const button of document.querySelectorAll('button, a, input, select')) {
      const box = button.getBoundingClientRect();
      let frame: Element | null = button.parentElement;
      while (frame && !/auto|scroll/.test(getComputedStyle(frame).overflowX)) frame = frame.parentElement;
      if (box.left >= innerWidth && button.closest('.right')) continue; // a drawer that is shut
      if (!frame && box.width > 1 && !button.closest('.sr, svg') && !button.classList.contains('skip') && (box.left < -SLACK || box.right > innerWidth + SLACK))
        found.add(`${button.outerHTML.slice(0, 80)} sticks out of the screen`);
    }
    // A field shows one line: what is chosen, typed or asked for in it. A name one types and a link to copy may go on.
    const ruler = document.body.appendChild(document.createElement('span'));
    ruler.style.cssText = 'position:fixed;visibility:hidden;white-space:pre';
    for (const field of document.querySelectorAll<HTMLSelectElement | HTMLInputElement>('select, input')) {
      const text = field instanceof HTMLSelectElement ? (field.selectedOptions[0]?.text ?? '') : field.value ? '' : field.placeholder;
      if (!text || field.clientWidth < 2 || field.closest('.sr') || !field.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      for (const word of unsaid(text)) found.add(`"${word}" of "${text}" stands in no message`);
      const { fontFamily, fontSize, fontWeight, letterSpacing, paddingLeft, paddingRight } = getComputedStyle(field);
      Object.assign(ruler.style, { fontFamily, fontSize, fontWeight, letterSpacing });
      ruler.textContent = text;
      const beyond = ruler.getBoundingClientRect().width - (field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight));
      if (beyond > SLACK) found.add(`"${text}" is cut by ${Math.round(beyond)} px in its field`);
    }
    ruler.remove();
    for (const [i, one] of lines.entries()) {
      for (const other of lines.slice(i + 1)) {
        if (one.element === other.element || one.layer !== other.layer) continue;
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        // letters do not fill their boxes: a little overlap of the boxes is none of the letters
        if (width > 3 && height > 0.35 * Math.min(one.box.height, other.box.height)) found.add(`${one.text} lies on ${other.text}`);
      }
    }
    return [...found];
  }, known);
}
