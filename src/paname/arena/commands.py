"""What `paname arena` and `paname balance` do."""

import argparse
import json
import shlex
import sys
from collections.abc import Callable
from contextlib import closing
from functools import partial, wraps
from pathlib import Path
from typing import Any

from rich.console import Console

from paname.arena.balance.sensitivity import UNSURE, balance_json, weigh_figures
from paname.arena.balance.weigh import raw_figures, weigh
from paname.arena.journal import Journal
from paname.arena.match import box_of
from paname.arena.plan import Components, Plan, PlanError, Rules, check_line_up, round_robin, split_specs
from paname.arena.played import Played
from paname.arena.progress import Progress, details, figure_table, standings
from paname.arena.report.arena import arena_report
from paname.arena.report.balance import balance_report
from paname.arena.run import pool, ray_cluster
from paname.arena.stats.results import Ratings, as_json, write_csv
from paname.arena.stats.statistics import gather
from paname.arena.tournament import Runner, default_state, play_on
from paname.bots import BotError, parse_spec
from paname.box import BoxError
from paname.rules.options import Options

INTERRUPTED = 130
"""Exit status after Ctrl-C, as shells have it."""


def guarded(command: Callable[[argparse.Namespace], int]) -> Callable[[argparse.Namespace], int]:
    """What the user can put right is told in one line."""

    @wraps(command)
    def run(args: argparse.Namespace) -> int:
        try:
            return command(args)
        except (PlanError, BotError, BoxError, OSError) as error:
            print(f"paname: {error}", file=sys.stderr)
            return 2

    return run


@guarded
def run_arena(args: argparse.Namespace) -> int:
    bots, tables = split_specs(args.bots), [tuple(split_specs(table)) for table in args.lineup]
    if bots and tables:
        raise PlanError("give either --bots or --lineup, not both")
    line_ups = tuple(check_line_up(table, args.players) for table in tables) or round_robin(bots, args.players)
    rules = _rules(args, args.players, seconds=args.seconds, iterations=args.iterations)
    plan = Plan(line_ups, args.games, args.seed, rules)
    for bot in plan.bots:
        parse_spec(bot)
    played, status = _play(args, plan)
    found = gather(plan, played)
    ratings = Ratings(found)
    if args.json:
        print(json.dumps(as_json(found, ratings), indent=2, ensure_ascii=False))
    else:
        console = _console()
        console.print(standings(found, ratings))
        for line in details(found):
            console.print(line)
    if args.csv:
        write_csv(args.csv, played)
    if args.report:
        args.report.write_text(arena_report(found, ratings, _command()), "utf-8")
    return status or int(not found.games)


@guarded
def run_balance(args: argparse.Namespace) -> int:
    parse_spec(args.bot)
    played: list[Played] = []
    status = 0
    for players in args.players:
        plan = Plan(round_robin([args.bot], players), args.games, args.seed, _rules(args, players, observe=True))
        games, status = _play(args, plan, part=f"{players}p" if len(args.players) > 1 else "")
        played += games
        if status:
            break
    components = _components(args)
    balance = weigh(args.bot, box_of(components), played)
    figures = weigh_figures(balance, raw_figures(components))
    if args.json:
        print(json.dumps(balance_json(balance, figures), indent=2, ensure_ascii=False))
    else:
        _console().print(figure_table([figure for figure in figures if figure.provenance in UNSURE][:20]))
    if args.report:
        args.report.write_text(balance_report(balance, figures, _command()), "utf-8")
    return status or int(not balance.games)


def _rules(args: argparse.Namespace, players: int, **more: Any) -> Rules:
    return Rules(Options.of({**vars(args), "players": players}), _components(args), **more)


def _components(args: argparse.Namespace) -> Components | None:
    if not args.components:
        return None
    path = Path(args.components)
    components = Components(path.stem, path.read_bytes())
    box_of(components)  # a faulty file is told before anything is played
    return components


def _play(args: argparse.Namespace, plan: Plan, part: str = "") -> tuple[list[Played], int]:
    """All games of a plan, and the exit status: those played so far when it is interrupted."""
    console = Console(stderr=True)
    path = args.state or default_state(plan)
    if args.state and part:
        path = args.state.with_suffix(f".{part}{args.state.suffix}")
    total = len(plan.matches())
    try:
        with Journal(path, plan) as journal:
            if journal.games:
                console.print(f"Going on after {len(journal.games)} of {total} games ({path})")
            with (
                Progress(console, plan, journal.games, total) as progress,
                closing(play_on(plan, journal, _runner(args, plan.rules))) as games,
            ):
                for game in games:
                    progress.add(game)
    except KeyboardInterrupt:
        with Journal(path, plan) as journal:  # what is on disk counts: the signal may have come just after a write
            played = journal.games
        console.print(f"Interrupted after {len(played)} of {total} games; the same command goes on from there")
        return played, INTERRUPTED
    if not args.state:
        path.unlink()
    return journal.games, 0


def _runner(args: argparse.Namespace, rules: Rules) -> Runner:
    if args.ray:
        return partial(ray_cluster.run, rules=rules, address=args.ray, jobs=args.jobs, limit=args.timeout)
    return partial(pool.run, rules=rules, jobs=args.jobs, limit=args.timeout)


def _command() -> str:
    return shlex.join(["paname", *sys.argv[1:]])


def _console() -> Console:
    """A pipe has no width: give the tables all they need."""
    console = Console()
    return console if console.is_terminal else Console(width=140)
