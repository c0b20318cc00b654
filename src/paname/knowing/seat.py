"""Who may see what: this page tells all of it. What a seat or a spectator asks of a game goes through these two doors.

Hidden from everybody is the order of the piles and which tiles were removed (R1.6), until the game is over.

Hidden from those who have not looked is which end tiles lie in their pile. A player sees them when taking one (R6.1):
that is a step of its own here, `look`, written `take`. Before it a seat knows one action `take`, not `take 1` to
`take 12`, and is refused these with `look-first`, whether they would be legal or not: the answer of the rules would
tell what is left. Whoever looked remembers. Which end tile a seat took nobody else sees, until it is used.

Behind a closed screen are francs, keys in hand, tokens and unused bonus tiles. All of it came there in sight of all, so
it could be followed: open screens show it. Everything else lies on the table.

What that means:
- `view` (view.py) is a position as a seat or a spectator sees it; `determinize` goes back from there to a game.
- `visible` and `visible_text` are what they see of what happens.
- `legal`, `why_not`, `plans`, `francs` and `losses` are a seat's own, and empty or refused while it is another's turn.
- What was shown cannot be taken back: `undoable` ends at the last draw or look.
"""

from collections.abc import Sequence
from operator import index
from typing import Protocol, cast

from paname.action import Action, IllegalAction, actions_of
from paname.knowing.losses import losses
from paname.knowing.plans import francs_of, plans, ways
from paname.knowing.reasons import reason, why_not
from paname.knowing.scratch import scratch
from paname.knowing.view import phase, view
from paname.records.notation import notation
from paname.rules import codes, turn
from paname.rules.options import Options
from paname.rules.state import PHASE_OVER, State
from paname.types import Event, LookedEvent, Loss, MovePlan, Question, Reason, Screens, View


class Playable(Protocol):
    """What is needed of a `Game`."""

    state: State
    options: Options

    @property
    def codes(self) -> Sequence[int]: ...

    def play(self, text: str) -> list[Event]: ...


class Spectator:
    """A game as somebody sees it who has no seat.

    >>> from paname import Game
    >>> game = Game.new(players=2, seed=1)
    >>> game.spectator.view()["seats"][0]["francs"] is None
    True
    """

    def __init__(self, game: Playable) -> None:
        self._game = game

    def __repr__(self) -> str:
        state = self._game.state
        who = "Spectator" if self.number is None else f"Player of seat {self.number}"
        now = "over" if state.phase == PHASE_OVER else f"seat {state.active}: {phase(state)}"
        return f"<{who}, round {state.round}, {now}>"

    @property
    def number(self) -> int | None:
        """The seat's number; None for a spectator.

        >>> from paname import Game
        >>> Game.new().spectator.number is None
        True
        """
        return None

    def view(self, screens: Screens = "closed") -> View:
        """The position, as far as it can be seen from here.

        >>> from paname import Game
        >>> Game.new(seed=1).spectator.view("open")["seats"][0]["francs"]
        3
        """
        return view(self._game.state, self._game.options, self.number, screens)

    def visible(self, events: list[Event]) -> list[Event]:
        """What can be seen from here of what happened.

        >>> from paname import Game
        >>> game = Game.new(seed=1)
        >>> [event["type"] for event in game.spectator.visible(game.play("draw 1"))]
        ['drawn', 'built', 'now']
        """
        if not all(isinstance(event, dict) for event in events):
            raise TypeError(f"events are a list of what `play` returned, not {events!r:.60}")
        return visible(events, self.number)


