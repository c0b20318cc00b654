"""Fair to everybody: bots in turn, limits per player, identities only as issued."""

import asyncio
import gc
import os
import random
import threading
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import Connection, text
from websockets.asyncio.client import connect

from paname import Game
from paname.bots.supervisor import Supervisor, Worker
from paname.server.bots.fair_queue import FairQueue
from paname.server.bots.workers import Bots, Claim, Crew, Decision
from paname.server.client import Client
from paname.server.http import previews, routes
from paname.server.http.asker import Asker
from paname.server.http.fair_shares import FairShares, Lane
from paname.server.http.handlers import Call
from paname.server.http.limits import Limits
from paname.server.http.routes import decoded
from paname.server.identity import Principal, digest, secret_of
from paname.server.ops import metrics
from paname.server.ops.use import Use
from paname.server.push.streams import Streams
from paname.server.settings import Settings
from paname.server.storage import queries
from paname.server.tables.services import Owner
from paname.server.wire import messages as m
from paname.server.wire.endpoints import ENDPOINTS
from paname.server.wire.problems import RefusedError
from tests.server.conftest import SQLITE_FIRST, Running, free, run
from tests.server.games import hot_seat
from tests.server.test_push import update


class Work:
    """Bots that think until they are told to stop, in the order they begin."""

    def __init__(self, workers: int) -> None:
        self._use = Use()
        self._turns = FairQueue(workers, self._use)
        self._begun: list[tuple[str, asyncio.Event]] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def want(self, name: str, owner: str, network: str = "") -> "asyncio.Task[None]":
        async def think() -> None:
            async with self._turns.turn(network or owner, owner):
                self._begun.append((name, stop := asyncio.Event()))
                began = time.monotonic()
                await stop.wait()
                self._use.take(network or owner, owner, time.monotonic() - began)

        self._tasks.append(asyncio.create_task(think()))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        return self._tasks[-1]

    async def finish(self) -> str:
        """The oldest one that thinks."""
        name, stop = self._begun.pop(0)
        stop.set()
        for _ in range(5):
            await asyncio.sleep(0)
        return name

    @property
    def thinking(self) -> list[str]:
        return [name for name, _ in self._begun]


def test_a_stranger_with_many_tables_waits_for_himself() -> None:
    async def play() -> None:
        work = Work(2)
        for number in range(25):
            await work.want(f"stranger {number}", "stranger")
        assert work.thinking == ["stranger 0"], "one worker is left to the others"
        await work.want("ada", "ada")
        assert work.thinking == ["stranger 0", "ada"]
        await work.want("ada again", "ada")
        await work.want("blaise", "blaise")
        assert [await work.finish() for _ in range(4)] == ["stranger 0", "ada", "stranger 1", "ada again"]

    run(play())


