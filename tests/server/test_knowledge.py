"""What a server knows of a table: never torn, never kept when it is old, and void at once where a seat was moved."""

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import httpx
import psycopg
import pytest
import sqlalchemy

from paname.server import app
from paname.server.bots import taking_over
from paname.server.bots.workers import Bots
from paname.server.client import ApiError, Client, Socket
from paname.server.ops import failpoints, metrics
from paname.server.storage import queries
from paname.server.storage.database import UnavailableError
from paname.server.storage.rows import EntryKind, EntryRow, News, Progress, TableRow, Version
from paname.server.tables import knowledge, nodes
from paname.server.tables.abandoned import sweep
from paname.server.tables.knowledge import hear
from paname.server.tables.services import Services
from paname.server.wire import messages as m
from tests.server.cluster import Cluster
from tests.server.conftest import Running, free, held, run, until
from tests.server.games import at_random, hot_seat, play_on, table_and_token
from tests.server.processes import Process
from tests.server.test_lobby import code
from tests.server.test_push import until_seq, update

HUMAN, OPEN = m.SeatRequest("human"), m.SeatRequest("open")


@pytest.fixture
def pair(cluster: Cluster) -> Iterator[Callable[..., list[Running]]]:
    """Two servers on one PostgreSQL; nobody waits for their heartbeat, unless told."""
    running: list[Running] = []
    url = cluster.create()

    def begin(heartbeat: float = 600.0, **changed: Any) -> list[Running]:
        running.extend(Running(free(database=url, heartbeat=heartbeat, **changed)) for _ in range(2))
        return running

    yield begin
    for one in running:
        one.stop()
    cluster.drop(url)


