// A position to draw the box by: the board with every building on it and nobody playing.

import { Box, slug, type Components } from '../board/box';
import type { Token, View } from '../client/types';
import { PLAYERS, USUAL_PILES } from '../figures';

/** the most: every tile is there then */
const PLAYING = Math.max(...PLAYERS);
const NOTHING = { 'bronze prestige': 0, gold: 0, 'gold prestige': 0, marble: 0, 'silver prestige': 0, wood: 0 };

export function scene(c: Components): View {
  const box = new Box(c);
  const values = Object.keys(c.building_values);
  const last = Math.max(...Object.values(c.bonus.zones).map(([, end]) => end));
  return {
    active: null,
    arc: [],
    bonus_track: Array.from({ length: last }, (_, i) => ({ space: i + 1, number: i + 1, left: box.copies(i + 1, PLAYING) })),
    discarded: [],
    districts: Object.keys(c.districts).map((name) => ({
      bank: [],
      district: slug(name),
      landmarks: [],
      ranks: [],
      sites: values.map((value) => ({
        building: Object.entries(c.buildings[name] ?? {}).find(([, v]) => v === Number(value))?.[0] ?? null,
        keys: [],
        token: c.tokens.spaces?.[`${slug(name)}:${value}`] ?? (c.tokens[value] as Token),
        value: Number(value),
      })),
      sums: [],
      vp: [],
      vp_tile: null,
    })),
    drawn: [],
    end_tiles: { left: c.end_tiles.tiles.length, open: false, looks: [], takes: [], used: [] },
    landmarks: c.landmarks.map(({ name }) => slug(name)),
    last_round: null,
    options: { free_districts: false, piles: USUAL_PILES, players: PLAYING, random_bonus_track: false, random_tokens: false },
    phase: 'draw',
    piles: [],
    purchase: null,
    question: null,
    ranks: null,
    reserve: { gold: 0, marble: 0, wood: 0 },
    resume: null,
    round: 1,
    screens: 'open',
    seats: Array.from({ length: PLAYING }, () => ({
      bonus: [],
      bonus_count: 0,
      end_count: 0,
      end_tiles: [],
      francs: 0,
      keys: 0,
      keys_in_play: 0,
      keys_on_board: 0,
      loose: { ...NOTHING },
      meeple: 0,
      reserve_keys: 0,
      scoring: {},
      sources: { bonus: 0, building: 0, district: 0, end_tile: 0, francs: 0, prestige: 0 },
      tokens: { ...NOTHING },
      used: [],
      vp: 0,
    })),
    viewer: null,
    vp_tiles: [...box.vpNames],
  };
}

/** Whether what was kept in the browser can be drawn at all; what the figures may be, the server says. */
export function drawable(c: Components): boolean {
  try {
    const view = scene(c);
    const box = new Box(c);
    for (const { number } of view.bonus_track) box.bonus(number, PLAYING);
    return c.end_tiles.tiles.every((_, i) => box.endTile(i + 1)) && view.districts.length === c.vp_tiles.tiles.length;
  } catch {
    return false;
  }
}
