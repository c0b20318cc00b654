"""Everything that crosses the wire, in both directions: the API's one source of truth.

The OpenAPI document is generated from here (`python tools/schema.py`), the client's TypeScript types from that.
Fields of answers have no defaults: they are always present. Fields of requests with a default may be left out.

Who may act: the browser's cookie `paname` (set by the server, HttpOnly) holds its seats, nothing else is needed.
A program may instead send `Authorization: Bearer <seat token>`; the token comes with create, join and seat-link.
Nothing here ever carries an English sentence for people: codes and arguments are translated by the client.
"""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from paname import Game
from paname.box.loader import LARGEST_FILE
from paname.server.wire.box_json import Components
from paname.types import (
    Analysis,
    AnalyzedTurn,
    Difficulty,
    Event,
    HintWhy,
    Loss,
    MovePlan,
    OptionsData,
    Screens,
    TurnKind,
    View,
)

Status = Literal["open", "running", "over", "record"]  # record: an imported game, for viewing only
SeatKind = Literal["human", "open", "bot"]
Pace = Literal["instant", "fast", "normal", "slow"]  # how long bots take for a step that people watch
UpdateKind = Literal["action", "undo", "concede", "resync"]

LevelNumber = Annotated[int, Meta(ge=1, le=8)]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
Color = Annotated[int, Meta(ge=0, le=3)]
PlayerName = Annotated[str, Meta(max_length=40)]
TableName = Annotated[str, Meta(max_length=60)]
ActionText = Annotated[str, Meta(min_length=1, max_length=80)]
ClientId = Annotated[str, Meta(min_length=1, max_length=64)]
Sha256 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Seq = Annotated[int, Meta(ge=0, le=1_000_000)]


# --- requests ---


class SeatRequest(Struct, forbid_unknown_fields=True):
    kind: (
        SeatKind  # human: the creator's own; several of them make a hot-seat table. open: for whoever joins by the link
    )
    level: LevelNumber | None = None  # bots only; None is 3
    name: PlayerName | None = None  # human: None takes the name of the cookie; bot: None takes one of ours
    color: Color | None = None  # as long as no seat before it wants the same; None: one that is left


class RuleOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """R1.7–R1.10; the number of players is the number of seats."""

    random_tokens: bool = False
    random_bonus_track: bool = False
    free_districts: bool = False
    piles: Annotated[int, Meta(ge=2, le=3)] = 3


class CreateTable(Struct, forbid_unknown_fields=True):
    """A table without open seats starts at once."""

    seats: Annotated[list[SeatRequest], Meta(min_length=2, max_length=4)]
    options: RuleOptions = RuleOptions()
    name: TableName = ""
    screens: Screens = "closed"
    undo: bool = True
    hints: bool = True
    spectators: bool = True
    listed: bool = True  # False: only who has the link finds it
    random_start: bool = True  # rotates the seats once, when the table is made; seat 0 is the start player
    pace: Pace = "normal"
    box: Sha256 | None = None  # a stored box (POST /api/boxes); None: the server's own
    analysis: bool = False  # whether players may have their own turns judged while the game is running


class JoinTable(Struct, forbid_unknown_fields=True):
    seat: SeatNumber | None = None  # None: the first open one
    name: PlayerName | None = None
    color: Color | None = None  # if no person who sits at the table has it


class SeatOnly(Struct, forbid_unknown_fields=True):
    """leave, seat-link."""

    seat: SeatNumber


class StartTable(Struct, forbid_unknown_fields=True):
    fill: LevelNumber | None = None  # bots of this level take the seats still open; without it there must be none


class ClaimSeat(Struct, forbid_unknown_fields=True):
    """What the page behind a seat link sends: the seat moves to this browser."""

    seat: SeatNumber
    token: Annotated[str, Meta(max_length=128)]


class Act(Struct, tag_field="type", tag="act", forbid_unknown_fields=True):
    action: ActionText


