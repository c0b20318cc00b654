// The readable log: what happened becomes lines of a message key (log.ftl), raw arguments and changes of possessions;
// words.ts puts them into the reader's language, so a change of language rewrites the whole log.

import { parseAction, parsePlace, pileOf, prestigeToken, siteOf, spaceOf, spotOf, type Action, type Piece, type Place, type Trace } from './notation';
import { buildingAt } from './places';
import type { Event, EventOf, EventType, LogEntry, Source, Token, View } from './types';
import { tokenIcon } from '../ui/pieces';

export type LogArgs = Record<string, string | number>;

/** What somebody's possessions went up or down by. */
export interface Change {
  what: 'francs' | 'vp' | 'key' | Token;
  amount: number;
}

export interface LogLine {
  /** its number in the log */
  id: number;
  /** of the entry this line belongs to: jump there with it */
  seq: number;
  /** null: nobody's doing (final scoring) */
  seat: number | null;
  /** symbol of the sprite */
  icon: string;
  /** message of log.ftl */
  key: string;
  args: LogArgs;
  changes: Change[];
  round: number;
  /** first line of a turn */
  turn: boolean;
  /** only these eyes see it */
  private: boolean;
  undone: boolean;
  /** to highlight on the board */
  pieces: Piece[];
}

export type Entry = Pick<LogEntry, 'seq' | 'kind' | 'seat' | 'action' | 'steps' | 'events'>;

const SCORING: ReadonlySet<Source> = new Set(['district', 'francs']);

function changes(events: readonly Event[]): Change[] {
  const sum = new Map<Change['what'], number>();
  const add = (what: Change['what'], amount: number): unknown => sum.set(what, (sum.get(what) ?? 0) + amount);
  for (const event of events) {
    if (event.type === 'francs') add('francs', event.amount);
    else if (event.type === 'vp' && !SCORING.has(event.source)) add('vp', event.amount);
    else if (event.type === 'token') add(event.token, event.amount);
    else if (event.type === 'key_gained') add('key', 1);
  }
  return [...sum].filter(([, amount]) => amount !== 0).map(([what, amount]) => ({ what, amount }));
}

interface Said {
  icon: string;
  key: string;
  args?: LogArgs;
  pieces?: Piece[];
  private?: boolean;
}

const BONUS_ICON = 'bonus-tile';

function saidMove(move: Extract<Action, { verb: 'move' }>, added: boolean, view: View): Said {
  const to = parsePlace(move.to);
  const origin = { origin: move.from, originBuilding: buildingAt(view, move.from), by: move.tile ?? 0 };
  const pieces = [move.from, move.to];
  if (to.kind === 'site') {
    const building = buildingAt(view, move.to);
    return { icon: `b-${building}`, key: 'log-move', args: { place: move.to, building, value: String(to.value), district: to.district, ...origin }, pieces };
  }
  if (to.kind !== 'landmark') throw new Error(`a key cannot move to "${move.to}"`);
  const key = added ? 'log-move-new' : 'log-move-landmark';
  return { icon: `l-${to.landmark}`, key, args: { place: move.to, landmark: to.landmark, district: to.district, ...origin }, pieces };
}

