import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { sprite } from './sprite/symbols.mjs';

/** The pictograms stand in the page itself: drawn with the first paint, and no script carries them. */
const inlineSprite: Plugin = {
  name: 'paname-sprite',
  transformIndexHtml: (html) => html.replace('<!--sprite-->', sprite()),
};

export default defineConfig({
  plugins: [svelte(), inlineSprite],
  // The wheel ships the built client, so it goes into the Python package (git-ignored there).
  build: { outDir: '../src/paname/server/static', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  server: { port: 5173, proxy: { '/api': { target: process.env['PANAME_SERVER'] ?? 'http://127.0.0.1:8000', ws: true } } },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts', 'tests/**/*.test.ts'] },
});
