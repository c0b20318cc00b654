"""Chaos by seed: several servers on one PostgreSQL, people who play, bots, and everything that can go wrong.

    python -m tests.server.chaos --seconds 3600        as many schedules as fit
    python -m tests.server.chaos --seed 7              one again
    python -m tests.server.chaos --seed 7 --show       what it is

A schedule (tests/server/schedules.py) is carried out to its end: the same intentions and blows in the same order, each
blow after as many intentions. How long each takes, and so how they meet, is the machine's.

Afterwards a checker (tests/server/checker.py) reads all that every client was ever told: one order of entries per
table, every acknowledged command in it once, nobody shown what their eyes may not know, nothing done or shown by a
cookie or a token after the answer that made it void, no bot that does not think, no traceback in the log of a server.
After every blow all sockets must be current within two heartbeats.
"""

import argparse
import asyncio
import contextlib
import itertools
import signal
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import IO, TypeVar, cast

import httpx
import msgspec
import psycopg

from paname.server.client import ApiError, Client
from paname.server.wire import messages as m
from tests.server.checker import LOST, Heard, Proof, Table, Void, check, try_void, within
from tests.server.cluster import Cluster, binaries
from tests.server.processes import Process
from tests.server.schedules import Blow, Intention, Kind, Schedule, draw

HEARTBEAT = 1.0
LATE = 2 * HEARTBEAT + 1.0  # and what a busy machine adds
THINKING_SECONDS = 60.0
SEATS = [m.SeatRequest("human"), m.SeatRequest("human"), m.SeatRequest("bot", 1)]
FULL_DISK = """
    create function full_disk() returns trigger language plpgsql as $$
        begin raise exception 'could not extend file' using errcode = '53100'; end $$;
    create trigger full_disk before insert on entries execute function full_disk();
    create trigger full_disk before insert on tables execute function full_disk();
    create trigger full_disk before insert on seats execute function full_disk();
"""

T = TypeVar("T")


class Nodes:
    def __init__(self, url: str, schedule: Schedule) -> None:
        self._url = url
        self._delays = [msgspec.json.encode(one).decode() for one in schedule.delays]
        self._log = NamedTemporaryFile("a", prefix="paname-log-")  # noqa: SIM115
        self.all = [self._start(number) for number in range(schedule.servers)]

    def _start(self, number: int) -> Process:
        settings = {"PANAME_HEARTBEAT": str(HEARTBEAT), "PANAME_BOT_WORKERS": "1"}
        return Process(self._url, delays=self._delays[number], log=cast("IO[str]", self._log), **settings)

    @property
    def log(self) -> list[str]:
        """What all of them have said."""
        return Path(self._log.name).read_text("utf-8").splitlines()

    def url(self, number: int) -> str:
        return self.all[number % len(self.all)].url

    @property
    def urls(self) -> list[str]:
        return [node.url for node in self.all]

    async def revive(self) -> None:
        for number, node in enumerate(self.all):
            if not node.lives:
                self.all[number] = await asyncio.to_thread(self._start, number)

    def close(self) -> None:
        for node in self.all:
            with contextlib.suppress(ProcessLookupError):
                node.signal(signal.SIGCONT)
            node.kill()
        self._log.close()


