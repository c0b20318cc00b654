"""`paname …`: the command is found first; what it needs is imported when it runs."""

import argparse
import os
import sys
import warnings
from collections.abc import Sequence
from pkgutil import resolve_name
from typing import Any

from paname.cli.parsers import parser

PLAY = "paname.server.cli:play"
"""What plain `paname` does: a table in the browser."""


def version() -> str:
    from paname import __version__
    from paname._interpreted import compiled

    return f"paname {__version__} ({'compiled' if compiled() else 'interpreted'} rules)"


def main(argv: Sequence[str] | None = None) -> int:
    args = parser().parse_args(argv)
    warnings.filterwarnings("once", category=UserWarning)
    warnings.formatwarning = lambda message, *_: f"paname: {message}\n"  # without a place in our sources
    if args.version:
        print(version())
        return 0
    runs, extra = getattr(args, "runs", PLAY), getattr(args, "extra", "server")
    try:
        return _run(resolve_name(runs), args)
    except ModuleNotFoundError as error:
        if not extra or str(error.name).startswith("paname"):
            raise
        print(f"paname: this needs {error.name!r}: pip install 'paname[{extra}]'", file=sys.stderr)
        return 2


def _run(command: Any, args: argparse.Namespace) -> int:
    from paname import BoxError, RecordError
    from paname.cli.faults import in_words

    try:
        return int(command(args))
    except BrokenPipeError:  # `paname … | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (BoxError, RecordError, OSError) as error:
        print(f"paname: {in_words(error)}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
