import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
  preprocess: vitePreprocess(),
  // short names of scopes: they stand on every element, and a table loads them
  compilerOptions: { runes: true, cssHash: ({ hash, css }) => `s${hash(css).slice(0, 4)}` },
};
