"""Whole games for the client's tests: after every action the events and the full view, through every pair of eyes.

    python tests/browser/make_corpus.py FILE [--games N]

The client's reducer must turn the first view into each of the following ones by the events alone.
"""

import argparse
import json
from pathlib import Path
from typing import Any, Literal

from paname import Game, Rng
from paname.knowing.seat import visible

Screens = Literal["closed", "open"]

# Every option, every number of players, both kinds of screens; further games only differ in their seed.
GAMES: tuple[tuple[dict[str, Any], Screens], ...] = (
    ({"players": 2}, "closed"),
    ({"players": 4, "piles": 2, "free_districts": True, "random_tokens": True}, "closed"),
    ({"players": 3, "random_bonus_track": True}, "open"),
    ({"players": 2, "piles": 2}, "open"),
)


def choose(game: Game, rng: Rng) -> str:
    """At random, but eager: tiles are used and questions answered, so that every kind of event comes up."""
    legal = game.legal()
    moves = [action for action in legal if action.startswith("move")]
    eager = [action for action in legal if action.split()[0] in ("use", "score", "pair", "bonus", "vp")
             and not action.endswith("none")]  # fmt: skip
    with_tile = [action for action in moves if " with " in action]
    for wanted, of_8 in ((eager, 5), (with_tile, 7), (moves, 5)):
        if wanted and rng.below(8) < of_8:
            return wanted[rng.below(len(wanted))]
    return legal[rng.below(len(legal))]


def play(options: dict[str, Any], screens: Screens, seed: int) -> dict[str, Any]:
    game = Game.new(seed=seed, **options)
    rng = Rng(seed)
    eyes: list[int | None] = [None, *range(game.players)]
    start = [game.view(viewer, screens) for viewer in eyes]
    steps = []
    while game.active is not None:
        seat, action = game.active, choose(game, rng)
        if action.startswith("take ") and game.phase != "look":
            action = "take"
        legal, plans = game.seat(seat).legal_texts(), game.plans()
        events = game.play(action)
        steps.append(
            {
                "seat": seat,
                "action": action,
                "legal": legal,
                "plans": plans,
                "events": [visible(events, viewer) for viewer in eyes],
                "views": [game.view(viewer, screens) for viewer in eyes],
            }
        )
    return {"options": options, "screens": screens, "seed": seed, "start": start, "steps": steps}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=len(GAMES), help="how many; they differ in options and seed")
    arguments = parser.parse_args()
    games = [play(*GAMES[i % len(GAMES)], seed=i + 1) for i in range(arguments.games)]
    arguments.file.parent.mkdir(parents=True, exist_ok=True)
    # one game per line: the reader need not hold them all
    arguments.file.write_text("".join(json.dumps(game) + "\n" for game in games))


if __name__ == "__main__":
    main()
