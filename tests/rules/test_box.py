"""The box: every figure checked, every fault named by its key and reason; provenance; corrected files change play."""

import copy
import hashlib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import paname.box
from paname.box import BoxError, load_box, parse_box
from paname.box.advice import advice
from paname.box.slug import slug
from paname.rules.options import Options
from tests.rules.box_files import DATA, FILE, written
from tests.rules.table import BASE, Table


def at(data: dict[str, Any], path: tuple[str | int, ...]) -> Any:
    inner: Any = data
    for step in path:
        inner = inner[step]
    return inner


Corruption = Callable[[dict[str, Any]], object]


def put(*path_and_value: Any) -> Corruption:
    *path, last, value = path_and_value

    def corrupt(data: dict[str, Any]) -> None:
        at(data, tuple(path))[last] = value

    return corrupt


def drop(*path: str | int) -> Corruption:
    def corrupt(data: dict[str, Any]) -> None:
        del at(data, path[:-1])[path[-1]]

    return corrupt


def add(*path_and_value: Any) -> Corruption:
    *path, value = path_and_value
    return lambda data: at(data, tuple(path)).append(value)


def fault(corrupt: Corruption) -> BoxError:
    data = copy.deepcopy(DATA)
    corrupt(data)
    with pytest.raises(BoxError) as caught:
        parse_box(written(data), "faulty")
    assert str(caught.value).endswith(f"{caught.value.key}: {caught.value.reason}")
    return caught.value


