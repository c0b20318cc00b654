"""Every command and its arguments, on one page. What a command does (`runs`) is imported only when it is run."""

import argparse
import os
from pathlib import Path
from typing import Any

from paname.cli.plainly import PlainParser, decimal_number, new_file, one_of, whole_number
from paname.rules.options import MEANINGS, NUMBERS, PLAYERS, Options

Commands = Any  # argparse has no public name for what add_subparsers returns

DECISION_S = 60.0
"""After so long without an answer a bot of the arena has failed."""


def parser() -> argparse.ArgumentParser:
    top = PlainParser(
        prog="paname",
        description="Play the board game Paris, simulate it, measure bots, host tables. Without a command, the game "
        "opens in your browser.",
    )
    top.add_argument("--version", action="store_true", help="print the version, and whether the rules are compiled")
    top.add_argument("--home", action="store_true", help="let friends on your home network play too")
    commands = top.add_subparsers(title="commands", metavar="COMMAND")
    for add in (
        _serve, _watch, _arena, _balance, _simulate, _bots, _train, _records, _analyze, _puzzles, _components, _bench,
    ):  # fmt: skip
        add(commands)
    return top


def _command(commands: Commands, name: str, runs: str, words: str, extra: str = "", **more: Any) -> Any:
    """`extra`: what has to be installed beyond the package itself."""
    more.setdefault("description", f"{words[0].upper()}{words[1:]}.")
    added = commands.add_parser(name, help=words, **more)
    added.set_defaults(runs=runs, extra=extra)
    return added


# Arguments that several commands have


def _game_options(command: Any, players: bool = True) -> None:
    group = command.add_argument_group("game options")
    for name, usual in Options().data().items():
        flag, meaning = f"--{name.replace('_', '-')}", MEANINGS[name]
        if name == "players" and not players:
            continue
        if isinstance(usual, bool):
            group.add_argument(flag, action="store_true", help=meaning)
        else:
            group.add_argument(flag, type=one_of(NUMBERS[name]), default=usual, metavar="N", help=meaning)
    _box(group)


def _box(command: Any, words: str = "play with the box in this file instead of our own") -> None:
    command.add_argument("--box", "--components", dest="components", metavar="FILE", help=words)


def _many_games(command: Any, jobs: int) -> None:
    command.add_argument(
        "--seed",
        type=whole_number(),
        default=1,
        metavar="N",
        help="the same seed gives the same games (default: %(default)s)",
    )
    command.add_argument(
        "--jobs", type=whole_number(1), default=jobs, metavar="N", help="number of processes (default: %(default)s)"
    )
    command.add_argument("--json", action="store_true", help="print the result as JSON")


def _tournament(command: Any) -> None:
    _many_games(command, jobs=os.cpu_count() or 1)
    command.add_argument(
        "--ray", metavar="ADDRESS", help="play on this Ray cluster (`local`: start one on this machine)"
    )
    command.add_argument(
        "--timeout",
        type=decimal_number(0),
        default=DECISION_S,
        metavar="SECONDS",
        help="a bot that takes longer for a decision forfeits the game (default: %(default)g)",
    )
    command.add_argument(
        "--state", "--resume", type=Path, metavar="FILE", help="store finished games in FILE and resume from it"
    )
    command.add_argument("--report", type=new_file, metavar="FILE.html", help="write a web page with charts")


def _players(text: str) -> list[int]:
    parts = set(text.split(","))
    if not parts <= {str(number) for number in PLAYERS}:
        raise argparse.ArgumentTypeError(f"must be 2, 3 or 4, or several of them as in 2,4, not {text!r}")
    return sorted(int(part) for part in parts)


# The commands


def _arena(commands: Commands) -> None:
    arena = _command(
        commands,
        "arena",
        "paname.cli.arena:run_arena",
        "let bots play each other: round robin, ratings, reports",
        extra="arena",
        description="Play a round robin between bots with paired deals and rotated seats. Ctrl-C keeps what has been "
        "played, and the same command resumes it. See docs/arena.md.",
    )
    arena.add_argument("--bots", metavar="A,B,…", default="", help="bots to enter (`paname bots` lists them)")
    arena.add_argument(
        "--lineup",
        metavar="A,B,…",
        action="append",
        default=[],
        help="one table to play, instead of --bots; may be repeated",
    )
    arena.add_argument(
        "--games",
        type=whole_number(1),
        default=100,
        metavar="N",
        help="games per table (default: %(default)s), rounded up to whole rotations",
    )
    arena.add_argument(
        "--seconds", type=decimal_number(0), metavar="S", help="thinking time per turn for bots that search"
    )
    arena.add_argument(
        "--iterations", type=whole_number(1), metavar="N", help="search iterations per turn instead: reproducible games"
    )
    _tournament(arena)
    _game_options(arena)
    arena.add_argument("--records", type=Path, metavar="DIR", help="write a record of every game, with comments")
    arena.add_argument("--csv", type=new_file, metavar="FILE", help="write one row per game and seat")


