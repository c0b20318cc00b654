"""A real server on a real socket for every test, on SQLite always and on PostgreSQL where one is at hand."""

import asyncio
import os
import socket
import threading
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest
from httpx._config import DEFAULT_TIMEOUT_CONFIG

from paname.server.bots import workers
from paname.server.runner import Runner, listening
from paname.server.settings import Settings
from paname.server.tables.services import Shuffle, shuffle
from tests.server.cluster import Cluster, binaries

T = TypeVar("T")

DEFAULT_TIMEOUT_CONFIG.read = 60  # five seconds are a person's patience: a busy machine may take longer


def run(work: Coroutine[Any, Any, T], seconds: float = 300.0) -> T:
    return asyncio.run(asyncio.wait_for(work, seconds))


async def until(ask: Callable[[], Awaitable[T]], good: Callable[[T], bool], seconds: float = 240.0) -> T:
    """Asks again and again for an answer that is good, and returns it."""
    async with asyncio.timeout(seconds):
        while not good(answer := await ask()):
            await asyncio.sleep(0.05)
    return answer


def held(monkeypatch: pytest.MonkeyPatch, owner: object, method: str) -> threading.Event:
    """What the method is asked from now on waits until the event is set."""
    asked, may_go_on = getattr(owner, method), threading.Event()

    async def waiting(*args: Any) -> Any:
        while not may_go_on.is_set():
            await asyncio.sleep(0.01)
        return await asked(*args)

    monkeypatch.setattr(owner, method, waiting)
    return may_go_on


class LoopKeeper(Runner):
    """Says when it has started, and on which loop it runs."""

    def __init__(self, settings: Settings, new_game: Shuffle) -> None:
        super().__init__(settings, new_game)
        self.ready = threading.Event()
        self.loop: asyncio.AbstractEventLoop

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self.loop = asyncio.get_running_loop()
        await super().startup(sockets)
        self.ready.set()


class Running:
    """A server in a thread of this process."""

    def __init__(self, settings: Settings, new_game: Shuffle = shuffle) -> None:
        self.settings = settings
        listener = listening(settings)
        self.url = f"http://127.0.0.1:{listener.getsockname()[1]}"
        self._uvicorn = LoopKeeper(settings, new_game)
        self.services = self._uvicorn.app.services
        self.bots = self._uvicorn.app.bots
        self._thread = threading.Thread(target=self._uvicorn.run, kwargs={"sockets": [listener]}, daemon=True)
        self._thread.start()
        assert self._uvicorn.ready.wait(60), "the server did not start"

    async def on_loop(self, work: Coroutine[Any, Any, T]) -> T:
        """Runs something of the server's on the server's own loop."""
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, self._uvicorn.loop))

    def stop(self) -> None:
        self._uvicorn.should_exit = True
        self._thread.join(timeout=60)
        assert not self._thread.is_alive(), "the server did not stop"


def free(**changed: Any) -> Settings:
    """Settings without limits that tests would run into."""
    values: dict[str, Any] = {
        "rate": 1e6,
        "burst": 10**6,
        "create_rate": 1e6,
        "create_burst": 10**6,
        "max_tables": 10**6,
        "max_sockets_per_address": 10**6,
        "max_sockets_per_player": 10**6,
        "bot_workers": 1,
        "port": 0,
    }
    return Settings(**(values | changed))


@pytest.fixture(autouse=True)
def bots_are_hardly_nice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Beside what else keeps the machine busy they would get no time at all."""
    for number, name in enumerate(("_NICENESS", "_PATIENT"), 1):
        monkeypatch.setattr(workers, name, number)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    folder = binaries()
    if folder is None:
        if os.environ.get("CI"):
            pytest.fail("PostgreSQL is not installed: apt-get install postgresql")
        pytest.skip("PostgreSQL is not installed")
    made = Cluster(folder)
    yield made
    made.remove()


SQLITE_FIRST = ["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)]
"""Where the kind of database hardly matters: `@pytest.mark.parametrize("database", SQLITE_FIRST, indirect=True)`."""


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database."""
    if request.param == "sqlite":
        yield str(tmp_path / "test.sqlite")
        return
    made: Cluster = request.getfixturevalue("cluster")
    url = made.create()
    yield url
    made.drop(url)


@pytest.fixture
def start(database: str) -> Iterator[Callable[..., Running]]:
    """Starts servers on the test's database; `start(queue=5)` changes settings, `new_game=` the shuffle."""
    running: list[Running] = []

    def begin(new_game: Shuffle = shuffle, **changed: Any) -> Running:
        running.append(Running(free(database=database, **changed), new_game))
        return running[-1]

    yield begin
    for one in running:
        one.stop()


@pytest.fixture
def server(start: Callable[..., Running]) -> Running:
    return start()
