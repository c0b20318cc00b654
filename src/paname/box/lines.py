"""On which line of a components file a figure stands, so that a complaint can name it (`tomllib` keeps no lines)."""

import re
from collections.abc import Iterator

_HEADER = re.compile(r"\s*\[(\[?)\s*(.+?)\s*\]\]?\s*(?:#.*)?$")
_KEY = re.compile(r"""\s*((?:"[^"]*"|'[^']*'|[\w.-]|\s(?=[.=]))+?)\s*=""")
_MARK = re.compile(r""""(?:\\.|[^"\\\n])*"|'[^'\n]*'|#[^\n]*|[\[\]{},\n]""")


def line_of(text: str, key: str) -> int | None:
    """The line of a dotted key such as `landmarks[2].cost.gold`, or of the nearest thing around it."""
    lines = dict(_placed(text))
    while key:
        if key in lines:
            return lines[key]
        key = key[: max(key.rfind("."), key.rfind("["), 0)]
    return None


def _placed(text: str) -> Iterator[tuple[str, int]]:
    """Every table, key and list item that begins a line or a list, with its line."""
    table, rows = "", dict[str, int]()
    offset = 0
    while offset < len(text):
        end = text.find("\n", offset)
        end = len(text) if end < 0 else end
        number = text.count("\n", 0, offset) + 1
        line = text[offset:end]
        if header := _HEADER.match(line):
            table = _plain(header[2])
            if header[1]:
                rows[table] = rows.get(table, -1) + 1
                if not rows[table]:
                    yield table, number
                table = f"{table}[{rows[table]}]"
            yield table, number
        elif key := _KEY.match(line):
            name = f"{table}.{_plain(key[1])}" if table else _plain(key[1])
            yield name, number
            items, end = _items(text, offset + key.end(), number)
            yield from ((f"{name}[{i}]", at) for i, at in enumerate(items))
        offset = end + 1


def _items(text: str, offset: int, number: int) -> tuple[list[int], int]:
    """The lines on which the items of a list begin, and where the value ends."""
    depth, items, empty = 0, list[int](), True
    for mark in _MARK.finditer(text, offset):
        between = bool(text[offset : mark.start()].strip())
        sign, offset = mark[0][0], mark.end()
        if depth == 1 and empty and (between or sign in "[{\"'"):
            items.append(number)
            empty = False
        if sign in "[{":
            depth += 1
        elif sign in "]}":
            depth -= 1
        elif sign == "," and depth == 1:
            empty = True
        elif sign == "\n":
            if depth <= 0:
                return items, mark.start()
            number += 1
    return items, len(text)


def _plain(name: str) -> str:
    """A key as `tomllib` gives it: without quotation marks."""
    return re.sub(r"\s*\.\s*", ".", re.sub(r"[\"']", "", name.strip()))
