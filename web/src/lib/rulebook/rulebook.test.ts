import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Box, type Components } from '../board/box';
import { api, type Api } from '../client/api';
import { loadExamples, loadTestBox } from '../client/corpus';
import type { Piece } from '../client/notation';
import type { Examples, StudyState, TableInfo } from '../client/types';
import { knowBox } from '../client/words';
import { LANGUAGES, setLanguage, t, type Language } from '../i18n';
import { keepBox } from '../mybox/shelf';
import { buildingName, districtName, landmarkName } from '../names';
import { S } from '../../../sprite/symbols.mjs';
import { anchor, book, numbers, paragraphs } from './book';
import { CHAPTERS, EXAMPLE_OF } from './chapters';
import { WorkedExample } from './example.svelte';
import { bare, spans } from './markup';
import { nearest, search } from './search';
import { loadAroundTexts } from '../aroundTexts';
import { loadTexts } from '../pageTexts';
import { ruleOfPiece, ruleOfReason } from './where';
import { toldBox } from './whose';

const DOCS = join(import.meta.dirname, '..', '..', '..', '..', 'docs');
const read = (name: string): string => readFileSync(join(DOCS, name), 'utf8');

let box: Box;
let told: ReturnType<typeof loadExamples>;
beforeAll(async () => {
  box = knowBox(loadTestBox());
  told = loadExamples();
  await setLanguage('en');
  await Promise.all([loadAroundTexts(), loadTexts('rulebook')]);
});

const example = (number: number): WorkedExample => {
  const one = told.examples[number - 1];
  if (!one) throw new Error(`no example ${number}`);
  return new WorkedExample(number, one, told.box);
};

describe.each(Object.keys(LANGUAGES) as Language[])('the rulebook: %s', (language) => {
  it('can be read from the first paragraph to the last step of the last example', async () => {
    await setLanguage(language);
    const chapters = book(box);
    const all = [
      ...chapters.flatMap((chapter) => [
        chapter.title,
        chapter.lead,
        ...chapter.items.flatMap((item) => (item.kind === 'paragraph' ? [item.text] : item.kind === 'heading' ? [item.title] : [])),
      ]),
      ...told.examples.flatMap(({ pages }, i) => pages.map((_, page) => example(i + 1).text(page))),
    ];
    for (const text of all) {
      expect(text).not.toMatch(/[⟨⟩{}$]|undefined|NaN|\[object| {2}/);
      expect(
        bare(text, () => ''),
        text,
      ).not.toMatch(/\*\*|\[\[|\]\]/);
    }
  });

  it('has every link and picture it names', async () => {
    await setLanguage(language);
    const chapters = book(box);
    const ids = new Set(numbers(chapters).keys());
    const signs = paragraphs(chapters).flatMap(({ text }) => spans(text));
    expect(signs.filter(({ kind, text }) => kind === 'link' && !ids.has(text))).toEqual([]);
    expect(signs.filter(({ kind, text }) => kind === 'icon' && !(text in S))).toEqual([]);
    expect(signs.filter(({ kind }) => kind === 'link').length).toBeGreaterThan(20);
  });
});

describe('the order of the rulebook', () => {
  it('tells every rule of docs/rules.md, and no other', () => {
    const rules = new Set([...read('rules.md').matchAll(/^- (R\d+\.\d+) /gm)].map((match) => match[1] ?? ''));
    const cited = new Set(CHAPTERS.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'paragraph' ? part.rules : []))));
    expect(rules.size).toBeGreaterThan(40);
    expect(
      [...rules].filter((rule) => !cited.has(rule)),
      'not told',
    ).toEqual([]);
    expect(
      [...cited].filter((rule) => !rules.has(rule)),
      'unknown',
    ).toEqual([]);
  });

  it('gives every paragraph one address, and every tile its own number', async () => {
    await setLanguage('en');
    const all = paragraphs(book(box));
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(new Set(all.map(({ number }) => number)).size).toBe(all.length);
    const chapter = 1 + CHAPTERS.findIndex(({ id }) => id === 'tiles');
    for (const tile of [1, 9, 30]) expect(numbers(book(box)).get(`tile-${tile}`)).toBe(`${chapter}.${tile}`);
    expect([anchor('R5.4'), anchor('price'), anchor('R99.1')]).toEqual(['price', 'price', 'R99.1']);
  });

  it('has its figures from the box', async () => {
    await setLanguage('en');
    const other = structuredClone(box.components);
    other.players.francs = 41;
    other.bonus.key['13'] = 43;
    other.building_values['8'] = { cost: { wood: 1 }, vp: 47 };
    const text = paragraphs(book(new Box(other)))
      .map((one) => one.text)
      .join(' ');
    for (const figure of ['41 francs', '43 francs', '47 VP']) expect(text.replaceAll('\u00a0', ' ')).toContain(figure);
  });
});

