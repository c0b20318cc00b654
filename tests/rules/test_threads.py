"""Different games can be asked and played in different threads."""

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from paname import Game, Rng
from paname.knowing.plans import plans

GAMES = 4
ACTIONS = 45
TIMES = 12


@pytest.fixture(autouse=True)
def _switching_often() -> Iterator[None]:
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


def told(seed: int) -> list[object]:
    """All that is listed in the course of a game."""
    game, rng, heard = Game.new(2 + seed % 3, seed=seed), Rng(seed), list[object]()
    for _ in range(ACTIONS):
        legal, active = game.legal(), game.active
        assert active is not None
        heard += [legal, game.seat(active).legal(), plans(game.state)]
        game.play(legal[rng.below(len(legal))])
    return heard


def test_threads_do_not_disturb_each_other() -> None:
    alone = [told(seed) for seed in range(GAMES)]
    with ThreadPoolExecutor(GAMES) as pool:
        together = list(pool.map(told, [*range(GAMES)] * TIMES))
    assert together == alone * TIMES
