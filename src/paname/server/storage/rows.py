"""What is stored, as values. The wire has types of its own; tables/redact.py makes those from these."""

from enum import StrEnum
from typing import Literal, NamedTuple

from msgspec import Struct

from paname.types import AnalyzedTurn, OptionsData, Screens

Status = Literal["open", "running", "over", "record"]  # record: an imported game, for viewing only
SeatKind = Literal["human", "open", "bot"]
Pace = Literal["instant", "fast", "normal", "slow"]


class EntryKind(StrEnum):
    ACTION = "a"
    UNDO = "u"
    CONCEDE = "c"


class TableSettings(Struct, frozen=True):
    """What the maker of a table chose beside the rules' options."""

    screens: Screens
    undo: bool
    hints: bool
    spectators: bool
    pace: Pace
    box: str = ""  # what its owner calls the box; empty: the packaged one
    analysis: bool = False  # people may have their own turns judged while the game goes on


class Ending(Struct, frozen=True):
    """How a game ended."""

    reason: Literal["played", "conceded"]
    vp: list[int]
    ranks: list[int]  # per seat; conceded seats come last
    conceded: list[int]


class SeatRow(Struct):
    seat: int
    kind: SeatKind
    name: str
    level: int | None = None
    player: bytes | None = None
    token: bytes | None = None
    conceded: bool = False
    trouble: int = 0
    color: int = 0


class Version(NamedTuple):
    """Which state of a stored table somebody knows. Both numbers only grow."""

    seq: int  # of its last entry; -1 before the start
    revision: int  # of everything that is not an entry


class TableRow(Struct, kw_only=True):
    id: str
    name: str
    status: Status = "open"
    listed: bool
    options: OptionsData
    settings: TableSettings
    host: bytes | None
    rules: str
    components: str
    setup: bytes | None = None
    salt: str | None = None
    commitment: str | None = None
    seq: int = 0
    active: int | None = None
    bot_to_act: bool = False
    round: int = 0
    over: Ending | None = None
    rematch: str | None = None
    created: int
    updated: int
    revision: int = 0
    thinker: str | None = None
    seats: list[SeatRow]

    @property
    def version(self) -> Version:
        return Version(-1 if self.setup is None else self.seq, self.revision)


class EntryRow(Struct, frozen=True, array_like=True, gc=False):
    seq: int
    kind: EntryKind
    seat: int
    text: str  # the action; the number of steps of an undo
    client: bytes
    at: int


class News(Struct, frozen=True, array_like=True):
    """What a server announces with its commit."""

    node: str
    table: str
    seq: int
    revision: int
    entries: list[EntryRow] = []  # the new ones, if they are all that is new; else who wants to know reads

    @property
    def version(self) -> Version:
        return Version(self.seq, self.revision)


class Progress(Struct, frozen=True):
    """What of a table's row changes with every entry."""

    active: int | None
    bot_to_act: bool
    round: int
    over: Ending | None


class AnalysisRow(Struct, frozen=True):
    """An analysis as far as it has come."""

    turns: int  # of the whole game
    iterations: int
    failed: bool
    done: list[AnalyzedTurn]  # the first turns


class StudyTree(Struct, frozen=True):
    """What a study adds to its game."""

    comments: dict[int, str] = {}  # on moments of the game itself
    nodes: list[tuple[int, int, str, str]] = []  # parent, seat, action, comment; the game's own nodes come before

    @property
    def size(self) -> int:
        return len(self.comments) + len(self.nodes)


class StudyRow(Struct, frozen=True):
    id: str
    table: str
    owner: bytes
    tree: StudyTree
    revision: int
    updated: int