def test_players_of_one_network_take_turns() -> None:
    async def play() -> None:
        work = Work(3)
        for number in range(9):
            await work.want(f"stranger {number}", "stranger", "club")
        assert work.thinking == ["stranger 0", "stranger 1"], "one worker is left to other networks"
        await work.want("ada", "ada", "club")
        await work.want("blaise", "blaise", "club")
        await work.want("cleo", "cleo", "home")
        assert work.thinking == ["stranger 0", "stranger 1", "cleo"]
        assert [await work.finish() for _ in range(6)] == [
            "stranger 0", "stranger 1", "cleo", "ada", "stranger 2", "blaise",
        ]  # fmt: skip

    run(play())


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time: it stands still until somebody adds to it."""
    now = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    return now


def test_of_one_network_whoever_took_least_is_next(now: list[float]) -> None:
    """Many cookies that bots think for all the while, and one player for whom they do so now and then."""

    async def play() -> None:
        work = Work(1)

        async def finish() -> str:
            now[0] += 0.1
            return await work.finish()

        await work.want("ada", "ada", "club")
        await finish()
        for _ in range(3):
            for number in range(25):
                await work.want(f"cookie {number}", f"cookie {number}", "club")
        for _ in range(30):
            await finish()
        await work.want("ada", "ada", "club")
        await work.want("newcomer", "newcomer", "club")
        assert [await finish() for _ in range(2)][1] == "ada", "after the one that thinks"
        assert "newcomer" not in [await finish() for _ in range(15)], "a new cookie is nobody's advantage"

    run(play())


def test_whoever_took_most_is_served_too(now: list[float]) -> None:
    """Many cookies that take little, all the while, at the address of somebody who has taken much."""

    async def play() -> None:
        work = Work(1)
        await work.want("ada", "ada", "club")
        now[0] += 5.0
        assert await work.finish() == "ada"
        cookies = [f"cookie {number}" for number in range(25)]
        for one in cookies:
            await work.want(one, one, "club")
        await work.want("ada", "ada", "club")
        served = list[str]()
        while "ada" not in served:
            assert len(served) <= 2 * len(cookies) + 2, "every second turn goes to whoever has waited longest"
            served.append(await work.finish())
            await work.want(served[-1], served[-1], "club")

    run(play())


def test_a_night_in_which_nobody_asks(now: list[float]) -> None:
    use = Use()
    use.take("club", "ada", 5.0)
    use.take("club", "bob", 0.1)
    now[0] += 24 * 3600.0
    use.take("club", "bob", 0.1)
    ada, bob = (use.of("club", player, now[0]) for player in ("ada", "bob"))
    assert ada == bob, "what ada took is forgotten: she counts like the others"


def test_whoever_has_many_bots_is_patient_with_all_but_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """At whichever address: a club has one. And whatever one address invents has an end."""
    game = Game.new(players=2, seed=1)
    view, legal = game.view(0, "open"), game.seat(0).legal_texts()
    asked: list[str] = []

    async def play() -> None:
        bots, done = Bots(2, 60.0), asyncio.Event()

        async def ask(crew: Crew, _question: object, owner: Owner, _limit: float) -> object:
            asked.append(f"{owner.player} {'hurries' if crew is bots.crew else 'waits'}")
            await done.wait()
            return {"actions": legal, "why": None}

        def think(player: str, network: str = "club", attended: bool = True) -> "asyncio.Task[list[str]]":
            claim = Claim(Owner(player, network), attended)
            return asyncio.create_task(bots.decide(Decision("greedy", view, legal, claim=claim)))

        monkeypatch.setattr(Crew, "ask", ask)
        tasks = [think("stranger") for _ in range(6)]
        tasks += [think("ada"), think("ada", attended=False), think("blaise")]
        tasks += [think("cleo"), think("emil"), think("dora", "home")]
        await asyncio.sleep(0)
        assert asked == [
            "stranger hurries", *["stranger waits"] * 5, "ada hurries", "ada waits", "blaise hurries",
            "cleo hurries", "emil waits", "dora hurries",
        ]  # fmt: skip
        done.set()
        await asyncio.gather(*tasks)
        await think("stranger")
        assert asked[-1] == "stranger hurries"
        await bots.close()

    run(play())


def test_tables_that_nobody_watches_have_a_nicer_crew() -> None:
    """They never keep a worker from somebody who waits, and get the time that is left."""
    game = Game.new(players=2, seed=1)
    view, legal = game.view(0, "open"), game.seat(0).legal_texts()

    async def niceness(bots: Bots, attended: bool) -> int:
        asked = Decision("greedy", view, legal, claim=Claim(Owner("ada", "home"), attended))
        assert (await bots.decide(asked))[0] in legal
        crew = bots.crew if attended else bots.patient_crew
        (worker,) = crew.workers.workers
        return os.getpriority(os.PRIO_PROCESS, worker.process.pid)

    async def play() -> None:
        bots = Bots(1, 60.0)
        try:
            mine = os.getpriority(os.PRIO_PROCESS, 0)
            assert mine < await niceness(bots, True) < await niceness(bots, False)
        finally:
            await bots.close()

    run(play())


def test_that_a_worker_is_started_is_on_nobodys_account(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever came first would seem to have taken more than others in minutes."""
    game = Game.new(players=2, seed=1)
    asked = Decision("greedy", game.view(0, "open"), game.seat(0).legal_texts(), claim=Claim(Owner("ada", "home")))
    start, clock, gone_by = Supervisor._start, time.monotonic, [0.0]

    def slowly(workers: Supervisor) -> Worker:
        gone_by[0] += 20.0
        return start(workers)

    async def play() -> None:
        bots = Bots(1, 60.0)
        try:
            await bots.decide(asked)
            assert 0.0 < bots._use.of("home", "ada", time.monotonic()) < 10.0
        finally:
            await bots.close()

    monkeypatch.setattr(time, "monotonic", lambda: clock() + gone_by[0])
    monkeypatch.setattr(Supervisor, "_start", slowly)
    run(play())


