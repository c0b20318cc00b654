// The owner's boxes, kept in this browser: the figures, what has been checked, every step to take back.

import type { Components } from '../board/box';
import { changed, covers, items, same, type Field, type Item, type Value } from './items';
import { keepBox, openBox } from './shelf';
import { figuresOf, type BoxFile } from './toml';

export const SOURCES = ['owner', 'rulebook', 'published', 'inferred', 'reconstructed'] as const;
export type Source = (typeof SOURCES)[number];
/** A piece is as sure as its least sure figure. */
const SURENESS: readonly Source[] = ['rulebook', 'owner', 'published', 'inferred', 'reconstructed'];

/** What an error of one in a figure moves, in VP a game (tools/matters.py). */
export type Matters = Readonly<Record<string, number>>;

/** Not crypto.randomUUID: a page of a home network has no secure context. */
const newId = (): string => Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export class MyBox {
  readonly base: Components;
  readonly #provenance: Readonly<Record<string, string>>;
  readonly #matters: Matters;
  #id: string;
  #steps: BoxFile[] = [];

  name = $state('');
  components: Components = $state.raw({} as Components);
  checked: ReadonlySet<string> = $state.raw(new Set<string>());
  canUndo = $state(false);
  readonly items: Item[] = $derived(items(this.components));

  constructor(sent: Components, matters: Matters) {
    this.base = figuresOf(sent);
    this.#provenance = (sent as { provenance?: Record<string, string> }).provenance ?? {};
    this.#matters = matters;
    const open = openBox();
    this.#id = open?.id ?? newId();
    this.#show(open ?? { name: '', components: this.base, checked: [] });
  }

  #show({ name, components, checked }: BoxFile): void {
    this.name = name;
    this.components = components;
    this.checked = new Set(checked);
  }

  get id(): string {
    return this.#id;
  }

  get file(): BoxFile {
    return { name: this.name, components: this.components, checked: [...this.checked] };
  }

  #keep(): void {
    keepBox({ id: this.#id, ...this.file });
  }

  #change(next: BoxFile): void {
    this.#steps.push(this.file);
    this.canUndo = true;
    this.#show(next);
    this.#keep();
  }

  undo(): void {
    const before = this.#steps.pop();
    this.canUndo = this.#steps.length > 0;
    if (!before) return;
    this.#show(before);
    this.#keep();
  }

  rename(name: string): void {
    this.name = name;
    this.#keep();
  }

  /** The figures of an item are now those of the real box. */
  save(item: Item, components: Components): void {
    this.#change({ name: this.name, components, checked: [...this.checked, item.id] });
  }

  /** Puts another box on the table; the one before stays on the shelf. */
  open(file: BoxFile, id: string = newId()): void {
    this.#id = id;
    this.#steps = [];
    this.canUndo = false;
    this.#show(file);
    this.#keep();
  }

  fresh(): void {
    this.open({ name: '', components: this.base, checked: [] });
  }

  source(item: Item): Source {
    if (this.checked.has(item.id) || !same(item, this.components, this.base)) return 'owner';
    const found = Object.entries(this.#provenance).filter(([key]) => covers(item, key));
    return found.map(([, from]) => from as Source).sort((a, b) => SURENESS.indexOf(b) - SURENESS.indexOf(a))[0] ?? 'rulebook';
  }

  /** VP a game that an error of one in it moves. */
  weight(item: Item): number {
    return Math.max(0, ...Object.entries(this.#matters).filter(([key]) => covers(item, key)).map(([, moved]) => moved));
  }

  /** What is still to be checked: unsure things first, then by how much they matter. */
  readonly open_items: Item[] = $derived.by(() => {
    const rank = (item: Item): number => (this.source(item) === 'rulebook' ? 0 : 1);
    return this.items
      .filter((item) => !this.checked.has(item.id))
      .map((item) => ({ item, rank: rank(item), weight: this.weight(item) }))
      .sort((a, b) => b.rank - a.rank || b.weight - a.weight)
      .map(({ item }) => item);
  });

  itemsOf(components: Components): Item[] {
    return items(components);
  }

  with(field: Field, value: Value, from: Components = this.components): Components {
    return changed(from, field, value);
  }
}

const STEPS = [0, 0.5, 1.5, 3, 5];
/** One to five, for the blocks beside a figure: some VP a game are one, five and more are five. */
export const blocks = (moved: number): number => STEPS.filter((least) => moved > least).length;
