"""A puzzle: a position after the draw in which one turn is clearly better than every other idea."""

import gzip
import hashlib
import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, date, datetime
from functools import lru_cache
from importlib import resources
from typing import Any, get_args

from paname.analysis.decisions import TurnLine, decisions_of, reasons, turn_line
from paname.analysis.judging import judgement, points_lost
from paname.analysis.line_facts import brings, leads
from paname.bots.chances import chances_from
from paname.bots.playing_out import MANY_WORLDS
from paname.game import Game
from paname.position import Position
from paname.records.notation import notation
from paname.types import Difficulty, HintReason, PuzzleResult, PuzzleVerdict, TurnKind

CHECK_ITERATIONS = 800
"""Of the search that judges an answer."""
CHECK_SEED = "puzzle"
SOLVED = 2
"""Points of the chance to win that a turn may lose and still solve a puzzle: an analysis calls it good."""
NEARLY = 7
"""Up to here it is nearly solved; what loses more is a mistake."""
_ID_LENGTH = 10


class Unfinished(ValueError):
    """An answer to a puzzle is a whole turn.

    >>> puzzles()[0].check([])
    Traceback (most recent call last):
    paname.puzzles.best_turn.Unfinished: the turn is not over (actions played: 0)
    """


@dataclass(frozen=True)
class Puzzle:
    """Find the best turn of the seat to act.

    >>> puzzle = puzzles()[0]
    >>> game = puzzle.game()
    >>> game.phase, game.active == puzzle.seat
    ('main', True)
    >>> puzzle.check(puzzle.best)["result"]
    'solved'
    """

    number: int  # from 1: its place among the packaged ones, which other puzzles may take some day; see `id`
    difficulty: Difficulty
    kind: TurnKind  # what the best turn is about
    seat: int
    position: str  # the text of a `Position`
    best: tuple[str, ...]  # the whole turn
    chance: float  # to win, after it
    other: tuple[str, ...]  # the best turn with another main action, up to where something is shown
    other_chance: float
    reasons: tuple[HintReason, ...]  # why the best turn is better than that one

    @property
    def id(self) -> str:
        """Its name for good: of its position, wherever it stands among other puzzles.

        >>> one = puzzles()[0]
        >>> find_puzzle(one.id) == one
        True
        """
        return hashlib.sha256(self.position.encode()).hexdigest()[:_ID_LENGTH]

    def game(self) -> Game:
        """A game that begins with the puzzle; `puzzle.seat` is to act.

        >>> puzzles()[0].game().over
        False
        """
        return _begun(self.position).copy()

    def line(self, actions: Sequence[str]) -> TurnLine:
        """A whole turn of the player, as far as it can be foreseen: up to a look through the end tiles.

        >>> puzzle = puzzles()[0]
        >>> puzzle.line(puzzle.best).reveal is None
        True
        >>> puzzle.line([])
        Traceback (most recent call last):
        paname.puzzles.best_turn.Unfinished: the turn is not over (actions played: 0)
        """
        game = self.game()
        for action in actions:
            if game.active != self.seat:
                raise Unfinished(f"the turn is over before {action!r}")
            game.play(action)
        if game.active == self.seat and not game.state.looking:
            raise Unfinished(f"the turn is not over (actions played: {len(actions)})")
        return turn_line(self.game(), next(decisions_of(game, 0, len(game.codes)))[2])

    def check(self, actions: Sequence[str]) -> PuzzleVerdict:
        """What becomes of an answer. Any turn that wins as often as the best one solves a puzzle.

        >>> puzzle = puzzles()[0]
        >>> puzzle.check(puzzle.other)["lost"] > NEARLY
        True
        """
        line = self.line(actions)
        chance = None if self.leads_to_best(line) else chance_of(line, self.seat)
        if self.solved_by(chance):
            return self.verdict(line, chance)
        return self.verdict(line, chance, reasons(self.line(self.best), line, worlds=MANY_WORLDS))

    def solved_by(self, chance: float | None) -> bool:
        """Whether a turn with this chance to win is good enough; None: it is the best one.

        >>> puzzle = puzzles()[0]
        >>> puzzle.solved_by(puzzle.chance - 0.01), puzzle.solved_by(puzzle.other_chance)
        (True, False)
        """
        return chance is None or points_lost(self.chance, chance) <= SOLVED

    def leads_to_best(self, line: TurnLine) -> bool:
        """Whether a turn ends where the best one does: then nothing has to be searched.

        >>> puzzle = puzzles()[0]
        >>> puzzle.leads_to_best(puzzle.line(puzzle.best))
        True
        """
        return line.leads_where(self.line(self.best))

    def verdict(self, line: TurnLine, chance: float | None, why: Sequence[HintReason] = ()) -> PuzzleVerdict:
        """Of a turn after which so great is the chance to win; `why`: what speaks against it, if it does not solve it.

        >>> puzzle = puzzles()[0]
        >>> puzzle.verdict(puzzle.line(puzzle.other), puzzle.chance - 0.05)["result"]
        'nearly'
        """
        if chance is None or self.solved_by(chance):
            return self._than_other("solved")
        nearly = points_lost(self.chance, chance) <= NEARLY
        return self._compared("nearly" if nearly else "wrong", line, chance, why)

    def solution(self) -> PuzzleVerdict:
        """The best turn, and why it is better than the next best idea.

        >>> puzzle = puzzles()[0]
        >>> tuple(puzzle.solution()["best"]) == puzzle.best
        True
        """
        return self._than_other("shown")

    def _than_other(self, result: PuzzleResult) -> PuzzleVerdict:
        return self._compared(result, self.line(self.other), self.other_chance, self.reasons)

    def _compared(
        self, result: PuzzleResult, other: TurnLine, chance: float, why: Sequence[HintReason]
    ) -> PuzzleVerdict:
        best, box = self.line(self.best), other.end.box
        texts, lost = notation(box).texts, points_lost(self.chance, chance)
        return PuzzleVerdict(
            result=result,
            best=[*self.best],
            best_chance=self.chance,
            other=[texts[action] for action in other.actions],
            other_chance=round(chance, 4),
            lost=lost,
            judgement=judgement(lost),
            reasons=[*why],
            best_brings=brings(best),
            other_brings=brings(other),
            leads=leads(best, other, self.seat),
        )