def test_nobody_waits_until_many_are_forgotten(fair_shares: FairShares) -> None:
    """Cookies without end, each of which asks for something once."""
    asked = [Asker(f"network {n % 7}", n.to_bytes(2, "big")) for n in range(24_000)]
    took = list[float]()

    async def nothing() -> None:
        pass

    async def play() -> None:
        for one in asked:
            began = time.thread_time()
            await fair_shares.take_command(one, nothing)
            took.append(time.thread_time() - began)

    gc.disable()
    try:
        run(play())
    finally:
        gc.enable()
    assert max(took) < 0.005
    assert len(fair_shares._lanes) <= 1_010
    assert len(fair_shares._use._players) <= 10_001


def test_who_no_longer_waits_takes_no_turn() -> None:
    async def play() -> None:
        work = Work(1)
        await work.want("ada", "ada")
        gone = await work.want("blaise", "blaise")
        await work.want("cleo", "cleo")
        gone.cancel()
        await work.finish()
        assert work.thinking == ["cleo"]
        await work.finish()
        await work.want("dora", "dora")
        assert work.thinking == ["dora"]

    run(play())


@pytest.fixture
def sqlite(tmp_path: Path) -> Iterator[Running]:
    server = Running(free(database=str(tmp_path / "test.sqlite")))
    yield server
    server.stop()


def test_one_household_has_one_network() -> None:
    from paname.server.http.connections import network

    limits = Limits(Settings(rate=0.001, burst=3))
    for host in range(3):
        limits.request(Asker(network(f"2001:db8::{host}"), None))
    with pytest.raises(RefusedError):
        limits.request(Asker(network("2001:db8::77"), None))
    limits.request(Asker(network("2001:db8:0:1::77"), None))


def test_a_club_behind_one_address_plays(tmp_path: Path) -> None:
    """A hundred people, a table for each two, with the limits as they are."""
    server = Running(Settings(database=str(tmp_path / "club.sqlite"), port=0, bot_workers=1))

    async def sit(host: Client, guest: Client) -> None:
        seats = [m.SeatRequest("human"), m.SeatRequest("open")]
        table = (await host.create(m.CreateTable(seats, random_start=False))).table.id
        await guest.join(table)
        await host.start(table)
        for seat, one in enumerate((host, guest)):
            assert await (await one.socket(table, seat)).next() is not None
        for seq, action in enumerate(("draw 1", "place arc", "done")):
            await host.act(table, 0, seq, action)

    async def play() -> None:
        people = [Client(server.url) for _ in range(100)]
        await asyncio.gather(*(one.meta() for one in people))
        await asyncio.gather(*(sit(*people[first : first + 2]) for first in range(0, 100, 2)))
        await asyncio.gather(*(one.close() for one in people))

    try:
        run(play())
    finally:
        server.stop()


def test_a_club_that_comes_for_the_first_time(tmp_path: Path) -> None:
    """A hundred people behind one address open the page and press Play: what the page asks for, in its order."""
    server = Running(Settings(database=str(tmp_path / "club.sqlite"), port=0, bot_workers=1))
    new = {"seats": [{"kind": "human"}, {"kind": "human"}], "listed": False}

    async def visit() -> list[int]:
        async with httpx.AsyncClient(base_url=server.url) as browser:
            await browser.get("/")
            asked = [await browser.get(path) for path in ("/api/my", "/api/components", "/api/examples")]
            made = await browser.post("/api/tables", json=new)
            return [*(one.status_code for one in asked), made.status_code]

    async def play() -> None:
        assert await asyncio.gather(*(visit() for _ in range(100))) == [[200, 200, 200, 201]] * 100

    try:
        run(play())
    finally:
        server.stop()


def test_only_issued_cookies_are_somebody(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url, "chosen") as ada, Client(server.url, "chosen") as blaise:
            table = await hot_seat(ada)
            assert (await ada.table(table)).seats[0].yours
            assert not (await blaise.table(table)).seats[0].yours
            assert ada.http.cookies.get("paname", domain="") == "chosen"
            issued = [one.value for one in ada.http.cookies.jar if one.value != "chosen"]
            assert len(issued) == 1
            assert server.services.seal.player(issued[0] or "")
            assert not server.services.seal.player(f"chosen.{(issued[0] or '').partition('.')[2]}")

    run(play())