FAULTS: list[tuple[Corruption, str, str]] = [
    # the file as a whole
    (put("colours", 1), "colours", "is not known here"),
    (drop("players"), "players", "is missing"),
    (drop("districts"), "districts", "is missing"),
    (drop("buildings"), "buildings", "is missing"),
    (drop("building_values"), "building_values", "is missing"),
    (drop("tokens"), "tokens", "is missing"),
    (drop("market"), "market", "is missing"),
    (drop("prestige_vp"), "prestige_vp", "is missing"),
    (drop("landmarks"), "landmarks", "is missing"),
    (drop("vp_tiles"), "vp_tiles", "is missing"),
    (drop("bonus"), "bonus", "is missing"),
    (drop("end_tiles"), "end_tiles", "is missing"),
    (put("market", 3), "market", "must be a table, not 3"),
    # players
    (drop("players", "keys", "3"), "players.keys.3", "is missing"),
    (put("players", "keys", "5", 7), "players.keys.5", "is not known here"),
    (put("players", "keys", "2", -1), "players.keys.2", "must be from 0 to 99, not -1"),
    (put("players", "keys", "2", "ten"), "players.keys.2", 'must be a whole number, not "ten"'),
    (put("players", "keys", "2", True), "players.keys.2", "must be a whole number, not true"),
    (put("players", "keys", "2", 2.5), "players.keys.2", "must be a whole number, not 2.5"),
    (put("players", "francs", 1000), "players.francs", "must be from 0 to 99, not 1000"),
    (put("players", "luck", 1), "players.luck", "is not known here"),
    (drop("players", "reserve_keys"), "players.reserve_keys", "is missing"),
    # districts
    (drop("districts", "Chaillot"), "districts", "there must be 6, not 5"),
    (put("districts", "Passy", {"bank": 1}), "districts", "there must be 6, not 7"),
    (put("districts", "Chaillot", "bank", -1), "districts.Chaillot.bank", "must be from 0 to 99, not -1"),
    (put("districts", "Chaillot", {}), "districts.Chaillot.bank", "is missing"),
    (put("districts", "Chaillot", "arc", 1), "districts.Chaillot.arc", "is not known here"),
    # buildings: every district has every value and every type once
    (drop("buildings", "Chaillot"), "buildings.Chaillot", "is missing"),
    (put("buildings", "Passy", {"cafe": 1}), "buildings.Passy", "is not known here"),
    (put("buildings", "Chaillot", "cafe", 5), "buildings.Chaillot", "must have each of the values"),
    (put("buildings", "Chaillot", "cafe", 6), "buildings.Chaillot", "must have each of the values"),
    (drop("buildings", "Chaillot", "cafe"), "buildings.Chaillot.cafe", "is missing"),
    (put("buildings", "Chaillot", "school", 4), "buildings.Chaillot.school", "is not known here"),
    (put("buildings", "Montmartre", "school", 4), "buildings.Montmartre", "there must be 6, not 7"),
    (put("buildings", "Chaillot", "cafe", "4"), "buildings.Chaillot.cafe", 'must be a whole number, not "4"'),
    # building values and tokens
    (drop("building_values", "4"), "building_values", "there must be 6, not 5"),
    (put("building_values", "9", {}), "building_values", "there must be 6, not 7"),
    (put("building_values", "four", {}), "building_values.four", "must be a number"),
    (put("building_values", "²", {}), "building_values.²", "must be a number"),
    (put("building_values", "4", "tax", 1), "building_values.4.tax", "is not known here"),
    (put("building_values", "8", "vp", -2), "building_values.8.vp", "must be from 0 to 99, not -2"),
    (put("building_values", "8", "cost", {"stone": 1}), "building_values.8.cost.stone", "is not known here"),
    (put("building_values", "8", "cost", "wood", -1), "building_values.8.cost.wood", "must be from 0 to 99"),
    (put("building_values", "3", "bonus_tile", -1), "building_values.3.bonus_tile", "must be from 0 to 99"),
    (drop("tokens", "4"), "tokens.4", "is missing"),
    (put("tokens", "6", "wood"), "tokens.6", "is not known here"),
    (put("tokens", "4", "iron"), "tokens.4", "must be one of wood, marble, gold"),
    (put("tokens", "4", "gold"), "tokens", "must have gold beside 6 of the 36 spaces, not 12"),
    (put("tokens", "8", "wood"), "tokens", "must have gold beside 6 of the 36 spaces, not 0"),
    # market
    (put("market", "buy", "wood", -1), "market.buy.wood", "must be from 0 to 99, not -1"),
    (drop("market", "buy", "gold"), "market.buy.gold", "is missing"),
    (drop("market", "sell", "wood"), "market.sell.wood", "is missing"),
    (put("market", "sell", "wood", 3), "market.sell.wood", "endless francs"),
    (put("market", "sell_prestige", "wood", 1), "market.sell_prestige.wood", "is not known here"),
    (put("market", "rent", {}), "market.rent", "is not known here"),
    (drop("prestige_vp", "gold"), "prestige_vp.gold", "is missing"),
    (put("prestige_vp", "bronze", -3), "prestige_vp.bronze", "must be from 0 to 99, not -3"),
    # landmarks
    (drop("landmarks", 7), "landmarks", "there must be 8, not 7"),
    (put("landmarks", {}), "landmarks", "must be a list"),
    (put("landmarks", 2, "value", 8), "landmarks[2].value", "must be from 9 to 99, not 8"),
    (drop("landmarks", 2, "name"), "landmarks[2].name", "is missing"),
    (put("landmarks", 2, "name", ""), "landmarks[2].name", 'of 1 to 40 characters, not ""'),
    (put("landmarks", 2, "name", "Louvre"), "landmarks[6].name", 'must be different from the others: "louvre"'),
    (put("landmarks", 2, "name", "8"), "landmarks[2].name", "could be taken for"),
    (put("landmarks", 2, "name", "Bank"), "landmarks[2].name", "could be taken for"),
    (put("landmarks", 2, "prestige", ["iron"]), "landmarks[2].prestige", "must be at most 3 of bronze"),
    (put("landmarks", 2, "prestige", ["gold"] * 4), "landmarks[2].prestige", "must be at most 3 of bronze"),
    (put("landmarks", 2, "prestige", "gold"), "landmarks[2].prestige", "must be a list"),
    (put("landmarks", 2, "cost", {"silver": 1}), "landmarks[2].cost.silver", "is not known here"),
    (drop("landmarks", 2, "cost"), "landmarks[2].cost", "is missing"),
    (put("landmarks", 2, "prestige_vp", 5), "landmarks[2].prestige_vp", "must be a table, not 5"),
    (put("landmarks", 2, "prestige_vp", {"gold": "5"}), "landmarks[2].prestige_vp.gold", "must be a whole number"),
    # VP tiles
    (drop("vp_tiles", "tiles", 0), "vp_tiles.tiles", "there must be 6, not 5"),
    (put("vp_tiles", "tiles", 1, [18, 9]), "vp_tiles.tiles[1]", "must have three numbers"),
    (put("vp_tiles", "tiles", 1, [9, 18, 4]), "vp_tiles.tiles[1]", "must not score less"),
    (put("vp_tiles", "tiles", 1, [18, 4, 9]), "vp_tiles.tiles[1]", "must not score less"),
    (put("vp_tiles", "tiles", 1, [18, 9, -4]), "vp_tiles.tiles[1]", "must be from 0 to 99, not -4"),
    # the bonus track
    (put("building_values", "01", {}), "building_values.01", "without a leading zero"),
    (put("bonus", "gain", "07", {"vp": 1}), "bonus.gain.07", "without a leading zero"),
    (put("name", "  "), "name", 'of 1 to 40 characters, not "  "'),
    (put("name", "Marie\u00a0A\u200b"), "name", "characters that cannot be seen: U+00A0, U+200B"),
    (put("bonus", "zones", "A", [1, 9]), "bonus.zones.B", "must begin at 10"),
    (put("bonus", "zones", "B", [10, 20]), "bonus.zones.B", "must begin at 11"),
    (put("bonus", "zones", "C", [21, 29]), "bonus.zones", "must cover the spaces 1 to 30, not end at 29"),
    (put("bonus", "zones", "C", [21, 31]), "bonus.zones", "must cover the spaces 1 to 30, not end at 31"),
    (put("bonus", "zones", "C", [21]), "bonus.zones.C", "must be [first, last]"),
    (put("bonus", "zones", "C", 21), "bonus.zones.C", "must be a list"),
    (
        put("bonus", "extra_copies_from_3_players", [6] * 3),
        "bonus.extra_copies_from_4_players",
        "number 6 must have at most 4 copies, not 5",
    ),
    (put("bonus", "extra_copies_from_2_players", [0]), "bonus.extra_copies_from_2_players", "must be from 1 to 30"),
    (put("bonus", "extra_copies_from_3_players", [31]), "bonus.extra_copies_from_3_players", "must be from 1 to 30"),
    (drop("bonus", "extra_copies_from_4_players"), "bonus.extra_copies_from_4_players", "is missing"),
    (put("bonus", "luck", {}), "bonus.luck", "is not known here"),
    # bonus tiles
    (drop("bonus", "gain", "7"), "bonus", "tile 7 has no effect"),
    (put("bonus", "gain", "31", {"vp": 1}), "bonus.gain.31", "they are numbered 1 to 30"),
    (put("bonus", "gain", "0", {"vp": 1}), "bonus.gain.0", "they are numbered 1 to 30"),
    (put("bonus", "gain", "8", {"vp": 1}), "bonus.tokens.8", "tile 8 already has the effect gain"),
    (put("bonus", "gain", "7", {}), "bonus.gain.7", "must have francs or vp"),
    (put("bonus", "gain", "7", {"keys": 1}), "bonus.gain.7.keys", "is not known here"),
    (put("bonus", "gain", "x", {"vp": 1}), "bonus.gain.x", "must be a number"),
    (put("bonus", "gain", "7", 5), "bonus.gain.7", "must be a table, not 5"),
    (put("bonus", "tokens", "2", {"resource": "iron"}), "bonus.tokens.2.resource", "must be one of any, wood"),
    (put("bonus", "tokens", "8", {"prestige": "wood"}), "bonus.tokens.8.prestige", "must be one of any, bronze"),
    (put("bonus", "tokens", "8", {}), "bonus.tokens.8", "must have either resource or prestige"),
    (
        put("bonus", "tokens", "8", {"prestige": "any", "resource": "any"}),
        "bonus.tokens.8",
        "must have either resource or prestige",
    ),
    (put("bonus", "tokens", "19", "count", 3), "bonus.tokens.19.count", "must be from 1 to 2, not 3"),
    (put("bonus", "tokens", "19", "count", 0), "bonus.tokens.19.count", "must be from 1 to 2, not 0"),
    (
        put("bonus", "per_building", "6", "value", 6),
        "bonus.per_building.6.value",
        "one of 1, 2, 3, 4, 5, 8, not 6",
    ),
    (drop("bonus", "per_building", "6", "vp"), "bonus.per_building.6.vp", "is missing"),
    (put("bonus", "key", "13", -4), "bonus.key.13", "must be from 0 to 99, not -4"),
    (drop("bonus", "scoring", "types"), "bonus.scoring.types", "is missing"),
    (
        put("bonus", "scoring", "types", "vp", {"8": 1}),
        "bonus.scoring.types.vp",
        "must be given for every number of types",
    ),
    (
        put("bonus", "scoring", "types", "vp", {"4": 10, "5": 15, "7": 25}),
        "bonus.scoring.types.vp",
        "must be given for every number of types",
    ),
    (put("bonus", "scoring", "per_landmark", "number", 30), "bonus.scoring.types", "tile 30 already has"),
    (drop("bonus", "scoring", "per_unused_tile", "vp", "4"), "bonus.scoring.per_unused_tile.vp.4", "is missing"),
    (put("bonus", "moves", "own_key", 0), "bonus.moves.own_key", "must be from 1 to 99, not 0"),
    (drop("bonus", "moves", "back", "spaces"), "bonus.moves.back.spaces", "is missing"),
    (put("bonus", "moves", "back", "spaces", 0), "bonus.moves.back.spaces", "must be from 1 to 99, not 0"),
    (put("bonus", "moves", "any_tile", 16), "bonus.moves.any_tile", "tile 16 already has"),
    # end tiles
    (drop("end_tiles", "tiles", 0), "end_tiles.tiles", "there must be 12, not 11"),
    (put("end_tiles", "tiles", 0, {}), "end_tiles.tiles[0]", "must have francs or vp"),
    (put("end_tiles", "tiles", 0, {"keys": 1}), "end_tiles.tiles[0].keys", "is not known here"),
    (put("end_tiles", "tiles", 0, {"vp": -1}), "end_tiles.tiles[0].vp", "must be from 0 to 99, not -1"),
    (put("end_tiles", "tiles", 9, {"resource": "iron"}), "end_tiles.tiles[9].resource", "must be one of any"),
    (put("end_tiles", "tiles", 9, {"count": 2, "vp": 1}), "end_tiles.tiles[9]", "either resource or prestige"),
    (put("end_tiles", "tiles", 9, {"tokens": ["iron"]}), "end_tiles.tiles[9].tokens", "must be 1 to 4 of wood"),
    (put("end_tiles", "tiles", 9, {"tokens": ["wood"] * 5}), "end_tiles.tiles[9].tokens", "must be 1 to 4 of wood"),
    (put("end_tiles", "tiles", 9, 5), "end_tiles.tiles[9]", "must be a table, not 5"),
]


