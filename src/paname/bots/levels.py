"""Eight strengths for people, all of the trained player. Weaker ones overlook choices, as people do; the two strongest
look beyond their turn.

Budgets are iterations: as strong on a slow machine as on a fast one.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Level:
    """A strength to offer to a person.

    >>> LEVELS[0].level
    1
    """

    level: int
    spec: str
    description: str


LEVELS = (
    Level(1, "net:iterations=1:overlooks=0.72", "plays along"),
    Level(2, "net:iterations=1:overlooks=0.62", "sees some of what there is"),
    Level(3, "net:iterations=1:overlooks=0.48", "sees half of what there is"),
    Level(4, "net:iterations=1:overlooks=0.34", "overlooks a lot"),
    Level(5, "net:iterations=1:overlooks=0.16", "overlooks a little"),
    Level(6, "net:iterations=1", "looks one turn ahead"),
    Level(7, "net:iterations=100:per_rival=2", "looks further"),
    Level(8, "net:iterations=3000:per_rival=2", "plans far ahead"),
)
