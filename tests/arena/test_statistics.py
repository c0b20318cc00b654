"""What is made of the games: win rates, intervals, ratings."""

from math import log10

import pytest

from paname import Options
from paname.arena.outcome import Outcome, ranks_of_failure
from paname.arena.plan import Conditions, Plan
from paname.arena.stats.elo import elo
from paname.arena.stats.rate import wilson
from paname.arena.stats.skill import openskill
from paname.arena.stats.spread import Spread, mean, spread
from paname.arena.stats.tally import tally
from tests.arena.tools import game, plan


@pytest.mark.parametrize(
    ("won", "of", "low", "high"),
    [  # published figures: Newcombe 1998, table I, method 3 (score)
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson(won: int, of: int, low: float, high: float) -> None:
    assert wilson(won, of) == pytest.approx((low, high), abs=5e-5)


def test_no_games_say_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_counts() -> None:
    games = [
        game(0, ["a", "b"], [100, 90]),
        game(1, ["b", "a"], [80, 120]),
        game(2, ["a", "b"], [70, 70]),  # shared
        game(3, ["b", "a"], [99, 60]),
    ]
    found = tally(plan(["a", "b"]), games)
    a, b = found.bots["a"], found.bots["b"]
    assert (a.wins.won, b.wins.won) == (2.5, 1.5)
    assert a.strength.share == 0.625
    assert mean(a.vp) == 87.5
    assert mean(a.margin) == (10 + 40 + 0 - 39) / 4
    assert mean(a.rank) == 1.25
    assert [seat.won for seat in found.seats] == [2.5, 1.5]
    assert found.ahead["a", "b"].share == 0.625
    assert found.ahead["b", "a"].share == 0.375
    assert a.sources["bonus"] == 87.5
    assert a.seconds_per_decision == pytest.approx(0.005)
    assert mean(found.rounds) == 30


def test_one_against_three_counts_the_one() -> None:
    """The issue's question: how many games does one bot win against three others?"""
    tables = plan(["a", "b"], players=4)
    games = [
        game(0, ["a", "b", "b", "b"], [100, 1, 2, 3], line_up=0),
        game(1, ["b", "a", "b", "b"], [4, 100, 2, 3], line_up=0),
        game(2, ["b", "b", "a", "b"], [200, 1, 100, 2], line_up=0),
        game(3, ["b", "a", "a", "a"], [1, 2, 3, 4], line_up=1),
    ]
    found = tally(tables, games)
    assert found.bots["a"].strength.share == pytest.approx(2 / 3)
    assert found.bots["b"].strength.share == 0.0
    assert found.bots["a"].seat_wins.share == pytest.approx(3 / 6)
    assert found.line_ups[0]["b"].share == pytest.approx(1 / 3)


def broken(number: int, seats: list[str], seat: int | None) -> Outcome:
    outcome = game(number, seats, [])
    outcome["failure"] = {"kind": "crash", "seat": seat, "text": "raised"}
    outcome["ranks"] = ranks_of_failure(len(seats), seat)
    return outcome


def test_who_fails_has_lost() -> None:
    """Its points and times count for nobody, and what the others did to each other was not decided."""
    tables = Plan((("a", "b", "c"),), 2, 1, Conditions(Options(3)))
    found = tally(tables, [game(0, ["a", "b", "c"], [3, 2, 1]), broken(1, ["b", "c", "a"], 2)])
    assert (len(found.games), len(found.failed)) == (1, 1)
    assert {bot: one.wins.won for bot, one in found.bots.items()} == {"a": 1.0, "b": 0.5, "c": 0.5}
    assert {bot: one.failures for bot, one in found.bots.items()} == {"a": 1, "b": 0, "c": 0}
    assert (found.ahead["a", "b"].won, found.ahead["a", "b"].of) == (1, 2)
    assert (found.ahead["b", "c"].won, found.ahead["b", "c"].of) == (1, 1)
    assert found.bots["a"].vp == [3]
    assert [seat.of for seat in found.seats] == [1, 1, 1]


def test_a_failure_without_a_culprit_counts_for_nobody() -> None:
    found = tally(plan(["a", "b"]), [game(0, ["a", "b"], [2, 1]), broken(1, ["b", "a"], None)])
    assert (found.bots["a"].wins.of, found.bots["b"].wins.of, len(found.failed)) == (1, 1, 1)


def test_spread() -> None:
    assert spread([]) == Spread(None, None, None, None, None)
    assert spread([4]) == Spread(4, None, 4, 4, 4)
    assert spread(range(101)) == Spread(50, pytest.approx(29.3, abs=0.01), 5, 50, 95)


def test_elo_of_three_wins_in_four() -> None:
    games = [game(i, ["a", "b"], [2, 1] if i % 4 else [1, 2]) for i in range(4000)]
    ratings = elo(["a", "b"], games)
    assert ratings["a"].rating - ratings["b"].rating == pytest.approx(400 * log10(3), abs=0.3)
    assert ratings["a"].rating + ratings["b"].rating == pytest.approx(3000)
    # variance of the logit: 1 / (n p q); an error against the mean is half of the difference's
    expected = 1.96 / 2 * (4000 * 0.75 * 0.25) ** -0.5 * 400 / 2.302585
    assert ratings["a"].error == pytest.approx(expected, rel=0.01)


def test_elo_stays_finite_for_who_won_everything_and_orders_a_chain() -> None:
    games = [game(i, ["a", "b"], [2, 1]) for i in range(10)] + [game(i, ["b", "c"], [2, 1]) for i in range(10, 20)]
    ratings = elo(["a", "b", "c"], games)
    assert ratings["a"].rating > ratings["b"].rating + 100 > ratings["c"].rating + 200
    assert ratings["a"].error > 100


def test_openskill_agrees_on_the_order_and_learns() -> None:
    tables = Plan((("a", "b", "c"),), 60, 1, Conditions(Options(3)))
    games = [game(i, ["a", "b", "c"], [3, 2, 1] if i % 3 else [1, 2, 3]) for i in range(60)]
    curves = openskill(tables.bots, games)
    assert curves is not None
    last = {bot: curve.skills[-1] for bot, curve in curves.items()}
    assert last["a"].mu > last["b"].mu > last["c"].mu
    assert all(curve.skills[-1].sigma < curve.skills[0].sigma for curve in curves.values())
    assert len(curves["a"].skills) == 61


def test_a_bot_against_itself_has_no_rating_to_learn() -> None:
    games = [game(i, ["a", "a"], [3, 2]) for i in range(5)]
    curves = openskill(["a"], games)
    assert curves is not None
    assert len(curves["a"].skills) == 1
    assert elo(["a"], games)["a"].rating == 1500
