"""How long the rules take: a step of random play, and a copy of a state, in nanoseconds.

    taskset -c 1 python benchmarks/engine.py [--against /path/to/other/.venv/bin/python] [--rounds 7]

With --against the same is measured with another build of the package, in turns, so that both meet the same machine;
--games N plays N games in both first and compares every legal list. Processor time, the best of all rounds.
"""

import hashlib
from importlib import import_module
from importlib.util import find_spec
from time import process_time
from typing import Any

from compare import main

from paname import Game, Rng

# builds from before the rooms were renamed are measured too
ROOM = "paname.rules" if find_spec("paname.rules") else "paname.game"
turn, state = import_module(f"{ROOM}.turn"), import_module(f"{ROOM}.state")
Buffer: Any = state.ActionBuffer if ROOM == "paname.rules" else state.Actions

CASES = ("2 players", "4 players", "2 players, all options", "4 players, all options")
ALL: dict[str, Any] = {"random_tokens": True, "random_bonus_track": True, "free_districts": True, "piles": 2}
SETUPS = 20
SPELL = 20 * SETUPS  # games


def new(case: str, seed: int) -> Game:
    return Game.new(int(case[0]), seed=seed, **ALL if "all options" in case else {})


def step_time(case: str, seconds: float) -> float:
    """The best of many short spells: another process on the machine disturbs some of them only."""
    starts: list[Any] = [new(case, seed).state for seed in range(SETUPS)]
    scratch, rng, out = starts[0].copy(), Rng(1), Buffer()
    best, until = float("inf"), process_time() + seconds
    while (began := process_time()) < until:
        steps = 0
        for game in range(SPELL):
            starts[game % SETUPS].copy_into(scratch)
            steps += turn.playout(scratch, rng, out)
        best = min(best, (process_time() - began) / steps)
    return best * 1e9


def copy_time(seconds: float) -> float:
    """Four players, called from Python, without the loop around it."""
    start: Any = new("4 players", 0).state
    scratch, count = start.copy(), round(seconds * 5e6)
    began = process_time()
    for _ in range(count):
        start.copy_into(scratch)
    copied = process_time()
    for _ in range(count):
        pass
    return (2 * copied - began - process_time()) / count * 1e9


def measure(seconds: float) -> dict[str, float]:
    return {**{case: step_time(case, seconds) for case in CASES}, "copy_into": copy_time(seconds)}


def digest(game: int) -> str:
    """Every legal list of a random game in which moves are preferred."""
    played, rng, out = new(CASES[game % len(CASES)], game), Rng(f"engine {game}"), Buffer()
    lists = hashlib.sha256()
    while not played.over:
        turn.legal(played.state, out)
        legal = out.list()
        lists.update(repr(legal).encode())
        busy = [action for action in legal if action >= legal[0] + 100] if rng.below(2) else []
        turn.apply(played.state, (busy or legal)[rng.below(len(busy or legal))])
    return f"{lists.hexdigest()} {[int(seat.vp) for seat in played.state.seats]}"


if __name__ == "__main__":
    main(__file__, "ns", measure, digest, rounds=7)
