"""Which rules and components a table was started with, and how such a table is opened again."""

import hashlib
import zlib
from importlib import resources
from typing import Any

import msgspec
from msgspec import Struct

from paname import Game
from paname.box import Box, parse_box
from paname.records.record import FORMAT
from paname.rules import version
from paname.server.identity import new_secret
from paname.types import OptionsData

RULES_NAME = str(version.RULES)
"""As tables store it."""


class Deal(Struct, frozen=True):
    """A shuffled setup and the promise made about it. `text` is what the commitment covers."""

    text: str
    salt: str

    @property
    def commitment(self) -> str:
        return hashlib.sha256(f"{self.salt}\n{self.text}".encode()).hexdigest()

    @classmethod
    def of(cls, game: Game) -> "Deal":
        """What is promised about a new game: the hash tells nobody anything, and nothing can be changed later."""
        record: dict[str, Any] = game.record()
        components = {name: record["components"][name] for name in ("name", "sha256")}  # the hash covers the file
        covered = {"components": components, "options": record["options"], "setup": record["setup"]}
        return cls(msgspec.json.encode(covered, order="sorted").decode(), new_secret())

    def compressed(self) -> bytes:
        return zlib.compress(self.text.encode(), 9)


def decompress(stored: bytes) -> str:
    return zlib.decompress(stored).decode()


class UnknownRulesError(Exception):
    """The table was started under rules that this version of the server does not know."""


def open_game(rules: str, options: OptionsData, deal_text: str, box: Box) -> Game:
    if rules != RULES_NAME:
        raise UnknownRulesError(rules)
    dealt = msgspec.json.decode(deal_text)
    record = {**dealt, "format": FORMAT, "rules": version.RULES}
    return Game.at_start({**record, "players": [{"name": "", "kind": ""}] * options["players"]}, box)


def usual_components() -> bytes:
    return resources.files("paname.box").joinpath("components.toml").read_bytes()


def box_from(toml: bytes, name: str = "base") -> Box:
    return parse_box(toml, name)
