"""Six strengths for people."""

from paname.bots.registry import Level

LEVELS = (
    Level(1, "greedy:slips=0.6", "plays along"),
    Level(2, "greedy:slips=0.25", "knows the rules, slips often"),
    Level(3, "greedy", "looks one turn ahead"),
)
