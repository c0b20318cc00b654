"""`paname balance --report`: the outcome as one page with plots."""

from collections import Counter
from typing import Any

from paname.arena.balance.sensitivity import UNSURE, Figure
from paname.arena.balance.totals import Totals
from paname.arena.report import plots
from paname.arena.report.arena_page import seat_plot, source_plot
from paname.arena.report.marks import number, percent
from paname.arena.report.page import page
from paname.arena.report.plots import Bar
from paname.arena.stats.spread import mean
from paname.box.model import FIRST_PRESTIGE, TOKENS, BonusTile, EndTile

SHOWN = 24
"""Figures in the plot of what matters; the table has all."""


def balance_report(totals: Totals, figures: list[Figure], command: str) -> str:
    unsure = [figure for figure in figures if figure.provenance in UNSURE]
    players = ", ".join(f"{tables.games} with {tables.players}" for tables in totals.tables)
    return page(
        "balance.html",
        title="Paname balance: which numbers matter",
        words=f"{totals.games} games of {totals.bot} against itself ({players} players), box “{totals.box.name}”. "
        "Frequencies are per game over all tables. What weaker or stronger players do may differ.",
        headline=_headline(totals, unsure),
        plots=_plots(totals, unsure),
        seats=[(tables, seat_plot(tables.seats)) for tables in totals.tables],
        bonus=[_bonus_row(totals, tile) for tile in totals.box.bonus],
        unsure=unsure,
        command=command,
        made_by="balance",
    )


def _plots(totals: Totals, unsure: list[Figure]) -> dict[str, str]:
    return {
        "weighty": _weighty(unsure),
        "groups": _groups(unsure),
        "landmarks": _landmarks(totals),
        "banks": _banks(totals),
        "buildings": _buildings(totals),
        "districts": _districts(totals),
        "vp_tiles": _vp_tiles(totals),
        "bonus": _bonus_plot(totals),
        "end_tiles": _end_tiles(totals),
        "market": _market(totals),
        "sources": source_plot(
            [f"{tables.players} players" for tables in totals.tables], [tables.sources for tables in totals.tables]
        ),
    }


def _headline(totals: Totals, unsure: list[Figure]) -> list[tuple[str, str]]:
    idle = sum(figure.uses < 0.01 for figure in unsure)
    counts = " / ".join(str(tables.players) for tables in totals.tables)
    scores = " / ".join(f"{mean(tables.vp) or 0:.0f}" for tables in totals.tables)
    lengths = " / ".join(f"{mean(tables.rounds) or 0:.0f}" for tables in totals.tables)
    failed = [(str(totals.failed), "failed games")] if totals.failed else []
    return [
        (str(totals.games), "games"),
        (str(len(unsure)), "numbers not known for sure"),
        (str(idle), "of them used in fewer than 1 game in 100"),
        (scores, f"VP per seat, {counts} players"),
        (lengths, f"rounds, {counts} players"),
        *failed,
    ]


def _weighty(unsure: list[Figure]) -> str:
    rows = [
        Bar(
            f"{figure.name} = {figure.value}",
            figure.moved,
            colour=6,
            note=f"{number(figure.uses)} uses per game, {figure.provenance}",
        )
        for figure in unsure[:SHOWN]
    ]
    return plots.bars("Numbers that matter", rows, "change per game from an error of one", row=25)


def _groups(unsure: list[Figure]) -> str:
    sums: dict[str, float] = {}
    counts: dict[str, int] = {}
    for figure in unsure:
        sums[figure.group] = sums.get(figure.group, 0.0) + figure.moved
        counts[figure.group] = counts.get(figure.group, 0) + 1
    rows = [
        Bar(group, moved, colour=6, note=f"{counts[group]} numbers")
        for group, moved in sorted(sums.items(), key=lambda pair: -pair[1])
    ]
    return plots.bars(
        "Parts of the box that matter", rows, "change per game from an error of one in each number", row=28
    )


def _landmarks(totals: Totals) -> str:
    rows = [
        Bar(
            f"{landmark.name} ({landmark.value})",
            totals.per_game(item := f"landmark:{landmark.slug}"),
            colour=0,
            note=f"added in {percent(totals.share(item, 'added'))} of the games, "
            f"{number(totals.per_game(item, 'vp'))} VP per game{_edge(totals, item)}",
        )
        for landmark in totals.box.landmarks
    ]
    return plots.bars("Landmarks", rows, "purchases per game", row=30)


