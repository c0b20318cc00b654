// One game in Firefox, where Debian's is installed: the client is not made for one browser alone.

import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { seeded, url } from './driver';
import { Fox, FIREFOX } from './firefox';
import type { TableCreated, TableState } from '../../web/src/lib/client/types';

const TURNS = 5;

it.skipIf(!existsSync(FIREFOX))(
  'a game begins in Firefox',
  async () => {
    const fox = await Fox.start();
    const random = seeded(5);
    await fox.goto(url());
    await expect.poll(() => fox.value<number>(`document.querySelectorAll('svg.poster').length`)).toBe(1);
    const seats = [
      { kind: 'human', name: 'Ada' },
      { kind: 'bot', level: 1 },
    ];
    const body = JSON.stringify({ seats, random_start: false, pace: 'instant' });
    const { table } = await fox.value<TableCreated>(
      `fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body: ${JSON.stringify(body)} }).then((answer) => answer.json())`,
    );
    await fox.value(`localStorage.setItem('paname.preferences', '{"language":"en","animation":"off","name":"Ada","askLosses":false}')`);
    await fox.goto(`${url()}/table/${table.id}`);
    const shown = (): Promise<number> => fox.value(`Number(document.documentElement.dataset.seq ?? -1)`);
    for (let done = 0; done < TURNS;) {
      let state!: TableState;
      await expect
        .poll(async () => {
          state = await fox.value<TableState>(`fetch('/api/tables/${table.id}/state?log=0&seat=0').then((answer) => answer.json())`);
          return state.legal.length > 0 && (await shown()) === state.seq;
        })
        .toBe(true);
      const simple = state.legal.filter((action) => /^(draw|place) /.test(action));
      const action = state.legal.includes('done') ? 'done' : (simple[Math.floor(random() * simple.length)] ?? '');
      const piece = action.startsWith('draw') ? `pile:${action.slice(5)}` : action.slice(6);
      await fox.click(action === 'done' ? 'button.go' : `[data-piece="${piece}"]`);
      await expect.poll(shown).toBeGreaterThan(state.seq);
      if (action === 'done') done += 1;
    }
    expect(fox.complaints).toEqual([]);
    await fox.end();
  },
  180_000,
);
