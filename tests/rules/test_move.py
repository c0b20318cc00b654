"""R5.1–R5.5: moving a key and paying; R9.5: tiles 9 and 16."""

import pytest

from tests.rules.table import Table, table

EVERY = ["jardin-du-luxembourg", "jardin-des-tuileries", "moulin-rouge", "grand-palais"]
EVERY += ["sacre-coeur", "notre-dame", "louvre", "eiffel-tower"]
DISTRICTS = ("montmartre", "batignolles", "chaillot", "saint-germain", "belleville", "la-villette")


def rich(players: int = 2) -> Table:
    return table(players).francs(0, 99).tokens(0, wood=3, marble=3, gold=3)


def targets(at: Table, origin: str) -> set[str]:
    return {text.split()[1] for text in at.moves(origin) if text.startswith(origin + " ")}


def test_from_a_bank_to_anything_in_its_district() -> None:  # R5.2
    at = rich().all_built().key(0, "chaillot:bank")
    assert targets(at, "chaillot:bank") == {f"chaillot:{what}" for what in (1, 2, 3, 4, 5, 8, *EVERY)}


def test_from_the_arc_to_any_district() -> None:  # R5.2, R5.3
    at = rich().all_built().key(0, "arc")
    assert targets(at, "arc") == {f"{d}:{what}" for d in DISTRICTS for what in (1, 2, 3, 4, 5, 8, *EVERY)}


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 8])
def test_from_a_building_only_upward_in_its_district(value: int) -> None:  # R5.2
    at = rich().all_built().key(0, f"chaillot:{value}")
    higher = [other for other in (1, 2, 3, 4, 5, 8) if other > value]
    assert targets(at, f"chaillot:{value}") == {f"chaillot:{what}" for what in (*higher, *EVERY)}


def test_from_a_landmark_only_to_a_higher_landmark() -> None:  # R5.2, R5.3: not to the other 11
    at = rich().all_built().key(0, "chaillot:moulin-rouge").landmark("chaillot:louvre", "belleville:notre-dame")
    assert targets(at, "chaillot:moulin-rouge") == {"chaillot:louvre", "chaillot:eiffel-tower"}


def test_equal_landmarks_are_not_higher() -> None:  # R5.3
    at = rich().key(0, "chaillot:bank").landmark("chaillot:jardin-des-tuileries")
    assert "chaillot:moulin-rouge" not in targets(at, "chaillot:bank")
    assert "chaillot:grand-palais" in targets(at, "chaillot:bank")


def test_a_lower_landmark_on_the_board_can_be_reached() -> None:  # R5.3: only an added one must be the highest
    at = rich().key(0, "chaillot:bank").landmark("chaillot:jardin-du-luxembourg", "chaillot:louvre")
    assert targets(at, "chaillot:bank") == {
        "chaillot:jardin-du-luxembourg",
        "chaillot:louvre",
        "chaillot:eiffel-tower",
    }


def test_a_landmark_of_another_district_is_out_of_reach() -> None:
    at = rich().key(0, "chaillot:bank", "arc").landmark("belleville:louvre")
    assert "chaillot:louvre" not in targets(at, "chaillot:bank")
    assert {t for t in targets(at, "arc") if t.endswith(":louvre")} == {"belleville:louvre"}


def test_an_added_landmark_stays_when_its_key_leaves() -> None:  # R5.3
    at = rich().key(0, "arc").play("move arc chaillot:moulin-rouge", "done").turn_of(0)
    assert "moulin-rouge" not in {what for text in at.moves() for what in text.split(":")}
    at.play("move chaillot:moulin-rouge chaillot:louvre", "done").turn_of(1)
    at.key(1, "chaillot:bank").francs(1, 99).tokens(1, marble=2)
    assert targets(at, "chaillot:bank") == {"chaillot:moulin-rouge"}
    assert at.state.supply == 2**8 - 1 - 2**2 - 2**6


def test_no_limit_on_landmarks_of_a_district() -> None:  # R5.3
    at = table().landmark(*(f"chaillot:{name}" for name in EVERY[:-1])).key(0, "arc").francs(0, 16).tokens(0, gold=3)
    assert "chaillot:eiffel-tower" in targets(at, "arc")


def test_buildings_must_be_on_the_board() -> None:  # R5.3
    at = table().built("chaillot:4").key(0, "chaillot:bank").francs(0, 9)
    assert targets(at, "chaillot:bank") == {"chaillot:4"}


