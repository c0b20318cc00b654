// Turns and a replay in Debian's Firefox: the client is not made for one browser alone.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { seeded, url } from './driver';
import { Fox } from './firefox';
import type { SeatRequest, TableCreated, TableInfo, TableState } from '../../web/src/lib/client/types';

const RECORD = readFileSync(fileURLToPath(new URL('../../web/src/lib/screens/learn/first-game.paris.json', import.meta.url)), 'utf8');
const PREFERENCES = { language: 'en', animation: 'off', name: 'Ada', askLosses: false };

/** At the table, in the page's own name. */
class Guest {
  readonly #random = seeded(5);
  constructor(
    readonly fox: Fox,
    readonly table: string,
  ) {}

  static async create(fox: Fox, seats: SeatRequest[]): Promise<Guest> {
    return Guest.#post(fox, '/api/tables', JSON.stringify({ seats, random_start: false }));
  }

  static replay(fox: Fox, record: string): Promise<Guest> {
    return Guest.#post(fox, '/api/records', record);
  }

  static async #post(fox: Fox, path: string, body: string): Promise<Guest> {
    const { table } = await fox.value<TableCreated>(
      `fetch('${path}', { method: 'POST', headers: { 'content-type': 'application/json' }, body: ${JSON.stringify(body)} }).then((answer) => answer.json())`,
    );
    return new Guest(fox, table.id);
  }

  get<T>(path = ''): Promise<T> {
    return this.fox.value<T>(`fetch('/api/tables/${this.table}${path}').then((answer) => answer.json())`);
  }

  count(selector: string): Promise<number> {
    return this.fox.value(`document.querySelectorAll(${JSON.stringify(selector)}).length`);
  }

  /** What a seat may do, once the page shows it. */
  async turn(seat: number): Promise<TableState> {
    let state!: TableState;
    await expect
      .poll(async () => {
        state = await this.get<TableState>(`/state?log=0&seat=${seat}`);
        return state.legal.length > 0 && (await this.count(`html[data-seq="${state.seq}"] [data-piece=arc]`)) === 1;
      })
      .toBe(true);
    return state;
  }

  /** Draws, places a key and ends the turn with the mouse. */
  async byMouse(seat: number): Promise<void> {
    for (let ended = false; !ended;) {
      const { legal, seq } = await this.turn(seat);
      ended = legal.includes('done');
      const simple = legal.filter((action) => /^(draw|place) /.test(action));
      const action = simple[Math.floor(this.#random() * simple.length)] ?? '';
      const piece = action.startsWith('draw') ? `pile:${action.slice(5)}` : action.slice(6);
      await this.fox.click(ended ? 'button.go' : `[data-piece="${piece}"]`);
      await this.happened(seq);
    }
  }

  /** The same without one: Tab leads to the board, arrows lead on to a place where the key may go. */
  async byKeyboard(seat: number): Promise<void> {
    const drawing = await this.turn(seat);
    await this.fox.press('1');
    await this.happened(drawing.seq);
    const placing = await this.turn(seat);
    const places = placing.legal.filter((action) => action.startsWith('place ')).map((action) => action.slice(6));
    const on = (): Promise<string> => this.fox.value<string>(`document.activeElement?.closest('svg.board [data-piece]')?.getAttribute('data-piece') ?? ''`);
    await expect
      .poll(async () => {
        await this.fox.press((await on()) ? 'ArrowUp' : 'Tab');
        return places.includes(await on());
      })
      .toBe(true);
    await this.fox.press('Enter');
    await this.happened(placing.seq);
    const ending = await this.turn(seat);
    expect(ending.legal).toContain('done');
    await this.fox.press('e');
    await this.happened(ending.seq);
  }

  async happened(seq: number): Promise<void> {
    await expect.poll(async () => (await this.get<TableInfo>()).seq).toBeGreaterThan(seq);
  }
}

it('two play on one device in Firefox, by mouse and by keyboard, and look at another game', async () => {
  const fox = await Fox.start();
  onTestFinished(() => fox.end());
  await fox.goto(url());
  await expect.poll(() => fox.value<number>(`document.querySelectorAll('svg.poster').length`)).toBe(1);
  await fox.value(`localStorage.setItem('paname.preferences', ${JSON.stringify(JSON.stringify(PREFERENCES))})`);

  const home = await Guest.create(
    fox,
    ['Ada', 'Blaise'].map((name) => ({ kind: 'human', name })),
  );
  await fox.goto(`${url()}/table/${home.table}`);
  for (let round = 0; round < 2; round++) {
    for (const [seat, play] of [() => home.byMouse(0), () => home.byKeyboard(1)].entries()) {
      await expect.poll(() => home.count('main.curtain button')).toBe(1);
      expect(await home.count('[data-piece]'), 'nothing of the game is behind the curtain').toBe(0);
      await fox.click('main.curtain button');
      await home.turn(seat);
      await play();
    }
  }

  const before = await Guest.replay(fox, RECORD);
  await fox.goto(`${url()}/replay/${before.table}?at=40`);
  await expect.poll(() => before.count('svg.board [data-piece=arc]')).toBe(1);
  const step = (): Promise<number> => fox.value(`Number(document.querySelector('input[type=range]')?.value ?? -1)`);
  await expect.poll(step).toBe(40);
  await fox.press(']');
  await expect.poll(step).toBe(41);

  expect(fox.complaints).toEqual([]);
}, 180_000);