@pytest.mark.parametrize(("corrupt", "key", "reason"), FAULTS, ids=[f"{key}-{reason}" for _, key, reason in FAULTS])
def test_a_fault_names_its_key_and_reason(corrupt: Corruption, key: str, reason: str) -> None:
    found = fault(corrupt)
    assert found.key == key
    assert reason in found.reason


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        ("true", "true"),
        ("1979-05-27", '"1979-05-27"'),
        ('"caf\u00e9"', '"caf\u00e9"'),
        ('"a\\u202eb"', r'"a\u202eb"'),
        ("[0x" + 3900 * "f" + "]", "…"),
        ("[" + ", ".join(["'wood'"] * 30) + "]", '["wood", "wood", "wood", "wood", "wood", "wood", "wood", …'),
    ],
)
def test_a_complaint_quotes_what_the_file_has_and_no_python(value: str, shown: str) -> None:
    with pytest.raises(BoxError) as failure:
        parse_box(FILE.read_bytes().replace(b"francs = 3\n", f"francs = {value}\n".encode(), 1), "mine")
    assert failure.value.found == {"found": shown}


def test_the_writer_of_these_tests_changes_nothing() -> None:
    again = parse_box(written(DATA), "again")
    for name in ("keys", "districts", "values", "buy", "sell", "landmarks", "vp_tiles", "zones", "bonus", "end_tiles"):
        assert getattr(again, name) == getattr(BASE, name)
    assert again.provenance == BASE.provenance