@lru_cache(64)
def _begun(position: str) -> Game:
    return Position.parse(position).game()


def chance_of(line: TurnLine, seat: int, iterations: int = CHECK_ITERATIONS, seed: str = CHECK_SEED) -> float:
    """The seat's chance to win after a turn, by what it knows then.

    >>> puzzle = puzzles()[0]
    >>> 0.0 <= chance_of(puzzle.line(puzzle.best), puzzle.seat, iterations=20) <= 1.0
    True
    """
    return round(chances_from(line.seen, line.end.box, iterations, seed, line.reveal)[seat], 4)


# The puzzles of the package


@lru_cache(1)
def puzzles() -> tuple[Puzzle, ...]:
    """All that come with the package, by number.

    >>> puzzles()[0].number, puzzles()[-1].number == len(puzzles())
    (1, True)
    """
    return read_puzzles(resources.files("paname.puzzles").joinpath("puzzles.jsonl.gz").read_bytes())


def find_puzzle(name: str) -> Puzzle | None:
    """By its id, or by its number of today.

    >>> find_puzzle("3") == puzzles()[2], find_puzzle("0")
    (True, None)
    """
    return _by_name().get(name)


@lru_cache(1)
def _by_name() -> dict[str, Puzzle]:
    return {str(one.number): one for one in puzzles()} | {one.id: one for one in puzzles()}


def daily(day: date | None = None) -> Puzzle:
    """The puzzle of a day, today's by UTC: easy, medium and hard take turns. One comes again when all others of its
    difficulty have come.

    >>> daily(date(2026, 11, 16)) == daily(date(2026, 11, 16))
    True
    >>> {daily(date(2026, 11, day)).difficulty for day in (16, 17, 18)} == {"easy", "medium", "hard"}
    True
    """
    number = (day or datetime.now(UTC).date()).toordinal()
    names = get_args(Difficulty)
    of_the_day = [one for one in puzzles() if one.difficulty == names[number % len(names)]]
    return of_the_day[number // len(names) % len(of_the_day)]


def read_puzzles(data: bytes) -> tuple[Puzzle, ...]:
    """A file of puzzles: a line of JSON each, compressed."""
    found = []
    for number, line in enumerate(gzip.decompress(data).decode().splitlines(), 1):
        found.append(puzzle_from({"number": number, **json.loads(line)}))
    return tuple(found)


def puzzle_from(data: dict[str, Any]) -> Puzzle:
    """The opposite of `dataclasses.asdict`, through JSON."""
    values: dict[str, Any] = {key: tuple(one) if isinstance(one, list) else one for key, one in data.items()}
    return Puzzle(**values)


def write_puzzles(found: Iterable[Puzzle]) -> bytes:
    """What `read_puzzles` reads; numbers are given by the order."""
    lines = []
    for puzzle in found:
        told = asdict(puzzle)
        del told["number"]
        lines.append(json.dumps(told, separators=(",", ":")) + "\n")
    return gzip.compress("".join(lines).encode(), 9, mtime=0)
