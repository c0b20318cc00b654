import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { createHash } from 'node:crypto';
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

/** Every file of the build with a name for the worker, under one version: a change of any of them is a new one. */
const offline: Plugin = {
  name: 'paname-offline',
  apply: 'build',
  writeBundle: (_, bundle) => {
    const page = readFileSync(join(outDir, 'index.html'), 'utf8');
    const files = [...Object.keys(bundle), ...readdirSync('public')].filter((name) => name !== 'index.html').sort();
    const version = createHash('sha256');
    for (const name of ['index.html', ...files]) version.update(name).update(readFileSync(join(outDir, name)));
    const worker = readFileSync('offline/worker.js', 'utf8');
    const id = version.update(worker).digest('hex').slice(0, 12);
    writeFileSync(join(outDir, 'index.html'), page.replace('%VERSION%', id));
    writeFileSync(join(outDir, 'sw.js'), worker.replace('%VERSION%', id).replace("'%FILES%'", files.map((name) => `'/${name}'`).join(', ')));
  },
};

interface Schemas {
  SeatRequest: { properties: { level: { anyOf: [{ minimum: number; maximum: number }] } } };
  CreateTable: { properties: { seats: { minItems: number; maxItems: number } } };
  RuleOptions: { properties: { piles: { minimum: number; maximum: number } } };
}
const schema = JSON.parse(readFileSync('../docs/openapi.json', 'utf8')) as { components: { schemas: Schemas }; 'x-limits-of-a-box': object };
const { SeatRequest, CreateTable, RuleOptions } = schema.components.schemas;
const [level] = SeatRequest.properties.level.anyOf;
const { seats } = CreateTable.properties;
const { piles } = RuleOptions.properties;
const range = (from: number, to: number): string => JSON.stringify(Array.from({ length: to - from + 1 }, (_, i) => from + i));

export default defineConfig({
  // src/lib/figures.ts
  define: {
    __LEVELS__: range(level.minimum, level.maximum),
    __PLAYERS__: range(seats.minItems, seats.maxItems),
    __PILES__: range(piles.minimum, piles.maximum),
    __LIMITS__: JSON.stringify(schema['x-limits-of-a-box']),
  },
  plugins: [svelte(), inlineSprite, offline, gzip],
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // What is needed together comes in one piece: many small ones compress worse.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'base', // every page
              test: /node_modules\/(svelte|@fluent)\/|src\/lib\/(i18n|names|router|device|ui\/(Icon|Head|Late|pieces|colors)|client\/(api|kept|preferences|storage|crash|boxes|notation))\b/,
              priority: 3,
            },
            {
              name: 'board', // every page with a board
              test: /src\/lib\/(board\/(?!gestures|animate)|ui\/(EffectPicture|glyphs|effect|idle|longPress)\b|client\/(log|reducer|words|choices|keyboard|places)\b)/,
              priority: 2,
            },
            {
              name: 'game', // every page with a game
              test: /src\/lib\/(game\/(GameScreen|StatusBar|MyScreen|QuickAnswers|Notices|Announcer|status|task|looking|tips)|client\/animation)\b/,
              priority: 2,
            },
            {
              name: 'panels', // beside the board; of a phone not the first view
              test: /src\/lib\/game\/(LeftSide|RightSide|PhoneTabs|SidePanel|Opponents|Landmarks|Ranking|LogList|Notes)\b/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': { target: process.env['PANAME_SERVER'] ?? 'http://127.0.0.1:8000', ws: true } } },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  // Long enough for any machine, however busy: only what hangs is stopped.
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts', 'tests/**/*.test.ts'], testTimeout: 240_000, hookTimeout: 240_000 },
});
