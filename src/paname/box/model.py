"""What is in the box, as typed and immutable figures. `loader.py` makes it from a components file."""

from dataclasses import dataclass, field
from enum import Enum
from operator import index
from typing import Final, Literal

from mypy_extensions import i64

Token = Literal["wood", "marble", "gold", "bronze prestige", "silver prestige", "gold prestige"]
RESOURCES: Final = ("wood", "marble", "gold")
PRESTIGE: Final = ("bronze", "silver", "gold")
TOKENS: Final[tuple[Token, ...]] = (
    "wood", "marble", "gold", "bronze prestige", "silver prestige", "gold prestige",
)  # fmt: skip
"""The six kinds of token; everywhere in the project a kind is an index into this tuple."""
TOKEN_LETTERS: Final = "wmgBSG"
"""A letter for each of them, where there is little room: prestige in capitals."""
GOLD: Final = TOKENS.index("gold")
RESOURCE_KINDS: Final[i64] = 3
PRESTIGE_KINDS: Final[i64] = 3
TOKEN_KINDS: Final[i64] = RESOURCE_KINDS + PRESTIGE_KINDS
FIRST_PRESTIGE: Final[i64] = RESOURCE_KINDS
"""Kinds below it are resources."""

PILES: Final[i64] = 3  # at most, R1.6
DISTRICTS: Final[i64] = 6
VALUES: Final[i64] = 6
TYPES: Final[i64] = 6
SITES: Final[i64] = DISTRICTS * VALUES
LANDMARKS: Final[i64] = 8
MOST_SLOTS: Final[i64] = 3  # prestige slots of a landmark, R0
SPACES: Final[i64] = 30
END_TILES: Final[i64] = 12
VP_TILES: Final[i64] = 6
COPIES: Final[i64] = 4
"""No bonus tile lies on the track more often: one for each player, R8.2."""


class Effect(Enum):
    """What a bonus tile does, R9.3.

    >>> from paname.box import load_box
    >>> load_box().bonus[8].effect
    <Effect.OWN_KEY: 'own_key'>
    """

    GAIN = "gain"
    TOKENS = "tokens"
    PER_BUILDING = "per_building"
    KEY = "key"
    PER_UNUSED_TILE = "per_unused_tile"
    PER_PRESTIGE_PAIR = "per_prestige_pair"
    PER_RESOURCE_PAIR = "per_resource_pair"
    PER_LANDMARK = "per_landmark"
    TYPES = "types"
    PER_FRANC_AT_END = "per_franc_at_end"
    OWN_KEY = "own_key"
    OPPONENT_KEY = "opponent_key"
    ANY_TILE = "any_tile"
    BACK = "back"


@dataclass(frozen=True)
class District:
    name: str
    slug: str
    bank: int
    types: tuple[int, ...]  # building type (index into Box.types) by value index


@dataclass(frozen=True)
class SiteValue:
    """A value of building spaces and what it asks and gives, R5.4 and R5.6."""

    value: int
    bonus_price: int | None  # francs for the bonus tile; None: no bonus tile
    cost: tuple[int, int, int]
    vp: int


@dataclass(frozen=True)
class Landmark:
    name: str
    slug: str
    value: int
    cost: tuple[int, int, int]
    slots: tuple[int, int, int]  # prestige slots by kind
    prestige_vp: tuple[int, int, int]  # what a token in a slot scores, by kind


@dataclass(frozen=True)
class BonusTile:
    number: int
    effect: Effect
    francs: int = 0  # gained; for KEY the price
    vp: int = 0
    tokens: tuple[int, ...] = ()  # TOKENS: the kinds it serves as
    kinds: tuple[int, ...] = ()  # or the kinds to choose from
    count: int = 0  # and how many of these
    value: int = 0  # PER_BUILDING
    spaces: int = 0  # BACK
    vp_by: dict[int, int] = field(default_factory=dict)  # by players; TYPES: by number of types


@dataclass(frozen=True)
class EndTile:
    """What it gives when it is activated, all of it together, R6.2."""

    francs: int = 0
    vp: int = 0
    tokens: tuple[int, ...] = ()  # the kinds it serves as
    kinds: tuple[int, ...] = ()  # besides, the kinds to choose from
    count: int = 0  # and how many of these


@dataclass(frozen=True, eq=False, repr=False)
class Box:
    """The figures of the game. `load_box` makes one of a components file.

    >>> from paname import load_box
    >>> box = load_box()
    >>> box.name, box.francs, [landmark.slug for landmark in box.landmarks][-2:]
    ('base', 3, ['louvre', 'eiffel-tower'])

    Boxes are equal if their files and their names are: the name is in every record.

    >>> from paname.box import parse_box
    >>> [box == parse_box(box.toml.encode(), name) for name in ("base", "mine")]
    [True, False]
    """

    name: str
    sha256: str
    toml: str  # the components file itself
    keys: dict[int, int]  # by players
    reserve_keys: int
    francs: int
    types: tuple[str, ...]
    districts: tuple[District, ...]
    values: tuple[SiteValue, ...]
    tokens: tuple[int, ...]  # kind beside each building space by the basic scheme, R1.3
    buy: tuple[int, ...]  # by resource
    sell: tuple[int, ...]  # by token kind
    landmarks: tuple[Landmark, ...]
    vp_tiles: tuple[tuple[int, int, int], ...]
    zones: dict[str, tuple[int, int]]
    extra_copies: dict[int, tuple[int, ...]]  # numbers with one more copy from so many players on
    bonus: tuple[BonusTile, ...]  # by number - 1
    end_tiles: tuple[EndTile, ...]
    provenance: dict[str, str]  # by dotted key: where each figure comes from

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Box) and (self.sha256, self.name) == (other.sha256, other.name))

    def __hash__(self) -> int:
        return hash(self.sha256)

    def __repr__(self) -> str:
        return f"<Box {self.name!r}, {self.sha256[:12]}>"

    def __copy__(self) -> "Box":
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> "Box":
        return self

    def copies(self, players: int) -> list[int]:
        """R1.4: how many tiles of each number lie on the track.

        >>> from paname import load_box
        >>> [load_box().copies(players)[5] for players in (2, 3, 4)]
        [1, 2, 3]
        """
        there = index(players)
        return [
            1 + sum(extra.count(number) for least, extra in self.extra_copies.items() if there >= least)
            for number in range(1, SPACES + 1)
        ]

    @property
    def vp_names(self) -> list[str]:
        """notation.md: VP tiles by their first figure, those that share it with another by all figures.

        >>> from paname import load_box
        >>> load_box().vp_names
        ['20', '18', '16', '14', '12', '10']
        """
        firsts = [tile[0] for tile in self.vp_tiles]
        return [str(tile[0]) if firsts.count(tile[0]) == 1 else "/".join(map(str, tile)) for tile in self.vp_tiles]

    def tile(self, effect: Effect) -> BonusTile:
        """The bonus tile with an effect that only one tile has.

        >>> from paname import load_box
        >>> load_box().tile(Effect.BACK).number
        25
        """
        found = [tile for tile in self.bonus if tile.effect is effect]
        if len(found) != 1:
            raise ValueError(f"{len(found)} bonus tiles have the effect {effect!r:.60}, not one")
        return found[0]
