// WCAG 2.2 AA on every screen, in every theme: what axe-core finds, and what it cannot see.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findings } from './axe';
import { browser, PHONE, Player, playTo, seeded, wish } from './driver';
import type { AnalysisState, PuzzleList, StudyMade, TableInfo } from '../../web/src/lib/client/types';

const RECORD = JSON.parse(readFileSync(fileURLToPath(new URL('../../web/src/lib/screens/learn/first-game.paris.json', import.meta.url)), 'utf8')) as unknown;
const THEMES = ['light', 'dark', 'contrast'];
const SCREENS = ['/', '/new', '/my', '/watch', '/rules', '/reference', '/preferences', '/replay', '/my-box', '/study', '/puzzles', '/table/nowhere'];

/** has the seats; the others get the same cookie */
let host: Player;
let waiting: string, record: string, running: string, study: string, shared: string, judged: string;
let move: [from: string, to: string];

beforeAll(async () => {
  host = await Player.sit(browser);
  waiting = (await host.create({ seats: [{ kind: 'human', name: 'Ada' }, { kind: 'open' }] })).id;
  record = (await host.post<{ table: { id: string } }>('/api/records', RECORD)).table.id;
  study = (await host.post<StudyMade>('/api/studies', { table: record, at: 20 })).id;
  shared = (await together()).id;
  judged = (await givenUp(4)).id;
  await host.post(`/api/tables/${judged}/analysis`, {});
  for (let seed = 1; !running; seed++) {
    const { id } = await host.create({
      seats: [
        { kind: 'human', name: 'Ada' },
        { kind: 'bot', level: 1 },
      ],
      random_start: false,
      pace: 'instant',
    });
    // a move that must be paid with an exchange
    const found = await playTo(host, id, seeded(seed), ({ plans }) => plans.some((one) => one.chain?.length && / [a-z-]+:\d$/.test(one.action)));
    const [, from, to] = found?.plans.find((one) => one.chain?.length && / [a-z-]+:\d$/.test(one.action))?.action.split(' ') ?? [];
    if (from && to) [running, move] = [id, [from, to]];
  }
  // analyses take what others leave of the processor
  const isJudged = async (): Promise<boolean> => (await host.get<AnalysisState>(`/api/tables/${judged}/analysis`)).status === 'done';
  await vi.waitUntil(isJudged, { timeout: 200_000, interval: 500 });
}, 300_000);
afterAll(() => host.close());

/** Two people at one device. */
const together = (): Promise<TableInfo> =>
  host.create({
    seats: [
      { kind: 'human', name: 'Ada' },
      { kind: 'human', name: 'Blaise' },
    ],
    random_start: false,
  });

/** A game that ends after so many turns. */
async function givenUp(turns: number): Promise<TableInfo> {
  const table = await together();
  const random = seeded(3);
  let done = 0;
  const state = await playTo(host, table.id, random, () => done === turns, {
    choose: (now) => {
      const action = wish(now, random);
      if (action === 'done') done += 1;
      return action;
    },
  });
  await host.post(`/api/tables/${table.id}/commands`, { client: 'test', seq: state?.seq, seat: 0, command: { type: 'concede' } });
  return table;
}

/** Goes everywhere and calls `look` at each place. */
async function tour(player: Player, look: (place: string) => Promise<void>): Promise<void> {
  const { page } = player;
  await player.context.addCookies(await host.context.cookies());
  for (const screen of [...SCREENS, `/table/${waiting}`]) {
    await player.visit(screen);
    await look(screen);
  }
  await inMyBox(player, look);
  await player.visit('/learn');
  await page.locator('.lesson h2').waitFor();
  await look('lesson');
  await inGame(player, look);
  await afterGame(player, look);
}

async function inMyBox(player: Player, look: (place: string) => Promise<void>): Promise<void> {
  const { page } = player;
  await player.visit('/my-box');
  await page.locator('[data-set=landmarks]').click();
  await page.locator('.sheet').waitFor();
  await look('a sheet of My box');
  await page.keyboard.press('Escape');
  await page.locator('[data-item="landmark:0"]').click();
  await page.locator('.editor').waitFor();
  await look('an editor of My box');
  await page.keyboard.press('Escape');
  await page.locator('input[type=file]').setInputFiles({ name: 'broken.toml', mimeType: 'text/plain', buffer: Buffer.from('players = 3\n') });
  await page.locator('[role=alert]').waitFor();
  await look('a refused import');
}

