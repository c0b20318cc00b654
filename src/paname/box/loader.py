"""Reads a components file and checks every figure; a fault is a `BoxError` that names the key and the reason."""

import hashlib
import tomllib
from collections.abc import Iterable
from functools import cache, lru_cache
from importlib import resources
from pathlib import Path
from typing import Any

from paname.box import provenance
from paname.box.model import (
    DISTRICTS,
    END_TILES,
    LANDMARKS,
    PRESTIGE,
    RESOURCES,
    SPACES,
    TOKENS,
    VALUES,
    VP_TILES,
    BonusTile,
    Box,
    BoxError,
    District,
    Effect,
    EndTile,
    Landmark,
    SiteValue,
)
from paname.box.slug import slug

MOST = 99
"""No figure of the box is larger: the engine packs small numbers and its price tables end above it."""

SECTIONS = (
    "players", "districts", "buildings", "building_values", "tokens", "market", "prestige_vp", "landmarks", "vp_tiles",
    "bonus", "end_tiles",
)  # fmt: skip
BONUS_SECTIONS = (
    "zones", "extra_copies_from_3_players", "extra_copies_from_4_players", "gain", "tokens", "per_building", "key",
    "scoring", "moves",
)  # fmt: skip


class Table:
    """A TOML table that knows its dotted key, so that every complaint can name the place."""

    def __init__(self, key: str, data: object) -> None:
        if not isinstance(data, dict):
            raise BoxError(key, f"must be a table, not {data!r}")
        self.key = key
        self.data: dict[str, Any] = data

    def path(self, name: str) -> str:
        return f"{self.key}.{name}" if self.key else name

    def fail(self, name: str, reason: str) -> BoxError:
        return BoxError(self.path(name), reason)

    def get(self, name: str) -> object:
        if name not in self.data:
            raise self.fail(name, "is missing")
        return self.data[name]

    def table(self, name: str) -> "Table":
        return Table(self.path(name), self.get(name))

    def rows(self, name: str) -> list["Table"]:
        return [Table(f"{self.path(name)}[{i}]", row) for i, row in enumerate(self.items(name))]

    def items(self, name: str) -> list[object]:
        value = self.get(name)
        if not isinstance(value, list):
            raise self.fail(name, f"must be a list, not {value!r}")
        return value

    def number(self, name: str, least: int = 0) -> int:
        return self.checked(name, self.get(name), least)

    def checked(self, name: str, value: object, least: int = 0) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.fail(name, f"must be a whole number, not {value!r}")
        if not least <= value <= MOST:
            raise self.fail(name, f"must be from {least} to {MOST}, not {value}")
        return value

    def text(self, name: str) -> str:
        value = self.get(name)
        if not isinstance(value, str) or not value:
            raise self.fail(name, f"must be a text, not {value!r}")
        return value

    def numbered(self) -> list[tuple[int, str]]:
        """The keys of a table whose keys are numbers."""
        for name in self.data:
            if not (name.isascii() and name.isdigit()):
                raise self.fail(name, "must be a number")
        return [(int(name), name) for name in self.data]

    def only(self, names: Iterable[str]) -> None:
        known = list(names)
        for name in self.data:
            if name not in known:
                raise self.fail(name, f"is not known here; known: {', '.join(known)}")

    def by_kind(self, name: str, kinds: tuple[str, ...], *, every: bool) -> tuple[int, int, int]:
        row = self.table(name)
        row.only(kinds)
        first, second, third = (row.number(kind) if every or kind in row.data else 0 for kind in kinds)
        return first, second, third

    def by_players(self, name: str) -> dict[int, int]:
        row = self.table(name)
        row.only(["2", "3", "4"])
        return {players: row.number(str(players)) for players in (2, 3, 4)}


def load_box(source: "str | Path | Box | None" = None) -> Box:
    """The base box, or the box of a components file."""
    if isinstance(source, Box):
        return source
    if source is None:
        return _base_box()
    return parse_box(Path(source).read_bytes(), name=Path(source).stem)


@cache
def _base_box() -> Box:
    return parse_box(resources.files("paname.box").joinpath("components.toml").read_bytes(), name="base")


