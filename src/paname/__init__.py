"""Paname: the board game Paris as a Python library."""

from paname import _interpreted  # noqa: F401  (first: it decides how the rest is loaded)
from paname.box import Box, BoxError, load_box
from paname.game import ActionError, Game, IllegalAction, MalformedAction, Result
from paname.records.record import RecordError
from paname.rules.rng import Rng

__version__ = "0.1.0"
__all__ = [
    "ActionError",
    "Box",
    "BoxError",
    "Game",
    "IllegalAction",
    "MalformedAction",
    "RecordError",
    "Result",
    "Rng",
    "load_box",
]
