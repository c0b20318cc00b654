// Firefox by its own WebDriver BiDi: Debian's needs no driver beside it.

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebSocket from 'ws';

export const FIREFOX = process.env['FIREFOX'] ?? '/usr/bin/firefox-esr';

interface Answer {
  id?: number;
  method?: string;
  result?: Record<string, unknown>;
  message?: string;
  params?: { level?: string; text?: string };
}

/** The page was left while its icon or a font was on the way: Firefox calls that an error. The number is NS_BINDING_ABORTED. */
const LEFT = /status=2152398850|\.(svg|woff2)’\. A ServiceWorker intercepted the request/;

/** A page in Firefox. */
export class Fox {
  /** errors of the page's scripts */
  readonly complaints: string[] = [];
  readonly #waiting = new Map<number, { resolve: (result: Record<string, unknown>) => void; reject: (error: Error) => void }>();
  #context = '';
  #last = 0;

  private constructor(
    readonly browser: ChildProcess,
    readonly profile: string,
    readonly socket: WebSocket,
  ) {
    socket.on('message', (data) => this.#receive(JSON.parse(String(data)) as Answer));
  }

  static async start(): Promise<Fox> {
    const profile = mkdtempSync(join(tmpdir(), 'paname-firefox-'));
    const browser = spawn(FIREFOX, ['--headless', '--remote-debugging-port', '0', '--profile', profile, '--no-remote'], { stdio: ['ignore', 'pipe', 'pipe'] });
    const address = await new Promise<string>((resolve, reject) => {
      let said = '';
      browser.stderr.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const found = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(said)?.[1];
        if (found) resolve(found);
      });
      browser.on('exit', () => reject(new Error(`Firefox ended:\n${said}`)));
    });
    const socket = new WebSocket(`${address}/session`);
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    const fox = new Fox(browser, profile, socket);
    await fox.send('session.new', { capabilities: {} });
    await fox.send('session.subscribe', { events: ['log.entryAdded'] });
    const { contexts } = (await fox.send('browsingContext.getTree', {})) as { contexts: { context: string }[] };
    fox.#context = contexts[0]?.context ?? '';
    return fox;
  }

  send(method: string, params: Record<string, unknown>): Promise<Record<string, unknown>> {
    const id = (this.#last += 1);
    this.socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  #receive({ id, method, result, message, params }: Answer): void {
    if (method === 'log.entryAdded' && params?.level === 'error' && !LEFT.test(params.text ?? '')) this.complaints.push(params.text ?? '');
    const waiting = this.#waiting.get(id ?? -1);
    if (result) waiting?.resolve(result);
    else waiting?.reject(new Error(message));
  }

  async goto(url: string): Promise<void> {
    await this.send('browsingContext.navigate', { context: this.#context, url, wait: 'complete' });
  }

  /** What an expression in the page comes to, promises awaited. */
  async value<T>(expression: string): Promise<T> {
    const answer = await this.send('script.evaluate', {
      expression: `(async () => JSON.stringify((await (${expression})) ?? null))()`,
      target: { context: this.#context },
      awaitPromise: true,
    });
    if (answer['type'] === 'exception') throw new Error(JSON.stringify(answer['exceptionDetails']));
    return JSON.parse((answer['result'] as { value: string }).value) as T;
  }

  /** Clicks with the mouse in the middle of an element. */
  async click(selector: string): Promise<void> {
    const at = await this.value<{ x: number; y: number } | null>(
      `(() => { const box = document.querySelector(${JSON.stringify(selector)})?.getBoundingClientRect();` +
        ` return box && { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }; })()`,
    );
    if (!at) throw new Error(`nothing is "${selector}"`);
    const actions = [
      { type: 'pointerMove', ...at },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.send('input.performActions', { context: this.#context, actions: [{ type: 'pointer', id: 'mouse', actions }] });
  }

  /** Presses a key, by its name. */
  async press(key: string): Promise<void> {
    const value = { Tab: '\uE004', Enter: '\uE007', ArrowUp: '\uE013' }[key] ?? key;
    const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }));
    await this.send('input.performActions', { context: this.#context, actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  async end(): Promise<void> {
    this.browser.removeAllListeners('exit');
    const gone = new Promise((resolve) => this.browser.once('exit', resolve));
    this.socket.close();
    this.browser.kill();
    await gone;
    rmSync(this.profile, { recursive: true, force: true });
  }
}
