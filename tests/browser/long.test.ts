// The long part: a table with friends, the whole lesson, what a move costs who watches, every screen in every language.

import type { CDPSession } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { browser, finishedGame, LANGUAGES, PHONE, Player, seeded, settled, wish } from './driver';
import type { TableInfo } from '../../web/src/lib/client/types';

const bot = { kind: 'bot', level: 1 } as const;

describe('a table with friends', () => {
  it('is made, joined by its link, started, and played again', async () => {
    const [ada, blaise] = [await Player.sit(browser), await Player.sit(browser)];
    await ada.page.goto('/new');
    await ada.page.locator('form button.primary').click();
    await ada.page.waitForURL(/\/table\//);
    const id = ada.page.url().split('/').at(-1) ?? '';
    expect((await ada.get<TableInfo>(`/api/tables/${id}`)).status).toBe('open');
    await blaise.page.goto(`/table/${id}`);
    await blaise.page.locator('button.primary').first().click();
    await ada.page.locator('button.primary.big').click();
    await Promise.all([ada.piece('pile:1').waitFor(), blaise.piece('pile:1').waitFor()]);
    ada.content();
    blaise.content();
    await ada.close();
    await blaise.close();
  });

  it('is left to a bot by giving up, and played again', async () => {
    const player = await Player.sit(browser);
    const table = await player.create({ seats: [{ kind: 'human', name: 'Ada' }, bot], random_start: false });
    await player.show(table.id);
    await settled(player, 0);
    await player.post(`/api/tables/${table.id}/commands`, { client: 'test', seq: 0, seat: 0, command: { type: 'concede' } });
    await player.page.getByRole('button', { name: 'Rematch' }).click();
    await player.page.waitForURL((address) => address.pathname.startsWith('/table/') && !address.pathname.endsWith(table.id));
    await player.piece('arc').waitFor();
    player.content();
    await player.close();
  });
});

describe('the first game', () => {
  it('can be followed to its end', async () => {
    const player = await Player.sit(browser);
    await player.page.goto('/learn');
    const next = player.page.locator('.lesson .outs2 button').last();
    const end = player.page.locator('.lesson a.go');
    await next.waitFor();
    for (let i = 0; i < 300 && !(await end.count()); i++) await next.dispatchEvent('click');
    expect(await end.getAttribute('href')).toBe('/');
    player.content();
    await player.close();
  });
});

/** four times slower than this machine: a phone of the middle class */
const SLOW_PHONE = 4;

describe('speed', () => {
  // A spectator: updates come in, nobody points or clicks. The player plays without a page.
  it.each([
    ['an update of the board takes less than a frame', 1, ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'], {}],
    ['a move takes at most 16 ms of script on the phone of who watches', SLOW_PHONE, ['ScriptDuration'], PHONE],
  ] as const)('%s', async (_, slower, metrics, options) => {
    const [ada, eve] = [await Player.sit(browser), await Player.sit(browser, {}, options)];
    const times = await cost(ada, eve, slower, metrics);
    expect(told(`${metrics.join(', ')}, a spectator`, times)).toBeLessThan(16);
    await ada.close();
    await eve.close();
  });
});

/** What each of the first moves of a game of two people on one device costs in a page that shows it. */
async function cost(player: Player, watcher: Player, slower: number, metrics: readonly string[]): Promise<number[]> {
  const people = ['Ada', 'Blaise'].map((name) => ({ kind: 'human', name }) as const);
  const table = await player.create({ seats: people, random_start: false, screens: 'open' });
  await watcher.show(table.id);
  await settled(watcher, 0);
  const thread = await Thread.of(watcher, slower);
  const random = seeded(2);
  const times: number[] = [];
  for (let i = 0; i < 60; i++) {
    const { active, seq } = await player.get<TableInfo>(`/api/tables/${table.id}`);
    const action = wish(await player.state(table.id, active), random);
    const before = await thread.spent(metrics);
    await player.post(`/api/tables/${table.id}/commands`, { client: 'test', seq, seat: active, command: { type: 'act', action } });
    await expect.poll(() => thread.shown()).toBe(seq + 1);
    times.push((await thread.spent(metrics)) - before);
  }
  return times;
}

/** The median, which is also told. */
function told(what: string, times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part: number): number => sorted[Math.floor(sorted.length * part)] ?? 0;
  console.log(`${what}: median ${at(0.5).toFixed(1)} ms, 90 % ${at(0.9).toFixed(1)} ms (${times.length})`);
  return at(0.5);
}

/** The page's own thread, by the processor time it has spent: a busy machine does not count. Asking runs no script in the page. */
class Thread {
  private constructor(
    readonly session: CDPSession,
    readonly root: number,
  ) {}

  static async of(player: Player, slower: number): Promise<Thread> {
    const session = await player.context.newCDPSession(player.page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    const { root } = await session.send('DOM.getDocument', { depth: 0 });
    return new Thread(session, (await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'html' })).nodeId);
  }

  /** number of the entry that is shown */
  async shown(): Promise<number> {
    const { attributes } = await this.session.send('DOM.getAttributes', { nodeId: this.root });
    return Number(attributes[attributes.indexOf('data-seq') + 1]);
  }

  /** milliseconds so far, once nothing is done any more: also what waited until the page was idle */
  async spent(wanted: readonly string[]): Promise<number> {
    const now = async (): Promise<number> => {
      const { metrics } = await this.session.send('Performance.getMetrics');
      return metrics.filter(({ name }) => wanted.includes(name)).reduce((sum, { value }) => sum + value, 0) * 1000;
    };
    let last = -1;
    await expect.poll(async () => now().then((next) => next === last || ((last = next), false)), { interval: 60 }).toBe(true);
    return last;
  }
}

