// A tile's effect as one or two pictures. Families (look.md): coin + number, laurel + number, tokens, source / laurel for "VP per …".
import type { Effect } from '../board/box';
import { tokenIcon } from './pieces';

export type Glyph =
  | { draw: 'use'; id: string }
  | { draw: 'coin' | 'laurel' | 'site'; text: string }
  | { draw: 'pair'; id: string }
  | { draw: 'keys'; other: boolean }
  | { draw: 'key-plus' | 'tile-any' }
  | { draw: 'back'; text: string };

export interface Picture {
  first: Glyph;
  second: Glyph | null;
  /** "second for each first" */
  per: boolean;
}

const SOURCES = { 'unused-tile': 'bonus-tile', landmark: 'landmark', franc: 'franc', 'prestige-pair': 'prestige-any', 'resource-pair': 'resource-any' } as const;

export function picture(effect: Effect): Picture {
  const one = (first: Glyph): Picture => ({ first, second: null, per: false });
  switch (effect.kind) {
    case 'gain': {
      const coin: Glyph = { draw: 'coin', text: String(effect.francs) };
      const laurel: Glyph = { draw: 'laurel', text: String(effect.vp) };
      if (effect.francs && effect.vp) return { first: coin, second: laurel, per: false };
      return one(effect.francs ? coin : laurel);
    }
    case 'tokens': {
      const token: Glyph = { draw: 'use', id: tokenIcon(effect.token) };
      return { first: token, second: effect.count > 1 ? token : null, per: false };
    }
    case 'per': {
      const laurel: Glyph = { draw: 'laurel', text: String(effect.vp) };
      if (effect.of === 'building') return { first: { draw: 'site', text: String(effect.value) }, second: laurel, per: true };
      const pair = effect.of === 'prestige-pair' || effect.of === 'resource-pair';
      return { first: { draw: pair ? 'pair' : 'use', id: SOURCES[effect.of] }, second: laurel, per: true };
    }
    case 'types':
      return { first: { draw: 'use', id: 'types' }, second: { draw: 'laurel', text: String(effect.vp.at(-1)?.[1] ?? 0) }, per: true };
    case 'key':
      return { first: { draw: 'key-plus' }, second: { draw: 'coin', text: `−${effect.price}` }, per: false };
    case 'own-key':
      return one({ draw: 'keys', other: false });
    case 'opponent-key':
      return one({ draw: 'keys', other: true });
    case 'any-tile':
      return one({ draw: 'tile-any' });
    case 'back':
      return one({ draw: 'back', text: String(effect.spaces) });
  }
}