@pytest.mark.parametrize("holder", [0, 1, 2])
def test_an_occupied_place_is_closed(holder: int) -> None:  # R5.1
    at = rich(3).built("chaillot:4").key(0, "chaillot:bank").key(holder, "chaillot:5", "chaillot:louvre")
    assert targets(at, "chaillot:bank") == {"chaillot:4", "chaillot:eiffel-tower"}


def test_the_place_left_is_free_at_once() -> None:  # R5.1
    at = table().built("chaillot:4").key(0, "chaillot:3").key(1, "chaillot:bank").francs(0, 1).francs(1, 3)
    at.turn_of(1)
    assert targets(at, "chaillot:bank") == set()
    at.turn_of(0).play("move chaillot:3 chaillot:4", "done").turn_of(1)
    assert targets(at, "chaillot:bank") == {"chaillot:3"}
    assert at.state.occupied == 1 << at.site("chaillot:4")


def test_a_landmark_left_is_free_at_once() -> None:
    at = table().key(0, "chaillot:moulin-rouge").key(1, "chaillot:bank")
    at.francs(0, 5).tokens(0, gold=3).francs(1, 11).tokens(1, marble=2).turn_of(1)
    assert targets(at, "chaillot:bank") == set()
    at.turn_of(0).play("move chaillot:moulin-rouge chaillot:eiffel-tower").turn_of(1)
    assert targets(at, "chaillot:bank") == {"chaillot:moulin-rouge"}
    assert at.state.occupied_landmarks == 1 << at.notation.landmarks.index("eiffel-tower")


def test_a_bank_left_can_be_taken_again() -> None:  # R4.1
    at = table().built("chaillot:1").key(0, "chaillot:bank", "arc").francs(0, 9)
    at.play("move chaillot:bank chaillot:1", "bonus none", "done").turn_of(0)
    assert not at.refuses("place chaillot:bank")
    assert at.refuses("place arc")
    at.built("chaillot:2").play("move arc chaillot:2", "bonus none", "done").turn_of(0)
    assert not at.refuses("place arc")


def test_only_ones_own_keys_move() -> None:
    at = table().all_built().key(1, "arc", "chaillot:bank", "chaillot:3").francs(0, 50)
    assert at.legal("move") == set()


# R5.4: the price


@pytest.mark.parametrize(
    ("origin", "target", "francs"),
    [
        ("arc", "chaillot:5", 5),
        ("chaillot:bank", "chaillot:5", 5),
        ("chaillot:1", "chaillot:5", 4),
        ("chaillot:4", "chaillot:5", 1),
        ("arc", "chaillot:8", 8),
        ("chaillot:5", "chaillot:8", 3),
        ("arc", "chaillot:eiffel-tower", 16),
        ("chaillot:8", "chaillot:jardin-du-luxembourg", 2),
        ("chaillot:moulin-rouge", "chaillot:grand-palais", 1),
    ],
)
def test_price_is_the_difference_of_values(origin: str, target: str, francs: int) -> None:
    def at() -> Table:
        return table().all_built().key(0, origin).tokens(0, wood=1, marble=2, gold=3)

    assert at().francs(0, francs - 1).refuses(f"move {origin} {target}")
    assert at().francs(0, francs).play(f"move {origin} {target}").purse() == 0
    assert at().francs(0, 100).play(f"move {origin} {target}").purse() == 100 - francs
    assert at().francs(0, 500).play(f"move {origin} {target}").purse() == 500 - francs


COSTS = {
    "8": {"wood": 1},
    "jardin-du-luxembourg": {"gold": 1},
    "jardin-des-tuileries": {"marble": 2},
    "moulin-rouge": {"marble": 2},
    "grand-palais": {"marble": 1, "gold": 1},
    "sacre-coeur": {"gold": 2},
    "notre-dame": {"marble": 2, "gold": 1},
    "louvre": {"marble": 1, "gold": 2},
    "eiffel-tower": {"gold": 3},
}


@pytest.mark.parametrize("what", COSTS)
@pytest.mark.parametrize("origin", ["arc", "chaillot:bank", "chaillot:4"])
def test_resource_cost_is_paid_in_full(what: str, origin: str) -> None:  # R5.4, R5.5
    move = f"move {origin} chaillot:{what}"
    at = table().all_built().key(0, origin).francs(0, 20).tokens(0, **COSTS[what]).play(move)
    assert at.held() == ({"gold": 1} if what == "8" else {})  # the token beside the building
    assert at.in_reserve() == COSTS[what]
    for kind in COSTS[what]:
        short = {**COSTS[what], kind: COSTS[what][kind] - 1, "bronze_prestige": 3, "gold_prestige": 3}
        assert table().all_built().key(0, origin).francs(0, 20).tokens(0, **short).refuses(move)


