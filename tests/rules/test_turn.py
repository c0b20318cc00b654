"""R2 the turn, R3 a building, R4 placing a key."""

import pytest

from paname.rules.options import Options
from tests.rules.table import Table, table

BANKS = {"montmartre": 5, "batignolles": 4, "chaillot": 7, "saint-germain": 6, "belleville": 2, "la-villette": 3}
FREE = Options(free_districts=True)


def test_a_turn_is_draw_main_action_done() -> None:  # R2.1
    at = Table(piles=[["montmartre:5", "chaillot:1"], ["belleville:8"], []])
    at.play("draw 1")
    assert at.phase == "main"
    assert at.refuses("done")
    at.play("place montmartre:bank")
    assert at.phase == "after"
    assert at.legal() == {"done"}
    at.play("done")
    assert (at.phase, at.state.active, at.state.round) == ("draw", 1, 1)
    at.play("draw 1", "place arc", "done")
    assert (at.state.active, at.state.round) == (0, 2)


def test_one_main_action_only() -> None:
    at = table().play("place arc")
    assert at.legal("place", "move", "take", "pass") == set()


def test_any_pile_with_tiles_may_be_drawn_from() -> None:  # R3.1
    at = Table(piles=[["montmartre:5"], [], ["chaillot:1"]])
    assert at.legal() == {"draw 1", "draw 3"}


def test_piles_are_drawn_from_the_top_to_the_printed_space() -> None:  # R3.1, R3.2
    at = Table(piles=[["montmartre:5", "chaillot:1"], ["belleville:8"], ["la-villette:2"]])
    at.play("draw 1")
    assert at.state.built == 1 << at.site("montmartre:5")
    at.play("place arc", "done", "draw 3", "place arc", "done", "draw 1")
    assert at.state.built == sum(1 << at.site(p) for p in ("montmartre:5", "la-villette:2", "chaillot:1"))


def test_without_piles_there_is_no_step_1() -> None:  # R3.4
    at = Table(piles=[["montmartre:5"], [], []]).play("draw 1", "place arc", "done")
    assert at.phase == "main"


# R3.3: free districts


def test_free_districts_ask_where_to_build() -> None:
    at = Table(options=FREE, piles=[["montmartre:5"], ["chaillot:1"], []]).play("draw 1")
    assert at.phase == "build"
    assert at.legal() == {f"build {district}" for district in BANKS}  # and no free action, R2.2
    at.play("build belleville")
    assert (at.phase, at.state.built) == ("main", 1 << at.site("belleville:5"))
    theater = at.state.lookup.box.types.index("theater")
    assert at.state.sites_of_type(theater) == 1 << at.site("belleville:5")


def test_no_free_action_while_a_building_is_placed() -> None:
    at = Table(options=FREE, piles=[["montmartre:5"], [], []]).tokens(0, wood=1).bonus(0, 1).play("draw 1")
    assert at.legal("sell", "use") == set()


def test_free_districts_need_an_empty_space_and_a_new_type() -> None:
    at = Table(options=FREE, piles=[["montmartre:5"], [], []])  # a theater of 5
    at.standing("chaillot:5", "saint-germain:3", "la-villette:4")  # chaillot's 5 is taken, saint-germain has a theater
    at.play("draw 1")
    assert at.legal() == {f"build {name}" for name in ("montmartre", "batignolles", "belleville", "la-villette")}


def test_a_tile_that_fits_nowhere_leaves_the_game() -> None:
    at = Table(options=FREE, piles=[["montmartre:5"], [], []])
    at.standing("montmartre:5", "batignolles:5", "chaillot:5", "saint-germain:5", "belleville:4", "la-villette:8")
    before = at.state.built
    at.play("draw 1")
    assert (at.phase, at.state.built) == ("main", before)
    assert at.state.discarded == 1 << at.site("montmartre:5")


def test_a_freely_built_tile_keeps_its_type_and_takes_the_value_of_its_space() -> None:
    at = Table(options=FREE, piles=[["montmartre:8"], [], []])  # a restaurant
    at.play("draw 1", "build chaillot").key(0, "chaillot:bank").francs(0, 8).tokens(0, wood=1)
    at.play("move chaillot:bank chaillot:8")
    assert at.held() == {"gold": 1}
    assert at.sources() == {"building": 2}


# R4


def test_place_on_every_bank_and_the_arc() -> None:  # R4.1
    assert table().legal("place") == {"place arc", *(f"place {district}:bank" for district in BANKS)}


