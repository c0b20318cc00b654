"""A client in Python: what the tests and tools/loadtest.py use, and a start for a bot of your own (docs/api.md)."""

import secrets
from collections.abc import AsyncIterator, Mapping, Sequence
from types import TracebackType
from typing import Any, Self, TypeVar
from urllib.parse import urlencode

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from paname.server.identity import COOKIE
from paname.server.wire import messages as m
from paname.types import PuzzleVerdict

T = TypeVar("T")
_push: msgspec.json.Decoder[m.Push] = msgspec.json.Decoder(m.Push)
_problem = msgspec.json.Decoder(m.Problem)


class ApiError(Exception):
    """The server refused. `problem.code` says why, `problem.args` says about what."""

    def __init__(self, status: int, problem: m.Problem) -> None:
        super().__init__(f"{status} {problem.code} {problem.args}")
        self.status = status
        self.problem = problem

    def __reduce__(self) -> tuple[type["ApiError"], tuple[int, m.Problem]]:
        return type(self), (self.status, self.problem)


class Client:
    """One player's browser, so to say: holds the cookie, and with it the seats.

    >>> Client("http://localhost:8000/").url
    'http://localhost:8000'
    """

    def __init__(self, url: str, cookie: str | None = None, transport: httpx.AsyncBaseTransport | None = None) -> None:
        self.url: str = url.rstrip("/")
        self.id: str = secrets.token_hex(8)
        cookies = {COOKIE: cookie} if cookie else None
        self.http: httpx.AsyncClient = httpx.AsyncClient(
            base_url=self.url, cookies=cookies, transport=transport, timeout=30.0, verify=self.url.startswith("https:")
        )

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        await self.http.aclose()

    @property
    def cookie(self) -> str | None:
        return self.http.cookies.get(COOKIE)

    async def ask(
        self,
        method: str,
        path: str,
        answer: type[T],
        body: object = None,
        query: Mapping[str, int | None] | None = None,
        token: str | None = None,
    ) -> T:
        """Any endpoint. `token`: act by a seat's token instead of the cookie."""
        headers = {"content-type": "application/json"} if body is not None else {}
        if token:
            headers["authorization"] = f"Bearer {token}"
        response = await self.http.request(
            method,
            f"/api{path}",
            content=None if body is None else msgspec.json.encode(body),
            params={name: value for name, value in (query or {}).items() if value is not None},
            headers=headers,
        )
        if response.status_code >= 400:
            try:
                problem = _problem.decode(response.content)
            except msgspec.MsgspecError:
                problem = m.Problem("no_answer", {"status": response.status_code}, None)
            raise ApiError(response.status_code, problem)
        return msgspec.json.decode(response.content, type=answer)

    async def meta(self) -> m.ServerInfo:
        return await self.ask("GET", "/meta", m.ServerInfo)

    async def rename(self, name: str) -> m.MyGames:
        return await self.ask("PUT", "/me", m.MyGames, m.Me(name))

    async def my_games(self) -> m.MyGames:
        return await self.ask("GET", "/my", m.MyGames)

    async def list_tables(self) -> m.TableList:
        return await self.ask("GET", "/tables", m.TableList)

    async def create(self, request: m.CreateTable) -> m.TableCreated:
        return await self.ask("POST", "/tables", m.TableCreated, request)

    async def check_box(self, toml: str) -> m.BoxCheck:
        return await self.ask("POST", "/boxes/check", m.BoxCheck, m.BoxFile(toml))

    async def store_box(self, toml: str) -> m.BoxInfo:
        return await self.ask("POST", "/boxes", m.BoxInfo, m.BoxFile(toml))

    async def box(self, sha256: str) -> m.StoredBox:
        return await self.ask("GET", f"/boxes/{sha256}", m.StoredBox)

    async def table(self, table: str) -> m.TableInfo:
        return await self.ask("GET", f"/tables/{table}", m.TableInfo)

    async def join(
        self, table: str, name: str | None = None, seat: int | None = None, color: int | None = None
    ) -> m.TableCreated:
        return await self.ask("POST", f"/tables/{table}/join", m.TableCreated, m.JoinTable(seat, name, color))

    async def leave(self, table: str, seat: int) -> m.TableInfo:
        return await self.ask("POST", f"/tables/{table}/leave", m.TableInfo, m.SeatOnly(seat))

    async def start(self, table: str, fill: int | None = None) -> m.TableInfo:
        return await self.ask("POST", f"/tables/{table}/start", m.TableInfo, m.StartTable(fill))

    async def seat_link(self, table: str, seat: int) -> m.SeatLink:
        return await self.ask("POST", f"/tables/{table}/seat-link", m.SeatLink, m.SeatOnly(seat))

    async def claim(self, table: str, seat: int, token: str) -> m.TableInfo:
        return await self.ask("POST", f"/tables/{table}/claim", m.TableInfo, m.ClaimSeat(seat, token))

    async def rematch(self, table: str, seat: int) -> m.TableCreated:
        return await self.ask("POST", f"/tables/{table}/rematch", m.TableCreated, m.SeatOnly(seat))

    async def welcome(self, table: str) -> m.Welcome:
        return await self.ask("GET", f"/tables/{table}/welcome", m.Welcome)

    async def state(self, table: str, seat: int | None = None, log: int | None = None) -> m.TableState:
        return await self.ask("GET", f"/tables/{table}/state", m.TableState, query={"seat": seat, "log": log})

    async def log(self, table: str, seat: int | None = None, start: int = 1, count: int = 2000) -> m.Log:
        return await self.ask(
            "GET", f"/tables/{table}/log", m.Log, query={"seat": seat, "start": start, "count": count}
        )

    async def moment(self, table: str, at: int, seat: int | None = None) -> m.Moment:
        return await self.ask("GET", f"/tables/{table}/moment", m.Moment, query={"seat": seat, "at": at})

    async def command(
        self, table: str, seat: int, seq: int, command: m.Command, client: str | None = None, token: str | None = None
    ) -> m.CommandDone:
        request = m.CommandRequest(client or self.id, seq, seat, command)
        return await self.ask("POST", f"/tables/{table}/commands", m.CommandDone, request, token=token)

    async def act(self, table: str, seat: int, seq: int, action: str) -> m.CommandDone:
        return await self.command(table, seat, seq, m.Act(action))

    async def hint(self, table: str, seat: int, level: int = 7) -> m.Hint:
        return await self.ask("POST", f"/tables/{table}/hint", m.Hint, m.HintRequest(seat, level))

    async def ways(self, table: str, seat: int, action: str) -> m.WaysToPay:
        return await self.ask("POST", f"/tables/{table}/ways", m.WaysToPay, m.WaysRequest(seat, action))

    async def record(self, table: str) -> dict[str, Any]:
        return await self.ask("GET", f"/tables/{table}/record", dict[str, Any])

    async def replay(self, table: str, seat: int | None = None) -> m.Replay:
        return await self.ask("GET", f"/tables/{table}/replay", m.Replay, query={"seat": seat})

    async def replay_at(self, table: str, step: int, seat: int | None = None) -> m.ReplayAt:
        return await self.ask("GET", f"/tables/{table}/replay/at", m.ReplayAt, query={"seat": seat, "step": step})

    async def finale(self, table: str) -> m.Finale:
        return await self.ask("GET", f"/tables/{table}/finale", m.Finale)

    async def chances(self, table: str) -> m.Chances:
        return await self.ask("GET", f"/tables/{table}/chances", m.Chances)

    async def own_turn(self, table: str, seat: int, turn: int | None = None) -> m.OwnTurn:
        return await self.ask("POST", f"/tables/{table}/turn", m.OwnTurn, m.JudgeOwnTurn(seat, turn))

    async def analysis(self, table: str) -> m.AnalysisState:
        return await self.ask("GET", f"/tables/{table}/analysis", m.AnalysisState)

    async def analyze(self, table: str) -> m.AnalysisState:
        return await self.ask("POST", f"/tables/{table}/analysis", m.AnalysisState)

    async def puzzles(self) -> m.PuzzleList:
        return await self.ask("GET", "/puzzles", m.PuzzleList)

    async def puzzle(self, puzzle: str) -> m.PuzzleState:
        return await self.ask("GET", f"/puzzles/{puzzle}", m.PuzzleState)

    async def puzzle_play(self, puzzle: str, request: m.PuzzlePlay) -> m.PuzzleState:
        return await self.ask("POST", f"/puzzles/{puzzle}/play", m.PuzzleState, request)

    async def puzzle_ways(self, puzzle: str, request: m.PuzzleWays) -> m.WaysToPay:
        return await self.ask("POST", f"/puzzles/{puzzle}/ways", m.WaysToPay, request)

    async def puzzle_check(self, puzzle: str, actions: Sequence[str]) -> PuzzleVerdict:
        return await self.ask("POST", f"/puzzles/{puzzle}/check", PuzzleVerdict, m.PuzzleAnswer(list(actions)))

    async def puzzle_solution(self, puzzle: str) -> PuzzleVerdict:
        return await self.ask("GET", f"/puzzles/{puzzle}/solution", PuzzleVerdict)

    async def import_record(self, record: dict[str, Any]) -> m.Imported:
        return await self.ask("POST", "/records", m.Imported, record)

    async def my_studies(self) -> m.StudyList:
        return await self.ask("GET", "/studies", m.StudyList)

    async def study_chances(self, study: str, node: int) -> m.Chances:
        return await self.ask("GET", f"/studies/{study}/chances", m.Chances, query={"node": node})

    async def make_study(self, table: str, at: int = 0) -> m.StudyMade:
        return await self.ask("POST", "/studies", m.StudyMade, m.MakeStudy(table, at))

    async def study(self, study: str, node: int = 0, seat: int | None = None) -> m.StudyState:
        return await self.ask("GET", f"/studies/{study}", m.StudyState, query={"node": node, "seat": seat})

    async def study_at(self, study: str, node: int, seat: int | None = None) -> m.StudyAt:
        return await self.ask("GET", f"/studies/{study}/at", m.StudyAt, query={"node": node, "seat": seat})

    async def study_play(self, study: str, request: m.StudyPlay) -> m.StudyPlayed:
        return await self.ask("POST", f"/studies/{study}/play", m.StudyPlayed, request)

    async def study_bot(self, study: str, request: m.StudyBot) -> m.StudyPlayed:
        return await self.ask("POST", f"/studies/{study}/bot", m.StudyPlayed, request)

    async def study_comment(self, study: str, request: m.StudyComment) -> m.StudyInfo:
        return await self.ask("POST", f"/studies/{study}/comment", m.StudyInfo, request)

    async def study_cut(self, study: str, request: m.StudyCut) -> m.StudyState:
        return await self.ask("POST", f"/studies/{study}/cut", m.StudyState, request)

    async def study_ways(self, study: str, node: int, action: str) -> m.WaysToPay:
        return await self.ask("POST", f"/studies/{study}/ways", m.WaysToPay, m.StudyWays(node, action))

    async def study_hint(self, study: str, node: int, level: int = 7) -> m.Hint:
        return await self.ask("POST", f"/studies/{study}/hint", m.Hint, m.StudyHint(node, level))

    async def study_fork(self, study: str) -> m.StudyMade:
        return await self.ask("POST", f"/studies/{study}/fork", m.StudyMade)

    async def study_forget(self, study: str) -> m.StudyList:
        return await self.ask("POST", f"/studies/{study}/forget", m.StudyList)

    async def study_record(self, study: str) -> dict[str, Any]:
        return await self.ask("GET", f"/studies/{study}/record", dict[str, Any])

    async def socket(
        self, table: str, seat: int | None = None, since: int | None = None, token: str | None = None
    ) -> "Socket":
        query = urlencode({name: v for name, v in {"seat": seat, "since": since}.items() if v is not None})
        headers = {"authorization": f"Bearer {token}"} if token else {}
        if self.cookie and not token:
            headers["cookie"] = f"{COOKIE}={self.cookie}"
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket?{query}"
        return Socket(
            await connect(
                address, additional_headers=headers, compression=None, ping_interval=None, proxy=None, max_size=2**22
            )
        )


class Socket:
    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    async def send(self, request: m.SocketRequest) -> None:
        await self.connection.send(msgspec.json.encode(request).decode())

    async def next(self) -> m.Push | None:
        """The next message; None when the server has closed."""
        try:
            return _push.decode(await self.connection.recv())
        except ConnectionClosed:
            return None

    async def updates(self) -> AsyncIterator[m.Update]:
        while (message := await self.next()) is not None:
            if isinstance(message, m.Update):
                yield message

    async def close(self) -> None:
        await self.connection.close()
