"""`paname arena` and `paname balance`: their arguments. What they do is imported when they run."""

import argparse
import os
from pathlib import Path

from paname.cli.options import add_game_options

DECISION_S = 60.0


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    arena = subparsers.add_parser(
        "arena",
        help="bots against bots: round robin, ratings, reports",
        description="A round robin between bots: paired deals, rotated seats. Ctrl-C keeps what was played; the same "
        "command goes on from there.",
    )
    arena.add_argument("--bots", metavar="A,B,…", default="", help="bots that meet (docs/bots.md)")
    arena.add_argument(
        "--lineup", metavar="A,B,…", action="append", default=[], help="a table to play, instead of --bots"
    )
    arena.add_argument("--games", type=_positive, default=100, help="games per table, rounded up to whole rotations")
    arena.add_argument("--seconds", type=float, help="thinking time per decision, for bots that search")
    arena.add_argument("--iterations", type=_positive, help="search iterations per decision: the same games every time")
    _add_common(arena)
    add_game_options(arena)
    arena.add_argument("--csv", type=Path, metavar="FILE", help="write a row per game and seat")
    arena.set_defaults(run=_arena)

    balance = subparsers.add_parser(
        "balance",
        help="which figures of the box matter",
        conflict_handler="resolve",  # it plays with several numbers of players
        description="Plays a bot against itself and tells what of the box is used, and which of the figures that are "
        "not known for sure matter most.",
    )
    balance.add_argument("--bot", default="greedy")
    balance.add_argument("--games", type=_positive, default=200, help="games for each number of players")
    _add_common(balance)
    add_game_options(balance)
    balance.add_argument("--players", type=_players, default=[2, 3, 4], metavar="2,3,4", help="numbers of players")
    balance.set_defaults(run=_balance)


def _add_common(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=_positive, default=os.cpu_count() or 1, help="processes (default: all cores)")
    parser.add_argument("--ray", metavar="ADDRESS", help="play on this Ray cluster (`local`: one of this machine)")
    parser.add_argument(
        "--timeout",
        type=float,
        default=DECISION_S,
        metavar="SECONDS",
        help="a decision that takes longer fails the game",
    )
    parser.add_argument(
        "--state",
        "--resume",
        type=Path,
        metavar="FILE",
        help="keep the finished games here, go on from there and keep it",
    )
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    parser.add_argument("--report", type=Path, metavar="FILE.html", help="write a page with plots")


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"must be 1 or more, not {number}")
    return number


def _players(text: str) -> list[int]:
    numbers = sorted({int(part) for part in text.split(",")})
    if not set(numbers) <= {2, 3, 4}:
        raise argparse.ArgumentTypeError(f"must be of 2, 3, 4, not {text}")
    return numbers


def _arena(args: argparse.Namespace) -> int:
    from paname.arena.commands import guarded, run_arena

    return guarded(run_arena, args)


def _balance(args: argparse.Namespace) -> int:
    from paname.arena.commands import guarded, run_balance

    return guarded(run_balance, args)
