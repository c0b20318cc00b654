// The keyboard that walks through a game is in tests/browser/hands.test.ts, buttons that are disabled in access.test.ts.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { arrive, keepFocus } from './focus';

let stop: () => void;
const id = (name: string): HTMLElement => document.getElementById(name) ?? expect.fail(name);
const at = (): string | undefined => document.activeElement?.id;

beforeEach(() => {
  document.body.innerHTML = '<main><h1 id="title">Paname</h1><section><h2 id="here">Text view</h2><button id="play">Play</button></section></main>';
  stop = keepFocus();
});
afterEach(() => stop());

it('is at the heading of what was around it when what had it has gone', async () => {
  id('play').focus();
  id('play').remove();
  await vi.waitFor(() => expect(at()).toBe('here'));
});

it('is at the next heading outside when that has gone, too', async () => {
  id('play').focus();
  id('play').closest('section')?.remove();
  await vi.waitFor(() => expect(at()).toBe('title'));
});

it('stays away where somebody left it', async () => {
  id('play').focus();
  id('play').blur();
  document.body.append('something new');
  await Promise.resolve();
  expect(at()).not.toBe('play');
});

it('waits for a heading that comes with its data, unless somebody is quicker', async () => {
  id('title').remove();
  arrive();
  document.querySelector('main')?.insertAdjacentHTML('afterbegin', '<h1 id="late">Replay</h1>');
  await vi.waitFor(() => expect(at()).toBe('late'));
  id('late').remove();
  id('play').focus();
  arrive();
  document.querySelector('main')?.insertAdjacentHTML('afterbegin', '<h1 id="later">Replay</h1>');
  await Promise.resolve();
  expect(at()).toBe('play');
});
