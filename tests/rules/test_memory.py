"""No growth over many games."""

import gc
import resource
import tracemalloc

import pytest

from paname import Game
from paname.rules import turn
from paname.rules.rng import Rng
from paname.rules.state import ActionBuffer


def play_games(count: int, seed: int) -> None:
    rng, out = Rng(seed), ActionBuffer()
    first = Game.new(4, seed=seed, free_districts=True).state
    scratch = first.copy()
    for _ in range(count):
        first.copy_into(scratch)
        turn.playout(scratch, rng, out)
        first.copy()


def play_whole_games(count: int) -> None:
    """New games with all that the face does."""
    for seed in range(count):
        game, rng = Game.new(2, seed=seed), Rng(seed)
        while not game.over:
            legal = game.legal()
            game.play(legal[rng.below(len(legal))])
        Game.from_record(game.record())
        game.determinize(0, rng)


def peak() -> int:
    """Most memory this process ever had, in KiB."""
    gc.collect()
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def test_no_growth_over_playouts() -> None:
    play_games(3000, 1)
    before = peak()
    play_games(15000, 2)
    assert peak() - before < 2048


def test_no_growth_of_the_face() -> None:
    play_whole_games(5)
    gc.collect()
    tracemalloc.start()
    play_whole_games(3)
    gc.collect()
    before = tracemalloc.get_traced_memory()[0]
    play_whole_games(12)
    gc.collect()
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert after - before < 50_000


@pytest.mark.slow
def test_no_growth_over_a_million_games() -> None:
    play_games(20_000, 1)
    before = peak()
    play_games(1_000_000, 2)
    assert peak() - before < 4096
