"""Named places where a test may delay, fail or kill. Nothing happens at them otherwise."""

from collections.abc import Callable

_reached: dict[str, Callable[[], None]] = {}


def reach(name: str) -> None:
    if _reached:
        _reached.get(name, _nothing)()


def _nothing() -> None:
    pass


def arm(name: str, action: Callable[[], None]) -> None:
    _reached[name] = action


def disarm() -> None:
    _reached.clear()
