"""The nine worked examples at the end of rules.md, in their order."""

from tests.rules.table import table

BATIGNOLLES_LANDMARK = "batignolles:sacre-coeur"  # a 13


def test_1_only_a_free_and_higher_place_can_be_reached() -> None:
    at = (
        table()
        .built("batignolles:1", "batignolles:2", "batignolles:4")
        .key(0, "batignolles:3")
        .key(1, "batignolles:5", BATIGNOLLES_LANDMARK)
        .francs(0, 50)
    )
    assert at.moves() == {"batignolles:3 batignolles:4"}
    at.tokens(0, marble=2, gold=3)  # "or a new landmark, if payable": above 13
    assert at.moves() == {
        "batignolles:3 batignolles:4",
        "batignolles:3 batignolles:notre-dame",
        "batignolles:3 batignolles:louvre",
        "batignolles:3 batignolles:eiffel-tower",
    }


def test_2_bakery_to_theater_costs_3_francs() -> None:
    at = table().built("montmartre:5").key(0, "montmartre:2").francs(0, 3)
    at.play("move montmartre:2 montmartre:5")
    assert at.purse() == 0
    assert table().built("montmartre:5").key(0, "montmartre:2").francs(0, 2).refuses("move montmartre:2 montmartre:5")


def test_2_theater_8_to_a_new_landmark_of_12() -> None:
    move = "move la-villette:8 la-villette:grand-palais"
    at = table().key(0, "la-villette:8").francs(0, 4).tokens(0, marble=1, gold=1).play(move)
    assert (at.purse(), at.held(), at.in_reserve()) == (0, {}, {"marble": 1, "gold": 1})
    assert table().key(0, "la-villette:8").francs(0, 3).tokens(0, marble=1, gold=1).refuses(move)
    assert table().key(0, "la-villette:8").francs(0, 4).tokens(0, marble=2).refuses(move)
    assert table().key(0, "la-villette:8").francs(0, 4).tokens(0, gold=1).refuses(move)


def test_3_louvre_from_the_arc_with_two_gold_prestige() -> None:
    at = (
        table()
        .landmark("belleville:jardin-du-luxembourg")
        .key(0, "arc")
        .francs(0, 15)
        .tokens(0, gold=2, marble=1, gold_prestige=2)
        .play("move arc belleville:louvre", "score gold", "score gold")
    )
    assert at.vp() == 10
    assert at.sources() == {"prestige": 10}
    assert (at.purse(), at.held()) == (0, {})
    assert at.phase == "after"  # the silver slot is left, but no silver prestige


def test_4_a_further_landmark_must_be_higher() -> None:
    at = (
        table()
        .landmark("saint-germain:grand-palais")
        .key(0, "saint-germain:bank")
        .key(1, "saint-germain:grand-palais")
        .francs(0, 50)
        .tokens(0, marble=6, gold=6)
    )
    assert at.moves() == {
        f"saint-germain:bank saint-germain:{name}" for name in ("sacre-coeur", "notre-dame", "louvre", "eiffel-tower")
    }


def test_5_tile_18_with_three_buildings_of_4() -> None:
    at = table().key(0, "montmartre:4", "chaillot:4", "belleville:4", "chaillot:5").bonus(0, 18).play("use 18")
    assert at.vp() == 15


def test_6_batignolles_ties_are_broken_by_the_highest_value() -> None:
    at = (
        table(4)
        .vp_tile(20, "batignolles")
        .key(0, "batignolles:moulin-rouge", "batignolles:2")
        .key(1, "batignolles:5", "batignolles:4", "batignolles:1")
        .key(2, "batignolles:sacre-coeur")
        .key(3, "batignolles:3")
        .finish()
    )
    assert at.all_vp() == [10, 5, 20, 0]


def test_7_montmartre_a_tie_for_the_first_place() -> None:
    at = (
        table(4)
        .vp_tile(16, "montmartre")
        .key(0, "montmartre:moulin-rouge", "montmartre:5")
        .key(1, "montmartre:louvre", "montmartre:3", "montmartre:3")
        .key(2, "montmartre:8")
        .key(3, "montmartre:louvre", "montmartre:4", "montmartre:2")
        .finish()
    )
    assert at.all_vp() == [4, 16, 0, 16]


def test_8_two_players_less_than_half_scores_nothing() -> None:
    at = table().vp_tile(18, "belleville").key(0, "belleville:grand-palais").key(1, "belleville:5").finish()
    assert at.all_vp() == [18, 0]


def test_9_tile_30_counts_all_landmarks_as_one_type() -> None:
    at = table().key(0, "montmartre:3")  # café
    at.key(0, "montmartre:2", "chaillot:3", "saint-germain:4")  # bakeries
    at.key(0, "montmartre:1", "chaillot:2")  # hotels
    at.key(0, "montmartre:5")  # theater
    at.key(0, "belleville:louvre", "belleville:eiffel-tower")
    at.bonus(0, 30).play("use 30")
    assert at.vp() == 15
