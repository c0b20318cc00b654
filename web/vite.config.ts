import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sprite } from './sprite/symbols.mjs';

/** The pictograms stand in the page itself: drawn with the first paint, and no script carries them. */
const inlineSprite: Plugin = {
  name: 'paname-sprite',
  transformIndexHtml: (html) => html.replace('<!--sprite-->', sprite()),
};

// The wheel ships the built client, so it goes into the Python package (git-ignored there).
const outDir = '../src/paname/server/static';

/** Compressed here once and not by the server with every answer: it sends `name.gz` to whoever takes that. */
const gzip: Plugin = {
  name: 'paname-gzip',
  apply: 'build',
  closeBundle: () => {
    for (const name of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(html|js|css|svg|json|webmanifest|txt)$/.test(name)) continue;
      const plain = readFileSync(join(outDir, name));
      if (plain.length > 1000) writeFileSync(join(outDir, `${name}.gz`), gzipSync(plain, { level: 9 }));
    }
  },
};

export default defineConfig({
  plugins: [svelte(), inlineSprite, gzip],
  build: { outDir, emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  server: { port: 5173, proxy: { '/api': { target: process.env['PANAME_SERVER'] ?? 'http://127.0.0.1:8000', ws: true } } },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  // The first test of a file pays for its imports: seconds where every core is busy.
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts', 'tests/**/*.test.ts'], testTimeout: 30_000 },
});
