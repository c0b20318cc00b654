"""How often and how much one address may ask. Token buckets, in memory of this process."""

import time
from collections.abc import Iterator
from contextlib import contextmanager

from paname.server.settings import Settings
from paname.server.wire.problems import RefusedError

_MOST_ADDRESSES = 20_000


class Bucket:
    """`rate` per second on average, `burst` at once."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = float(burst)
        self._left: dict[str, tuple[float, float]] = {}

    def take(self, address: str) -> bool:
        now = time.monotonic()
        left, then = self._left.get(address, (self._burst, now))
        left = min(self._burst, left + (now - then) * self._rate)
        if left < 1.0:
            self._left[address] = (left, now)
            return False
        if address not in self._left and len(self._left) >= _MOST_ADDRESSES:
            self._forget(now)
        self._left[address] = (left - 1.0, now)
        return True

    def _forget(self, now: float) -> None:
        """Full buckets, which say nothing; if there are none, the older half of all."""
        full = [one for one, (left, then) in self._left.items() if left + (now - then) * self._rate >= self._burst]
        for address in full or list(self._left)[: _MOST_ADDRESSES // 2]:
            del self._left[address]


class Limits:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._requests = Bucket(settings.rate, settings.burst)
        self._creations = Bucket(settings.create_rate, settings.create_burst)
        self._hints: set[str] = set()
        self._sockets: dict[str, int] = {}
        self._all_sockets = 0

    def request(self, address: str) -> None:
        if not self._requests.take(address):
            raise RefusedError(429, "too-many-requests")

    def creating(self, address: str) -> None:
        if not self._creations.take(address):
            raise RefusedError(429, "too-many-new-tables")

    @contextmanager
    def hinting(self, table: str) -> Iterator[None]:
        """One hint at a time per table: others wait for the same workers."""
        if table in self._hints:
            raise RefusedError(429, "too-many-requests")
        self._hints.add(table)
        try:
            yield
        finally:
            self._hints.discard(table)

    def socket_opens(self, address: str) -> bool:
        here = self._sockets.get(address, 0)
        if self._all_sockets >= self._settings.max_sockets or here >= self._settings.max_sockets_per_address:
            return False
        self._sockets[address] = here + 1
        self._all_sockets += 1
        return True

    def socket_closes(self, address: str) -> None:
        self._all_sockets -= 1
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]
