// How things of the game are called in the sprite.
import type { TokenPicture } from '../board/box';

export { headOf } from './colors.svelte';

const TOKENS: Record<TokenPicture, string> = {
  wood: 'wood',
  marble: 'marble',
  gold: 'gold',
  'bronze prestige': 'prestige-bronze',
  'silver prestige': 'prestige-silver',
  'gold prestige': 'prestige-gold',
  'any resource': 'resource-any',
  'any prestige': 'prestige-any',
};
export const tokenIcon = (token: TokenPicture): string => TOKENS[token];