async function inGame(player: Player, look: (place: string) => Promise<void>): Promise<void> {
  const { page } = player;
  await player.visit(`/table/${running}`);
  await player.piece('arc').waitFor();
  await look('game');
  await player.context.setOffline(true);
  await page.locator('.notice:visible').first().waitFor();
  await look('game without a network');
  await player.context.setOffline(false);
  const tabs = page.locator('.ptabs button:visible, .logp [role=tab]:visible');
  for (let tab = (await tabs.count()) - 1; tab >= 0; tab--) {
    await tabs.nth(tab).click();
    await look(`tab ${tab}`);
  }
  await page.locator('header .acts button').last().click();
  await look('menu');
  await page.locator('.gmenu button').nth(1).click();
  await look('keys');
  await page.keyboard.press('Escape');
  await page.keyboard.press('h');
  await page.locator('.task .answers').waitFor();
  await look('hint');
  await page.keyboard.press('Escape');
  for (const piece of move) await choose(player, piece);
  await page.locator('.task .chain').first().waitFor();
  await look('pay');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('t');
  await page.locator('.textview').waitFor();
  await look('text view');
  await page.locator(`.textview [data-action="move ${move.join(' ')}"]`).click();
  await page.locator('.textview .way').first().waitFor();
  await look('text view, how to pay');
  await player.visit('/learn');
  await page.locator('.textview').waitFor();
  await look('text view of the lesson');
  await player.visit(`/replay/${record}`);
  await page.locator('.textview').waitFor();
  await look('text view of the replay');
  await page.keyboard.press('t');
  await page.locator('svg.board').waitFor();
  await player.visit(`/table/${shared}`);
  await page.locator('main.curtain button').waitFor();
  await look('curtain');
}

/** On a phone a first tap brings the wedge near. */
async function choose(player: Player, piece: string): Promise<void> {
  const near = (): Promise<string | null> => player.page.locator('svg.board').getAttribute('viewBox');
  const before = await near();
  await player.piece(piece).dispatchEvent('click');
  await player.quiet();
  if ((await near()) !== before) await player.piece(piece).dispatchEvent('click');
}

async function afterGame(player: Player, look: (place: string) => Promise<void>): Promise<void> {
  const { page } = player;
  await player.visit(`/replay/${record}?at=60`);
  await player.piece('arc').waitFor();
  await look('replay');
  await page.locator('.transport .links button:visible').last().click();
  await page.locator('.fin').waitFor();
  for (let step = 0; step < 12 && (await page.locator('.fin').isVisible()); step++) {
    if (step < 3) await look(`finale ${step}`);
    await page.keyboard.press('ArrowRight');
  }
  await look('poster');
  await player.visit(`/analysis/${record}`);
  await look('analysis');
  await player.visit(`/analysis/${judged}?turn=2`);
  await page.locator('.judged .way').first().waitFor();
  await look('a judged turn');
  await player.visit(`/study/${study}`);
  await player.piece('arc').waitFor();
  await look('study');
  await player.visit('/puzzle');
  await player.piece('arc').waitFor();
  await look('puzzle');
  const { daily } = await player.get<PuzzleList>('/api/puzzles');
  await player.visit(`/puzzle/${daily}`);
  const help = page.getByRole('button', { name: 'Stuck?' }); // where there is little room
  if (await help.isVisible()) await help.click();
  await page.getByRole('button', { name: 'Show the solution' }).click();
  await page.locator('.puzzle .told').waitFor();
  await look('a puzzle and its solution');
}

describe.each(THEMES)('in the theme %s', (theme) => {
  it.each([
    ['a desktop', {}],
    ['a phone', PHONE],
  ])(
    'axe-core finds nothing on %s',
    async (_, options) => {
      const player = await Player.sit(browser, { theme }, options);
      const found: string[] = [];
      await tour(player, async (place) => {
        await player.quiet();
        found.push(...(await findings(player)).map((text) => `${place}: ${text}`));
      });
      expect(found).toEqual([]);
      await player.close();
    },
    300_000,
  );
});

