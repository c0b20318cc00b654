"""What a lost chance is called, how accurate a player was, and which turns changed who was winning."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import get_args

from paname.types import AnalyzedTurn, ChanceTurn, GamePhase, Judgement, SeatAccuracy, TurnKind

JUDGEMENT_LIMITS: tuple[tuple[int, Judgement], ...] = ((0, "best"), (2, "good"), (7, "inaccuracy"), (19, "mistake"))
"""The most points of the chance to win that may be lost; more is a blunder."""
HALF = 10
"""Points lost that halve the accuracy of a turn."""
MOST_TURNING_POINTS = 5
LEAST_POINTS = 8
"""Of a turning point."""


def points_lost(best: float, other: float) -> int:
    """Percentage points between two chances to win as people read them, in whole percent: what is said of the two must
    agree with what stands beside it.

    >>> points_lost(0.4957, 0.2812), points_lost(0.1549, 0.1464), points_lost(0.2, 0.3)
    (22, 0, 0)
    """
    return max(0, whole_percent(best) - whole_percent(other))


def whole_percent(chance: float) -> int:
    """Of the four digits that are told; halves are rounded up, as browsers do and Python does not.

    >>> whole_percent(0.185), f"{18.5:.0f}"
    (19, '18')
    """
    return int(round(100 * chance, 2) + 0.5)


def judgement(lost: int) -> Judgement:
    """
    >>> [judgement(lost) for lost in (0, 2, 7, 19, 20)]
    ['best', 'good', 'inaccuracy', 'mistake', 'blunder']
    """
    return next((name for most, name in JUDGEMENT_LIMITS if lost <= most), "blunder")


def summary(
    turns: list[AnalyzedTurn], players: int, conceded: Mapping[int, int] | None = None
) -> tuple[list[SeatAccuracy], list[ChanceTurn]]:
    """How each seat played, and the turning points: of the turns that are analyzed, these may be some of a game.

    `conceded`: whose player gave up, and how many turns were over by then. A bot played on; that is nobody's accuracy.

    >>> seats, points = summary([], players=2)
    >>> [seat["accuracy"] for seat in seats], points
    ([None, None], [])
    """
    until = conceded or {}
    own = [(i, turn) for i, turn in enumerate(turns) if i < until.get(turn["seat"], len(turns))]
    seats = [_accuracy([turn for _, turn in own if turn["seat"] == seat], until.get(seat)) for seat in range(players)]
    return seats, _turning_points(own)


def _accuracy(turns: list[AnalyzedTurn], conceded: int | None) -> SeatAccuracy:
    right = [0.5 ** (turn["lost"] / HALF) for turn in turns]
    judged = Counter(turn["judgement"] for turn in turns)
    return SeatAccuracy(
        accuracy=round(100 * sum(right) / len(right), 1) if right else None,
        judgements={name: judged[name] for name in get_args(Judgement)},
        lost_by_phase={name: _lost(turn for turn in turns if turn["phase"] == name) for name in get_args(GamePhase)},
        lost_by_kind={name: _lost(turn for turn in turns if turn["kind"] == name) for name in get_args(TurnKind)},
        conceded=conceded,
    )


def _lost(turns: Iterable[AnalyzedTurn]) -> int:
    return sum(turn["lost"] for turn in turns)


def _turning_points(turns: Iterable[tuple[int, AnalyzedTurn]]) -> list[ChanceTurn]:
    found = [ChanceTurn(turn=index, points=_points(turn)) for index, turn in turns]
    large = [one for one in found if abs(one["points"]) >= LEAST_POINTS]
    largest = sorted(large, key=lambda one: -abs(one["points"]))[:MOST_TURNING_POINTS]
    return sorted(largest, key=lambda one: one["turn"])


def _points(turn: AnalyzedTurn) -> int:
    """What the player lost by a mistake; otherwise what the turn gained."""
    if turn["lost"] >= LEAST_POINTS:
        return -turn["lost"]
    return max(0, round(100 * (turn["after"][turn["seat"]] - turn["before"][turn["seat"]])))
