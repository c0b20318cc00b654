// What is being typed for one piece, or for all that lie together: the corrections, and what the server says of them.

import type { Components } from '../board/box';
import { problemText } from '../screens/words';
import { refusalText, type Checked, type Remark } from './check';
import { changed, type Field, type Refusal, type Value } from './fields';
import { begins, covers, exchanged, fieldId, same, type Item } from './items';
import type { MyBox } from './mybox.svelte';
import type { Edit, Typed } from './shelf';

/** ms before the server is asked */
export const AFTER_TYPING = 120;

function applied(c: Components, edit: Edit, items: readonly Item[]): Components {
  const item = items.find(({ id }) => id === edit.item);
  if ('other' in edit) {
    const other = items.find(({ id }) => id === edit.other);
    return item && other ? exchanged(c, item, other) : c;
  }
  const field = item?.fields(c).find((one) => fieldId(one) === edit.field);
  return field ? changed(c, field, edit.value) : c;
}

export class Draft {
  readonly box: MyBox;
  readonly items: readonly Item[];
  readonly #of: string;
  readonly #check: (components: Components) => Promise<Checked>;
  #edits: Typed['edits'] = $state.raw([]);
  #nonsense: Typed['nonsense'] = $state.raw({});
  #isGone = false;
  verdict = $state.raw<Checked | null>(null);
  problem = $state<string | null>(null);
  busy = $state(false);

  /** `of` is the piece, or the sheet: what was typed for it before is there again. */
  constructor(box: MyBox, of: string, items: readonly Item[], check: (components: Components) => Promise<Checked>) {
    this.box = box;
    this.#of = of;
    this.items = items;
    const { edits = [], nonsense = {} } = box.drafts[of] ?? {};
    this.#edits = edits;
    this.#nonsense = nonsense;
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

  readonly components: Components = $derived.by(() => this.#edits.reduce((c, edit) => applied(c, edit, this.box.items), this.box.components));
  readonly isChanged: boolean = $derived.by(() => this.items.some((item) => this.box.isChanged(item, this.components)));
  /** Other pieces that change along with these. */
  readonly others: readonly Item[] = $derived.by(() =>
    this.isChanged ? this.box.items.filter((one) => !this.items.includes(one) && !same(one, this.components, this.box.components)) : [],
  );
  readonly fault: Remark | null = $derived.by(() => (this.isChanged ? (this.verdict?.errors[0] ?? null) : null));
  /** Gold goes from one space to another in two steps: between them the box is a draft, and anything else can be corrected. */
  readonly halfway: boolean = $derived.by(() => this.fault?.code === 'not-six-gold');
  readonly refusal: string | null = $derived.by(() => Object.values(this.#nonsense)[0]?.why ?? (this.halfway ? null : (this.fault?.text ?? null)));
  /** Of these pieces, or of others because of what is typed here. */
  readonly warnings: readonly Remark[] = $derived.by(() => {
    const known = new Set(this.box.follows.map(({ text }) => text));
    return this.verdict?.warnings.filter(({ key, text }) => !known.has(text) || this.items.some((item) => covers(item, key, this.components))) ?? [];
  });

  readonly isTyped: boolean = $derived.by(() => this.isChanged || Object.keys(this.#nonsense).length > 0);
  /** The figures that the server means: exactly, or else as nearly as its key says. */
  readonly #faulty: ReadonlySet<string> = $derived.by(() => {
    if (!this.fault || this.halfway) return new Set<string>();
    const { key } = this.fault;
    const all = this.items.flatMap((item) => item.fields(this.components).map((field) => ({ item, field })));
    const nearness = [(own: string) => own === key, (own: string) => begins(own, key), (own: string) => begins(key, own)];
    const found = nearness.map((meant) => all.filter(({ field }) => field.keys.some(meant))).find(({ length }) => length) ?? [];
    const typed = found.filter(({ item, field }) => this.isNew(item, field));
    return new Set((typed.length ? typed : found).map(({ item, field }) => this.#name(item, field)));
  });

  /** Why a figure cannot be as it is typed. */
  why(item: Item, field: Field): string | null {
    return this.bad(item, field)?.why ?? (this.#faulty.has(this.#name(item, field)) ? (this.fault?.text ?? null) : null);
  }

  isNew(item: Item, field: Field): boolean {
    return field.get(this.components) !== this.before(item, field);
  }

  bad(item: Item, field: Field): { typed: string; why: string } | undefined {
    return this.#nonsense[this.#name(item, field)];
  }

  before(item: Item, field: Field): Value | undefined {
    const { components } = this.box;
    return item
      .fields(components)
      .find((one) => fieldId(one) === fieldId(field))
      ?.get(components);
  }

  put(item: Item, field: Field, value: Value): void {
    if (!this.#refuse(item, field, String(value), field.refuse?.(this.components, value) ?? null)) this.#edit({ item: item.id, field: fieldId(field), value });
    this.#keep();
  }

  /** Letter by letter, a figure passes through others that were not meant: only the last one counts. */
  #edit(edit: Extract<Edit, { field: string }>): void {
    const last = this.#edits.at(-1);
    const isAgain = last && 'field' in last && last.item === edit.item && last.field === edit.field;
    this.#edits = [...(isAgain ? this.#edits.slice(0, -1) : this.#edits), edit];
  }

  #keep(): void {
    this.box.keepDraft(this.#of, this.isTyped ? { edits: this.#edits, nonsense: this.#nonsense } : null);
  }

  discard(): void {
    this.#edits = [];
    this.#nonsense = {};
    this.box.keepDraft(this.#of, null);
  }

  step(item: Item, field: Field, by: number): void {
    this.put(item, field, Number(this.bad(item, field) ? 0 : field.get(this.components)) + by);
  }

  type(item: Item, field: Field, text: string): void {
    if (field.text) this.put(item, field, text);
    else if (/^\s*[-−]?\d{1,6}\s*$/.test(text)) this.put(item, field, Number(text.replace('−', '-')));
    else {
      this.#refuse(item, field, text, { code: 'not-a-number', args: { found: text.trim() ? text : '–' } });
      this.#keep();
    }
  }

  exchange(item: Item, other: Item): void {
    this.#edits = [...this.#edits, { item: item.id, other: other.id }];
    this.#keep();
  }

  /** Whether it is saved, and nothing else has been opened meanwhile. */
  async save(): Promise<boolean> {
    if (this.busy || Object.keys(this.#nonsense).length) return false;
    this.busy = true;
    const edits = this.#edits;
    const found = this.isChanged ? await this.#ask(this.components) : { errors: [] as Remark[] };
    this.busy = false;
    if (edits !== this.#edits || !found || found.errors.some(({ code }) => code !== 'not-six-gold')) return false;
    const waiting = this.items.filter(({ id }) => id !== this.#of && this.box.drafts[id]); // typed for a piece alone
    this.box.save(
      this.items.filter((item) => !waiting.includes(item)),
      this.components,
    );
    this.discard();
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
