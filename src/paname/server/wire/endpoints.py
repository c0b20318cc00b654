"""The list of what can be asked over HTTP: the router and the OpenAPI document are both made from it."""

from typing import Any, Literal

from msgspec import Struct

from paname.server.wire import messages as m
from paname.server.wire.box_json import Components
from paname.types import PuzzleVerdict

Method = Literal["GET", "POST", "PUT"]
API_VERSION = "1"
TABLE = "/api/tables/{id}"
STUDY = "/api/studies/{id}"
PUZZLE = "/api/puzzles/{id}"


class Query(Struct, frozen=True):
    name: str
    low: int
    high: int
    about: str
    default: int | None = None


SEAT = Query("seat", 0, 3, "as which of your seats; default: a spectator")
REPLAY_SEAT = Query("seat", 0, 3, "as which seat, any if the game is finished; default: a spectator")


NODE = Query("node", 0, 1_000_000, "which node", 0)
EYES = Query("seat", 0, 3, "as which seat; default: the seat to act")


class Endpoint(Struct, frozen=True):
    name: str  # of the handler
    method: Method
    path: str
    answer: Any
    about: str
    body: Any = None
    query: tuple[Query, ...] = ()
    status: int = 200


ENDPOINTS: tuple[Endpoint, ...] = (  # the router tries them in this order: what is asked most comes first
    Endpoint("command", "POST", TABLE + "/commands", m.CommandDone, "Act, undo or concede", body=m.CommandRequest),
    Endpoint("server_info", "GET", "/api/meta", m.ServerInfo, "Versions, bots and limits of this server"),
    Endpoint("home", "GET", "/api/home", m.HomeNetwork, "Whether friends at home can reach this server, and where"),
    Endpoint(
        "switch_home", "PUT", "/api/home", m.HomeNetwork, "Open or close it to the home network", body=m.HomeSwitch
    ),
    Endpoint("components", "GET", "/api/components", Components, "The components file new tables use, as JSON"),
    Endpoint("store_box", "POST", "/api/boxes", m.BoxInfo, "Store a box for tables", body=m.BoxFile, status=201),
    Endpoint("check_box", "POST", "/api/boxes/check", m.BoxCheck, "What is wrong with a box", body=m.BoxFile),
    Endpoint("box", "GET", "/api/boxes/{sha256}", m.StoredBox, "A stored box by the hash of its file"),
    Endpoint("me", "PUT", "/api/me", m.MyGames, "Set the name of this browser's player", body=m.Me),
    Endpoint("kept", "GET", "/api/me/kept", m.Kept, "What this browser's client kept here; plain `paname` only"),
    Endpoint("keep", "PUT", "/api/me/kept", m.KeptSize, "Keep it, in place of what was kept before", body=m.Kept),
    Endpoint("my_games", "GET", "/api/my", m.MyGames, "The tables this browser holds a seat at, your turn first"),
    Endpoint("list_tables", "GET", "/api/tables", m.TableList, "Listed tables, open and running"),
    Endpoint("create_table", "POST", "/api/tables", m.TableCreated, "Make a table", body=m.CreateTable, status=201),
    Endpoint("table", "GET", TABLE, m.TableInfo, "What everybody may know about a table"),
    Endpoint("join", "POST", TABLE + "/join", m.TableCreated, "Take an open seat", body=m.JoinTable),
    Endpoint(
        "leave",
        "POST",
        TABLE + "/leave",
        m.TableInfo,
        "Free a seat before the start: your own, or any seat if you are the host",
        body=m.SeatOnly,
    ),
    Endpoint(
        "start",
        "POST",
        TABLE + "/start",
        m.TableInfo,
        "Start a table: the host may; any seat may once all seats are taken",
        body=m.StartTable,
    ),
    Endpoint(
        "seat_link",
        "POST",
        TABLE + "/seat-link",
        m.SeatLink,
        "A new secret link that moves your seat to another device",
        body=m.SeatOnly,
    ),
    Endpoint(
        "claim",
        "POST",
        TABLE + "/claim",
        m.TableInfo,
        "Follow a seat link: the seat moves to this browser",
        body=m.ClaimSeat,
    ),
    Endpoint(
        "rematch",
        "POST",
        TABLE + "/rematch",
        m.TableCreated,
        "The next game with the same seats, started by the next player; asking again returns the same table",
        body=m.SeatOnly,
    ),
    Endpoint(
        "table_components",
        "GET",
        TABLE + "/components",
        Components,
        "The components file the table was started with, as JSON",
    ),
    Endpoint(
        "welcome",
        "GET",
        TABLE + "/welcome",
        m.Welcome,
        "Everything a page needs to show its first board: the state as your only seat sees it, the box, the server",
        query=(Query("log", 0, 2000, "how many log entries", 20),),
    ),
    Endpoint(
        "state",
        "GET",
        TABLE + "/state",
        m.TableState,
        "View, legal actions, plans and the last log entries",
        query=(SEAT, Query("log", 0, 2000, "how many log entries", 20)),
    ),
    Endpoint(
        "log",
        "GET",
        TABLE + "/log",
        m.Log,
        "Log entries of a running or finished table",
        query=(SEAT, Query("start", 1, 1_000_000, "first seq", 1), Query("count", 1, 2000, "how many", 500)),
    ),
    Endpoint(
        "moment",
        "GET",
        TABLE + "/moment",
        m.Moment,
        "What you could see at an earlier seq of a running or finished table",
        query=(SEAT, Query("at", 0, 1_000_000, "the seq; 0 is the start", 0)),
    ),
    Endpoint("hint", "POST", TABLE + "/hint", m.Hint, "What a bot would do in your place", body=m.HintRequest),
    Endpoint("ways", "POST", TABLE + "/ways", m.WaysToPay, "The sensible ways to pay for a move", body=m.WaysRequest),
    Endpoint("record", "GET", TABLE + "/record", m.Record, "The record (.paris.json) of a finished game"),
    Endpoint("replay", "GET", TABLE + "/replay", m.Replay, "A finished game step by step", query=(REPLAY_SEAT,)),
    Endpoint(
        "replay_at",
        "GET",
        TABLE + "/replay/at",
        m.ReplayAt,
        "The view after a number of steps of a finished game",
        query=(REPLAY_SEAT, Query("step", 0, 1_000_000, "how many actions", 0)),
    ),
    Endpoint("finale", "GET", TABLE + "/finale", m.Finale, "How a finished game ended: final scoring and story"),
    Endpoint(
        "chances",
        "GET",
        TABLE + "/chances",
        m.Chances,
        "Who is winning at a running table, judged by what spectators see; only with open screens and hints allowed",
    ),
    Endpoint(
        "own_turn",
        "POST",
        TABLE + "/turn",
        m.OwnTurn,
        "One of your own turns in a running game, analyzed; only where the table allows it",
        body=m.JudgeOwnTurn,
    ),
    Endpoint("analysis", "GET", TABLE + "/analysis", m.AnalysisState, "The analysis of a finished game so far"),
    Endpoint(
        "analyze",
        "POST",
        TABLE + "/analysis",
        m.AnalysisState,
        "Start the analysis of a finished game, in the background; asking again returns the same analysis",
    ),
    Endpoint("my_studies", "GET", "/api/studies", m.StudyList, "Your studies: variations of finished games"),
    Endpoint(
        "make_study",
        "POST",
        "/api/studies",
        m.StudyMade,
        "Play on from a moment of a finished game",
        body=m.MakeStudy,
        status=201,
    ),
    Endpoint("study", "GET", STUDY, m.StudyState, "A study: its tree and a moment of it", query=(NODE, EYES)),
    Endpoint("study_at", "GET", STUDY + "/at", m.StudyAt, "Another moment of a study", query=(NODE, EYES)),
    Endpoint("study_play", "POST", STUDY + "/play", m.StudyPlayed, "Play on from a node", body=m.StudyPlay),
    Endpoint("study_bot", "POST", STUDY + "/bot", m.StudyPlayed, "Have a bot play a turn", body=m.StudyBot),
    Endpoint("study_comment", "POST", STUDY + "/comment", m.StudyInfo, "Comment on a node", body=m.StudyComment),
    Endpoint("study_cut", "POST", STUDY + "/cut", m.StudyState, "Delete a variation from a node on", body=m.StudyCut),
    Endpoint("study_ways", "POST", STUDY + "/ways", m.WaysToPay, "Ways to pay for a move there", body=m.StudyWays),
    Endpoint("study_hint", "POST", STUDY + "/hint", m.Hint, "What a bot would do there", body=m.StudyHint),
    Endpoint("study_chances", "GET", STUDY + "/chances", m.Chances, "Who is winning at a node", query=(NODE,)),
    Endpoint("study_fork", "POST", STUDY + "/fork", m.StudyMade, "A copy of a study, for yourself", status=201),
    Endpoint("study_forget", "POST", STUDY + "/forget", m.StudyList, "Delete a study of yours"),
    Endpoint("study_record", "GET", STUDY + "/record", m.Record, "The record (.paris.json) with all variations"),
    Endpoint("puzzles", "GET", "/api/puzzles", m.PuzzleList, "The puzzles, and which is today's"),
    Endpoint("puzzle", "GET", PUZZLE, m.PuzzleState, "A puzzle: find the best turn"),
    Endpoint("puzzle_play", "POST", PUZZLE + "/play", m.PuzzleState, "Play on from a puzzle", body=m.PuzzlePlay),
    Endpoint("puzzle_ways", "POST", PUZZLE + "/ways", m.WaysToPay, "Ways to pay for a move there", body=m.PuzzleWays),
    Endpoint(
        "puzzle_check",
        "POST",
        PUZZLE + "/check",
        PuzzleVerdict,
        "Whether a turn solves the puzzle, and what it costs",
        body=m.PuzzleAnswer,
    ),
    Endpoint("puzzle_solution", "GET", PUZZLE + "/solution", PuzzleVerdict, "The best turn, and why it is the best"),
    Endpoint("examples", "GET", "/api/examples", m.Examples, "The worked examples of the rulebook, step by step"),
    Endpoint(
        "try_example", "POST", "/api/examples", m.ExampleTried, "Play on from a worked example", body=m.TryExample
    ),
    Endpoint(
        "import_record", "POST", "/api/records", m.Imported, "Upload a record to view it", body=m.Record, status=201
    ),
)

# Not in the OpenAPI document, which cannot describe them; docs/api.md does:
#   WebSocket /api/tables/{id}/socket?seat=&since=   sends m.Push, takes m.SocketRequest
#   SSE       /api/tables/{id}/events?seat=&since=   sends m.Push
