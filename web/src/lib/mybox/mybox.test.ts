import { parse } from 'smol-toml';
import { beforeEach, describe, expect, it } from 'vitest';
import { Box, type Components } from '../board/box';
import { loadTestBox } from '../client/corpus';
import { MOST } from '../figures';
import { changed, type Field } from './fields';
import { covers, exchanged, fieldId, items, partners, pieceOf, same, type Item } from './items';
import matters from './matters.json';
import { setLanguage } from '../i18n';
import { loadTexts } from '../pageTexts';
import { blocks, MyBox } from './mybox.svelte';
import { drawable, scene } from './scene';
import { figuresOf, read, write } from './toml';
import { find } from './words';

/** GET /api/components: the figures and where each comes from. */
const sent = loadTestBox().components as Components & { provenance: Record<string, string> };
const base = figuresOf(sent);
const all = items(base);
const item = (id: string) => all.find((one) => one.id === id) ?? expect.fail(`no item ${id}`);
const field = (id: string, name: string, arg?: unknown) =>
  item(id)
    .fields(base)
    .find((one) => one.name === name && (arg === undefined || one.arg === arg)) ?? expect.fail(`no field ${name} of ${id}`);

describe('the figures of a box', () => {
  it('are all there to be checked', () => {
    const figures = Object.keys(sent.provenance);
    const own = /^bonus\.extra_copies|^tokens\./; // they belong to tiles and to spaces
    expect(figures.filter((key) => !own.test(key) && !all.some((one) => covers(one, key, base)))).toEqual([]);
    const fields = all.flatMap((one) => one.fields(base).flatMap(({ keys }) => keys));
    expect(figures.filter((key) => own.test(key) && !fields.includes(key))).toEqual([]);
  });

  it('stay as they are when typed in again', () => {
    for (const one of all) for (const f of one.fields(base)) expect(changed(base, f, f.get(base)), `${one.id} ${f.name}`).toEqual(base);
  });

  it('can each be changed, and only where they stand', () => {
    for (const one of all)
      for (const f of one.fields(base)) {
        const value = f.choices
          ? (f.choices.find((choice) => choice !== f.get(base) && choice !== 'none') ?? 'none')
          : f.text
            ? 'Nulle part'
            : Number(f.get(base)) + 1;
        const next = changed(base, f, value);
        const now = one.fields(next).find((other) => fieldId(other) === fieldId(f));
        const gone = f.name === 'shows-nth' || f.name === 'chosen'; // an empty row moves up
        if (!gone) expect(now?.get(next), `${one.id} ${f.name}`).toBe(value);
        const touched = all.filter((other) => other.id !== one.id && !same(other, base, next)).map(({ id }) => id);
        const swapped = f.name === 'type' ? 1 : 0; // two buildings change places
        const everywhere = one.group === 'prestige' ? base.landmarks.length : f.name === 'value-token' ? 13 : 0; // landmarks without figures of their own; two values change their kinds
        const together = f.name === 'token' ? 1 : 0; // the value says that its spaces differ
        expect(touched.length, `${one.id} ${f.name}: ${touched.join(' ')}`).toBeLessThanOrEqual(Math.max(swapped, everywhere, together));
        expect(drawable(next), `${one.id} ${f.name}`).toBe(true);
      }
  }); // every figure against every other

  it('a bonus tile of any effect can be made one of any other', () => {
    for (const one of all.filter(({ group }) => group === 'bonus'))
      for (const choice of one.fields(base).find(({ name }) => name === 'effect')?.choices ?? []) {
        const next = changed(base, one.fields(base)[0] as Field, choice);
        expect(
          one.fields(next).map((f) => f.get(next)),
          `${one.id} ${choice}`,
        ).not.toContain(undefined);
        expect(drawable(next)).toBe(true);
      }
  });

  it('a district with another name stays where it is', () => {
    const moved = changed(base, field('site:0:4', 'token'), 'gold prestige');
    const next = changed(moved, field('bank:0', 'name'), 'Le Marais');
    expect(Object.keys(next.districts)[0]).toBe('Le Marais');
    expect(next.tokens['spaces']).toEqual({ 'le-marais:5': 'gold prestige' });
    expect(pieceOf(item('bank:0'), next)).toBe('le-marais:bank');
    expect(all.filter((one) => !same(one, moved, next)).map(({ id }) => id)).toEqual(['bank:0']);
    expect(field('bank:0', 'name').refuse?.(base, 'Chaillot')).toMatchObject({ code: 'same-name' });
    expect(field('bank:0', 'name').refuse?.(base, ' ')).toMatchObject({ code: 'not-a-name' });
  });

  it('copies are never fewer with more players, nor none', () => {
    expect(field('bonus:8', 'copies', 2).refuse?.(base, 0)).toMatchObject({ code: 'out-of-range', args: { least: 1, most: 4 } });
    expect(field('bonus:6', 'copies', 4).refuse?.(base, 1)).toMatchObject({ args: { least: 2 } });
    const next = changed(base, field('bonus:8', 'copies', 2), 2);
    expect(
      item('bonus:8')
        .fields(next)
        .filter(({ name }) => name === 'copies')
        .map((f) => f.get(next)),
    ).toEqual([2, 2, 2]);
  });

  it('two buildings of a district change places', () => {
    const next = changed(base, field('site:0:4', 'type'), 'bakery');
    expect(next.buildings['Montmartre']).toMatchObject({ bakery: 5, theater: 2 });
  });

  it('all spaces of a value get another token in one go, and the value that had it gets theirs', () => {
    const moved = changed(base, field('site:0:4', 'token'), 'gold prestige');
    const next = changed(moved, field('value:3', 'value-token'), 'gold');
    expect(next.tokens).toEqual({ ...base.tokens, 4: 'gold', 8: 'wood', spaces: { 'montmartre:5': 'gold prestige' } });
    expect(field('value:4', 'value-token').get(next)).toBe('various');
    expect(changed(next, field('value:4', 'value-token'), 'marble').tokens).toEqual({ ...base.tokens, 4: 'gold', 8: 'wood' });
  });

  it('two values may have the same token', () => {
    const next = changed(base, field('value:0', 'value-token'), `only ${String(base.tokens['2'])}`);
    expect(next.tokens).toEqual({ ...base.tokens, 1: base.tokens['2'] });
    expect(field('value:0', 'value-token').choices?.filter((choice) => choice.startsWith('only '))).toHaveLength(5);
  });

  it('two pieces change what they show in one go', () => {
    const banks = exchanged(base, item('bank:0'), item('bank:4'));
    expect([banks.districts['Montmartre']?.bank, banks.districts['Belleville']?.bank]).toEqual([2, 5]);
    const tokens = exchanged(base, item('site:0:5'), item('site:2:3'));
    expect(tokens.tokens.spaces).toEqual({ 'montmartre:8': 'wood', 'chaillot:4': 'gold' });
    const [first, , , , , , , last] = exchanged(base, item('landmark:0'), item('landmark:7')).landmarks;
    expect([first, last]).toEqual([
      { ...base.landmarks[7], name: base.landmarks[0]?.name },
      { ...base.landmarks[0], name: base.landmarks[7]?.name },
    ]);
  });

  it('two bonus tiles of any effects change them, and back', () => {
    for (const [a, b] of [
      [1, 2],
      [6, 13],
      [20, 25],
      [9, 30],
      [17, 4],
    ] as const) {
      const [one, other] = [item(`bonus:${a}`), item(`bonus:${b}`)];
      const next = exchanged(base, one, other);
      expect(new Box(next).bonus(a, 4), `${a} ${b}`).toEqual(new Box(base).bonus(b, 4));
      expect(new Box(next).bonus(b, 4), `${a} ${b}`).toEqual(new Box(base).bonus(a, 4));
      expect(exchanged(next, one, other)).toEqual(base);
      expect(partners(one, all, base)).toHaveLength(29);
    }
  });

  it('zones follow each other whatever they are called', () => {
    const named = { ...base, bonus: { ...base.bonus, zones: { 2: [1, 10], 1: [11, 30] } } } as unknown as Components;
    const [end] = item('zones').fields(named);
    expect(end?.arg).toBe('2');
    expect(end && changed(named, end, 12).bonus.zones).toEqual({ 2: [1, 12], 1: [13, 30] });
  });

  it('a token of one space leaves the others of its value alone', () => {
    const next = changed(base, field('site:0:4', 'token'), 'gold prestige');
    expect(next.tokens).toEqual({ ...base.tokens, spaces: { 'montmartre:5': 'gold prestige' } });
    expect(changed(next, field('site:0:4', 'token'), String(base.tokens['5']))).toEqual(base);
  });

  it('an End Game tile can show tokens, a choice, francs and VP', () => {
    const put = (c: Components, name: string, arg: unknown, value: string | number): Components =>
      changed(
        c,
        item('end:9')
          .fields(c)
          .find((f) => f.name === name && (arg === null || f.arg === arg)) ?? expect.fail(name),
        value,
      );
    let now = put(base, 'francs', null, 2);
    for (const [k, token] of ['gold', 'wood', 'silver prestige'].entries()) now = put(now, 'shows-nth', k + 1, token);
    expect(now.end_tiles.tiles[8]).toEqual({ francs: 2, resource: 'any', tokens: ['gold', 'wood', 'silver prestige'] });
    now = put(put(now, 'chosen', null, '2 any prestige'), 'shows-nth', 1, 'none');
    expect(now.end_tiles.tiles[8]).toEqual({ francs: 2, prestige: 'any', count: 2, tokens: ['wood', 'silver prestige'] });
  });

  it('are drawn', () => {
    const view = scene(base);
    expect(view.districts).toHaveLength(6);
    expect(view.bonus_track.find(({ number }) => number === 6)?.left).toBe(3);
    expect(new Box(base).landmarks).toHaveLength(view.landmarks.length);
  });
});

