// For tests: every message with every kind of argument it can get, so that a reader sees what players will see.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Box, slug, type Components } from '../lib/board/box';
import { gainText } from '../lib/board/describe';
import { effectText, knowBox, sayAction, sayPrice, words } from '../lib/client/words';
import { sayWorth } from '../lib/client/why';
import type { Token, View } from '../lib/client/types';
import { LEVELS } from '../lib/figures';
import { figures } from '../lib/rulebook/book';
import { OPPONENT, SCRIPT } from '../lib/screens/learn/script';
import { clauses, labelled, list, percent, t, type Args } from '../lib/i18n';
import { districtName, tokenCount, tokenName } from '../lib/names';
import type { Gain } from '../lib/client/types';

const GAINS: Gain[] = [
  { kind: 'token', token: 'silver prestige' },
  { kind: 'bonus', francs: 2 },
  { kind: 'vp', vp: 2 },
  { kind: 'prestige', vp: 10 },
  { kind: 'vp_tile' },
];
const TWO_GAINS: Gain[] = [
  { kind: 'token', token: 'wood' },
  { kind: 'bonus', francs: 0 },
];

const GALLERY = join(import.meta.dirname, '..', '..', 'tests', 'gallery');
const read = (name: string): unknown => JSON.parse(readFileSync(join(GALLERY, name), 'utf8'));
const ours = read('components.json') as Components;
/** An owner's box: it also has things that no language has a word for. */
const box = knowBox(
  new Box({
    ...ours,
    districts: { ...ours.districts, Neuilly: { bank: 3 } },
    landmarks: [...ours.landmarks, ...ours.landmarks.slice(0, 1).map((landmark) => ({ ...landmark, name: 'Tour Montparnasse' }))],
  }),
);
const book = new Box(ours);
const view = (read('late-game.json') as { view: View }).view;

export const DISTRICTS = ['montmartre', 'batignolles', 'chaillot', 'saint-germain', 'belleville', 'la-villette'];
export const BUILDINGS = ['cafe', 'bakery', 'hotel', 'theater', 'residence', 'restaurant'];
export const LANDMARKS = ours.landmarks.map(({ name }) => slug(name));
const RESOURCES: Token[] = ['wood', 'marble', 'gold'];
const PRESTIGE: Token[] = ['bronze prestige', 'silver prestige', 'gold prestige'];
export const TOKENS: Token[] = [...RESOURCES, ...PRESTIGE];
export const PHASES = ['draw', 'build', 'main', 'look', 'vp', 'bonus', 'score', 'pair', 'after', 'over'];

const francs = (counts: readonly number[]): string[] => counts.map((count) => t('n-francs', { count }));
const vp = (counts: readonly number[]): string[] => counts.map((count) => t('n-vp', { count }));
const moved = (price: Record<string, number>): Args[] => [{ price: sayPrice(price) }];
const prices = (): string[] => ([{ francs: 1 }, { francs: 3, wood: 1 }, { francs: 15, marble: 1, gold: 2 }] as Record<string, number>[]).map(sayPrice);
const values = (name: string, all: readonly (string | number)[]): Args[] => all.map((value) => ({ [name]: value }));
const effects = (): string[] => [...new Set(box.components.end_tiles.tiles.map((_, index) => effectText(box.endTile(index + 1))))];
const said = (...all: string[]): string[] => all.map((action) => sayAction(action, view));
const actions = (): string[] => said('place arc', 'move arc montmartre:8', 'use 18');
const people = (): string[] => [['Anna'], ['Anna', 'Olivier'], ['Anna', 'Olivier', 'Irène']].map((names) => list(names));

const districts = (): Args[] => [...DISTRICTS, 'neuilly'].map((district) => words({ district }));
const tokens = (some: readonly Token[]): Args[] => some.map((token) => words({ token }));
const need = (some: readonly Token[]): Args[] => some.map((token) => words({ token, need: 2, have: 1 }));
const PLACES = ['montmartre:8', 'belleville:louvre', 'neuilly:tour-montparnasse'];
const places = (...some: string[]): Args[] => some.map((place) => words({ place, building: 'restaurant' }));
/** with the value and the price it really has */
const landmarks = (some: readonly string[] = [...LANDMARKS, 'tour-montparnasse']): Args[] =>
  some.map((landmark) => ({ ...words({ landmark }), value: box.landmark(landmark).value, cost: sayPrice(box.landmark(landmark).cost) }));
