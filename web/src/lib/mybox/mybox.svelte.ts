// The owner's boxes, kept in this browser: the figures, what has been checked, every step to take back.

import type { Components } from '../board/box';
import type { Remark } from './check';
import { SOURCES, type Field, type Source, type Value } from './fields';
import { begins, fieldId, items, same, type Item } from './items';
import { drawable } from './scene';
import { keepBox, keptBoxes, type KeptBox, type Typed } from './shelf';
import { figuresOf, type BoxFile } from './toml';

/** A piece is as sure as its least sure figure. */
const SURENESS: readonly Source[] = ['rulebook', 'owner', 'published', 'inferred', 'reconstructed'];

/** What an error of one in a figure moves, in VP a game (tools/matters.py). */
export type Matters = Readonly<Record<string, number>>;

/** Not crypto.randomUUID: a page of a home network has no secure context. */
const newId = (): string => Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** What is said of a figure of the base box. */
interface Stated {
  value: Value;
  source: Source;
  weight: number;
}

export class MyBox {
  readonly base: Components;
  readonly items: readonly Item[];
  readonly #stated = new Map<string, Stated>();
  #id: string;
  #steps: BoxFile[] = [];

  name = $state('');
  components: Components = $state.raw({} as Components);
  checked: ReadonlySet<string> = $state.raw(new Set<string>());
  canUndo = $state(false);
  /** typed and not saved yet, by piece or by sheet */
  drafts: Readonly<Record<string, Typed>> = $state.raw({});
  /** what follows from the figures as they are saved, as the server says */
  follows: readonly Remark[] = $state.raw([]);
  /** the browser has no room for it */
  isLost = $state(false);
  /** those that can be opened again, this one too */
  kept: readonly KeptBox[] = $state.raw([]);

  constructor(sent: Components, matters: Matters) {
    this.base = figuresOf(sent);
    this.items = items(this.base);
    const provenance = (sent as { provenance?: Record<string, Source> }).provenance ?? {};
    for (const item of this.items)
      for (const field of item.fields(this.base)) {
        const weight = Math.max(0, ...field.keys.map((key) => matters[key] ?? 0)) / (field.share ?? 1);
        this.#stated.set(`${item.id} ${fieldId(field)}`, { value: field.get(this.base), source: field.stated ?? sourceOf(field.keys, provenance), weight });
      }
    this.kept = readable();
    const [open] = this.kept;
    this.#id = open?.id ?? newId();
    this.drafts = open?.drafts ?? {};
    this.#show(open ?? { name: '', components: this.base, checked: [] });
  }

