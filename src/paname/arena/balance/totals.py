"""What of the box was used, over all games of `paname balance`."""

import fnmatch
import tomllib
from collections import defaultdict
from dataclasses import dataclass, field
from importlib import resources
from typing import Any

from paname.arena.outcome import Outcome, winners
from paname.arena.plan import ComponentsFile
from paname.arena.stats.rate import Rate
from paname.arena.stats.tally import SOURCES
from paname.box import Box
from paname.box.provenance import figures as all_figures


@dataclass
class Item:
    """How something of the box was used, over all games."""

    total: dict[str, float] = field(default_factory=lambda: defaultdict(float))  # by measure, see usage.py
    games: dict[str, int] = field(default_factory=lambda: defaultdict(int))  # games in which the measure was not 0
    wins: Rate = field(default_factory=Rate)  # victories of the seats that used it
    expected: float = 0.0  # victories of as many seats chosen at random

    @property
    def edge(self) -> float | None:
        """How much more often its users won than chance would have it."""
        return (self.wins.won - self.expected) / self.wins.of if self.wins.of else None


@dataclass
class SizeTotals:
    """All games of one number of players."""

    players: int
    games: int = 0
    seats: list[Rate] = field(default_factory=list)
    vp: list[float] = field(default_factory=list)
    winner_vp: list[float] = field(default_factory=list)
    rounds: list[float] = field(default_factory=list)
    sources: dict[str, float] = field(default_factory=lambda: dict.fromkeys(SOURCES, 0.0))  # mean per seat


@dataclass
class Totals:
    bot: str
    box: Box
    games: int
    failed: int
    tables: list[SizeTotals]
    items: dict[str, Item]

    def per_game(self, item: str, measure: str = "used") -> float:
        """Of an item, or of all that a `*` in it stands for."""
        if "*" in item:
            return sum(self.per_game(name, measure) for name in fnmatch.filter(self.items, item))
        found = self.items.get(item)
        return found.total[measure] / max(1, self.games) if found else 0.0

    def share(self, item: str, measure: str = "used") -> float:
        """In how many of the games it happened."""
        found = self.items.get(item)
        return found.games[measure] / max(1, self.games) if found else 0.0


def raw_figures(components: ComponentsFile | None) -> dict[str, Any]:
    """Every figure of the components file by dotted key."""
    base = resources.files("paname.box").joinpath("components.toml")
    return dict(all_figures(tomllib.loads(components.content if components else base.read_text("utf-8"))))


def total(bot: str, box: Box, outcomes: list[Outcome]) -> Totals:
    games = [game for game in outcomes if not game["failure"]]
    tables: dict[int, SizeTotals] = {}
    items: dict[str, Item] = defaultdict(Item)
    for game in sorted(games, key=lambda game: (len(game["seats"]), game["match"])):
        players = len(game["seats"])
        table = tables.setdefault(players, SizeTotals(players, seats=[Rate() for _ in range(players)]))
        _count_table(table, game)
        _count_items(items, game)
    for table in tables.values():
        table.sources = {source: vp / (table.games * table.players) for source, vp in table.sources.items()}
    return Totals(bot, box, len(games), len(outcomes) - len(games), list(tables.values()), dict(items))


def _count_table(table: SizeTotals, game: Outcome) -> None:
    table.games += 1
    won = winners(game)
    table.rounds.append(game["rounds"])
    table.winner_vp.append(max(game["vp"]))
    for seat, vp in enumerate(game["vp"]):
        table.seats[seat].add(won.get(seat, 0.0))
        table.vp.append(vp)
        for source, part in game["sources"][seat].items():
            table.sources[source] += part


def _count_items(items: dict[str, Item], game: Outcome) -> None:
    won = winners(game)
    in_game: dict[str, dict[str, float]] = defaultdict(lambda: defaultdict(float))
    for seat, usage in enumerate(game.get("usage", [])):
        for name, measures in usage.items():
            if measures.get("used"):
                items[name].wins.add(won.get(seat, 0.0))
                items[name].expected += 1 / len(game["seats"])
            for measure, amount in measures.items():
                in_game[name][measure] += amount
    for name, measures in in_game.items():
        for copies in (2, 3):  # bonus tiles: did the further copies come into play?
            if measures.get("taken", 0) >= copies:
                measures[f"copy {copies}"] = 1
        for measure, amount in measures.items():
            items[name].total[measure] += amount
            items[name].games[measure] += amount != 0
