// (View, Event) → View, pure: one reducer for live play, reconnection and replay. It keeps the books of what events say;
// what may be done is never decided here. Its equality with the server's view at every step is tested on whole games.

import type { Box } from '../board/box';
import type { DistrictView, Event, SeatView, Token, Tokens, View } from './types';

const NONE: Tokens = { wood: 0, marble: 0, gold: 0, 'bronze prestige': 0, 'silver prestige': 0, 'gold prestige': 0 };

/** The event lacks what its type promises: a server of another version. */
export class EventError extends Error {}

function need<K extends keyof Event>(event: Event, key: K): NonNullable<Event[K]> {
  const value = event[key];
  if (value === undefined || value === null) throw new EventError(`event "${event.type}" without "${key}"`);
  return value as NonNullable<Event[K]>;
}

const without = <T>(list: readonly T[], item: T): T[] => {
  const at = list.indexOf(item);
  return at < 0 ? [...list] : [...list.slice(0, at), ...list.slice(at + 1)];
};
const sorted = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);
const plus = (value: number | null, amount: number): number | null => (value === null ? null : value + amount);

function withSeat(view: View, event: Event, change: (seat: SeatView) => Partial<SeatView>): View {
  const seat = need(event, 'seat');
  return { ...view, seats: view.seats.map((one, index) => (index === seat ? { ...one, ...change(one) } : one)) };
}

function withDistrict(view: View, district: string, change: (district: DistrictView) => Partial<DistrictView>): View {
  return { ...view, districts: view.districts.map((one) => (one.district === district ? { ...one, ...change(one) } : one)) };
}

/** Sums, ranks and what the VP tile would bring now: counted from the keys, as the table shows them. */
function counted(district: DistrictView, players: number, box: Box): DistrictView {
  const sums = new Array<number>(players).fill(0);
  const highest = new Array<number>(players).fill(0);
  for (const place of [...district.sites, ...district.landmarks]) {
    for (const seat of place.keys) {
      sums[seat] = (sums[seat] ?? 0) + place.value;
      highest[seat] = Math.max(highest[seat] ?? 0, place.value);
    }
  }
  const worth = (seat: number): number => (sums[seat] ?? 0) * 100 + (highest[seat] ?? 0);
  const ranks = sums.map((sum, seat) => (sum === 0 ? null : 1 + sums.filter((_, other) => worth(other) > worth(seat)).length));
  const figures = district.vp_tile === null ? [] : box.vpTile(district.vp_tile);
  const most = Math.max(...sums);
  const vp = ranks.map((rank, seat) => {
    if (rank === null || (players === 2 && rank === 2 && (sums[seat] ?? 0) * 2 < most)) return 0;
    return figures[rank - 1] ?? 0;
  });
  return { ...district, sums, ranks, vp };
}

function recount(view: View, district: string, box: Box): View {
  return withDistrict(view, district, (one) => counted(one, view.seats.length, box));
}

/** Adds (by 1) or removes (by -1) one key of a seat at a place of the notation. */
function key(view: View, place: string, seat: number, by: 1 | -1): View {
  const change = (keys: number[]): number[] => (by === 1 ? sorted([...keys, seat]) : without(keys, seat));
  if (place === 'arc') return { ...view, arc: change(view.arc) };
  const [district = '', name = ''] = place.split(':');
  return withDistrict(view, district, (one) => {
    if (name === 'bank') return { bank: change(one.bank) };
    if (one.sites.some((site) => String(site.value) === name)) {
      return { sites: one.sites.map((site) => (String(site.value) === name ? { ...site, keys: change(site.keys) } : site)) };
    }
    return { landmarks: one.landmarks.map((mark) => (mark.landmark === name ? { ...mark, keys: change(mark.keys) } : mark)) };
  });
}

function site(view: View, place: string, change: { building?: string; token?: Token | null }): View {
  const [district = '', value = ''] = place.split(':');
  return withDistrict(view, district, (one) => ({
    sites: one.sites.map((at) => (String(at.value) === value ? { ...at, ...change } : at))
  }));
}

const districtOf = (place: string): string | null => (place === 'arc' ? null : (place.split(':')[0] ?? null));

