"""R6: the main action of taking an end tile."""

from librt.vecs import vec
from mypy_extensions import i64

from paname.rules import bits, codes, listing
from paname.rules.state import AFTER, MAIN, NEVER, State


def may_take(state: State) -> bool:  # R6.1
    return not state.pile_left and state.end_pile != 0


def may_look(state: State) -> bool:
    """Whether the pile may be looked through now: `take` alone."""
    return state.phase == MAIN and not state.looking and may_take(state)


def legal_takes(state: State, items: vec[i64], size: i64) -> i64:
    return listing.each(items, size, codes.TAKE, state.end_pile) if may_take(state) else size


def look(state: State) -> None:
    """The first half of R6.1 as a step of its own, for seats that must not see the pile before they decide to take."""
    state.looking = 1


def take(state: State, tile: i64) -> None:
    state.end_pile ^= bits.bit(tile)
    state.me.end_tiles |= bits.bit(tile)
    state.end_take_seats |= bits.shl(state.active, 2 * state.end_takes)
    state.end_take_tiles |= bits.shl(tile, 4 * state.end_takes)
    state.end_takes += 1
    state.looking = 0
    if not state.end_pile and state.last_round == NEVER:
        state.last_round = state.round + 1  # R10.1
    state.phase = AFTER
