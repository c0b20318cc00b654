"""Who has taken much of something lately, and who little, among the players of each network."""

import time

_HALF_LIFE = 30.0  # seconds after which half of what somebody took is forgotten
_LITTLE = 0.75  # of what the players of a network took on average
_BEFORE_SHRINKING = 10  # half-lives after which everything is made smaller
_ALL_IS_FORGOTTEN = 100  # half-lives after which nothing is left; a night without a request has a thousand
_MOST_KNOWN = 10_000
_NEXT_TO_NOTHING = 0.001  # seconds


class Use:
    """A player nobody has heard of counts like the average of the network: a new cookie is nobody's advantage."""

    def __init__(self) -> None:
        self._players: dict[str, dict[str, float]] = {}  # what is taken later weighs more, so nothing shrinks
        self._totals: dict[str, float] = {}
        self._count = 0
        self._begun = time.monotonic()

    def take(self, network: str, player: str, seconds: float) -> None:
        half_lives = (time.monotonic() - self._begun) / _HALF_LIFE
        if half_lives > _BEFORE_SHRINKING or self._count >= _MOST_KNOWN:
            self._shrink(half_lives)
            half_lives = 0.0
        weight = 2.0**half_lives
        players = self._players.setdefault(network, {})
        if player not in players:
            players[player] = self._average(network)
            self._totals[network] = self._totals.get(network, 0.0) + players[player]
            self._count += 1
        players[player] += seconds * weight
        self._totals[network] += seconds * weight

    def of(self, network: str, player: str) -> float:
        """To be compared with that of others, at the same moment."""
        known = self._players.get(network, {}).get(player)
        return self._average(network) if known is None else known

    def is_little(self, network: str, player: str) -> bool:
        return self.of(network, player) < _LITTLE * self._average(network)

    def _average(self, network: str) -> float:
        players = self._players.get(network)
        return self._totals[network] / len(players) if players else 0.0

    def _shrink(self, half_lives: float) -> None:
        """Whoever has taken next to nothing is forgotten; if all of them have taken something, everybody is."""
        weight = 2.0 ** min(half_lives, _ALL_IS_FORGOTTEN)
        kept = {
            network: {player: taken / weight for player, taken in players.items() if taken > _NEXT_TO_NOTHING * weight}
            for network, players in self._players.items()
        }
        self._players = {network: players for network, players in kept.items() if players}
        self._count = sum(map(len, self._players.values()))
        if self._count >= _MOST_KNOWN // 2:
            self._players, self._count = {}, 0
        self._totals = {network: sum(players.values()) for network, players in self._players.items()}
        self._begun = time.monotonic()
