// The longest that a deal can make each text of a table, on every run: longest names of people and pieces, the largest numbers,
// the most to pay with. The position is a fixed one (web/tests/gallery), put in place of what the server tells of a table.

import { readFileSync } from 'node:fs';
import type { Page, Route } from 'playwright-core';
import { describe, it } from 'vitest';
import type { Hint, HintReason, LogEntry, MovePlan, TableState, View, Welcome } from '../../web/src/lib/client/types';
import { browser, LANGUAGES, Player } from './driver';
import { LONG_NAMES, Reader } from './reader';

const SIZES = [
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1366, 768],
  [1440, 900],
] as const;

const late = JSON.parse(readFileSync(new URL('../../web/tests/gallery/late-game.json', import.meta.url), 'utf8')) as Pick<TableState, 'legal' | 'plans'> & {
  view: View;
};
const ME = late.view.active as number;
const MOVE = 'move saint-germain:1 saint-germain:4';
const LANDMARK = 'jardin-du-luxembourg';
const everything = { wood: 8, marble: 8, gold: 8, 'bronze prestige': 8, 'silver prestige': 8, 'gold prestige': 8 };
const loose = { wood: 0, marble: 2, gold: 2, 'bronze prestige': 0, 'silver prestige': 2, 'gold prestige': 2 };

/** Who plays has everything, and everybody has scored much. */
const rich: View = {
  ...late.view,
  seats: late.view.seats.map((seat, i) => ({
    ...seat,
    vp: 188 - 11 * i,
    ...(i === ME ? { francs: 88, tokens: everything, loose } : {}),
  })),
};

const way = (...chain: string[]): MovePlan => ({
  action: MOVE,
  chain,
  francs: chain.map(() => 5),
  forgone: 18,
  gains: [{ kind: 'token', token: 'silver prestige' }, { kind: 'bonus', francs: 2 }, { kind: 'vp', vp: 2 }, { kind: 'vp_tile' }],
  price: { francs: 15, wood: 1, marble: 2, gold: 3 },
  purse: 88,
  reason: { code: 'needs-francs', args: { have: 0, need: 15 } },
});
const times = (action: string, count: number): string[] => Array.from({ length: count }, () => action);
/** Every kind of step that a payment can have. */
const WAYS = [
  way(
    ...['bronze', 'silver', 'gold'].flatMap((kind) => times(`sell ${kind} prestige`, 5)),
    ...['wood', 'marble', 'gold'].flatMap((kind) => times(`buy ${kind}`, 3)),
  ),
  way('use 21 marble gold', 'use 8 silver', 'use 17 @28', 'use 23 silver', 'use 24 marble', 'use 5', 'use 12', 'use 22'),
  way(...['wood', 'marble', 'gold'].flatMap((kind) => times(`sell ${kind}`, 9))),
  way(...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((tile) => `use end ${tile}`)),
];

type Events = LogEntry['events'];
/** What each action of a turn brings to pass, as far as it is told. */
const TURN: [action: string, happens: (seat: number) => unknown[]][] = [
  ['draw 1', (seat) => [{ type: 'drawn', seat, pile: 1, building: 'residence', value: 8, district: 'saint-germain' }]],
  [
    `move saint-germain:1 saint-germain:${LANDMARK} with 16`,
    (seat) => [
      ...Object.keys(everything).map((token) => ({ type: 'token', seat, token, amount: -3, loose: false, reason: 'cost' })),
      { type: 'vp', seat, amount: 38, source: 'prestige' },
      { type: 'francs', seat, amount: -15, reason: 'price' },
    ],
  ],
  ['vp 20 saint-germain', () => []],
  ['score silver', () => []],
  ['use 25 @4', (seat) => [{ type: 'bonus_taken', seat, space: 4, number: 27 }]],
  ['use end 11', () => []],
  ['done', () => []],
];
const turns = late.view.seats.flatMap((_, seat) =>
  TURN.map(([action, happens], i): LogEntry => {
    const seq = seat * TURN.length + i + 1;
    return { action, at: 0, events: happens(seat) as Events, kind: 'action', seat, seq, steps: 0, undone: false };
  }),
);

const HINT: Omit<Hint, 'seq'> = {
  action: 'use 21 marble gold',
  level: 5,
  why: {
    choice: MOVE,
    than: `move saint-germain:1 saint-germain:${LANDMARK} with 16`,
    chance: 0.884,
    reasons: [0, 1, 2, 3].flatMap((seat): HintReason[] =>
      ['district:saint-germain', 'prestige', 'end_tile'].map((source) => ({
        seat,
        source,
        vp: seat === ME ? 28 : -28,
      })),
    ),
    alternatives: [`move batignolles:1 batignolles:${LANDMARK}`, 'move saint-germain:1 saint-germain:4 with 16', 'use 23 silver'].map((action, i) => ({
      action,
      alike: i === 0,
      chance: i === 1 ? 0.884 : null,
      vp: -28.4,
    })),
  },
};

