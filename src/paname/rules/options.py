"""R1: the options of a game. They are named here; records, wire and commands derive from this class."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Final, TypedDict

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 4
PLAYERS: Final = tuple(range(FEWEST_PLAYERS, MOST_PLAYERS + 1))
_PILE_NUMBERS: Final = (2, 3)
NUMBERS: Final = {"players": PLAYERS, "piles": _PILE_NUMBERS}
MEANINGS: Final = {
    "players": "number of players, 2 (default), 3 or 4",
    "random_tokens": "shuffle the tokens onto the spaces",
    "random_bonus_track": "shuffle the bonus tiles within their zones",
    "free_districts": "place buildings in a district of your choice",
    "piles": "number of piles, 3 (default) or 2",
}


class Variants(TypedDict, total=False):
    """The options beside the number of players, as keywords; no type can be derived from `Options`, a test compares."""

    random_tokens: bool
    random_bonus_track: bool
    free_districts: bool
    piles: int


def check_types(named: Mapping[str, Any]) -> None:
    """Of options before they become `Options`, which, compiled, tell a wrong type in the compiler's words."""
    for name in OPTION_NAMES:
        if name in named and not isinstance(named[name], int if name in NUMBERS else bool):
            wanted = "a whole number" if name in NUMBERS else "True or False"
            raise TypeError(f"{name} must be {wanted}, not {named[name]!r:.60}")


@dataclass(frozen=True)
class Options:
    """The options of R1, each independent of the others.

    >>> options = Options(players=3, free_districts=True)
    >>> options.data()
    {'players': 3, 'random_tokens': False, 'random_bonus_track': False, 'free_districts': True, 'piles': 3}
    >>> Options.of(options.data()) == options
    True
    """

    players: int = 2
    random_tokens: bool = False  # R1.7
    random_bonus_track: bool = False  # R1.8
    free_districts: bool = False  # R1.9
    piles: int = 3  # R1.10

    def __post_init__(self) -> None:
        check_types(self.data())
        if self.players not in PLAYERS:
            raise ValueError(f"players must be 2, 3 or 4, not {self.players}")
        if self.piles not in _PILE_NUMBERS:
            raise ValueError(f"piles must be 2 or 3, not {self.piles}")

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> "Options":
        """The options in plain data (a record, the wire, parsed arguments); whatever else is there does not matter.

        >>> Options.of({**Options().data(), "piles": 2, "seed": 7}).piles
        2
        """
        if not isinstance(data, Mapping):
            raise TypeError(f"options are values by their names, not {data!r:.60}")
        missing = [name for name in OPTION_NAMES if name not in data]
        if missing:
            raise ValueError(f"these options are missing: {', '.join(missing)}")
        check_types(data)
        return Options(**{name: data[name] for name in OPTION_NAMES})

    def data(self) -> dict[str, Any]:
        """Plain data, by name.

        >>> Options(players=4).data()["players"]
        4
        """
        return {name: getattr(self, name) for name in OPTION_NAMES}

    def __reduce__(self) -> tuple[Any, ...]:
        return Options, tuple(self.data().values())


OPTION_NAMES: Final = tuple(field.name for field in fields(Options))