def _balance(commands: Commands) -> None:
    balance = _command(
        commands,
        "balance",
        "paname.cli.arena:run_balance",
        "find out which component values matter most",
        extra="arena",
        description="Let a bot play itself, and report what is used and which of the uncertain component values matter "
        "most. See docs/arena.md.",
    )
    balance.add_argument("--bot", default="greedy", help="the bot that plays (default: %(default)s)")
    balance.add_argument(
        "--games",
        type=whole_number(1),
        default=200,
        metavar="N",
        help="games for each number of players (default: %(default)s)",
    )
    _tournament(balance)
    _game_options(balance, players=False)
    balance.add_argument(
        "--players", type=_players, default=list(PLAYERS), metavar="2,3,4", help="numbers of players (default: all)"
    )


def _simulate(commands: Commands) -> None:
    simulate = _command(commands, "simulate", "paname.cli.simulate:run", "play random games and print statistics")
    simulate.add_argument(
        "--games", type=whole_number(1), default=1000, metavar="N", help="number of games (default: %(default)s)"
    )
    _many_games(simulate, jobs=1)
    _game_options(simulate)
    simulate.add_argument("--records", type=Path, metavar="DIR", help="write a record of every game")


def _watch(commands: Commands) -> None:
    watch = _command(commands, "watch", "paname.cli.watch:run", "watch bots play in the terminal")
    watch.add_argument(
        "--bots", metavar="A,B,…", default="random", help="one bot for each seat, or one for all (default: random)"
    )
    watch.add_argument(
        "--players", type=one_of(PLAYERS), metavar="N", help="number of players (default: as many as bots, at least 2)"
    )
    watch.add_argument(
        "--seed",
        type=whole_number(),
        default=None,
        metavar="N",
        help="the same seed gives the same game (default: a new one)",
    )
    watch.add_argument("--pause", type=decimal_number(0), default=0.0, metavar="SECONDS", help="wait after every turn")
    _game_options(watch, players=False)


_RECORD = "record of a game (.paris.json)"
_RECORD_BOX = "read the record with the box in this file instead of our own"


def _records(commands: Commands) -> None:
    replay = _command(commands, "replay", "paname.cli.replay:run_replay", "print a recorded game turn by turn")
    replay.add_argument("file", metavar="FILE", help=_RECORD)
    _box(replay, _RECORD_BOX)
    check = _command(
        commands, "check", "paname.cli.replay:run_check", "check records; the exit status is 0 if all are valid"
    )
    check.add_argument("files", nargs="+", metavar="FILE", help="records of games (.paris.json)")
    _box(check, _RECORD_BOX)
    legal = _command(
        commands,
        "legal",
        "paname.cli.replay:run_legal",
        "print the legal actions before each recorded action, one JSON array per line",
    )
    legal.add_argument("file", metavar="FILE", help=_RECORD)
    _box(legal, _RECORD_BOX)


def _analyze(commands: Commands) -> None:
    analyze = _command(
        commands,
        "analyze",
        "paname.cli.analyze:run",
        "judge every turn of a recorded game by the chance to win",
        extra="arena",
        aliases=["analyse"],
        description="Judge every turn of a recorded game against the best one that a search finds, by the chance to "
        "win that it lost. See docs/analysis.md.",
    )
    analyze.add_argument("file", metavar="FILE", help=_RECORD)
    analyze.add_argument(
        "--iterations", type=whole_number(1), metavar="N", help="iterations of each search (default: 200)"
    )
    analyze.add_argument(
        "--seed",
        type=whole_number(),
        default=1,
        metavar="N",
        help="the same seed gives the same analysis (default: %(default)s)",
    )
    analyze.add_argument("--net", metavar="FILE", help="judge by a net of your own (`paname train`)")
    analyze.add_argument("--html", type=new_file, metavar="FILE.html", help="write a web page with charts and boards")
    analyze.add_argument("--json", action="store_true", help="print the analysis as JSON")
    _box(analyze, _RECORD_BOX)


def _puzzles(commands: Commands) -> None:
    puzzle = _command(commands, "puzzle", "paname.cli.puzzle:run", "find the best turn: a puzzle in the terminal")
    puzzle.add_argument("puzzle", nargs="?", metavar="ID", help="which one, by id or number (default: today's)")
    puzzle.add_argument("--answer", metavar="A; B; …", help="your turn; the exit status is 0 if it solves the puzzle")
    make = _command(
        commands,
        "make-puzzles",
        "paname.cli.puzzle:make",
        "find puzzles in games of the trained player",
        description="Play games, look for positions in which one turn is clearly best, and check them by deep "
        "search. Every game is stored when it is done, and the same command resumes. See docs/puzzles.md.",
    )
    make.add_argument(
        "--state", type=Path, required=True, metavar="FILE", help="store games in FILE and resume from it"
    )
    make.add_argument(
        "--games", type=whole_number(1), default=10, metavar="N", help="games to look at (default: %(default)s)"
    )
    make.add_argument(
        "--first", type=whole_number(), default=1, metavar="N", help="number of the first game (default: 1)"
    )
    make.add_argument("--again", action="store_true", help="play nothing, examine the packaged puzzles again")
    make.add_argument("--write", type=new_file, metavar="FILE", help="write the puzzles found so far (.jsonl.gz)")
    make.add_argument(
        "--most",
        type=whole_number(1),
        default=120,
        metavar="N",
        help="puzzles per difficulty, at most (default: %(default)s)",
    )


