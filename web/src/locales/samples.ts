// For tests: every message with every kind of argument it can get, so that a reader sees what players will see.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Box, slug, type Components } from '../lib/board/box';
import { gainText } from '../lib/board/describe';
import { effectText, knowBox, sayAction, sayPrice, words } from '../lib/client/words';
import type { Token, View } from '../lib/client/types';
import { labelled, list, t, type Args } from '../lib/i18n';
import { districtName, tokenCount, tokenName } from '../lib/names';
import type { Gain } from '../lib/client/types';

const GAINS: Gain[] = [
  { kind: 'token', token: 'silver prestige' },
  { kind: 'bonus', francs: 2 },
  { kind: 'vp', vp: 2 },
  { kind: 'prestige', vp: 10 },
  { kind: 'vp_tile' },
];
const TWO_GAINS: Gain[] = [{ kind: 'token', token: 'wood' }, { kind: 'bonus', francs: 0 }];

const GALLERY = join(import.meta.dirname, '..', '..', 'tests', 'gallery');
const read = (name: string): unknown => JSON.parse(readFileSync(join(GALLERY, name), 'utf8'));
const ours = read('components.json') as Components;
/** An owner's box: it also has things that no language has a word for. */
const box = knowBox(new Box({
  ...ours,
  districts: { ...ours.districts, Neuilly: { bank: 3 } },
  landmarks: [...ours.landmarks, ...ours.landmarks.slice(0, 1).map((landmark) => ({ ...landmark, name: 'Tour Montparnasse' }))],
}));
const view = (read('late-game.json') as { view: View }).view;

export const DISTRICTS = ['montmartre', 'batignolles', 'chaillot', 'saint-germain', 'belleville', 'la-villette'];
export const BUILDINGS = ['cafe', 'bakery', 'hotel', 'theater', 'residence', 'restaurant'];
export const LANDMARKS = ours.landmarks.map(({ name }) => slug(name));
export const TOKENS: Token[] = ['wood', 'marble', 'gold', 'bronze prestige', 'silver prestige', 'gold prestige'];
export const PHASES = ['draw', 'build', 'main', 'look', 'vp', 'bonus', 'score', 'pair', 'after', 'over'];

const francs = (counts: readonly number[]): string[] => counts.map((count) => t('n-francs', { count }));
const vp = (counts: readonly number[]): string[] => counts.map((count) => t('n-vp', { count }));
const prices = (): string[] => ([{ francs: 1 }, { francs: 3, wood: 1 }, { francs: 15, marble: 1, gold: 2 }] as Record<string, number>[]).map(sayPrice);
const values = (name: string, all: readonly (string | number)[]): Args[] => all.map((value) => ({ [name]: value }));
const effects = (): string[] => [...new Set(box.components.end_tiles.tiles.map((_, index) => effectText(box.endTile(index + 1))))];
const actions = (): string[] => ['place arc', 'move arc montmartre:8', 'use 18'].map((action) => sayAction(action, view));
const people = (): string[] => [['Anna'], ['Anna', 'Olivier'], ['Anna', 'Olivier', 'Irène']].map((names) => list(names));

