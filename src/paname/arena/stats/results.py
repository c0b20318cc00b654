"""The outcome of a tournament as data: one JSON object, and a CSV table with a row per game and seat."""

import csv
from pathlib import Path
from typing import Any

from paname.arena.outcome import Outcome, winners
from paname.arena.stats.elo import Elo, elo
from paname.arena.stats.rate import Rate
from paname.arena.stats.skill import RatingCurve, openskill
from paname.arena.stats.spread import mean, rounded, spread_data
from paname.arena.stats.tally import SOURCES, BotTally, Tally


class Ratings:
    """Both ratings of all bots; the strongest first."""

    def __init__(self, found: Tally) -> None:
        names = list(found.bots)
        self.elo: dict[str, Elo] = elo(names, found.ranked)
        self.curves: dict[str, RatingCurve] = openskill(names, found.ranked)
        self.order: list[str] = sorted(names, key=lambda bot: -self.elo[bot].rating)


def as_json(found: Tally, ratings: Ratings) -> dict[str, Any]:
    conditions = found.plan.conditions
    return {
        "format": "paname-arena-result/1",
        "seed": found.plan.seed,
        "players": conditions.options.players,
        "options": conditions.options.data(),
        "components": conditions.components.name if conditions.components else "base",
        "games": len(found.games),
        "failed": len(found.failed),
        "bots": [_bot(found.bots[name], ratings) for name in ratings.order],
        "line_ups": [
            {"bots": list(line_up), "wins": {bot: rate_data(rate) for bot, rate in rates.items()}}
            for line_up, rates in zip(found.plan.line_ups, found.line_ups, strict=True)
        ],
        "pairs": [{"bot": a, "opponent": b, "ahead": rate_data(rate)} for (a, b), rate in sorted(found.ahead.items())],
        "seats": [{"seat": seat, "wins": rate_data(rate)} for seat, rate in enumerate(found.seats)],
        "rounds": spread_data(found.rounds),
        "actions": spread_data(found.actions),
        "failures": [
            {"match": game["match"], "seed": game["seed"], "seats": game["seats"], **(game["failure"] or {})}
            for game in found.failed
        ],
    }


def _bot(bot: BotTally, ratings: Ratings) -> dict[str, Any]:
    low, high = bot.strength.interval
    rating = ratings.elo[bot.bot]
    skill = ratings.curves[bot.bot].skills[-1]
    return {
        "bot": bot.bot,
        "games": bot.games,
        "win_rate": rounded(bot.strength.share),
        "win_rate_low": rounded(low),
        "win_rate_high": rounded(high),
        "win_rate_games": bot.strength.of,
        "seat_win_rate": rounded(bot.seat_wins.share),
        "win_rate_by_seat": {str(seat): rate_data(rate) for seat, rate in sorted(bot.by_seat.items())},
        "elo": round(rating.rating, 1),
        "elo_error": round(rating.error, 1),
        "openskill": {"mu": round(skill.mu, 3), "sigma": round(skill.sigma, 3)},
        "vp": spread_data(bot.vp),
        "margin": rounded(mean(bot.margin)),
        "rank": rounded(mean(bot.rank)),
        "sources": {source: rounded(vp) for source, vp in bot.sources.items()},
        "decisions_per_game": rounded(bot.decisions / len(bot.vp)) if bot.vp else None,
        "failures": bot.failures,
        "time": {
            "seconds_per_decision": rounded(bot.seconds_per_decision, 6),
            "seconds_per_turn": rounded(bot.seconds_per_turn, 6),
            "slowest_decision": rounded(bot.slowest, 6),
        },
    }


def rate_data(rate: Rate) -> dict[str, float | int | None]:
    low, high = rate.interval
    return {"share": rounded(rate.share), "low": rounded(low), "high": rounded(high), "games": rate.of}


COLUMNS = [
    *("match", "deal", "line_up", "seed", "seat", "bot", "rank", "won", "vp", "francs"),
    *(f"vp_{source}" for source in SOURCES),
    *("rounds", "actions", "decisions", "seconds", "slowest", "failure"),
]


def write_csv(path: Path, games: list[Outcome]) -> None:
    """A row per game and seat; a failed game has its reason and no figures but who lost."""
    with path.open("w", newline="", encoding="utf-8") as file:
        table = csv.DictWriter(file, COLUMNS)
        table.writeheader()
        for game in sorted(games, key=lambda game: game["match"]):
            for seat, bot in enumerate(game["seats"]):
                table.writerow(_row(game, seat, bot))


def _row(game: Outcome, seat: int, bot: str) -> dict[str, object]:
    row: dict[str, object] = {key: game[key] for key in ("match", "deal", "line_up", "seed")}
    row |= {"seat": seat, "bot": bot}
    if game["ranks"]:
        row |= {"rank": game["ranks"][seat], "won": winners(game).get(seat, 0)}
    if failure := game["failure"]:
        return row | {"failure": f"{failure['kind']}: {failure['text']}"}
    return row | {
        "vp": game["vp"][seat],
        "francs": game["francs"][seat],
        **{f"vp_{source}": vp for source, vp in game["sources"][seat].items()},
        "rounds": game["rounds"],
        "actions": game["actions"],
        "decisions": game["decisions"][seat],
        "seconds": round(game["seconds"][seat], 6),
        "slowest": round(game["slowest"][seat], 6),
    }