@lru_cache(maxsize=16)  # a box is the key of what is laid out from it: the same file must give the same box
def parse_box(content: bytes, name: str) -> Box:
    try:
        data = tomllib.loads(content.decode())
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BoxError("file", f"is not TOML: {error}") from error
    root = Table("", data)
    root.only(SECTIONS)
    values = _values(root)
    players = root.table("players")
    players.only(["keys", "reserve_keys", "francs"])
    districts, types = _districts(root, [value.value for value in values])
    market = root.table("market")
    market.only(["buy", "sell", "sell_prestige"])
    buy, sell = (market.by_kind(name, RESOURCES, every=True) for name in ("buy", "sell"))
    for kind, bought, sold in zip(RESOURCES, buy, sell, strict=True):
        if sold > bought:
            raise market.fail(f"sell.{kind}", f"must not be above the buying price {bought}, is {sold}: endless francs")
    bonus = root.table("bonus")
    return Box(
        name=name,
        sha256=hashlib.sha256(content).hexdigest(),
        keys=players.by_players("keys"),
        reserve_keys=players.number("reserve_keys"),
        francs=players.number("francs"),
        types=types,
        districts=districts,
        values=values,
        buy=buy,
        sell=sell + market.by_kind("sell_prestige", PRESTIGE, every=True),
        prestige_vp=root.by_kind("prestige_vp", PRESTIGE, every=True),
        landmarks=_landmarks(root, max(value.value for value in values)),
        vp_tiles=_vp_tiles(root.table("vp_tiles")),
        zones=_zones(bonus),
        extra_copies=_extra_copies(bonus),
        bonus=_bonus(bonus, [value.value for value in values]),
        end_tiles=_end_tiles(root.table("end_tiles")),
        provenance=provenance.of(data),
    )


def _values(root: Table) -> tuple[SiteValue, ...]:
    table, tokens = root.table("building_values"), root.table("tokens")
    rows = sorted(table.numbered())
    if len(rows) != VALUES:
        raise BoxError("building_values", f"must have {VALUES} values, has {len(rows)}")
    tokens.only(name for _, name in rows)
    values = []
    for value, name in rows:
        table.checked(name, value, least=1)
        row = table.table(name)
        row.only(["bonus_tile", "cost", "vp"])
        kind = tokens.text(name)
        if kind not in TOKENS:
            raise tokens.fail(name, f"must be one of {', '.join(TOKENS)}, not {kind!r}")
        values.append(
            SiteValue(
                value=value,
                token=TOKENS.index(kind),
                bonus_price=row.number("bonus_tile") if "bonus_tile" in row.data else None,
                cost=row.by_kind("cost", RESOURCES, every=False) if "cost" in row.data else (0, 0, 0),
                vp=row.number("vp") if "vp" in row.data else 0,
            )
        )
    if sorted(value.token for value in values) != list(range(len(TOKENS))):
        raise BoxError("tokens", "must name each of the six kinds of token once: there are six of each")
    return tuple(values)


def _districts(root: Table, values: list[int]) -> tuple[tuple[District, ...], tuple[str, ...]]:
    table, buildings = root.table("districts"), root.table("buildings")
    if len(table.data) != DISTRICTS:
        raise BoxError("districts", f"must be {DISTRICTS}, are {len(table.data)}")
    buildings.only(table.data)
    types: tuple[str, ...] = ()
    districts = []
    for name in table.data:
        figures, row = table.table(name), buildings.table(name)
        figures.only(["bank"])
        types = types or tuple(row.data)
        if len(types) != VALUES:
            raise BoxError(row.key, f"must have {VALUES} types, has {len(types)}")
        row.only(types)
        by_value = {row.number(kind, least=1): index for index, kind in enumerate(types)}
        if sorted(by_value) != values:
            raise BoxError(row.key, f"must have each of the values {values} once, has {sorted(row.data.values())}")
        districts.append(District(name, slug(name), figures.number("bank"), tuple(by_value[value] for value in values)))
    _distinct("districts", [district.slug for district in districts])
    return tuple(districts), types


def _distinct(key: str, names: list[Any]) -> None:
    for name in names:
        if not name or names.count(name) > 1:
            raise BoxError(key, f"must differ: {name!r} stands there more than once or is empty")