class Player(Spectator):
    """A seat of a game: all that its player may know and do, and nothing else.

    >>> from paname import Game
    >>> game = Game.new(players=2, seed=1)
    >>> ada, blaise = game.seat(0), game.seat(1)
    >>> ada.legal(), blaise.legal()
    (['draw 1', 'draw 2', 'draw 3'], [])
    >>> [event["type"] for event in ada.play("draw 2")]
    ['drawn', 'built', 'now']
    >>> blaise.why_not("draw 1")
    {'code': 'not-your-turn', 'args': {'active': 0}}
    >>> blaise
    <Player of seat 1, round 1, seat 0: main>
    """

    def __init__(self, game: Playable, number: int) -> None:
        whole = hasattr(number, "__index__") and not isinstance(number, bool)
        if not whole or number not in range(game.options.players):
            raise ValueError(
                f"there is no seat {number!r:.60}: the seats are the numbers 0 to {game.options.players - 1}"
            )
        super().__init__(game)
        self._number = int(number)

    @property
    def number(self) -> int:
        """The seat's number; 0 is the start player.

        >>> from paname import Game
        >>> Game.new().seat(1).number
        1
        """
        return self._number

    @property
    def active(self) -> bool:
        """Whether this seat is to act.

        >>> from paname import Game
        >>> game = Game.new()
        >>> game.seat(0).active, game.seat(1).active
        (True, False)
        """
        return self._game.state.active == self._number and self._game.state.phase != PHASE_OVER

    def legal(self) -> list[Action]:
        """What the seat may do now; before it has looked through the end tiles they are one `take`.

        >>> from paname import Game
        >>> [action.pile for action in Game.new(seed=1).seat(0).legal()]
        [1, 2, 3]
        """
        actions = actions_of(self._game.state.lookup.box)
        return [actions[code] for code in self.legal_codes()]

    def legal_texts(self) -> list[str]:
        """The same as plain texts: what is sent to others, such as a bot in its own process.

        >>> from paname import Game
        >>> Game.new(seed=1).seat(0).legal_texts()
        ['draw 1', 'draw 2', 'draw 3']
        """
        texts = notation(self._game.state.lookup.box).texts
        return [texts[code] for code in self.legal_codes()]

    def legal_codes(self) -> list[int]:
        """The same as codes.

        >>> from paname import Game
        >>> Game.new(seed=1).seat(0).legal_codes()
        [0, 1, 2]
        """
        if not self.active:
            return []
        turn.legal_for_seat(self._game.state, scratch.legal)
        return scratch.legal.list()

    def why_not(self, text: str) -> Reason | None:
        """Why the seat cannot play an action now; None if it can.

        >>> from paname import Game
        >>> Game.new(seed=1).seat(0).why_not("place arc")
        {'code': 'draw-first', 'args': {}}
        """
        return self.refusal(text) or why_not(self._game.state, text)

    def refusal(self, text: str) -> Reason | None:
        """What the rules know nothing of: whose turn it is, and what they must not be asked before the seat looked.

        >>> from paname import Game
        >>> ada = Game.new(seed=1).seat(0)
        >>> ada.refusal("take 3"), ada.refusal("place arc")
        ({'code': 'look-first', 'args': {}}, None)
        """
        state = self._game.state
        if not self.active and state.phase != PHASE_OVER:
            return reason("not-your-turn", active=int(state.active))
        action = notation(state.lookup.box).parse(text, state)
        if action is not None and codes.is_take(action) and phase(state) not in ("look", "over"):
            return reason("look-first")
        return None

    def plans(self) -> list[MovePlan]:
        """The moves of the seat with their prices and how they could be paid; none while it is another's turn.

        >>> from paname import Position
        >>> ada = Position().key(0, "montmartre:2").built("montmartre:5").figures(0, francs=3).game().seat(0)
        >>> plan = ada.plans()[0]
        >>> plan["action"], plan["price"], plan["chain"]   # an empty chain: payable as it is
        ('move montmartre:2 montmartre:5', {'francs': 3}, [])
        """
        return plans(self._game.state) if self.active else []

    def ways(self, move: str) -> list[MovePlan]:
        """The sensible ways to pay for a move of the seat, four at most; none if nothing pays.

        >>> from paname import Position
        >>> position = Position().key(0, "montmartre:2").built("montmartre:5")
        >>> ada = position.figures(0, francs=1).tokens(0, marble=1).bonus(0, 5).game().seat(0)
        >>> [way["chain"] for way in ada.ways("move montmartre:2 montmartre:5")]
        [['use 5'], ['sell marble']]
        """
        if not isinstance(move, str):
            raise TypeError(f"a move is a text such as 'move arc montmartre:5', not {move!r:.60}")
        return ways(self._game.state, move) if self.active else []

    def francs(self) -> dict[str, int]:
        """What the seat's free actions do to its purse; those that leave it alone are not there.

        >>> from paname import Position
        >>> Position().figures(0, francs=3).tokens(0, gold=1).bonus(0, 5).game().seat(0).francs()
        {'sell gold': 3, 'use 5': 5}
        """
        return francs_of(self._game.state, self.legal_codes())

    def losses(self, undoable: int | None = None) -> list[Loss]:
        """What the seat would throw away by ending its turn now; `undoable`: how many actions it may take back, if
        fewer than `undoable()`.

        >>> from paname import Position
        >>> ada = Position().bonus(0, 8).game().seat(0)
        >>> _ = ada.play("use 8 gold"), ada.play("place arc")
        >>> [loss["kind"] for loss in ada.losses()]
        ['loose']
        """
        if not self.active:
            return []
        count = self.undoable() if undoable is None else max(0, min(index(undoable), self.undoable()))
        played = self._game.codes
        return losses(self._game.state, played[len(played) - count :])

    def play(self, text: str) -> list[Event]:
        """Play an action; returns what the seat sees of what happens.

        >>> from paname import Game
        >>> game = Game.new(seed=1)
        >>> _ = game.seat(0).play("draw 1")
        >>> game.seat(1).play("place arc")
        Traceback (most recent call last):
        paname.action.IllegalAction: 'place arc': not-your-turn active=0
        """
        found = self.refusal(text)
        if found:
            raise IllegalAction(text, found)
        return self.visible(self._game.play(text))

    def look(self) -> list[int]:
        """Look through the end tiles, the first half of taking one (R6.1); returns those that are left.

        >>> from paname import Position
        >>> ada = Position().no_piles().ends(1, 3, 8).game().seat(0)
        >>> "take" in ada.legal(), "take 1" in ada.legal(), ada.why_not("take 1")
        (True, False, {'code': 'look-first', 'args': {}})
        >>> ada.look()
        [1, 2, 4, 5, 6, 7, 9, 10, 11, 12]
        >>> _ = ada.play("take 1")
        """
        return cast(LookedEvent, self.play("take")[0])["tiles"]

    def undoable(self) -> int:
        """How many of the last actions the seat may take back: those of its running turn since something was shown.

        >>> from paname import Game
        >>> game = Game.new(players=2, seed=1)
        >>> _ = game.play("draw 1"), game.play("place arc")
        >>> game.seat(0).undoable(), game.seat(1).undoable()
        (1, 0)
        """
        if not self.active:
            return 0
        played = self._game.codes
        for count, action in enumerate(reversed(played)):
            before = played[-count - 2] if count + 1 < len(played) else codes.DONE
            looks_too = codes.is_take(action) and before != codes.LOOK  # as in a record: the look is not written apart
            if action == codes.DONE or reveals(action) or looks_too:
                return count
        return len(played)


