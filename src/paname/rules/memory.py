"""R6.1: who took which end tile, and so what everybody who looked through the pile remembers.

A look shows the pile. What others took before shows at the next look, so those tiles are with one of them; what they
take afterwards may be any tile that was left.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from paname.box.model import END_TILES
from paname.rules import bits
from paname.rules.rng import Rng

SEAT_WIDTH: Final = 2
_SEAT_BITS: Final = 3
TILE_WIDTH: Final = 4
TILE: Final = 15
"""The bits of a seat, and of an end tile or a number of them."""


@mypyc_attr(acyclic=True)
class Memory:
    """The part of a state that nobody forgets."""

    def __init__(self) -> None:
        self.end_takes: i64 = 0  # how many end tiles were taken; by whom and which, in order
        self.end_take_seats: i64 = 0
        self.end_take_tiles: i64 = 0
        self.end_uses: i64 = 0  # how many end tiles were activated, and which, in order
        self.end_used: i64 = 0
        self.end_used_after: i64 = 0  # how many end tiles were taken by then

    def remember_take(self, seat: i64, tile: i64) -> None:
        self.end_take_seats |= bits.shl(seat, SEAT_WIDTH * self.end_takes)
        self.end_take_tiles |= bits.shl(tile, TILE_WIDTH * self.end_takes)
        self.end_takes += 1

    def remember_use(self, tile: i64, after: i64) -> None:
        """An end tile that was activated when so many had been taken."""
        self.end_used |= bits.shl(tile, TILE_WIDTH * self.end_uses)
        self.end_used_after |= bits.shl(after, TILE_WIDTH * self.end_uses)
        self.end_uses += 1

    def copy_memory_into(self, other: "Memory") -> None:
        other.end_takes = self.end_takes
        other.end_take_seats = self.end_take_seats
        other.end_take_tiles = self.end_take_tiles
        other.end_uses = self.end_uses
        other.end_used = self.end_used
        other.end_used_after = self.end_used_after


def seat_of(memory: Memory, take: i64) -> i64:
    """Who took the end tile of a take, and which it was."""
    return (memory.end_take_seats >> (SEAT_WIDTH * take)) & _SEAT_BITS


def tile_of(memory: Memory, take: i64) -> i64:
    return (memory.end_take_tiles >> (TILE_WIDTH * take)) & TILE


def pile_before(memory: Memory, take: i64) -> i64:
    """The end tiles in the pile before a take, as a mask: what a look shows."""
    pile = bits.bit(END_TILES) - 1
    for earlier in range(take):
        pile ^= bits.bit(tile_of(memory, earlier))
    return pile


def takes(memory: Memory) -> list[tuple[int, int]]:
    """(seat, end tile) in the order they were taken."""
    return [(seat_of(memory, take), tile_of(memory, take)) for take in range(memory.end_takes)]


def takes_of(memory: Memory, seat: i64) -> i64:
    """How many end tiles a seat has taken."""
    number: i64 = 0
    for take in range(memory.end_takes):
        if seat_of(memory, take) == seat:
            number += 1
    return number


def uses(memory: Memory) -> list[tuple[int, int, int]]:
    """(seat, end tile, how many had been taken) in the order they were activated."""
    owner = {tile: seat for seat, tile in takes(memory)}
    found: list[tuple[int, int, int]] = []
    for use in range(memory.end_uses):
        tile: int = (memory.end_used >> (TILE_WIDTH * use)) & TILE
        found.append((owner[tile], tile, (memory.end_used_after >> (TILE_WIDTH * use)) & TILE))
    return found


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
