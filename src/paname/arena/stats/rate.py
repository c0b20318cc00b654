"""A share of games and how sure it is."""

from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist

Z95 = NormalDist().inv_cdf(0.975)


@dataclass
class Rate:
    """A share of games, with Wilson's 95% interval. Shared victories count in part."""

    won: float = 0.0
    of: int = 0

    def add(self, won: float) -> None:
        self.won += won
        self.of += 1

    @property
    def share(self) -> float | None:
        return self.won / self.of if self.of else None

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.won, self.of)


def wilson(won: float, of: int) -> tuple[float, float]:
    if not of:
        return 0.0, 1.0
    share, z2 = won / of, Z95 * Z95
    middle = (share + z2 / (2 * of)) / (1 + z2 / of)
    half = Z95 / (1 + z2 / of) * sqrt(share * (1 - share) / of + z2 / (4 * of * of))
    return max(0.0, middle - half), min(1.0, middle + half)
