// The rulebook's texts are as long as all the others together: only its page loads them.
import { addTexts, type Language } from '../i18n';

const FILES = import.meta.glob<string>('../../locales/*/rulebook.ftl', { query: '?raw', import: 'default' });
const ENGLISH = 'en';

/** In English where nobody has translated them yet. */
async function texts(language: Language): Promise<string> {
  const load = FILES[`../../locales/${language}/rulebook.ftl`] ?? FILES[`../../locales/${ENGLISH}/rulebook.ftl`];
  if (!load) throw new Error('locales/en has no rulebook.ftl');
  return load();
}

export const loadTexts = (): Promise<void> => addTexts(texts);
