"""`paname bench`: how fast the rules are, compiled and interpreted, in one run."""

import argparse
import json
import os
import subprocess
import sys
import time
from importlib.util import find_spec
from typing import Any

from rich.console import Console
from rich.table import Table

from paname._interpreted import compiled
from paname.game import Game
from paname.rules import turn
from paname.rules.rng import Rng
from paname.rules.state import PHASE_OVER, ActionBuffer, State

SETUPS = 20
FULL = {"random_tokens": True, "random_bonus_track": True, "free_districts": True, "piles": 2}


def run(args: argparse.Namespace) -> int:
    here = measure(args.seconds)
    if args.single:
        print(json.dumps(here))
        return 0
    report: dict[str, Any] = {"compiled": compiled(), **here}
    if compiled():
        interpreted = _interpreted(args.seconds)
        report["interpreted"] = interpreted
        report["compiled_to_interpreted_ratio"] = _ratio(here, interpreted, "2 players")
        report["compiled_to_interpreted_ratio_4_players"] = _ratio(here, interpreted, "4 players")
    report["all_options_to_basic_ratio"] = _option_ratio(here)
    report["driven_to_compiled_ratio"] = round(
        here["driven_steps_per_second"] / here["play"]["2 players"]["steps_per_second"], 4
    )
    if args.peers:
        report["peers"] = peers(args.seconds)
    if args.json:
        print(json.dumps(report, indent=2))
    else:
        _print(report)
    return 0


def measure(seconds: float) -> dict[str, Any]:
    play = {}
    for players in (2, 4):
        play[f"{players} players"] = _best(_starts(players, {}), seconds)
        play[f"{players} players, all options"] = _best(_starts(players, FULL), seconds)
    return {
        "play": play,
        "copy_into_microseconds": _copy_time(seconds),
        "driven_steps_per_second": _driven(seconds),
    }


def _starts(players: int, options: dict[str, Any]) -> list[State]:
    return [Game.new(players, seed=seed, **options).state for seed in range(SETUPS)]


def _best(starts: list[State], seconds: float) -> dict[str, float]:
    """Random play to the end: the loop that runs compiled as a whole. Best of three."""
    rng, out, scratch = Rng(1), ActionBuffer(), starts[0].copy()
    best = {"steps_per_second": 0.0, "games_per_second": 0.0}
    for _ in range(3):
        steps = games = 0
        began = time.perf_counter()
        while (passed := time.perf_counter() - began) < seconds / 3 or not games:
            starts[games % SETUPS].copy_into(scratch)
            steps += turn.playout(scratch, rng, out)
            games += 1
        if steps / passed > best["steps_per_second"]:
            best = {"steps_per_second": round(steps / passed), "games_per_second": round(games / passed, 1)}
    return best


def _copy_time(seconds: float) -> float:
    """Microseconds of one copy_into, four players, the empty loop around it subtracted."""
    state = _starts(4, {})[0]
    scratch = state.copy()
    best = float("inf")
    for _ in range(3):
        count, began = 0, time.perf_counter()
        while time.perf_counter() - began < seconds / 3:
            for _ in range(1000):
                state.copy_into(scratch)
            count += 1000
        copying = (time.perf_counter() - began) / count
        began = time.perf_counter()
        for _ in range(count):
            pass
        best = min(best, copying - (time.perf_counter() - began) / count)
    return round(best * 1e6, 4)


def _driven(seconds: float) -> int:
    """Steps per second when every step is called from Python: legal, choose, apply."""
    starts = _starts(2, {})
    rng, out, scratch = Rng(1), ActionBuffer(), starts[0].copy()
    legal, apply, below = turn.legal, turn.apply, rng.below
    best = 0.0
    for _ in range(3):
        steps = games = 0
        began = time.perf_counter()
        while (passed := time.perf_counter() - began) < seconds / 3 or not games:
            starts[games % SETUPS].copy_into(scratch)
            while scratch.phase != PHASE_OVER:
                legal(scratch, out)
                apply(scratch, out.items[below(out.size)])
                steps += 1
            games += 1
        best = max(best, steps / passed)
    return round(best)


def _interpreted(seconds: float) -> dict[str, Any]:
    command = [sys.executable, "-m", "paname", "bench", "--single", "--seconds", str(seconds)]
    environment = {**os.environ, "PANAME_INTERPRETED": "1"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def _ratio(fast: dict[str, Any], slow: dict[str, Any], case: str) -> float:
    return round(float(fast["play"][case]["steps_per_second"]) / float(slow["play"][case]["steps_per_second"]), 1)


def _option_ratio(figures: dict[str, Any]) -> float:
    basic, full = (figures["play"][f"2 players{more}"]["steps_per_second"] for more in ("", ", all options"))
    return round(float(full) / float(basic), 2)


# Neighbours


def peers(seconds: float) -> dict[str, Any]:
    found: dict[str, Any] = {}
    if find_spec("catanatron"):
        found["Catanatron, 4 random players"] = _catanatron(seconds)
    if find_spec("pyspiel"):
        found["OpenSpiel (C++) gin_rummy"] = _openspiel(seconds)
    return found


def _catanatron(seconds: float) -> dict[str, float]:
    from catanatron import Color, RandomPlayer  # type: ignore[import-not-found, unused-ignore]
    from catanatron import Game as Catan

    steps = games = 0
    began = time.perf_counter()
    while (passed := time.perf_counter() - began) < seconds or not games:
        game = Catan([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        game.play()
        steps += len(game.state.action_records if hasattr(game.state, "action_records") else game.state.actions)
        games += 1
    return {"steps_per_second": round(steps / passed), "games_per_second": round(games / passed, 1)}


def _openspiel(seconds: float) -> dict[str, float]:
    import random

    import pyspiel  # type: ignore[import-not-found, unused-ignore]

    steps = games = 0
    began = time.perf_counter()
    spiel = pyspiel.load_game("gin_rummy")
    while (passed := time.perf_counter() - began) < seconds or not games:
        state = spiel.new_initial_state()
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
            steps += 1
        games += 1
    return {"steps_per_second": round(steps / passed), "games_per_second": round(games / passed, 1)}


def _print(report: dict[str, Any]) -> None:
    console = Console()
    table = Table(title=f"Random play, {'compiled' if report['compiled'] else 'interpreted'}, one core")
    for heading in ("", "steps/s", "games/s", "interpreted steps/s", "ratio"):
        table.add_column(heading, justify="left" if not heading else "right")
    for case, figures in report["play"].items():
        slow = report.get("interpreted", {}).get("play", {}).get(case)
        table.add_row(
            case, f"{figures['steps_per_second']:,}", f"{figures['games_per_second']:,}",
            f"{slow['steps_per_second']:,}" if slow else "–",
            f"{figures['steps_per_second'] / slow['steps_per_second']:.0f}×" if slow else "–",
        )  # fmt: skip
    for peer, figures in report.get("peers", {}).items():
        table.add_row(peer, f"{figures['steps_per_second']:,}", f"{figures['games_per_second']:,}", "–", "–")
    console.print(table)
    console.print(
        f"driven from Python: {report['driven_steps_per_second']:,} steps/s "
        f"({report['driven_to_compiled_ratio']:.2f} of the compiled loop); "
        f"copy_into: {report['copy_into_microseconds']} µs"
    )
