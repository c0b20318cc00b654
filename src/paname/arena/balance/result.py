"""The outcome of `paname balance` as data."""

from typing import Any

from paname.arena.balance.sensitivity import Figure
from paname.arena.balance.totals import SizeTotals, Totals
from paname.arena.stats.results import rate_data
from paname.arena.stats.spread import spread_data


def balance_json(totals: Totals, figures: list[Figure]) -> dict[str, Any]:
    return {
        "format": "paname-balance/1",
        "bot": totals.bot,
        "games": totals.games,
        "failed": totals.failed,
        "components": totals.box.name,
        "tables": [_tables(tables) for tables in totals.tables],
        "items": {name: _item(totals, name) for name in sorted(totals.items)},
        "figures": [_figure(figure) for figure in figures],
    }


def _tables(tables: SizeTotals) -> dict[str, Any]:
    return {
        "players": tables.players,
        "games": tables.games,
        "vp": spread_data(tables.vp),
        "winner_vp": spread_data(tables.winner_vp),
        "rounds": spread_data(tables.rounds),
        "sources": {source: round(vp, 4) for source, vp in tables.sources.items()},
        "seats": [rate_data(rate) for rate in tables.seats],
    }


def _item(totals: Totals, name: str) -> dict[str, Any]:
    item = totals.items[name]
    return {
        "per_game": {measure: round(totals.per_game(name, measure), 4) for measure in sorted(item.total)},
        "games": {measure: round(totals.share(name, measure), 4) for measure in sorted(item.games)},
        "wins": rate_data(item.wins),
        "edge": item.edge and round(item.edge, 4),
    }


def _figure(figure: Figure) -> dict[str, Any]:
    return {
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
