"""The gate: a new net takes the place of the best one only if a match shows that it is better.

The match is a sequential test (Wald's): is the new net BETTER Elo stronger, or not at all? It ends as soon as one of
the two is CLEAR times as likely as the other, or undecided with GAMES games. However often one looks, a net that is no
better passes in at most one match of CLEAR. What all passed matches add up to is still too high: the lucky ones
passed. So each best net also plays a match of a fixed length against the net that it all began with.
"""

from dataclasses import dataclass, field
from math import log, log10

from paname.arena.stats.rate import wilson

GAMES = 2000
BETTER = 30.0
CLEAR = 20.0
EVIDENCE = log(CLEAR)
REFERENCE = 400
"""Games against the net that it all began with."""
FLAT = 5
"""So many matches in a row that no new net won: play may have leveled off."""


@dataclass
class ContestScore:
    number: int
    candidate: str
    against: str
    players: int
    reference: bool = False  # it only measures
    won: float = 0.0
    games: int = 0

    def interval(self) -> tuple[float, float]:
        return wilson(self.won, self.games)

    def evidence(self) -> float:
        """How much likelier BETTER Elo are than none, as a logarithm."""
        even, better = 1 / self.players, share_of(BETTER, self.players)
        return self.won * log(better / even) + (self.games - self.won) * log((1 - better) / (1 - even))

    @property
    def passed(self) -> bool:
        return not self.reference and self.evidence() >= EVIDENCE

    def over(self, most: int) -> bool:
        if self.reference:
            return self.games >= min(REFERENCE, most)
        return self.games >= most or abs(self.evidence()) >= EVIDENCE


@dataclass
class Gate:
    players: int
    games: int = GAMES
    first: str = ""  # the net that it all began with
    best: str = ""
    contest: ContestScore | None = None
    contests: int = 0
    rating: float = 0.0  # Elo of the best net, added up over the matches that were won
    history: list[dict[str, float | str]] = field(default_factory=list)
    references: list[dict[str, float | str]] = field(default_factory=list)

    def open(self, newest: str) -> ContestScore | None:
        """The next match, if there is one to play: first the best net is measured, then the newest is tried."""
        measured = self.references[-1]["net"] if self.references else self.first
        tried = self.history[-1]["net"] if self.history else self.best
        if measured != self.best:
            return self._open(self.best, self.first, reference=True)
        return self._open(newest, self.best) if newest not in (tried, self.best) else None

    def _open(self, candidate: str, against: str, reference: bool = False) -> ContestScore:
        self.contests += 1
        self.contest = ContestScore(self.contests, candidate, against, self.players, reference)
        return self.contest

    def add(self, number: int, won: float, games: int) -> ContestScore | None:
        """Games of a match; the match, if that was its end."""
        contest = self.contest
        if contest is None or contest.number != number:
            return None
        contest.won += won
        contest.games += games
        if not contest.over(self.games):
            return None
        self.contest = None
        share = contest.won / contest.games
        result: dict[str, float | str] = {"net": contest.candidate, "share": share, "games": contest.games}
        if contest.reference:
            self.references.append(result)
            return contest
        self.history.append({**result, "passed": contest.passed})
        if contest.passed:
            self.best = contest.candidate
            self.rating += gained(share, self.players)
        return contest

    @property
    def lost_many(self) -> bool:
        return len(self.history) >= FLAT and not any(match["passed"] for match in self.history[-FLAT:])


def gained(share: float, players: int) -> float:
    """Elo of a share of games won against others that are all alike."""
    share = min(max(share, 0.01), 0.99)
    return 400 * log10(share * (players - 1) / (1 - share))


def share_of(elo: float, players: int) -> float:
    """The share of games that so much more Elo wins against others that are all alike."""
    odds = 10 ** (elo / 400) / (players - 1)
    return odds / (1 + odds)
