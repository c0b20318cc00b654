"""Which server thinks for a bot: the one that made it the bot's turn. If that one dies or stops, another takes over.

A server that thinks shows that it lives by counting its beats. Nobody compares clocks: a server that has not beaten
while somebody else's watch ran for `PATIENCE` seconds is taken for dead. If it was not, two think, and one of them
finds the table moved on. A table that is held up is taken over later; no other one waits for it.
"""

import asyncio
import time
from collections.abc import Coroutine
from contextlib import suppress

from sqlalchemy import Connection

from paname.server.bots.bot_turns import Driver
from paname.server.ops.failpoints import reach
from paname.server.ops.logs import Troubles
from paname.server.storage import queries
from paname.server.storage.database import UnavailableError
from paname.server.storage.rows import TableRow
from paname.server.tables.knowledge import change
from paname.server.tables.services import Services
from paname.server.wire.problems import RefusedError, stale

_TICK = 1.5
PATIENCE = 5.0
_TAKEN_AT_ONCE = 2  # the other writers of the database are for people
_Sign = tuple[str | None, int | None]  # a server and its beats


class TakingOver:
    def __init__(self, services: Services, driver: Driver) -> None:
        self._services = services
        self._driver = driver
        self._since: dict[_Sign, float] = {}  # when this sign of life was first seen
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._turns = asyncio.Semaphore(_TAKEN_AT_ONCE)
        self._troubles = Troubles()  # with tables, and with looking after all of them

    async def watch(self) -> None:
        """For ever."""
        await self._attempt(self._begin())
        while True:
            await asyncio.sleep(_TICK)
            await self._attempt(self._go_on())

    async def _begin(self) -> None:
        """A file has one server: whoever thought for its bots before is gone."""
        await self._services.database.write(queries.forget_nodes)
        await self._look(0.0 if self._services.database.is_sqlite else PATIENCE)

    async def _go_on(self) -> None:
        if self._driver.busy:
            await self._services.sign_of_life()
        await self._look(PATIENCE)

    async def _attempt(self, work: Coroutine[None, None, None], table: str = "") -> None:
        """Every tick tries again."""
        try:
            await work
        except Exception as error:
            expected = isinstance(error, UnavailableError)
            self._troubles.tell("cannot look after bots", error, expected=expected, about=table)
        else:
            self._troubles.over(table)

    async def end(self) -> None:
        """Others may think for the bots of this server at once."""
        for task in tuple(self._tasks.values()):
            task.cancel()
        database, node = self._services.database, self._services.node
        waiting = [table for table, thinker, _ in await database.read(queries.waiting_for_bots) if thinker == node]
        await asyncio.gather(*(self._attempt(self._pass_on(table, node, None), table) for table in waiting))
        await database.write(lambda connection: queries.forget_node(connection, node))

    async def _look(self, patience: float) -> None:
        now, before, self._since = time.monotonic(), self._since, {}
        waiting = await self._services.database.read(queries.waiting_for_bots)
        tables = {table for table, _, _ in waiting}
        self._troubles.forget_others(tables | {""})
        self._driver.troubles.forget_others(tables)
        for table, thinker, beats in waiting:
            self._since[thinker, beats] = since = before.get((thinker, beats), now)
            if thinker == self._services.node:
                self._driver.wake(table)
            elif thinker is None or now - since >= patience:
                self._claim(table, thinker)

    def _claim(self, table: str, thinker: str | None) -> None:
        if table not in self._tasks:
            taking = self._pass_on(table, thinker, self._services.node)
            self._tasks[table] = asyncio.create_task(self._attempt(taking, table))
            self._tasks[table].add_done_callback(lambda _: self._tasks.pop(table))

    async def _pass_on(self, table: str, thinker: str | None, to: str | None) -> None:
        """The first to do so has it."""

        def work(connection: Connection, row: TableRow) -> None:
            if row.thinker != thinker or not row.bot_to_act:
                raise stale(row.seq)
            queries.change_table(connection, table, thinker=to)
            reach("taking over")

        async with self._turns:
            if not self._services.cache.busy(table):  # it is looked at again soon
                async with self._services.cache.hold(table) as slot:
                    with suppress(RefusedError):
                        await change(self._services, slot, work, hurried=True)
