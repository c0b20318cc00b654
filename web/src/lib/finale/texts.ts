// The texts of the finale alone (finale.ftl): the first view of a table does not wait for them.
import { addTexts, type Language } from '../i18n';

const FILES = import.meta.glob<string>('../../locales/*/finale.ftl', { query: '?raw', import: 'default' });

async function texts(language: Language): Promise<string> {
  const load = FILES[`../../locales/${language}/finale.ftl`];
  if (!load) throw new Error(`no file locales/${language}/finale.ftl`);
  return load();
}

export const loadTexts = (): Promise<void> => addTexts(texts);