def _landmarks(root: Table, above: int) -> tuple[Landmark, ...]:
    rows = root.rows("landmarks")
    if len(rows) != LANDMARKS:
        raise BoxError("landmarks", f"must be {LANDMARKS}, are {len(rows)}")
    landmarks = []
    for row in rows:
        row.only(["name", "value", "cost", "prestige"])
        prestige = row.items("prestige")
        if len(prestige) > 3 or any(kind not in PRESTIGE for kind in prestige):
            raise row.fail("prestige", f"must be up to three of {', '.join(PRESTIGE)}, not {prestige}")
        bronze, silver, gold = (prestige.count(kind) for kind in PRESTIGE)
        name = row.text("name")
        if slug(name).isdigit() or slug(name) == "bank":
            raise row.fail("name", f"{name!r} could be taken for a building space or the bank")
        landmarks.append(
            Landmark(
                name=name,
                slug=slug(name),
                value=row.number("value", least=above + 1),
                cost=row.by_kind("cost", RESOURCES, every=False),
                slots=(bronze, silver, gold),
            )
        )
    _distinct("landmarks", [landmark.slug for landmark in landmarks])
    return tuple(landmarks)


def _vp_tiles(table: Table) -> tuple[tuple[int, int, int], ...]:
    table.only(["tiles"])
    rows = table.items("tiles")
    if len(rows) != VP_TILES:
        raise table.fail("tiles", f"must be {VP_TILES}, are {len(rows)}")
    tiles = []
    for i, row in enumerate(rows):
        name = f"tiles[{i}]"
        if not isinstance(row, list) or len(row) != 3:
            raise table.fail(name, f"must have three figures, not {row!r}")
        first, second, third = (table.checked(name, figure) for figure in row)
        if not first >= second >= third:
            raise table.fail(name, f"the 1st must not get less than the 2nd, nor the 2nd less than the 3rd: {row}")
        tiles.append((first, second, third))
    _distinct("vp_tiles.tiles (first figures)", [first for first, _, _ in tiles])
    return tuple(tiles)


def _zones(bonus: Table) -> dict[str, tuple[int, int]]:
    table = bonus.table("zones")
    zones: dict[str, tuple[int, int]] = {}
    expected = 1
    for letter in table.data:
        ends = table.items(letter)
        if len(ends) != 2:
            raise table.fail(letter, f"must be [first, last], not {ends}")
        first, last = (table.checked(letter, end, least=1) for end in ends)
        if first != expected or last < first:
            raise table.fail(letter, f"must begin at {expected}, where the zone before it ends, not {ends}")
        zones[letter] = (first, last)
        expected = last + 1
    if expected != SPACES + 1:
        raise BoxError(table.key, f"must cover the spaces 1 to {SPACES}, ends at {expected - 1}")
    return zones


def _extra_copies(bonus: Table) -> dict[int, tuple[int, ...]]:
    extra = {}
    for players in (3, 4):
        name = f"extra_copies_from_{players}_players"
        numbers = [bonus.checked(name, number, least=1) for number in bonus.items(name)]
        if len(set(numbers)) != len(numbers) or max(numbers, default=1) > SPACES:
            raise bonus.fail(name, f"must be different numbers from 1 to {SPACES}, not {numbers}")
        extra[players] = tuple(numbers)
    total = SPACES + sum(map(len, extra.values()))
    if total != 42:
        raise BoxError("bonus", f"must have 42 tiles in all, has {total} (30 numbers and the extra copies)")
    return extra


def _bonus(bonus: Table, values: list[int]) -> tuple[BonusTile, ...]:
    bonus.only(BONUS_SECTIONS)
    tiles: dict[int, BonusTile] = {}

    def add(key: str, tile: BonusTile) -> None:
        if not 1 <= tile.number <= SPACES:
            raise BoxError(key, f"is not a bonus tile: they are numbered 1 to {SPACES}")
        if tile.number in tiles:
            raise BoxError(key, f"tile {tile.number} already has the effect {tiles[tile.number].effect.value!r}")
        tiles[tile.number] = tile

    gain, tokens, per_building, key = (bonus.table(name) for name in ("gain", "tokens", "per_building", "key"))
    for number, name in gain.numbered():
        francs, vp = _gain(gain.table(name), ["francs", "vp"])
        add(gain.path(name), BonusTile(number, Effect.GAIN, francs=francs, vp=vp))
    for number, name in tokens.numbered():
        kinds, count = _shown(tokens.table(name))
        add(tokens.path(name), BonusTile(number, Effect.TOKENS, kinds=kinds, count=count))
    for number, name in per_building.numbered():
        row = per_building.table(name)
        row.only(["value", "vp"])
        if row.number("value") not in values:
            raise row.fail("value", f"must be a building value, one of {values}")
        add(row.key, BonusTile(number, Effect.PER_BUILDING, value=row.number("value"), vp=row.number("vp")))
    for number, name in key.numbered():
        add(key.path(name), BonusTile(number, Effect.KEY, francs=key.number(name)))
    for tile in (*_scoring(bonus.table("scoring")), *_moves(bonus.table("moves"))):
        add(f"bonus.{'moves' if tile.effect in MOVES else 'scoring'}.{tile.effect.value}", tile)
    for number in range(1, SPACES + 1):
        if number not in tiles:
            raise BoxError("bonus", f"tile {number} has no effect")
    return tuple(tiles[number] for number in range(1, SPACES + 1))


