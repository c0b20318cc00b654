"""What happens, as it happens: sockets, event streams, reconnecting, slow and vanished readers."""

import asyncio
import json
import socket
from collections.abc import Callable

import httpx
import pytest
from websockets.asyncio.client import connect

from paname.knowing.seat import Player
from paname.server.client import Client, Socket
from paname.server.wire import messages as m
from paname.types import MovePlan
from tests.server.conftest import SQLITE_FIRST, Running, run, until
from tests.server.games import at_random, hot_seat, play_on


async def update(listening: Socket) -> m.Update:
    """The next update."""
    while True:
        message = await asyncio.wait_for(listening.next(), 60)
        assert message is not None, "closed"
        if isinstance(message, m.Update):
            return message


async def until_seq(listening: Socket, seq: int) -> list[m.Update]:
    heard = [await update(listening)]
    while heard[-1].seq < seq:
        heard.append(await update(listening))
    return heard


def test_every_socket_hears_every_entry_once_and_in_order(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada, Client(server.url) as watcher:
            table = await hot_seat(ada, 3)
            sockets = [await ada.socket(table, seat) for seat in range(3)] + [await watcher.socket(table)]
            seq = await play_on(ada, table, at_random(5), most=80)
            for seat, one_socket in enumerate(sockets):
                heard = await until_seq(one_socket, seq)
                assert heard[0].kind == "resync"
                assert [one.seq for one in heard[1:]] == list(range(1, seq + 1))
                for one in heard:
                    assert (one.active == seat and seat < 3) == bool(one.legal)
                    if not one.legal:
                        assert (one.plans, one.undo) == ([], 0)

    run(play())


def test_plans_are_made_once_and_only_for_the_seat_to_act(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are made on the event loop: see docs/architecture.md."""
    made: list[int] = []
    plans = Player.plans

    def counted(player: Player) -> list[MovePlan]:
        made.append(player.number)
        return plans(player)

    monkeypatch.setattr(Player, "plans", counted)

    async def play() -> None:
        async with Client(server.url) as ada:
            table = await hot_seat(ada)
            sockets = [await ada.socket(table, seat) for seat in (0, 0, 1, None)]
            for one_socket in sockets:
                await update(one_socket)
            made.clear()
            for seq, action in enumerate(["draw 1", "place arc", "done"]):
                await ada.act(table, 0, seq, action)
            assert made == [0, 0, 1]

    run(play())


def test_reconnecting(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada:
            table = await hot_seat(ada)
            whole = await ada.socket(table, 0)
            seq = await play_on(ada, table, at_random(2), most=60)
            heard = await until_seq(whole, seq)
            tail = await until_seq(await ada.socket(table, 0, since=seq - 10), seq)
            assert [one.seq for one in tail] == list(range(seq - 9, seq + 1))
            assert [(one.events, one.action) for one in tail] == [(one.events, one.action) for one in heard[-10:]]
            assert tail[-1] == heard[-1]
            for since in (None, 1, seq + 500):  # from nothing, missed too much, from a future that never was
                first = await update(await ada.socket(table, 0, since=since))
                assert (first.kind, first.seq) == ("resync", seq)
                state = await ada.state(table, 0)
                assert (first.view, first.legal, first.plans) == (state.view, state.legal, state.plans)

    run(play())


def test_a_tail_with_an_undo_is_a_resync(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada:
            table = await hot_seat(ada)
            await ada.act(table, 0, 0, "draw 1")
            await ada.act(table, 0, 1, "place arc")
            await ada.command(table, 0, 2, m.Undo())
            first = await update(await ada.socket(table, 0, since=1))
            assert (first.kind, first.seq) == ("resync", 3)

    run(play())


def test_hot_seat_switches_eyes_on_one_socket(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada, Client(server.url) as blaise:
            seats = [m.SeatRequest("human"), m.SeatRequest("human"), m.SeatRequest("open")]
            table = (await ada.create(m.CreateTable(seats, random_start=False))).table.id
            await blaise.join(table)
            await ada.start(table)
            hot = await ada.socket(table, 0)
            assert (await update(hot)).legal
            await hot.send(m.Watch(1))
            seen = await update(hot)
            assert seen.kind == "resync"
            assert seen.view is not None
            assert (seen.view["viewer"], seen.legal) == (1, [])
            await hot.send(m.Watch(2))
            while not isinstance(message := await hot.next(), m.PushProblem):
                assert message is not None
            assert message.code == "not-your-seat"
            await ada.act(table, 0, 0, "draw 1")  # still seat 1's eyes
            assert (await update(hot)).legal == []

    run(play())


def test_presence_and_spectators(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada, Client(server.url) as watcher:
            table = await hot_seat(ada)
            mine = await ada.socket(table, 0)
            theirs = await watcher.socket(table)

            async def told(expected: tuple[bool, bool, int]) -> None:
                while True:
                    message = await asyncio.wait_for(mine.next(), 60)
                    if isinstance(message, m.TableChanged):
                        info = message.table
                        if (info.seats[0].online, info.seats[1].online, info.watching) == expected:
                            return

            await told((True, True, 1))  # Ada holds both seats
            await theirs.close()
            await told((True, True, 0))

            closed = await hot_seat(ada, spectators=False)
            refused = await watcher.socket(closed)
            message = await refused.next()
            assert isinstance(message, m.PushProblem)
            assert message.code == "no-spectators"
            assert await refused.next() is None

    run(play())


def test_the_lobby_is_pushed_too(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada, Client(server.url) as blaise:
            table = (await ada.create(m.CreateTable([m.SeatRequest("human"), m.SeatRequest("open")]))).table.id
            listening = await ada.socket(table)
            await blaise.join(table, "Blaise")
            while True:
                message = await listening.next()
                if isinstance(message, m.TableChanged) and any(one.name == "Blaise" for one in message.table.seats):
                    break
            await ada.start(table)
            assert (await update(listening)).kind == "resync"

    run(play())


def test_heartbeat_and_ping(start: Callable[..., Running]) -> None:
    server = start(heartbeat=0.2)

    async def play() -> None:
        async with Client(server.url) as ada:
            table = await hot_seat(ada)
            await ada.act(table, 0, 0, "draw 1")
            beating = await ada.socket(table, 0)
            while not isinstance(message := await beating.next(), m.Heartbeat):
                assert message is not None
            assert message.seq == 1
            await beating.send(m.Ping())
            while not isinstance(message := await beating.next(), m.Heartbeat):
                assert message is not None

    run(play())


@pytest.mark.parametrize("database", SQLITE_FIRST, indirect=True)
def test_a_slow_reader_is_dropped_and_resyncs(start: Callable[..., Running]) -> None:
    """It costs the server a bounded queue and the others nothing."""
    server = start(queue=8)

    async def play() -> None:
        async with Client(server.url) as ada:
            table = await hot_seat(ada, 2)
            raw = socket.socket()
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            raw.connect(("127.0.0.1", int(server.url.rsplit(":", 1)[1])))
            address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
            slow = Socket(await connect(address, sock=raw, compression=None, ping_interval=None, max_queue=1))
            quick = asyncio.create_task(until_seq(await ada.socket(table, 0), 201))
            await ada.act(table, 0, 0, "draw 1")
            seq = 1
            for _ in range(100):  # an undo brings the whole view: more than the buffers of the connection hold
                await ada.act(table, 0, seq, "place arc")
                await ada.command(table, 0, seq + 1, m.Undo())
                seq += 2
            assert [one.seq for one in await quick] == list(range(seq + 1))
            last: m.Push | None = None
            told: list[int] = []
            while (message := await asyncio.wait_for(slow.next(), 60)) is not None:
                last = message
                told += [message.seq] if isinstance(message, m.Update) else []
            assert 0 < len(told) < seq
            assert told == list(range(len(told)))  # whether it was written at once or had to wait
            assert isinstance(last, m.PushProblem)
            assert last.code == "slow-reader"
            assert (await update(await ada.socket(table, None, since=3))).seq == seq

    run(play())


def test_vanished_clients_are_forgotten(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada, Client(server.url) as watcher:
            table = await hot_seat(ada)
            for _ in range(20):
                gone = await watcher.socket(table)
                gone.connection.transport.abort()  # no goodbye
            mine = await ada.socket(table, 0)
            await ada.act(table, 0, 0, "draw 1")
            await until_seq(mine, 1)
            await until(lambda: ada.table(table), lambda info: info.watching == 0)

    run(play())


def test_event_stream(server: Running) -> None:
    """The same messages without a WebSocket; a browser that reconnects by itself goes on where it was."""

    async def play() -> None:
        async with Client(server.url) as ada:
            table = await hot_seat(ada)
            await ada.act(table, 0, 0, "draw 1")
            cookies = {"paname": ada.cookie or ""}
            async with httpx.AsyncClient(base_url=server.url, cookies=cookies) as http:
                events = f"/api/tables/{table}/events?seat=0"
                async with http.stream("GET", events) as stream:
                    assert stream.headers["content-type"].startswith("text/event-stream")
                    await ada.act(table, 0, 1, "place arc")
                    ids = []
                    async for line in stream.aiter_lines():
                        if line.startswith("id: "):
                            ids.append(int(line[4:]))
                        if ids and ids[-1] == 2 and line.startswith("data: "):
                            assert json.loads(line[6:])["action"] == "place arc"
                            break
                    assert ids == [1, 2]
                async with http.stream("GET", events, headers={"last-event-id": "1"}) as stream:
                    async for line in stream.aiter_lines():
                        if line.startswith("data: ") and json.loads(line[6:])["type"] == "update":
                            assert json.loads(line[6:])["kind"] == "action"
                            break
                assert (await http.get("/api/tables/aaaaaaaaaa/events")).status_code == 404
            await until(ada.my_games, lambda _: server.services.audience.count == 0)  # both streams are forgotten

    run(play())
