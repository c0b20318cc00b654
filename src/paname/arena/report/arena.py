"""`paname arena --report`: the tournament as one page with plots."""

from html import escape

from paname.arena.report import plots
from paname.arena.report.page import columns, page, section, swatch, table, tiles
from paname.arena.report.plots import Bar, Line
from paname.arena.report.svg import COLOURS, number, percent
from paname.arena.stats.results import Ratings
from paname.arena.stats.statistics import SOURCES, BotStatistics, Statistics

SOURCE_NAMES = {
    "building": "buildings",
    "prestige": "prestige",
    "bonus": "bonus tiles",
    "end_tile": "end tiles",
    "francs": "francs (tile 27)",
    "district": "districts",
}
SHOWN_POINTS = 150
"""Points of a rating curve that are drawn."""


def arena_report(found: Statistics, ratings: Ratings, command: str) -> str:
    bots = [found.bots[name] for name in ratings.order]
    colours = {bot: i % COLOURS for i, bot in enumerate(found.bots)}
    options = found.plan.rules.options
    chosen = [name.replace("_", " ") for name, on in options.data().items() if on is True]
    fair = percent(1 / options.players, 1)
    words = (
        f"{options.players} players, {found.plan.deals} deals, each played from every seat"
        f"{'; ' + ', '.join(chosen) if chosen else ''}. Intervals are 95 %."
    )
    beside = [
        section(
            "Elo", "Bradley–Terry fit over all pairs at the tables; the mean is 1500.", _elo(bots, ratings, colours)
        ),
        section("Win-rate matrix", "How often the row's bot finishes ahead of the column's.", _matrix(found, ratings)),
        section("Length of the games", "Rounds until the end.", _lengths(found)),
        section("Scores", "Final victory points of every seat; dashed: the median.", _scores(bots, colours)),
        section("Where the points come from", "Mean victory points per game by source.", _sources(bots)),
        section("Seat advantage", f"Victories by seat, all bots; a fair share is {fair}.", _seats(found)),
        section("Time per decision", "Mean thinking time, in milliseconds.", _times(bots, colours)),
    ]
    if ratings.curves:
        words_of_curve = "OpenSkill (Plackett–Luce) game by game, μ with a band of 2 σ."
        beside.insert(1, section("Rating curve", words_of_curve, _curve(bots, ratings, colours)))
    parts = [
        _headline(found, bots),
        section("Standings", _standings_words(found), _standings(bots, ratings, colours)),
        columns(beside),
    ]
    if len(found.plan.line_ups) > 1 or len(set(found.plan.line_ups[0])) < len(found.plan.line_ups[0]):
        words_of_tables = "Victories by table; a bot with several seats wins with any of them."
        parts.append(section("Lookup", words_of_tables, _line_ups(found)))
    if found.failed:
        parts.append(section("Games that failed", "They count for nobody.", _failures(found)))
    parts.append(section("To play it again", "", f"<pre>{escape(command)}</pre>"))
    return page("Paname arena: " + _names(list(found.bots)), words, parts, "Made by paname arena.")


def _names(bots: list[str]) -> str:
    return " and ".join(bots) if len(bots) < 3 else f"{', '.join(bots[:-1])} and {bots[-1]}"


def _headline(found: Statistics, bots: list[BotStatistics]) -> str:
    best = bots[0]
    figures = [(str(len(found.games)), "games"), (str(found.plan.deals), "deals")]
    if best.strength.share is not None:
        figures.append((percent(best.strength.share, 1), f"won by {best.bot}"))
    figures += [
        (number(found.rounds.mean or 0, 1), "rounds per game"),
        (number(found.actions.mean or 0, 0), "actions per game"),
    ]
    figures.append((str(len(found.failed)), "failed games"))
    return tiles(figures)


def _standings_words(found: Statistics) -> str:
    if any(len(set(line_up)) < len(line_up) for line_up in found.plan.line_ups):
        return "Win rate: of the games in which the bot sat alone against others."
    return ""