def _gain(row: Table, known: list[str]) -> tuple[int, int]:
    row.only(known)
    if "francs" not in row.data and "vp" not in row.data:
        raise BoxError(row.key, "must have francs or vp")
    return row.number("francs") if "francs" in row.data else 0, row.number("vp") if "vp" in row.data else 0


def _shown(row: Table) -> tuple[tuple[int, ...], int]:
    """R9.4: the kinds a tile with tokens offers, and how many tokens it is."""
    row.only(["resource", "prestige", "count"])
    if ("resource" in row.data) == ("prestige" in row.data):
        raise BoxError(row.key, "must have either resource or prestige")
    family, kinds, first = ("resource", RESOURCES, 0) if "resource" in row.data else ("prestige", PRESTIGE, 3)
    kind = row.text(family)
    if kind != "any" and kind not in kinds:
        raise row.fail(family, f"must be any or one of {', '.join(kinds)}, not {kind!r}")
    count = row.number("count", least=1) if "count" in row.data else 1
    if count > 2:
        raise row.fail("count", f"must be 1 or 2, not {count}")
    return (tuple(range(first, first + 3)) if kind == "any" else (first + kinds.index(kind),)), count


def _scoring(table: Table) -> list[BonusTile]:
    by_players = [Effect.PER_UNUSED_TILE, Effect.PER_PRESTIGE_PAIR, Effect.PER_RESOURCE_PAIR]
    flat = [Effect.PER_LANDMARK, Effect.PER_FRANC_AT_END]
    table.only(effect.value for effect in (*by_players, *flat, Effect.TYPES))
    tiles = []
    for effect in (*by_players, *flat, Effect.TYPES):
        row = table.table(effect.value)
        row.only(["number", "vp"])
        number = row.number("number", least=1)
        if effect in flat:
            tiles.append(BonusTile(number, effect, vp=row.number("vp")))
        elif effect in by_players:
            tiles.append(BonusTile(number, effect, vp_by=row.by_players("vp")))
        else:
            vp = row.table("vp")
            most = VALUES + 1
            numbers = sorted(types for types, _ in vp.numbered())
            if not numbers or numbers != list(range(max(numbers[0], 1), most + 1)):
                raise BoxError(vp.key, f"must be given for every number of types from the least that scores to {most}")
            tiles.append(BonusTile(number, effect, vp_by={types: vp.number(name) for types, name in vp.numbered()}))
    return tiles


MOVES = (Effect.OWN_KEY, Effect.OPPONENT_KEY, Effect.ANY_TILE, Effect.BACK)


def _moves(table: Table) -> list[BonusTile]:
    table.only(effect.value for effect in MOVES)
    back = table.table("back")
    back.only(["number", "spaces"])
    tiles = [BonusTile(table.number(effect.value, least=1), effect) for effect in MOVES[:3]]
    tiles.append(BonusTile(back.number("number", least=1), Effect.BACK, spaces=back.number("spaces", least=1)))
    return tiles


def _end_tiles(table: Table) -> tuple[EndTile, ...]:
    table.only(["tiles"])
    rows = table.rows("tiles")
    if len(rows) != END_TILES:
        raise table.fail("tiles", f"must be {END_TILES}, are {len(rows)}")
    tiles = []
    for row in rows:
        if "resource" in row.data or "prestige" in row.data:
            kinds, count = _shown(row)
            tiles.append(EndTile(0, 0, kinds, count))
        else:
            francs, vp = _gain(row, ["francs", "vp", "resource", "prestige"])
            tiles.append(EndTile(francs, vp, (), 0))
    return tuple(tiles)
