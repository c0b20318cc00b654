"""The weights of the evaluation, read from weights.toml: for each number of players a curve per term.

A curve gives VP per unit of its term for a seat with 0, 3, 9 and 22 turns left; in between it is linear.
They were fitted to games of the bots against each other (benchmarks/fit_weights.py): nobody has to believe them.
"""

import tomllib
from importlib.resources import files

from paname.bots.search.evaluation import SIZE, STEPS, T_TILES, TERMS

TURNS = (0, 3, 9, 22)
NAMES = (*TERMS, *(f"tile {number}" for number in range(1, SIZE - T_TILES + 1)))

Curve = tuple[float, ...]


def curves(players: int) -> list[Curve]:
    """By term."""
    with (files("paname.bots") / "weights.toml").open("rb") as file:
        figures = tomllib.load(file)[f"players-{players}"]
    return [tuple(figures[name]) for name in NAMES]


def table(players: int) -> list[float]:
    """By half turns left * SIZE + term, as `Evaluation` reads it."""
    return tabled(curves(players))


def tabled(by_term: list[Curve]) -> list[float]:
    return [_at(curve, step / 2) for step in range(STEPS) for curve in by_term]


def _at(curve: Curve, turns: float) -> float:
    for i in range(len(TURNS) - 1):
        low, high = TURNS[i], TURNS[i + 1]
        if turns <= high:
            return curve[i] + (curve[i + 1] - curve[i]) * (turns - low) / (high - low)
    return curve[-1]
