"""Reads a components file and checks every figure; a fault is a `BoxError` that names key, line and reason."""

import hashlib
import re
import tomllib
from functools import cache, lru_cache
from importlib import resources
from pathlib import Path
from typing import Any, Final

from paname.box import provenance, read_board, read_tiles
from paname.box.complaints import BoxError
from paname.box.lines import line_of, too_deep
from paname.box.model import PRESTIGE, RESOURCES, SPACES, Box, District
from paname.box.toml_table import TomlTable, shown

LARGEST_FILE: Final = 64 * 1024
_LONGEST_TOML_LINE: Final = 4000
"""Python reads no numbers of more digits."""
DEEPEST: Final = 8
"""Nothing in a components file is nested deeper."""
SECTIONS: Final = (
    "name", "confirmed", "players", "districts", "buildings", "building_values", "tokens", "market", "prestige_vp",
    "landmarks", "vp_tiles", "bonus", "end_tiles",
)  # fmt: skip


def load_box(source: "str | Path | Box | None" = None) -> Box:
    """The base box, or the box of a components file.

    >>> load_box().name
    'base'
    >>> from tempfile import NamedTemporaryFile
    >>> with NamedTemporaryFile(suffix=".toml") as file:
    ...     _ = file.write(resources.files("paname.box").joinpath("components.toml").read_bytes())
    ...     file.flush()
    ...     load_box(file.name).sha256 == load_box().sha256
    True
    """
    if isinstance(source, Box):
        return source
    if source is None:
        return _base_box()
    try:
        return parse_box(read_components(source), name=Path(source).stem)
    except BoxError as error:
        raise error.in_file(str(source)) from None


def read_components(source: str | Path) -> bytes:
    """No more of it than tells that it is too large: a device may have no end."""
    with Path(source).open("rb") as file:
        return file.read(LARGEST_FILE + 1)


def is_base(box: Box) -> bool:
    """Whether it is the packaged box, which needs no file beside a record.

    >>> is_base(load_box())
    True
    """
    return box.sha256 == _base_box().sha256


@cache
def _base_box() -> Box:
    return parse_box(resources.files("paname.box").joinpath("components.toml").read_bytes(), name="base")


@lru_cache(maxsize=16)  # a box is the key of what is laid out from it: the same file must give the same box
def parse_box(content: bytes, name: str) -> Box:
    """The box of a components file; `name` is what it is called if the file itself does not say.

    >>> rich = load_box().toml.replace("francs = 3", "francs = 8", 1)
    >>> parse_box(rich.encode(), name="rich").francs
    8
    """
    if len(content) > LARGEST_FILE:
        raise BoxError("file", "file-size", {"most": LARGEST_FILE, "found": len(content)})
    for number, line in enumerate(content.split(b"\n"), 1):
        if len(line) > _LONGEST_TOML_LINE:
            raise BoxError("file", "line-size", {"most": _LONGEST_TOML_LINE, "found": len(line)}, number)
    text, data = _read(content)
    try:
        return _box(TomlTable("", data), name, text)
    except BoxError as error:
        raise error.at_line(line_of(text, error.key) or len(text.splitlines()) or 1) from None  # missing: the end


def _read(content: bytes) -> tuple[str, dict[str, Any]]:
    try:
        text = content.decode("utf-8-sig")  # some editors begin a file with a mark of its encoding
    except UnicodeDecodeError as error:
        raise BoxError("file", "not-text", line=content.count(b"\n", 0, error.start) + 1) from None
    try:
        deep = too_deep(text, DEEPEST)
        data = tomllib.loads(text) if deep is None else {}
    except ValueError as error:
        raise BoxError("file", "not-toml", {"detail": str(error)[:200]}, _line_of_fault(error, content)) from None
    if deep is not None:
        raise BoxError("file", "too-deep", {"most": DEEPEST}, deep)
    return text, data


def _line_of_fault(error: ValueError, content: bytes) -> int | None:
    if "(at end of document)" in str(error):
        return content.count(b"\n") + 1
    found = re.search(r"at line (\d+)", str(error))
    return int(found[1]) if found else None


def _box(root: TomlTable, name: str, text: str) -> Box:
    root.only(SECTIONS)
    players, bonus = root.table("players"), root.table("bonus")
    players.only(["keys", "reserve_keys", "francs"])
    values = read_board.read_values(root)
    figures = [value.value for value in values]
    districts, types = read_board.read_districts(root, figures)
    buy, sell = _market(root.table("market"))
    box = Box(
        name=root.text("name") if "name" in root else name,
        sha256=hashlib.sha256(text.encode()).hexdigest(),
        toml=text,
        keys=players.by_players("keys"),
        reserve_keys=players.number("reserve_keys"),
        francs=players.number("francs"),
        types=types,
        districts=districts,
        values=values,
        tokens=read_board.read_tokens(root, districts, figures),
        buy=buy,
        sell=sell,
        landmarks=read_board.read_landmarks(root, max(figures)),
        vp_tiles=read_tiles.read_vp_tiles(root.table("vp_tiles")),
        zones=read_tiles.read_zones(bonus),
        extra_copies=read_tiles.read_extra_copies(bonus),
        bonus=read_tiles.read_bonus(bonus, figures),
        end_tiles=read_tiles.read_end_tiles(root.table("end_tiles")),
        provenance=provenance.of(root.data, _confirmed(root, districts, figures)),
    )
    read_board.check_gold(box.tokens)  # last: who moves gold from one space to another sees no other fault hidden
    return box


def _confirmed(root: TomlTable, districts: tuple[District, ...], values: list[int]) -> list[str]:
    """Keys of what the owner compared with the real box and found as it stands here."""
    keys = root.items("confirmed") if "confirmed" in root else []
    places = [f"{district.slug}:{value}" for district in districts for value in values]
    known = provenance.confirmable(root.data, places, SPACES) | {f"building_values.{value}" for value in values}
    for i, key in enumerate(keys):
        if not isinstance(key, str) or key not in known:
            raise root.fail(f"confirmed[{i}]", "no-such-figure", found=shown(key).strip('"'))
    return [str(key) for key in keys]


def _market(market: TomlTable) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Buying prices by resource, selling prices by kind of token."""
    market.only(["buy", "sell", "sell_prestige"])
    buy, sell = (market.by_kind(name, RESOURCES) for name in ("buy", "sell"))
    for kind, bought, sold in zip(RESOURCES, buy, sell, strict=True):
        if sold > bought:
            raise market.fail(f"sell.{kind}", "endless-francs", buy=bought, found=sold)
    return buy, sell + market.by_kind("sell_prestige", PRESTIGE)
