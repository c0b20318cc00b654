"""Who is connected, told to the others at the table."""

import asyncio
import contextlib

from paname.server.storage.database import UnavailableError
from paname.server.tables.knowledge import follow
from paname.server.tables.services import Services
from paname.server.wire.problems import RefusedError

_GATHER = 0.5  # seconds: people come and go in bursts, tell it once


class Presence:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._changed: dict[str, asyncio.Task[None]] = {}

    def changed(self, table: str) -> None:
        """Somebody came to or left this table."""
        services = self._services
        if table not in self._changed and services.audience.watched(table) and not services.stopping:
            self._changed[table] = asyncio.create_task(self._tell(table))

    async def _tell(self, table: str) -> None:
        await asyncio.sleep(_GATHER)
        self._changed.pop(table, None)
        services = self._services
        with contextlib.suppress(RefusedError, UnavailableError):
            async with services.cache.hold(table) as slot:
                services.audience.publish_info(await follow(services, slot))

    async def close(self) -> None:
        for task in tuple(self._changed.values()):
            task.cancel()
