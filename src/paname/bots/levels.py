"""Six strengths for people. Searching levels have iteration budgets: as strong on a slow machine as on a fast one."""

from paname.bots.registry import Level

LEVELS = (
    Level(1, "greedy:slips=0.4", "plays along"),
    Level(2, "greedy:slips=0.18", "knows the rules, slips often"),
    Level(3, "greedy", "looks one turn ahead"),
    Level(4, "mcts:iterations=120", "looks further"),
    Level(5, "mcts:iterations=1500", "plans"),
    Level(6, "mcts:iterations=20000", "plans far ahead"),
)
