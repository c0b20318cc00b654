"""R5.6 and R5.7: what a purchase brings; notation.md: when a question is asked, and when it closes by itself."""

import pytest

from tests.rules.table import Table, table

FIRST_THREE = ("chaillot:2", "chaillot:3", "chaillot:5")
DISTRICTS = ("montmartre", "batignolles", "chaillot", "saint-germain", "belleville", "la-villette")


def buying(value: int | str, francs: int = 20) -> Table:
    """Seat 0 about to move from the Arc onto a building of Chaillot."""
    return table().built(f"chaillot:{value}").key(0, "arc").francs(0, francs)


TOKENS = {
    1: "bronze prestige",
    2: "silver prestige",
    3: "gold prestige",
    4: "wood",
    5: "marble",
    8: "gold",
}


@pytest.mark.parametrize("value", TOKENS)
def test_the_token_beside_the_building(value: int) -> None:
    at = buying(value).tokens(0, wood=1 if value == 8 else 0)
    before = at.state.tokens
    at.play(f"move arc chaillot:{value}")
    assert at.held() == {TOKENS[value]: 1}
    assert at.state.tokens == before - (1 << at.site(f"chaillot:{value}"))


def test_a_token_is_taken_once() -> None:
    at = buying(4).key(1, "arc").francs(1, 9).play("move arc chaillot:4", "done")
    at.built("chaillot:5").turn_of(0).play("move chaillot:4 chaillot:5", "done").turn_of(1)
    at.play("move arc chaillot:4")
    assert at.held(0) == {"wood": 1, "marble": 1}
    assert at.held(1) == {}


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5])
def test_only_value_8_brings_vp(value: int) -> None:
    assert buying(value).play(f"move arc chaillot:{value}").vp() == 0


def test_value_8_brings_2_vp_every_time() -> None:
    at = buying(8).tokens(0, wood=1).play("move arc chaillot:8")
    assert at.sources() == {"building": 2}
    at.turn_of(0).key(0, "arc").tokens(0, wood=1).bonus(0, 9).play("move arc chaillot:8 with 9")
    assert at.sources() == {"building": 4}


# The bonus tile


@pytest.mark.parametrize("value", [1, 2])
def test_values_1_and_2_bring_a_bonus_tile(value: int) -> None:
    at = buying(value, francs=value).play(f"move arc chaillot:{value}")
    assert at.phase == "bonus"
    assert at.legal("bonus") == {"bonus none", *(f"bonus @{space}" for space in range(1, 31))}
    at.play("bonus @7")
    assert (at.purse(), at.seat(0).meeple, at.unused(), at.phase) == (0, 7, {7}, "after")
    assert at.copies_on(7) == 0


def test_value_3_sells_a_bonus_tile_for_2_francs() -> None:
    at = buying(3, francs=5).play("move arc chaillot:3", "bonus @7")
    assert (at.purse(), at.unused()) == (0, {7})


@pytest.mark.parametrize("left", [0, 1])
def test_value_3_asks_even_if_the_francs_are_missing(left: int) -> None:
    at = buying(3, francs=3 + left).play("move arc chaillot:3")
    assert at.phase == "bonus"
    assert at.legal("bonus") == {"bonus none"}
    at.play("sell gold prestige")  # 3 francs
    assert len(at.legal("bonus")) == 31
    at.play("bonus @1")
    assert at.purse() == left + 3 - 2


def test_declining_a_bonus_tile() -> None:  # R8.1
    at = buying(1).play("move arc chaillot:1", "bonus none")
    assert (at.phase, at.unused(), at.seat(0).meeple) == ("after", set(), 0)


@pytest.mark.parametrize("value", [4, 5, 8])
def test_higher_values_ask_nothing(value: int) -> None:
    assert buying(value).tokens(0, wood=1).play(f"move arc chaillot:{value}").phase == "after"


@pytest.mark.parametrize("value", [1, 2, 3])
def test_no_question_without_a_tile_ahead(value: int) -> None:
    assert buying(value).meeple(0, 30).play(f"move arc chaillot:{value}").phase == "after"  # R8.3
    assert buying(value).meeple(0, 28).empty_spaces(29, 30).play(f"move arc chaillot:{value}").phase == "after"
    owned = buying(value).meeple(0, 29).used(0, 30)  # R8.2
    owned.state.stock |= 1 << 29
    assert owned.play(f"move arc chaillot:{value}").phase == "after"


def test_the_bonus_question_closes_by_itself() -> None:
    at = buying(1).meeple(0, 28).empty_spaces(30).bonus(0, 17).play("move arc chaillot:1")
    assert at.legal("bonus") == {"bonus @29", "bonus none"}
    at.play("use 17 @29")
    assert at.phase == "after"
    assert at.legal("bonus") == set()


