"""Other worlds: a game that a seat cannot tell from the one it plays, with all redrawn that it cannot know."""

from dataclasses import replace
from typing import TYPE_CHECKING

from paname.box.model import SITES
from paname.knowing.determinize import from_view
from paname.rules import bits, codes, memory, turn
from paname.rules.rng import Rng

if TYPE_CHECKING:
    from paname.game import Game


def another(game: "Game", seat: int | None, rng: Rng) -> "Game":
    """See `Game.determinize`."""
    if game.over:  # nothing is hidden any more
        return game.copy()
    shown = _course(game)
    while True:  # the questions others were asked, and those they were not, tell of their end tiles
        other = _redrawn(game, seat, rng)
        if not game.state.end_takes or _course(other) == shown:
            return other


def _redrawn(game: "Game", seat: int | None, rng: Rng) -> "Game":
    drawn = from_view(game.view(seat, "open"), game.box, rng)
    piles = []
    for i, pile in enumerate(game.setup.piles):
        left, end = bits.get(drawn.pile_left, i), bits.get(drawn.pile_end, i)
        piles.append((*pile[: len(pile) - left], *drawn.deck[end - left : end]))
    dealt = {tile for pile in piles for tile in pile}
    removed = tuple(tile for tile in range(SITES) if tile not in dealt)
    setup = replace(game.setup, piles=tuple(piles), removed=removed)
    took = [tile for _, tile in memory.takes(drawn)]
    position = game.begun_at and game.begun_at.copy()
    if position:
        position.deck = bytes(tile for pile in piles for tile in pile)
        memory.retake(position, took)
    other = type(game)(game.box, game.options, setup, position)
    later = iter(took[int(other.state.end_takes) :])
    for action in game.codes:
        other.apply(codes.TAKE + next(later) if codes.TAKE <= action < codes.LOOK else action)
    return other


def _course(game: "Game") -> list[tuple[int, int]]:
    """After every action: the phase, and how many end tiles the player has (using one not held adds it)."""
    state = game.first_state()
    course = []
    for action in game.codes:
        seat = state.me
        turn.apply(state, action)
        course.append((int(state.phase), int(bits.count(seat.end_tiles))))
    return course
