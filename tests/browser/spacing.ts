// WCAG 1.4.12: a reader may want more space between letters, words, lines and paragraphs. In the page.

/** What is cut or lies on something else with that much space, and did not before. */
export const faultsOfSpacing = async (): Promise<string[]> => {
  const STYLE = `:not(svg *), [data-plate] text { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important; }
    p { margin-bottom: 2em !important; }`;
  const numbers = new WeakMap<Node, number>();
  let last = 0;
  const number = (node: Node): number => numbers.get(node) ?? (numbers.set(node, ++last), last);
  const named = (one: Element): string => `${one.localName}.${one.getAttribute('class') ?? ''} “${(one.textContent || '').trim().slice(0, 30)}”`;
  const seen = (one: Element): boolean => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !one.closest('.sr');
  interface Box {
    node: Node;
    of: Element;
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  const edgesOf = ({ left, right, top, bottom }: DOMRect): [number, number, number, number] => [left, right, top, bottom];
  /** What lies above and around each element: of what it is a layer (what is fixed lies on what scrolls below it), and what scrolling parents show of it. */
  type Around = { layer: Element | null; edges: [number, number, number, number] };
  const around = (one: Element | null, known: Map<Element, Around>): Around => {
    if (!one) return { layer: null, edges: [-Infinity, Infinity, -Infinity, Infinity] };
    const told = known.get(one);
    if (told) return told;
    const above = around(one.parentElement, known);
    const { position, overflow } = getComputedStyle(one);
    const [left, right, top, bottom] = above.edges;
    const [l, r, t, b] = overflow === 'visible' ? above.edges : edgesOf(one.getBoundingClientRect());
    const found: Around = {
      layer: /fixed|sticky|absolute/.test(position) ? one : above.layer,
      edges: [Math.max(left, l), Math.min(right, r), Math.max(top, t), Math.min(bottom, b)],
    };
    known.set(one, found);
    return found;
  };
  const faults = (): Map<string, string> => {
    const found = new Map<string, string>();
    const all = [...(document.querySelector('dialog[open]') ?? document.body).querySelectorAll<HTMLElement>('*:not(svg *, [inert] *)')].filter(seen);
    for (const one of all) {
      const { overflowX, overflowY } = getComputedStyle(one);
      const hides = (overflow: string): boolean => /hidden|clip/.test(overflow) && !one.closest('[title]') && (one.textContent || '').trim() !== '';
      if (one.clientWidth < 3 || one.clientHeight < 3) continue;
      if ((hides(overflowX) && one.scrollWidth > one.clientWidth + 1) || (hides(overflowY) && one.scrollHeight > one.clientHeight + 1))
        found.set(`cut ${number(one)}`, `${named(one)} is cut`);
    }
    const known = new Map<Element, Around>();
    const shown = (node: Node, of: Element, rect: DOMRect): Box | null => {
      const [l, r, t, b] = around(of, known).edges;
      const [left, right, top, bottom] = [Math.max(rect.left, l), Math.min(rect.right, r), Math.max(rect.top, t), Math.min(rect.bottom, b)];
      const slack = (bottom - top) / 4; // above and below the letters
      return right - left > 3 && bottom - top > 3 ? { node, of, left, right, top: top + slack, bottom: bottom - slack } : null;
    };
    const boxes: Box[] = [];
    for (const one of all) {
      if (one.matches('svg.ico')) boxes.push(...[shown(one, one, one.getBoundingClientRect())].filter((box) => box !== null));
      for (const text of one.childNodes) {
        if (!(text instanceof Text) || !text.data.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        boxes.push(...[...range.getClientRects()].map((rect) => shown(text, one, rect)).filter((box) => box !== null));
      }
    }
    boxes.sort((a, b) => a.top - b.top);
    for (const [i, a] of boxes.entries())
      for (let j = i + 1, b = boxes[j]; b && b.top < a.bottom - 2; b = boxes[++j]) {
        const over = Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - b.top > 2;
        if (a.node === b.node || !over || around(a.of, known).layer !== around(b.of, known).layer) continue;
        const [x, y] = [number(a.node), number(b.node)].sort((m, n) => m - n);
        found.set(`over ${x ?? 0} ${y ?? 0}`, `${named(a.of)} lies on ${named(b.of)}`);
      }
    for (const one of document.querySelectorAll<SVGTextElement>('svg.board [data-plate] text')) {
      const plate = one.closest('[data-plate]')?.querySelector('path')?.getBoundingClientRect();
      const { left, right } = one.getBoundingClientRect();
      if (plate && (left < plate.left || right > plate.right)) found.set(`plate ${number(one)}`, `${one.textContent} leaves its plate`);
    }
    if (document.documentElement.scrollWidth > innerWidth + 1) found.set('wide', 'the page is wider than the screen');
    return found;
  };
  const more = new CSSStyleSheet();
  more.replaceSync(STYLE);
  const drawn = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  document.adoptedStyleSheets = [more];
  await drawn();
  const found = faults();
  document.adoptedStyleSheets = [];
  await drawn();
  if (found.size === 0) return [];
  const before = faults();
  return [...found].filter(([key]) => !before.has(key)).map(([, text]) => text);
};
