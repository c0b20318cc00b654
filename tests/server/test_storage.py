"""The database: migrations, old tables, damaged ones."""

import asyncio
import os
import signal
import socket
import threading
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, cast

import psycopg
import pytest
import uvloop
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, Engine, Integer, bindparam, func, insert, make_url, select, text
from sqlalchemy.exc import IntegrityError

from paname.server.bots import bot_turns, taking_over
from paname.server.client import ApiError, Client
from paname.server.settings import Settings
from paname.server.storage import analyses, impatient, queries
from paname.server.storage import listen as listener
from paname.server.storage.database import Database, UnavailableError
from paname.server.storage.listen import listen
from paname.server.storage.migrate import migrate
from paname.server.storage.prepared import Prepared
from paname.server.storage.schema import keys, metadata, nodes
from paname.server.wire import messages as m
from paname.types import AnalyzedTurn
from tests.server.cluster import Cluster
from tests.server.conftest import SQLITE_FIRST, Running, free, run, until
from tests.server.games import at_random, hot_seat, play_on
from tests.server.test_lobby import code


def test_migrations_make_the_schema(database: str) -> None:
    opened = Database(Settings(database=database).database_url())
    try:
        migrate(opened.engine, lambda _: None)
        migrate(opened.engine, lambda _: None)  # again: nothing to do
        with opened.engine.connect() as connection:
            assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    finally:
        opened.close()


