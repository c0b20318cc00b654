"""The state of a tournament on disk: a heading and one line per finished game, each safe before the next is counted.

Whatever ends the process, the same plan goes on from here. A line cut off in the middle is dropped and
its game played again.
"""

import fcntl
import json
import os
from pathlib import Path
from types import TracebackType
from typing import IO

from paname.arena.plan import Plan, PlanError
from paname.arena.played import Played

FORMAT = "paname-arena/1"


class Journal:
    """Use as a context manager; it holds the file's lock, so two runs never write into one another."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan
        self.games: list[Played] = []
        self._file: IO[bytes] | None = None

    def __enter__(self) -> "Journal":
        self.path.parent.mkdir(parents=True, exist_ok=True)
        file = self.path.open("a+b")
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            file.close()
            raise PlanError(
                f"{self.path} is in use: this tournament is being played already. "
                "Wait for it, or give this run a file of its own with --state FILE"
            ) from None
        self._file = file
        try:
            self._read(file)
        except PlanError:
            file.close()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file:
            self._file.close()

    def add(self, game: Played) -> None:
        self._write(game)
        self.games.append(game)

    def _read(self, file: IO[bytes]) -> None:
        heading = {"format": FORMAT, "plan": self.plan.fingerprint(), "bots": self.plan.bots}
        file.seek(0)
        lines = file.read().splitlines(keepends=True)
        if lines and not lines[-1].endswith(b"\n"):
            file.truncate(sum(map(len, lines[:-1])))
            lines.pop()
        if not lines:
            self._write(heading)
            return
        try:
            found = json.loads(lines[0])
            games = [json.loads(line) for line in lines[1:]]
        except ValueError as error:
            raise PlanError(f"{self.path} is not the state of a tournament: {error}") from error
        if found != heading:
            raise PlanError(
                f"{self.path} belongs to another tournament: it begins with {found}, this one with {heading}. "
                "The bots and all options that decide the games must be the same; or give another --state FILE"
            )
        self.games = games

    def _write(self, data: object) -> None:
        assert self._file
        self._file.write(json.dumps(data, separators=(",", ":")).encode() + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())
