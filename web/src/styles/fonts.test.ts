import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../lib/i18n';

const FONTS = join(import.meta.dirname, '..', 'assets', 'fonts');
const LOCALES = join(import.meta.dirname, '..', 'locales');
const css = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');
const CMAP = 0; // its number among the tables that WOFF2 knows

/** The characters a WOFF2 file has glyphs for. */
function characters(file: string): Set<number> {
  const bytes = readFileSync(join(FONTS, file));
  let at = 48;
  const number = (): number => {
    let value = 0;
    for (let byte = 0x80; byte & 0x80; at++) value = value * 128 + ((byte = bytes[at] ?? 0) & 0x7f);
    return value;
  };
  let [start, cmap] = [0, -1];
  for (let table = 0; table < bytes.readUInt16BE(12); table++) {
    const flags = bytes[at++] ?? 0;
    if ((flags & 0x3f) === 0x3f) at += 4;
    if ((flags & 0x3f) === CMAP) cmap = start;
    const size = number();
    const plain = (flags & 0x3f) === 10 || (flags & 0x3f) === 11 ? 3 : 0; // glyf and loca are stored transformed unless they say so
    start += flags >> 6 === plain ? size : number();
  }
  return inCmap(brotliDecompressSync(bytes.subarray(at, at + bytes.readUInt32BE(20))).subarray(cmap));
}

function inCmap(cmap: Buffer): Set<number> {
  const found = new Set<number>();
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const table = cmap.subarray(cmap.readUInt32BE(8 + 8 * i));
    if (table.readUInt16BE(0) !== 4) continue;
    const count = table.readUInt16BE(6);
    for (let segment = 0; segment < count; segment += 2) {
      const [end, begin] = [table.readUInt16BE(14 + segment), table.readUInt16BE(16 + count + segment)];
      for (let code = begin; code <= end && code !== 0xffff; code++) found.add(code);
    }
  }
  return found;
}

/** The families of tokens.css that a language sets its texts in. */
function families(language: string): string[] {
  const tokens = css('tokens.css');
  const own = tokens.match(new RegExp(`:root:lang\\(${language}\\)\\s*\\{([^}]*)\\}`))?.[1] ?? '';
  return ['--f-head', '--f-text', '--f-display'].map((name) => (`${own};${tokens}`.match(new RegExp(`${name}:\\s*['"]([^'"]+)`)) ?? [])[1] ?? '');
}

describe.each(Object.keys(LANGUAGES))('fonts: %s', (language) => {
  const texts = readdirSync(join(LOCALES, language))
    .filter((name) => name.endsWith('.ftl'))
    .map((name) => readFileSync(join(LOCALES, language, name), 'utf8'));
  const letters = new Set(texts.join('').match(/\p{L}/gu));

  it.each(families(language))('%s has every letter', (family) => {
    const faces = css('fonts.css')
      .split('@font-face')
      .filter((face) => face.includes(`'${family}'`));
    const weights = new Map<string, Set<number>>();
    for (const face of faces) {
      const weight = face.match(/font-weight:\s*(\d+)/)?.[1] ?? '';
      weights.set(weight, new Set([...(weights.get(weight) ?? []), ...characters(face.match(/fonts\/([\w-]+\.woff2)/)?.[1] ?? '')]));
    }
    expect(weights.size).toBeGreaterThan(0);
    for (const [weight, has] of weights) expect([...letters].filter((letter) => !has.has(letter.codePointAt(0) ?? 0)).join(''), weight).toBe('');
  });
});