/** What a variable can hold. Forms of one thing (districtIn, districtOf…) come together. */
const KINDS: Record<string, () => Args[]> = {
  district: () => [...DISTRICTS, 'neuilly'].map((district) => words({ district })),
  building: () => [...BUILDINGS, 'kiosk'].map((building) => words({ building })),
  landmark: () => [...LANDMARKS, 'tour-montparnasse'].map((landmark) => words({ landmark })),
  place: () => ['montmartre:8', 'belleville:louvre', 'batignolles:bank', 'arc', 'neuilly:tour-montparnasse'].map((place) => words({ place, building: 'theater' })),
  placePut: () => ['arc', ...[...DISTRICTS, 'neuilly'].map((district) => `${district}:bank`)].map((place) => words({ place })),
  origin: () => [
    ...['arc', 'montmartre:bank', 'neuilly:bank'].map((origin) => words({ origin })),
    ...[...BUILDINGS, 'kiosk'].map((originBuilding) => words({ origin: 'montmartre:2', originBuilding })),
    ...[...LANDMARKS, 'tour-montparnasse'].map((landmark) => words({ origin: `montmartre:${landmark}` })),
  ],
  token: () => TOKENS.map((token) => words({ token })),
  tokens: () => values('tokens', [list(TOKENS.slice(0, 3).map((token) => tokenName(token)))]),
  kinds: () => values('kinds', [tokenName('wood'), list([tokenName('silver prestige'), tokenName('gold prestige')])]),
  need: () => [...TOKENS.map((token) => words({ token, need: 2, have: 1 })), words({ need: 1, have: 0 })],
  question: () => ['build', 'vp', 'bonus', 'score', 'pair'].map((question) => words({ question })),
  phase: () => values('phase', PHASES.map((phase) => t(`phase-${phase}`))),
  effect: () => values('effect', effects()),
  gains: () => values('gains', GAINS.map(gainText).concat(list(TWO_GAINS.map(gainText)))),
  count: () => values('count', [0, 1, 2, 5, 21]),
  francs: () => values('francs', francs([1, 2, 5])),
  price: () => values('price', prices()),
  cost: () => values('cost', [sayPrice({ wood: 1 }), sayPrice({ marble: 1, gold: 2 })]),
  vp: () => values('vp', vp([2, 10])),
  name: () => values('name', ['Anna']),
  names: () => values('names', people()),
  winner: () => values('winner', ['Olivier']),
  side: () => values('side', ['better', 'worse']),
  rank: () => values('rank', [1, 2, 3, 4]),
  spaces: () => values('spaces', [1, 2, 5]),
  types: () => values('types', [4, 5, 7]),
  left: () => values('left', [0, 1, 2, 5]),
  action: () => values('action', actions()),
  example: () => values('example', actions()),
  chain: () => values('chain', [actions().join('; ')]),
  reason: () => values('reason', [`−${t('why-n-tiles', { count: 1 })}`, t('why-others', { side: 'worse' })]),
  steps: () => values('steps', [28]),
  level: () => values('level', [4]),
  from: () => values('from', [t('place-arc'), t('place-bank', { of: districtName('chaillot', 'of') })]),
  target: () => [words({ target: 'chaillot:3', targetBuilding: 'cafe' })],
  by: () => values('by', [0, 9]),
};

/** Plain values: numbers, figures of tiles, what somebody typed. */
const PLAIN: Record<string, string | number> = {
  above: 12, arg: 3, buy: 4, field: 'VP', found: 9, key: 'landmarks[2].value', known: 'wood, marble, gold', least: 1, line: 12, most: 12, other: 'Louvre', other_price: '12 F', other_value: 15,
  players: 3, prestige: 16, resources: 20, after: 'move arc', box: 1, code: 'moon-phase', expected: 'bonus build buy draw move', figures: '20/10/5', first: 12, free: '', have: 1, keys: 6, meeple: 4, message: 'TypeError',
  mine: 121, minutes: 60, number: 27, open: 2, paid: 3, pile: 2, round: 7, rules: '0.9', second: 5, seat: 2, space: 12, status: 502, step: 3, sum: 21, taken: 17, theirs: 98, third: 0, tile: '20/10/5',
  tiles: '20/10/5, 16/8/4', top: 8, total: 10, value: 5, values: '4: 10, 5: 15, 6: 20, 7: 25', verb: 'fly', zones: 'A 1–10, B 11–20, C 21–30',
};