describe('a box with other values', () => {
  const told = (change: (c: Components) => void): Record<string, string> => {
    const other = structuredClone(box.components);
    change(other);
    return Object.fromEntries(paragraphs(book(new Box(other))).map(({ id, text }) => [id, text.replaceAll('\u00a0', ' ')]));
  };

  it('has every value that scores, costs or brings a bonus tile', async () => {
    await setLanguage('en');
    const text = told(({ building_values: values }) => {
      values['2'] = { bonus_tile: 1 };
      values['5'] = { vp: 1, cost: { marble: 1, gold: 2 } };
    });
    expect(text['sources']).toContain('buildings of value 5 or 8,');
    expect(text['price-resources']).toMatch(
      /^A building of value 5 also costs 1 marble and 2 gold \(resource\)\. A building of value 8 also costs 1 wood\. A landmark/,
    );
    expect(text['benefit-bonus']).toMatch(/^\*\*Value 1\*\*: .*\*\*Value 2\*\*: [^*]* for 1 franc .*\*\*Value 3\*\*: [^*]* for 2 francs/);
    expect(text['benefit-vp']).toBe('**Value 5**: you score 1 VP. **Value 8**: you score 2 VP.');
    expect(text['variant-tokens']).toContain('the spaces of value 8.');
  });

  it.each(Object.keys(LANGUAGES) as Language[])('has sentences without gaps where there are none: %s', async (language) => {
    await setLanguage(language);
    const text = told((c) => {
      for (const value of Object.keys(c.building_values)) c.building_values[value] = {};
      for (const number of Object.keys(c.bonus.key)) c.bonus.gain[number] = { francs: 3 };
      c.bonus.key = {};
    });
    for (const id of ['sources', 'setup-players', 'price-resources', 'benefit-bonus', 'benefit-vp', 'bonus-impossible', 'variant-tokens'])
      expect(text[id], id).not.toMatch(/^\s|\*\*\s*\*\*| {2}| [,.]|undefined|^$|[⟨⟩{}$]/);
    expect(text['variant-tokens']).toContain('8');
  });

  it('says nothing of what it has not', async () => {
    await setLanguage('en');
    const text = told((c) => {
      c.players.reserve_keys = 0;
      c.bonus.extra_copies_from_3_players = c.bonus.extra_copies_from_4_players = [];
      for (const scoring of [c.bonus.scoring.per_unused_tile, c.bonus.scoring.per_prestige_pair, c.bonus.scoring.per_resource_pair])
        scoring.vp = { 2: 1, 3: 1, 4: 1 };
      c.bonus.gain['2'] = {};
      c.end_tiles.tiles[0] = {};
      Object.assign(c.bonus.tokens, { 8: { tokens: ['wood', 'wood'] } }); // any tile may have a list of tokens, which the schema does not tell
    });
    expect(text['setup-players']).toContain('There are no extra keys.');
    expect(text['two-copies']).toContain('as many copies');
    expect(text['two-vp']).toContain('as much as with more players');
    expect([text['tile-2'], text['end-tile-1']]).toEqual([expect.stringMatching(/^This tile gives nothing\./), 'This tile gives nothing.']);
    expect(text['tile-8']).not.toContain('different kinds');
  });
});

