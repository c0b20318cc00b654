"""Who has taken much of something lately, and who little, among the players of each network."""

import math
import time
from collections import OrderedDict

_HALF_LIFE = 30.0  # seconds after which half of what somebody took is forgotten
_LITTLE = 0.75  # of what the players of a network took on average
_NEXT_TO_NOTHING = 1e-6  # seconds: who took no more counts like somebody nobody has heard of
_MOST_KNOWN = 10_000


class _Taken:
    """By one player, or by the `players` of a network together."""

    __slots__ = ("_seconds", "_then", "players")

    def __init__(self, seconds: float, now: float, players: int = 1) -> None:
        self._seconds = seconds
        self._then = now
        self.players = players

    def lately(self, now: float) -> float:
        return self._seconds * math.exp2((self._then - now) / _HALF_LIFE)

    def add(self, seconds: float, now: float) -> None:
        self._seconds, self._then = max(0.0, self.lately(now) + seconds), now


class Use:
    """A player nobody has heard of counts like the average of the network: a new cookie is nobody's advantage."""

    def __init__(self) -> None:
        self._players: OrderedDict[tuple[str, str], _Taken] = OrderedDict()  # first: who was not looked at for longest
        self._networks: dict[str, _Taken] = {}

    def take(self, network: str, player: str, seconds: float) -> None:
        now = time.monotonic()
        taken = self._players.get((network, player)) or self._get_to_know(network, player, now)
        for one in (taken, self._networks[network]):
            one.add(seconds, now)
        for _ in range(min(2, len(self._players))):  # not all at once: everybody would wait for that
            self._look_at_the_first(now)

    def of(self, network: str, player: str, now: float) -> float:
        """To be compared with that of others, at the same moment."""
        known = self._players.get((network, player))
        return self._average(network, now) if known is None else known.lately(now)

    def is_little(self, network: str, player: str) -> bool:
        now = time.monotonic()
        return self.of(network, player, now) < _LITTLE * self._average(network, now)

    def _average(self, network: str, now: float) -> float:
        total = self._networks.get(network)
        return total.lately(now) / total.players if total else 0.0

    def _get_to_know(self, network: str, player: str, now: float) -> _Taken:
        taken = self._players[network, player] = _Taken(self._average(network, now), now)
        total = self._networks.setdefault(network, _Taken(0.0, now, players=0))
        total.add(taken.lately(now), now)
        total.players += 1
        return taken

    def _look_at_the_first(self, now: float) -> None:
        """Whoever has taken next to nothing is forgotten; so is the first of too many."""
        (network, player), taken = next(iter(self._players.items()))
        lately, total = taken.lately(now), self._networks[network]
        if lately > _NEXT_TO_NOTHING and len(self._players) <= _MOST_KNOWN:
            self._players.move_to_end((network, player))
            return
        del self._players[network, player]
        total.add(-lately, now)
        total.players -= 1
        if not total.players:
            del self._networks[network]