it('everything fits a screen of 320 px, and nothing moves for those who wish so', async () => {
  const player = await Player.sit(
    browser,
    { animation: 'normal' },
    { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' },
  );
  const found: string[] = [];
  await tour(player, async (place) => {
    await player.quiet();
    const { wide, moving } = await player.page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      moving: document.getAnimations().filter((one) => one.playState === 'running' && Number(one.effect?.getComputedTiming().duration) > 10).length,
    }));
    if (wide > 320) found.push(`${place}: ${wide} px wide`);
    if (moving) found.push(`${place}: ${moving} animations`);
  });
  expect(found).toEqual([]);
  await player.close();
}, 300_000);

/** A visible control none of which can be hit: it stands beyond the edge of the screen, or behind something that does not scroll away. */
const outOfReach = async (focus: boolean): Promise<string[]> => {
  const isHidden = (one: HTMLElement): boolean => {
    const { left, top, width, height } = one.getBoundingClientRect();
    if (width < 2 || height < 2) return false; // for screen readers only
    const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
    return !parts.some((x) =>
      parts.some((y) => {
        const hit = document.elementFromPoint(left + x * width, top + y * height);
        return hit !== null && (one.contains(hit) || hit.closest('label')?.contains(one) || hit.contains(one));
      }),
    );
  };
  /** What gives way has done so. */
  const quiet = async (): Promise<void> => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const moving = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  };
  const controls = [
    ...(document.querySelector('dialog[open]') ?? document).querySelectorAll<HTMLElement>(
      'a[href], button:not(:disabled), input, select, textarea, [tabindex="0"]',
    ),
  ].filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !one.closest('svg, [inert], .skip'));
  const found: string[] = [];
  for (const one of controls) {
    if (focus) one.focus();
    else one.scrollIntoView({ block: 'center', inline: 'center' });
    if (!isHidden(one)) continue;
    await quiet();
    if (isHidden(one)) found.push(`${one.localName}.${one.className} ${(one.textContent || one.getAttribute('aria-label') || '').trim().slice(0, 30)}`);
  }
  return found;
};

it.each([
  ['a phone', PHONE],
  ['a desktop', {}],
])(
  'what has the focus is behind nothing on %s',
  async (_, options) => {
    const player = await Player.sit(browser, {}, options);
    const found: string[] = [];
    await tour(player, async (place) => {
      await player.quiet();
      found.push(...(await player.page.evaluate(outOfReach, true)).map((one) => `${place}: ${one}`));
    });
    expect(found).toEqual([]);
    await player.close();
  },
  300_000,
);

it.each([
  [1440, 900],
  [1024, 768],
  [768, 1024],
])('the lesson hides nothing that has the focus, at %i × %i', async (width, height) => {
  const player = await Player.sit(browser, {}, { viewport: { width, height } });
  const { page } = player;
  await player.visit('/learn');
  const found: string[] = [];
  for (let step = 1; step <= 12; step++) {
    const on = page.locator('.lesson :is(.go, .act)');
    await on.waitFor();
    await player.quiet();
    found.push(...(await page.evaluate(outOfReach, true)).map((one) => `step ${step}: ${one}`));
    const before = await page.locator('.lesson progress').getAttribute('value');
    await on.press('Enter');
    await expect.poll(() => page.locator('.lesson progress').getAttribute('value')).not.toBe(before);
  }
  expect(found).toEqual([]);
  player.content();
  await player.close();
});

