"""R5.4: what a move costs."""

from typing import Final

from mypy_extensions import i64

from paname.rules import bits, codes
from paname.rules.lookup import Lookup
from paname.rules.state import Seat

SIGNS: Final = 0x808080
"""The highest bit of every packed resource."""


def francs(lookup: Lookup, move: i64) -> i64:
    """The value of the destination, less the value of the place left."""
    return between(lookup, codes.origin_of(move), codes.target_of(move))


def between(lookup: Lookup, origin: i64, target: i64) -> i64:
    """The same for two places of a move."""
    return lookup.target_value[target] - lookup.origin_value[origin]


def resources(lookup: Lookup, move: i64) -> i64:
    """The resource cost of the destination, packed."""
    return lookup.target_cost[codes.target_of(move)]


def missing(seat: Seat, cost: i64, kind: i64) -> i64:
    """How many resources of a kind a seat lacks for a cost; below 0: so many are left."""
    return bits.get(cost, kind) - seat.at_hand(kind)


def covers(tokens: i64, cost: i64) -> bool:
    """Whether there are at least as many resources of every kind; both are packed, no count is above 127."""
    return ((tokens | SIGNS) - cost) & SIGNS == SIGNS


def is_at_hand(seat: Seat, price: i64, cost: i64) -> bool:
    """Whether a seat can pay as things stand."""
    return seat.francs >= price and covers(seat.tokens + seat.loose, cost)