def test_an_unissued_cookie_is_nobody_anywhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is asked, as a request, a stream or a socket."""
    seen: dict[str, bytes | None] = {}

    async def nothing(*_: object) -> bytes:
        return b""

    def answering(name: str) -> Callable[[Call], Awaitable[None]]:
        async def answer(call: Call) -> None:
            seen[name] = call.who.player
            raise RefusedError(400, "malformed-request")

        return answer

    async def subscribe(_streams: object, table: str, _seat: object, _since: object, who: Principal) -> None:
        seen[table] = who.player
        raise RefusedError(404, "no-such-table")

    monkeypatch.setattr(routes, "_sent", nothing)
    monkeypatch.setattr(routes, "_understood", lambda *_: None)
    monkeypatch.setattr(routes, "HANDLERS", {one.name: answering(one.name) for one in ENDPOINTS})
    monkeypatch.setattr(Streams, "_subscribe", subscribe)
    server = Running(free(database=str(tmp_path / "test.sqlite")))
    issued = server.services.seal.sealed("of-ours")
    everything = {one.name for one in ENDPOINTS} | {"socketaaaa", "eventsaaaa"}

    async def ask_all(cookie: str) -> set[bytes | None]:
        seen.clear()
        headers = {"cookie": f"paname={cookie}"}
        async with httpx.AsyncClient(base_url=server.url) as http:
            for one in ENDPOINTS:
                await http.request(one.method, one.path.format(id="abcdefghij", sha256="0" * 64), headers=headers)
            await http.get("/api/tables/eventsaaaa/events", headers=headers)
        async with connect(f"ws{server.url[4:]}/api/tables/socketaaaa/socket", additional_headers=headers) as socket:
            await socket.recv()
        assert set(seen) == everything
        return set(seen.values())

    try:
        assert run(ask_all(issued)) == {digest("of-ours")}
        for cookie in ("chosen", "chosen." + issued.partition(".")[2], ".", "of-ours.", f"{issued}x"):
            assert digest(cookie.partition(".")[0]) not in run(ask_all(cookie))
    finally:
        server.stop()


def test_seats_of_older_cookies_are_kept(start: Callable[..., Running]) -> None:
    """From before cookies were sealed."""
    server, old = start(), "Q2lWLgw0Yz_3rJ0bqE9kzO1XfTqkA6mV"

    async def play() -> None:
        async with Client(server.url) as ada:
            table = await hot_seat(ada)

        def move(connection: Connection) -> None:
            connection.execute(text('update seats set player = :p where "table" = :t'), {"p": digest(old), "t": table})

        await server.on_loop(server.services.database.write(move))
        async with httpx.AsyncClient(base_url=server.url) as http:
            mine = {"cookie": f"paname={old}"}
            command = {"client": "a", "seq": 0, "seat": 0, "command": {"type": "act", "action": "draw 1"}}
            assert (await http.post(f"/api/tables/{table}/commands", json=command, headers=mine)).status_code == 200
            issued = (await http.get("/api/meta", headers=mine)).cookies["paname"]
            assert issued.startswith(old + ".")
            tables = (await http.get("/api/my", headers={"cookie": f"paname={issued}"})).json()["tables"]
            assert [one["table"]["id"] for one in tables] == [table]

    run(play())


# --- long and brief answers ---


class Clock:
    """It moves only while somebody waits, and by what `takes` says; those who are `asking` ask all the while."""

    def __init__(self, shares: FairShares) -> None:
        self.now: float = 100.0
        self.asking: list[Asker] = []
        self._shares = shares
        self._give_way = asyncio.sleep

    async def takes(self, seconds: float) -> None:
        self.now += seconds
        await self._give_way(0)

    async def sleep(self, seconds: float) -> None:
        for one in self.asking:
            self._shares.asked(one)
        await self.takes(seconds)


@pytest.fixture
def fair_shares() -> FairShares:
    return FairShares(partial(RefusedError, 429), club=20)


@pytest.fixture
def clock(fair_shares: FairShares, monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock(fair_shares)
    monkeypatch.setattr(time, "thread_time", lambda: clock.now)
    monkeypatch.setattr(time, "monotonic", lambda: clock.now)
    monkeypatch.setattr(asyncio, "sleep", clock.sleep)
    return clock


def test_long_answers_of_a_network_are_made_one_at_a_time(fair_shares: FairShares) -> None:
    running, most = list[str](), Counter[str]()

    async def answer(network: str) -> None:
        running.append(network)
        most[network] = max(most[network], running.count(network))
        most["all"] = max(most["all"], len(running))
        await asyncio.sleep(0.01)
        running.remove(network)

    async def ask() -> None:
        asked = [Asker(where, bytes([n])) for where in ("here", "there") for n in range(5)]
        await asyncio.gather(*(fair_shares.take_long(one, partial(answer, one.network)) for one in asked))

    run(ask())
    assert most == {"here": 1, "there": 1, "all": 2}


def test_a_queue_of_long_answers_has_an_end_that_is_counted() -> None:
    limits = Limits(Settings())
    refused = metrics.limited.labels("too-many-requests")
    before = refused._value.get()

    async def ask() -> None:
        done = asyncio.Event()
        players = [Asker("club", bytes([n])) for n in range(150)]
        club = [asyncio.create_task(limits.fair_shares.take_long(one, done.wait)) for one in players]
        greedy = [asyncio.create_task(limits.fair_shares.take_long(players[0], done.wait)) for _ in range(60)]
        await asyncio.sleep(0.1)
        assert not any(one.done() for one in club), "a club of a hundred, and more, may wait"
        assert sum(one.done() for one in greedy) == refused._value.get() - before == 11
        done.set()
        await asyncio.gather(*club, *greedy, return_exceptions=True)

    run(ask())


def test_whoever_asks_for_many_long_answers_waits_while_others_ask(fair_shares: FairShares, clock: Clock) -> None:
    """By the time for which they keep the thread, however much they wait in between."""
    stranger, ada = Asker("there", b"s"), Asker("here", b"a")

    async def replay() -> None:
        await clock.takes(0.25)
        await clock.takes(0.25)

    async def ask(count: int) -> float:
        began = clock.now
        for _ in range(count):
            fair_shares.asked(stranger)
            await fair_shares.take_long(stranger, replay)
        return clock.now - began

    assert asyncio.run(ask(40)) == pytest.approx(20.0), "nobody else is there"
    clock.asking = [ada]
    fair_shares.asked(ada)
    assert asyncio.run(ask(40)) > 150.0, "a tenth of the time"


def test_nobody_waits_for_what_another_of_the_network_owes(fair_shares: FairShares, clock: Clock) -> None:
    clock.asking = stranger, ada = [Asker("club", b"s"), Asker("club", b"a")]

    async def replay() -> None:
        await clock.takes(0.5)

    async def ask() -> None:
        asked = [asyncio.create_task(fair_shares.take_long(stranger, replay)) for _ in range(40)]
        while clock.now < 130.0:
            await clock.sleep(0.05)
        began = clock.now
        await fair_shares.take_long(ada, replay)
        assert clock.now - began < 2.0
        assert sum(one.done() for one in asked) < 20
        for one in asked:
            one.cancel()

    asyncio.run(ask())


def test_a_drawn_board_is_charged(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is drawn in another thread, but that one has the same interpreter."""
    charged: list[float] = []

    def draw(*_: object) -> bytes:
        end = time.thread_time() + 1.0
        while time.thread_time() < end:
            pass
        return b"a board"

    async def play() -> None:
        async with Client(server.url) as ada:
            board = f"/api/tables/{await hot_seat(ada)}/board.png"
            for _ in range(2):
                assert (await ada.http.get(board)).content == b"a board"

    monkeypatch.setattr(previews, "_png", draw)
    monkeypatch.setattr(Lane, "charge", lambda _lane, seconds: charged.append(seconds))
    run(play())
    assert sum(seconds >= 1.0 for seconds in charged) == 2, "once, to the player and to the network"


