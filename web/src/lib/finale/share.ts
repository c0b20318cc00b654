// A drawing of the page as a picture: its styles, pictograms and fonts put into it, then painted.

const PAINTED = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'stroke-opacity',
  'opacity',
  'color',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'font-variant-numeric',
] as const;
const VARIABLE = /var\((--[\w-]+)/g;

/** The drawing, 640 units wide, in a file of its own. */
export async function standalone(svg: SVGSVGElement, width: number, height: number): Promise<string> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const shown = [svg, ...svg.querySelectorAll<SVGElement>('*')];
  const copied = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  const symbols = new Map<string, string>();
  shown.forEach((element, i) => {
    const style = getComputedStyle(element);
    const own = PAINTED.map((name) => `${name}:${style.getPropertyValue(name)}`);
    if (element instanceof SVGUseElement) {
      const id = element.href.baseVal.slice(1);
      const symbol = symbols.get(id) ?? document.getElementById(id)?.outerHTML ?? '';
      symbols.set(id, symbol);
      for (const [, name = ''] of symbol.matchAll(VARIABLE)) own.push(`${name}:${style.getPropertyValue(name)}`);
    }
    const target = copied[i];
    target?.setAttribute(
      'style',
      own
        .filter((one) => !one.endsWith(':'))
        .join(';')
        .replaceAll('"', "'"),
    );
    target?.removeAttribute('class');
  });
  for (const [name, value] of Object.entries({ xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 640 ${(640 * height) / width}` }))
    copy.setAttribute(name, String(value));
  const text = svg.textContent ?? '';
  const defs = document.createElementNS('http://www.w3.org/2000/svg', 'defs');
  defs.innerHTML = `<style>${await fonts(text)}</style>${[...symbols.values()].join('')}`;
  copy.prepend(defs);
  return new XMLSerializer().serializeToString(copy);
}

/** The page's font faces that the text needs, as data. */
async function fonts(text: string): Promise<string> {
  const points = new Set(Array.from(text, (letter) => letter.codePointAt(0) ?? 0));
  const inside = (range: string): boolean =>
    range.split(',').some((part) => {
      const [from = 0, to = from] = part
        .trim()
        .replace(/^U\+/i, '')
        .split('-')
        .map((hex) => parseInt(hex, 16));
      return [...points].some((point) => point >= from && point <= to);
    });
  const faces = [...document.styleSheets].flatMap((sheet) => {
    const rules = [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule);
    return rules.map(({ style }) => ({ style, base: sheet.href ?? location.href }));
  });
  const needed = faces.filter(
    ({ style }) => /Yeseva|Philosopher/.test(style.getPropertyValue('font-family')) && inside(style.getPropertyValue('unicode-range') || 'U+0-10FFFF'),
  );
  const made = needed.map(async ({ style, base }) => {
    const url = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue('src'))?.[1] ?? '';
    const data = await dataUrl(await (await fetch(new URL(url, base))).blob());
    return `@font-face{font-family:${style.getPropertyValue('font-family').replaceAll('"', "'")};font-weight:${style.getPropertyValue('font-weight')};src:url(${data})}`;
  });
  return (await Promise.all(made)).join('');
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('cannot be read'));
    reader.readAsDataURL(blob);
  });
}

export async function picture(svg: SVGSVGElement, width: number, height: number): Promise<Blob> {
  await Promise.all(svg.getAnimations({ subtree: true }).map(({ finished }) => finished));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await standalone(svg, width, height))}`;
  await image.decode();
  await lettered(image);
  const canvas = paint(image, width, height);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'));
}

function paint(image: HTMLImageElement, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return canvas;
}

/** The fonts inside a drawing come a moment after the drawing itself, and nothing tells when: until then it has no letters. */
async function lettered(image: HTMLImageElement): Promise<void> {
  const sketch = (): string => paint(image, 320, 430).toDataURL();
  const first = sketch();
  for (let tries = 0; tries < 20; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    if (sketch() !== first && tries > 0) return;
  }
}

/** By the device's own sharing, or saved as a file. False: the person thought better of it. */
export async function share(blob: Blob, name: string, title: string): Promise<boolean> {
  const file = new File([blob], name, { type: blob.type });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title });
      return true;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return false;
    }
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return true;
}
