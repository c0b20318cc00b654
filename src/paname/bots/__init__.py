"""Players that choose actions from a view. `create` makes one, `levels` are the strengths for people."""

from paname.bots.bot import Bot, BotError, Budget
from paname.bots.kind import BotKind, Parameter, Value
from paname.bots.levels import Level
from paname.bots.registry import create, kinds, levels, names, parse_spec

__all__ = [
    "Bot",
    "BotError",
    "BotKind",
    "Budget",
    "Level",
    "Parameter",
    "Value",
    "create",
    "kinds",
    "levels",
    "names",
    "parse_spec",
]