describe('languages', () => {
  const screens = ['/', '/new', '/my', '/watch', '/learn', '/rules', '/reference', '/preferences', '/replay'];
  let finished = '';
  beforeAll(async () => {
    finished = await finishedGame(browser);
  });

  it.each(LANGUAGES)(
    '%s: nothing is missing and nothing sticks out, on a desktop and on a phone',
    async (language) => {
      const problems: string[] = [];
      for (const width of [1366, 390]) {
        const player = await Player.sit(browser, { language }, { viewport: { width, height: width === 390 ? 844 : 768 } });
        const table = await player.create({ seats: [{ kind: 'human', name: 'Ada' }, bot], random_start: false, pace: 'instant' });
        for (const screen of [...screens, `/table/${table.id}`, `/table/${finished}`, `/replay/${finished}?at=60`]) {
          await player.visit(screen);
          expect(await player.page.locator('html').getAttribute('lang')).toBe(language);
          const name = screen.replace(table.id, 'ID').replace(finished, 'OVER');
          for (const text of await player.page.evaluate(faults)) problems.push(`${width} ${name}: ${text}`);
        }
        problems.push(...player.complaints);
        await player.close();
      }
      expect(problems).toEqual([]);
    },
    120_000,
  );
});

/** Texts that are missing or do not fit. Runs in the page. */
function faults(): string[] {
  const found: string[] = [];
  const root = document.scrollingElement as HTMLElement;
  if (root.scrollWidth > innerWidth + 1) found.push(`the page is ${root.scrollWidth} px wide`);
  const missing = /⟨[^⟩]*⟩/.exec(document.body.innerText);
  if (missing) found.push(`missing text ${missing[0]}`);
  const scrolls = (element: Element | null): boolean =>
    element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  for (const element of document.querySelectorAll<HTMLElement>('button, a, h1, h2, h3, th, label, legend, dt, .btn, .tab')) {
    const style = getComputedStyle(element);
    const text = element.textContent?.trim().slice(0, 40) ?? '';
    const only = element.clientWidth <= 1 || style.display === 'inline'; // for screen readers, or its box means nothing
    if (style.visibility === 'hidden' || element.offsetParent === null || !text || scrolls(element)) continue;
    // an ellipsis is meant: the whole text is in a title
    if (!only && style.textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 2) {
      found.push(`"${text}" is ${element.scrollWidth - element.clientWidth} px too wide for its ${element.tagName.toLowerCase()}.${element.className}`);
    }
    const { left, right, width } = element.getBoundingClientRect();
    if (width > 1 && (left < -1 || right > innerWidth + 1)) found.push(`"${text}" lies outside the window`);
  }
  return found;
}
