// A puzzle: the table's own store shows it and chooses; what it sends is tried on the server, which keeps nothing. When the
// turn is over it is checked; then the position returns.
import type { Box } from '../board/box';
import { api, reasonOf, type Api } from '../client/api';
import { boxOf } from '../client/boxes';
import { GameStore } from '../client/game.svelte';
import type { CommandDone, CommandRequest, PuzzleInfo, PuzzleList, PuzzleState, PuzzleVerdict, Reason, TableState, View } from '../client/types';
import { puzzles, type PuzzleApi } from './api';
import { loadProgress, nextPuzzle, noted, type Progress } from './progress';

const STARS = 3;

class PuzzleGame extends GameStore {
  override readonly endText: string = 'puzzle-check';
  /** nobody plays on: the turn is over, and judged */
  override readonly waitText: string = 'puzzle-checking';
  checking = $state(false);

  override get waiting(): boolean {
    return this.checking || super.waiting;
  }

  /** There is nothing before the puzzle. */
  override canJump(): boolean {
    return false;
  }
}

export class PuzzleStore {
  list: PuzzleList | null = $state.raw(null);
  info: PuzzleInfo | null = $state.raw(null);
  kind: PuzzleState['kind'] | null = $state(null);
  /** the position itself */
  start: View | null = $state.raw(null);
  played: string[] = $state.raw([]);
  verdict: PuzzleVerdict | null = $state.raw(null);
  /** the solution is compared with an answer that missed it */
  missed = $state(false);
  nudged = $state(false);
  /** on phones: what is asked, and help, take the place of the player's own things */
  helping = $state(false);
  error: Reason | null = $state.raw(null);
  progress: Progress = $state.raw(loadProgress());

  readonly game: PuzzleGame;
  /** solved, or the solution was asked for: it may be explained */
  readonly finished: boolean = $derived(this.verdict?.result === 'solved' || this.verdict?.result === 'shown');
  readonly stars: number = $derived(this.verdict?.result === 'shown' ? 0 : this.nudged ? STARS - 1 : STARS);
  readonly id: string = $derived(this.info?.id ?? '');
  readonly daily: boolean = $derived(this.list !== null && this.list.daily === this.id);
  readonly next: string = $derived(this.list ? nextPuzzle(this.list.puzzles, this.id, this.progress) : '');

  get checking(): boolean {
    return this.game.checking;
  }

  #box: Box | null = null;
  #first: TableState | null = null;
  #over = false;
  readonly #puzzles: PuzzleApi;
  readonly #api: Api;

  constructor(from: PuzzleApi = puzzles, other: Api = api) {
    this.#puzzles = from;
    this.#api = {
      ...other,
      command: (_, request) => this.#command(request),
      ways: (_, { action }) => from.ways(this.id, this.played, action),
      tableComponents: async () => (await other.examples()).components, // the box of the package, whatever the server plays with
    };
    this.game = new PuzzleGame('puzzle', this.#api);
  }

  /** Without an id the puzzle of the day. */
  async open(id: string | null): Promise<void> {
    try {
      const list = this.#puzzles.list();
      const { puzzle, kind, state } = await this.#puzzles.open(id ?? (await list).daily);
      this.#box = await boxOf(state.table, this.#api);
      this.list = await list;
      this.error = null;
      this.#first = state;
      this.start = state.view;
      this.kind = kind;
      this.info = puzzle;
      this.#show(state);
    } catch (error) {
      this.error = reasonOf(error);
    }
  }

  close(): void {
    this.game.close();
  }

  #show(state: TableState): void {
    if (this.#box) this.game.use(this.#box, state);
  }

  async #command({ command }: CommandRequest): Promise<CommandDone> {
    const none: CommandDone = { seq: this.game.seq, updates: [] };
    if (command.type === 'concede' || this.checking || this.finished) return none;
    this.verdict = null;
    if (command.type === 'undo') {
      const played = this.played.slice(0, -(command.steps ?? 1));
      this.#show((await this.#puzzles.play(this.id, played, [])).state);
      this.played = played;
      return none;
    }
    const actions = command.type === 'act' ? [command.action] : command.actions;
    const { state, updates } = await this.#puzzles.play(this.id, this.played, actions);
    this.played = [...this.played, ...actions];
    this.#over = state.view?.active !== state.seat;
    return { seq: state.seq, updates };
  }

  /** All that was played is shown: a whole turn is checked. */
  settled(): void {
    if (!this.#over) return;
    this.#over = false;
    void this.#judge(() => this.#puzzles.check(this.id, this.played));
  }

  nudge(): void {
    this.nudged = true;
  }

  /** After an answer it is compared with that one, else with the next best idea. */
  async solution(): Promise<void> {
    const { verdict } = this;
    this.missed = verdict !== null;
    await this.#judge(() => (verdict ? Promise.resolve({ ...verdict, result: 'shown' }) : this.#puzzles.solution(this.id)));
  }

  async #judge(ask: () => Promise<PuzzleVerdict>): Promise<void> {
    if (this.checking || this.finished) return;
    this.game.checking = true;
    let trouble: Reason | null = null;
    try {
      this.verdict = await ask();
      if (this.finished) this.progress = noted(this.progress, this.id, this.stars, this.daily ? (this.list?.day ?? null) : null);
    } catch (error) {
      trouble = reasonOf(error);
    }
    this.game.checking = false;
    this.#return();
    this.game.error = trouble;
  }

  /** The position as it was; once it is explained nothing more is played. */
  #return(): void {
    this.played = [];
    if (this.#first) this.#show(this.finished ? { ...this.#first, legal: [], plans: [], francs: {}, losses: [] } : this.#first);
  }

  /** Once more from the beginning. */
  again(): void {
    this.verdict = null;
    this.missed = false;
    this.#return();
  }
}
