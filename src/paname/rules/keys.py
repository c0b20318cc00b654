"""R4 and R5: the main actions with keys — place one on a bank or the Arc, or move one and buy."""

from typing import Final

from mypy_extensions import i64

from paname.rules import benefits, bits, codes
from paname.rules.codes import FROM_ARC, FROM_BANK, FROM_BUILDING, FROM_LANDMARK, TO_LANDMARK
from paname.rules.lookup import FRANCS, Lookup
from paname.rules.state import AFTER, ActionBuffer, Seat, State

FOURTH_KEY: Final = 4
"""R5.7: the key of a district that brings a VP tile."""


def legal_placements(state: State, out: ActionBuffer) -> None:  # R4.1
    me = state.me
    if not me.keys:
        return
    for district in range(6):
        if not (me.banks >> district) & 1:
            out.add(codes.PLACE + district)
    if not me.arc:
        out.add(codes.PLACE + codes.ARC)


def place(state: State, where: i64) -> None:
    me = state.me
    me.keys -= 1
    if where == codes.ARC:
        me.arc = 1
    else:
        me.banks |= bits.bit(where)
        me.francs += state.lookup.bank[where]  # R4.2
    state.phase = AFTER


def legal_moves(state: State, out: ActionBuffer) -> None:  # R5.1-R5.4
    me = state.me
    lookup = state.lookup
    free = state.built & ~state.occupied
    free_landmarks = ~state.occupied_landmarks
    purse = me.francs if me.francs < FRANCS else FRANCS - 1
    _legal_moves_onto(state, out, purse, free, free_landmarks, codes.WITH_NONE)
    if (me.unused >> lookup.own_key) & 1:  # R9.5
        _legal_moves_onto(state, out, purse, me.sites, me.landmarks, codes.WITH_OWN)
    if (me.unused >> lookup.opponent_key) & 1:
        sites: i64 = 0
        landmarks: i64 = 0
        for seat in range(lookup.players):
            if seat != state.active:
                sites |= state.seats[seat].sites
                landmarks |= state.seats[seat].landmarks
        _legal_moves_onto(state, out, purse, sites, landmarks, codes.WITH_OPPONENT)


def _legal_moves_onto(state: State, out: ActionBuffer, purse: i64, sites: i64, landmarks: i64, tile: i64) -> None:
    """Moves of every key of the active player onto the given building spaces and landmarks."""
    me = state.me
    values = payable_values(state.lookup, me)
    costs = payable_landmarks(state.lookup, me)
    for district in range(6):
        row = 6 * district
        open_sites = (sites >> row) & values
        here = state.district_landmarks(district)
        open_landmarks = here & landmarks & costs
        if tile == codes.WITH_NONE:  # a landmark of the supply is on no key's way
            open_landmarks |= state.supply & state.lookup.above[here] & costs
        if not open_sites | open_landmarks:
            continue
        if (me.banks >> district) & 1:
            _add_moves(state, out, purse, district, FROM_BANK, open_sites, open_landmarks, tile)
        if me.arc:
            _add_moves(state, out, purse, district, FROM_ARC, open_sites, open_landmarks, tile)
        mine = (me.sites >> row) & bits.ROW
        while mine:
            origin = FROM_BUILDING + bits.lowest(mine)
            mine &= mine - 1
            _add_moves(state, out, purse, district, origin, open_sites, open_landmarks, tile)
        if open_landmarks:
            mine = me.landmarks & here
            while mine:
                origin = FROM_LANDMARK + bits.lowest(mine)
                mine &= mine - 1
                _add_moves(state, out, purse, district, origin, 0, open_landmarks, tile)


def _add_moves(
    state: State, out: ActionBuffer, purse: i64, district: i64, origin: i64, sites: i64, landmarks: i64, tile: i64
) -> None:
    first = codes.move(district, origin, 0, tile)
    at = origin * FRANCS + purse
    sites &= state.lookup.reach[at]
    while sites:
        out.add(first + 3 * bits.lowest(sites))
        sites &= sites - 1
    landmarks &= state.lookup.landmark_reach[at]
    while landmarks:
        out.add(first + 3 * (TO_LANDMARK + bits.lowest(landmarks)))
        landmarks &= landmarks - 1


def payable_values(lookup: Lookup, seat: Seat) -> i64:
    """Building values whose resource cost is at hand."""
    mask: i64 = 0
    for value in range(6):
        if has_resources(seat, lookup.site_cost[value]):
            mask |= bits.bit(value)
    return mask


def payable_landmarks(lookup: Lookup, seat: Seat) -> i64:
    mask: i64 = 0
    for landmark in range(8):
        if has_resources(seat, lookup.landmark_cost[landmark]):
            mask |= bits.bit(landmark)
    return mask


def has_resources(seat: Seat, cost: i64) -> bool:
    return (
        seat.at_hand(0) >= bits.get(cost, 0)
        and seat.at_hand(1) >= bits.get(cost, 1)
        and seat.at_hand(2) >= bits.get(cost, 2)
    )


def move(state: State, code: i64) -> None:
    """R5, R9.5. `code` counts from codes.MOVE."""
    lookup = state.lookup
    me = state.me
    district, origin, target, tile = codes.decode_move(code)

    if tile == codes.WITH_OWN:
        state.mark_used(lookup.own_key)
    elif tile == codes.WITH_OPPONENT:
        state.mark_used(lookup.opponent_key)
    fourth_key = is_fourth_key(state, district, origin)
    _leave(state, me, district, origin)
    if from_outside(origin):
        state.district_keys = bits.plus(state.district_keys, district, 1)

    if target < TO_LANDMARK:
        me.francs -= lookup.value[target] - lookup.origin_value[origin]
        pay_resources(state, me, lookup.site_cost[target])
        me.put_on_site(6 * district + target)
        state.occupied |= bits.bit(6 * district + target)
        benefits.buy_building(state, 6 * district + target, fourth_key)
    else:
        landmark = target - TO_LANDMARK
        me.francs -= lookup.landmark_value[landmark] - lookup.origin_value[origin]
        pay_resources(state, me, lookup.landmark_cost[landmark])
        me.put_on_landmark(landmark)
        state.occupied_landmarks |= bits.bit(landmark)
        if (state.supply >> landmark) & 1:  # R5.3
            state.supply ^= bits.bit(landmark)
            state.landmarks |= bits.bit(8 * district + landmark)
        benefits.buy_landmark(state, landmark, fourth_key)


def from_outside(origin: i64) -> bool:
    """Banks and the Arc are no buildings: a key from there is one more in the district."""
    return origin in (FROM_BANK, FROM_ARC)


def is_fourth_key(state: State, district: i64, origin: i64) -> bool:
    """R5.7: a move from there would raise the keys on the district's buildings and landmarks from three to four."""
    return from_outside(origin) and bits.get(state.district_keys, district) + 1 == FOURTH_KEY


def _leave(state: State, me: Seat, district: i64, origin: i64) -> None:
    """R5.1: the place left is free at once."""
    if origin == FROM_BANK:
        me.banks ^= bits.bit(district)
    elif origin == FROM_ARC:
        me.arc = 0
    elif origin < FROM_LANDMARK:
        me.leave_site(6 * district + origin - FROM_BUILDING)
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


def pay_resources(state: State, me: Seat, cost: i64) -> None:
    """R5.5: real tokens go to the general reserve."""
    if not cost:
        return
    for kind in range(3):
        need = bits.get(cost, kind)
        while need:
            if me.spend_token(kind):
                state.reserve = bits.plus(state.reserve, kind, 1)
            need -= 1