it('what lies under a sheet of My box is not reached, and Escape leads back from anywhere', async () => {
  const player = await Player.sit(browser);
  const { page } = player;
  await player.visit('/my-box');
  const set = page.locator('[data-set=landmarks]');
  await set.focus();
  await page.keyboard.press('Enter');
  const sheet = page.locator('.sheet');
  await sheet.waitFor();
  const stops = await sheet.locator('input, select, button').count();
  for (let i = 0; i < stops + 3; i++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('.sheet') !== null)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect.poll(() => sheet.count()).toBe(0);
  expect(await set.evaluate((one) => one === document.activeElement)).toBe(true);

  const bank = player.piece('chaillot:bank');
  await bank.click();
  await page.locator('.editor').waitFor();
  await set.focus(); // beside the editor one may go on
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('.editor').count()).toBe(0);
  expect(await set.evaluate((one) => one === document.activeElement)).toBe(true);
  await bank.click();
  await page.locator('.editor').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => bank.evaluate((one) => one === document.activeElement)).toBe(true);
  await player.close();
});

it('with more space between letters, words and lines nothing leaves a screen of 320 px', async () => {
  const player = await Player.sit(browser, {}, { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });
  const found: string[] = [];
  await tour(player, async (place) => {
    await player.page.evaluate(() => {
      const more = new CSSStyleSheet();
      more.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important; }');
      document.adoptedStyleSheets = [more];
    });
    await player.quiet();
    found.push(...(await player.page.evaluate(outOfReach, false)).map((one) => `${place}: ${one}`));
    const cut = await player.page.evaluate(() =>
      [...(document.querySelector('dialog[open]') ?? document).querySelectorAll<HTMLElement>('button, a[href], select')]
        .filter((one) => one.checkVisibility() && !one.closest('svg, nav, .fading'))
        .filter((one) => one.getBoundingClientRect().right > innerWidth + 1 && one.getBoundingClientRect().left < innerWidth)
        .map((one) => `${one.localName}.${one.className} ${one.textContent.trim().slice(0, 30)}`),
    );
    found.push(...cut.map((one) => `${place}: ${one} is cut`));
  });
  expect(found).toEqual([]);
  await player.close();
}, 300_000);

it('where colors are forced, what is chosen is told from what is not', async () => {
  const player = await Player.sit(browser, {}, { forcedColors: 'active' });
  const { page } = player;
  await player.visit('/preferences');
  const alike = await page.evaluate(() => {
    const ground = (one: Element | null): string => (one ? getComputedStyle(one).backgroundColor : '');
    const pairs = [...document.querySelectorAll('label:has(input[type=radio]:checked), nav [aria-current]')].map((one) => [
      one,
      one.nextElementSibling ?? one.previousElementSibling,
    ]);
    return pairs.filter(([one, other]) => ground(one ?? null) === ground(other ?? null)).map(([one]) => one?.textContent?.trim());
  });
  expect(alike).toEqual([]);
  await player.close();
});

it('the focus comes back from a dialog, and stays where one plays', async () => {
  const player = await Player.sit(browser, {});
  const { page } = player;
  const { id } = await player.create({
    seats: [
      { kind: 'human', name: 'Ada' },
      { kind: 'bot', level: 1 },
    ],
    random_start: false,
    pace: 'instant',
  });
  await player.visit(`/table/${id}`);
  await player.piece('arc').waitFor();
  const focused = (): Promise<string> =>
    page.evaluate(() => `${document.activeElement?.localName} ${document.activeElement?.textContent?.trim() ?? ''}`.trim());
  const menu = page.locator('header .acts button').last();
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.locator('dialog .gmenu').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => menu.evaluate((one) => one === document.activeElement)).toBe(true);
  await player.piece('pile:1').focus();
  await page.keyboard.press('Enter');
  await player.piece('montmartre:bank').and(page.locator('[data-can]')).waitFor();
  await player.piece('montmartre:bank').focus();
  await page.keyboard.press('Enter');
  const undo = page.locator('header .acts .tb:not(:disabled)').first();
  await undo.focus();
  await page.keyboard.press('Enter'); // there is nothing more to take back
  await expect.poll(focused).toMatch(/^h1 /);
  await page.keyboard.press('t');
  const first = page.locator('.textview [data-action]').first();
  await first.focus();
  await page.keyboard.press('Enter');
  await expect.poll(focused).toMatch(/^h2 /);
  await page.goto('/');
  await page.locator('a[href="/puzzle"]').first().click(); // its heading comes with its data
  await expect.poll(focused).toMatch(/^h1 /);
  await player.close();
});
