"""What the tiles show: VP tiles, the bonus track and its tiles, end tiles."""

from typing import Final

from paname.box.model import (
    COPIES,
    END_TILES,
    PRESTIGE,
    RESOURCES,
    SPACES,
    VALUES,
    VP_TILES,
    BonusTile,
    BoxError,
    Effect,
    EndTile,
)
from paname.box.toml_table import TomlTable, distinct, shown

BONUS_SECTIONS: Final = (
    "zones", "extra_copies_from_3_players", "extra_copies_from_4_players", "gain", "tokens", "per_building", "key",
    "scoring", "moves",
)  # fmt: skip


def read_vp_tiles(table: TomlTable) -> tuple[tuple[int, int, int], ...]:
    table.only(["tiles"])
    rows = table.items("tiles")
    if len(rows) != VP_TILES:
        raise table.fail("tiles", f"must be {VP_TILES}, are {len(rows)}")
    tiles = []
    for i, row in enumerate(rows):
        name = f"tiles[{i}]"
        if not isinstance(row, list) or len(row) != 3:
            raise table.fail(name, f"must have three figures, not {shown(row)}")
        first, second, third = (table.checked(name, figure) for figure in row)
        if not first >= second >= third:
            raise table.fail(name, f"the 1st must not get less than the 2nd, nor the 2nd than the 3rd: {shown(row)}")
        tiles.append((first, second, third))
    distinct("vp_tiles.tiles (first figures)", [str(first) for first, _, _ in tiles])
    return tuple(tiles)


def read_zones(bonus: TomlTable) -> dict[str, tuple[int, int]]:
    table = bonus.table("zones")
    zones: dict[str, tuple[int, int]] = {}
    expected = 1
    for letter in table.data:
        ends = table.items(letter)
        if len(ends) != 2:
            raise table.fail(letter, f"must be [first, last], not {shown(ends)}")
        first, last = (table.checked(letter, end, least=1) for end in ends)
        if first != expected or last < first:
            raise table.fail(letter, f"must begin at {expected}, where the zone before it ends, not {shown(ends)}")
        zones[letter] = (first, last)
        expected = last + 1
    if expected != SPACES + 1:
        raise BoxError(table.key, f"must cover the spaces 1 to {SPACES}, ends at {expected - 1}")
    return zones


def read_extra_copies(bonus: TomlTable) -> dict[int, tuple[int, ...]]:
    """R1.4: numbers with a further copy from so many players on; a number that stands twice has two."""
    extra = {}
    for players in (3, 4):
        name = f"extra_copies_from_{players}_players"
        numbers = [bonus.checked(name, number, least=1) for number in bonus.items(name)]
        if max(numbers, default=1) > SPACES:
            raise bonus.fail(name, f"must be numbers from 1 to {SPACES}, not {shown(numbers)}")
        extra[players] = tuple(numbers)
    for number in range(1, SPACES + 1):
        copies = 1 + extra[3].count(number) + extra[4].count(number)
        if copies > COPIES:
            raise BoxError("bonus", f"number {number} must have at most {COPIES} copies, has {copies}")
    return extra


def read_bonus(bonus: TomlTable, values: list[int]) -> tuple[BonusTile, ...]:
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


def _gain(row: TomlTable, known: list[str]) -> tuple[int, int]:
    row.only(known)
    if not row.data:
        raise BoxError(row.key, f"must have {' or '.join(known)}")
    return row.number("francs") if "francs" in row.data else 0, row.number("vp") if "vp" in row.data else 0


def _shown(row: TomlTable) -> tuple[tuple[int, ...], int]:
    """R9.4: the kinds a tile with tokens offers, and how many tokens it is."""
    row.only(["resource", "prestige", "count"])
    if ("resource" in row.data) == ("prestige" in row.data):
        raise BoxError(row.key, "must have either resource or prestige")
    family, kinds, first = ("resource", RESOURCES, 0) if "resource" in row.data else ("prestige", PRESTIGE, 3)
    kind = row.text(family)
    if kind != "any" and kind not in kinds:
        raise row.fail(family, f"must be any or one of {', '.join(kinds)}, not {shown(kind)}")
    count = row.number("count", least=1) if "count" in row.data else 1
    if count > 2:
        raise row.fail("count", f"must be 1 or 2, not {count}")
    return (tuple(range(first, first + 3)) if kind == "any" else (first + kinds.index(kind),)), count


def _scoring(table: TomlTable) -> list[BonusTile]:
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


def _moves(table: TomlTable) -> list[BonusTile]:
    table.only(effect.value for effect in MOVES)
    back = table.table("back")
    back.only(["number", "spaces"])
    tiles = [BonusTile(table.number(effect.value, least=1), effect) for effect in MOVES[:3]]
    tiles.append(BonusTile(back.number("number", least=1), Effect.BACK, spaces=back.number("spaces", least=1)))
    return tiles


def read_end_tiles(table: TomlTable) -> tuple[EndTile, ...]:
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
            francs, vp = _gain(row, ["francs", "vp"])
            tiles.append(EndTile(francs, vp, (), 0))
    return tuple(tiles)
