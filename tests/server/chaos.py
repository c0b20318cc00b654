"""Chaos by seed: several servers on one PostgreSQL, people who play, bots, and everything that can go wrong.

    python -m tests.server.chaos --seconds 3600        as many schedules as fit
    python -m tests.server.chaos --seed 7              one again

Afterwards a checker reads all that every client was ever told: one order of entries per table, every acknowledged
command in it once, nobody shown what their eyes may not know, nothing done or shown by a cookie after the answer that
made it void, every socket current within two heartbeats, no bot that does not think.
"""

import argparse
import asyncio
import contextlib
import itertools
import random
import signal
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, TypeVar

import httpx
import psycopg
from msgspec import Struct, field
from websockets.exceptions import WebSocketException

from paname.server.client import ApiError, Client
from paname.server.wire import messages as m
from tests.server.cluster import Cluster, binaries
from tests.server.processes import Process

HEARTBEAT = 1.0
SEATS = [m.SeatRequest("human"), m.SeatRequest("human"), m.SeatRequest("bot", 1)]
LOST = (httpx.TransportError, OSError, WebSocketException, TimeoutError)
FULL_DISK = """
    create function full_disk() returns trigger language plpgsql as $$
        begin raise exception 'could not extend file' using errcode = '53100'; end $$;
    create trigger full_disk before insert on entries execute function full_disk();
    create trigger full_disk before insert on tables execute function full_disk();
    create trigger full_disk before insert on seats execute function full_disk();
"""

T = TypeVar("T")


class Heard(Struct):
    """What one connection was told, through whose eyes and by whose cookie."""

    viewer: int | None
    cookie: str
    updates: list[m.Update] = field(default_factory=list)


class Void(Struct):
    """A cookie that lost a seat, and how far the table was when that was answered."""

    seat: int
    cookie: str
    seq: int


class Table(Struct):
    id: str
    holders: dict[int, str]  # of the seats people sit on; the third is the bot's
    commands: dict[int, tuple[int, str]] = field(default_factory=dict)  # seq: seat and action, as acknowledged
    heard: list[Heard] = field(default_factory=list)
    void: list[Void] = field(default_factory=list)
    rematches: set[str] = field(default_factory=set)  # the tables that were said to continue this one
    faults: list[str] = field(default_factory=list)

    @property
    def viewers(self) -> list[int | None]:
        return [*self.holders, None]

    def cookie(self, viewer: int | None) -> str:
        return self.holders[min(self.holders) if viewer is None else viewer]


class Nodes:
    def __init__(self, url: str, seed: int, count: int) -> None:
        self._url = url
        self._seeds = (f"{seed} {number}" for number in itertools.count())
        self.all = [self._start() for _ in range(count)]

    def _start(self) -> Process:
        return Process(self._url, seed=next(self._seeds), PANAME_HEARTBEAT=str(HEARTBEAT), PANAME_BOT_WORKERS="1")

    async def revive(self) -> None:
        for number, node in enumerate(self.all):
            if not node.lives:
                self.all[number] = await asyncio.to_thread(self._start)

    def close(self) -> None:
        for node in self.all:
            with contextlib.suppress(ProcessLookupError):
                node.signal(signal.SIGCONT)
            node.kill()


