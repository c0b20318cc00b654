"""The fixed action space and observation of all environments (`tools/env_docs.py` writes the docs from here).

An action is the engine's own dense code, 0 to ACTIONS - 1. An observation is OBSERVATION unsigned bytes: what one seat
knows, its own pieces first, then the other seats in order of play. Counts above 255 are written as 255.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from paname.box.model import (
    COPIES,
    DISTRICTS,
    END_TILES,
    LANDMARKS,
    MOST_SLOTS,
    PILES,
    PRESTIGE,
    RESOURCES,
    SITES,
    SPACES,
    TOKENS,
    TYPES,
    VALUES,
    VP_TILES,
)
from paname.envs.vector.encoder import BYTE, WORD, WORDS
from paname.rules import codes
from paname.rules.codes import ACTIONS
from paname.rules.state import PHASE_OVER, PHASES

VERSION: Final = "paname-obs/1"
"""Changes whenever the meaning of an action code or of a byte of the observation does."""

_MOST_KEYS_OF_A_SEAT: Final = 3
"""Keys of one seat on one place, at most (R9.5)."""

OBSERVATION: Final = WORD * WORDS


@dataclass(frozen=True)
class Block:
    """A run of bytes of the observation that belong together."""

    name: str
    labels: tuple[str, ...]  # of its bytes, padding left out
    high: int  # the highest value of a byte
    meaning: str
    first: int = 0

    @property
    def size(self) -> int:
        return len(self.labels)

    @property
    def end(self) -> int:
        """Blocks fill whole words of eight bytes; the rest is 0."""
        return self.first + -(-self.size // WORD) * WORD

    @property
    def bytes(self) -> slice:
        return slice(self.first, self.first + self.size)


@dataclass(frozen=True)
class ActionRange:
    """A run of action codes of one kind."""

    name: str
    first: int
    count: int
    text: str  # the action in the notation
    choice: str  # what the code counts through


def _count(name: str, number: int, start: int = 0) -> tuple[str, ...]:
    return tuple(f"{name} {i}" for i in range(start, start + number))


_DISTRICT_LABELS = _count("district", DISTRICTS)
_SITE_LABELS = tuple(f"district {site // VALUES} value {site % VALUES}" for site in range(SITES))
_LANDMARK_LABELS = _count("landmark", LANDMARKS)
_VP_TILE_LABELS = _count("VP tile", VP_TILES)
_TILE_LABELS = _count("bonus tile", SPACES, 1)
_SPACE_LABELS = _count("space", SPACES, 1)
_END_TILE_LABELS = _count("end tile", END_TILES, 1)
_TYPE_LABELS = _count("type", TYPES)
_PHASE_LABELS = PHASES[:PHASE_OVER]
_TABLE_LABELS = (
    "over",
    "looking",
    "free districts",
    "three piles",
    "2 players",
    "3 players",
    "4 players",
    "last round known",
)
_VALUE_LABELS = _count("value", VALUES)
_PILE_LABELS = _count("pile", PILES, 1)
_ROUNDS = ("round", "rounds left", "end tiles left")
_PAIR_LABELS = ("pairs of resources", "pairs of prestige")
_FIGURE_LABELS = ("present", "to act", "VP", "francs", "keys in hand", "keys in reserve", "meeple")

_SHARED_BLOCKS = [
    Block("phase", _PHASE_LABELS, 1, "what the active seat has to decide; in `pair` also the phase it returns to"),
    Block("table", _TABLE_LABELS, 1, "`looking`: the active seat has looked through the end tiles and must take one"),
    Block("rounds", _ROUNDS, BYTE, "rounds left: 0 until the last round is known, then including this one"),
    Block("supplies", (*_PILE_LABELS, *RESOURCES), BYTE, "tiles left in each pile; resources in the general supply"),
    *(Block(f"top of {pile}", _DISTRICT_LABELS, 1, "district on the back of the top tile") for pile in _PILE_LABELS),
    Block("drawn value", _VALUE_LABELS, 1, "free districts: the tile to be built"),
    Block("drawn type", _TYPE_LABELS, 1, "free districts: the tile to be built"),
    Block("revealed", _SITE_LABELS, 1, "tiles drawn so far, by printed district and value"),
    *(Block(f"buildings of {kind}", _SITE_LABELS, 1, "the buildings on the building spaces") for kind in _TYPE_LABELS),
    *(Block(f"{kind} beside", _SITE_LABELS, 1, "tokens still beside the building spaces") for kind in TOKENS),
    *(
        Block(f"landmarks in {district}", _LANDMARK_LABELS, 1, "landmarks on the board")
        for district in _DISTRICT_LABELS
    ),
    Block("landmark supply", _LANDMARK_LABELS, 1, "landmarks not yet on the board"),
    *(
        Block(f"VP tile in {district}", _VP_TILE_LABELS, 1, "the VP tile on the district's spot")
        for district in _DISTRICT_LABELS
    ),
    Block("VP tile supply", _VP_TILE_LABELS, 1, "VP tiles not yet on the board"),
    Block("keys in district", _DISTRICT_LABELS, BYTE, "keys of all seats on its buildings and landmarks, R5.7"),
    Block("track by space", _SPACE_LABELS, COPIES, "bonus tiles left on each space"),
    Block("track by tile", _TILE_LABELS, COPIES, "copies of each bonus tile left on the track"),
    Block("track numbers", _SPACE_LABELS, SPACES, "number of the tiles on each space, even when none are left"),
    Block(
        "question",
        (*_VALUE_LABELS, *_PAIR_LABELS),
        1,
        "value just bought, while its benefits are being decided; pairs to return",
    ),
    Block("bought landmark", _LANDMARK_LABELS, 1, "landmark just bought, while its benefits are being decided"),
    Block("slots", PRESTIGE, MOST_SLOTS, "empty prestige slots of the landmark just bought"),
    Block("end tiles used", _END_TILE_LABELS, 1, "activated by any seat"),
    Block("end tiles in the pile", _END_TILE_LABELS, 1, "may be in the pile, as far as this seat knows or remembers"),
]

_SEAT_BLOCKS = [
    Block("seat", _FIGURE_LABELS, BYTE, "meeple: space on the track, 0 before space 1"),
    Block(
        "keys outside",
        (*_DISTRICT_LABELS, "arc", "start player"),
        1,
        "keys on the banks and the Arc; whether this seat started",
    ),
    Block("tokens", (*TOKENS, "end tiles held", "end tiles taken"), BYTE, "held: not yet activated; taken: ever"),
    Block("loose", TOKENS, BYTE, "tokens from activated tiles, lost at the end of the turn, R9.4"),
    Block("keys on buildings", _SITE_LABELS, _MOST_KEYS_OF_A_SEAT, "number of the seat's keys on each building space"),
    Block("keys on landmarks", _LANDMARK_LABELS, _MOST_KEYS_OF_A_SEAT, "number of the seat's keys on each landmark"),
    Block("unused tiles", _TILE_LABELS, 1, "bonus tiles not yet activated"),
    Block("used tiles", _TILE_LABELS, 1, "bonus tiles activated"),
    Block("sums", _DISTRICT_LABELS, BYTE, "total value owned in each district, R10.2"),
    Block(
        "end tiles", _END_TILE_LABELS, 1, "own: held. Another's: may be held, as far as this seat knows or remembers"
    ),
]

SEATS: Final = ("me", "next", "second", "third")
"""The seats of an observation in order of play. Seats beyond the number of players are all 0."""


def _placed() -> Iterator[Block]:
    first = 0
    named = [(block.name, block) for block in _SHARED_BLOCKS]
    named += [(f"{seat}: {block.name}", block) for seat in SEATS for block in _SEAT_BLOCKS]
    for name, block in named:
        placed = Block(name, block.labels, block.high, block.meaning, first)
        yield placed
        first = placed.end


BLOCKS: Final = {block.name: block for block in _placed()}
"""Every block of the observation by name, in order."""

_CHOICE_TEXTS: Final = {
    "draw": ("draw <pile>", "pile"),
    "build": ("build <district>", "district"),
    "place": ("place <district>:bank, place arc", "district, then the Arc"),
    "bonus": ("bonus @<space>, bonus none", "space, then none"),
    "score": ("score <prestige>, score none", "prestige, then none"),
    "vp": ("vp <tile> <district>, vp none", "VP tile × 6 + district, then none"),
    "take": ("take <end tile>", "end tile, once the seat has looked"),
    "look": ("take", "look through the end tiles: one must be taken then"),
    "buy": ("buy <resource>", "resource"),
    "sell": ("sell <resource>, sell <prestige> prestige", "token"),
    "use": ("use <n> …, use end <k> …",
            "(bonus tile − 1, then 30 + end tile) × 10 + choice: "
            "0 none, 1–3 one kind, 4–9 two kinds (11 12 13 22 23 33)"),
    "fetch": ("use 17 @<space>", "space"),
    "back": ("use 25 @<space>", "space"),
    "pair": ("pair <kind>, pair none", "token, then none"),
    "pass": ("pass", ""),
    "done": ("done", ""),
    "move": ("move <from> <to> [with 9 | with 16]",
             "((district × 16 + origin) × 14 + target) × 3 + tile; origin: bank, 6 values, 8 landmarks, Arc; "
             "target: 6 values, 8 landmarks; tile: none, 9, 16"),
}  # fmt: skip

ACTION_RANGES: Final = tuple(
    ActionRange(kind.name.upper(), kind.first, kind.count, *_CHOICE_TEXTS[kind.name]) for kind in codes.KINDS
)


def feature_names() -> list[str]:
    """A name for every byte of the observation."""
    names = ["(padding)"] * OBSERVATION
    for block in BLOCKS.values():
        names[block.bytes] = [f"{block.name}: {label}" for label in block.labels]
    return names


__all__ = [
    "ACTIONS",
    "ACTION_RANGES",
    "BLOCKS",
    "OBSERVATION",
    "SEATS",
    "VERSION",
    "ActionRange",
    "Block",
    "feature_names",
]