def test_brief_answers_are_made_together_until_they_take_too_much(fair_shares: FairShares, clock: Clock) -> None:
    running, most = [0], [0]
    clock.asking = stranger, ada = [Asker("there", b"s"), Asker("here", b"a")]

    async def answer() -> None:
        running[0] += 1
        most[0] = max(most[0], running[0])
        await clock.takes(0.0)
        clock.now += 0.1
        fair_shares.asked(ada)
        running[0] -= 1

    async def ask(count: int) -> float:
        began = clock.now
        await asyncio.gather(*(fair_shares.take_brief(stranger, answer) for _ in range(count)))
        return clock.now - began

    assert asyncio.run(ask(5)) < 1.0
    assert most == [5]
    asyncio.run(clock.sleep(0.0))
    assert asyncio.run(ask(200)) > 150.0, "a tenth of the time"
    assert most[0] < 110, "no more than might be paid for"


def test_a_stranger_who_opens_sockets_for_ever_waits(fair_shares: FairShares, clock: Clock) -> None:
    stranger, ada = Asker("there", None), Asker("here", b"a")
    clock.asking = [ada]
    fair_shares.asked(ada)
    opened = [0]

    async def nothing() -> None:
        opened[0] += 1

    async def open_all() -> None:
        while clock.now < 120.0:
            await fair_shares.take_socket(stranger, nothing)
            await clock.takes(0.005)  # the handshake, and as much as may be said at once

    asyncio.run(open_all())
    assert opened[0] * 0.005 < 0.15 * 120.0, "of the time"


