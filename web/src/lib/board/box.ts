// What is in the box (GET /api/components): the figures that pictures and texts show. None of them stands in the code.

import type { Components, EndTilePart, LandmarkPart, Prestige, Token } from '../client/types';
import { PLAYERS } from '../figures';

type PerPlayers = Record<string, number>;
export type { Components };
export type Landmark = LandmarkPart & { slug: string };
export type EndTile = EndTilePart;

export type TokenPicture = Token | 'any resource' | 'any prestige';

/** What a bonus or end tile does, for drawing and describing it. */
export type Effect =
  | { kind: 'gain'; francs: number; vp: number; tokens: { token: TokenPicture; count: number }[] }
  | { kind: 'tokens'; token: TokenPicture; count: number }
  | { kind: 'per'; of: 'building' | 'unused-tile' | 'prestige-pair' | 'resource-pair' | 'landmark' | 'franc'; value: number; vp: number }
  | { kind: 'types'; vp: [number, number][] }
  | { kind: 'key'; price: number }
  | { kind: 'own-key' | 'opponent-key' | 'any-tile' }
  | { kind: 'back'; spaces: number };

/** The letters and digits of every script, as the server has it (box/slug.py). */
export const slug = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** The zones of the bonus track as they follow each other; keys that are numbers would come in another order. */
export const zonesOf = (c: Components): [string, readonly [number, number]][] => Object.entries(c.bonus.zones).sort(([, [a]], [, [b]]) => a - b);

/** Where the file lists the bonus tiles that get one more copy from so many players on. */
export type CopyList = Extract<keyof Components['bonus'], `extra_copies_${string}`>;
export const copyList = (players: number): CopyList => `extra_copies_from_${players}_players` as CopyList;

/** How many copies of a bonus tile there are, R1.4. */
export function copiesOf({ bonus }: Components, number: number, players: number): number {
  const extra = PLAYERS.filter((least) => least <= players).flatMap((least) => bonus[copyList(least)] ?? []);
  return 1 + extra.filter((other) => other === number).length;
}

/** What a tile with francs, VP or tokens gives. */
function given(tile: EndTile): Effect {
  const shown = [...(tile.tokens ?? [])] as TokenPicture[];
  const family = tile.resource ? (tile.resource === 'any' ? 'any resource' : tile.resource) : tile.prestige ? `${tile.prestige} prestige` : null;
  if (family) shown.push(...Array.from({ length: tile.count ?? 1 }, () => family as TokenPicture));
  const tokens = [...new Set(shown)].map((token) => ({ token, count: shown.filter((other) => other === token).length }));
  const [only] = tokens;
  if (only && tokens.length === 1 && !tile.francs && !tile.vp) return { kind: 'tokens', ...only };
  return { kind: 'gain', francs: tile.francs ?? 0, vp: tile.vp ?? 0, tokens };
}

/** The family that a tile leaves the choice of, if it does. */
export function choice(effect: Effect | undefined): 'any resource' | 'any prestige' | null {
  const shown = effect?.kind === 'tokens' ? [effect] : effect?.kind === 'gain' ? effect.tokens : [];
  const any = shown.find(({ token }) => token.startsWith('any '))?.token;
  return (any ?? null) as 'any resource' | 'any prestige' | null;
}

