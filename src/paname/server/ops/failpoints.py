"""Named places where a test may delay, fail or kill. Nothing happens at them otherwise."""

from collections.abc import Callable
from typing import Literal, get_args

Failpoint = Literal[
    "before commit",  # of entries that take several statements
    "sent",  # a single one, which commits itself: nobody knows whether it has
    "after commit",
    "changing",  # anything else of a table: before it is committed
    "changed",  # and before this server has learnt of it
    "moving a seat",
    "making a rematch",  # it is stored, the old table does not know yet
    "taking over",
    "removing",
    "removed",
    "folding",  # read, not yet played
    "learning",  # what another server committed
    "heard",
    "listening",  # but not yet caught up
    "beating",
]
FAILPOINTS: tuple[Failpoint, ...] = get_args(Failpoint)
_reached: dict[Failpoint, Callable[[], None]] = {}


def reach(place: Failpoint) -> None:
    if _reached:
        _reached.get(place, _nothing)()


def _nothing() -> None:
    pass


def arm(place: Failpoint, action: Callable[[], None]) -> None:
    _reached[place] = action


def disarm() -> None:
    _reached.clear()
