"""What happens, as it happens: WebSocket, and server-sent events where a WebSocket does not get through."""

import asyncio
import contextlib
import re
import time
from collections.abc import AsyncIterator, Callable
from functools import partial

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response, StreamingResponse
from starlette.types import Message, Receive, Scope, Send

from paname.server.http.answers import NAME, cause_of, problem_response, refusal_of, refusal_response
from paname.server.http.asker import Asker, asker_of, principal_of
from paname.server.http.connections import HANG_UP, WRITE_AT_ONCE
from paname.server.http.limits import Limits
from paname.server.identity import Principal
from paname.server.ops.logs import note_failure
from paname.server.push.presence import Presence
from paname.server.storage.database import UnavailableError
from paname.server.tables import redact
from paname.server.tables.audience import Subscriber, encode
from paname.server.tables.knowledge import follow
from paname.server.tables.permission import check_viewer
from paname.server.tables.redact import Viewer
from paname.server.tables.services import Services
from paname.server.tables.table_game import TableGame
from paname.server.wire import messages as m
from paname.server.wire.problems import RefusedError, table_id

_SOCKET_PATH = re.compile("/api/tables/(?P<id>[^/]+)/socket")
_requests = msgspec.json.Decoder(m.SocketRequest)
_MOST_BAD_FRAMES = 5
_TAKING_SECONDS = 40.0  # seconds; sockets have their pings for this
_MOST_FRAMES = 20  # per second from one client


def number(text: str | None, high: int) -> int | None:
    if text is None or text == "":
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 8 and int(text) <= high):
        raise RefusedError(400, "malformed-request", detail=f"a number up to {high}")
    return int(text)


class Streams:
    def __init__(self, services: Services, limits: Limits, presence: Presence) -> None:
        self._services = services
        self._limits = limits
        self._fair_shares = limits.fair_shares
        self._presence = presence

    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Plain ASGI: of each socket there is no more in memory than it needs."""
        asker = asker_of(HTTPConnection(scope), self._services.seal)
        path = _SOCKET_PATH.fullmatch(scope["path"])
        if path is None or self._services.stopping or not self._limits.socket_opens(asker):
            await send({"type": "websocket.close", "code": 1013})
            return
        try:
            await receive()
            subscriber = await self._begin(HTTPConnection(scope), path["id"], send)
            if subscriber is not None:
                await self._serve(subscriber, asker, receive, send)
        except (OSError, RuntimeError):
            pass  # gone; RuntimeError is uvicorn's word for sending after that
        finally:
            self._limits.socket_closes(asker)

    async def _begin(self, connection: HTTPConnection, table: str, send: Send) -> Subscriber | None:
        """None: told why not."""
        accepted = False

        async def begin() -> Subscriber:
            nonlocal accepted
            await send({"type": "websocket.accept"})
            accepted = True
            who = await principal_of(connection, self._services)
            seat = number(connection.query_params.get("seat"), 3)
            since = number(connection.query_params.get("since"), 1_000_000)
            return await self._subscribe(table_id(table), seat, since, who)

        try:
            subscriber = await self._fair_shares.take_brief(asker_of(connection, self._services.seal), begin)
        except (RefusedError, UnavailableError) as error:
            if not accepted:
                await send({"type": "websocket.close", "code": 1013})
                return None
            await send({"type": "websocket.send", "text": encode(_problem(error)).decode()})
            await send({"type": "websocket.close", "code": 4000 + refusal_of(error).status})
            return None
        subscriber.at_once = connection.scope.pop(WRITE_AT_ONCE, None)
        return subscriber

    async def _serve(self, subscriber: Subscriber, asker: Asker, receive: Receive, send: Send) -> None:
        late: set[asyncio.Task[None]] = set()
        subscriber.falls_behind = partial(_send_later, late, send)
        subscriber.falls_behind(subscriber)
        try:
            await self._receive_all(subscriber, asker, receive)
        finally:
            self._unsubscribe(subscriber)
            for task in tuple(late):
                task.cancel()

    async def _receive_all(self, subscriber: Subscriber, asker: Asker, receive: Receive) -> None:
        bad = count = 0
        window = time.monotonic()
        while True:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            if time.monotonic() - window > 1.0:
                window, count = time.monotonic(), 0
            count += 1
            try:
                request = _requests.decode(message.get("text") or message.get("bytes") or b"")
            except (msgspec.MsgspecError, UnicodeError, RecursionError):
                bad += 1
                subscriber.tell(m.PushProblem("malformed-request", {}))
                request = None
            if bad > _MOST_BAD_FRAMES or count > _MOST_FRAMES:
                subscriber.end("bad-frames")
            elif request is not None:
                try:
                    await self._fair_shares.take_brief(asker, partial(self._answer, subscriber, request))
                except (RefusedError, UnavailableError) as error:
                    subscriber.tell(_problem(error))

    async def _answer(self, subscriber: Subscriber, request: m.SocketRequest) -> None:
        services = self._services
        async with services.cache.hold(subscriber.table) as slot:
            row = await follow(services, slot)
            if isinstance(request, m.Ping):
                subscriber.tell(m.Heartbeat(row.seq))
                return
            check_viewer(row, request.seat, subscriber.who)
            subscriber.viewer = request.seat
            if slot.table_game is not None:
                subscriber.tell(redact.resync(slot.table_game, request.seat))
        self._presence.changed(subscriber.table)

    async def _subscribe(self, table: str, seat: Viewer, since: int | None, who: Principal) -> Subscriber:
        """Under the table's lock, so that nothing falls between what is sent now and what is published next."""
        services = self._services
        subscriber = Subscriber(table, seat, who, services.settings.queue)
        async with services.cache.hold(table) as slot:
            row = await follow(services, slot)
            check_viewer(row, seat, who)
            subscriber.tell(m.TableChanged(services.info(row, who)))
            if slot.table_game is not None:
                for update in _missed(slot.table_game, seat, since):
                    subscriber.tell(update)
            services.audience.add(subscriber, row.version)
        self._presence.changed(table)
        return subscriber

    def _unsubscribe(self, subscriber: Subscriber) -> None:
        self._services.audience.remove(subscriber)
        self._presence.changed(subscriber.table)

    async def events(self, request: Request) -> Response:
        request.scope[NAME] = "events"
        asker = asker_of(request, self._services.seal)
        if self._services.stopping or not self._limits.socket_opens(asker):
            return problem_response(RefusedError(429, "too-many-sockets"))
        try:
            who = await principal_of(request, self._services)
            seat = number(request.query_params.get("seat"), 3)
            # a browser that reconnects by itself says where it was
            since = request.headers.get("last-event-id") or request.query_params.get("since")
            table, last = table_id(request.path_params["id"]), number(since, 1_000_000)
            begin = partial(self._subscribe, table, seat, last, who)
            subscriber = await self._fair_shares.take_brief(asker, begin)
        except (RefusedError, UnavailableError) as error:
            self._limits.socket_closes(asker)
            return refusal_response(request, error)
        except BaseException:
            self._limits.socket_closes(asker)
            raise
        headers = {"cache-control": "no-store", "x-accel-buffering": "no"}

        def gone() -> None:
            self._unsubscribe(subscriber)
            self._limits.socket_closes(asker)

        content = _stream(subscriber) if request.method == "GET" else _nothing()
        return EventStream(content, gone, headers)


