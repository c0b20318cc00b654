import { beforeAll, expect, test } from 'vitest';
import components from '../../../tests/gallery/components.json';
import position from '../../../tests/gallery/seventh-round.json';
import { Box, type Components } from '../board/box';
import type { GameStore } from '../client/game.svelte';
import type { Question, View } from '../client/types';
import { knowBox } from '../client/words';
import { setLanguage } from '../i18n';
import { ask } from './status';

beforeAll(() => setLanguage('en'));

const box = knowBox(new Box(components as unknown as Components));
const asked = (question: Question): string =>
  ask({ view: { ...(position.view as unknown as View), phase: question.kind, question }, selection: [], targets: new Map(), box } as unknown as GameStore);

test('a question says which tiles must be played before it can be answered', () => {
  expect(asked({ kind: 'bonus', price: 0 })).toBe('Take a bonus tile ahead of your meeple.');
  expect(asked({ kind: 'bonus', price: 0, first: ['tile:25'] })).toBe('Activate a tile first: Bonus tile\u00a025.');
  expect(asked({ kind: 'score', landmark: 'louvre', slots: ['gold'], vp: { gold: 5 }, first: ['tile:8', 'end:11'] })).toBe(
    'Activate a tile first: Bonus tile\u00a08, End Game tile (1\u00a0prestige token of any kind).',
  );
});

test('a question asked for the sake of the others says so', () => {
  expect(asked({ kind: 'score', landmark: 'louvre', slots: ['gold'], vp: { gold: 5 }, first: [] })).toContain('nobody should learn which one');
});

test('a tile that fetches another one asks which, in every part of a turn', () => {
  const view = position.view as unknown as View;
  for (const phase of ['main', 'bonus', 'after'] as const) {
    const store = { view: { ...view, phase }, selection: ['tile:25'], targets: new Map([['@20', {}]]), choices: [], box };
    expect(ask(store as unknown as GameStore)).toBe('Bonus tile\u00a025: which tile do you take from the track?');
  }
});
