// The rulebook as it is read: numbered paragraphs in the reader's language, with the figures of a box.
import { zonesOf, type Box, type Components, type Effect } from '../board/box';
import { list, t, type Args } from '../i18n';
import { buildingName, districtName, landmarkName, tokenCount, tokenName } from '../names';
import { explain } from '../screens/reference';
import { CHAPTERS, EXAMPLE_OF, type Figure, type Plan } from './chapters';

export interface Paragraph {
  kind: 'paragraph';
  id: string;
  number: string;
  /** with the signs of markup.ts */
  text: string;
  /** what is named on the picture below it */
  drawn?: string;
  /** the tile it is about */
  tile?: { effect: Effect; number: number | null };
}
export type Item =
  Paragraph | { kind: 'heading'; id: string; title: string } | { kind: 'figure'; show: Figure } | { kind: 'example'; id: string; number: number };

export interface Chapter {
  id: string;
  number: number;
  title: string;
  lead: string;
  items: readonly Item[];
}

const francs = (count: number): string => t('n-francs', { count });
const vp = (count: number): string => t('n-vp', { count });
const PLAYERS = [
  ['two', 2],
  ['three', 3],
  ['four', 4],
] as const;

/** Everything a paragraph may speak of. */
export function figures(box: Box): Args {
  const { components: c } = box;
  const values = Object.entries(c.building_values);
  const { per_unused_tile, per_prestige_pair, per_resource_pair, per_franc_at_end, types } = c.bonus.scoring;
  const perPlayers = [per_unused_tile, per_prestige_pair, per_resource_pair]
    .map(({ number }) => number)
    .filter((number) => [3, 4].some((players) => vpOf(box.bonus(number, players)) !== vpOf(box.bonus(number, 2))))
    .sort((a, b) => a - b);
  const tiles = (...numbers: (string | number)[]): string => list(numbers.map(String));
  return {
    values: tiles(...values.map(([value]) => value)),
    highest: Math.max(...values.map(([value]) => Number(value))),
    ...benefits(values),
    startFrancs: francs(c.players.francs),
    keysTwo: box.keys(2),
    keysThree: box.keys(3),
    keysFour: box.keys(4),
    extraKeys: c.players.reserve_keys,
    districts: list([...box.banks.keys()].map((district) => districtName(district))),
    types: list(Object.keys(Object.values(c.buildings)[0] ?? {}).map((type) => buildingName(type, 'type'))),
    buildings: Object.values(c.buildings).reduce((sum, types) => sum + Object.keys(types).length, 0),
    landmarks: c.landmarks.length,
    vpTiles: c.vp_tiles.tiles.length,
    endTiles: c.end_tiles.tiles.length,
    banks: [...box.banks].map(([district, income]) => `${districtName(district)} ${income}`).join(', '),
    zones: zonesOf(c)
      .map(([zone, [from, to]]) => `${zone} ${from}–${to}`)
      .join(', '),
    keyTileCount: Object.keys(c.bonus.key).length,
    keyTiles: tiles(...Object.keys(c.bonus.key)),
    pairTiles: tiles(per_prestige_pair.number, per_resource_pair.number),
    perPlayerCount: perPlayers.length,
    perPlayerTiles: tiles(...perPlayers),
    fewerCopies: box.bonusNumbers.filter((number) => box.copies(number, 2) < box.copies(number, 4)).length,
    ownKeyTile: c.bonus.moves.own_key,
    otherKeyTile: c.bonus.moves.opponent_key,
    anyTile: c.bonus.moves.any_tile,
    backTile: c.bonus.moves.back.number,
    typesTile: types.number,
    francTile: per_franc_at_end.number,
    francVp: vp(per_franc_at_end.vp),
    first: 1,
    last: Math.max(...box.bonusNumbers),
  };
}

/** What buildings bring and cost beside francs: none of it, or any values at all. */
function benefits(values: readonly (readonly [string, Components['building_values'][string]])[]): Args {
  const scoring = values.filter(([, value]) => value.vp);
  const free = values.flatMap(([value, { bonus_tile }]) => (bonus_tile === 0 ? [value] : []));
  const paid = values.flatMap(([value, { bonus_tile }]) => (bonus_tile ? [t('rb-benefit-bonus.paid', { value, price: francs(bonus_tile) })] : []));
  const costs = values.flatMap(([value, { cost = {} }]) => (Object.keys(cost).length ? [t('rb-price-resources.one', { value, cost: listed(cost) })] : []));
  return {
    vpCount: scoring.length,
    vpValues: list(
      scoring.map(([value]) => value),
      'disjunction',
    ),
    vpBenefits: scoring.map(([value, { vp: points = 0 }]) => t('rb-benefit-vp.one', { value, vp: vp(points) })).join(' '),
    bonusCount: free.length + paid.length,
    bonusValues: [...(free.length ? [t('rb-benefit-bonus.free', { values: list(free, 'disjunction') })] : []), ...paid].join(' '),
    costs: costs.join(' '),
  };
}
const listed = (cost: Readonly<Record<string, number>>): string => list(Object.entries(cost).map(([kind, count]) => tokenCount(kind as 'wood', count)));