class EventStream(StreamingResponse):
    """Tells when it has ended, however that came about; a client that takes nothing for a while has ended it."""

    def __init__(self, content: AsyncIterator[bytes], gone: Callable[[], None], headers: dict[str, str]) -> None:
        super().__init__(content, 200, headers, "text/event-stream")
        self._gone = gone

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def impatient(message: Message) -> None:
            await asyncio.wait_for(send(message), _TAKING_SECONDS)

        try:
            await super().__call__(scope, receive, impatient)
        except TimeoutError:
            scope[HANG_UP]()
            while (await receive())["type"] != "http.disconnect":  # else uvicorn misses the rest of the answer
                pass
        finally:
            self._gone()


def _missed(table_game: TableGame, viewer: Viewer, since: int | None) -> list[m.Update]:
    """What brings a connection up to date that knows the table up to `since`."""
    steps = None if since is None or since > table_game.seq else table_game.since(since)
    if steps is None or (not steps and table_game.active == viewer):
        # with nothing missed too: a page that starts from its own memory still needs its possibilities
        return [redact.resync(table_game, viewer)]
    return [redact.update(table_game, step, viewer) for step in steps]


async def _stream(subscriber: Subscriber) -> AsyncIterator[bytes]:
    while (frame := await subscriber.queue.get()) is not None:
        name = b"" if frame.seq is None else b"id: %d\n" % frame.seq
        yield b"%bdata: %b\n\n" % (name, frame.json)


async def _nothing() -> AsyncIterator[bytes]:
    """After the head that was asked for."""
    return
    yield b""


def _send_later(late: set[asyncio.Task[None]], send: Send, subscriber: Subscriber) -> None:
    task = asyncio.create_task(_send_waiting(subscriber, send))
    late.add(task)
    task.add_done_callback(late.discard)


async def _send_waiting(subscriber: Subscriber, send: Send) -> None:
    """Until nothing waits any more, or the socket is gone."""
    with contextlib.suppress(OSError, RuntimeError):
        while not subscriber.queue.empty():
            frame = subscriber.queue.get_nowait()
            if frame is None:
                await send({"type": "websocket.close", "code": 1013})
                return
            await send({"type": "websocket.send", "text": frame.json.decode()})
        subscriber.waits = False


def _problem(error: RefusedError | UnavailableError) -> m.PushProblem:
    refusal = refusal_of(error)
    if refusal.status >= 500:
        note_failure("socket", refusal.status, cause_of(error))
    return m.PushProblem(refusal.problem.code, refusal.problem.args)