@pytest.fixture
def deaf(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers that hear nothing from each other."""

    async def nothing(services: Services, _: object) -> None:
        getattr(services, "hears", bool)(True)
        await asyncio.Event().wait()

    monkeypatch.setattr(app, "_listen", nothing)


async def refused(asked: Awaitable[object]) -> tuple[int, str]:
    with pytest.raises(ApiError) as error:
        await asked
    return code(error)


def test_a_seat_moves_while_bots_move(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game in memory is ahead of storage during every commit: the move of the seat must not get lost by that."""

    def slow(work: Callable[..., Any], seconds: float) -> Callable[..., Any]:
        def slowly(*args: Any, **values: Any) -> Any:
            time.sleep(seconds)
            return work(*args, **values)

        return slowly

    ask_at_once = server.services.database.ask_at_once

    async def late(*args: Any) -> int:
        await asyncio.sleep(0.05)
        return await ask_at_once(*args)

    async def play() -> None:
        async with Client(server.url) as ada, Client(server.url) as elsewhere:
            seats = [HUMAN] + [m.SeatRequest("bot", 1)] * 3
            made = await ada.create(m.CreateTable(seats, random_start=False, pace="instant"))
            table = made.table.id
            for seq, action in enumerate(("draw 1", "place arc", "done")):
                await ada.act(table, 0, seq, action)
            monkeypatch.setattr(queries, "append", slow(queries.append, 0.05))
            monkeypatch.setattr(server.services.database, "ask_at_once", late)
            monkeypatch.setattr(queries, "change_seat", slow(queries.change_seat, 0.1))
            await until(lambda: ada.table(table), lambda info: info.seq > 3)  # they have begun
            link = await ada.seat_link(table, 0)
            await elsewhere.claim(table, 0, link.token)
            info = await until(lambda: elsewhere.table(table), lambda info: info.active == 0)
            act = m.Act((await elsewhere.state(table, 0)).legal[0])
            assert await refused(ada.command(table, 0, info.seq, act)) == (403, "not-your-seat")
            void = made.tokens[0].token
            async with Client(server.url) as thief:
                assert await refused(thief.command(table, 0, info.seq, act, token=void)) == (403, "not-your-seat")
            assert (await elsewhere.command(table, 0, info.seq, act)).seq == info.seq + 1

    run(play())


@pytest.mark.usefixtures("deaf")
def test_a_moved_seat_is_void_on_a_server_that_heard_nothing(pair: Callable[..., list[Running]]) -> None:
    first, second = pair()

    async def play() -> None:
        async with Client(first.url) as ada:
            table, void = await table_and_token(ada)
            async with Client(second.url, ada.cookie) as old:
                socket = await old.socket(table, 0)
                assert (await update(socket)).seq == 0
                link = await ada.seat_link(table, 0)
                async with Client(first.url, None) as claimer:
                    await claimer.claim(table, 0, link.token)
                    cookie = claimer.cookie
                assert (await refused(old.act(table, 0, 0, "draw 1")))[0] == 403
                async with Client(second.url) as thief:
                    assert (await refused(thief.command(table, 0, 0, m.Act("draw 1"), token=void)))[0] == 403
                assert (await refused(old.state(table, 0)))[0] == 403
                assert (await refused(old.hint(table, 0)))[0] == 403
                async with Client(second.url, cookie) as holder:
                    assert (await holder.act(table, 0, 0, "draw 1")).seq == 1
                assert await last(socket) == "seat-moved"

    run(play())


@pytest.mark.usefixtures("deaf")
def test_a_void_token_gets_no_answer_that_was_given_before(pair: Callable[..., list[Running]]) -> None:
    first, second = pair()

    async def play() -> None:
        async with Client(first.url) as ada, Client(second.url) as thief:
            table, void = await table_and_token(ada)
            draw = m.Act("draw 1")
            for _ in range(2):
                assert (await thief.command(table, 0, 0, draw, token=void)).seq == 1
            await ada.seat_link(table, 0)
            assert await refused(thief.command(table, 0, 0, draw, token=void)) == (403, "not-your-seat")

    run(play())


async def settled(socket: Socket) -> None:
    """The second of these says who is there: nothing else is told until something happens."""
    for _ in range(2):
        while not isinstance(await asyncio.wait_for(socket.next(), 60), m.TableChanged):
            pass


def test_what_was_committed_without_an_answer_is_told(start: Callable[..., Running]) -> None:
    """Whoever reads it into memory again tells it: here the client that asks once more."""
    server = start(heartbeat=600.0)

    def fail() -> None:
        failpoints.disarm()
        raise UnavailableError("test")

    async def play() -> None:
        async with Client(server.url) as ada:
            table = await hot_seat(ada)
            socket = await ada.socket(table, 1)
            await settled(socket)
            failpoints.arm("after commit", fail)
            assert await refused(ada.act(table, 0, 0, "draw 1")) == (503, "database")
            assert (await ada.act(table, 0, 0, "draw 1")).seq == 1
            assert (await update(socket)).seq == 1

    run(play())


@pytest.mark.usefixtures("deaf")
def test_a_table_that_was_dropped_from_memory_is_told_when_it_comes_back(pair: Callable[..., list[Running]]) -> None:
    """With what else of it has changed than its entries."""
    first, second = pair(cache_seconds=0.0)

    async def play() -> None:
        async with Client(first.url) as ada:
            table = await hot_seat(ada)
            async with Client(second.url, ada.cookie) as page:
                sockets = [await page.socket(table, 0), await page.socket(table, 1)]
                for socket in sockets:
                    await settled(socket)
                await second.on_loop(forget(second))
                await ada.act(table, 0, 0, "draw 1")
                link = await ada.seat_link(table, 1)
                async with Client(first.url, None) as claimer:
                    await claimer.claim(table, 1, link.token)
                assert await refused(page.act(table, 0, 0, "draw 1")) == (409, "stale")
                assert (await update(sockets[0])).seq == 1
                assert await last(sockets[1]) == "seat-moved"

    run(play())


async def forget(server: Running) -> None:
    server.services.cache.forget_idle()


async def last(socket: Socket) -> str:
    """The word with which a socket ends, if nothing of the game was told before."""
    while (message := await asyncio.wait_for(socket.next(), 20)) is not None:
        assert not isinstance(message, m.Update), "told through eyes that are somebody else's"
        if isinstance(message, m.PushProblem):
            return message.code
    return "nothing"


def test_whoever_leaves_a_closed_table_no_longer_watches_it(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada, Client(server.url) as blaise:
            closed = m.CreateTable([HUMAN, OPEN], random_start=False, spectators=False)
            table = (await ada.create(closed)).table.id
            seat = (await blaise.join(table)).tokens[0].seat
            socket = await blaise.socket(table)
            await blaise.leave(table, seat)
            assert await last(socket) == "seat-moved"

    run(play())


def test_nobody_can_deafen_a_server(pair: Callable[..., list[Running]], monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither by a strange notification, should anybody know where, nor by a read that fails while one is followed."""
    first, second = pair()
    monkeypatch.setattr(nodes, "hear", lambda *_: False)
    follow, failing = second.services.database.ask, threading.Event()

    async def ask(work: Any) -> Any:
        if failing.is_set():
            raise UnavailableError("test")
        return await follow(work)

    monkeypatch.setattr(second.services.database, "ask", ask)

    async def play() -> None:
        async with Client(first.url) as ada, Client(second.url, None) as watcher:
            table = await hot_seat(ada)
            socket = await watcher.socket(table)
            assert (await update(socket)).seq == 0
            address = first.settings.database
            async with await psycopg.AsyncConnection.connect(address, autocommit=True) as stranger:
                for strange in ("hello", "[]", '["a", "b", 1, 2, [3]]', "[" * 5000):
                    await stranger.execute("select pg_notify(%s, %s)", [second.services.channel, strange])
            await ada.act(table, 0, 0, "draw 1")
            assert (await update(socket)).seq == 1
            failing.set()
            await ada.act(table, 0, 1, "place arc")
            await asyncio.sleep(0.2)
            failing.clear()
            await ada.act(table, 0, 2, "done")
            assert [one.seq for one in await until_seq(socket, 3)] == [2, 3]

    run(play())


def test_what_a_server_says_with_its_commit_need_not_be_read(
    pair: Callable[..., list[Running]], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = pair()

    async def fail(_: object) -> None:
        raise UnavailableError("test")

    async def play() -> None:
        async with Client(first.url) as ada:
            table = await hot_seat(ada)
            async with Client(second.url, ada.cookie) as elsewhere:
                socket = await elsewhere.socket(table, 0)
                assert (await update(socket)).seq == 0
                await until(lambda: presence(second, table), bool)
                await asyncio.sleep(1.0)  # who is online is told with a delay, and read
                for reading in ("read", "ask"):
                    monkeypatch.setattr(second.services.database, reading, fail)
                seq = await play_on(ada, table, at_random(3), most=8)
                await ada.command(table, (await ada.table(table)).active or 0, seq, m.Undo(1))
                assert [one.seq for one in await until_seq(socket, seq + 1)] == list(range(1, seq + 2))

    run(play())


def test_only_the_next_thing_is_learned_from_what_others_say(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada:
            table = await hot_seat(ada)
            await ada.act(table, 0, 0, "draw 1")
            known = server.services.cache.peek(table)
            assert known is not None
            seq, revision = known.row.version
            entry = EntryRow(seq + 1, EntryKind.ACTION, 0, "place arc", b"", 1)
            late = [EntryRow(seq + 2, EntryKind.ACTION, 0, "done", b"", 1)]

            async def learns(revision: int, entries: list[EntryRow]) -> bool:
                return hear(server.services, News("another", table, entries[-1].seq, revision, entries))

            assert not await server.on_loop(learns(revision + 1, [entry])), "a seat may have been moved"
            assert not await server.on_loop(learns(revision, late)), "something is missing"
            async with server.services.cache.hold(table):
                assert not await server.on_loop(learns(revision, [entry])), "somebody holds it"
            assert known.row.version == (seq, revision)
            assert await server.on_loop(learns(revision, [entry]))
            assert (known.row.version, known.row.thinker) == ((seq + 1, revision), "another")

    run(play())


def test_what_is_too_long_to_be_said_is_read() -> None:
    def said(text: str) -> News:
        entry = EntryRow(8, EntryKind.ACTION, 0, text, b"12345678", 1)
        wanted = queries.Append("table", Version(7, 3), [entry], Progress(1, False, 1, None), "node", "channel")
        payload = wanted.whole()["payload"].encode()
        assert len(payload) < 8000  # PostgreSQL's limit
        return queries.read_announcement(payload)

    assert said("é" * 3900).entries[0].seq == 8
    assert (said("é" * 3980).entries, said("é" * 3980).version) == ([], (8, 3))


@pytest.mark.parametrize("hears", [True, False])
def test_a_table_that_is_held_up_holds_up_no_other(
    pair: Callable[..., list[Running]], request: pytest.FixtureRequest, hears: bool
) -> None:
    """Whether its news is heard or found by the heartbeat."""
    if not hears:
        request.getfixturevalue("deaf")
    first, second = pair(heartbeat=600.0 if hears else 0.3)
    release = threading.Event()

    async def hold(table: str) -> None:
        async with second.services.cache.hold(table):
            while not release.is_set():
                await asyncio.sleep(0.05)

    async def play() -> None:
        async with Client(first.url) as ada, Client(second.url) as watcher:
            tables = [await hot_seat(ada) for _ in range(2)]
            sockets = [await watcher.socket(table) for table in tables]
            for socket in sockets:
                assert (await update(socket)).seq == 0
            holding = asyncio.create_task(second.on_loop(hold(tables[0])))
            try:
                await ada.act(tables[0], 0, 0, "draw 1")
                await asyncio.sleep(1.0)
                await ada.act(tables[1], 0, 0, "draw 1")
                async with asyncio.timeout(60):
                    assert (await update(sockets[1])).seq == 1
            finally:
                release.set()
            await holding
            assert (await update(sockets[0])).seq == 1

    run(play())


def test_no_server_removes_a_table_that_people_are_at_elsewhere(
    pair: Callable[..., list[Running]], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = pair()

    async def age(seconds: int) -> None:
        with psycopg.connect(first.settings.database, autocommit=True) as admin:
            admin.execute("update tables set updated = updated - %s", [seconds])

    async def play() -> None:
        async with Client(second.url) as host:
            table = (await host.create(m.CreateTable([HUMAN, OPEN]))).table.id
            page = await host.socket(table)
            assert await page.next()
            monkeypatch.setattr(first.services, "now", lambda: int(time.time()) + 48 * 3600)
            await first.on_loop(sweep(first.services))
            assert (await host.table(table)).id == table, "the clock of one server is ahead"
            for _ in range(3):
                await age(12 * 3600)
                await second.on_loop(sweep(second.services))
                await first.on_loop(sweep(first.services))
                assert (await host.table(table)).id == table
            await page.close()
            await until(lambda: presence(second, table), lambda watched: not watched)
            await age(25 * 3600)
            await first.on_loop(sweep(first.services))
            assert await refused(host.table(table)) == (404, "no-such-table")

    run(play())


def test_a_server_whose_clock_is_behind_keeps_its_open_tables(
    pair: Callable[..., list[Running]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Made, joined and left there: that nobody sits at one is a matter of minutes."""
    first, second = pair()
    monkeypatch.setattr(second.services, "now", lambda: int(time.time()) - 48 * 3600)

    async def play() -> None:
        async with Client(second.url) as host:
            made = [(await host.create(m.CreateTable([OPEN, OPEN]))).table.id for _ in range(3)]
            for table in made[1:]:
                await host.join(table, seat=0)
            await host.leave(made[2], 0)
            await first.on_loop(sweep(first.services))
            assert {table.id for table in (await host.list_tables()).open} == {*made}

    run(play())


def test_all_that_changes_of_a_table_is_announced(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """That somebody still looks at it, too, and that a server no longer thinks for its bots."""
    announced: list[TableRow] = []
    monkeypatch.setattr(knowledge, "announce", lambda _services, _connection, row: announced.append(row))
    held(monkeypatch, Bots, "decide_or_replace")

    async def play() -> tuple[str, str]:
        async with Client(server.url) as ada:
            waiting = (await ada.create(m.CreateTable([HUMAN, OPEN]))).table.id
            page = await ada.socket(waiting)
            assert await page.next()
            aged = sqlalchemy.text("update tables set updated = updated - 3600")
            await server.on_loop(server.services.database.write(lambda one: one.execute(aged)))
            await server.on_loop(sweep(server.services))
            seats = [m.SeatRequest("bot", 1), HUMAN]
            thinking = (await ada.create(m.CreateTable(seats, random_start=False))).table.id
            return waiting, thinking

    waiting, thinking = run(play())
    server.stop()
    assert [(one.id, one.revision, one.thinker) for one in announced] == [(waiting, 1, None), (thinking, 1, None)]
    assert announced[0].updated > time.time() - 600


async def presence(server: Running, table: str) -> bool:
    return server.services.audience.watched(table)


def test_a_deaf_server_says_so(pair: Callable[..., list[Running]], monkeypatch: pytest.MonkeyPatch) -> None:
    first, _ = pair()
    measured: list[bool] = []  # by both of them, which here are one process
    monkeypatch.setattr(metrics.listening, "set", measured.append)
    ready = first.url + "/readyz"

    async def play() -> None:
        async with httpx.AsyncClient() as http:

            async def status() -> int:
                return (await http.get(ready)).status_code

            await until(status, lambda status: status == 200)
            with psycopg.connect(first.settings.database, dbname="postgres", autocommit=True) as admin:
                connections = (
                    f"alter database {sqlalchemy.make_url(first.settings.database).database} allow_connections"
                )
                admin.execute(f"{connections} false")  # it stays deaf until that was seen
                admin.execute(
                    "select pg_terminate_backend(pid) from pg_stat_activity"
                    " where query like 'do %LISTEN%' or query = 'select 1'"
                )
                await until(status, lambda status: status == 503)
                assert False in measured
                measured.clear()
                admin.execute(f"{connections} true")
            await until(status, lambda status: status == 200)
            assert True in measured

    run(play())


@pytest.mark.usefixtures("deaf")
def test_the_heartbeat_repairs_whatever_was_not_heard(pair: Callable[..., list[Running]]) -> None:
    first, second = pair(heartbeat=0.3)

    async def play() -> None:
        async with Client(first.url) as ada:
            table = (await ada.create(m.CreateTable([HUMAN, OPEN], random_start=False))).table.id
            async with Client(second.url, ada.cookie) as page, httpx.AsyncClient() as http:
                socket = await page.socket(table, 0)
                await settled(socket)
                await ada.start(table, 1)
                heard = await update(socket)
                assert (heard.kind, heard.seq, bool(heard.legal)) == ("resync", 0, True)
                measured = (await http.get(second.url + "/metrics")).text
                assert "\npaname_behind_total 0.0" not in measured
                link = await ada.seat_link(table, 0)  # no entry comes with these
                async with Client(first.url, None) as claimer:
                    await claimer.claim(table, 0, link.token)
                assert await last(socket) == "seat-moved"

    run(play())


@pytest.mark.usefixtures("deaf")
def test_what_was_undone_meanwhile_is_told_as_one(pair: Callable[..., list[Running]]) -> None:
    """The view that an undo brings is of its own moment, which has passed."""
    first, second = pair(heartbeat=6.0)  # longer than four commands take on a busy machine

    async def play() -> None:
        async with Client(first.url) as ada:
            table = await hot_seat(ada)
            async with Client(second.url, ada.cookie) as page:
                socket = await page.socket(table, 0)
                await ada.act(table, 0, 0, "draw 1")
                await ada.act(table, 0, 1, "place arc")
                await ada.command(table, 0, 2, m.Undo(1))
                await ada.act(table, 0, 3, "place arc")
                heard = await until_seq(socket, 4)
                told = [one.kind for one in heard]
                assert "undo" not in told[:-1]
                assert heard[-1].view == (await ada.state(table, 0)).view

    run(play())


def test_a_fold_is_of_one_moment(pair: Callable[..., list[Running]], monkeypatch: pytest.MonkeyPatch) -> None:
    """Another server commits between the statements of a read."""
    first, second = pair()
    load, meanwhile = queries.load_entries, threading.Event()
    reading = threading.Event()

    def interrupted(*args: Any) -> Any:
        if threading.current_thread().name.startswith("reader") and not reading.is_set():
            reading.set()
            assert meanwhile.wait(60)
        return load(*args)

    async def play() -> None:
        async with Client(first.url) as ada:
            table = await hot_seat(ada)
            await ada.act(table, 0, 0, "draw 1")
            await ada.act(table, 0, 1, "place arc")
            monkeypatch.setattr(queries, "load_entries", interrupted)
            async with Client(second.url, ada.cookie) as page:
                asked = asyncio.create_task(page.state(table, 1))
                await asyncio.to_thread(reading.wait, 60)
                await ada.act(table, 0, 2, "done")
                meanwhile.set()
                state = await asked
                assert state.table.seq == state.seq
                assert (state.table.active == 1) == bool(state.legal)
                assert (await page.act(table, 1, 3, "draw 1")).seq == 4

    run(play())


def test_an_outcome_is_told_with_its_own_entry(start: Callable[..., Running]) -> None:
    first = start()

    async def begin() -> tuple[str, str | None]:
        async with Client(first.url) as ada:
            table = await hot_seat(ada)
            seq = await play_on(ada, table, at_random(1), most=10)
            await ada.command(table, 1, seq, m.Concede())
            return table, ada.cookie

    table, cookie = run(begin())
    second = start()

    async def look() -> None:
        async with Client(second.url, cookie) as ada:
            heard = await until_seq(await ada.socket(table, 0, since=5), 11)
            assert [one.over is not None for one in heard] == [False] * 5 + [True]

    run(look())


# --- bots ---


def test_a_bot_thinks_on_one_server(pair: Callable[..., list[Running]], monkeypatch: pytest.MonkeyPatch) -> None:
    servers = pair()
    answers: list[str] = []
    for server in servers:

        async def counted(*args: Any, ask: Any = server.bots.decide_or_replace) -> tuple[list[str], str | None]:
            answer: tuple[list[str], str | None] = await ask(*args)
            answers.extend(answer[0])
            return answer

        monkeypatch.setattr(server.bots, "decide_or_replace", counted)

    async def play() -> None:
        async with Client(servers[0].url) as ada, Client(servers[1].url) as watcher:
            seats = [m.SeatRequest("bot", 1)] * 3
            table = (await ada.create(m.CreateTable(seats, pace="instant"))).table.id
            sockets = [await ada.socket(table), await watcher.socket(table)]
            heard = await until_seq(sockets[1], 80)
            thought = len(answers)
            assert [one.seq for one in heard[1:]] == list(range(heard[0].seq + 1, 81))
            assert thought <= (await ada.table(table)).seq + 5, "the last answer has up to five actions"

    run(play())


def test_a_server_that_dies_while_its_bot_thinks(cluster: Cluster) -> None:
    """Another one goes on within ten seconds, and what a busy machine adds."""
    assert taking_over.PATIENCE + 2 * taking_over._TICK < 10
    url = cluster.create()
    with Process(url) as first, Process(url) as second:

        async def play() -> None:
            async with Client(first.url) as ada:
                seats = [HUMAN, m.SeatRequest("bot", 1)]
                table = (await ada.create(m.CreateTable(seats, random_start=False, pace="slow"))).table.id
                await ada.socket(table, 0)  # watched, so the bot takes its time
                for seq, action in enumerate(("draw 1", "place arc", "done")):
                    await ada.act(table, 0, seq, action)
                cookie = ada.cookie
                first.kill()
            async with Client(second.url, cookie) as ada:
                await until(lambda: ada.table(table), lambda info: info.seq > 3)

        run(play())


def test_bots_do_not_look_at_the_clock(start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch) -> None:
    """Between two runs of the server the clock was set back by an hour."""
    first = start()

    async def never(*_: Any) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(first.bots, "decide_or_replace", never)

    async def begin() -> str:
        async with Client(first.url) as ada:
            seats = [m.SeatRequest("bot", 1), HUMAN]
            return (await ada.create(m.CreateTable(seats, random_start=False, pace="instant"))).table.id

    table = run(begin())
    first.stop()
    monkeypatch.setattr(Services, "now", lambda _: int(time.time()) - 3600)
    second = start()

    async def look() -> None:
        async with Client(second.url) as ada:
            await until(lambda: ada.table(table), lambda info: info.active == 1)

    run(look())


def test_a_table_that_is_held_up_keeps_no_bot_of_another_waiting(
    pair: Callable[..., list[Running]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that somebody holds here, and one that somebody else has locked in the database."""
    first, second = pair()
    database = first.settings.database

    async def never(*_: Any) -> None:
        await asyncio.Event().wait()

    async def hold(table: str) -> None:
        async with second.services.cache.hold(table):
            await asyncio.Event().wait()

    async def thinkers() -> list[str]:
        async with await psycopg.AsyncConnection.connect(database) as admin:
            found = await (await admin.execute("select id from tables where thinker is not null")).fetchall()
            return [table for (table,) in found]

    async def play() -> None:
        seats = [m.SeatRequest("bot", 1), HUMAN]
        async with Client(first.url) as ada:
            tables = [
                (await ada.create(m.CreateTable(seats, random_start=False, pace="slow"))).table.id for _ in range(4)
            ]
        first.stop()
        held, locked, *others = tables
        async with await psycopg.AsyncConnection.connect(database) as admin:
            holding = asyncio.create_task(second.on_loop(hold(held)))
            await until(lambda: busy(second, held), bool)
            for table in tables:  # in this order they are found
                await admin.execute("update tables set thinker = null where id = %s", [table])
                await admin.commit()
            await admin.execute("select 1 from tables where id = %s for update", [locked])
            await until(thinkers, lambda found: {*others} <= {*found}, 8.0)
            assert held not in await thinkers()
            holding.cancel()
        await until(thinkers, lambda found: {*tables} == {*found})

    for server in (first, second):
        monkeypatch.setattr(server.bots, "decide_or_replace", never)
    run(play())


async def busy(server: Running, table: str) -> bool:
    return server.services.cache.busy(table)
