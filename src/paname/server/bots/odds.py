"""Who is winning at a table, for all who watch: they ask after each move, at the same moment, and are told the same."""

import asyncio
import time
from collections import OrderedDict

from msgspec import Struct, field

from paname.analysis.analysis_worker import TellChances
from paname.bots import BotError
from paname.bots.explain import CHANCE_ITERATIONS
from paname.server.bots.workers import Bots, Claim, need_net
from paname.server.identity import Principal
from paname.server.tables.knowledge import follow, table_game_of
from paname.server.tables.services import Services
from paname.server.wire import messages as m
from paname.server.wire.problems import RefusedError

_MOST_TABLES = 1_000  # whose last answers are kept


class _LastAsked(Struct):
    """The last that was asked about. One is found out at a time: who waits asks about what is there by then."""

    turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    seq: int = -1
    chances: list[float] = []
    failure: BotError | None = None  # the last: of whoever waited for it too, but not of those who ask later
    failed: float = 0.0  # when


class Odds:
    def __init__(self, services: Services, bots: Bots) -> None:
        self._services = services
        self._bots = bots
        self._moments: OrderedDict[str, _LastAsked] = OrderedDict()

    async def told(self, table: str, who: Principal) -> m.Chances:
        moment, asked = self._moment(table), time.monotonic()
        async with moment.turn:
            seq, question = await self._question(table)
            if moment.seq != seq:
                if moment.failure is not None and moment.failed > asked:
                    raise RefusedError(503, "too-many-analyses") from moment.failure
                try:
                    moment.chances = await self._bots.chances(question, self._claim(who))
                except BotError as error:
                    moment.failure, moment.failed = error, time.monotonic()
                    raise RefusedError(503, "too-many-analyses") from error
                moment.seq = seq
            return m.Chances(seq, moment.chances)

    def _claim(self, who: Principal) -> Claim:
        return Claim(self._services.owner(who.player), attended=False)

    async def _question(self, table: str) -> tuple[int, TellChances]:
        """Nothing but what a spectator sees with open screens is used."""
        cache = self._services.cache
        async with cache.hold(table) as slot:
            row = await follow(self._services, slot)
            game, settings = await table_game_of(self._services, slot), row.settings
            if not (settings.hints and settings.spectators and settings.screens == "open"):
                raise RefusedError(403, "no-chances")
            if row.status != "running":
                raise RefusedError(409, "not-running")
            need_net(game.game.box)
            seq, view = game.seq, game.game.view(None, "open")
            components = await cache.unusual(row.components)
        return seq, {
            "type": "chances",
            "view": view,
            "components": components,
            "iterations": CHANCE_ITERATIONS,
            "seed": "told",
            "reveal": None,
        }

    def _moment(self, table: str) -> _LastAsked:
        moment = self._moments.setdefault(table, _LastAsked())
        self._moments.move_to_end(table)
        if len(self._moments) > _MOST_TABLES:
            self._moments.popitem(last=False)
        return moment
