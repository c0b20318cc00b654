"""Where each figure of a components file comes from (`provenance.toml`)."""

import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import resources
from typing import Any, Final

PROVENANCES: Final = ("rulebook", "published", "inferred", "reconstructed", "owner")


_COPY_KEYS: Final = "bonus.copies."
_SPACE_KEYS: Final = "tokens.spaces."


def of(data: dict[str, Any], confirmed: Sequence[str] = ()) -> dict[str, str]:
    """The provenance of every figure by dotted key. What its owner corrected or confirmed comes from the owner."""
    base, told = _base_figures(), frozenset(confirmed)
    found = {
        key: "owner" if base.get(key) != figure or _is_told(key, figure, told) else _stated(key)
        for key, figure in figures(data)
        if not key.startswith("confirmed[")
    }
    return found | {key: "owner" for key in confirmed if key.startswith(_SPACE_KEYS)}


def _is_told(key: str, figure: object, told: frozenset[str]) -> bool:
    copies = {f"{_COPY_KEYS}{figure}"} if key.startswith("bonus.extra_copies") else set()
    return not told.isdisjoint(_around(key) | copies)


def _around(key: str) -> set[str]:
    """A dotted key and all that it begins with."""
    return {key[:end] for end in range(1, len(key) + 1) if end == len(key) or key[end] in ".["}


def confirmable(data: object, places: list[str], tiles: int) -> set[str]:
    """What an owner can have compared: anything in the file, the token of one space, the copies of one tile."""
    keys = {begin for key, _ in figures(data) for begin in _around(key)}
    copies = {f"{_COPY_KEYS}{number}" for number in range(1, tiles + 1)}
    return keys | copies | {f"{_SPACE_KEYS}{place}" for place in places}


def figures(data: object, key: str = "") -> Iterator[tuple[str, object]]:
    """Every single figure of a components file with its dotted key; list items are `key[0]`."""
    if isinstance(data, dict):
        for name, inner in data.items():
            yield from figures(inner, f"{key}.{name}" if key else name)
    elif isinstance(data, list):
        for i, inner in enumerate(data):
            yield from figures(inner, f"{key}[{i}]")
    else:
        yield key, data


@cache
def _base_figures() -> dict[str, object]:
    return dict(figures(_read("components.toml")))


@cache
def _statements() -> dict[str, str]:
    return {key: source for source, keys in _read("provenance.toml").items() for key in keys}


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads(resources.files("paname.box").joinpath(name).read_text("utf-8"))


def _stated(key: str) -> str:
    """The longest statement that the key begins with."""
    fitting = [stated for stated in _statements() if key == stated or key.startswith((f"{stated}.", f"{stated}["))]
    return _statements()[max(fitting, key=len)]
