"""R8 the bonus track, R9 every bonus tile: activated and refused."""

import pytest

from tests.rules.table import Table, table

# R8


def choosing(players: int = 2) -> Table:
    """Seat 0 has bought a café of 1 and may take a bonus tile."""
    return table(players).built("batignolles:1").key(0, "arc").francs(0, 9)


def spaces(at: Table) -> set[int]:
    return {int(text.split("@")[1]) for text in at.legal("bonus") if "@" in text}


@pytest.mark.parametrize("meeple", [0, 1, 15, 29])
def test_only_forward(meeple: int) -> None:  # R8.1
    at = choosing().meeple(0, meeple).play("move arc batignolles:1")
    assert spaces(at) == set(range(meeple + 1, 31))


def test_only_spaces_with_a_tile() -> None:  # R8.1
    at = choosing().empty_spaces(1, 2, 3, 30).play("move arc batignolles:1")
    assert spaces(at) == set(range(4, 30))


def test_never_a_number_already_owned() -> None:  # R8.2
    at = choosing(4).bonus(0, 6).used(0, 11).bonus(1, 15).play("move arc batignolles:1")
    assert spaces(at) == set(range(1, 31)) - {6, 11}
    assert at.copies_on(6) == at.copies_on(15) == 2


def test_every_number_taken_is_remembered() -> None:  # R8.2
    at = choosing(4).built("chaillot:1", "belleville:1").play("move arc batignolles:1", "bonus @6", "done")
    at.turn_of(0).key(0, "arc").bonus(0, 25).play("move arc chaillot:1", "bonus @11", "use 25 @10", "done")
    at.turn_of(0).meeple(0, 0).key(0, "arc").play("move arc belleville:1")
    assert spaces(at) == set(range(1, 31)) - {6, 10, 11, 25}
    assert at.copies_on(6) == at.copies_on(11) == 2


def test_meeples_share_spaces() -> None:  # R8.1
    at = choosing(4).meeple(1, 6).play("move arc batignolles:1", "bonus @6")
    assert (at.seat(0).meeple, at.seat(1).meeple, at.copies_on(6)) == (6, 6, 2)


def test_copies_run_out_one_by_one() -> None:
    at = table(4).bonus(0, 6)
    for seat, left in ((1, 1), (2, 0)):
        at.turn_of(seat).built(f"chaillot:{seat}").key(seat, "arc").francs(seat, 9)
        at.play(f"move arc chaillot:{seat}", "bonus @6")
        assert at.copies_on(6) == left
    at.turn_of(3).built("belleville:1").key(3, "arc").francs(3, 9).play("move arc belleville:1")
    assert spaces(at) == set(range(1, 31)) - {6}


def test_the_tile_taken_is_the_number_of_the_space() -> None:  # R1.8: space and number differ
    track = [10, *range(2, 10), 1, *range(11, 31)]
    at = Table(track=track).built("batignolles:1").key(0, "arc").francs(0, 9)
    at.play("move arc batignolles:1", "bonus @1")
    assert (at.unused(), at.seat(0).meeple) == ({10}, 1)
    assert at.legal("use") == {"use 10 wood", "use 10 marble", "use 10 gold"}


# R9.3: the tiles one by one


def use(number: int, *texts: str, at: Table | None = None) -> Table:
    at = (at or table()).bonus(0, number).play(*(texts or [f"use {number}"]))
    assert number not in at.unused()
    assert number in at.used_up()
    assert not any(text.startswith(f"use {number}") for text in at.legal())  # once
    return at


@pytest.mark.parametrize(("number", "francs", "vp"), [(1, 3, 0), (5, 5, 0), (7, 0, 5), (12, 4, 4), (22, 6, 6)])
def test_francs_and_vp(number: int, francs: int, vp: int) -> None:
    at = use(number)
    assert (at.purse(), at.vp()) == (3 + francs, vp)
    assert at.sources() == ({"bonus": vp} if vp else {})


@pytest.mark.parametrize(("number", "kind"), [(2, "wood"), (3, "marble"), (4, "gold")])
def test_one_resource(number: int, kind: str) -> None:
    at = use(number)
    assert (at.held_loose(), at.held()) == ({kind: 1}, {})


@pytest.mark.parametrize("kind", ["bronze", "silver", "gold"])
def test_8_one_prestige_of_choice(kind: str) -> None:
    assert use(8, f"use 8 {kind}").held_loose() == {f"{kind} prestige": 1}


