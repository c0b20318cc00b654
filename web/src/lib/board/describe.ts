// What a piece is and what it offers now, in words: the name of its button, and the card shown on hover and focus.

import type { Target } from '../client/choices';
import type { Prestige, Resource, SiteView, Token, View } from '../client/types';
import { amount, effectText, prestigeWorth, sayPrice, sayReason } from '../client/words';
import { list, t } from '../i18n';
import { buildingName, districtName, landmarkName, tokenCount, tokenName } from '../names';
import type { Box } from './box';

export interface Description {
  title: string;
  facts: string[];
  /** what a click costs and brings */
  price: Record<string, number> | null;
  gains: string[];
  reason: string | null;
}

export interface Scene {
  view: View;
  box: Box;
  names: readonly string[];
}

export function gainText(gain: string): string {
  const [kind = '', value = ''] = gain.split(':');
  switch (kind) {
    case 'token':
      return tokenCount(value as Token, 1);
    case 'vp':
      return amount('vp', Number(value));
    case 'bonus':
      return Number(value) ? t('gain-bonus-for', { price: amount('francs', Number(value)) }) : t('gain-bonus');
    case 'prestige':
      return t('gain-prestige', { vp: amount('vp', Number(value)) });
    case 'vp_tile':
      return t('gain-vp-tile');
    default:
      return gain;
  }
}

const keysText = (seats: readonly number[], names: readonly string[]): string[] =>
  seats.length ? [t('piece-keys', { names: list(seats.map((seat) => names[seat] ?? String(seat + 1))) })] : [];

/** What a landmark costs besides its value, and what prestige it takes. */
function landmarkFacts(slug: string, box: Box): string[] {
  const { cost, prestige } = box.landmark(slug);
  const slots = prestige.map((kind) => `${tokenName(`${kind} prestige`)} (${amount('vp', box.prestigeVp(slug, kind))})`);
  return [t('piece-cost', { price: sayPrice(cost) }), ...(slots.length ? [t('piece-slots', { tokens: slots.join(', ') })] : [])];
}

/** What a token of one's own can be turned into. */
function tokenFacts(token: Token, box: Box): string[] {
  const { market } = box.components;
  const [kind = '', prestige] = token.split(' ');
  const sell = prestige ? market.sell_prestige[kind as Prestige] : market.sell[kind as Resource];
  const price = t('piece-sell', { price: amount('francs', sell) });
  return prestige ? [t('piece-score', { vp: prestigeWorth(kind as Prestige, box) }), price] : [price];
}

function site(district: string, value: SiteView, scene: Scene): { title: string; facts: string[] } {
  const place = districtName(district);
  const facts = keysText(value.keys, scene.names);
  if (value.building && !value.keys.length) facts.push(t('piece-free'));
  if (value.token) facts.push(t('piece-token', { token: tokenName(value.token) }));
  const title = value.building
    ? t('piece-building', { building: buildingName(value.building), value: value.value, district: place })
    : t('piece-site', { value: value.value, district: place });
  return { title, facts };
}

