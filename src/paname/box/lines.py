"""On which line of a components file a figure stands, so that a complaint can name it (`tomllib` keeps no lines).

One pass over the marks of the file, whatever it holds: a hostile file must not take longer than an honest one.
"""

import re
import tomllib
from collections.abc import Iterator
from typing import Final

_MARK: Final = re.compile(
    r"""
    \"{3} (?: \\.? | [^\\] )*? (?: \"{3,5} | \Z )    # strings; one without an end reaches to the end
    | '{3} .*? (?: '{3,5} | \Z )
    | " (?: \\[^\n] | [^"\\\n] )* "?
    | ' [^'\n]* '?
    | \# [^\n]*
    | \n\s* | [\[\]{},=.] | [^\s"'\#\[\]{},=.]+
    """,
    re.VERBOSE | re.DOTALL,
)
_END_OF_VALUE: Final = frozenset(",]}\n")
_ELSEWHERE: Final = "\n"
"""Stands for every key that nobody asked for: no key of a file that can be asked for."""


def too_deep(text: str, most: int) -> int | None:
    """The line on which lists, tables or the parts of a key nest deeper than that: `tomllib` recurses there."""
    depth = dots = 0
    for mark, number in _marks(text):
        depth += (mark in "[{") - (mark in "]}")
        dots = 0 if mark in "[]{},=\n" else dots + (mark == ".")
        if depth > most or dots > most:
            return number
    return None


def line_of(text: str, key: str) -> int | None:
    """The line of a dotted key such as `landmarks[2].cost.gold`, or of the nearest thing around it."""
    around = [key[:end] for end in range(len(key), 0, -1) if end == len(key) or key[end] in ".["]
    lines = _Reader(text, frozenset(around)).lines
    return next((lines[name] for name in around if name in lines), None)


def _marks(text: str) -> Iterator[tuple[str, int]]:
    number = 1
    for found in _MARK.finditer(text):
        mark = found[0]
        if mark[0] != "#":
            yield "\n" if mark[0] == "\n" else mark, number
        number += mark.count("\n")
    yield "\n", number


class _Reader:
    """Finds where the wanted keys of a text begin that is TOML."""

    def __init__(self, text: str, wanted: frozenset[str]) -> None:
        self.lines: dict[str, int] = {}
        self._wanted = wanted
        self._rows: dict[str, int] = {}
        self._marks = list(_marks(text))
        self._at = 0
        table = ""
        while self._at < len(self._marks):
            if self._skip("\n"):
                continue
            if self._skip("["):
                table = self._header()
            else:
                self._pair(table)

    def _skip(self, mark: str) -> bool:
        found = self._marks[self._at][0] == mark
        self._at += found
        return found

    def _place(self, key: str) -> str:
        if key not in self._wanted:
            return _ELSEWHERE
        self.lines.setdefault(key, self._marks[self._at][1])
        return key

    def _name(self, key: str, end: str) -> str:
        """A key up to the mark after it; of `a.b` both begin here."""
        while not self._skip(end):
            if not self._skip("."):
                part = _plain(self._marks[self._at][0])
                row = f"[{self._rows[key]}]" if key in self._rows else ""
                key = self._place(f"{key}{row}.{part}" if key else part)
                self._at += 1
        return key

    def _header(self) -> str:
        repeated = self._skip("[")
        key = self._name("", "]")
        if repeated:
            self._rows[key] = self._rows.get(key, -1) + 1
            self._place(f"{key}[{self._rows[key]}]")
            self._skip("]")
        return key

    def _pair(self, table: str) -> None:
        self._value(self._name(table, "="))

    def _value(self, key: str) -> None:
        if self._skip("["):
            item = 0
            while not self._skip("]"):
                if not (self._skip(",") or self._skip("\n")):
                    self._value(self._place(f"{key}[{item}]"))
                    item += 1
        elif self._skip("{"):
            while not self._skip("}"):
                if not (self._skip(",") or self._skip("\n")):
                    self._pair(key)
        else:
            while self._marks[self._at][0] not in _END_OF_VALUE:
                self._at += 1


def _plain(name: str) -> str:
    """A part of a key as `tomllib` gives it: without quotation marks."""
    if "\\" in name:
        unquoted: str = tomllib.loads(f"name = {name}")["name"]
        return unquoted
    return name[1:-1] if name[0] in "\"'" else name