describe('a piece is found', () => {
  it('by what stands on it, in any order', async () => {
    await setLanguage('en');
    await loadTexts('mybox');
    const found = (query: string): string[] => find(all, base, query).map(({ id }) => id);
    expect(found('theat 5')).toEqual(['site:0:4']);
    expect(found('5 mont')).toEqual(['site:0:4']);
    expect(found('bonus 12')).toEqual(['bonus:12']);
    expect(found('louv')).toEqual(['landmark:6']);
    expect(found('bank chail')).toEqual(['bank:2']);
    expect([found(''), found('xyz')]).toEqual([[], []]);
  });
});

describe('the file', () => {
  it('comes back as it went', () => {
    const file = {
      name: 'Marie’s "box" é',
      components: changed(base, field('site:0:4', 'token'), 'wood'),
      checked: ['bank:0', 'site:0:4', 'bonus:8', 'end:3'],
    };
    expect(read(parse(write(file)) as unknown as Components)).toEqual(file);
  });
});

describe('the file of a finished box', () => {
  it('has no line that the server refuses, whatever the districts are called', () => {
    let components = base;
    for (const i of [0, 1, 2, 3, 4, 5]) components = changed(components, field(`bank:${i}`, 'name'), `${i}${'é'.repeat(39)}`);
    const file = { name: 'Marie’s box', components, checked: all.map(({ id }) => id) };
    const text = write(file);
    expect(Math.max(...text.split('\n').map((line) => new TextEncoder().encode(line).length))).toBeLessThan(4000); // box/loader.py
    expect(new TextEncoder().encode(text).length).toBeLessThan(MOST.bytes);
    expect(read(parse(text) as unknown as Components)).toEqual(file);
  });
});

