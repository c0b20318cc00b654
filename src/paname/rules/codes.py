"""Everything a player can do as one integer: a fixed, dense numbering (the text form is in `paname.records.notation`).

Each kind of action is a block of codes; inside a block the code counts through the choices. `KINDS` lists the blocks.
"""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from paname.box.model import (
    DISTRICTS,
    END_TILES,
    PILES,
    PRESTIGE_KINDS,
    RESOURCE_KINDS,
    SPACES,
    TOKEN_KINDS,
    VP_TILES,
)

# A sum of names of another module is no constant to mypyc, hence figures; `KINDS` and its test hold them together.
DRAW: Final = 0  # + pile
BUILD: Final = 3  # + district
PLACE: Final = 9  # + district, or ARC
BONUS: Final = 16  # + space
NO_BONUS: Final = 46
SCORE: Final = 47  # + prestige kind
NO_SCORE: Final = 50
VP: Final = 51  # + VP tile * DISTRICTS + district
NO_VP: Final = 87
TAKE: Final = 88  # + end tile
LOOK: Final = 100
BUY: Final = 101  # + resource
SELL: Final = 104  # + token kind
USE: Final = 110  # + tile * CHOICES + choice
FETCH: Final = 530  # + space: the tile that takes any tile of the track
BACK: Final = 560  # + space: the tile that takes the meeple back
PAIR: Final = 590  # + token kind
NO_PAIR: Final = 596
PASS: Final = 597
DONE: Final = 598
MOVE: Final = 599  # + ((district * ORIGINS + origin) * TARGETS + target) * WITHS + tile
ACTIONS: Final = 4631

ARC: Final = 6
"""Where PLACE puts a key that goes on no bank."""
CHOICES: Final = 10
"""Choices of a tile: 0 none, 1-3 one kind, 4-9 two kinds (see `two_kinds`)."""
ONE_KIND: Final = 0b0000001110  # masks of choices
TWO_KINDS: Final = 0b1111110000
FIRST_PAIR: Final = 4  # choices of two kinds: 0 and 0, 0 and 1, 0 and 2; from SECOND_PAIR on 1 and 1, 1 and 2; 2 and 2
SECOND_PAIR: Final = 7
LAST_PAIR: Final = 9
FIRST_END: Final = 30
"""A tile is a bonus tile's number - 1, or FIRST_END + end tile."""

ORIGINS: Final = 16
FROM_BANK: Final = 0  # origins: bank, buildings by value index, landmarks, Arc
FROM_BUILDING: Final = 1
FROM_LANDMARK: Final = 7
FROM_ARC: Final = 15
TARGETS: Final = 14
TO_LANDMARK: Final = 6  # targets: buildings by value index, then landmarks
WITHS: Final = 3
WITH_NONE: Final = 0
WITH_OWN: Final = 1  # tile 9, R9.5
WITH_OPPONENT: Final = 2  # tile 16

DECLINES: Final = (NO_BONUS, NO_SCORE, NO_VP, NO_PAIR)


@dataclass(frozen=True)
class ActionKind:
    """A kind of action."""

    name: str
    verb: str  # its first word in the notation
    first: int
    count: int
    moment: str  # when it can be played: a step, a question, `main`, `free` or `done`


KINDS: Final = (
    ActionKind("draw", "draw", DRAW, PILES, "draw"),
    ActionKind("build", "build", BUILD, DISTRICTS, "build"),
    ActionKind("place", "place", PLACE, DISTRICTS + 1, "main"),
    ActionKind("bonus", "bonus", BONUS, SPACES + 1, "bonus"),
    ActionKind("score", "score", SCORE, PRESTIGE_KINDS + 1, "score"),
    ActionKind("vp", "vp", VP, VP_TILES * DISTRICTS + 1, "vp"),
    ActionKind("take", "take", TAKE, END_TILES, "main"),
    ActionKind("look", "take", LOOK, 1, "main"),
    ActionKind("buy", "buy", BUY, RESOURCE_KINDS, "free"),
    ActionKind("sell", "sell", SELL, TOKEN_KINDS, "free"),
    ActionKind("use", "use", USE, (SPACES + END_TILES) * CHOICES, "free"),
    ActionKind("fetch", "use", FETCH, SPACES, "free"),
    ActionKind("back", "use", BACK, SPACES, "free"),
    ActionKind("pair", "pair", PAIR, TOKEN_KINDS + 1, "pair"),
    ActionKind("pass", "pass", PASS, 1, "main"),
    ActionKind("done", "done", DONE, 1, "done"),
    ActionKind("move", "move", MOVE, DISTRICTS * ORIGINS * TARGETS * WITHS, "main"),
)
"""Every kind of action, in the order of their codes, without a gap."""

_KIND_OF: Final = bytes(index for index, kind in enumerate(KINDS) for _ in range(kind.count))


def kind_of(code: i64) -> ActionKind:
    return KINDS[_KIND_OF[code]]


def move(district: i64, origin: i64, target: i64, tile: i64) -> i64:
    return MOVE + ((district * ORIGINS + origin) * TARGETS + target) * WITHS + tile


def decode_move(code: i64) -> tuple[i64, i64, i64, i64]:
    """District, origin, target and tile of a move; `code` counts from MOVE."""
    target = code // WITHS % TARGETS
    origin = code // (WITHS * TARGETS) % ORIGINS
    district = code // (WITHS * TARGETS * ORIGINS)
    return district, origin, target, code % WITHS


def origin_of(move: i64) -> i64:
    return (move - MOVE) // (WITHS * TARGETS) % ORIGINS


def target_of(move: i64) -> i64:
    return (move - MOVE) // WITHS % TARGETS


def is_take(action: i64) -> bool:
    """Whether an end tile is taken: `take` with its number."""
    return TAKE <= action < LOOK


def needs_tile(action: i64) -> bool:
    """Whether it is a move with tile 9 or 16."""
    return action >= MOVE and (action - MOVE) % WITHS != WITH_NONE


def use(tile: i64, choice: i64) -> i64:
    return USE + tile * CHOICES + choice


def two_kinds(first: i64, second: i64) -> i64:
    """The choice of two kinds of one family, first <= second."""
    if first == 0:
        return FIRST_PAIR + second
    if first == 1:
        return SECOND_PAIR + second - 1
    return LAST_PAIR


def first_kind(choice: i64) -> i64:
    """The (first) kind of a choice, within its family."""
    if choice < FIRST_PAIR:
        return choice - 1
    return 0 if choice < SECOND_PAIR else 1 if choice < LAST_PAIR else 2


def second_kind(choice: i64) -> i64:
    """The second kind of a choice of two."""
    if choice < SECOND_PAIR:
        return choice - FIRST_PAIR
    return 1 + choice - SECOND_PAIR if choice < LAST_PAIR else 2
