import { beforeEach, describe, expect, it } from 'vitest';
import { Box, type Components } from '../board/box';
import { loadTestBox } from '../client/corpus';
import { changed, covers, items, same } from './items';
import matters from './matters.json';
import { blocks, MyBox } from './mybox.svelte';
import { scene } from './scene';
import { figuresOf, read, write } from './toml';

/** GET /api/components: the figures and where each comes from. */
const sent = loadTestBox().components as Components & { provenance: Record<string, string> };
const base = figuresOf(sent);
const all = items(base);
const item = (id: string) => all.find((one) => one.id === id) ?? expect.fail(`no item ${id}`);
const field = (id: string, name: string, arg?: unknown) =>
  item(id).fields.find((one) => one.name === name && (arg === undefined || one.arg === arg)) ?? expect.fail(`no field ${name} of ${id}`);

describe('the figures of a box', () => {
  it('are all there to be checked', () => {
    const figures = Object.keys(sent.provenance);
    const fixed = /^bonus\.extra_copies|^landmarks\[\d\]\.name|^name$/; // copies belong to their tiles; names are not figures
    expect(figures.filter((key) => !fixed.test(key) && !all.some((one) => covers(one, key)))).toEqual([]);
  });

  it('stay as they are when typed in again', () => {
    for (const one of all) for (const f of one.fields) expect(changed(base, f, f.get(base)), `${one.id} ${f.name}`).toEqual(base);
  });

  it('can each be changed, and only where they stand', () => {
    for (const one of all)
      for (const f of one.fields.filter((g) => !(g.name === 'shows-nth' && g.arg === 2))) { // alone it moves up to the first
        // an emptied slot lets the next ones move up: not what is asked here
        const value = f.choices ? (f.choices.find((choice) => choice !== f.get(base) && choice !== 'none') ?? '') : Number(f.get(base)) + 1;
        const next = changed(base, f, value);
        const now = items(next).find(({ id }) => id === one.id);
        expect(now?.fields.find((g) => g.name === f.name && g.arg === f.arg)?.get(next), `${one.id} ${f.name}`).toBe(value);
        const touched = all.filter((other) => other.id !== one.id && !same(other, base, next)).map(({ id }) => id);
        const swapped = f.name === 'type' ? 1 : 0; // two buildings change places
        const everywhere = one.group === 'prestige' ? base.landmarks.length : 0; // landmarks without figures of their own
        expect(touched.length, `${one.id} ${f.name}: ${touched.join(' ')}`).toBeLessThanOrEqual(Math.max(swapped, everywhere));
      }
  }, 30_000);

  it('two buildings of a district change places', () => {
    const next = changed(base, field('site:montmartre:5', 'type'), 'bakery');
    expect(next.buildings['Montmartre']).toMatchObject({ bakery: 5, theater: 2 });
  });

  it('a token of one space leaves the others of its value alone', () => {
    const next = changed(base, field('site:montmartre:5', 'token'), 'gold prestige');
    expect(next.tokens).toEqual({ ...base.tokens, spaces: { 'montmartre:5': 'gold prestige' } });
    expect(changed(next, field('site:montmartre:5', 'token'), String(base.tokens['5']))).toEqual(base);
  });

  it('an End Game tile can show two tokens and francs', () => {
    const francs = changed(base, field('end:9', 'francs'), 2);
    const gold = changed(francs, field('end:9', 'shows-nth', 1), 'gold');
    const both = changed(gold, field('end:9', 'shows-nth', 2), 'silver prestige');
    expect(both.end_tiles.tiles[8]).toEqual({ francs: 2, tokens: ['gold', 'silver prestige'] });
  });

  it('are drawn', () => {
    const view = scene(base);
    expect(view.districts).toHaveLength(6);
    expect(view.bonus_track.find(({ number }) => number === 6)?.left).toBe(3);
    expect(new Box(base).landmarks).toHaveLength(view.landmarks.length);
  });
});

describe('the file', () => {
  it('comes back as it went', () => {
    const file = { name: 'Marie’s "box" é', components: changed(base, field('site:montmartre:5', 'token'), 'wood'), checked: ['bank:montmartre', 'end:3'] };
    expect(read(write(file))).toEqual(file);
  });
});

describe('my box', () => {
  beforeEach(() => localStorage.clear());
  const make = (): MyBox => new MyBox(sent, matters);

  it('counts what was checked, whether it was right or not', () => {
    const mine = make();
    const before = mine.open_items.length;
    mine.save(item('bank:chaillot'), mine.components);
    mine.save(item('bank:montmartre'), mine.with(field('bank:montmartre', 'income'), 6));
    expect(mine.open_items).toHaveLength(before - 2);
    expect(mine.source(item('bank:chaillot'))).toBe('owner');
    expect(mine.components.districts['Montmartre']).toEqual({ bank: 6 });
  });

  it('asks first for what is unsure and matters', () => {
    const { open_items } = make();
    const weights = open_items.map((one) => make().weight(one));
    const sure = open_items.findIndex((one) => make().source(one) === 'rulebook');
    expect(weights.slice(0, sure)).toEqual(weights.slice(0, sure).toSorted((a, b) => b - a));
    expect(blocks(weights[0] ?? 0)).toBe(5);
  });

  it('is there again after a reload, and takes steps back', () => {
    const mine = make();
    mine.rename('Marie’s box');
    mine.save(item('bank:montmartre'), mine.with(field('bank:montmartre', 'income'), 6));
    const again = make();
    expect([again.name, again.components.districts['Montmartre']]).toEqual(['Marie’s box', { bank: 6 }]);
    mine.undo();
    expect(mine.components).toEqual(base);
    expect(make().components).toEqual(base);
  });

  it('knows how much every figure matters', () => {
    const lost = Object.keys(matters).filter((key) => !key.startsWith('bonus.extra_copies') && !all.some((one) => covers(one, key)));
    expect(lost).toEqual([]);
  });
});
