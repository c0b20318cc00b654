// A study: a finished game, and what is played on from any of its moments. The table's own store shows it and chooses; what
// it sends goes to the study instead of a table. Taking back is going to an earlier node.
import type { Box } from '../board/box';
import { api, reasonOf, type Api } from '../client/api';
import { boxOf } from '../client/boxes';
import { GameStore } from '../client/game.svelte';
import type { CommandDone, CommandRequest, Reason, StudyAt, StudyInfo, StudyMove, StudyPlayed, StudyState } from '../client/types';
import { studies, type Studies } from './api';
import { onwards, pathTo, rows, toAct, type Tree, type TurnRow } from './tree';

class StudyGame extends GameStore {
  readonly #goto: (seq: number) => Promise<void>;
  constructor(id: string, from: Api, goto: (seq: number) => Promise<void>) {
    super(id, from);
    this.#goto = goto;
  }

  /** The study itself goes there. */
  override async moment(seq: number): Promise<null> {
    await this.#goto(seq);
    return null;
  }
}

export class StudyStore {
  id = $state('');
  info: StudyInfo | null = $state.raw(null);
  moves: (StudyMove | null)[] = $state.raw([null]);
  end = $state(0);
  node = $state(0);
  /** where it goes: steps are quicker than answers */
  #heading = $state(0);
  startComment = $state('');
  /** the seat that somebody plays against bots; null: all of them */
  me: number | null = $state(null);
  level = $state(5);
  thinking = $state(false);
  error: Reason | null = $state.raw(null);

  readonly game: GameStore;
  readonly tree: Tree = $derived({ moves: this.moves, end: this.end });
  readonly players: number = $derived(this.info?.names.length ?? 2);
  readonly rows: TurnRow[] = $derived(rows(this.tree, this.players));
  readonly path: number[] = $derived(pathTo(this.tree, this.node));
  readonly comment: string = $derived(this.node === 0 ? this.startComment : (this.moves[this.node]?.comment ?? ''));
  /** on the way to another node: a comment written now would stand with the wrong one */
  readonly moving: boolean = $derived(this.#heading !== this.node);
  /** a bot is to act, and does when it is asked */
  readonly waiting: boolean = $derived.by(() => this.game.view?.phase !== 'over' && this.me !== null && this.game.view?.active !== this.me);

  #box: Box | null = null;
  #wanted = 0;
  /** something was played: bots answer until it is somebody's turn again */
  #going = false;
  readonly #studies: Studies;
  readonly #api: Api;

  constructor(id: string, from: Studies = studies, other: Api = api) {
    this.id = id;
    this.#studies = from;
    this.#api = other;
    const mine: Api = {
      ...other,
      command: (_, request) => this.#command(request),
      hint: (_, { level }) => from.hint(this.id, this.node, level ?? 7),
      ways: (_, { action }) => from.ways(this.id, this.node, action),
    };
    this.game = new StudyGame(id, mine, (seq) => this.goto(this.path[seq - 1] ?? 0));
  }

  async start(node: number): Promise<void> {
    try {
      const state = await this.#studies.open(this.id, node);
      this.#box = await boxOf(state.at.state.table, this.#api);
      this.error = null;
      this.#take(state);
      this.me = state.at.state.seat;
    } catch (error) {
      this.error = reasonOf(error);
    }
  }

  close(): void {
    this.#wanted += 1;
    this.game.close();
  }

  #take(state: StudyState): void {
    this.info = state.study;
    this.startComment = state.comment;
    this.moves = [null, ...state.moves];
    this.end = state.end;
    this.#show(state.at);
  }

  #show({ node, state }: StudyAt): void {
    this.node = this.#heading = node;
    if (this.#box) this.game.use(this.#box, state);
  }

  /** Jumps; nothing moves. */
  async goto(node: number): Promise<void> {
    this.#going = false;
    await this.#goto(node);
  }

