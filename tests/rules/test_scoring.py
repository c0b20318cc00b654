"""R10: final scoring, ties, the half rule, ranks."""

import pytest

from paname.rules import scoring
from tests.rules.table import Table, table


def ranks(at: Table) -> list[int]:
    return [scoring.final_rank(at.state, seat) for seat in range(len(at.state.seats))]


def scored(at: Table, tile: int = 20) -> list[int]:
    """VP of Chaillot."""
    return at.vp_tile(tile, "chaillot").finish().all_vp()


# R10.2


def test_first_second_third() -> None:
    at = table(4).key(0, "chaillot:8").key(1, "chaillot:5").key(2, "chaillot:4").key(3, "chaillot:3")
    assert scored(at) == [20, 10, 5, 0]
    assert at.sources(0) == {"district": 20}


def test_only_districts_with_a_vp_tile_score() -> None:
    assert table().key(0, "chaillot:8").finish().all_vp() == [0, 0]


def test_who_owns_nothing_there_scores_nothing() -> None:
    at = table(3).key(0, "chaillot:1").key(1, "chaillot:bank", "arc").key(2, "belleville:8")
    assert scored(at) == [20, 0, 0]


def test_each_district_on_its_own() -> None:
    at = table(3).vp_tile(18, "belleville").vp_tile(10, "la-villette")
    at.key(0, "chaillot:8", "belleville:1").key(1, "belleville:2", "chaillot:1").key(2, "la-villette:3")
    assert scored(at, 14) == [14 + 9, 18 + 7, 10]


@pytest.mark.parametrize("tile", [20, 18, 16, 14, 12, 10])
def test_every_vp_tile(tile: int) -> None:
    figures = {20: [20, 10, 5], 18: [18, 9, 4], 16: [16, 8, 4], 14: [14, 7, 3], 12: [12, 6, 3], 10: [10, 5, 2]}
    at = table(4).key(3, "chaillot:8").key(2, "chaillot:5").key(1, "chaillot:4")
    assert scored(at, tile) == [0, *reversed(figures[tile])]


def test_two_keys_count_double_in_the_sum() -> None:  # R9.6
    at = table(3).key(0, "chaillot:4", "chaillot:4").key(1, "chaillot:5", "chaillot:2")
    assert scored(at) == [20, 10, 0]
    at = table(3).key(0, "chaillot:3", "chaillot:3", "chaillot:3").key(1, "chaillot:8").key(2, "chaillot:5")
    assert scored(at) == [20, 10, 5]


def test_landmarks_count_as_often_as_there_are_keys() -> None:
    at = table(3).key(0, *["chaillot:jardin-du-luxembourg"] * 3).key(1, "chaillot:eiffel-tower", "chaillot:sacre-coeur")
    assert scored(at) == [20, 10, 0]


def test_a_landmark_shared_counts_for_each() -> None:
    at = table(3).key(0, "chaillot:louvre").key(1, "chaillot:louvre", "chaillot:1")
    assert scored(at) == [10, 20, 0]


# Ties


def test_a_tie_is_broken_by_the_single_highest_value() -> None:
    at = table(3).key(0, "chaillot:5").key(1, "chaillot:4", "chaillot:1")
    assert scored(at) == [20, 10, 0]


def test_two_keys_are_not_a_higher_value() -> None:  # R9.6
    at = table(3).key(0, "chaillot:4", "chaillot:4").key(1, "chaillot:8")
    assert scored(at) == [10, 20, 0]


def test_first_tied_second_is_skipped() -> None:
    at = table(4).key(0, "chaillot:8").key(1, "chaillot:8").key(2, "chaillot:5").key(3, "chaillot:4")
    assert scored(at) == [20, 20, 5, 0]


def test_second_tied_third_is_skipped() -> None:
    at = table(4).key(0, "chaillot:8").key(1, "chaillot:5").key(2, "chaillot:5").key(3, "chaillot:4")
    assert scored(at) == [20, 10, 10, 0]


def test_third_tied() -> None:
    at = table(4).key(0, "chaillot:8").key(1, "chaillot:5").key(2, "chaillot:4").key(3, "chaillot:4")
    assert scored(at) == [20, 10, 5, 5]


