"""How long the library takes for one question to a `Game`, in microseconds.

    taskset -c 1 python benchmarks/library.py [--against /path/to/other/.venv/bin/python] [--rounds 5] [--games 20]

With --against the same is measured with another build of the package, in turns, so that both meet the same machine.
--games N first plays N games in both and compares every event, view and legal list, for all eyes, as JSON text.
Processor time, the mean over whole games, the best of all rounds.
"""

import hashlib
import json
from collections.abc import Callable, Iterator, Sequence
from time import process_time
from typing import Any

from compare import main

from paname import Game, Rng

CASES: dict[str, dict[str, Any]] = {
    "2 players": {"players": 2},
    "4 players, all options": {
        "players": 4, "random_tokens": True, "random_bonus_track": True, "free_districts": True, "piles": 2,
    },
}  # fmt: skip
WEIGHT = {"move": 6, "bonus": 6, "score": 6, "done": 8, "place": 3, "take": 3, "sell": 1}
SPELL = 4  # games


def choose(legal: Sequence[str], rng: Rng) -> str:
    """Play that buys and scores more than pure chance would, and hoards a little to reach landmarks."""
    weights = [WEIGHT.get(text.split()[0], 2) for text in legal]
    drawn = int(rng.below(sum(weights)))
    for text, weight in zip(legal, weights, strict=True):
        if drawn < weight:
            return text
        drawn -= weight
    raise AssertionError("the weights sum up")


def play(case: str, number: int) -> Iterator[tuple[Game, str]]:
    """A game and the action about to be played in it; now and then the end tiles are looked through first."""
    game, rng = Game.new(**CASES[case], seed=number), Rng(f"library {number}")
    while not game.over:
        legal = [text for text in game.legal() if text != "take"]  # as every build plays
        takes = game.phase == "main" and any(text.startswith("take ") for text in legal)
        action = "take" if takes and rng.below(3) == 0 else choose(legal, rng)
        yield game, str(action)
        game.play(action)


def measured(seconds: float, case: str, ask: Callable[[Game, str], object]) -> float:
    """Mean time of a question over whole games, in microseconds, with what it takes to ask for nothing taken off."""
    games = [list(_moments(case, number)) for number in range(SPELL)]
    best, until = float("inf"), process_time() + seconds
    while process_time() < until:
        spent, count = 0.0, 0
        for moments in games:
            copies = [(game.copy(), action) for game, action in moments]
            began = process_time()
            for game, action in copies:
                ask(game, action)
            asked = process_time()
            for _ in copies:
                pass
            spent += 2 * asked - began - process_time()
            count += len(copies)
        best = min(best, spent / count)
    return best * 1e6


def _moments(case: str, number: int) -> Iterator[tuple[Game, str]]:
    for i, (game, action) in enumerate(play(case, number)):
        if i and i % 3 == number % 3:
            yield game.copy(), action


QUESTIONS: dict[str, Callable[[Game, str], object]] = {
    "play": lambda game, action: game.play(action),
    "view of a seat": lambda game, _: game.view(0),
    "view, open screens": lambda game, _: game.view(0, "open"),
    "legal": lambda game, _: game.legal(),
    "plans": lambda game, _: game.plans(),
    "undo": lambda game, _: game.undo(),
    "copy": lambda game, _: game.copy(),
}


def measure(seconds: float) -> dict[str, float]:
    return {
        f"{question}, {case}": measured(seconds, case, ask) for question, ask in QUESTIONS.items() for case in CASES
    }


def legal_for(game: Any, seat: int) -> list[str]:
    """Builds of before had it under this name."""
    found: list[str] = game.seat(seat).legal_texts() if hasattr(game, "seat") else game.legal_for(seat)
    return found


def digest(number: int) -> str:
    """All that anybody is told in a game."""
    told = hashlib.sha256()

    def tell(data: object) -> None:
        told.update(json.dumps(data).encode())

    cases = list(CASES)
    case = cases[number % len(cases)]
    game = None
    for game, action in play(case, number):
        eyes = (None, *range(game.players))
        tell([game.view(seat, screens) for seat in eyes for screens in ("closed", "open")])
        tell([game.legal(), [legal_for(game, seat) for seat in range(game.players)], game.active, game.phase])
        tell(game.copy().play(action))
    assert game is not None
    tell([game.view(), game.record()])
    return told.hexdigest()


if __name__ == "__main__":
    main(__file__, "µs", measure, digest, rounds=3)
