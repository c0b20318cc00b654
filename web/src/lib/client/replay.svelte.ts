// A finished game, step by step, through anybody's eyes; the same reducer and the same read face as at the table.

import { AnimationQueue, SPEED, type Animator } from './animation';
import { api, reasonOf, type Api } from './api';
import type { Target } from './choices';
import type { Piece, Trace } from './notation';
import type { Box } from '../board/box';
import { playerName } from '../names';
import { boxOf, loadBox } from './boxes';
import type { GameFace } from './face';
import { LogBook, touched, type LogLine } from './log';
import { preferences } from './preferences.svelte';
import { fold } from './reducer';
import type { Event, Reason, Replay, ReplayStep, SeatInfo, TableInfo, View } from './types';

/** A view is kept for every so many steps, so that going anywhere folds few events. */
const KEEP = 16;

export interface Turn {
  /** step after which the turn's first action is shown */
  step: number;
  seat: number;
  round: number;
}

export class ReplayStore implements GameFace {
  readonly table: string;
  view: View | null = $state.raw(null);
  box: Box | null = $state.raw(null);
  info: TableInfo | null = $state.raw(null);
  /** the step is still being shown */
  moving = $state(false);
  seat: number | null = $state(null);
  /** how many actions have been played in what is shown */
  step = $state(0);
  steps: ReplayStep[] = $state.raw([]);
  playing = $state(false);
  /** steps per second when playing */
  speed = $state(1);
  error: Reason | null = $state.raw(null);
  /** of the whole game */
  #lines: LogLine[] = $state.raw([]);
  last: Set<Trace> = $state.raw(new Set());

  readonly total: number = $derived(this.steps.length);
  readonly seats: SeatInfo[] = $derived(this.info?.seats ?? []);
  readonly names: string[] = $derived(this.seats.map(playerName));
  readonly turns: Turn[] = $derived(turnsOf(this.steps));
  /** index into `turns` of the turn shown */
  readonly turn: number = $derived(
    Math.max(
      0,
      this.turns.findLastIndex((turn) => turn.step <= Math.max(1, this.step)),
    ),
  );
  readonly action: string | null = $derived(this.steps[this.step - 1]?.action ?? null);
  /** up to the step that is shown */
  readonly log: LogLine[] = $derived(this.#lines.filter((line) => line.seq <= this.step));
  readonly live = null;
  readonly targets: Map<Piece, Target> = new Map();
  readonly selection: Piece[] = [];

  animator: Animator | null = null;

  #api: Api;
  #asked = 0;
  #kept: View[] = [];
  #queue: AnimationQueue;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string, from: Api = api) {
    this.table = table;
    this.#api = from;
    this.#queue = new AnimationQueue({
      apply: (events) => this.#show(events),
      animator: () => this.animator,
      speed: () => SPEED[preferences.animation] / Math.max(1, this.speed),
      settled: () => this.#settle(),
    });
  }

  async start(seat: number | null = null, step?: number): Promise<void> {
    const asked = (this.#asked += 1);
    try {
      const [replay] = await Promise.all([this.#api.replay(this.table, seat), loadBox(this.#api)]);
      const box = await boxOf(replay.table, this.#api);
      if (asked === this.#asked) this.use(box, replay, step ?? this.step); // else other eyes were chosen meanwhile
    } catch (error) {
      if (asked === this.#asked) this.error = reasonOf(error);
    }
  }

  use(box: Box, replay: Replay, step = 0): void {
    this.error = null;
    this.box = box;
    this.info = replay.table;
    this.seat = replay.seat;
    this.steps = replay.steps;
    this.#kept = [replay.start];
    let view = replay.start;
    replay.steps.forEach((one, index) => {
      view = fold(view, one.events, box);
      if ((index + 1) % KEEP === 0) this.#kept.push(view);
    });
    const book = new LogBook();
    for (const one of replay.steps) book.add({ seq: one.step, kind: 'action', seat: one.seat, action: one.action, steps: 0, events: one.events }, view);
    this.#lines = book.lines;
    this.goto(step);
  }

  /** The same moment through other eyes. */
  async eyes(seat: number | null): Promise<void> {
    this.pause();
    await this.start(seat);
  }

  close(): void {
    this.pause();
    this.#queue.clear();
  }

  at(step: number): View | null {
    const { box } = this;
    const from = Math.min(this.#kept.length - 1, Math.floor(step / KEEP));
    const view = this.#kept[from];
    if (!view || !box) return null;
    return fold(
      view,
      this.steps.slice(from * KEEP, step).flatMap((one) => one.events),
      box,
    );
  }

  /** Jumps; nothing moves. */
  goto(step: number): void {
    this.#queue.clear();
    this.moving = false;
    this.step = Math.min(Math.max(0, step), this.total);
    this.view = this.at(this.step);
    this.last = touched(this.steps[this.step - 1]?.events ?? []);
  }

  /** One step on, animated. */
  forward(): void {
    const next = this.steps[this.step];
    this.#queue.skip();
    if (!next) return;
    this.step += 1;
    this.moving = true;
    this.#queue.push(next.events);
  }

  back(): void {
    this.goto(this.step - 1);
  }

  gotoTurn(index: number): void {
    const turn = this.turns[Math.min(Math.max(0, index), this.turns.length - 1)];
    if (turn) this.goto(turn.step);
  }

  play(): void {
    if (this.step >= this.total) this.goto(0);
    this.playing = true;
    this.#next();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  skip(): void {
    this.#queue.skip();
  }

  pick(): void {
    this.skip();
  }

  canJump(): boolean {
    return true;
  }

  async moment(step: number): Promise<null> {
    this.pause();
    this.goto(step);
    return null;
  }

  #next(): void {
    if (!this.playing) return;
    if (this.step >= this.total) {
      this.pause();
      return;
    }
    this.forward();
    this.#timer = setTimeout(() => this.#next(), 1000 / this.speed);
  }

  #show(events: readonly Event[]): { before: View; after: View } {
    const before = this.view as View;
    const after = fold(before, events, this.box as Box);
    this.view = after;
    return { before, after };
  }

  #settle(): void {
    this.moving = false;
    this.last = touched(this.steps[this.step - 1]?.events ?? []);
  }
}

export function turnsOf(steps: readonly ReplayStep[]): Turn[] {
  const turns: Turn[] = [];
  let round = 1;
  let fresh = true;
  for (const step of steps) {
    if (fresh) turns.push({ step: step.step, seat: step.seat, round });
    const started = step.events.find((event) => event.type === 'turn_started');
    fresh = started !== undefined;
    round = started?.round ?? round;
  }
  return turns;
}
