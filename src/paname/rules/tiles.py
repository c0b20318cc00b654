"""R9: activating bonus and end tiles. A tile is its number - 1, or FIRST_END + end tile."""

from mypy_extensions import i64

from paname.rules import bits, codes, effects, track
from paname.rules.state import PAIR, ActionBuffer, Seat, State


def legal_uses(state: State, out: ActionBuffer) -> None:
    me = state.me
    unused = me.unused
    if unused:
        simple = unused & state.lookup.simple
        while simple:
            out.add(codes.use(bits.lowest(simple), 0))
            simple &= simple - 1
        unused &= ~state.lookup.simple
        while unused:
            _legal_use(state, out, bits.lowest(unused))
            unused &= unused - 1
    ends = me.end_tiles
    while ends:
        _legal_use(state, out, codes.FIRST_END + bits.lowest(ends))
        ends &= ends - 1


def _legal_use(state: State, out: ActionBuffer, tile: i64) -> None:
    me = state.me
    effect = state.lookup.effect[tile]
    if effect == effects.GAIN or effect == effects.TOKENS:
        out.add(codes.use(tile, 0))
    elif effect == effects.ONE_OF:
        for choice in range(1, 4):
            out.add(codes.use(tile, choice))
    elif effect == effects.TWO_OF:
        for choice in range(4, codes.CHOICES):
            out.add(codes.use(tile, choice))
    elif effect == effects.KEY:
        if me.reserve_keys and me.francs >= state.lookup.key_price[tile]:
            out.add(codes.use(tile, 0))
    elif effect == effects.PAIRS:
        for kind in range(3):
            if bits.get(me.tokens, state.lookup.pair_family[tile] + kind) >= 2:
                out.add(codes.use(tile, 1 + kind))
    elif effect == effects.FETCH_ANY:
        _add_spaces(out, codes.FETCH, track.takeable(state))
    elif effect == effects.GO_BACK:
        _add_spaces(out, codes.BACK, track.within_reach_back(state))


def _add_spaces(out: ActionBuffer, first: i64, spaces: i64) -> None:
    while spaces:
        out.add(first + bits.lowest(spaces))
        spaces &= spaces - 1


def use(state: State, tile: i64, choice: i64) -> None:
    """R9.3: the effect happens at once, in full, and the tile is used."""
    me = state.me
    rules = state.lookup
    effect = rules.effect[tile]
    state.mark_used(tile)
    if effect == effects.GAIN:
        me.francs += rules.gain_francs[tile]
        _gain_vp(me, tile, rules.gain_vp[tile])
    elif effect == effects.TOKENS:
        me.loose = bits.plus(me.loose, rules.kind[tile], rules.amount[tile])
    elif effect == effects.ONE_OF or effect == effects.TWO_OF:
        me.loose = bits.plus(me.loose, rules.kind[tile] + codes.first_kind(choice), 1)
        if effect == effects.TWO_OF:
            me.loose = bits.plus(me.loose, rules.kind[tile] + codes.second_kind(choice), 1)
    elif effect == effects.KEY:
        me.francs -= rules.key_price[tile]
        me.reserve_keys -= 1
        me.keys += 1
    elif effect == effects.PAIRS:
        _use_pairs(state, tile, rules.pair_family[tile] + choice - 1)
    else:
        _gain_vp(me, tile, worth(state, tile))


def _gain_vp(me: Seat, tile: i64, vp: i64) -> None:
    if tile >= codes.FIRST_END:
        me.vp_end_tile += vp
    else:
        me.vp_bonus += vp


def worth(state: State, tile: i64) -> i64:
    """VP of a scoring tile for the active player now (the tile itself already used)."""
    me = state.me
    rules = state.lookup
    effect = rules.effect[tile]
    if effect == effects.PER_BUILDING:
        return rules.gain_vp[tile] * owned_of_value(me, rules.value_index[tile])
    if effect == effects.PER_UNUSED:
        return rules.tile_vp[tile] * bits.count(me.unused)
    if effect == effects.PER_LANDMARK:
        return rules.gain_vp[tile] * owned_landmarks(me)
    if effect == effects.TYPES:
        return rules.types_vp[owned_types(state)]
    return 0


def owned_of_value(seat: Seat, value: i64) -> i64:
    """R9.6: a place with two keys counts twice."""
    mask = bits.shl(bits.ROWS, value)
    return bits.count(seat.sites & mask) + bits.count(seat.sites2 & mask) + bits.count(seat.sites3 & mask)


def owned_landmarks(seat: Seat) -> i64:
    return bits.count(seat.landmarks) + bits.count(seat.landmarks2) + bits.count(seat.landmarks3)


def owned_types(state: State) -> i64:
    """Different types the active player owns; all landmarks are one."""
    me = state.me
    types: i64 = 1 if me.landmarks else 0
    for kind in range(6):
        if me.sites & state.sites_of_type(kind):
            types += 1
    return types


# Tiles 23 and 24: pairs


def _use_pairs(state: State, tile: i64, kind: i64) -> None:
    state.phase_after_pairs = state.phase
    state.phase = PAIR
    state.pair_tile = tile
    give_pair(state, kind)


def legal_pairs(state: State, out: ActionBuffer) -> None:
    family = state.lookup.pair_family[state.pair_tile]
    for kind in range(family, family + 3):
        if bits.get(state.me.tokens, kind) >= 2:
            out.add(codes.PAIR + kind)
    out.add(codes.NO_PAIR)


def give_pair(state: State, kind: i64) -> None:
    """R9.3, 23 / 24: resources go to the reserve, prestige leaves the game."""
    me = state.me
    if kind < codes.NO_PAIR - codes.PAIR:
        me.tokens = bits.plus(me.tokens, kind, -2)
        me.vp_bonus += state.lookup.tile_vp[state.pair_tile]
        if kind < 3:
            state.reserve = bits.plus(state.reserve, kind, 2)
        family = state.lookup.pair_family[state.pair_tile]
        for other in range(family, family + 3):
            if bits.get(me.tokens, other) >= 2:
                return
    state.phase = state.phase_after_pairs