def test_another_encoding() -> None:
    with pytest.raises(BoxError, match=r"^line 2, file: is not text in UTF-8$"):
        parse_box("\nname = 'Ch\u00e2teau'".encode("latin-1"), "faulty")


@pytest.mark.parametrize("content", [b"[players", b"a = = 1"])
def test_not_toml(content: bytes) -> None:
    with pytest.raises(BoxError, match=r"^line 1, file: is not TOML: "):
        parse_box(content, "faulty")


# The base box


def test_the_box_is_complete() -> None:
    assert [district.slug for district in BASE.districts] == [slug(name) for name in DATA["districts"]]
    for district in BASE.districts:
        assert sorted(district.types) == list(range(6))
        for value, kind in enumerate(district.types):
            assert DATA["buildings"][district.name][BASE.types[kind]] == BASE.values[value].value
    assert [value.value for value in BASE.values] == [1, 2, 3, 4, 5, 8]
    assert Counter(BASE.tokens) == dict.fromkeys(range(6), 6)
    assert [tile.number for tile in BASE.bonus] == list(range(1, 31))
    assert [sum(BASE.copies(players)) for players in (2, 3, 4)] == [30, 36, 42]
    assert BASE.sha256 == hashlib.sha256(FILE.read_bytes()).hexdigest()
    assert BASE.name == "base"


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Montmartre", "montmartre"),
        ("Saint-Germain", "saint-germain"),
        ("La Villette", "la-villette"),
        ("Sacré-Cœur", "sacre-coeur"),
        ("Jardin du Luxembourg", "jardin-du-luxembourg"),
        ("Eiffel Tower", "eiffel-tower"),
        ("L'Île  (de) France!", "l-ile-de-france"),
    ],
)
def test_slugs(name: str, expected: str) -> None:
    assert slug(name) == expected


