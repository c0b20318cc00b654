// At the table: nothing is thrown away unseen, ways to pay, fingers.

import { describe, expect, it } from 'vitest';
import { browser, PHONE, Player, playTo, seeded, settled, toPay } from './driver';
import type { CreateTable, TableState } from '../../web/src/lib/client/types';

const bot = { kind: 'bot', level: 1 } as const;
const rivals: CreateTable = { seats: [{ kind: 'human', name: 'Ada' }, bot, bot, bot], random_start: false, pace: 'instant' };
const both: CreateTable = {
  seats: [
    { kind: 'human', name: 'Ada' },
    { kind: 'human', name: 'Blaise' },
  ],
  random_start: false,
  screens: 'open',
};

/** Somebody who has just declined a free bonus tile, so that their turn can only end; which seat, and at which step. */
async function afterDeclining(like?: typeof PHONE): Promise<{ player: Player; id: string; seat: number; seq: number }> {
  const player = await Player.sit(browser, { askLosses: true, curtain: false }, like);
  const { id } = await player.create(both);
  const free = ({ view }: TableState): boolean => view?.question?.kind === 'bonus' && view.question.price === 0 && !view.question.first;
  const state = await playTo(player, id, seeded(1), free);
  const seq = (state?.seq ?? 0) + 1;
  await player.show(id);
  await settled(player, seq - 1);
  await player.page.locator('.quick button').last().click();
  await settled(player, seq);
  return { player, id, seat: state?.seat ?? 0, seq };
}

describe('a turn', () => {
  it('is asked about once before something is thrown away', async () => {
    const { player, seq } = await afterDeclining();
    const { page } = player;
    await page.locator('.bar .go').click();
    await expect.poll(() => page.locator('.lose li').allTextContents()).toContain('A free bonus tile (Undo brings it back)'); // perhaps not alone: every deal is another
    await page.locator('.task .btn').first().click();
    await page.locator('.bar .go').click(); // they know by now
    await settled(player, seq + 1);
    player.content();
    await player.close();
  });

  it('is asked about as well when a hint ends it', async () => {
    const { player, id, seat, seq } = await afterDeclining();
    const { page } = player;
    await page.route('**/hint', (route) => route.fulfill({ json: { action: 'done', level: 1, seq, why: null } }));
    await page.keyboard.press('h');
    await page.getByRole('button', { name: 'Play this' }).click();
    await page.locator('.lose li').first().waitFor();
    expect((await player.state(id, seat)).seq, 'not ended').toBe(seq);
    await page.getByRole('button', { name: 'End turn' }).last().click();
    await settled(player, seq + 1);
    player.content();
    await player.close();
  });

  it('is paid for in the way that was chosen', async () => {
    const player = await Player.sit(browser, { curtain: false });
    const { page } = player;
    const { table, state, ways } = await toPay(player, both);
    const [, from = '', to = ''] = ways[0]?.action.split(' ') ?? [];
    await player.show(table);
    await settled(player, state.seq);
    await player.piece(from).click();
    await player.piece(to).click();
    await expect.poll(() => page.locator('.way').count()).toBe(ways.length);
    await page.locator('.way input').nth(1).check();
    await page.locator('.task .btn.primary').click();
    const wanted = [...(ways[1]?.chain ?? []), ways[1]?.action];
    await settled(player, state.seq + wanted.length);
    const { log } = await player.get<TableState>(`/api/tables/${table}/state?log=20&seat=${state.seat}`);
    expect(log.slice(-wanted.length).map(({ action }) => action)).toEqual(wanted);
    player.content();
    await player.close();
  });
});

it('a double click on "Confirm" takes no End Game tile', async () => {
  const player = await Player.sit(browser, { curtain: false });
  const { page } = player;
  const table = await player.create(both);
  const state = await playTo(player, table.id, seeded(1), ({ legal }) => legal.includes('take'));
  const asked = async (): Promise<string | undefined> => (await player.state(table.id, state?.seat ?? 0)).view?.question?.kind;
  await player.show(table.id);
  await settled(player, state?.seq ?? 0);
  await player.piece('end').click();
  const box = await page.locator('.task .btn.primary').boundingBox();
  const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20];
  await page.mouse.click(x, y);
  const tile = page.locator('.ends .tilecard').first();
  await tile.waitFor();
  // the worst case: one lies exactly there
  const there = await tile.boundingBox();
  await page.locator('.task').evaluate((task: HTMLElement, by) => (task.style.translate = by), `${x - 20 - (there?.x ?? 0)}px ${y - 20 - (there?.y ?? 0)}px`);
  expect(await page.evaluate(([x, y]) => document.elementFromPoint(x ?? 0, y ?? 0)?.closest('.tilecard') !== null, [x, y])).toBe(true);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await player.quiet();
  expect(await asked()).toBe('look');
  await page.locator('.task:not([data-fresh])').waitFor();
  await tile.press('Enter');
  await expect.poll(asked).not.toBe('look');
  player.content();
  await player.close();
});

