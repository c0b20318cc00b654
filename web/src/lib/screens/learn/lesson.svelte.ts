// The guided first game: a recorded game that the learner plays along with. It has the read face of a table, so the real
// game screen shows it.
import { Box, type Components } from '../../board/box';
import type { Animator } from '../../client/animation';
import { choices, targets, type Target } from '../../client/choices';
import { kindOf, type Piece } from '../../client/notation';
import type { GameFace } from '../../client/face';
import { preferences } from '../../client/preferences.svelte';
import { ReplayStore } from '../../client/replay.svelte';
import type { CountStep, MovePlan, Replay, ReplayStep, SeatInfo, TableInfo, View } from '../../client/types';
import { knowBox, sayPrice } from '../../client/words';
import { t, type Args } from '../../i18n';
import { loadTexts } from '../../pageTexts';
import { steps, type Step } from './scoring';
import { OPPONENT, SCRIPT, type Bubble } from './script';

type LessonStep = ReplayStep & { plans: MovePlan[] };
export interface LessonFile {
  /** the base box: the lesson's words and events are about its figures, whatever box the server plays with */
  components: Components;
  start: View;
  steps: LessonStep[];
  /** the final scoring, as the server counts it */
  count: CountStep[];
}

/** More actions than this between two bubbles are not watched one by one. */
const WATCHED = 9;
const PAUSE_MS = { off: 0, fast: 500, normal: 1000, slow: 1800 } as const;

const seat = (number: number, name: string): SeatInfo => ({
  seat: number,
  kind: number === 0 ? 'human' : 'bot',
  name,
  level: number === 0 ? null : 1,
  yours: number === 0,
  online: true,
  conceded: false,
  conceding_ends: false,
  trouble: 0,
  color: number,
});

export class Lesson implements GameFace {
  /** index into SCRIPT, then into the steps of the final scoring, then the farewell */
  index = $state(0);
  selection: Piece[] = $state.raw([]);
  /** the opponent is playing, or rounds are passing */
  watching = $state(false);
  error: unknown = $state.raw(null);

  readonly table = 'first-game';
  #replay = new ReplayStore(this.table);
  #file: LessonFile | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly view: View | null = $derived(this.#replay.view);
  readonly box = $derived(this.#replay.box);
  readonly seat = 0;
  readonly live = null;
  readonly log = $derived(this.#replay.log);
  readonly last = $derived(this.#replay.last);
  readonly names: string[] = $derived([preferences.name.trim() || t('create-person', { number: 1 }), OPPONENT]);
  readonly seats: SeatInfo[] = $derived(this.names.map((name, number) => seat(number, name)));
  readonly scoring: Step[] = $derived.by(() => {
    const { view, box } = this;
    return view?.phase === 'over' && box ? steps(this.#file?.count ?? [], box, this.names) : [];
  });
  readonly bubble: Bubble | null = $derived(SCRIPT[this.index] ?? null);
  readonly scored: Step | null = $derived(this.scoring[this.index - SCRIPT.length] ?? null);
  readonly over: boolean = $derived(this.view?.phase === 'over' && this.index >= SCRIPT.length + this.scoring.length);
  /** bubbles, and the farewell */
  readonly total: number = $derived(SCRIPT.length + (this.#file?.count.length ?? 0) + 1);
  /** the action the learner is asked for */
  readonly expected: LessonStep | null = $derived(
    this.bubble?.act && !this.watching && !this.#replay.moving && this.#replay.step === this.bubble.before ? this.#at(this.bubble.before) : null,
  );
  readonly #choice = $derived.by(() => {
    const { view, expected } = this;
    const [choice] = expected && view ? choices([expected.action], expected.plans, view) : [];
    return choice ? { ...choice, pieces: [...(this.bubble?.pieces ?? choice.pieces)] } : null;
  });
  readonly targets: Map<Piece, Target> = $derived(this.#choice ? targets([this.#choice], this.selection) : new Map());
  /** asked for what is a button, not a piece: the end of the turn */
  readonly button: boolean = $derived(this.#choice?.pieces.length === 0);

  get animator(): Animator | null {
    return this.#replay.animator;
  }
  set animator(animator: Animator | null) {
    this.#replay.animator = animator;
  }

  async start(): Promise<void> {
    try {
      const [file] = await Promise.all([import('./first-game.steps.json'), loadTexts('learn'), loadTexts('finale')]);
      this.#file = file.default as unknown as LessonFile;
      const { components, start, steps: all } = this.#file;
      const replay: Replay = { table: { seats: this.seats } as TableInfo, seat: 0, start, steps: all };
      this.#replay.use(knowBox(new Box(components)), replay, 0);
      this.index = 0;
    } catch (error) {
      this.error = error;
    }
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#replay.close();
  }

  /** What a bubble says, with the price of the move it asks for. */
  args(bubble: Bubble): Args {
    const { box } = this;
    const price = this.#at(bubble.before)?.plans[0]?.price;
    return { ...(price ? { price: sayPrice(price) } : {}), ...(box && bubble.args ? bubble.args(box) : {}) };
  }

  pick(piece: Piece): void {
    const choice = this.#choice;
    if (!choice || this.watching) return this.#replay.skip();
    if (this.selection.includes(piece)) {
      this.selection = this.selection.filter((one) => one !== piece);
      return;
    }
    if (!choice.pieces.includes(piece)) return;
    this.selection = [...this.selection, piece];
    // A key in hand and the row of the key's own district go without saying.
    if (choice.pieces.every((one) => this.selection.includes(one) || one === 'hand' || kindOf(one) === 'row')) this.play();
  }

  canJump(): boolean {
    return false;
  }

  async moment(): Promise<null> {
    return null;
  }

  /** Plays the action that was asked for. */
  play(): void {
    if (!this.expected) return;
    this.selection = [];
    this.#replay.forward();
    this.next();
  }

  next(): void {
    this.selection = [];
    this.index += 1;
    this.#approach();
  }

  back(): void {
    clearTimeout(this.#timer);
    this.watching = false;
    this.selection = [];
    this.index = Math.max(0, this.index - 1);
    this.#replay.goto(this.bubble ? this.bubble.before : this.#replay.total);
  }

  /** No need to watch: straight to the next bubble. */
  hurry(): void {
    clearTimeout(this.#timer);
    this.watching = false;
    this.#replay.goto(this.bubble?.before ?? this.#replay.total);
  }

  #at(step: number): LessonStep | null {
    return this.#file?.steps[step] ?? null;
  }

  /** Lets the recorded game come to where the next bubble speaks. */
  #approach(): void {
    const to = this.bubble?.before ?? this.#replay.total;
    const left = to - this.#replay.step;
    this.watching = left > 0;
    if (left <= 0) return;
    // The end of the game is told bubble by bubble: it must stand when the first of them speaks.
    if (!this.bubble || left > WATCHED || preferences.animation === 'off') {
      this.hurry();
      return;
    }
    this.#timer = setTimeout(() => {
      this.#replay.forward();
      this.#approach();
    }, PAUSE_MS[preferences.animation]);
  }
}
