/// <reference types="node" />
// Games for tests, played by the Python engine at test time (tests/browser/make_corpus.py).

import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Box, type Components } from '../board/box';
import type { Event, Examples, MovePlan, Screens, View } from './types';

export interface CorpusStep {
  seat: number;
  action: string;
  legal: string[];
  plans: MovePlan[];
  /** per eyes: spectator, seat 0, seat 1 … */
  events: Event[][];
  views: View[];
}
export interface CorpusGame {
  options: Record<string, unknown>;
  screens: Screens;
  seed: number;
  start: View[];
  steps: CorpusStep[];
}

const ROOT = resolve(process.cwd(), '..');

export function pythonCommand(): { command: string; env: NodeJS.ProcessEnv } {
  const venv = join(ROOT, '.venv', 'bin', 'python');
  return { command: process.env['PANAME_PYTHON'] ?? (existsSync(venv) ? venv : 'python3'), env: { ...process.env, PYTHONPATH: join(ROOT, 'src') } };
}

export function makeCorpus(games: number): CorpusGame[] {
  const folder = mkdtempSync(join(tmpdir(), 'paname-corpus-'));
  const file = join(folder, 'corpus.jsonl');
  const { command, env } = pythonCommand();
  try {
    execFileSync(command, [join(ROOT, 'tests', 'browser', 'make_corpus.py'), file, '--games', String(games)], { env, stdio: ['ignore', 'inherit', 'inherit'] });
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    return lines.map((line) => JSON.parse(line) as CorpusGame);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** components.toml as the server's GET /api/components gives it. */
export function loadTestBox(): Box {
  const { command, env } = pythonCommand();
  const code =
    'import tomllib,json,sys;from paname.box import provenance;d=tomllib.load(open(sys.argv[1],"rb"));json.dump(d|{"provenance":provenance.of(d)},sys.stdout)';
  const text = execFileSync(command, ['-c', code, join(ROOT, 'src', 'paname', 'box', 'components.toml')], { env, encoding: 'utf8' });
  return new Box(JSON.parse(text) as Components);
}

/** The worked examples of the rulebook, as the server tells them. */
export function loadExamples(): { examples: Examples['examples']; box: Box } {
  const { command, env } = pythonCommand();
  const code = 'import sys,msgspec; from paname.server import examples; sys.stdout.buffer.write(msgspec.json.encode(examples.told()))';
  const { examples, components } = JSON.parse(execFileSync(command, ['-c', code], { env, encoding: 'utf8', maxBuffer: 1e8 })) as Examples;
  return { examples, box: new Box(components as unknown as Components) };
}
