"""Nothing is lost: killed at any moment and started again, every table stands where its players last saw it."""

import asyncio
import contextlib
import random
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from paname.server.app import ended
from paname.server.bots import analyst, taking_over
from paname.server.client import ApiError, Client
from paname.server.storage.database import Database, UnavailableError
from paname.server.wire import messages as m
from tests.server.conftest import Running, run, until
from tests.server.games import at_random, hot_seat, play_on
from tests.server.processes import Process
from tests.server.test_lobby import code


def public(told: m.Update | m.LogEntry) -> str | None:
    """The action as all eyes see it: which end tile was taken only its seat is told."""
    return "take" if (told.action or "").startswith("take ") else told.action


class Barrage:
    """Tables under fire until the server is killed, and all that any client was ever told."""

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)
        self._cookie: str | None = None
        self._left = 0  # commands to be answered before the server is killed
        self.told: dict[str, dict[int, m.Update | m.LogEntry]] = {}

    async def fire(self, server: Process) -> None:
        async with Client(server.url, self._cookie) as ada:
            while len(self.told) < 4:
                self.told[await hot_seat(ada)] = {}
            self._cookie = ada.cookie
            self._left = self._rng.randrange(5, 60)
            work = [self._listen(ada, table) for table in self.told]
            work += [self._shoot(ada, table, server) for table in self.told]
            for task in [asyncio.create_task(one) for one in work]:
                with contextlib.suppress(httpx.TransportError, OSError, ApiError):
                    await task

    async def _shoot(self, ada: Client, table: str, server: Process) -> None:
        info = await ada.table(table)
        seat, seq, legal = info.active, info.seq, list[str]()
        while seat is not None:
            legal = legal or (await ada.state(table, seat, log=0)).legal
            for update in (await ada.act(table, seat, seq, self._rng.choice(legal))).updates:
                self.told[table][update.seq] = update
                seat, seq, legal = update.active, update.seq, update.legal
            self._left -= 1
            if not self._left:
                threading.Timer(self._rng.uniform(0.0, 0.05), server.kill).start()

    async def _listen(self, ada: Client, table: str) -> None:
        socket = await ada.socket(table, 0)
        async for update in socket.updates():
            if update.kind == "action":
                self.told[table].setdefault(update.seq, update)

    async def check(self, server: Process) -> None:
        async with Client(server.url, self._cookie) as ada:
            for table, told in self.told.items():
                log = (await ada.log(table, 0)).entries
                assert len(log) >= max(told, default=0), "something that was seen is gone"
                assert len(log) <= max(told, default=0) + 1, "more than the one under way was committed"
                for entry in log:
                    known = told.setdefault(entry.seq, entry)
                    assert (public(entry), entry.seat) == (public(known), known.seat)


def test_killed_at_any_moment(database: str) -> None:
    """Three times the server is killed in the middle of it."""
    barrage = Barrage(4)
    for _ in range(3):
        with Process(database) as server:
            run(barrage.check(server))
            run(barrage.fire(server))
    with Process(database) as server:
        run(barrage.check(server))


@pytest.mark.parametrize(
    ("database", "fault"),
    [
        ("sqlite", "before commit"),
        ("sqlite", "after commit"),
        ("postgresql", "before commit"),
        ("postgresql", "sent"),
        ("postgresql", "after commit"),
    ],
    indirect=["database"],
)
def test_killed_around_the_commit(database: str, fault: str) -> None:
    """The client sends again what it got no answer to: it happens exactly once, committed before or not. An action is
    one statement of PostgreSQL, which commits itself whatever becomes of the server that sent it; conceding is more."""
    concedes = fault == "before commit" and database.startswith("postgresql")
    with Process(database) as server:

        async def begin() -> tuple[str, str | None]:
            async with Client(server.url) as ada:
                table = await hot_seat(ada)
                await play_on(ada, table, at_random(1), most=20)
                return table, ada.cookie

        table, cookie = run(begin())
        assert server.stop() == 0

    with Process(database, fault=fault) as server:

        async def hit() -> tuple[m.Act | m.Concede, int]:
            async with Client(server.url, cookie) as ada:
                seat = (await ada.table(table)).active or 0
                command = m.Concede() if concedes else m.Act((await ada.state(table, seat)).legal[0])
                with pytest.raises(httpx.TransportError):
                    await ada.command(table, seat, 20, command, client="tab")
                return command, seat

        first, seat_then = run(hit())
        assert server.wait() == -9

    with Process(database) as server:

        async def again() -> None:
            async with Client(server.url, cookie) as ada:
                if fault == "before commit":
                    assert (await ada.table(table)).seq == 20
                else:
                    await until(lambda: ada.table(table), lambda info: info.seq == 21)
                for _ in range(2):
                    done = await ada.command(table, seat_then, 20, first, client="tab")
                    assert (done.seq, done.updates[0].action) == (21, first.action if first != m.Concede() else None)

        run(again())
        assert server.stop() == 0


