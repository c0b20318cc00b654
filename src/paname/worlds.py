"""Other worlds: a game that a seat cannot tell from the one it plays, with all redrawn that it cannot know."""

from dataclasses import replace
from typing import TYPE_CHECKING

from paname.box.model import SITES
from paname.knowing.determinize import from_view
from paname.rules import bits, codes, end_tiles, memory
from paname.rules.rng import Rng

if TYPE_CHECKING:
    from paname.game import Game


def another(game: "Game", seat: int | None, rng: Rng) -> "Game":
    """See `Game.determinize`."""
    if game.over:  # nothing is hidden any more
        return game.copy()
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
        end_tiles.retake(position, took)
    other = type(game)(game.box, game.options, setup, position)
    later = iter(took[int(other.state.end_takes) :])
    for action in game.codes:
        other.apply(codes.TAKE + next(later) if codes.TAKE <= action < codes.LOOK else action)
    return other
