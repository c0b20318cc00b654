"""Answers for which games are played again: they take the server's one thread, and everybody waits for that.

Of each network one is made at a time, and while somebody else asks too, a network has a tenth of the thread for them.
By network, since players cost nothing."""

import asyncio
import time
from collections.abc import Callable, Coroutine, Generator
from typing import Any, Generic, TypeVar

from paname.server.http.asker import Asker
from paname.server.wire.problems import RefusedError

T = TypeVar("T")
_SHARE = 0.1  # of the thread
_BEFORE_IT_COUNTS = 1.0  # seconds of it that a network may take before that counts
_OTHERS_SECONDS = 2.0  # seconds after which somebody no longer counts as asking
_MOST_WAITING = 100
_MOST_LANES = 10_000


class Lane:
    """Of one network."""

    def __init__(self) -> None:
        self.lock: asyncio.Lock = asyncio.Lock()
        self.users: int = 0
        self._debt = 0.0  # seconds of the thread that were taken
        self._then = 0.0

    def debt(self) -> float:
        now = time.monotonic()
        self._debt = max(0.0, self._debt - (now - self._then) * _SHARE)
        self._then = now
        return self._debt

    def charge(self, seconds: float) -> None:
        self._debt = self.debt() + seconds


class Metered(Generic[T]):
    """Awaits a coroutine, and adds up for how long it keeps the thread: not for how long it waits."""

    def __init__(self, work: Coroutine[Any, Any, T]) -> None:
        self._work = work
        self.seconds: float = 0.0

    def __await__(self) -> Generator[Any, Any, T]:
        thrown: BaseException | None = None
        while True:
            began = time.perf_counter()
            try:
                waited_for = self._work.send(None) if thrown is None else self._work.throw(thrown)
            except StopIteration as end:
                answer: T = end.value
                return answer
            finally:
                self.seconds += time.perf_counter() - began
            thrown = None
            try:
                yield waited_for
            except BaseException as error:
                thrown = error


class LongAnswers:
    def __init__(self) -> None:
        self._lanes: dict[str, Lane] = {}
        self._latest: tuple[Asker, float] | None = None
        self._before: tuple[Asker, float] | None = None  # the latest of anybody else

    def asked(self, asker: Asker) -> None:
        """Anything."""
        if self._latest is not None and self._latest[0] != asker:
            self._before = self._latest
        self._latest = (asker, time.monotonic())

    async def take(self, asker: Asker, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        lane = self._lane(asker.network)
        if lane.users >= _MOST_WAITING:
            raise RefusedError(429, "too-many-requests")
        lane.users += 1
        try:
            async with lane.lock:
                await self._paid(lane, asker)
                metered = Metered(work())
                try:
                    return await metered
                finally:
                    lane.charge(metered.seconds)
        finally:
            lane.users -= 1

    async def _paid(self, lane: Lane, asker: Asker) -> None:
        while lane.debt() > _BEFORE_IT_COUNTS and self._others(asker):
            await asyncio.sleep(0.05)

    def _others(self, asker: Asker) -> bool:
        recent = time.monotonic() - _OTHERS_SECONDS
        return any(one and one[0] != asker and one[1] > recent for one in (self._latest, self._before))

    def _lane(self, network: str) -> Lane:
        if network not in self._lanes:
            if len(self._lanes) >= _MOST_LANES:
                self._lanes = {name: one for name, one in self._lanes.items() if one.users or one.debt()}
            self._lanes[network] = Lane()
        return self._lanes[network]
