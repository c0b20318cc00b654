/** Makes a state inside a reaction, but not of it: Svelte never wakes a reaction for what it has made itself. */
export function apart<T>(make: () => T): T {
  let made: T | undefined;
  $effect.root(() => void (made = make()))();
  return made as T;
}
