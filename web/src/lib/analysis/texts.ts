// The texts of the analysis alone (analysis.ftl): only its page loads them.
import { addTexts, type Language } from '../i18n';

const FILES = import.meta.glob<string>('../../locales/*/analysis.ftl', { query: '?raw', import: 'default' });

async function texts(language: Language): Promise<string> {
  const load = FILES[`../../locales/${language}/analysis.ftl`];
  if (!load) throw new Error(`no file locales/${language}/analysis.ftl`);
  return load();
}

export const loadTexts = (): Promise<void> => addTexts(texts);