def test_a_stranger_who_loads_the_page_for_ever_waits(fair_shares: FairShares, clock: Clock) -> None:
    stranger, ada = Asker("there", None), Asker("here", b"a")
    clock.asking = [ada]
    fair_shares.asked(ada)
    loaded = [0]

    async def page() -> None:
        fair_shares.asked(ada)
        clock.now += 0.0003
        loaded[0] += 1

    async def load() -> None:
        while clock.now < 120.0:
            await fair_shares.take_file(stranger, page)
            await clock.takes(0.0002)  # to write it, and to read that it is asked for again

    async def all_of_them() -> None:
        await asyncio.gather(*(load() for _ in range(30)))

    asyncio.run(all_of_them())
    assert loaded[0] * 0.0005 < 0.6 * 20.0, "of the time"


def test_a_club_loads_the_page_at_once(fair_shares: FairShares, clock: Clock) -> None:
    """A hundred people, none of whom has a cookie; then all that the client stores."""
    newcomer = Asker("club", None)
    clock.asking = [Asker("elsewhere", b"e")]

    async def file() -> None:
        clock.now += 0.0003

    async def load(whose: list[Asker], files: int) -> float:
        began = clock.now
        await asyncio.gather(*(fair_shares.take_file(one, file) for one in whose for _ in range(files)))
        return clock.now - began

    assert asyncio.run(load([newcomer] * 100, 30)) < 3.0
    assert asyncio.run(load([Asker("club", bytes([n])) for n in range(100)], 185)) < 20.0


