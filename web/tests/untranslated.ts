// What people see is text of a language. The notation of actions and places (docs/notation.md) is for the command line of the text view.

/** Where the page shows notation: in its title, its texts, and what is read out or shown on hover.
 *  Tests also send this function into a browser, so it uses nothing outside of it. */
export function untranslated(): string[] {
  const PLACE = /(?<![\w.])[a-z][a-z-]+:(?:[a-z][a-z-]+|\d+)(?![\w:])/;
  const ACTION =
    /^(?:draw \d|build [a-z-]+|place arc|move arc .*|bonus @\d+|score (?:bronze|silver|gold)|vp \d+ [a-z-]+|pair [a-z]+|take \d+|buy [a-z]+|sell [a-z]+(?: prestige)?|use (?:end )?\d+.*|[a-z]+ none)$/;
  const found: string[] = [];
  const check = (where: string, text: string | null): void => {
    if (text && (PLACE.test(text) || ACTION.test(text.trim()))) found.push(`notation in ${where}: "${text.trim()}"`);
  };
  check('the title', document.title);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (!node.parentElement?.closest('.textview form, script, style')) check(`<${node.parentElement?.tagName.toLowerCase()}>`, node.textContent);
  }
  for (const one of document.body.querySelectorAll('*'))
    for (const name of ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt', 'placeholder']) check(name, one.getAttribute(name));
  return found;
}
