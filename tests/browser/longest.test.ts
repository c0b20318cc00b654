// The longest that a deal can make each text of a table, on every run: longest names of people and pieces, the largest numbers,
// the most to pay with. The position is a fixed one (web/tests/gallery), put in place of what the server tells of a table.

import { readFileSync } from 'node:fs';
import type { Page, Route } from 'playwright-core';
import { describe, it } from 'vitest';
import type {
  AnalysisState,
  AnalyzedTurn,
  CountStep,
  Finale,
  Hint,
  HintReason,
  Imported,
  LogEntry,
  MovePlan,
  Over,
  Replay,
  StoryNumber,
  TableInfo,
  TableState,
  View,
  Welcome,
} from '../../web/src/lib/client/types';
import { browser, LANGUAGES, Player } from './driver';
import { LONG_NAMES, Reader } from './reader';

const SIZES = [
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 800],
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
    lead: -128.4,
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
      lead: i === 1 ? -128.4 : null,
      vp: -28.4,
    })),
  },
};

type Moment = Partial<Pick<TableState, 'legal' | 'plans' | 'losses'>> & {
  view?: Partial<View>;
  /** the game is over */
  over?: Over;
  finale?: Finale;
  /** the others play elsewhere */
  elsewhere?: boolean;
};
const asking = (question: View['question'], legal: string[]): Moment => ({
  view: { phase: question?.kind as View['phase'], question },
  legal,
  plans: [],
});
const slots = ['bronze', 'silver', 'gold'];
const vp = { bronze: 3, silver: 4, gold: 5 };

