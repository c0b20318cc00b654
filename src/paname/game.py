"""`Game`: the library's face. One object that answers every question about a game and keeps its history."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from secrets import randbits
from typing import Any

from paname.box import Box, load_box
from paname.box.model import SITES
from paname.knowing.determinize import from_view
from paname.knowing.events import events
from paname.knowing.plans import plans
from paname.knowing.reasons import why_not
from paname.knowing.view import phase, sources, view
from paname.records import record as records
from paname.records.notation import notation
from paname.rules import bits, codes, memory, scoring, turn
from paname.rules.lookup import lookup_of
from paname.rules.options import Options
from paname.rules.rng import Rng
from paname.rules.setup import Setup, draw_setup, start
from paname.rules.state import OVER, ActionBuffer, State
from paname.types import Event, MovePlan, Phase, Reason, Screens, Source, View

_SCRATCH = ActionBuffer()
"""Legal actions are listed here: a buffer takes longer to make than to fill."""


class ActionError(ValueError):
    """An action cannot be played; `reason` says why. The game is unchanged."""

    def __init__(self, text: str, reason: Reason) -> None:
        details = " ".join(f"{name}={value}" for name, value in reason["args"].items())
        super().__init__(f"{text!r}: {reason['code']} {details}".rstrip())
        self.text = text
        self.reason = reason


class IllegalAction(ActionError):
    """An action of the notation that is not legal now."""


class MalformedAction(ActionError):
    """A text that is no action of the notation."""


@dataclass(frozen=True)
class Result:
    """How a game ended; every list is by seat."""

    vp: list[int]
    ranks: list[int]
    francs: list[int]
    sources: list[dict[Source, int]]

    @property
    def winners(self) -> list[int]:
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
    paname.game.IllegalAction: 'place arc': main-action-done
    """

    def __init__(self, box: Box, options: Options, setup: Setup) -> None:
        self.box = box
        self.setup = setup
        self.options = options
        self._start = start(lookup_of(box, options.players), options, setup)
        self.state: State = self._start.copy()
        self.history: list[int] = []

    @classmethod
    def new(
        cls,
        players: int = 2,
        *,
        seed: int | str | None = None,
        random_tokens: bool = False,
        random_bonus_track: bool = False,
        free_districts: bool = False,
        piles: int = 3,
        components: str | Path | Box | None = None,
    ) -> "Game":
        """A new game; the same seed gives the same game everywhere."""
        options = Options(players, random_tokens, random_bonus_track, free_districts, piles)
        return cls.with_options(options, seed=seed, components=components)

    @classmethod
    def with_options(
        cls, options: Options, *, seed: int | str | None = None, components: str | Path | Box | None = None
    ) -> "Game":
        """A new game like `new`, for who has the options in one piece."""
        box = load_box(components)
        return cls(box, options, draw_setup(box, options, Rng(randbits(96) if seed is None else seed)))

    # Asking

    @property
    def players(self) -> int:
        return self.options.players

    @property
    def active(self) -> int | None:
        """The seat to act; None when the game is over."""
        return None if self.over else int(self.state.active)

    @property
    def phase(self) -> Phase:
        return phase(self.state)

    @property
    def over(self) -> bool:
        return self.state.phase == OVER

    @property
    def actions(self) -> list[str]:
        """Every action played, as written in the record."""
        texts = notation(self.box).texts
        return [texts[action] for action in self.history if action != codes.LOOK]

    def legal(self) -> list[str]:
        """Every legal action."""
        texts = notation(self.box).texts
        turn.legal(self.state, _SCRATCH)
        return [texts[action] for action in _SCRATCH.list()]

    def legal_for(self, seat: int) -> list[str]:
        """What a seat may be told: which end tiles are left it learns only by `take`, looking at them."""
        if seat != self.active:
            return []
        texts = notation(self.box).texts
        turn.legal_for_seat(self.state, _SCRATCH)
        return [texts[action] for action in _SCRATCH.list()]

    def why_not(self, text: str) -> Reason | None:
        """Why an action is not legal now; None if it is."""
        return why_not(self.state, text)

    def view(self, seat: int | None = None, screens: Screens = "closed") -> View:
        """What a seat, or a spectator, may know."""
        return view(self.state, self.options, seat, screens)

    def plans(self) -> list[MovePlan]:
        """The moves of the active seat with their prices and how they could be paid."""
        return plans(self.state)

    def result(self) -> Result:
        """The result, or how it would be if the game ended without further scoring."""
        return Result(
            vp=[int(seat.vp) for seat in self.state.seats],
            ranks=[int(scoring.final_rank(self.state, seat)) for seat in range(self.players)],
            francs=[int(seat.francs) for seat in self.state.seats],
            sources=[sources(seat) for seat in self.state.seats],
        )

    # Playing

    def play(self, text: str) -> list[Event]:
        """Play an action of the notation; the events tell what happened."""
        action = notation(self.box).parse(text, self.state)
        if action is None or not turn.is_legal(self.state, action, _SCRATCH):
            reason = self.why_not(text)
            assert reason is not None
            raise (IllegalAction if action is not None else MalformedAction)(text, reason)
        before = self.state.copy()
        self.apply(action)
        return events(before, action, self.state)

    def apply(self, action: int) -> None:
        """Play an action code that is known to be legal: the fast way, nothing is checked."""
        turn.apply(self.state, action)
        self.history.append(action)

    def undo(self, count: int = 1) -> None:
        """Take back the last actions, exactly."""
        if not 0 <= count <= len(self.history):
            raise ValueError(f"can undo 0 to {len(self.history)} actions, not {count}")
        self.history = self.history[: len(self.history) - count]
        self._start.copy_into(self.state)
        for action in self.history:
            turn.apply(self.state, action)

    def copy(self) -> "Game":
        """A game of its own with the same position and history."""
        other = Game(self.box, self.options, self.setup)
        self.state.copy_into(other.state)
        other.history = self.history.copy()
        return other

    def determinize(self, seat: int | None, rng: Rng) -> "Game":
        """A game that the seat cannot tell from this one: all that it cannot know is redrawn, in the history too."""
        if self.over:  # nothing is hidden any more
            return self.copy()
        shown = self._course()
        while True:  # the questions others were asked, and those they were not, tell of their end tiles
            other = self._redrawn(seat, rng)
            if not self.state.end_takes or other._course() == shown:
                return other

    def _redrawn(self, seat: int | None, rng: Rng) -> "Game":
        drawn = from_view(self.view(seat, "open"), self.box, rng)
        piles = []
        for i, pile in enumerate(self.setup.piles):
            left, end = bits.get(drawn.pile_left, i), bits.get(drawn.pile_end, i)
            piles.append((*pile[: len(pile) - left], *drawn.deck[end - left : end]))
        dealt = {tile for pile in piles for tile in pile}
        removed = tuple(tile for tile in range(SITES) if tile not in dealt)
        other = Game(self.box, self.options, replace(self.setup, piles=tuple(piles), removed=removed))
        took = iter(memory.takes(drawn))
        for action in self.history:
            other.apply(codes.TAKE + next(took)[1] if codes.TAKE <= action < codes.LOOK else action)
        return other

    def _course(self) -> list[tuple[int, int]]:
        """After every action: the phase, and how many end tiles the player has (using one not held adds it)."""
        state = self._start.copy()
        course = []
        for action in self.history:
            seat = state.me
            turn.apply(state, action)
            course.append((int(state.phase), int(bits.count(seat.end_tiles))))
        return course

    # Records

    def record(self, names: Sequence[str] | None = None, kinds: Sequence[str] | None = None) -> dict[str, Any]:
        """The game record of notation.md, as plain data."""
        seats = range(self.players)
        data: dict[str, Any] = {
            "format": records.FORMAT,
            "components": {"name": self.box.name, "sha256": self.box.sha256},
            "options": self.options.data(),
            "players": [
                {"name": names[i] if names else f"Player {i + 1}", "kind": kinds[i] if kinds else "human"}
                for i in seats
            ],
            "setup": records.write_setup(self.setup, self.box, self.players),
            "actions": self.actions,
        }
        if self.over:
            result = self.result()
            data["result"] = {"vp": result.vp, "ranks": result.ranks}
        return data

    @classmethod
    def at_start(cls, record: dict[str, Any], components: str | Path | Box | None = None) -> "Game":
        """The game of a record before its first action."""
        box = load_box(components)
        records.check_header(record, box)
        options = records.read_options(record)
        records.read_players(record, options.players)
        return cls(box, options, records.read_setup(record, options, box))

    @classmethod
    def from_record(cls, record: dict[str, Any], components: str | Path | Box | None = None) -> "Game":
        """Read a record, every action and the result verified; a damaged one is a `RecordError`."""
        game = cls.at_start(record, components)
        for index, text in records.read_actions(record):
            game.play_recorded(index, text)
        game.check_result(record)
        return game

    def play_recorded(self, index: int, text: str) -> None:
        action = notation(self.box).parse(text, self.state)
        if action is None or action == codes.LOOK or action not in turn.legal_list(self.state):
            reason = self.why_not(text) or {"code": "malformed", "args": {"after": "take"}}
            expected = ", ".join(self.legal()[:6]) or "no further action: the game is over"
            more = ", …" if len(self.legal()) > 6 else ""
            found = ActionError(text, reason)
            raise records.RecordError(f"actions[{index}]", f"{found}; expected one of: {expected}{more}")
        self.apply(action)

    def check_result(self, record: dict[str, Any]) -> None:
        stated = record.get("result")
        if not self.over:
            if stated is not None:
                raise records.RecordError("result", f"expected none, the game is not over; found {stated}")
            return
        result = self.result()
        expected = {"vp": result.vp, "ranks": result.ranks}
        if stated != expected:
            raise records.RecordError("result", f"expected {expected}, found {stated}")
