"""The endpoints of endpoints.py: decode, hand over, encode."""

import gzip
import tomllib
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from msgspec import Struct
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from paname import __version__
from paname.bots import levels
from paname.box import Box
from paname.server.bots.faces import NAMES, PACES
from paname.server.http.identity import COOKIE, Principal, digest, new_secret, principal
from paname.server.http.limits import Limits
from paname.server.services import Services, own_seat
from paname.server.storage.database import UnavailableError
from paname.server.tables import commands, lobby, replays
from paname.server.tables.deal import RULES
from paname.server.tables.redact import Viewer
from paname.server.wire import messages as m
from paname.server.wire.endpoints import ENDPOINTS, Endpoint
from paname.server.wire.problems import RefusedError

_encode = msgspec.json.Encoder().encode
NAME = "paname.endpoint"  # where an endpoint leaves its name in the scope, for metrics and logs
_YEAR = 400 * 24 * 3600  # the longest a browser keeps a cookie
_COMPRESS = 4096  # bytes; below it is not worth the time
_NEEDS_COOKIE = {"server_info", "me", "create_table", "join", "claim", "import_record"}
_CREATES = {"create_table", "import_record", "rematch"}


class Call(Struct):
    """One request, ready to be answered."""

    server: Services
    limits: Limits
    who: Principal
    table: str
    query: dict[str, int | None]
    body: Any

    @property
    def eyes(self) -> Viewer:
        return self.query["seat"]

    def number(self, name: str) -> int:
        return self.query[name] or 0


Handler = Callable[[Call], Awaitable[Any]]


async def server_info(call: Call) -> m.ServerInfo:
    server = call.server
    return m.ServerInfo(
        version=__version__,
        rules=RULES,
        components=server.box.sha256,
        bots=[m.BotLevel(one.level, NAMES[one.level], one.spec) for one in levels()],
        paces=PACES,
        max_body=server.settings.max_body,
        heartbeat=server.settings.heartbeat,
    )


async def components(call: Call) -> dict[str, Any]:
    return _shown(call.server.toml, call.server.box)


async def table_components(call: Call) -> dict[str, Any]:
    tables = call.server.tables
    pinned = (await tables.row(call.table)).components
    return _shown(await tables.toml(pinned), await tables.box(pinned))


def _shown(toml: bytes, box: Box) -> dict[str, Any]:
    return {**tomllib.loads(toml.decode()), "provenance": box.provenance, "sha256": box.sha256}


async def hint(call: Call) -> m.Hint:
    request: m.HintRequest = call.body
    async with call.server.tables.hold(call.table) as slot:
        live = await call.server.tables.live(slot)
        own_seat(live.row, request.seat, call.who)
        if not live.row.settings.hints:
            raise RefusedError(403, "no-hints")
        legal = live.game.legal_for(request.seat)
        if live.row.status != "running" or not legal:
            raise RefusedError(
                422, "not-your-turn", seq=live.seq, active=-1 if live.row.active is None else live.row.active
            )
        seq, view = live.seq, live.game.view(request.seat, "open")
        components = await call.server.tables.unusual(live.row.components)
    with call.limits.hinting(call.table):
        whose = f"{call.table} {request.seat} hint"  # its own memory: at another table things look alike, but are not
        action, why = await call.server.bots.advise(f"level:{request.level}", view, legal, components, whose)
    return m.Hint(seq, action, request.level, why)


async def _table(call: Call) -> m.TableInfo:
    return call.server.info(await call.server.tables.row(call.table), call.who)


