/// <reference types="node" />
// What must hold at every step of whole games, played by the Python engine at test time: the reducer gives the server's view,
// every legal action can be clicked together, every line, action and reason has words in every language.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Box } from '../board/box';
import { LANGUAGES, setLanguage, t, type Language } from '../i18n';
import { choices, isMenu, open, targets } from './choices';
import { loadTestBox, makeCorpus, type CorpusGame } from './corpus';
import { brief, lastTurn, LogBook, recent, type Entry } from './log';
import { EventError, fold, reduce } from './reducer';
import type { Event, EventType, MovePlan, View } from './types';
import { knowBox, sayAction, sayReason, sayWholeLine } from './words';

let games: CorpusGame[];
let box: Box;

beforeAll(() => {
  box = knowBox(loadTestBox());
  games = makeCorpus(4);
});

/** Deep equality of JSON values; the order of keys means nothing. Quicker than expect(), which then shows the difference. */
function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, index) => equal(item, b[index]));
  }
  const keys = Object.keys(a);
  const [x, y] = [a as Record<string, unknown>, b as Record<string, unknown>];
  return keys.length === Object.keys(b).length && keys.every((key) => key in y && equal(x[key], y[key]));
}

const EVERY: Record<EventType, true> = {
  drawn: true,
  built: true,
  discarded: true,
  key_placed: true,
  key_moved: true,
  landmark_added: true,
  francs: true,
  token: true,
  reserve: true,
  vp: true,
  meeple: true,
  bonus_taken: true,
  bonus_used: true,
  key_gained: true,
  vp_tile: true,
  looked: true,
  end_taken: true,
  end_used: true,
  declined: true,
  passed: true,
  turn_ended: true,
  loose_lost: true,
  turn_started: true,
  last_round: true,
  district_scored: true,
  francs_scored: true,
  game_over: true,
  revealed: true,
  scoring: true,
  standing: true,
  now: true,
};

describe('the reducer', () => {
  it('gives the server’s view after every action of whole games, through every pair of eyes', () => {
    for (const game of games) {
      game.start.forEach((start, eyes) => {
        let view = start;
        game.steps.forEach((step, index) => {
          view = fold(view, step.events[eyes] ?? [], box);
          const wanted = step.views[eyes];
          if (!equal(view, wanted)) expect(view, `game ${game.seed}, eyes ${eyes - 1}, step ${index + 1} "${step.action}"`).toEqual(wanted);
        });
      });
    }
  });

  it('has seen every kind of event in these games', () => {
    const seen = new Set(games.flatMap((game) => game.steps.flatMap((step) => (step.events[0] ?? []).map((event) => event.type))));
    expect(Object.keys(EVERY).filter((type) => !seen.has(type as EventType))).toEqual([]);
  });

  it('changes nothing in the view it is given', () => {
    const [game] = games;
    const start = game?.start[1];
    if (!game || !start) throw new Error('no game');
    const before = JSON.stringify(start);
    fold(
      start,
      game.steps.flatMap((step) => step.events[1] ?? []),
      box,
    );
    expect(JSON.stringify(start)).toBe(before);
  });

  it('says what is wrong with an event it cannot understand', () => {
    const view = games[0]?.start[0];
    if (!view) throw new Error('no game');
    expect(() => reduce(view, { type: 'francs', seat: 0 } as Event, box)).toThrow(/event "francs" without "amount"/);
    expect(() => reduce(view, { type: 'earthquake' } as unknown as Event, box)).toThrow(EventError);
  });
});

const plan = (action: string, chain: string[] | null, francs: number): MovePlan => ({
  action,
  price: { francs },
  gains: [],
  chain,
  francs: chain && chain.map(() => 0),
  purse: chain && 0,
  forgone: 0,
  reason: chain === null || chain.length > 0 ? { code: 'needs-francs', args: { have: 0, need: francs } } : null,
});

