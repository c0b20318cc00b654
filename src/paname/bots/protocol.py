"""How a process that answers for a bot is talked to: JSON objects, one a line, each question answered in turn.

Other people's programs (`program:COMMAND`, docs/bots.md) and our own workers (`worker.py`) speak alike; a worker is
told with each question which bot it answers for.
"""

import json
import struct
from array import array
from collections.abc import Sequence
from mmap import mmap
from time import monotonic
from typing import Any, Literal, NamedTuple, NotRequired, TypedDict

from paname.types import HintWhy, View

PROTOCOL = "paname-bot/1"
LONGEST_LINE = 1 << 20

Message = dict[str, Any]


class Hello(TypedDict):
    """The first question; the answer is `{"protocol": PROTOCOL}`."""

    type: Literal["hello"]
    protocol: str
    seed: NotRequired[int]
    components: NotRequired[str]  # sha256 of the components file
    toml: NotRequired[str]  # that file, where it is not the package's own


class Choose(TypedDict):
    """To a program; the answer is `{"action": …}`."""

    type: Literal["choose"]
    view: View
    legal: list[str]
    seconds: float
    iterations: NotRequired[int]


class ChooseFor(Choose):
    """To a worker."""

    bot: str  # a spec: "greedy", "level:4" …
    seed: int
    components: str | None  # the components file of the table, where it is not the package's own
    whose: str  # table and seat: a bot remembers what it thought a moment ago, if it is asked here again
    explain: bool


class Chosen(TypedDict):
    """A worker's answer: the actions decided on, the first of them legal."""

    actions: list[str]
    why: HintWhy | None


class Failed(TypedDict):
    """A worker's answer when the bot raised an exception."""

    error: str  # its type
    text: str


def to_line(message: Any) -> bytes:
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


class Lines:
    """Bytes in, messages out."""

    def __init__(self) -> None:
        self._pending = b""

    def feed(self, data: bytes) -> None:
        self._pending += data

    def next(self) -> Message | None:
        """A message that has come, if one has. What is none raises a ValueError that says what it was."""
        if b"\n" not in self._pending:
            if len(self._pending) > LONGEST_LINE:
                raise ValueError(f"answered a line longer than {LONGEST_LINE} bytes")
            return None
        line, _, self._pending = self._pending.partition(b"\n")
        try:
            message = json.loads(line)
        except ValueError:
            message = None
        if not isinstance(message, dict):
            raise ValueError(f"answered {line[:200]!r}, which is not a JSON object")
        return message


class Note(NamedTuple):
    """What a worker that plays a whole game wrote down last: whom it asks."""

    since: float  # time.monotonic()
    seat: int
    played: tuple[int, ...]  # before, as codes of actions


class Slate:
    """Memory that a worker shares with its supervisor: a note there costs neither of them any time."""

    HEAD = struct.calcsize("dqq")
    MOST = 8192  # actions: no game has as many
    SIZE = HEAD + 2 * MOST

    def __init__(self, file: int) -> None:
        self._memory = mmap(file, self.SIZE)
        self._written = 0

    def write(self, seat: int, played: Sequence[int]) -> None:
        """What was written of the same game stays."""
        kept = self._written if self._written <= len(played) else 0
        self._written = min(len(played), self.MOST)
        new = array("H", played[kept : self._written]).tobytes()
        self._memory[self.HEAD + 2 * kept : self.HEAD + 2 * kept + len(new)] = new
        self._memory[: self.HEAD] = struct.pack("dqq", monotonic(), seat, self._written)

    def read(self) -> Note | None:
        since, seat, count = struct.unpack("dqq", self._memory[: self.HEAD])
        played = array("H", self._memory[self.HEAD : self.HEAD + 2 * count])
        return Note(since, seat, tuple(played)) if since else None

    def wipe(self) -> None:
        self._memory[: self.HEAD] = bytes(self.HEAD)

    def close(self) -> None:
        self._memory.close()
