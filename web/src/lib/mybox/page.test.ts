import { flushSync, mount, tick, unmount } from 'svelte';
import { beforeAll, beforeEach, expect, it, vi, type Mock } from 'vitest';
import { sprite } from '../../../sprite/symbols.mjs';
import { loadAroundTexts } from '../aroundTexts';
import { Box } from '../board/box';
import { dress } from '../board/dress';
import { loadTestBox } from '../client/corpus';
import type { BoxCheck, BoxWarning } from '../client/types';
import { setLanguage } from '../i18n';
import { loadTexts } from '../pageTexts';
import type { Item } from './items';
import matters from './matters.json';
import { inWords, type Checked, type Remark } from './check';
import Editor from './Editor.svelte';
import Marks from './Marks.svelte';
import { MyBox } from './mybox.svelte';
import Sheet from './Sheet.svelte';

beforeAll(loadAroundTexts);
beforeEach(() => localStorage.clear());

const input = (name: string, value: string): void => {
  const field = document.querySelector<HTMLInputElement>(name) ?? expect.fail(name);
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
};

const itemOf = (box: MyBox, wanted: string): Item => box.items.find(({ id }) => id === wanted) ?? expect.fail(wanted);

it('the editor takes a bonus tile from one effect to another and refuses what is no number', async () => {
  await setLanguage('en');
  await loadTexts('mybox');
  const sent = loadTestBox().components;
  const box = new MyBox(sent, matters);
  const item = itemOf(box, 'bonus:13');
  const check = vi.fn(() => Promise.resolve({ errors: [], warnings: [] }));
  const editor = mount(Editor, {
    target: document.body,
    props: { box, item, check, onnext: () => undefined, onclose: () => undefined, onundo: () => undefined },
  });
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

/** An editor of tile 13, with what the server is to answer. */
async function opened(check: () => Promise<Checked>): Promise<{ box: MyBox; item: Item; onnext: Mock; close: () => Promise<void> }> {
  await setLanguage('en');
  await loadTexts('mybox');
  const box = new MyBox(loadTestBox().components, matters);
  const item = itemOf(box, 'bonus:13');
  const onnext = vi.fn();
  const editor = mount(Editor, { target: document.body, props: { box, item, check, onnext, onclose: () => undefined, onundo: () => undefined } });
  flushSync();
  return { box, item, onnext, close: () => unmount(editor) };
}

it('says once what is the same of two figures of a piece', async () => {
  const key = itemOf(new MyBox(loadTestBox().components, matters), 'bonus:13').keys(loadTestBox().components)[0] ?? expect.fail('no key');
  const remark = { key, code: 'more-vp', text: 'So much?' } as Remark;
  const { close } = await opened(() => Promise.resolve({ errors: [], warnings: [remark, remark] }));
  await vi.waitFor(() => expect(document.querySelectorAll('.follows')).toHaveLength(1));
  await close();
});

it('names the piece that a warning means', async () => {
  await setLanguage('en');
  await loadTexts('mybox');
  const outweighs = (key: string): BoxWarning => ({ key, code: 'outweighs-district', args: { vp: 25, most: 20 } });
  const { warnings } = inWords({
    errors: [],
    components: loadTestBox().components as unknown as NonNullable<BoxCheck['components']>,
    warnings: [
      { key: 'bonus.gain.5', code: 'tile-gives-nothing', args: {} },
      { key: 'end_tiles.tiles[2]', code: 'tile-gives-nothing', args: {} },
      ...['building_values.8.vp', 'landmarks[0].prestige_vp.gold', 'prestige_vp.gold', 'bonus.scoring.per_landmark.vp.2'].map(outweighs),
    ],
  });
  expect(warnings.map(({ text }) => text.split(/:|\sgives/)[0])).toEqual([
    'Bonus tile\u00A05',
    'End Game tile\u00A03',
    'Buildings of value\u00A08',
    'Jardins du Luxem\u00ADbourg',
    'Gold prestige',
    'Bonus tile\u00A029',
  ]);
});

it('points out what follows elsewhere from what is typed here, and not what followed before', async () => {
  const before = { key: 'landmarks[0]', code: 'cheaper-landmark', text: 'It was so before.' } as Remark;
  const remark = { key: 'bonus.scoring.per_resource_pair', code: 'pair-machine', text: 'A pair costs less than it scores.' } as Remark;
  const { box, close } = await opened(() => Promise.resolve({ errors: [], warnings: [before, remark] }));
  box.follows = [before];
  input('.stepper input', '3');
  await vi.waitFor(() => expect([...document.querySelectorAll('.follows')].map(({ textContent }) => textContent)).toEqual([remark.text]));
  await close();
});

it('a name that begins with a digit can be typed', async () => {
  await setLanguage('en');
  await loadTexts('mybox');
  const box = new MyBox(loadTestBox().components, matters);
  const district = Object.keys(box.components.districts).indexOf('Chaillot');
  const item =
    box.items.find(({ fields }) => fields(box.components).some(({ text, get }) => text && get(box.components) === 'Chaillot')) ?? expect.fail('no name');
  const editor = mount(Editor, {
    target: document.body,
    props: {
      box,
      item,
      check: () => Promise.resolve({ errors: [], warnings: [] }),
      onnext: () => undefined,
      onclose: () => undefined,
      onundo: () => undefined,
    },
  });
  flushSync();
  for (const typed of ['1', '16', '16e', '16e arr.']) {
    input('input[type=text]', typed);
    expect(document.querySelector<HTMLInputElement>('input[type=text]')?.value).toBe(typed);
  }
  document.querySelector<HTMLButtonElement>('.primary')?.click();
  await vi.waitFor(() => expect(Object.keys(box.components.districts)[district]).toBe('16e arr.'));
  await unmount(editor);
});

it('what is typed for one piece is not confirmed away with the others', () => {
  const box = new MyBox(loadTestBox().components, matters);
  const bank = itemOf(box, 'bank:0');
  const other = box.items.find(({ id, set }) => set === bank.set && id !== bank.id) ?? expect.fail('no other');
  box.keepDraft(bank.id, { edits: [], nonsense: {} });
  box.confirmSet(other);
  expect([box.checked.has(other.id), box.checked.has(bank.id)]).toEqual([true, false]);
});

it('a correction is kept when the editor is closed before the server has answered, and nothing else is opened', async () => {
  let answer: (checked: Checked) => void = () => undefined;
  const { box, item, onnext, close } = await opened(() => new Promise((resolve) => (answer = resolve)));
  const price = box.components;
  input('.stepper input', '3');
  document.querySelector('.stepper input')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  await close();
  answer({ errors: [], warnings: [] });
  await vi.waitFor(() => expect(box.checked.has(item.id)).toBe(true));
  expect(box.components).not.toEqual(price);
  expect(onnext).not.toHaveBeenCalled();
});

it('what is typed meanwhile for another piece does not undo a correction that is on its way', async () => {
  let answer: (checked: Checked) => void = () => undefined;
  const { box, close } = await opened(() => new Promise((resolve) => (answer = resolve)));
  const other = itemOf(box, 'bank:0');
  input('.stepper input', '3');
  document.querySelector('.stepper input')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  await close();
  const fine = { errors: [], warnings: [] };
  const second = mount(Editor, {
    target: document.body,
    props: { box, item: other, check: () => Promise.resolve(fine), onnext: () => undefined, onclose: () => undefined, onundo: () => undefined },
  });
  input('.stepper input', '9');
  answer(fine);
  await vi.waitFor(() => expect(box.checked.has('bonus:13')).toBe(true));
  document.querySelector('.stepper input')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  await vi.waitFor(() => expect(box.checked.has(other.id)).toBe(true));
  expect([box.components.bonus.key['13'], box.components.districts['Montmartre']?.bank]).toEqual([3, 9]);
  await unmount(second);
});

it('the letters of a name leave alone what they begin like', async () => {
  const box = new MyBox(loadTestBox().components, matters);
  const props = {
    box,
    set: 'district:0',
    check: () => Promise.resolve({ errors: [], warnings: [] }),
    onnext: () => undefined,
    onclose: () => undefined,
    onundo: () => undefined,
  };
  const sheet = mount(Sheet, { target: document.body, props });
  flushSync();
  const [first, , second] = document.querySelectorAll<HTMLSelectElement>('.sheet select');
  const choose = (select: HTMLSelectElement | undefined, ...types: string[]): void => {
    for (const type of types) {
      if (select) select.value = type;
      select?.dispatchEvent(new Event('change', { bubbles: true }));
      flushSync();
    }
  };
  choose(first, 'residence');
  choose(second, 'residence', 'restaurant'); // "r", and then "rest"
  expect([first?.value, second?.value]).toEqual(['residence', 'restaurant']);
  await unmount(sheet);
});

it('a sheet takes one figure after the other, says what else changes, and saves all at once', async () => {
  await setLanguage('en');
  await loadTexts('mybox');
  const box = new MyBox(loadTestBox().components, matters);
  const onnext = vi.fn();
  const check = vi.fn(() => Promise.resolve({ errors: [], warnings: [] }));
  const sheet = mount(Sheet, { target: document.body, props: { box, set: 'district:0', check, onnext, onclose: () => undefined, onundo: () => undefined } });
  flushSync();
  const press = (shiftKey: boolean): unknown => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', shiftKey, bubbles: true }));
  input('input.number', '2');
  for (let i = 0; i < 2; i++) press(false); // the building of value 1, its token; not the bank’s name
  const token = document.activeElement as HTMLSelectElement;
  expect(token.getAttribute('aria-label')).toContain('1, Montmartre: Token');
  token.value = 'gold';
  token.dispatchEvent(new Event('change', { bubbles: true }));
  flushSync();
  expect(document.querySelector('.follows')?.textContent).toContain('Buildings of value');
  press(true);
  await vi.waitFor(() => expect(onnext).toHaveBeenCalled());
  expect([...box.checked]).toEqual(box.setOf('district:0').map(({ id }) => id));
  expect(box.components.districts['Montmartre']?.bank).toBe(2);
  expect(box.components.tokens.spaces).toEqual({ 'montmartre:1': 'gold' });
  await unmount(sheet);
});

/** A sheet, with what the server is to answer. */
async function openedSheet(set: string, check: () => Promise<Checked>): Promise<{ box: MyBox; close: () => Promise<void> }> {
  await setLanguage('en');
  await loadTexts('mybox');
  const box = new MyBox(loadTestBox().components, matters);
  const sheet = mount(Sheet, { target: document.body, props: { box, set, check, onnext: () => undefined, onclose: () => undefined, onundo: () => undefined } });
  flushSync();
  return { box, close: () => unmount(sheet) };
}

it('a sheet says at which figure it is refused, and leads there', async () => {
  const fault = { key: 'landmarks[1].value', code: 'out-of-range', text: 'it must be from 0 to 99' } as Remark;
  const { close } = await openedSheet('landmarks', () => Promise.resolve({ errors: [fault], warnings: [] }));
  input('li:nth-child(2) input.number', '100');
  document.querySelector<HTMLElement>('li:nth-child(5) input.number')?.focus();
  await vi.waitFor(() => expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(1));
  const figure = document.querySelector<HTMLInputElement>('[aria-invalid]');
  expect(figure?.value).toBe('100');
  expect(document.getElementById(figure?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(fault.text);
  document.querySelector<HTMLButtonElement>('.primary')?.click();
  await vi.waitFor(() => expect(document.activeElement).toBe(figure));
  await close();
});

it('what is typed is there again when the sheet was closed or the page loaded anew, until it is saved or discarded', async () => {
  const fine = (): Promise<Checked> => Promise.resolve({ errors: [], warnings: [] });
  const figures = (): string[] => [...document.querySelectorAll<HTMLInputElement>('input.number')].slice(0, 2).map(({ value }) => value);
  const first = await openedSheet('landmarks', fine);
  const before = figures();
  input('input.number', '7');
  input('label:nth-child(2) input.number', 'x');
  const typed = figures();
  await first.close();
  const second = await openedSheet('landmarks', fine);
  expect(figures()).toEqual(typed);
  expect(typed).not.toEqual(before);
  expect(Object.keys(second.box.drafts)).toEqual(['landmarks']);
  document.querySelector<HTMLButtonElement>('.answers .btn:not(.primary)')?.click();
  flushSync();
  expect(figures()).toEqual(before);
  input('input.number', '7');
  document.querySelector<HTMLButtonElement>('.primary')?.click();
  await vi.waitFor(() => expect(second.box.checked.has('landmark:0')).toBe(true));
  expect([second.box.drafts, new MyBox(loadTestBox().components, matters).drafts]).toEqual([{}, {}]);
  await second.close();
});

it.each(['begun', 'new'])('follows what another tab saves of a box, and loses nothing of either: %s', (state) => {
  const one = new MyBox(loadTestBox().components, matters);
  if (state === 'begun') one.rename('Marie’s box');
  const other = new MyBox(loadTestBox().components, matters);
  const [bank, tile] = [itemOf(one, 'bank:0'), itemOf(one, 'bonus:13')];
  one.save([bank], { ...one.components, players: { ...one.components.players, francs: 9 } });
  other.follow();
  other.save([tile], other.components);
  expect(other.kept).toHaveLength(1);
  expect([other.components.players.francs, [...other.checked].sort()]).toEqual([9, ['bank:0', 'bonus:13']]);
  other.undo();
  other.undo();
  expect(other.components.players.francs).toBe(loadTestBox().components.players.francs);
});

it('says when the browser has no room', () => {
  const box = new MyBox(loadTestBox().components, matters);
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  box.rename('Marie’s box');
  expect(box.isLost).toBe(true);
  vi.unstubAllGlobals();
  box.rename('Marie’s box');
  expect(box.isLost).toBe(false);
});

it('while gold is on its way everything else can be corrected', async () => {
  const check = vi.fn(() => Promise.resolve({ errors: [{ key: 'tokens.spaces', code: 'not-six-gold', text: 'gold lies beside 7' } as Remark], warnings: [] }));
  const { close } = await opened(check);
  await vi.waitFor(() => expect(check).toHaveBeenCalled());
  await tick();
  input('.stepper input', '3');
  await vi.waitFor(() => expect(document.querySelector('.follows')?.textContent).toContain('not complete yet: gold'));
  expect(document.querySelector<HTMLButtonElement>('.primary')?.disabled).toBe(false);
  await close();
});

it('tiles that are alike have a sign each', async () => {
  document.body.innerHTML = '<svg><path data-piece="vp 16/8/4" data-outline="M0 0h1" /></svg>';
  const svg = document.querySelector('svg') ?? expect.fail('no board');
  const mark = { piece: 'vp 16/8/4', sources: ['owner'], dim: false, on: false, beside: false } as const;
  const marks = mount(Marks, { target: document.body, props: { svg, marks: [mark, mark], size: 1 } });
  await vi.waitFor(() => expect(document.querySelectorAll('.owner .line')).toHaveLength(2));
  await unmount(marks);
});

it('districts keep their colors in any order, and an unknown one has those that are left', () => {
  document.body.innerHTML = sprite();
  const { components } = loadTestBox();
  const style = document.documentElement.style;
  const named = (rename: (name: string) => string): Box =>
    new Box({
      ...components,
      districts: Object.fromEntries(
        Object.entries(components.districts)
          .toReversed()
          .map(([name, one]) => [rename(name), one]),
      ),
    });
  dress(named((name) => name));
  expect(style.length).toBe(0);
  dress(named((name) => (name === 'Chaillot' ? 'Neuilly' : name)));
  expect(style.getPropertyValue('--neuilly-g')).toBe('var(--chaillot-g)');
  expect(style.length).toBe(2);
  expect(document.getElementById('d-neuilly')?.innerHTML).toBe(document.getElementById('d-chaillot')?.innerHTML);
});
