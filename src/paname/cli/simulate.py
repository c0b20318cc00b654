"""`paname simulate`: many games of random players, their statistics and records."""

import argparse
import hashlib
import json
import statistics
import sys
import time
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from paname.box import load_box
from paname.cli.options import new_game
from paname.records.record import EXTENSION
from paname.rules import turn
from paname.rules.rng import Rng
from paname.rules.state import ActionBuffer

CHUNK = 50


@dataclass(frozen=True)
class Outcome:
    seed: str
    vp: list[int]
    ranks: list[int]
    sources: list[dict[str, int]]
    rounds: int
    actions: int


def run(args: argparse.Namespace) -> int:
    load_box(args.components)  # a faulty file is told before any process starts
    if args.records:
        Path(args.records).mkdir(parents=True, exist_ok=True)
    began = time.perf_counter()
    outcomes = sorted(_progress(args, _play_all(args)), key=lambda outcome: int(outcome.seed.partition("/")[2]))
    report = summary(args, outcomes, time.perf_counter() - began)
    if args.json:
        json.dump(report, sys.stdout, indent=2)
        print()
    else:
        _print(report)
    return 0


def _play_all(args: argparse.Namespace) -> Iterable[list[Outcome]]:
    chunks = [range(first, min(first + CHUNK, args.games)) for first in range(0, args.games, CHUNK)]
    if args.jobs == 1:
        yield from map(partial(play_chunk, args), chunks)
        return
    with ProcessPoolExecutor(args.jobs) as pool:
        yield from pool.map(partial(play_chunk, args), chunks)


def play_chunk(args: argparse.Namespace, games: range) -> list[Outcome]:
    return [play_one(args, f"{args.seed}/{index}") for index in games]


def play_one(args: argparse.Namespace, seed: str) -> Outcome:
    game = new_game(args, seed)
    rng, out = Rng(f"{seed}/players"), ActionBuffer()
    if not args.records:
        actions = turn.playout(game.state, rng, out)
    else:
        while not game.over:
            turn.legal(game.state, out)
            game.apply(out.items[rng.below(out.size)])
        actions = len(game.history)
        text = json.dumps(game.record(kinds=["bot:random"] * game.players), ensure_ascii=False)
        (Path(args.records) / f"game-{seed.replace('/', '-')}{EXTENSION}").write_text(text, "utf-8")
    result = game.result()
    sources = [{str(source): vp for source, vp in by.items()} for by in result.sources]
    return Outcome(seed, result.vp, result.ranks, sources, int(game.state.last_round), actions)


def _progress(args: argparse.Namespace, chunks: Iterable[list[Outcome]]) -> list[Outcome]:
    outcomes: list[Outcome] = []
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("games", total=args.games)
        for chunk in chunks:
            outcomes += chunk
            progress.update(task, advance=len(chunk))
    return outcomes


def summary(args: argparse.Namespace, outcomes: list[Outcome], seconds: float) -> dict[str, Any]:
    seats = range(args.players)
    return {
        "players": args.players,
        "games": len(outcomes),
        "seed": args.seed,
        "seconds": round(seconds, 3),
        "games_per_second": round(len(outcomes) / seconds, 1),
        "actions": _spread([outcome.actions for outcome in outcomes]),
        "rounds": _spread([outcome.rounds for outcome in outcomes]),
        "seats": [
            {
                "seat": seat,
                "wins": sum(outcome.ranks[seat] == 1 for outcome in outcomes),
                "vp": _spread([outcome.vp[seat] for outcome in outcomes]),
                "sources": {
                    source: round(statistics.fmean(outcome.sources[seat][source] for outcome in outcomes), 3)
                    for source in outcomes[0].sources[seat]
                },
            }
            for seat in seats
        ],
        "digest": digest(outcomes),
    }


def digest(outcomes: list[Outcome]) -> str:
    """A fingerprint of all results: the same on every machine for the same seed."""
    return hashlib.sha256(json.dumps([asdict(outcome) for outcome in outcomes]).encode()).hexdigest()[:16]


def _spread(figures: list[int]) -> dict[str, float]:
    return {
        "mean": round(statistics.fmean(figures), 3),
        "deviation": round(statistics.pstdev(figures), 3),
        "least": min(figures),
        "most": max(figures),
    }


def _print(report: dict[str, Any]) -> None:
    console = Console()
    table = Table(title=f"{report['games']} games of {report['players']} random players, seed {report['seed']}")
    sources = Table(title="VP by source")
    for heading in ("seat", "wins", "VP", "±", "least", "most"):
        table.add_column(heading, justify="right")
    for heading in ("seat", *report["seats"][0]["sources"]):
        sources.add_column(heading, justify="right")
    for seat in report["seats"]:
        vp = seat["vp"]
        table.add_row(
            str(seat["seat"]), f"{seat['wins'] / report['games']:.1%}",
            f"{vp['mean']:.1f}", f"{vp['deviation']:.1f}", str(vp["least"]), str(vp["most"]),
        )  # fmt: skip
        sources.add_row(str(seat["seat"]), *(f"{mean:.1f}" for mean in seat["sources"].values()))
    console.print(table)
    console.print(sources)
    console.print(
        f"{report['rounds']['mean']:.1f} rounds, {report['actions']['mean']:.0f} actions a game; "
        f"{report['games_per_second']:,.0f} games/s; digest {report['digest']}"
    )
