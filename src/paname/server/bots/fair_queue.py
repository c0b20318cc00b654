"""Whose turn is next: networks take turns, and of each, by turns, the player who took least lately and the one who has
waited longest, so that nobody waits for ever. None of either has all the workers.

Players come first, since a network may be a whole club; networks are there because players cost nothing."""

import asyncio
import time
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from paname.server.ops.use import Use

_Waiting = deque["asyncio.Future[None]"]


class FairQueue:
    def __init__(self, workers: int, use: Use) -> None:
        self._use = use
        self._free = workers
        self._most = max(1, workers - 1)  # of one network
        self._waiting: dict[str, dict[str, _Waiting]] = {}  # whoever was served last stands last
        self._least_was_served: set[str] = set()  # of these networks, whoever stands first is next
        self._busy: Counter[tuple[str, ...]] = Counter()  # of networks, and of players in them

    @asynccontextmanager
    async def turn(self, network: str, player: str) -> AsyncIterator[None]:
        ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(network, {}).setdefault(player, deque()).append(ready)
        self._serve()
        try:
            await ready
            yield
        finally:
            if ready.done() and not ready.cancelled():
                self._count(network, player, -1)
            self._serve()

    def _count(self, network: str, player: str, change: int) -> None:
        self._free -= change
        for one in ((network,), (network, player)):
            self._busy[one] += change
            if not self._busy[one]:
                del self._busy[one]

    def _serve(self) -> None:
        while self._free and (found := self._next()) is not None:
            network, player = found
            ready = self._taken(network, player)
            if not ready.done():  # else nobody waits for it any more
                ready.set_result(None)
                self._count(network, player, 1)

    def _next(self) -> tuple[str, str] | None:
        may = [one for one in self._waiting if self._busy[one,] < self._most]
        if not may:
            return None
        network = min(may, key=lambda one: self._busy[one,])
        by_use, now = network not in self._least_was_served, time.monotonic()

        def rank(player: str) -> tuple[int, float]:
            return self._busy[network, player], self._use.of(network, player, now) if by_use else 0.0

        return network, min(self._waiting[network], key=rank)

    def _taken(self, network: str, player: str) -> "asyncio.Future[None]":
        """The one of them that waits longest; both go to the end of their queues."""
        players = self._waiting.pop(network)
        waiting = players.pop(player)
        ready = waiting.popleft()
        if waiting:
            players[player] = waiting
        self._least_was_served ^= {network}
        if players:
            self._waiting[network] = players
        else:
            self._least_was_served.discard(network)
        return ready