export function reduce(view: View, event: Event, box: Box): View {
  switch (event.type) {
    case 'drawn': {
      const pile = need(event, 'pile') - 1;
      return {
        ...view,
        piles: view.piles.map((one, index) => (index === pile ? { left: one.left - 1, back: event.back ?? null } : one)),
        drawn: [...view.drawn, `${need(event, 'district')}:${need(event, 'value')}`]
      };
    }
    case 'built':
      return site(view, `${need(event, 'district')}:${need(event, 'value')}`, { building: need(event, 'building') });
    case 'discarded':
      return { ...view, discarded: [...view.discarded, String(need(event, 'tile'))] };
    case 'key_placed': {
      const placed = key(view, need(event, 'place'), need(event, 'seat'), 1);
      return withSeat(placed, event, (seat) => ({ keys: plus(seat.keys, -1), keys_on_board: seat.keys_on_board + 1 }));
    }
    case 'key_moved': {
      const origin = String(need(event, 'origin'));
      const target = String(need(event, 'target'));
      const seat = need(event, 'seat');
      let moved = key(key(view, origin, seat, -1), target, seat, 1);
      for (const district of new Set([districtOf(origin), districtOf(target)])) if (district) moved = recount(moved, district, box);
      return moved;
    }
    case 'landmark_added': {
      const landmark = need(event, 'landmark');
      const { value } = box.landmark(landmark);
      const added = { ...view, landmarks: without(view.landmarks, landmark) };
      return withDistrict(added, need(event, 'district'), (one) => ({
        landmarks: [...one.landmarks, { landmark, value, keys: [] }].sort((a, b) => a.value - b.value)
      }));
    }
    case 'francs':
      return withSeat(view, event, (seat) => ({ francs: plus(seat.francs, need(event, 'amount')) }));
    case 'token': {
      const token = need(event, 'token');
      const amount = need(event, 'amount');
      const after = event.reason === 'taken' ? site(view, need(event, 'place'), { token: null }) : view;
      return withSeat(after, event, (seat) => {
        if (event.loose) return { loose: { ...seat.loose, [token]: seat.loose[token] + amount } };
        return { tokens: seat.tokens && { ...seat.tokens, [token]: seat.tokens[token] + amount } };
      });
    }
    case 'reserve': {
      const token = need(event, 'token') as keyof View['reserve'];
      return { ...view, reserve: { ...view.reserve, [token]: view.reserve[token] + need(event, 'amount') } };
    }
    case 'vp': {
      const source = need(event, 'source');
      const amount = need(event, 'amount');
      return withSeat(view, event, (seat) => ({
        vp: seat.vp + amount,
        sources: { ...seat.sources, [source]: seat.sources[source] + amount }
      }));
    }
    case 'meeple':
      return withSeat(view, event, () => ({ meeple: Number(need(event, 'target')) }));
    case 'bonus_taken': {
      const space = need(event, 'space');
      const number = need(event, 'number');
      const taken = {
        ...view,
        bonus_track: view.bonus_track.map((one) => (one.space === space ? { ...one, left: one.left - 1 } : one))
      };
      return withSeat(taken, event, (seat) => ({
        bonus: seat.bonus && sorted([...seat.bonus, number]),
        bonus_count: seat.bonus_count + 1
      }));
    }
    case 'bonus_used': {
      const number = need(event, 'number');
      return withSeat(view, event, (seat) => ({
        bonus: seat.bonus && without(seat.bonus, number),
        bonus_count: seat.bonus_count - 1,
        used: sorted([...seat.used, number])
      }));
    }
    case 'key_gained':
      return withSeat(view, event, (seat) => ({ keys: plus(seat.keys, 1), reserve_keys: seat.reserve_keys - 1 }));
    case 'vp_tile': {
      const tile = Number(need(event, 'tile'));
      const district = need(event, 'district');
      const placed = withDistrict(view, district, () => ({ vp_tile: tile }));
      return recount({ ...placed, vp_tiles: without(view.vp_tiles, tile) }, district, box);
    }
    case 'looked': {
      const { looks, takes } = view.end_tiles;
      if (!event.tiles) return view;
      const look = { take: takes.length, saw: event.tiles, took: null };
      return { ...view, end_tiles: { ...view.end_tiles, looks: [...looks, look] } };
    }
    case 'end_taken': {
      const seat = need(event, 'seat');
      const tile = event.tile === null || event.tile === undefined ? null : Number(event.tile);
      const { takes, looks } = view.end_tiles;
      const taken = {
        ...view,
        end_tiles: {
          ...view.end_tiles,
          left: need(event, 'left'),
          takes: [...takes, seat],
          looks: tile === null ? looks : looks.map((look) => (look.take === takes.length ? { ...look, took: tile } : look))
        }
      };
      return withSeat(taken, event, (one) => ({
        end_tiles: one.end_tiles && (tile === null ? one.end_tiles : sorted([...one.end_tiles, tile])),
        end_count: one.end_count + 1
      }));
    }
    case 'end_used': {
      const tile = Number(need(event, 'tile'));
      const used = [...view.end_tiles.used, { seat: need(event, 'seat'), tile }];
      return withSeat({ ...view, end_tiles: { ...view.end_tiles, used } }, event, (seat) => ({
        end_tiles: seat.end_tiles && without(seat.end_tiles, tile),
        end_count: seat.end_count - 1
      }));
    }
    case 'loose_lost':
      return withSeat(view, event, () => ({ loose: { ...NONE } }));
    case 'turn_started':
      return { ...view, active: need(event, 'seat'), round: need(event, 'round') };
    case 'last_round':
      return { ...view, last_round: need(event, 'round') };
    case 'game_over':
      return { ...view, active: null, phase: 'over', question: null, ranks: need(event, 'ranks').map((rank) => rank ?? 0) };
    case 'declined':
    case 'passed':
    case 'turn_ended':
    case 'district_scored':
    case 'francs_scored':
      return view; // the books do not change: VP come as `vp` events
    default:
      return unknown(event.type);
  }
}

function unknown(type: never): never {
  throw new EventError(`unknown event "${String(type)}"`);
}

export const fold = (view: View, events: readonly Event[], box: Box): View =>
  events.reduce((before, event) => reduce(before, event, box), view);
