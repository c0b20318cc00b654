// Texts of the screens around the game, in one file for each language. A table does without them until its waiting room is shown.
import { addTexts, type Language } from './i18n';

const FILES = import.meta.glob<string>('../locales/*/around.ts', { import: 'default' });
const load = (language: Language): Promise<string> => FILES[`../locales/${language}/around.ts`]?.() ?? Promise.resolve('');

export const loadAroundTexts = (): Promise<void> => addTexts(load);
