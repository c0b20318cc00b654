"""Nets as files: a line of JSON that says what it is and where it comes from, then the numbers, packed.

Rows of bits that no position has are left out; low and high bytes lie apart, which packs better.
"""

import hashlib
import json
import zlib
from dataclasses import dataclass, field, replace
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from paname.bots.net import plain
from paname.bots.net.features import words_of
from paname.bots.net.plain import NARROW, Parts
from paname.bots.net.value import Net, NetValue, outputs_of
from paname.bots.weights import table
from paname.box import Box
from paname.rules.lookup import lookup_of

_NET_FORMAT = "paname-net/1"
WIDTHS = (2, 2, 2, 4, 2, 4, 2, 4)
"""Bytes of a number in each part."""
HIDDEN_STEP, MOST_HIDDEN = 32, 512
"""A first layer has a multiple of the one, at most the other: so the kernel wants it (`kernel.c`)."""


@dataclass(frozen=True)
class NetFile:
    players: int
    hidden: int
    parts: Parts
    about: dict[str, Any] = field(default_factory=dict, hash=False)  # how it was trained
    name: str = field(default="it", compare=False)  # its file, for errors

    @property
    def words(self) -> int:
        return words_of(self.players)

    def sizes(self) -> tuple[int, ...]:
        """Numbers in each part."""
        outputs = outputs_of(self.players)
        rows = 64 * self.words * self.hidden
        narrow = NARROW * NARROW
        return rows, self.hidden, NARROW * self.hidden, NARROW, narrow, NARROW, outputs * NARROW, outputs

    def net(self, interpreted: bool = False) -> Net:
        """The net, ready to be asked: by the kernel where it is compiled."""
        make: Any = plain.Net if interpreted else kernel()
        made: Net = make(self.words, self.hidden, outputs_of(self.players), self.parts)
        return made

    def value(self, box: Box) -> NetValue:
        return NetValue(lookup_of(box, self.players), table(self.players), self.net())

    def dump(self, quick: bool = False) -> bytes:
        used = _used_rows(self.parts[0], 2 * self.hidden)
        rows = b"".join(self.parts[0][2 * self.hidden * row :][: 2 * self.hidden] for row in used)
        packed = zlib.compress(b"".join(_apart(part, width) for part, width in self._widths(rows)), 1 if quick else 9)
        head = {
            "format": _NET_FORMAT, "players": self.players, "hidden": self.hidden, "words": self.words,
            "sha256": hashlib.sha256(b"".join(self.parts)).hexdigest(), "rows": _mask(used), "about": self.about,
        }  # fmt: skip
        return json.dumps(head).encode() + b"\n" + packed

    def _widths(self, rows: bytes) -> list[tuple[bytes, int]]:
        return list(zip((rows, *self.parts[1:]), WIDTHS, strict=True))


class NetError(ValueError):
    """A file is no net that can be used here; the text says why."""


def check_width(hidden: int) -> None:
    if not 0 < hidden <= MOST_HIDDEN or hidden % HIDDEN_STEP:
        raise NetError(f"the width of a net is a multiple of {HIDDEN_STEP}, {MOST_HIDDEN} at most, not {hidden}")


def kernel() -> Any:
    """What computes a net: C where it is compiled, else Python."""
    try:
        from paname.bots.net._kernel import Net as Compiled
    except ImportError:
        return plain.Net
    return Compiled


def parse(data: bytes) -> NetFile:
    line, _, packed = data.partition(b"\n")
    try:
        head = json.loads(line)
        known = head["format"] == _NET_FORMAT
    except (ValueError, KeyError, TypeError, RecursionError):
        known = False
    if not known:
        raise NetError(f"no net: the first line must be JSON with format {_NET_FORMAT!r}")
    try:
        return _unpack(head, packed)
    except NetError:
        raise
    except (ValueError, KeyError, TypeError, zlib.error) as error:
        raise NetError(f"the net is damaged ({type(error).__name__}: {error})") from None


def _unpack(head: dict[str, Any], packed: bytes) -> NetFile:
    players, hidden = head["players"], head["hidden"]
    check_width(hidden)
    if head["words"] != words_of(players):
        raise NetError(
            f"the net sees {head['words']} words of a position, this version shows {words_of(players)}: train it anew"
        )
    blank = NetFile(players, hidden, (b"",) * 8)
    used = _rows_of(head["rows"])
    sizes = (len(used) * hidden, *blank.sizes()[1:])
    numbers, at, parts = zlib.decompress(packed), 0, []
    for size, width in zip(sizes, WIDTHS, strict=True):
        parts.append(_together(numbers[at : at + size * width], width))
        at += size * width
    rows = bytearray(2 * blank.sizes()[0])
    for index, row in enumerate(used):
        rows[2 * hidden * row : 2 * hidden * (row + 1)] = parts[0][2 * hidden * index : 2 * hidden * (index + 1)]
    found = NetFile(players, hidden, (bytes(rows), *parts[1:]), head["about"])
    if hashlib.sha256(b"".join(found.parts)).hexdigest() != head["sha256"]:
        raise NetError("the numbers of the net are not those it was saved with")
    return found


def load(path: Path) -> NetFile:
    try:
        return replace(parse(path.read_bytes()), name=str(path))
    except NetError as error:
        raise NetError(f"{path}: {error}") from None


@lru_cache(maxsize=3)
def shipped(players: int) -> NetFile:
    """The net that comes with the package."""
    return parse((files("paname.bots") / "nets" / f"players-{players}.net").read_bytes())


def _used_rows(rows: bytes, size: int) -> list[int]:
    nothing = bytes(size)
    return [row for row in range(len(rows) // size) if rows[row * size : (row + 1) * size] != nothing]


def _mask(used: list[int]) -> str:
    return f"{sum(1 << row for row in used):x}"


def _rows_of(mask: str) -> list[int]:
    number = int(mask, 16)
    return [row for row in range(number.bit_length()) if number >> row & 1]


def _apart(part: bytes, width: int) -> bytes:
    return b"".join(part[byte::width] for byte in range(width))


def _together(data: bytes, width: int) -> bytes:
    part = bytearray(len(data))
    each = len(data) // width
    for byte in range(width):
        part[byte::width] = data[byte * each : (byte + 1) * each]
    return bytes(part)
