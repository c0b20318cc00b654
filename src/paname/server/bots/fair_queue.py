"""Whose bot thinks next: owners take turns, and nobody has all the workers."""

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairQueue:
    def __init__(self, workers: int) -> None:
        self._free = workers
        self._most = max(1, workers - 1)  # of one owner
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}  # whoever was served last stands last
        self._busy: Counter[str] = Counter()

    @asynccontextmanager
    async def turn(self, owner: str) -> AsyncIterator[None]:
        ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(ready)
        self._serve()
        try:
            await ready
            yield
        finally:
            self._end(owner, ready)

    def _end(self, owner: str, ready: "asyncio.Future[None]") -> None:
        if ready.done() and not ready.cancelled():
            self._count(owner, -1)
        self._serve()

    def _count(self, owner: str, change: int) -> None:
        self._free -= change
        self._busy[owner] += change
        if not self._busy[owner]:
            del self._busy[owner]

    def _serve(self) -> None:
        while self._free and (owner := self._next()) is not None:
            waiting = self._waiting.pop(owner)
            ready = waiting.popleft()
            if waiting:
                self._waiting[owner] = waiting
            if not ready.done():  # else nobody waits for it any more
                ready.set_result(None)
                self._count(owner, 1)

    def _next(self) -> str | None:
        may = [one for one in self._waiting if self._busy[one] < self._most]
        return min(may, key=lambda one: self._busy[one], default=None)
