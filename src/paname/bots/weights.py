"""The weights of the evaluation, read from weights.toml: for each number of players a curve per term.

A curve gives VP per unit of its term for a seat with so many TURNS left; in between it is linear. They were fitted to
games of the greedy bot against itself (tools/fit_weights.py).
"""

import tomllib
from importlib.resources import files

from paname.bots.search.evaluation import SIZE, STEPS, T_TILES, TERMS

TURNS = (0, 1, 4, 10, 22)
WEIGHT_NAMES = (*TERMS, *(f"tile {number}" for number in range(1, SIZE - T_TILES + 1)))
CERTAIN = {"district VP now": 1.0, "francs with the franc tile": 1.0}
"""Weights of a seat without turns: only what the final scoring will bring counts."""

Curve = tuple[float, ...]


def curves(players: int) -> list[Curve]:
    """By term."""
    with (files("paname.bots") / "weights.toml").open("rb") as file:
        figures = tomllib.load(file)[f"players-{players}"]
    return [(CERTAIN.get(name, 0.0), *figures[name]) for name in WEIGHT_NAMES]


def table(players: int) -> list[float]:
    """By half turns left * SIZE + term, as `Evaluation` reads it."""
    return tabled(curves(players))


def tabled(by_term: list[Curve]) -> list[float]:
    shares = [shares_of(step / 2) for step in range(STEPS)]
    return [sum(s * w for s, w in zip(share, curve, strict=True)) for share in shares for curve in by_term]


def shares_of(turns: float) -> list[float]:
    """How much each point of a curve counts."""
    shares = [0.0] * len(TURNS)
    for i in range(len(TURNS) - 1):
        low, high = TURNS[i], TURNS[i + 1]
        if turns <= high:
            shares[i + 1] = (turns - low) / (high - low)
            shares[i] = 1.0 - shares[i + 1]
            return shares
    shares[-1] = 1.0
    return shares
