import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { defaults } from '../lib/client/preferences.svelte';
import { LANGUAGES, makeBundle, type Language } from '../lib/i18n';

// Every text of one language: key (or key.attribute) → the variables it uses.
type Variables = Map<string, string>;
const LOCALES = import.meta.dirname;
const languages = Object.keys(LANGUAGES) as Language[];

function files(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => join(folder, name));
}

const source = (language: Language): string =>
  files(join(LOCALES, language), /\.ftl$/)
    .map((name) => readFileSync(name, 'utf8'))
    .join('\n');

/** The variables of a parsed pattern, however deep: in placeables, selectors, variants, arguments of functions. */
function variables(node: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) for (const inner of node) variables(inner, found);
  else if (typeof node === 'object' && node !== null) {
    if ('type' in node && node.type === 'var' && 'name' in node) found.add(String(node.name));
    for (const inner of Object.values(node)) variables(inner, found);
  }
  return found;
}

/** Languages need different case forms of one thing (`districtIn`, `districtOf`, see client/words.ts): it is the thing that counts. */
const base = (variable: string): string => variable.replace(/(In|To|Of|Acc|Name|On|From)$/, '');

function texts(language: Language): Variables {
  const result: Variables = new Map();
  const add = (key: string, pattern: unknown): void => {
    if (result.has(key)) throw new Error(`locales/${language}: "${key}" stands twice`);
    result.set(key, [...new Set([...variables(pattern)].map(base))].sort().join(' '));
  };
  for (const entry of new FluentResource(source(language)).body) {
    if (entry.value !== null) add(entry.id, entry.value);
    for (const [name, pattern] of Object.entries(entry.attributes)) add(`${entry.id}.${name}`, pattern);
  }
  return result;
}

/** Messages a parser would silently drop: every line that starts one must come back as an entry. */
function declared(language: Language): string[] {
  return [...source(language).matchAll(/^(-?[a-z][\w-]*) *=/gim)].map((match) => match[1] ?? '');
}

/** The names of the variants of every selection in a pattern. */
function selections(node: unknown, found: string[][] = []): string[][] {
  if (Array.isArray(node)) for (const inner of node) selections(inner, found);
  else if (typeof node === 'object' && node !== null) {
    if ('variants' in node && Array.isArray(node.variants)) {
      found.push(node.variants.map((variant: { key: { value: string | number } }) => String(variant.key.value)));
    }
    for (const inner of Object.values(node)) selections(inner, found);
  }
  return found;
}

/** Mass nouns, ordinals and counts that never are one: fewer forms are right there. */
const ONE_FORM = new Set(['n-wood', 'n-marble', 'n-gold', 'ref-for-count', 'tile-text-types-step', 'rank']);

const english = texts('en');

describe.each(languages)('texts: %s', (language) => {
  const own = texts(language);

  it('parses whole', () => {
    const ids = new Set([...own.keys()].map((key) => key.split('.')[0]));
    expect(declared(language).filter((id) => !ids.has(id))).toEqual([]);
    makeBundle(language, source(language));
  });

  it('has exactly the keys of English', () => {
    expect([...english.keys()].filter((key) => !own.has(key)), 'missing').toEqual([]);
    expect([...own.keys()].filter((key) => !english.has(key)), 'surplus').toEqual([]);
  });

  it('uses the same variables per key', () => {
    const different = [...english].filter(([key, names]) => own.has(key) && own.get(key) !== names);
    expect(different.map(([key, names]) => `${key}: ${names} / ${own.get(key)}`)).toEqual([]);
  });

  it('gives every plural the categories of its language', () => {
    // "many" and "other" are the default variant; Spanish "many" is for millions, which no text counts.
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories.filter((name) => name === 'one' || name === 'few');
    const bad: string[] = [];
    for (const entry of new FluentResource(source(language)).body) {
      for (const variants of selections([entry.value, entry.attributes])) {
        const plural = variants.includes('one') || variants.includes('few');
        const missing = needed.filter((name) => plural && !variants.includes(name));
        if (missing.length > 0 && !ONE_FORM.has(entry.id)) bad.push(`${entry.id}: ${missing.join(' ')}`);
      }
    }
    expect(bad).toEqual([]);
  });
});

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

describe('keys in the code', () => {
  const SRC = join(LOCALES, '..');
  const code = files(SRC, /\.(svelte|ts)$/).filter((name) => !/\.test\.ts$/.test(name));
  const uses = code.flatMap((name) =>
    [...withoutComments(readFileSync(name, 'utf8')).matchAll(/\bt\(\s*(?:'([^']+)'|`([^`]+)`)/g)].map((match) => ({
      name: name.slice(SRC.length + 1),
      key: match[1] ?? match[2] ?? '',
    })),
  );

  it('finds uses', () => expect(uses.length).toBeGreaterThan(100));

  it('are all in the texts', () => {
    const keys = [...english.keys()];
    const known = (key: string): boolean => {
      // `district-${slug}` stands for any key of that shape.
      const parts = key.split(/\$\{.*?\}/);
      if (parts.length === 1) return english.has(key);
      const shape = new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*')}$`);
      return keys.some((candidate) => shape.test(candidate));
    };
    expect(uses.filter(({ key }) => !known(key)).map(({ name, key }) => `${name}: ${key}`)).toEqual([]);
  });
});

it('every preference has its words', () => {
  const named = Object.keys(defaults()).filter((key) => key !== 'language');
  expect(named.filter((key) => !english.has(`pref-${key}`))).toEqual([]);
});