def _components(commands: Commands) -> None:
    components = _command(
        commands, "components", "paname.cli.components:run", "print what is in the box and where each value comes from"
    )
    _box(components, "print the box in this file instead of our own")
    components.add_argument("--json", action="store_true", help="print the source of every value as JSON")


def _bots(commands: Commands) -> None:
    bots = _command(commands, "bots", "paname.cli.bots:run", "list the available bots, their parameters and levels")
    bots.add_argument("--json", action="store_true", help="print the list as JSON")


def _train(commands: Commands) -> None:
    train = _command(
        commands,
        "train",
        "paname.train.run:run",
        "train a net for the bot `net` by letting it play itself",
        extra="rl",
        description="Train a net by self-play. Everything is kept in a folder, and the same command resumes "
        "it. See docs/net.md.",
    )
    train.add_argument("--players", type=one_of(PLAYERS), default=2, metavar="N", help=MEANINGS["players"])
    train.add_argument(
        "--folder", type=Path, default=Path("training"), metavar="DIR", help="for nets and state (default: %(default)s)"
    )
    train.add_argument(
        "--minutes",
        type=decimal_number(0.01),
        default=60.0,
        metavar="M",
        help="training time in minutes (default: %(default)g)",
    )
    train.add_argument(
        "--from",
        dest="begin",
        metavar="FILE",
        help="begin a new folder with the net in this file, or with the one that we ship: --from shipped",
    )
    jobs = os.cpu_count() or 1
    train.add_argument(
        "--jobs", type=whole_number(1), default=jobs, metavar="N", help="processes that play (default: cores)"
    )
    train.add_argument("--device", default="", metavar="NAME", help="cpu or cuda (default: cuda if available)")
    train.add_argument(
        "--hidden",
        type=whole_number(1),
        metavar="N",
        help="width of the first layer of a new net, a multiple of 32 (default: 256 for 2 players, else 160)",
    )
    train.add_argument(
        "--search",
        type=whole_number(0),
        default=0,
        metavar="N",
        help="iterations per main action in self-play (default: one turn ahead until that has leveled off)",
    )
    train.add_argument(
        "--match-games",
        type=whole_number(1),
        default=2000,
        metavar="N",
        help="maximum games per match (default: %(default)s)",
    )
    _box(train, "train with the box in this file instead of our own")
    train.add_argument("--output", type=new_file, metavar="FILE", help="copy the best net here when done")


def _bench(commands: Commands) -> None:
    bench = _command(commands, "bench", "paname.cli.bench:run", "measure the speed of the rules")
    bench.add_argument(
        "--seconds",
        type=decimal_number(0),
        default=1.0,
        metavar="S",
        help="duration of each measurement, best of three (default: %(default)g)",
    )
    bench.add_argument("--peers", action="store_true", help="also measure Catanatron and OpenSpiel, if installed")
    bench.add_argument("--json", action="store_true", help="print the result as JSON")
    bench.add_argument("--single", action="store_true", help=argparse.SUPPRESS)  # this process only, no comparison


def _serve(commands: Commands) -> None:
    serve = _command(
        commands,
        "serve",
        "paname.server.cli:serve",
        "serve tables to other players",
        extra="server",
        description="Serve tables to other players. See docs/hosting.md.",
    )
    serve.add_argument("--host", help="address to listen on (default: 127.0.0.1)")
    serve.add_argument(
        "--port", type=whole_number(0, 65535), metavar="N", help="port to listen on (default: 8000); 0 takes a free one"
    )
    serve.add_argument(
        "--database", metavar="URL", help="SQLite file or PostgreSQL URL (default: paname.sqlite in your data folder)"
    )
    serve.add_argument("--no-browser", action="store_true", help="do not open the browser")
    serve.add_argument(
        "--allowed-hosts", metavar="NAMES", help="comma-separated host names that people reach the server by"
    )
    serve.add_argument(
        "--allowed-origins", metavar="ORIGINS", help="comma-separated additional origins allowed to send commands"
    )
    serve.add_argument(
        "--box",
        "--components",
        dest="components",
        metavar="FILE",
        help="play new tables with the box in this file instead of our own",
    )
    serve.add_argument(
        "--bot-workers",
        type=whole_number(0),
        metavar="N",
        help="number of processes for bots (default: one less than the cores, at least 2)",
    )
    serve.add_argument(
        "--log-level",
        type=one_of(["debug", "info", "warning", "error"]),
        default="info",
        metavar="LEVEL",
        help="minimum severity to log: debug, info, warning or error (default: info)",
    )