  #show({ name, components, checked }: BoxFile): void {
    this.name = name;
    this.components = components;
    this.checked = new Set(this.items.map(({ id }) => id).filter((id) => checked.includes(id)));
  }

  get id(): string {
    return this.#id;
  }

  get file(): BoxFile {
    return { name: this.name, components: this.components, checked: [...this.checked] };
  }

  #keep(): void {
    this.#write();
    this.kept = readable();
  }

  #write(): void {
    this.isLost = !keepBox({ id: this.#id, ...this.file, drafts: this.drafts });
  }

  /** What is typed stays, whatever is opened or closed before it is saved. */
  keepDraft(name: string, typed: Typed | null): void {
    const { [name]: before, ...others } = this.drafts;
    if (!typed && !before) return;
    this.drafts = typed ? { ...others, [name]: typed } : others;
    this.#write();
  }

  #change(next: BoxFile): void {
    this.#steps.push(this.file);
    this.canUndo = true;
    this.#show(next);
    this.#keep();
  }

  /** Another tab may have saved this box: nothing of it is written over. */
  follow(): void {
    this.kept = readable();
    const isNew = !this.kept.some(({ id }) => id === this.#id); // nothing of it is saved: the other tab was first
    const now = isNew ? this.kept[0] : this.kept.find(({ id }) => id === this.#id);
    if (!now || JSON.stringify(now.components) + now.checked.join() === JSON.stringify(this.components) + this.file.checked.join()) return;
    this.#id = now.id;
    this.#steps.push(this.file);
    this.canUndo = true;
    this.drafts = { ...now.drafts, ...this.drafts };
    this.#show(now);
  }

  /** Takes the last step back, and says of which piece it was. */
  undo(): string | null {
    const before = this.#steps.pop();
    this.canUndo = this.#steps.length > 0;
    if (!before) return null;
    const { components, checked } = this;
    this.#show(before);
    this.#keep();
    return this.items.find((item) => checked.has(item.id) && (!this.checked.has(item.id) || !same(item, components, this.components)))?.id ?? null;
  }

  rename(name: string): void {
    this.name = name;
    this.#keep();
  }

  /** The figures of these items are now those of the real box. */
  save(items: readonly Item[], components: Components): void {
    this.#change({ name: this.name, components, checked: [...this.checked, ...items.map(({ id }) => id)] });
  }

  /** What lies together with an item and has not been compared yet, nor has anything typed for it that waits to be saved. */
  openBeside(item: Item): readonly Item[] {
    if (this.drafts[item.set]) return [];
    return this.items.filter(({ id, set }) => set === item.set && !this.checked.has(id) && !this.drafts[id]);
  }

  /** All that lies together with an item is as it is drawn. */
  confirmSet(item: Item): void {
    this.save(this.openBeside(item), this.components);
  }

  /** All that lies together. */
  setOf(name: string): readonly Item[] {
    return this.items.filter(({ set }) => set === name);
  }

  /** The next one to compare: of what lies together with this one, or of what is taken out of the box next. */
  after({ id, set }: Item): Item | null {
    const at = this.items.findIndex((one) => one.id === id);
    const onward = [...this.items.slice(at + 1), ...this.items.slice(0, at)].filter((one) => !this.checked.has(one.id));
    return onward.find((one) => one.set === set) ?? onward[0] ?? null;
  }

  /** Puts another box on the table; the one before stays on the shelf. */
  open(file: BoxFile & Pick<KeptBox, 'drafts'>, id: string = newId()): void {
    this.#id = id;
    this.drafts = file.drafts ?? {};
    this.#steps = [];
    this.canUndo = false;
    this.#show(file);
    this.#keep();
  }

  fresh(): void {
    this.open({ name: '', components: this.base, checked: [] });
  }

  /** Where one figure comes from. */
  sourceOf(item: Item, field: Field): Source {
    const stated = this.#stated.get(`${item.id} ${fieldId(field)}`);
    return this.checked.has(item.id) || stated?.value !== field.get(this.components) ? 'owner' : stated.source;
  }

  /** Of the figure by this name, or of the least sure one of several. */
  sourceOfNamed(item: Item, name: string, arg?: Value): Source {
    const own = item.fields(this.components).filter((field) => field.name === name && (arg === undefined || field.arg === arg));
    const found = own.map((field) => this.sourceOf(item, field));
    return SURENESS.findLast((source) => found.includes(source)) ?? 'rulebook';
  }

  /** Of all its figures, the least sure last. */
  sources(item: Item): readonly Source[] {
    const found = new Set(item.fields(this.components).map((field) => this.sourceOf(item, field)));
    return SURENESS.filter((source) => found.has(source));
  }

  source(item: Item): Source {
    return this.checked.has(item.id) ? 'owner' : (this.sources(item).at(-1) ?? 'rulebook');
  }

  /** How many figures come from where. */
  readonly counts: readonly (readonly [Source, number])[] = $derived.by(() => {
    const all = this.items.flatMap((item) => item.fields(this.components).map((field) => this.sourceOf(item, field)));
    return SOURCES.map((source) => [source, all.filter((one) => one === source).length] as const);
  });

  /** VP a game that an error of one in a figure moves. */
  weightOf(item: Item, field: Field): number {
    return this.#stated.get(`${item.id} ${fieldId(field)}`)?.weight ?? 0;
  }
  weight(item: Item): number {
    return Math.max(0, ...item.fields(this.base).map((field) => this.weightOf(item, field)));
  }

  /** What is still to be checked, first the unsure that matters. */
  readonly heaviest: readonly Item[] = $derived.by(() => {
    const urgency = (item: Item): number => this.weight(item) + (this.source(item) === 'rulebook' ? 0 : 100);
    return this.items.filter(({ id }) => !this.checked.has(id)).sort((a, b) => urgency(b) - urgency(a));
  });

  isChanged(item: Item, draft: Components): boolean {
    return draft !== this.components && !same(item, draft, this.components);
  }
}

const readable = (): readonly KeptBox[] => keptBoxes().filter(({ components }) => drawable(components));

/** What the file says of its keys, or else of what stands around them. */
function sourceOf(keys: readonly string[], provenance: Readonly<Record<string, Source>>): Source {
  for (let around = keys; around.some(Boolean); around = around.map((key) => key.slice(0, Math.max(key.lastIndexOf('.'), key.lastIndexOf('['), 0)))) {
    const found = Object.entries(provenance).flatMap(([key, source]) => (around.some((one) => one && begins(one, key)) ? [source] : []));
    if (found.length) return SURENESS.findLast((source) => found.includes(source)) ?? 'reconstructed';
  }
  return 'reconstructed';
}

const STEPS = [0, 0.5, 1.5, 3, 5];
/** One to five, for the blocks beside a figure: some VP a game are one, five and more are five. */
export const blocks = (moved: number): number => STEPS.filter((least) => moved > least).length;