# Provenance


def figures(data: object, key: str = "") -> list[str]:
    if isinstance(data, dict):
        return [one for name, inner in data.items() for one in figures(inner, f"{key}.{name}" if key else name)]
    if isinstance(data, list):
        return [one for i, inner in enumerate(data) for one in figures(inner, f"{key}[{i}]")]
    return [key]


def test_every_figure_has_a_provenance() -> None:
    assert set(BASE.provenance) == set(figures(DATA))
    assert set(BASE.provenance.values()) == {"rulebook", "published", "inferred", "reconstructed"}


@pytest.mark.parametrize(
    ("key", "source"),
    [
        ("players.keys.2", "rulebook"),
        ("districts.Montmartre.bank", "reconstructed"),
        ("buildings.Montmartre.bakery", "rulebook"),
        ("buildings.Montmartre.cafe", "reconstructed"),
        ("buildings.La Villette.theater", "rulebook"),
        ("tokens.1", "reconstructed"),
        ("tokens.8", "inferred"),
        ("market.buy.wood", "reconstructed"),
        ("prestige_vp.gold", "inferred"),
        ("building_values.8.cost.wood", "inferred"),
        ("building_values.8.vp", "rulebook"),
        ("buildings.Batignolles.hotel", "reconstructed"),
        ("landmarks[0].value", "reconstructed"),
        ("landmarks[1].value", "reconstructed"),
        ("landmarks[3].value", "reconstructed"),
        ("landmarks[3].cost.gold", "inferred"),
        ("landmarks[4].value", "reconstructed"),
        ("landmarks[6].value", "rulebook"),
        ("prestige_vp.silver", "reconstructed"),
        ("landmarks[6].cost.gold", "rulebook"),
        ("landmarks[5].cost.gold", "reconstructed"),
        ("vp_tiles.tiles[0][2]", "rulebook"),
        ("vp_tiles.tiles[1][0]", "rulebook"),
        ("vp_tiles.tiles[1][1]", "reconstructed"),
        ("bonus.zones.A[0]", "inferred"),
        ("bonus.tokens.8.prestige", "rulebook"),
        ("bonus.tokens.2.resource", "inferred"),
        ("bonus.per_building.18.vp", "rulebook"),
        ("bonus.per_building.6.vp", "inferred"),
        ("bonus.extra_copies_from_3_players[0]", "reconstructed"),
        ("bonus.scoring.types.vp.4", "rulebook"),
        ("end_tiles.tiles[0].vp", "reconstructed"),
    ],
)
def test_provenance_of(key: str, source: str) -> None:
    assert BASE.provenance[key] == source


# Corrected files


def corrected(change: Corruption) -> paname.box.Box:
    data = copy.deepcopy(DATA)
    change(data)
    return parse_box(written(data), "corrected")


def test_a_corrected_figure_is_its_owners() -> None:
    box = corrected(put("market", "buy", "wood", 1))
    assert box.provenance["market.buy.wood"] == "owner"
    assert {key for key, source in box.provenance.items() if source == "owner"} == {"market.buy.wood"}


