/** Milliseconds in which nobody sees, decides and clicks. */
export const SEEN = 500;
