"""What `paname arena` and `paname balance` do."""

import argparse
import json
import shlex
import sys
from contextlib import closing
from functools import partial
from pathlib import Path

from rich.console import Console

from paname.arena.balance.result import balance_json
from paname.arena.balance.sensitivity import UNSURE, weigh_figures
from paname.arena.balance.totals import raw_figures, total
from paname.arena.journal import Journal
from paname.arena.match import box_of
from paname.arena.outcome import Outcome
from paname.arena.plan import Conditions, Plan, PlanError, check_line_up, round_robin, split_specs
from paname.arena.report.arena_page import arena_report
from paname.arena.report.balance import balance_report
from paname.arena.run import local, ray_cluster
from paname.arena.stats.results import Ratings, as_json, write_csv
from paname.arena.stats.tally import tally
from paname.arena.tournament import Run, default_state, play_on
from paname.bots.registry import check_spec
from paname.cli.conditions import components_of, conditions_of, guarded
from paname.cli.scoreboard import Scoreboard, details, figure_table, standings

INTERRUPTED = 130
"""Exit status after Ctrl-C, as shells have it."""


@guarded
def run_arena(args: argparse.Namespace) -> int:
    bots, tables = split_specs(args.bots), [tuple(split_specs(table)) for table in args.lineup]
    if bots and tables:
        raise PlanError("give either --bots or --lineup, not both")
    line_ups = tuple(check_line_up(table, args.players) for table in tables) or round_robin(bots, args.players)
    limits = {"seconds": args.seconds, "iterations": args.iterations}
    plan = Plan(line_ups, args.games, args.seed, conditions_of(args, record=args.records is not None, **limits))
    for bot in plan.bots:
        check_spec(bot, box_of(plan.conditions.components), args.players)
    outcomes, status = _play(args, plan, records=args.records)
    found = tally(plan, outcomes)
    ratings = Ratings(found)
    if args.json:
        print(json.dumps(as_json(found, ratings), indent=2, ensure_ascii=False))
    else:
        console = _console()
        console.print(standings(found, {bot: curve.skills[-1] for bot, curve in ratings.curves.items()}))
        for line in details(found):
            console.print(line)
    if args.csv:
        write_csv(args.csv, outcomes)
    if args.report:
        args.report.write_text(arena_report(found, ratings, _command()), "utf-8")
    return status or int(not found.games)


@guarded
def run_balance(args: argparse.Namespace) -> int:
    outcomes: list[Outcome] = []
    status, components = 0, components_of(args)
    for players in args.players:
        check_spec(args.bot, box_of(components), players)
    for players in args.players:
        conditions = conditions_of(argparse.Namespace(**{**vars(args), "players": players}), usage=True)
        plan = Plan(round_robin([args.bot], players), args.games, args.seed, conditions)
        games, status = _play(args, plan, part=f"{players}p" if len(args.players) > 1 else "")
        outcomes += games
        if status:
            break
    totals = total(args.bot, box_of(components), outcomes)
    figures = weigh_figures(totals, raw_figures(components))
    if args.json:
        print(json.dumps(balance_json(totals, figures), indent=2, ensure_ascii=False))
    else:
        _console().print(figure_table([figure for figure in figures if figure.provenance in UNSURE][:20]))
    if args.report:
        args.report.write_text(balance_report(totals, figures, _command()), "utf-8")
    return status or int(not totals.games)


def _play(
    args: argparse.Namespace, plan: Plan, part: str = "", records: Path | None = None
) -> tuple[list[Outcome], int]:
    """All games of a plan, and the exit status: those played so far when it is interrupted."""
    console = Console(stderr=True)
    path = args.state or default_state(plan)
    if args.state and part:
        path = args.state.with_suffix(f".{part}{args.state.suffix}")
    count = len(plan.matches())
    try:
        with Journal(path, plan) as journal:
            if journal.games:
                console.print(f"Resuming after {len(journal.games)} of {count} games ({path})")
            with (
                Scoreboard(console, plan, journal.games, count) as board,
                closing(play_on(plan, journal, _runner(args, plan.conditions), records)) as games,
            ):
                for game in games:
                    board.add(game)
    except KeyboardInterrupt:
        with Journal(path, plan) as journal:  # what is on disk counts: the signal may have come just after a write
            played = journal.games
        console.print(f"Interrupted after {len(played)} of {count} games; the same command resumes it")
        return played, INTERRUPTED
    if not args.state:
        path.unlink()
    return journal.games, 0


def _runner(args: argparse.Namespace, conditions: Conditions) -> Run:
    if args.ray:
        return partial(ray_cluster.run, conditions=conditions, address=args.ray, jobs=args.jobs, limit=args.timeout)
    return partial(local.run, conditions=conditions, jobs=args.jobs, limit=args.timeout)


def _command() -> str:
    return shlex.join(["paname", *sys.argv[1:]])


def _console() -> Console:
    """A pipe has no width: give the tables all they need."""
    console = Console()
    return console if console.is_terminal else Console(width=140)
