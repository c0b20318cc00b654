"""`paname analyze`: a recorded game turn by turn, judged against the best that was found."""

import argparse
import json
import shlex
import sys
from collections.abc import Mapping, Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.markup import escape
from rich.progress import Progress
from rich.table import Table

from paname.analysis import ITERATIONS, NoNet, analyze
from paname.analysis.judging import whole_percent
from paname.bots import BotError
from paname.cli.teller import SEAT_COLORS, names_in
from paname.drawing.words import judgement_words
from paname.game import Game
from paname.records.record import conceded_in, read_json
from paname.types import Analysis

_JUDGEMENT_STYLES = {
    "best": "green",
    "good": "",
    "inaccuracy": "yellow",
    "mistake": "bold dark_orange",
    "blunder": "bold red",
}


def run(args: argparse.Namespace) -> int:
    record = read_json(args.file)
    game = Game.from_record(record, args.components)
    names = names_in(record)
    if not game.codes:
        print(f"paname: {args.file}: nothing was played", file=sys.stderr)
        return 1
    if args.html:  # before the long work: Jinja2 may not be installed
        from paname.arena.report.analyzed_game import analysis_report
    try:
        found = _analyzed(game, args, conceded_in(record))
    except (NoNet, BotError) as error:
        print(f"paname: {args.file}: {error}", file=sys.stderr)
        return 1
    if args.html:
        args.html.write_text(analysis_report(game, found, names, _command(args, found["iterations"])), "utf-8")
    if args.json:
        print(json.dumps(found, indent=1))
    elif not args.html:
        _tell(found, names)
    return 0


def _command(args: argparse.Namespace, iterations: int) -> str:
    """What makes the same analysis again."""
    words = ["paname", "analyze", _named(args.file), "--iterations", str(iterations), "--seed", str(args.seed)]
    words += ["--net", _named(args.net)] if args.net else []
    words += ["--box", _named(args.components)] if args.components else []
    return shlex.join(words)


def _named(file: str) -> str:
    """So that it is not taken for an option."""
    return f"./{file}" if file.startswith("-") else file


def _analyzed(game: Game, args: argparse.Namespace, conceded: Mapping[int, int]) -> Analysis:
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("turns")

        def tell(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        return analyze(game, args.iterations or ITERATIONS, args.seed, tell, args.net, conceded)


def _tell(found: Analysis, names: Sequence[str]) -> None:
    console = Console(highlight=False)
    console.print(_turns(found, names))
    console.print(_players(found, names))
    for point in found["turning_points"]:
        turn = found["turns"][point["turn"]]
        name = escape(names[turn["seat"]])
        console.print(f"turning point: round {turn['round']}, {name} {point['points']:+d} points ({turn['judgement']})")


def _turns(found: Analysis, names: Sequence[str]) -> Table:
    heads = ("round", "player", "played", "judgment", "points lost", "chance to win", "better")
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for head in heads:
        table.add_column(head, overflow="fold")  # a place is told whole
    for index, turn in enumerate(found["turns"]):
        judged = judgement_words(found, index)
        style, seat = _JUDGEMENT_STYLES.get(judged, ""), turn["seat"]
        table.add_row(
            str(turn["round"]),
            f"[{SEAT_COLORS[seat]}]{escape(names[seat])}[/]",
            "; ".join(action for action in turn["actions"] if action != "done"),
            f"[{style}]{judged}[/]" if style else judged,
            f"-{turn['lost']}" if turn["lost"] else "",
            f"{whole_percent(turn['after'][seat])}%",
            "; ".join(action for action in turn["better"] if action != "done"),
        )
    return table


def _players(found: Analysis, names: Sequence[str]) -> Table:
    table = Table("player", "accuracy", *_JUDGEMENT_STYLES, box=SIMPLE_HEAD, pad_edge=False)
    for seat, one in enumerate(found["seats"]):
        judged = [str(one["judgements"][name]) for name in one["judgements"]]
        accuracy = "–" if one["accuracy"] is None else f"{whole_percent(one['accuracy'] / 100)}%"
        who = escape(names[seat]) + ("" if one["conceded"] is None else " (gave up)")
        table.add_row(f"[{SEAT_COLORS[seat]}]{who}[/]", accuracy, *judged)
    return table
