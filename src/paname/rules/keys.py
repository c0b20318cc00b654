"""R4 and R5: the main actions with keys — place one on a bank or the Arc, or move one and buy."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paname.box.model import DISTRICTS, RESOURCE_KINDS, VALUES
from paname.rules import benefits, bits, codes, listing, price
from paname.rules.codes import FROM_ARC, FROM_BANK, FROM_BUILDING, FROM_LANDMARK, TO_LANDMARK
from paname.rules.lookup import COUNTS, FRANCS, Lookup
from paname.rules.state import PHASE_AFTER, Seat, State

PLACES: Final = 0b1_111111
"""The Arc and the six banks, as the codes of PLACE count them."""
FOURTH_KEY: Final = 4
"""R5.7: the key of a district that brings a VP tile."""


def legal_placements(me: Seat, items: vec[i64], size: i64) -> i64:  # R4.1
    if not me.keys:
        return size
    taken = me.banks | bits.shl(me.arc, codes.ARC)
    return listing.each(items, size, codes.PLACE, ~taken & PLACES)


def place(state: State, where: i64) -> None:
    me = state.me
    me.keys -= 1
    if where == codes.ARC:
        me.arc = 1
    else:
        me.banks |= bits.bit(where)
        me.francs += state.lookup.bank[where]  # R4.2
    state.phase = PHASE_AFTER


def legal_moves(state: State, me: Seat, francs: i64, tokens: i64, items: vec[i64], size: i64) -> i64:  # R5.1-R5.4
    """The moves of a player who has so many francs and tokens to pay with."""
    payable = _payable_targets(state.lookup, tokens)
    if francs >= FRANCS:
        francs = FRANCS - 1
    size = _legal_moves_with(state, me, francs, payable, items, size, codes.WITH_NONE)
    if (me.unused >> state.lookup.own_key) & 1:  # R9.5
        size = _legal_moves_with(state, me, francs, payable, items, size, codes.WITH_OWN)
    if (me.unused >> state.lookup.opponent_key) & 1:
        size = _legal_moves_with(state, me, francs, payable, items, size, codes.WITH_OPPONENT)
    return size


def destinations(state: State, me: Seat, tile: i64) -> tuple[i64, i64]:
    """Buildings and landmarks that a tile lets a key go to: unoccupied ones (R5.1), one's own, an opponent's (R9.5)."""
    if tile == codes.WITH_NONE:
        return state.built & ~state.occupied, ~state.occupied_landmarks
    if tile == codes.WITH_OWN:
        return me.sites, me.landmarks
    sites: i64 = 0
    landmarks: i64 = 0
    for seat in range(state.lookup.players):
        if seat != state.active:
            sites |= state.seats[seat].sites
            landmarks |= state.seats[seat].landmarks
    return sites, landmarks


def _legal_moves_with(state: State, me: Seat, purse: i64, payable: i64, items: vec[i64], size: i64, tile: i64) -> i64:
    """Moves of every key of the active player with a tile, or without one."""
    lookup = state.lookup
    reach = lookup.reach
    origin_code = lookup.origin_code
    sites, landmarks = destinations(state, me, tile)
    supply = state.supply
    if tile != codes.WITH_NONE:  # nobody stands on a landmark of the supply
        supply = 0
    for district in range(DISTRICTS):
        here = state.district_landmarks(district)
        added = supply & lookup.above[here]  # R5.3
        targets = payable & (bits.row(sites, district) | (here & landmarks | added) << codes.TO_LANDMARK)
        origins = origins_in(me, district, here) * i64(targets != 0)
        while origins:
            origin = bits.lowest(origins)
            origins &= origins - 1
            reached = targets & i64(reach[origin * FRANCS + purse])
            first = codes.move(district, origin_code[origin], 0, tile)
            size = _write_moves(items, size, first, reached)
    return size


def origins_in(me: Seat, district: i64, landmarks: i64) -> i64:
    """Where a player's keys could start, as a mask in the order of legal lists: bank, Arc, buildings, landmarks."""
    return (
        (me.banks >> district) & 1
        | me.arc << 1
        | bits.row(me.sites, district) << 2
        | (me.landmarks & landmarks) << (2 + VALUES)
    )