class Chaos:
    def __init__(self, url: str, schedule: Schedule) -> None:
        self.url = url
        self.schedule = schedule
        self.nodes = Nodes(url, schedule)
        self.tables: list[Table] = []
        self.newest: list[Table] = []  # of each household
        self.begun: list[list[Intention]] = [[] for _ in schedule.people]
        self.struck: list[Blow] = []
        self._abandoned: list[str] = []
        self._listeners: list[asyncio.Task[None]] = []
        self._strikes: dict[Kind, Callable[[Blow], Awaitable[None]]] = {
            "kill": self._kill,
            "doom": self._doom,
            "stop": self._stop,
            "terminate": self._terminate,
            "deafen": self._deafen,
            "lock": self._lock,
            "jump": self._jump,
            "fill the disk": self._fill_disk,
            "abandon": self._abandon,
        }

    async def run(self) -> None:
        for number in range(len(self.schedule.people)):
            async with Client(self.nodes.url(number)) as host:
                made = await host.create(m.CreateTable(SEATS, random_start=False, pace="fast"))
                tokens = {one.seat: one.token for one in made.tokens}
                self.newest.append(Table(made.table.id, dict.fromkeys(tokens, host.cookie or ""), tokens))
                self._open(self.newest[-1])
        households = [self._live(number) for number in range(len(self.schedule.people))]
        await asyncio.gather(self._strike(), *households)
        await self._settle()
        for task in self._listeners:
            task.cancel()
        for done in await asyncio.gather(*self._listeners, return_exceptions=True):
            if isinstance(done, Exception):
                raise done

    def _open(self, table: Table) -> None:
        """Pages that show it: one for everybody's eyes by their cookie, one for each seat by its token."""
        self.tables.append(table)
        pages = [(viewer, False) for viewer in table.viewers] + [(seat, True) for seat in table.holders]
        self._listeners += [
            asyncio.create_task(self._listen(table, viewer, number, by_token))
            for number, (viewer, by_token) in enumerate(pages)
        ]

    # --- people ---

    async def _live(self, household: int) -> None:
        for wanted in self.schedule.people[household]:
            await asyncio.sleep(wanted.pause)
            self.begun[household].append(wanted)
            table = self.newest[household]
            try:
                if wanted.wish == "move a seat":
                    await self._move_seat(table, wanted)
                elif (info := await self._peoples_turn(table, wanted)).active is None:
                    self.newest[household] = await self._rematch(table, wanted)
                else:
                    await self._turn(table, info.active, wanted)
            except ApiError as error:
                if error.status not in (409, 422, 429, 503):
                    table.faults.append(f"{wanted}: {error}")

    async def _peoples_turn(self, table: Table, wanted: Intention) -> m.TableInfo:
        """Bots finish their turns first; none of them may keep everybody waiting."""
        seq, end = -1, 0.0
        while True:
            info = await self._answered(None, lambda page: page.table(table.id), wanted.server)
            if not _bot_to_act(info):
                return info
            if info.seq != seq:
                seq, end = info.seq, time.monotonic() + THINKING_SECONDS
            assert time.monotonic() < end, "a bot does not think"
            await asyncio.sleep(0.05)

    async def _turn(self, table: Table, active: int, wanted: Intention) -> None:
        seat = wanted.seat % len(SEATS) if wanted.wish == "concede" else active
        seat = seat if seat in table.holders else active
        state = await self._answered(table.holders[seat], lambda page: page.state(table.id, seat), wanted.server)
        command: m.Command | None = None
        if wanted.wish == "concede":
            command = m.Concede()
        elif wanted.wish == "undo" and state.undo:
            command = m.Undo(1)
        elif state.legal:
            command = m.Act(state.legal[int(wanted.choice * len(state.legal))])
        if command is not None:
            await self._command(table, seat, state.seq, command, wanted)

    async def _command(self, table: Table, seat: int, seq: int, command: m.Command, wanted: Intention) -> None:
        """Sent again, to any server, until there is an answer: it must happen once."""
        send = partial(Client.command, table=table.id, seat=seat, seq=seq, command=command, client=f"{wanted.choice}")
        done = await self._answered(table.holders[seat], send, wanted.server)
        said = command.action if isinstance(command, m.Act) else type(command).__name__.lower()
        known = table.commands.setdefault(seq + 1, (seat, said))
        if known != (seat, said) or done.seq <= seq:
            table.faults.append(f"{seq + 1} was acknowledged twice: {known}, {(seat, said)}")

    async def _move_seat(self, table: Table, wanted: Intention) -> None:
        """By a new link: the token before it is void when that is answered, and the cookie once the link is used."""
        seat = wanted.seat if wanted.seat in table.holders else max(table.holders)
        cookie, old = await self._answered(None, _introduced, wanted.server), table.holders[seat]
        token = table.tokens.pop(seat, None)
        link = await self._answered(old, lambda page: page.seat_link(table.id, seat), wanted.server)
        # before that is answered nobody knows whose the seat is
        info = await self._answered(cookie, lambda page: page.claim(table.id, seat, link.token), wanted.server + 1)
        table.holders[seat], table.tokens[seat] = cookie, link.token
        gone = [Proof(cookie=old)] + [Proof(token=one) for one in (token,) if one]
        for void in (Void(seat, proof, info.seq) for proof in gone):
            table.void.append(void)
            await try_void(table, void, self.nodes.urls)

    async def _rematch(self, table: Table, wanted: Intention) -> Table:
        """Everybody asks for it at once, anywhere: it is one table, and the people of this one sit down there."""
        asked = [
            self._answered(cookie, partial(Client.rematch, table=table.id, seat=seat), wanted.server + seat)
            for seat, cookie in table.holders.items()
        ]
        made = await asyncio.gather(*asked)
        table.rematches.update(one.table.id for one in made)
        tokens = {one.seat: one.token for answer in made for one in answer.tokens}
        holders = {(seat - 1) % len(SEATS): cookie for seat, cookie in table.holders.items()}
        again = Table(made[0].table.id, holders, tokens)
        for seat, cookie in again.holders.items():
            with contextlib.suppress(ApiError):  # 409: taken over, or joined by an answer that was lost
                sat = await self._answered(cookie, partial(Client.join, table=again.id, seat=seat), wanted.server)
                again.tokens |= {one.seat: one.token for one in sat.tokens}
        for cookie in set(again.holders.values()):
            with contextlib.suppress(ApiError):  # 403: the other one is the host; 409: started
                await self._answered(cookie, lambda page: page.start(again.id), wanted.server)
        self._open(again)
        return again

    def _client(self, cookie: str | None, server: int) -> Client:
        made = Client(self.nodes.url(server), cookie)
        made.http.timeout = httpx.Timeout(6.0)
        return made

    async def _answered(self, cookie: str | None, ask: Callable[[Client], Awaitable[T]], first: int) -> T:
        """Asked again, of one server after the other, until one of them answers."""
        for server in itertools.count(first):
            try:
                async with self._client(cookie, server) as page:
                    return await ask(page)
            except LOST:
                pass
            except ApiError as error:
                if error.status != 503:
                    raise
            await asyncio.sleep(0.1)
        raise AssertionError

    async def _listen(self, table: Table, viewer: int | None, first: int, by_token: bool) -> None:
        since: int | None = None
        for server in itertools.count(first):
            token = table.tokens.get(viewer) if by_token and viewer is not None else None
            if token or not by_token:
                proof = Proof(token=token) if token else Proof(cookie=table.cookie(viewer))
                heard = Heard(viewer, proof, since)
                table.heard.append(heard)
                with contextlib.suppress(*LOST):
                    await self._hear(table, heard, server)
                heard.open, since = False, heard.seq or None
            await asyncio.sleep(0.1)

    async def _hear(self, table: Table, heard: Heard, server: int) -> None:
        async with self._client(heard.proof.cookie, server) as page:
            socket = await within(5, page.socket(table.id, heard.viewer, heard.since, heard.proof.token))
            heard.open = True
            try:
                while (message := await within(4 * HEARTBEAT, socket.next())) is not None:
                    if isinstance(message, m.Update):
                        heard.updates.append(message)
            finally:
                heard.open = False
                await socket.close()

    # --- what goes wrong ---

    async def _strike(self) -> None:
        for blow in self.schedule.blows:
            while sum(map(len, self.begun)) <= blow.after:
                await asyncio.sleep(0.01)
            self.struck.append(blow)
            await self._strikes[blow.kind](blow)
            await self.nodes.revive()
            await self._all_current(f"after {blow}")

    async def _kill(self, blow: Blow) -> None:
        self.nodes.all[blow.server].kill()

    async def _doom(self, blow: Blow) -> None:
        node = self.nodes.all[blow.server]
        node.tell(f"die {blow.place}")
        for _ in range(30):
            await asyncio.sleep(0.1)
            if not node.lives:
                return
        node.kill()  # else it would die when nobody revives it any more

    async def _stop(self, blow: Blow) -> None:
        node = self.nodes.all[blow.server]
        node.signal(signal.SIGSTOP)
        await asyncio.sleep(blow.seconds)
        node.signal(signal.SIGCONT)

    async def _terminate(self, _: Blow) -> None:
        await self._administer("select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()")

    async def _deafen(self, _: Blow) -> None:
        await self._administer(
            "select pg_terminate_backend(pid) from pg_stat_activity"
            " where query like 'do %LISTEN%' or query = 'select 1'"
        )

    async def _lock(self, blow: Blow) -> None:
        table = self.newest[blow.table].id
        await self._administer(f"select * from tables where id = '{table}' for update", blow.seconds)

    async def _fill_disk(self, blow: Blow) -> None:
        """What PostgreSQL answers on a full disk (53100), for a while, wherever something is added."""
        await self._administer(FULL_DISK)
        await asyncio.sleep(blow.seconds)
        await self._administer("drop function if exists full_disk cascade")

    async def _jump(self, blow: Blow) -> None:
        self.nodes.all[blow.server].tell(f"jump {blow.jump}")

    async def _abandon(self, blow: Blow) -> None:
        """Somebody makes a table, and it is a day later."""
        wanted = m.CreateTable([m.SeatRequest("human"), m.SeatRequest("open")])
        made = await self._answered(None, lambda page: page.create(wanted), blow.server)
        await self._administer(f"update tables set updated = updated - 100000 where id = '{made.table.id}'")
        self._abandoned.append(made.table.id)

    async def _administer(self, statement: str, seconds: float = 0.0) -> None:
        while True:
            with contextlib.suppress(psycopg.Error):
                async with await psycopg.AsyncConnection.connect(self.url) as admin:
                    await admin.execute(statement)
                    await asyncio.sleep(seconds)
                return
            await asyncio.sleep(0.1)

    async def _all_current(self, when: str) -> None:
        """Whoever is connected now is told within two heartbeats what is stored now, or that the connection ends."""
        async with await psycopg.AsyncConnection.connect(self.url) as admin:
            stored = dict(await (await admin.execute("select id, seq from tables")).fetchall())
        end = time.monotonic() + LATE
        connected = [(one, stored[table.id]) for table in self.tables for one in table.heard if one.open]
        while late := [f"{one.viewer} at {one.seq} of {seq}" for one, seq in connected if one.open and one.seq < seq]:
            assert time.monotonic() < end, f"sockets are not current {when}: {late}"
            await asyncio.sleep(0.05)

    # --- afterwards ---

    async def _settle(self) -> None:
        """People rest: bots finish their turns, and two heartbeats later everybody has heard it all."""
        for table in self.newest:
            await self._peoples_turn(table, self.schedule.people[0][0])
        await asyncio.sleep(LATE)
        await self._all_current("in the end")
        for table in self.tables:
            for void in table.void:
                await try_void(table, void, self.nodes.urls)

    async def check(self) -> None:
        for url in self.nodes.urls:
            async with Client(url) as anybody:
                for gone in self._abandoned:
                    assert (await anybody.http.get(f"/api/tables/{gone}")).status_code == 404, "an abandoned table"
        for table in self.tables:
            await check(table, self.nodes.urls[-1])
        traced = [line for line in self.nodes.log if "Traceback" in line]
        assert not traced, f"nothing of this is a surprise to a server: {traced}"

    def told(self) -> str:
        done = sum(len(table.commands) for table in self.tables)
        moved = sum(seat.proof.cookie is not None for table in self.tables for seat in table.void)
        again = sum(len(table.rematches) for table in self.tables)
        return f"{len(self.struck)} blows, {done} commands, {moved} seats moved, {again} rematches"


