"""The gate: a new net takes the place of the best one only if it wins a match against it.

A match ends as soon as the 95 % interval (Wilson) of the share won does not hold an even one, or with GAMES games.
"""

from dataclasses import dataclass, field
from math import log10

from paname.arena.stats.rate import wilson

GAMES = 2000
FEWEST = 200
"""No match is shorter: an interval looked at too often is right too seldom."""
FLAT = 4
"""After so many matches in a row that the new net did not win, play has levelled off."""


@dataclass
class Match:
    number: int
    candidate: str
    won: float = 0.0
    games: int = 0

    def interval(self) -> tuple[float, float]:
        return wilson(self.won, self.games)


@dataclass
class Gate:
    players: int
    games: int = GAMES
    best: str = ""
    match: Match | None = None
    matches: int = 0
    lost_in_a_row: int = 0
    rating: float = 0.0  # Elo of the best net, against the first
    history: list[dict[str, float | str]] = field(default_factory=list)

    def open(self, candidate: str) -> Match:
        self.matches += 1
        self.match = Match(self.matches, candidate)
        return self.match

    def add(self, number: int, won: float, games: int) -> bool | None:
        """Games of a match; whether the candidate has passed, None while that is open."""
        match = self.match
        if match is None or match.number != number:
            return None
        match.won += won
        match.games += games
        low, high = match.interval()
        even = 1 / self.players
        if match.games < min(FEWEST, self.games) or (match.games < self.games and low <= even <= high):
            return None
        self._close(match, low > even)
        return low > even

    def _close(self, match: Match, passed: bool) -> None:
        self.match = None
        self.history.append({"net": match.candidate, "share": match.won / match.games, "games": match.games})
        self.lost_in_a_row = 0 if passed else self.lost_in_a_row + 1
        if passed:
            self.best = match.candidate
            self.rating += gained(match.won / match.games, self.players)

    @property
    def levelled_off(self) -> bool:
        return self.lost_in_a_row >= FLAT


def gained(share: float, players: int) -> float:
    """Elo of a share of games won against others that are all alike."""
    share = min(max(share, 0.01), 0.99)
    return 400 * log10(share * (players - 1) / (1 - share))
