"""R6.1: who took which end tile, and so what everybody who looked through the pile remembers.

A look shows the pile. What others took before shows at the next look, so those tiles are with one of them; what they
take afterwards may be any tile that was left.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from paname.box.model import END_TILES
from paname.rules import bits
from paname.rules.lookup import vec_of
from paname.rules.options import MOST_PLAYERS
from paname.rules.rng import Rng
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


def takes_of(state: State, seat: i64) -> i64:
    """How many end tiles a seat has taken."""
    number: i64 = 0
    for take in range(state.end_takes):
        if _seat(state, take) == seat:
            number += 1
    return number


@final
@mypyc_attr(acyclic=True)
class Recall:
    """Where each end tile may be, as far as a seat with perfect memory knows: masks of tiles."""

    def __init__(self) -> None:
        self.in_pile: i64 = 0
        self.used: i64 = 0
        self.held: vec[i64] = vec_of([0] * MOST_PLAYERS)  # by seat

    def recall(self, state: State, seat: i64) -> None:
        everything = bits.bit(END_TILES) - 1
        for number in range(MOST_PLAYERS):
            self.held[number] = 0
        self.used = 0
        self.in_pile = everything
        if not state.end_takes:
            return
        known = everything  # the pile, as far as the seat knows
        pile = everything  # the pile, in truth
        since: i64 = 0  # seats that took a tile since the last look
        for take in range(state.end_takes):
            taker = _seat(state, take)
            tile = bits.bit(_tile(state, take))
            if taker == seat:
                self._may_hold(since, known & ~pile)
                since = 0
                known = pile & ~tile
            else:
                since |= bits.bit(taker)
            pile &= ~tile
            if not state.seats[taker].end_tiles & tile:
                self.used |= tile
        if state.looking and state.active == seat:
            self._may_hold(since, known & ~pile)
            known = pile
        else:
            self._may_hold(since, known)
        self.in_pile = known & ~self.used if state.end_pile else 0
        self._rule_out(state, seat)

    def _may_hold(self, seats: i64, tiles: i64) -> None:
        while seats:
            self.held[bits.lowest(seats)] |= tiles
            seats &= seats - 1

    def _rule_out(self, state: State, seat: i64) -> None:
        """Nobody holds a tile that was used, nor one that the seat holds itself."""
        mine = state.seats[seat].end_tiles
        for number in range(state.lookup.players):
            if state.seats[number].end_tiles:
                self.held[number] &= ~self.used & ~mine
            else:
                self.held[number] = 0
        self.held[seat] = mine


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
