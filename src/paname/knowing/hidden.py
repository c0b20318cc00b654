"""What a seat knows of the end tiles (`rules.memory`), compiled: views, observations and nets are written from it."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from paname.box.model import END_TILES
from paname.rules import bits, memory
from paname.rules.lookup import vec_of
from paname.rules.options import MOST_PLAYERS
from paname.rules.state import State


def looks(state: State, seat: i64) -> list[tuple[int, list[int]]]:
    """Every time a seat looked through the pile: before which take, and the tiles it saw there."""
    seen = [
        (take, bits.indices(memory.pile_before(state, take)))
        for take in range(state.end_takes)
        if memory.seat_of(state, take) == seat
    ]
    if state.looking and state.active == seat:
        seen.append((state.end_takes, bits.indices(state.end_pile)))
    return seen


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
        since: i64 = 0  # seats that took a tile since the last look
        for take in range(state.end_takes):
            taker = memory.seat_of(state, take)
            tile = bits.bit(memory.tile_of(state, take))
            if taker == seat:
                pile = memory.pile_before(state, take)
                self._may_hold(since, known & ~pile)
                since = 0
                known = pile & ~tile
            else:
                since |= bits.bit(taker)
            if not state.seats[taker].end_tiles & tile:
                self.used |= tile
        if state.looking and state.active == seat:
            self._may_hold(since, known & ~state.end_pile)
            known = state.end_pile
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
