"""The endpoints of wire/endpoints.py as routes: decode, hand over, encode."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from paname.server.bots.analyst import Analyst
from paname.server.bots.odds import Odds
from paname.server.bots.workers import Bots
from paname.server.http.answers import NAME, compress, json_response, refusal_response
from paname.server.http.asker import asker_of, principal_of
from paname.server.http.handlers import HANDLERS, Call
from paname.server.http.home import Home
from paname.server.http.limits import Limits
from paname.server.identity import COOKIE, Principal, digest, new_secret, secret_of, set_cookie
from paname.server.storage.database import UnavailableError
from paname.server.tables.services import Services
from paname.server.tables.table_game import RECENT
from paname.server.wire.endpoints import ENDPOINTS, TABLE, Endpoint
from paname.server.wire.problems import RefusedError, table_id

_COMMANDS_PATH = TABLE + "/commands"
_COMMANDS = re.compile(_COMMANDS_PATH.replace("{id}", "(?P<id>[^/]+)"))
_BODY_SECONDS = 30.0
_GOT_FLOAT = "got `float`"  # how msgspec says so
_NEEDS_COOKIE = {
    "server_info",
    "welcome",
    "me",
    "keep",
    "create_table",
    "join",
    "claim",
    "import_record",
    "store_box",
    "analyze",
    "make_study",
    "study_fork",
    "puzzle_check",
}
Responder = Callable[[Request], Awaitable[Response]]
_CREATES = {"create_table", "import_record", "rematch", "store_box", "make_study", "study_fork"}
# Games are played again for these: whoever asks for many waits, not those who play.
_LONG = {
    "log",
    "moment",
    "record",
    "replay",
    "replay_at",
    "finale",
    "analysis",
    "import_record",
    "check_box",
    "store_box",
    "try_example",
    "make_study",
    "study",
    "study_at",
    "study_play",
    "study_cut",
    "study_comment",
    "study_ways",
    "study_fork",
    "study_record",
    "puzzle",
    "puzzle_play",
    "puzzle_ways",
    "puzzle_solution",
}
# Times the usual body: JSON doubles many a character.
_LARGER = {"import_record": 8, "keep": 8, "store_box": 2, "check_box": 2}


def routes(services: Services, bots: Bots, analyst: Analyst, odds: Odds, limits: Limits, home: Home) -> list[Route]:
    """One for each path: a wrong method is told which are right."""
    by_path: dict[str, dict[str, Responder]] = {}
    for one in ENDPOINTS:
        by_path.setdefault(one.path, {})[one.method] = _answering(services, bots, analyst, odds, limits, home, one)
    return [Route(path, _Answers(answers), methods=[*answers]) for path, answers in by_path.items()]


class _Answers:
    """Of one path. Not a function: Starlette would catch the errors of one once more, inside the places that do."""

    def __init__(self, by_method: dict[str, Responder]) -> None:
        self._by_method = by_method

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        method = "GET" if scope["method"] == "HEAD" else scope["method"]
        response = await self._by_method[method](Request(scope, receive, send))
        await response(scope, receive, send)


class Straight:
    """Commands go straight to their answer, everything else by way of Starlette: its layers are a tenth of the way."""

    def __init__(self, app: Starlette) -> None:
        self._app = app
        self._commands: ASGIApp = next(
            one.app for one in app.routes if isinstance(one, Route) and one.path == _COMMANDS_PATH
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = _COMMANDS.fullmatch(scope["path"]) if scope.get("method") == "POST" else None
        if found is None:
            await self._app(scope, receive, send)
        else:
            scope["path_params"] = found.groupdict()
            await self._commands(scope, receive, send)


def _answering(
    services: Services, bots: Bots, analyst: Analyst, odds: Odds, limits: Limits, home: Home, endpoint: Endpoint
) -> Responder:
    handler = HANDLERS[endpoint.name]
    decoder = None if endpoint.body is None else msgspec.json.Decoder(endpoint.body)
    shares = limits.fair_shares
    most = services.settings.max_body * _LARGER.get(endpoint.name, 1)

    async def made(request: Request, who: Principal, query: dict[str, int | None], sent: bytes) -> Response:
        """All of this is charged to whoever asks, also what is refused."""
        body = None if decoder is None else _understood(decoder, sent)
        table = table_id(request.path_params.get("id", ""))
        sha256 = request.path_params.get("sha256", "")
        call = Call(services, bots, analyst, odds, limits, home, request.scope, who, table, sha256, query, body)
        response = json_response(await handler(call), endpoint.status)
        if endpoint.method == "GET":
            compress(request, response)
        return response

    async def answer(request: Request) -> Response:
        request.scope[NAME] = endpoint.name
        asker = asker_of(request, services.seal)
        new = None
        try:
            who = await principal_of(request, services)
            if asker.player is None and endpoint.name in _NEEDS_COOKIE:
                new = services.seal.sealed(secret_of(request.cookies[COOKIE]) if who.player else new_secret())
                who = Principal(digest(secret_of(new)), who.token)
            if who.player is not None:
                services.seen(who.player, asker.network)
            if endpoint.name in _CREATES:
                limits.creating(asker)
            query = _query(request, endpoint)
            take = shares.take_command if endpoint.name == "command" else shares.take_brief
            if endpoint.name in _LONG or (query.get("log") or 0) > RECENT:  # further back than a game in memory knows
                take = shares.take_long
            with limits.holding(asker) as hold:
                sent = b"" if endpoint.method == "GET" else await _sent(request, endpoint, most, hold)
                response = await take(asker, partial(made, request, who, query, sent))
        except (RefusedError, UnavailableError) as error:
            return refusal_response(request, error)
        if new:
            response.raw_headers.append(set_cookie(new, secure=request.url.scheme == "https"))
        return response

    return answer


async def _sent(request: Request, endpoint: Endpoint, most: int, hold: Callable[[int], None]) -> bytes:
    """The body; also one that nobody needs, which else would be kept as long as its request waits for its turn."""
    kind = request.headers.get("content-type", "").split(";")[0].strip().lower()
    if endpoint.body is not None and kind != "application/json":
        raise RefusedError(415, "not-json")
    size = request.headers.get("content-length", "0")
    if not size.isdigit() or int(size) > most:
        raise RefusedError(413, "too-large", most=most)
    body = bytearray()
    try:
        async with asyncio.timeout(_BODY_SECONDS):
            more = True
            while more:
                message = await request.receive()
                if message["type"] == "http.disconnect":
                    raise RefusedError(400, "malformed-request", detail="the body ended too early")
                hold(len(message.get("body", b"")))
                body += message.get("body", b"")
                more = message.get("more_body", False)
                if len(body) > most:
                    raise RefusedError(413, "too-large", most=most)
    except TimeoutError:
        raise RefusedError(408, "malformed-request", detail="the body came too slowly") from None
    return bytes(body)


def _understood(decoder: "msgspec.json.Decoder[Any]", sent: bytes) -> Any:
    try:
        return decoded(decoder, sent)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise RefusedError(400, "malformed-request", detail=str(error)[:200]) from None


def decoded(decoder: "msgspec.json.Decoder[Any]", body: bytes) -> Any:
    """JSON knows one kind of number: 5.0 is a whole one."""
    try:
        return decoder.decode(body)
    except msgspec.ValidationError as error:
        if _GOT_FLOAT not in str(error):
            raise
        return msgspec.convert(_any_numbers.decode(body), decoder.type)


def _whole(number: str) -> float:
    value = float(number)
    return int(value) if value.is_integer() else value


_any_numbers: "msgspec.json.Decoder[Any]" = msgspec.json.Decoder(float_hook=_whole)


def _query(request: Request, endpoint: Endpoint) -> dict[str, int | None]:
    found: dict[str, int | None] = {}
    for query in endpoint.query:
        text = request.query_params.get(query.name)
        if text is None:
            found[query.name] = query.default
        elif text.isascii() and text.isdigit() and len(text) < 8 and query.low <= int(text) <= query.high:
            found[query.name] = int(text)
        else:
            detail = f"{query.name}: a number from {query.low} to {query.high}"
            raise RefusedError(400, "malformed-request", detail=detail)
    return found
