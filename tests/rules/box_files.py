"""The base components file as data, and changed ones written back."""

import tomllib
from pathlib import Path
from typing import Any

import paname.box

FILE = Path(paname.box.__file__).parent / "components.toml"
DATA = tomllib.loads(FILE.read_text("utf-8"))


def toml(value: object) -> str:
    """A value as inline TOML."""
    if isinstance(value, dict):
        return "{" + ", ".join(f'"{key}" = {toml(inner)}' for key, inner in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(toml(inner) for inner in value) + "]"
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else str(value)


def written(data: dict[str, Any]) -> bytes:
    return "\n".join(f'"{key}" = {toml(value)}' for key, value in data.items()).encode()