/** the dearest is still to come for every other key */
const DEAREST = [...LANDMARKS].sort((a, b) => box.landmark(b).value - box.landmark(a).value);
const onBuildings = (): Args[] =>
  ['cafe', 'bakery', 'hotel', 'theater', 'residence', 'kiosk'].map((originBuilding) => words({ origin: 'montmartre:2', originBuilding }));
const onLandmarks = (): Args[] => [...DEAREST.slice(1), 'tour-montparnasse'].map((landmark) => words({ origin: `montmartre:${landmark}` }));
const atStart = (): Args[] => ['arc', 'montmartre:bank'].map((origin) => words({ origin }));

/** Each kind goes through all it can be while the others hold still. */
function cross(...kinds: Args[][]): Args[] {
  const still = Object.assign({}, ...kinds.map((all) => all[0])) as Args;
  return kinds.length === 0 ? [{}] : kinds.flatMap((all) => all.map((args) => ({ ...still, ...args })));
}

/** What a variable can hold. Forms of one thing (districtIn, districtOf…) come together. */
const KINDS: Record<string, () => Args[]> = {
  district: districts,
  building: () => [...BUILDINGS, 'kiosk'].map((building) => words({ building })),
  landmark: () => [...LANDMARKS, 'tour-montparnasse'].map((landmark) => words({ landmark })),
  place: () => places(...PLACES, 'batignolles:bank', 'arc'),
  placePut: () => ['arc', ...[...DISTRICTS, 'neuilly'].map((district) => `${district}:bank`)].map((place) => words({ place })),
  origin: () => [...atStart(), ...onBuildings(), ...onLandmarks()],
  token: () => tokens(TOKENS),
  tokens: () => values('tokens', [list(RESOURCES.map((token, count) => tokenCount(token, count)))]),
  kinds: () => values('kinds', [tokenName('wood'), list([tokenName('silver prestige'), tokenName('gold prestige')])]),
  question: () => ['build', 'vp', 'bonus', 'score', 'pair'].map((question) => words({ question })),
  phase: () =>
    values(
      'phase',
      PHASES.map((phase) => t(`phase-${phase}`)),
    ),
  effect: () => values('effect', effects()),
  gains: () => values('gains', GAINS.map(gainText).concat(list(TWO_GAINS.map(gainText)))),
  count: () => values('count', [0, 1, 2, 5, 21]),
  francs: () => values('francs', francs([1, 2, 5])),
  price: () => values('price', prices()),
  cost: () =>
    values('cost', [
      ...new Set(
        [...Object.values(ours.building_values), ...ours.landmarks].flatMap(({ cost }) => (cost && Object.values(cost).some(Boolean) ? [sayPrice(cost)] : [])),
      ),
    ]),
  vp: () => values('vp', vp([2, 10])),
  name: () => values('name', ['Anna']),
  path: () => values('path', ['/rulebook']),
  piece: () => values('piece', [t('bonus-tile', { number: 27 }), t('end-tile', { number: 3 })]),
  names: () => values('names', people()),
  winner: () => values('winner', ['Olivier']),
  rank: () => values('rank', [1, 2, 3, 4]),
  spaces: () => values('spaces', [1, 2, 5]),
  types: () => values('types', [4, 5, 7]),
  left: () => values('left', [0, 1, 2, 5]),
  action: () => values('action', actions()),
  example: () => values('example', actions()),
  chain: () => values('chain', [clauses(said('buy wood', 'use 5'))]),
  steps: () => values('steps', [3]),
  level: () => values('level', [4]),
  from: () => values('from', [t('place-arc'), t('place-bank', { of: districtName('chaillot', 'of') })]),
  target: () => [words({ target: 'chaillot:3', targetBuilding: 'cafe' })],
  by: () => values('by', [0, 9]),
};

