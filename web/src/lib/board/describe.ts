// What a piece is and what it offers now, in words: the name of its button, and the card shown on hover and focus.

import type { Target } from '../client/choices';
import { parsePiece, prestigeOf, siteOf, type ParsedPiece, type Piece } from '../client/notation';
import { numbersOf, siteAt } from '../client/places';
import type { DistrictView, Gain, Resource, SiteView, Token, View } from '../client/types';
import { amount, effectText, prestigeWorth, sayAction, sayPrice, sayReason } from '../client/words';
import { list, t } from '../i18n';
import { buildingName, districtName, landmarkName, tokenCount, tokenName } from '../names';
import type { Box } from './box';

export interface Description {
  title: string;
  facts: string[];
  /** what a click costs and brings */
  price: Record<string, number> | null;
  gains: Gain[];
  reason: string | null;
  /** what a click does, if anything */
  click: string | null;
}

export interface Scene {
  view: View;
  box: Box;
  names: string[];
}

export function gainText(gain: Gain): string {
  switch (gain.kind) {
    case 'token':
      return tokenCount(gain.token, 1);
    case 'vp':
      return amount('vp', gain.vp);
    case 'bonus':
      return gain.francs ? t('gain-bonus-for', { price: amount('francs', gain.francs) }) : t('gain-bonus');
    case 'prestige':
      return t('gain-prestige', { vp: amount('vp', gain.vp) });
    case 'vp_tile':
      return t('gain-vp-tile');
  }
}

function keysText(seats: readonly number[], names: readonly string[]): string[] {
  if (!seats.length) return [];
  const each = [...new Set(seats)].map((seat) => ({ name: names[seat] ?? String(seat + 1), count: seats.filter((one) => one === seat).length }));
  return [t('piece-keys', { names: list(each.map(({ name, count }) => (count > 1 ? `${name} ×${count}` : name))) })];
}

/** What a landmark costs besides its value, and what prestige it takes. */
function landmarkFacts(slug: string, box: Box): string[] {
  const { cost, prestige } = box.landmark(slug);
  const slots = prestige.map((kind) => `${tokenName(`${kind} prestige`)} (${amount('vp', box.prestigeVp(slug, kind))})`);
  const resources = Object.values(cost).some((count) => count > 0) ? [t('piece-resources', { cost: sayPrice(cost) })] : [];
  return [...resources, ...(slots.length ? [t('piece-slots', { tokens: slots.join(', ') })] : [])];
}

/** What a token of one's own can be turned into. */
function tokenFacts(token: Token, box: Box): string[] {
  const { market } = box.components;
  const prestige = prestigeOf(token);
  const sell = prestige ? market.sell_prestige[prestige] : market.sell[token as Resource];
  const price = t('piece-sell', { price: amount('francs', sell) });
  return prestige ? [t('piece-score', { vp: prestigeWorth(prestige, box) }), price] : [price];
}

function site(district: string, value: SiteView, scene: Scene): Told {
  const place = districtName(district);
  const facts = keysText(value.keys, scene.names);
  if (value.building && !value.keys.length) facts.push(t('piece-free'));
  if (value.token) facts.push(t('piece-token', { token: tokenName(value.token) }));
  const title = value.building
    ? t('piece-building', { building: buildingName(value.building), value: value.value, district: place })
    : t('piece-site', { value: value.value, district: place });
  return { title, facts };
}

type Told = Pick<Description, 'title' | 'facts'>;

function space(number: number, { view, box }: Scene): Told {
  const at = view.bonus_track.find((one) => one.space === number);
  if (!at?.left) return { title: t('piece-space', { space: number }), facts: [t('piece-space-empty')] };
  const me = view.viewer === null ? undefined : view.seats[view.viewer];
  const owned = numbersOf(me).has(at.number);
  return {
    title: t('piece-space-tile', { space: number, number: at.number }),
    facts: [effectText(box.bonus(at.number, view.seats.length)), t('piece-left', { count: at.left }), ...(owned ? [t('piece-number-owned')] : [])],
  };
}

function pile(number: number, { view }: Scene): Told {
  const title = t('piece-pile', { pile: String(number) });
  const at = view.piles[number - 1];
  if (!at?.back) return { title, facts: [t('piece-pile-empty')] };
  return { title, facts: [t('piece-pile-top', { district: districtName(at.back) }), t('piece-left', { count: at.left })] };
}