async def _introduced(page: Client) -> str:
    """The cookie of somebody new."""
    await page.meta()
    return page.cookie or ""


def _bot_to_act(info: m.TableInfo) -> bool:
    """Its own seat, or one that somebody gave up."""
    seat = None if info.active is None else info.seats[info.active]
    return seat is not None and (seat.kind == "bot" or seat.conceded)


async def carry_out(cluster: Cluster, schedule: Schedule) -> Chaos:
    url = cluster.create()
    chaos = Chaos(url, schedule)
    try:
        await chaos.run()
        await chaos.check()
    except BaseException:
        print(f"seed {schedule.seed} failed; servers alive: {[node.lives for node in chaos.nodes.all]}", flush=True)
        print(*chaos.nodes.log[-50:], sep="\n", flush=True)
        raise
    finally:
        chaos.nodes.close()
        cluster.drop(url)
    return chaos


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60.0, help="in all")
    parser.add_argument("--seed", type=int, help="this one only")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--show", action="store_true", help="the schedule as JSON, without carrying it out")
    args = parser.parse_args()
    if args.show:
        print(msgspec.json.format(msgspec.json.encode(draw(args.seed or 0))).decode())
        return
    folder = binaries()
    if folder is None:
        raise SystemExit("chaos: PostgreSQL is not installed")
    cluster, end = Cluster(folder), time.monotonic() + args.seconds
    seeds = itertools.count(args.first) if args.seed is None else [args.seed]
    try:
        for number, seed in enumerate(seeds, 1):
            chaos = asyncio.run(carry_out(cluster, draw(seed)))
            print(f"seed {seed}: {chaos.told()}: all well", flush=True)
            if time.monotonic() > end:
                print(f"{number} schedules")
                return
    finally:
        cluster.remove()


if __name__ == "__main__":
    main()
