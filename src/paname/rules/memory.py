"""R6.1: who took which end tile, and so what everybody who looked through the pile saw there."""

from mypy_extensions import i64

from paname.box.model import END_TILES
from paname.rules import bits
from paname.rules.state import State


def takes(state: State) -> list[tuple[int, int]]:
    """(seat, end tile) in the order they were taken."""
    return [(_seat(state, take), _tile(state, take)) for take in range(state.end_takes)]


def _seat(state: State, take: i64) -> i64:
    return (state.end_take_seats >> (2 * take)) & 3


def _tile(state: State, take: i64) -> i64:
    return (state.end_take_tiles >> (4 * take)) & 15


def looks(state: State, seat: i64) -> list[tuple[int, list[int]]]:
    """Every time a seat looked through the pile: before which take, and the tiles it saw there."""
    seen: list[tuple[int, list[int]]] = []
    pile = bits.bit(END_TILES) - 1
    for take in range(state.end_takes):
        if _seat(state, take) == seat:
            seen.append((take, bits.indices(pile)))
        pile ^= bits.bit(_tile(state, take))
    if state.looking and state.active == seat:
        seen.append((state.end_takes, bits.indices(pile)))
    return seen


def retake(state: State, tiles: list[int]) -> None:
    """As if other end tiles had been taken, one for each take so far; the tiles that were used are among them."""
    used: i64 = 0
    for use in range(state.end_uses):
        used |= bits.bit((state.end_used >> (4 * use)) & 15)
    for seat in state.seats:
        seat.end_tiles = 0
    state.end_pile = bits.bit(END_TILES) - 1
    state.end_take_tiles = 0
    for take in range(state.end_takes):
        tile: i64 = tiles[take]
        state.end_take_tiles |= bits.shl(tile, 4 * take)
        state.end_pile ^= bits.bit(tile)
        if not (used >> tile) & 1:
            state.seats[_seat(state, take)].end_tiles |= bits.bit(tile)
