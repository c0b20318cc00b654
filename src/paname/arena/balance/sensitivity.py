"""Which figures of the components file matter: how often each is applied, and what an error of one in it would move.

An error is weighed to first order: a figure that is applied u times per game and is wrong by one moves u victory
points or francs (tile 27 makes a franc a point). A resource counts at its buying price. Where the figure is a kind (of
token, of building) "one" is the next kind: neighbours differ by about one in price and points; a building's type counts
only for tile 30.
"""

import re
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, NamedTuple

from paname.arena.balance.totals import Totals
from paname.box import Box, Effect
from paname.box.model import PRESTIGE, RESOURCES, Landmark
from paname.box.read_tiles import EXTRA_COPIES
from paname.box.slug import slug

UNSURE = ("reconstructed", "inferred", "owner")


@dataclass(frozen=True)
class Figure:
    key: str  # dotted, as in the components file
    name: str  # the same for people: names instead of indices
    value: object
    provenance: str
    item: str
    uses: float  # per game
    moved: float  # VP or francs per game that an error of one moves
    vp: float  # per game through its item
    francs: float

    @property
    def group(self) -> str:
        """The part of the file to look at: `landmarks`, `market`, `bonus.gain`…"""
        parts = _parts(self.key)
        return ".".join(parts[:2]) if parts[0] == "bonus" else parts[0]


def weigh_figures(totals: Totals, raw: dict[str, Any]) -> list[Figure]:
    """Every figure of the box that the games apply, the weightiest first."""
    found = []
    for key, value in raw.items():
        applied = _applied(totals, key, value)
        if applied is None:
            continue
        found.append(
            Figure(
                key=key,
                name=_name(totals.box, key),
                value=value,
                provenance=totals.box.provenance[key],
                item=applied.item,
                uses=applied.uses,
                moved=applied.uses * applied.unit,
                vp=totals.per_game(applied.item, "vp"),
                francs=totals.per_game(applied.item, "francs"),
            )
        )
    return sorted(found, key=lambda figure: (-figure.moved, figure.key))


def _parts(key: str) -> list[str]:
    """`landmarks[2].cost.gold` → landmarks, 2, cost, gold."""
    return re.findall(r"[^.\[\]]+", key)


def _name(box: Box, key: str) -> str:
    match _parts(key):
        case ["landmarks", index, *rest]:
            return f"{box.landmarks[int(index)].name}: {' '.join(rest)}"
        case ["vp_tiles", "tiles", tile, rank]:
            return f"VP tile {'/'.join(map(str, box.vp_tiles[int(tile)]))}: rank {int(rank) + 1}"
        case ["end_tiles", "tiles", index, what, *_]:
            return f"End Game tile {int(index) + 1}: {what}"
        case ["bonus", kind, number, *rest] if number.isdigit() and not kind.startswith("extra"):
            return f"bonus tile {number}: {' '.join(rest) or kind}"
        case ["districts" | "buildings", name, what]:
            return f"{name}: {what}"
        case ["tokens", "spaces", place]:
            return f"token by {place}"
        case ["tokens", value]:
            return f"token by value {value}"
        case ["building_values", value, *rest]:
            return f"building of value {value}: {' '.join(rest)}"
        case ["market", verb, kind]:
            return f"market: {verb.replace('_prestige', '')} {kind}{' prestige' if '_' in verb else ''}"
        case ["prestige_vp", kind]:
            return f"VP for {kind} prestige"
    return key


class Applied(NamedTuple):
    """The item a figure belongs to, its uses per game, and what an error of one moves at each use."""

    item: str
    uses: float
    unit: float = 1.0


def _applied(totals: Totals, key: str, value: Any) -> Applied | None:
    """None for figures that are the rulebook's own or that these games cannot weigh."""
    match _parts(key):
        case ["landmarks", index, *what]:
            return _of_landmark(totals, totals.box.landmarks[int(index)], what, value)
        case ["bonus", *what]:
            return _of_bonus_tile(totals, what, value)
        case parts:
            return _of_board(totals, parts, value)


def _of_board(totals: Totals, parts: list[str], value: Any) -> Applied | None:
    """Banks, buildings and tokens, the market, VP tiles and end tiles."""
    box, per_game = totals.box, totals.per_game
    item, measure, unit = "", "used", 1.0
    match parts:
        case ["districts", name, "bank"]:
            item = f"bank:{slug(name)}"
        case ["buildings", name, _]:
            item, unit = f"building:{slug(name)}:{value}", _worth_of_a_type(totals)
        case ["tokens", "spaces", place]:
            return Applied(f"token:{value}", per_game(f"building:{place}", "token"))
        case ["tokens", of_value]:
            return Applied(f"token:{value}", per_game(f"building:*:{of_value}", "token"))
        case ["building_values", of_value, "cost", kind]:
            item, unit = f"building:*:{of_value}", box.buy[RESOURCES.index(kind)]
        case ["market", "sell_prestige", kind]:
            item = f"sell:{kind} prestige"
        case ["market", verb, kind]:
            item = f"{verb}:{kind}"
        case ["prestige_vp", kind]:
            item = f"prestige:{kind}"
        case ["vp_tiles", "tiles", tile, rank]:
            item, measure = f"vp_tile:{box.vp_names[int(tile)]}", f"rank {int(rank) + 1}"
        case ["end_tiles", "tiles", index, *_]:
            item = f"end:{int(index) + 1}"
        case _:
            return None
    return Applied(item, per_game(item, measure), unit)


def _of_landmark(totals: Totals, landmark: Landmark, what: list[str], value: Any) -> Applied | None:
    item, per_game = f"landmark:{landmark.slug}", totals.per_game
    match what:
        case ["value"]:
            return Applied(item, per_game(item))
        case ["cost", kind]:
            return Applied(item, per_game(item), totals.box.buy[RESOURCES.index(kind)])
        case ["prestige", _]:
            alike = landmark.slots[PRESTIGE.index(value)]
            return Applied(item, per_game(item, f"{value} prestige") / alike)
        case ["prestige_vp", kind]:
            return Applied(item, per_game(item, f"{kind} prestige"))
    return None


def _of_bonus_tile(totals: Totals, what: list[str], value: Any) -> Applied | None:
    per_game = totals.per_game
    match what:
        case [copies, _] if copies in EXTRA_COPIES.values():
            item = f"bonus:{value}"
            worth = per_game(item, "vp") / (per_game(item) or 1.0)
            return Applied(item, per_game(item, "copy 3" if "4" in copies else "copy 2"), worth)
        case ["gain" | "tokens" | "key", number, *_]:
            return Applied(f"bonus:{number}", per_game(f"bonus:{number}"))
        case ["per_building", number, "vp"]:
            return Applied(f"bonus:{number}", per_game(f"bonus:{number}", "vp") / (value or 1))
        case ["per_building", number, "value"]:
            return Applied(f"bonus:{number}", per_game(f"bonus:{number}"), totals.box.bonus[int(number) - 1].vp)
    return None


def _worth_of_a_type(totals: Totals) -> float:
    """What a purchase's type is worth at most: of all purchases, tile 30 counts one of each type, a step of VP each."""
    tile = totals.box.tile(Effect.TYPES)
    bought = sum(item.total["used"] for name, item in totals.items.items() if name.startswith("building:"))
    counted = totals.per_game(f"bonus:{tile.number}") * len(totals.box.types) * totals.games
    step = max((high - low for low, high in pairwise(sorted(tile.vp_by.values()))), default=0)
    return counted / bought * step if bought else 0.0
