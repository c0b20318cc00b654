"""R9: activating bonus and end tiles. A tile is its number - 1, or FIRST_END + end tile."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paname.box.model import RESOURCE_KINDS
from paname.rules import bits, codes, effects, end_tiles, listing, ownership, scoring, shown, track
from paname.rules.state import PHASE_DRAW, PHASE_PAIR, Seat, State

PAIR_SIZE: Final = 2


def legal_uses(state: State, me: Seat, items: vec[i64], size: i64) -> i64:
    simple = me.unused & state.lookup.simple
    while simple:
        size = listing.one(items, size, codes.use(bits.lowest(simple), 0))
        simple &= simple - 1
    others = me.unused & state.lookup.conditional
    while others:
        size = legal_use(state, me, items, size, bits.lowest(others))
        others &= others - 1
    ends = me.end_tiles
    while ends:
        size = legal_use(state, me, items, size, codes.FIRST_END + bits.lowest(ends))
        ends &= ends - 1
    return size


def legal_use(state: State, me: Seat, items: vec[i64], size: i64, tile: i64) -> i64:
    effect = state.lookup.effect[tile]
    if effect == effects.GAIN:
        size = listing.one(items, size, codes.use(tile, 0))
    elif effect == effects.ONE_OF:
        size = listing.each(items, size, codes.use(tile, 0), codes.ONE_KIND)
    elif effect == effects.TWO_OF:
        size = listing.each(items, size, codes.use(tile, 0), codes.TWO_KINDS)
    elif effect == effects.KEY:
        if can_take_key(state, tile):
            size = listing.one(items, size, codes.use(tile, 0))
    elif effect == effects.PAIRS:
        for kind in range(RESOURCE_KINDS):
            if has_pair(me, state.lookup.pair_family[tile] + kind):
                size = listing.one(items, size, codes.use(tile, 1 + kind))
    elif effect == effects.FETCH_ANY:
        size = listing.each(items, size, codes.FETCH, track.takeable(state, me))
    elif effect == effects.GO_BACK:
        size = listing.each(items, size, codes.BACK, track.within_reach_back(state, me))
    return size


def use(state: State, tile: i64, choice: i64) -> None:
    """R9.3: the effect happens at once, in full, and the tile is used."""
    me = state.me
    lookup = state.lookup
    effect = lookup.effect[tile]
    _mark_used(state, tile)
    if shown.gives(lookup, tile):
        me.francs += lookup.gain_francs[tile]
        me.loose += lookup.gain_tokens[tile]
        _gain_vp(me, tile, lookup.gain_vp[tile])
        if effect != effects.GAIN:
            me.loose = bits.plus(me.loose, lookup.kind[tile] + codes.first_kind(choice), 1)
        if effect == effects.TWO_OF:
            me.loose = bits.plus(me.loose, lookup.kind[tile] + codes.second_kind(choice), 1)
    elif effect == effects.KEY:
        me.francs -= lookup.key_price[tile]
        me.reserve_keys -= 1
        me.keys += 1
    elif effect == effects.PAIRS:
        _use_pairs(state, tile, lookup.pair_family[tile] + choice - 1)
    else:
        _gain_vp(me, tile, scoring_vp(state, me, tile))


def _mark_used(state: State, tile: i64) -> None:
    if tile < codes.FIRST_END:
        state.me.mark_used(tile)
    else:
        end_tiles.put_away(state, state.active, tile - codes.FIRST_END, state.end_takes)


def _gain_vp(me: Seat, tile: i64, vp: i64) -> None:
    if tile >= codes.FIRST_END:
        me.vp_end_tile += vp
    else:
        me.vp_bonus += vp


def scoring_vp(state: State, seat: Seat, tile: i64) -> i64:
    """VP that a scoring tile of a seat brings now; of tiles 23 and 24 with all pairs there are."""
    lookup = state.lookup
    effect = lookup.effect[tile]
    if effect == effects.PER_BUILDING:
        return lookup.gain_vp[tile] * bits.get(ownership.buildings(seat), lookup.value_index[tile])
    if effect == effects.PER_UNUSED:
        return lookup.tile_vp[tile] * bits.count(seat.unused & ~bits.bit(tile))  # the others
    if effect == effects.PER_LANDMARK:
        return lookup.gain_vp[tile] * ownership.landmarks(seat)
    if effect == effects.PER_TYPE:
        return lookup.types_vp[ownership.types(state, seat)]
    if effect == effects.PAIRS:
        return lookup.tile_vp[tile] * pairs(seat, lookup.pair_family[tile])
    return 0


def vp_now(state: State, seat: Seat, tile: i64) -> i64:
    """The same, and of tile 27 what it would bring if the game ended now."""
    if tile == state.lookup.per_franc:
        return scoring.francs_vp(state.lookup, seat)
    return scoring_vp(state, seat, tile)


def can_take_key(state: State, tile: i64) -> bool:
    """Tiles 13 and 14: a key in reserve and the francs for it."""
    return state.me.reserve_keys > 0 and state.me.francs >= state.lookup.key_price[tile]


# Tiles 23 and 24: pairs of real tokens, R9.4


def has_pair(seat: Seat, kind: i64) -> bool:
    return bits.get(seat.tokens, kind) >= PAIR_SIZE


def pairs(seat: Seat, family: i64) -> i64:
    """All pairs of a family, which is its first kind."""
    number: i64 = 0
    for kind in range(family, family + RESOURCE_KINDS):
        number += bits.get(seat.tokens, kind) // PAIR_SIZE
    return number


def _use_pairs(state: State, tile: i64, kind: i64) -> None:
    state.phase_after_pairs = state.phase
    state.phase = PHASE_PAIR
    state.pair_tile = tile
    give_pair(state, kind)


def legal_pairs(state: State, items: vec[i64], size: i64) -> i64:
    family = state.lookup.pair_family[state.pair_tile]
    for kind in range(family, family + RESOURCE_KINDS):
        if has_pair(state.me, kind):
            size = listing.one(items, size, codes.PAIR + kind)
    return listing.one(items, size, codes.NO_PAIR)


def give_pair(state: State, kind: i64) -> None:
    """R9.3, 23 / 24: resources go to the reserve, prestige leaves the game."""
    me = state.me
    if kind < codes.NO_PAIR - codes.PAIR:
        me.tokens = bits.plus(me.tokens, kind, -PAIR_SIZE)
        me.vp_bonus += state.lookup.tile_vp[state.pair_tile]
        if kind < RESOURCE_KINDS:
            state.reserve = bits.plus(state.reserve, kind, PAIR_SIZE)
        family = state.lookup.pair_family[state.pair_tile]
        for other in range(family, family + RESOURCE_KINDS):
            if has_pair(me, other):
                return
    state.phase = state.phase_after_pairs
    state.phase_after_pairs = PHASE_DRAW  # as at the start: games that stand alike are equal
    state.pair_tile = 0
