"""`paname …`: one sub-command per module; what a command needs is imported when it runs."""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module

COMMANDS = {
    "paname.cli.simulate": [],
    "paname.cli.records": [],
    "paname.cli.components": [],
    "paname.cli.bench": [],
    "paname.arena.cli": ["arena", "balance"],
    "paname.server.cli": ["serve", "loadtest"],
}
"""Modules with an `add_parser(subparsers)`; those with names belong to an extra."""


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="paname", description="The board game Paris: play, simulate, measure, host.")
    top.add_argument("--version", action="store_true", help="version, and whether the rules run compiled")
    subparsers = top.add_subparsers(title="commands", metavar="COMMAND")
    for module, names in COMMANDS.items():
        try:
            import_module(module).add_parser(subparsers)
        except ModuleNotFoundError as error:
            for name in names:
                missing = subparsers.add_parser(name, help="not installed, see `pip install paname[all]`")
                missing.set_defaults(run=_missing, missing=error.name)
    return top


def _missing(args: argparse.Namespace) -> int:
    print(f"paname: this command needs {args.missing!r}: pip install 'paname[all]'", file=sys.stderr)
    return 2


def version() -> str:
    from paname import __version__
    from paname._interpreted import compiled

    return f"paname {__version__} ({'compiled' if compiled() else 'interpreted'} rules)"


def main(argv: Sequence[str] | None = None) -> int:
    args = parser().parse_args(argv)
    if args.version:
        print(version())
        return 0
    from paname import BoxError, RecordError

    try:
        return int((args.run if "run" in args else _play)(args))
    except BrokenPipeError:  # `paname … | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (BoxError, RecordError, OSError) as error:
        print(f"paname: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def _play(args: argparse.Namespace) -> int:
    """Plain `paname`: a table in the browser."""
    try:
        from paname.server.cli import play
    except ModuleNotFoundError as error:
        args.missing = error.name
        return _missing(args)
    return play()


if __name__ == "__main__":
    sys.exit(main())
