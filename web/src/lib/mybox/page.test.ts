import { flushSync, mount, tick, unmount } from 'svelte';
import { expect, it, vi } from 'vitest';
import { loadTestBox } from '../client/corpus';
import { setLanguage } from '../i18n';
import { addTexts } from '../i18n';
import { items } from './items';
import matters from './matters.json';
import Editor from './Editor.svelte';
import { MyBox } from './mybox.svelte';
import { myBoxTexts } from './texts';

const input = (name: string, value: string): void => {
  const field = document.querySelector<HTMLInputElement>(name) ?? expect.fail(name);
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
};

it('the editor takes a bonus tile from one effect to another and refuses what is no number', async () => {
  await setLanguage('en');
  await addTexts(myBoxTexts);
  const sent = loadTestBox().components;
  const box = new MyBox(sent, matters);
  const item = items(box.base).find(({ id }) => id === 'bonus:13') ?? expect.fail('no tile 13');
  const check = vi.fn(() => Promise.resolve({ errors: [], warnings: [] }));
  const editor = mount(Editor, { target: document.body, props: { box, item, check, onnext: () => undefined, onclose: () => undefined } });
  for (const effect of ['tokens', 'gain', 'per_building', 'key']) {
    const select = document.querySelector('select') ?? expect.fail('no effect');
    select.value = effect;
    select.dispatchEvent(new Event('change', { bubbles: true }));
    flushSync();
  }
  await tick();
  for (const typed of ['1.7', '9x', '', 'two']) {
    input('.stepper input', typed);
    expect(document.querySelector('.refused')?.textContent).toContain('a whole number is expected');
    expect(document.querySelector<HTMLButtonElement>('.primary')?.disabled).toBe(true);
  }
  input('.stepper input', '3');
  expect(document.querySelector('.refused')).toBeNull();
  await unmount(editor);
});