@pytest.mark.parametrize("kind", ["wood", "marble", "gold"])
def test_10_one_resource_of_choice(kind: str) -> None:
    assert use(10, f"use 10 {kind}").held_loose() == {kind: 1}


PAIRS = [(0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (2, 2)]


@pytest.mark.parametrize(("first", "second"), PAIRS)
def test_19_two_prestige_of_choice(first: int, second: int) -> None:
    kinds = ["bronze", "silver", "gold"]
    at = use(19, f"use 19 {kinds[first]} {kinds[second]}")
    assert sum(at.held_loose().values()) == 2
    assert set(at.held_loose()) == {f"{kinds[first]} prestige", f"{kinds[second]} prestige"}


@pytest.mark.parametrize(("first", "second"), PAIRS)
def test_21_two_resources_of_choice(first: int, second: int) -> None:
    kinds = ["wood", "marble", "gold"]
    at = use(21, f"use 21 {kinds[first]} {kinds[second]}")
    assert sum(at.held_loose().values()) == 2
    assert set(at.held_loose()) == {kinds[first], kinds[second]}


def test_the_choices_of_tokens() -> None:
    at = table().bonus(0, 2, 8, 10, 19, 21)
    resources, prestige = ("wood", "marble", "gold"), ("bronze", "silver", "gold")
    assert at.legal("use") == {
        "use 2",
        *(f"use 8 {kind}" for kind in prestige),
        *(f"use 10 {kind}" for kind in resources),
        *(f"use 19 {prestige[a]} {prestige[b]}" for a, b in PAIRS),
        *(f"use 21 {resources[a]} {resources[b]}" for a, b in PAIRS),
    }


PER_BUILDING = {6: (1, 2), 11: (2, 3), 15: (3, 4), 18: (4, 5), 26: (5, 6), 28: (8, 7)}


@pytest.mark.parametrize("number", PER_BUILDING)
def test_vp_per_building_of_a_value(number: int) -> None:
    value, vp = PER_BUILDING[number]
    others = [other for other in (1, 2, 3, 4, 5, 8) if other != value]
    at = table(4).key(0, "chaillot:louvre", *(f"belleville:{other}" for other in others))
    at.key(1, f"la-villette:{value}")
    assert use(number, at=at).vp() == 0  # R9.2: a tile that would score 0 may be activated
    at = table(4).key(0, f"montmartre:{value}", f"la-villette:{value}", "chaillot:louvre")
    assert use(number, at=at).sources() == {"bonus": 2 * vp}
    at = table(4).key(0, f"montmartre:{value}", f"la-villette:{value}", f"la-villette:{value}", f"la-villette:{value}")
    assert use(number, at=at).vp() == 4 * vp  # R9.6


@pytest.mark.parametrize("number", [9, 16, 27])
def test_never_activated(number: int) -> None:  # R9.1
    at = table().bonus(0, number).key(0, "chaillot:bank", "chaillot:4").key(1, "chaillot:4").francs(0, 20)
    assert at.legal("use") == set()


@pytest.mark.parametrize(("number", "price"), [(13, 4), (14, 2)])
def test_a_key_from_the_reserve(number: int, price: int) -> None:
    at = use(number, at=table().francs(0, price))
    assert (at.purse(), at.seat(0).keys, at.seat(0).reserve_keys) == (0, 11, 1)
    assert table().francs(0, price - 1).bonus(0, number).legal("use") == set()  # R9.2
    none_left = table().francs(0, 9).bonus(0, number)
    none_left.seat(0).reserve_keys = 0
    assert none_left.legal("use") == set()


def test_17_takes_any_tile_and_the_meeple_stays() -> None:
    at = table().meeple(0, 20).bonus(0, 3, 4).used(0, 5).empty_spaces(7)
    at.bonus(0, 17)
    offered = {int(text.split("@")[1]) for text in at.legal("use") if text.startswith("use 17")}
    assert offered == set(range(1, 31)) - {3, 4, 5, 7, 17}  # before and behind the meeple; not what is owned, R8.2
    at.play("use 17 @2")
    assert (at.seat(0).meeple, at.unused(), at.used_up()) == (20, {2, 3, 4}, {5, 17})
    assert at.copies_on(2) == 0


def test_17_without_an_available_tile() -> None:  # R9.2
    assert table().bonus(0, 17).empty_spaces(*range(1, 31)).legal("use") == set()


def test_a_fetched_tile_may_be_used_at_once() -> None:
    assert table().bonus(0, 17).play("use 17 @12", "use 12").vp() == 4


@pytest.mark.parametrize(("players", "vp"), [(2, 1), (3, 2), (4, 3)])
def test_20_per_other_unused_tile(players: int, vp: int) -> None:
    at = table(players).bonus(0, 1, 9, 27).used(0, 2, 3).bonus(1, 5)
    assert use(20, at=at).sources() == {"bonus": 3 * vp}
    assert use(20, at=table(players)).vp() == 0  # itself does not count


def test_25_up_to_five_spaces_back() -> None:
    at = table().meeple(0, 12).bonus(0, 25)
    assert at.legal("use") == {f"use 25 @{space}" for space in (7, 8, 9, 10, 11)}
    at.play("use 25 @8")
    assert (at.seat(0).meeple, at.unused()) == (8, {8})


def test_25_only_to_a_space_with_a_tile_not_owned() -> None:
    at = table(4).meeple(0, 12).used(0, 11).empty_spaces(7, 8).bonus(0, 25)  # R8.2; more copies of 11 lie there
    assert at.legal("use") == {"use 25 @9", "use 25 @10"}


@pytest.mark.parametrize("meeple", [0, 1])
def test_25_before_the_track(meeple: int) -> None:  # R9.2: no tile within reach
    assert table().meeple(0, meeple).bonus(0, 25).legal("use") == set()


@pytest.mark.parametrize(
    ("meeple", "reached"), [(2, {1}), (5, {1, 2, 3, 4}), (6, {1, 2, 3, 4, 5}), (7, {2, 3, 4, 5, 6})]
)
def test_25_near_the_beginning(meeple: int, reached: set[int]) -> None:
    assert table().meeple(0, meeple).bonus(0, 25).legal("use") == {f"use 25 @{space}" for space in reached}


@pytest.mark.parametrize("space", [1, 29])
def test_25_to_the_ends_of_the_track(space: int) -> None:
    at = table().meeple(0, space + 1).bonus(0, 25).play(f"use 25 @{space}")
    assert (at.seat(0).meeple, at.unused(), at.used_up()) == (space, {space}, {25})


@pytest.mark.parametrize("space", [1, 30])
def test_17_at_the_ends_of_the_track(space: int) -> None:
    at = table().meeple(0, 12).bonus(0, 17).play(f"use 17 @{space}")
    assert (at.seat(0).meeple, at.unused(), at.used_up()) == (12, {space}, {17})


def test_25_from_the_end_of_the_track() -> None:  # R8.3
    at = choosing().meeple(0, 30).bonus(0, 25).play("use 25 @26", "move arc batignolles:1")
    assert spaces(at) == {27, 28, 29, 30}


def test_25_not_under_the_meeple() -> None:  # back 1-5 spaces
    at = table().meeple(0, 12).bonus(0, 25)
    assert at.refuses("use 25 @12")
    assert at.refuses("use 25 @13")


def test_27_counts_francs_at_the_end() -> None:
    at = table(3).bonus(0, 27).bonus(1, 28).francs(0, 13).francs(1, 13).finish()
    assert (at.sources(0), at.sources(1)) == ({"francs": 13}, {})
    assert at.purse() == 13


def test_29_per_landmark() -> None:
    at = table().key(0, "chaillot:louvre", "belleville:moulin-rouge", "chaillot:8").key(1, "montmartre:notre-dame")
    assert use(29, at=at).sources() == {"bonus": 16}
    assert use(29).vp() == 0
    double = table().key(0, "chaillot:louvre", "chaillot:louvre")
    assert use(29, at=double).vp() == 16  # R9.6


TYPES = ["montmartre:3", "montmartre:2", "montmartre:1", "montmartre:5", "montmartre:4", "montmartre:8"]


@pytest.mark.parametrize(
    ("owned", "vp"),
    [
        (TYPES[:3], 0),
        (TYPES[:4], 10),
        (TYPES[:5], 15),
        (TYPES, 20),
        ([*TYPES, "chaillot:louvre"], 25),
        ([*TYPES, "chaillot:louvre", "chaillot:eiffel-tower", "chaillot:1"], 25),
        ([*TYPES[:3], "chaillot:louvre"], 10),
        ([*TYPES[:3], TYPES[0], TYPES[1], TYPES[2]], 0),  # R9.6: two keys are one type
        (["montmartre:2", "batignolles:8", "chaillot:3", "saint-germain:4"], 0),  # four bakeries
        ([], 0),
    ],
)
def test_30_different_types(owned: list[str], vp: int) -> None:
    assert use(30, at=table().key(0, *owned)).vp() == vp


def test_30_counts_the_type_not_the_space() -> None:  # R3.3: under free districts a type may stand anywhere
    at = table(free_districts=True)
    at.state.phase, at.state.drawn = 1, at.site("montmartre:5")  # a theater …
    at.play("build chaillot")  # … where Chaillot prints a restaurant
    at.key(0, "montmartre:3", "montmartre:2", "montmartre:8")  # café, bakery, restaurant
    at.seat(0).put_on_site(at.site("chaillot:5"))
    assert use(30, at=at).vp() == 10


# 23 and 24: pairs


@pytest.mark.parametrize(("players", "vp"), [(2, 2), (3, 3), (4, 4)])
def test_23_pairs_of_prestige(players: int, vp: int) -> None:
    at = table(players).tokens(0, bronze_prestige=5, silver_prestige=1, gold_prestige=2, wood=4).bonus(0, 23)
    assert at.legal("use") == {"use 23 bronze", "use 23 gold"}
    at.play("use 23 bronze")
    assert (at.phase, at.vp()) == ("pair", vp)
    assert at.legal() == {"pair bronze", "pair gold", "pair none"}  # R2.2: no free action between pairs
    at.play("pair gold")
    assert at.legal() == {"pair bronze", "pair none"}
    at.play("pair bronze")
    assert (at.phase, at.sources()) == ("main", {"bonus": 3 * vp})  # no pair is left: it closes by itself
    assert at.held() == {"bronze prestige": 1, "silver prestige": 1, "wood": 4}
    assert at.in_reserve() == {}  # prestige leaves the game
    assert at.used_up() == {23}


@pytest.mark.parametrize(("players", "vp"), [(2, 2), (3, 3), (4, 4)])
def test_24_pairs_of_resources(players: int, vp: int) -> None:
    at = table(players).tokens(0, wood=2, marble=3, gold=4, bronze_prestige=6).reserve(wood=1).bonus(0, 24)
    assert at.legal("use") == {"use 24 wood", "use 24 marble", "use 24 gold"}
    at.play("use 24 gold", "pair gold", "pair marble")
    assert at.legal() == {"pair wood", "pair none"}
    at.play("pair none")
    assert (at.phase, at.sources()) == ("main", {"bonus": 3 * vp})
    assert at.held() == {"wood": 2, "marble": 1, "bronze prestige": 6}
    assert at.in_reserve() == {"wood": 1, "marble": 2, "gold": 4}  # R9.3: to the reserve


@pytest.mark.parametrize("number", [23, 24])
def test_no_pair_no_activation(number: int) -> None:  # R9.2
    singles = {"wood": 1, "marble": 1, "gold": 1, "bronze_prestige": 1, "silver_prestige": 1, "gold_prestige": 1}
    other = {"bronze_prestige": 2} if number == 24 else {"wood": 2}
    assert table().tokens(0, **singles).bonus(0, number).legal("use") == set()
    assert table().tokens(0, **other).bonus(0, number).legal("use") == set()


def test_loose_tokens_make_no_pair() -> None:  # R9.4
    assert table().tokens(0, wood=1).loose(0, wood=3).bonus(0, 24).legal("use") == set()
    assert table().loose(0, bronze_prestige=2).bonus(0, 23).legal("use") == set()


@pytest.mark.parametrize("stop", [True, False])
def test_pairs_return_to_the_question_they_interrupted(stop: bool) -> None:
    at = table().built("chaillot:1").key(0, "arc").francs(0, 9).tokens(0, wood=4).bonus(0, 24)
    at.play("move arc chaillot:1", "use 24 wood", "pair none" if stop else "pair wood")
    assert at.phase == "bonus"
    at = table().play("place arc").tokens(0, wood=4).bonus(0, 24)
    assert at.play("use 24 wood", "pair none" if stop else "pair wood").phase == "after"


def test_pair_gold_means_the_gold_of_its_tile() -> None:
    at = table().tokens(0, gold=4, gold_prestige=4).bonus(0, 23, 24).play("use 23 gold", "pair gold")
    assert at.held() == {"gold": 4}
    at.play("use 24 gold", "pair gold")
    assert (at.held(), at.in_reserve()) == ({}, {"gold": 4})


# R9.1


def test_only_ones_own_tiles() -> None:
    assert table().bonus(1, 1).ends(1, 1).legal("use") == set()


def test_a_tile_is_used_once() -> None:
    assert table().used(0, 1, 7, 20).legal("use") == set()
