"""What lies on the board, one byte per place: for those who show all of it."""

from mypy_extensions import i64

from paname.box.model import LANDMARKS, SITES, SPACES
from paname.rules import bits
from paname.rules.state import Seat, State


def buildings(state: State) -> bytes:
    """By building space: 0, or 1 + the type of the building."""
    lying: list[int] = []
    for site in range(SITES):
        kind: i64 = 0
        if (state.built >> site) & 1:
            kind = 1 + state.type_at(site)
        lying.append(kind)
    return bytes(lying)


def tokens(state: State) -> bytes:
    """By building space: 0, or 1 + the kind of the token beside it."""
    lying: list[int] = []
    for site in range(SITES):
        kind: i64 = 0
        if (state.tokens >> site) & 1:
            kind = 1 + state.token_kinds[site]
        lying.append(kind)
    return bytes(lying)


def copies(state: State) -> bytes:
    """By space of the bonus track: how many tiles are left."""
    one, two, three, four = state.stock, state.stock2, state.stock3, state.stock4
    return bytes(
        [
            ((one >> space) & 1) + ((two >> space) & 1) + ((three >> space) & 1) + ((four >> space) & 1)
            for space in range(SPACES)
        ]
    )


def keys(state: State) -> list[list[int]]:
    """By building space: the seats with a key there in order, a seat twice for two keys."""
    standing: list[list[int]] = []
    for site in range(SITES):
        here: list[int] = []
        if (state.occupied >> site) & 1:
            for i in range(state.lookup.players):
                seat = state.seats[i]
                _add(here, i, ((seat.sites >> site) & 1) + ((seat.sites2 >> site) & 1) + ((seat.sites3 >> site) & 1))
        standing.append(here)
    return standing


def landmark_keys(state: State) -> list[list[int]]:
    """The same by landmark."""
    standing: list[list[int]] = []
    for mark in range(LANDMARKS):
        here: list[int] = []
        for i in range(state.lookup.players):
            seat = state.seats[i]
            levels = ((seat.landmarks >> mark) & 1) + ((seat.landmarks2 >> mark) & 1) + ((seat.landmarks3 >> mark) & 1)
            _add(here, i, levels)
        standing.append(here)
    return standing


def _add(standing: list[int], seat: int, keys: i64) -> None:
    while keys:
        standing.append(seat)
        keys -= 1


def keys_of(seat: Seat) -> int:
    """How many keys a player has on the board."""
    on_sites = bits.count(seat.sites) + bits.count(seat.sites2) + bits.count(seat.sites3)
    on_landmarks = bits.count(seat.landmarks) + bits.count(seat.landmarks2) + bits.count(seat.landmarks3)
    return seat.arc + bits.count(seat.banks) + on_sites + on_landmarks


def keys_in_play(state: State, seat: Seat) -> int:
    """On the board and in hand, told by those that are not in reserve any more: everybody can count so."""
    return state.lookup.keys + state.lookup.reserve_keys - seat.reserve_keys
