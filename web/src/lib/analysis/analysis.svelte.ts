// A finished game and what the analysis says of its turns; asks on while it is still being made.
import { api, ApiError, reasonOf, type Api } from '../client/api';
import { ReplayStore } from '../client/replay.svelte';
import type { AnalysisState, AnalyzedTurn, ChanceTurn, Reason, SeatAccuracy, View } from '../client/types';

const AGAIN_MS = 1500;

export class AnalysisStore {
  readonly replay: ReplayStore;
  state: AnalysisState | null = $state.raw(null);
  error: Reason | null = $state.raw(null);
  /** the turn that is looked at */
  index = $state(0);

  readonly turns: AnalyzedTurn[] = $derived(this.state?.analysis?.turns ?? []);
  readonly seats: SeatAccuracy[] = $derived(this.state?.analysis?.seats ?? []);
  readonly points: ChanceTurn[] = $derived(this.state?.analysis?.turning_points ?? []);
  readonly turn: AnalyzedTurn | null = $derived(this.turns[this.index] ?? null);
  readonly total: number = $derived(this.state?.total ?? 0);
  /** the board before the decision that is judged */
  readonly view: View | null = $derived.by(() => (this.turn && this.replay.box ? this.replay.at(this.turn.judged) : null));

  #api: Api;
  #wanted: number | null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(table: string, wanted: number | null = null, from: Api = api) {
    this.#api = from;
    this.#wanted = wanted;
    this.replay = new ReplayStore(table, from);
  }

  async start(): Promise<void> {
    await Promise.all([this.replay.start(), this.#ask(false)]);
  }

  /** Have it made, or tried again. */
  async begin(): Promise<void> {
    await (this.replay.view ? this.#ask(true) : this.start());
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.replay.close();
  }

  goto(index: number): void {
    this.#wanted = null;
    this.index = Math.min(Math.max(0, index), Math.max(0, this.turns.length - 1));
  }

  /** The next turning point in a direction. */
  point(direction: 1 | -1): ChanceTurn | undefined {
    const found = this.points.filter(({ turn }) => (turn - this.index) * direction > 0);
    return direction > 0 ? found[0] : found.at(-1);
  }

  async #ask(begin: boolean): Promise<void> {
    try {
      const state = await (begin ? this.#api.analyze(this.replay.table) : this.#api.analysis(this.replay.table));
      if (this.#closed) return;
      this.#take(state);
    } catch (error) {
      if (this.state?.status === 'running' && error instanceof ApiError && error.passing) this.#askAgain();
      else this.error = reasonOf(error);
    }
  }

  #askAgain(): void {
    if (!this.#closed) this.#timer = setTimeout(() => void this.#ask(false), AGAIN_MS);
  }

  #take(state: AnalysisState): void {
    this.state = state;
    this.error = null;
    if (this.#wanted !== null && this.#wanted < this.turns.length) this.index = this.#wanted;
    if (state.status === 'none') void this.#ask(true);
    if (state.status === 'running') this.#askAgain();
    else if (this.#wanted === null && this.index === 0 && state.status === 'done') this.index = this.points[0]?.turn ?? 0;
  }
}