def test_gold_prestige_is_not_gold() -> None:  # R0
    at = table().key(0, "arc").francs(0, 20).tokens(0, gold_prestige=3)
    assert at.legal("move") == set()


# R9.5: tiles 9 and 16


def crowded() -> Table:
    """Seat 0 on chaillot:bank; own key on 4, seat 1's on 5, both on 8."""
    at = table(3).all_built().key(0, "chaillot:bank", "chaillot:4", "chaillot:8").key(1, "chaillot:5")
    return at.key(2, "chaillot:8").francs(0, 20).tokens(0, wood=1)


FREE_MOVES = {f"chaillot:bank chaillot:{value}" for value in (1, 2, 3)}


def from_bank(at: Table) -> set[str]:
    return {text for text in at.moves() if text.startswith("chaillot:bank ")}


def test_without_the_tiles_occupied_places_are_closed() -> None:
    assert from_bank(crowded()) == FREE_MOVES


def test_tile_9_allows_a_place_with_ones_own_key() -> None:
    at = crowded().bonus(0, 9)
    assert from_bank(at) == FREE_MOVES | {f"chaillot:bank chaillot:{value} with 9" for value in (4, 8)}


def test_tile_16_allows_a_place_with_an_opponents_key() -> None:
    at = crowded().bonus(0, 16)
    assert from_bank(at) == FREE_MOVES | {f"chaillot:bank chaillot:{value} with 16" for value in (5, 8)}


def test_where_both_fit_either_tile_serves() -> None:
    at = crowded().bonus(0, 9, 16)
    both = {f"chaillot:bank chaillot:{x}" for x in ("4 with 9", "8 with 9", "5 with 16", "8 with 16")}
    assert from_bank(at) == FREE_MOVES | both


@pytest.mark.parametrize("holder", [1, 2, 3])
def test_tile_16_serves_with_every_opponent(holder: int) -> None:
    at = table(4).key(0, "chaillot:bank").key(holder, "chaillot:5", "chaillot:louvre").bonus(0, 16).francs(0, 20)
    at.tokens(0, marble=1, gold=2)
    used = {f"chaillot:bank chaillot:{what} with 16" for what in ("5", "louvre")}
    assert used <= from_bank(at)


@pytest.mark.parametrize("name", EVERY[:-1])
def test_every_landmark_can_be_left(name: str) -> None:
    at = rich().key(0, f"chaillot:{name}").play(f"move chaillot:{name} chaillot:eiffel-tower")
    assert at.seat(0).landmarks == at.state.occupied_landmarks == 1 << EVERY.index("eiffel-tower")


@pytest.mark.parametrize("tile", [9, 16])
def test_a_used_tile_serves_no_more(tile: int) -> None:
    assert from_bank(crowded().used(0, tile)) == FREE_MOVES


@pytest.mark.parametrize("tile", [9, 16])
def test_an_opponents_tile_does_not_serve(tile: int) -> None:
    assert from_bank(crowded().bonus(1, tile)) == FREE_MOVES


def test_the_tiles_are_used_only_onto_an_occupied_place() -> None:
    at = rich().all_built().landmark(*(f"chaillot:{name}" for name in EVERY)).key(0, "arc").bonus(0, 9, 16)
    assert len(at.moves()) == 36 + len(EVERY)
    assert not any(" with " in text for text in at.moves())


@pytest.mark.parametrize("francs", [126, 127, 128, 129, 255, 256, 10_000])
def test_any_number_of_francs(francs: int) -> None:
    at = rich().all_built().key(0, "arc", "chaillot:4").key(1, "chaillot:louvre").francs(0, francs)
    poorer = rich().all_built().key(0, "arc", "chaillot:4").key(1, "chaillot:louvre").francs(0, 99)
    assert at.moves() == poorer.moves()


@pytest.mark.parametrize(("tile", "holder"), [(9, 0), (16, 1)])
def test_price_and_benefits_as_usual(tile: int, holder: int) -> None:
    at = table().key(holder, "chaillot:8").key(0, "chaillot:5").francs(0, 3).tokens(0, wood=1).bonus(0, tile, 1)
    at.play(f"move chaillot:5 chaillot:8 with {tile}")
    assert (at.purse(), at.held(), at.in_reserve(), at.vp()) == (0, {"gold": 1}, {"wood": 1}, 2)
    assert (at.unused(), at.used_up()) == ({1}, {tile})
    for francs, wood in ((2, 1), (3, 0)):
        poor = table().key(holder, "chaillot:8").key(0, "chaillot:5").francs(0, francs).tokens(0, wood=wood)
        assert poor.bonus(0, tile).refuses(f"move chaillot:5 chaillot:8 with {tile}")


