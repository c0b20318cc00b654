"""`paname balance --report`: the outcome as one page with plots."""

from html import escape

from paname.arena.balance.sensitivity import UNSURE, Figure
from paname.arena.balance.weigh import Balance, Table
from paname.arena.report import plots
from paname.arena.report.arena import SOURCE_NAMES, seat_plot
from paname.arena.report.page import columns, page, section, table, tiles
from paname.arena.report.plots import Bar
from paname.arena.report.svg import number, percent
from paname.arena.stats.statistics import SOURCES
from paname.box.model import TOKENS, BonusTile, EndTile

SHOWN = 24
"""Figures in the plot of what matters; the table has all."""


def balance_report(balance: Balance, figures: list[Figure], command: str) -> str:
    unsure = [figure for figure in figures if figure.provenance in UNSURE]
    players = ", ".join(f"{table.games} with {table.players}" for table in balance.tables)
    words = (
        f"{balance.games} games of {balance.bot} against itself ({players} players), box “{balance.box.name}”. "
        "Frequencies are per game over all tables. What weaker or stronger players do may differ."
    )
    beside = [
        section(
            "Figures to look up first",
            "The figures that are not known for sure, by what an error of one in them would move: victory points or "
            "francs per game, all seats together.",
            _weighty(unsure),
        ),
        section("By part of the box", "The same, summed over each part of components.toml.", _groups(unsure)),
        section("Landmarks", "Purchases per game; what one key left, another may buy.", _landmarks(balance)),
        section("Banks and the Arc", "Keys placed per game.", _banks(balance)),
        section("Buildings", "Purchases per game of each building space.", _buildings(balance)),
        section("Districts", "Keys bought into or within a district, per game.", _districts(balance)),
        section("VP tiles", "Victory points per game that each tile paid.", _vp_tiles(balance)),
        section("Bonus tiles", "Uses per game; pale: taken. Tile 27 is used when it scores.", _bonus_plot(balance)),
        section("End tiles", "Uses per game; pale: taken.", _end_tiles(balance)),
        section("Market", "Tokens bought and sold per game.", _market(balance)),
        section("Where the points come from", "Mean victory points of a seat by source.", _sources(balance.tables)),
        *(_seat_section(table) for table in balance.tables),
    ]
    parts = [
        _headline(balance, unsure),
        columns(beside),
        section(
            "Bonus tiles in figures",
            "Per game. Edge: how much more often than chance the seats that used the tile won.",
            _bonus_table(balance),
        ),
        section(
            "All figures that are not known for sure",
            "Uses per game, what flows through the thing it belongs to, and what an error of one would move.",
            _figure_table(unsure),
        ),
        section("To play it again", "", f"<pre>{escape(command)}</pre>"),
    ]
    return page("Paname balance: which figures matter", words, parts, "Made by paname balance.")


def _headline(balance: Balance, unsure: list[Figure]) -> str:
    figures = [(str(balance.games), "games"), (str(len(unsure)), "figures not known for sure")]
    idle = sum(figure.uses < 0.01 for figure in unsure)
    figures.append((str(idle), "of them used in less than one game of 100"))
    counts = " / ".join(str(table.players) for table in balance.tables)
    scores = " / ".join(f"{table.vp.mean or 0:.0f}" for table in balance.tables)
    lengths = " / ".join(f"{table.rounds.mean or 0:.0f}" for table in balance.tables)
    figures += [(scores, f"VP per seat, {counts} players"), (lengths, f"rounds, {counts} players")]
    if balance.failed:
        figures.append((str(balance.failed), "failed games"))
    return tiles(figures)


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
    return plots.bars("Figures that matter", rows, "moved per game by an error of one", row=25)


def _groups(unsure: list[Figure]) -> str:
    sums: dict[str, float] = {}
    counts: dict[str, int] = {}
    for figure in unsure:
        sums[figure.group] = sums.get(figure.group, 0.0) + figure.moved
        counts[figure.group] = counts.get(figure.group, 0) + 1
    rows = [
        Bar(group, moved, colour=6, note=f"{counts[group]} figures")
        for group, moved in sorted(sums.items(), key=lambda pair: -pair[1])
    ]
    return plots.bars("Parts of the box that matter", rows, "moved per game by an error of one in each figure", row=28)


def _landmarks(balance: Balance) -> str:
    rows = [
        Bar(
            f"{landmark.name} ({landmark.value})",
            balance.per_game(item := f"landmark:{landmark.slug}"),
            colour=0,
            note=f"added in {percent(balance.share(item, 'added'))} of the games, "
            f"{number(balance.per_game(item, 'vp'))} VP per game{_edge(balance, item)}",
        )
        for landmark in balance.box.landmarks
    ]
    return plots.bars("Landmarks", rows, "purchases per game", row=30)


def _edge(balance: Balance, item: str) -> str:
    edge = balance.items[item].edge if item in balance.items else None
    return f", its buyers' edge {100 * edge:+.1f} points" if edge is not None else ""


def _banks(balance: Balance) -> str:
    rows = [
        Bar(f"{district.name} ({district.bank})", balance.per_game(f"bank:{district.slug}"), colour=4)
        for district in sorted(balance.box.districts, key=lambda district: -district.bank)
    ]
    rows.append(Bar("Arc de Triomphe", balance.per_game("arc"), colour=7))
    return plots.bars("Banks", rows, "keys placed per game", row=30)


