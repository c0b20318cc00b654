"""Whose bot thinks next: owners take turns, tables at which somebody waits come first, nobody has all the workers."""

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from msgspec import Struct


class Claim(Struct, frozen=True):
    """For whom a bot thinks: the network or the player that a table belongs to."""

    owner: str = ""
    attended: bool = True  # a person plays or watches


class FairQueue:
    def __init__(self, workers: int) -> None:
        self._free = workers
        self._most = max(1, workers - 1)  # of one owner, and of all tables at which nobody waits
        self._waiting: dict[Claim, deque[asyncio.Future[None]]] = {}  # whoever was served last stands last
        self._busy: Counter[str] = Counter()
        self._unattended = 0

    @asynccontextmanager
    async def turn(self, claim: Claim) -> AsyncIterator[None]:
        ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(claim, deque()).append(ready)
        self._serve()
        try:
            await ready
            yield
        finally:
            self._end(claim, ready)

    def _end(self, claim: Claim, ready: "asyncio.Future[None]") -> None:
        if ready.done() and not ready.cancelled():
            self._count(claim, -1)
        self._serve()

    def _count(self, claim: Claim, change: int) -> None:
        self._free -= change
        self._busy[claim.owner] += change
        self._unattended += 0 if claim.attended else change

    def _serve(self) -> None:
        while self._free and (claim := self._next()) is not None:
            waiting = self._waiting.pop(claim)
            ready = waiting.popleft()
            if waiting:
                self._waiting[claim] = waiting
            if not ready.done():  # else nobody waits for it any more
                ready.set_result(None)
                self._count(claim, 1)

    def _next(self) -> Claim | None:
        may = [one for one in self._waiting if self._busy[one.owner] < self._most]
        may = [one for one in may if one.attended or self._unattended < self._most]
        return min(may, key=lambda one: (not one.attended, self._busy[one.owner]), default=None)
