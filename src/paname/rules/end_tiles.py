"""R6: end tiles. They are taken by a main action, and given and put away here only."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paname.box.model import END_TILES
from paname.rules import bits, codes, listing, memory
from paname.rules.state import NEVER, PHASE_AFTER, PHASE_MAIN, State

LAST_ROUNDS: Final = 2
"""R10.1: the one in which the last end tile is taken is finished, and then there is one more."""


def are_open(state: State) -> bool:  # R6.1
    return not state.pile_left


def may_take(state: State) -> bool:
    return are_open(state) and state.end_pile != 0


def may_look(state: State) -> bool:
    """Whether the pile may be looked through now: `take` alone."""
    return state.phase == PHASE_MAIN and not state.looking and may_take(state)


def legal_takes(state: State, items: vec[i64], size: i64) -> i64:
    return listing.each(items, size, codes.TAKE, state.end_pile) if may_take(state) else size


def look(state: State) -> None:
    """The first half of R6.1 as a step of its own, for seats that must not see the pile before they decide to take."""
    state.looking = 1


def take(state: State, tile: i64) -> None:
    give(state, state.active, tile)
    state.looking = 0
    if not state.end_pile and state.last_round == NEVER:
        state.last_round = state.round + LAST_ROUNDS - 1
    state.phase = PHASE_AFTER


def is_last_round(state: State) -> bool:  # R10.1
    return state.round == state.last_round


def give(state: State, seat: i64, tile: i64) -> None:
    """From the pile to a seat."""
    state.end_pile ^= bits.bit(tile)
    state.seats[seat].end_tiles |= bits.bit(tile)
    state.remember_take(seat, tile)


def put_away(state: State, seat: i64, tile: i64, after: i64) -> None:
    """R6.2: a tile that its seat has activated, when so many had been taken."""
    state.seats[seat].end_tiles ^= bits.bit(tile)
    state.remember_use(tile, after)


def retake(state: State, tiles: list[int]) -> None:
    """As if other end tiles had been taken, one for each take so far; the tiles that were used are among them."""
    takes = memory.takes(state)
    uses = memory.uses(state)
    for seat in state.seats:
        seat.end_tiles = 0
    state.end_pile = bits.bit(END_TILES) - 1
    memory.Memory().copy_memory_into(state)
    for take in range(len(takes)):
        give(state, takes[take][0], tiles[take])
    for user, tile, after in uses:
        put_away(state, user, tile, after)
