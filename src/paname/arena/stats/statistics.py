"""What the games say about the bots: win rates with their uncertainty, points, lengths, times."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from math import sqrt
from typing import get_args

from paname.arena.plan import Plan, challengers
from paname.arena.played import Played, winners
from paname.types import Source

SOURCES: tuple[str, ...] = get_args(Source)
Z95 = 1.959964


@dataclass
class Rate:
    """A share of games, with Wilson's 95 % interval. Shared victories count in part."""

    won: float = 0.0
    of: int = 0

    def add(self, won: float) -> None:
        self.won += won
        self.of += 1

    @property
    def share(self) -> float | None:
        return self.won / self.of if self.of else None

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.won, self.of)


def wilson(won: float, of: int) -> tuple[float, float]:
    if not of:
        return 0.0, 1.0
    share, z2 = won / of, Z95 * Z95
    middle = (share + z2 / (2 * of)) / (1 + z2 / of)
    half = Z95 / (1 + z2 / of) * sqrt(share * (1 - share) / of + z2 / (4 * of * of))
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass
class Series:
    """Numbers of which we need all: mean, spread, quantiles, histograms."""

    values: list[float] = field(default_factory=list)

    def add(self, value: float) -> None:
        self.values.append(value)

    @property
    def mean(self) -> float | None:
        return sum(self.values) / len(self.values) if self.values else None

    @property
    def sd(self) -> float | None:
        mean, n = self.mean, len(self.values)
        return sqrt(sum((value - mean) ** 2 for value in self.values) / (n - 1)) if mean is not None and n > 1 else None

    def quantile(self, share: float) -> float | None:
        ordered = sorted(self.values)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else None


@dataclass
class BotStatistics:
    bot: str
    games: int = 0  # it sat at the table
    wins: Rate = field(default_factory=Rate)  # of the games that measure its strength, see plan.challengers
    seat_wins: Rate = field(default_factory=Rate)  # of all its seats
    vp: Series = field(default_factory=Series)
    margin: Series = field(default_factory=Series)  # own VP less the best other seat's
    rank: Series = field(default_factory=Series)
    sources: dict[str, float] = field(default_factory=lambda: dict.fromkeys(SOURCES, 0.0))  # mean VP per game
    by_seat: dict[int, Rate] = field(default_factory=lambda: defaultdict(Rate))
    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    turns: int = 0
    failures: int = 0

    @property
    def strength(self) -> Rate:
        """What the reports call win rate; a bot that never sat anywhere as a challenger is measured by its seats."""
        return self.wins if self.wins.of else self.seat_wins

    @property
    def seconds_per_decision(self) -> float | None:
        return self.seconds / self.decisions if self.decisions else None

    @property
    def seconds_per_turn(self) -> float | None:
        return self.seconds / self.turns if self.turns else None


@dataclass
class Statistics:
    plan: Plan
    games: list[Played]  # finished properly, in the order of the plan
    failed: list[Played]
    bots: dict[str, BotStatistics]
    seats: list[Rate]  # victories by seat
    ahead: dict[tuple[str, str], Rate]  # how often the first finishes before the second at one table
    line_ups: list[dict[str, Rate]]  # by line-up and bot: victories of any of its seats
    rounds: Series
    actions: Series


def gather(plan: Plan, played: Iterable[Played]) -> Statistics:
    ordered = sorted(played, key=lambda game: game["match"])
    found = Statistics(
        plan=plan,
        games=[game for game in ordered if not game["failure"]],
        failed=[game for game in ordered if game["failure"]],
        bots={bot: BotStatistics(bot) for bot in plan.bots},
        seats=[Rate() for _ in range(plan.rules.options.players)],
        ahead=defaultdict(Rate),
        line_ups=[{bot: Rate() for bot in dict.fromkeys(line_up)} for line_up in plan.line_ups],
        rounds=Series(),
        actions=Series(),
    )
    for game in found.failed:
        failure = game["failure"]
        if failure and failure["seat"] is not None:
            found.bots[game["seats"][failure["seat"]]].failures += 1
    for game in found.games:
        _count(found, game)
    for bot in found.bots.values():
        bot.sources = {source: total / max(1, len(bot.vp.values)) for source, total in bot.sources.items()}
    return found


def _count(found: Statistics, game: Played) -> None:
    won = winners(game)
    found.rounds.add(game["rounds"])
    found.actions.add(game["actions"])
    line_up = found.plan.line_ups[game["line_up"]]
    for name in dict.fromkeys(game["seats"]):
        found.bots[name].games += 1
        total = sum(won.get(seat, 0.0) for seat, bot in enumerate(game["seats"]) if bot == name)
        found.line_ups[game["line_up"]][name].add(total)
    for seat, name in enumerate(game["seats"]):
        share = won.get(seat, 0.0)
        found.seats[seat].add(share)
        bot = found.bots[name]
        bot.seat_wins.add(share)
        bot.by_seat[seat].add(share)
        if name in challengers(line_up):
            bot.wins.add(share)
        bot.vp.add(game["vp"][seat])
        bot.margin.add(game["vp"][seat] - max(vp for other, vp in enumerate(game["vp"]) if other != seat))
        bot.rank.add(game["ranks"][seat])
        for source, vp in game["sources"][seat].items():
            bot.sources[source] += vp
        bot.decisions += game["decisions"][seat]
        bot.seconds += game["seconds"][seat]
        bot.slowest = max(bot.slowest, game["slowest"][seat])
        bot.turns += game["rounds"]
    for first, second, outcome in duels(game):
        found.ahead[first, second].add(outcome)
        found.ahead[second, first].add(1 - outcome)


def duels(game: Played) -> list[tuple[str, str, float]]:
    """Every pair of different bots at a table: 1 when the first finished ahead, ½ for a shared rank, else 0."""
    seats, ranks = game["seats"], game["ranks"]
    return [
        (seats[a], seats[b], 0.5 if ranks[a] == ranks[b] else float(ranks[a] < ranks[b]))
        for a in range(len(seats))
        for b in range(a + 1, len(seats))
        if seats[a] != seats[b]
    ]
