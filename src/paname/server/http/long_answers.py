"""Answers for which games are played again or boards drawn: they take the server's one thread, and everybody waits for
that.

Of each player one is made at a time, and of each network one. While somebody else asks too, a player has a tenth of the
thread for them, and a network a fifth, since players cost nothing."""

import asyncio
import time
from collections.abc import Callable, Coroutine, Generator
from contextlib import AsyncExitStack
from typing import Any, Generic, TypeVar

from paname.server.http.asker import Asker
from paname.server.wire.problems import RefusedError

T = TypeVar("T")
_OF_PLAYER = 0.1  # of the thread
_OF_NETWORK = 0.2
_BEFORE_IT_COUNTS = 1.0  # seconds of it that somebody may take before that counts
_OTHERS_SECONDS = 2.0  # seconds after which somebody no longer counts as asking
_MOST_WAITING = 100
_MOST_LANES = 10_000


class Lane:
    """Of one player, or of one network."""

    def __init__(self, share: float) -> None:
        self.lock: asyncio.Lock = asyncio.Lock()
        self.users: int = 0
        self._share = share
        self._debt = 0.0  # seconds of the thread that were taken
        self._then = 0.0

    def debt(self) -> float:
        now = time.monotonic()
        self._debt = max(0.0, self._debt - (now - self._then) * self._share)
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
        self._lanes: dict[Asker | str, Lane] = {}
        self._latest: tuple[Asker, float] | None = None
        self._before: tuple[Asker, float] | None = None  # the latest of anybody else

    def asked(self, asker: Asker) -> None:
        """Anything."""
        if self._latest is not None and self._latest[0] != asker:
            self._before = self._latest
        self._latest = (asker, time.monotonic())

    async def take(self, asker: Asker, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        lanes = self._lanes_of(asker)
        if any(lane.users >= _MOST_WAITING for lane in lanes):
            raise RefusedError(429, "too-many-requests")
        for lane in lanes:
            lane.users += 1
        try:
            async with AsyncExitStack() as turns:
                for lane in lanes:
                    await turns.enter_async_context(lane.lock)
                    await self._paid(lane, asker)
                metered = Metered(work())
                try:
                    return await metered
                finally:
                    self._charge(asker, metered.seconds)
        finally:
            for lane in lanes:
                lane.users -= 1

    async def beside(self, asker: Asker, work: Callable[[], T]) -> T:
        """What an answer does in another thread: that one takes the interpreter from everybody all the same."""

        def metered() -> tuple[T, float]:
            began = time.thread_time()
            return work(), time.thread_time() - began

        answer, seconds = await asyncio.to_thread(metered)
        self._charge(asker, seconds)
        return answer

    def _charge(self, asker: Asker, seconds: float) -> None:
        for lane in self._lanes_of(asker):
            lane.charge(seconds)

    async def _paid(self, lane: Lane, asker: Asker) -> None:
        while lane.debt() > _BEFORE_IT_COUNTS and self._others(asker):
            await asyncio.sleep(0.05)

    def _others(self, asker: Asker) -> bool:
        recent = time.monotonic() - _OTHERS_SECONDS
        return any(one and one[0] != asker and one[1] > recent for one in (self._latest, self._before))

    def _lanes_of(self, asker: Asker) -> list[Lane]:
        """The player's first: who waits for a debt of their own keeps nobody else of the network waiting."""
        return [self._lane(asker, _OF_PLAYER), self._lane(asker.network, _OF_NETWORK)]

    def _lane(self, whose: Asker | str, share: float) -> Lane:
        if whose not in self._lanes:
            if len(self._lanes) >= _MOST_LANES:
                self._lanes = {name: one for name, one in self._lanes.items() if one.users or one.debt()}
            self._lanes[whose] = Lane(share)
        return self._lanes[whose]
