"""Two builds of the package measured in turns, so that both meet the same machine: what engine.py and library.py share.

Each round runs the script as a child with the interpreter of each build; the best of all rounds is told.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any


def main(
    script: str, unit: str, measure: Callable[[float], dict[str, float]], digest: Callable[[int], str], rounds: int
) -> None:
    """`measure` takes the seconds for a figure; `digest` plays a game by number and gives a hash of all it saw."""
    parser = argparse.ArgumentParser(formatter_class=argparse.ArgumentDefaultsHelpFormatter)
    parser.add_argument("--against", metavar="PYTHON", help="the interpreter of another build's environment")
    parser.add_argument("--rounds", type=int, default=rounds)
    parser.add_argument("--seconds", type=float, default=0.3, help="per figure and round")
    parser.add_argument("--games", type=int, default=0, help="games that are played in both first and compared")
    parser.add_argument("--child", choices=["measure", "digest"], help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.child:
        print(json.dumps(measure(args.seconds) if args.child == "measure" else [*map(digest, range(args.games))]))
        return
    builds = {"here": sys.executable, **({"other": args.against} if args.against else {})}
    if args.games:
        found = [_child(python, script, "digest", "--games", str(args.games)) for python in builds.values()]
        unequal = [game for game, digests in enumerate(zip(*found, strict=True)) if len(set(digests)) > 1]
        print(f"{args.games} games, {len(unequal)} differ", *unequal[:5])
    best: dict[str, dict[str, float]] = {build: {} for build in builds}
    for _ in range(args.rounds):
        for build, python in builds.items():
            for case, time in _child(python, script, "measure", "--seconds", str(args.seconds)).items():
                best[build][case] = min(best[build].get(case, time), time)
    for case in best["here"]:
        times = [best[build][case] for build in builds]
        ratio = f"{times[0] / times[-1]:5.2f}" if times[1:] else ""
        print(f"{case:40}", *(f"{time:8.1f} {unit}" for time in times), ratio)


def _child(python: str, script: str, *words: str) -> Any:
    done = subprocess.run([python, str(Path(script)), "--child", *words], stdout=subprocess.PIPE, text=True, check=True)
    return json.loads(done.stdout)
