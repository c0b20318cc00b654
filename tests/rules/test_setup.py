"""R1: setting up, every option alone and all together."""

from collections import Counter
from itertools import product

import pytest

from paname.box.model import TOKENS
from paname.rules.options import Options
from paname.rules.rng import Rng
from paname.rules.setup import Setup, draw_setup
from tests.rules.table import BASE, Table, table

SEATS = [2, 3, 4]
GOLD = TOKENS.index("gold")


def setup(seed: int = 1, **options: bool | int) -> Setup:
    return draw_setup(BASE, Options(**options), Rng(seed))  # type: ignore[arg-type]


@pytest.mark.parametrize(("players", "keys"), [(2, 10), (3, 9), (4, 7)])
def test_each_player_begins_alike(players: int, keys: int) -> None:  # R1.2
    at = table(players)
    assert len(at.state.seats) == players
    for seat in at.state.seats:
        assert (seat.francs, seat.vp, seat.meeple, seat.keys, seat.reserve_keys) == (3, 0, 0, keys, 2)
        assert (seat.tokens, seat.loose, seat.unused, seat.used, seat.end_tiles) == (0, 0, 0, 0, 0)
        assert (seat.arc, seat.banks, seat.sites, seat.landmarks) == (0, 0, 0, 0)


def test_the_start_player_begins_with_a_draw() -> None:  # R1.1, R2.1
    at = table().drawing()
    assert at.state.active == 0
    assert at.state.round == 1
    assert at.legal() == {"draw 1", "draw 2", "draw 3"}


@pytest.mark.parametrize("players", SEATS)
def test_basic_tokens_and_track(players: int) -> None:  # R1.3, R1.4
    drawn = setup(players=players)
    expected = ["bronze prestige", "silver prestige", "gold prestige", "wood", "marble", "gold"]
    assert [TOKENS[kind] for kind in drawn.tokens] == expected * 6
    assert drawn.track == tuple(range(1, 31))
    at = table(players)
    assert at.state.tokens == 2**36 - 1
    assert at.in_reserve() == {}


@pytest.mark.parametrize(("players", "tiles", "copies"), [(2, 30, 1), (3, 36, 2), (4, 42, 3)])
def test_copies_of_bonus_tiles(players: int, tiles: int, copies: int) -> None:  # R1.4
    at = table(players)
    on_track = [at.copies_on(space) for space in range(1, 31)]
    assert sum(on_track) == tiles
    assert {space for space, count in enumerate(on_track, 1) if count == copies} >= {6, 11, 15, 18, 26, 28}
    assert on_track[0] == 1


def test_everything_else_lies_ready() -> None:  # R1.5
    state = table().state
    assert state.supply == 2**8 - 1
    assert state.vp_supply == 2**6 - 1
    assert state.end_pile == 2**12 - 1
    assert state.vp_spots == state.landmarks == state.built == 0


def piles(drawn: Setup) -> list[int]:
    return [len(pile) for pile in drawn.piles]


def test_piles_and_removed_tiles() -> None:  # R1.6, R1.9, R1.10
    assert (piles(setup()), len(setup().removed)) == ([11, 11, 11], 3)
    assert (sorted(piles(setup(piles=2))), len(setup(piles=2).removed)) == ([16, 17], 3)
    assert (piles(setup(free_districts=True)), setup(free_districts=True).removed) == ([12, 12, 12], ())
    assert piles(setup(free_districts=True, piles=2)) == [18, 18]


@pytest.mark.parametrize("flags", list(product([False, True], repeat=4)))
def test_every_tile_is_somewhere_once(flags: tuple[bool, bool, bool, bool]) -> None:
    tokens, track, districts, two = flags
    drawn = setup(random_tokens=tokens, random_bonus_track=track, free_districts=districts, piles=2 if two else 3)
    dealt = [tile for pile in drawn.piles for tile in pile]
    assert sorted([*dealt, *drawn.removed]) == list(range(36))
    assert Counter(drawn.tokens) == dict.fromkeys(range(6), 6)
    assert sorted(drawn.track) == list(range(1, 31))
    assert (drawn.track == tuple(range(1, 31))) is not track
    assert (drawn.tokens == setup().tokens) is not tokens


@pytest.mark.parametrize("seed", range(20))
def test_random_tokens_leave_gold_at_8(seed: int) -> None:  # R1.7
    tokens = setup(seed, random_tokens=True).tokens
    assert [site % 6 == 5 for site in range(36)] == [kind == GOLD for kind in tokens]


@pytest.mark.parametrize("seed", range(20))
def test_random_track_stays_within_its_zones(seed: int) -> None:  # R1.8
    track = setup(seed, random_bonus_track=True).track
    for first in (0, 10, 20):
        assert sorted(track[first : first + 10]) == list(range(first + 1, first + 11))


def test_shuffling_reaches_every_place() -> None:
    """Over many seeds every tile lies on top of every pile and is removed, every token and number lies everywhere."""
    drawn = [setup(seed, random_tokens=True, random_bonus_track=True) for seed in range(1500)]
    assert {(pile, one.piles[pile][0]) for one in drawn for pile in range(3)} == set(product(range(3), range(36)))
    assert {tile for one in drawn for tile in one.removed} == set(range(36))
    others = {(site, kind) for site in range(36) if site % 6 != 5 for kind in range(6) if kind != GOLD}
    assert {(site, one.tokens[site]) for one in drawn for site in range(36) if site % 6 != 5} == others
    assert {(space, one.track[space]) for one in drawn for space in range(10)} == set(product(range(10), range(1, 11)))


def test_copies_lie_on_top_of_their_like() -> None:  # R1.8
    at = Table(options=Options(players=4, random_bonus_track=True), seed=5)
    for space, number in enumerate(at.setup.track, 1):
        assert at.copies_on(space) == (3 if number in (6, 11, 15, 18, 26, 28) else 1)


@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_number_of_players(players: int) -> None:
    with pytest.raises(ValueError, match=f"players must be 2, 3 or 4, not {players}"):
        Options(players=players)


@pytest.mark.parametrize("count", [0, 1, 4])
def test_number_of_piles(count: int) -> None:
    with pytest.raises(ValueError, match=f"piles must be 2 or 3, not {count}"):
        Options(piles=count)
