"""`paname simulate`: an arena of random players. Their statistics, and a digest to compare machines and versions by."""

import argparse
import hashlib
import json
import sys
import time
from collections.abc import Iterable
from statistics import fmean
from typing import Any

from rich.console import Console
from rich.table import Table

from paname.arena.match import play
from paname.arena.outcome import Outcome, write_record
from paname.arena.plan import Plan, round_robin
from paname.arena.run import local
from paname.arena.stats.spread import spread_data
from paname.cli.conditions import conditions_of
from paname.cli.scoreboard import Scoreboard

NEVER_S = 1e9
"""Nobody is asked, so nobody can take too long."""


def run(args: argparse.Namespace) -> int:
    conditions = conditions_of(args, playout=True, record=args.records is not None)
    plan = Plan(round_robin(["random"], args.players), args.games, args.seed, conditions)
    began = time.perf_counter()
    outcomes = []
    with Scoreboard(Console(stderr=True), plan, [], args.games) as board:
        for game in _games(plan, args.jobs):
            if args.records:
                write_record(args.records, plan.seed, game)
            outcomes.append(game)
            board.add(game)
    outcomes.sort(key=lambda game: game["match"])
    report = summary(args, outcomes, time.perf_counter() - began)
    if args.json:
        json.dump(report, sys.stdout, indent=2)
        print()
    else:
        _print(report)
    return 0


def _games(plan: Plan, jobs: int) -> Iterable[Outcome]:
    if jobs > 1:
        return local.run(plan.matches(), plan.conditions, jobs, NEVER_S)
    return (play(match, plan.conditions) for match in plan.matches())


def summary(args: argparse.Namespace, outcomes: list[Outcome], seconds: float) -> dict[str, Any]:
    return {
        "players": args.players,
        "games": len(outcomes),
        "seed": args.seed,
        "seconds": round(seconds, 3),
        "games_per_second": round(len(outcomes) / seconds, 1),
        "actions": spread_data([game["actions"] for game in outcomes]),
        "rounds": spread_data([game["rounds"] for game in outcomes]),
        "seats": [_seat(seat, outcomes) for seat in range(args.players)],
        "digest": digest(outcomes),
    }


def _seat(seat: int, outcomes: list[Outcome]) -> dict[str, Any]:
    return {
        "seat": seat,
        "wins": sum(game["ranks"][seat] == 1 for game in outcomes),
        "vp": spread_data([game["vp"][seat] for game in outcomes]),
        "sources": {
            source: round(fmean(game["sources"][seat][source] for game in outcomes), 3)
            for source in outcomes[0]["sources"][seat]
        },
    }


def digest(outcomes: list[Outcome]) -> str:
    """A fingerprint of all results: the same on every machine for the same seed."""
    told = ("seed", "vp", "ranks", "sources", "rounds", "actions")
    results = [{name: game[name] for name in told} for game in outcomes]  # type: ignore[literal-required]
    return hashlib.sha256(json.dumps(results).encode()).hexdigest()[:16]


def _print(report: dict[str, Any]) -> None:
    console = Console()
    table = Table(title=f"{report['games']} games of {report['players']} random players, seed {report['seed']}")
    sources = Table(title="VP by source")
    for heading in ("seat", "wins", "VP", "±", "5%", "median", "95%"):
        table.add_column(heading, justify="right")
    for heading in ("seat", *report["seats"][0]["sources"]):
        sources.add_column(heading, justify="right")
    for seat in report["seats"]:
        vp = seat["vp"]
        table.add_row(
            str(seat["seat"]), f"{seat['wins'] / report['games']:.1%}",
            *(f"{vp[name] or 0:.1f}" for name in ("mean", "sd", "low", "median", "high")),
        )  # fmt: skip
        sources.add_row(str(seat["seat"]), *(f"{mean:.1f}" for mean in seat["sources"].values()))
    console.print(table)
    console.print(sources)
    console.print(
        f"{report['rounds']['mean']:.1f} rounds, {report['actions']['mean']:.0f} actions a game; "
        f"{report['games_per_second']:,.0f} games/s; digest {report['digest']}"
    )
