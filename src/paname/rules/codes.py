"""Everything a player can do as one integer: a fixed, dense numbering (the text form is in `paname.records.notation`).

Each kind of action is a block of codes; inside a block the code counts through the choices. `KINDS` lists the blocks.
"""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from paname.box.model import (
    DISTRICTS,
    END_TILES,
    LANDMARKS,
    PRESTIGE_KINDS,
    RESOURCE_KINDS,
    SPACES,
    TOKEN_KINDS,
    VALUES,
    VP_TILES,
)

PILES: Final = 3  # at most, R1.6
ARC: Final = DISTRICTS
"""Where PLACE puts a key that goes on no bank."""

CHOICES: Final = 10
"""Choices of a tile: 0 none, 1-3 one kind, 4-9 two kinds (see `two_kinds`)."""
FIRST_END: Final = SPACES
"""A tile is a bonus tile's number - 1, or FIRST_END + end tile."""
TILES: Final = SPACES + END_TILES

ORIGINS: Final = 1 + VALUES + LANDMARKS + 1
FROM_BANK: Final = 0  # origins: bank, buildings by value index, landmarks, Arc
FROM_BUILDING: Final = 1
FROM_LANDMARK: Final = FROM_BUILDING + VALUES
FROM_ARC: Final = FROM_LANDMARK + LANDMARKS
TARGETS: Final = VALUES + LANDMARKS
TO_LANDMARK: Final = VALUES  # targets: buildings by value index, then landmarks
WITHS: Final = 3
WITH_NONE: Final = 0
WITH_OWN: Final = 1  # tile 9, R9.5
WITH_OPPONENT: Final = 2  # tile 16

DRAW: Final = 0  # + pile
BUILD: Final = DRAW + PILES  # + district
PLACE: Final = BUILD + DISTRICTS  # + district, or ARC
BONUS: Final = PLACE + DISTRICTS + 1  # + space
NO_BONUS: Final = BONUS + SPACES
SCORE: Final = NO_BONUS + 1  # + prestige kind
NO_SCORE: Final = SCORE + PRESTIGE_KINDS
VP: Final = NO_SCORE + 1  # + VP tile * DISTRICTS + district
NO_VP: Final = VP + VP_TILES * DISTRICTS
TAKE: Final = NO_VP + 1  # + end tile
LOOK: Final = TAKE + END_TILES
BUY: Final = LOOK + 1  # + resource
SELL: Final = BUY + RESOURCE_KINDS  # + token kind
USE: Final = SELL + TOKEN_KINDS  # + tile * CHOICES + choice
FETCH: Final = USE + TILES * CHOICES  # + space: the tile that takes any tile of the track
BACK: Final = FETCH + SPACES  # + space: the tile that takes the meeple back
PAIR: Final = BACK + SPACES  # + token kind
NO_PAIR: Final = PAIR + TOKEN_KINDS
PASS: Final = NO_PAIR + 1
DONE: Final = PASS + 1
MOVE: Final = DONE + 1  # + ((district * ORIGINS + origin) * TARGETS + target) * WITHS + tile
ACTIONS: Final = MOVE + DISTRICTS * ORIGINS * TARGETS * WITHS

DECLINES: Final = (NO_BONUS, NO_SCORE, NO_VP, NO_PAIR)


@dataclass(frozen=True)
class Kind:
    """A kind of action."""

    name: str
    verb: str  # its first word in the notation
    first: int
    count: int
    moment: str  # when it can be played: a step, a question, `main`, `free` or `done`


KINDS: Final = (
    Kind("draw", "draw", DRAW, BUILD - DRAW, "draw"),
    Kind("build", "build", BUILD, PLACE - BUILD, "build"),
    Kind("place", "place", PLACE, BONUS - PLACE, "main"),
    Kind("bonus", "bonus", BONUS, SCORE - BONUS, "bonus"),
    Kind("score", "score", SCORE, VP - SCORE, "score"),
    Kind("vp", "vp", VP, TAKE - VP, "vp"),
    Kind("take", "take", TAKE, LOOK - TAKE, "main"),
    Kind("look", "take", LOOK, BUY - LOOK, "main"),
    Kind("buy", "buy", BUY, SELL - BUY, "free"),
    Kind("sell", "sell", SELL, USE - SELL, "free"),
    Kind("use", "use", USE, FETCH - USE, "free"),
    Kind("fetch", "use", FETCH, BACK - FETCH, "free"),
    Kind("back", "use", BACK, PAIR - BACK, "free"),
    Kind("pair", "pair", PAIR, PASS - PAIR, "pair"),
    Kind("pass", "pass", PASS, DONE - PASS, "main"),
    Kind("done", "done", DONE, MOVE - DONE, "done"),
    Kind("move", "move", MOVE, ACTIONS - MOVE, "main"),
)
"""Every kind of action, in the order of their codes, without a gap."""

_KIND_OF: Final = bytes(index for index, kind in enumerate(KINDS) for _ in range(kind.count))


def kind_of(code: i64) -> Kind:
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
    return (move - MOVE) // (3 * TARGETS) % ORIGINS


def target_of(move: i64) -> i64:
    return (move - MOVE) // 3 % TARGETS


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