describe('choices', () => {
  it('makes every legal action of whole games of pieces that select it and nothing else', () => {
    for (const game of games) {
      let before: View[] = game.start;
      for (const step of game.steps) {
        const view = before[step.seat + 1];
        if (!view) throw new Error('no view');
        const all = choices(step.legal, step.plans, view);
        for (const choice of all.filter((one) => step.legal.includes(one.action) && one.pieces.length > 0)) {
          const same = open(all, choice.pieces).filter((one) => one.pieces.length === choice.pieces.length);
          // different ways to use or trade one thing share its piece: those open a menu
          if (!choice.pieces.some(isMenu)) expect(same.map((one) => one.action)).toEqual([choice.action]);
          else expect(same.map((one) => one.action)).toContain(choice.action);
        }
        before = step.views;
      }
    }
  });

  it('agrees with the plans: what is payable now is legal, what is not is not', () => {
    for (const game of games) {
      let before: View[] = game.start;
      for (const step of game.steps) {
        const view = before[step.seat + 1] as View;
        for (const choice of choices(step.legal, step.plans, view)) {
          expect(choice.state === 'payable' || choice.state === 'with-tile', choice.action).toBe(step.legal.includes(choice.action));
        }
        before = step.views;
      }
    }
  });

  it('lists targets with the best of their choices first', () => {
    const view = games[0]?.start[1] as View;
    const all = choices(
      ['move arc montmartre:8', 'place chaillot:bank'],
      [plan('move arc montmartre:8', [], 8), plan('move montmartre:2 montmartre:8', ['sell wood'], 6), plan('move arc chaillot:5', null, 5)],
      view,
    );
    const offered = targets(all, []);
    expect(offered.get('montmartre:8')).toMatchObject({ state: 'payable', price: { francs: 8 }, reason: null });
    expect(offered.get('montmartre:8')?.choices).toHaveLength(2);
    expect(offered.get('chaillot:5')).toMatchObject({ state: 'impossible', reason: { code: 'needs-francs' } });
    expect([...targets(all, ['montmartre:2']).keys()]).toEqual(['montmartre:8']);
    expect(targets(all, ['montmartre:2']).get('montmartre:8')).toMatchObject({ state: 'exchange', price: { francs: 6 } });
    expect([...targets(all, ['hand']).keys()]).toEqual(['chaillot:bank']);
  });

  it('asks for the district of a new landmark only where there is a choice', () => {
    const view = games[0]?.start[1] as View;
    const all = choices(
      [],
      [plan('move arc montmartre:louvre', [], 15), plan('move arc chaillot:louvre', [], 15), plan('move chaillot:8 chaillot:louvre', [], 7)],
      view,
    );
    expect([...targets(all, ['arc', 'landmark:louvre']).keys()].sort()).toEqual(['row:chaillot', 'row:montmartre']);
    expect(open(all, ['chaillot:8', 'landmark:louvre'])).toHaveLength(1);
  });
});

/** The first column of the page; Python's tests hold it complete. */
function codes(): string[] {
  const page = readFileSync(join(process.cwd(), '..', 'docs', 'reasons.md'), 'utf8');
  const column = page
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split(' | ')[0] ?? '');
  return column.flatMap((cell) => [...cell.matchAll(/`([a-z-]+)`/g)].map((match) => match[1] ?? ''));
}