/** Where a variable holds something else than its name says elsewhere. */
const SPECIAL: Record<string, () => Args[]> = {
  ...Object.fromEntries(['over-winner', 'my-won'].map((key) => [key, () => values('names', ['Anna'])])),
  ...Object.fromEntries(['over-winners', 'over-district-highest'].map((key) => [key, () => people().slice(1).map((names) => ({ names, winner: 'Olivier', value: 13 }))])),
  'fin-tied.shared': () => people().slice(1).map((names) => ({ names, rank: 1 })),
  'fin-num-margin.clause': () => [{ name: 'Anna', other: 'Olivier' }],
  'fin-tied.highest': () => [{ name: 'Anna', value: 5, other: 'Olivier', lower: 3 }],
  ...Object.fromEntries(['fin-say', 'fin-say-nobody'].map((key) => [key, () => [{ step: districtName('chaillot'), scores: list(['Anna', 'Olivier'].map((name, i) => t('fin-gain', { name, count: 16 / (i + 1) }))) }]])),
  'fin-say-play': () => [{ scores: list(['Anna', 'Olivier'].map((name) => t('fin-gain', { name, count: 41 }))) }],
  'fin-line': () => [1, 2, 12].map((lead) => ({ count: 98, lead })),
  'fin-line.plain': () => [{ count: 98 }],
  'fin-poster-alt': () => [{ names: 'Anna', line: t('fin-line', { count: 98, lead: 1 }) }],
  'fin-won': () => DISTRICTS.map((district) => ({ names: districtName(district) })),
  'fin-won-many': () => [{ count: 2 }, { count: 5 }],
  'over-district-shared': () => people().slice(1).map((names, index) => ({ names, rank: 1, count: index + 1 })),
  ...Object.fromEntries(['own-district', 'own-district.in', 'own-district.of'].map((key) => [key, () => values('name', ['Neuilly'])])),
  ...Object.fromEntries(['own-building', 'own-building.acc', 'own-building.of'].map((key) => [key, () => values('name', ['kiosk'])])),
  ...Object.fromEntries(['own-landmark', 'own-landmark.acc', 'own-landmark.of'].map((key) => [key, () => values('name', ['Tour Montparnasse'])])),
  'label-value': () => Object.entries({
    [t('home-level')]: t('level-2'),
    [t('create-duration')]: t('minutes', { minutes: 35 }),
    [t('create-screens')]: t('create-screens-open'),
    [t('create-box')]: t('create-box-ours'),
    [t('seat-number', { seat: 1 })]: t('create-seat-kind'),
    [t('task-pay-left')]: 3,
    [t('ref-search')]: t('ref-search-hint'),
    [t('ref-market-buy')]: t('n-francs', { count: 2 }),
    [t('ref-market-score')]: t('n-vp', { count: 5 }),
    [t('word-value')]: t('prov-reconstructed'),
    [t('ref-landmark-cost')]: t('prov-published'),
    [t('fin-points')]: 'Anna 121',
    [tokenName('wood')]: `2 + 1 (${t('loose')})`,
    [`${t('bonus-tile', { number: 5 })}, ${t('tile-used')}`]: t('n-francs', { count: 3 }),
    [districtName('montmartre')]: t('tv-no-vp-tile'),
  }).map(([label, value]) => ({ label, value })),
  'clauses': () => [
    { first: labelled(districtName('montmartre'), t('tv-no-vp-tile')), second: t('tv-standing', { name: 'Anna', sum: 13, rank: 1 }) },
    { first: labelled(t('bonus-tile', { number: 9 }), t('fx-own-key')), second: t('tile-move') },
  ],
  'tile-text-resource': () => values('what', [...TOKENS.slice(0, 3).map((token) => tokenCount(token, 1)), tokenCount('any resource', 1), tokenCount('any resource', 2)]),
  'tile-text-prestige': () => values('what', [...TOKENS.slice(3).map((token) => tokenCount(token, 1)), tokenCount('any prestige', 1), tokenCount('any prestige', 2)]),
  'tile-text-gain': () => values('what', [...francs([1, 5]), ...vp([3]), list([...francs([2]), ...vp([2])])]),
  'lose-loose': () => [{ tokens: list([tokenCount('wood', 1), tokenCount('gold prestige', 2)]) }],
  'lose-prestige': () => [{ ...words({ landmark: 'louvre' }), tokens: tokenCount('silver prestige', 1), vp: t('n-vp', { count: 4 }) }],
  'piece-slots': () => [{ tokens: TOKENS.slice(3).map((token) => tokenName(token)).join(', ') }],
  ...Object.fromEntries(['piece-buy', 'piece-sell', 'gain-bonus-for', 'fx-key', 'say-bonus.price'].map((key) => [key, () => values('price', francs([1, 2, 5]))])),
  'replay-times': () => values('speed', [0.5, 1, 2]),
  'task-hint-by': () => [1, 2, 3, 4, 5, 6, 7, 8].map((level) => ({ level: t(`level-${level}`) })),
  'bot-level': () => [1, 2, 3, 4, 5, 6, 7, 8].map((level) => ({ level: t(`level-${level}`) })),
  'place-bank': () => DISTRICTS.map((district) => ({ of: districtName(district, 'of') })),
  'place-bank.put': () => DISTRICTS.map((district) => ({ of: districtName(district, 'of') })),
  'ref-building-where': () => DISTRICTS.map((district) => ({ value: 5, in: districtName(district, 'in') })),
  'ref-vp-ranks': () => [Object.fromEntries(['first', 'second', 'third'].map((rank, index) => [rank, vp([20, 10, 5])[index] ?? '']))],
  'tile-text-types': () => [{ steps: list([4, 5, 6].map((types) => t('tile-text-types-step', { types, vp: t('n-vp', { count: 10 }) }))) }],
  'mb-field-zone-end': () => [{ arg: 'A' }],
  'mb-field-rank': () => values('arg', [1, 2, 3]),
  'mb-was': () => values('value', [7, tokenName('gold prestige')]),
  'mb-minutes': () => values('minutes', [1, 2, 9]),
  'mb-matters-vp': () => values('vp', [0.4, 1, 7.6]).map((args) => ({ ...args, field: t('mb-field-sell') })),
  'mb-place-key': () => [{ key: 'landmarks[2].value', reason: t('mb-error-missing') }],
  'mb-halfway': () => [{ reason: t('mb-error-not-six-gold', { most: 6, spaces: 36, found: 7 }) }],
  'mb-error-place': () => [{ line: 12, key: 'landmarks[2].value', reason: t('mb-error-missing') }],
  'mb-import-refused': () => [{ reason: t('mb-error-not-toml') }],
  'mb-refused': () => [{ reason: t('mb-error-out-of-range', { least: 1, most: 9 }) }],
  'failed': () => [{ reason: t('reason-unreachable') }],
  'reason-malformed': () => [{ after: 'move arc', example: 'move arc montmartre:8' }],
  'reason-malformed-place': () => [{ place: 'montmarte:8' }],
  'reason-malformed-with': () => [{ expected: 'with 9 with 16' }],
  'reason-not-higher': () => [{ value: 3, origin: 5 }],
  'reason-end-tile-gone': () => [{ tile: 4 }],
  'reason-end-tile-not-held': () => [{ tile: 4 }],
  'do-move-with': () => [{ ...words({ origin: 'chaillot:2', originBuilding: 'hotel', place: 'chaillot:8', building: 'cafe' }), tile: 16 }],
  'tv-used': () => [{ tiles: '5, 12' }],
  'say-first': () => [{ tiles: `${t('bonus-tile', { number: 25 })}, ${t('end-tile', { number: 11 })}` }],
  'tv-standing': () => [1, 2].map((rank) => ({ name: 'Anna', sum: 13, rank })),
  'place-building': () => BUILDINGS.map((building, index) => ({ building: t(`building-${building}`), value: index + 1, district: districtName(DISTRICTS[index] ?? '') })),
  'piece-site': () => DISTRICTS.map((district) => ({ value: 8, district: districtName(district) })),
};

/** The thing behind a variable: districtIn → district. */
const base = (variable: string): string => (KINDS[variable] ? variable : variable.replace(/(In|Of|Acc|Name|Kind|One|Amount)$/, ''));

/** All arguments a message is shown with: each of its variables goes through its kinds while the others hold still. */
export function samples(key: string, variables: readonly string[]): Args[] {
  const special = SPECIAL[key];
  if (special) return special();
  const kinds = [...new Set(variables.map(base))].map((name): Args[] => {
    const of = KINDS[name];
    if (of) return of();
    const plain = PLAIN[name];
    if (plain === undefined) throw new Error(`${key}: samples.ts does not know $${name}`);
    return [{ [name]: plain }];
  });
  const still = Object.assign({}, ...kinds.map((all) => all[0])) as Args;
  return kinds.length === 0 ? [{}] : kinds.flatMap((all) => all.map((args) => ({ ...still, ...args })));
}
