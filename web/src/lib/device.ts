import { MediaQuery } from 'svelte/reactivity';

/** Too small for board and panels side by side: one wedge large, the rest in a sheet. (styles/frame.css follows the same line.) */
export const phone = new MediaQuery('(max-width: 767px), (max-height: 520px)');

/** The side panel is a drawer. */
export const tablet = new MediaQuery('(min-width: 768px) and (max-width: 1199px)');

/** A tablet with little height for the panels beside or below the board. */
export const low = new MediaQuery('(min-width: 768px) and (max-width: 1199px) and ((orientation: portrait) or (max-height: 800px))');

/** Panels below each other beside the board, and too little height for one's own screen and a long task, both whole. */
export const short = new MediaQuery('(orientation: landscape) and (max-height: 1100px)');

/** A graph gives some of its height to what is said above it. */
export const flat = new MediaQuery('(max-height: 800px)');
