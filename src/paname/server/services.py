"""The parts of a running server, and the little that all of them need."""

import os
import secrets
import time
from collections.abc import Callable
from pathlib import Path

from paname import Game
from paname.box import Box
from paname.rules.options import Options
from paname.server.bots.workers import Bots
from paname.server.http.identity import Principal
from paname.server.push.hub import Hub
from paname.server.settings import Settings
from paname.server.storage import rows
from paname.server.storage.database import Database
from paname.server.storage.migrate import migrate
from paname.server.storage.rows import TableRow
from paname.server.tables.deal import box_from, usual_components
from paname.server.tables.redact import Viewer, table_info
from paname.server.tables.tables import Tables
from paname.server.wire import messages as m
from paname.server.wire.problems import RefusedError, not_your_seat
from paname.types import OptionsData

CHANNEL = "paname"


def _shuffle(options: OptionsData, box: Box) -> Game:
    return Game.with_options(Options.of(options), seed=secrets.randbits(63), components=box)


class Services:
    def __init__(self, settings: Settings, new_game: Callable[[OptionsData, Box], Game] = _shuffle) -> None:
        self.settings = settings
        self.new_game = new_game
        self.node = secrets.token_hex(4)
        self.database = Database(settings.database_url())
        migrate(self.database.engine)
        self.tables = Tables(self.database, settings.cache_tables, settings.cache_seconds)
        self.hub = Hub()
        self.toml = Path(settings.components).read_bytes() if settings.components else usual_components()
        self.box = box_from(self.toml)
        workers = settings.bot_workers or max(1, (os.cpu_count() or 2) - 1)
        self.bots = Bots(workers, settings.bot_seconds)
        self.stopping = False
        self.wake_bot: Callable[[str], None] = lambda _table: None  # drive.py puts itself here

    def now(self) -> int:
        return int(time.time())

    def info(self, row: TableRow, who: Principal) -> m.TableInfo:
        return table_info(row, who, *self.hub.presence(row.id))

    async def changed(self, table: str) -> TableRow:
        """A table's row was changed: tells everybody here, and the other processes."""
        row = await self.reload(table)
        if not self.database.is_sqlite:
            await self.database.write(lambda connection: rows.notify(connection, CHANNEL, f"{self.node} {table} row"))
        return row

    async def reload(self, table: str) -> TableRow:
        row = await self.database.read(lambda connection: rows.load_table(connection, table))
        if row is None:
            raise RefusedError(404, "no-such-table")
        live = self.tables.cached(table)
        if live is not None and live.seq == row.seq:
            live.row = row
        self.hub.publish_info(row)
        return row


def own_seat(row: TableRow, seat: int, who: Principal) -> None:
    if seat >= len(row.seats) or not who.holds(row.seats[seat].player, row.seats[seat].token):
        raise not_your_seat(seat)


def check_eyes(row: TableRow, eyes: Viewer, who: Principal) -> None:
    """Who may look through these eyes: the seat's holder; as a spectator everybody, where the table lets them."""
    if eyes is not None:
        own_seat(row, eyes, who)
    elif not row.settings.spectators and not any(who.holds(seat.player, seat.token) for seat in row.seats):
        raise RefusedError(403, "no-spectators")
