// Texts in Fluent. `t()` reads reactive state, so a change of language redraws everything that shows text.
import { FluentBundle, FluentResource } from '@fluent/bundle';

/** What the index.ts of a language's folder gives. */
export interface Locale {
  /** the texts, all files together */
  default: string;
  /** where else a line must not break in it: see `typeset` */
  together: readonly RegExp[];
}

/** Code of a language, the name of its folder in locales/. A new folder is a new language (docs/translating.md). */
export type Language = string;
export type Args = Record<string, string | number>;

const FOLDERS = import.meta.glob<Locale>('../locales/*/index.ts');
const LOADERS = new Map(Object.entries(FOLDERS).map(([path, load]) => [path.split('/').at(-2) ?? '', load]));

/** "Español": a language's own name for itself, as it begins a line. */
function ownName(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The languages we speak with their own names, in the order of these. */
export const LANGUAGES: Readonly<Record<Language, string>> = Object.fromEntries(
  [...LOADERS.keys()].map((code) => [code, ownName(code)] as const).sort(([, a], [, b]) => a.localeCompare(b)),
);

interface Loaded {
  language: Language;
  bundle: FluentBundle;
  together: readonly RegExp[];
  /** texts that were asked for, by key and arguments: a move asks for hundreds, most of them again */
  made: Map<string, string>;
}

/** So many are kept. */
const MADE = 5000;

let current = $state.raw<Loaded | null>(null);

export function isLanguage(text: string): boolean {
  return Object.hasOwn(LANGUAGES, text);
}

/** The first of the reader's languages that we speak, else English. */
export function detectLanguage(wanted: readonly string[] = typeof navigator === 'undefined' ? [] : navigator.languages): Language {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split('-')[0] ?? '';
    if (isLanguage(base)) return base;
  }
  return 'en';
}

export function makeBundle(language: Language, source: string): FluentBundle {
  // No right-to-left language among ours: isolation marks would only get in the way of copied text.
  const bundle = new FluentBundle(language, { useIsolating: false });
  const errors = bundle.addResource(new FluentResource(source));
  if (errors.length > 0) throw new Error(`locales/${language}: ${errors.map(String).join('; ')}`);
  return bundle;
}

/** Texts that not every page needs, by language. */
type More = (language: Language) => Promise<string>;
const more = new Map<More, Promise<void>>();

/** A page's own texts: in the language shown now, and in every one chosen later. The first language brings what was asked for before it. */
export function addTexts(load: More): Promise<void> {
  const adding = more.get(load) ?? (current ? add(load, current) : Promise.resolve());
  more.set(load, adding);
  adding.catch(() => more.delete(load));
  return adding;
}

async function add(load: More, to: Loaded): Promise<void> {
  to.bundle.addResource(new FluentResource(await load(to.language)));
  if (current?.bundle === to.bundle) current = { ...to, made: new Map() }; // shown again, with them
}

/** Load a language (once) and show it. Await the first call before mounting the application. */
export async function setLanguage(language: Language): Promise<void> {
  if (current?.language === language) return;
  const load = LOADERS.get(language);
  if (!load) throw new Error(`no folder locales/${language}`);
  const coming = new Map<More, Promise<string>>();
  /** all that is wanted by now, at the same time */
  const ask = (): void => {
    for (const one of more.keys()) {
      if (coming.has(one)) continue;
      const text = one(language);
      text.catch(() => undefined); // told below
      coming.set(one, text);
    }
  };
  ask();
  const { default: source, together } = await load();
  let others: string[] = [];
  for (ask(); others.length < coming.size; ask()) others = await Promise.all(coming.values()); // meanwhile another page may have wanted its own
  current = { language, bundle: makeBundle(language, [source, ...others].join('\n')), together, made: new Map() };
  document.documentElement.lang = language;
}

export function language(): Language {
  return current?.language ?? 'en';
}

export function has(key: string): boolean {
  return pattern(key) !== null;
}

function pattern(key: string) {
  const [id = '', attribute] = key.split('.');
  const message = current?.bundle.getMessage(id);
  return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? null;
}

/** Key and arguments as one text; a number and its digits are not the same, since a number has plural forms. */
function identity(key: string, args: Args): string {
  let id = key;
  for (const name in args) id += typeof args[name] === 'number' ? `\n${name}#${args[name]}` : `\n${name}=${args[name]}`;
  return id;
}