def test_a_migration_takes_its_time(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its own, or that of a server that was first; whoever asks afterwards does not wait as long."""
    opened = Database(Settings(database=cluster.create()).database_url())
    slowly = text("select pg_sleep(1)")
    try:
        migrate(opened.engine, lambda _: None)
        monkeypatch.setattr(impatient, "ANSWER_SECONDS", 0.3)
        migrate(opened.engine, lambda connection: connection.execute(slowly))
        with pytest.raises(UnavailableError):
            run(opened.read(lambda connection: connection.execute(slowly)))
    finally:
        opened.close()


async def listening(url: str, gap: Callable[[], Awaitable[object]]) -> None:
    """Until it hears."""
    hears = asyncio.Event()
    told = {True: hears.set, False: hears.clear}
    task = asyncio.create_task(listen(make_url(url), "news", print, gap, lambda how: told[how]()))
    async with asyncio.timeout(60):
        await hears.wait()
    task.cancel()


def test_a_listen_that_is_not_answered_is_given_up(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    execute, asked = psycopg.AsyncConnection.execute, list[str]()

    async def first_never(connection: psycopg.AsyncConnection, query: str, *values: Any) -> object:
        asked.append(query)
        return await execute(connection, *((query, *values) if len(asked) > 1 else ("select pg_sleep(3600)",)))

    monkeypatch.setattr(psycopg.AsyncConnection, "execute", first_never)
    monkeypatch.setattr(listener, "_SILENCE_SECONDS", 0.5)
    run(listening(cluster.create(), lambda: asyncio.sleep(0)))
    assert asked[0] == asked[1]


def test_a_database_that_is_away_is_told_of_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    """It is tried every second, perhaps for a night."""
    monkeypatch.setattr(listener, "_AGAIN", 0.01)
    ended = list[bool]()

    async def go() -> None:
        away = make_url(f"postgresql://postgres@/nobody?host={tmp_path}")
        task = asyncio.create_task(listen(away, "news", print, lambda: asyncio.sleep(0), ended.append))
        await until(lambda: asyncio.sleep(0, len(ended)), lambda times: times > 4)
        task.cancel()

    run(go())
    assert caplog.text.count("listening again") == 1


def test_a_listener_that_stands_still_is_given_up_at_once(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    """psycopg would first ask the backend to stop, and wait for that as well."""
    monkeypatch.setattr(listener, "_SILENCE_SECONDS", 0.5)

    async def play() -> float:
        async with await psycopg.AsyncConnection.connect(cluster.create(), autocommit=True) as connection:
            backend = connection.info.backend_pid
            hearing = asyncio.create_task(listener._Ear(connection, lambda _: None).hear())
            await asyncio.sleep(0.1)
            os.kill(backend, signal.SIGSTOP)
            stopped = time.monotonic()
            try:
                with pytest.raises(psycopg.OperationalError):
                    await hearing
                return time.monotonic() - stopped
            finally:
                os.kill(backend, signal.SIGCONT)

    assert run(play()) < 3.0


class Heard(asyncio.Protocol):
    def __init__(self) -> None:
        self.data: asyncio.Queue[bytes] = asyncio.Queue()

    def data_received(self, data: bytes) -> None:
        self.data.put_nowait(data)


def test_a_lost_listener_leaves_its_descriptor_to_whoever_comes(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """libpq closes it when it finds the connection lost, and the next one accepted has its number."""
    read, coming = listener._Ear._read, list[asyncio.Task[Any]]()
    ends: list[socket.socket] = []

    def read_and_accept(ear: listener._Ear) -> None:
        number = ear._connection.fileno()
        read(ear)
        if ear._lost.done() and not coming:
            loop = asyncio.get_running_loop()
            while not any(one.fileno() == number for one in ends):
                ends.extend(socket.socketpair())
            at = next(i for i, one in enumerate(ends) if one.fileno() == number)
            coming.append(loop.create_task(loop.connect_accepted_socket(Heard, ends[at])))
            coming.append(loop.create_task(asyncio.sleep(0, ends[at ^ 1])))

    monkeypatch.setattr(listener._Ear, "_read", read_and_accept)

    async def play() -> bytes:
        url = cluster.create()
        connection = await psycopg.AsyncConnection.connect(url, autocommit=True)
        hearing = asyncio.create_task(listener._Ear(connection, lambda _: None).hear())
        await asyncio.sleep(0.1)
        async with await psycopg.AsyncConnection.connect(url, autocommit=True) as admin:
            await admin.execute("select pg_terminate_backend(%s)", [connection.info.backend_pid])
        with pytest.raises(psycopg.OperationalError):
            await hearing
        (_, protocol), other = await coming[0], await coming[1]
        other.send(b"is anybody there?")
        return await asyncio.wait_for(protocol.data.get(), 20)

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        assert runner.run(play()) == b"is anybody there?"
    for one in ends:
        one.close()


def test_the_channel_is_nowhere_to_be_read(cluster: Cluster) -> None:
    """Whoever may watch the database may not hear what happens at its tables, nor say it."""
    url, seen = cluster.create(), list[str]()

    async def watch() -> None:
        async with await psycopg.AsyncConnection.connect(url) as admin:
            found = await admin.execute("select query from pg_stat_activity where pid <> pg_backend_pid()")
            seen.extend(query for (query,) in await found.fetchall())

    run(listening(url, watch))
    assert any("LISTEN" in query for query in seen)
    assert not any("news" in query for query in seen)


def test_a_prepared_statement_fails_like_any_other(database: str) -> None:
    """What the work is to blame for is told as it is; what the database is to blame for, as such."""
    opened = Database(Settings(database=database).database_url())
    add = Prepared(insert(keys).values(name=bindparam("name"), value=bindparam("value")))
    key = {"name": "once", "value": b"1"}
    try:
        migrate(opened.engine, lambda _: None)
        assert run(opened.write(lambda connection: add.execute(connection, key))) == 1
        with pytest.raises(IntegrityError):
            run(opened.write(lambda connection: add.execute(connection, key)))
        run(opened.write(lambda connection: connection.execute(text("drop table keys"))))
        with pytest.raises(UnavailableError, match="Error"):
            run(opened.write(lambda connection: add.execute(connection, key)))
    finally:
        opened.close()


def test_a_backend_that_was_ended_while_nobody_asked_is_not_asked(cluster: Cluster) -> None:
    database = cluster.create()
    opened = Database(Settings(database=database).database_url())
    add = Prepared(insert(keys).values(name=bindparam("name"), value=bindparam("value")))
    try:
        migrate(opened.engine, lambda _: None)
        for number in range(8):
            key = {"name": f"key {number}", "value": b"1"}
            assert run(opened.write(partial(add.execute, values=key))) == 1
            assert run(opened.read(lambda connection: connection.execute(select(keys)).all()))
            with psycopg.connect(database, autocommit=True) as admin:
                end = "select pg_terminate_backend(pid, 5000) from pg_stat_activity where pid <> pg_backend_pid()"
                admin.execute(f"{end} and datname = current_database()")
    finally:
        opened.close()


def test_a_connection_lost_in_a_prepared_statement_is_lost_quietly(
    cluster: Cluster, caplog: pytest.LogCaptureFixture
) -> None:
    """The next one asks by another, and no traceback reaches the log."""
    url = cluster.create()
    opened = Database(Settings(database=url).database_url())
    backend, statement = Prepared(select(func.pg_backend_pid())), Prepared(select(text("1")))

    def lose(connection: Connection) -> None:
        with psycopg.connect(url, autocommit=True) as admin:
            admin.execute("select pg_terminate_backend(%s)", backend.rows(connection, {})[0])
        statement.rows(connection, {})

    async def ask() -> None:
        for way in (opened.read, opened.ask, opened.write):
            with pytest.raises(UnavailableError):
                await way(lose)
            assert await way(lambda connection: statement.rows(connection, {})) == [(1,)]

    try:
        run(ask())
    finally:
        opened.close()
        cluster.drop(url)
    assert not [one for one in caplog.records if one.exc_info]


def test_what_is_asked_on_the_loop_survives_its_backends(cluster: Cluster) -> None:
    """Ended while nobody asks: nobody notices. Ended in the middle, or told nonsense: the asker is told, and only that
    one."""
    url = cluster.create()
    opened = Database(Settings(database=url).database_url())
    one = Prepared(select(text("1")))
    slow = Prepared(select(func.pg_sleep(bindparam("seconds", type_=Integer))))
    nonsense = Prepared(select(text("1 / 0")))

    def end_all() -> None:
        with psycopg.connect(url, autocommit=True) as admin:
            end = "select pg_terminate_backend(pid, 5000) from pg_stat_activity where pid <> pg_backend_pid()"
            admin.execute(f"{end} and datname = current_database()")

    async def ask() -> None:
        for _ in range(3):
            assert await asyncio.gather(*(opened.ask_at_once(one, {}) for _ in range(10))) == [1] * 10
            await asyncio.to_thread(end_all)
            await asyncio.sleep(0.1)
        waiting = asyncio.create_task(opened.ask_at_once(slow, {"seconds": 60}))
        await asyncio.sleep(0.5)
        await asyncio.to_thread(end_all)
        with pytest.raises(UnavailableError, match=r"AdminShutdown 57P01|OperationalError"):
            await waiting
        with pytest.raises(UnavailableError, match="DivisionByZero 22012"):
            await opened.ask_at_once(nonsense, {})
        assert opened.failing == "DivisionByZero 22012"
        assert await opened.ask_at_once(one, {}) == 1
        assert opened.failing is None
        opened.hang_up()

    try:
        run(ask())
    finally:
        opened.close()
        cluster.drop(url)


def test_of_writes_that_wait_together_one_that_fails_fails_alone(database: str) -> None:
    opened = Database(Settings(database=database).database_url())
    add = Prepared(insert(keys).values(name=bindparam("name"), value=bindparam("value")))
    held = threading.Event()

    async def write() -> list[int | BaseException]:
        first = asyncio.create_task(opened.write(lambda _: held.wait(10)))
        await asyncio.sleep(0.1)
        waiting = [
            asyncio.create_task(opened.write(partial(add.execute, values={"name": name, "value": b"1"})))
            for name in ("ada", "blaise", "ada", "camille")
        ]
        await asyncio.sleep(0.1)
        held.set()
        return await asyncio.gather(first, *waiting, return_exceptions=True)

    try:
        migrate(opened.engine, lambda _: None)
        answers = run(write())
        assert sum(isinstance(one, IntegrityError) for one in answers) == 1
        assert sum(one == 1 for one in answers) == 4
        with opened.engine.connect() as connection:
            stored = set(connection.execute(select(keys.c.name)).scalars())
        assert {"ada", "blaise", "camille"} <= stored
    finally:
        opened.close()


def test_two_may_be_the_first(cluster: Cluster) -> None:
    """PostgreSQL has many writers: one makes a row that another has made but not committed."""
    url = cluster.create()
    server = Running(free(database=url))
    engine = server.services.database.engine

    async def made() -> str:
        async with Client(server.url) as ada:
            return await hot_seat(ada)

    def at_once(work: Callable[[Connection], object]) -> object:
        waiting = "select exists (select from pg_locks where not granted)"
        with ThreadPoolExecutor(1) as another, psycopg.connect(url, autocommit=True) as admin:
            with engine.begin() as first:
                work(first)
                second = another.submit(_within, engine, work)
                while not second.done() and admin.execute(waiting).fetchall() == [(False,)]:
                    pass
            return second.result()

    try:
        table = run(made())
        at_once(lambda one: queries.save_name(one, b"ada", "Ada", 0))
        at_once(lambda one: queries.beat(one, "another"))
        at_once(lambda one: analyses.save_analysis(one, table, 2, 10))
        turn = cast(AnalyzedTurn, {"turn": 0})
        assert at_once(lambda one: analyses.save_analyzed_turn(one, table, 0, turn)) is False
        with engine.connect() as connection:
            assert connection.execute(select(nodes.c.beats).where(nodes.c.node == "another")).scalar() == 2
    finally:
        server.stop()
        cluster.drop(url)


def _within(engine: Engine, work: Callable[[Connection], object]) -> object:
    with engine.begin() as connection:
        return work(connection)


def test_tables_keep_the_components_they_were_started_with(start: Callable[..., Running], tmp_path: Path) -> None:
    """After the file has changed, an old table goes on with the old one, a new one gets the new."""
    first = start()

    async def begin() -> tuple[str, str | None, dict[str, object]]:
        async with Client(first.url) as ada:
            table = await hot_seat(ada)
            await play_on(ada, table, at_random(1), most=10)
            return table, ada.cookie, dict((await ada.state(table, 0)).view or {})

    table, cookie, view = run(begin())
    edition = tmp_path / "edition.toml"
    edition.write_bytes(first.services.toml + b"\n# another edition\n")
    second = start(components=str(edition))
    assert second.services.box.sha256 != first.services.box.sha256

    async def go_on() -> None:
        async with Client(second.url, cookie) as ada:
            assert (await ada.state(table, 0)).view == view
            await play_on(ada, table, at_random(2), most=10)
            assert (await ada.table(table)).components == first.services.box.sha256
            for path, box in (
                ("/api/components", second.services.box),
                (f"/api/tables/{table}/components", first.services.box),
            ):
                assert (await ada.http.get(path)).json()["sha256"] == box.sha256
            seats = [m.SeatRequest("human"), m.SeatRequest("bot", 3)]
            new = (await ada.create(m.CreateTable(seats, random_start=False, pace="instant"))).table
            assert new.components == second.services.box.sha256
            for seq, action in enumerate(("draw 1", "place arc", "done")):
                await ada.act(new.id, 0, seq, action)
            info = await until(lambda: ada.table(new.id), lambda info: info.active == 0)
            assert info.seats[1].trouble == 0  # the bot knows the edition too

    run(go_on())


def test_tables_of_unknown_rules_are_left_alone(start: Callable[..., Running]) -> None:
    """A table of a newer server, or one that does not replay: told as such, and no other is affected."""
    server = start(cache_seconds=0.0, heartbeat=0.1)

    async def play() -> None:
        async with Client(server.url) as ada:
            newer, damaged, sound = [await hot_seat(ada) for _ in range(3)]
            for table in (newer, damaged, sound):
                await ada.act(table, 0, 0, "draw 1")

            def spoil(connection) -> None:  # type: ignore[no-untyped-def]
                connection.execute(text("update tables set rules = '99' where id = :id"), {"id": newer})
                connection.execute(
                    text('update entries set text = :t where "table" = :id'), {"t": "done", "id": damaged}
                )

            await server.on_loop(server.services.database.write(spoil))
            await server.on_loop(_forget(server))
            for table in (newer, damaged):
                for asked in (ada.state(table, 0), ada.act(table, 0, 1, "place arc"), ada.log(table, 0)):
                    with pytest.raises(ApiError) as error:
                        await asked
                    assert code(error) == (409, "unreadable-table")
                assert (await ada.table(table)).id == table
            assert (await ada.act(sound, 0, 1, "place arc")).seq == 2
            assert len((await ada.my_games()).tables) == 3

    run(play())


def test_bots_of_an_unreadable_table_are_asked_once(
    start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(taking_over, "_TICK", 0.05)
    server = start(cache_seconds=0.0, heartbeat=0.1)

    async def play() -> None:
        async with Client(server.url) as ada:
            table = await hot_seat(ada)
            spoiled = "update tables set rules = '99', bot_to_act = true, thinker = :node where id = :id"
            values = {"node": server.services.node, "id": table}
            await server.on_loop(server.services.database.write(lambda one: one.execute(text(spoiled), values)))
            await server.on_loop(_forget(server))
            await until(lambda: asyncio.sleep(0, caplog.text), lambda said: "bot cannot play" in said)
            await asyncio.sleep(0.5)
            assert caplog.text.count("bot cannot play") == 1

    run(play())


def test_a_bot_whose_moves_are_not_stored_is_told_of_once(
    start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """And again when it has played since, when something else is in its way, or when it was not its turn meanwhile."""
    monkeypatch.setattr(taking_over, "_TICK", 0.05)
    server = start()
    bot_command, room, tried = bot_turns.bot_command, 0, list[type[Exception]]()
    fault: type[Exception] = UnavailableError
    waiting, waits, looks = queries.waiting_for_bots, True, list[bool]()

    def looked(connection: Connection) -> list[tuple[str, str | None, int | None]]:
        looks.append(waits)
        return waiting(connection) if waits else []

    async def stored(*asked: Any) -> int:
        nonlocal room
        if room:
            room -= 1
            return await bot_command(*asked)
        tried.append(fault)
        raise tried[-1]("no room")

    async def told(times: int) -> list[int]:
        """How often, after so many more tries: each begins when what became of the last one is logged."""
        before = len(tried)
        await until(lambda: asyncio.sleep(0, tried[before:]), lambda tries: tries.count(fault) > times)
        return [caplog.text.count(one) for one in ("bot cannot play", "bot task failed")]

    monkeypatch.setattr(bot_turns, "bot_command", stored)
    monkeypatch.setattr(queries, "waiting_for_bots", looked)

    async def play() -> None:
        nonlocal fault, room, waits
        async with Client(server.url) as ada:
            table = (await ada.create(m.CreateTable([m.SeatRequest("bot", 1)] * 2, pace="instant"))).table.id
            assert await told(4) == [1, 0]
            room = 1
            await until(lambda: ada.table(table), lambda info: info.seq == 1)
            assert await told(4) == [2, 0]
            fault = ValueError
            assert await told(4) == [2, 1]
            waits = False
            await until(lambda: asyncio.sleep(0, looks), lambda looks: looks.count(False) > 3)
            waits = True
            assert await told(4) == [2, 2]

    run(play())


def test_bots_that_cannot_be_looked_after_are_told_of_once(
    start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """And again when it went well since, or goes wrong in another way."""
    monkeypatch.setattr(taking_over, "_TICK", 0.01)
    fault: type[Exception] | None = UnavailableError
    looked = list[type[Exception] | None]()

    async def look(_: object, __: float) -> None:
        looked.append(fault)
        if wrong := looked[-1]:
            raise wrong("no room")

    monkeypatch.setattr(taking_over.TakingOver, "_look", look)
    start()

    async def play() -> None:
        nonlocal fault
        for wrong, times in ((UnavailableError, 1), (None, 1), (UnavailableError, 2), (ValueError, 3)):
            fault, before = wrong, len(looked)
            await until(lambda: asyncio.sleep(0, looked[before:]), lambda looks: looks.count(fault) > 4)  # noqa: B023
            assert caplog.text.count("cannot look after bots") == times

    run(play())


@pytest.mark.parametrize("database", SQLITE_FIRST, indirect=True)
def test_a_table_that_could_not_be_taken_over_is_forgotten_when_it_no_longer_waits(
    start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Another server has it then. When it waits for this one later, that is news."""
    monkeypatch.setattr(taking_over, "_TICK", 0.01)
    waiting, looks, tries = [("table", None, None)], list[int](), list[str]()

    def looked(_: Connection) -> list[tuple[str, None, None]]:
        looks.append(len(waiting))
        return list(waiting)

    async def passed_on(_: object, table: str, *__: object) -> None:
        tries.append(table)
        raise UnavailableError("locked")

    monkeypatch.setattr(queries, "waiting_for_bots", looked)
    monkeypatch.setattr(taking_over.TakingOver, "_pass_on", passed_on)
    start()

    async def play() -> None:
        for times in (1, 2):
            tried = len(tries)
            await until(lambda: asyncio.sleep(0, tries[tried:]), lambda after: len(after) > 4)  # noqa: B023
            assert caplog.text.count("cannot look after bots") == times
            gone, looks[:] = waiting.pop(), []
            await until(lambda: asyncio.sleep(0, looks), lambda after: after.count(0) > 2)
            waiting.append(gone)

    run(play())


async def _forget(server: Running) -> None:
    server.services.cache.forget_idle()


def test_the_cache_is_bounded(start: Callable[..., Running]) -> None:
    server = start(cache_tables=5)

    async def play() -> None:
        async with Client(server.url) as ada:
            tables = [await hot_seat(ada) for _ in range(20)]
            for round_ in range(2):
                for table in tables:
                    assert (await ada.act(table, 0, round_, ["draw 1", "place arc"][round_])).seq == round_ + 1
            assert len(server.services.cache._slots) <= 6

    run(play())


def test_names_are_kept(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada:
            for name in ("Ada", "Ada Lovelace"):
                assert (await ada.rename(name)).name == name
            made = await ada.create(m.CreateTable([m.SeatRequest("human"), m.SeatRequest("bot")], random_start=False))
            assert made.table.seats[0].name == "Ada Lovelace"

    run(play())