type Moment = Partial<Pick<TableState, 'legal' | 'plans' | 'losses'>> & {
  view?: Partial<View>;
};
const asking = (question: View['question'], legal: string[]): Moment => ({
  view: { phase: question?.kind as View['phase'], question },
  legal,
  plans: [],
});
const slots = ['bronze', 'silver', 'gold'];

/** The longest sentence, the most answers, and the longest refusal that the bar can have; shorter ones are no test. */
const MOMENTS: Record<string, Moment> = {
  main: {},
  score: asking({ kind: 'score', landmark: LANDMARK, slots }, ['score bronze', 'score silver', 'score gold', 'score none']),
  'score-nothing': asking({ kind: 'score', landmark: LANDMARK, slots, first: [] }, ['use end 5', 'score none']),
  after: {
    view: { phase: 'after' },
    legal: ['done'],
    plans: [],
    losses: [
      { kind: 'loose', tokens: loose },
      {
        kind: 'prestige',
        landmark: LANDMARK,
        token: 'silver prestige',
        number: 3,
        vp: 21,
      },
      { kind: 'vp', piece: 'end:11', vp: 21 },
    ],
  },
  refused: { legal: ['place arc'], plans: [] },
};
const REFUSED = {
  code: 'main-action-possible',
  args: { example: `move saint-germain:1 saint-germain:${LANDMARK}` },
};

/** From now on the server tells of this table what `now` gives. */
async function tell(page: Page, now: () => Moment): Promise<void> {
  const instead = (state: TableState): TableState => {
    const { view, ...more } = now();
    const seats = state.table.seats.map((seat) => (seat.seat === 3 ? { ...seat, kind: 'bot' as const, level: 5, yours: false } : seat));
    return {
      ...state,
      undo: 1,
      legal: late.legal,
      plans: [...late.plans.filter(({ action }) => action !== MOVE), WAYS[0] as MovePlan],
      ...more,
      table: { ...state.table, active: ME, seats },
      view: { ...rich, ...view },
      log: turns,
    };
  };
  const answer =
    <T>(change: (told: T) => T) =>
    async (route: Route): Promise<void> => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        json: change((await response.json()) as T),
      });
    };
  await page.route(
    '**/api/tables/*/welcome*',
    answer<Welcome>((told) => ({ ...told, state: instead(told.state) })),
  );
  await page.route('**/api/tables/*/state*', answer(instead));
  await page.route('**/api/tables/*/ways', (route) => route.fulfill({ json: { seq: 0, ways: WAYS } }));
  await page.route('**/api/tables/*/hint', (route) => route.fulfill({ json: { ...HINT, seq: 0 } }));
  await page.route('**/api/tables/*/commands', (route) => route.fulfill({ status: 422, json: REFUSED }));
}

let table: { id: string; host: Player } | undefined;

describe.each(['pseudo', ...LANGUAGES].map((voice) => ({ voice })))('the longest of everything: $voice', ({ voice }) => {
  it('has room at the table', async () => {
    if (!table) {
      const host = await Player.sit(browser);
      const { id } = await host.create({
        seats: LONG_NAMES.map((name) => ({ kind: 'human', name })),
        random_start: false,
      });
      table = { id, host };
    }
    const reader = await Reader.sit(voice, 'every', { hasTouch: true }, { curtain: false, askLosses: true });
    const { player } = reader;
    const { page } = player;
    await player.context.addCookies(await table.host.context.cookies());
    const look = async (name: string): Promise<void> => {
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await reader.look(`${name}-${width}`);
      }
    };
    let now: Moment = {};
    await tell(page, () => now);
    for (const [name, moment] of Object.entries(MOMENTS)) {
      now = moment;
      await player.visit(`/table/${table.id}`);
      await page.locator('.bar').waitFor();
      if (name === 'after') await page.keyboard.press('e');
      if (name === 'refused') for (const piece of ['hand', 'arc']) await player.piece(piece).dispatchEvent('click');
      await look(name);
      if (name !== 'main') continue;
      await page.keyboard.press('h');
      await page.locator('.task .answers').waitFor();
      await look('hint');
      await page.keyboard.press('Escape');
      for (const piece of ['saint-germain:1', 'saint-germain:4']) await player.piece(piece).dispatchEvent('click');
      await page.locator('.way').nth(3).waitFor();
      await look('pay');
    }
    await reader.done();
  });
});
