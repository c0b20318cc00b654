"""Arguments that are refused, in one plain sentence: what is wrong, where, and what would be right."""

import argparse
import math
import re
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any, NoReturn


class PlainParser(argparse.ArgumentParser):
    """For the command line and for each of its commands. Options are written in full."""

    def __init__(self, **more: Any) -> None:
        super().__init__(allow_abbrev=False, **more)

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Each command refuses what it does not know, so that the sentence begins with its name."""
        known, (*unknown,) = super().parse_known_args(args, namespace)
        if unknown:
            self.error(self._unknown(unknown[0]))
        return known, unknown

    def error(self, message: str) -> NoReturn:
        from paname.cli.strangers import harmless

        if found := _NO_COMMAND.match(message):
            message = f"there is no command {found[1]}{_perhaps(found[1], self._names(commands=True))}"
        for theirs, ours in _OURS.items():
            message = re.sub(theirs, ours, message)
        self.exit(2, harmless(f"{self.prog}: {message} (see `{self.prog} --help`)") + "\n")

    def _unknown(self, text: str) -> str:
        if not text.startswith("-"):
            return f"{text!r} is one argument too many"
        option = text.partition("=")[0]
        return f"there is no option {option}{_perhaps(option, self._names(commands=False))}"

    def _names(self, commands: bool) -> list[str]:
        return [
            name for action in self._actions for name in (action.choices or () if commands else action.option_strings)
        ]


_NO_COMMAND = re.compile(r"argument COMMAND: invalid choice: '(.*)' \(choose from")


_OURS = {
    r"^argument ([^/:]+)[^:]*: ": r"\1 ",  # of several names of an option, the first
    r"^the following arguments are required: (.+)": r"\1 is missing",
    r"expected (one|at least one) argument$": "needs a value",
    r"ignored explicit argument (.+)": r"takes no value, but has \1",
}
"""argparse's words, and what is said instead."""


def one_of(known: Collection[Any]) -> Callable[[str], Any]:
    """A value that is one of these, by its text."""
    words = [str(value) for value in known]

    def read(text: str) -> Any:
        if text not in words:
            raise argparse.ArgumentTypeError(f"must be {', '.join(words[:-1])} or {words[-1]}, not {text!r}")
        return next(value for value in known if str(value) == text)

    return read


def new_file(text: str) -> Path:
    """Where something will be written after long work: what cannot be is refused before."""
    path = Path(text)
    if path.is_dir():
        raise argparse.ArgumentTypeError(f"must be a file, and {text!r} is a folder")
    if not path.parent.is_dir():
        raise argparse.ArgumentTypeError(f"cannot be {text!r}: there is no folder {str(path.parent)!r}")
    return path


def whole_number(least: int | None = None, most: int | None = None) -> Callable[[str], int]:
    """A whole number within limits."""
    return _number(int, "a whole number", least, most)


def decimal_number(least: float) -> Callable[[str], float]:
    return _number(float, "a number", least, None)


def _number(kind: Callable[[str], Any], what: str, least: float | None, most: float | None) -> Callable[[str], Any]:
    limits = "" if least is None else f", {least} or more" if most is None else f" from {least} to {most}"

    def read(text: str) -> Any:
        try:
            value = kind(text)
        except ValueError:
            value = math.nan
        if not (-math.inf if least is None else least) <= value <= (math.inf if most is None else most):
            raise argparse.ArgumentTypeError(f"must be {what}{limits}, not {text!r}")
        return value

    return read


def _perhaps(text: str, known: Collection[str]) -> str:
    from difflib import get_close_matches

    close = get_close_matches(text, known, n=1)
    return f"; did you mean {close[0]}?" if close else ""
