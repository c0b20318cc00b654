"""Moves for the seats of bots: asks the bot, waits as long as a person would, and commands as people do."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection

from paname.server.bots.workers import Bots, Claim, Decision
from paname.server.ops.logs import Troubles, log
from paname.server.storage import queries
from paname.server.storage.database import UnavailableError
from paname.server.storage.rows import TableRow
from paname.server.tables.commands import bot_command
from paname.server.tables.faces import PACES, STAND_IN
from paname.server.tables.knowledge import change, table_game_of
from paname.server.tables.services import Owner, Services
from paname.server.wire.problems import RefusedError

BOT = "level:{level}"
Charged = Callable[[Owner, Callable[[], Coroutine[Any, Any, int]]], Coroutine[Any, Any, int]]
"""Carries something out when its time has come, on somebody's account."""


class Turn(Struct, frozen=True):
    """What a bot is asked, and where."""

    seat: int
    seq: int
    pace: float
    people: bool  # whether anybody else plays
    decision: Decision


class Driver:
    def __init__(self, services: Services, bots: Bots, charged: Charged) -> None:
        self._services = services
        self._bots = bots
        self._charged = charged
        self._unreadable: set[str] = set()  # tables of other rules: to look again would find the same
        self.troubles: Troubles = Troubles()  # with tables where nothing could be played: a full disk holds up all
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def listen(self) -> None:
        """For ever: wakes the bots that are called."""
        while True:
            self.wake(await self._services.bots_to_act.get())

    def wake(self, table: str) -> None:
        """A bot is to act at this table (or was a moment ago). Never more than one task per table."""
        if table not in self._tasks and table not in self._unreadable and not self._services.stopping:
            self._tasks[table] = asyncio.create_task(self._play(table), name=f"bot {table}")

    @property
    def busy(self) -> bool:
        return bool(self._tasks)

    async def close(self) -> None:
        tasks = tuple(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _turn(self, table: str) -> Turn | None:
        async with self._services.cache.hold(table) as slot:
            table_game = await table_game_of(self._services, slot)
            seat = table_game.row.active
            ours = table_game.row.thinker == self._services.node
            if not ours or table_game.row.status != "running" or seat is None or not table_game.plays_bot(seat):
                return None
            row = table_game.row.seats[seat]
            people = any(one.kind == "human" and not one.conceded for one in table_game.row.seats)
            return Turn(
                seat=seat,
                seq=table_game.seq,
                pace=PACES[table_game.row.settings.pace],
                people=people,
                decision=Decision(
                    bot=STAND_IN if row.conceded else BOT.format(level=row.level or 3),
                    view=table_game.game.view(seat, "open"),
                    legal=table_game.game.seat(seat).legal_texts(),
                    components=await self._services.cache.unusual(table_game.row.components),
                    whose=f"{table} {seat}",
                    claim=Claim(self._services.owner(table_game.row.host), attended=people),
                ),
            )

    async def _play(self, table: str) -> None:
        try:
            while (turn := await self._turn(table)) is not None:
                started = time.monotonic()
                actions, trouble = await self._bots.decide_or_replace(turn.decision)
                if trouble:
                    await self._report(table, turn.seat)
                await self._act(table, turn, actions, started)
            self.troubles.over(table)
        except Exception as error:
            self._note(table, error)
        finally:
            # Here and not in a callback of the task: no await lies between the last look at the table and this line,
            # so a wake can never fall between the two.
            self._tasks.pop(table, None)

    def _note(self, table: str, error: Exception) -> None:
        why = error.problem.code if isinstance(error, RefusedError) else type(error).__name__
        if why == "unreadable-table":
            self._unreadable.add(table)
        if not self.troubles.news(why, table):
            return
        match error:
            case RefusedError():
                log.error("bot cannot play", extra={"table": table, "code": error.problem.code})
            case UnavailableError():
                log.warning("bot cannot play", extra={"table": table, "cause": str(error)})
            case _:
                log.error("bot task failed", extra={"table": table}, exc_info=error)

    async def _act(self, table: str, turn: Turn, actions: list[str], started: float) -> None:
        """Play the actions one by one, as a person would. The first that the table refuses ends it: look again."""
        seq = turn.seq
        for number, action in enumerate(actions):
            await asyncio.sleep(max(0.0, self._pace(table, turn) - (time.monotonic() - started)))
            started = time.monotonic()
            try:
                command = partial(bot_command, self._services, table, turn.seat, seq, action)
                seq = await self._charged(turn.decision.claim.owner, command)
                self.troubles.over(table)
            except RefusedError as refusal:
                if refusal.status == 409:  # somebody else moved, conceded or undid
                    return
                if not number:
                    raise
                told = {"table": table, "bot": turn.decision.bot, "code": refusal.problem.code}
                log.warning("bot decided too much", extra=told)
                return

    def _pace(self, table: str, turn: Turn) -> float:
        """For people who watch; on PostgreSQL they may do so at another server."""
        services = self._services
        unseen = services.database.is_sqlite or not turn.people
        return 0.0 if unseen and not services.audience.watched(table) else turn.pace

    async def _report(self, table: str, seat: int) -> None:
        def work(connection: Connection, row: TableRow) -> None:
            queries.change_seat(connection, table, seat, trouble=row.seats[seat].trouble + 1)

        async with self._services.cache.hold(table) as slot:
            await change(self._services, slot, work)
