// One sentence: whose turn it is and what is asked for now.
import type { GameStore } from '../client/game.svelte';
import { isPlace, kindOf, ofKind } from '../client/notation';
import { asked, buildingAt, firstTiles } from '../client/places';
import { preferences } from '../client/preferences.svelte';
import type { View } from '../client/types';
import { amount, sayFirst } from '../client/words';
import { t } from '../i18n';
import { buildingName, landmarkName, placeName } from '../names';

/** Calls by name who gave one, and those who share a device. */
export function yourTurn({ names, seat, mine }: Pick<GameStore, 'names' | 'seat' | 'mine'>): string {
  const name = names[seat ?? -1];
  return name && (mine.length > 1 || preferences.name.trim()) ? t('your-turn', { name }) : t('your-turn-nameless');
}

const landmarkWords = (slug: string): { landmark: string; landmarkAcc: string } => ({ landmark: landmarkName(slug), landmarkAcc: landmarkName(slug, 'acc') });

export function ask(store: GameStore): string {
  const { view, selection, box } = store;
  if (!view || !box) return '';
  const built = asked(view, 'build');
  const first = firstTiles(view);
  const price = asked(view, 'bonus')?.price ?? 0;
  const from = selection.find(isPlace);
  const [tile] = ofKind(selection, 'tile');
  if (tile && [...store.targets.keys()].some((piece) => kindOf(piece) === 'space')) return t('say-tile.space', { number: tile.number });
  switch (view.phase) {
    case 'draw':
      return view.piles.filter((pile) => pile.left).length === 1 ? t('say-draw.only') : t('say-draw');
    case 'build':
      return t('say-build', { building: buildingName(built?.building ?? ''), value: built?.value ?? 0 });
    case 'main': {
      const [landmark] = ofKind(selection, 'supply');
      if (landmark) return t(from ? 'say-landmark-where' : 'say-landmark', landmarkWords(landmark.landmark));
      if (selection.includes('hand')) return t('say-hand');
      if (from) {
        const isSource = store.choices.some((choice) => choice.kind === 'move' && choice.pieces[0] === from);
        if (!isSource) return t('say-target');
        return t('say-from', { from: placeName(from, buildingAt(view, from)) });
      }
      if (tile && store.menu.some(({ kind }) => kind === 'move')) return t('say-tile', { number: tile.number });
      if (store.canPass) return t('say-main.pass');
      return t(store.choices.some((choice) => choice.kind === 'look' || choice.kind === 'take') ? 'say-main.end' : 'say-main');
    }
    case 'look':
      return t('say-look');
    case 'vp': {
      const [vp] = ofKind(selection, 'vp');
      return vp ? t('say-vp.spot', { tile: box.vpFigures(vp.tile) }) : t('say-vp');
    }
    case 'bonus':
      if (first) return sayFirst(first, view);
      return price ? t('say-bonus.price', { price: amount('francs', price) }) : t('say-bonus');
    case 'score':
      if (first) return sayFirst(first, view);
      return t('say-score', landmarkWords(asked(view, 'score')?.landmark ?? ''));
    case 'pair':
      return t('say-pair');
    case 'after':
      return t('say-after');
    case 'over':
      return t('say-over');
  }
}

/** What the active player is doing, for those who wait; it follows the name. */
export const waiting = ({ phase }: Pick<View, 'phase'>): string => t(phase === 'draw' ? 'say-wait-draw' : 'say-wait');

/** 1 building, 2 action, 3 end of turn. */
export function step(phase: string): 1 | 2 | 3 {
  return phase === 'draw' || phase === 'build' ? 1 : phase === 'after' || phase === 'over' ? 3 : 2;
}
