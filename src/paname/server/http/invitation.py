"""What a link to a table that waits for players says: who is there and how many seats are open. The sentences of
`invitation.json` are the client's; its tests of texts compare and write them (docs/translating.md)."""

from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Any

import msgspec

_ELSE = "en"


def invitation(names: Sequence[str], free: int, accepted: str) -> str:
    """In the first of the accepted languages that there is; browsers and phones name the most wanted one first.

    >>> invitation(["Ada", "Blaise"], 1, "de-AT,de;q=0.9,en;q=0.8").replace("\\xa0", " ")
    'Ada und Blaise sitzen schon am Tisch. 1 Platz ist noch frei.'
    >>> invitation([], 2, "").replace("\\xa0", " ")
    '2 seats are still open.'
    """
    tags = [part.split(";")[0].split("-")[0].strip().lower() for part in accepted.split(",")]
    said = _sentences()[next((tag for tag in tags if tag in _sentences()), _ELSE)]
    return f"{said['there'][len(names)].format(*names)} {said['open'][free]}".strip()


@cache
def _sentences() -> dict[str, dict[str, list[str]]]:
    found: Any = msgspec.json.decode(resources.files("paname.server.http").joinpath("invitation.json").read_bytes())
    return dict(found)
