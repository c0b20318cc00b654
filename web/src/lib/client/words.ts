// Puts codes and arguments into words: log lines, reasons, actions. Arguments named after things of the box are replaced
// by their names, with the case forms a sentence may need beside them (`$district`, `$districtIn` …; see names.ts).

import { choice, slug, type Box, type Effect } from '../board/box';
import { has, list, t, type Args } from '../i18n';
import { buildingName, districtName, knowNames, landmarkName, placeName, tokenCount, tokenName } from '../names';
import type { Change, LogLine } from './log';
import type { Prestige, Reason, Token, View } from './types';

const TOKENS: ReadonlySet<string> = new Set(['wood', 'marble', 'gold', 'bronze prestige', 'silver prestige', 'gold prestige']);

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
      return list([...(effect.francs ? [amount('francs', effect.francs)] : []), ...(effect.vp ? [vp(effect.vp)] : []), ...effect.tokens.map(({ token, count }) => tokenCount(token, count))]);
    case 'tokens':
      return tokenCount(effect.token, effect.count);
    case 'per':
      return t(`fx-per-${effect.of}`, { vp: vp(effect.vp), value: effect.value });
    case 'types':
      return t('fx-types', { values: effect.vp.map(([types, points]) => `${types}: ${points}`).join(', ') });
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

function originWords(place: string, building: string): Args {
  if (place === 'arc') return { originKind: 'arc', originName: placeName(place), originOf: '' };
  const [slug = '', rest = ''] = place.split(':');
  if (rest === 'bank') return { originKind: 'bank', originName: placeName(place), originOf: districtName(slug, 'of') };
  if (/^\d+$/.test(rest)) {
    const name = building ? buildingName(building) : t('place-site');
    return { originKind: 'place', originName: `${name} ${rest}`, originOf: `${building ? buildingName(building, 'of') : name} ${rest}` };
  }
  return { originKind: 'place', originName: landmarkName(rest), originOf: landmarkName(rest, 'of') };
}

/** A place of the notation, not just any text somebody typed. */
function isPlace(text: string): boolean {
  if (text === 'arc') return true;
  const [slug = '', rest = ''] = text.split(':');
  return has(`district-${slug}`) && (/^(bank|\d+)$/.test(rest) || has(`landmark-${rest}`));
}