function kept<K, V>(known: Map<K, V>, key: K, make: () => V): V {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

export class Box {
  readonly #bonus = new Map<string, Effect>();
  readonly #ends = new Map<number, Effect>();
  readonly landmarks: Landmark[];
  readonly banks: ReadonlyMap<string, number>;
  /** VP tiles as the notation names them: by the first figure, those that share it by all figures. */
  readonly vpNames: readonly string[];
  constructor(readonly components: Components) {
    this.landmarks = components.landmarks.map((landmark) => ({ ...landmark, slug: slug(landmark.name) }));
    const tiles = components.vp_tiles.tiles;
    this.vpNames = tiles.map((tile) => (tiles.filter(([first]) => first === tile[0]).length > 1 ? tile.join('/') : String(tile[0])));
    this.banks = new Map(Object.entries(components.districts).map(([name, { bank }]) => [slug(name), bank]));
  }

  landmark(name: string): Landmark {
    const found = this.landmarks.find((landmark) => landmark.slug === name);
    if (!found) throw new Error(`no landmark "${name}" in the box: expected one of ${this.landmarks.map((l) => l.slug).join(', ')}`);
    return found;
  }

  keys(players: number): number {
    return this.components.players.keys[players] ?? 0;
  }

  /** VP of a prestige token discarded on a landmark. */
  prestigeVp(landmark: string, kind: Prestige): number {
    return this.landmark(landmark).prestige_vp?.[kind] ?? this.components.prestige_vp[kind];
  }

  /** The numbers of the bonus tiles: as many as the track has spaces. */
  get bonusNumbers(): number[] {
    const spaces = Math.max(...zonesOf(this.components).map(([, [, to]]) => to));
    return Array.from({ length: spaces }, (_, i) => i + 1);
  }

  /** Zone A, B or C of a space of the track. */
  zone(space: number): string {
    return zonesOf(this.components).find(([, [from, to]]) => space >= from && space <= to)?.[0] ?? 'A';
  }

  /** VP for 1st, 2nd, 3rd of the VP tile with this name. */
  vpTile(name: string): [number, number, number] {
    return this.components.vp_tiles.tiles[this.vpNames.indexOf(name)] ?? [0, 0, 0];
  }

  /** A VP tile by its points: "20/10/5". */
  vpFigures(name: string): string {
    return this.vpTile(name).join('/');
  }

  /** The least and the most a prestige token can score. */
  prestigeRange(kind: Prestige): [number, number] {
    const vp = this.landmarks.filter((landmark) => landmark.prestige.includes(kind)).map(({ slug }) => this.prestigeVp(slug, kind));
    const all = vp.length ? vp : [this.components.prestige_vp[kind]];
    return [Math.min(...all), Math.max(...all)];
  }

  /** The tokens beside the building spaces of a value, R1.3. */
  tokensBeside(value: string): Token[] {
    const usual = this.components.tokens[value] as Token | undefined;
    const laid = Object.keys(this.components.districts).map((name) => this.components.tokens.spaces?.[`${slug(name)}:${value}`] ?? usual);
    return [...new Set(laid)].filter((token) => token !== undefined);
  }

  /** How many copies of a bonus tile there are. */
  copies(number: number, players: number): number {
    return copiesOf(this.components, number, players);
  }

  /** The same object each time: what shows it is not drawn again. */
  bonus(number: number, players: number): Effect {
    return kept(this.#bonus, `${number} ${players}`, () => this.#bonusEffect(number, players));
  }

  #bonusEffect(number: number, players: number): Effect {
    const b = this.components.bonus;
    const gain = b.gain[number];
    if (gain) return given(gain);
    const shown = b.tokens[number];
    if (shown) return given(shown);
    const building = b.per_building[number];
    if (building) return { kind: 'per', of: 'building', value: building.value, vp: building.vp };
    const price = b.key[number];
    if (price !== undefined) return { kind: 'key', price };
    const s = b.scoring;
    const by = (vp: PerPlayers): number => vp[players] ?? 0;
    switch (number) {
      case s.per_unused_tile.number:
        return { kind: 'per', of: 'unused-tile', value: 0, vp: by(s.per_unused_tile.vp) };
      case s.per_prestige_pair.number:
        return { kind: 'per', of: 'prestige-pair', value: 0, vp: by(s.per_prestige_pair.vp) };
      case s.per_resource_pair.number:
        return { kind: 'per', of: 'resource-pair', value: 0, vp: by(s.per_resource_pair.vp) };
      case s.per_landmark.number:
        return { kind: 'per', of: 'landmark', value: 0, vp: s.per_landmark.vp };
      case s.per_franc_at_end.number:
        return { kind: 'per', of: 'franc', value: 0, vp: s.per_franc_at_end.vp };
      case s.types.number:
        return { kind: 'types', vp: Object.entries(s.types.vp).map(([n, vp]) => [Number(n), vp]) };
      case b.moves.own_key:
        return { kind: 'own-key' };
      case b.moves.opponent_key:
        return { kind: 'opponent-key' };
      case b.moves.any_tile:
        return { kind: 'any-tile' };
      case b.moves.back.number:
        return { kind: 'back', spaces: b.moves.back.spaces };
    }
    throw new Error(`bonus tile ${number} has no effect in the components file`);
  }

  /** Kinds named with a tile are kinds of prestige, not of resources. */
  choosesPrestige(effect: Effect): boolean {
    return choice(effect) === 'any prestige' || (effect.kind === 'per' && effect.of === 'prestige-pair');
  }

  endTile(k: number): Effect {
    const tile = this.components.end_tiles.tiles[k - 1];
    if (!tile) throw new Error(`no end tile ${k} in the box`);
    return kept(this.#ends, k, () => given(tile));
  }
}