/** What a tile does, in the rulebook's fullness. */
function tileText(number: number, box: Box): string {
  const effect = box.bonus(number, 2);
  const perPlayers = Object.fromEntries(PLAYERS.map(([name, players]) => [name, vpOf(box.bonus(number, players))]));
  const copies = Object.fromEntries(PLAYERS.map(([name, players]) => [name, box.copies(number, players)]));
  return [
    ...(effect.kind === 'per' && BY_PLAYERS.has(effect.of)
      ? [t(`rb-tile-${effect.of}`, { ...perPlayers, ...figures(box) })]
      : [explain(effect).text, ...more(effect)]),
    ...(Object.values(copies).some((count) => count !== 1) ? [t('rb-tile-copies', copies)] : []),
  ].join(' ');
}
const BY_PLAYERS: ReadonlySet<string> = new Set(['unused-tile', 'prestige-pair', 'resource-pair']);
const vpOf = (effect: Effect): string => vp(effect.kind === 'per' ? effect.vp : 0);

function more(effect: Effect): string[] {
  switch (effect.kind) {
    case 'gain':
      return effect.tokens.length ? [t('rb-more-tokens')] : [];
    case 'tokens':
      return [t(effect.count > 1 && effect.token.startsWith('any') ? 'rb-more-tokens-two' : 'rb-more-tokens')];
    case 'per':
      return [t(effect.of === 'franc' ? 'rb-more-franc' : 'rb-more-count')];
    case 'own-key':
    case 'opponent-key':
      return [t('rb-more-move')];
    default:
      return [t(`rb-more-${effect.kind}`)];
  }
}

const DOTS = { board: 5, move: 3 } as const;
/** The names of all that a picture shows, for those who search for them. */
function drawn(show: Figure, box: Box, args: Args): string {
  const { components: c } = box;
  switch (show) {
    case 'board':
    case 'move':
      return Array.from({ length: DOTS[show] }, (_, i) => t(`rb-pic-${show}-${i + 1}`, args)).join(' ');
    case 'tokens':
      return list([...new Set(Object.keys(c.building_values).flatMap((value) => box.tokensBeside(value)))].map((token) => tokenName(token)));
    case 'landmarks':
      return list(box.landmarks.map(({ slug, value }) => `${landmarkName(slug)} (${value})`));
    case 'vp-tiles':
      return list(c.vp_tiles.tiles.map((figures) => t('vp-tile', { figures: figures.join('/') })));
    case 'prices':
      return '';
  }
}

function chapter(plan: Plan, at: number, box: Box, args: Args): Chapter {
  const number = at + 1;
  let next = plan.id === 'tiles' ? 0 : 1; // so that bonus tile 9 is paragraph 9.9
  const numbered = (id: string, text: string, tile?: Paragraph['tile']): Paragraph => ({
    kind: 'paragraph',
    id,
    number: `${number}.${next++}`,
    text,
    ...(tile ? { tile } : {}),
  });
  const items = plan.parts.flatMap((part): Item[] => {
    switch (part.kind) {
      case 'paragraph':
        return [numbered(part.id, t(`rb-${part.id}`, args).trimStart())]; // it may begin with what this box has none of
      case 'heading':
        return [{ kind: 'heading', id: part.id, title: t(`rb-s-${part.id}`, args) }];
      case 'figure':
        return [part];
      case 'bonus-tiles':
        return box.bonusNumbers.map((number) => numbered(`tile-${number}`, tileText(number, box), { effect: box.bonus(number, 2), number }));
      case 'end-tiles':
        return box.components.end_tiles.tiles.map((_, i) =>
          numbered(`end-tile-${i + 1}`, explain(box.endTile(i + 1)).text, { effect: box.endTile(i + 1), number: null }),
        );
      case 'examples':
        return EXAMPLE_OF.map((_, i) => ({ kind: 'example', id: `example-${i + 1}`, number: i + 1 }));
    }
  });
  items.forEach((item, i) => {
    const above = items[i - 1];
    if (item.kind === 'figure' && above?.kind === 'paragraph') above.drawn = drawn(item.show, box, args);
  });
  return { id: plan.id, number, title: t(`rb-c-${plan.id}`, args), lead: t(`rb-c-${plan.id}.lead`, args), items };
}

export function book(box: Box): Chapter[] {
  const args = figures(box);
  return CHAPTERS.map((plan, at) => chapter(plan, at, box, args));
}

export const paragraphs = (chapters: readonly Chapter[]): Paragraph[] => chapters.flatMap(({ items }) => items.filter((item) => item.kind === 'paragraph'));

/** The number of every paragraph, by its id. */
export const numbers = (chapters: readonly Chapter[]): Map<string, string> => new Map(paragraphs(chapters).map(({ id, number }) => [id, number]));

/** A rule's number in docs/rules.md ("R5.4") is an address, too: its first paragraph. */
export function anchor(hash: string): string {
  if (!/^R\d+\.\d+$/.test(hash)) return hash;
  const parts = CHAPTERS.flatMap((plan) => plan.parts);
  return parts.flatMap((part) => (part.kind === 'paragraph' && part.rules.includes(hash) ? [part.id] : []))[0] ?? hash;
}