describe('fingers', () => {
  /** Twice on the same spot; for the page no time passes between them, however busy the machine is. */
  async function tapTwice(player: Player, selector: string): Promise<void> {
    await player.page.evaluate((now) => void (performance.now = () => now), await player.page.evaluate(() => performance.now()));
    const box = await player.page.locator(selector).first().boundingBox();
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    await player.page.touchscreen.tap(x, y);
    await player.page.touchscreen.tap(x, y);
    await player.quiet();
  }

  it('that tap twice answer no question that nobody has read', async () => {
    const { player, id, seat, seq } = await afterDeclining(PHONE);
    const { page } = player;
    await tapTwice(player, '.pact .go');
    await page.locator('.lose li').first().waitFor();
    expect((await player.state(id, seat)).seq, 'not ended').toBe(seq);
    player.content();
    await player.close();
  });

  it('that tap twice on a VP tile choose no district', async () => {
    const player = await Player.sit(browser, { curtain: false }, PHONE);
    const { page } = player;
    let state: TableState | null = null;
    for (let game = 1; !state; game++) {
      const { id } = await player.create(both);
      state = await playTo(player, id, seeded(game), ({ view }) => view?.phase === 'vp');
      if (state) await player.show(id);
    }
    await settled(player, state.seq);
    await page.locator('.spaces button').first().waitFor();
    await tapTwice(player, '.spaces button');
    expect(await page.locator('html').getAttribute('data-seq')).toBe(String(state.seq));
    await page.locator('.spaces button').nth(1).tap(); // elsewhere: that one was meant
    await settled(player, state.seq + 1);
    player.content();
    await player.close();
  });

  it('on a tile beside the board tell what it is, and play nothing', async () => {
    const player = await Player.sit(browser, { curtain: false }, PHONE);
    const { page } = player;
    const table = await player.create(both);
    const tiles = ({ view, seat }: TableState): boolean =>
      (view?.seats[seat ?? 0]?.bonus?.length ?? 0) > 0 && view?.seats.some(({ used }, one) => one !== seat && used.length > 0) === true;
    const state = await playTo(player, table.id, seeded(2), tiles);
    if (!state) throw new Error('nobody has used a tile: take another seed');
    await player.show(table.id);
    await settled(player, state.seq);
    const cdp = await player.context.newCDPSession(page);
    const press = async (selector: string): Promise<void> => {
      const tile = page.locator(selector).first();
      await tile.scrollIntoViewIfNeeded();
      const box = await tile.boundingBox();
      if (!box) throw new Error(`no ${selector}`);
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: box.x + box.width / 2, y: box.y + box.height / 2, id: 0 }] });
      await page.locator('.tip').waitFor();
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await page.locator('.tip').waitFor({ state: 'detached' });
      expect(await page.locator('.btile.on').count(), 'nothing is chosen').toBe(0);
    };
    await press('.sheet .mine .btile');
    await page.locator('.ptabs button').nth(2).tap();
    await press('.sheet .opp .usedtiles li');
    await page.locator('.ptabs button').nth(3).tap();
    const arrow = await page.locator('.log .jump').first().boundingBox();
    expect([arrow?.width, arrow?.height]).toEqual([44, 44]);
    await page.keyboard.press('h'); // the task takes the place of what had the focus, and goes with it
    await page.locator('.task .btn.primary').focus();
    await page.keyboard.press('Escape');
    await page.locator('.task').waitFor({ state: 'detached' });
    player.content();
    await player.close();
  });

  it('zoom the board, move it, and swipe from wedge to wedge', async () => {
    const player = await Player.sit(browser, {}, PHONE);
    const { page } = player;
    const table = await player.create(rivals);
    await player.show(table.id);
    await player.piece('arc').waitFor();
    const cdp = await player.context.newCDPSession(page);
    const viewBox = (): Promise<string | null> => page.locator('svg.board').getAttribute('viewBox');
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: [number, number][] = []): Promise<unknown> =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
    /** Each finger goes its way, as fast as a person's. */
    const drag = async (...ways: [from: [number, number], to: [number, number]][]): Promise<void> => {
      await touch(
        'touchStart',
        ways.map(([from]) => from),
      );
      for (let part = 0.2; part < 1.1; part += 0.2) {
        await touch(
          'touchMove',
          ways.map(([from, to]) => [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]),
        );
        await page.evaluate(() => new Promise(requestAnimationFrame));
      }
      await touch('touchEnd');
    };
    await drag(
      [
        [180, 300],
        [120, 300],
      ],
      [
        [210, 300],
        [270, 300],
      ],
    );
    await expect.poll(async () => Number((await viewBox())?.split(' ')[2])).toBeLessThan(400);
    const near = await viewBox();
    await drag([
      [200, 300],
      [150, 280],
    ]);
    await expect.poll(viewBox).not.toBe(near);
    await page.locator('.minib').tap(); // right after the gesture, whose click is none
    await expect.poll(viewBox).toBe('0 0 1000 1000');
    await player.piece('montmartre:bank').dispatchEvent('click');
    await expect.poll(viewBox).not.toBe('0 0 1000 1000');
    const wedge = await viewBox();
    await drag([
      [300, 300],
      [200, 302],
    ]);
    await expect.poll(viewBox).not.toBe(wedge);
    await drag([
      [200, 300],
      [300, 302],
    ]);
    await expect.poll(viewBox).toBe(wedge);
    player.content();
    await player.close();
  });
});
