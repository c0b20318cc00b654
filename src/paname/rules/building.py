"""R3: step 1, a building."""

from librt.vecs import vec
from mypy_extensions import i64

from paname.box.model import DISTRICTS, PILES, VALUES
from paname.rules import bits, codes, listing
from paname.rules.state import PHASE_BUILD, PHASE_MAIN, State


def legal_draws(state: State, items: vec[i64], size: i64) -> i64:
    for pile in range(PILES):
        items[size] = codes.DRAW + pile
        size += bits.some(state.pile_left, pile)
    return size


def draw(state: State, pile: i64) -> None:
    tile = state.top_tile(pile)
    state.pile_left = bits.plus(state.pile_left, pile, -1)
    state.phase = PHASE_MAIN
    if not state.free_districts:
        state.build(tile, state.lookup.type[tile])  # R3.2
        return
    state.drawn = tile
    if fitting_districts(state):
        state.phase = PHASE_BUILD
    else:  # R3.3
        state.discarded |= bits.bit(tile)
        state.drawn = -1


def fitting_districts(state: State) -> i64:
    """R3.3: districts with an empty space of the drawn tile's value and no building of its type yet."""
    value = state.drawn % VALUES
    same_type = state.sites_of_type(state.lookup.type[state.drawn])
    fitting: i64 = 0
    for district in range(DISTRICTS):
        row = VALUES * district
        if not (state.built >> (row + value)) & 1 and not (same_type >> row) & bits.ROW:
            fitting |= bits.bit(district)
    return fitting


def legal_builds(state: State, items: vec[i64], size: i64) -> i64:
    return listing.each(items, size, codes.BUILD, fitting_districts(state))


def build(state: State, district: i64) -> None:
    state.build(VALUES * district + state.drawn % VALUES, state.lookup.type[state.drawn])
    state.drawn = -1
    state.phase = PHASE_MAIN
