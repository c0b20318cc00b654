"""A table of a components file that knows its dotted key, so that every complaint can name the place."""

from collections.abc import Iterable
from typing import Any, Final

from paname.box.model import BoxError

MOST: Final = 99
"""No figure of the box is larger: the engine packs small numbers and its price tables end above it."""
LONGEST_NAME: Final = 40


class TomlTable:
    def __init__(self, key: str, data: object) -> None:
        if not isinstance(data, dict):
            raise BoxError(key, f"must be a table, not {shown(data)}")
        self.key = key
        self.data: dict[str, Any] = data

    def path(self, name: str) -> str:
        return f"{self.key}.{name}" if self.key else name

    def fail(self, name: str, reason: str) -> BoxError:
        return BoxError(self.path(name), reason)

    def get(self, name: str) -> object:
        if name not in self.data:
            raise self.fail(name, "is missing")
        return self.data[name]

    def table(self, name: str) -> "TomlTable":
        return TomlTable(self.path(name), self.get(name))

    def rows(self, name: str) -> list["TomlTable"]:
        return [TomlTable(f"{self.path(name)}[{i}]", row) for i, row in enumerate(self.items(name))]

    def items(self, name: str) -> list[object]:
        value = self.get(name)
        if not isinstance(value, list):
            raise self.fail(name, f"must be a list, not {shown(value)}")
        return value

    def number(self, name: str, least: int = 0) -> int:
        return self.checked(name, self.get(name), least)

    def checked(self, name: str, value: object, least: int = 0) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.fail(name, f"must be a whole number, not {shown(value)}")
        if not least <= value <= MOST:
            raise self.fail(name, f"must be from {least} to {MOST}, not {shown(value)}")
        return value

    def text(self, name: str) -> str:
        value = self.get(name)
        if not isinstance(value, str) or not is_name(value):
            raise self.fail(name, f"must be a text of 1 to {LONGEST_NAME} letters, not {shown(value)}")
        return value

    def numbered(self) -> list[tuple[int, str]]:
        """The keys of a table whose keys are numbers."""
        for name in self.data:
            if not (name.isascii() and name.isdigit() and len(name) <= 2):
                raise self.fail(name, f"must be a number from 0 to {MOST}")
        return [(int(name), name) for name in self.data]

    def only(self, names: Iterable[str]) -> None:
        known = list(names)
        for name in self.data:
            if name not in known:
                raise self.fail(name if is_name(name) else shown(name), f"is not known here; known: {', '.join(known)}")

    def by_kind(self, name: str, kinds: tuple[str, ...], *, every: bool) -> tuple[int, int, int]:
        row = self.table(name)
        row.only(kinds)
        first, second, third = (row.number(kind) if every or kind in row.data else 0 for kind in kinds)
        return first, second, third

    def by_players(self, name: str) -> dict[int, int]:
        row = self.table(name)
        row.only(["2", "3", "4"])
        return {players: row.number(str(players)) for players in (2, 3, 4)}


def is_name(text: str) -> bool:
    return 0 < len(text) <= LONGEST_NAME and text.isprintable()


def shown(value: object) -> str:
    """A value of the file as a complaint quotes it: never long."""
    text = repr(value) if not isinstance(value, int) or abs(value) < 10**12 else "a huge number"
    return text if len(text) <= 60 else f"{text[:57]}…"


def distinct(key: str, names: list[str]) -> None:
    for name in names:
        if not name or names.count(name) > 1:
            raise BoxError(key, f"must differ: {name!r} stands there more than once or is empty")
