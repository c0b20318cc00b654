"""`paname bots`: which bots there are, with their parameters, and the levels offered to people."""

import argparse
import json
from dataclasses import asdict
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from paname.bots import BotKind, kinds, levels
from paname.bots.registry import package_of


def run(args: argparse.Namespace) -> int:
    if args.json:
        print(json.dumps(listed(), indent=2, ensure_ascii=False))
        return 0
    console = Console()
    console.print(_kinds(list(kinds().values())))
    console.print(_levels())
    console.print("A bot is written as name:parameter=value:… (docs/bots.md): [bold]mcts:iterations=500:turns=2[/]")
    return 0


def listed() -> dict[str, Any]:
    return {
        "kinds": [
            {
                "name": kind.name,
                "description": kind.description,
                "package": package_of(kind.name),
                "parameters": [
                    {"type": type(parameter.default).__name__, **asdict(parameter)} for parameter in kind.parameters
                ],
            }
            for kind in kinds().values()
        ],
        "levels": [asdict(level) for level in levels()],
    }


def _kinds(found: list[BotKind]) -> Table:
    table = _table("bot", "parameter", "default", "what it does")
    for kind in found:
        package = package_of(kind.name)
        table.add_row(f"[bold]{kind.name}[/]", "", "", kind.description + (f" (from {package})" if package else ""))
        for parameter in kind.parameters:
            table.add_row("", parameter.name, str(parameter.default), parameter.description)
    return table


def _levels() -> Table:
    table = _table("level", "is", "plays")
    for level in levels():
        table.add_row(f"[bold]level:{level.level}[/]", level.spec, level.description)
    return table


def _table(*heads: str) -> Table:
    table = Table(box=SIMPLE_HEAD, header_style="bold", pad_edge=False)
    for head in heads:
        table.add_column(head)
    return table
