"""What a seat knows of what is hidden, compiled: observations and nets are written from it, views ask it too.

A look shows the pile of end tiles (R6.1). What others took before shows at the next look, so those tiles are with one
of them; what they take afterwards may be any tile that was left.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from paname.box.model import END_TILES, VALUES
from paname.rules import bits, memory
from paname.rules.lookup import vec_of
from paname.rules.options import MOST_PLAYERS
from paname.rules.state import State

NO_BACK: Final = -1


def back(state: State, pile: i64) -> i64:
    """The district on the back of a pile's top tile, all that shows of it (R1.6); NO_BACK: the pile is empty."""
    if not bits.get(state.pile_left, pile):
        return NO_BACK
    return state.top_tile(pile) // VALUES


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
            taker = memory.seat_of(state, take)
            tile = bits.bit(memory.tile_of(state, take))
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
