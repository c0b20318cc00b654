"""The outcome of a tournament as data: one JSON object, and a CSV table with a row per game and seat."""

import csv
from pathlib import Path
from typing import Any

from paname.arena.played import Played, winners
from paname.arena.stats.ratings import Curve, Elo, elo, openskill
from paname.arena.stats.statistics import SOURCES, BotStatistics, Rate, Series, Statistics


class Ratings:
    """Both ratings of all bots; the strongest first."""

    def __init__(self, found: Statistics) -> None:
        names = list(found.bots)
        self.elo: dict[str, Elo] = elo(names, found.games)
        self.curves: dict[str, Curve] | None = openskill(names, found.games)
        self.order = sorted(names, key=lambda bot: -self.elo[bot].rating)


def as_json(found: Statistics, ratings: Ratings) -> dict[str, Any]:
    rules = found.plan.rules
    return {
        "format": "paname-arena-result/1",
        "seed": found.plan.seed,
        "players": rules.options.players,
        "options": rules.options.data(),
        "components": rules.components.name if rules.components else "base",
        "games": len(found.games),
        "failed": len(found.failed),
        "bots": [_bot(found.bots[name], ratings) for name in ratings.order],
        "line_ups": [
            {"bots": list(line_up), "wins": {bot: rate_data(rate) for bot, rate in rates.items()}}
            for line_up, rates in zip(found.plan.line_ups, found.line_ups, strict=True)
        ],
        "pairs": [{"bot": a, "opponent": b, "ahead": rate_data(rate)} for (a, b), rate in sorted(found.ahead.items())],
        "seats": [{"seat": seat, "wins": rate_data(rate)} for seat, rate in enumerate(found.seats)],
        "rounds": series_data(found.rounds),
        "actions": series_data(found.actions),
        "failures": [
            {"match": game["match"], "seed": game["seed"], "seats": game["seats"], **(game["failure"] or {})}
            for game in found.failed
        ],
    }


def _bot(bot: BotStatistics, ratings: Ratings) -> dict[str, Any]:
    low, high = bot.strength.interval
    rating = ratings.elo[bot.bot]
    skill = ratings.curves[bot.bot].skills[-1] if ratings.curves else None
    return {
        "bot": bot.bot,
        "games": bot.games,
        "win_rate": _round(bot.strength.share),
        "win_rate_low": _round(low),
        "win_rate_high": _round(high),
        "win_rate_games": bot.strength.of,
        "seat_win_rate": _round(bot.seat_wins.share),
        "win_rate_by_seat": {str(seat): rate_data(rate) for seat, rate in sorted(bot.by_seat.items())},
        "elo": round(rating.rating, 1),
        "elo_error": round(rating.error, 1),
        "openskill": skill and {"mu": round(skill.mu, 3), "sigma": round(skill.sigma, 3)},
        "vp": series_data(bot.vp),
        "margin": _round(bot.margin.mean),
        "rank": _round(bot.rank.mean),
        "sources": {source: _round(vp) for source, vp in bot.sources.items()},
        "decisions_per_game": _round(bot.decisions / len(bot.vp.values)) if bot.vp.values else None,
        "failures": bot.failures,
        "time": {
            "seconds_per_decision": _round(bot.seconds_per_decision, 6),
            "seconds_per_turn": _round(bot.seconds_per_turn, 6),
            "slowest_decision": _round(bot.slowest, 6),
        },
    }


def rate_data(rate: Rate) -> dict[str, float | int | None]:
    low, high = rate.interval
    return {"share": _round(rate.share), "low": _round(low), "high": _round(high), "games": rate.of}


def series_data(series: Series) -> dict[str, float | None]:
    return {
        "mean": _round(series.mean),
        "sd": _round(series.sd),
        "low": _round(series.quantile(0.05)),
        "median": _round(series.quantile(0.5)),
        "high": _round(series.quantile(0.95)),
    }


def _round(value: float | None, digits: int = 4) -> float | None:
    return None if value is None else round(value, digits)


COLUMNS = [
    *("match", "deal", "line_up", "seed", "seat", "bot", "rank", "won", "vp", "francs"),
    *(f"vp_{source}" for source in SOURCES),
    *("rounds", "actions", "decisions", "seconds", "slowest", "failure"),
]


def write_csv(path: Path, games: list[Played]) -> None:
    """A row per game and seat; a failed game has its reason and no figures."""
    with path.open("w", newline="", encoding="utf-8") as file:
        table = csv.DictWriter(file, COLUMNS)
        table.writeheader()
        for game in sorted(games, key=lambda game: game["match"]):
            for seat, bot in enumerate(game["seats"]):
                table.writerow(_row(game, seat, bot))


def _row(game: Played, seat: int, bot: str) -> dict[str, object]:
    row: dict[str, object] = {key: game[key] for key in ("match", "deal", "line_up", "seed")}
    row |= {"seat": seat, "bot": bot}
    if failure := game["failure"]:
        return row | {"failure": f"{failure['kind']}: {failure['text']}"}
    return row | {
        "rank": game["ranks"][seat],
        "won": winners(game).get(seat, 0),
        "vp": game["vp"][seat],
        "francs": game["francs"][seat],
        **{f"vp_{source}": vp for source, vp in game["sources"][seat].items()},
        "rounds": game["rounds"],
        "actions": game["actions"],
        "decisions": game["decisions"][seat],
        "seconds": round(game["seconds"][seat], 6),
        "slowest": round(game["slowest"][seat], 6),
    }
