// The entries of the reference, made from the box: every figure in them is the box's own.
import type { Box, Effect } from '../board/box';
import { slug } from '../board/box';
import { PRESTIGE, RESOURCES } from '../client/notation';
import type { Prestige, Resource } from '../client/types';
import { prestigeWorth } from '../client/words';
import { labelled, list, t } from '../i18n';
import { buildingName, districtName, landmarkName, tokenCount, tokenName } from '../names';

export type Section = 'districts' | 'buildings' | 'values' | 'landmarks' | 'market' | 'bonus' | 'end' | 'vp';
export const SECTIONS: readonly Section[] = ['landmarks', 'bonus', 'end', 'vp', 'buildings', 'values', 'districts', 'market'];

export type Picture =
  | { kind: 'icon'; id: string }
  | { kind: 'effect'; effect: Effect; number: number | null }
  | { kind: 'value'; value: number }
  | { kind: 'vp'; figures: readonly number[] }
  | { kind: 'district'; slug: string };

export interface Entry {
  section: Section;
  id: string;
  title: string;
  text: string;
  notes: string[];
  picture: Picture;
  /** which figure comes from where; an empty label means all of them */
  sources: { label: string; source: string }[];
  cost?: Partial<Record<Resource, number>>;
  slots?: readonly Prestige[];
  value?: number;
}

/** From the surest to the least sure: an entry is as sure as its least sure figure. */
const SURENESS = ['rulebook', 'owner', 'published', 'inferred', 'reconstructed'];

type Provenance = Readonly<Record<string, string>>;

function source(provenance: Provenance, ...prefixes: string[]): string | null {
  const found = Object.entries(provenance)
    .filter(([key]) => prefixes.some((prefix) => key === prefix || key.startsWith(`${prefix}.`) || key.startsWith(`${prefix}[`)))
    .map(([, from]) => from);
  return found.sort((a, b) => SURENESS.indexOf(b) - SURENESS.indexOf(a))[0] ?? null;
}

const vp = (count: number): string => t('n-vp', { count });
const francs = (count: number): string => t('n-francs', { count });

/** What a tile does, as a sentence with the fine print. */
export function explain(effect: Effect): { text: string; notes: string[] } {
  switch (effect.kind) {
    case 'gain': {
      const parts = [
        ...(effect.francs ? [francs(effect.francs)] : []),
        ...(effect.vp ? [vp(effect.vp)] : []),
        ...effect.tokens.map(({ token, count }) => tokenCount(token, count)),
      ];
      if (!parts.length) return { text: t('tile-text-nothing'), notes: [] };
      return { text: t('tile-text-gain', { what: list(parts) }), notes: effect.tokens.length ? [t('tile-text-lost')] : [] };
    }
    case 'tokens': {
      const prestige = effect.token.endsWith('prestige');
      return {
        text: t(prestige ? 'tile-text-prestige' : 'tile-text-resource', { what: tokenCount(effect.token, effect.count) }),
        notes: [t('tile-text-lost')],
      };
    }
    case 'per':
      return { text: t(`tile-text-per-${effect.of}`, { vp: vp(effect.vp), ...(effect.of === 'building' ? { value: effect.value } : {}) }), notes: [] };
    case 'types':
      return {
        text: t('tile-text-types', { steps: list(effect.vp.map(([types, points]) => t('tile-text-types-step', { types, vp: vp(points) }))) }),
        notes: [],
      };
    case 'key':
      return { text: t('tile-text-key', { francs: francs(effect.price) }), notes: [] };
    case 'back':
      return { text: t('tile-text-back', { spaces: effect.spaces }), notes: [] };
    default:
      return { text: t(`tile-text-${effect.kind}`), notes: [] };
  }
}

