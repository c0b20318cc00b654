"""Paname: the board game Paris as a Python library."""

from typing import TYPE_CHECKING

from paname import _interpreted  # noqa: F401  (first: it decides how the rest is loaded)

__version__ = "0.1.0"
__all__ = [
    "Action",
    "ActionError",
    "Box",
    "BoxError",
    "Game",
    "IllegalAction",
    "MalformedAction",
    "Options",
    "Player",
    "Position",
    "PositionError",
    "RecordError",
    "Result",
    "Rng",
    "Spectator",
    "Study",
    "load_box",
]

if TYPE_CHECKING:
    from paname.action import Action, ActionError, IllegalAction, MalformedAction
    from paname.box import Box, BoxError, load_box
    from paname.draft import PositionError
    from paname.game import Game, Result
    from paname.knowing.seat import Player, Spectator
    from paname.position import Position
    from paname.records.record import RecordError
    from paname.rules.options import Options
    from paname.rules.rng import Rng
    from paname.study import Study
else:
    _HOMES = {
        "paname.action": ("Action", "ActionError", "IllegalAction", "MalformedAction"),
        "paname.box": ("Box", "BoxError", "load_box"),
        "paname.draft": ("PositionError",),
        "paname.game": ("Game", "Result"),
        "paname.knowing.seat": ("Player", "Spectator"),
        "paname.position": ("Position",),
        "paname.records.record": ("RecordError",),
        "paname.rules.options": ("Options",),
        "paname.rules.rng": ("Rng",),
        "paname.study": ("Study",),
    }

    def __getattr__(name):
        """The names above are loaded when they are first asked for: `paname --version` needs none of them."""
        from importlib import import_module

        for module, names in _HOMES.items():
            if name in names:
                globals()[name] = value = getattr(import_module(module), name)
                return value
        raise AttributeError(f"module 'paname' has no attribute {name!r}")

    def __dir__():
        return sorted({*globals(), *__all__})