def reveals(action: int) -> bool:
    """Whether an action shows what was hidden before: drawing a building tile, looking through the end tiles."""
    return codes.DRAW <= action < codes.BUILD or action == codes.LOOK


def visible(happened: list[Event], viewer: int | None) -> list[Event]:
    """Events as a seat or a spectator (None) may see them.

    >>> from paname import Position
    >>> game = Position().no_piles().game()
    >>> happened = game.play("take 7")
    >>> [visible(happened, viewer)[0]["tile"] for viewer in (0, 1, None)]
    [7, None, None]
    """
    return [_redacted(event) if event.get("seat") != viewer else event for event in happened]


def visible_text(action: str, by: int, viewer: int | None) -> str:
    """The text of an action that a seat played: others see `take` where it took an end tile.

    >>> visible_text("take 7", by=0, viewer=0), visible_text("take 7", by=0, viewer=1)
    ('take 7', 'take')
    """
    return "take" if action.startswith("take ") and viewer != by else action


def _for_others(asked: Question) -> Question:
    """A question without what only the seat that is asked may know."""
    return cast(Question, {key: value for key, value in asked.items() if key not in ("tiles", "first")})


def _redacted(event: Event) -> Event:
    if event["type"] == "end_taken":
        return {**event, "tile": None}
    if event["type"] == "looked":
        return {"type": "looked", "seat": event["seat"], "left": event["left"]}
    if event["type"] == "now" and event["asked"]:
        return {**event, "asked": _for_others(event["asked"])}
    return event
