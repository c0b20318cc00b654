"""How often and how much somebody may ask. Token buckets, in memory of this process.

A player is limited as such; the network behind which players are (a household, a school, a club) only as a backstop."""

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from paname.server.http.asker import Asker
from paname.server.http.fair_shares import FairShares
from paname.server.ops import metrics
from paname.server.ops.logs import log
from paname.server.settings import Settings
from paname.server.wire.problems import RefusedError

_MOST_ADDRESSES = 20_000
_MOST_HELD = 16 * 2**20  # bytes that the requests of one network may hold until they are answered: 32 large records
_USUAL_SECONDS = 0.002  # of the thread; who asks as often as they may asks for nothing that takes longer


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


class RateLimit:
    """Of each player, and of a network as much as of a whole club."""

    def __init__(self, rate: float, burst: int, club: int) -> None:
        self._each = Bucket(rate, burst)
        self._network = Bucket(rate * club, burst * club)

    def take(self, asker: Asker) -> bool:
        each = asker.network if asker.player is None else asker.player.hex()
        return self._each.take(each) and self._network.take(asker.network)


class Limits:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._requests = RateLimit(settings.rate, settings.burst, settings.club)
        self._creations = RateLimit(settings.create_rate, settings.create_burst, settings.club)
        self.fair_shares: FairShares = FairShares(self._refused, settings.club, settings.rate * _USUAL_SECONDS)
        self._hints: set[str] = set()
        self._asking: Counter[str] = Counter()  # networks
        self._held: Counter[str] = Counter()  # bytes, by networks
        self._sockets: Counter[object] = Counter()
        self._all_sockets = 0
        self._said: dict[str, float] = {}

    def request(self, asker: Asker) -> None:
        if not self._requests.take(asker):
            raise self._refused("too-many-requests")
        self.fair_shares.asked(asker)

    def creating(self, asker: Asker) -> None:
        if not self._creations.take(asker):
            raise self._refused("too-many-new-tables")

    @contextmanager
    def hinting(self, what: str) -> Iterator[None]:
        """One hint at a time, per table for example: others wait for the same workers."""
        if what in self._hints:
            raise self._refused("too-many-requests")
        self._hints.add(what)
        try:
            yield
        finally:
            self._hints.discard(what)

    @contextmanager
    def asking_bots(self, about: str, asker: Asker) -> Iterator[None]:
        """What anybody may ask: one at a time of each who does, and of a network as many as of a whole club."""
        network, each = asker.network, asker.network if asker.player is None else asker.player.hex()
        if self._asking[network] >= self._settings.club:
            raise self._refused("too-many-requests")
        with self.hinting(f"{about} {each}"):
            self._asking[network] += 1
            try:
                yield
            finally:
                self._asking -= Counter([network])

    @contextmanager
    def holding(self, asker: Asker) -> Iterator[Callable[[int], None]]:
        """What somebody sends is in memory from its first byte until it is answered: gives whom to tell of each."""
        network, held = asker.network, 0

        def hold(size: int) -> None:
            nonlocal held
            if self._held[network] + size > _MOST_HELD:
                raise self._refused("too-many-requests")
            held += size
            self._held[network] += size

        try:
            yield hold
        finally:
            self._held -= Counter({network: held})

    def socket_opens(self, asker: Asker) -> bool:
        settings = self._settings
        full = self._all_sockets >= settings.max_sockets
        full = full or self._sockets[asker.network] >= settings.max_sockets_per_address
        if full or (asker.player and self._sockets[asker.player] >= settings.max_sockets_per_player):
            self._refused("too-many-sockets")
            return False
        self._count(asker, 1)
        return True

    def socket_closes(self, asker: Asker) -> None:
        self._count(asker, -1)

    def _count(self, asker: Asker, change: int) -> None:
        self._all_sockets += change
        for one in (asker.network, asker.player):
            self._sockets[one] += change
            if not self._sockets[one]:
                del self._sockets[one]

    def _refused(self, code: str) -> RefusedError:
        """Counted always, logged now and then: who runs the server may want to raise a limit."""
        metrics.limited.labels(code).inc()
        if time.monotonic() - self._said.get(code, -60.0) > 10.0:
            self._said[code] = time.monotonic()
            log.warning("limit reached", extra={"code": code})
        return RefusedError(429, code)
