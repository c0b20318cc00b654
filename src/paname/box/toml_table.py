"""A table of a components file that knows its dotted key, so that every complaint can name the place."""

import json
from collections.abc import Iterable
from typing import Any, Final

from paname.box.complaints import Argument, BoxError

_LARGEST_FIGURE: Final = 99
_WRITTEN_NUMBERS: Final = frozenset(str(number) for number in range(_LARGEST_FIGURE + 1))
"""No figure of the box is larger: the engine packs small numbers and its price tables end above it."""
LONGEST_NAME: Final = 40
MOST_LISTED: Final = 16
"""A complaint names no more of what would be right."""


class TomlTable:
    def __init__(self, key: str, data: object) -> None:
        if not isinstance(data, dict):
            raise BoxError(key, "not-a-table", {"found": shown(data)})
        self.key = key
        self.data: dict[str, Any] = data

    def __contains__(self, name: str) -> bool:
        return name in self.data

    def path(self, name: str) -> str:
        return f"{self.key}.{name}" if self.key else name

    def fail(self, name: str, code: str, **args: Argument) -> BoxError:
        return BoxError(self.path(name), code, args)

    def get(self, name: str) -> object:
        if name not in self.data:
            raise self.fail(name, "missing")
        return self.data[name]

    def table(self, name: str) -> "TomlTable":
        return TomlTable(self.path(name), self.get(name))

    def rows(self, name: str, count: int) -> list["TomlTable"]:
        return [TomlTable(f"{self.path(name)}[{i}]", row) for i, row in enumerate(self.items(name, count))]

    def items(self, name: str, count: int | None = None) -> list[object]:
        value = self.get(name)
        if not isinstance(value, list):
            raise self.fail(name, "not-a-list", found=shown(value))
        if count is not None and len(value) != count:
            raise self.fail(name, "wrong-count", most=count, found=len(value))
        return value

    def number(self, name: str, least: int = 0, most: int = _LARGEST_FIGURE) -> int:
        return self.checked(name, self.get(name), least, most)

    def checked(self, name: str, value: object, least: int = 0, most: int = _LARGEST_FIGURE) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.fail(name, "not-a-number", found=shown(value))
        if not least <= value <= most:
            raise self.fail(name, "out-of-range", least=least, most=most, found=shown(value))
        return value

    def optional(self, name: str) -> int:
        return self.number(name) if name in self.data else 0

    def text(self, name: str) -> str:
        value = self.get(name)
        if not isinstance(value, str):
            raise self.fail(name, "not-a-name", most=LONGEST_NAME, found=shown(value))
        check_name(self.path(name), value)
        return value

    def one_of(self, name: str, known: Iterable[str]) -> str:
        value, known = self.text(name), list(known)
        if value not in known:
            raise self.fail(name, "none-of-these", known=", ".join(known), found=shown(value))
        return value

    def numbered(self) -> list[tuple[int, str]]:
        """The keys of a table whose keys are numbers."""
        for name in self.data:
            if name not in _WRITTEN_NUMBERS:  # 01 is none: there would be two names for one number
                raise self.fail(name, "not-a-number-key", most=_LARGEST_FIGURE)
        return [(int(name), name) for name in self.data]

    def only(self, names: Iterable[str]) -> None:
        known = list(names)
        for name in self.data:
            if name not in known:
                raise self.fail(name, "unknown", known=listed(known))

    def by_kind(
        self, name: str, kinds: tuple[str, ...], usual: tuple[int, int, int] | None = None
    ) -> tuple[int, int, int]:
        """Three figures by kind of token; with usual ones any may be left out."""
        row = self.table(name)
        row.only(kinds)
        first, second, third = (
            row.number(kind) if usual is None or kind in row else usual[i] for i, kind in enumerate(kinds)
        )
        return first, second, third

    def by_players(self, name: str) -> dict[int, int]:
        row = self.table(name)
        row.only(["2", "3", "4"])
        return {players: row.number(str(players)) for players in (2, 3, 4)}


def is_name(text: str) -> bool:
    try:
        check_name("name", text)
    except BoxError:
        return False
    return True


def check_name(key: str, text: str) -> None:
    if not text.strip() or len(text) > LONGEST_NAME:
        raise BoxError(key, "not-a-name", {"most": LONGEST_NAME, "found": shown(text)})
    unseen = [character for character in text if not character.isprintable()]
    if unseen:
        raise BoxError(key, "unseen", {"found": ", ".join(f"U+{ord(character):04X}" for character in unseen[:3])})


def shown(value: object) -> str:
    """A value as the file has it, for a complaint to quote: never long, and in no language."""
    if isinstance(value, float):
        return str(value)  # TOML has `inf` and `nan`
    try:
        text = json.dumps(value, ensure_ascii=False, default=str)
    except ValueError:  # a number of more digits than Python writes
        return "…"
    if not text.isprintable():
        text = json.dumps(value, default=str)
    return text if len(text) <= 60 else f"{text[:57]}…"


def listed(names: list[str]) -> str:
    return ", ".join(names if len(names) <= MOST_LISTED else [*names[:MOST_LISTED], "…"])


def distinct(keys: list[str], slugs: list[str]) -> None:
    """Things are called by their slugs, so each must have one of its own."""
    for i, (key, slug) in enumerate(zip(keys, slugs, strict=True)):
        if slug in slugs[:i]:
            raise BoxError(key, "same-name", {"found": shown(slug)})