def test_a_meeple_taken_back_opens_more_spaces_ahead() -> None:
    at = buying(1).meeple(0, 29).bonus(0, 25).play("move arc chaillot:1", "use 25 @27")
    assert at.legal("bonus") == {"bonus @28", "bonus @29", "bonus @30", "bonus none"}


# Prestige on landmarks


def landmark(**prestige: int) -> Table:
    """Seat 0 about to move from the Arc onto a new landmark."""
    return table().key(0, "arc").francs(0, 20).tokens(0, marble=2, gold=3, **prestige)


SLOTS = {
    "jardin-du-luxembourg": {"bronze": 2, "silver": 1},
    "jardin-des-tuileries": {"bronze": 2, "gold": 1},
    "moulin-rouge": {"bronze": 1, "silver": 2},
    "grand-palais": {"bronze": 1, "silver": 1, "gold": 1},
    "sacre-coeur": {"silver": 2, "gold": 1},
    "notre-dame": {"bronze": 1, "silver": 1, "gold": 1},
    "louvre": {"silver": 1, "gold": 2},
    "eiffel-tower": {"bronze": 1, "gold": 2},
}
WORTH = {"bronze": 3, "silver": 4, "gold": 5}


@pytest.mark.parametrize("name", SLOTS)
def test_every_slot_of_every_landmark(name: str) -> None:
    at = landmark(bronze_prestige=3, silver_prestige=3, gold_prestige=3).play(f"move arc chaillot:{name}")
    expected = 0
    for kind, count in SLOTS[name].items():
        assert at.phase == "score"
        for _ in range(count):
            at.play(f"score {kind}")
            expected += WORTH[kind]
        assert f"score {kind}" not in at.legal()
    assert at.phase == "after"
    assert at.sources() == {"prestige": expected}
    assert at.held().get("bronze prestige", 0) == 3 - SLOTS[name].get("bronze", 0)
    assert set(at.in_reserve()) <= {"marble", "gold"}  # prestige leaves the game


def test_scoring_can_be_declined_at_any_point() -> None:
    at = landmark(gold_prestige=2).play("move arc chaillot:louvre")
    assert at.legal("score") == {"score gold", "score none"}
    at.play("score gold", "score none")
    assert (at.phase, at.vp(), at.held().get("gold prestige")) == ("after", 5, 1)


def test_no_score_question_without_matching_prestige() -> None:
    assert landmark(bronze_prestige=3).play("move arc chaillot:louvre").phase == "after"
    assert landmark().play("move arc chaillot:louvre").phase == "after"


@pytest.mark.parametrize(
    ("bonus", "ends", "asked"),
    [
        ([8], [], True),
        ([19], [], True),
        ([], [11], True),
        ([], [12], True),
        ([], [1], True),  # any end tile: the question must not tell which
        ([17], [], True),  # it can fetch 8 or 19
        ([10, 21], [], False),
    ],
)
def test_the_score_question_looks_at_tiles_in_hand(bonus: list[int], ends: list[int], asked: bool) -> None:
    at = landmark().bonus(0, *bonus).ends(0, *ends).play("move arc chaillot:louvre")
    assert at.phase == ("score" if asked else "after")
    if asked:
        assert at.legal("score") == {"score none"}


def test_17_asks_while_it_can_fetch_prestige() -> None:
    def with_17() -> Table:
        return landmark().bonus(0, 17)

    assert with_17().empty_spaces(8, 19).play("move arc chaillot:louvre").phase == "after"
    assert with_17().empty_spaces(8).play("move arc chaillot:louvre").phase == "score"
    assert with_17().used(0, 8, 19).play("move arc chaillot:louvre").phase == "after"  # R8.2
    assert with_17().used(0, 8).empty_spaces(19).play("move arc chaillot:louvre").phase == "after"
    assert landmark().used(0, 17).play("move arc chaillot:louvre").phase == "after"
    at = with_17().play("move arc chaillot:louvre", "use 17 @8")
    assert at.phase == "score"
    assert at.play("use 8 gold", "score gold").phase == "after"
    assert at.vp() == 5
    assert with_17().play("move arc chaillot:louvre", "use 17 @12").phase == "after"  # the chance is gone


def test_25_asks_while_it_can_fetch_prestige() -> None:
    assert landmark().bonus(0, 25).meeple(0, 13).play("move arc chaillot:louvre").phase == "score"
    assert landmark().bonus(0, 25).meeple(0, 14).play("move arc chaillot:louvre").phase == "after"
    assert landmark().bonus(0, 25).meeple(0, 8).play("move arc chaillot:louvre").phase == "after"