/** The arguments of a message: names and their forms instead of slugs. */
export function words(raw: Readonly<Record<string, string | number>>, names: readonly string[] = []): Args {
  const args: Args = { ...raw };
  for (const [key, value] of Object.entries(raw)) {
    const text = String(value);
    if (key === 'district' && has(`district-${text}`)) {
      args['district'] = districtName(text);
      args['districtIn'] = districtName(text, 'in');
      args['districtOf'] = districtName(text, 'of');
    } else if (key === 'building' && has(`building-${text}`)) {
      args['building'] = buildingName(text);
      args['buildingAcc'] = buildingName(text, 'acc');
    } else if (key === 'landmark' && has(`landmark-${text}`)) {
      args['landmark'] = landmarkName(text);
      args['landmarkAcc'] = landmarkName(text, 'acc');
    } else if (key === 'place' && isPlace(text)) {
      const building = String(raw['building'] ?? '');
      args['place'] = placeName(text, building);
      if (text === 'arc' || text.endsWith(':bank')) args['placePut'] = placeName(text, building, 'put');
    } else if (key === 'origin' && isPlace(text)) {
      Object.assign(args, originWords(text, String(raw['originBuilding'] ?? '')));
    } else if (key === 'token' && TOKENS.has(text)) {
      args['token'] = tokenName(text as Token);
      args['tokenOne'] = tokenCount(text as Token, 1);
    } else if ((key === 'need' || key === 'have') && typeof value === 'number') {
      const token = String(raw['token'] ?? '');
      args[`${key}Amount`] = TOKENS.has(token) ? tokenCount(token as Token, value) : t('n-francs', { count: value });
    } else if (key === 'vpTile') {
      args['tile'] = box?.vpFigures(text) ?? text;
    } else if (key === 'endTile') {
      args['effect'] = endEffect(Number(value));
    } else if (key === 'question' && has(`phase-${text}`)) {
      args['question'] = t(`phase-${text}`);
    } else if (key === 'target' && isPlace(text)) {
      args['target'] = placeName(text, String(raw['targetBuilding'] ?? ''));
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

/** With its actor, for readers who do not see the colours. */
export function sayWholeLine(line: LogLine, names: readonly string[]): string {
  const text = sayLine(line, names);
  return line.seat === null ? text : `${names[line.seat] ?? ''} ${text}`;
}

/** Why something is not possible, or what went wrong. A code without words (a newer server's) is shown as it is. */
export function sayReason({ code, args }: Reason, names: readonly string[] = [], view: View | null = null): string {
  const key = `reason-${code.replaceAll('_', '-')}`;
  if (!has(key)) return t('reason-other', { code });
  const own = code === 'occupied' && view !== null && args['seat'] === view.viewer;
  return t(own ? `${key}.own` : key, words(reasonArgs(code, args, view), names));
}

function reasonArgs(code: string, args: Reason['args'], view: View | null): Reason['args'] {
  const more: Reason['args'] = { ...args };
  if (view) {
    if (args['place'] !== undefined) more['building'] = buildingAt(view, String(args['place']));
    if (args['target'] !== undefined) more['targetBuilding'] = buildingAt(view, String(args['target']));
    if (args['origin'] !== undefined) more['originBuilding'] = buildingAt(view, String(args['origin']));
  }
  if (code === 'vp-tile-gone') more['vpTile'] = args['tile'] ?? 0;
  // Who typed a command is shown one; everybody else reads words.
  if (view && args['example'] !== undefined && !code.startsWith('malformed')) more['example'] = sayAction(String(args['example']), view);
  return more;
}

export function buildingAt(view: View, place: string): string {
  const [slug, value] = place.split(':');
  return view.districts.find((one) => one.district === slug)?.sites.find((one) => String(one.value) === value)?.building ?? '';
}

function kinds(texts: readonly string[], prestige: boolean): string {
  return list(texts.map((kind) => tokenName((prestige ? `${kind} prestige` : kind) as Token)));
}

/** A question that has no answer before one of these tiles is activated; without any it is asked for the others' sake. */
export function sayFirst(tiles: readonly string[]): string {
  const names = tiles.map((tile) => t(tile.startsWith('end:') ? 'end-tile' : 'bonus-tile', { number: Number(tile.split(':')[1]) }));
  return names.length ? t('say-first', { tiles: names.join(', ') }) : t('say-first.nothing');
}

/** An action as an invitation: "Move a key: Arc de Triomphe → Theater 8, Montmartre". */
export function sayAction(action: string, view: View): string {
  const parts = action.split(' ');
  const [verb = '', a = '', b = ''] = parts;
  if (a === 'none') return t(`do-decline-${verb}`);
  switch (verb) {
    case 'draw': {
      const back = view.piles[Number(a) - 1]?.back;
      return t('do-draw', { pile: a, district: back ? districtName(back) : '' });
    }
    case 'build':
      return t('do-build', words({ district: a, value: view.question?.value ?? 0, building: view.question?.building ?? '' }));
    case 'place':
      return t('do-place', words({ place: a }));
    case 'move': {
      const args = words({ origin: a, originBuilding: buildingAt(view, a), place: b, building: buildingAt(view, b) });
      const [, landmark = ''] = b.split(':');
      const key = view.landmarks.includes(landmark) ? 'do-move-new' : parts[4] ? 'do-move-with' : 'do-move';
      return t(key, { ...args, tile: parts[4] ?? '' });
    }
    case 'vp':
      return t('do-vp', words({ vpTile: a, district: b }));
    case 'bonus': {
      const space = view.bonus_track.find((one) => `@${one.space}` === a);
      return t('do-bonus', { space: a.slice(1), number: space?.number ?? 0 });
    }
    case 'score':
      return t('do-score', words({ token: `${a} prestige` }));
    case 'pair':
      return t('do-pair', { kinds: kinds([a], view.question?.of === 'prestige') });
    case 'take':
      return a ? t('do-take', words({ endTile: a })) : t('do-look');
    case 'buy':
      return t('do-buy', words({ token: a }));
    case 'sell':
      return t('do-sell', words({ token: b ? `${a} prestige` : a }));
    case 'use': {
      if (a === 'end') {
        const chosen = parts.slice(3);
        return chosen.length > 0 ? t('do-use-end-as', { kinds: kinds(chosen, ofPrestige(box?.endTile(Number(b)))) }) : t('do-use-end', words({ endTile: b }));
      }
      if (b.startsWith('@')) {
        const space = view.bonus_track.find((one) => `@${one.space}` === b);
        return t('do-use-take', { number: a, taken: space?.number ?? 0, space: b.slice(1) });
      }
      if (!b) return t('do-use', { number: a });
      const effect = box?.bonus(Number(a), view.seats.length);
      return t(effect?.kind === 'per' ? 'do-use-pair' : 'do-use-as', { number: a, kinds: kinds(parts.slice(2), ofPrestige(effect)) });
    }
    case 'pass':
      return t('do-pass');
    case 'done':
      return t('do-done');
    default:
      return action;
  }
}

function ofPrestige(effect: Effect | undefined): boolean {
  return choice(effect) === 'any prestige' || (effect?.kind === 'per' && effect.of === 'prestige-pair');
}