HANDLERS: dict[str, Handler] = {
    "server_info": server_info,
    "components": components,
    "me": lambda call: lobby.rename(call.server, call.body, call.who),
    "my_games": lambda call: lobby.my_games(call.server, call.who),
    "list_tables": lambda call: lobby.list_tables(call.server, call.who),
    "create_table": lambda call: lobby.create(call.server, call.body, call.who),
    "table": _table,
    "table_components": table_components,
    "join": lambda call: lobby.join(call.server, call.table, call.body, call.who),
    "leave": lambda call: lobby.leave(call.server, call.table, call.body, call.who),
    "start": lambda call: lobby.start(call.server, call.table, call.body, call.who),
    "seat_link": lambda call: lobby.seat_link(call.server, call.table, call.body, call.who),
    "claim": lambda call: lobby.claim(call.server, call.table, call.body, call.who),
    "rematch": lambda call: lobby.rematch(call.server, call.table, call.body, call.who),
    "state": lambda call: replays.state(call.server, call.table, call.eyes, call.number("log"), call.who),
    "log": lambda call: replays.log_of(
        call.server, call.table, call.eyes, call.number("start"), call.number("count"), call.who
    ),
    "moment": lambda call: replays.moment(call.server, call.table, call.eyes, call.number("at"), call.who),
    "command": lambda call: commands.command(call.server, call.table, call.body, call.who),
    "hint": hint,
    "record": lambda call: replays.record(call.server, call.table),
    "replay": lambda call: replays.replay(call.server, call.table, call.eyes, call.who),
    "replay_at": lambda call: replays.replay_at(call.server, call.table, call.eyes, call.number("step")),
    "import_record": lambda call: replays.import_record(call.server, call.body, call.who),
}


def json_response(value: object, status: int = 200) -> Response:
    return Response(_encode(value), status, {"cache-control": "no-store"}, "application/json")


def problem_response(refusal: RefusedError) -> Response:
    response = json_response(refusal.problem, refusal.status)
    if refusal.status in (413, 415):
        response.headers["connection"] = "close"  # the rest of the body is not wanted
    return response


async def _body(request: Request, decoder: "msgspec.json.Decoder[Any]", most: int) -> Any:
    if request.headers.get("content-type", "").split(";")[0].strip().lower() != "application/json":
        raise RefusedError(415, "not-json")
    size = request.headers.get("content-length", "0")
    if not size.isdigit() or int(size) > most:
        raise RefusedError(413, "too-large", most=most)
    body = bytearray()
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > most:
                raise RefusedError(413, "too-large", most=most)
    except ClientDisconnect:
        raise RefusedError(400, "malformed-request", detail="the body ended too early") from None
    try:
        return decoder.decode(bytes(body))
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise RefusedError(400, "malformed-request", detail=str(error)[:200]) from None


def _query(request: Request, endpoint: Endpoint) -> dict[str, int | None]:
    found: dict[str, int | None] = {}
    for query in endpoint.query:
        text = request.query_params.get(query.name)
        if text is None:
            found[query.name] = query.default
            continue
        if not (text.isascii() and text.isdigit() and len(text) < 8 and query.low <= int(text) <= query.high):
            raise RefusedError(
                400, "malformed-request", detail=f"{query.name}: a number from {query.low} to {query.high}"
            )
        found[query.name] = int(text)
    return found


def _endpoint(server: Services, limits: Limits, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    handler = HANDLERS[endpoint.name]
    decoder = None if endpoint.body is None else msgspec.json.Decoder(endpoint.body)
    most = server.settings.max_body * (8 if endpoint.name == "import_record" else 1)

    async def answer(request: Request) -> Response:
        request.scope[NAME] = endpoint.name
        who = principal(request.cookies.get(COOKIE), request.headers.get("authorization"))
        cookie = None
        if who.player is None and endpoint.name in _NEEDS_COOKIE:
            cookie = new_secret()
            who = Principal(digest(cookie), who.token)
        try:
            if endpoint.name in _CREATES:
                limits.creating(request.client.host if request.client else "")
            query = _query(request, endpoint)
            body = None if decoder is None else await _body(request, decoder, most)
            result = await handler(Call(server, limits, who, request.path_params.get("id", ""), query, body))
        except RefusedError as refusal:
            return problem_response(refusal)
        except UnavailableError:
            return problem_response(RefusedError(503, "database"))
        response = json_response(result, endpoint.status)
        if endpoint.method == "GET" and len(response.body) > _COMPRESS:
            _compress(request, response)
        if cookie:
            secure = request.url.scheme == "https"
            response.set_cookie(COOKIE, cookie, max_age=_YEAR, httponly=True, samesite="lax", secure=secure)
        return response

    return answer


def _compress(request: Request, response: Response) -> None:
    if "gzip" in request.headers.get("accept-encoding", ""):
        response.body = gzip.compress(bytes(response.body), 1)
        response.headers["content-length"] = str(len(response.body))
        response.headers["content-encoding"] = "gzip"
    response.headers["vary"] = "accept-encoding"


def routes(server: Services, limits: Limits) -> list[Route]:
    return [Route(one.path, _endpoint(server, limits, one), methods=[one.method], name=one.name) for one in ENDPOINTS]
