import { expect, it, vi } from 'vitest';
import { addTexts, setLanguage, t } from './i18n';

it('brings the texts that a page asks for while another language is on its way', async () => {
  await setLanguage('en');
  let arrive = (): void => undefined;
  const first = vi.fn((language: string) => new Promise<string>((resolve) => (arrive = () => resolve(`test-first = first ${language}`))));
  const added = addTexts(first);
  arrive();
  await added;
  const german = setLanguage('de');
  const second = vi.fn(async (language: string) => `test-second = second ${language}`);
  await addTexts(second);
  arrive();
  await german;
  expect([t('test-first'), t('test-second')]).toEqual(['first de', 'second de']);
  expect(second.mock.calls.flat()).toEqual(['en', 'de']);
});
