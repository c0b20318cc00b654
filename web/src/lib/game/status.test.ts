import { beforeAll, expect, test } from 'vitest';
import components from '../../../tests/gallery/components.json';
import position from '../../../tests/gallery/seventh-round.json';
import { Box, type Components } from '../board/box';
import type { GameStore } from '../client/game.svelte';
import type { Question, View } from '../client/types';
import { setLanguage } from '../i18n';
import { ask } from './status';

beforeAll(() => setLanguage('en'));

const box = new Box(components as unknown as Components);
const asked = (question: Question): string =>
  ask({ view: { ...(position.view as unknown as View), phase: question.kind, question }, selection: [], box } as unknown as GameStore);

test('a question says which tiles must be played before it can be answered', () => {
  expect(asked({ kind: 'bonus', price: 0 })).toBe('Take a bonus tile ahead of your meeple.');
  expect(asked({ kind: 'bonus', price: 0, first: ['tile:25'] })).toBe('Activate a tile first: Bonus tile\u00a025.');
  expect(asked({ kind: 'score', landmark: 'louvre', slots: ['gold'], first: ['tile:8', 'end:11'] })).toBe(
    'Activate a tile first: Bonus tile\u00a08, End Game tile\u00a011.',
  );
});

test('a question asked for the sake of the others says so', () => {
  expect(asked({ kind: 'score', landmark: 'louvre', slots: ['gold'], first: [] })).toContain('nobody should learn which one');
});