/** Plain values: numbers, figures of tiles, what somebody typed. */
const PLAIN: Record<string, string | number> = {
  above: 12,
  after: 'move arc',
  arg: 3,
  buy: 4,
  code: 'moon-phase',
  expected: 'bonus build buy draw move',
  figures: '20/10/5',
  first: 12,
  free: '',
  have: 1,
  instead: 2,
  keys: 6,
  least: 1,
  meeple: 4,
  message: 'TypeError',
  mine: 121,
  minutes: 60,
  number: 27,
  open: 2,
  pile: 2,
  players: 3,
  round: 7,
  rules: '0.9',
  second: 5,
  seat: 2,
  space: 12,
  status: 502,
  step: 2,
  sum: 21,
  taken: 12,
  theirs: 98,
  tile: '20/10/5',
  tiles: '20/10/5, 16/8/4',
  top: 8,
  total: 10,
  value: 5,
  verb: 'fly',
  zones: 'A 1–10, B 11–20, C 21–30',
};

/** Where a message gets only some of what its variables can hold: as the rules, the server and the client send it. */
const ONLY: Record<string, Record<string, () => Args[]>> = {
  ...each(['do-score', 'log-score', 'reason-no-slot', 'mb-field-landmark-vp', 'mb-follows-slot-without-token', 'mb-follows-vp-without-slot'], {
    token: () => tokens(PRESTIGE),
  }),
  ...each(['do-buy', 'log-buy', 'piece-reserve', 'reason-none-in-reserve'], { token: () => tokens(RESOURCES) }),
  'reason-needs-francs': { need: () => [words({ need: 1, have: 0 }), words({ need: 5, have: 2 })], have: () => [{}] },
  'reason-needs-token': { need: () => need(TOKENS), have: () => [{}] },
  'mb-follows-landmark-out-of-reach': { token: () => need(RESOURCES), need: () => [{}], have: () => [{}] },
  ...each(['reason-occupied', 'reason-occupied.own'], { place: () => places(...PLACES) }),
  'reason-needs-own-key-there': { place: () => places(...PLACES), number: () => values('number', [ours.bonus.moves.own_key]) },
  'reason-needs-opponents-key-there': { place: () => places(...PLACES), number: () => values('number', [ours.bonus.moves.opponent_key]) },
  'reason-not-built': { place: () => [words({ place: 'montmartre:8' })] },
  'reason-space-taken': { place: () => places('montmartre:8') },
  'reason-not-a-destination': { place: () => places('arc', 'batignolles:bank') },
  'reason-other-district': { origin: () => [...atStart().slice(1), ...onBuildings(), ...onLandmarks()] },
  'do-move': { place: () => places(`montmartre:${DEAREST[0]}`, ...PLACES) },
  'do-move-new': { place: () => places(`montmartre:${DEAREST[0]}`, 'neuilly:tour-montparnasse') },
  'log-move': {
    building: () => ['restaurant', 'cafe', 'bakery', 'hotel', 'theater', 'residence', 'kiosk'].map((building) => words({ building })),
    origin: () => [...atStart(), ...onBuildings()],
  },
  ...each(['log-move-landmark', 'log-move-new'], { landmark: () => landmarks([...DEAREST, 'tour-montparnasse']) }),
  ...each(['piece-landmark', 'piece-landmark-supply', 'tv-landmark'], { landmark: () => landmarks(), value: () => [{}], cost: () => [{}] }),
  'ref-value-cost': { cost: () => Object.values(ours.building_values).flatMap(({ cost }) => (cost ? values('cost', [sayPrice(cost)]) : [])) },
  'mb-follows-even-trade': { token: () => tokens(RESOURCES), price: () => values('price', francs([1, 5])) },
  'mb-follows-building-pays-for-itself': {
    place: () => [words({ place: 'montmartre:1' })],
    price: () => values('price', francs([5])),
    cost: () => values('cost', francs([1])),
  },
  'mb-follows-cheaper-than-building': {
    value: () => values('value', [8]),
    price: () => values('price', francs([10])),
    other_price: () => values('other_price', francs([12])),
  },
  'mb-follows-cheaper-landmark': {
    landmark: () => landmarks(DEAREST.slice(0, -1)).map((args) => ({ ...args, price: t('n-francs', { count: Number(args['value']) + 1 }) })),
    value: () => [{}],
    price: () => [{}],
    other: () =>
      landmarks(DEAREST.slice(-1)).map(({ landmark = '', value = 0 }) => ({ other: landmark, other_value: value, other_price: t('n-francs', { count: 21 }) })),
    other_value: () => [{}],
    other_price: () => [{}],
  },
  'mb-follows-token-counts': { resources: () => [{ resources: 20, prestige: 16 }], prestige: () => [{}] },
  ...each(['n-players'], { count: () => values('count', [2, 3, 4]) }),
  ...each(['home-opponents-count', 'wait-missing'], { count: () => values('count', [1, 2, 3]) }),
  ...each(
    [
      'home-waiting-games',
      'missed',
      'watch-watching',
      'ana-lost',
      'puzzle-loses',
      'fin-ahead',
      'fin-turning-turn',
      'fin-turning-landmark',
      'fin-turning-francs',
      'fin-turning-district',
      'fin-gain',
      'fin-num-francs.how',
      'fin-num-turn.how',
    ],
    { count: () => values('count', [1, 2, 5, 21]) },
  ),
  'puzzle-streak': { count: () => values('count', [1, 2, 5, 21]) },
  ...each(['fin-rounds', 'fin-points.note'], { count: () => values('count', [1, 2, 12, 21]) }),
  ...each(['fin-to-go', 'fin-num-districts', 'fin-num-districts.how'], { count: () => values('count', [0, 1, 2, 5]) }),
  'fin-num-districts.clause': { total: () => values('total', [4]) },
  ...each(['fin-num-tile.clause', 'fin-num-tile.how'], { number: () => values('number', [18]), count: () => values('count', [1, 2, 5, 21]) }),
  'ref-copies': { count: () => values('count', [2, 3, 4]) },
  'mb-checked': { count: () => values('count', [142]) },
  'mb-set-right': { count: () => values('count', [2, 5, 21]) },
  'mb-field-vp-types': { arg: () => values('arg', [4]) },
  'tv-pile': { left: () => values('left', [1, 2, 5]) },
  ...each(['tv-turn-mine', 'tv-turn-other'], {
    phase: () =>
      values(
        'phase',
        PHASES.filter((phase) => phase !== 'over').map((phase) => t(`phase-${phase}`)),
      ),
  }),
  'log-district-scored': { rank: () => values('rank', [1, 2, 3]) },
  'reason-main-action-possible': { example: () => values('example', said('place arc', 'move arc montmartre:8', 'take')) },
  'why-pays': { action: () => values('action', said('move arc montmartre:8')) },
  'replay-at': { steps: () => values('steps', [145]) },
  ...each(['do-pair'], {
    kinds: () =>
      values(
        'kinds',
        TOKENS.map((token) => tokenName(token)),
      ),
  }),
  'do-use-end-as': {
    kinds: () =>
      values('kinds', [tokenCount('wood', 1), list([tokenCount('silver prestige', 1), tokenCount('gold prestige', 1)]), tokenCount('gold prestige', 2)]),
  },
  ...each(['end-tile', 'create-person'], { number: () => values('number', [2]) }),
  ...each(['reason-only-in-a-move', 'say-tile'], { number: () => values('number', [ours.bonus.moves.own_key, ours.bonus.moves.opponent_key]) }),
  ...each(['log-use', 'do-use', 'reason-tile-used'], { number: () => values('number', [18]) }),
  ...each(['over-tie-francs', 'over-tie-values', 'over-tie-shared'], { other: () => values('other', ['Irène']) }),
  'say-tile.space': { number: () => values('number', [ours.bonus.moves.any_tile, ours.bonus.moves.back.number]) },
  ...each(['log-use-take', 'do-use-take'], { number: () => values('number', [ours.bonus.moves.any_tile]) }),
  'mb-follows-no-key-in-reserve': { number: () => values('number', Object.keys(ours.bonus.key).map(Number)) },
  'piece-score': { vp: () => values('vp', [...vp([5]), `3–${t('n-vp', { count: 7 })}`]) },
  'learn-watching': { name: () => values('name', [OPPONENT]) },
  'learn-progress': { step: () => values('step', [3]), steps: () => values('steps', [SCRIPT.length + 4]) },
};

