"""Positions to test with: random games of every kind, deep into the end tiles, where the hidden things are."""

from collections.abc import Iterator

from paname import Game, Rng
from paname.rules import turn
from paname.rules.codes import LOOK
from paname.rules.state import ActionBuffer

KINDS: list[dict[str, object]] = [
    {"players": 2},
    {"players": 3, "piles": 2},
    {"players": 4, "random_tokens": True, "random_bonus_track": True},
    {"players": 2, "free_districts": True, "random_bonus_track": True},
    {"players": 4, "free_districts": True, "piles": 2, "random_tokens": True},
]


def play(kind: dict[str, object], seed: int) -> Iterator[Game]:
    """A random game, before every action and at its end. End tiles are taken early: there is more to hide then."""
    game = Game.new(seed=seed, **kind)  # type: ignore[arg-type]
    rng = Rng(seed)
    out = ActionBuffer()
    while not game.over:
        yield game
        turn.legal_for_seat(game.state, out)
        legal = out.list()
        if LOOK in legal and rng.below(2):
            legal = [LOOK]
        game.apply(legal[rng.below(len(legal))])
    yield game
