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
  /** of a tile that gives more than two things */
  others: Glyph[];
  /** "second for each first" */
  per: boolean;
}

const SOURCES = {
  'unused-tile': 'bonus-tile',
  landmark: 'landmark',
  franc: 'franc',
  'prestige-pair': 'prestige-any',
  'resource-pair': 'resource-any',
} as const;

export function picture(effect: Effect): Picture {
  const of = (first: Glyph, second: Glyph | null = null, per = false, others: Glyph[] = []): Picture => ({ first, second, per, others });
  switch (effect.kind) {
    case 'gain': {
      const coin: Glyph[] = effect.francs ? [{ draw: 'coin', text: String(effect.francs) }] : [];
      const laurel: Glyph[] = effect.vp ? [{ draw: 'laurel', text: String(effect.vp) }] : [];
      const tokens = effect.tokens.flatMap(({ token, count }) => Array.from({ length: count }, (): Glyph => ({ draw: 'use', id: tokenIcon(token) })));
      const [first = { draw: 'laurel', text: '0' }, second = null, ...others] = [...coin, ...laurel, ...tokens] as Glyph[];
      return of(first, second, false, others);
    }
    case 'tokens': {
      const token: Glyph = { draw: 'use', id: tokenIcon(effect.token) };
      return of(
        token,
        effect.count > 1 ? token : null,
        false,
        Array.from({ length: Math.max(0, effect.count - 2) }, () => token),
      );
    }
    case 'per': {
      const laurel: Glyph = { draw: 'laurel', text: String(effect.vp) };
      if (effect.of === 'building') return of({ draw: 'site', text: String(effect.value) }, laurel, true);
      const pair = effect.of === 'prestige-pair' || effect.of === 'resource-pair';
      return of({ draw: pair ? 'pair' : 'use', id: SOURCES[effect.of] }, laurel, true);
    }
    case 'types':
      return of({ draw: 'use', id: 'types' }, { draw: 'laurel', text: String(effect.vp.at(-1)?.[1] ?? 0) }, true);
    case 'key':
      return of({ draw: 'key-plus' }, { draw: 'coin', text: `−${effect.price}` });
    case 'own-key':
      return of({ draw: 'keys', other: false });
    case 'opponent-key':
      return of({ draw: 'keys', other: true });
    case 'any-tile':
      return of({ draw: 'tile-any' });
    case 'back':
      return of({ draw: 'back', text: String(effect.spaces) });
  }
}
