"""Where each figure of a components file comes from (`provenance.toml`)."""

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import Any, Final

SOURCES: Final = ("rulebook", "published", "inferred", "reconstructed", "owner")


def of(data: dict[str, Any]) -> dict[str, str]:
    """The provenance of every figure by dotted key. One that differs from the base box is its owner's correction."""
    base = _base_figures()
    return {key: _stated(key) if base.get(key) == figure else "owner" for key, figure in figures(data)}


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
