"""What is printed on the board: building spaces and their tokens, districts, landmarks."""

from paname.box.model import (
    DISTRICTS,
    LANDMARKS,
    PRESTIGE,
    RESOURCES,
    TOKENS,
    VALUES,
    BoxError,
    District,
    Landmark,
    SiteValue,
)
from paname.box.slug import slug
from paname.box.toml_table import LONGEST_NAME, TomlTable, distinct, is_name, shown


def read_values(root: TomlTable) -> tuple[SiteValue, ...]:
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
        values.append(
            SiteValue(
                value=value,
                token=_kind(tokens, name),
                bonus_price=row.number("bonus_tile") if "bonus_tile" in row.data else None,
                cost=row.by_kind("cost", RESOURCES, every=False) if "cost" in row.data else (0, 0, 0),
                vp=row.number("vp") if "vp" in row.data else 0,
            )
        )
    if sorted(value.token for value in values) != list(range(len(TOKENS))):
        raise BoxError("tokens", "must name each of the six kinds of token once: there are six of each")
    return tuple(values)


def _kind(table: TomlTable, name: str) -> int:
    kind = table.text(name)
    if kind not in TOKENS:
        raise table.fail(name, f"must be one of {', '.join(TOKENS)}, not {shown(kind)}")
    return TOKENS.index(kind)


def read_districts(root: TomlTable, values: list[int]) -> tuple[tuple[District, ...], tuple[str, ...]]:
    table, buildings = root.table("districts"), root.table("buildings")
    if len(table.data) != DISTRICTS:
        raise BoxError("districts", f"must be {DISTRICTS}, are {len(table.data)}")
    for name in table.data:
        if not is_name(name):
            raise table.fail(shown(name), f"must be a name of 1 to {LONGEST_NAME} letters")
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
    distinct("districts", [district.slug for district in districts])
    return tuple(districts), types


def read_landmarks(root: TomlTable, above: int) -> tuple[Landmark, ...]:
    rows = root.rows("landmarks")
    if len(rows) != LANDMARKS:
        raise BoxError("landmarks", f"must be {LANDMARKS}, are {len(rows)}")
    landmarks = []
    for row in rows:
        row.only(["name", "value", "cost", "prestige"])
        prestige = row.items("prestige")
        if len(prestige) > 3 or any(kind not in PRESTIGE for kind in prestige):
            raise row.fail("prestige", f"must be up to three of {', '.join(PRESTIGE)}, not {shown(prestige)}")
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
    distinct("landmarks", [landmark.slug for landmark in landmarks])
    return tuple(landmarks)
