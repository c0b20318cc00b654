"""`paname arena --report`: the tournament as one page with plots."""

from paname.arena.report import plots
from paname.arena.report.marks import PLOT_COLORS, number, percent
from paname.arena.report.page import page
from paname.arena.report.plots import Bar, Line
from paname.arena.stats.rate import Rate
from paname.arena.stats.results import Ratings
from paname.arena.stats.spread import mean, spread
from paname.arena.stats.tally import SOURCES, BotTally, Tally

SOURCE_NAMES = {
    "building": "buildings",
    "prestige": "prestige",
    "bonus": "bonus tiles",
    "end_tile": "End Game tiles",
    "francs": "francs (tile 27)",
    "district": "districts",
}
SHOWN_POINTS = 150
"""Points of a rating curve that are drawn."""
SHOWN_FAILURES = 50


def arena_report(found: Tally, ratings: Ratings, command: str) -> str:
    bots = [found.bots[name] for name in ratings.order]
    colours = {bot: i % PLOT_COLORS for i, bot in enumerate(found.bots)}
    line_ups = found.plan.line_ups
    return page(
        "arena.html",
        title=f"Paname arena: {_names(list(found.bots))}",
        words=_words(found),
        headline=_headline(found, bots[0]),
        crowded=any(len(set(line_up)) < len(line_up) for line_up in line_ups),
        colours=colours,
        standings=[(bot, ratings.elo[bot.bot], ratings.curves[bot.bot].skills[-1], spread(bot.vp)) for bot in bots],
        fair=percent(1 / found.plan.conditions.options.players, 1),
        plots=_plots(found, ratings, bots, colours),
        line_ups=[
            (line_up, max((rate.of for rate in rates.values()), default=0), rates)
            for line_up, rates in zip(line_ups, found.line_ups, strict=True)
        ],
        failures=found.failed[:SHOWN_FAILURES],
        command=command,
        made_by="arena",
    )


def _names(bots: list[str]) -> str:
    return " and ".join(bots) if len(bots) < 3 else f"{', '.join(bots[:-1])} and {bots[-1]}"


def _words(found: Tally) -> str:
    options = found.plan.conditions.options
    chosen = [name.replace("_", " ") for name, on in options.data().items() if on is True]
    return (
        f"{options.players} players, {found.plan.deals} deals, each played from every seat"
        f"{'; ' + ', '.join(chosen) if chosen else ''}. Intervals are 95%."
    )


def _headline(found: Tally, best: BotTally) -> list[tuple[str, str]]:
    figures = [(str(len(found.games)), "games"), (str(found.plan.deals), "deals")]
    if best.strength.share is not None:
        figures.append((percent(best.strength.share, 1), f"won by {best.bot}"))
    return [
        *figures,
        (number(mean(found.rounds) or 0, 1), "rounds per game"),
        (number(mean(found.actions) or 0, 0), "actions per game"),
        (str(len(found.failed)), "failed games"),
    ]


def _plots(found: Tally, ratings: Ratings, bots: list[BotTally], colours: dict[str, int]) -> dict[str, str]:
    return {
        "elo": _elo(ratings, colours),
        "curve": _curve(ratings, colours),
        "matrix": _matrix(found, ratings),
        "lengths": plots.ridges("Rounds", [("rounds", 0, found.rounds)], "rounds"),
        "scores": plots.ridges("Scores", [(bot.bot, colours[bot.bot], bot.vp) for bot in bots], "victory points"),
        "sources": source_plot([bot.bot for bot in bots], [bot.sources for bot in bots]),
        "seats": seat_plot(found.seats),
        "times": _times(bots, colours),
    }


def _elo(ratings: Ratings, colours: dict[str, int]) -> str:
    rows = []
    for bot in ratings.order:
        rating = ratings.elo[bot]
        rows.append(Bar(bot, rating.rating, rating.rating - rating.error, rating.rating + rating.error, colours[bot]))
    return plots.dots("Elo by bot", rows, "Elo")


def _curve(ratings: Ratings, colours: dict[str, int]) -> str:
    rows = []
    for bot in ratings.order:
        curve = ratings.curves[bot]
        step = max(1, len(curve.games) // SHOWN_POINTS)
        shown = [*range(0, len(curve.games) - 1, step), len(curve.games) - 1]
        points = [(float(curve.games[i]), curve.skills[i].mu) for i in shown]
        rows.append(Line(bot, points, [2 * curve.skills[i].sigma for i in shown], colours[bot]))
    return plots.lines("Rating curve", rows, "games", "OpenSkill μ")


def _matrix(found: Tally, ratings: Ratings) -> str:
    rates = [[found.ahead.get((row, column)) for column in ratings.order] for row in ratings.order]
    shares = [[rate.share if rate else None for rate in row] for row in rates]
    notes = [
        [
            f"{name} ahead of {other}: {_sure(rate)}" if rate else ""
            for other, rate in zip(ratings.order, row, strict=True)
        ]
        for name, row in zip(ratings.order, rates, strict=True)
    ]
    return plots.matrix("Win-rate matrix", ratings.order, shares, notes)


def _sure(rate: Rate) -> str:
    low, high = rate.interval
    return f"{percent(rate.share or 0, 1)} of {rate.of} (95%: {percent(low, 1)} to {percent(high, 1)})"


def _times(bots: list[BotTally], colours: dict[str, int]) -> str:
    rows = [
        Bar(
            bot.bot,
            1000 * (bot.seconds_per_decision or 0),
            colour=colours[bot.bot],
            note=f"per turn {1000 * (bot.seconds_per_turn or 0):.1f} ms, slowest decision {1000 * bot.slowest:.0f} ms",
        )
        for bot in bots
    ]
    return plots.bars("Time per decision", rows, "milliseconds")


# Also in the balance report


def source_plot(names: list[str], sources: list[dict[str, float]]) -> str:
    values = [[by_source[source] for source in SOURCES] for by_source in sources]
    return plots.stacked(
        "Points by source", names, [SOURCE_NAMES[source] for source in SOURCES], values, "victory points"
    )


def seat_plot(seats: list[Rate]) -> str:
    rows = [
        Bar(f"seat {seat}{' (starts)' if not seat else ''}", rate.share or 0.0, *rate.interval, 2)
        for seat, rate in enumerate(seats)
    ]
    return plots.bars("Victories by seat", rows, "victories", form="percent", mark=1 / max(1, len(rows)))
