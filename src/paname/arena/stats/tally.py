"""What the games say about the bots: win rates with their uncertainty, points, lengths, times."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import get_args

from paname.arena.outcome import Outcome, winners
from paname.arena.plan import Plan, challengers
from paname.arena.stats.rate import Rate
from paname.types import Source

SOURCES: tuple[str, ...] = get_args(Source)


@dataclass
class BotTally:
    bot: str
    games: int = 0  # it sat at the table
    wins: Rate = field(default_factory=Rate)  # of the games that measure its strength, see plan.challengers
    seat_wins: Rate = field(default_factory=Rate)  # of all its seats
    vp: list[float] = field(default_factory=list)
    margin: list[float] = field(default_factory=list)  # own VP less the best other seat's
    rank: list[float] = field(default_factory=list)
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
class Tally:
    """Victories count every game that somebody lost, if only by failing; points and times only the finished ones.

    >>> from paname.arena import Plan, round_robin
    >>> tally(Plan(round_robin(["greedy", "random"], players=2), games=2, seed=1), []).bots["greedy"].games
    0
    """

    plan: Plan
    games: list[Outcome]  # finished properly, in the order of the plan
    failed: list[Outcome]
    ranked: list[Outcome]  # all that have a loser, in the order of the plan
    bots: dict[str, BotTally]
    seats: list[Rate]  # victories by seat
    ahead: dict[tuple[str, str], Rate]  # how often the first finishes before the second at one table
    line_ups: list[dict[str, Rate]]  # by line-up and bot: victories of any of its seats
    rounds: list[float] = field(default_factory=list)
    actions: list[float] = field(default_factory=list)


def tally(plan: Plan, outcomes: Iterable[Outcome]) -> Tally:
    """What the games that were played of a plan say.

    >>> from paname.arena import Plan, play, round_robin
    >>> plan = Plan(round_robin(["greedy", "random"], players=2), games=2, seed=1)
    >>> found = tally(plan, [play(match, plan.conditions) for match in plan.matches()])
    >>> found.bots["greedy"].strength.share
    1.0
    """
    ordered = sorted(outcomes, key=lambda game: game["match"])
    found = Tally(
        plan=plan,
        games=[game for game in ordered if not game["failure"]],
        failed=[game for game in ordered if game["failure"]],
        ranked=[game for game in ordered if game["ranks"]],
        bots={bot: BotTally(bot) for bot in plan.bots},
        seats=[Rate() for _ in range(plan.conditions.options.players)],
        ahead=defaultdict(Rate),
        line_ups=[{bot: Rate() for bot in dict.fromkeys(line_up)} for line_up in plan.line_ups],
    )
    for game in found.ranked:
        _count_victory(found, game)
    for game in found.failed:
        _count_failure(found, game)
    for game in found.games:
        _count_points(found, game)
    for bot in found.bots.values():
        bot.sources = {source: total / max(1, len(bot.vp)) for source, total in bot.sources.items()}
    return found


def _count_victory(found: Tally, game: Outcome) -> None:
    won = winners(game)
    measured = challengers(found.plan.line_ups[game["line_up"]])
    for name in dict.fromkeys(game["seats"]):
        found.bots[name].games += 1
        total = sum(won.get(seat, 0.0) for seat, bot in enumerate(game["seats"]) if bot == name)
        found.line_ups[game["line_up"]][name].add(total)
    for seat, name in enumerate(game["seats"]):
        share, bot = won.get(seat, 0.0), found.bots[name]
        bot.seat_wins.add(share)
        bot.by_seat[seat].add(share)
        if name in measured:
            bot.wins.add(share)
    for first, second, outcome in duels(game):
        found.ahead[first, second].add(outcome)
        found.ahead[second, first].add(1 - outcome)


def _count_failure(found: Tally, game: Outcome) -> None:
    failure = game["failure"]
    if failure and failure["seat"] is not None:
        found.bots[game["seats"][failure["seat"]]].failures += 1


def _count_points(found: Tally, game: Outcome) -> None:
    found.rounds.append(game["rounds"])
    found.actions.append(game["actions"])
    won = winners(game)
    for seat, name in enumerate(game["seats"]):
        found.seats[seat].add(won.get(seat, 0.0))
        bot = found.bots[name]
        bot.vp.append(game["vp"][seat])
        bot.margin.append(game["vp"][seat] - max(vp for other, vp in enumerate(game["vp"]) if other != seat))
        bot.rank.append(game["ranks"][seat])
        for source, vp in game["sources"][seat].items():
            bot.sources[source] += vp
        if game["decisions"]:
            bot.decisions += game["decisions"][seat]
            bot.seconds += game["seconds"][seat]
            bot.slowest = max(bot.slowest, game["slowest"][seat])
        bot.turns += game["rounds"]


def duels(game: Outcome) -> list[tuple[str, str, float]]:
    """Every pair of different bots at a table: 1 when the first finished ahead, ½ for a shared rank, else 0.

    Where one failed, only its own duels say anything.
    """
    seats, ranks = game["seats"], game["ranks"]
    return [
        (seats[a], seats[b], 0.5 if ranks[a] == ranks[b] else float(ranks[a] < ranks[b]))
        for a in range(len(seats))
        for b in range(a + 1, len(seats))
        if seats[a] != seats[b] and not (game["failure"] and ranks[a] == ranks[b])
    ]
