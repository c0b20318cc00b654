// Texts of one page alone (a file of their own in each language): the first view of a table does not wait for them.
import { addTexts, type Language } from './i18n';

export const PAGES_WITH_TEXTS = ['analysis', 'finale', 'learn', 'mybox', 'puzzle', 'rulebook', 'study'] as const;
type PageWithTexts = (typeof PAGES_WITH_TEXTS)[number];

const FILES = import.meta.glob<string>('../locales/*/{analysis,finale,learn,mybox,puzzle,rulebook,study}.ftl', { query: '?raw', import: 'default' });

/** In English where nobody has translated them yet. */
const loaderOf =
  (page: PageWithTexts) =>
  (language: Language): Promise<string> => {
    const load = FILES[`../locales/${language}/${page}.ftl`] ?? FILES[`../locales/en/${page}.ftl`];
    if (!load) throw new Error(`locales/en has no ${page}.ftl`);
    return load();
  };
const LOADERS = new Map(PAGES_WITH_TEXTS.map((page) => [page, loaderOf(page)]));

export const loadTexts = (page: PageWithTexts): Promise<void> => addTexts(LOADERS.get(page) ?? loaderOf(page));
