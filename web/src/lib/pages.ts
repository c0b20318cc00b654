// Every screen is its own chunk; a screen takes one prop, the route.
import type { Component } from 'svelte';
import { loadAroundTexts } from './aroundTexts';
import type { Route, Screen } from './router';

export type Page = Component<{ route: Route }>;

const PAGES: Record<Screen, () => Promise<{ default: Page }>> = {
  home: () => import('./screens/Home.svelte'),
  new: () => import('./screens/Create.svelte'),
  table: () => import('./game/Table.svelte'),
  replay: () => import('./screens/Replay.svelte'),
  reference: () => import('./screens/Reference.svelte'),
  rules: () => import('./rulebook/Rulebook.svelte'),
  preferences: () => import('./screens/Preferences.svelte'),
  learn: () => import('./screens/Learn.svelte'),
  my: () => import('./screens/MyGames.svelte'),
  'my-box': () => import('./mybox/MyBox.svelte'),
  analysis: () => import('./analysis/Analysis.svelte'),
  puzzle: () => import('./puzzle/Puzzle.svelte'),
  puzzles: () => import('./puzzle/Puzzles.svelte'),
  study: () => import('./study/Study.svelte'),
  watch: () => import('./screens/Watch.svelte'),
};

export async function load({ screen }: Route): Promise<Page> {
  const [page] = await Promise.all([PAGES[screen](), screen === 'table' ? null : loadAroundTexts()]);
  return page.default;
}