def _edge(totals: Totals, item: str) -> str:
    edge = totals.items[item].edge if item in totals.items else None
    return f", its buyers' edge {100 * edge:+.1f} points" if edge is not None else ""


def _banks(totals: Totals) -> str:
    rows = [
        Bar(f"{district.name} ({district.bank})", totals.per_game(f"bank:{district.slug}"), colour=4)
        for district in sorted(totals.box.districts, key=lambda district: -district.bank)
    ]
    rows.append(Bar("Arc de Triomphe", totals.per_game("arc"), colour=7))
    return plots.bars("Banks", rows, "keys placed per game", row=30)


def _buildings(totals: Totals) -> str:
    values = [value.value for value in totals.box.values]
    cells = [
        [totals.per_game(f"building:{district.slug}:{value}") for value in values] for district in totals.box.districts
    ]
    return plots.heat(
        "Buildings bought",
        [district.name for district in totals.box.districts],
        [str(value) for value in values],
        cells,
    )


def _districts(totals: Totals) -> str:
    rows = [
        Bar(
            district.name,
            totals.per_game(item := f"district:{district.slug}"),
            colour=2,
            note=f"{number(totals.per_game(item, 'vp'), 1)} VP per game by its VP tile",
        )
        for district in totals.box.districts
    ]
    return plots.bars("Districts", rows, "purchases per game", row=30)


def _vp_tiles(totals: Totals) -> str:
    rows = []
    for tile, name in dict(zip(totals.box.vp_tiles, totals.box.vp_names, strict=True)).items():
        item = f"vp_tile:{name}"
        ranks = ", ".join(f"{number(totals.per_game(item, f'rank {rank}'))} × rank {rank}" for rank in (1, 2, 3))
        rows.append(
            Bar(
                "/".join(map(str, tile)),
                totals.per_game(item, "vp"),
                colour=3,
                note=f"placed in {percent(totals.share(item, 'placed'))} of the games; {ranks}",
            )
        )
    return plots.bars("VP tiles", rows, "victory points per game", row=30)


def _end_tiles(totals: Totals) -> str:
    rows = [
        _taken_and_used(totals, f"end:{k}", f"{k}: {given(tile)}") for k, tile in enumerate(totals.box.end_tiles, 1)
    ]
    return plots.pairs("End tiles", rows, "per game")


def _bonus_plot(totals: Totals) -> str:
    rows = [
        _taken_and_used(totals, f"bonus:{tile.number}", f"{tile.number}: {bonus_name(tile)}")
        for tile in totals.box.bonus
    ]
    return plots.pairs("Bonus tiles", rows, "per game")


def _taken_and_used(totals: Totals, item: str, label: str) -> plots.Pair:
    return plots.Pair(label, totals.per_game(item, "taken"), totals.per_game(item), 1)


def given(tile: BonusTile | EndTile) -> str:
    """What a tile of francs, VP or tokens gives."""
    parts = [f"{tile.francs} francs"] * bool(tile.francs) + [f"{tile.vp} VP"] * bool(tile.vp)
    parts += [f"{number} {TOKENS[kind]}" for kind, number in Counter(tile.tokens).items()]
    if tile.kinds:
        parts.append(f"{tile.count} {'prestige' if tile.kinds[0] >= FIRST_PRESTIGE else 'resource'} of choice")
    return " + ".join(parts)


def bonus_name(tile: BonusTile) -> str:
    match tile.effect.value:
        case "gain" | "tokens":
            return given(tile)
        case "per_building":
            return f"{tile.vp} VP per {tile.value}"
        case "key":
            return f"key for {tile.francs} francs"
        case effect:
            return effect.replace("_", " ")


def _market(totals: Totals) -> str:
    rows = [Bar(f"buy {token}", totals.per_game(f"buy:{token}"), colour=0) for token in TOKENS[:3]]
    rows += [Bar(f"sell {token}", totals.per_game(f"sell:{token}"), colour=1) for token in TOKENS]
    return plots.bars("Market", rows, "tokens per game", row=28)


def _bonus_row(totals: Totals, tile: BonusTile) -> dict[str, Any]:
    item = f"bonus:{tile.number}"
    return {
        "number": tile.number,
        "name": bonus_name(tile),
        "taken": totals.per_game(item, "taken"),
        "used": totals.per_game(item),
        "vp": totals.per_game(item, "vp"),
        "francs": totals.per_game(item, "francs"),
        "edge": totals.items[item].edge if item in totals.items else None,
    }
