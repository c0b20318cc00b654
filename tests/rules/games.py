"""Games played at random, for tests that need many positions."""

import random
from itertools import product
from pathlib import Path

from paname import Game
from paname.rules.options import Options

ALL_OPTIONS = [
    Options(players, tokens, track, districts, 2 if two else 3)
    for players in (2, 3, 4)
    for tokens, track, districts, two in product([False, True], repeat=4)
]


OWNERS = Path(__file__).parent / "owners_box.toml"
"""A box with every part that the base box has not."""


def new_game(options: Options, seed: int, components: Path | None = None) -> Game:
    return Game.with_options(options, seed=seed, components=components)


def weight(text: str) -> float:
    """Play that buys, scores and uses more than pure chance would, and hoards a little to reach landmarks."""
    verb = text.split()[0]
    if verb == "move":
        return 6.0 if " with " in text else 3.0
    return {"use": 0.35, "sell": 0.03, "buy": 0.5, "bonus": 3.0, "take": 0.3, "done": 4.0, "score": 3.0}.get(verb, 1.0)


def choose(texts: list[str], chance: random.Random) -> str:
    return chance.choices(texts, [weight(text) for text in texts])[0]


def play_on(game: Game, chance: random.Random, actions: int) -> Game:
    """Up to so many random actions; now and then the end tiles are looked through before one is taken."""
    for _ in range(actions):
        if game.over:
            break
        legal = game.legal()
        look = game.phase == "main" and any(text.startswith("take ") for text in legal) and chance.random() < 0.3
        game.play(choose(["take"] if look else legal, chance))
    return game
