"""How long the rules take: a step of random play, and a copy of a state, in nanoseconds.

    taskset -c 1 python benchmarks/engine.py [--against /path/to/other/.venv/bin/python] [--rounds 7]

With --against the same is measured with another build of the package, in turns, so that both meet the same machine;
--games N plays N games in both first and compares every legal list. Processor time, the best of all rounds.
"""

import argparse
import hashlib
import json
import subprocess
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from time import process_time
from typing import Any

from paname import Game, Rng

# builds from before the rooms were renamed are measured too
ROOM = "paname.rules" if find_spec("paname.rules") else "paname.game"
turn, state = import_module(f"{ROOM}.turn"), import_module(f"{ROOM}.state")
Buffer: Any = state.ActionBuffer if ROOM == "paname.rules" else state.Actions

CASES = ("2 players", "4 players", "2 players, all options", "4 players, all options")
ALL = {"random_tokens": True, "random_bonus_track": True, "free_districts": True, "piles": 2}
SETUPS = 20
SPELL = 20 * SETUPS  # games


def new(case: str, seed: int) -> Any:
    return Game.new(int(case[0]), seed=seed, **ALL if "all options" in case else {}).state


def step_time(case: str, seconds: float) -> float:
    """The best of many short spells: another process on the machine disturbs some of them only."""
    starts = [new(case, seed) for seed in range(SETUPS)]
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
    start = new("4 players", 0)
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
    while played.phase != state.OVER:
        turn.legal(played, out)
        legal = out.list()
        lists.update(repr(legal).encode())
        busy = [action for action in legal if action >= legal[0] + 100] if rng.below(2) else []
        turn.apply(played, (busy or legal)[rng.below(len(busy or legal))])
    return f"{lists.hexdigest()} {[int(seat.vp) for seat in played.seats]}"


def child(python: str, *words: str) -> Any:
    done = subprocess.run([python, str(Path(__file__)), *words], capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])  # type: ignore[union-attr]
    parser.add_argument("--against", metavar="PYTHON", help="the interpreter of another build's environment")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.3, help="per figure and round")
    parser.add_argument("--games", type=int, default=0, help="games whose legal lists are compared")
    parser.add_argument("--child", choices=["measure", "digest"], help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.child:
        print(json.dumps(measure(args.seconds) if args.child == "measure" else [*map(digest, range(args.games))]))
        return
    builds = {"here": sys.executable, **({"other": args.against} if args.against else {})}
    if args.games:
        found = [child(python, "--child", "digest", "--games", str(args.games)) for python in builds.values()]
        unequal = [game for game, digests in enumerate(zip(*found, strict=True)) if len(set(digests)) > 1]
        print(f"{args.games} games, legal lists differ in {len(unequal)}", *unequal[:5])
    best: dict[str, dict[str, float]] = {build: {} for build in builds}
    for _ in range(args.rounds):
        for build, python in builds.items():
            for case, time in child(python, "--child", "measure", "--seconds", str(args.seconds)).items():
                best[build][case] = min(best[build].get(case, time), time)
    for case in (*CASES, "copy_into"):
        times = [best[build][case] for build in builds]
        print(f"{case:24}", *(f"{time:6.1f} ns" for time in times), f"{times[0] / times[-1]:5.2f}" if times[1:] else "")


if __name__ == "__main__":
    main()
