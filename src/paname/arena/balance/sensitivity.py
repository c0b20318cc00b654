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

from paname.arena.balance.weigh import Balance
from paname.arena.stats.results import rate_data, series_data
from paname.box import Box, Effect
from paname.box.model import PRESTIGE, RESOURCES
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
                name=_name(balance.box, key),
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


def _name(box: Box, key: str) -> str:
    match _parts(key):
        case ["landmarks", index, *rest]:
            return f"{box.landmarks[int(index)].name}: {' '.join(rest)}"
        case ["vp_tiles", "tiles", tile, rank]:
            return f"VP tile {'/'.join(map(str, box.vp_tiles[int(tile)]))}: rank {int(rank) + 1}"
        case ["end_tiles", "tiles", index, what]:
            return f"end tile {int(index) + 1}: {what}"
        case ["bonus", kind, number, *rest] if number.isdigit() and not kind.startswith("extra"):
            return f"bonus tile {number}: {' '.join(rest) or kind}"
        case ["districts" | "buildings", name, what]:
            return f"{name}: {what}"
        case ["tokens", value]:
            return f"token by value {value}"
        case ["market", verb, kind]:
            return f"market: {verb.replace('_prestige', '')} {kind}{' prestige' if '_' in verb else ''}"
        case ["prestige_vp", kind]:
            return f"VP for {kind} prestige"
    return key


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
    """What a purchase's type is worth at most: of all purchases, tile 30 counts one of each type, a step of VP each."""
    tile = balance.box.tile(Effect.TYPES)
    bought = sum(item.total["used"] for name, item in balance.items.items() if name.startswith("building:"))
    counted = balance.per_game(f"bonus:{tile.number}") * len(balance.box.types) * balance.games
    step = max((high - low for low, high in pairwise(sorted(tile.vp_by.values()))), default=0)
    return counted / bought * step if bought else 0.0


def balance_json(balance: Balance, figures: list[Figure]) -> dict[str, Any]:
    return {
        "format": "paname-balance/1",
        "bot": balance.bot,
        "games": balance.games,
        "failed": balance.failed,
        "components": balance.box.name,
        "tables": [
            {
                "players": table.players,
                "games": table.games,
                "vp": series_data(table.vp),
                "winner_vp": series_data(table.winner_vp),
                "rounds": series_data(table.rounds),
                "sources": {source: round(vp, 4) for source, vp in table.sources.items()},
                "seats": [rate_data(rate) for rate in table.seats],
            }
            for table in balance.tables
        ],
        "items": {
            name: {
                "per_game": {measure: round(balance.per_game(name, measure), 4) for measure in sorted(item.total)},
                "games": {measure: round(balance.share(name, measure), 4) for measure in sorted(item.games)},
                "wins": rate_data(item.wins),
                "edge": item.edge and round(item.edge, 4),
            }
            for name, item in sorted(balance.items.items())
        },
        "figures": [
            {
                "key": figure.key,
                "name": figure.name,
                "value": figure.value,
                "provenance": figure.provenance,
                "item": figure.item,
                "uses": round(figure.uses, 4),
                "moved": round(figure.moved, 4),
                "vp": round(figure.vp, 4),
                "francs": round(figure.francs, 4),
            }
            for figure in figures
        ],
    }
