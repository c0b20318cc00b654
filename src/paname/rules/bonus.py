"""R8 and R9: the bonus track, and activating bonus and end tiles."""

from mypy_extensions import i64

from paname.rules import bits, codes, effects
from paname.rules.state import PAIR, ActionBuffer, Seat, State

# The track, R8


def takeable(state: State) -> i64:
    """R8.2: spaces with a tile whose number the active player does not own."""
    return state.stock & ~state.me.owned_spaces


def ahead(state: State) -> i64:
    """R8.1: takeable spaces ahead of the meeple."""
    return (takeable(state) >> state.me.meeple) << state.me.meeple


def within_reach_back(state: State) -> i64:
    """Tile 25: takeable spaces up to five behind the meeple."""
    meeple = state.me.meeple
    if not meeple:
        return 0
    behind = takeable(state) & (bits.bit(meeple - 1) - 1)
    furthest = meeple - 1 - state.lookup.back_spaces
    return (behind >> furthest) << furthest if furthest > 0 else behind


def take(state: State, space: i64) -> None:
    """Take the top tile of a space (counted from 0)."""
    here = bits.bit(space)
    if state.stock3 & here:
        state.stock3 ^= here
    elif state.stock2 & here:
        state.stock2 ^= here
    else:
        state.stock ^= here
    me = state.me
    me.owned_spaces |= here
    me.unused |= bits.bit(state.track[space])


# Activating tiles, R9. A tile is its number - 1, or 30 + end tile.


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
        if me.reserve_keys and me.francs >= state.lookup.gain_francs[tile]:
            out.add(codes.use(tile, 0))
    elif effect == effects.PAIRS:
        for kind in range(3):
            if bits.get(me.tokens, state.lookup.of_value[tile] + kind) >= 2:
                out.add(codes.use(tile, 1 + kind))
    elif effect == effects.FETCH_ANY:
        _add_spaces(out, codes.FETCH, takeable(state))
    elif effect == effects.GO_BACK:
        _add_spaces(out, codes.BACK, within_reach_back(state))


def _add_spaces(out: ActionBuffer, first: i64, spaces: i64) -> None:
    while spaces:
        out.add(first + bits.lowest(spaces))
        spaces &= spaces - 1


def use(state: State, tile: i64, choice: i64) -> None:
    """R9.3: the effect happens at once, in full, and the tile is used."""
    me = state.me
    rules = state.lookup
    effect = rules.effect[tile]
    _mark_used(state, tile)
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
        me.francs -= rules.gain_francs[tile]
        me.reserve_keys -= 1
        me.keys += 1
    elif effect == effects.PAIRS:
        _use_pairs(state, tile, rules.of_value[tile] + choice - 1)
    else:
        _gain_vp(me, tile, worth(state, tile))


def _mark_used(state: State, tile: i64) -> None:
    me = state.me
    if tile >= codes.FIRST_END:
        me.end_tiles ^= bits.bit(tile - codes.FIRST_END)
        state.end_used |= bits.shl(tile - codes.FIRST_END, 4 * state.end_uses)
        state.end_used_after |= bits.shl(state.end_takes, 4 * state.end_uses)
        state.end_uses += 1
    else:
        me.unused ^= bits.bit(tile)
        me.used |= bits.bit(tile)


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
        return rules.gain_vp[tile] * owned_of_value(me, rules.of_value[tile])
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


def fetch(state: State, space: i64) -> None:
    """Tile 17: any available tile of the track; the meeple stays."""
    _use_role(state, effects.FETCH_ANY)
    take(state, space)


def go_back(state: State, space: i64) -> None:
    """Tile 25: the meeple goes back and takes the tile there."""
    _use_role(state, effects.GO_BACK)
    state.me.meeple = space + 1
    take(state, space)


def _use_role(state: State, effect: i64) -> None:
    tiles = state.me.unused
    while state.lookup.effect[bits.lowest(tiles)] != effect:
        tiles &= tiles - 1
    _mark_used(state, bits.lowest(tiles))


# Tiles 23 and 24: pairs


def _use_pairs(state: State, tile: i64, kind: i64) -> None:
    state.phase_after_pairs = state.phase
    state.phase = PAIR
    state.pair_tile = tile
    give_pair(state, kind)


def legal_pairs(state: State, out: ActionBuffer) -> None:
    family = state.lookup.of_value[state.pair_tile]
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
        family = state.lookup.of_value[state.pair_tile]
        for other in range(family, family + 3):
            if bits.get(me.tokens, other) >= 2:
                return
    state.phase = state.phase_after_pairs