describe('search', () => {
  it('finds all words in any order, minds neither case nor accents, and takes numbers whole', async () => {
    await setLanguage('fr');
    const chapters = book(box);
    const ids = numbers(chapters);
    const found = (query: string): string[] => search(chapters, (id) => ids.get(id) ?? '', query).map(({ id }) => id);
    expect(found('CLE arc')).toContain('place');
    expect(found('')).toEqual([]);
    expect(found('xyzzy')).toEqual([]);
    await setLanguage('en');
    const english = book(box);
    const numbered = (id: string): string => ids.get(id) ?? '';
    const hit = search(english, numbered, 'meeple forward').find(({ id }) => id === 'bonus-take');
    expect(hit?.pieces.filter(({ found: bold }) => bold).map(({ text }) => text.toLowerCase())).toEqual(['meeple', 'forward']);
    expect(search(english, numbered, '17').map(({ id }) => id)).toEqual(expect.arrayContaining(['tile-17', 'bonus-last']));
    expect(search(english, numbered, '1').map(({ id }) => id)).not.toContain('bonus-last');
    expect(search(english, numbered, 'bonus tile 9').map(({ id }) => id)).toContain('tile-9');
    expect(search(english, numbered, 'bonus tile 9').map(({ id }) => id)).not.toContain('tile-8');
    expect(search(english, numbered, '9.8').map(({ id }) => id)).toEqual(['tile-8']);
    expect(nearest(english, numbered, 'meple')).toContain('meeple');
  });
});

it.each<[Language, string, string]>([
  ['en', 'tie-break', 'final-ties'],
  ['en', 'tiebreak', 'winner'],
  ['en', 'Tiebreaker', 'winner'],
  ['en', 'winner', 'winner'],
  ['ru', 'победитель', 'winner'],
  ['en', 'money', 'market-coins'],
  ['de', 'schluessel', 'place'],
  ['de', 'Gleichstand', 'winner'],
  ['de', 'tie-break', 'winner'],
  ['de', 'gebaeude', 'draw'],
  ['es', 'desempate', 'winner'],
  ['es', 'llaves', 'aim'],
  ['fr', 'departage', 'winner'],
  ['fr', 'ex-aequo', 'final-ties'],
  ['pl', 'remis', 'winner'],
  ['pl', 'pieniadze', 'market-coins'],
  ['ru', 'тай-брейк', 'winner'],
  ['ru', 'ничья', 'winner'],
])('searching in %s for %s finds %s', async (language, query, id) => {
  await setLanguage(language);
  expect(search(book(box), () => '', query).map((hit) => hit.id)).toContain(id);
});

it('nothing far away is suggested', async () => {
  await setLanguage('en');
  expect(nearest(book(box), () => '', 'xyzzyx')).toEqual([]);
});

describe.each(Object.keys(LANGUAGES) as Language[])('search for a name: %s', (language) => {
  it('finds every landmark, district, type of building and worked example', async () => {
    await setLanguage(language);
    const chapters = book(box);
    const found = (query: string): string[] => search(chapters, () => '', query).map(({ id }) => id);
    for (const { slug } of box.landmarks) expect(found(landmarkName(slug)), slug).toContain('landmark-stays');
    for (const district of box.banks.keys()) expect(found(districtName(district)), district).toContain('board');
    for (const type of ['cafe', 'bakery', 'hotel', 'theater', 'residence', 'restaurant']) expect(found(buildingName(type)), type).toContain('board');
    expect(found(t('rb-ex-6'))).toContain('example-6');
  });
});