function each(keys: readonly string[], kinds: Record<string, () => Args[]>): Record<string, Record<string, () => Args[]>> {
  return Object.fromEntries(keys.map((key) => [key, kinds]));
}

const typesScore = (): readonly (readonly [number, number])[] => {
  const effect = box.bonus(ours.bonus.scoring.types.number, 2);
  return effect.kind === 'types' ? effect.vp : [];
};

/** The tiles that are as many tokens as one likes, each with all its kinds. */
const chosen = (count: number): Args[] =>
  Array.from({ length: 30 }, (_, index) => index + 1).flatMap((number) => {
    const effect = box.bonus(number, 2);
    if (effect.kind !== 'tokens' || effect.count !== count || !effect.token.startsWith('any')) return [];
    const kinds = effect.token === 'any prestige' ? PRESTIGE : RESOURCES;
    const different = kinds.slice(0, count).map((token) => tokenCount(token, 1));
    return [different, [tokenCount(kinds[0] ?? 'wood', count)]].map((shown) => ({ number, kinds: list(shown) }));
  });

/** As paname.box sends them. */
const COMPLAINTS: Record<string, Args> = {
  'file-size': { most: 65536, found: 70000 },
  'line-size': { most: 4000, found: 4312 },
  'too-deep': { most: 8 },
  'not-a-table': { found: '9' },
  'not-a-list': { found: '9' },
  'not-a-number': { found: '"zwei"' },
  'not-a-name': { most: 40 },
  'not-a-number-key': { most: 99 },
  'out-of-range': { least: 0, most: 99 },
  unknown: { known: 'keys, reserve_keys, francs' },
  'wrong-count': { most: 6, found: 5 },
  'none-of-these': { known: 'wood, marble, gold' },
  'ambiguous-name': { found: 'bank' },
  'not-each-value': { known: '1, 2, 3, 4, 5, 8' },
  'too-many-slots': { most: 3 },
  'not-six-gold': { most: 6, spaces: 36, found: 7 },
  unseen: { found: 'U+200B' },
  'endless-francs': { buy: 4 },
  'zone-begins-elsewhere': { first: 11 },
  'zones-end-elsewhere': { most: 30 },
  'too-many-copies': { most: 4, number: 13 },
  'no-such-tile': { most: 30 },
  'second-effect': { number: 13 },
  'no-effect': { number: 13 },
  'too-many-tokens': { most: 4 },
  'gap-in-types': { most: 7 },
  'no-such-figure': { found: 'players.euros' },
};

