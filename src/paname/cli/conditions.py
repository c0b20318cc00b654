"""From the arguments of a command to the conditions of its games."""

import argparse
import sys
from collections.abc import Callable
from functools import wraps
from typing import Any

from paname.arena.plan import ComponentsFile, Conditions, PlanError
from paname.bots import BotError
from paname.box import BoxError, load_box
from paname.cli.faults import in_words
from paname.rules.options import Options

CommandFunction = Callable[[argparse.Namespace], int]


def conditions_of(args: argparse.Namespace, **more: Any) -> Conditions:
    return Conditions(Options.of(vars(args)), components_of(args), **more)


def components_of(args: argparse.Namespace) -> ComponentsFile | None:
    if not args.components:
        return None
    box = load_box(args.components)  # a fault in the file is found before anything is played
    return ComponentsFile(box.name, box.toml)


def guarded(command: CommandFunction) -> CommandFunction:
    """What the user can put right is said in one line."""

    @wraps(command)
    def run(args: argparse.Namespace) -> int:
        try:
            return command(args)
        except (PlanError, BotError, BoxError, OSError) as error:
            print(f"paname: {in_words(error)}", file=sys.stderr)
            return 2

    return run
