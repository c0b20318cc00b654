// Figures of the server's schema that a page needs before it has asked the server; vite.config.ts puts them in.

declare const __LEVELS__: readonly number[];
declare const __PLAYERS__: readonly number[];
declare const __PILES__: readonly [fewer: number, usual: number];
declare const __LIMITS__: Record<'bytes' | 'copies' | 'letters' | 'slots' | 'tokens' | 'tokens_of_choice', number>;

/** how strong a bot can be */
export const LEVELS = __LEVELS__;
/** how many can play */
export const PLAYERS = __PLAYERS__;
/** of building tiles */
export const [FEWER_PILES, USUAL_PILES] = __PILES__;
/** what a box may have at most */
export const MOST = __LIMITS__;
