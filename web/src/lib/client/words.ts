// Puts codes and arguments into words: log lines, reasons, actions. Arguments named after things of the box are replaced
// by their names, with the case forms a sentence may need beside them (`$district`, `$districtIn` …; see names.ts).

import { slug, type Box, type Effect } from '../board/box';
import { clauses, has, labelled, language, list, t, type Args } from '../i18n';
import { buildingName, districtName, knowNames, landmarkName, placeName, tokenCount, tokenName } from '../names';
import { tokensOf } from './choices';
import { deeds, type Change, type LogLine, type Turn } from './log';
import { isToken, parseAction, parsePiece, parsePlace, type Action, type Piece, type Place } from './notation';
import { asked, buildingAt } from './places';
import type { Loss, Prestige, Reason, Token, View } from './types';

let box: Box | null = null;

/** The box says which tiles are about prestige: `gold` alone does not. */
export function knowBox(known: Box): Box {
  box = known;
  const { districts, buildings } = known.components;
  const types = Object.keys(Object.values(buildings)[0] ?? {});
  knowNames([
    ...Object.keys(districts).map((name): [string, string] => [`district-${slug(name)}`, name]),
    ...types.map((type): [string, string] => [`building-${type}`, type]),
    ...known.landmarks.map((landmark): [string, string] => [`landmark-${landmark.slug}`, landmark.name]),
  ]);
  return known;
}

/** "2 francs", "1 wood", "2 VP": never negative. */
export function amount(what: Change['what'], count: number): string {
  if (what === 'francs') return t('n-francs', { count });
  if (what === 'vp') return t('n-vp', { count });
  if (what === 'key') return t('n-keys', { count });
  return tokenCount(what, count);
}

/** "+1 marble, −3 francs" */
export function sayChanges(changes: readonly Change[]): string {
  return changes.map(({ what, amount: by }) => `${by < 0 ? '−' : '+'}${amount(what, Math.abs(by))}`).join(', ');
}

/** What a bonus or End Game tile does: "2 francs and 1 VP", "3 VP for each landmark you own". */
export function effectText(effect: Effect): string {
  const vp = (count: number): string => amount('vp', count);
  switch (effect.kind) {
    case 'gain':
      return list([
        ...(effect.francs ? [amount('francs', effect.francs)] : []),
        ...(effect.vp ? [vp(effect.vp)] : []),
        ...effect.tokens.map(({ token, count }) => tokenCount(token, count)),
      ]);
    case 'tokens':
      return tokenCount(effect.token, effect.count);
    case 'per':
      return t(`fx-per-${effect.of}`, { vp: vp(effect.vp), value: effect.value });
    case 'types':
      return t('fx-types', { values: effect.vp.map(([types, points]) => labelled(types, points)).join(', ') });
    case 'key':
      return t('fx-key', { price: amount('francs', effect.price) });
    case 'back':
      return t('fx-back', { spaces: effect.spaces });
    default:
      return t(`fx-${effect.kind}`);
  }
}

/** What a prestige token scores: "5 VP", or "3–7 VP" where that depends on the landmark. */
export function prestigeWorth(kind: Prestige, of: Box): string {
  const [least, most] = of.prestigeRange(kind);
  return least === most ? amount('vp', most) : `${least}–${amount('vp', most)}`;
}

const endEffect = (tile: number): string => (box ? effectText(box.endTile(tile)) : String(tile));

/** A price as a list: "3 francs and 1 wood"; nothing: "0 francs". */
export function sayPrice(price: Readonly<Record<string, number>>): string {
  const parts = Object.entries(price).filter(([, count]) => count > 0);
  if (parts.length === 0) return t('n-francs', { count: 0 });
  return list(parts.map(([what, count]) => amount(what as Change['what'], count)));
}

function originWords(place: Place, building: string): Args {
  const at = parsePlace(place);
  switch (at.kind) {
    case 'arc':
      return { originKind: 'arc', originName: placeName(place), originAcc: placeName(place), originOf: '' };
    case 'bank':
      return { originKind: 'bank', originName: placeName(place), originAcc: placeName(place), originOf: districtName(at.district, 'of') };
    case 'site': {
      const name = building ? buildingName(building) : t('place-site');
      const whole = `${name} ${at.value}`;
      return { originKind: 'place', originName: whole, originAcc: whole, originOf: `${building ? buildingName(building, 'of') : name} ${at.value}` };
    }
    case 'landmark':
      return {
        originKind: 'place',
        originName: landmarkName(at.landmark),
        originAcc: landmarkName(at.landmark, 'acc'),
        originOf: landmarkName(at.landmark, 'of'),
      };
  }
}

