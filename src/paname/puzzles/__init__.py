"""Puzzles: find the best turn. Several hundred positions of bot games come with the package.

>>> from paname.puzzles import daily
>>> puzzle = daily()
>>> puzzle.difficulty in ("easy", "medium", "hard")
True
"""

from paname.puzzles.best_turn import Puzzle, Unfinished, daily, find_puzzle, puzzles

__all__ = ["Puzzle", "Unfinished", "daily", "find_puzzle", "puzzles"]