function said(action: string, events: readonly Event[], view: View): Said | null {
  const meant = parseAction(action);
  const find = <T extends EventType>(type: T): EventOf<T> | undefined => events.find((event): event is EventOf<T> => event.type === type);
  switch (meant?.verb) {
    case 'decline':
      return { icon: 'skip', key: `log-decline-${meant.question}` };
    case 'draw': {
      const drawn = find('drawn');
      if (!drawn) return null;
      const args = { building: drawn.building, value: drawn.value, district: drawn.district };
      if (find('discarded')) return { icon: `b-${args.building}`, key: 'log-draw-discard', args };
      const built = find('built');
      if (built) args.district = built.district;
      const key = built ? 'log-draw' : 'log-draw-free';
      return { icon: `b-${args.building}`, key, args, pieces: [built ? siteOf(args.district, args.value) : pileOf(meant.pile)] };
    }
    case 'build': {
      const built = find('built');
      const args = { building: built?.building ?? '', value: built?.value ?? 0, district: meant.district };
      return { icon: `b-${args.building}`, key: 'log-build', args, pieces: [siteOf(args.district, args.value)] };
    }
    case 'place':
      return { icon: parsePlace(meant.place).kind, key: 'log-place', args: { place: meant.place }, pieces: [meant.place] };
    case 'move':
      return saidMove(meant, find('landmark_added') !== undefined, view);
    case 'vp':
      return { icon: 'vp-tile', key: 'log-vp-tile', args: { vpTile: meant.tile, district: meant.district }, pieces: [spotOf(meant.district)] };
    case 'bonus':
      return { icon: BONUS_ICON, key: 'log-bonus', args: { number: find('bonus_taken')?.number ?? 0 }, pieces: [spaceOf(meant.space)] };
    case 'score':
      return { icon: `prestige-${meant.prestige}`, key: 'log-score', args: { token: prestigeToken(meant.prestige) } };
    case 'pair':
      return { icon: BONUS_ICON, key: 'log-pair' };
    case 'look':
    case 'take': {
      const taken = find('end_taken');
      if (!taken) return { icon: 'eye', key: 'log-look', pieces: ['end'] };
      const { tile, left } = taken;
      if (tile === null) return { icon: 'end-tile', key: 'log-take', args: { left }, pieces: ['end'] };
      return { icon: 'end-tile', key: 'log-take-mine', args: { endTile: tile, left }, pieces: ['end'], private: true };
    }
    case 'buy':
      return { icon: tokenIcon(meant.resource), key: 'log-buy', args: { token: meant.resource } };
    case 'sell':
      return { icon: tokenIcon(meant.token), key: 'log-sell', args: { token: meant.token } };
    case 'use-end':
      return { icon: 'end-tile', key: 'log-use-end', args: { endTile: meant.tile } };
    case 'use': {
      const { number, space } = meant;
      const taken = find('bonus_taken');
      if (taken) return { icon: BONUS_ICON, key: 'log-use-take', args: { number, taken: taken.number }, pieces: space === null ? [] : [spaceOf(space)] };
      return { icon: BONUS_ICON, key: 'log-use', args: { number } };
    }
    case 'pass':
      return { icon: 'skip', key: 'log-pass' };
    default:
      return null; // `done`: the end of a turn is the beginning of the next
  }
}

function scoring(events: readonly Event[]): Said[] {
  const out: Said[] = [];
  for (const event of events) {
    if (event.type === 'last_round') out.push({ icon: 'clock', key: 'log-last-round', args: { round: event.round } });
    else if (event.type === 'game_over') out.push({ icon: 'laurel', key: 'log-over' });
  }
  return out;
}

function scored(events: readonly Event[]): (Said & { seat: number; vp: number })[] {
  const out: (Said & { seat: number; vp: number })[] = [];
  for (const event of events) {
    if (event.type === 'francs_scored') {
      out.push({ icon: 'franc', key: 'log-francs-scored', seat: event.seat, vp: event.amount });
    } else if (event.type === 'district_scored') {
      const { district, sums, ranks } = event;
      event.vp.forEach((vp, seat) => {
        if (vp === 0) return;
        const args = { district, sum: sums[seat] ?? 0, rank: ranks[seat] ?? 0 };
        out.push({ icon: `d-${district}`, key: 'log-district-scored', args, seat, vp, pieces: [spotOf(district)] });
      });
    }
  }
  return out;
}

/** The log as it grows. Lines of undone steps stay, struck out. */
export class LogBook {
  #lines: LogLine[] = [];
  #told: LogLine[] | null = null;
  #round = 1;
  #turnSeat: number | null = null;
  /** seqs of the actions that still count, newest last */
  #actions: number[] = [];