/** The longest sentence, the most answers, and the longest refusal that the bar can have; shorter ones are no test. */
const MOMENTS: Record<string, Moment> = {
  main: {},
  score: asking({ kind: 'score', landmark: LANDMARK, slots, vp }, ['score bronze', 'score silver', 'score gold', 'score none']),
  'score-nothing': asking({ kind: 'score', landmark: LANDMARK, slots, vp, first: [] }, ['use end 5', 'score none']),
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
  const about = (table: TableInfo): TableInfo => {
    const { over, elsewhere } = now();
    const seats = table.seats.map((seat) =>
      seat.seat === 3 && !over ? { ...seat, kind: 'bot' as const, level: 5, yours: false } : { ...seat, yours: !elsewhere || seat.seat === ME },
    );
    // an opening that is not the one promised: the warning is the longer sentence
    return over ? { ...table, seats, active: null, status: 'over', over, opening: { salt: '', text: '{}' } } : { ...table, seats, active: ME };
  };
  const instead = (state: TableState): TableState => {
    const { view, over: _over, finale: _finale, elsewhere: _elsewhere, ...more } = now();
    return {
      ...state,
      undo: 1,
      legal: late.legal,
      plans: [...late.plans.filter(({ action }) => action !== MOVE), WAYS[0] as MovePlan],
      ...more,
      table: about(state.table),
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
  await page.route(/\/api\/tables\/[^/]+$/, answer(about));
  await page.route('**/api/tables/*/finale', (route) => route.fulfill({ json: now().finale }));
  await page.route('**/api/tables/*/record', (route) => route.fulfill({ json: {} }));
  await page.route('**/api/tables/*/ways', (route) => route.fulfill({ json: { seq: 0, ways: WAYS } }));
  await page.route('**/api/tables/*/hint', (route) => route.fulfill({ json: { ...HINT, seq: 0 } }));
  await page.route('**/api/tables/*/commands', (route) => route.fulfill({ status: 422, json: REFUSED }));
}

// How a game ends: all tie with all, everybody has won by everything, and every number is a large one.
const EVERYBODY = late.view.seats.map((_, seat) => seat);
const VP = [188, 188, 188, 188];
const line = (seat: number): CountStep['lines'][number] => ({ seat, sum: 88, highest: 18 - seat, rank: 1, vp: 88 });
const COUNT: CountStep[] = [
  { district: null, vp_tile: null, after: VP, lines: EVERYBODY.map(line), settled: [] },
  ...late.view.districts.map(({ district }, i): CountStep => ({
    district,
    vp_tile: '20',
    after: VP,
    lines: EVERYBODY.map(line),
    settled:
      i % 2
        ? [{ by: 'shared', seats: EVERYBODY }]
        : [
            { by: 'highest', seats: [0, 1] },
            { by: 'highest', seats: [2, 3] },
          ],
  })),
];
const NUMBERS: StoryNumber[] = [
  { kind: 'margin', figure: 188, args: { other: 1 } },
  { kind: 'leading', figure: 28, args: {} },
  { kind: 'changes', figure: 28, args: {} },
  { kind: 'place', figure: 16, args: { place: `saint-germain:${LANDMARK}`, round: 28 } },
  { kind: 'francs', figure: 88, args: {} },
  { kind: 'turn', figure: 88, args: { round: 28 } },
  { kind: 'districts', figure: 6, args: { of: 6 } },
  { kind: 'tile', figure: 88, args: { tile: 28 } },
  { kind: 'keys', figure: 10, args: {} },
];
const ending = (decided: Finale['decided'], numbers: StoryNumber[], over: Partial<Over> = {}): Moment => ({
  view: { phase: 'over', active: null, question: null },
  legal: [],
  plans: [],
  over: { conceded: [], ranks: [1, 2, 3, 4], reason: 'played', vp: VP, ...over },
  finale: {
    count: COUNT,
    decided,
    numbers,
    played: VP,
    turning: [
      { district: null, landmark: LANDMARK, leader: 1, round: 28, seat: 0, vp: 88 },
      { district: 'saint-germain', landmark: null, leader: 3, round: null, seat: 2, vp: 88 },
      { district: null, landmark: null, leader: 0, round: null, seat: 0, vp: 88 },
    ],
    turns: Array.from({ length: 28 * 4 }, (_, i) => ({ round: Math.floor(i / 4) + 1, seat: i % 4, vp: VP.map((vp) => Math.floor((vp * i) / 112)) })),
    vp: VP,
  },
});
const ENDINGS: Record<string, Moment> = {
  won: ending(['vp', 'francs', 'values'], NUMBERS.slice(0, 4)),
  shared: ending(['shared', 'shared', 'shared'], NUMBERS.slice(4, 8), { ranks: [1, 1, 1, 1] }),
  values: ending(['values', 'values', 'francs'], NUMBERS.slice(5)),
  conceded: ending(['conceded', 'vp', 'vp'], [], { conceded: [1, 2, 3] }),
};

// What an analysis can say of a turn.
const LINE = [
  `move saint-germain:1 saint-germain:${LANDMARK} with 16`,
  'vp 20 saint-germain',
  'score silver',
  'score gold',
  'bonus @28',
  'use 21 marble gold',
  'use 23 silver',
  'use end 11',
];
const BRINGS = { francs: -28, keys: -2, ...Object.fromEntries(Object.keys(everything).map((token) => [token, -3])), tiles: 2, vp: 38 };
const JUDGEMENTS: AnalyzedTurn['judgement'][] = ['blunder', 'inaccuracy', 'best'];
const TURNS = JUDGEMENTS.flatMap((judgement, i) =>
  EVERYBODY.map((seat): AnalyzedTurn => ({
    seat,
    round: 21 + i,
    phase: 'middle',
    kind: seat % 2 ? 'end' : 'landmarks',
    judgement,
    lost: judgement === 'best' ? 0 : 88,
    first: 4 * i + seat,
    judged: 4 * i + seat,
    actions: LINE,
    played: LINE,
    played_chance: 0.884,
    played_brings: BRINGS,
    better: judgement === 'best' ? [] : [...LINE].reverse(),
    better_chance: 0.884,
    better_brings: BRINGS,
    before: [0.28, 0.28, 0.22, 0.22],
    after: [0.22, 0.28, 0.28, 0.22],
    leads: ['saint-germain', 'batignolles', 'la-villette'].map((district) => ({ district, instead: 2, rank: 1, sum: 88, vp: 18 })),
    prevents: [{ seat: (seat + 1) % 4, action: LINE[0] as string, reason: { code: 'occupied', args: {} } }],
    reasons: HINT.why?.reasons ?? [],
  })),
);
const ANALYSIS: AnalysisState = {
  status: 'done',
  done: TURNS.length,
  total: TURNS.length,
  analysis: {
    iterations: 200,
    seed: 1,
    turns: TURNS,
    turning_points: TURNS.map((_, turn) => ({ turn, points: 88 })),
    seats: EVERYBODY.map(() => ({
      accuracy: 88.8,
      judgements: { best: 28, good: 28, inaccuracy: 28, mistake: 28, blunder: 28 },
      lost_by_kind: { keys: 88, buildings: 88, landmarks: 188, bonus: 88, end: 88 },
      conceded: null,
      lost_by_phase: { opening: 88, middle: 188, end: 88 },
    })),
  },
};

let table: { id: string; host: Player; record: string } | undefined;
const RECORD = new URL('../golden/four-players-all-options.paris.json', import.meta.url);

/** One who knows the table of the four long names, and a way to look at something at every size. */
async function arrive(voice: string, hasTouch = true): Promise<{ reader: Reader; id: string; record: string; look: (name: string) => Promise<void> }> {
  if (!table) {
    const host = await Player.sit(browser);
    const { id } = await host.create({
      seats: LONG_NAMES.map((name) => ({ kind: 'human', name })),
      random_start: false,
    });
    const imported = await host.post<Imported>('/api/records', JSON.parse(readFileSync(RECORD, 'utf8')));
    table = { id, host, record: imported.table.id };
  }
  const reader = await Reader.sit(voice, 'every', { hasTouch }, { curtain: false, askLosses: true });
  const { page, context } = reader.player;
  await context.addCookies(await table.host.context.cookies());
  const look = async (name: string): Promise<void> => {
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await reader.look(`${name}-${width}`);
    }
  };
  return { reader, look, ...table };
}

/** Texts of which a line ends within a word, without a hyphen. */
function torn(elements: Element[]): string[] {
  return elements.flatMap(({ firstChild }) => {
    const text = firstChild?.textContent ?? '';
    const range = document.createRange();
    const top = (at: number): number => {
      range.setStart(firstChild as Node, at);
      range.setEnd(firstChild as Node, at + 1);
      return range.getBoundingClientRect().top;
    };
    return [...text.matchAll(/\p{L}(?=\p{L})/gu)].some(({ index }) => top(index) < top(index + 1)) ? [text] : [];
  });
}

/** The card of each piece lies whole on the screen. */
async function cards({ player, trouble }: Reader): Promise<void> {
  const { page } = player;
  const pieces = await page.locator('[data-piece]:visible').evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute('data-piece') ?? ''))]);
  const told = new Set<string>();
  for (const piece of pieces) {
    await player.piece(piece).dispatchEvent('pointerover');
    const card = await page.waitForFunction(
      (before) => {
        const card = document.querySelector('.tip');
        return card && !before.includes(card.textContent) ? card : null;
      },
      [...told],
    );
    await player.quiet();
    const { text, beyond } = await card.evaluate((card) => {
      const { left, right, top, bottom } = (card as Element).getBoundingClientRect();
      const wide = (card as Element).scrollWidth - (card as Element).clientWidth;
      return { text: card?.textContent ?? '', beyond: Math.max(-left, -top, right - innerWidth, bottom - innerHeight, wide) };
    });
    told.add(text);
    if (beyond > 0) trouble.push(`the card of ${piece}: ${beyond} px are out of sight`);
  }
}

