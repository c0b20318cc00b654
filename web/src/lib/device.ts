import { MediaQuery } from 'svelte/reactivity';

/** Too small for board and panels side by side: one wedge large, the rest in a sheet. (styles/frame.css follows the same line.) */
export const phone = new MediaQuery('(max-width: 767px), (max-height: 520px)');

/** The side panel is a drawer. */
export const tablet = new MediaQuery('(min-width: 768px) and (max-width: 1199px)');

/** A tablet with little height for the panels beside or below the board. */
export const low = new MediaQuery('(min-width: 768px) and (max-width: 1199px) and ((orientation: portrait) or (max-height: 800px))');
