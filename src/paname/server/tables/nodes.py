"""Several servers on one PostgreSQL: what one does on hearing from the others, and what when it has not heard."""

import asyncio
from contextlib import suppress
from functools import partial

import msgspec

from paname.server.ops import metrics
from paname.server.ops.failpoints import reach
from paname.server.ops.logs import log
from paname.server.storage import queries
from paname.server.storage.database import UnavailableError
from paname.server.storage.rows import Version
from paname.server.tables.knowledge import behind, follow, hear
from paname.server.tables.services import Services
from paname.server.wire.problems import RefusedError

_PART = 500  # tables asked for at once
_FOLLOW_SECONDS = 2.0  # seconds; who waits longer for a table that somebody holds keeps the heartbeat from the others


class Nodes:
    """One task for each table that is behind: one that is held up holds up no other. There are never more tasks than
    tables in memory."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()

    def heard(self, announcement: bytes) -> None:
        """What another server says with its commit."""
        try:
            news = queries.read_announcement(announcement)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            log.warning("strange notification")
            return
        reach("heard")
        if news.node == self._services.node or not behind(self._services, news.table, news.version):
            return
        with suppress(RefusedError):  # said in the log; whoever reads it is told too
            if hear(self._services, news):
                return
        self._begin(news.table)

    async def catch_up(self) -> dict[str, Version]:
        """Repairs whatever was not heard: a lost notification, a deaf listener, a failed read. Returns the versions of
        the tables that people here watch."""
        services, tasks = self._services, list[asyncio.Task[None]]()
        watched, versions = services.audience.tables(), dict[str, Version]()
        wanted = list({*watched, *services.cache.tables()})
        for start in range(0, len(wanted), _PART):
            part = wanted[start : start + _PART]
            stored = await services.database.read(partial(queries.load_versions, ids=part))
            removed = [one for one in part if one not in stored and services.audience.watched(one)]
            tasks += [self._begin(table) for table in removed]
            tasks += [self._begin(table, one) for table, one in stored.items() if behind(services, table, one)]
            versions |= stored
        if tasks:
            await asyncio.wait(tasks, timeout=_FOLLOW_SECONDS)
        return {table: versions[table] for table in watched if table in versions}

    async def close(self) -> None:
        for task in tuple(self._tasks.values()):
            task.cancel()

    def _begin(self, table: str, version: Version | None = None) -> asyncio.Task[None]:
        if table in self._tasks:
            self._again.add(table)  # it may have read already
        else:
            self._tasks[table] = asyncio.create_task(self._go(table, version))
        return self._tasks[table]

    async def _go(self, table: str, version: Version | None) -> None:
        try:
            await self._follow(table, version)
            while table in self._again:
                self._again.discard(table)
                await self._follow(table)
        except Exception as error:  # the heartbeat repairs what this one would have told
            log.warning("notification not followed", extra={"error": type(error).__name__})
        finally:
            self._again.discard(table)
            del self._tasks[table]

    async def _follow(self, table: str, version: Version | None = None) -> None:
        """`version`: one that the heartbeat found, and that was not heard of."""
        async with self._services.cache.hold(table) as slot:
            if version is not None:
                if not behind(self._services, table, version):
                    return  # a commit of this server was under way
                metrics.behind.inc()
            try:
                await follow(self._services, slot)
            except (RefusedError, UnavailableError) as error:
                log.warning("cannot follow a table", extra={"table": table, "error": type(error).__name__})
