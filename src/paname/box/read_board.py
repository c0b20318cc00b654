"""What is printed on the board: building spaces and their tokens, districts, landmarks."""

from typing import Final

from paname.box.complaints import BoxError
from paname.box.model import (
    DISTRICTS,
    GOLD,
    LANDMARKS,
    MOST_SLOTS,
    PRESTIGE,
    RESOURCES,
    SITES,
    TOKENS,
    TYPES,
    VALUES,
    District,
    Landmark,
    SiteValue,
)
from paname.box.slug import slug
from paname.box.toml_table import TomlTable, check_name, distinct, shown

NONE: Final = (0, 0, 0)


def read_values(root: TomlTable) -> tuple[SiteValue, ...]:
    table = root.table("building_values")
    rows = sorted(table.numbered())
    if len(rows) != VALUES:
        raise BoxError("building_values", "wrong-count", {"most": VALUES, "found": len(rows)})
    values = []
    for value, name in rows:
        table.checked(name, value, least=1)
        row = table.table(name)
        row.only(["bonus_tile", "cost", "vp"])
        values.append(
            SiteValue(
                value=value,
                bonus_price=row.number("bonus_tile") if "bonus_tile" in row else None,
                cost=row.by_kind("cost", RESOURCES, NONE) if "cost" in row else NONE,
                vp=row.optional("vp"),
            )
        )
    return tuple(values)


def read_tokens(root: TomlTable, districts: tuple[District, ...], values: list[int]) -> tuple[int, ...]:
    """R1.3: the kind beside every building space, by value or, under `spaces`, one by one."""
    table = root.table("tokens")
    table.only([*map(str, values), "spaces"])
    spaces = table.table("spaces") if "spaces" in table else TomlTable("tokens.spaces", {})
    places = [(f"{district.slug}:{value}", str(value)) for district in districts for value in values]
    spaces.only(place for place, _ in places)
    for name in table.data:
        if name != "spaces":
            table.one_of(name, TOKENS)
    kinds = [
        spaces.one_of(place, TOKENS) if place in spaces else table.one_of(value, TOKENS) for place, value in places
    ]
    return tuple(TOKENS.index(kind) for kind in kinds)


def check_gold(tokens: tuple[int, ...]) -> None:
    """R1.7: the six gold resources go to the six spaces of the highest value."""
    gold = tokens.count(GOLD)
    if gold != DISTRICTS:
        raise BoxError("tokens", "not-six-gold", {"most": DISTRICTS, "spaces": SITES, "found": gold})


def read_districts(root: TomlTable, values: list[int]) -> tuple[tuple[District, ...], tuple[str, ...]]:
    table, buildings = root.table("districts"), root.table("buildings")
    if len(table.data) != DISTRICTS:
        raise BoxError("districts", "wrong-count", {"most": DISTRICTS, "found": len(table.data)})
    for name in table.data:
        check_name(table.path(name), name)
        if not slug(name):
            raise table.fail(name, "no-letter", found=shown(name))
        if slug(name).isdigit():  # a program that sorts numbers first would move the district
            raise table.fail(name, "only-digits", found=shown(name))
    distinct([table.path(name) for name in table.data], [slug(name) for name in table.data])
    buildings.only(table.data)
    types: tuple[str, ...] = ()
    districts = []
    for name in table.data:
        figures, row = table.table(name), buildings.table(name)
        figures.only(["bank"])
        types = types or _types(row)
        row.only(types)
        by_value = {row.number(kind, least=1): index for index, kind in enumerate(types)}
        if sorted(by_value) != values:
            found = shown(sorted(row.data.values()))
            raise BoxError(row.key, "not-each-value", {"known": ", ".join(map(str, values)), "found": found})
        districts.append(District(name, slug(name), figures.number("bank"), tuple(by_value[value] for value in values)))
    return tuple(districts), types


def _types(row: TomlTable) -> tuple[str, ...]:
    """The names of the types, by the first district."""
    if len(row.data) != TYPES:
        raise BoxError(row.key, "wrong-count", {"most": TYPES, "found": len(row.data)})
    for name in row.data:
        check_name(row.path(name), name)
    return tuple(row.data)


def read_landmarks(root: TomlTable, above: int) -> tuple[Landmark, ...]:
    common = root.by_kind("prestige_vp", PRESTIGE)
    landmarks = []
    rows = root.rows("landmarks", LANDMARKS)
    for row in rows:
        row.only(["name", "value", "cost", "prestige", "prestige_vp"])
        prestige = row.items("prestige")
        if len(prestige) > MOST_SLOTS or any(kind not in PRESTIGE for kind in prestige):
            raise row.fail(
                "prestige", "too-many-slots", most=MOST_SLOTS, known=", ".join(PRESTIGE), found=shown(prestige)
            )
        bronze, silver, gold = (prestige.count(kind) for kind in PRESTIGE)
        name = row.text("name")
        if not slug(name):
            raise row.fail("name", "no-letter", found=shown(name))
        if slug(name).isdigit() or slug(name) == "bank":
            raise row.fail("name", "ambiguous-name", found=name)
        landmarks.append(
            Landmark(
                name=name,
                slug=slug(name),
                value=row.number("value", least=above + 1),
                cost=row.by_kind("cost", RESOURCES, NONE),
                slots=(bronze, silver, gold),
                prestige_vp=row.by_kind("prestige_vp", PRESTIGE, common) if "prestige_vp" in row else common,
            )
        )
    distinct([row.path("name") for row in rows], [landmark.slug for landmark in landmarks])
    return tuple(landmarks)