describe('my box', () => {
  beforeEach(() => localStorage.clear());
  const make = (): MyBox => new MyBox(sent, matters);

  it('counts what was checked, whether it was right or not', () => {
    const mine = make();
    const before = mine.heaviest.length;
    mine.save([item('bank:2')], mine.components);
    mine.save([item('bank:0')], changed(mine.components, field('bank:0', 'income'), 6));
    expect(mine.heaviest).toHaveLength(before - 2);
    expect(mine.source(item('bank:2'))).toBe('owner');
    expect(mine.components.districts['Montmartre']).toEqual({ bank: 6 });
  });

  it('names first what is unsure and matters most', () => {
    const mine = make();
    const weights = mine.heaviest.filter((one) => mine.source(one) !== 'rulebook').map((one) => mine.weight(one));
    expect(weights).toEqual(weights.toSorted((a, b) => b - a));
    expect(blocks(weights[0] ?? 0)).toBe(5);
  });

  it('asks for everything once, what lies together in one go, in the order of the box', () => {
    const mine = make();
    const asked: Item[] = [];
    for (let next: Item | null = item('value:0'); next; next = mine.after(next)) {
      asked.push(next);
      mine.save([next], mine.components);
    }
    expect(asked.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
    const sets = asked.map(({ set }) => set);
    expect(new Set(sets).size).toBe(sets.filter((set, i) => set !== sets[i - 1]).length);
    expect(sets[14]).toBe('district:0');
  });

  it('a step back says of which piece it was', () => {
    const mine = make();
    mine.save([item('bank:2')], mine.components);
    mine.save([item('bank:2')], changed(mine.components, field('bank:2', 'income'), 9));
    expect([mine.undo(), mine.undo(), mine.undo()]).toEqual(['bank:2', 'bank:2', null]);
  });

  it('confirms at once what lies together', () => {
    const mine = make();
    const before = mine.heaviest.length;
    mine.confirmSet(item('bank:0'));
    expect(mine.heaviest).toHaveLength(before - 7);
    expect(mine.openBeside(item('site:0:3'))).toEqual([]);
    mine.undo();
    expect(mine.heaviest).toHaveLength(before);
  });

  it('knows where each figure comes from', () => {
    const mine = make();
    const from = (id: string, name: string, arg?: unknown): string => mine.sourceOf(item(id), field(id, name, arg));
    expect(from('landmark:6', 'value')).toBe('rulebook');
    expect(from('landmark:6', 'landmark-vp', 'bronze')).toBe('reconstructed');
    expect(from('landmark:1', 'name')).toBe('published');
    expect(from('landmark:1', 'value')).toBe('reconstructed');
    expect([from('bonus:8', 'shows'), from('bonus:8', 'copies', 2), from('bonus:8', 'copies', 3)]).toEqual(['rulebook', 'inferred', 'reconstructed']);
    expect(Object.fromEntries(mine.counts)['published']).toBeGreaterThan(3);
  });

  it('weighs one space, not six, and the copies of a tile', () => {
    const mine = make();
    const weights = matters as Record<string, number>;
    expect(mine.weightOf(item('site:0:5'), field('site:0:5', 'token'))).toBeCloseTo((weights['tokens.8'] ?? 0) / 6);
    expect(mine.weightOf(item('bonus:18'), field('bonus:18', 'copies', 3))).toBe(weights['bonus.extra_copies_from_3_players[3]']);
  });

  it('leaves alone what cannot be read', () => {
    localStorage.setItem('paname.boxes', JSON.stringify([{ id: 'x', name: 'a', components: {}, checked: [] }]));
    expect(make().components).toEqual(base);
  });

  it('is there again after a reload, and takes steps back', () => {
    const mine = make();
    mine.rename('Marie’s box');
    mine.save([item('bank:0')], changed(mine.components, field('bank:0', 'income'), 6));
    const again = make();
    expect([again.name, again.components.districts['Montmartre']]).toEqual(['Marie’s box', { bank: 6 }]);
    mine.undo();
    expect(mine.components).toEqual(base);
    expect(make().components).toEqual(base);
  });

  it('knows how much every figure matters', () => {
    const keys = new Set(all.flatMap((one) => one.fields(base).flatMap((f) => f.keys)));
    expect(Object.keys(matters).filter((key) => !keys.has(key))).toEqual([]);
  });
});
