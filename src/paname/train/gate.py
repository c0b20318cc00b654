"""The gate: a new net takes the place of the best one only if it wins a match against it.

A match ends as soon as the 95% interval (Wilson) of the share won does not hold an even one, or with GAMES games.
"""

from dataclasses import dataclass, field
from math import log10

from paname.arena.stats.rate import wilson

GAMES = 2000
FEWEST = 200
"""No match is shorter: an interval looked at too often is right too seldom."""
FLAT = 8
"""After so many matches in a row that the new net did not win, play has leveled off."""


@dataclass
class ContestScore:
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
    contest: ContestScore | None = None
    contests: int = 0
    lost_in_a_row: int = 0
    rating: float = 0.0  # Elo of the best net, against the first
    history: list[dict[str, float | str]] = field(default_factory=list)

    def open(self, candidate: str) -> ContestScore:
        self.contests += 1
        self.contest = ContestScore(self.contests, candidate)
        return self.contest

    def add(self, number: int, won: float, games: int) -> bool | None:
        """Games of a match; whether the candidate has passed, None while that is open."""
        contest = self.contest
        if contest is None or contest.number != number:
            return None
        contest.won += won
        contest.games += games
        low, high = contest.interval()
        even = 1 / self.players
        if contest.games < min(FEWEST, self.games) or (contest.games < self.games and low <= even <= high):
            return None
        self._close(contest, low > even)
        return low > even

    def _close(self, contest: ContestScore, passed: bool) -> None:
        self.contest = None
        self.history.append({"net": contest.candidate, "share": contest.won / contest.games, "games": contest.games})
        self.lost_in_a_row = 0 if passed else self.lost_in_a_row + 1
        if passed:
            self.best = contest.candidate
            self.rating += gained(contest.won / contest.games, self.players)

    @property
    def levelled_off(self) -> bool:
        return self.lost_in_a_row >= FLAT


def gained(share: float, players: int) -> float:
    """Elo of a share of games won against others that are all alike."""
    share = min(max(share, 0.01), 0.99)
    return 400 * log10(share * (players - 1) / (1 - share))
