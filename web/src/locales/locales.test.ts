import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../lib/client/keyboard';
import { loadExamples } from '../lib/client/corpus';
import { defaults } from '../lib/client/preferences.svelte';
import { LEVELS } from '../lib/figures';
import { type Args, LANGUAGES, list, makeBundle, setLanguage, t, type Language, typeset } from '../lib/i18n';
import { words } from '../lib/client/words';
import { CHAPTERS } from '../lib/rulebook/chapters';
import { WorkedExample } from '../lib/rulebook/example.svelte';
import { loadAroundTexts } from '../lib/aroundTexts';
import { loadTexts, PAGES_WITH_TEXTS } from '../lib/pageTexts';
import { SCRIPT } from '../lib/screens/learn/script';
import { BUILDINGS, DISTRICTS, LANDMARKS, PHASES, samples, TOKENS } from './samples';

// Every text of one language: key (or key.attribute) → the variables it uses.
type Variables = Map<string, string>;
const LOCALES = import.meta.dirname;
const languages = Object.keys(LANGUAGES) as Language[];

function files(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => join(folder, name));
}

const RULEBOOK = 'rulebook.ftl';
/** The files of the whole client; the rulebook has its own tests below. */
const everyday = (language: Language): string[] => files(join(LOCALES, language), /\.ftl$/).filter((name) => basename(name) !== RULEBOOK);

const source = (language: Language): string =>
  everyday(language)
    .map((name) => readFileSync(name, 'utf8'))
    .join('\n');

/** The variables of a parsed pattern, however deep: in placeables, selectors, variants, arguments of functions. */
function variables(node: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) for (const inner of node) variables(inner, found);
  else if (typeof node === 'object' && node !== null) {
    if ('type' in node && node.type === 'var' && 'name' in node) found.add(String(node.name));
    for (const inner of Object.values(node)) variables(inner, found);
  }
  return found;
}

/** Languages need different case forms of one thing (`districtIn`, `districtOf`, see client/words.ts): it is the thing that counts. */
const base = (variable: string): string => variable.replace(/(In|Of|Acc|Name|Kind|Put)$/, '');

function texts(language: Language, from = source(language)): Variables {
  const result: Variables = new Map();
  const add = (key: string, pattern: unknown): void => {
    if (result.has(key)) throw new Error(`locales/${language}: "${key}" stands twice`);
    result.set(key, [...new Set([...variables(pattern)].map(base))].sort().join(' '));
  };
  for (const entry of new FluentResource(from).body) {
    if (entry.value !== null) add(entry.id, entry.value);
    for (const [name, pattern] of Object.entries(entry.attributes)) add(`${entry.id}.${name}`, pattern);
  }
  return result;
}

/** Messages a parser would silently drop: every line that starts one must come back as an entry. */
function declared(from: string): string[] {
  return [...from.matchAll(/^(-?[a-z][\w-]*) *=/gim)].map((match) => match[1] ?? '');
}

/** The names of the variants of every selection in a pattern. */
function selections(node: unknown, found: string[][] = []): string[][] {
  if (Array.isArray(node)) for (const inner of node) selections(inner, found);
  else if (typeof node === 'object' && node !== null) {
    if ('variants' in node && Array.isArray(node.variants)) {
      found.push(node.variants.map((variant: { key: { value: string | number } }) => String(variant.key.value)));
    }
    for (const inner of Object.values(node)) selections(inner, found);
  }
  return found;
}

/** Mass nouns, ordinals and counts that never are one: fewer forms are right there. */
const ONE_FORM = new Set(['n-wood', 'n-marble', 'n-gold']);

// What tiles count.
const COUNTED = ['building', 'unused-tile', 'prestige-pair', 'resource-pair', 'landmark', 'franc'];

/** kinds of numbers a game is told in, as paname.server.tables.numbers has them; a place has a name of its own */
const NUMBERS = ['margin', 'leading', 'changes', 'francs', 'turn', 'districts', 'tile', 'keys'];

