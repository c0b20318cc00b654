"""R6.1: what a seat that looked through the end tiles remembers, and how the rest may be dealt."""

import random
from collections import Counter
from itertools import permutations

import pytest

from paname import Rng
from paname.knowing.hidden import Recall, looks
from paname.rules import bits, memory
from tests.rules.games import ALL_OPTIONS, new_game, play_on

ALL = list(range(12))


def test_every_way_to_deal_is_as_likely() -> None:
    """Seat 0 took three tiles and used the 4 after two of them; then seat 1 saw what was left."""
    gone = {2, 4, 6}
    looks = [(3, [tile for tile in ALL if tile not in gone], 9)]
    uses = [(0, 4, 2)]
    dealt = Counter(tuple(memory.deal_end_tiles([0, 0, 0, 1], looks, uses, Rng(seed))) for seed in range(4000))
    possible = {(*ways, 9) for ways in permutations(gone) if ways.index(4) < 2}
    assert set(dealt) == possible
    assert all(850 < number < 1150 for number in dealt.values())


def test_after_the_last_look_any_tile_that_was_left_may_be_gone() -> None:
    looks = [(0, ALL, 5)]
    dealt = Counter(memory.deal_end_tiles([1, 0], looks, [], Rng(seed))[1] for seed in range(3300))
    assert set(dealt) == set(ALL) - {5}
    assert all(200 < number < 400 for number in dealt.values())


@pytest.mark.parametrize("seed", range(4))
def test_what_is_remembered_leaves_room_for_what_is(seed: int) -> None:
    """The truth is always among what a seat thinks possible, and what it saw itself is certain."""
    chance = random.Random(seed)
    game = new_game(ALL_OPTIONS[(11 * seed) % len(ALL_OPTIONS)], seed)
    recall, seen = Recall(), 0
    while not game.over:
        play_on(game, chance, 3)
        state = game.state
        for seat in range(game.players):
            recall.recall(state, seat)
            assert state.end_pile & ~recall.in_pile == 0
            for other, player in enumerate(state.seats):
                assert player.end_tiles & ~recall.held[other] == 0
            assert recall.held[seat] == state.seats[seat].end_tiles
            for _, saw in looks(state, seat):
                assert all(recall.in_pile >> tile & 1 == 0 for tile in ALL if tile not in saw)
            seen += len(looks(state, seat))
        assert memory.takes_of(state, 0) == sum(taker == 0 for taker, _ in memory.takes(state))
        used = {tile for _, tile in memory.takes(state)} - {
            tile for player in state.seats for tile in bits.indices(player.end_tiles)
        }
        assert bits.indices(recall.used) == sorted(used)
    assert seen > 10
