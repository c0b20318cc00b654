"""No growth over many games; and the measure would notice one."""

import pytest

from paname import Game
from paname.rules import turn
from paname.rules.rng import Rng
from paname.rules.state import ActionBuffer
from tests.memory import growth

KEPT: list[bytes] = []


def playouts(games: int) -> None:
    rng, out = Rng(games), ActionBuffer()
    first = Game.new(4, seed=games, free_districts=True).state
    scratch = first.copy()
    for _ in range(games):
        first.copy_into(scratch)
        turn.playout(scratch, rng, out)
        first.copy()


def leaking_playouts(games: int) -> None:
    """A planted leak: one small object for each game."""
    KEPT.extend(bytes(200) for _ in range(games))
    playouts(games)


def whole_games(games: int) -> None:
    """New games with all that `Game` does."""
    for seed in range(games):
        game, rng = Game.new(2, seed=seed), Rng(seed)
        while not game.over:
            legal = game.legal()
            game.play(legal[rng.below(len(legal))])
        Game.from_record(game.record())
        game.determinize(0, rng)


def leaking_games(games: int) -> None:
    """A planted leak, as if a game stayed known."""
    for seed in range(games):
        KEPT.append(bytes(10_000))
        Game.new(2, seed=seed)


def test_no_growth_over_playouts() -> None:
    assert growth(__name__, "playouts", 1000, 6000) < 512


def test_a_leak_over_playouts_is_seen() -> None:
    assert growth(__name__, "leaking_playouts", 1000, 6000) > 1024


def test_no_growth_over_whole_games() -> None:
    assert growth(__name__, "whole_games", 50, 80) < 256


def test_a_leak_over_whole_games_is_seen() -> None:
    assert growth(__name__, "leaking_games", 50, 200) > 1024


@pytest.mark.slow
def test_no_growth_over_a_million_games() -> None:
    assert growth(__name__, "playouts", 20_000, 1_000_000) < 4096
