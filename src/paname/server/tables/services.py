"""What all that happens at tables needs: storage, the games in memory, who is connected, the box."""

import asyncio
import secrets
import time
from collections.abc import Callable

from msgspec import Struct
from sqlalchemy import Connection

from paname import Game
from paname.box import Box, BoxError
from paname.box.loader import read_components
from paname.rules.options import Options
from paname.server.identity import Principal, Seal
from paname.server.ops import metrics
from paname.server.settings import Settings, SettingsError
from paname.server.storage import queries
from paname.server.storage.database import Database
from paname.server.storage.migrate import migrate
from paname.server.storage.rows import TableRow
from paname.server.tables import redact
from paname.server.tables.audience import Audience
from paname.server.tables.cache import TableCache
from paname.server.tables.deal import box_from, usual_components
from paname.server.wire import messages as m
from paname.types import OptionsData

_MOST_REMEMBERED = 20_000  # whose networks are remembered
Shuffle = Callable[[OptionsData, Box], Game]


def shuffle(options: OptionsData, box: Box) -> Game:
    return Game.with_options(Options.of(options), seed=secrets.randbits(63), components=box)


def _components(settings: Settings) -> bytes:
    try:
        return read_components(settings.components) if settings.components else usual_components()
    except OSError as error:
        raise SettingsError(f"cannot read {settings.components}: {error.strerror}") from error


def _box(toml: bytes, settings: Settings) -> Box:
    try:
        return box_from(toml)
    except BoxError as error:
        raise error.in_file(settings.components) from None


class Owner(Struct, frozen=True):
    """A player, and the network where that one was last seen: players cost nothing."""

    player: str
    network: str


NO_OWNER = Owner("", "")


class Services:
    def __init__(self, settings: Settings, new_game: Shuffle = shuffle) -> None:
        self.settings = settings
        self.new_game = new_game
        self.toml: bytes = _components(settings)
        self.box: Box = _box(self.toml, settings)  # a faulty one is refused before the database is touched
        self.node: str = secrets.token_hex(4)
        self.database: Database = Database(settings.database_url())
        self.seal: Seal = migrate(self.database.engine, self._prepare)
        self.channel: str = self.seal.channel()  # of PostgreSQL's notifications
        self.cache: TableCache = TableCache(self.database, settings.cache_tables, settings.cache_seconds)
        self.audience: Audience = Audience()
        self.bots_to_act: asyncio.Queue[str] = asyncio.Queue()  # tables; bots/bot_turns.py takes them from here
        self._networks: dict[bytes, str] = {}
        self.listening: bool = self.database.is_sqlite  # to the other servers; there are none at a file
        self.stopping = False

    def _prepare(self, connection: Connection) -> Seal:
        queries.save_components(connection, self.box.sha256, self.toml)
        return Seal(queries.load_key(connection, "cookie"))

    def now(self) -> int:
        return int(time.time())

    def info(self, row: TableRow, who: Principal) -> m.TableInfo:
        return redact.table_info(row, who, *self.audience.presence(row))

    def owner(self, player: bytes | None) -> Owner:
        """On whose account a table is."""
        return NO_OWNER if player is None else Owner(player.hex(), self._networks.get(player) or player.hex())

    def seen(self, player: bytes, network: str) -> None:
        if player not in self._networks and len(self._networks) >= _MOST_REMEMBERED:
            for one in list(self._networks)[: _MOST_REMEMBERED // 2]:
                del self._networks[one]
        self._networks[player] = network

    async def sign_of_life(self) -> None:
        await self.database.probe(lambda connection: queries.beat(connection, self.node))

    def hears(self, listening: bool) -> None:
        self.listening = listening
        metrics.listening.set(listening)
