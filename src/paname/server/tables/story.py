"""A finished game told: how it was counted, its points turn by turn, four numbers, and what turned it.

Everything comes from the events, which hold what the rules decided, and from the rules themselves.
"""

from collections.abc import Iterable
from itertools import pairwise
from typing import Any, Literal

from paname import Game
from paname.rules import scoring
from paname.server.storage.rows import Ending
from paname.server.tables.course import Course, leader
from paname.server.tables.numbers import Numbers
from paname.server.wire import messages as m
from paname.types import DistrictScoredEvent, Event

_TURNING_POINTS = 3
_DECIDED: tuple[m.DecidedBy, ...] = ("vp", "francs", "values", "shared")
"""By scoring.decided_by."""


def tell(game: Game, steps: Iterable[tuple[int, list[Event]]], outcome: Ending) -> m.Finale:
    """`steps` are all actions of the game: who did them and their events."""
    course = Course(game.players)
    for seat, events in steps:
        course.step(seat, events)
    order = sorted(range(game.players), key=lambda seat: outcome.ranks[seat])
    count = _count(course)
    turns = [m.TurnPoints(turn.round, turn.seat, turn.after) for turn in course.turns]
    numbers = Numbers(course, count, order, outcome.vp).chosen(game.view(None))
    turning = _turning(course, count, order[0])
    return m.Finale(course.vp, turns, count, _decided(game, outcome, order), outcome.vp, numbers, turning)


def _decided(game: Game, outcome: Ending, order: list[int]) -> list[m.DecidedBy]:
    """Between each and the next by rank. Who gave up is last, whatever the points."""
    seats = game.state.seats

    def between(one: int, other: int) -> m.DecidedBy:
        if other in outcome.conceded or not game.over:
            return "conceded"
        return _DECIDED[scoring.decided_by(game.state, seats[one], seats[other])]

    return [between(one, other) for one, other in pairwise(order)]


def _count(course: Course) -> list[m.CountStep]:
    vp, steps = list(course.vp), list[m.CountStep]()
    francs = [event for event in course.scoring if event["type"] == "francs_scored"]
    if francs:
        lines = [m.CountLine(event["seat"], 0, 0, None, event["amount"]) for event in francs]
        steps.append(m.CountStep(None, None, lines, [], _add(vp, lines)))
    for event in course.scoring:
        if event["type"] == "district_scored":
            lines = _lines(event)
            settled = _settled(lines, len(vp))
            steps.append(m.CountStep(event["district"], event["vp_tile"], lines, settled, _add(vp, lines)))
    return steps


def _add(vp: list[int], lines: list[m.CountLine]) -> list[int]:
    for line in lines:
        vp[line.seat] += line.vp
    return list(vp)


def _lines(event: DistrictScoredEvent) -> list[m.CountLine]:
    """By rank; who owns nothing comes last."""
    ranks = event["ranks"]
    order = sorted(range(len(ranks)), key=lambda seat: ranks[seat] or len(ranks) + 1)
    return [
        m.CountLine(seat, event["sums"][seat], event["highest"][seat], ranks[seat], event["vp"][seat]) for seat in order
    ]


def _settled(lines: list[m.CountLine], players: int) -> list[m.Settled]:
    """What had to be decided beyond the sums, R10.2 and R10.3."""
    found: list[m.Settled] = []
    owners = [line for line in lines if line.rank is not None]
    for total in dict.fromkeys(line.sum for line in owners):
        tied = [line for line in owners if line.sum == total]
        if len({line.highest for line in tied}) > 1:
            found.append(_settle("highest", tied))
        for rank in dict.fromkeys(line.rank for line in tied):
            sharing = [line for line in tied if line.rank == rank]
            if len(sharing) > 1:
                found.append(_settle("shared", sharing))
    sums = [line.sum for line in owners]
    if players == 2 and len(owners) == 2 and scoring.is_too_little(min(sums), max(sums)):
        found.append(_settle("half", owners))
    return found


def _settle(by: Literal["highest", "shared", "half"], lines: list[m.CountLine]) -> m.Settled:
    return m.Settled(by, [line.seat for line in lines])


def _turning(course: Course, count: list[m.CountStep], winner: int) -> list[m.TurningPoint]:
    """Where the winner's lead changed most, in the order of the game."""
    points: list[tuple[int, m.TurningPoint]] = []
    before = [0] * len(course.vp)

    def note(after: list[int], **what: Any) -> None:
        swing = _lead(after, winner) - _lead(before, winner)
        new = leader(after)
        point = m.TurningPoint(leader=new if new != leader(before) else None, **what)
        points.append((abs(swing), point))
        before[:] = after

    for turn in course.turns:
        note(turn.after, round=turn.round, district=None, seat=turn.seat, vp=turn.gained, landmark=turn.landmark)
    for step in count:
        gains = {line.seat: line.vp for line in step.lines}
        seat = max(gains, key=lambda one: (gains[one], one == winner))
        note(step.after, round=None, district=step.district, seat=seat, vp=gains[seat], landmark=None)
    largest = sorted(range(len(points)), key=lambda index: points[index][0], reverse=True)[:_TURNING_POINTS]
    return [points[index][1] for index in sorted(largest) if points[index][0]]


def _lead(vp: list[int], seat: int) -> int:
    return vp[seat] - max(other for index, other in enumerate(vp) if index != seat)
