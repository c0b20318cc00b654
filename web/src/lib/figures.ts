// Figures of the server's schema that a page needs before it has asked the server; vite.config.ts puts them in.

declare const __LEVELS__: readonly number[];
declare const __PLAYERS__: readonly number[];

/** how strong a bot can be */
export const LEVELS = __LEVELS__;
/** how many can play */
export const PLAYERS = __PLAYERS__;
