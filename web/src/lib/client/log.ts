// The readable log: what happened becomes lines of a message key (log.ftl), raw arguments and changes of possessions;
// words.ts puts them into the reader's language, so a change of language rewrites the whole log.

import type { Event, LogEntry, Token, View } from './types';

export type LogArgs = Record<string, string | number>;

/** What somebody's possessions went up or down by. */
export interface Change {
  what: 'francs' | 'vp' | 'key' | Token;
  amount: number;
}

export interface LogLine {
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
  /** pieces to highlight on the board (see choices.ts) */
  pieces: string[];
}

export type Entry = Pick<LogEntry, 'seq' | 'kind' | 'seat' | 'action' | 'steps' | 'events'>;

const SCORING = new Set(['district', 'francs']);

function changes(events: readonly Event[]): Change[] {
  const sum = new Map<Change['what'], number>();
  const add = (what: Change['what'], amount: number): unknown => sum.set(what, (sum.get(what) ?? 0) + amount);
  for (const event of events) {
    if (event.type === 'francs') add('francs', event.amount ?? 0);
    else if (event.type === 'vp' && !SCORING.has(event.source ?? '')) add('vp', event.amount ?? 0);
    else if (event.type === 'token' && event.token) add(event.token, event.amount ?? 0);
    else if (event.type === 'key_gained') add('key', 1);
  }
  return [...sum].filter(([, amount]) => amount !== 0).map(([what, amount]) => ({ what, amount }));
}

interface Said {
  icon: string;
  key: string;
  args?: LogArgs;
  pieces?: string[];
  private?: boolean;
}

/** The building that stands at a place: places never change their building, so any later view knows it. */
function buildingAt(view: View, place: string): string {
  const [slug, value] = place.split(':');
  const site = view.districts.find((one) => one.district === slug)?.sites.find((one) => String(one.value) === value);
  return site?.building ?? '';
}

const BONUS_ICON = 'bonus-tile';