@pytest.mark.parametrize("database", SQLITE_FIRST, indirect=True)
def test_what_the_database_does_for_an_answer_is_charged(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a thread of its own."""
    charged: list[float] = []

    def listed(*_: object) -> list[object]:
        end = time.thread_time() + 0.5
        while time.thread_time() < end:
            pass
        return []

    async def play() -> None:
        async with Client(server.url) as ada:
            await ada.meta()
            monkeypatch.setattr(queries, "listed", listed)
            monkeypatch.setattr(Lane, "charge", lambda _lane, seconds: charged.append(seconds))
            await ada.list_tables()
            assert sum(seconds >= 0.9 for seconds in charged) == 2, "to the player and to the network"

    run(play())


def dear(decoder: object, sent: bytes) -> object:
    """What takes half a second to be understood, and is not."""
    if b"dear" in sent:
        end = time.thread_time() + 0.5
        while time.thread_time() < end:
            pass
    return decoded(decoder, sent)  # type: ignore[arg-type]


def test_what_is_refused_is_charged(sqlite: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    charged: list[float] = []
    monkeypatch.setattr(routes, "decoded", dear)
    monkeypatch.setattr(Lane, "charge", lambda _lane, seconds: charged.append(seconds))
    with httpx.Client(base_url=sqlite.url) as http:
        for path in ("/api/tables/abcdefghij/commands", "/api/boxes/check", "/api/tables"):
            charged.clear()
            assert http.post(path, json={"dear": 1}).status_code == 400
            assert sum(seconds >= 0.4 for seconds in charged) == 2, "to the player and to the network"


def test_only_numbers_are_looked_at_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    twice: list[str] = []

    def again(number: str) -> float:
        twice.append(number)
        return float(number)

    monkeypatch.setattr(routes, "_any_numbers", msgspec.json.Decoder(float_hook=again))
    with pytest.raises(msgspec.ValidationError, match="toml"):
        decoded(msgspec.json.Decoder(m.BoxFile), b'{"toml":0,"x":[1.0,2.0]}')
    assert not twice


def test_whoever_sends_dear_commands_for_ever_waits(fair_shares: FairShares, clock: Clock) -> None:
    """Though each of them has many cookies; at the same address nobody stands behind all they have sent."""
    strangers, ada = [Asker("there", bytes([n])) for n in range(20)], Asker("there", b"ada")
    clock.asking = [Asker("here", b"e")]
    fair_shares.asked(clock.asking[0])
    spent = [0.0]

    async def chain() -> None:
        fair_shares.asked(clock.asking[0])
        clock.now += 0.02
        spent[0] += 0.02

    async def command() -> None:
        clock.now += 0.0014

    async def flood(stranger: Asker) -> None:
        while clock.now < 160.0:
            await fair_shares.take_command(stranger, chain)
            await clock.takes(0.0)

    async def play() -> None:
        flooding = [asyncio.create_task(flood(one)) for one in strangers * 5]
        while clock.now < 160.0:
            began = clock.now
            await fair_shares.take_command(ada, command)
            assert clock.now - began < 1.5
            await clock.takes(0.5)
        for one in flooding:
            one.cancel()

    asyncio.run(play())
    assert spent[0] < 0.6 * 60.0, "half of the time"


async def waited(shares: FairShares, who: Asker, clock: Clock) -> float:
    async def nothing() -> None:
        pass

    began = clock.now
    await shares.take_command(who, nothing)
    return clock.now - began


def test_a_machine_that_stood_still_is_on_nobodys_account(fair_shares: FairShares, clock: Clock) -> None:
    """For an hour, while a command was carried out."""
    ada, eve = (Asker("there", player) for player in (b"ada", b"eve"))
    clock.asking = [Asker("here", b"e")]

    async def slow() -> None:
        clock.now += 3600.0

    async def play() -> None:
        await fair_shares.take_command(ada, slow)
        fair_shares.asked(clock.asking[0])
        for who in (ada, eve):
            assert await waited(fair_shares, who, clock) < 11.0

    asyncio.run(play())


def test_whoever_had_the_server_alone_soon_goes_on_when_others_come(fair_shares: FairShares, clock: Clock) -> None:
    ada = Asker("there", b"ada")

    async def command() -> None:
        clock.now += 0.01

    async def play() -> None:
        for _ in range(60_000):
            fair_shares.asked(ada)
            await fair_shares.take_command(ada, command)
        clock.asking = [Asker("here", b"e")]
        fair_shares.asked(clock.asking[0])
        assert await waited(fair_shares, ada, clock) < 11.0

    asyncio.run(play())


def test_what_a_bot_does_is_charged_to_whoever_made_its_table(sqlite: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    charged: list[Asker] = []
    take = FairShares._take

    async def noted(shares: FairShares, asker: Asker, kind: Any, work: Any, around: float) -> object:
        if kind == "bot":
            charged.append(asker)
        return await take(shares, asker, kind, work, around)

    async def play() -> None:
        async with Client(sqlite.url) as ada:
            seats = [m.SeatRequest("human"), m.SeatRequest("bot", 1)]
            table = (await ada.create(m.CreateTable(seats, random_start=False, pace="instant"))).table.id
            page = await ada.socket(table, 0)
            for seq, action in enumerate(("draw 1", "place arc", "done")):
                await ada.act(table, 0, seq, action)
            heard = await update(page)
            while not (heard.seq > 3 and heard.legal):
                heard = await update(page)
            assert ada.cookie is not None
            assert charged == [Asker("127.0.0.1", digest(secret_of(ada.cookie)))] * (heard.seq - 3)

    monkeypatch.setattr(FairShares, "_take", noted)
    run(play())


def test_whoever_plays_as_often_as_they_may_never_waits(fair_shares: FairShares, clock: Clock) -> None:
    ada = Asker("there", b"ada")
    clock.asking = [Asker("here", b"e")]

    async def command() -> None:
        clock.now += 0.0018

    async def play() -> None:
        for _ in range(3000):
            began = clock.now
            fair_shares.asked(clock.asking[0])
            await fair_shares.take_command(ada, command)
            assert clock.now - began < 0.0019
            clock.now += 0.02 - 0.0018

    asyncio.run(play())


WEBSOCKET = {
    "connection": "Upgrade",
    "upgrade": "websocket",
    "sec-websocket-version": "13",
    "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
}


@pytest.mark.parametrize(
    ("path", "headers"),
    [
        ("/nope", {}),
        ("/api/tables/abcdefghij/socket", {"origin": "http://elsewhere.example"}),
        ("/", {"host": "elsewhere"}),
    ],
)
def test_a_handshake_is_counted_and_paid_for(
    path: str, headers: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is asked for, and from wherever."""
    charged, asked = list[float](), list[Asker]()
    server = Running(free(database=str(tmp_path / "test.sqlite")))
    monkeypatch.setattr(Limits, "request", lambda _limits, asker: asked.append(asker))
    monkeypatch.setattr(Lane, "charge", lambda _lane, seconds: charged.append(seconds))
    try:
        assert httpx.get(server.url + path, headers=WEBSOCKET | headers).status_code == 403
    finally:
        server.stop()
    assert len(asked) == 1
    assert sum(charged) >= 2 * 0.004, "by the player and by the network"


@pytest.mark.parametrize("database", SQLITE_FIRST, indirect=True)
def test_who_owes_waits_with_everything_but_commands(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    paid = threading.Event()

    async def unpaid(shares: FairShares, lane: Lane, _asker: Asker) -> None:
        ours = [one for (kind, *_), one in shares._lanes.items() if kind == "command"]
        while lane not in ours and not paid.is_set():
            await asyncio.sleep(0.02)

    async def play() -> None:
        async with Client(server.url) as ada:
            table = await hot_seat(ada)
            page = await ada.socket(table, 0)
            assert await page.next() is not None
            monkeypatch.setattr(FairShares, "_paid", unpaid)
            paths = [f"/table/{table}", "/", "/sw.js", "/api/tables", "/api/my", "/api/components"]
            paths += [f"/api/tables/{table}{rest}" for rest in ("", "/welcome", "/state?log=30")]
            asked = [asyncio.create_task(ada.http.get(path)) for path in paths]
            foreign = {"origin": "http://elsewhere.example"}
            asked.append(asyncio.create_task(ada.http.post("/api/tables", headers=foreign)))  # refused, in time
            opened = asyncio.create_task(ada.socket(table, 0))
            await page.send(m.Watch(1))
            for seq, action in enumerate(("draw 1", "place arc", "done")):
                assert (await ada.act(table, 0, seq, action)).seq == seq + 1
            heard = [await update(page) for _ in range(4)]
            assert [one.seq for one in heard] == [0, 1, 2, 3], "but no view of the other seat"
            assert (await ada.http.get("/healthz")).status_code == 200, "from this machine"
            assert not any(one.done() for one in (*asked, opened)), "not even a handshake"
            paid.set()
            assert await (await opened).next() is not None
            assert (await update(page)).kind == "resync"
            assert {(await one).status_code for one in asked} <= {200, 403, 404, 503}  # the client may not be built

    run(play())


def test_replays_wait_and_who_plays_does_not(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    paid = threading.Event()

    async def unpaid(shares: FairShares, lane: Lane, _asker: Asker) -> None:
        long = [one for (kind, *_), one in shares._lanes.items() if kind == "long"]
        while lane in long and not paid.is_set():
            await asyncio.sleep(0.02)

    game = Game.new(players=2, seed=1)
    chance = random.Random(1)
    while not game.over:
        game.play(chance.choice(game.legal()))

    async def play() -> None:
        async with Client(server.url) as ada:
            finished, table = (await ada.import_record(game.record())).table.id, await hot_seat(ada)
            monkeypatch.setattr(FairShares, "_paid", unpaid)
            paths = [f"/tables/{finished}/{what}" for what in ("replay", "finale", "log", "board.png", "state?log=500")]
            asked = [asyncio.create_task(ada.http.get(f"/api{path}")) for path in paths]
            assert (await ada.act(table, 0, 0, "draw 1")).seq == 1
            await asyncio.sleep(1.0)
            assert not any(one.done() for one in asked)
            paid.set()
            assert [(await one).status_code for one in asked] == [200] * len(paths)

    run(play())
