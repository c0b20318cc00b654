"""Everything a player can do as one integer: a fixed, dense numbering (the text form is in `paname.records.record`).

Each kind of action is a block of codes; inside a block the code counts through the choices.
"""

from typing import Final

from mypy_extensions import i64

DRAW: Final = 0  # + pile
BUILD: Final = DRAW + 3  # + district
PLACE: Final = BUILD + 6  # + district, or ARC for the Arc
BONUS: Final = PLACE + 7  # + space - 1, or NO_BONUS
SCORE: Final = BONUS + 31  # + prestige kind, or NO_SCORE
VP: Final = SCORE + 4  # + VP tile * 6 + district, or NO_VP
TAKE: Final = VP + 37  # + end tile
LOOK: Final = TAKE + 12
BUY: Final = LOOK + 1  # + resource
SELL: Final = BUY + 3  # + token kind
USE: Final = SELL + 6  # + tile * CHOICES + choice; tile = bonus number - 1, or 30 + end tile
FETCH: Final = USE + 42 * 10  # + space - 1: the tile that takes any tile of the track
BACK: Final = FETCH + 30  # + space - 1: the tile that takes the meeple back
PAIR: Final = BACK + 30  # + token kind, or NO_PAIR
PASS: Final = PAIR + 7
DONE: Final = PASS + 1
MOVE: Final = DONE + 1  # + ((district * ORIGINS + origin) * TARGETS + target) * 3 + tile
ACTIONS: Final = MOVE + 6 * 16 * 14 * 3

ARC: Final = 6
NO_BONUS: Final = BONUS + 30
NO_SCORE: Final = SCORE + 3
NO_VP: Final = VP + 36
NO_PAIR: Final = PAIR + 6

CHOICES: Final = 10
"""Choices of a tile: 0 none, 1-3 one kind, 4-9 two kinds (see `two_kinds`)."""
FIRST_END: Final = 30
"""End tiles follow the bonus tiles in USE."""

ORIGINS: Final = 16
TARGETS: Final = 14
FROM_BANK: Final = 0  # origins: bank, buildings by value index + 1, landmarks, Arc
FROM_BUILDING: Final = 1
FROM_LANDMARK: Final = 7
FROM_ARC: Final = 15
TO_LANDMARK: Final = 6  # targets: buildings by value index, then landmarks

WITH_NONE: Final = 0
WITH_OWN: Final = 1  # tile 9, R9.5
WITH_OPPONENT: Final = 2  # tile 16


def move(district: i64, origin: i64, target: i64, tile: i64) -> i64:
    return MOVE + ((district * ORIGINS + origin) * TARGETS + target) * 3 + tile


def decode_move(code: i64) -> tuple[i64, i64, i64, i64]:
    """District, origin, target and tile of a move; `code` counts from MOVE."""
    target = code // 3 % TARGETS
    origin = code // (3 * TARGETS) % ORIGINS
    district = code // (3 * TARGETS * ORIGINS)
    return district, origin, target, code % 3


def use(tile: i64, choice: i64) -> i64:
    return USE + tile * CHOICES + choice


def two_kinds(first: i64, second: i64) -> i64:
    """The choice of two kinds of one family, first <= second."""
    return 4 + first * 3 - first * (first - 1) // 2 + second - first


def first_kind(choice: i64) -> i64:
    """The (first) kind of a choice, within its family."""
    if choice < 4:
        return choice - 1
    return 0 if choice < 7 else 1 if choice < 9 else 2


def second_kind(choice: i64) -> i64:
    """The second kind of a choice of two."""
    return choice - 4 if choice < 7 else choice - 6 if choice < 9 else 2