def test_25_for_17_for_8_is_too_long_a_way_to_ask() -> None:
    """Fetchable is what one tile can take."""
    at = landmark().bonus(0, 25).empty_spaces(19).meeple(0, 20).play("move arc chaillot:louvre")
    assert "use 25 @17" in at.legal()
    assert at.phase == "after"


@pytest.mark.parametrize("end", range(1, 13))
def test_the_score_question_is_the_same_whichever_end_tile(end: int) -> None:
    at = landmark().ends(0, end).play("move arc chaillot:moulin-rouge")  # no slot of gold
    assert at.phase == "score"
    closed = landmark().ends(0, end).play("move arc chaillot:moulin-rouge", "score none")
    assert closed.phase == "after"


def test_no_score_question_without_a_slot() -> None:
    at = landmark().ends(0, 11).tokens(0, marble=2, gold=2, silver_prestige=1, gold_prestige=2)
    at.play("move arc chaillot:louvre", "score silver", "score gold", "score gold")
    assert at.phase == "after"  # the end tile is of no use any more


def test_a_used_tile_does_not_ask() -> None:
    assert landmark().used(0, 8, 19).play("move arc chaillot:louvre").phase == "after"


def test_scoring_with_tokens_of_tiles() -> None:  # R9.4
    at = landmark().bonus(0, 8, 19).ends(0, 12).play("move arc chaillot:louvre", "use 19 silver gold")
    assert at.legal("score") == {"score silver", "score gold", "score none"}
    at.play("score silver", "use end 12", "score gold", "score gold")
    assert (at.phase, at.vp(), at.unused()) == ("after", 14, {8})  # no slot is left


def test_the_score_question_closes_when_the_last_token_is_sold() -> None:
    at = landmark(gold_prestige=1).play("move arc chaillot:louvre")
    assert at.play("sell gold prestige").phase == "after"
    at = landmark(gold_prestige=1).bonus(0, 8).play("move arc chaillot:louvre", "sell gold prestige")
    assert at.phase == "score"
    assert at.play("use 8 bronze").phase == "after"  # no bronze slot


def test_the_score_question_closes_after_pairs() -> None:
    at = landmark(gold_prestige=2).bonus(0, 23).play("move arc chaillot:louvre")
    assert at.play("use 23 gold").phase == "after"


def test_slots_are_empty_again_at_every_purchase() -> None:
    at = landmark(gold_prestige=4).play("move arc chaillot:louvre", "score gold", "score gold", "done")
    at.turn_of(0).key(0, "chaillot:8").francs(0, 99).bonus(0, 9).seat(0).tokens += (1 << 8) + (2 << 16)
    at.play("move chaillot:8 chaillot:louvre with 9", "score gold", "score gold")
    assert at.vp() == 20


# VP tiles, R5.7


def fourth_key(value: int | str = 4) -> Table:
    """Three keys in Chaillot, a fourth about to come."""
    at = table().key(0, FIRST_THREE[0], "chaillot:bank").key(1, *FIRST_THREE[1:]).built(f"chaillot:{value}")
    return at.francs(0, 20)


def test_the_fourth_key_offers_every_tile_for_every_district() -> None:
    at = fourth_key().play("move chaillot:bank chaillot:4")
    assert at.phase == "vp"
    tiles = (20, 18, 16, 14, 12, 10)
    assert at.legal("vp") == {"vp none", *(f"vp {tile} {district}" for tile in tiles for district in DISTRICTS)}


def test_a_vp_tile_on_any_empty_spot() -> None:
    at = fourth_key().vp_tile(20, "belleville").play("move chaillot:bank chaillot:4")
    assert len(at.legal("vp")) == 5 * 5 + 1
    at.play("vp 14 la-villette")
    assert at.state.vp_spots == (1 << 8 * 4) + (4 << 8 * 5)
    assert at.state.vp_supply == 0b110110


def test_declining_forfeits_the_chance() -> None:
    at = fourth_key().play("move chaillot:bank chaillot:4", "vp none", "done")
    assert at.state.vp_supply == 0b111111
    at.turn_of(0).built("chaillot:8").key(0, "chaillot:bank").tokens(0, wood=1)
    assert at.play("move chaillot:bank chaillot:8").phase == "after"  # the fifth key asks no more


def test_keys_on_banks_do_not_count() -> None:
    at = table().key(0, "chaillot:2", "chaillot:bank").key(1, "chaillot:3", "chaillot:bank").built("chaillot:4")
    assert at.francs(0, 9).play("move chaillot:bank chaillot:4").phase == "after"


def test_a_move_within_the_district_does_not_count() -> None:
    at = table().key(0, *FIRST_THREE, "chaillot:1").built("chaillot:4").francs(0, 9)
    assert at.play("move chaillot:3 chaillot:4").phase == "after"
    at = table().key(0, *FIRST_THREE).built("chaillot:4").francs(0, 9)
    assert at.play("move chaillot:3 chaillot:4").phase == "after"