function what(piece: string, scene: Scene): { title: string; facts: string[] } {
  const { view, box, names } = scene;
  const players = view.seats.length;
  if (piece === 'arc') return { title: t('place-arc'), facts: keysText(view.arc, names) };
  if (piece === 'hand') return { title: t('keys-hand'), facts: [] };
  if (piece === 'end') {
    const closed = view.piles.some((pile) => pile.left > 0);
    return { title: t('word-end-tiles'), facts: [t('piece-left', { count: view.end_tiles.left }), ...(closed ? [t('end-closed-why')] : [])] };
  }
  if (piece.startsWith('@')) {
    const space = view.bonus_track.find((one) => one.space === Number(piece.slice(1)));
    if (!space) return { title: piece, facts: [] };
    if (!space.left) return { title: t('piece-space', { space: space.space }), facts: [t('piece-space-empty')] };
    const me = view.viewer === null ? undefined : view.seats[view.viewer];
    const owned = me?.used.includes(space.number) || me?.bonus?.includes(space.number);
    return {
      title: t('piece-space-tile', { space: space.space, number: space.number }),
      facts: [effectText(box.bonus(space.number, players)), t('piece-left', { count: space.left }), ...(owned ? [t('piece-number-owned')] : [])],
    };
  }
  const [kind = '', rest = ''] = piece.split(':');
  switch (kind) {
    case 'pile': {
      const pile = view.piles[Number(rest) - 1];
      if (!pile?.back) return { title: t('piece-pile', { pile: rest }), facts: [t('piece-pile-empty')] };
      return { title: t('piece-pile', { pile: rest }), facts: [t('piece-pile-top', { district: districtName(pile.back) }), t('piece-left', { count: pile.left })] };
    }
    case 'vp':
      return { title: t('vp-tile', { figures: box.vpFigures(rest) }), facts: [] };
    case 'spot': {
      const district = view.districts.find((one) => one.district === rest);
      const tile = district?.vp_tile;
      return { title: t('piece-spot', { district: districtName(rest) }), facts: tile ? [t('vp-tile', { figures: box.vpFigures(tile) })] : [t('piece-spot-empty')] };
    }
    case 'row':
      return { title: t('piece-row', { district: districtName(rest) }), facts: [] };
    case 'buy': {
      const resource = rest as 'wood' | 'marble' | 'gold';
      const { buy, sell } = box.components.market;
      return { title: t('piece-reserve', { token: tokenName(resource) }), facts: [t('piece-left', { count: view.reserve[resource] }), t('piece-buy', { price: amount('francs', buy[resource]) }), t('piece-sell', { price: amount('francs', sell[resource]) })] };
    }
    case 'landmark': {
      return { title: t('piece-landmark-supply', { landmark: landmarkName(rest), value: box.landmark(rest).value }), facts: landmarkFacts(rest, box) };
    }
    case 'tile':
      return { title: t('bonus-tile', { number: Number(rest) }), facts: [effectText(box.bonus(Number(rest), players))] };
    case 'token':
      return { title: tokenName(rest as Token), facts: tokenFacts(rest as Token, box) };
  }
  if (kind === 'end') return { title: t('end-tile', { number: Number(rest) }), facts: [effectText(box.endTile(Number(rest)))] };
  const district = view.districts.find((one) => one.district === kind);
  if (!district) return { title: piece, facts: [] };
  if (rest === 'bank') return { title: t('place-bank', { of: districtName(kind, 'of') }), facts: [t('piece-income', { francs: amount('francs', box.banks.get(kind) ?? 0) }), ...keysText(district.bank, names)] };
  const own = district.sites.find((one) => String(one.value) === rest);
  if (own) return site(kind, own, scene);
  const landmark = district.landmarks.find((one) => one.landmark === rest);
  return {
    title: t('piece-landmark', { landmark: landmarkName(rest), value: landmark?.value ?? 0, district: districtName(kind) }),
    facts: [...keysText(landmark?.keys ?? [], names), ...landmarkFacts(rest, box)],
  };
}

export function describe(piece: string, scene: Scene, target: Target | undefined): Description {
  const facts = what(piece, scene);
  if (target && piece.startsWith('pile:')) facts.facts.push(t('task-confirm-draw-note'));
  return {
    ...facts,
    price: target?.price ?? null,
    gains: target?.gains ?? [],
    reason: target?.reason && target.state !== 'payable' ? sayReason(target.reason, scene.names, scene.view) : null,
  };
}

/** All of it as one accessible name. */
export function label(piece: string, scene: Scene, target: Target | undefined): string {
  const d = describe(piece, scene, target);
  return [
    d.title,
    ...d.facts,
    ...(d.price ? [t('piece-cost', { price: sayPrice(d.price) })] : []),
    ...(d.gains.length ? [t('piece-gains', { gains: list(d.gains.map(gainText)) })] : []),
    ...(d.reason ? [d.reason] : []),
  ].join(', ');
}