  /** After another entry another array, so that what shows it notices; made when it is asked for: a long log is copied once. */
  get lines(): LogLine[] {
    return (this.#told ??= [...this.#lines]);
  }

  /** Adds an entry; `view` is any view at or after it. */
  add(entry: Entry, view: View): void {
    this.#told = null;
    if (entry.kind === 'undo') {
      const gone = new Set(this.#actions.splice(Math.max(0, this.#actions.length - entry.steps)));
      this.#lines = this.#lines.map((line) => (gone.has(line.seq) ? { ...line, undone: true } : line));
      this.#turnSeat = entry.seat;
      return;
    }
    const base = { seq: entry.seq, round: this.#round, undone: false };
    if (entry.kind === 'concede') {
      this.#push({ ...base, seat: entry.seat, icon: 'skip', key: 'log-concede', args: {}, changes: [], turn: false, private: false, pieces: [] });
      return;
    }
    this.#actions.push(entry.seq);
    const main = said(entry.action ?? '', entry.events, view);
    if (main) {
      const turn = this.#turnSeat !== entry.seat;
      this.#turnSeat = entry.seat;
      this.#push({ ...base, ...filled(main), seat: entry.seat, changes: changes(entry.events), turn });
    }
    const lost = entry.events.find((event) => event.type === 'loose_lost');
    if (lost) {
      const gone = Object.entries(lost.tokens).map(([what, amount]) => ({ what: what as Token, amount: -amount }));
      this.#push({ ...base, ...filled({ icon: 'skip', key: 'log-lost' }), seat: entry.seat, changes: gone.filter((one) => one.amount !== 0), turn: false });
    }
    for (const line of scored(entry.events)) {
      this.#push({ ...base, ...filled(line), seat: line.seat, changes: [{ what: 'vp', amount: line.vp }], turn: false });
    }
    for (const line of scoring(entry.events)) this.#push({ ...base, ...filled(line), seat: null, changes: [], turn: false });
    for (const event of entry.events) {
      if (event.type !== 'turn_started') continue;
      this.#round = event.round;
      this.#turnSeat = null;
    }
  }

  #push(line: Omit<LogLine, 'id'>): void {
    this.#lines.push({ id: this.#lines.length, ...line });
  }
}

function filled(line: Said): { icon: string; key: string; args: LogArgs; pieces: Piece[]; private: boolean } {
  return { icon: line.icon, key: line.key, args: line.args ?? {}, pieces: line.pieces ?? [], private: line.private ?? false };
}

const SMALL: ReadonlySet<string> = new Set([
  'log-buy',
  'log-sell',
  'log-decline-bonus',
  'log-decline-score',
  'log-decline-vp',
  'log-decline-pair',
  'log-lost',
  'log-look',
  'log-pass',
]);

/** The log without small change and without what was taken back. */
export function brief(lines: readonly LogLine[]): LogLine[] {
  return lines.filter((line) => !line.undone && !SMALL.has(line.key));
}

export interface Turn {
  lines: LogLine[];
  /** of all its lines, the newest: with another one it is another turn, or more of it */
  newest: LogLine;
  /** what all of it came to */
  changes: Change[];
}

const COUNTED: ReadonlySet<string> = new Set(['log-francs-scored', 'log-district-scored']);

/** The last turn of a seat as a whole, small change left out; the final scoring is no part of it. Null: it has not played yet. */
export function lastTurn(lines: readonly LogLine[], seat: number): Turn | null {
  const own = (line: LogLine): boolean => line.seat === seat && !COUNTED.has(line.key);
  const first = lines.findLastIndex((line) => line.turn && own(line));
  const all = lines.slice(Math.max(first, 0)).filter((line) => own(line) && !line.undone);
  const told = brief(all);
  const newest = all.at(-1);
  return newest ? { lines: told.length > 0 ? told : all, newest, changes: total(all.flatMap((line) => line.changes)) } : null;
}

/** What a turn is told by: everybody draws, so that alone is no news. */
export const deeds = ({ lines }: Turn): readonly LogLine[] => (lines.length > 1 ? lines.filter((line) => !line.key.startsWith('log-draw')) : lines);

/** VP and francs first. */
function total(parts: readonly Change[]): Change[] {
  const sums = new Map<Change['what'], number>([
    ['vp', 0],
    ['francs', 0],
  ]);
  for (const { what, amount } of parts) sums.set(what, (sums.get(what) ?? 0) + amount);
  return [...sums].filter(([, amount]) => amount !== 0).map(([what, amount]) => ({ what, amount }));
}

/** The events since a seat's last turn: what the others did, and the newest action, whoever's. A spectator: the newest turn. */
export function recent(entries: readonly Entry[], seat: number | null): Event[] {
  const counting: Entry[] = [];
  for (const entry of entries) {
    if (entry.kind === 'undo') counting.splice(Math.max(0, counting.length - entry.steps));
    else if (entry.kind === 'action') counting.push(entry);
  }
  const newest = counting.at(-1);
  const ended = counting.findLastIndex((entry) => (seat === null ? entry.seat !== newest?.seat : entry.seat === seat && entry.action === 'done'));
  return counting.slice(ended + 1).flatMap((entry) => (entry.seat !== seat || entry === newest ? entry.events : []));
}

/** Pieces that events touched: the "last changed" marks. */
export function touched(events: readonly Event[]): Set<Trace> {
  const pieces = new Set<Trace>();
  for (const event of events) {
    if (event.type === 'built') pieces.add(siteOf(event.district, event.value));
    else if (event.type === 'key_placed') {
      const place = event.place as Place;
      pieces.add(place).add(`${place}#${event.seat}`); // which of the keys there
    } else if (event.type === 'key_moved') pieces.add(event.target as Place);
    else if (event.type === 'bonus_taken') pieces.add(spaceOf(event.space));
    else if (event.type === 'vp_tile') pieces.add(spotOf(event.district));
    else if (event.type === 'end_taken') pieces.add('end');
  }
  return pieces;
}
