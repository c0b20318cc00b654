// Texts in Fluent. `t()` reads reactive state, so a change of language redraws everything that shows text.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = { en: 'English', de: 'Deutsch', es: 'Español', pl: 'Polski', ru: 'Русский' } as const;
export type Language = keyof typeof LANGUAGES;
export type Args = Record<string, FluentVariable>;

const LOADERS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('../locales/en'),
  de: () => import('../locales/de'),
  es: () => import('../locales/es'),
  pl: () => import('../locales/pl'),
  ru: () => import('../locales/ru'),
};

interface Loaded {
  language: Language;
  bundle: FluentBundle;
}

let current = $state.raw<Loaded | null>(null);

export function isLanguage(text: string): text is Language {
  return Object.hasOwn(LANGUAGES, text);
}

/** The first of the reader's languages that we speak, else English. */
export function detectLanguage(wanted: readonly string[] = navigator.languages): Language {
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

/** Load a language (once) and show it. Await the first call before mounting the application. */
export async function setLanguage(language: Language): Promise<void> {
  if (current?.language === language) return;
  const { default: source } = await LOADERS[language]();
  current = { language, bundle: makeBundle(language, source) };
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

/** The text of a key, `t('key')` or `t('key.attribute')`. A missing key or argument is an error in development and tests. */
export function t(key: string, args: Args = {}): string {
  const found = pattern(key);
  const errors: Error[] = [];
  const text = found === null ? `⟨${key}⟩` : (current as Loaded).bundle.formatPattern(found, args, errors);
  if (found === null) errors.push(new Error(`no text for '${key}' in ${current?.language ?? '(no language loaded)'}`));
  if (errors.length > 0) {
    const message = `i18n: ${key}: ${errors.map((error) => error.message).join('; ')}`;
    if (import.meta.env.DEV || import.meta.env.MODE === 'test') throw new Error(message);
    console.error(message);
  }
  return text;
}

/** 'a, b and c' in the reader's language. */
export function list(items: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  return new Intl.ListFormat(language(), { type }).format(items);
}

export function number(value: number, options: Intl.NumberFormatOptions = {}): string {
  return new Intl.NumberFormat(language(), options).format(value);
}