  async #goto(node: number): Promise<void> {
    const wanted = ++this.#wanted;
    this.#heading = node;
    try {
      const at = await this.#studies.at(this.id, node, this.me);
      if (wanted === this.#wanted) this.#show(at);
    } catch (error) {
      this.game.error = reasonOf(error);
      if (wanted === this.#wanted) this.#heading = this.node;
    }
  }

  back(): void {
    if (this.#heading > 0) void this.goto(this.moves[this.#heading]?.parent ?? 0);
  }

  forward(): void {
    const next = onwards(this.tree, this.#heading);
    if (next !== null) void this.goto(next);
  }

  /** Plays one seat against bots, or all of them (null). */
  async sit(seat: number | null): Promise<void> {
    this.me = seat;
    await this.goto(this.node);
  }

  async #command({ command }: CommandRequest): Promise<CommandDone> {
    if (command.type === 'undo') {
      await this.#takeBack(command.steps ?? 1);
      return { seq: this.game.seq, updates: [] };
    }
    if (command.type === 'concede') return { seq: this.game.seq, updates: [] };
    await this.#own();
    const { info, node, game } = this;
    const actions = command.type === 'act' ? [command.action] : command.actions;
    const played = await this.#studies.play(this.id, { revision: info?.revision ?? 0, node, actions, seat: game.seat });
    this.#grown(played);
    this.#going = true;
    const { look } = played;
    if (look && this.#box) this.game.use(this.#box, look);
    return { seq: game.seq, updates: look ? [] : played.updates };
  }

  /** Against bots to one's own last decision. */
  async #takeBack(steps: number): Promise<void> {
    let node = this.path.at(-steps - 1) ?? 0;
    while (this.me !== null && node > 0 && toAct(this.tree, node, this.players) !== this.me) node = this.moves[node]?.parent ?? 0;
    await this.goto(node);
  }

  /** Who plays on in somebody else's study gets a copy. */
  async #own(): Promise<void> {
    if (this.info?.yours) return;
    const { id } = await this.#studies.fork(this.id);
    this.id = id;
    const { study } = await this.#studies.open(id, this.node);
    this.info = study;
  }

  #grown({ revision, node, added }: StudyPlayed): void {
    this.moves = [...this.moves, ...added];
    this.node = this.#heading = node;
    if (this.info) this.info = { ...this.info, revision };
  }

  /** All that was played is shown: the next one's turn. */
  settled(): void {
    const { game, me } = this;
    const active = game.view?.active ?? null;
    if (!this.#going || active === null || active === game.seat) return;
    if (me === null) {
      this.#going = false;
      void this.#goto(this.node);
    } else if (active !== me) void this.answer();
  }

  /** A bot plays the turn of whoever is to act. */
  async answer(): Promise<void> {
    if (this.thinking || this.game.view?.active == null) return;
    this.thinking = true;
    const wanted = this.#wanted;
    try {
      await this.#own();
      const { info, node, level, game } = this;
      const played = await this.#studies.bot(this.id, { revision: info?.revision ?? 0, node, level, seat: game.seat });
      const stayed = wanted === this.#wanted;
      this.#grown(stayed ? played : { ...played, node: this.node });
      if (!stayed) return; // somebody went elsewhere meanwhile: the answer is in the tree
      this.#going = true;
      for (const update of played.updates) game.receive(update);
    } catch (error) {
      this.#going = false;
      this.game.error = reasonOf(error);
    } finally {
      this.thinking = false;
    }
  }

  async say(comment: string): Promise<void> {
    const { node } = this;
    if (comment.trim() === this.comment) return;
    await this.#change(async () => {
      await this.#own();
      this.info = await this.#studies.comment(this.id, { revision: this.info?.revision ?? 0, node, comment });
      if (node === 0) this.startComment = comment.trim();
      else this.moves = this.moves.map((move, i) => (i === node && move ? { ...move, comment: comment.trim() } : move));
    });
  }

  /** Forgets the variation from the node that is shown on. */
  async cut(): Promise<void> {
    await this.#change(async () => {
      this.#going = false;
      this.#take(await this.#studies.cut(this.id, { revision: this.info?.revision ?? 0, node: this.node }));
      await this.#goto(this.node);
    });
  }

  async #change(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.game.error = null;
    } catch (error) {
      this.game.error = reasonOf(error);
    }
  }
}
