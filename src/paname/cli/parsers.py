"""Every command and its arguments, on one page. What a command does (`runs`) is imported only when it is run."""

import argparse
import os
from pathlib import Path
from typing import Any

Commands = Any  # argparse has no public name for what add_subparsers returns

DECISION_S = 60.0
"""After so long without an answer a bot of the arena has failed."""


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="paname", description="The board game Paris: play, simulate, measure, host.")
    top.add_argument("--version", action="store_true", help="version, and whether the rules run compiled")
    commands = top.add_subparsers(title="commands", metavar="COMMAND")
    for add in (_serve, _watch, _arena, _balance, _simulate, _bots, _records, _components, _bench):
        add(commands)
    return top


def _command(commands: Commands, name: str, runs: str, words: str, extra: str = "", **more: Any) -> Any:
    """`extra`: what has to be installed beyond the package itself."""
    added = commands.add_parser(name, help=words, **more)
    added.set_defaults(runs=runs, extra=extra)
    return added


# Arguments that several commands have


def _game_options(command: Any, players: bool = True) -> None:
    group = command.add_argument_group("game options")
    if players:
        group.add_argument("--players", type=int, choices=(2, 3, 4), default=2, metavar="N", help="2, 3 or 4")
    group.add_argument("--random-tokens", action="store_true", help="tokens shuffled onto the spaces, R1.7")
    group.add_argument("--random-bonus-track", action="store_true", help="bonus tiles shuffled in their zones, R1.8")
    group.add_argument("--free-districts", action="store_true", help="buildings go to a district of choice, R1.9")
    group.add_argument("--piles", type=int, choices=(2, 3), default=3, metavar="N", help="3 or 2, R1.10")
    _box(group)


def _box(command: Any) -> None:
    command.add_argument("--components", metavar="FILE", help="a corrected components file, instead of the base box")


def _many_games(command: Any, jobs: int) -> None:
    command.add_argument("--seed", type=int, default=1, metavar="N", help="the same seed, the same games")
    command.add_argument("--jobs", type=positive, default=jobs, metavar="N", help="processes (default: %(default)s)")
    command.add_argument("--json", action="store_true", help="print the result as JSON")


def _tournament(command: Any) -> None:
    _many_games(command, jobs=os.cpu_count() or 1)
    command.add_argument("--ray", metavar="ADDRESS", help="play on this Ray cluster (`local`: one of this machine)")
    command.add_argument(
        "--timeout", type=float, default=DECISION_S, metavar="SECONDS", help="a bot that takes longer has lost"
    )
    command.add_argument(
        "--state", "--resume", type=Path, metavar="FILE", help="keep the finished games here and go on from there"
    )
    command.add_argument("--report", type=Path, metavar="FILE.html", help="write a page with plots")


def positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"must be 1 or more, not {number}")
    return number


def _players(text: str) -> list[int]:
    numbers = sorted({int(part) for part in text.split(",")})
    if not set(numbers) <= {2, 3, 4}:
        raise argparse.ArgumentTypeError(f"must be of 2, 3, 4, not {text}")
    return numbers


# The commands


def _arena(commands: Commands) -> None:
    arena = _command(
        commands,
        "arena",
        "paname.cli.arena:run_arena",
        "bots against bots: round robin, ratings, reports",
        extra="arena",
        description="A round robin between bots: paired deals, rotated seats. Ctrl-C keeps what was played; the same "
        "command goes on from there.",
    )
    arena.add_argument("--bots", metavar="A,B,…", default="", help="bots that meet (see `paname bots`)")
    arena.add_argument(
        "--lineup", metavar="A,B,…", action="append", default=[], help="a table to play, instead of --bots"
    )
    arena.add_argument("--games", type=positive, default=100, help="games per table, rounded up to whole rotations")
    arena.add_argument("--seconds", type=float, help="thinking time per decision, for bots that search")
    arena.add_argument("--iterations", type=positive, help="search iterations per decision: the same games every time")
    _tournament(arena)
    _game_options(arena)
    arena.add_argument("--records", type=Path, metavar="DIR", help="write a commented record of every game")
    arena.add_argument("--csv", type=Path, metavar="FILE", help="write a row per game and seat")


