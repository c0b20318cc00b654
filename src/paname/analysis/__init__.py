"""A game understood afterwards: who was winning when, and what every turn gained or lost against the best one found.

Each turn is judged by what its player could know then. The same seed and iterations give the same analysis.
"""

from paname.analysis.judging import summary
from paname.analysis.turn_by_turn import WholeTurn, analyze_turn, turns_of
from paname.analysis.whole_game import ITERATIONS, analyze, chances
from paname.bots.chances import NoNet

__all__ = ["ITERATIONS", "NoNet", "WholeTurn", "analyze", "analyze_turn", "chances", "summary", "turns_of"]
