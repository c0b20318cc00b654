"""`paname components`: what is in the box, as tables with the provenance of every figure."""

import argparse
import json
from collections.abc import Iterable, Iterator

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from paname.bots.netbot import unlearned
from paname.box import load_box
from paname.box.advice import advice
from paname.box.model import FIRST_PRESTIGE, PRESTIGE, RESOURCES, TOKENS, BonusTile, Box, EndTile, Landmark
from paname.box.provenance import PROVENANCES
from paname.cli.strangers import harmless

STYLES = dict(zip(PROVENANCES, ("green", "cyan", "blue", "yellow", "bold magenta"), strict=True))


def run(args: argparse.Namespace) -> int:
    box = load_box(args.components)
    if args.json:
        print(json.dumps({"name": box.name, "sha256": box.sha256, "provenance": box.provenance}, indent=2))
        return 0
    console = Console()
    console.print(f"[bold]{escape(harmless(box.name))}[/], sha256 {box.sha256}")
    console.print("Provenance: " + ", ".join(f"[{style}]{source}[/]" for source, style in STYLES.items()))
    for table in tables(box):
        console.print(table)
    for one in [*advice(box), *unlearned(box)]:
        console.print(f"[yellow]note[/] {escape(harmless(str(one)))}")
    return 0


class Sheet:
    """Figures of one section, each in the color of its provenance."""

    def __init__(self, box: Box, title: str, headings: Iterable[str]) -> None:
        self.box = box
        self.table: Table = Table(title=title, title_justify="left")
        for heading in headings:
            self.table.add_column(escape(heading))
        self.table.add_column("provenance")

    def row(self, name: str, *figures: tuple[object, str]) -> None:
        """A row; each figure comes with the key under which it stands in the components file."""
        sources = [self.source(key) for _, key in figures]
        texts = [escape(str(figure)) for figure, _ in figures]
        cells = [
            f"[{STYLES[source]}]{text}[/]" if source else text for text, source in zip(texts, sources, strict=True)
        ]
        found = sorted({source for source in sources if source}, key=PROVENANCES.index)
        self.table.add_row(escape(name), *cells, ", ".join(found))

    def source(self, key: str) -> str:
        """The least certain provenance of the figures under a key; none where the file leaves them out."""
        stated = self.box.provenance
        found = [s for k, s in stated.items() if key and (k == key or k.startswith((f"{key}.", f"{key}[")))]
        return max(found, key=PROVENANCES.index, default="")


def tables(box: Box) -> list[Table]:
    return [
        _players(box), _districts(box), _buildings(box), _values(box), _tokens(box), _market(box), _landmarks(box),
        _vp_tiles(box), _bonus(box), _end_tiles(box),
    ]  # fmt: skip


def _players(box: Box) -> Table:
    sheet = Sheet(box, "Players", ["", "2", "3", "4"])
    sheet.row("keys", *((box.keys[n], f"players.keys.{n}") for n in (2, 3, 4)))
    sheet.row("keys in reserve", *((box.reserve_keys, "players.reserve_keys") for _ in range(3)))
    sheet.row("francs", *((box.francs, "players.francs") for _ in range(3)))
    copies = [sum(box.copies(n)) for n in (2, 3, 4)]
    keys = ["bonus.zones", "bonus.extra_copies_from_3_players", "bonus.extra_copies_from_4_players"]
    sheet.row("bonus tiles", *zip(copies, keys, strict=True))
    return sheet.table


def _districts(box: Box) -> Table:
    sheet = Sheet(box, "Districts", ["district", "bank"])
    for district in box.districts:
        sheet.row(district.name, (district.bank, f"districts.{district.name}.bank"))
    return sheet.table


def _buildings(box: Box) -> Table:
    sheet = Sheet(box, "Buildings (36)", ["district", *box.types])
    for district in box.districts:
        values = {kind: box.values[i].value for i, kind in enumerate(district.types)}
        sheet.row(
            district.name,
            *((values[i], f"buildings.{district.name}.{kind}") for i, kind in enumerate(box.types)),
        )
    return sheet.table


def _tokens(box: Box) -> Table:
    sheet = Sheet(box, "Tokens beside the building spaces", ["district", *(str(value.value) for value in box.values)])
    for i, district in enumerate(box.districts):
        places = [(f"tokens.spaces.{district.slug}:{value.value}", f"tokens.{value.value}") for value in box.values]
        keys = [place if place in box.provenance else by_value for place, by_value in places]
        kinds = [TOKENS[kind] for kind in box.tokens[len(keys) * i : len(keys) * (i + 1)]]
        sheet.row(district.name, *zip(kinds, keys, strict=True))
    return sheet.table


def _values(box: Box) -> Table:
    sheet = Sheet(box, "Building spaces", ["value", "price of a bonus tile", "cost", "VP"])
    for value in box.values:
        price = "–" if value.bonus_price is None else value.bonus_price
        key = f"building_values.{value.value}"
        sheet.row(str(value.value), (price, key), (amounts(value.cost, RESOURCES), key), (value.vp, key))
    return sheet.table


def amounts(figures: tuple[int, ...], kinds: tuple[str, ...]) -> str:
    return " ".join(f"{figure} {kind}" for figure, kind in zip(figures, kinds, strict=True) if figure) or "–"