def _buildings(balance: Balance) -> str:
    values = [value.value for value in balance.box.values]
    cells = [
        [balance.per_game(f"building:{district.slug}:{value}") for value in values]
        for district in balance.box.districts
    ]
    return plots.heat(
        "Buildings bought",
        [district.name for district in balance.box.districts],
        [str(value) for value in values],
        cells,
    )


def _districts(balance: Balance) -> str:
    rows = [
        Bar(
            district.name,
            balance.per_game(item := f"district:{district.slug}"),
            colour=2,
            note=f"{number(balance.per_game(item, 'vp'), 1)} VP per game by its VP tile",
        )
        for district in balance.box.districts
    ]
    return plots.bars("Districts", rows, "purchases per game", row=30)


def _vp_tiles(balance: Balance) -> str:
    rows = []
    for tile in balance.box.vp_tiles:
        item = f"vp_tile:{tile[0]}"
        name = "/".join(map(str, tile))
        ranks = ", ".join(f"{number(balance.per_game(item, f'rank {rank}'))} × rank {rank}" for rank in (1, 2, 3))
        rows.append(
            Bar(
                name,
                balance.per_game(item, "vp"),
                colour=3,
                note=f"placed in {percent(balance.share(item, 'placed'))} of the games; {ranks}",
            )
        )
    return plots.bars("VP tiles", rows, "victory points per game", row=30)


def _end_tiles(balance: Balance) -> str:
    rows = [
        _taken_and_used(balance, f"end:{k}", f"{k}: {end_name(tile)}")
        for k, tile in enumerate(balance.box.end_tiles, 1)
    ]
    return plots.pairs("End tiles", rows, "per game")


def _bonus_plot(balance: Balance) -> str:
    rows = [
        _taken_and_used(balance, f"bonus:{tile.number}", f"{tile.number}: {bonus_name(tile)}")
        for tile in balance.box.bonus
    ]
    return plots.pairs("Bonus tiles", rows, "per game")


def _taken_and_used(balance: Balance, item: str, label: str) -> plots.Pair:
    return plots.Pair(label, balance.per_game(item, "taken"), balance.per_game(item), 1)


def end_name(tile: EndTile) -> str:
    if tile.kinds:
        return _kinds(tile.kinds, tile.count)
    return " + ".join([f"{tile.francs} francs"] * bool(tile.francs) + [f"{tile.vp} VP"] * bool(tile.vp))


def _kinds(kinds: tuple[int, ...], count: int) -> str:
    if len(kinds) > 1:
        return f"{count} {'prestige' if kinds[0] > 2 else 'resource'} of choice"
    return f"{count} {TOKENS[kinds[0]]}"


def bonus_name(tile: BonusTile) -> str:
    if tile.kinds:
        return _kinds(tile.kinds, tile.count)
    match tile.effect.value:
        case "gain":
            return " + ".join([f"{tile.francs} francs"] * bool(tile.francs) + [f"{tile.vp} VP"] * bool(tile.vp))
        case "per_building":
            return f"{tile.vp} VP per {tile.value}"
        case "key":
            return f"key for {tile.francs} francs"
        case effect:
            return effect.replace("_", " ")


def _market(balance: Balance) -> str:
    rows = [Bar(f"buy {token}", balance.per_game(f"buy:{token}"), colour=0) for token in TOKENS[:3]]
    rows += [Bar(f"sell {token}", balance.per_game(f"sell:{token}"), colour=1) for token in TOKENS]
    return plots.bars("Market", rows, "tokens per game", row=28)


def _sources(tables: list[Table]) -> str:
    values = [[table.sources[source] for source in SOURCES] for table in tables]
    names = [SOURCE_NAMES[source] for source in SOURCES]
    return plots.stacked(
        "Points by source", [f"{table.players} players" for table in tables], names, values, "victory points"
    )


def _seat_section(table: Table) -> str:
    shares = [(rate.share or 0.0, *rate.interval) for rate in table.seats]
    return section(
        f"Seat advantage, {table.players} players",
        f"Victories by seat in {table.games} games; without an advantage each has {percent(1 / table.players, 1)}.",
        seat_plot(shares),
    )


def _bonus_table(balance: Balance) -> str:
    rows = []
    for tile in balance.box.bonus:
        item = f"bonus:{tile.number}"
        used, edge = balance.per_game(item), balance.items[item].edge if item in balance.items else None
        rows.append(
            [
                f"<b>{tile.number}</b> {escape(bonus_name(tile))}",
                number(balance.per_game(item, "taken")),
                number(used),
                number(balance.per_game(item, "vp") / used, 1) if used else "–",
                number(balance.per_game(item, "vp")),
                number(balance.per_game(item, "francs")),
                f"{100 * edge:+.1f}" if edge is not None else "–",
            ]
        )
    return table(["Tile", "Taken", "Used", "VP per use", "VP per game", "Francs per game", "Edge, points"], rows)


def _figure_table(unsure: list[Figure]) -> str:
    rows = [
        [
            f"{escape(figure.name)} <small><code>{escape(figure.key)}</code></small>",
            escape(str(figure.value)),
            f'<span class="chip {figure.provenance}">{figure.provenance}</span>',
            number(figure.uses),
            number(figure.vp),
            number(figure.francs),
            f"<b>{number(figure.moved)}</b>",
        ]
        for figure in unsure
    ]
    return table(["Figure", "Now", "Known from", "Uses", "VP", "Francs", "An error of one moves"], rows, left=[2])