describe('the figures', () => {
  const server = (own: Components): Api => ({
    ...api,
    components: () => Promise.resolve(box.components),
    table: () => Promise.resolve({ id: 'x', components: own.sha256, box: 'Marie’s' } as TableInfo),
    tableComponents: () => Promise.resolve(own),
  });
  const own = structuredClone(loadTestBox().components);
  own.sha256 = 'another';
  own.name = 'Marie’s';
  own.districts = { ...own.districts, Chaillot: { bank: 77 } };

  it('are those of the table the reader comes from', async () => {
    await setLanguage('en');
    const told = await toldBox(new URLSearchParams('table=x'), server(own));
    expect(told.name).toBe('Marie’s');
    expect(
      paragraphs(book(told.box))
        .find(({ id }) => id === 'place-bank')
        ?.text.replaceAll('\u00a0', ' '),
    ).toContain('Chaillot 77');
    expect((await toldBox(new URLSearchParams('table=x'), server(box.components))).name).toBeNull();
    expect((await toldBox(new URLSearchParams(), server(own))).box.banks.get('chaillot')).toBe(7);
  });

  it('of a box without a name are those of a box, in the words of the language', async () => {
    const { name, ...nameless } = own;
    expect(name).toBe('Marie’s');
    expect((await toldBox(new URLSearchParams('table=x'), server({ ...nameless, sha256: 'nameless' }))).name).toBe('Box');
  });

  it('are those of the study the reader comes from, and of the package for puzzles', async () => {
    const study = { open: (id: string) => Promise.resolve({ study: { table: id === 's' ? 'x' : '' } } as StudyState) };
    const told = await toldBox(new URLSearchParams('study=s'), server(own), study);
    expect([told.name, told.box.banks.get('chaillot')]).toEqual(['Marie’s', 77]);
    const shipped = (components: Components): Api => ({ ...server(own), examples: () => Promise.resolve({ components } as Examples) });
    expect((await toldBox(new URLSearchParams('puzzle'), shipped(own))).box.banks.get('chaillot')).toBe(77);
    expect((await toldBox(new URLSearchParams('puzzle'), shipped(box.components))).name).toBeNull();
  });

  it('are those of a box on the owner’s shelf', async () => {
    keepBox({ id: 'm', name: 'Mine', components: own, checked: [] });
    const told = await toldBox(new URLSearchParams('mine=m'), server(box.components));
    expect([told.name, told.box.banks.get('chaillot')]).toEqual(['Mine', 77]);
  });
});

describe('the way to a paragraph', () => {
  const known = (): Set<string> => new Set(numbers(book(box)).keys());

  it('leads there from every reason of the rules', () => {
    const codes = [...read('reasons.md').matchAll(/^\| (`[^|]*)\|/gm)].flatMap((match) =>
      [...(match[1] ?? '').matchAll(/`([a-z-]+)`/g)].map((code) => code[1] ?? ''),
    );
    expect(codes.length).toBeGreaterThan(40);
    expect(codes.filter((code) => !code.startsWith('malformed') && !known().has(ruleOfReason({ code }) ?? ''))).toEqual([]);
    expect(ruleOfReason({ code: 'too-many-requests' })).toBeNull();
  });

  it('leads there from every kind of piece', () => {
    const view = told.examples[0]?.start;
    if (!view) throw new Error('no view');
    const pieces: Piece[] = [
      'arc',
      'hand',
      'pile:1',
      'montmartre:bank',
      'montmartre:8',
      'montmartre:louvre',
      'row:chaillot',
      'spot:chaillot',
      'vp:20',
      'landmark:louvre',
      '@12',
      'tile:9',
      'token:wood',
      'token:gold prestige',
      'buy:gold',
      'end',
      'end:3',
    ];
    for (const piece of pieces) expect(known(), piece).toContain(ruleOfPiece(piece, view));
    expect(ruleOfPiece('@12', view)).toBe('tile-12');
  });
});

describe('a worked example', () => {
  it('belongs to a paragraph', () => {
    const ids = numbers(book(box));
    expect(EXAMPLE_OF.length).toBe(told.examples.length);
    expect(EXAMPLE_OF.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('is stepped through: the board follows the text, and back', () => {
    const two = example(2);
    two.next();
    expect(two.view?.districts.find(({ district }) => district === 'montmartre')?.sites.find(({ value }) => value === 5)?.keys).toEqual([0]);
    two.next();
    two.next();
    expect(two.view?.seats[0]?.francs).toBe(0);
    expect(two.text(3).replaceAll('\u00a0', ' ')).toContain('4 francs');
    two.next(); // from the start
    expect([two.page, two.view]).toEqual([0, told.examples[1]?.start]);
  });

  it('frees its position, asks the server, and tells when it is as in the book', async () => {
    const five = example(5);
    const view = told.examples[4]?.start;
    if (!view) throw new Error('no view');
    const asked = vi.spyOn(api, 'tryExample').mockResolvedValue({ view, legal: ['use 18', 'place arc'], plans: [] });
    await five.tryIt();
    expect([five.line, five.offered.map(({ action }) => action)]).toEqual([[], ['use 18', 'place arc']]);
    const [use] = five.offered;
    if (use) await five.act(use);
    expect(asked).toHaveBeenLastCalledWith(5, ['use 18']);
    expect(five.same).toBe(true);
    await five.takeBack();
    expect([five.line, five.same]).toEqual([[], false]);
    five.leave();
    expect(five.view).toEqual(view);
    asked.mockRestore();
  });
});