describe.each(['pseudo', ...LANGUAGES].map((voice) => ({ voice })))('the longest of everything: $voice', ({ voice }) => {
  it('has room at the table', async () => {
    const { reader, look, id } = await arrive(voice);
    const { player } = reader;
    const { page } = player;
    let now: Moment = {};
    await tell(page, () => now);
    for (const [name, moment] of Object.entries(MOMENTS)) {
      now = moment;
      await player.visit(`/table/${id}`);
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

  it('has room at the end of a game', async () => {
    const { reader, look, id } = await arrive(voice);
    const { player } = reader;
    const { page } = player;
    let now: Moment = {};
    await tell(page, () => now);
    await page.routeWebSocket(/\/api\//, () => undefined); // it would tell that the game goes on
    for (const [name, moment] of Object.entries(ENDINGS)) {
      now = moment;
      await player.visit(`/table/${id}`);
      await page.locator('.finale').waitFor();
      await look(name);
      if (name !== 'won') continue;
      await page.locator('.also button').first().click();
      await page.locator('.fin').waitFor();
      const rules: string[] = [];
      for (const step of ['last-turn', 'francs', 'pairs', 'all', 'pairs-beside']) {
        await look(`count-${step}`);
        rules.push(await page.locator('.rulecard').innerText());
        await page.keyboard.press('ArrowRight');
      }
      if (rules[1] === rules[2]) reader.trouble.push('francs are counted by the rule of districts');
      const narrow = await page.locator('tfoot td').evaluateAll((cells) => cells.some((cell) => cell.scrollWidth > cell.clientWidth));
      if (narrow) reader.trouble.push('the totals run into each other');
      await page.setViewportSize({ width: 1280, height: 800 });
      reader.trouble.push(...(await page.locator('.tally tbody b').evaluateAll(torn)).map((name) => `the tally tears "${name}"`));
    }
    await reader.done();
  });

  it('has room for what happened since, and on the card of every piece', async () => {
    const { reader, look, id } = await arrive(voice);
    const { player } = reader;
    const { page } = player;
    await tell(page, () => ({ elsewhere: true }));
    await page.addInitScript((key) => localStorage.setItem(key, JSON.stringify({ seq: -1, seat: 1 })), `paname.seen.${id}`);
    await player.visit(`/table/${id}`);
    await page.locator('.notice .btn').first().waitFor({ state: 'attached' });
    await look('missed');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('.notice .btn').last().click();
    await page.locator('.turns button').first().click();
    await reader.look('last-turns-390');
    await reader.done();

    const { reader: mouse } = await arrive(voice, false);
    await tell(mouse.player.page, () => ({}));
    await mouse.player.page.setViewportSize({ width: 1024, height: 768 });
    await mouse.player.visit(`/table/${id}`);
    await cards(mouse);
    await mouse.done();
  });

  it('has room in an analysis', async () => {
    const { reader, look, record } = await arrive(voice);
    const { player } = reader;
    const { page } = player;
    await page.route('**/api/tables/*/replay*', async (route) => {
      const response = await route.fetch();
      const told = (await response.json()) as Replay;
      const seats = told.table.seats.map((seat, i) => ({ ...seat, name: LONG_NAMES[i] ?? '' }));
      await route.fulfill({
        response,
        json: { ...told, table: { ...told.table, seats, over: { conceded: [], ranks: [1, 2, 3, 4], reason: 'played', vp: VP } } },
      });
    });
    await page.route('**/api/tables/*/analysis', (route) => route.fulfill({ json: ANALYSIS }));
    for (const turn of [1, 5, 9]) {
      await player.visit(`/analysis/${record}?turn=${turn}`);
      await page.locator('.judged h2').waitFor();
      await look(`analysis-${turn}`);
      const list = await page.locator('.turns .list').evaluate((list) => list.clientHeight);
      if (list < 300) reader.trouble.push(`analysis-${turn}: the list of turns is ${list} px high`); // the last size is 1440 × 900
    }
    await page.locator('.accuracy button').click();
    await look('analysis-where');
    await player.visit(`/replay/${record}`);
    await player.piece('arc').waitFor();
    await look('replay');
    await reader.done();
  });
});
