"""Keeping everybody up to date: who is connected, the heartbeat, and what other processes have done."""

import asyncio
import contextlib

from paname.server.bots.bot_turns import Driver
from paname.server.ops.logs import log
from paname.server.push.hub import encode
from paname.server.services import Services
from paname.server.storage import rows
from paname.server.storage.database import UnavailableError
from paname.server.tables.commands import publish
from paname.server.tables.redact import resync
from paname.server.wire import messages as m
from paname.server.wire.problems import RefusedError

_LEFT = 60  # seconds after which a bot that has not moved is taken over from the server that should have moved it
_GATHER = 0.5  # seconds: people come and go in bursts, tell it once


class Presence:
    def __init__(self, server: Services) -> None:
        self._server = server
        self._changed: dict[str, asyncio.Task[None]] = {}

    def changed(self, table: str) -> None:
        """Somebody came to or left this table."""
        if table not in self._changed and self._server.hub.watched(table) and not self._server.stopping:
            self._changed[table] = asyncio.create_task(self._tell(table))

    async def _tell(self, table: str) -> None:
        await asyncio.sleep(_GATHER)
        self._changed.pop(table, None)
        with contextlib.suppress(RefusedError, UnavailableError):
            self._server.hub.publish_info(await self._server.tables.row(table))

    async def close(self) -> None:
        for task in tuple(self._changed.values()):
            task.cancel()


async def follow(server: Services, table: str, seq: int) -> None:
    """Another process has brought this table to seq."""
    if not server.hub.watched(table) and server.tables.cached(table) is None:
        return
    async with server.tables.hold(table) as slot:
        known = slot.live is not None
        live = await server.tables.live(slot)
        if not known:
            server.hub.publish(table, lambda who: resync(live, who))
        elif live.seq < seq:
            publish(server, live, await server.tables.catch_up(live))


async def heartbeat_once(server: Services) -> None:
    """Also what repairs a lost notification: whoever is behind storage catches up here."""
    watched = server.hub.tables()
    for start in range(0, len(watched), 500):
        part = watched[start : start + 500]
        seqs = await server.database.read(lambda connection, part=part: rows.load_seqs(connection, part))  # type: ignore[misc]
        for table, seq in seqs.items():
            live = server.tables.cached(table)
            if live is not None and live.seq < seq:
                await follow(server, table, seq)
            text = encode(m.Heartbeat(seq))
            for subscriber in server.hub.at(table):
                subscriber.send(text)
    server.tables.forget_idle()


async def heartbeat(server: Services, driver: Driver) -> None:
    while True:
        await asyncio.sleep(server.settings.heartbeat)
        try:
            await heartbeat_once(server)
            await driver.wake_all(_LEFT)
        except (UnavailableError, RefusedError) as error:
            log.warning("heartbeat failed", extra={"error": type(error).__name__})
        except Exception:
            log.exception("heartbeat failed")
