// The client in a real browser against a real server:
//   cd web && npx vitest run --config ../tests/browser/vitest.config.mts           the quick part
//   cd web && PANAME_LONG=1 npx vitest run --config ../tests/browser/vitest.config.mts   everything
// It needs the built client (npm run build), Chromium (/usr/bin/chromium), Firefox (/usr/bin/firefox-esr) and the Python package.

import { fileURLToPath } from 'node:url';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
/** Those of `make test`, the longest first: with two workers, none is left alone with a long one at the end. */
const QUICK = [
  'finale',
  'study',
  'reach',
  'quick',
  'room',
  'styles',
  'screens',
  'puzzle',
  'axe',
  'hands',
  'analysis',
  'network',
  'firefox',
  'start',
  'offline',
];
const turn = ({ moduleId }: { moduleId: string }): number => QUICK.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));

const module = (name: string): string => here(`../../web/node_modules/${name}`);

export default {
  root: here('.'),
  cacheDir: module('.vite-browser-tests'),
  resolve: { alias: { 'playwright-core': module('playwright-core/index.mjs'), ws: module('ws/wrapper.mjs') } },
  server: { fs: { allow: [here('../..')] } },
  test: {
    include: process.env['PANAME_LONG'] ? ['*.test.ts'] : QUICK.map((name) => `${name}.test.ts`),
    sequence: {
      sequencer: class {
        sort = async <File extends { moduleId: string }>(files: File[]): Promise<File[]> => [...files].sort((a, b) => turn(a) - turn(b));
        shard = async <File,>(files: File[]): Promise<File[]> => files;
      },
    },
    globalSetup: [here('server.ts')],
    environment: 'node',
    maxWorkers: 2,
    isolate: false, // the files of a worker share its browser
    testTimeout: 300_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } }, // a fault, not a busy machine
  },
};