/** Every player's number of a tile of the rulebook. */
const byPlayers = (say: (players: number) => string | number): Args[] => [
  Object.fromEntries((['two', 'three', 'four'] as const).map((name, index) => [name, say(index + 2)])),
];
const perPlayers = (number: number): Args[] =>
  byPlayers((players) => {
    const effect = box.bonus(number, players);
    return t('n-vp', { count: effect.kind === 'per' ? effect.vp : 0 });
  }).map((args) => ({ ...args, ...figures(book) }));

/** The rulebook, with the figures of our box; its examples get theirs from the server. */
const RULEBOOK: Record<string, () => Args[]> = {
  'rb-benefit-bonus.free': () => values('values', [list(['1', '2'], 'disjunction')]),
  'rb-benefit-bonus.paid': () => [{ value: '3', price: t('n-francs', { count: 2 }) }],
  'rb-benefit-vp.one': () => [{ value: '8', vp: t('n-vp', { count: 2 }) }],
  'rb-price-resources.one': () => [{ value: '8', cost: tokenCount('wood', 1) }],
  ...Object.fromEntries(['rb-sources', 'rb-benefit-vp'].map((key) => [key, () => [figures(book), { ...figures(book), vpCount: 0 }]])),
  'rb-benefit-bonus': () => [figures(book), { ...figures(book), bonusCount: 0 }],
  ...Object.fromEntries(
    ['rb-setup-players', 'rb-bonus-impossible'].map((key) => [
      key,
      () => [figures(book), { ...figures(book), keyTileCount: 1, keyTiles: '13' }, { ...figures(book), keyTileCount: 0 }, { ...figures(book), extraKeys: 0 }],
    ]),
  ),
  'rb-two-copies': () => [figures(book), { ...figures(book), fewerCopies: 0 }],
  'rb-two-vp': () => [figures(book), { ...figures(book), perPlayerCount: 1, perPlayerTiles: '20' }, { ...figures(book), perPlayerCount: 0 }],
  'rb-chapter': () => values('number', [5]),
  'rb-of': () => [{ number: 5, count: 13 }],
  'rb-found': () => values('count', [0, 1, 2, 5, 21]),
  'rb-nearest': () => values('words', [list([t('token-marble'), t('word-market')], 'disjunction')]),
  'rb-link': () => values('number', ['5.4']),
  'rb-example': () => values('number', [1]),
  'rb-belongs': () => values('number', ['5.4']),
  'rb-step': () => [{ step: 2, steps: 5 }],
  'rb-box': () => values('box', ['Marie']),
  'rb-try-text': () => values('name', ['Aline']),
  'rb-tile-copies': () => byPlayers((players) => box.copies(13, players)),
  'rb-tile-unused-tile': () => perPlayers(ours.bonus.scoring.per_unused_tile.number),
  'rb-tile-prestige-pair': () => perPlayers(ours.bonus.scoring.per_prestige_pair.number),
  'rb-tile-resource-pair': () => perPlayers(ours.bonus.scoring.per_resource_pair.number),
};

