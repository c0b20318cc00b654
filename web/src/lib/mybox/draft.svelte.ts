// What is being typed for one piece, or for all that lie together: the corrections, and what the server says of them.

import type { Components } from '../board/box';
import { problemText } from '../screens/words';
import { refusalText, type Checked, type Remark } from './check';
import { changed, type Field, type Refusal, type Value } from './fields';
import { covers, exchanged, fieldId, same, type Item } from './items';
import type { MyBox } from './mybox.svelte';

/** ms before the server is asked */
export const AFTER_TYPING = 120;

interface Edit {
  /** the figure that is typed */
  of: string;
  make(c: Components): Components;
}

export class Draft {
  readonly box: MyBox;
  readonly items: readonly Item[];
  readonly #check: (components: Components) => Promise<Checked>;
  /** one after the other on the box as it is when they are saved: meanwhile another piece may have been */
  #edits: readonly Edit[] = $state.raw([]);
  /** what was typed and cannot be a figure, by field */
  #nonsense = $state.raw<Readonly<Record<string, { typed: string; why: string }>>>({});
  #isGone = false;
  verdict = $state.raw<Checked | null>(null);
  problem = $state<string | null>(null);
  busy = $state(false);

  constructor(box: MyBox, items: readonly Item[], check: (components: Components) => Promise<Checked>) {
    this.box = box;
    this.items = items;
    this.#check = check;
    $effect(() => {
      const asked = this.components;
      const timer = setTimeout(() => void this.#ask(asked), this.isChanged ? AFTER_TYPING : 0);
      return () => clearTimeout(timer);
    });
    $effect(() => () => {
      this.#isGone = true;
    });
  }

  readonly components: Components = $derived.by(() => this.#edits.reduce((c, { make }) => make(c), this.box.components));
  readonly isChanged: boolean = $derived.by(() => this.items.some((item) => this.box.isChanged(item, this.components)));
  /** Other pieces that change along with these. */
  readonly others: readonly Item[] = $derived.by(() =>
    this.isChanged ? this.box.items.filter((one) => !this.items.includes(one) && !same(one, this.components, this.box.components)) : [],
  );
  readonly fault: Remark | null = $derived.by(() => (this.isChanged ? (this.verdict?.errors[0] ?? null) : null));
  /** Gold goes from one space to another in two steps: between them the box is a draft, and anything else can be corrected. */
  readonly halfway: boolean = $derived.by(() => this.fault?.code === 'not-six-gold');
  readonly refusal: string | null = $derived.by(() => Object.values(this.#nonsense)[0]?.why ?? (this.halfway ? null : (this.fault?.text ?? null)));
  readonly warnings: readonly Remark[] = $derived.by(() => this.verdict?.warnings.filter(({ key }) => this.items.some((item) => covers(item, key, this.components))) ?? []);

  bad(item: Item, field: Field): { typed: string; why: string } | undefined {
    return this.#nonsense[this.#name(item, field)];
  }

  before(item: Item, field: Field): Value | undefined {
    const { components } = this.box;
    return item.fields(components).find((one) => fieldId(one) === fieldId(field))?.get(components);
  }

  put(item: Item, field: Field, value: Value): void {
    if (!this.#refuse(item, field, String(value), field.refuse?.(this.components, value) ?? null)) this.#edit(this.#name(item, field), (c) => changed(c, field, value));
  }

  /** Letter by letter, a figure passes through others that were not meant: only the last one counts. */
  #edit(of: string, make: Edit['make']): void {
    const before = this.#edits.at(-1)?.of === of ? this.#edits.slice(0, -1) : this.#edits;
    this.#edits = [...before, { of, make }];
  }

  step(item: Item, field: Field, by: number): void {
    this.put(item, field, Number(this.bad(item, field) ? 0 : field.get(this.components)) + by);
  }

  type(item: Item, field: Field, text: string): void {
    if (field.text) this.put(item, field, text);
    else if (/^\s*[-−]?\d{1,6}\s*$/.test(text)) this.put(item, field, Number(text.replace('−', '-')));
    else this.#refuse(item, field, text, { code: 'not-a-number', args: { found: text.trim() ? text : '–' } });
  }

  exchange(item: Item, other: Item): void {
    this.#edits = [...this.#edits, { of: 'exchange', make: (c) => exchanged(c, item, other) }];
  }

  /** Whether it is saved, and nothing else has been opened meanwhile. */
  async save(): Promise<boolean> {
    if (this.busy || Object.keys(this.#nonsense).length) return false;
    this.busy = true;
    const edits = this.#edits;
    const found = this.isChanged ? await this.#ask(this.components) : { errors: [] as Remark[] };
    this.busy = false;
    if (edits !== this.#edits || !found || found.errors.some(({ code }) => code !== 'not-six-gold')) return false;
    this.box.save(this.items, this.components);
    return !this.#isGone;
  }

  #name(item: Item, field: Field): string {
    return `${item.id} ${fieldId(field)}`;
  }

  #refuse(item: Item, field: Field, typed: string, why: Refusal | null): boolean {
    const { [this.#name(item, field)]: _, ...others } = this.#nonsense;
    this.#nonsense = why ? { ...others, [this.#name(item, field)]: { typed, why: refusalText('mb-error', why.code, why.args) } } : others;
    return why !== null;
  }

  async #ask(asked: Components): Promise<Checked | null> {
    try {
      const found = await this.#check(asked);
      if (asked === this.components) this.verdict = found;
      this.problem = null;
      return found;
    } catch (error) {
      this.problem = problemText(error);
      return null;
    }
  }
}
