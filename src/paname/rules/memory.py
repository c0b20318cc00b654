"""R6.1: who took which end tile, and so what everybody who looked through the pile remembers.

A look shows the pile. What others took before shows at the next look, so those tiles are with one of them; what they
take afterwards may be any tile that was left.
"""

from mypy_extensions import i64

from paname.box.model import END_TILES
from paname.rules import bits
from paname.rules.rng import Rng
from paname.rules.state import State


def takes(state: State) -> list[tuple[int, int]]:
    """(seat, end tile) in the order they were taken."""
    return [(seat_of(state, take), tile_of(state, take)) for take in range(state.end_takes)]


def seat_of(state: State, take: i64) -> i64:
    """Who took the end tile of a take, and which it was."""
    return (state.end_take_seats >> (2 * take)) & 3


def tile_of(state: State, take: i64) -> i64:
    return (state.end_take_tiles >> (4 * take)) & 15


def looks(state: State, seat: i64) -> list[tuple[int, list[int]]]:
    """Every time a seat looked through the pile: before which take, and the tiles it saw there."""
    seen: list[tuple[int, list[int]]] = []
    pile = bits.bit(END_TILES) - 1
    for take in range(state.end_takes):
        if seat_of(state, take) == seat:
            seen.append((take, bits.indices(pile)))
        pile ^= bits.bit(tile_of(state, take))
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
            state.seats[seat_of(state, take)].end_tiles |= bits.bit(tile)


def takes_of(state: State, seat: i64) -> i64:
    """How many end tiles a seat has taken."""
    number: i64 = 0
    for take in range(state.end_takes):
        if seat_of(state, take) == seat:
            number += 1
    return number


# Dealing what is not known


def deal_end_tiles(
    takers: list[int], looks: list[tuple[int, list[int], int]], uses: list[tuple[int, int, int]], rng: Rng
) -> list[int]:
    """The end tile of every take, all ways as likely that fit what a seat saw and what was used.

    A look: before which take, the tiles seen, the tile taken (-1: none yet). A use: the seat, the tile, how many end
    tiles had been taken.
    """
    taken: list[int] = []
    pool = set(range(END_TILES))
    for before, saw, took in looks:
        taken += _deal(pool.difference(saw), takers, len(taken), before, uses, rng)
        pool = set(saw)
        if took >= 0:
            taken.append(took)
            pool.discard(took)
    return taken + _deal(pool, takers, len(taken), len(takers), uses, rng)


def _deal(
    pool: set[int], takers: list[int], first: int, end: int, uses: list[tuple[int, int, int]], rng: Rng
) -> list[int]:
    """Tiles of the pool for some takes in a row; a used one to a take of its user before the use."""
    hands: dict[int, int] = {}
    for seat, tile, after in uses:  # in order, so what may still be chosen only grows: every way is as likely
        if tile in pool:
            free = [i for i in range(first, min(end, after)) if takers[i] == seat and i not in hands]
            hands[free[rng.below(len(free))]] = tile
    rest = sorted(pool.difference(hands.values()))
    rng.shuffle(rest)
    return [hands[i] if i in hands else rest.pop() for i in range(first, end)]