class Chaos:
    def __init__(self, url: str, seed: int) -> None:
        self.chance = random.Random(seed)
        self.url = url
        self.nodes = Nodes(url, seed, self.chance.choice((2, 3)))
        self.tables: list[Table] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.over = False
        self.blows: list[str] = []

    def client(self, cookie: str | None = None) -> Client:
        """At whichever server."""
        made = Client(self.chance.choice(self.nodes.all).url, cookie)
        made.http.timeout = httpx.Timeout(6.0)
        return made

    async def run(self, seconds: float, tables: int = 3) -> None:
        for _ in range(tables):
            async with self.client() as host:
                made = (await host.create(m.CreateTable(SEATS, random_start=False, pace="fast"))).table
                self._begin(Table(made.id, dict.fromkeys((0, 1), host.cookie or "")))
        strikes = asyncio.create_task(self._strike())
        await asyncio.sleep(seconds)
        self.over = True
        await within(60, strikes)
        await self.nodes.revive()
        await self._settle()
        for task in self.tasks:
            task.cancel()
        for done in await asyncio.gather(*self.tasks, return_exceptions=True):
            if isinstance(done, Exception):
                raise done

    def _begin(self, table: Table) -> None:
        self.tables.append(table)
        work = [self._listen(table, viewer) for viewer in table.viewers] + [self._play(table)]
        self.tasks += [asyncio.create_task(one) for one in work]

    # --- people ---

    async def _play(self, table: Table) -> None:
        while not self.over and not table.rematches:
            seat = self.chance.choice(list(table.holders))
            with contextlib.suppress(*LOST):
                async with self.client(table.holders[seat]) as ada:
                    try:
                        await self._turn(table, seat, ada)
                    except ApiError as error:
                        if error.status not in (409, 422, 429, 503):
                            table.faults.append(f"seat {seat}: {error}")
            await asyncio.sleep(self.chance.uniform(0.0, 0.05))

    async def _turn(self, table: Table, seat: int, ada: Client) -> None:
        what = self.chance.random()
        if what < 0.05:
            await self._move_seat(table, seat, ada)
            return
        state = await ada.state(table.id, seat)
        if state.table.status == "over":
            await self._rematch(table)
        elif what < 0.1:
            await self._command(table, seat, state.seq, m.Concede())
        elif state.undo and what < 0.18:
            await self._command(table, seat, state.seq, m.Undo(1))
        elif state.legal:
            await self._command(table, seat, state.seq, m.Act(self.chance.choice(state.legal)))

    async def _command(self, table: Table, seat: int, seq: int, command: m.Command) -> None:
        """Sent again, to any server, until there is an answer: it must happen once."""
        name = f"{self.chance.random()}"
        while True:
            try:
                async with self.client(table.holders[seat]) as ada:
                    done = await ada.command(table.id, seat, seq, command, client=name)
            except LOST:
                if self.over:
                    return
                continue
            said = command.action if isinstance(command, m.Act) else type(command).__name__.lower()
            known = table.commands.setdefault(seq + 1, (seat, said))
            if known != (seat, said) or done.seq <= seq:
                table.faults.append(f"{seq + 1} was acknowledged twice: {known}, {(seat, said)}")
            return

    async def _move_seat(self, table: Table, seat: int, ada: Client) -> None:
        async with self.client() as new:
            await new.meta()
            cookie = new.cookie or ""
        link = await ada.seat_link(table.id, seat)
        # before that is answered nobody knows whose the seat is
        info = await self._answered(cookie, lambda elsewhere: elsewhere.claim(table.id, seat, link.token))
        old, table.holders[seat] = table.holders[seat], cookie
        table.void.append(Void(seat, old, info.seq))
        for node in list(self.nodes.all):
            with contextlib.suppress(*LOST):
                async with Client(node.url, old) as thief:
                    await self._refused(table, thief.command(table.id, seat, info.seq, m.Concede()))
                    await self._refused(table, thief.state(table.id, seat))

    async def _rematch(self, table: Table) -> None:
        """Everybody asks for it at once, anywhere: it is one table, and the people of this one sit down there."""
        asked = [
            self._answered(cookie, partial(Client.rematch, table=table.id, seat=seat))
            for seat, cookie in table.holders.items()
        ]
        made = await asyncio.gather(*asked)
        table.rematches.update(one.table.id for one in made)
        again = Table(made[0].table.id, {(seat - 1) % len(SEATS): cookie for seat, cookie in table.holders.items()})
        for seat, cookie in again.holders.items():
            with contextlib.suppress(ApiError):  # 409: taken over, or joined by an answer that was lost
                await self._answered(cookie, partial(Client.join, table=again.id, seat=seat))
        for cookie in set(again.holders.values()):
            with contextlib.suppress(ApiError):  # 403: the other one is the host; 409: started
                await self._answered(cookie, lambda page: page.start(again.id))
        self._begin(again)

    async def _answered(self, cookie: str, ask: Callable[[Client], Awaitable[T]]) -> T:
        """Asked again, of any server, until one of them answers."""
        while True:
            try:
                async with self.client(cookie) as page:
                    return await ask(page)
            except LOST:
                await asyncio.sleep(0.1)
            except ApiError as error:
                if error.status != 503:
                    raise
                await asyncio.sleep(0.1)

    async def _refused(self, table: Table, asked: Awaitable[object]) -> None:
        try:
            await asked
        except ApiError as error:
            if error.status not in (403, 429, 503):
                table.faults.append(f"a void cookie was told {error}")
        else:
            table.faults.append("a void cookie was obeyed")

    async def _listen(self, table: Table, viewer: int | None) -> None:
        since: int | None = None
        while True:
            cookie = table.cookie(viewer)
            heard = Heard(viewer, cookie)
            table.heard.append(heard)
            with contextlib.suppress(*LOST):
                async with self.client(cookie) as page:
                    socket = await within(5, page.socket(table.id, viewer, since))
                    while (message := await within(4 * HEARTBEAT, socket.next())) is not None:
                        if isinstance(message, m.Update):
                            heard.updates.append(message)
                            since = message.seq
                    await socket.close()
            await asyncio.sleep(0.1)

    # --- what goes wrong ---

    async def _strike(self) -> None:
        blows: list[Callable[[Process], Awaitable[None]]] = [
            self._kill, self._doom, self._stop, self._terminate, self._deafen, self._lock, self._jump,
            self._fill_disk,
        ]  # fmt: skip
        while not self.over:
            await asyncio.sleep(self.chance.uniform(0.2, 1.0))
            blow, node = self.chance.choice(blows), self.chance.choice(self.nodes.all)
            self.blows.append(blow.__name__)
            await blow(node)
            await self.nodes.revive()

    async def _kill(self, node: Process) -> None:
        node.kill()

    async def _doom(self, node: Process) -> None:
        node.signal(signal.SIGUSR1)
        for _ in range(20):
            await asyncio.sleep(0.1)
            if not node.lives:
                return
        node.kill()  # else it would die when nobody revives it any more

    async def _stop(self, node: Process) -> None:
        node.signal(signal.SIGSTOP)
        await asyncio.sleep(self.chance.uniform(0.2, 3.0))
        node.signal(signal.SIGCONT)

    async def _terminate(self, _: Process) -> None:
        await self._administer("select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()")

    async def _deafen(self, _: Process) -> None:
        await self._administer(
            "select pg_terminate_backend(pid) from pg_stat_activity where query like 'LISTEN%' or query = 'select 1'"
        )

    async def _lock(self, _: Process) -> None:
        table = self.chance.choice(self.tables).id
        await self._administer(f"select * from tables where id = '{table}' for update", self.chance.uniform(0.5, 4.0))

    async def _fill_disk(self, _: Process) -> None:
        """What PostgreSQL answers on a full disk (53100), for a while, wherever something is added."""
        await self._administer(FULL_DISK)
        await asyncio.sleep(self.chance.uniform(0.5, 3.0))
        while not await self._administer("drop function if exists full_disk cascade"):
            await asyncio.sleep(0.1)

    async def _jump(self, node: Process) -> None:
        node.signal(signal.SIGUSR2)

    async def _administer(self, statement: str, seconds: float = 0.0) -> bool:
        """Was it done?"""
        with contextlib.suppress(psycopg.Error):
            async with await psycopg.AsyncConnection.connect(self.url) as admin:
                await admin.execute(statement)
                await asyncio.sleep(seconds)
            return True
        return False

    # --- afterwards ---

    async def _stored(self, table: Table) -> m.TableInfo:
        async with Client(self.nodes.all[0].url) as anybody:
            return await anybody.table(table.id)

    async def _settle(self) -> None:
        """People rest: bots finish their turns, and two heartbeats later everybody has heard it all."""
        deadline = time.monotonic() + 120
        for table in self.tables:
            info = await self._stored(table)
            while self._bot_to_act(info):
                seq, patience = info.seq, time.monotonic() + 30
                while (info := await self._stored(table)).seq == seq and self._bot_to_act(info):
                    assert time.monotonic() < min(patience, deadline), "a bot does not think"
                    await asyncio.sleep(0.1)
        await asyncio.sleep(2 * HEARTBEAT + 1.0)

    @staticmethod
    def _bot_to_act(info: m.TableInfo) -> bool:
        """Its own seat, or one that somebody gave up."""
        seat = None if info.active is None else info.seats[info.active]
        return seat is not None and (seat.kind == "bot" or seat.conceded)

    async def check(self) -> None:
        for table in self.tables:
            assert not table.faults, table.faults
            assert len(table.rematches) <= 1, "two tables continue one"
            for viewer in table.viewers:
                async with Client(self.nodes.all[-1].url, table.cookie(viewer)) as ada:
                    log = {entry.seq: entry for entry in (await ada.log(table.id, viewer)).entries}
                assert list(log) == list(range(1, len(log) + 1))
                for seq, (seat, said) in table.commands.items():
                    entry = log[seq]
                    if viewer == seat:
                        assert (entry.seat, entry.action or entry.kind) == (seat, said), (
                            "an acknowledged command is gone"
                        )
                _check_heard([one for one in table.heard if one.viewer == viewer], log)
            for void in table.void:
                for one in table.heard:
                    if (one.viewer, one.cookie) == (void.seat, void.cookie):
                        assert all(update.seq <= void.seq for update in one.updates), "shown to a void cookie"


