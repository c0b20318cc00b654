"""R1: setting up the game."""

from dataclasses import dataclass
from typing import Any

from paname.box.model import COPIES, GOLD, LANDMARKS, SITES, SPACES, VALUES, VP_TILES, Box
from paname.rules import bits
from paname.rules.lookup import Lookup
from paname.rules.options import Options
from paname.rules.rng import Rng
from paname.rules.state import State

REMOVED = 3


@dataclass(frozen=True)
class Setup:
    """Everything that chance decides. A tile is its printed space: district * 6 + value index."""

    piles: tuple[tuple[int, ...], ...]  # top tile first
    removed: tuple[int, ...]
    tokens: tuple[int, ...]  # kind beside each building space
    track: tuple[int, ...]  # number of the tiles on each bonus space

    def __reduce__(self) -> tuple[Any, ...]:
        return Setup, (self.piles, self.removed, self.tokens, self.track)


def tiles_dealt(free_districts: bool) -> int:
    """How many building tiles a game has, R1.6, R1.9."""
    return int(SITES) if free_districts else int(SITES) - REMOVED


def draw_setup(box: Box, options: Options, rng: Rng) -> Setup:
    tiles = list(range(SITES))
    rng.shuffle(tiles)
    removed = SITES - tiles_dealt(options.free_districts)
    dealt = tiles[removed:]
    return Setup(
        piles=tuple(tuple(dealt[pile :: options.piles]) for pile in range(options.piles)),
        removed=tuple(tiles[:removed]),
        tokens=tuple(_random_tokens(box, rng)) if options.random_tokens else box.tokens,
        track=tuple(_random_track(box, rng) if options.random_bonus_track else basic_track()),
    )


def basic_track() -> list[int]:  # R1.4
    return list(range(1, SPACES + 1))


def random_sites() -> list[int]:
    """R1.7: the building spaces whose token is drawn; gold lies beside those of the highest value."""
    return [site for site in range(SITES) if site % VALUES != VALUES - 1]


def random_kinds(box: Box) -> list[int]:
    """R1.7: the tokens drawn for them, all of the box but the gold."""
    return sorted(kind for kind in box.tokens if kind != GOLD)


def _random_tokens(box: Box, rng: Rng) -> list[int]:
    drawn = random_kinds(box)
    rng.shuffle(drawn)
    tokens = [GOLD] * SITES
    for site in random_sites():
        tokens[site] = drawn.pop()
    return tokens


def _random_track(box: Box, rng: Rng) -> list[int]:  # R1.8
    track: list[int] = []
    for first, last in box.zones.values():
        zone = list(range(first, last + 1))
        rng.shuffle(zone)
        track += zone
    return track


def start(lookup: Lookup, options: Options, setup: Setup) -> State:
    """The state before the first draw."""
    deck = bytes(tile for pile in setup.piles for tile in pile)
    track = bytes(number - 1 for number in setup.track)
    state = State(lookup, deck, bytes(setup.tokens), track, options.free_districts)
    end = 0
    for pile, tiles in enumerate(setup.piles):
        end += len(tiles)
        state.pile_end = bits.plus(state.pile_end, pile, end)
        state.pile_left = bits.plus(state.pile_left, pile, len(tiles))
    state.tokens = bits.bit(SITES) - 1
    state.supply = bits.bit(LANDMARKS) - 1
    state.vp_supply = bits.bit(VP_TILES) - 1
    state.end_pile = (1 << len(lookup.box.end_tiles)) - 1
    lay_bonus_tiles(state)
    for seat in state.seats:  # R1.2
        seat.francs = lookup.francs
        seat.keys = lookup.keys
        seat.reserve_keys = lookup.reserve_keys
    return state


def lay_bonus_tiles(state: State) -> None:
    """R1.4, R1.8: on each space as many tiles as there are copies of its number."""
    copies = state.lookup.box.copies(state.lookup.players)
    state.stock, state.stock2, state.stock3, state.stock4 = (
        sum(1 << i for i, tile in enumerate(state.track) if copies[tile] > below) for below in range(COPIES)
    )