class Chain(Struct, tag_field="type", tag="chain", forbid_unknown_fields=True):
    """Several actions, all or nothing: MovePlan.chain and then its action. A reveal (`draw`, `take`) ends a chain."""

    actions: Annotated[list[ActionText], Meta(min_length=1, max_length=20)]


class Undo(Struct, tag_field="type", tag="undo", forbid_unknown_fields=True):
    steps: Annotated[int, Meta(ge=1, le=1000)] = 1  # at most TableState.undo


class Concede(Struct, tag_field="type", tag="concede", forbid_unknown_fields=True):
    """Allowed at any time. A bot plays the seat to the end and it is ranked last; the game is over
    when one seat is left, or no human."""


Command: TypeAlias = Act | Chain | Undo | Concede


class CommandRequest(Struct, forbid_unknown_fields=True):
    client: ClientId  # any random text of this page; the same client, seq and command again gets the first answer again
    seq: Seq  # the sequence number the client has seen; 409 `stale` (with the present one) if the table has moved on
    seat: SeatNumber
    command: Command


class HintRequest(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    level: LevelNumber = 7


class JudgeOwnTurn(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    turn: Annotated[int, Meta(ge=1, le=1000)] | None = None  # of that seat, from 1; None: the last one that is over


class WaysRequest(Struct, forbid_unknown_fields=True):
    """How could this move be paid now?"""

    seat: SeatNumber
    action: ActionText


class Me(Struct, forbid_unknown_fields=True):
    """PUT /api/me: the name of this browser's player."""

    name: PlayerName


class Kept(Struct, forbid_unknown_fields=True):
    """GET and PUT /api/me/kept: all that the client keeps in this browser, by its own names. Plain `paname` keeps it,
    too: browsers keep by address, and its port may move."""

    kept: Annotated[dict[Annotated[str, Meta(max_length=100)], str], Meta(max_length=5_000)]


class HomeSwitch(Struct, forbid_unknown_fields=True):
    """PUT /api/home."""

    open: bool


class TryExample(Struct, forbid_unknown_fields=True):
    """Play on from a worked example of the rulebook: all actions from its position on."""

    example: Annotated[int, Meta(ge=1, le=9)]
    actions: Annotated[list[ActionText], Meta(max_length=100)] = []


class BoxFile(Struct, forbid_unknown_fields=True):
    """A components file, the same TOML that the command line reads. A `name` at its top is what tables show."""

    toml: Annotated[str, Meta(max_length=LARGEST_FILE)]


class MakeStudy(Struct, forbid_unknown_fields=True):
    """Play on from a moment of a finished game. If you already have a study of that game, you continue it."""

    table: Annotated[str, Meta(max_length=16)]
    at: Seq = 0  # actions of the game, as the replay counts its steps


class StudyPlay(Struct, forbid_unknown_fields=True):
    """Actions in order, all or nothing. A last `take` only looks through the end tiles: nothing is added."""

    revision: int
    node: Seq
    actions: Annotated[list[ActionText], Meta(min_length=1, max_length=100)]
    seat: SeatNumber | None = None  # whose eyes the answer is for; None: of whoever is to act


class StudyBot(Struct, forbid_unknown_fields=True):
    """A bot plays the turn of whoever is to act."""

    revision: int
    node: Seq
    level: LevelNumber = 7
    seat: SeatNumber | None = None


class StudyComment(Struct, forbid_unknown_fields=True):
    revision: int
    node: Seq
    comment: Annotated[str, Meta(max_length=1_000)]  # empty: none


class StudyCut(Struct, forbid_unknown_fields=True):
    """Delete a variation from a node on; the game itself stays."""

    revision: int
    node: Seq


class StudyWays(Struct, forbid_unknown_fields=True):
    """How could this move be paid there?"""

    node: Seq
    action: ActionText


class StudyHint(Struct, forbid_unknown_fields=True):
    node: Seq
    level: LevelNumber = 7


class PuzzlePlay(Struct, forbid_unknown_fields=True):
    """A puzzle after some actions of its player: those the page has already shown, and new ones to show."""

    played: Annotated[list[ActionText], Meta(max_length=100)] = []
    actions: Annotated[list[ActionText], Meta(max_length=100)] = []


class PuzzleWays(Struct, forbid_unknown_fields=True):
    """How could this move be paid there?"""

    action: ActionText
    played: Annotated[list[ActionText], Meta(max_length=100)] = []


class PuzzleAnswer(Struct, forbid_unknown_fields=True):
    """A whole turn."""

    actions: Annotated[list[ActionText], Meta(min_length=1, max_length=100)]


# --- answers ---


class Problem(Struct):
    """Every answer with a status of 400 or more. Illegal actions (422) carry the code of the rules' Reason."""

    code: str
    args: dict[str, int | str]
    seq: int | None  # the table's present sequence number, with 409 and 422 answers to commands


class SeatInfo(Struct):
    seat: int
    kind: SeatKind
    name: str  # empty for an open seat, and for a player who gave none; a second Anna is Anna 2
    level: int | None  # bots
    color: int  # 0 blue, 1 orange, 2 green, 3 pink; no two at a table are alike
    yours: bool
    online: bool  # who holds this seat is connected (bots: always)
    conceded: bool
    conceding_ends: bool  # the game would be over if this seat conceded now
    trouble: int  # bots: how many of its moves were replaced because it hung or crashed


class Over(Struct):
    reason: Literal["played", "conceded"]
    vp: list[int]
    ranks: list[int]  # per seat, 1 is the winner; conceded seats come last
    conceded: list[int]

    @classmethod
    def played(cls, game: Game) -> "Over | None":
        """Of a game beside the tables, where nobody concedes; None while it lasts."""
        return cls("played", game.result().vp, game.result().ranks, []) if game.over else None


class Opening(Struct):
    """sha256(salt + "\\n" + text) in UTF-8, as lower-case hex, is the commitment of the running game."""

    salt: str
    text: str  # JSON: components sha256, options and setup as in the record


class TableInfo(Struct):
    """What everybody may know about a table."""

    id: str
    name: str
    status: Status
    options: OptionsData
    screens: Screens
    undo: bool
    hints: bool
    spectators: bool
    analysis: bool  # players may have their own turns judged while the game is running
    listed: bool
    pace: Pace
    seats: list[SeatInfo]
    host: bool  # you made the table: you may start it and free seats
    watching: int  # spectators connected to this server
    seq: int
    active: int | None  # seat to act
    round: int
    created: int  # seconds since 1970
    updated: int
    components: str  # sha256 of the components file the table was started with
    box: str  # what its owner calls that box; empty: the packaged one
    rules: str  # version of the rules it was started with
    commitment: str | None  # from the start on
    opening: Opening | None  # when over
    over: Over | None
    rematch: str | None  # id of the table that continues this one


class SeatToken(Struct):
    seat: int
    token: str  # secret


class TableCreated(Struct):
    """create, join, rematch: your seats and their tokens (a browser need not keep them: its cookie identifies it)."""

    table: TableInfo
    tokens: list[SeatToken]


class SeatLink(Struct):
    """A new token; older ones of the seat are void. Open the path on the other device."""

    seat: int
    token: str
    path: str  # "/table/ID#seat=1&token=…": the fragment never reaches a server


class TableList(Struct):
    """The newest 100 of each."""

    open: list[TableInfo]
    running: list[TableInfo]


class MyTable(Struct):
    table: TableInfo
    seats: list[int]
    your_turn: bool


class MyGames(Struct):
    """Your turn first, then by last change."""

    name: str
    tables: list[MyTable]


class LogEntry(Struct):
    """One past entry, as far as you may know it."""

    seq: int
    kind: Literal["action", "undo", "concede"]
    seat: int
    action: str | None  # `take` instead of `take 7` for other eyes; None unless kind is action
    steps: int  # of an undo, else 0
    events: list[Event]
    undone: bool  # taken back later
    at: int  # seconds since 1970


class TableState(Struct):
    """GET state: everything a page needs to show a table."""

    table: TableInfo
    seat: int | None  # whose eyes; None a spectator's
    seq: int
    view: View | None  # None while the table is open
    legal: list[str]  # empty unless `seat` is to act; so the next four
    plans: list[MovePlan]
    francs: dict[str, int]  # what a free action does to the purse; those that leave it alone are not there
    losses: list[Loss]  # what the seat would throw away by ending its turn now
    undo: int  # how many steps the seat may take back now
    log: list[LogEntry]  # the last `?log=` entries (20 unless told, at most 2000), oldest first


class Log(Struct):
    entries: list[LogEntry]


class Moment(Struct):
    """GET moment: what you could see when the table was at `seq`, even if it has been taken back since."""

    seq: int
    view: View


class CommandDone(Struct):
    seq: int
    updates: list["Update"]  # the same that the socket brings; apply each seq once


class Hint(Struct):
    seq: int
    action: str
    level: int
    why: HintWhy | None  # None: there is nothing else to do


class WaysToPay(Struct):
    """At most four, those that cost no VP first. Empty: the seat cannot pay, or cannot make this move now."""

    seq: int
    ways: list[MovePlan]


class ReplayStep(Struct):
    step: int  # from 1
    seat: int
    action: str
    events: list[Event]  # complete enough to reduce the view


class Replay(Struct):
    """The game's actions without those taken back. `seat`: any once the game is over; None is a spectator."""

    table: TableInfo
    seat: int | None
    start: View
    steps: list[ReplayStep]


class ReplayAt(Struct):
    step: int
    view: View


DecidedBy = Literal["vp", "francs", "values", "shared", "conceded"]  # R10.4; conceded: the others gave up
NumberKind = Literal["margin", "leading", "changes", "francs", "place", "turn", "districts", "tile", "keys"]


class TurnPoints(Struct):
    """The VP of all seats after a turn."""

    round: int
    seat: int
    vp: list[int]


class CountLine(Struct):
    """What a step of the final scoring brought a seat."""

    seat: int
    sum: int  # of the values owned in the district, R10.2; 0 with francs
    highest: int  # single value owned there; 0 with francs
    rank: int | None  # None: owns nothing there, or francs
    vp: int


class Settled(Struct):
    """What the total values in a district did not decide. highest: of equal totals, the highest single value;
    shared: equal in both; half: the second of two has less than half of the first one's total, R10.3."""

    by: Literal["highest", "shared", "half"]
    seats: list[int]  # whom it is about, by rank


class CountStep(Struct):
    """A step of the final scoring, R10.2."""

    district: str | None  # None: francs, by bonus tile 27
    vp_tile: str | None
    lines: list[CountLine]  # by rank, then who owns nothing; with francs only who scores
    settled: list[Settled]
    after: list[int]  # VP of all seats


class StoryNumber(Struct):
    """A number of the winner's game. args: other (the second seat), round, place (of the notation), tile, of."""

    kind: NumberKind
    figure: int
    args: dict[str, int | str]


class TurningPoint(Struct):
    """A turn, or a step of the final scoring, that changed the winner's lead."""

    round: int | None  # None: in the count
    district: str | None  # of the count; None with francs
    seat: int
    vp: int  # what the seat scored
    landmark: str | None  # that was added in the turn
    leader: int | None  # who leads now, if this changed it


class Finale(Struct):
    """GET finale: how a finished game ended."""

    played: list[int]  # VP before the count
    turns: list[TurnPoints]
    count: list[CountStep]  # empty: given up before the end, nothing was counted
    decided: list[DecidedBy]  # between the first and the second by rank, the second and the third, and so on
    vp: list[int]  # the result
    numbers: list[StoryNumber]  # four at most, the least usual first
    turning: list[TurningPoint]  # three at most, in the order of the game


class Chances(Struct):
    """Who is winning: at a table judged by what every spectator can see, in a study by what the last to act knows."""

    seq: int
    chances: list[float]  # by seat; their sum is 1


AnalysisStatus = Literal["none", "running", "done", "failed"]


class AnalysisState(Struct):
    """GET and POST analysis: the turns of a finished game judged, as far as the analysis has come."""

    status: AnalysisStatus
    done: int  # turns
    total: int
    analysis: Analysis | None  # of the turns that are done; None: nobody has asked for it


class StudyInfo(Struct):
    """A finished game and what else could have been played. Whoever has the id may read it, its owner may change it."""

    id: str
    table: str  # the finished game
    yours: bool
    revision: int  # counts the changes
    names: list[str]  # of the players
    over: Over | None  # how the game itself ended; None: a record that stops in the middle
    size: int  # actions in variations, and comments
    updated: int


class StudyMade(Struct):
    id: str
    node: int  # the moment that was asked for


class StudyList(Struct):
    """Yours, the newest first."""

    studies: list[StudyInfo]


class StudyMove(Struct):
    """A node: the action that leads to it. Nodes are numbered, 0 is the start; those of the game itself come first."""

    parent: int
    seat: int
    action: str
    comment: str


class StudyAt(Struct):
    """A moment as a table shows it. Its `seq` counts the actions that led there, `undo` those of the turn."""

    node: int
    state: TableState


class StudyState(Struct):
    study: StudyInfo
    comment: str  # of the start
    moves: list[StudyMove]  # nodes 1, 2, 3 …
    end: int  # the node with which the game itself ends
    at: StudyAt


class StudyPlayed(Struct):
    revision: int
    node: int
    added: list[StudyMove]  # nodes that are new, numbered on
    updates: list["Update"]  # what happened, as at a table
    look: TableState | None  # after a last `take`: the moment with the end tiles in sight


class ExamplePage(Struct):
    """A step of a worked example; the client has its text."""

    district: str | None  # what it is about; None: the whole board
    steps: list[ReplayStep]  # what is played on it
    plan: MovePlan | None  # of the move among them, as it was planned before
    args: dict[str, int | str]  # of the text


class Example(Struct):
    start: View  # seat 0's, with open screens
    pages: list[ExamplePage]


class Examples(Struct):
    """GET /api/examples: the worked examples of the rulebook, in its order."""

    components: Components  # of the base box, which they are about
    examples: list[Example]


class ExampleTried(Struct):
    view: View  # of the seat to act, with open screens
    legal: list[str]
    plans: list[MovePlan]


class OwnTurn(Struct):
    """A turn of a running game, judged for its player."""

    number: int  # from 1
    total: int  # turns of this seat that are over
    turn: AnalyzedTurn
    view: View  # before the decision that is judged, as the seat saw it


class PuzzleInfo(Struct):
    id: str  # of its position: an address that stays good
    number: int  # from 1, among those of today
    difficulty: Difficulty


class PuzzleList(Struct):
    day: str  # today's date by UTC: 2026-11-16
    daily: str  # the id of its puzzle
    puzzles: list[PuzzleInfo]


class PuzzleState(Struct):
    """A puzzle as a table with the status `record`, as its player sees it. The player may take back everything."""

    puzzle: PuzzleInfo
    kind: TurnKind  # what the best turn is about
    state: TableState
    updates: list["Update"]  # one for each new action


class BotLevel(Struct):
    level: int
    name: str  # a person's name, shown as it is
    bot: str


class Turns(Struct):
    """About how many turns a game has: one for each building tile and each end tile, and then the last rounds."""

    fixed_districts: int
    free_districts: int
    last_rounds: int  # of one turn for each player


class ServerInfo(Struct):
    """GET /api/meta."""

    version: str
    node: str  # tells this server from any other, and from itself after a restart
    rules: str
    components: str  # sha256 of the components new tables are started with
    bots: list[BotLevel]
    paces: dict[str, float]  # seconds a bot takes for a step
    turns: Turns
    max_body: int
    heartbeat: float  # seconds


class Welcome(Struct):
    """GET welcome: one answer instead of four. If you have no seat there, or several, you get a spectator's state."""

    state: TableState
    components: Components
    server: ServerInfo


class KeptSize(Struct):
    """PUT /api/me/kept."""

    bytes: int  # as they are stored


class HomeNetwork(Struct):
    """GET /api/home: whether friends can reach this server from other devices."""

    reach: Literal["computer", "network"]  # computer: from this one only, as far as the server knows
    address: str | None  # what friends type, without a path, where the name in your own address bar would not do
    switch: bool  # you may open and close it: who sits at this computer and has started plain `paname`


class BoxFault(Struct):
    """Why a components file is impossible. `code` and `args` are for translation, `message` is in English."""

    line: int | None
    key: str  # dotted: landmarks[2].cost.gold
    code: str
    args: dict[str, int | str]
    message: str


class BoxWarning(Struct):
    """What follows from the numbers and may not be intended: a code to translate and its arguments."""

    key: str  # the figure it is about
    code: str
    args: dict[str, int | str]


class BoxCheck(Struct):
    """POST /api/boxes/check: nothing is stored."""

    ok: bool
    sha256: str | None  # of the file, if it is a box
    name: str  # as tables would show it
    errors: list[BoxFault]  # the first fault there is
    warnings: list[BoxWarning]
    components: Components | None  # as GET /api/components; None unless ok


class BoxInfo(Struct):
    """POST /api/boxes. The same file again is the same box."""

    sha256: str
    name: str


class StoredBox(Struct):
    """GET /api/boxes/{hash}."""

    sha256: str
    name: str
    toml: str  # byte for byte what was stored
    components: Components  # as GET /api/components


class Imported(Struct):
    table: TableInfo
    study: str | None  # of a record with variations or comments: the study that was made of them


# --- push: WebSocket text frames and SSE data, both JSON ---


class Update(Struct, tag_field="type", tag="update"):
    """One more entry or, with resync, the whole table. Apply those with seq == yours + 1, drop older
    ones; a resync replaces what you have."""

    seq: int
    kind: UpdateKind
    seat: int | None  # who did it; None with resync
    action: str | None  # kind action: as your eyes may know it
    steps: int  # kind undo: how many actions were taken back
    events: list[Event]  # as visible to your eyes, complete enough to reduce the view; empty with undo and resync
    view: View | None  # with undo and resync, None else
    active: int | None  # seat to act now
    legal: list[str]  # empty unless your eyes' seat is to act; so the next four
    plans: list[MovePlan]
    francs: dict[str, int]
    losses: list[Loss]
    undo: int
    over: Over | None
    at: int  # seconds since 1970


class TableChanged(Struct, tag_field="type", tag="table"):
    """Somebody joined, left, connected or disconnected; the table started or ended, or there is a rematch."""

    table: TableInfo


class Heartbeat(Struct, tag_field="type", tag="heartbeat"):
    """Every ServerInfo.heartbeat seconds. A seq above yours means that something was lost: reconnect with ?since=."""

    seq: int


class PushProblem(Struct, tag_field="type", tag="problem"):
    """Sent before the server closes the connection (slow reader, table gone, bad frame), or after a refused `watch`."""

    code: str
    args: dict[str, int | str]


Push: TypeAlias = Update | TableChanged | Heartbeat | PushProblem


# --- what a client may send on the socket ---


class Watch(Struct, tag_field="type", tag="watch", forbid_unknown_fields=True):
    """Hot seat: from now on, see the table as another of your seats; answered by a resync."""

    seat: SeatNumber | None


class Ping(Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Answered by a heartbeat."""


SocketRequest: TypeAlias = Watch | Ping

Record: TypeAlias = dict[str, Any]  # a .paris.json file, notation.md
