"""A game in four numbers: of all there are, those that are least usual."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable
from itertools import pairwise

from paname.server.tables.course import Course, leader
from paname.server.wire import messages as m
from paname.types import View

_USUAL_NUMBERS: dict[m.NumberKind, tuple[int, ...]] = {
    "margin": (2, 3, 6, 8, 11, 14, 18, 23, 33),
    "leading": (0, 1, 2, 4, 7, 9, 12, 13, 17),
    "francs": (4, 6, 10, 14, 16, 19, 22, 28, 36),
    "place": (11, 12, 12, 13, 13, 14, 15, 15, 16),
    "turn": (14, 15, 16, 20, 20, 22, 25, 25, 30),
    "changes": (0, 1, 2, 3, 4, 4, 5, 6, 7),
    "districts": (1, 1, 1, 1, 2, 2, 2, 2, 2),
    "tile": (10, 12, 13, 15, 16, 16, 20, 20, 25),
    "keys": (0, 0, 0, 0, 0, 0, 0, 1, 1),
}
"""Deciles of 180 games of `greedy`, 60 each of 2, 3 and 4 players."""
_NUMBERS_TOLD = list(_USUAL_NUMBERS)
_FEATS: tuple[m.NumberKind, ...] = ("francs", "place", "turn", "tile")
"""Worth telling when they are high: nobody wins by a poor turn."""


class Numbers:
    """Of the winner; the first of them where the victory is shared."""

    def __init__(self, course: Course, count: list[m.CountStep], order: list[int], vp: list[int]) -> None:
        self.course = course
        self.count = count
        self.vp = vp
        self.winner: int = order[0]
        self.second: int = order[1]

    def chosen(self, view: View) -> list[m.StoryNumber]:
        """Four of them, those first that are least usual."""
        return sorted(self._all(view), key=_surprise, reverse=True)[:4]

    def _all(self, view: View) -> list[m.StoryNumber]:
        winner, turns = self.winner, [turn for turn in self.course.turns if turn.seat == self.winner]
        found = [
            _number("leading", sum(leader(vp) == winner for vp in self._rounds())),
            _number("changes", _changes(turn.after for turn in self.course.turns)),
        ]
        margin = self.vp[winner] - self.vp[self.second]
        if margin >= 0:  # who gave up may have been ahead
            found.append(_number("margin", margin, other=self.second))
        districts = [step for step in self.count if step.district]
        if districts:
            found.append(_number("districts", sum(_won(step, winner) for step in districts), of=len(districts)))
        if self.count:
            found.append(_number("keys", self.course.keys[winner]))
        francs = sum(line.vp for step in self.count if not step.district for line in step.lines if line.seat == winner)
        if francs:
            found.append(_number("francs", francs))
        tiles = {tile: vp for (seat, tile), vp in self.course.tiles.items() if seat == winner and vp}
        most = max(tiles.values(), default=0)
        if tiles:
            found.append(_number("tile", most, tile=max(tiles, key=lambda number: tiles[number])))
        best = max(turns, key=lambda turn: turn.gained, default=None)
        if best and best.gained != most:  # else it is told once: it was that tile
            found.append(_number("turn", best.gained, round=best.round))
        places = _places(view, winner)
        if places:
            value, place = max(places)
            found.append(_number("place", value, place=place, round=self.course.moved.get((winner, place), 1)))
        return found

    def _rounds(self) -> list[list[int]]:
        """VP at the end of every round."""
        return list({turn.round: turn.after for turn in self.course.turns}.values())


def _number(kind: m.NumberKind, figure: int, **args: int | str) -> m.StoryNumber:
    return m.StoryNumber(kind, figure, args)


def _surprise(number: m.StoryNumber) -> tuple[float, int]:
    """How far from the middle of what is usual, a feat above it; of equally unusual ones, in the order above."""
    usual = _USUAL_NUMBERS[number.kind]
    place = (bisect_left(usual, number.figure) + bisect_right(usual, number.figure)) / 2
    above = place - len(usual) / 2
    return above if number.kind in _FEATS else abs(above), -_NUMBERS_TOLD.index(number.kind)


def _changes(rows: Iterable[list[int]]) -> int:
    leaders = [first for first in map(leader, rows) if first is not None]
    return sum(one != other for one, other in pairwise(leaders))


def _won(step: m.CountStep, seat: int) -> bool:
    return any(line.seat == seat and line.rank == 1 for line in step.lines)


def _places(view: View, seat: int) -> list[tuple[int, str]]:
    """What a seat owns: values and places of the notation."""
    found: list[tuple[int, str]] = []
    for district in view["districts"]:
        name = district["district"]
        found += [(site["value"], f"{name}:{site['value']}") for site in district["sites"] if seat in site["keys"]]
        found += [
            (landmark["value"], f"{name}:{landmark['landmark']}")
            for landmark in district["landmarks"]
            if seat in landmark["keys"]
        ]
    return found