const english = texts('en');

describe.each(languages)('texts: %s', (language) => {
  const own = texts(language);

  it('parses whole', () => {
    const ids = new Set([...own.keys()].map((key) => key.split('.')[0]));
    expect(declared(source(language)).filter((id) => !ids.has(id))).toEqual([]);
    makeBundle(language, source(language));
  });

  it('has exactly the keys of English', () => {
    expect(
      [...english.keys()].filter((key) => !own.has(key)),
      'missing',
    ).toEqual([]);
    expect(
      [...own.keys()].filter((key) => !english.has(key)),
      'surplus',
    ).toEqual([]);
  });

  it('uses the same variables per key', () => {
    const different = [...english].filter(([key, names]) => own.has(key) && own.get(key) !== names);
    expect(different.map(([key, names]) => `${key}: ${names} / ${own.get(key)}`)).toEqual([]);
  });

  it('gives every plural the categories of its language', () => {
    // "many" and "other" are the default variant; Spanish "many" is for millions, which no text counts.
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories.filter((name) => name === 'one' || name === 'few');
    const bad: string[] = [];
    for (const entry of new FluentResource(source(language)).body) {
      for (const variants of selections([entry.value, entry.attributes])) {
        const plural = variants.includes('one') || variants.includes('few');
        const missing = needed.filter((name) => plural && !variants.includes(name));
        if (missing.length > 0 && !ONE_FORM.has(entry.id)) bad.push(`${entry.id}: ${missing.join(' ')}`);
      }
    }
    expect(bad).toEqual([]);
  });
});

describe.each(languages)('texts read: %s', (language) => {
  it('are the reviewed ones, with every kind of argument', async () => {
    await setLanguage(language);
    await Promise.all([loadAroundTexts(), ...PAGES_WITH_TEXTS.map(loadTexts)]);
    const pages = files(join(LOCALES, language), /\.ftl$/)
      .sort()
      .map((file) => {
        const messages = new FluentResource(readFileSync(file, 'utf8')).body.flatMap(({ id, value, attributes }) => [
          ...(value === null ? [] : [read(language, id, value)]),
          ...Object.entries(attributes).map(([name, pattern]) => read(language, `${id}.${name}`, pattern)),
        ]);
        return `######## ${basename(file)}\n\n${messages.join('\n')}\n`;
      });
    const intro = `How every text of this language reads, with every kind of argument it can get. "${SHOWN}" is a space at which no line breaks, "${TIE}" a place without one.\nAfter a change: npx vitest run src/locales -u, and read what has changed.\n`;
    await expect([intro, ...pages].join('\n')).toMatchFileSnapshot(join(LOCALES, language, 'reviewed.txt'));
    await setLanguage('en');
  });
});

it('a table says nothing that only the screens around it bring', () => {
  const source = join(LOCALES, '../lib');
  const AT_THE_TABLE = /^(game|board|client|ui|textview|finale)[/\\]|^(names|screens[/\\]words|study[/\\]PlayOn|analysis[/\\]ChanceBar)\./;
  const code = files(source, /(?<!test|generated)\.(ts|svelte)$/).filter((name) => AT_THE_TABLE.test(name.slice(source.length + 1)));
  const all = code.map((name) => readFileSync(name, 'utf8')).join('\n');
  const around = ['home', 'preferences', 'reference', 'tables'].flatMap((name) =>
    new FluentResource(readFileSync(join(LOCALES, 'en', `${name}.ftl`), 'utf8')).body.map(({ id }) => id),
  );
  expect(around.filter((id) => all.includes(`'${id}'`) || all.includes(`'${id}.`))).toEqual([]);
});

it('gives the command line a copy of the English reasons', async () => {
  const reasons = readFileSync(join(LOCALES, 'en', 'reasons.ftl'), 'utf8');
  await expect(reasons).toMatchFileSnapshot(join(LOCALES, '../../../src/paname/cli/reasons.ftl'));
});