function said(action: string, events: readonly Event[], view: View): Said | null {
  const words = action.split(' ');
  const [verb = '', a = '', b = ''] = words;
  const find = (type: Event['type']): Event | undefined => events.find((event) => event.type === type);
  if (a === 'none') return { icon: 'skip', key: `log-decline-${verb}` };
  switch (verb) {
    case 'draw': {
      const drawn = find('drawn');
      if (!drawn) return null;
      const args = { building: drawn.building ?? '', value: drawn.value ?? 0, district: drawn.district ?? '' };
      if (find('discarded')) return { icon: `b-${args.building}`, key: 'log-draw-discard', args };
      const built = find('built');
      if (built) args.district = built.district ?? '';
      const key = built ? 'log-draw' : 'log-draw-free';
      return { icon: `b-${args.building}`, key, args, pieces: built ? [`${args.district}:${args.value}`] : [`pile:${a}`] };
    }
    case 'build': {
      const built = find('built');
      const args = { building: built?.building ?? '', value: built?.value ?? 0, district: a };
      return { icon: `b-${args.building}`, key: 'log-build', args, pieces: [`${a}:${args.value}`] };
    }
    case 'place':
      return { icon: a === 'arc' ? 'arc' : 'bank', key: 'log-place', args: { place: a }, pieces: [a] };
    case 'move': {
      const [district = '', name = ''] = b.split(':');
      const by = words[4] ? Number(words[4]) : 0;
      const origin = { origin: a, originBuilding: buildingAt(view, a), by };
      if (/^\d+$/.test(name)) {
        const building = buildingAt(view, b);
        return { icon: `b-${building}`, key: 'log-move', args: { place: b, building, value: name, district, ...origin }, pieces: [a, b] };
      }
      const key = find('landmark_added') ? 'log-move-new' : 'log-move-landmark';
      return { icon: `l-${name}`, key, args: { place: b, landmark: name, district, ...origin }, pieces: [a, b] };
    }
    case 'vp':
      return { icon: 'vp-tile', key: 'log-vp-tile', args: { vpTile: a, district: b }, pieces: [`spot:${b}`] };
    case 'bonus':
      return { icon: BONUS_ICON, key: 'log-bonus', args: { number: find('bonus_taken')?.number ?? 0 }, pieces: [a] };
    case 'score':
      return { icon: `prestige-${a}`, key: 'log-score', args: { token: `${a} prestige` } };
    case 'pair':
      return { icon: BONUS_ICON, key: 'log-pair' };
    case 'take': {
      const taken = find('end_taken');
      if (!taken) return { icon: 'eye', key: 'log-look', pieces: ['end'] };
      const tile = typeof taken.tile === 'number' ? taken.tile : 0;
      return { icon: 'end-tile', key: tile ? 'log-take-mine' : 'log-take', args: tile ? { endTile: tile, left: taken.left ?? 0 } : { left: taken.left ?? 0 }, pieces: ['end'], private: tile > 0 };
    }
    case 'buy':
      return { icon: a, key: 'log-buy', args: { token: a } };
    case 'sell':
      return { icon: b ? `prestige-${a}` : a, key: 'log-sell', args: { token: b ? `${a} prestige` : a } };
    case 'use': {
      if (a === 'end') return { icon: 'end-tile', key: 'log-use-end', args: { endTile: Number(b) } };
      const number = Number(a);
      const taken = find('bonus_taken');
      if (taken) return { icon: BONUS_ICON, key: 'log-use-take', args: { number, taken: taken.number ?? 0 }, pieces: [b] };
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
    if (event.type === 'last_round') out.push({ icon: 'clock', key: 'log-last-round', args: { round: event.round ?? 0 } });
    else if (event.type === 'game_over') out.push({ icon: 'laurel', key: 'log-over' });
  }
  return out;
}

function scored(events: readonly Event[]): (Said & { seat: number; vp: number })[] {
  const out: (Said & { seat: number; vp: number })[] = [];
  for (const event of events) {
    if (event.type === 'francs_scored') {
      out.push({ icon: 'franc', key: 'log-francs-scored', seat: event.seat ?? 0, vp: event.amount ?? 0 });
    } else if (event.type === 'district_scored') {
      const district = event.district ?? '';
      (event.vp ?? []).forEach((vp, seat) => {
        if (vp === 0) return;
        const args = { district, sum: event.sums?.[seat] ?? 0, rank: event.ranks?.[seat] ?? 0 };
        out.push({ icon: `d-${district}`, key: 'log-district-scored', args, seat, vp, pieces: [`spot:${district}`] });
      });
    }
  }
  return out;
}

/** The log as it grows. Lines of undone steps stay, struck out. */
export class LogBook {
  lines: LogLine[] = [];
  #round = 1;
  #turnSeat: number | null = null;
  /** seqs of the actions that still count, newest last */
  #actions: number[] = [];

  /** Adds an entry; `view` is any view at or after it. */
  add(entry: Entry, view: View): void {
    if (entry.kind === 'undo') {
      const gone = new Set(this.#actions.splice(Math.max(0, this.#actions.length - entry.steps)));
      this.lines = this.lines.map((line) => (gone.has(line.seq) ? { ...line, undone: true } : line));
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
    if (lost?.tokens) {
      const gone = Object.entries(lost.tokens).map(([what, amount]) => ({ what: what as Token, amount: -amount }));
      this.#push({ ...base, ...filled({ icon: 'skip', key: 'log-lost' }), seat: entry.seat, changes: gone.filter((one) => one.amount !== 0), turn: false });
    }
    for (const line of scored(entry.events)) {
      this.#push({ ...base, ...filled(line), seat: line.seat, changes: [{ what: 'vp', amount: line.vp }], turn: false });
    }
    for (const line of scoring(entry.events)) this.#push({ ...base, ...filled(line), seat: null, changes: [], turn: false });
    for (const event of entry.events) {
      if (event.type !== 'turn_started') continue;
      this.#round = event.round ?? this.#round;
      this.#turnSeat = null;
    }
  }

  #push(line: LogLine): void {
    this.lines = [...this.lines, line];
  }
}

function filled(line: Said): { icon: string; key: string; args: LogArgs; pieces: string[]; private: boolean } {
  return { icon: line.icon, key: line.key, args: line.args ?? {}, pieces: line.pieces ?? [], private: line.private ?? false };
}

/** Lines of one turn together: for the log's groups. */
export function turns(lines: readonly LogLine[]): LogLine[][] {
  const groups: LogLine[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (!last || line.turn) groups.push([line]);
    else last.push(line);
  }
  return groups;
}

const SMALL: ReadonlySet<string> = new Set(['log-buy', 'log-sell', 'log-decline-bonus', 'log-decline-score', 'log-decline-vp', 'log-decline-pair', 'log-lost', 'log-look', 'log-pass']);

/** The log without small change and without what was taken back. */
export function brief(lines: readonly LogLine[]): LogLine[] {
  return lines.filter((line) => !line.undone && !SMALL.has(line.key));
}

/** Pieces that events touched: the "last changed" marks. */
export function touched(events: readonly Event[]): Set<string> {
  const pieces = new Set<string>();
  for (const event of events) {
    if (event.type === 'built') pieces.add(`${event.district}:${event.value}`);
    else if (event.type === 'key_placed') pieces.add(event.place ?? '').add(`${event.place}#${event.seat}`); // which of the keys there
    else if (event.type === 'key_moved') pieces.add(String(event.target));
    else if (event.type === 'bonus_taken') pieces.add(`@${event.space}`);
    else if (event.type === 'vp_tile') pieces.add(`spot:${event.district}`);
    else if (event.type === 'end_taken') pieces.add('end');
  }
  return pieces;
}
