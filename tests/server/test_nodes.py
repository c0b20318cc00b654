"""Several servers on one database: one winner per sequence number, and everybody hears of it."""

import asyncio
from collections.abc import Callable

import pytest

from paname.server.client import ApiError, Client
from paname.server.wire import messages as m
from tests.server.cluster import Cluster
from tests.server.conftest import Running, free, run, until
from tests.server.games import at_random, hot_seat, play_on
from tests.server.test_push import until_seq, update

TURNS = ["draw 1", "place arc", "done", "draw 2", "place arc", "done"]


def test_racing_servers(start: Callable[..., Running]) -> None:
    """Two servers whose caches know nothing of each other's commits in time: storage decides."""
    servers = [start(heartbeat=600.0), start(heartbeat=600.0)]

    async def play() -> None:
        async with Client(servers[0].url) as one:
            table = await hot_seat(one)
            async with Client(servers[1].url, one.cookie) as two:
                for seq, action in enumerate(TURNS):
                    seat = seq // 3
                    answers = await asyncio.gather(
                        *(client.act(table, seat, seq, action) for client in (one, two) for _ in range(3)),
                        return_exceptions=True,
                    )
                    done = [answer for answer in answers if isinstance(answer, m.CommandDone)]
                    lost = [answer for answer in answers if not isinstance(answer, m.CommandDone)]
                    # a client's own repeats get its answer; the other client lost
                    assert 1 <= len(done) <= 3
                    assert all(isinstance(error, ApiError) and error.problem.code == "stale" for error in lost), lost
                    for client in (one, two):
                        assert (await client.log(table, 0)).entries[-1].seq == seq + 1
                for client in (one, two):
                    log = (await client.log(table, 0)).entries
                    assert [entry.action for entry in log] == TURNS

    run(play())


def test_a_socket_hears_what_another_server_committed(start: Callable[..., Running]) -> None:
    """At once by LISTEN/NOTIFY on PostgreSQL; with the next heartbeat on SQLite."""
    first, second = start(heartbeat=0.3), start(heartbeat=0.3)

    async def play() -> None:
        async with Client(first.url) as ada:
            table = await hot_seat(ada)
            async with Client(second.url, ada.cookie) as elsewhere:
                socket = await elsewhere.socket(table, 1)
                assert (await update(socket)).kind == "resync"
                seq = await play_on(ada, table, at_random(6), most=25)
                heard = await until_seq(socket, seq)
                assert [one.seq for one in heard] == list(range(1, seq + 1))
                state = await elsewhere.state(table, 1)
                assert (state.seq, state.view) == (seq, (await ada.state(table, 1)).view)

    run(play())


def test_whoever_follows_knows_all_that_is_stored(start: Callable[..., Running]) -> None:
    """Not only the entries: what else of a table changes with them is read by the same statement."""
    first, second = start(heartbeat=0.3), start(heartbeat=0.3)

    async def play() -> None:
        async with Client(first.url) as ada:
            table = await hot_seat(ada)
            async with Client(second.url, ada.cookie) as elsewhere:
                socket = await elsewhere.socket(table, 1)
                await update(socket)
                seq = await play_on(ada, table, at_random(6), most=25)
                await until_seq(socket, seq)

                async def same() -> bool:
                    known = second.services.cache.peek(table)
                    stored = second.on_loop(second.services.cache.stored_row(table))
                    return known is not None and known.row == await stored

                await until(same, bool)
                await ada.command(table, 0, seq, m.Concede())
                await until_seq(socket, seq + 1)
                await until(same, bool)
                assert (await elsewhere.table(table)).over is not None

    run(play())


def test_lobby_changes_cross_servers(cluster: Cluster) -> None:
    settings = free(database=cluster.create())
    first, second = Running(settings), Running(settings)

    async def play() -> None:
        async with Client(first.url) as ada, Client(second.url) as blaise:
            table = (await ada.create(m.CreateTable([m.SeatRequest("human"), m.SeatRequest("open")]))).table.id
            socket = await ada.socket(table)
            await blaise.join(table, "Blaise")
            while True:
                message = await asyncio.wait_for(socket.next(), 60)
                if isinstance(message, m.TableChanged) and "Blaise" in [seat.name for seat in message.table.seats]:
                    break
            await blaise.start(table)
            assert (await update(socket)).kind == "resync"

    try:
        run(play())
    finally:
        first.stop()
        second.stop()


def test_the_database_restarts(cluster: Cluster) -> None:
    """While it is away commands are refused with 503; then everything goes on, sockets included."""
    server = Running(free(database=cluster.create(), heartbeat=0.5))

    async def play() -> None:
        async with Client(server.url) as ada:
            table = await hot_seat(ada)
            seq = await play_on(ada, table, at_random(1), most=10)
            socket = await ada.socket(table, 0)
            await update(socket)
            seat = (await ada.table(table)).active or 0
            legal = (await ada.state(table, seat)).legal
            await asyncio.to_thread(cluster.stop)
            for asked in (ada.act(table, seat, seq, legal[0]), ada.state(table, seat), ada.list_tables()):
                with pytest.raises(ApiError) as error:
                    await asked
                assert (error.value.status, error.value.problem.code) == (503, "database")
            await socket.send(m.Watch(1))  # on the socket too it is said, and the socket lives on
            while not isinstance(message := await asyncio.wait_for(socket.next(), 60), m.PushProblem):
                assert message is not None
            assert message.code == "database"
            ready = await ada.http.get("/readyz")
            assert ready.status_code == 503
            assert (await ada.http.get("/healthz")).status_code == 200
            await asyncio.to_thread(cluster.start)
            await until(lambda: ada.http.get("/readyz"), lambda ready: ready.status_code == 200)
            more = await play_on(ada, table, at_random(2), most=10)
            assert more == seq + 10
            heard = await until_seq(socket, more)
            assert [one.seq for one in heard] == list(range(seq + 1, more + 1))

    try:
        run(play())
    finally:
        server.stop()