it('gives the server the sentences of an invitation: who is there, by how many they are, and how many seats are open', async () => {
  const said: Record<string, { there: string[]; open: string[] }> = {};
  for (const language of languages) {
    await setLanguage(language);
    await loadAroundTexts();
    const seats = [0, 1, 2, 3, 4];
    const there = seats.map((count) => (count ? t('invite-there', { count, names: list(seats.slice(0, count).map((seat) => `{${seat}}`)) }) : ''));
    said[language] = { there, open: seats.map((count) => (count ? t('wait-missing', { count }) : t('wait-all-taken'))) };
  }
  await expect(`${JSON.stringify(said, null, 2)}\n`).toMatchFileSnapshot(join(LOCALES, '../../../src/paname/server/http/invitation.json'));
  await setLanguage('en');
});

describe.each(languages)("an owner's names: %s", (language) => {
  it('stand in every line of the log, every reason and every action', async () => {
    await setLanguage(language);
    const own = words({
      district: 'neuilly',
      building: 'kiosk',
      landmark: 'tour-montparnasse',
      place: 'neuilly:bank',
      origin: 'neuilly:2',
      originBuilding: 'kiosk',
      target: 'neuilly:8',
    });
    const forms = Object.keys(own);
    const named = new FluentResource(source(language)).body.filter(
      ({ id, value }) => /^(log|reason|do)-/.test(id) && [...variables(value)].some((name) => forms.includes(name)),
    );
    expect(named.length).toBeGreaterThan(20);
    for (const { id, value } of named) for (const args of samples(id, [...variables(value)])) expect(t(id, { ...args, ...own })).not.toMatch(/[{}$]/);
    await setLanguage('en');
  });
});

const SHOWN = '⍽';
const TIE = '⁀';

const { examples, box } = loadExamples();
/** A page of a worked example reads in one way only: "rb-ex-3-2". */
function exampleArgs(key: string): Args[] | null {
  const [, number, page] = /^rb-ex-(\d)-(\d)$/.exec(key) ?? [];
  const example = number ? examples[Number(number) - 1] : undefined;
  return example ? [new WorkedExample(Number(number), example, box).args(Number(page) - 1)] : null;
}

it.each([
  ['Klick: 5 Möglichkeiten', 'Klick: 5⍽Möglichkeiten'],
  ['через 1 день', 'через⍽1⍽день'],
  ['12 − 8 = 4 VP', '12⍽−⍽8⍽=⍽4⍽VP'],
  ['turn 3 of 10', 'turn⍽3 of⍽10'], // a long line still has places to break at
  ['o wartości 5 w Paryżu', 'o wartości⍽5 w Paryżu'],
  ['Bonusplättchen 17 nehmen', 'Bonusplättchen⍽17 nehmen'],
  ['(осталось: 3)', '(осталось:⍽3)'],
  ['1–3 …', '1–⁀3 …'],
  ['Hôtel 1 → Café 2', 'Hôtel⍽1⍽→ Café⍽2'],
  ['в Ла-Виллете, QR-код, Bonus-Figur', 'в Ла-⁀Виллете, QR-⁀код, Bonus-Figur'],
  ['move arc la-villette:8, https://a.example/my-Box', 'move arc la-villette:8, https://a.example/my-Box'], // to be copied
])('a line does not break where it must not: %s', (text, set) => {
  expect(typeset(text, []).replaceAll('\u00a0', SHOWN).replaceAll('\u2060', TIE)).toBe(set);
});

/** German has a space before the dots that stand for words, French one before high punctuation; elsewhere they close up. */
const MISSPACED: Partial<Record<Language, RegExp>> & { others: RegExp } = {
  de: /[^⍽]…/,
  fr: /[\s⍽]…|[^⍽][;!?»]|[^⍽]:(?=[\s⍽])|«[^⍽]/,
  others: /[\s⍽](?:[…;!?]|(?<!\d.):(?=[\s⍽]))/,
};

