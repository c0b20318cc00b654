"""`Game`: the library's face. One object that answers every question about a game and keeps its history."""

import operator
from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from secrets import randbits
from typing import Any, Unpack

from paname.action import Action, ActionError, IllegalAction, MalformedAction, actions_of
from paname.box import Box, load_box
from paname.drawing.svg import on_canvas
from paname.drawing.text import in_text
from paname.knowing.determinize import from_view
from paname.knowing.events import events
from paname.knowing.plans import plans
from paname.knowing.reasons import why_not
from paname.knowing.scratch import scratch
from paname.knowing.seat import Player, Spectator
from paname.knowing.view import phase, sources
from paname.records.notation import notation
from paname.records.record import (
    RecordError,
    check_result,
    check_version,
    read_actions,
    read_box,
    read_json,
    read_options,
    read_players,
    read_setup,
    write_game,
    write_json,
)
from paname.rules import codes, end_tiles, scoring, turn
from paname.rules.lookup import lookup_of
from paname.rules.options import Options, Variants, check_types
from paname.rules.rng import Rng, seed_text
from paname.rules.setup import Setup, draw_setup, start
from paname.rules.state import PHASE_OVER, State, equal
from paname.types import Event, MovePlan, Phase, Reason, Screens, Source, View
from paname.worlds import another

_APART = 32
_FAR_APART = 128
"""A state is kept every so many actions, of those of long ago every fourth: undoing a few actions replays fewer than
32, whatever is undone fewer than 128. One takes 1 kB."""
_MOST_LEGAL_SHOWN = 6
"""So many legal actions are named to somebody whose record has another."""


@dataclass(frozen=True)
class Result:
    """How a game ended; every list is by seat.

    >>> result = Game.new(players=2, seed=1).result()
    >>> result.vp, result.ranks, result.francs, result.winners
    ([0, 0], [1, 1], [3, 3], [0, 1])
    """

    vp: list[int]
    ranks: list[int]
    francs: list[int]
    sources: list[dict[Source, int]]

    @property
    def winners(self) -> list[int]:
        """The seats that came first: one, unless they are tied to the last (R10.4).

        >>> Result(vp=[41, 52], ranks=[2, 1], francs=[0, 3], sources=[{}, {}]).winners
        [1]
        """
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]