/** The arguments of a message: names and their forms instead of slugs. */
export function words(raw: Readonly<Record<string, string | number>>, names: readonly string[] = []): Args {
  const args: Args = { ...raw };
  for (const [key, value] of Object.entries(raw)) {
    const text = String(value);
    const place = text === 'arc' || text.includes(':') ? (text as Place) : null;
    if (key === 'district') {
      args['district'] = districtName(text);
      args['districtIn'] = districtName(text, 'in');
      args['districtOf'] = districtName(text, 'of');
    } else if (key === 'building' && text !== '') {
      args['building'] = buildingName(text);
      args['buildingAcc'] = buildingName(text, 'acc');
    } else if (key === 'landmark') {
      args['landmark'] = landmarkName(text);
      args['landmarkAcc'] = landmarkName(text, 'acc');
    } else if (key === 'place' && place) {
      const building = String(raw['building'] ?? '');
      const { kind } = parsePlace(place);
      args['place'] = placeName(place, building);
      if (kind === 'arc' || kind === 'bank') args['placePut'] = placeName(place, building, 'put');
    } else if (key === 'origin' && place) {
      Object.assign(args, originWords(place, String(raw['originBuilding'] ?? '')));
    } else if (key === 'token' && isToken(text)) {
      args['token'] = tokenName(text);
      args['tokenOne'] = tokenCount(text, 1);
    } else if ((key === 'need' || key === 'have') && typeof value === 'number') {
      const token = String(raw['token'] ?? '');
      args[`${key}Amount`] = isToken(token) ? tokenCount(token, value) : t('n-francs', { count: value });
    } else if (key === 'vpTile') {
      args['tile'] = box?.vpFigures(text) ?? text;
    } else if (key === 'endTile') {
      args['effect'] = endEffect(Number(value));
    } else if (key === 'question' && has(`phase-${text}`)) {
      args['question'] = t(`phase-${text}`);
    } else if (key === 'target' && place) {
      args['target'] = placeName(place, String(raw['targetBuilding'] ?? ''));
    } else if ((key === 'seat' || key === 'active') && typeof value === 'number') {
      args['name'] = names[value] ?? t('seat-number', { seat: value + 1 });
    }
  }
  return args;
}

/** A log line without its actor: "places a key onto the bank … (+5 francs)". */
export function sayLine(line: LogLine, names: readonly string[] = []): string {
  const text = t(line.key, words(line.args, names));
  return line.changes.length > 0 ? `${text} (${sayChanges(line.changes)})` : text;
}

const saidTurns = new WeakMap<LogLine, { language: string; names: readonly string[]; text: string }>();

/** A whole turn in one line, with its sums; put into words once, since every move of anybody shows it again. */
export function sayTurn(turn: Turn, names: readonly string[]): string {
  const known = saidTurns.get(turn.newest);
  if (known && known.language === language() && known.names === names) return known.text;
  const text = turnWords(turn, names);
  saidTurns.set(turn.newest, { language: language(), names, text });
  return text;
}

function turnWords(turn: Turn, names: readonly string[]): string {
  const text = clauses(deeds(turn).map((line) => t(line.key, words(line.args, names))));
  return turn.changes.length > 0 ? `${text} (${sayChanges(turn.changes)})` : text;
}

/** With its actor, for readers who do not see the colours. */
export function sayWholeLine(line: LogLine, names: readonly string[]): string {
  const text = sayLine(line, names);
  return line.seat === null ? text : `${names[line.seat] ?? ''} ${text}`;
}

/** Why something is not possible, or what went wrong. A code without words (a newer server's) is shown as it is. */
export function sayReason({ code, args }: Reason, names: readonly string[] = [], view: View | null = null): string {
  const key = `reason-${code.replaceAll('_', '-')}`;
  if (!has(key)) return t('reason-other', { code });
  if (code.startsWith('malformed')) return t(key, args); // what somebody typed is no name of the box
  const own = code === 'occupied' && view !== null && args['seat'] === view.viewer;
  return t(own ? `${key}.own` : key, words(reasonArgs(code, args, view), names));
}

function reasonArgs(code: string, args: Reason['args'], view: View | null): Reason['args'] {
  const more: Reason['args'] = { ...args };
  if (view) {
    if (args['place'] !== undefined) more['building'] = buildingAt(view, args['place'] as Place);
    if (args['target'] !== undefined) more['targetBuilding'] = buildingAt(view, args['target'] as Place);
    if (args['origin'] !== undefined) more['originBuilding'] = buildingAt(view, args['origin'] as Place);
  }
  if (code === 'vp-tile-gone') more['vpTile'] = args['tile'] ?? 0;
  if (view && args['example'] !== undefined) more['example'] = sayAction(String(args['example']), view);
  return more;
}

/** A question that has no answer before one of these tiles is activated; without any it is asked for the others' sake. */
export function sayFirst(tiles: readonly string[], { phase }: Pick<View, 'phase'>): string {
  if (tiles.length) return t('say-first', { tiles: tiles.map((tile) => sayTile(tile as Piece)).join(', ') });
  return t(phase === 'bonus' ? 'say-first.no-bonus' : 'say-first.nothing');
}

