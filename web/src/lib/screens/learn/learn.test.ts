import { flushSync, mount, unmount } from 'svelte';
import { expect, it, vi } from 'vitest';
import { preferences } from '../../client/preferences.svelte';
import { setLanguage } from '../../i18n';
import Learn from '../Learn.svelte';

const landed = vi.hoisted(() => [] as (() => void)[]);
const makeAnimator = vi.hoisted(() => vi.fn(() => () => new Promise<void>((resolve) => landed.push(resolve))));
vi.mock('../../board/animate', () => ({ makeAnimator }));

it('while the last action is still being shown, nothing leads past the one that is asked for', async () => {
  await setLanguage('en');
  preferences.animation = 'normal';
  const page = mount(Learn, { target: document.body, props: { route: { name: 'learn', id: null, query: new URLSearchParams() } as never } });
  const buttons = (): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>('.lesson .outs2 button')].filter((one) => !one.disabled);
  const labels = (): string[] => buttons().map((one) => one.textContent.trim());
  await vi.waitFor(() => expect(labels()).toEqual(['Next']), 60_000);
  await vi.waitFor(() => expect(makeAnimator).toHaveBeenCalled(), 60_000);
  while (!labels().at(-1)?.startsWith('Draw')) {
    buttons().at(-1)?.click();
    flushSync();
  }
  buttons().at(-1)?.click();
  flushSync();
  expect(document.querySelector('.lesson h2')?.textContent).toBe('A key on the bank');
  expect(landed).toHaveLength(1);
  expect(labels(), 'only the way back').toEqual(['']);
  landed[0]?.();
  await vi.waitFor(() => expect(labels().at(-1)).toContain('bank'), 60_000);
  expect(document.activeElement?.textContent, 'Enter goes on').toContain('bank');
  preferences.animation = 'off';
  await unmount(page);
});

it('in the text view it stands above the text, not over it', async () => {
  await setLanguage('en');
  preferences.textView = true;
  const page = mount(Learn, { target: document.body, props: { route: { name: 'learn', id: null, query: new URLSearchParams() } as never } });
  await vi.waitFor(() => expect(document.querySelector('.textview')).not.toBeNull(), 60_000);
  const lesson = document.querySelector('main > .lesson.flat');
  expect(lesson?.querySelector('h2')?.textContent).toBe('Welcome to Paris');
  expect(lesson?.compareDocumentPosition(document.querySelector('.textview') as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(document.querySelectorAll('.lesson')).toHaveLength(1);
  preferences.textView = false;
  await unmount(page);
});
