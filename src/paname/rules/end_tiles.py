"""R6: the main action of taking an end tile."""

from mypy_extensions import i64

from paname.rules import bits, codes
from paname.rules.state import AFTER, NEVER, ActionBuffer, State


def may_take(state: State) -> bool:  # R6.1
    return not state.pile_left and state.end_pile != 0


def legal_takes(state: State, out: ActionBuffer) -> None:
    if not may_take(state):
        return
    tiles = state.end_pile
    while tiles:
        out.add(codes.TAKE + bits.lowest(tiles))
        tiles &= tiles - 1


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