def test_two_keys_on_one_place_count_two() -> None:
    at = table().key(0, "chaillot:4", "chaillot:5", "chaillot:5", "arc").francs(0, 9).bonus(0, 9)
    assert at.play("move arc chaillot:4 with 9").phase == "vp"


def test_landmarks_count_too() -> None:
    at = table().key(0, "chaillot:louvre", "chaillot:4", "chaillot:5", "arc").francs(0, 20).tokens(0, gold=3)
    assert at.play("move arc chaillot:eiffel-tower").phase == "vp"


def test_from_the_arc_it_counts_where_the_key_arrives() -> None:
    at = table().key(0, "belleville:4", "belleville:5", "belleville:8", "arc").built("chaillot:4").francs(0, 9)
    assert at.play("move arc chaillot:4").phase == "after"


def test_without_vp_tiles_nothing_is_asked() -> None:
    assert fourth_key().no_vp_tiles().play("move chaillot:bank chaillot:4").phase == "after"


# The order of the questions


def test_token_and_vp_come_before_any_question() -> None:
    at = fourth_key(8).tokens(0, wood=1).play("move chaillot:bank chaillot:8")
    assert (at.phase, at.vp(), at.held()) == ("vp", 2, {"gold": 1})
    at = fourth_key(1).play("move chaillot:bank chaillot:1")
    assert (at.phase, at.held()) == ("vp", {"bronze prestige": 1})


@pytest.mark.parametrize("answer", ["vp none", "vp 20 chaillot"])
def test_vp_then_bonus(answer: str) -> None:
    at = fourth_key(1).play("move chaillot:bank chaillot:1")
    assert at.legal("bonus") == set()
    assert at.play(answer).phase == "bonus"
    assert at.play("bonus @1").phase == "after"


@pytest.mark.parametrize("answer", ["vp none", "vp 20 chaillot"])
def test_vp_then_score(answer: str) -> None:
    at = fourth_key().tokens(0, gold=3, gold_prestige=1).play("move chaillot:bank chaillot:eiffel-tower")
    assert at.legal("score") == set()
    assert at.play(answer).phase == "score"
    assert at.play("score gold").phase == "after"


def test_the_second_question_is_decided_when_its_turn_comes() -> None:
    sold = fourth_key().tokens(0, gold=3, gold_prestige=1).play("move chaillot:bank chaillot:eiffel-tower")
    assert sold.play("sell gold prestige", "vp none").phase == "after"
    fetched = fourth_key(1).meeple(0, 29).bonus(0, 17).play("move chaillot:bank chaillot:1")
    assert fetched.play("use 17 @30", "vp none").phase == "after"
    back = fourth_key(1).meeple(0, 30).bonus(0, 25).play("move chaillot:bank chaillot:1")
    assert back.play("use 25 @29", "vp none").phase == "bonus"


def test_25_takes_the_meeple_back_for_the_bonus_tile_just_earned() -> None:  # R8.3
    at = buying(1).meeple(0, 30).bonus(0, 25).play("move arc chaillot:1")
    assert at.phase == "bonus"
    assert at.legal("bonus") == {"bonus none"}
    assert at.play("use 25 @27", "bonus @28").phase == "after"
    assert at.unused() == {27, 28}


def test_17_may_fetch_25_for_it() -> None:
    at = buying(1).meeple(0, 30).bonus(0, 17).play("move arc chaillot:1")
    assert at.phase == "bonus"
    assert at.play("use 17 @25", "use 25 @29", "bonus @30").phase == "after"
    assert at.unused() == {29, 30}
    assert buying(1).meeple(0, 30).bonus(0, 17).play("move arc chaillot:1", "use 17 @1").phase == "after"


def test_no_bonus_question_where_25_has_no_space_to_go_back_to() -> None:
    at = buying(1).meeple(0, 30).bonus(0, 25).empty_spaces(25, 26, 27, 28, 29)
    assert at.play("move arc chaillot:1").phase == "after"
    assert buying(1).meeple(0, 30).used(0, 25).bonus(0, 17).play("move arc chaillot:1").phase == "after"
    assert buying(1).meeple(0, 30).empty_spaces(25).bonus(0, 17).play("move arc chaillot:1").phase == "after"


def test_a_question_not_asked_does_not_come_back() -> None:
    at = buying(1).meeple(0, 30).play("move arc chaillot:1").bonus(0, 25)
    assert at.phase == "after"
    assert at.play("use 25 @29").phase == "after"
    at = landmark().play("move arc chaillot:louvre").bonus(0, 8)
    assert at.play("use 8 gold").phase == "after"
