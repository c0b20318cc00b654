"""What a player owns: the buildings and landmarks that carry their keys (R0, R9.6)."""

from mypy_extensions import i64

from paname.rules import bits
from paname.rules.state import Seat, State


def buildings(seat: Seat) -> i64:
    """Packed by value index. R9.6: a place with two keys counts twice."""
    owned = bits.columns(seat.sites)
    if seat.sites2:
        owned += bits.columns(seat.sites2) + bits.columns(seat.sites3)
    return owned


def landmarks(seat: Seat) -> i64:
    """R9.6: a place with two keys counts twice."""
    owned = bits.count(seat.landmarks)
    if seat.landmarks2:
        owned += bits.count(seat.landmarks2) + bits.count(seat.landmarks3)
    return owned


def types(state: State, seat: Seat) -> i64:
    """Tile 30: different types; all landmarks are one. The six types of buildings are three bit planes, see `State`."""
    owned: i64 = 0
    if seat.landmarks:
        owned = 1
    even = seat.sites & ~state.type0
    odd = seat.sites & state.type0
    first = ~(state.type1 | state.type2)
    if even & first:
        owned += 1
    if odd & first:
        owned += 1
    if even & state.type1:
        owned += 1
    if odd & state.type1:
        owned += 1
    if even & state.type2:
        owned += 1
    if odd & state.type2:
        owned += 1
    return owned