/** No line begins with a dash; Russian has the long one. */
const LOOSE_DASH: Partial<Record<Language, RegExp>> & { others: RegExp } = { ru: / —|[\s⍽]–/, others: / [–—]/ };

/** Sentences about anybody at the table: whoever reads them is not addressed. */
const OF_ANYBODY = /^(?:log-(?!private)|fx-|n-|why-|ana-(?!own)|study-(?:line|tree|variation))/;
const ADDRESSED: Partial<Record<Language, RegExp>> = {
  en: /\byou(?:r|rs)?\b/i,
  de: /(?<!\p{L})(?:(?<!Jardin )du|dich|dir|dein(?:e[mnrs]?)?)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:tú|tus?|te|ti|tuy[oa]s?)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:vous|votre|vos)(?!\p{L})/iu,
  pl: /(?<!\p{L})(?:ty|ci|cię|tob\p{L}+|tw[oó]j\p{L}*)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:вы|вас|вами?|ваш\p{L}*)(?!\p{L})/iu,
};

/** A key, and below it the different ways it can read. */
function read(language: Language, key: string, pattern: unknown): string {
  const needed = [...variables(pattern)];
  const texts = new Set((exampleArgs(key) ?? samples(key, needed)).map((args) => t(key, args).replaceAll('\u00a0', SHOWN).replaceAll('\u2060', TIE)));
  for (const text of texts) {
    expect(text, key).not.toMatch(/⟨|undefined|NaN|\{|\$| {2}| ,|^\s|\s$/);
    expect(text.replace(/:[a-z-]+:/g, ''), key).not.toMatch(MISSPACED[language] ?? MISSPACED.others);
    expect(text, key).not.toMatch(LOOSE_DASH[language] ?? LOOSE_DASH.others);
    if (OF_ANYBODY.test(key)) expect(text, key).not.toMatch(ADDRESSED[language] ?? /$^/);
  }
  return texts.size === 1 ? `${key}: ${[...texts].join('')}` : [`${key}:`, ...texts].join('\n    ');
}

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

const EXAMPLES = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
/** of the examples, as paname.server.examples has them */
const PAGES = [5, 4, 4, 4, 2, 4, 4, 3, 3];

/** Keys that are put together, and of what: every template in the code, with all it can become. */
const FAMILIES: Record<string, readonly string[]> = {
  'keycap-${name}': ['esc', 'shift', 'space'],
  'key-${command}': COMMANDS,
  'n-${term}': ['vp', 'francs'],
  'do-decline-${meant.question}': ['bonus', 'score', 'vp', 'pair'],
  'log-decline-${verb}': ['bonus', 'score', 'vp', 'pair'],
  'fx-${effect.kind}': ['own-key', 'opponent-key', 'any-tile'],
  'fx-per-${effect.of}': COUNTED,
  'tile-text-${effect.kind}': ['own-key', 'opponent-key', 'any-tile'],
  'tile-text-per-${effect.of}': COUNTED,
  'phase-${text}': PHASES,
  'phase-${view.phase}': PHASES,
  'tab-${id}': ['screen', 'supply', 'players', 'log'],
  'tab-${tab}': ['screen', 'supply', 'players', 'log'],
  '${thing}-${slug}': [
    ...DISTRICTS.map((name) => `district-${name}`),
    ...BUILDINGS.map((type) => `building-${type}`),
    ...LANDMARKS.map((name) => `landmark-${name}`),
  ],
  '${thing}-${slug}${suffix}': [
    ...forms(
      DISTRICTS.map((name) => `district-${name}`),
      'in',
      'of',
    ),
    ...forms(
      BUILDINGS.map((type) => `building-${type}`),
      'acc',
      'of',
      'type',
    ),
    ...forms(
      LANDMARKS.map((name) => `landmark-${name}`),
      'acc',
      'of',
    ),
  ],
  'own-${thing}${suffix}': [...forms(['district'], 'in', 'of'), ...forms(['building'], 'acc', 'of', 'type'), ...forms(['landmark'], 'acc', 'of')],
  'n-${tokenKey(token)}': [...TOKENS.map((token) => token.replace(' ', '-')), 'any-resource', 'any-prestige'],
  'token-${tokenKey(token)}': TOKENS.map((token) => token.replace(' ', '-')),
  'place-arc${suffix}': ['', '.put'],
  'place-bank${suffix}': ['', '.put'],
  'create-${one}': ['basic', 'advanced', 'own'],
  'create-kind-${kind}': ['human', 'open', 'bot'],
  'create-pace-${one}': ['instant', 'fast', 'normal', 'slow'],
  'create-screens-${one}': ['closed', 'open'],
  'create-screens-${screens}.text': ['closed', 'open'],
  'level-${n}': LEVELS.map(String),
  'level-${what.level}': LEVELS.map(String),
  'level-${level}': LEVELS.map(String),
  'level-${seat.level}': LEVELS.map(String),
  'ana-${turn.judgement}': ['best', 'good', 'inaccuracy', 'mistake', 'blunder'],
  'ana-${name}': ['best', 'good', 'inaccuracy', 'mistake', 'blunder'],
  'ana-kind-${kind}': ['keys', 'buildings', 'landmarks', 'bonus', 'end'],
  'ana-kind-${turn.kind}': ['keys', 'buildings', 'landmarks', 'bonus', 'end'],
  'ana-phase-${turn.phase}': ['opening', 'middle', 'end'],
  'ana-phase-${phase}': ['opening', 'middle', 'end'],
  'puzzle-${store.info.difficulty}': ['easy', 'medium', 'hard'],
  'puzzles-${group.name}': ['easy', 'medium', 'hard'],
  'puzzle-${verdict.result}': ['solved', 'nearly', 'wrong', 'shown'],
  'puzzle-about-${store.kind}': ['keys', 'buildings', 'landmarks', 'bonus', 'end'],
  'over-reason-${decided}': ['francs', 'values', 'shared'],
  'over-tie-${by}': ['francs', 'values', 'shared'],
  'fin-num-${number.kind}': NUMBERS,
  'fin-num-${number.kind}.clause': [...NUMBERS, 'place'],
  'fin-num-${one.kind}.how': NUMBERS.filter((kind) => kind !== 'keys'),
  'level-${info.level}': LEVELS.map(String),
  'color-${head}': ['round', 'square', 'trefoil', 'star'],
  'color-${HEADS[seat.color]}': ['round', 'square', 'trefoil', 'star'],
  '${lesson.bubble.say}.text': SCRIPT.map(({ say }) => say),
  'pref-${flag}': [
    'confirmDraw',
    'confirmEndTurn',
    'askLosses',
    'autoPay',
    'autoDrawSinglePile',
    'liveScoring',
    'chanceBar',
    'curtain',
    'shortcuts',
    'symbols',
    'largeText',
    'textView',
  ],
  'pref-${name}-${value}': [
    'theme-auto',
    'theme-light',
    'theme-dark',
    'theme-contrast',
    'palette-standard',
    'palette-deuteranopia',
    'palette-tritanopia',
    'panelSide-left',
    'panelSide-right',
    'costs-always',
    'costs-hover',
    'logDetail-short',
    'logDetail-full',
    'animation-off',
    'animation-fast',
    'animation-normal',
    'animation-slow',
  ],
  'prov-${source}': ['rulebook', 'published', 'inferred', 'reconstructed', 'owner'],
  'prov-${source}.more': ['rulebook', 'published', 'inferred', 'reconstructed', 'owner'],
  '${group.key}-empty': ['watch-open', 'watch-running'],
  'nav-${to}': ['my', 'watch', 'learn', 'rules', 'replay', 'my-box'],
  'mb-field-${name}': [
    'bonus',
    'name',
    'chosen',
    'value-token',
    'income',
    'type',
    'token',
    'value',
    'slot',
    'rank',
    'effect',
    'francs',
    'vp',
    'vp-each',
    'shows',
    'shows-nth',
    'count',
    'per-value',
    'price',
    'vp-players',
    'vp-types',
    'spaces',
    'copies',
    'buy',
    'sell',
    'bonus-price',
    'keys',
    'reserve-keys',
    'start-francs',
    'zone-end',
  ],
  'mb-item-${item.group}': ['players', 'zones'],
  "mb-effect-${choice.replace('_', '-')}": ['gain', 'tokens', 'per-building', 'key'],
  "mb-${choice.replace(' ', '-')}": ['any-resource', 'any-prestige'],
  'source-${source}': ['building', 'prestige', 'bonus', 'end_tile', 'francs', 'district', 'rest'],
  'rb-${part.id}': CHAPTERS.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'paragraph' ? [part.id] : []))),
  'rb-s-${part.id}': CHAPTERS.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'heading' ? [part.id] : []))),
  'rb-c-${plan.id}': CHAPTERS.map(({ id }) => id),
  'rb-c-${plan.id}.lead': CHAPTERS.map(({ id }) => id),
  'rb-tile-${effect.of}': ['unused-tile', 'prestige-pair', 'resource-pair'],
  'rb-more-${effect.kind}': ['types', 'key', 'any-tile', 'back'],
  'rb-pic-${show}-${i + 1}': ['board-1', 'board-2', 'board-3', 'board-4', 'board-5', 'move-1', 'move-2', 'move-3'],
  'rb-ex-${example}': EXAMPLES,
  'rb-ex-${example.number}': EXAMPLES,
  'rb-ex-${this.number}-${page + 1}': EXAMPLES.flatMap((number, i) => Array.from({ length: PAGES[i] ?? 0 }, (_, page) => `${number}-${page + 1}`)),
  'task-confirm-${kind}': ['draw', 'look', 'done'],
  'task-confirm-${kind}-note': ['draw', 'look', 'done'],
};