def _market(box: Box) -> Table:
    sheet = Sheet(box, "Market", ["token", "buy", "sell"])
    for i, kind in enumerate(RESOURCES):
        sheet.row(kind, (box.buy[i], f"market.buy.{kind}"), (box.sell[i], f"market.sell.{kind}"))
    for i, kind in enumerate(PRESTIGE):
        sheet.row(f"{kind} prestige", ("–", ""), (box.sell[FIRST_PRESTIGE + i], f"market.sell_prestige.{kind}"))
    return sheet.table


def _landmarks(box: Box) -> Table:
    headings = ["landmark", "value", "cost", "prestige slots", *(f"VP for {kind}" for kind in PRESTIGE)]
    sheet = Sheet(box, "Landmarks (8)", headings)
    for i, mark in enumerate(box.landmarks):
        key = f"landmarks[{i}]"
        slots, cost = (amounts(mark.slots, PRESTIGE), f"{key}.prestige"), (amounts(mark.cost, RESOURCES), f"{key}.cost")
        sheet.row(mark.name, (mark.value, f"{key}.value"), cost, slots, *_slot_vp(box, mark, key))
    return sheet.table


def _slot_vp(box: Box, mark: Landmark, key: str) -> Iterator[tuple[object, str]]:
    """What each kind of prestige scores on a landmark, and where that stands."""
    for kind, vp, slots in zip(PRESTIGE, mark.prestige_vp, mark.slots, strict=True):
        own = f"{key}.prestige_vp.{kind}"
        yield (vp, own if own in box.provenance else f"prestige_vp.{kind}") if slots else ("–", "")


def _vp_tiles(box: Box) -> Table:
    sheet = Sheet(box, "VP tiles (6)", ["tile", "1st", "2nd", "3rd"])
    for i, tile in enumerate(box.vp_tiles):
        sheet.row(box.vp_names[i], *((vp, f"vp_tiles.tiles[{i}][{rank}]") for rank, vp in enumerate(tile)))
    return sheet.table


def _bonus(box: Box) -> Table:
    sheet = Sheet(box, "Bonus tiles (42)", ["number", "zone", "copies with 2/3/4", "effect"])
    copies = [box.copies(players) for players in (2, 3, 4)]
    for tile in box.bonus:
        n = tile.number
        zone = next(letter for letter, (first, last) in box.zones.items() if first <= n <= last)
        key = next(name for name in box.provenance if name.startswith("bonus.") and _is_tile(box, name, n))
        section = key if key.endswith(f".{n}") else key.rsplit(".", 1)[0] if ".vp" not in key else key.split(".vp")[0]
        sheet.row(
            str(n), (zone, f"bonus.zones.{zone}"), ("/".join(str(row[n - 1]) for row in copies), ""),
            (describe(box, n), section),
        )  # fmt: skip
    return sheet.table


def _is_tile(box: Box, key: str, number: int) -> bool:
    """Whether a key of the components file speaks of a bonus tile's effect."""
    parts = key.split(".")
    effect = box.bonus[number - 1].effect.value
    return (parts[1] in ("gain", "tokens", "per_building", "key") and parts[2] == str(number)) or (
        parts[1] in ("scoring", "moves") and parts[2] == effect
    )


def given(tile: BonusTile | EndTile) -> str:
    parts = [f"{tile.francs} F"] * bool(tile.francs) + [f"{tile.vp} VP"] * bool(tile.vp)
    parts += [f"{tile.tokens.count(kind)} {TOKENS[kind]}" for kind in dict.fromkeys(tile.tokens)]
    if tile.kinds:
        parts.append(f"{tile.count} of {', '.join(TOKENS[kind] for kind in tile.kinds)}")
    return ", ".join(parts) or "nothing"


def describe(box: Box, number: int) -> str:
    tile = box.bonus[number - 1]
    by = "/".join(map(str, tile.vp_by.values()))
    texts = {
        "gain": given(tile),
        "tokens": given(tile),
        "per_building": f"{tile.vp} VP per building of value {tile.value}",
        "key": f"a key from the reserve for {tile.francs} F",
        "per_unused_tile": f"{by} VP per other unused bonus tile (2/3/4 players)",
        "per_prestige_pair": f"{by} VP per pair of like prestige tokens (2/3/4 players)",
        "per_resource_pair": f"{by} VP per pair of like resources (2/3/4 players)",
        "per_landmark": f"{tile.vp} VP per landmark",
        "types": f"{by} VP for {'/'.join(map(str, tile.vp_by))} types",
        "per_franc_at_end": f"{tile.vp} VP per franc at the end",
        "own_key": "move onto an own key",
        "opponent_key": "move onto an opponent's key",
        "any_tile": "any bonus tile of the track",
        "back": f"the meeple up to {tile.spaces} spaces back",
    }
    return texts[tile.effect.value]


def _end_tiles(box: Box) -> Table:
    sheet = Sheet(box, "End tiles (12)", ["tile", "effect"])
    for i, tile in enumerate(box.end_tiles):
        sheet.row(str(i + 1), (given(tile), f"end_tiles.tiles[{i}]"))
    return sheet.table
