import { flushSync, mount, unmount } from 'svelte';
import { expect, it, vi } from 'vitest';
import { loadAroundTexts } from '../aroundTexts';
import { api } from '../client/api';
import { loadTestBox } from '../client/corpus';
import type { BoxCheck } from '../client/types';
import { setLanguage } from '../i18n';
import { keepBox } from '../mybox/shelf';
import Create from './Create.svelte';

it('tells before the table is made that the bots have not learned with a box', async () => {
  await setLanguage('en');
  await loadAroundTexts();
  const { components } = loadTestBox();
  keepBox({ id: 'far', name: 'Far', components, checked: [] });
  const warnings = [{ key: 'file', code: 'unlearned', args: { detail: 'francs is 30' } }];
  const answer: BoxCheck = { ok: true, sha256: 'far', name: 'Far', errors: [], warnings, components: null };
  const check = vi.spyOn(api, 'checkBox').mockResolvedValue(answer);
  vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined)); // whatever else the page asks for is on its way
  const query = new URLSearchParams({ box: 'far' }); // as My box says when it is to be played with
  const page = mount(Create, { target: document.body, props: { route: { screen: 'new', id: null, query, hash: '', unknown: null } } });
  flushSync();
  await vi.waitFor(() => expect(document.querySelector('p[role=status]')?.textContent).toContain('the bots learned with'));
  expect(check).toHaveBeenCalledOnce();
  await unmount(page);
});