def test_a_corrected_file_changes_play(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(FILE.read_text("utf-8").replace("Chaillot        = { bank = 7 }", "Chaillot        = { bank = 9 }"))
    box = load_box(file)
    assert (box.name, box.districts[2].bank) == ("mine", 9)
    assert box.sha256 == hashlib.sha256(file.read_bytes()).hexdigest() != BASE.sha256
    assert load_box(str(file)).districts == box.districts
    assert Table(box=box).play("place chaillot:bank").purse() == 12
    assert load_box(box) is load_box(file) is box


def test_corrected_prices_keys_and_effects() -> None:
    box = corrected(put("building_values", "4", {"cost": {"gold": 2}, "vp": 7, "bonus_tile": 1}))
    at_4 = Table(box=box).built("chaillot:4").key(0, "arc").francs(0, 5)
    assert at_4.refuses("move arc chaillot:4")
    at_4.tokens(0, gold=2).play("move arc chaillot:4", "bonus @30")
    assert (at_4.purse(), at_4.vp(), at_4.unused()) == (0, 7, {30})
    keys = corrected(put("players", {"keys": {"2": 1, "3": 2, "4": 3}, "reserve_keys": 0, "francs": 50}))
    table = Table(box=keys, options=Options(players=4)).bonus(0, 13)
    assert (table.seat(0).keys, table.purse(), table.legal("use")) == (3, 50, set())


def test_other_numbers_of_copies() -> None:
    """R1.4: as many as are in the box."""
    box = corrected(put("bonus", "extra_copies_from_3_players", [1, 1, 2]))
    assert [sum(box.copies(players)) for players in (2, 3, 4)] == [30, 33, 39]
    assert box.copies(3)[:3] == [3, 2, 1]


def test_missing_file() -> None:
    with pytest.raises(FileNotFoundError):
        load_box("/nowhere/mine.toml")


def test_a_fault_in_a_file_names_the_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[players]\nfrancs = 3\n")
    with pytest.raises(BoxError, match=r"mine\.toml, "):
        load_box(file)


def test_what_the_owner_confirmed_comes_from_the_owner() -> None:
    keys = ["districts.Montmartre", "tokens.spaces.montmartre:5", "bonus.copies.6", "building_values.4", "landmarks[0]"]
    box = parse_box(f"confirmed = {keys}\n".encode() + FILE.read_bytes(), "mine")
    owners = {key for key, source in box.provenance.items() if source == "owner"}
    assert {"districts.Montmartre.bank", "tokens.spaces.montmartre:5", "landmarks[0].value"} < owners
    assert {"bonus.extra_copies_from_3_players[0]", "bonus.extra_copies_from_4_players[0]"} < owners
    assert not owners & {"tokens.5", "districts.Chaillot.bank", "bonus.extra_copies_from_3_players[1]"}
    with pytest.raises(BoxError, match=r"line 1, confirmed\[0\]: 'districts.Paris' is not the key of a number"):
        parse_box(b'confirmed = ["districts.Paris"]\n' + FILE.read_bytes(), "mine")


def test_what_may_not_be_meant_is_pointed_out() -> None:
    data = copy.deepcopy(DATA)
    data["districts"]["Belleville"]["bank"] = data["districts"]["Chaillot"]["bank"]
    data["bonus"]["scoring"]["per_resource_pair"]["vp"]["4"] = 5
    data["bonus"]["scoring"]["per_prestige_pair"]["vp"]["2"] = 50
    data["prestige_vp"]["gold"] = 50
    data["landmarks"][0]["prestige_vp"] = {"silver": 21}
    found = advice(parse_box(written(data), "odd"))
    assert len({str(one.found) for one in found if one.code == "same-income"}) == 1  # the same words for both banks
    said = {(one.key, one.code) for one in found}
    assert said == {
        ("districts.Belleville.bank", "same-income"),
        ("districts.Chaillot.bank", "same-income"),
        ("bonus.scoring.per_resource_pair.vp.4", "pair-machine"),
        ("bonus.scoring.per_prestige_pair.vp.2", "outweighs-district"),
        ("prestige_vp.gold", "outweighs-district"),
        ("landmarks[0].prestige_vp.silver", "outweighs-district"),
    }
    assert advice(load_box()) == []
