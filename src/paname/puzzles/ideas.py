"""Every whole turn from a position, and the best of each idea: an idea is a main action."""

from dataclasses import dataclass
from operator import attrgetter

from paname.bots.netbot import net_value
from paname.bots.search.choices import choices, perform
from paname.game import Game
from paname.rules import codes
from paname.rules.payment import Payment
from paname.rules.state import PHASE_OVER, ActionBuffer, State, fields

MOST_POSITIONS = 20_000
"""A turn that leads through more positions is too much to look through."""

WayToPlay = tuple[tuple[int, ...], State]
"""Actions, and where they lead."""


@dataclass(frozen=True)
class Idea:
    """A main action, the best turn with it at first sight, and what the net thinks of where that leads."""

    main: int
    actions: tuple[int, ...]
    worth: float


def ideas_of(start: Game) -> list[Idea]:
    """All ideas of the seat to act, the best first; a look through the end tiles goes before all others."""
    seat = int(start.state.active)
    value = net_value(start.box, start.players)
    best: dict[int, Idea] = {}
    for actions, state in whole_turns(start.state):
        main = main_action(actions)
        worth = value.margins(_before_look(state), seat)
        if main not in best or worth > best[main].worth:
            best[main] = Idea(main, actions, worth)
    return sorted(best.values(), key=lambda idea: (idea.main != codes.LOOK, -idea.worth))


def _before_look(state: State) -> State:
    """What is done before a look tells the ways to look apart, not what it shows."""
    before = state.copy()
    before.looking = 0
    return before


def main_action(actions: tuple[int, ...]) -> int:
    """
    >>> main_action((codes.BUY, codes.PLACE + 2, codes.DONE)) == codes.PLACE + 2
    True
    """
    return next(one for one in actions if codes.kind_of(one).moment == "main")


def whole_turns(state: State) -> list[WayToPlay]:
    """Sensible ways to play a turn, each to another position; a look through the end tiles is where one ends.

    None at all where there are too many.
    """
    seat, payment, buffer = state.active, Payment(), ActionBuffer()
    of_state, of_seat = attrgetter(*fields(state)), attrgetter(*fields(state.me))
    waiting: list[WayToPlay] = [((), state)]
    found, seen = list[WayToPlay](), set[object]()
    while waiting:
        actions, here = waiting.pop()
        if len(seen) > MOST_POSITIONS:
            return []
        if here.phase == PHASE_OVER or here.active != seat or here.looking:
            found.append((actions, here))
            continue
        choices(here, buffer, payment)
        for choice in buffer.list():
            after = here.copy()
            perform(after, choice, payment)
            key = of_state(after), of_seat(after.seats[seat])
            if key not in seen:
                seen.add(key)
                waiting.append(((*actions, *payment.chain.list(), choice), after))
    return found
