"""R6: taking an end tile, activating every one; R10.1: the last round."""

import pytest

from paname.rules import turn
from paname.rules.options import Options
from tests.rules.table import Table, table

TILES = {
    1: (0, 3),
    2: (0, 4),
    3: (0, 5),
    4: (3, 0),
    5: (4, 0),
    6: (5, 0),
    7: (2, 2),
    8: (3, 3),
}


def test_not_while_a_pile_has_tiles() -> None:  # R6.1
    at = table()
    assert at.legal("take") == set()
    at.state.pile_left = 1 << 16  # one tile in the third pile
    assert at.legal("take") == set()
    assert at.no_piles().legal("take") == {f"take {tile}" for tile in range(1, 13)}


def test_also_in_the_turn_that_drew_the_last_tile() -> None:  # R6.1
    at = Table(piles=[["montmartre:5"], [], []]).play("draw 1")
    assert len(at.legal("take")) == 12
    at = Table(options=Options(free_districts=True), piles=[["montmartre:5"], [], []]).play("draw 1", "build chaillot")
    assert len(at.legal("take")) == 12


def test_taking() -> None:
    at = table().no_piles().play("take 7")
    assert (at.phase, at.seat(0).end_tiles, at.state.end_pile) == ("after", 1 << 6, 2**12 - 1 - (1 << 6))
    assert (at.purse(), at.vp()) == (3, 0)
    at.play("done")
    assert at.legal("take") == {f"take {tile}" for tile in range(1, 13) if tile != 7}


def test_no_end_tile_left() -> None:
    assert table().no_piles().end_pile().legal("take") == set()


def test_looking_first() -> None:
    """R6.1: look through the pile, take one. Having looked one must take."""
    at = table().no_piles().tokens(0, wood=1).bonus(0, 1)
    at.state.end_pile = 0b111
    turn.apply(at.state, at.notation.codes["take"])
    assert at.legal() == {"take 1", "take 2", "take 3"}
    at.play("take 2")
    assert "done" in at.legal()
    assert "sell wood" in at.legal()


def test_who_took_what_is_remembered() -> None:
    at = table(3).no_piles()
    for seat, tile in enumerate((12, 1, 7)):
        at.turn_of(seat).play(f"take {tile}", "done")
    assert (at.state.end_takes, at.state.end_take_seats, at.state.end_take_tiles) == (
        3,
        0b100100,
        11 + (0 << 4) + (6 << 8),
    )


@pytest.mark.parametrize("tile", TILES)
def test_tiles_of_francs_and_vp(tile: int) -> None:  # R6.2
    francs, vp = TILES[tile]
    at = table().ends(0, tile)
    assert at.legal("use") == {f"use end {tile}"}
    at.play(f"use end {tile}")
    assert (at.purse(), at.sources()) == (3 + francs, {"end_tile": vp} if vp else {})
    assert at.seat(0).end_tiles == 0
    assert at.legal("use") == set()  # discarded


@pytest.mark.parametrize(
    ("tile", "choices"),
    [
        (9, {"wood": "wood", "marble": "marble", "gold": "gold"}),
        (10, {"": "gold"}),
        (11, {"bronze": "bronze prestige", "silver": "silver prestige", "gold": "gold prestige"}),
        (12, {"": "gold prestige"}),
    ],
)
def test_tiles_of_tokens(tile: int, choices: dict[str, str]) -> None:  # R6.2, R9.4
    assert table().ends(0, tile).legal("use") == {f"use end {tile} {kind}".strip() for kind in choices}
    for choice, token in choices.items():
        at = table().ends(0, tile).play(f"use end {tile} {choice}".strip())
        assert (at.held_loose(), at.held(), at.seat(0).end_tiles) == ({token: 1}, {}, 0)


def test_at_once_or_later() -> None:  # R6.2
    at = table().no_piles().play("take 6", "use end 6", "done")
    assert at.purse(0) == 8
    at = table().no_piles().play("take 6", "done", "take 1", "done", "use end 6")
    assert at.purse(0) == 8


def test_used_ones_are_remembered_in_their_order() -> None:
    at = table().ends(0, 9, 3, 12).play("use end 12", "use end 3", "use end 9 wood")
    assert (at.state.end_uses, at.state.end_used) == (3, 11 + (2 << 4) + (8 << 8))


def test_only_by_its_holder() -> None:
    for tile in range(1, 13):
        assert table().ends(1, tile).legal("use") == set()


def test_an_end_tile_pays() -> None:
    at = table().key(0, "chaillot:8").francs(0, 2).ends(0, 10)
    assert at.legal("move") == set()
    at.play("use end 10", "move chaillot:8 chaillot:jardin-du-luxembourg")
    assert (at.purse(), at.in_reserve()) == (0, {})


# R10.1


@pytest.mark.parametrize(("players", "taker"), [(p, seat) for p in (2, 3, 4) for seat in range(p)])
def test_the_last_round_from_every_seat(players: int, taker: int) -> None:
    """Whoever takes the last end tile: this round is finished, one more is played; all have had as many turns."""
    at = table(players).no_piles().end_pile(3)
    at.state.round = 5
    turns = dict.fromkeys(range(players), 0)
    while at.phase != "over":
        seat = at.state.active
        turns[seat] += 1
        at.play("take 3" if at.legal("take") and seat == taker else sorted(at.legal("place"))[0], "done")
    assert turns == dict.fromkeys(range(players), 2)
    assert at.state.last_round == 6
    assert at.legal() == set()


def test_the_game_goes_on_while_end_tiles_are_left() -> None:
    at = table().no_piles().end_pile(3, 4)
    at.play("take 3", "done", "place arc", "done", "place arc", "done", "place chaillot:bank", "done")
    assert (at.phase, at.state.round) == ("main", 3)
    at.play("take 4", "done", "place montmartre:bank", "done", "place chaillot:bank", "done")
    assert at.state.round == 4
    at.play("place belleville:bank", "done")
    assert at.phase == "over"
