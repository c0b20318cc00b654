// (View, Event) → View, pure: one reducer for live play, reconnection and replay. It keeps the books of what events say;
// what may be done is never decided here. Its equality with the server's view at every step is tested on whole games.

import type { Box } from '../board/box';
import { parsePlace, siteOf, type Place } from './notation';
import type { DistrictView, Event, SeatView, Source, Token, Tokens, View } from './types';

const NONE: Tokens = { wood: 0, marble: 0, gold: 0, 'bronze prestige': 0, 'silver prestige': 0, 'gold prestige': 0 };

/** The event lacks what its type promises: a server of another version. */
export class EventError extends Error {}

function need<E extends Event, K extends keyof E & string>(event: E, key: K): NonNullable<E[K]> {
  const value = event[key];
  if (value === undefined || value === null) throw new EventError(`event "${event.type}" without "${key}"`);
  return value;
}

const without = <T>(list: readonly T[], item: T): T[] => {
  const at = list.indexOf(item);
  return at < 0 ? [...list] : [...list.slice(0, at), ...list.slice(at + 1)];
};
const sorted = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);
const plus = (value: number | null, amount: number): number | null => (value === null ? null : value + amount);

function withSeat(view: View, event: Extract<Event, { seat: number }>, change: (seat: SeatView) => Partial<SeatView>): View {
  const seat = need(event, 'seat');
  return { ...view, seats: view.seats.map((one, index) => (index === seat ? { ...one, ...change(one) } : one)) };
}

function withDistrict(view: View, district: string, change: (district: DistrictView) => Partial<DistrictView>): View {
  return { ...view, districts: view.districts.map((one) => (one.district === district ? { ...one, ...change(one) } : one)) };
}

/** Adds (by 1) or removes (by -1) one key of a seat at a place of the notation. */
function key(view: View, place: Place, seat: number, by: 1 | -1): View {
  const change = (keys: number[]): number[] => (by === 1 ? sorted([...keys, seat]) : without(keys, seat));
  const at = parsePlace(place);
  if (at.kind === 'arc') return { ...view, arc: change(view.arc) };
  return withDistrict(view, at.district, (one) => {
    if (at.kind === 'bank') return { bank: change(one.bank) };
    if (at.kind === 'site') return { sites: one.sites.map((site) => (site.value === at.value ? { ...site, keys: change(site.keys) } : site)) };
    return { landmarks: one.landmarks.map((mark) => (mark.landmark === at.landmark ? { ...mark, keys: change(mark.keys) } : mark)) };
  });
}

function site(view: View, place: Place, change: { building?: string; token?: Token | null }): View {
  const at = parsePlace(place);
  if (at.kind !== 'site') throw new EventError(`"${place}" is no building space`);
  return withDistrict(view, at.district, (one) => ({ sites: one.sites.map((own) => (own.value === at.value ? { ...own, ...change } : own)) }));
}

