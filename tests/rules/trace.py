"""`python -m tests.rules.trace GAMES EVERY`: one line per game, a digest of its legal lists and of every EVERYth state.

Run in other processes, interpreted and compiled, with other hash seeds and Python versions: the lines must be the same.
"""

import hashlib
import json
import random
import sys
from pathlib import Path

from paname._interpreted import compiled
from paname.box import Box, load_box, parse_box
from paname.game import Game
from paname.rules import turn
from paname.rules.rng import Rng
from paname.rules.state import PHASE_OVER, ActionBuffer, fingerprint
from tests.rules.random_boxes import random_box

OPTIONS = [
    {"random_tokens": tokens, "random_bonus_track": track, "free_districts": districts, "piles": piles}
    for tokens in (False, True)
    for track in (False, True)
    for districts in (False, True)
    for piles in (3, 2)
]


FIRST = 12
"""Games with the base box only: `test_everywhere.py` knows their results."""


def box_of(number: int) -> Box:
    """The base box at first, then also the owner's and boxes made at random."""
    if number < FIRST or number % 5 < 3:
        return load_box()
    if number % 5 == 3:
        return load_box(Path(__file__).parent / "owners_box.toml")
    return parse_box(random_box(random.Random(number)), "random")


def trace(number: int, every: int) -> str:
    """A random game: its options and all chance follow from its number."""
    options = OPTIONS[number % len(OPTIONS)]
    game = Game.new(2 + number % 3, seed=number, components=box_of(number), **options)  # type: ignore[arg-type]
    state, rng, out = game.state, Rng(f"trace {number}"), ActionBuffer()
    digest = hashlib.sha256(json.dumps(game.record()["setup"]).encode())
    step = 0
    while state.phase != PHASE_OVER:
        turn.legal(state, out)
        legal = out.list()
        digest.update(repr(legal).encode())
        busy = [action for action in legal if action >= 600] if rng.below(3) else []  # more moves than pure chance
        choices = busy or legal
        turn.apply(state, choices[rng.below(len(choices))])
        step += 1
        if step % every == 0:
            digest.update(fingerprint(state).encode())
    digest.update(fingerprint(state).encode())
    return f"{number} {step} {[int(seat.vp) for seat in state.seats]} {digest.hexdigest()}"


def main() -> None:
    games, every = int(sys.argv[1]), int(sys.argv[2])
    print("compiled" if compiled() else "interpreted")
    for number in range(games):
        print(trace(number, every))


if __name__ == "__main__":
    main()