function what(piece: ParsedPiece, scene: Scene): Told {
  const { view, box, names } = scene;
  const districtAt = (name: string): DistrictView | undefined => view.districts.find((one) => one.district === name);
  switch (piece.kind) {
    case 'arc':
      return { title: t('place-arc'), facts: keysText(view.arc, names) };
    case 'hand':
      return { title: t('keys-hand'), facts: [] };
    case 'end':
      return { title: t('word-end-tiles'), facts: [t('piece-left', { count: view.end_tiles.left }), ...(view.end_tiles.open ? [] : [t('end-closed-why')])] };
    case 'space':
      return space(piece.space, scene);
    case 'pile':
      return pile(piece.pile, scene);
    case 'vp':
      return { title: t('vp-tile', { figures: box.vpFigures(piece.tile) }), facts: [] };
    case 'spot': {
      const tile = districtAt(piece.district)?.vp_tile;
      return {
        title: t('piece-spot', { district: districtName(piece.district) }),
        facts: tile ? [t('vp-tile', { figures: box.vpFigures(tile) })] : [t('piece-spot-empty')],
      };
    }
    case 'row':
      return { title: t('piece-row', { district: districtName(piece.district) }), facts: [] };
    case 'buy': {
      const { buy, sell } = box.components.market;
      const [price, back] = [amount('francs', buy[piece.resource]), amount('francs', sell[piece.resource])];
      return {
        title: t('piece-reserve', { token: tokenName(piece.resource) }),
        facts: [t('piece-left', { count: view.reserve[piece.resource] }), t('piece-buy', { price }), t('piece-sell', { price: back })],
      };
    }
    case 'supply':
      return {
        title: t('piece-landmark-supply', { landmark: landmarkName(piece.landmark), value: box.landmark(piece.landmark).value }),
        facts: landmarkFacts(piece.landmark, box),
      };
    case 'tile':
      return { title: t('bonus-tile', { number: piece.number }), facts: [effectText(box.bonus(piece.number, view.seats.length))] };
    case 'end-tile':
      return { title: t('end-tile'), facts: [effectText(box.endTile(piece.tile))] };
    case 'token':
      return { title: tokenName(piece.token), facts: tokenFacts(piece.token, box) };
    case 'bank': {
      const income = t('piece-income', { francs: amount('francs', box.banks.get(piece.district) ?? 0) });
      return {
        title: t('place-bank', { of: districtName(piece.district, 'of') }),
        facts: [income, ...keysText(districtAt(piece.district)?.bank ?? [], names)],
      };
    }
    case 'site': {
      const own = siteAt(view, siteOf(piece.district, piece.value));
      return own ? site(piece.district, own, scene) : { title: '', facts: [] };
    }
    case 'landmark': {
      const mark = districtAt(piece.district)?.landmarks.find((one) => one.landmark === piece.landmark);
      return {
        title: t('piece-landmark', { landmark: landmarkName(piece.landmark), value: mark?.value ?? 0, district: districtName(piece.district) }),
        facts: [...keysText(mark?.keys ?? [], names), ...landmarkFacts(piece.landmark, box)],
      };
    }
  }
}

/** The only action a click leads to, or how many are to choose from. */
function clickText(target: Target, view: View): string | null {
  const possible = target.choices.filter(({ state }) => state !== 'impossible');
  const [only, ...others] = possible;
  if (!only) return null;
  return others.length ? t('piece-choices', { count: possible.length }) : sayAction(only.action, view);
}

function offer(piece: ParsedPiece, { names, view }: Scene, target: Target | undefined): Pick<Description, 'facts' | 'price' | 'gains' | 'reason'> {
  return {
    facts: target && piece.kind === 'pile' ? [t('task-confirm-draw-note')] : [],
    price: target?.price ?? null,
    gains: target?.gains ?? [],
    reason: target?.reason && target.state !== 'payable' ? sayReason(target.reason, names, view) : null,
  };
}

export function describe(piece: Piece, scene: Scene, target: Target | undefined): Description {
  const parsed = parsePiece(piece);
  const { title, facts } = what(parsed, scene);
  const offered = offer(parsed, scene, target);
  return {
    ...offered,
    title,
    facts: [...facts, ...offered.facts],
    get click() {
      return target ? clickText(target, scene.view) : null; // most who ask for a description do not ask for this
    },
  };
}

/** What it is, as the first part of its accessible name. */
export function plainLabel(piece: Piece, scene: Scene): string {
  const { title, facts } = what(parsePiece(piece), scene);
  return [title, ...facts].join(', ');
}

/** What it offers, as the other part; the click is not told. What warns of it, and why it cannot be had, are sentences of their own. */
export function offerLabel(piece: Piece, scene: Scene, target: Target): string {
  const { facts, price, gains, reason } = offer(parsePiece(piece), scene, target);
  const parts = [
    ...(price ? [t('piece-cost', { price: sayPrice(price) })] : []),
    ...(gains.length ? [t('piece-gains', { gains: list(gains.map(gainText)) })] : []),
  ];
  const sentences = [...facts, ...(reason ? [reason] : [])];
  return parts.map((part) => `, ${part}`).join('') + (sentences.length ? `. ${sentences.join(' ')}` : '');
}

/** All of it as one accessible name. */
export function label(piece: Piece, scene: Scene, target: Target | undefined): string {
  return plainLabel(piece, scene) + (target ? offerLabel(piece, scene, target) : '');
}