/** Tiles in the order of districts and values. */
function inOrder(view: View, tiles: readonly string[]): string[] {
  const order = view.districts.flatMap((one) => one.sites.map((at): string => siteOf(one.district, at.value)));
  return [...tiles].sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

const scored = (seat: SeatView, source: Source, amount: number): Partial<SeatView> => ({
  vp: seat.vp + amount,
  sources: { ...seat.sources, [source]: seat.sources[source] + amount },
});

export function reduce(view: View, event: Event, box: Box): View {
  switch (event.type) {
    case 'drawn': {
      const pile = need(event, 'pile') - 1;
      return {
        ...view,
        piles: view.piles.map((one, index) => (index === pile ? { left: one.left - 1, back: event.back ?? null } : one)),
        end_tiles: { ...view.end_tiles, open: need(event, 'last') },
        drawn: inOrder(view, [...view.drawn, siteOf(need(event, 'district'), need(event, 'value'))]),
      };
    }
    case 'built':
      return site(view, siteOf(need(event, 'district'), need(event, 'value')), { building: need(event, 'building') });
    case 'discarded':
      return { ...view, discarded: inOrder(view, [...view.discarded, need(event, 'tile')]) };
    case 'key_placed': {
      const placed = key(view, need(event, 'place') as Place, need(event, 'seat'), 1);
      return withSeat(placed, event, (seat) => ({ keys: plus(seat.keys, -1), keys_on_board: seat.keys_on_board + 1 }));
    }
    case 'key_moved': {
      const seat = need(event, 'seat');
      return key(key(view, need(event, 'origin') as Place, seat, -1), need(event, 'target') as Place, seat, 1);
    }
    case 'landmark_added': {
      const landmark = need(event, 'landmark');
      const { value } = box.landmark(landmark);
      const added = { ...view, landmarks: without(view.landmarks, landmark) };
      return withDistrict(added, need(event, 'district'), (one) => ({
        landmarks: [...one.landmarks, { landmark, value, keys: [] }].sort((a, b) => a.value - b.value),
      }));
    }
    case 'francs':
      return withSeat(view, event, (seat) => ({ francs: plus(seat.francs, need(event, 'amount')) }));
    case 'token': {
      const token = need(event, 'token');
      const amount = need(event, 'amount');
      const after = event.reason === 'taken' ? site(view, need(event, 'place') as Place, { token: null }) : view;
      return withSeat(after, event, (seat) => {
        if (event.loose) return { loose: { ...seat.loose, [token]: seat.loose[token] + amount } };
        return { tokens: seat.tokens && { ...seat.tokens, [token]: seat.tokens[token] + amount } };
      });
    }
    case 'reserve': {
      const token = need(event, 'token');
      return { ...view, reserve: { ...view.reserve, [token]: view.reserve[token] + need(event, 'amount') } };
    }
    case 'vp': {
      const source = need(event, 'source');
      return withSeat(view, event, (seat) => scored(seat, source, need(event, 'amount')));
    }
    case 'meeple':
      return withSeat(view, event, () => ({ meeple: need(event, 'target') }));
    case 'bonus_taken': {
      const space = need(event, 'space');
      const number = need(event, 'number');
      const taken = {
        ...view,
        bonus_track: view.bonus_track.map((one) => (one.space === space ? { ...one, left: one.left - 1 } : one)),
      };
      return withSeat(taken, event, (seat) => ({
        bonus: seat.bonus && sorted([...seat.bonus, number]),
        bonus_count: seat.bonus_count + 1,
      }));
    }
    case 'bonus_used': {
      const number = need(event, 'number');
      return withSeat(view, event, (seat) => ({
        bonus: seat.bonus && without(seat.bonus, number),
        bonus_count: seat.bonus_count - 1,
        used: sorted([...seat.used, number]),
      }));
    }
    case 'key_gained':
      return withSeat(view, event, (seat) => ({
        keys: plus(seat.keys, 1),
        keys_in_play: seat.keys_in_play + 1,
        reserve_keys: seat.reserve_keys - 1,
      }));
    case 'vp_tile': {
      const tile = need(event, 'tile');
      const district = need(event, 'district');
      const placed = withDistrict(view, district, () => ({ vp_tile: tile }));
      return { ...placed, vp_tiles: without(view.vp_tiles, tile) };
    }
    case 'looked': {
      const { looks, takes } = view.end_tiles;
      if (!event.tiles) return view;
      const look = { take: takes.length, saw: event.tiles, took: null };
      return { ...view, end_tiles: { ...view.end_tiles, looks: [...looks, look] } };
    }
    case 'end_taken': {
      const seat = need(event, 'seat');
      const { tile } = event;
      const { takes, looks } = view.end_tiles;
      const taken = {
        ...view,
        end_tiles: {
          ...view.end_tiles,
          left: need(event, 'left'),
          takes: [...takes, seat],
          looks: tile === null ? looks : looks.map((look) => (look.take === takes.length ? { ...look, took: tile } : look)),
        },
      };
      return withSeat(taken, event, (one) => ({
        end_tiles: one.end_tiles && (tile === null ? one.end_tiles : sorted([...one.end_tiles, tile])),
        end_count: one.end_count + 1,
      }));
    }
    case 'end_used': {
      const tile = need(event, 'tile');
      const used = [...view.end_tiles.used, { seat: need(event, 'seat'), tile, after: view.end_tiles.takes.length }];
      return withSeat({ ...view, end_tiles: { ...view.end_tiles, used } }, event, (seat) => ({
        end_tiles: seat.end_tiles && without(seat.end_tiles, tile),
        end_count: seat.end_count - 1,
      }));
    }
    case 'loose_lost':
      return withSeat(view, event, () => ({ loose: { ...NONE } }));
    case 'turn_started':
      return { ...view, active: need(event, 'seat'), round: need(event, 'round') };
    case 'last_round':
      return { ...view, last_round: need(event, 'round') };
    case 'francs_scored':
      return withSeat(view, event, (seat) => scored(seat, 'francs', need(event, 'amount')));
    case 'district_scored': {
      const vp = need(event, 'vp');
      return { ...view, seats: view.seats.map((seat, index) => ({ ...seat, ...scored(seat, 'district', vp[index] ?? 0) })) };
    }
    case 'game_over':
      return { ...view, ranks: need(event, 'ranks').map((rank) => rank ?? 0) };
    case 'revealed':
      return withSeat(view, event, () => ({
        keys: need(event, 'keys'),
        francs: need(event, 'francs'),
        tokens: need(event, 'held'),
        bonus: need(event, 'bonus'),
        scoring: need(event, 'scoring'),
        end_tiles: need(event, 'end_tiles'),
      }));
    case 'scoring':
      return withSeat(view, event, (seat) => ({ scoring: seat.scoring && need(event, 'scoring') }));
    case 'standing':
      return withDistrict(view, need(event, 'district'), () => ({
        sums: need(event, 'sums'),
        ranks: need(event, 'ranks'),
        vp: need(event, 'vp'),
      }));
    case 'now':
      return {
        ...view,
        phase: need(event, 'phase'),
        active: event.active ?? null,
        question: event.asked ?? null,
        purchase: event.purchase ?? null,
        resume: event.resume ?? null,
      };
    case 'declined':
    case 'passed':
    case 'turn_ended':
      return view; // only told: the books do not change
    default:
      return unknown(event);
  }
}

function unknown(event: never): never {
  throw new EventError(`unknown event "${(event as Event).type}"`);
}

export const fold = (view: View, events: readonly Event[], box: Box): View => events.reduce((before, event) => reduce(before, event, box), view);