export function entries(box: Box, players: number): Entry[] {
  const { components } = box;
  const provenance: Provenance = (components as { provenance?: Provenance }).provenance ?? {};
  const one = (...prefixes: string[]): Entry['sources'] => {
    const from = source(provenance, ...prefixes);
    return from ? [{ label: '', source: from }] : [];
  };
  const several = (...pairs: [label: string, ...prefixes: string[]][]): Entry['sources'] =>
    pairs.flatMap(([label, ...prefixes]) => one(...prefixes).map((entry) => ({ ...entry, label })));
  const found: Entry[] = [];

  components.landmarks.forEach((landmark, index) => {
    const name = slug(landmark.name);
    const cost = RESOURCES.filter((kind) => landmark.cost[kind]).map((kind) => tokenCount(kind, landmark.cost[kind] ?? 0));
    const most = landmark.prestige.reduce((sum, kind) => sum + box.prestigeVp(name, kind), 0);
    found.push({
      section: 'landmarks',
      id: `landmark-${name}`,
      title: landmarkName(name),
      text: t('ref-landmark-text', { cost: list(cost), vp: vp(most) }),
      notes: [],
      picture: { kind: 'icon', id: `l-${name}` },
      value: landmark.value,
      cost: landmark.cost,
      slots: landmark.prestige,
      sources: several(
        [t('word-value'), `landmarks[${index}].value`],
        [t('ref-landmark-cost'), `landmarks[${index}].cost`],
        [t('word-prestige'), `landmarks[${index}].prestige`],
      ),
    });
  });

  const scoring = Object.entries(components.bonus.scoring);
  const moves = Object.entries(components.bonus.moves);
  for (const number of box.bonusNumbers) {
    const effect = box.bonus(number, players);
    const copies = box.copies(number, players);
    const special = [
      ...scoring.filter(([, { number: own }]) => own === number).map(([name]) => `bonus.scoring.${name}`),
      ...moves.filter(([, own]) => own === number || (typeof own === 'object' && own.number === number)).map(([name]) => `bonus.moves.${name}`),
    ];
    const { text, notes } = explain(effect);
    found.push({
      section: 'bonus',
      id: `bonus-${number}`,
      title: t('bonus-tile', { number }),
      text,
      notes: [...notes, ...(copies > 1 ? [t('ref-copies', { count: copies })] : [])],
      picture: { kind: 'effect', effect, number },
      sources: one(`bonus.gain.${number}`, `bonus.tokens.${number}`, `bonus.per_building.${number}`, `bonus.key.${number}`, ...special),
    });
  }

  components.end_tiles.tiles.forEach((_, index) => {
    const effect = box.endTile(index + 1);
    found.push({
      section: 'end',
      id: `end-${index + 1}`,
      title: t('end-tile', { number: index + 1 }),
      ...explain(effect),
      picture: { kind: 'effect', effect, number: null },
      sources: one(`end_tiles.tiles[${index}]`),
    });
  });

  components.vp_tiles.tiles.forEach((figures, index) => {
    const [first, second, third] = figures;
    const name = box.vpNames[index] ?? '';
    if (box.vpNames.indexOf(name) < index) return; // like one that is shown
    found.push({
      section: 'vp',
      id: `vp-${name}`,
      title: t('vp-tile', { figures: box.vpFigures(name) }),
      text: t('ref-vp-ranks', { first: vp(first), second: vp(second), third: vp(third) }),
      notes: [],
      picture: { kind: 'vp', figures },
      sources: one(`vp_tiles.tiles[${index}]`),
    });
  });

  const types = Object.keys(Object.values(components.buildings)[0] ?? {});
  for (const type of types) {
    const where = Object.entries(components.buildings)
      .map(([district, values]) => ({ district, value: values[type] ?? 0 }))
      .sort((a, b) => a.value - b.value)
      .map(({ district, value }) => t('ref-building-where', { value, in: districtName(slug(district), 'in') }));
    found.push({
      section: 'buildings',
      id: `building-${type}`,
      title: buildingName(type),
      text: t('ref-building-text'),
      notes: [where.join(' · ')],
      picture: { kind: 'icon', id: `b-${type}` },
      sources: one(...Object.keys(components.buildings).map((district) => `buildings.${district}.${type}`)),
    });
  }

  for (const [value, { cost, vp: points, bonus_tile: bonus }] of Object.entries(components.building_values)) {
    const costs = RESOURCES.filter((kind) => cost?.[kind]).map((kind) => tokenCount(kind, cost?.[kind] ?? 0));
    found.push({
      section: 'values',
      id: `value-${value}`,
      title: t('ref-value-title', { value }),
      text: [
        ...(costs.length ? [t('ref-value-cost', { cost: list(costs) })] : []),
        ...(points ? [t('ref-value-vp', { vp: vp(points) })] : []),
        ...(bonus === 0 ? [t('ref-value-bonus')] : bonus ? [t('ref-value-bonus-paid', { francs: francs(bonus) })] : []),
        ...box.tokensBeside(value).map((token) => t('ref-value-token', { token: tokenName(token) })),
      ].join(' '),
      notes: [],
      picture: { kind: 'value', value: Number(value) },
      sources: one(`building_values.${value}`, `tokens.${value}`),
    });
  }

  for (const [name, { bank }] of Object.entries(components.districts)) {
    found.push({
      section: 'districts',
      id: `district-${slug(name)}`,
      title: districtName(slug(name)),
      text: t('ref-bank-income', { francs: francs(bank) }),
      notes: [],
      picture: { kind: 'district', slug: slug(name) },
      sources: one(`districts.${name}`),
    });
  }

  for (const kind of RESOURCES) {
    found.push({
      section: 'market',
      id: `token-${kind}`,
      title: tokenName(kind),
      text: `${labelled(t('ref-market-buy'), francs(components.market.buy[kind]))} · ${labelled(t('ref-market-sell'), francs(components.market.sell[kind]))}`,
      notes: [],
      picture: { kind: 'icon', id: kind },
      sources: one(`market.buy.${kind}`, `market.sell.${kind}`),
    });
  }
  for (const kind of PRESTIGE) {
    found.push({
      section: 'market',
      id: `token-${kind}-prestige`,
      title: tokenName(`${kind} prestige`),
      text: `${labelled(t('ref-market-score'), prestigeWorth(kind, box))} · ${labelled(t('ref-market-sell'), francs(components.market.sell_prestige[kind]))}`,
      notes: [],
      picture: { kind: 'icon', id: `prestige-${kind}` },
      sources: several([t('vp-unit'), `prestige_vp.${kind}`], [t('ref-market-sell'), `market.sell_prestige.${kind}`]),
    });
  }
  return found;
}

/** Case and accents do not matter: "cafe" finds the Café. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u00ad\u2060]/g, '');

/** Every word of the query stands somewhere in the entry; a bare number is a number of a tile or a value. */
export function matches(entry: Entry, query: string): boolean {
  const text = plain([entry.title, entry.text, ...entry.notes].join(' '));
  return plain(query)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => (/^\d+$/.test(word) ? new RegExp(`(^|\\D)${word}(\\D|$)`).test(text) || entry.value === Number(word) : text.includes(word)));
}