/** What ending the turn would throw away: "1 wood, this turn only", "Bonus tile 7: 5 VP". */
export function sayLoss(loss: Loss): string {
  switch (loss.kind) {
    case 'loose': {
      const tokens = Object.entries(loss.tokens).filter(([, count]) => count > 0);
      return t('lose-loose', { tokens: list(tokens.map(([token, count]) => tokenCount(token as Token, count))) });
    }
    case 'bonus':
      return t('lose-bonus');
    case 'prestige':
      return t('lose-prestige', { ...words({ landmark: loss.landmark }), tokens: tokenCount(loss.token, loss.number), vp: amount('vp', loss.vp) });
    case 'vp':
      return labelled(sayPiece(loss.piece as Piece), amount('vp', loss.vp));
  }
}

/** A tile or token of one's own by its name. */
function sayPiece(piece: Piece): string {
  const parsed = parsePiece(piece);
  if (parsed.kind === 'tile') return t('bonus-tile', { number: parsed.number });
  if (parsed.kind === 'end-tile') return t('end-tile');
  return parsed.kind === 'token' ? tokenName(parsed.token) : piece;
}

/** The same, of several: end tiles have no numbers, they are told apart by what they do. */
function sayTile(piece: Piece): string {
  const parsed = parsePiece(piece);
  return parsed.kind === 'end-tile' ? `${sayPiece(piece)} (${endEffect(parsed.tile)})` : sayPiece(piece);
}

/** Equal actions of a chain are one step. */
export interface Step {
  action: string;
  times: number;
  /** what all of them do to the purse */
  francs: number;
}

export function summed(chain: readonly string[], francs: readonly number[] = []): Step[] {
  const steps = new Map<string, Step>();
  for (const [i, action] of chain.entries()) {
    const step = steps.get(action) ?? { action, times: 0, francs: 0 };
    steps.set(action, { action, times: step.times + 1, francs: step.francs + (francs[i] ?? 0) });
  }
  return [...steps.values()];
}

/** "Sell 2 marble" */
export function sayStep({ action, times }: Step, view: View): string {
  const meant = parseAction(action);
  if (meant?.verb === 'sell') return t('do-sell', { tokenOne: tokenCount(meant.token, times) });
  if (meant?.verb === 'buy') return t('do-buy', { tokenOne: tokenCount(meant.resource, times) });
  return sayAction(action, view);
}

/** An action as an invitation: "Move a key: Arc de Triomphe → Theater 8, Montmartre". */
export function sayAction(action: string, view: View): string {
  const meant = parseAction(action);
  return meant ? sayMeant(meant, view) : action;
}

function sayMeant(meant: Action, view: View): string {
  const tokens = box ? tokensOf(meant, view, box) : [];
  const counted = [...new Set(tokens)].map((token) => tokenCount(token, tokens.filter((one) => one === token).length));
  const numberAt = (space: number): number => view.bonus_track.find((one) => one.space === space)?.number ?? 0;
  switch (meant.verb) {
    case 'decline':
      return t(`do-decline-${meant.question}`);
    case 'draw': {
      const back = view.piles[meant.pile - 1]?.back;
      return t('do-draw', { pile: String(meant.pile), district: back ? districtName(back) : '' });
    }
    case 'build':
      return t('do-build', words({ district: meant.district, value: asked(view, 'build')?.value ?? 0, building: asked(view, 'build')?.building ?? '' }));
    case 'place':
      return t('do-place', words({ place: meant.place }));
    case 'move': {
      const { from, to, tile } = meant;
      const args = words({ origin: from, originBuilding: buildingAt(view, from), place: to, building: buildingAt(view, to) });
      const target = parsePlace(to);
      const added = target.kind === 'landmark' && view.landmarks.includes(target.landmark);
      return t(added ? 'do-move-new' : tile === null ? 'do-move' : 'do-move-with', { ...args, tile: tile === null ? '' : String(tile) });
    }
    case 'vp':
      return t('do-vp', words({ vpTile: meant.tile, district: meant.district }));
    case 'bonus':
      return t('do-bonus', { space: String(meant.space), number: numberAt(meant.space) });
    case 'score':
      return t('do-score', words({ token: `${meant.prestige} prestige` }));
    case 'pair':
      return t('do-pair', { kinds: list(tokens.map(tokenName)) });
    case 'look':
      return t('do-look');
    case 'take':
      return t('do-take', words({ endTile: meant.tile }));
    case 'buy':
      return t('do-buy', words({ token: meant.resource }));
    case 'sell':
      return t('do-sell', words({ token: meant.token }));
    case 'use-end':
      return meant.kinds.length > 0 ? t('do-use-end-as', { kinds: list(counted) }) : t('do-use-end', words({ endTile: meant.tile }));
    case 'use': {
      const number = String(meant.number);
      if (meant.space !== null) return t('do-use-take', { number, taken: numberAt(meant.space), space: String(meant.space) });
      if (meant.kinds.length === 0) return t('do-use', { number });
      const pairs = box?.bonus(meant.number, view.seats.length).kind === 'per';
      return pairs ? t('do-use-pair', { number, kinds: list(tokens.map(tokenName)) }) : t('do-use-as', { number, kinds: list(counted) });
    }
    case 'pass':
      return t('do-pass');
    case 'done':
      return t('do-done');
  }
}
