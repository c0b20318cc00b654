"""Tables in memory: one lock each, a bounded number of games."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

from paname import ActionError, RecordError
from paname.box import Box
from paname.server.ops import metrics
from paname.server.ops.failpoints import reach
from paname.server.ops.logs import log
from paname.server.storage import queries
from paname.server.storage.database import Database
from paname.server.storage.rows import EntryRow, TableRow
from paname.server.tables.deal import UnknownRulesError, box_from, decompress, open_game, usual_components
from paname.server.tables.table_game import TableGame
from paname.server.wire.problems import RefusedError, no_such_table

_MOST_BOXES = 64  # kept in memory


class Slot:
    """The lock of one table and, while it is in use, its game."""

    __slots__ = ("lock", "table", "table_game", "used", "users")

    def __init__(self, table: str) -> None:
        self.table: str = table
        self.lock: asyncio.Lock = asyncio.Lock()
        self.table_game: TableGame | None = None
        self.users: int = 0
        self.used: float = 0.0


class TableCache:
    def __init__(self, database: Database, cache_tables: int, cache_seconds: float) -> None:
        self._database = database
        self._most = cache_tables
        self._seconds = cache_seconds
        self._slots: dict[str, Slot] = {}
        self._boxes: dict[str, Box] = {}
        self._usual = box_from(usual_components()).sha256

    @asynccontextmanager
    async def hold(self, table: str) -> AsyncIterator[Slot]:
        """The table's lock. Who reads or changes a game holds it: a game is ahead of storage while a commit runs."""
        slot = self._slots.get(table)
        if slot is None:
            slot = self._slots[table] = Slot(table)
        slot.users += 1
        try:
            async with slot.lock:
                yield slot
        finally:
            slot.users -= 1
            slot.used = time.monotonic()
            if slot.table_game is None and not slot.users:
                self._slots.pop(table, None)

    async def stored_row(self, table: str) -> TableRow:
        row = await self._database.read(lambda connection: queries.load_table(connection, table))
        if row is None:
            raise no_such_table()
        return row

    async def stored(self, table: str) -> tuple[TableRow, TableGame | None]:
        """A table and, if it has started, its game. Only knowledge.py puts it into a slot, and tells who is there."""
        found = await self._database.read(lambda connection: queries.load_whole(connection, table))
        if found is None:
            raise no_such_table()
        row, entries = found
        reach("folding")
        if row.setup is None:
            return row, None
        self._bound()
        return row, await self.fold(row, entries)

    async def fold(self, row: TableRow, entries: list[EntryRow]) -> TableGame:
        table_game = await self.fresh(row)
        with readable(row):
            table_game.fold(entries)
        metrics.folds.inc()
        return table_game

    async def fresh(self, row: TableRow) -> TableGame:
        """The table as it was when it started."""
        if row.setup is None:
            raise RefusedError(409, "not-started")
        box = await self.box(row.components)
        with readable(row):
            return TableGame(row, open_game(row.rules, row.options, decompress(row.setup), box))

    async def box(self, sha256: str) -> Box:
        if sha256 not in self._boxes:
            found = await self._database.read(lambda connection: queries.load_box_file(connection, sha256))
            if found is None:
                raise RefusedError(404, "no-such-box")
            toml, name = found
            while len(self._boxes) >= _MOST_BOXES:
                del self._boxes[next(iter(self._boxes))]
            self._boxes[sha256] = box_from(toml, name or "base")
        return self._boxes[sha256]

    async def unusual(self, sha256: str) -> str | None:
        """Components that a bot has to be told about: any but the package's own."""
        return None if sha256 == self._usual else (await self.box(sha256)).toml

    def tables(self) -> list[str]:
        return list(self._slots)

    def unheld(self, table: str) -> Slot | None:
        """For who reads or changes a game in memory without ever waiting: that is as good as to hold its lock."""
        slot = self._slots.get(table)
        if slot is None or slot.lock.locked():
            return None
        slot.used = time.monotonic()
        return slot

    def busy(self, table: str) -> bool:
        """Whether somebody holds it."""
        slot = self._slots.get(table)
        return slot is not None and slot.lock.locked()

    def peek(self, table: str) -> TableGame | None:
        slot = self._slots.get(table)
        return slot.table_game if slot else None

    def forget_idle(self) -> None:
        oldest = time.monotonic() - self._seconds
        for table, slot in list(self._slots.items()):
            if not slot.users and slot.used < oldest:
                del self._slots[table]
        self._bound()

    def _bound(self) -> None:
        if len(self._slots) > self._most:
            idle = sorted((slot for slot in self._slots.values() if not slot.users), key=lambda slot: slot.used)
            for slot in idle[: len(self._slots) - self._most]:
                del self._slots[slot.table]
        metrics.cached_tables.set(len(self._slots))


@contextmanager
def readable(row: TableRow) -> Iterator[None]:
    """Around whatever replays stored actions: a table that does not replay is refused as such, never guessed at."""
    try:
        yield
    except (ActionError, RecordError, UnknownRulesError) as error:
        log.error("table cannot be read", extra={"table": row.id, "rules": row.rules, "error": type(error).__name__})
        raise RefusedError(409, "unreadable-table", rules=row.rules) from error