@pytest.mark.parametrize(("tile", "holder"), [(9, 0), (16, 1)])
def test_other_conditions_hold(tile: int, holder: int) -> None:  # higher, same district
    at = rich().key(0, "chaillot:5").key(holder, "chaillot:4", "belleville:8", "belleville:louvre").bonus(0, tile)
    assert {text for text in at.moves("chaillot:5") if "with" in text} == set()


@pytest.mark.parametrize(("tile", "holder"), [(9, 0), (16, 1)])
def test_tiles_serve_on_landmarks_and_their_slots_are_empty_again(tile: int, holder: int) -> None:  # R5.6
    at = table().key(holder, "chaillot:louvre").key(0, "chaillot:8").francs(0, 7).tokens(0, marble=1, gold=2)
    at.bonus(0, tile).seat(0).tokens += 3 << 40  # three gold prestige
    at.play(f"move chaillot:8 chaillot:louvre with {tile}", "score gold", "score gold")
    assert at.vp() == 10
    assert at.held() == {"gold prestige": 1}


def test_up_to_three_own_keys_on_one_place() -> None:
    at = table().key(0, "chaillot:4", "chaillot:bank", "arc").key(1, "chaillot:2").francs(0, 50).francs(1, 50)
    at.bonus(0, 9, 16).one_more_copy(16).bonus(1, 16)
    at.play("move chaillot:bank chaillot:4 with 9", "done").turn_of(1)
    at.play("move chaillot:2 chaillot:4 with 16").no_vp_tiles()
    at.turn_of(0).play("move arc chaillot:4 with 16")
    site = 1 << at.site("chaillot:4")
    me = at.seat(0)
    assert (me.sites & site, me.sites2 & site, me.sites3 & site) == (site, site, site)
    at.bonus(0, 18).play("use 18")
    assert at.vp() == 15  # R9.6
    for target, sites in ((5, (1, 1, 0)), (8, (1, 0, 0))):
        at.turn_of(0).built(f"chaillot:{target}").tokens(0, wood=1).play(f"move chaillot:4 chaillot:{target}")
        assert [int(level & site != 0) for level in (me.sites, me.sites2, me.sites3)] == list(sites)
        assert at.state.occupied & site
    at.turn_of(0).tokens(0, gold=1).play("move chaillot:4 chaillot:jardin-du-luxembourg")
    assert me.sites & site == 0
    assert at.state.occupied & site  # seat 1 is still there


def test_three_own_keys_on_one_landmark() -> None:
    at = table().key(0, "chaillot:moulin-rouge").key(0, "arc", "chaillot:bank").key(1, "chaillot:moulin-rouge")
    at.francs(0, 99).tokens(0, marble=4).bonus(0, 9, 16).no_vp_tiles()
    at.play("move arc chaillot:moulin-rouge with 9", "done").turn_of(0)
    at.play("move chaillot:bank chaillot:moulin-rouge with 16").bonus(0, 29).play("use 29")
    assert at.vp() == 24  # R9.6
    me = at.seat(0)
    assert (me.landmarks, me.landmarks2, me.landmarks3) == (4, 4, 4)
    for levels in ((4, 4, 0), (4, 0, 0), (0, 0, 0)):
        name = {0: "grand-palais", 1: "louvre", 2: "eiffel-tower"}[[(4, 4, 0), (4, 0, 0), (0, 0, 0)].index(levels)]
        at.turn_of(0).reserve().tokens(0, marble=1, gold=3).play(f"move chaillot:moulin-rouge chaillot:{name}")
        assert (me.landmarks & 4, me.landmarks2 & 4, me.landmarks3 & 4) == levels
    assert at.state.occupied_landmarks & 4  # seat 1 is still there


def test_one_key_of_two_leaves() -> None:
    at = table().built("chaillot:5").key(0, "chaillot:4", "chaillot:4").key(1, "chaillot:bank").francs(0, 1)
    at.francs(1, 9).play("move chaillot:4 chaillot:5", "done").turn_of(1)
    assert at.moves() == set()  # the other key is still on the 4
