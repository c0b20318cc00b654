"""Elo ratings from the games of a tournament: a Bradley–Terry fit with error bars."""

from dataclasses import dataclass
from math import exp, log, sqrt

from paname.arena.outcome import Outcome
from paname.arena.stats.rate import Z95
from paname.arena.stats.tally import duels

ELO = 400 / log(10)
"""Elo points per unit of the fit's natural scale."""
_MIDDLE_RATING = 1500.0


@dataclass(frozen=True)
class Elo:
    rating: float
    error: float  # half of the 95% interval, against the field's mean


def elo(bots: list[str], games: list[Outcome]) -> dict[str, Elo]:
    """The ratings under which the results were most likely; the mean of all bots is 1500.

    A table of n seats says as much as n - 1 duels, so each of its n (n - 1) / 2 pairs weighs 2 / n. One drawn duel of
    every bot with the average one is added: it keeps a bot that won all its games at a finite rating.
    """
    index = {bot: i for i, bot in enumerate(bots)}
    size = len(bots)
    won = [[0.0] * size for _ in range(size)]
    for game in games:
        for first, second, outcome in duels(game):
            weight = 2 / len(game["seats"])
            won[index[first]][index[second]] += weight * outcome
            won[index[second]][index[first]] += weight * (1 - outcome)
    strength = [0.0] * size
    for _ in range(100):
        gradient, information = _slope(won, strength)
        step = _solve(information, gradient)
        strength = [value + max(-1.0, min(1.0, change)) for value, change in zip(strength, step, strict=True)]
        if max(map(abs, step), default=0.0) < 1e-9:
            break
    mean = sum(strength) / max(1, size)
    _, information = _slope(won, strength)
    ratings = {}
    for bot, i in index.items():
        # variance of this strength less the mean strength: contrast c = e_i - 1/n, c' I^-1 c
        contrast = [(1.0 if j == i else 0.0) - 1 / size for j in range(size)]
        variance = sum(c * x for c, x in zip(contrast, _solve(information, contrast), strict=True))
        ratings[bot] = Elo(_MIDDLE_RATING + ELO * (strength[i] - mean), ELO * Z95 * sqrt(max(0.0, variance)))
    return ratings


def _slope(won: list[list[float]], strength: list[float]) -> tuple[list[float], list[list[float]]]:
    """Gradient and information (minus the Hessian) of the log-likelihood, the drawn duel with strength 0 included."""
    size = len(strength)
    gradient = [0.0] * size
    information = [[0.0] * size for _ in range(size)]
    for i in range(size):
        expected = _chance(strength[i])
        gradient[i] += 0.5 - expected
        information[i][i] += expected * (1 - expected)
        for j in range(size):
            duels_of_both = won[i][j] + won[j][i]
            if i == j or not duels_of_both:
                continue
            expected = _chance(strength[i] - strength[j])
            gradient[i] += won[i][j] - duels_of_both * expected
            weight = duels_of_both * expected * (1 - expected)
            information[i][i] += weight
            information[i][j] -= weight
    return gradient, information


def _chance(difference: float) -> float:
    return 1 / (1 + exp(-difference))


def _solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gaussian elimination; the matrix is positive definite, so no pivoting is needed."""
    size = len(right)
    rows = [[*matrix[i], right[i]] for i in range(size)]
    for i in range(size):
        for j in range(i + 1, size):
            factor = rows[j][i] / rows[i][i]
            for k in range(i, size + 1):
                rows[j][k] -= factor * rows[i][k]
    solution = [0.0] * size
    for i in reversed(range(size)):
        known = sum(rows[i][j] * solution[j] for j in range(i + 1, size))
        solution[i] = (rows[i][size] - known) / rows[i][i]
    return solution
