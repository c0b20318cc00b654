"""What all that happens at tables needs: storage, the games in memory, who is connected, the box."""

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from paname import Game
from paname.box import Box
from paname.rules.options import Options
from paname.server.identity import Principal
from paname.server.settings import Settings
from paname.server.storage.database import Database
from paname.server.storage.migrate import migrate
from paname.server.storage.rows import EntryKind, TableRow
from paname.server.tables import redact
from paname.server.tables.audience import Audience
from paname.server.tables.cache import TableCache
from paname.server.tables.deal import box_from, usual_components
from paname.server.tables.redact import Viewer
from paname.server.tables.table_game import Step, TableGame
from paname.server.wire import messages as m
from paname.types import OptionsData

NewGame = Callable[[OptionsData, Box], Game]


def shuffle(options: OptionsData, box: Box) -> Game:
    return Game.with_options(Options.of(options), seed=secrets.randbits(63), components=box)


class Services:
    def __init__(self, settings: Settings, new_game: NewGame = shuffle) -> None:
        self.settings = settings
        self.new_game = new_game
        self.node: str = secrets.token_hex(4)
        self.database: Database = Database(settings.database_url())
        migrate(self.database.engine)
        self.cache: TableCache = TableCache(self.database, settings.cache_tables, settings.cache_seconds)
        self.audience: Audience = Audience()
        self.toml: bytes = Path(settings.components).read_bytes() if settings.components else usual_components()
        self.box: Box = box_from(self.toml)
        self.bots_to_act: asyncio.Queue[str] = asyncio.Queue()  # tables; bots/bot_turns.py takes them from here
        self.stopping = False

    def now(self) -> int:
        return int(time.time())

    def info(self, row: TableRow, who: Principal) -> m.TableInfo:
        return redact.table_info(row, who, *self.audience.presence(row.id))

    def publish(self, table_game: TableGame, steps: Sequence[Step]) -> list[dict[Viewer, bytes]]:
        """Tells everybody connected here; returns what each step became for whom. The caller holds the table's lock, so
        the order is that of the entries."""
        row = table_game.row
        made = [self.audience.publish(row.id, partial(redact.update, table_game, step)) for step in steps]
        if any(step.outcome or step.entry.kind is EntryKind.CONCEDE for step in steps):
            self.audience.publish_info(row)
        self.call_bot(row)
        return made

    def call_bot(self, row: TableRow) -> None:
        """To be called whenever a row has changed: if it is a bot's turn now, the bot is told."""
        if row.bot_to_act:
            self.bots_to_act.put_nowait(row.id)

    async def reload(self, table: str) -> TableRow:
        """A table's row was changed, here or elsewhere: everybody connected here is told."""
        row = await self.cache.stored_row(table)
        table_game = self.cache.peek(table)
        if table_game is not None and table_game.seq == row.seq:
            table_game.row = row
        self.audience.publish_info(row)
        return row
