"""Other worlds: a game that a seat cannot tell from the one it plays, with all redrawn that it cannot know."""

from collections.abc import Iterable
from dataclasses import replace

from paname.box.model import SITES
from paname.rules import bits, codes, end_tiles, memory
from paname.rules.setup import Setup
from paname.rules.state import State


def another(
    setup: Setup, begun_at: State | None, played: Iterable[int], drawn: State
) -> tuple[Setup, State | None, list[int]]:
    """The setup, the position it began at and the actions of a game that led to a state drawn anew."""
    setup = _with_piles_of(drawn, setup)
    took = [tile for _, tile in memory.takes(drawn)]
    later = iter(took)
    if begun_at is not None:
        later = iter(took[int(begun_at.end_takes) :])
        begun_at = begun_at.copy()
        begun_at.deck = bytes(tile for pile in setup.piles for tile in pile)
        end_tiles.retake(begun_at, took)
    actions = [codes.TAKE + next(later) if codes.is_take(action) else action for action in played]
    return setup, begun_at, actions


def _with_piles_of(drawn: State, setup: Setup) -> Setup:
    piles = []
    for i, pile in enumerate(setup.piles):
        left, end = bits.get(drawn.pile_left, i), bits.get(drawn.pile_end, i)
        piles.append((*pile[: len(pile) - left], *drawn.deck[end - left : end]))
    dealt = {tile for pile in piles for tile in pile}
    removed = tuple(tile for tile in range(SITES) if tile not in dealt)
    return replace(setup, piles=tuple(piles), removed=removed)