def test_three_tied_for_first() -> None:
    at = table(4).key(0, "chaillot:8").key(1, "chaillot:8").key(2, "chaillot:8").key(3, "chaillot:5")
    assert scored(at) == [20, 20, 20, 0]


def test_three_tied_for_second() -> None:
    at = table(4).key(0, "chaillot:8").key(1, "chaillot:5").key(2, "chaillot:5").key(3, "chaillot:5")
    assert scored(at) == [20, 10, 10, 10]


def test_all_tied() -> None:
    at = table(4)
    for seat in range(4):
        at.key(seat, "chaillot:8")
    assert scored(at) == [20] * 4


# R10.3


@pytest.mark.parametrize(
    ("first", "second", "vp"),
    [
        (["chaillot:8", "chaillot:2"], ["chaillot:5"], [20, 10]),  # 10 and 5: exactly half
        (["chaillot:8", "chaillot:3"], ["chaillot:5"], [20, 0]),  # 11 and 5
        (["chaillot:8", "chaillot:3"], ["chaillot:5", "chaillot:1"], [20, 10]),  # 11 and 6
        (["chaillot:5"], ["chaillot:4", "chaillot:1"], [20, 10]),  # a tie broken
        (["chaillot:5"], ["chaillot:5"], [20, 20]),
        (["chaillot:5"], [], [20, 0]),
    ],
)
def test_the_half_rule_of_two_players(first: list[str], second: list[str], vp: list[int]) -> None:
    assert scored(table().key(0, *first).key(1, *second)) == vp
    assert scored(table().key(1, *first).key(0, *second)) == vp[::-1]


@pytest.mark.parametrize("players", [3, 4])
def test_no_half_rule_with_more_players(players: int) -> None:
    at = table(players).key(0, "chaillot:eiffel-tower").key(1, "chaillot:1")
    assert scored(at)[:2] == [20, 10]


# R10.4


def standing(vp: list[int], francs: list[int]) -> Table:
    at = table(len(vp))
    for seat, amount in enumerate(vp):
        at.seat(seat).vp_bonus = amount
        at.francs(seat, francs[seat])
    return at


def test_most_vp_wins() -> None:
    assert ranks(standing([50, 70, 60, 40], [9, 0, 0, 9])) == [3, 1, 2, 4]


def test_then_most_francs() -> None:
    assert ranks(standing([50, 50, 50], [3, 5, 4])) == [3, 1, 2]


def test_then_the_sum_of_values_on_the_whole_board() -> None:
    at = standing([50, 50, 50], [3, 3, 3])
    at.key(0, "chaillot:8", "belleville:1").key(1, "belleville:louvre").key(2, "montmartre:5", "la-villette:5")
    assert ranks(at) == [3, 1, 2]


def test_two_keys_count_double_on_the_board_too() -> None:  # R9.6
    at = standing([50, 50], [3, 3]).key(0, "chaillot:5", "chaillot:5").key(1, "chaillot:8")
    assert ranks(at) == [1, 2]


def test_then_the_victory_is_shared() -> None:
    at = standing([50, 50, 40, 40], [3, 3, 2, 2]).key(0, "chaillot:5").key(1, "belleville:5")
    assert ranks(at) == [1, 1, 3, 3]


def test_keys_on_banks_and_the_arc_count_nothing() -> None:
    at = standing([50, 50], [3, 3]).key(0, "arc", "chaillot:bank").key(1, "chaillot:1")
    assert ranks(at) == [2, 1]


def test_scoring_happens_once_at_the_end_of_the_last_round() -> None:
    at = table().no_piles().end_pile(3).vp_tile(20, "chaillot").key(0, "chaillot:5").bonus(1, 27).francs(1, 7)
    at.play("take 3", "done", "place arc", "done", "place arc", "done")
    assert at.all_vp() == [0, 0]
    at.play("place belleville:bank", "done")
    assert at.phase == "over"
    assert at.all_vp() == [20, 9]
    assert [at.sources(0), at.sources(1)] == [{"district": 20}, {"francs": 9}]