def _write_moves(items: vec[i64], size: i64, first: i64, targets: i64) -> i64:
    """Two targets are written without asking whether there are so many: the next move overwrites them."""
    items[size] = first + codes.WITHS * bits.lowest(targets)
    size += i64(targets != 0)
    targets &= targets - 1
    items[size] = first + codes.WITHS * bits.lowest(targets)
    size += i64(targets != 0)
    targets &= targets - 1
    while targets:
        items[size] = first + codes.WITHS * bits.lowest(targets)
        targets &= targets - 1
        size += 1
    return size


def _payable_targets(lookup: Lookup, at_hand: i64) -> i64:
    """Targets whose resource cost so many tokens pay."""
    payable = lookup.payable
    return (
        payable[bits.get(at_hand, 0)]
        & payable[COUNTS + bits.get(at_hand, 1)]
        & payable[2 * COUNTS + bits.get(at_hand, 2)]
    )


def move(state: State, code: i64) -> None:
    """R5, R9.5. `code` counts from codes.MOVE."""
    lookup = state.lookup
    me = state.me
    district, origin, target, tile = codes.decode_move(code)
    if tile == codes.WITH_OWN:
        me.mark_used(lookup.own_key)
    elif tile == codes.WITH_OPPONENT:
        me.mark_used(lookup.opponent_key)
    vp_tile = brings_vp_tile(state, district, origin)
    _leave(state, me, district, origin)
    if from_outside(origin):
        state.district_keys = bits.plus(state.district_keys, district, 1)
    me.francs -= price.between(lookup, origin, target)
    _pay_resources(state, me, lookup.target_cost[target])
    if target < TO_LANDMARK:
        site = VALUES * district + target
        me.put_on_site(site)
        state.occupied |= bits.bit(site)
        benefits.buy_building(state, site, vp_tile)
    else:
        landmark = target - TO_LANDMARK
        me.put_on_landmark(landmark)
        state.occupied_landmarks |= bits.bit(landmark)
        if (state.supply >> landmark) & 1:  # R5.3
            state.supply ^= bits.bit(landmark)
            state.landmarks = bits.plus(state.landmarks, district, bits.bit(landmark))
        benefits.buy_landmark(state, landmark, vp_tile)


def from_outside(origin: i64) -> bool:
    """Banks and the Arc are no buildings: a key from there is one more in the district."""
    return origin in (FROM_BANK, FROM_ARC)


def brings_vp_tile(state: State, district: i64, origin: i64) -> bool:
    """R5.7: a move from there would raise the keys on the district's buildings and landmarks from three to four, and a
    tile is left; so is an empty spot then: six of each."""
    fourth_key = from_outside(origin) and bits.get(state.district_keys, district) + 1 == FOURTH_KEY
    return fourth_key and state.vp_supply != 0


def _leave(state: State, me: Seat, district: i64, origin: i64) -> None:
    """R5.1: the place left is free at once."""
    if origin == FROM_BANK:
        me.banks ^= bits.bit(district)
    elif origin == FROM_ARC:
        me.arc = 0
    elif origin < FROM_LANDMARK:
        me.leave_site(VALUES * district + origin - FROM_BUILDING)
        occupied: i64 = 0
        for seat in range(state.lookup.players):
            occupied |= state.seats[seat].sites
        state.occupied = occupied
    else:
        me.leave_landmark(origin - FROM_LANDMARK)
        landmarks: i64 = 0
        for seat in range(state.lookup.players):
            landmarks |= state.seats[seat].landmarks
        state.occupied_landmarks = landmarks


def _pay_resources(state: State, me: Seat, cost: i64) -> None:
    """R5.5: real tokens go to the general reserve."""
    if not cost:
        return
    for kind in range(RESOURCE_KINDS):
        need = bits.get(cost, kind)
        while need:
            state.reserve = bits.plus(state.reserve, kind, me.spend_token(kind))
            need -= 1