def _standings(bots: list[BotStatistics], ratings: Ratings, colours: dict[str, int]) -> str:
    heads = [
        "Bot",
        "Games",
        "Win rate",
        "95 %",
        "Elo",
        "OpenSkill",
        "VP",
        "Margin",
        "Mean rank",
        "ms / decision",
        "Failed",
    ]
    rows = []
    for bot in bots:
        low, high = bot.strength.interval
        rating = ratings.elo[bot.bot]
        skill = ratings.curves[bot.bot].skills[-1] if ratings.curves else None
        rows.append(
            [
                f"{swatch(colours[bot.bot])}{escape(bot.bot)}",
                str(bot.games),
                f"<b>{percent(bot.strength.share or 0, 1)}</b>",
                f"{percent(low, 1)} – {percent(high, 1)}",
                f"{rating.rating:.0f} <small>± {rating.error:.0f}</small>",
                f"{skill.mu:.1f} <small>± {2 * skill.sigma:.1f}</small>" if skill else "–",
                f"{bot.vp.mean or 0:.1f} <small>± {bot.vp.sd or 0:.1f}</small>",
                f"{bot.margin.mean or 0:+.1f}",
                f"{bot.rank.mean or 0:.2f}",
                number(1000 * (bot.seconds_per_decision or 0)),
                str(bot.failures),
            ]
        )
    return table(heads, rows)


def _elo(bots: list[BotStatistics], ratings: Ratings, colours: dict[str, int]) -> str:
    rows = []
    for bot in bots:
        rating = ratings.elo[bot.bot]
        ends = rating.rating - rating.error, rating.rating + rating.error
        rows.append(Bar(bot.bot, rating.rating, *ends, colours[bot.bot]))
    return plots.dots("Elo by bot", rows, "Elo")


def _matrix(found: Statistics, ratings: Ratings) -> str:
    shares: list[list[float | None]] = []
    notes: list[list[str]] = []
    for row in ratings.order:
        rates = [found.ahead.get((row, column)) for column in ratings.order]
        shares.append([rate.share if rate else None for rate in rates])
        notes.append(
            [
                f"{row} ahead of {column}: {percent(rate.share or 0, 1)} of {rate.of} "
                f"(95 %: {percent(rate.interval[0], 1)} to {percent(rate.interval[1], 1)})"
                if rate
                else ""
                for column, rate in zip(ratings.order, rates, strict=True)
            ]
        )
    return plots.matrix("Win-rate matrix", ratings.order, shares, notes)


def _curve(bots: list[BotStatistics], ratings: Ratings, colours: dict[str, int]) -> str:
    rows = []
    for bot in bots:
        curve = (ratings.curves or {})[bot.bot]
        step = max(1, len(curve.games) // SHOWN_POINTS)
        shown = [*range(0, len(curve.games) - 1, step), len(curve.games) - 1]
        points = [(float(curve.games[i]), curve.skills[i].mu) for i in shown]
        rows.append(Line(bot.bot, points, [2 * curve.skills[i].sigma for i in shown], colours[bot.bot]))
    return plots.lines("Rating curve", rows, "games", "OpenSkill μ")


def _scores(bots: list[BotStatistics], colours: dict[str, int]) -> str:
    return plots.ridges("Scores", [(bot.bot, colours[bot.bot], bot.vp.values) for bot in bots], "victory points")


def _sources(bots: list[BotStatistics]) -> str:
    values = [[bot.sources[source] for source in SOURCES] for bot in bots]
    return plots.stacked(
        "Points by source",
        [bot.bot for bot in bots],
        [SOURCE_NAMES[source] for source in SOURCES],
        values,
        "victory points",
    )


def _seats(found: Statistics) -> str:
    return seat_plot([(rate.share or 0.0, *rate.interval) for rate in found.seats])


def seat_plot(shares: list[tuple[float, float, float]]) -> str:
    rows = [
        Bar(f"seat {seat}{' (starts)' if not seat else ''}", share, low, high, 2)
        for seat, (share, low, high) in enumerate(shares)
    ]
    return plots.bars("Victories by seat", rows, "victories", form="percent", mark=1 / max(1, len(rows)))


def _lengths(found: Statistics) -> str:
    return plots.ridges("Rounds", [("rounds", 0, found.rounds.values)], "rounds")


def _times(bots: list[BotStatistics], colours: dict[str, int]) -> str:
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


def _line_ups(found: Statistics) -> str:
    rows = []
    for line_up, rates in zip(found.plan.line_ups, found.line_ups, strict=True):
        games = max((rate.of for rate in rates.values()), default=0)
        shares = " · ".join(f"{escape(bot)} <b>{percent(rate.share or 0, 1)}</b>" for bot, rate in rates.items())
        rows.append([escape(", ".join(line_up)), str(games), shares])
    return table(["Table", "Games", "Victories"], rows, left=[2])


def _failures(found: Statistics) -> str:
    rows = []
    for game in found.failed[:50]:
        failure = game["failure"]
        if failure:
            rows.append(
                [str(game["match"]), escape(", ".join(game["seats"])), failure["kind"], escape(failure["text"])]
            )
    return table(["Game", "Seats", "Kind", "What happened"], rows, left=[1, 2, 3])
