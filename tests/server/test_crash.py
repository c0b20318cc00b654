"""Nothing is lost: killed at any moment and started again, every table stands where its players last saw it."""

import asyncio
import contextlib
import random
import threading
import time

import httpx
import pytest

from paname.server.client import ApiError, Client
from paname.server.wire import messages as m
from tests.server.conftest import run
from tests.server.games import at_random, hot_seat, play_on
from tests.server.processes import Process


def public(told: m.Update | m.LogEntry) -> str | None:
    """The action as all eyes see it: which end tile was taken only its seat is told."""
    return "take" if (told.action or "").startswith("take ") else told.action


def test_killed_at_any_moment(database: str) -> None:
    """Four tables under fire; five times the server is killed in the middle of it."""
    rng = random.Random(4)
    cookie = None
    tables: list[str] = []
    seen: dict[str, dict[int, m.Update | m.LogEntry]] = {}  # all that any client was ever told

    async def shoot(ada: Client, table: str) -> None:
        info = await ada.table(table)
        seat, seq, legal = info.active, info.seq, list[str]()
        while seat is not None:
            legal = legal or (await ada.state(table, seat, log=0)).legal
            for update in (await ada.act(table, seat, seq, rng.choice(legal))).updates:
                seen[table][update.seq] = update
                seat, seq, legal = update.active, update.seq, update.legal

    async def listen(ada: Client, table: str) -> None:
        socket = await ada.socket(table, 0)
        async for update in socket.updates():
            if update.kind == "action":
                seen[table].setdefault(update.seq, update)

    async def under_fire(server: Process) -> None:
        nonlocal cookie
        async with Client(server.url, cookie) as ada:
            while len(tables) < 4:
                tables.append(await hot_seat(ada))
                seen[tables[-1]] = {}
            cookie = ada.cookie
            for table in tables:
                log = (await ada.log(table, 0)).entries
                told = seen[table]
                assert len(log) >= max(told, default=0), "something that was seen is gone"
                assert len(log) <= max(told, default=0) + 1, "more than the one under way was committed"
                for entry in log:
                    known = told.setdefault(entry.seq, entry)
                    assert (public(entry), entry.seat) == (public(known), known.seat)
            tasks = [asyncio.create_task(work(ada, table)) for table in tables for work in (shoot, listen)]
            threading.Timer(rng.uniform(0.3, 1.5), server.kill).start()
            for task in tasks:
                with contextlib.suppress(httpx.TransportError, OSError, ApiError):
                    await task

    for _ in range(5):
        with Process(database) as server:
            run(under_fire(server))
    assert sum(len(told) for told in seen.values()) > 20


@pytest.mark.parametrize("fault", ["before publish", "before commit"])
def test_killed_between_commit_and_publish(database: str, fault: str) -> None:
    """The client sends again what it got no answer to: it happens exactly once, committed before or not."""
    with Process(database) as server:

        async def begin() -> tuple[str, str | None]:
            async with Client(server.url) as ada:
                table = await hot_seat(ada)
                await play_on(ada, table, at_random(1), most=20)
                return table, ada.cookie

        table, cookie = run(begin())
        assert server.stop() == 0

    with Process(database, fault=fault) as server:

        async def hit() -> tuple[str, int]:
            async with Client(server.url, cookie) as ada:
                seat = (await ada.table(table)).active or 0
                action = (await ada.state(table, seat)).legal[0]
                with pytest.raises(httpx.TransportError):
                    await ada.command(table, seat, 20, m.Act(action), client="tab")
                return action, seat

        first, seat_then = run(hit())
        assert server.wait() == -9

    with Process(database) as server:

        async def committed() -> int:
            async with Client(server.url, cookie) as ada:
                return (await ada.table(table)).seq

        assert run(committed()) == (21 if fault == "before publish" else 20)

        async def again() -> None:
            async with Client(server.url, cookie) as ada:
                for _ in range(2):
                    done = await ada.command(table, seat_then, 20, m.Act(first), client="tab")
                    assert (done.seq, done.updates[0].action) == (21, first)

        run(again())
        assert server.stop() == 0


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
                for _ in range(200):
                    if (await ada.table(table)).active == 0:
                        return
                    await asyncio.sleep(0.1)
                raise AssertionError("the bot's turn was never finished")

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
                assert time.monotonic() - started < 12

        run(leave())
