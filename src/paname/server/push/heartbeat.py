"""The heartbeat: every connection hears the present seq, and whoever fell behind is brought up to date."""

import asyncio

from paname.server.bots.bot_turns import Driver
from paname.server.ops.logs import log
from paname.server.storage import queries
from paname.server.storage.database import UnavailableError
from paname.server.tables.audience import Frame, encode
from paname.server.tables.nodes import follow
from paname.server.tables.services import Services
from paname.server.wire import messages as m
from paname.server.wire.problems import RefusedError

_LEFT = 60  # seconds after which a bot that has not moved is taken over from the server that should have moved it
_PART = 500  # tables asked for at once


async def heartbeat(services: Services, driver: Driver) -> None:
    while True:
        await asyncio.sleep(services.settings.heartbeat)
        try:
            await beat(services)
            await driver.wake_all(_LEFT)
        except (UnavailableError, RefusedError) as error:
            log.warning("heartbeat failed", extra={"error": type(error).__name__})
        except Exception:
            log.exception("heartbeat failed")


async def beat(services: Services) -> None:
    """Also what repairs a lost notification: whoever is behind storage catches up here."""
    watched = services.audience.tables()
    for start in range(0, len(watched), _PART):
        for table, seq in (await _seqs(services, watched[start : start + _PART])).items():
            table_game = services.cache.peek(table)
            if table_game is not None and table_game.seq < seq:
                await follow(services, table, seq)
            frame = Frame(encode(m.Heartbeat(seq)).decode())
            for subscriber in services.audience.at(table):
                subscriber.send(frame)
    services.cache.forget_idle()


async def _seqs(services: Services, tables: list[str]) -> dict[str, int]:
    return await services.database.read(lambda connection: queries.load_seqs(connection, tables))
