"""Which figures of the components file matter: how often each is applied, and what an error of one in it would move.

An error is weighed to first order: a figure that is applied u times per game and is wrong by one moves u victory
points or francs (tile 27 makes a franc a point). A resource counts at its buying price. Where the figure is a kind (of
token, of building) "one" is the next kind: neighbours differ by about one in price and points; a building's type counts
only for tile 30.
"""

import re
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from paname.arena.balance import Balance
from paname.box import Effect
from paname.box.model import PRESTIGE, RESOURCES
from paname.box.slug import slug

UNSURE = ("reconstructed", "inferred", "owner")


@dataclass(frozen=True)
class Figure:
    key: str  # dotted, as in the components file
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


def weigh_figures(balance: Balance, raw: dict[str, Any]) -> list[Figure]:
    """Every figure of the box that the games apply, the weightiest first."""
    found = []
    for key, value in raw.items():
        applied = _applied(balance, key, value)
        if applied is None:
            continue
        item, uses, unit = applied
        found.append(
            Figure(
                key=key,
                value=value,
                provenance=balance.box.provenance[key],
                item=item,
                uses=uses,
                moved=uses * unit,
                vp=balance.per_game(item, "vp"),
                francs=balance.per_game(item, "francs"),
            )
        )
    return sorted(found, key=lambda figure: (-figure.moved, figure.key))


def _parts(key: str) -> list[str]:
    """`landmarks[2].cost.gold` → landmarks, 2, cost, gold."""
    return re.findall(r"[^.\[\]]+", key)


def _applied(balance: Balance, key: str, value: Any) -> tuple[str, float, float] | None:
    """The item a figure belongs to, its uses per game, and what an error of one moves at each use.

    None for figures that are the rulebook's own or that these games cannot weigh.
    """
    box, per_game = balance.box, balance.per_game
    item, measure, unit = "", "used", 1.0
    match _parts(key):
        case ["districts", name, "bank"]:
            item = f"bank:{slug(name)}"
        case ["buildings", name, _]:
            item, unit = f"building:{slug(name)}:{value}", _worth_of_a_type(balance)
        case ["tokens", of_value]:
            taken = sum(per_game(f"building:{district.slug}:{of_value}", "token") for district in box.districts)
            return f"token:{value}", taken, 1.0
        case ["market", "sell_prestige", kind]:
            item = f"sell:{kind} prestige"
        case ["market", verb, kind]:
            item = f"{verb}:{kind}"
        case ["prestige_vp", kind]:
            item = f"prestige:{kind}"
        case ["landmarks", index, "value"]:
            item = f"landmark:{box.landmarks[int(index)].slug}"
        case ["landmarks", index, "cost", kind]:
            item, unit = f"landmark:{box.landmarks[int(index)].slug}", box.buy[RESOURCES.index(kind)]
        case ["landmarks", index, "prestige", _]:
            landmark = box.landmarks[int(index)]
            alike = landmark.slots[PRESTIGE.index(value)]
            return f"landmark:{landmark.slug}", per_game(f"landmark:{landmark.slug}", f"{value} prestige") / alike, 1.0
        case ["vp_tiles", "tiles", tile, rank]:
            item, measure = f"vp_tile:{box.vp_tiles[int(tile)][0]}", f"rank {int(rank) + 1}"
        case ["bonus", "extra_copies_from_3_players" | "extra_copies_from_4_players" as copies, _]:
            item, measure = f"bonus:{value}", "copy 2" if "3" in copies else "copy 3"
            unit = per_game(item, "vp") / (per_game(item) or 1.0)
        case ["bonus", "gain" | "tokens" | "key", number, *_]:
            item = f"bonus:{number}"
        case ["bonus", "per_building", number, "vp"]:
            return f"bonus:{number}", per_game(f"bonus:{number}", "vp") / (value or 1), 1.0
        case ["bonus", "per_building", number, "value"]:
            item, unit = f"bonus:{number}", box.bonus[int(number) - 1].vp
        case ["end_tiles", "tiles", index, _]:
            item = f"end:{int(index) + 1}"
        case _:
            return None
    return item, per_game(item, measure), unit


def _worth_of_a_type(balance: Balance) -> float:
    """What one type more or less is worth to the owner of a building: a step of tile 30, if they score it."""
    types = balance.box.tile(Effect.TYPES)
    seats = sum(table.players * table.games for table in balance.tables) or 1
    scored = balance.items[item].total["used"] / seats if (item := f"bonus:{types.number}") in balance.items else 0.0
    return scored * max((high - low for low, high in pairwise(sorted(types.vp_by.values()))), default=0)