def test_a_disk_that_takes_nothing_more(tmp_path: Path) -> None:
    """What was acknowledged stays, what was refused is not there, and with room again everything goes on."""
    database = str(tmp_path / "test.sqlite")

    async def play(server: Process) -> tuple[str, int]:
        async with Client(server.url) as ada:
            table = await hot_seat(ada)
            seq = await play_on(ada, table, at_random(1), most=10)
            seat = (await ada.table(table)).active or 0
            act = m.Act((await ada.state(table, seat)).legal[0])
            with server.no_room():
                for _ in range(3):
                    with pytest.raises(ApiError) as error:
                        await ada.command(table, seat, seq, act)
                    assert code(error) == (503, "database")
                await until(lambda: ada.http.get("/readyz"), lambda ready: ready.status_code == 503)
                assert (await ada.state(table, seat)).seq == seq, "it can still be read"
            assert (await ada.command(table, seat, seq, act)).seq == seq + 1
            await until(lambda: ada.http.get("/readyz"), lambda ready: ready.status_code == 200)
            return table, await play_on(ada, table, at_random(2), most=10)

    with Process(database) as server:
        table, seq = run(play(server))
        server.kill()
    with Process(database) as server:

        async def look() -> int:
            async with Client(server.url) as ada:
                return (await ada.table(table)).seq

        assert run(look()) == seq


def test_bots_go_on_after_a_restart(database: str) -> None:
    with Process(database) as server:

        async def begin() -> tuple[str, str | None]:
            async with Client(server.url) as ada:
                seats = [m.SeatRequest("human"), m.SeatRequest("bot", 1)]
                made = await ada.create(m.CreateTable(seats, random_start=False, pace="slow"))
                table = made.table.id
                socket = await ada.socket(table, 0)  # watched, so the bot takes its time
                for seq, action in enumerate(("draw 1", "place arc", "done")):
                    await ada.act(table, 0, seq, action)
                async for update in socket.updates():
                    if update.seq == 4:
                        break  # in the middle of the bot's turn
                return table, ada.cookie

        table, cookie = run(begin())
        server.kill()
    with Process(database) as server:

        async def wait() -> None:
            async with Client(server.url, cookie) as ada:
                await until(lambda: ada.table(table), lambda info: info.active == 0)  # the bot's turn is finished

        run(wait())


def test_graceful_end(database: str) -> None:
    """SIGTERM: connections are told, the process ends with 0, quickly."""
    with Process(database) as server:

        async def leave() -> None:
            async with Client(server.url) as ada:
                socket = await ada.socket(await hot_seat(ada), 0)
                last = await socket.next()
                started = time.monotonic()
                stopped = asyncio.create_task(asyncio.to_thread(server.stop))
                while (message := await socket.next()) is not None:
                    last = message
                assert isinstance(last, m.PushProblem)
                assert last.code == "stopping"
                assert await stopped == 0
                assert time.monotonic() - started < 55

        run(leave())


def test_a_database_that_goes_away_during_the_start(
    start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The server starts, says so in a line of each task, however often they try, and goes on when it is back."""
    away, asked = True, 0
    for module, pause in ((taking_over, "_TICK"), (analyst, "_LOOK_SECONDS")):
        monkeypatch.setattr(module, pause, 0.05)

    def failing(work: Callable[..., Any]) -> Callable[..., Any]:
        async def ask(*args: Any, **named: Any) -> Any:
            nonlocal asked
            if away:
                asked += 1
                raise UnavailableError("OperationalError 57P01")
            return await work(*args, **named)

        return ask

    for name in ("read", "write"):
        monkeypatch.setattr(Database, name, failing(getattr(Database, name)))
    with caplog.at_level("WARNING", "paname.server"):
        server = start(heartbeat=0.05)
        run(until(lambda: asyncio.sleep(0, asked), lambda times: times > 30))
    told = ["cannot look after bots", "cannot resume analyses", "heartbeat failed"]
    assert sorted(one.message for one in caplog.records) == told
    assert not any(one.exc_info for one in caplog.records)
    away = False

    async def play() -> None:
        async with Client(server.url) as ada:
            assert (await ada.act(await hot_seat(ada), 0, 0, "draw 1")).seq == 1

    run(play())


def test_what_does_not_hear_that_it_is_to_end_is_told_again() -> None:
    heard = 0

    async def hard_of_hearing() -> None:
        nonlocal heard
        while True:
            try:
                await asyncio.sleep(60)
            except asyncio.CancelledError:
                heard += 1
                if heard == 3:
                    raise

    async def end() -> None:
        task = asyncio.create_task(hard_of_hearing())
        await asyncio.sleep(0)
        await ended([task], again_s=0.01)
        assert task.cancelled()

    run(end())
    assert heard == 3