/** What the moves of the lesson cost. */
const LESSON: Record<string, () => Args[]> = {
  'learn-move': () => moved({ francs: 2 }),
  'learn-climb': () => moved({ francs: 4 - 2 }),
  'learn-eight': () => moved({ francs: 8, ...ours.building_values['8']?.cost }),
  'learn-landmark': () => moved({ francs: box.landmark('jardin-du-luxembourg').value - 8, ...box.landmark('jardin-du-luxembourg').cost }),
  'learn-second': () => moved({ francs: box.landmark('jardin-des-tuileries').value - 4, ...box.landmark('jardin-des-tuileries').cost }),
};
function lesson(key: string): Args[] | null {
  const bubble = SCRIPT.find(({ say }) => key === `${say}.text`);
  return bubble ? cross(LESSON[bubble.say]?.() ?? [{}], [bubble.args?.(box) ?? {}]) : null;
}

/** Where a variable holds something else than its name says elsewhere. */
const SPECIAL: Record<string, () => Args[]> = {
  ...Object.fromEntries(['over-winner', 'my-won'].map((key) => [key, () => values('names', ['Anna'])])),
  'over-winners': () =>
    people()
      .slice(1)
      .map((names) => ({ names })),
  'fin-tied.shared': () =>
    people()
      .slice(1)
      .map((names) => ({ names, rank: 1 })),
  'mb-follows-outweighs-district': () => [{ piece: t('bonus-tile', { number: 27 }), vp: t('n-vp', { count: 50 }), most: t('n-vp', { count: 20 }) }],
  'mb-follows-pair-machine': () => [{ players: 4, token: t('token-wood'), price: t('n-francs', { count: 4 }), vp: t('n-vp', { count: 5 }) }],
  'mb-follows-same-income': () => [{ district: districtName('belleville'), other_district: districtName('chaillot'), price: t('n-francs', { count: 7 }) }],
  'fin-num-margin.clause': () => [{ name: 'Anna', other: 'Irène' }],
  'fin-tied.highest': () => [{ name: 'Anna', value: 5, other: 'Olivier', lower: 3 }],
  ...Object.fromEntries(
    ['fin-say', 'fin-say-nobody'].map((key) => [
      key,
      () => [{ step: districtName('chaillot'), scores: list(['Anna', 'Olivier'].map((name, i) => t('fin-gain', { name, count: 16 / (i + 1) }))) }],
    ]),
  ),
  'fin-say-play': () => [{ scores: list(['Anna', 'Olivier'].map((name) => t('fin-gain', { name, count: 41 }))) }],
  'ana-lost-most': () => ['keys', 'landmarks'].map((kind) => ({ kind: t(`ana-kind-${kind}`), phase: t('ana-phase-middle') })),
  'ana-points': () => values('count', [0, 1, 2, 5]),
  'ana-point': () => [{ number: 2, count: 3 }],
  'ana-own': () => [{ number: 3, total: 10 }],
  'ana-lead-instead': () => [{ district: districtName('montmartre'), rank: 1, sum: 21, instead: 2 }],
  'puzzle-done': () => [{ done: 21, total: 120 }],
  'puzzle-position': () =>
    values('holds', [list([t('n-francs', { count: 8 }), t('why-n-keys', { count: 2 }), t('n-vp', { count: 27 })])]).map((one) => ({
      ...one,
      round: 14,
      name: 'Ninon',
    })),
  'reason-no-such-puzzle': () => [{ most: 360 }],
  'ana-running': () => [0, 1, 21].map((done) => ({ done, total: 68 })),
  'ana-moment': () => ['best', 'good', 'inaccuracy', 'mistake', 'blunder'].map((name) => ({ round: 14, name: 'Anna', judgement: t(`ana-${name}`) })),
  'why-outlook': () => values('vp', [sayWorth(12), sayWorth(-1)]).map((one) => ({ percent: percent(0.54), ...one })),
  'fin-line': () => [1, 2, 12].map((lead) => ({ count: 98, lead })),
  'fin-line.plain': () => [{ count: 98 }],
  'fin-poster-alt': () => [{ names: 'Anna', line: t('fin-line', { count: 98, lead: 1 }) }],
  'fin-won': () => DISTRICTS.map((district) => ({ names: districtName(district) })),
  'fin-won-many': () => [{ count: 2 }, { count: 5 }],
  ...Object.fromEntries(['own-district', 'own-district.in', 'own-district.of'].map((key) => [key, () => values('name', ['Neuilly'])])),
  ...Object.fromEntries(['own-building', 'own-building.acc', 'own-building.of'].map((key) => [key, () => values('name', ['kiosk'])])),
  ...Object.fromEntries(['own-landmark', 'own-landmark.acc', 'own-landmark.of'].map((key) => [key, () => values('name', ['Tour Montparnasse'])])),
  'label-value': () =>
    Object.entries({
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
  clauses: () => [
    { first: labelled(districtName('montmartre'), t('tv-no-vp-tile')), second: t('tv-standing', { name: 'Anna', sum: 13, rank: 1 }) },
    { first: labelled(t('bonus-tile', { number: 9 }), t('fx-own-key')), second: t('tile-move') },
  ],
  'tile-text-resource': () =>
    values('what', [...TOKENS.slice(0, 3).map((token) => tokenCount(token, 1)), tokenCount('any resource', 1), tokenCount('any resource', 2)]),
  'tile-text-prestige': () =>
    values('what', [...TOKENS.slice(3).map((token) => tokenCount(token, 1)), tokenCount('any prestige', 1), tokenCount('any prestige', 2)]),
  'tile-text-gain': () => values('what', [...francs([1, 5]), ...vp([3]), list([...francs([2]), ...vp([2])])]),
  'lose-loose': () => [{ tokens: list([tokenCount('wood', 1), tokenCount('gold prestige', 2)]) }],
  'lose-prestige': () => [{ ...words({ landmark: 'louvre' }), tokens: tokenCount('silver prestige', 1), vp: t('n-vp', { count: 4 }) }],
  'piece-slots': () => [
    {
      tokens: TOKENS.slice(3)
        .map((token) => tokenName(token))
        .join(', '),
    },
  ],
  ...Object.fromEntries(
    ['piece-buy', 'piece-sell', 'gain-bonus-for', 'fx-key', 'say-bonus.price'].map((key) => [key, () => values('price', francs([1, 2, 5]))]),
  ),
  'replay-times': () => values('speed', [0.5, 1, 2]),
  'task-hint-by': () => LEVELS.map((level) => ({ level: t(`level-${level}`) })),
  'bot-level': () => LEVELS.map((level) => ({ level: t(`level-${level}`) })),
  ...Object.fromEntries(
    ['place-bank', 'place-bank.put'].map((key) => [key, () => [...DISTRICTS, 'neuilly'].map((district) => ({ of: districtName(district, 'of') }))]),
  ),
  'ref-building-where': () => DISTRICTS.map((district) => ({ value: 5, in: districtName(district, 'in') })),
  'ref-vp-ranks': () => [Object.fromEntries(['first', 'second', 'third'].map((rank, index) => [rank, vp([20, 10, 5])[index] ?? '']))],
  'fx-types': () =>
    values('values', [
      typesScore()
        .map(([types, points]) => labelled(types, points))
        .join(', '),
    ]),
  'tile-text-types-step': () => typesScore().map(([types, points]) => ({ types, vp: t('n-vp', { count: points }) })),
  'tile-text-types': () =>
    values('steps', [list(typesScore().map(([types, points]) => t('tile-text-types-step', { types, vp: t('n-vp', { count: points }) })))]),
  'do-use-pair': () =>
    TOKENS.map((token) => ({
      kinds: tokenName(token),
      number: ours.bonus.scoring[PRESTIGE.includes(token) ? 'per_prestige_pair' : 'per_resource_pair'].number,
    })),
  'do-use-as': () => [1, 2].flatMap((count) => chosen(count)),
  'mb-field-zone-end': () => [{ arg: 'A' }],
  'mb-field-rank': () => values('arg', [1, 2, 3]),
  'mb-was': () => values('value', [7, tokenName('gold prestige')]),
  'mb-minutes': () => values('minutes', [1, 2, 9]),
  'mb-matters-vp': () => values('vp', [0.4, 1, 7.6]).map((args) => ({ ...args, field: t('mb-field-sell') })),
  ...Object.fromEntries(Object.entries(COMPLAINTS).map(([code, args]) => [`mb-error-${code}`, () => [args]])),
  ...Object.fromEntries(['mb-less', 'mb-more'].map((key) => [key, () => [{ field: t('mb-field-vp') }]])),
  'mb-matters-kind': () => [{ vp: 1.4, field: t('mb-field-token') }],
  'mb-set-track': () => [{ from: 11, to: 20 }],
  'mb-others': () => [{ pieces: t('mb-item-value', { value: 8 }) }],
  'mb-place-key': () => [{ key: 'landmarks[2].value', reason: t('mb-error-missing') }],
  'mb-halfway': () => [{ reason: t('mb-error-not-six-gold', { most: 6, spaces: 36, found: 7 }) }],
  'mb-error-place': () => [{ line: 12, key: 'landmarks[2].value', reason: t('mb-error-missing') }],
  'mb-place-key.file': () => [{ line: 12, reason: t('mb-error-not-toml') }],
  'wait-only-here-how': () => [{ command: 'paname --home' }],
  'mb-import-refused': () => [{ reason: t('mb-error-not-toml') }],
  'mb-only-here': () => values('token', [tokenName('silver prestige')]),
  'mb-refused': () => [{ reason: t('mb-error-out-of-range', { least: 1, most: 9 }) }],
  failed: () => [{ reason: t('reason-unreachable') }],
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
  'place-building': () =>
    BUILDINGS.map((building, index) => ({ building: t(`building-${building}`), value: index + 1, district: districtName(DISTRICTS[index] ?? '') })),
  'piece-site': () => DISTRICTS.map((district) => ({ value: 8, district: districtName(district) })),
};

/** The thing behind a variable: districtIn → district. */
const base = (variable: string): string => (KINDS[variable] ? variable : variable.replace(/(In|Of|Acc|Name|Kind|One|Amount)$/, ''));

/** All arguments a message is shown with: each of its variables goes through its kinds while the others hold still. */
export function samples(key: string, variables: readonly string[]): Args[] {
  const special = SPECIAL[key]?.() ?? lesson(key) ?? (key.startsWith('rb-') ? (RULEBOOK[key]?.() ?? [figures(book)]) : null);
  if (special) return special;
  const kinds = [...new Set(variables.map(base))].map((name): Args[] => {
    const of = ONLY[key]?.[name] ?? KINDS[name];
    if (of) return of();
    const plain = PLAIN[name];
    if (plain === undefined) throw new Error(`${key}: samples.ts does not know $${name}`);
    return [{ [name]: plain }];
  });
  return cross(...kinds);
}
