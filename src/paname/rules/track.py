"""R8: the bonus track. Its spaces are counted from 0, the meeple's from 1: 0 is before the first."""

from typing import Final

from mypy_extensions import i64

from paname.rules import bits
from paname.rules.lookup import Lookup
from paname.rules.state import Seat, State

TRACK: Final = 0x3FFFFFFF
"""All thirty spaces."""


def takeable(state: State, seat: Seat) -> i64:
    """R8.2: spaces with a tile whose number the player does not own."""
    return state.stock & ~seat.owned_spaces


def forward(seat: Seat) -> i64:
    """R8.1: spaces ahead of the meeple."""
    return TRACK & -bits.bit(seat.meeple)


def ahead(state: State, seat: Seat) -> i64:
    """Takeable spaces ahead of the meeple."""
    return takeable(state, seat) & forward(seat)


def backward(lookup: Lookup, seat: Seat) -> i64:
    """Tile 25: spaces behind the meeple, up to five."""
    if not seat.meeple:
        return 0
    behind = bits.bit(seat.meeple - 1) - 1
    furthest = seat.meeple - 1 - lookup.back_spaces
    return (behind >> furthest) << furthest if furthest > 0 else behind


def within_reach_back(state: State, seat: Seat) -> i64:
    """Takeable spaces up to five behind the meeple."""
    return takeable(state, seat) & backward(state.lookup, seat)


def advance(state: State, space: i64) -> None:
    """R8.1: the meeple goes forward and takes the tile there."""
    state.me.meeple = space + 1
    _take(state, space)


def fetch(state: State, space: i64) -> None:
    """Tile 17: any available tile of the track; the meeple stays."""
    state.mark_used(state.lookup.fetch_tile)
    _take(state, space)


def go_back(state: State, space: i64) -> None:
    """Tile 25: the meeple goes back and takes the tile there."""
    state.mark_used(state.lookup.back_tile)
    state.me.meeple = space + 1
    _take(state, space)


def _take(state: State, space: i64) -> None:
    """The top tile of a space."""
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
