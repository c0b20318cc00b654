// Starts `paname serve` on a free port and a fresh database for the tests, and ends it.

import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

declare module 'vitest' {
  interface ProvidedContext {
    /** address of the server, without a slash at the end */
    url: string;
  }
}

export function startServer(database: string, port = 0): Promise<{ url: string; process: ChildProcess }> {
  const venv = join(ROOT, '.venv', 'bin', 'python');
  const python = process.env['PANAME_PYTHON'] ?? (existsSync(venv) ? venv : 'python3');
  const child = spawn(
    python,
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
