// Starts `paname serve` on a free port and a fresh database for the tests, or plain `paname`, and ends it.

import { spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

declare module 'vitest' {
  interface ProvidedContext {
    /** address of the server, without a slash at the end */
    url: string;
  }
}

const VENV = join(ROOT, '.venv', 'bin', 'python');
const PYTHON = process.env['PANAME_PYTHON'] ?? (existsSync(VENV) ? VENV : 'python3');

interface Started {
  url: string;
  process: ChildProcess;
}

export function startServer(database: string, port = 0): Promise<Started> {
  const child = spawn(
    PYTHON,
    [
      join(ROOT, 'tests', 'browser', 'serve.py'),
      'serve',
      '--no-browser',
      '--port',
      String(port),
      '--database',
      database,
      '--bot-workers',
      '1',
      '--log-level',
      'warning',
    ],
    {
      cwd: ROOT,
      // tests make many tables from one address; the limits have tests of their own
      env: {
        ...process.env,
        PYTHONPATH: join(ROOT, 'src'),
        PANAME_CREATE_BURST: '10000',
        PANAME_BURST: '1000000',
        PANAME_RATE: '100000',
        PANAME_HEARTBEAT: '5',
        PANAME_HOME: '1',
        PANAME_HOME_ADDRESS: '127.0.0.2',
        PYTHONUNBUFFERED: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  return saysWhere(child);
}

/** As a person starts it who has a data folder and no browser; it looks for a free port from that one on. */
export function startHome(data: string, port?: number): Promise<Started> {
  mkdirSync(join(data, 'paname'), { recursive: true });
  if (port !== undefined) writeFileSync(join(data, 'paname', 'paname.sqlite.address'), JSON.stringify({ port, node: 'gone' }));
  const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PANAME_')));
  const env = { ...own, PYTHONPATH: join(ROOT, 'src'), XDG_DATA_HOME: data, BROWSER: '/bin/true %s', PYTHONUNBUFFERED: '1' };
  return saysWhere(spawn(PYTHON, ['-m', 'paname'], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] }));
}

function saysWhere(child: ChildProcessByStdio<null, Readable, Readable>): Promise<Started> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const url = /(http:\/\/[^/\s]+)\//.exec(output)?.[1];
      if (url) resolve({ url, process: child });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', (code) => reject(new Error(`the server ended with ${code ?? 'a signal'}:\n${output}`)));
    setTimeout(() => reject(new Error(`the server did not say where it is within two minutes:\n${output}`)), 120_000).unref();
  });
}

export function stopServer(child: ChildProcess): Promise<void> {
  child.removeAllListeners('exit');
  return new Promise((resolve) => {
    child.on('exit', () => resolve());
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), 10_000).unref();
  });
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(join(ROOT, 'src', 'paname', 'server', 'static', 'index.html'))) {
    throw new Error('the client is not built: run "npm run build" in web/ first');
  }
  const folder = mkdtempSync(join(tmpdir(), 'paname-browser-'));
  const { url, process: child } = await startServer(join(folder, 'tables.sqlite'));
  for (let tries = 0; tries < 100; tries++) {
    if (
      await fetch(`${url}/api/meta`).then(
        (response) => response.ok,
        () => false,
      )
    )
      break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  project.provide('url', url);
  return async () => {
    await stopServer(child);
    rmSync(folder, { recursive: true });
  };
}
