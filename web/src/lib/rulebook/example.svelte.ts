// A worked example: a few pages to step through, and the position to play on from. The server plays; no rule is here.
import type { Box } from '../board/box';
import { api, reasonOf } from '../client/api';
import { choices, open, targets, type Choice, type Target } from '../client/choices';
import type { Piece, Place } from '../client/notation';
import { buildingAt } from '../client/places';
import { ReplayStore } from '../client/replay.svelte';
import type { Example, ExamplePage, ExampleTried, Reason, Replay, SeatInfo, TableInfo, View } from '../client/types';
import { sayPrice } from '../client/words';
import { list, t, type Args } from '../i18n';
import { buildingName, landmarkName, placeName } from '../names';

/** Seat by seat; the first letters are those of the texts' arguments ($a, $b…). */
export const NAMES = ['Aline', 'Blaise', 'Colette', 'Denis'] as const;

/** what a list of actions begins with, the most wanted last */
const FIRST: readonly Choice['kind'][] = ['use', 'use-end', 'score', 'move'];

type Say = (value: string, view: View, box: Box) => string;
const place: Say = (value, view) => placeName(value as Place, buildingAt(view, value as Place));
const vp: Say = (value) => t('n-vp', { count: Number(value) });
const landmarks: Say = (value, _, box) => list(value.split(' ').map((slug) => `${landmarkName(slug)} (${box.landmark(slug).value})`));
/** How the arguments of the pages are said (server/examples.py); all others are figures. */
const SAID: Readonly<Record<string, Say>> = {
  place,
  place2: place,
  place3: place,
  vp,
  vpA: vp,
  vpB: vp,
  vpC: vp,
  vpD: vp,
  vpAll: vp,
  low: landmarks,
  high: landmarks,
  types: (value) => list(value.split(' ').map((type) => buildingName(type, 'type'))),
};

export class WorkedExample {
  readonly number: number;
  readonly box: Box;
  /** how many pages have been read */
  page = $state(0);
  /** the reader plays: the actions so far, and what the server says of them */
  line: string[] | null = $state.raw(null);
  tried: ExampleTried | null = $state.raw(null);
  selection: Piece[] = $state.raw([]);
  problem: Reason | null = $state.raw(null);
  busy = $state(false);

  readonly replay = new ReplayStore('example');
  readonly #example: Example;

  constructor(number: number, example: Example, box: Box) {
    this.number = number;
    this.#example = example;
    this.box = box;
    const seats = example.start.seats.map((_, seat): SeatInfo => ({
      seat,
      kind: 'human',
      name: NAMES[seat] ?? '',
      level: null,
      yours: seat === 0,
      online: true,
      conceded: false,
      conceding_ends: false,
      trouble: 0,
      color: seat,
    }));
    const whole: Replay = { table: { seats } as TableInfo, seat: 0, start: example.start, steps: example.pages.flatMap((page) => page.steps) };
    this.replay.use(box, whole);
  }

  readonly pages: readonly ExamplePage[] = $derived.by(() => this.#example.pages);
  readonly names: string[] = $derived(this.replay.names);
  readonly view: View | null = $derived(this.tried?.view ?? this.replay.view);
  /** the district the page is about */
  readonly district: string | null = $derived(this.pages[this.page]?.district ?? null);
  readonly choices: Choice[] = $derived(
    this.tried ? choices(this.tried.legal, this.tried.plans, this.tried.view).filter(({ state }) => state !== 'impossible') : [],
  );
  readonly targets: Map<Piece, Target> = $derived(targets(this.choices, this.selection));
  /** what can be done with what is selected: first what the examples are about */
  readonly offered: Choice[] = $derived(open(this.choices, this.selection).sort((a, b) => FIRST.indexOf(b.kind) - FIRST.indexOf(a.kind)));
  /** the reader has played what the book plays */
  readonly same: boolean = $derived(
    this.line !== null && this.line.length > 0 && this.line.join('\n') === this.replay.steps.map(({ action }) => action).join('\n'),
  );

  text(page: number): string {
    return t(`rb-ex-${this.number}-${page + 1}`, this.args(page));
  }

  /** The figures of what is said on a page. */
  args(page: number): Args {
    const { plan, args } = this.pages[page] as ExamplePage;
    const view = this.replay.at(this.#stepsTo(page)) as View;
    const said: Args = Object.fromEntries(NAMES.map((name, seat) => ['abcd'[seat] ?? '', name]));
    for (const [key, value] of Object.entries(args)) said[key] = SAID[key]?.(String(value), view, this.box) ?? value;
    if (plan) {
      const { francs = 0, ...cost } = plan.price;
      Object.assign(said, { francs: t('n-francs', { count: francs }), price: sayPrice(plan.price), cost: sayPrice(cost) });
    }
    return said;
  }

  /** The number of actions that have been played when a page is read. */
  #stepsTo(page: number): number {
    return this.pages.slice(0, page + 1).reduce((sum, { steps }) => sum + steps.length, 0);
  }

  next(): void {
    if (this.page + 1 >= this.pages.length) return this.goto(0);
    this.page += 1;
    const to = this.#stepsTo(this.page);
    if (to === this.replay.step + 1) this.replay.forward();
    else this.replay.goto(to);
  }

  back(): void {
    this.goto(Math.max(0, this.page - 1));
  }

  goto(page: number): void {
    this.page = page;
    this.replay.goto(this.#stepsTo(page));
  }

  /** Frees the position, as it stands now in the example. */
  async tryIt(): Promise<void> {
    await this.#ask(this.replay.steps.slice(0, this.replay.step).map(({ action }) => action));
  }

  leave(): void {
    this.line = null;
    this.tried = null;
    this.selection = [];
    this.problem = null;
  }

  async act(choice: Choice): Promise<void> {
    await this.#ask([...(this.line ?? []), ...(choice.plan?.chain ?? []), choice.action]);
  }

  async takeBack(): Promise<void> {
    await this.#ask((this.line ?? []).slice(0, -1));
  }

  pick(piece: Piece): void {
    if (this.selection.includes(piece)) {
      this.selection = this.selection.filter((one) => one !== piece);
      return;
    }
    const both = [...this.selection, piece];
    const fitting = open(this.choices, both);
    this.selection = fitting.length ? both : open(this.choices, [piece]).length ? [piece] : [];
    const [only] = fitting;
    if (only && fitting.length === 1 && both.length > 1) void this.act(only);
  }

  async #ask(line: string[]): Promise<void> {
    this.busy = true;
    try {
      this.tried = await api.tryExample(this.number, line);
      this.line = line;
      this.selection = [];
      this.problem = null;
    } catch (error) {
      this.problem = reasonOf(error);
    } finally {
      this.busy = false;
    }
  }
}
