"""Boxes of owners: checked, stored, played with, carried by records."""

import asyncio
import threading
import time
from collections.abc import Callable
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import Connection

from paname import Box, BoxError, Game, load_box
from paname.server.client import ApiError, Client
from paname.server.settings import Settings
from paname.server.storage import queries
from paname.server.storage.queries import load_box_file
from paname.server.storage.rows import TableRow
from paname.server.tables import boxes
from paname.server.tables.services import Services
from paname.server.wire import messages as m
from tests.rules.box_files import FILE
from tests.server.cluster import Cluster
from tests.server.conftest import SQLITE_FIRST, Running, free, run, until
from tests.server.games import at_random, play_on
from tests.server.test_lobby import code

OWNERS = (Path(__file__).parents[1] / "rules" / "owners_box.toml").read_text("utf-8")
BASE = FILE.read_text("utf-8")


def variant(number: int) -> str:
    """One of many boxes."""
    return BASE.replace("francs = 3\n", f"francs = {number}\n")


def two_people(box: str | None = None) -> m.CreateTable:
    return m.CreateTable([m.SeatRequest("human"), m.SeatRequest("human")], random_start=False, box=box)


def test_a_box_is_checked_without_being_stored(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada:
            found = await ada.check_box(OWNERS)
            assert (found.ok, found.name, found.errors) == (True, "Odette's box", [])
            assert found.components is not None
            assert found.components["landmarks"][3]["prestige_vp"] == {"silver": 9, "bronze": 2}
            assert found.components["provenance"]["landmarks[3].prestige_vp.silver"] == "owner"
            assert ("end_tiles.tiles[7]", "tile-gives-nothing") in [(one.key, one.code) for one in found.warnings]
            with pytest.raises(ApiError) as error:
                await ada.box(found.sha256 or "")
            assert code(error) == (404, "no-such-box")
            faulty = await ada.check_box(BASE.replace("reserve_keys = 2", "reserve_keys = -2"))
            assert (faulty.ok, faulty.components, faulty.sha256) == (False, None, None)
            expected = {"least": 0, "most": 99, "found": "-2"}
            message = "must be from 0 to 99, not -2"
            assert faulty.errors == [m.BoxFault(10, "players.reserve_keys", "out-of-range", expected, message)]
            assert (await ada.check_box(BASE)).warnings == []
            far = await ada.check_box(BASE.replace("francs = 3", "francs = 30", 1))
            assert [(one.key, one.code) for one in far.warnings] == [("file", "unlearned")]

    run(play())


def test_a_file_that_takes_long_keeps_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    def slow(_content: bytes, _name: str) -> Box:
        time.sleep(0.4)
        return load_box()

    async def play() -> None:
        monkeypatch.setattr(boxes, "parse_box", slow)
        checking = asyncio.create_task(boxes.check(m.BoxFile(BASE)))
        began, turns = time.monotonic(), 0
        while not checking.done() and time.monotonic() - began < 5:
            await asyncio.sleep(0.01)
            turns += 1
        assert (await checking).ok
        assert turns > 5
        monkeypatch.setattr(boxes, "SECONDS", 0.1)
        assert [fault.code for fault in (await boxes.check(m.BoxFile(BASE))).errors] == ["too-slow"]

    run(play())


def test_a_faulty_box_is_refused_before_the_database_is_touched(tmp_path: Path) -> None:
    faulty = tmp_path / "mine.toml"
    faulty.write_text(BASE.replace("reserve_keys = 2", "reserve_keys = -2"))
    with pytest.raises(BoxError, match=r"mine\.toml, line 10, players\.reserve_keys: must be from 0 to 99"):
        Services(Settings(database=str(tmp_path / "paname.sqlite"), components=str(faulty)))
    assert not (tmp_path / "paname.sqlite").exists()


def test_a_faulty_box_is_refused_with_its_line(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada:
            with pytest.raises(ApiError) as error:
                await ada.store_box(BASE.replace("reserve_keys = 2", "reserve_keys = -2"))
            assert code(error) == (422, "faulty-box")
            args = error.value.problem.args
            assert (args["line"], args["key"], args["fault"]) == (10, "players.reserve_keys", "out-of-range")
            for toml in ("", "\x00", "a = " + "[" * 30_000, "é" * 60_000, "x" * 70_000):
                with pytest.raises(ApiError) as error:
                    await ada.store_box(toml)
                assert error.value.status in (400, 413, 422)
            as_json = {"content-type": "application/json"}
            for half in (rb'{"toml": "\ud800"}', rb'{"toml": "name = \"\ud800\""}'):
                assert (await ada.http.post("/api/boxes", content=half, headers=as_json)).status_code in (400, 422)

    run(play())


@pytest.mark.parametrize("database", SQLITE_FIRST, indirect=True)
def test_a_table_with_a_box_from_beginning_to_end(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada, Client(server.url) as anybody:
            stored = await ada.store_box(OWNERS)
            assert stored == await anybody.store_box(OWNERS)
            assert (await anybody.box(stored.sha256)).toml == OWNERS
            made = await ada.create(two_people(stored.sha256))
            assert (made.table.box, made.table.components) == ("Odette's box", stored.sha256)
            await play_on(ada, made.table.id, at_random(4))
            record = await anybody.record(made.table.id)
            assert record["components"] == {"name": "Odette's box", "sha256": stored.sha256, "toml": OWNERS}
            assert Game.from_record(record).over
            again = await ada.rematch(made.table.id, 0)
            assert (again.table.box, again.table.components) == ("Odette's box", stored.sha256)
            usual = await ada.create(two_people())
            assert (usual.table.box, usual.table.components) == ("", load_box().sha256)

    run(play())


def test_a_record_brings_its_box(server: Running) -> None:
    async def play() -> None:
        game = Game.new(seed=5, components=Path(__file__).parents[1] / "rules" / "owners_box.toml")
        choose = at_random(5)
        while not game.over:
            game.play(choose(game.legal()) or "")
        async with Client(server.url) as ada:
            imported = await ada.import_record(game.record())
            assert imported.table.box == "Odette's box"
            assert (await ada.record(imported.table.id))["components"] == game.record()["components"]
            assert (await ada.replay(imported.table.id)).steps
            damaged = game.record()
            damaged["components"]["toml"] += "\n"
            with pytest.raises(ApiError) as error:
                await ada.import_record(damaged)
            assert error.value.problem.args["where"] == "components.sha256"

    run(play())


def test_bots_play_with_any_box(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada:
            stored = await ada.store_box(OWNERS)
            seats = [m.SeatRequest("human"), m.SeatRequest("bot", level=2)]
            made = await ada.create(m.CreateTable(seats, random_start=False, pace="instant", box=stored.sha256))
            table = made.table.id
            await ada.act(table, 0, 0, "draw 1")
            await ada.act(table, 0, 1, "place arc")
            assert (await ada.hint(table, 0, 3)).action
            await ada.act(table, 0, 2, "done")
            state = await until(lambda: ada.state(table, 0), lambda state: state.table.active == 0)
            assert state.table.seats[1].trouble == 0

    run(play())


def test_no_more_boxes_than_there_is_room_for(start: Callable[..., Running]) -> None:
    server = start(max_boxes=2, max_boxes_in_all=3)

    async def play() -> None:
        async with Client(server.url) as ada, Client(server.url) as bea:
            first = await ada.store_box(variant(11))
            await ada.create(two_people(first.sha256))
            second = await ada.store_box(variant(12))
            third = await ada.store_box(variant(13))  # makes the second go: no table uses it
            assert (await ada.box(third.sha256)).toml == variant(13)
            with pytest.raises(ApiError) as error:
                await ada.create(two_people(second.sha256))
            assert code(error) == (404, "no-such-box")
            await ada.create(two_people(third.sha256))
            with pytest.raises(ApiError) as error:
                await ada.store_box(variant(14))
            assert code(error) == (429, "too-many-boxes")
            await ada.store_box(variant(11))  # known already
            fourth = await bea.store_box(variant(15))
            await bea.create(two_people(fourth.sha256))
            with pytest.raises(ApiError) as error:
                await bea.store_box(variant(16))
            assert code(error) == (429, "too-many-boxes")

    run(play())


def test_a_box_is_not_forgotten_while_a_table_is_made_with_it(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PostgreSQL has many writers: a new box would take the place of one that no table uses yet."""
    url = cluster.create()
    server = Running(free(database=url, max_boxes=1))
    making, insert_table = threading.Event(), queries.insert_table

    def slow(connection: Connection, row: TableRow) -> None:
        making.set()
        with psycopg.connect(url, autocommit=True) as admin:  # until the other has forgotten it, or waits for this one
            waiting = "select exists (select from pg_locks where not granted)"
            while load_box_file(connection, row.components) and admin.execute(waiting).fetchall() == [(False,)]:
                pass
        insert_table(connection, row)

    async def play() -> None:
        async with Client(server.url) as ada:
            first = await ada.store_box(variant(5))
            monkeypatch.setattr(queries, "insert_table", lambda connection, row, _: slow(connection, row))
            table = asyncio.create_task(ada.create(two_people(first.sha256)))
            assert await asyncio.to_thread(making.wait, 60)
            with pytest.raises(ApiError) as error:
                await ada.store_box(variant(6))
            assert code(error) == (429, "too-many-boxes")
            assert (await table).table.status == "running"

    try:
        run(play())
    finally:
        server.stop()
        cluster.drop(url)


def test_a_box_must_be_there(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada:
            with pytest.raises(ApiError) as error:
                await ada.create(two_people("0" * 64))
            assert code(error) == (404, "no-such-box")
            with pytest.raises(ApiError) as error:
                await ada.create(two_people("../etc/passwd"))
            assert error.value.status == 400

    run(play())
