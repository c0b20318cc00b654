"""Many games between bots: tournaments, ratings, statistics, on all cores or on a Ray cluster.

>>> from paname.arena import Plan, play, round_robin, tally
>>> plan = Plan(round_robin(["greedy", "random"], players=2), games=2, seed=1)
>>> found = tally(plan, [play(match, plan.conditions) for match in plan.matches()])
>>> found.bots["greedy"].wins.won
2.0
"""

from paname.arena.match import play
from paname.arena.outcome import Outcome
from paname.arena.plan import Conditions, Match, Plan, PlanError, round_robin
from paname.arena.stats.tally import Tally, tally

__all__ = ["Conditions", "Match", "Outcome", "Plan", "PlanError", "Tally", "play", "round_robin", "tally"]
