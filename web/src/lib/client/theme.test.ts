import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { expect, it, vi } from 'vitest';

it('the theme goes with the system, and so does the button that changes it', async () => {
  const system = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', (query: string) => (query.includes('dark') ? system : Object.assign(new EventTarget(), { matches: false })));
  const { keepPreferences } = await import('./preferences.svelte');
  const { default: Page } = await import('../screens/parts/Page.svelte');
  const { setLanguage } = await import('../i18n');
  const { loadAroundTexts } = await import('../aroundTexts');
  await setLanguage('en');
  await loadAroundTexts();
  const stop = keepPreferences();
  const page = mount(Page, { target: document.body, props: { title: '', children: createRawSnippet(() => ({ render: () => '<p></p>' })) } });
  const shown = (): unknown[] => [document.documentElement.dataset['theme'], document.querySelector('.tools button use')?.getAttribute('href')];
  flushSync();
  expect(shown()).toEqual(['light', '#moon']);
  system.matches = true;
  system.dispatchEvent(new Event('change'));
  flushSync();
  expect(shown()).toEqual(['dark', '#sun']);
  await unmount(page);
  stop();
});