def _balance(commands: Commands) -> None:
    balance = _command(
        commands,
        "balance",
        "paname.cli.arena:run_balance",
        "which figures of the box matter",
        extra="arena",
        description="Plays a bot against itself and tells what of the box is used, and which of the figures that are "
        "not known for sure matter most.",
    )
    balance.add_argument("--bot", default="greedy")
    balance.add_argument("--games", type=positive, default=200, help="games for each number of players")
    _tournament(balance)
    _game_options(balance, players=False)
    balance.add_argument("--players", type=_players, default=[2, 3, 4], metavar="2,3,4", help="numbers of players")


def _simulate(commands: Commands) -> None:
    simulate = _command(
        commands, "simulate", "paname.cli.simulate:run", "play games of random players and print statistics"
    )
    simulate.add_argument("--games", type=positive, default=1000, metavar="N")
    _many_games(simulate, jobs=1)
    _game_options(simulate)
    simulate.add_argument("--records", type=Path, metavar="DIR", help="write a record of every game")


def _watch(commands: Commands) -> None:
    watch = _command(commands, "watch", "paname.cli.watch:run", "watch a game of bots in the terminal")
    watch.add_argument("--bots", metavar="A,B,…", default="random", help="one for each seat, or one for all (random)")
    watch.add_argument("--players", type=int, metavar="N", help="seats (as many as bots, at least 2)")
    watch.add_argument("--seed", type=int, default=None, metavar="N")
    watch.add_argument("--pause", type=float, default=0.0, metavar="SECONDS", help="after every turn")
    _game_options(watch, players=False)


def _records(commands: Commands) -> None:
    replay = _command(commands, "replay", "paname.cli.records:run_replay", "tell a recorded game turn by turn")
    replay.add_argument("file")
    _box(replay)
    check = _command(
        commands, "check", "paname.cli.records:run_check", "verify records; the exit status tells whether all are sound"
    )
    check.add_argument("files", nargs="+", metavar="FILE")
    _box(check)
    legal = _command(
        commands,
        "legal",
        "paname.cli.records:run_legal",
        "one JSON array of legal actions per action, before it is played",
    )
    legal.add_argument("file")
    _box(legal)


def _components(commands: Commands) -> None:
    components = _command(
        commands, "components", "paname.cli.components:run", "print what is in the box, with provenance"
    )
    _box(components)
    components.add_argument("--json", action="store_true", help="the provenance of every figure as JSON")


def _bots(commands: Commands) -> None:
    bots = _command(commands, "bots", "paname.cli.bots:run", "the bots there are, their parameters and levels")
    bots.add_argument("--json", action="store_true", help="the same as JSON")


def _bench(commands: Commands) -> None:
    bench = _command(commands, "bench", "paname.cli.bench:run", "measure the speed of the rules")
    bench.add_argument("--seconds", type=float, default=1.0, metavar="S", help="per measurement, best of three")
    bench.add_argument("--peers", action="store_true", help="measure Catanatron and OpenSpiel too, where installed")
    bench.add_argument("--json", action="store_true")
    bench.add_argument("--single", action="store_true", help=argparse.SUPPRESS)  # this process only, no comparison


def _serve(commands: Commands) -> None:
    serve = _command(
        commands,
        "serve",
        "paname.server.cli:serve",
        "run the server",
        extra="server",
        description="Tables people play at. See docs/hosting.md.",
    )
    serve.add_argument("--host", help="address to listen on (127.0.0.1)")
    serve.add_argument("--port", type=int, help="port; 0 takes a free one (8000)")
    serve.add_argument("--database", metavar="URL", help="file or URL (paname.sqlite in your data folder)")
    serve.add_argument("--no-browser", action="store_true", help="do not open the browser")
    serve.add_argument("--allowed-hosts", metavar="NAMES", help="comma-separated names the server is reached by")
    serve.add_argument("--allowed-origins", metavar="ORIGINS", help="comma-separated further origins that may command")
    serve.add_argument("--components", metavar="FILE", help="components file for new tables (the package's own)")
    serve.add_argument("--bot-workers", type=int, metavar="N", help="processes for bots (cores - 1)")
    serve.add_argument("--log-level", default="info", choices=["debug", "info", "warning", "error"])
