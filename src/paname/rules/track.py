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


def fetching(state: State, seat: Seat, numbers: i64) -> i64:
    """The unused tiles 17 and 25 that could take one of these numbers (a mask from 0) as things stand; a mask too."""
    lookup = state.lookup
    tiles: i64 = 0
    if (seat.unused >> lookup.fetch_tile) & 1 and numbers_on(state, takeable(state, seat)) & numbers:
        tiles |= bits.bit(lookup.fetch_tile)
    if (seat.unused >> lookup.back_tile) & 1 and numbers_on(state, within_reach_back(state, seat)) & numbers:
        tiles |= bits.bit(lookup.back_tile)
    return tiles


def numbers_on(state: State, spaces: i64) -> i64:
    """The numbers of the tiles on some spaces; a mask from 0."""
    found: i64 = 0
    while spaces:
        found |= bits.bit(state.track[bits.lowest(spaces)])
        spaces &= spaces - 1
    return found


def space_of(state: State, number: i64) -> i64:
    """The space of a number (from 0)."""
    space: i64 = 0
    while state.track[space] != number:
        space += 1
    return space


def holding(state: State, spaces: i64, numbers: i64) -> i64:
    """Of some spaces those with one of these numbers."""
    found: i64 = 0
    while spaces:
        space = bits.lowest(spaces)
        spaces &= spaces - 1
        if (numbers >> state.track[space]) & 1:
            found |= bits.bit(space)
    return found


def advance(state: State, space: i64) -> None:
    """R8.1: the meeple goes forward and takes the tile there."""
    state.me.meeple = space + 1
    _take(state, space)


def fetch(state: State, space: i64) -> None:
    """Tile 17: any available tile of the track; the meeple stays."""
    state.me.mark_used(state.lookup.fetch_tile)
    _take(state, space)


def go_back(state: State, space: i64) -> None:
    """Tile 25: the meeple goes back and takes the tile there."""
    state.me.mark_used(state.lookup.back_tile)
    state.me.meeple = space + 1
    _take(state, space)


def _take(state: State, space: i64) -> None:
    """The top tile of a space."""
    here = bits.bit(space)
    if state.stock4 & here:
        state.stock4 ^= here
    elif state.stock3 & here:
        state.stock3 ^= here
    elif state.stock2 & here:
        state.stock2 ^= here
    else:
        state.stock ^= here
    me = state.me
    me.owned_spaces |= here
    me.unused |= bits.bit(state.track[space])