/** The text of a key, `t('key')` or `t('key.attribute')`. A missing key or argument is an error in development and tests. */
export function t(key: string, args: Args = {}): string {
  const id = identity(key, args);
  const known = current?.made.get(id);
  if (known !== undefined) return known;
  const found = pattern(key);
  const errors: Error[] = [];
  const text = found === null ? `⟨${key}⟩` : (current as Loaded).bundle.formatPattern(found, args, errors);
  if (found === null) errors.push(new Error(`no text for '${key}' in ${current?.language ?? '(no language loaded)'}`));
  if (errors.length > 0) {
    const message = `i18n: ${key}: ${errors.map((error) => error.message).join('; ')}`;
    if (import.meta.env.DEV || import.meta.env.MODE === 'test') throw new Error(message);
    console.error(message);
  }
  return current === null ? text : keep(id, typeset(text, current.together), current.made);
}

function keep(id: string, text: string, made: Map<string, string>): string {
  if (made.size >= MADE) made.clear();
  made.set(id, text);
  return text;
}

/** A moment (seconds since 1970) as people write it: today by the clock, this year without the year. */
export function when(seconds: number, now = new Date()): string {
  const date = new Date(seconds * 1000);
  const time = { hour: 'numeric', minute: '2-digit' } as const;
  const day = { day: 'numeric', month: 'long' } as const;
  if (date.toDateString() === now.toDateString()) return date.toLocaleTimeString(language(), time);
  if (date.getFullYear() === now.getFullYear()) return date.toLocaleString(language(), { ...day, ...time });
  return date.toLocaleDateString(language(), { ...day, year: 'numeric' });
}

const SPACE = '\u00a0';
const JOINER = '\u2060';

/** Where a line must not break in any language. */
const TOGETHER: readonly RegExp[] = [
  // between a number and what it counts. A word between two numbers goes with the second ("2 of 5"), and one small letter
  // with the next word ("8 w dzielnicy"), and the number of a long word goes with that alone ("Bonusplättchen 17"): so nothing grows too
  // long for a line.
  /(?<=(?<!\p{L}{10}[ \u00a0]\d*)\d) (?=(?:\p{Lu}|\p{L}{2,})(?!\p{L}|[ \u00a0]\d))/gu,
  /(?<=[\p{L})»]) (?=\d)/gu, // between a word and its number
  /(?<=:) (?=\d+\))/g, // in "(left: 3)"
  /(?<=\d) (?=[−+×=] \d)|(?<=\d [−+×=]) (?=\d)/g, // in a sum
  /(?<=\d–)(?=\d)/g, // in "1–3"
  / (?=→)/g, // before an arrow: no line begins with it
  /(?<=(?<![^\s("«„“])\p{L}{1,3}-)(?=\p{Lu})|(?<=\p{Lu}{2}-)(?=\p{L})/gu, // after the first bit of a name, and after initials
];

/** Plain spaces where a line must not break become non-breaking ones, and where there is no space, it gets a joiner: translators write
 *  plain text. */
export function typeset(text: string, together: readonly RegExp[]): string {
  return [...TOGETHER, ...together].reduce((set, where) => set.replace(where, (space) => (space ? SPACE : JOINER)), text);
}

/** Where there is less room than the name takes: better in two after its hyphen than anywhere. */
export const divisible = (text: string): string => text.replaceAll(JOINER, '');

/** 'Strength: easy', with the colon of the language. */
export const labelled = (label: string | number, value: string | number): string => t('label-value', { label, value });

/** 'this; that', with the semicolon of the language. */
export const clauses = (parts: readonly string[]): string => parts.slice(1).reduce((first, second) => t('clauses', { first, second }), parts[0] ?? '');

/** "24%", "24 %" */
export const percent = (share: number): string => new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: 0 }).format(share);

/** made once: a format takes longer to make than to use */
const formats = new Map<string, Intl.ListFormat>();

function listFormat(type: 'conjunction' | 'disjunction'): Intl.ListFormat {
  const id = `${language()} ${type}`;
  const format = formats.get(id) ?? new Intl.ListFormat(language(), { type });
  formats.set(id, format);
  return format;
}

/** 'a, b and c' in the reader's language. */
export function list(items: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  const [only = ''] = items;
  return items.length < 2 ? only : listFormat(type).format(items);
}
