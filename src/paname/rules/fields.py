"""Every field of a state by its name: to compare states, to print and to pickle them."""

from typing import Any

from paname.box.model import Box
from paname.rules.lookup import lookup_of
from paname.rules.state import Seat, State

NO_FIELDS = ("lookup", "seats", "me", "vp")
"""Attributes that hold other objects or follow from the fields."""


def fields(of: State | Seat) -> dict[str, Any]:
    names = [name for name in dir(of) if not name.startswith("_") and name not in NO_FIELDS]
    return {name: value for name in names if not callable(value := getattr(of, name))}


def fingerprint(state: State) -> str:
    """Every field of a state as text: equal states, equal texts."""
    return repr((list(fields(state).items()), [list(fields(seat).items()) for seat in state.seats]))


def equal(one: State, other: State) -> bool:
    """Whether everything lies alike, of the same box for as many players."""
    return saved(one) == saved(other)


def saved(state: State) -> tuple[Any, ...]:
    """What `restored` needs."""
    return state.lookup.box, fields(state), [fields(seat) for seat in state.seats]


def restored(box: Box, of_state: dict[str, Any], of_seats: list[dict[str, Any]]) -> State:
    lookup = lookup_of(box, len(of_seats))
    state = State(lookup, b"", b"", b"", False)
    for name, value in of_state.items():
        setattr(state, name, value)
    for seat, of_seat in zip(state.seats, of_seats, strict=True):
        for name, value in of_seat.items():
            setattr(seat, name, value)
    state.give_turn(state.active)
    return state