class Game:
    """A game of Paris.

    >>> game = Game.new(players=2, seed=1)
    >>> game.legal()
    ['draw 1', 'draw 2', 'draw 3']
    >>> _ = game.play("draw 1")
    >>> _ = game.play("place montmartre:bank")
    >>> game.play("place arc")
    Traceback (most recent call last):
    paname.action.IllegalAction: 'place arc': main-action-done

    Games are equal when they stand alike, whatever led there; they can be copied and pickled with their history.

    >>> other = game.copy()
    >>> other == game
    True
    >>> _ = other.play("done")
    >>> other == game
    False

    `print(game)` shows the board as text, a notebook shows it as a picture.

    >>> game
    <Game of 2, round 1, seat 0: after, 2 actions>
    """

    def __init__(self, box: Box, options: Options, setup: Setup, position: State | None = None) -> None:
        """A game before its first action; `position` is where it begins if not with an empty board."""
        for given, kind in ((box, Box), (options, Options), (setup, Setup), (position, State | None)):
            if not isinstance(given, kind):
                raise TypeError(f"a game is made of a Box, Options, a Setup and a State if any, not {given!r:.60}")
        self.box = box
        self.options = options
        self.setup = setup
        self.begun_at = position
        self.state: State = self.first_state()
        self.codes: array[int] = array("H")
        self._kept: tuple[tuple[int, State], ...] = ()  # by the actions played until then; these are never changed

    @classmethod
    def new(
        cls,
        players: int = 2,
        *,
        seed: int | str | None = None,
        components: str | Path | Box | None = None,
        **variants: Unpack[Variants],
    ) -> "Game":
        """A new game; the same seed gives the same game everywhere. The variants are the other options of R1.

        >>> Game.new(players=3, seed=7) == Game.new(players=3, seed="7")
        True
        >>> Game.new(players=4, free_districts=True, piles=2).options
        Options(players=4, random_tokens=False, random_bonus_track=False, free_districts=True, piles=2)
        """
        check_types({"players": players, **variants})
        return cls.with_options(Options(players, **variants), seed=seed, components=components)

    @classmethod
    def with_options(
        cls, options: Options, *, seed: int | str | None = None, components: str | Path | Box | None = None
    ) -> "Game":
        """A new game like `new`, for those who have the options in one piece.

        >>> Game.with_options(Options(players=4, free_districts=True), seed=1).players
        4
        """
        if not isinstance(options, Options):
            raise TypeError(f"options are Options(…), not {options!r:.60}")
        box = load_box(components)
        return cls(box, options, draw_setup(box, options, Rng(seed_text(randbits(96) if seed is None else seed))))

    def first_state(self) -> State:
        """The state before the first action, for those who replay the codes themselves.

        >>> game = Game.new(seed=1)
        >>> _ = game.play("draw 1")
        >>> len(game.codes), game.first_state().built == 0, game.state.built == 0
        (1, True, False)
        """
        if self.begun_at is not None:
            return self.begun_at.copy()
        return start(lookup_of(self.box, self.options.players), self.options, self.setup)

    # Asking

    @property
    def players(self) -> int:
        """How many play.

        >>> Game.new(players=3).players
        3
        """
        return self.options.players

    @property
    def active(self) -> int | None:
        """The seat to act; None when the game is over.

        >>> Game.new().active
        0
        """
        return None if self.over else int(self.state.active)

    @property
    def phase(self) -> Phase:
        """What is asked of the seat to act.

        >>> Game.new().phase
        'draw'
        """
        return phase(self.state)

    @property
    def over(self) -> bool:
        """Whether the game has ended.

        >>> Game.new().over
        False
        """
        return self.state.phase == PHASE_OVER

    @property
    def round(self) -> int:
        """The round, from 1; after the end the last one.

        >>> Game.new().round
        1
        """
        return int(self.state.round)

    @property
    def turn_number(self) -> int:
        """How many turns have begun.

        >>> game = Game.new(players=2, seed=1)
        >>> for action in ("draw 1", "place arc", "done"):
        ...     _ = game.play(action)
        >>> game.turn_number, game.round, game.active
        (2, 1, 1)
        """
        before = self.players * (self.round - 1)
        return before + (self.players if self.over else int(self.state.active) + 1)

    @property
    def history(self) -> list[Action]:
        """Every action played, oldest first, looking through the end tiles (`take`) included. A record leaves the looks
        out, so the history of a game that was loaded has none.

        >>> game = Game.new(seed=1)
        >>> _ = game.play("draw 3"), game.play("place arc")
        >>> game.history
        ['draw 3', 'place arc']
        """
        actions = actions_of(self.box)
        return [actions[code] for code in self.codes]

    def legal(self) -> list[Action]:
        """Every action that can be played: `seat(i).legal()` is what the player may be told.

        >>> game = Game.new(seed=1)
        >>> [action.pile for action in game.legal()]
        [1, 2, 3]
        """
        actions, found = actions_of(self.box), scratch.legal
        turn.legal(self.state, found)
        if end_tiles.may_look(self.state):
            found.add(codes.LOOK)
        return list(map(actions.__getitem__, found.list()))

    def why_not(self, text: str) -> Reason | None:
        """Why an action is not legal now (docs/reasons.md); None if it is.

        >>> Game.new(seed=1).why_not("place arc")
        {'code': 'draw-first', 'args': {}}
        """
        return why_not(self.state, text)

    def seat(self, number: int) -> Player:
        """The door for the player of a seat: what it may know and do, see `paname.knowing.seat`.

        >>> Game.new(seed=1).seat(0).legal()
        ['draw 1', 'draw 2', 'draw 3']
        >>> Game.new(players=2).seat(7)
        Traceback (most recent call last):
        ValueError: there is no seat 7: the seats are the numbers 0 to 1
        """
        return Player(self, number)

    @property
    def spectator(self) -> Spectator:
        """The door for those who only watch.

        >>> Game.new(seed=1).spectator.view()["viewer"] is None
        True
        """
        return Spectator(self)

    def view(self, seat: int | None = None, screens: Screens = "closed") -> View:
        """What a seat, or a spectator, may know: plain data, as JSON has it.

        >>> game = Game.new(seed=1)
        >>> game.view(0)["seats"][0]["francs"], game.view(1)["seats"][0]["francs"]
        (3, None)
        """
        return (self.spectator if seat is None else self.seat(seat)).view(screens)

    def plans(self) -> list[MovePlan]:
        """The moves of the active seat with their prices and how they could be paid.

        >>> game = Game.new(seed=1)
        >>> _ = game.play("draw 1")
        >>> game.plans()   # no key stands on the board yet
        []
        """
        return plans(self.state)

    def result(self) -> Result:
        """The result, or how it would be if the game ended without further scoring.

        >>> Game.new().result().vp
        [0, 0]
        """
        return Result(
            vp=[int(seat.vp) for seat in self.state.seats],
            ranks=[int(scoring.final_rank(self.state, seat)) for seat in range(self.players)],
            francs=[int(seat.francs) for seat in self.state.seats],
            sources=[sources(seat) for seat in self.state.seats],
        )

    # Playing

    def play(self, text: str) -> list[Event]:
        """Play an action of the notation; the events tell what happened (docs/events.md).

        >>> game = Game.new(seed=1)
        >>> [event["type"] for event in game.play("draw 1")]
        ['drawn', 'built', 'now']
        """
        action = self._checked(text)
        before = self.state.copy()
        self.apply(action)
        return events(before, action, self.state)

    def play_quietly(self, text: str) -> None:
        """The same without finding out what happened: a tenth of the time.

        >>> game = Game.new(seed=1)
        >>> game.play_quietly("draw 1")
        >>> game.history
        ['draw 1']
        """
        self.apply(self._checked(text))

    def _checked(self, text: str) -> int:
        """The code of an action that is legal now."""
        action = notation(self.box).parse(text, self.state)
        if action is None or not turn.is_legal(self.state, action, scratch.legal):
            reason = self.why_not(text)
            assert reason is not None, "what is not legal has a reason"
            raise (MalformedAction if action is None else IllegalAction)(text, reason)
        return action

    def apply(self, action: int) -> None:
        """Play an action code that is known to be legal: the fast way, nothing is checked.

        >>> game = Game.new(seed=1)
        >>> game.apply(game.legal()[0].code)
        >>> game.history
        ['draw 1']
        """
        turn.apply(self.state, action)
        self.codes.append(action)
        played = len(self.codes)
        if played % _APART == 0:
            self._keep(played)

    def _keep(self, played: int) -> None:
        staying = [one for one in self._kept if one[0] % _FAR_APART == 0 or played - one[0] <= _APART]
        self._kept = (*staying, (played, self.state.copy()))

    def undo(self, count: int = 1) -> None:
        """Take back the last actions, exactly.

        >>> game = Game.new(seed=1)
        >>> _ = game.play("draw 1"), game.play("place arc")
        >>> game.undo()
        >>> game.history
        ['draw 1']
        """
        left = len(self.codes) - operator.index(count)
        if not 0 <= left <= len(self.codes):
            raise ValueError(f"can undo 0 to {len(self.codes)} actions, not {count}")
        self._kept = tuple(one for one in self._kept if one[0] <= left)
        played, state = self._kept[-1] if self._kept else (0, self.first_state())
        state.copy_into(self.state)
        del self.codes[left:]
        for begin in range(played, left, _APART):
            for action in self.codes[begin : begin + _APART]:
                turn.apply(self.state, action)
            if begin + _APART <= left:  # for those who go back step by step
                self._keep(begin + _APART)

    def copy(self) -> "Game":
        """A game of its own with the same position and history.

        >>> game = Game.new(seed=1)
        >>> other = game.copy()
        >>> _ = other.play("draw 1")
        >>> game.history, other.history
        ([], ['draw 1'])
        """
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.state = self.state.copy()
        other.codes = self.codes[:]
        return other

    def __copy__(self) -> "Game":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Game":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (type(self), self.box, self.options, self.setup, self.begun_at, tuple(self.codes))

    def __repr__(self) -> str:
        who = "over" if self.over else f"seat {self.active}: {self.phase}"
        return f"<Game of {self.players}, round {self.round}, {who}, {len(self.codes)} actions>"

    def __str__(self) -> str:
        """The position as all can follow it: no end tile, nothing of the piles but their backs."""
        return in_text(self.view(None, "open"))

    def _repr_svg_(self) -> str:
        """The same as a picture: what a notebook shows."""
        return on_canvas(self.view(None, "open"), self.box).svg()

    def __eq__(self, other: object) -> bool:  # and no hash: it changes
        if not isinstance(other, Game):
            return NotImplemented
        return self.options == other.options and equal(self.state, other.state)

    def determinize(self, seat: int | None, rng: Rng) -> "Game":
        """A game that the seat cannot tell from this one: all that it cannot know is redrawn, in the history too.

        >>> game = Game.new(seed=1)
        >>> other = game.determinize(0, Rng(1))
        >>> other == game, other.view(0) == game.view(0)
        (False, True)
        """
        if not isinstance(rng, Rng):
            raise TypeError(f"chance is an Rng(seed), not {rng!r:.60}")
        if self.over:  # nothing is hidden any more
            return self.copy()
        drawn = from_view(self.view(seat, "open"), self.box, rng)
        return _restored(type(self), self.box, self.options, *another(self.setup, self.begun_at, self.codes, drawn))

    # Records

    def record(self, names: Sequence[str] | None = None, kinds: Sequence[str] | None = None) -> dict[str, Any]:
        """The game record of docs/notation.md, as plain data.

        >>> record = Game.new(seed=1).record(names=["Ada", "Blaise"])
        >>> record["players"][0], record["actions"]
        ({'name': 'Ada', 'kind': 'human'}, [])
        """
        if self.begun_at is not None:
            raise ValueError(
                "a game that began at a position has no record, which begins with a setup (docs/notation.md): "
                "keep str(Position.of(game)), or pickle the game"
            )
        record = write_game(self.box, self.options, self.setup, self.codes, names, kinds)
        return {**record, "result": self._outcome()} if self.over else record

    def _outcome(self) -> dict[str, list[int]]:
        result = self.result()
        return {"vp": result.vp, "ranks": result.ranks}

    def save(self, path: str | Path, names: Sequence[str] | None = None, kinds: Sequence[str] | None = None) -> None:
        """Write the record to a file (`.paris.json`).

        >>> from tempfile import TemporaryDirectory
        >>> with TemporaryDirectory() as folder:
        ...     game = Game.new(seed=1)
        ...     game.save(f"{folder}/first.paris.json", names=["Ada", "Blaise"])
        ...     Game.load(f"{folder}/first.paris.json") == game
        True
        """
        write_json(path, self.record(names, kinds))

    @classmethod
    def load(cls, path: str | Path, components: str | Path | Box | None = None) -> "Game":
        """The game of a record in a file, every action and the result verified.

        >>> from tempfile import NamedTemporaryFile
        >>> with NamedTemporaryFile(suffix=".paris.json") as file:
        ...     Game.new(players=3, seed=1).save(file.name)
        ...     Game.load(file.name)
        <Game of 3, round 1, seat 0: draw, 0 actions>
        """
        return cls.from_record(read_json(path), components)

    @classmethod
    def at_start(cls, record: dict[str, Any], components: str | Path | Box | None = None) -> "Game":
        """The game of a record before its first action.

        >>> game = Game.new(seed=1)
        >>> _ = game.play("draw 1")
        >>> Game.at_start(game.record()).history
        []
        """
        check_version(record)
        box = read_box(record, components)
        options = read_options(record)
        read_players(record, options.players)
        return cls(box, options, read_setup(record, options, box))

    @classmethod
    def from_record(cls, record: dict[str, Any], components: str | Path | Box | None = None) -> "Game":
        """Read a record, every action and the result verified; a damaged one is a `RecordError`.

        >>> record = Game.new(seed=1).record()
        >>> Game.from_record({**record, "actions": ["done"]})
        Traceback (most recent call last):
        paname.records.record.RecordError: actions[0]: 'done': draw-first; expected one of: draw 1, draw 2, draw 3
        """
        game = cls.at_start(record, components)
        for _ in game.steps(record):
            pass
        return game

    def steps(self, record: dict[str, Any]) -> Iterator[str]:
        """Play a record in the game it begins with; each action is told before it is played, the result checked last.

        >>> game = Game.new(seed=1)
        >>> _ = game.play("draw 2"), game.play("place arc")
        >>> again = Game.at_start(game.record())
        >>> [(text, len(again.history)) for text in again.steps(game.record())]
        [('draw 2', 0), ('place arc', 1)]
        >>> again == game
        True
        """
        for index, text in read_actions(record):
            yield text
            self._play_recorded(index, text)
        check_result(record, self._outcome() if self.over else None)

    def _play_recorded(self, index: int, text: str) -> None:
        if self.state.looking:
            raise RecordError(
                f"actions[{index}]", f"{text!r:.60} after `take`; expected the end: a look is not recorded apart"
            )
        try:
            self.play_quietly(text)
        except ActionError as error:
            legal = [notation(self.box).texts[code] for code in turn.legal_list(self.state)]
            expected = ", ".join(legal[:_MOST_LEGAL_SHOWN]) or "no further action: the game is over"
            more = ", …" if len(legal) > _MOST_LEGAL_SHOWN else ""
            raise RecordError(f"actions[{index}]", f"{error}; expected one of: {expected}{more}") from None


def _restored(
    kind: type[Game], box: Box, options: Options, setup: Setup, position: State | None, played: Sequence[int]
) -> Game:
    game = kind(box, options, setup, position)
    for action in played:
        game.apply(action)
    return game