@pytest.mark.parametrize("district", BANKS)
def test_a_bank_pays(district: str) -> None:  # R4.2
    at = table().play(f"place {district}:bank")
    assert at.purse() == 3 + BANKS[district]
    assert at.seat(0).keys == 9
    assert at.seat(0).banks == 1 << at.notation.districts.index(district)
    assert (at.seat(0).arc, at.phase) == (0, "after")


def test_the_arc_pays_nothing() -> None:  # R4.2
    at = table().play("place arc")
    assert (at.purse(), at.seat(0).keys, at.seat(0).arc, at.seat(0).banks) == (3, 9, 1, 0)


def test_one_key_per_bank_and_player() -> None:  # R4.1
    at = table().key(0, "arc", "chaillot:bank")
    assert at.refuses("place arc")
    assert at.refuses("place chaillot:bank")
    assert len(at.legal("place")) == 5


def test_other_colours_never_block() -> None:  # R4.1
    at = table().key(1, "arc", *(f"{district}:bank" for district in BANKS))
    assert len(at.legal("place")) == 7


def test_no_key_no_placement() -> None:
    assert table().hand(0, 0).legal("place") == set()
    assert len(table().hand(0, 1).legal("place")) == 7


# R2.2: free actions


@pytest.mark.parametrize("question", ["main", "vp", "bonus", "score", "after"])
def test_free_actions_at_every_question(question: str) -> None:
    at = table().tokens(0, wood=1, bronze_prestige=1).bonus(0, 1, 25, 17).ends(0, 1).reserve(marble=1).francs(0, 40)
    at.meeple(0, 28)
    if question == "vp":
        at.built("chaillot:4").key(0, "chaillot:1", "chaillot:2", "chaillot:3", "arc").play("move arc chaillot:4")
    elif question == "bonus":
        at.built("chaillot:1").key(0, "arc").play("move arc chaillot:1")
    elif question == "score":
        at.tokens(0, wood=1, gold=1, bronze_prestige=1).key(0, "arc").play("move arc chaillot:jardin-du-luxembourg")
    elif question == "after":
        at.play("place arc")
    assert at.phase == question
    assert at.legal("buy", "sell") == {"buy marble", "sell wood", "sell bronze prestige"} | (
        {"buy gold"} if question == "score" else set()
    )
    assert {"use 1", "use end 1", "use 17 @3", "use 25 @24"} <= at.legal("use")
    for text in ("sell wood", "use 1", "use end 1", "use 25 @24", "buy marble"):
        at.play(text)
        assert at.phase == question


def test_nothing_is_free_before_the_draw() -> None:  # R2.2: after step 1
    at = table().drawing().tokens(0, wood=1).bonus(0, 1).ends(0, 1).reserve(wood=1)
    assert at.legal() == {"draw 1", "draw 2", "draw 3"}


# R2.3


def stuck() -> Table:
    """No key in hand, nothing to move to."""
    return table().no_hands().key(0, "chaillot:8").francs(0, 0)


def test_pass_when_nothing_else_is_possible() -> None:
    at = stuck()
    assert at.legal() == {"pass"}
    at.play("pass")
    assert at.legal() == {"done"}
    assert at.play("done").state.active == 1


@pytest.mark.parametrize(
    "change",
    [
        lambda at: at.hand(0, 1),
        lambda at: at.francs(0, 2).tokens(0, gold=1),
        lambda at: at.no_piles(),
    ],
    ids=["place", "move", "take"],
)
def test_no_pass_while_a_main_action_is_legal(change: object) -> None:
    at = stuck()
    assert callable(change)
    change(at)
    assert at.refuses("pass")


@pytest.mark.parametrize(("tile", "holder"), [(9, 0), (16, 1)])
def test_tiles_9_and_16_need_not_be_used(tile: int, holder: int) -> None:
    at = table().no_hands().key(0, "chaillot:4").key(holder, "chaillot:5").francs(0, 1)
    assert at.legal("pass") == {"pass"}
    at.bonus(0, tile)
    assert at.legal("pass", "move") == {"pass", f"move chaillot:4 chaillot:5 with {tile}"}
    at.no_piles()
    assert at.refuses("pass"), "an end tile can be taken"


def test_a_free_action_may_make_a_main_action_possible() -> None:
    at = stuck().tokens(0, gold=2)
    assert at.legal() == {"pass", "sell gold"}
    at.play("sell gold")
    assert at.legal() == {"move chaillot:8 chaillot:jardin-du-luxembourg", "sell gold"}


def test_free_actions_stay_allowed_after_passing() -> None:
    at = stuck().tokens(0, gold=2).bonus(0, 13).play("pass")
    assert at.legal() == {"done", "sell gold"}
    at.play("sell gold", "sell gold")
    assert at.legal() == {"done", "use 13", "buy gold"}
    at.play("use 13")
    assert at.legal() == {"done"}
