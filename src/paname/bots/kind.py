"""What a sort of bot is: its name, its parameters, how it is made. Each bot's module has one, as `KIND`."""

from collections.abc import Callable
from dataclasses import dataclass
from math import isfinite
from typing import Any

from paname.bots.bot import Bot, BotError
from paname.box import Box

Value = int | float | str


@dataclass(frozen=True)
class Parameter:
    """A typed parameter of a bot. Its type is that of its default.

    >>> Parameter("seconds", 1.0, "time per turn", least=0).default
    1.0
    """

    name: str
    default: Value
    description: str
    least: float | None = None
    most: float | None = None
    rest: bool = False  # takes the rest of a spec as it stands, colons included
    file: bool = False  # names a file that it plays by; with `rest`, it is a command line that may name some

    def parse(self, bot: str, given: object) -> Value:
        """A value given to a bot, checked.

        >>> Parameter("turns", 4, "turns played on").parse("mcts", "2")
        2
        """
        kind = type(self.default)
        try:
            value = kind(str(given))
        except ValueError:
            wanted = "whole number" if kind is int else "number"  # any text is one
            raise BotError(f"{bot}: {self.name}={given!s:.60} is no {wanted}") from None
        if isinstance(value, float) and not isfinite(value):
            raise BotError(f"{bot}: {self.name}={given} is no number")
        if self.least is not None and float(value) < self.least:
            raise BotError(f"{bot}: {self.name}={given} is too small: at least {self.least:g}")
        if self.most is not None and float(value) > self.most:
            raise BotError(f"{bot}: {self.name}={given} is too large: at most {self.most:.12g}")
        return value


Make = Callable[[int, Box, dict[str, Any]], Bot]
"""Makes a bot of a seed, the box it plays with and its parameters (all of them)."""
Check = Callable[[Box, int, dict[str, Any]], None]
"""Raises BotError where such a bot cannot play with a box and so many players."""


@dataclass(frozen=True)
class BotKind:
    """A sort of bot.

    >>> from paname.bots import kinds
    >>> kind = kinds()["greedy"]
    >>> kind.name, kind.parameters[0].name
    ('greedy', 'slips')
    """

    name: str
    description: str
    make: Make
    parameters: tuple[Parameter, ...] = ()
    check: Check | None = None  # None: with any
