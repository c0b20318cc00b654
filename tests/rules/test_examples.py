"""The nine worked examples at the end of rules.md, in their order."""

from paname.rules import scoring
from tests.rules.table import Table, table

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


def turn(at: Table, *texts: str) -> None:
    """A turn; questions left open are declined."""
    at.play(*texts)
    while at.phase in ("vp", "bonus", "score"):
        at.play(f"{at.phase} none")
    at.play("done")


def idle(at: Table) -> None:
    """Something else: another key, else an end tile."""
    turn(at, min(at.legal("place") or at.legal("take")))


def buy(at: Table, target: str, *answers: str) -> None:
    """Two turns of seat 0 and two of the others: a key onto the bank, and from there."""
    bank = f"{target.split(':')[0]}:bank"
    turn(at, f"place {bank}")
    idle(at)
    turn(at, f"move {bank} {target}", *answers)
    idle(at)


def test_5_tile_18_with_three_buildings_of_4() -> None:
    fours = ["montmartre:4", "chaillot:4", "belleville:4"]
    at = table().no_piles().standing(*fours, "la-villette:1").francs(0, 20)
    for place in fours:
        buy(at, place)
    buy(at, "la-villette:1", "bonus @18", "use 18")
    assert at.sources() == {"bonus": 15}


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
    at = table(4).no_piles().end_pile(1).built(*(f"montmartre:{value}" for value in (2, 3, 4, 5, 8)))
    at.tokens(0, marble=2).tokens(1, marble=2, gold=2).tokens(2, wood=1).tokens(3, marble=2, gold=2)
    for seat in range(4):
        at.francs(seat, 50)
        turn(at, "place montmartre:bank")
    turn(at, "move montmartre:bank montmartre:moulin-rouge")
    turn(at, "move montmartre:bank montmartre:3", "bonus @9")
    turn(at, "move montmartre:bank montmartre:8")
    turn(at, "move montmartre:bank montmartre:2", "vp 16 montmartre", "bonus @16")
    for _ in range(4):
        turn(at, "place arc")
    turn(at, "move arc montmartre:5")
    turn(at, "move arc montmartre:louvre")
    idle(at)
    turn(at, "move arc montmartre:4")
    for seat in range(4):
        turn(at, "place arc") if seat in (1, 3) else idle(at)
    idle(at)
    turn(at, "move arc montmartre:3 with 9")
    idle(at)
    turn(at, "move arc montmartre:louvre with 16")
    montmartre = at.notation.districts.index("montmartre")
    assert scoring.standing(at.state, montmartre)[0] == [16, 21, 8, 21]
    turn(at, "take 1")
    while at.phase != "over":
        idle(at)
    assert [at.sources(seat).get("district", 0) for seat in range(4)] == [4, 16, 0, 16]


def test_8_two_players_less_than_half_scores_nothing() -> None:
    at = table().vp_tile(18, "belleville").key(0, "belleville:grand-palais").key(1, "belleville:5").finish()
    assert at.all_vp() == [18, 0]


def test_9_tile_30_counts_all_landmarks_as_one_type() -> None:
    cafe, theater = ["montmartre:3"], ["montmartre:5"]
    bakeries, hotels = ["montmartre:2", "chaillot:3", "saint-germain:4"], ["montmartre:1", "chaillot:2"]
    buildings = [*cafe, *bakeries, *theater, *hotels]
    at = table().no_piles().built(*buildings).francs(0, 99).tokens(0, marble=3, gold=4)
    for place in (*buildings[:-1], "belleville:jardin-du-luxembourg", "belleville:eiffel-tower"):
        buy(at, place)
    buy(at, buildings[-1], "bonus @30", "use 30")
    assert at.sources() == {"bonus": 15}