function forms(things: readonly string[], ...names: string[]): string[] {
  return things.flatMap((thing) => [thing, ...names.map((name) => `${thing}.${name}`)]);
}

describe('keys in the code', () => {
  const LIB = join(LOCALES, '..', 'lib');
  const code = files(LIB, /\.(svelte|ts)$/)
    .filter((name) => !/\.test\.ts$/.test(name))
    .map((name) => ({ name: name.slice(LIB.length + 1), text: withoutComments(readFileSync(name, 'utf8')) }));
  /** where a template's parts differ, one hole is all of them */
  const fill = (template: string, value: string): string => template.replace(/\$\{.*\}/, value);
  const calls = code.flatMap(({ name, text }) =>
    [...text.matchAll(/(?<![.\w])(?:t|has)\(\s*(?:'([^']+)'|`([^`]+)`)/g)].map((match) => ({ name, key: match[1], template: match[2] })),
  );

  const all = new Set([...english.keys(), ...texts('en', rulebook('en') ?? '').keys()]);

  it('are all in the texts', () => {
    expect(calls.length).toBeGreaterThan(200);
    expect(calls.filter(({ key }) => key !== undefined && !all.has(key)).map(({ name, key }) => `${name}: ${key}`)).toEqual([]);
    const templates = calls.flatMap(({ template }) => (template?.includes('${') ? [template] : []));
    expect(
      templates.filter((template) => !FAMILIES[template]),
      'templates without their family above',
    ).toEqual([]);
    const members = Object.entries(FAMILIES).flatMap(([template, values]) => values.map((value) => fill(template, value)));
    expect(members.filter((key) => !all.has(key))).toEqual([]);
  });

  it('use every text', () => {
    const literals = new Set(code.flatMap(({ text }) => [...text.matchAll(/'([a-z][\w.-]*)'/gi)].map((match) => match[1] ?? '')));
    const members = new Set(Object.entries(FAMILIES).flatMap(([template, values]) => values.map((value) => fill(template, value))));
    const used = (key: string): boolean => literals.has(key) || members.has(key) || /^(reason|mb-error|mb-follows|invite)-/.test(key);
    expect([...all].filter((key) => !used(key))).toEqual([]);
  });
});

/** Texts put together in code: a colon or semicolon between two values, where languages differ (French has a space before). */
function glued(name: string, text: string): string[] {
  const markup = name.endsWith('.svelte') ? text.replace(/<script.*?<\/script>|<style.*?<\/style>/gs, '') : '';
  return [
    ...(text.match(/(?:join\(|\+ ?)['"`][:;] ['"`].*|['"][:;] ['"] ?\+.*/g) ?? []),
    ...[...text.matchAll(/(?<!Error\()`[^`\n]*`/g)].map(([template]) => template).filter((template) => /\}[:;] /.test(template)),
    ...(markup.match(/\}[:;](?=[\s<]).*/g) ?? []),
  ];
}

describe('joints', () => {
  it('are found where code puts them', () => {
    expect(glued('a.ts', "`${t('a')}: ${value}`")).toHaveLength(1);
    expect(glued('a.ts', "parts.join('; ')")).toHaveLength(1);
    expect(glued('a.svelte', "<p>{t('a')}: <b>{value}</b></p>")).toHaveLength(1);
    expect(glued('a.svelte', '<p style="left:{x}px;top:{y}px" data-tip="{a}:{b}">{labelled(a, b)}</p>')).toEqual([]);
  });

  it('are messages of a language, never code', () => {
    const LIB = join(LOCALES, '..', 'lib');
    const own = files(LIB, /\.(svelte|ts)$/).filter((name) => !/\.(test|generated)\.ts$|i18n\.svelte\.ts$/.test(name)); // i18n speaks to programmers
    expect(own.flatMap((name) => glued(name, withoutComments(readFileSync(name, 'utf8'))).map((found) => `${name.slice(LIB.length + 1)}: ${found}`))).toEqual(
      [],
    );
  });
});

describe('codes of the rules and the server', () => {
  const PYTHON = join(LOCALES, '..', '..', '..', 'src', 'paname');
  const sources = ['knowing', 'server'].flatMap((room) => files(join(PYTHON, room), /\.py$/)).filter((name) => !/server\/(client|loadtest)\.py$/.test(name)); // what speaks to a server refuses nothing
  const CODE = /"([a-z]+(?:-[a-z]+)*)"/g;

  /** The text between the parenthesis at `open` and its partner. */
  function inside(text: string, open: number): string {
    let depth = 0;
    for (let at = open; at < text.length; at++) {
      if (text[at] === '(') depth++;
      else if (text[at] === ')' && --depth === 0) return text.slice(open + 1, at);
    }
    return '';
  }

  /** Every code that is written down where a refusal is made. */
  function collected(): Set<string> {
    const found = new Set<string>();
    const take = (text: string): void => [...text.matchAll(CODE)].forEach((match) => found.add(match[1] ?? ''));
    for (const name of sources) {
      const text = readFileSync(name, 'utf8');
      for (const call of text.matchAll(/\b(?:reason|RefusedError|_refused|PushProblem|end|end_all)\(/g))
        take(inside(text, call.index + call[0].length - 1).replace(/\["\w+"\]|\w+=.*/gs, ''));
      for (const choice of text.matchAll(/^ *code(?:: ReasonCode)? = (.*)$/gm)) take(choice[1] ?? '');
      for (const table of text.matchAll(/^_CODES = \{(.*)\}$/gm)) take(table[1] ?? '');
    }
    return found;
  }
  const own = ['unreachable', 'server', 'client', 'other']; // the client's

  it('are found in the sources', () => {
    const all = collected();
    for (const code of ['game-over', 'no-tiles-left', 'needs-opponents-key-there', 'too-many-tables', 'slow-reader', 'wrong-method', 'refused', 'stale'])
      expect(all).toContain(code);
  });

  it('of a box have a text, and every text has its code', () => {
    const spoken = { 'mb-error-': ['complaints.py', 'COMPLAINTS'], 'mb-follows-': ['advice.py', 'ADVICE'] } as const;
    for (const [begin, [file, table]] of Object.entries(spoken)) {
      const text = readFileSync(join(PYTHON, 'box', file), 'utf8');
      const codes = [...(text.split(`${table}: Final = {`)[1]?.split('\n}')[0] ?? '').matchAll(/^ {4}"([a-z-]+)":/gm)].map((match) => match[1]);
      const keys = [...english.keys()].filter((key) => key.startsWith(begin)).map((key) => key.slice(begin.length));
      expect(codes.length).toBeGreaterThan(10);
      expect(keys.filter((key) => !['other', 'place'].includes(key)).sort()).toEqual(codes.sort());
    }
  });

  it('have a text, and every text has its code', () => {
    const codes = collected();
    const texts = new Set([...english.keys()].filter((key) => key.startsWith('reason-')).map((key) => key.slice(7).replace(/\..*/, '')));
    expect(
      [...codes].filter((code) => !texts.has(code)),
      'without a text',
    ).toEqual([]);
    expect(
      [...texts].filter((text) => !codes.has(text) && !own.includes(text)),
      'nobody sends',
    ).toEqual([]);
  });
});

const rulebook = (language: Language): string | null => {
  const file = join(LOCALES, language, RULEBOOK);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
};

describe.each(languages.filter((language) => rulebook(language) !== null))('rulebook: %s', (language) => {
  const from = rulebook(language) ?? '';
  const own = texts(language, from);
  const book = texts('en', rulebook('en') ?? '');

  it('has exactly the paragraphs of English, with their arguments', () => {
    expect(declared(from).filter((id) => !own.has(id))).toEqual([]);
    expect([...own]).toEqual([...book]);
  });

  it('has the links and pictures of English', () => {
    const signs = (text: string): Map<string, string> =>
      new Map(
        text
          .split(/\n(?=[\w#])/)
          .map((message) => [message.split(' ')[0] ?? '', (message.match(/\[\[[\w-]+\]\]|:[a-z]+(-[a-z]+)*:|\*\*/g) ?? []).sort().join(' ')]),
      );
    expect([...signs(from)].filter(([key, found]) => key.startsWith('rb-') && found !== signs(rulebook('en') ?? '').get(key))).toEqual([]);
  });

  it('holds no figure of the box', () => {
    const bad = from
      .split('\n')
      .filter((line) => !line.startsWith('#') && /\d/.test(line.replace(/^[\w-]* =/, '').replace(/\{[^}]*\}/g, '')) && !/^ *\[\d\]/.test(line));
    expect(bad).toEqual([]);
  });
});

/** Quotation marks of a language; none of the others. A language that is not listed may use any but the typewriter's. */
const QUOTES: Record<string, string> = { en: '“”', de: '„“', es: '«»', fr: '«»', pl: '„”', ru: '«»' };

describe.each(languages)('writing: %s', (language) => {
  const lines = `${source(language)}\n${rulebook(language) ?? ''}`.split('\n').filter((line) => !line.startsWith('#'));

  it('has its own quotation marks and true apostrophes', () => {
    const wrong = [...'“”„«»‚‘"'].filter((mark) => mark === '"' || !(QUOTES[language] ?? mark).includes(mark));
    const plain = lines.map((line) => line.replace(/\{"[^"]*"\}/g, ''));
    expect(plain.filter((line) => wrong.some((mark) => line.includes(mark)) || /\w'\w/.test(line))).toEqual([]);
  });

  it('leaves non-breaking spaces to index.ts', () => expect(lines.filter((line) => /[\u00a0\u202f]/.test(line))).toEqual([]));
});

it('every preference has its words', () => {
  const named = Object.keys(defaults()).filter((key) => key !== 'language');
  expect(named.filter((key) => !english.has(`pref-${key}`))).toEqual([]);
});
