"""The state of a tournament on disk: every finished game in an SQLite file, safe before it is counted.

Whatever ends the process, the same plan goes on from here. One run at a time holds the file.
"""

import json
import sqlite3
from pathlib import Path
from types import TracebackType

from paname.arena.outcome import Outcome
from paname.arena.plan import Plan, PlanError

_JOURNAL_FORMAT = "paname-arena/2"
TABLES = """
    CREATE TABLE plan (format TEXT NOT NULL, fingerprint TEXT NOT NULL, bots TEXT NOT NULL);
    CREATE TABLE games (match INTEGER PRIMARY KEY, outcome TEXT NOT NULL);
"""


class Journal:
    """Use as a context manager."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan
        self.games: list[Outcome] = []
        self._heading = (_JOURNAL_FORMAT, plan.fingerprint(), ",".join(plan.bots))

    def __enter__(self) -> "Journal":
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self._file = sqlite3.connect(self.path, timeout=0, isolation_level=None)
        try:
            self._open()
        except sqlite3.DatabaseError as error:
            self._file.close()
            raise self._told(error) from error
        except PlanError:
            self._file.close()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def add(self, game: Outcome) -> None:
        """Returns once the game is on the disk."""
        self._file.execute("INSERT INTO games VALUES (?, ?)", (game["match"], json.dumps(game, separators=(",", ":"))))
        self.games.append(game)

    def _open(self) -> None:
        self._file.execute("PRAGMA locking_mode = EXCLUSIVE")  # the first write takes the lock, the end gives it back
        self._file.execute("BEGIN EXCLUSIVE")
        if not self._file.execute("SELECT name FROM sqlite_master").fetchall():
            for statement in TABLES.split(";"):
                self._file.execute(statement)
            self._file.execute("INSERT INTO plan VALUES (?, ?, ?)", self._heading)
        found = self._file.execute("SELECT * FROM plan").fetchone()
        if found != self._heading:
            raise PlanError(
                f"{self.path} belongs to another tournament: it begins with {found}, this one with {self._heading}. "
                "The bots and all options that decide the games must be the same; or keep this one in another file"
            )
        rows = self._file.execute("SELECT outcome FROM games ORDER BY rowid")
        self.games = [json.loads(outcome) for (outcome,) in rows]
        self._file.execute("COMMIT")

    def _told(self, error: sqlite3.DatabaseError) -> PlanError:
        if error.sqlite_errorname.startswith("SQLITE_BUSY"):
            return PlanError(
                f"{self.path} is in use: this tournament is being played already. "
                "Wait for it, or keep this one in a file of its own"
            )
        return PlanError(f"{self.path} is not the state of a tournament: {error}")