describe.each(Object.keys(LANGUAGES) as Language[])('words in %s', (language) => {
  beforeAll(() => setLanguage(language));

  it('say every line of the log of whole games', () => {
    for (const game of games) {
      const names = ['Ada', 'Blaise', 'Chloé', 'Denis'];
      const last = game.steps.at(-1)?.views[1] as View;
      const book = new LogBook();
      game.steps.forEach((step, index) =>
        book.add({ seq: index + 1, kind: 'action', seat: step.seat, action: step.action, steps: 0, events: step.events[1] ?? [] }, last),
      );
      for (const line of book.lines) {
        const text = sayWholeLine(line, names);
        expect(text, line.key).not.toMatch(/⟨|undefined|NaN|\{|\$| {2}| ,/);
      }
      expect(book.lines.filter((line) => line.turn).length).toBeGreaterThan(20);
    }
  });

  it('say every legal action of whole games', () => {
    for (const game of games) {
      let before: View[] = game.start;
      for (const step of game.steps) {
        const view = before[step.seat + 1] as View;
        for (const action of step.legal) expect(sayAction(action, view), action).not.toMatch(/⟨|undefined|NaN|\{|\$| {2}/);
        before = step.views;
      }
    }
  });

  it('say why, for every code of the rules', () => {
    const args = {
      question: 'bonus',
      example: 'pass',
      token: 'gold',
      tile: 20,
      district: 'montmartre',
      place: 'montmartre:8',
      building: 'cafe',
      pile: 1,
      have: 1,
      need: 2,
      space: 3,
      meeple: 4,
      number: 9,
      spaces: 5,
      landmark: 'louvre',
      above: 12,
      value: 3,
      origin: 4,
      seat: 1,
      verb: 'fly',
      expected: 'draw',
      after: 'draw',
      target: 'chaillot:3',
    };
    const all = codes();
    expect(all.length).toBeGreaterThan(40);
    for (const code of all) {
      const text = sayReason({ code, args: code === 'other-district' ? { ...args, origin: 'belleville:2' } : args }, ['Ada', 'Blaise']);
      expect(text, code).not.toMatch(/⟨|undefined|NaN|\{|\$| {2}/);
      expect(text, `no words for ${code}`).not.toBe(t('reason-other', { code }));
    }
  });

  it('never confuse the two golds', () => {
    const view = games[0]?.start[1] as View;
    const [resource, prestige] = [t('n-gold', { count: 1 }), t('n-gold-prestige', { count: 1 })];
    for (const [action, wanted] of [
      ['use 8 gold', prestige],
      ['use 10 gold', resource],
      ['use 23 gold', t('token-gold-prestige')],
      ['use 24 gold', t('token-gold')],
      ['use 19 silver gold', prestige],
      ['use 19 gold gold', t('n-gold-prestige', { count: 2 })],
      ['use end 11 gold', prestige],
      ['use end 9 gold', resource],
      ['sell gold', resource],
      ['sell gold prestige', prestige],
    ] as const) {
      expect(sayAction(action, view), action).toContain(wanted);
    }
  });

  it('show a code they do not know', () => expect(sayReason({ code: 'moon-phase', args: {} })).toContain('moon-phase'));
});

describe('a tile that fetches', () => {
  it('is chosen before its spaces: no space is offered that a click would do nothing with', () => {
    const view = games[0]?.start[1] as View;
    const all = choices(['use 25 @3', 'place arc'], [], view);
    expect(targets(all, []).has('@3')).toBe(false);
    expect(open(all, ['@3'])).toEqual([]);
    expect(targets(all, ['tile:25']).has('@3')).toBe(true);
    expect(open(all, ['tile:25', '@3']).map(({ action }) => action)).toEqual(['use 25 @3']);
    expect(targets(choices(['bonus @3'], [], view), []).has('@3')).toBe(true);
  });
});

describe('the log', () => {
  it('strikes out what is taken back, and keeps it', () => {
    const game = games[0] as CorpusGame;
    const view = game.steps.at(-1)?.views[0] as View;
    const book = new LogBook();
    game.steps
      .slice(0, 2)
      .forEach((step, index) =>
        book.add({ seq: index + 1, kind: 'action', seat: step.seat, action: step.action, steps: 0, events: step.events[0] ?? [] }, view),
      );
    const count = book.lines.length;
    book.add({ seq: 3, kind: 'undo', seat: 0, action: null, steps: 1, events: [] }, view);
    expect(book.lines).toHaveLength(count);
    expect(book.lines.map((line) => line.undone)).toEqual([false, true]);
  });

  it('can be short: no small change, nothing taken back', () => {
    const game = games[0] as CorpusGame;
    const view = game.steps.at(-1)?.views[0] as View;
    const book = new LogBook();
    game.steps.forEach((step, index) =>
      book.add({ seq: index + 1, kind: 'action', seat: step.seat, action: step.action, steps: 0, events: step.events[0] ?? [] }, view),
    );
    const keys = new Set(brief(book.lines).map((line) => line.key));
    expect(keys.has('log-move') && keys.has('log-place')).toBe(true);
    expect(keys.has('log-sell')).toBe(false);
  });

  const entry = (step: CorpusGame['steps'][number], index: number): Entry => ({
    seq: index + 1,
    kind: 'action',
    seat: step.seat,
    action: step.action,
    steps: 0,
    events: step.events[0] ?? [],
  });

  it('tells whole turns: what a seat did last, and what it came to', () => {
    const game = games[0] as CorpusGame;
    const view = game.steps.at(-1)?.views[0] as View;
    const book = new LogBook();
    let before = 0; // VP of the seat when its turn began
    game.steps.slice(0, -1).forEach((step, index) => {
      book.add(entry(step, index), view);
      const turn = lastTurn(book.lines, step.seat);
      const now = step.views[0]?.seats[step.seat]?.vp ?? 0;
      expect(turn?.changes.find(({ what }) => what === 'vp')?.amount ?? 0, step.action).toBe(now - before);
      expect(turn?.lines.every((line) => line.seat === step.seat)).toBe(true);
      if (step.action === 'done') before = step.views[0]?.seats[game.steps[index + 1]?.seat ?? 0]?.vp ?? 0;
    });
    expect(lastTurn([], 0)).toBeNull();
    book.add(entry(game.steps.at(-1) as CorpusGame['steps'][number], game.steps.length - 1), view);
    for (const seat of view.seats.keys()) expect(lastTurn(book.lines, seat)?.lines.map(({ key }) => key)).not.toContain('log-francs-scored');
  });

  it('knows what the others did since a seat ended its turn', () => {
    const game = games[0] as CorpusGame;
    const entries = game.steps.slice(0, 60).map(entry);
    const ended = entries.findLastIndex((one) => one.seat === 0 && one.action === 'done');
    const since = entries.slice(ended + 1);
    expect(since.some(({ seat }) => seat !== 0)).toBe(true);
    expect(recent(entries, 0)).toEqual(since.filter((one) => one.seat !== 0 || one === since.at(-1)).flatMap((one) => one.events));
    const undo: Entry = { seq: 61, kind: 'undo', seat: 0, action: null, steps: since.length, events: [] };
    expect(recent([...entries, undo], 0)).toEqual([]);
  });

  it('names an end tile only to the eyes that took it', () => {
    const game = games[0] as CorpusGame;
    const view = game.steps.at(-1)?.views[0] as View;
    const step = game.steps.find((one) => one.action.startsWith('take ')) as CorpusGame['steps'][number];
    const lines = (eyes: number): string[] => {
      const book = new LogBook();
      book.add(
        { seq: 1, kind: 'action', seat: step.seat, action: eyes - 1 === step.seat ? step.action : 'take', steps: 0, events: step.events[eyes] ?? [] },
        view,
      );
      return book.lines.map((line) => line.key);
    };
    expect(lines(step.seat + 1)).toContain('log-take-mine');
    expect(lines(0)).toContain('log-take');
  });
});
