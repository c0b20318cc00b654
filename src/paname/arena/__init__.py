"""Many games between bots: tournaments, ratings, statistics, on all cores or on a Ray cluster.

>>> from paname import Options
>>> from paname.arena import Plan, Rules, gather, play, round_robin
>>> plan = Plan(round_robin(["greedy", "random"], players=2), games=2, seed=1, rules=Rules(Options(players=2)))
>>> found = gather(plan, [play(match, plan.rules) for match in plan.matches()])
>>> found.bots["greedy"].wins.won
2.0
"""

from paname.arena.match import play
from paname.arena.plan import Match, Plan, PlanError, Rules, round_robin
from paname.arena.played import Played
from paname.arena.stats.statistics import Statistics, gather

__all__ = ["Match", "Plan", "PlanError", "Played", "Rules", "Statistics", "gather", "play", "round_robin"]
