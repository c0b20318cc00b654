"""OpenSkill ratings (Weng–Lin, Plackett–Luce), game by game."""

from dataclasses import dataclass

from openskill.models import PlackettLuce

from paname.arena.outcome import Outcome


@dataclass(frozen=True)
class Skill:
    mu: float
    sigma: float


@dataclass
class RatingCurve:
    """How a bot's OpenSkill rating went, game by game."""

    games: list[int]
    skills: list[Skill]


def openskill(bots: list[str], games: list[Outcome]) -> dict[str, RatingCurve]:
    """Over the games in the order of the plan."""
    model = PlackettLuce()
    start = model.rating()
    now = {bot: Skill(start.mu, start.sigma) for bot in bots}
    curves = {bot: RatingCurve([0], [now[bot]]) for bot in bots}
    for number, game in enumerate(games, 1):
        if len(set(game["seats"])) < 2:
            continue  # a bot against itself says nothing
        teams = [[model.create_rating([now[bot].mu, now[bot].sigma])] for bot in game["seats"]]
        rated = model.rate(teams, ranks=[float(rank) for rank in game["ranks"]])
        for bot in dict.fromkeys(game["seats"]):  # several seats of one bot: the mean of what they learnt
            mine = [team[0] for team, name in zip(rated, game["seats"], strict=True) if name == bot]
            now[bot] = Skill(sum(one.mu for one in mine) / len(mine), sum(one.sigma for one in mine) / len(mine))
            curves[bot].games.append(number)
            curves[bot].skills.append(now[bot])
    return curves