async def within(seconds: float, work: Awaitable[T]) -> T:
    """Not `wait_for`: in Python 3.11 that can lose a cancellation, and a listener would listen for ever."""
    async with asyncio.timeout(seconds):
        return await work


def _check_heard(connections: list[Heard], log: dict[int, m.LogEntry]) -> None:
    """The log is told anew from storage, for the same eyes: whoever heard more or other things heard a secret."""
    for one in connections:
        for before, update in itertools.pairwise([None, *one.updates]):
            if update is None or update.kind == "resync":
                continue
            entry = log[update.seq]
            assert (update.kind, update.seat, update.action) == (entry.kind, entry.seat, entry.action)
            assert update.events == entry.events
            assert before is None or update.seq == before.seq + 1, "not the next entry"
    last: Any = max((one.updates[-1].seq for one in connections if one.updates), default=0)
    assert last == len(log), f"heard {last} of {len(log)} entries"
    assert not connections[-1].updates or connections[-1].updates[-1].seq == len(log), (
        "the newest socket is not current"
    )


async def one_schedule(cluster: Cluster, seed: int, seconds: float) -> Chaos:
    url = cluster.create()
    chaos = Chaos(url, seed)
    try:
        await chaos.run(seconds)
        await chaos.check()
    finally:
        chaos.nodes.close()
        cluster.drop(url)
    return chaos


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60.0, help="in all")
    parser.add_argument("--each", type=float, default=20.0, help="seconds of one schedule")
    parser.add_argument("--seed", type=int, help="this one only")
    args = parser.parse_args()
    folder = binaries()
    if folder is None:
        raise SystemExit("chaos: PostgreSQL is not installed")
    cluster, end = Cluster(folder), time.monotonic() + args.seconds
    seeds = itertools.count() if args.seed is None else [args.seed]
    try:
        for number, seed in enumerate(seeds, 1):
            chaos = asyncio.run(one_schedule(cluster, seed, args.each))
            done = sum(len(table.commands) for table in chaos.tables)
            moved = sum(len(table.void) for table in chaos.tables)
            again = sum(len(table.rematches) for table in chaos.tables)
            told = f"{len(chaos.blows)} blows, {done} commands, {moved} seats moved, {again} rematches"
            print(f"seed {seed}: {told}: all well", flush=True)
            if time.monotonic() > end:
                print(f"{number} schedules")
                return
    finally:
        cluster.remove()


if __name__ == "__main__":
    main()
