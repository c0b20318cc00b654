"""How fast the environments are, one core, random play: `python benchmarks/vector_env.py [--seconds 2] [--json]`.

Every step counted gives an observation and a mask of legal actions, and finished games are started anew. Peers are
measured in the same run where they are installed: OpenSpiel's C++ gin rummy through Python, and Catanatron's gym.
"""

import argparse
import json
import random
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from paname.envs.vector_env import VectorEnv


def vector(players: int, count: int) -> Iterator[int]:
    env = VectorEnv(count, players, seed=1)
    while True:
        env.step(env.sample())
        yield count


def pettingzoo() -> Iterator[int]:
    from paname.envs import paname_v0

    env = paname_v0.raw_env()
    while True:
        env.reset(seed=1)
        while env.agents and not any(env.terminations.values()):
            mask = env.observe(env.agent_selection)["action_mask"]
            env.step(random.choice(np.flatnonzero(mask)))
            yield 1


def gymnasium() -> Iterator[int]:
    from paname.envs.gymnasium_env import PanameEnv

    return _gym(PanameEnv(), lambda _env, info: np.flatnonzero(info["action_mask"]))


def open_spiel(game: str) -> Iterator[int]:
    import pyspiel  # type: ignore[import-not-found]

    import paname.envs.openspiel  # noqa: F401  (registers ours)

    loaded = pyspiel.load_game(game)
    while True:
        state = loaded.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
                continue
            state.observation_tensor()
            state.legal_actions_mask()
            state.apply_action(random.choice(state.legal_actions()))
            yield 1


def catanatron() -> Iterator[int]:
    import catanatron_gym  # type: ignore[import-not-found]  # noqa: F401  (registers it)
    import gymnasium as gym

    env: Any = gym.make("catanatron_gym:catanatron-v1").unwrapped
    return _gym(env, lambda env, _info: env.get_valid_actions())


def _gym(env: Any, legal: Callable[[Any, Any], Any]) -> Iterator[int]:
    while True:
        _, info = env.reset()
        over = False
        while not over:
            _, _, terminated, truncated, info = env.step(random.choice(legal(env, info)))
            over = terminated or truncated
            yield 1


CASES: list[tuple[str, tuple[str, ...], Callable[[], Iterator[int]]]] = [
    ("vector environment, 2 players, 256 games", (), lambda: vector(2, 256)),
    ("vector environment, 4 players, 256 games", (), lambda: vector(4, 256)),
    ("vector environment, 2 players, 1 game", (), lambda: vector(2, 1)),
    ("PettingZoo paname_v0", ("pettingzoo",), pettingzoo),
    ("Gymnasium Paname-v0, one random opponent (learner's steps)", ("gymnasium",), gymnasium),
    ("OpenSpiel paname (Python game)", ("pyspiel",), lambda: open_spiel("paname")),
    ("peer: OpenSpiel gin_rummy (C++) through Python", ("pyspiel",), lambda: open_spiel("gin_rummy")),
    ("peer: Catanatron gym, one random opponent", ("catanatron_gym",), catanatron),
]


def rate(case: Callable[[], Iterator[int]], seconds: float) -> float:
    """Steps per second of processor time, the best of three runs: what else the machine does counts little."""
    return max(_run(case(), seconds) for _ in range(3))


def _run(steps: Iterator[int], seconds: float) -> float:
    done = 0
    began = time.process_time()
    for count in steps:
        done += count
        passed = time.process_time() - began
        if passed >= seconds:
            return done / passed
    raise AssertionError("the cases never end")


def main() -> None:
    parser = argparse.ArgumentParser(description="speed of the environments, and of their peers where installed")
    parser.add_argument("--seconds", type=float, default=1.0, help="per run; each case is run three times")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    report = {
        name: round(rate(case, args.seconds)) if all(map(find_spec, needed)) else None for name, needed, case in CASES
    }
    if args.json:
        print(json.dumps(report, indent=2))
        return
    table = Table("environment", "steps/s", title="Observation + mask + new games, one core")
    for name, speed in report.items():
        table.add_row(name, "not installed" if speed is None else f"{speed:,}")
    Console().print(table)


if __name__ == "__main__":
    main()
