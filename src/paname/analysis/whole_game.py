"""A whole game in one call, and the one question behind it: who is winning."""

from collections.abc import Callable, Mapping
from pathlib import Path

from paname.analysis.judging import summary
from paname.analysis.turn_by_turn import analyze_turn, turns_of
from paname.bots.chances import chances_from
from paname.bots.netbot import own_net
from paname.box import Box, load_box
from paname.game import Game
from paname.types import Analysis, View

ITERATIONS = 200
"""Of each search: a game takes 5 to 25 seconds of a core (docs/analysis.md); another seed moves chances by a point."""


def chances(
    of: Game | View, *, box: Box | None = None, iterations: int = ITERATIONS, seed: int | str = 1
) -> list[float]:
    """Each seat's chance to win, 0 to 1; their sum is 1.

    Of a view: by what its viewer knows. It needs open screens, and the box where it is not the usual one.
    Of a game: by what everybody can follow.

    >>> game = Game.new(players=2, seed=1)
    >>> [round(chance, 1) for chance in chances(game, iterations=50)]
    [0.6, 0.4]
    >>> chances(game.view(0, "open"), iterations=50) == chances(game, iterations=50)   # nothing is hidden yet
    True
    """
    if isinstance(of, Game):
        return chances_from(of.view(None, "open"), of.box, iterations, seed)
    return chances_from(of, box or load_box(), iterations, seed)


def analyze(
    game: Game,
    iterations: int = ITERATIONS,
    seed: int = 1,
    progress: Callable[[int, int], None] | None = None,
    net: str | Path | None = None,
    conceded: Mapping[int, int] | None = None,
) -> Analysis:
    """Every turn of a game judged against the best that a search found. `progress` hears of turns done, and of all;
    `net` is the file of a net of your own; `conceded` says who gave up, and how many turns were over by then.

    >>> game = Game.new(players=2, seed=1)
    >>> _ = [game.play(action) for action in ("draw 1", "place montmartre:bank", "done")]
    >>> found = analyze(game, iterations=20)
    >>> [turn["judgement"] for turn in found["turns"]], found["turning_points"]
    (['blunder'], [{'turn': 0, 'points': -39}])
    """
    turns = turns_of(game)
    own = own_net(net, game.box) if net else None
    found = []
    for number, turn in enumerate(turns, 1):
        found.append(analyze_turn(game, turn, iterations, seed, own))
        if progress:
            progress(number, len(turns))
    seats, turning_points = summary(found, game.players, conceded)
    return {
        "iterations": iterations,
        "seed": seed,
        "turns": found,
        "seats": seats,
        "turning_points": turning_points,
    }
