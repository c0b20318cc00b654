"""What the tiles show: VP tiles, the bonus track and its tiles, end tiles."""

from typing import Final

from paname.box.complaints import BoxError
from paname.box.model import (
    COPIES,
    END_TILES,
    PRESTIGE,
    RESOURCES,
    SPACES,
    TOKENS,
    TYPES,
    VP_TILES,
    BonusTile,
    Effect,
    EndTile,
)
from paname.box.toml_table import TomlTable, check_name, shown

EXTRA_COPIES: Final = {players: f"extra_copies_from_{players}_players" for players in (2, 3, 4)}
BONUS_SECTIONS: Final = (
    "zones", *EXTRA_COPIES.values(), "gain", "tokens", "per_building", "key", "scoring", "moves",
)  # fmt: skip
MOST_SHOWN: Final = 4
"""No end tile lists more tokens."""
MOST_CHOSEN: Final = 2
"""No tile shows more tokens of choice, or of one kind."""


def read_vp_tiles(table: TomlTable) -> tuple[tuple[int, int, int], ...]:
    table.only(["tiles"])
    tiles = []
    for i, row in enumerate(table.items("tiles", VP_TILES)):
        name = f"tiles[{i}]"
        if not isinstance(row, list) or len(row) != 3:
            raise table.fail(name, "not-three-figures", found=shown(row))
        first, second, third = (table.checked(name, figure) for figure in row)
        if not first >= second >= third:
            raise table.fail(name, "not-falling", found=shown(row))
        tiles.append((first, second, third))
    return tuple(tiles)


def read_zones(bonus: TomlTable) -> dict[str, tuple[int, int]]:
    table = bonus.table("zones")
    zones: dict[str, tuple[int, int]] = {}
    expected = 1
    for first, last, letter in sorted(_zone(table, letter) for letter in table.data):  # in any order in the file
        if first != expected or last < first:
            raise table.fail(letter, "zone-begins-elsewhere", first=expected, found=shown([first, last]))
        zones[letter] = (first, last)
        expected = last + 1
    if expected != SPACES + 1:
        raise BoxError(table.key, "zones-end-elsewhere", {"most": SPACES, "found": expected - 1})
    return zones


def _zone(table: TomlTable, letter: str) -> tuple[int, int, str]:
    check_name(table.path(letter), letter)
    ends = table.items(letter)
    if len(ends) != 2:
        raise table.fail(letter, "not-a-zone", found=shown(ends))
    first, last = (table.checked(letter, end, least=1) for end in ends)
    return first, last, letter


def read_extra_copies(bonus: TomlTable) -> dict[int, tuple[int, ...]]:
    """R1.4: numbers with a further copy from so many players on; a number that stands twice has two."""
    extra = {}
    for players, name in EXTRA_COPIES.items():
        listed = bonus.items(name) if players > 2 or name in bonus else []
        extra[players] = tuple(bonus.checked(name, number, least=1, most=SPACES) for number in listed)
    for number in range(1, SPACES + 1):
        counts = {players: numbers.count(number) for players, numbers in extra.items()}
        copies = 1 + sum(counts.values())
        if copies > COPIES:
            name = EXTRA_COPIES[max(players for players, count in counts.items() if count)]
            raise bonus.fail(name, "too-many-copies", number=number, most=COPIES, found=copies)
    return extra


def read_bonus(bonus: TomlTable, values: list[int]) -> tuple[BonusTile, ...]:
    bonus.only(BONUS_SECTIONS)
    tiles: dict[int, BonusTile] = {}

    def add(key: str, tile: BonusTile) -> None:
        if not 1 <= tile.number <= SPACES:
            raise BoxError(key, "no-such-tile", {"most": SPACES})
        if tile.number in tiles:
            raise BoxError(key, "second-effect", {"number": tile.number, "effect": tiles[tile.number].effect.value})
        tiles[tile.number] = tile

    gain, tokens, per_building, key = (bonus.table(name) for name in ("gain", "tokens", "per_building", "key"))
    for number, name in gain.numbered():
        row = gain.table(name)
        _some_of(row, ["francs", "vp"])
        add(row.key, BonusTile(number, Effect.GAIN, francs=row.optional("francs"), vp=row.optional("vp")))
    for number, name in tokens.numbered():
        row = tokens.table(name)
        row.only(FAMILY)
        shown_tokens, kinds, count = _family(row)
        add(row.key, BonusTile(number, Effect.TOKENS, tokens=shown_tokens, kinds=kinds, count=count))
    for number, name in per_building.numbered():
        row = per_building.table(name)
        row.only(["value", "vp"])
        if row.number("value") not in values:
            known = ", ".join(map(str, values))
            raise row.fail("value", "none-of-these", known=known, found=shown(row.number("value")))
        add(row.key, BonusTile(number, Effect.PER_BUILDING, value=row.number("value"), vp=row.number("vp")))
    for number, name in key.numbered():
        add(key.path(name), BonusTile(number, Effect.KEY, francs=key.number(name)))
    for tile in (*_scoring(bonus.table("scoring")), *_moves(bonus.table("moves"))):
        add(f"bonus.{'moves' if tile.effect in MOVES else 'scoring'}.{tile.effect.value}", tile)
    for number in range(1, SPACES + 1):
        if number not in tiles:
            raise BoxError("bonus", "no-effect", {"number": number})
    return tuple(tiles[number] for number in range(1, SPACES + 1))


def _some_of(row: TomlTable, names: list[str]) -> None:
    row.only(names)
    if not row.data:
        raise BoxError(row.key, "nothing-shown", {"known": " or ".join(names)})


FAMILY: Final = ["resource", "prestige", "count"]


def _family(row: TomlTable) -> tuple[tuple[int, ...], tuple[int, ...], int]:
    """R9.4: the tokens of a tile that shows one kind; or the kinds of one that leaves the choice, and how many."""
    if ("resource" in row) == ("prestige" in row):
        raise BoxError(row.key, "both-families")
    family, kinds, first = ("resource", RESOURCES, 0) if "resource" in row else ("prestige", PRESTIGE, 3)
    kind = row.one_of(family, ("any", *kinds))
    count = row.number("count", least=1, most=MOST_CHOSEN) if "count" in row else 1
    if kind == "any":
        return (), tuple(range(first, first + 3)), count
    return (first + kinds.index(kind),) * count, (), 0


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
            most = TYPES + 1  # all landmarks are one type
            numbers = sorted(types for types, _ in vp.numbered())
            if not numbers or numbers != list(range(max(numbers[0], 1), most + 1)):
                raise BoxError(vp.key, "gap-in-types", {"most": most})
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
    return tuple(_end_tile(row) for row in table.rows("tiles", END_TILES))


def _end_tile(row: TomlTable) -> EndTile:
    _some_of(row, ["francs", "vp", "tokens", *FAMILY])
    tokens, kinds, count = _family(row) if any(name in row for name in FAMILY) else ((), (), 0)
    listed = _listed(row) if "tokens" in row else ()
    return EndTile(row.optional("francs"), row.optional("vp"), (*listed, *tokens), kinds, count)


def _listed(row: TomlTable) -> tuple[int, ...]:
    kinds = row.items("tokens")
    if not 1 <= len(kinds) <= MOST_SHOWN or any(kind not in TOKENS for kind in kinds):
        raise row.fail("tokens", "too-many-tokens", most=MOST_SHOWN, known=", ".join(TOKENS), found=shown(kinds))
    return tuple(kind for kind, token in enumerate(TOKENS) for _ in range(kinds.count(token)))
