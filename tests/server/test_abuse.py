"""Hostile people and failing disks: bounded, answered, and visible to whoever runs the server."""

import asyncio
import json
import logging
import os
import resource
import select
import signal
import socket
import stat
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from sqlalchemy import Connection, event, text
from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.exceptions import InvalidMessage
from websockets.protocol import OPEN

from paname import Game
from paname.bots import BotError
from paname.cli.main import main
from paname.server import runner
from paname.server.client import ApiError, Client
from paname.server.http import connections, limits
from paname.server.http.connections import Connections, network
from paname.server.http.pages import BrowserClient
from paname.server.http.previews import Pictures
from paname.server.ops import logs, metrics
from paname.server.push import streams
from paname.server.push.streams import Streams
from paname.server.storage import impatient, queries
from paname.server.storage.database import Database, UnavailableError, UnusableError
from paname.server.storage.rows import EntryRow
from paname.server.tables.abandoned import sweep
from paname.server.wire import messages as m
from tests.server.chaos import FULL_DISK
from tests.server.cluster import Cluster
from tests.server.conftest import Running, free, held, run, until
from tests.server.games import hot_seat
from tests.server.processes import Process
from tests.server.test_lobby import code

HEAD = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"


def dial(server: Running) -> socket.socket:
    return socket.create_connection(("127.0.0.1", int(server.url.rsplit(":", 1)[1])), timeout=60)


@pytest.fixture
def sqlite(tmp_path: Path) -> Iterator[Callable[..., Running]]:
    """Starts servers on a file: what is tested never reaches the database."""
    running: list[Running] = []

    def begin(**changed: Any) -> Running:
        running.append(Running(free(database=str(tmp_path / "test.sqlite"), **changed)))
        return running[-1]

    yield begin
    for one in running:
        one.stop()


# --- connections ---


def test_headers_are_bounded(sqlite: Callable[..., Running]) -> None:
    server = sqlite()
    for head in (HEAD + b"X: ", b"GET /"):
        with dial(server) as raw:
            sent = 0
            with suppress(ConnectionError):
                raw.sendall(head)
                while sent < 64_000_000:
                    raw.sendall(b"a" * 65_536)
                    sent += 65_536
            assert sent < 16_000_000, "all of it was read"
    with dial(server) as raw:  # in one piece, complete
        raw.sendall(HEAD + b"X: " + b"a" * 40_000 + b"\r\n\r\n")
        assert raw.recv(64).startswith(b"HTTP/1.1 431")
    with dial(server) as raw:  # two requests at once are not one large one
        raw.sendall((HEAD + b"X: " + b"a" * 20_000 + b"\r\n\r\n") * 2)
        raw.settimeout(60)
        assert raw.recv(64).startswith(b"HTTP/1.1 200")


def test_headers_must_come(sqlite: Callable[..., Running], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "_HEAD_SECONDS", 0.3)
    server = sqlite()
    with dial(server) as silent, dial(server) as half, dial(server) as second:
        half.sendall(HEAD)
        second.sendall(HEAD + b"\r\n")
        assert second.recv(64).startswith(b"HTTP/1.1 200")
        second.sendall(HEAD)  # the first was in time; this one never ends
        for raw in (silent, half, second):
            raw.settimeout(60)
            while raw.recv(4096):
                pass


def test_one_network_leaves_connections_to_the_others(
    sqlite: Callable[..., Running], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(runner, "_connections", lambda _: Connections(40, 1000, []))
    server = sqlite()
    with ExitStack() as held:
        for _ in range(60):
            raw = held.enter_context(dial(server))
            with suppress(ConnectionError):
                raw.sendall(HEAD)
        elsewhere = httpx.HTTPTransport(local_address="127.0.0.2")
        with httpx.Client(transport=elsewhere) as other:
            assert other.get(server.url + "/healthz").status_code == 200
        assert "connections refused" in caplog.text
    assert httpx.get(server.url + "/healthz").status_code == 200  # those that were closed count no longer


UPGRADE = HEAD + b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
HANDSHAKE = UPGRADE + b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
NO_HANDSHAKES = {
    "a long header": HANDSHAKE + b"X: " + b"a" * 9_000 + b"\r\n\r\n",
    "many headers": HANDSHAKE + b"".join(b"X-%d: a\r\n" % one for one in range(140)) + b"\r\n",
    "no key": UPGRADE + b"\r\n",
    "POST": HANDSHAKE.replace(b"GET", b"POST") + b"Content-Length: 3\r\n\r\nabc",
    "POST with half a body": HANDSHAKE.replace(b"GET", b"POST") + b"Content-Length: 300\r\n\r\nabc",
    "too large": HANDSHAKE + b"X: " + b"a" * 40_000 + b"\r\n\r\n",
}


def rest_of(raw: socket.socket) -> bytes:
    """All that is said until the connection is closed."""
    found = b""
    with suppress(ConnectionError):
        while more := raw.recv(65_536):
            found += more
    return found


@pytest.mark.parametrize("case", NO_HANDSHAKES)
def test_a_handshake_is_answered(case: str, sqlite: Callable[..., Running], caplog: pytest.LogCaptureFixture) -> None:
    with dial(sqlite()) as raw:
        raw.sendall(NO_HANDSHAKES[case])
        assert rest_of(raw)[:10] == b"HTTP/1.1 4"
    assert not [record for record in caplog.records if record.exc_info]


SMUGGLED = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"


@pytest.mark.parametrize("kind", [b"h2c", b"websocket", b"WebSocket, h2c"])
@pytest.mark.parametrize("length", [b"Content-Length: %d\r\n" % len(SMUGGLED), b"Transfer-Encoding: chunked\r\n", b""])
def test_no_request_hides_in_another(kind: bytes, length: bytes, sqlite: Callable[..., Running]) -> None:
    """Its answer would go to whoever asks next on a proxy's connection."""
    with dial(sqlite()) as raw:
        raw.sendall(HEAD + b"Upgrade: %s\r\nConnection: Upgrade\r\n%s\r\n" % (kind, length))
        with suppress(ConnectionError):
            time.sleep(0.2)
            raw.sendall(SMUGGLED)
        assert rest_of(raw).count(b"HTTP/1.1 ") == 1, "one answer, then it is closed"


@pytest.mark.parametrize("head", [HEAD, HANDSHAKE])
def test_a_request_names_one_host(head: bytes, sqlite: Callable[..., Running]) -> None:
    """A proxy may have looked at the other."""
    with dial(sqlite()) as raw:
        raw.sendall(head + b"Host: elsewhere.example\r\n\r\n")
        assert rest_of(raw).startswith(b"HTTP/1.1 400")


def test_a_handshake_has_an_end(sqlite: Callable[..., Running], monkeypatch: pytest.MonkeyPatch) -> None:
    """However long the answer takes."""
    monkeypatch.setattr(connections, "_HANDSHAKE_SECONDS", 0.3, raising=False)

    async def never(*_: object) -> None:
        await asyncio.sleep(60)

    monkeypatch.setattr(Streams, "socket", never)
    with dial(sqlite()) as raw:
        raw.sendall(HANDSHAKE.replace(b"/healthz", b"/api/tables/abcdefghij/socket") + b"\r\n")
        assert rest_of(raw) == b""


@pytest.mark.parametrize("said", [b"\x83\x80\0\0\0\0", b"\x81\x01x", b"\x88\x82\0\0\0\0\x03\xe8", b"\x89\x80\0\0\0\0"])
def test_nobody_speaks_before_the_handshake_is_answered(
    said: bytes, sqlite: Callable[..., Running], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Which may take a while, for whoever owes."""

    async def later(_streams: Streams, _scope: Scope, _receive: Receive, send: Send) -> None:
        await asyncio.sleep(1.0)
        await send({"type": "websocket.accept"})

    monkeypatch.setattr(Streams, "socket", later)
    with dial(sqlite()) as raw:
        raw.sendall(HANDSHAKE.replace(b"/healthz", b"/api/tables/abcdefghij/socket") + b"\r\n")
        time.sleep(0.2)
        raw.sendall(said)
        assert rest_of(raw) == b""
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def test_what_nobody_catches_is_one_line(
    sqlite: Callable[..., Running], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(*_: object) -> None:
        raise AssertionError("what a client sent")

    monkeypatch.setattr(connections.Bounded, "data_received", fails)
    server = sqlite()
    with dial(server) as raw:
        raw.sendall(HEAD + b"\r\n")
        assert rest_of(raw) == b""
    (line,) = [record for record in caplog.records if record.levelno >= logging.ERROR]
    told = json.loads(logs.JsonFormatter().format(line))
    assert told["cause"] == "AssertionError"
    assert told["where"].startswith("test_abuse.py:")
    assert "trace" not in told
    assert "what a client sent" not in str(told)


def test_sockets_are_connections(sqlite: Callable[..., Running], monkeypatch: pytest.MonkeyPatch) -> None:
    counted = Connections(8, 1000, ["127.0.0.1"])
    monkeypatch.setattr(runner, "_connections", lambda _: counted)
    server = sqlite()

    async def play() -> None:
        async with Client(server.url) as ada:
            table = await hot_seat(ada)
            sockets = [await ada.socket(table, 0) for _ in range(7)]
            assert all([await one.next() for one in sockets])
            with pytest.raises((InvalidMessage, ConnectionError)):
                await ada.socket(table, 0)
            for one in sockets:
                await one.close()

    run(play())
    run(until(lambda: asyncio.sleep(0, counted._open.total()), lambda left: left == 0))


@contextmanager
def raw_socket(server: Running) -> Iterator[socket.socket]:
    """Of a running table, after its handshake."""

    async def table() -> str:
        async with Client(server.url) as ada:
            return await hot_seat(ada)

    with dial(server) as raw:
        raw.settimeout(60)
        path = f"/api/tables/{run(table())}/socket".encode()
        raw.sendall(HANDSHAKE.replace(b"/healthz", path) + b"\r\n")
        assert raw.recv(65_536).startswith(b"HTTP/1.1 101")
        yield raw


def hear(raw: socket.socket, expected: bytes) -> None:
    heard = b""
    while expected not in heard:
        more = raw.recv(65_536)
        assert more, "closed"
        heard += more


def masked(first: int, content: bytes = b"") -> bytes:
    return bytes([first, 0x80 | len(content), 0, 0, 0, 0]) + content


FLOODS = {
    "pings": masked(0x89),
    "full pings": masked(0x89, bytes(125)),
    "pongs": masked(0x8A),
    "pieces": masked(0x01) + masked(0x00) * 9 + masked(0x80),
    "texts": masked(0x81),
}


@pytest.mark.parametrize("case", FLOODS)
def test_a_flood_of_frames_is_not_read(case: str, sqlite: Callable[..., Running]) -> None:
    with raw_socket(sqlite()) as raw:
        with suppress(ConnectionError):
            raw.sendall(FLOODS[case] * (60_000 // len(FLOODS[case])))
        assert len(rest_of(raw)) < 30_000, "closed, and most of it unanswered"


def test_who_says_little_is_heard_for_ever(sqlite: Callable[..., Running], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "_SAID_A_SECOND", 1e9)  # as if hours passed
    with raw_socket(sqlite()) as raw:
        for number in range(100):
            raw.sendall(masked(0x89, b"still there? %100d" % number))
            hear(raw, b"%d" % number)
            time.sleep(0.002)  # a loop's clock counts milliseconds


def test_no_text_is_no_traceback(sqlite: Callable[..., Running], caplog: pytest.LogCaptureFixture) -> None:
    with raw_socket(sqlite()) as raw:
        raw.sendall(masked(0x81, b'{"type": "\xff\xfe"}'))
        hear(raw, b"malformed-request")
    assert not [record for record in caplog.records if record.exc_info]


@pytest.fixture
def reads_nothing(sqlite: Callable[..., Running], monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server with a socket that asks for more than fits into all buffers, and takes nothing of it."""
    monkeypatch.setattr(streams, "_MOST_FRAMES", 1000)
    monkeypatch.setattr(connections, "_MOST_SAID", 10**6)
    pause, stuck = connections._BoundedSocket.pause_writing, threading.Event()

    def noted(protocol: Any) -> None:
        pause(protocol)
        stuck.set()

    monkeypatch.setattr(connections._BoundedSocket, "pause_writing", noted)
    server = sqlite()
    with raw_socket(server) as raw:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.sendall(masked(0x81, b'{"type":"watch","seat":null}') * 350)  # at once: it may be hung up on soon after
        assert stuck.wait(60)
        yield server


def test_a_socket_that_reads_nothing_has_an_end(
    monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    counted = Connections(8, 1000, ["127.0.0.1"])
    monkeypatch.setattr(runner, "_connections", lambda _: counted)
    monkeypatch.setattr(connections, "_STUCK_SECONDS", 0.3)
    request.getfixturevalue("reads_nothing")
    gone = until(lambda: asyncio.sleep(0, counted._open.total()), lambda left: left == 0, 30)
    run(gone)  # pings would have noticed after forty seconds


def test_whoever_reads_nothing_keeps_nobody_from_stopping(
    reads_nothing: Running, caplog: pytest.LogCaptureFixture
) -> None:
    begun = time.monotonic()
    reads_nothing.stop()
    assert time.monotonic() - begun < 8.0, "uvicorn would wait ten seconds"
    assert not [record for record in caplog.records if record.exc_info]


def test_half_a_body_keeps_nobody_from_stopping(
    sqlite: Callable[..., Running], caplog: pytest.LogCaptureFixture
) -> None:
    server = sqlite()
    with dial(server) as raw:
        raw.sendall(HEAD.replace(b"GET /healthz", b"POST /api/tables") + b"Content-Length: 6000\r\n\r\n{")
        time.sleep(0.5)
        begun = time.monotonic()
        server.stop()
        assert time.monotonic() - begun < 8.0, "uvicorn would wait ten seconds"
    assert not [record for record in caplog.records if record.exc_info]


TRAILERS = b"Transfer-Encoding: chunked\r\n\r\n"
ENDLESS = {
    "one trailer": (HEAD + TRAILERS + b"0\r\nX: ", b"a"),
    "many trailers": (HEAD + TRAILERS + b"0\r\n", b"x: y\r\n"),
    "a chunk's extension": (HEAD + TRAILERS + b"1;", b"a"),
    "trailers of what is waited for": (
        HEAD.replace(b"GET /healthz", b"PUT /api/me") + b"Content-Type: application/json\r\n" + TRAILERS + b"0\r\nX: ",
        b"a",
    ),
    "nothing but lines": (b"", b"\r\n"),
}


@pytest.mark.parametrize("case", ENDLESS)
def test_what_is_no_body_is_bounded(case: str, sqlite: Callable[..., Running]) -> None:
    begun, more = ENDLESS[case]
    with dial(sqlite()) as raw:
        sent = 0
        with suppress(ConnectionError):
            raw.sendall(begun)
            while sent < 16_000_000:
                raw.sendall(more * (60_000 // len(more)))
                sent += 60_000
        assert sent < 8_000_000, "all of it was read"


def test_a_stream_reads_no_body(sqlite: Callable[..., Running]) -> None:
    """It goes on for hours, and so could what is sent to it."""
    server = sqlite()

    async def made() -> bytes:
        async with Client(server.url) as ada:
            return (await hot_seat(ada)).encode()

    stream = HEAD.replace(b"/healthz", b"/api/tables/" + run(made()) + b"/events")
    with dial(server) as raw:
        sent = 0
        with suppress(ConnectionError):
            raw.sendall(stream + b"Content-Length: 1000000000\r\n\r\n")
            while sent < 64_000_000:
                raw.sendall(b"x" * 60_000)
                sent += 60_000
        assert sent < 32_000_000, "all of it was read"


def test_a_body_is_no_head(sqlite: Callable[..., Running]) -> None:
    """As long as bodies may be, also in small pieces; what trails it is no header."""
    body = b'{"name": "Ada"' + b" " * 50_000 + b"}"
    pieces = b"".join(
        b"%x\r\n%s\r\n" % (len(one), one) for one in (body[at : at + 500] for at in range(0, 50_015, 500))
    )
    put = HEAD.replace(b"GET /healthz", b"PUT /api/me") + b"Content-Type: application/json\r\n" + TRAILERS
    with dial(sqlite()) as raw:
        raw.sendall(put + pieces + b"0\r\nCookie: paname=chosen\r\n\r\n")
        assert raw.recv(64).startswith(b"HTTP/1.1 2")


def test_a_late_body_keeps_nothing_open(sqlite: Callable[..., Running]) -> None:
    """Its request has been answered long ago."""
    server = sqlite()
    server._uvicorn.config.timeout_keep_alive = 1
    with dial(server) as raw:
        raw.sendall(HEAD + b"Content-Length: 1000\r\n\r\n")
        assert raw.recv(64).startswith(b"HTTP/1.1 200")
        ended = False
        for _ in range(100):
            try:
                raw.sendall(b"x")
            except ConnectionError:
                ended = True
                break
            time.sleep(0.1)
        assert ended, "ten seconds by one byte at a time"


def _posted(path: bytes) -> bytes:
    """A request whose body never ends, and much of that."""
    head = HEAD.replace(b"GET /healthz", b"POST " + path) + b"Content-Type: application/json\r\n"
    return head + b"Content-Length: 65000\r\n\r\n" + b" " * 60_000


@pytest.mark.parametrize("path", [b"/api/boxes/check", b"/api/studies/abc/fork"], ids=["a body", "nobody needs it"])
def test_what_one_network_sends_is_bounded_together(
    path: bytes, sqlite: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two thousand connections with half a body each took 440 MB."""
    monkeypatch.setattr(limits, "_MOST_HELD", 100_000)
    server = sqlite()
    port = int(server.url.rsplit(":", 1)[1])
    with (
        dial(server) as one,
        dial(server) as two,
        socket.create_connection(("127.0.0.1", port), 60, ("127.0.0.2", 0)) as elsewhere,
    ):
        for raw in (one, two, elsewhere):
            raw.sendall(_posted(path))
        refused = select.select([one, two, elsewhere], [], [], 60)[0]
        assert len(refused) == 1
        assert refused[0] is not elsewhere
        assert refused[0].recv(64).startswith(b"HTTP/1.1 429")
    body = b" " * 60_000

    async def again() -> int:
        async with httpx.AsyncClient() as http:
            sent = await http.post(
                server.url + path.decode(), content=body, headers={"content-type": "application/json"}
            )
            return sent.status_code

    run(until(again, lambda status: status != 429))


def test_a_body_that_nobody_asks_for_is_not_kept(
    sqlite: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    """While its request waits for its turn."""
    may_go_on = held(monkeypatch, Pictures, "of")
    server = sqlite()
    state = server._uvicorn.server_state
    with dial(server) as raw:
        raw.sendall(HEAD.replace(b"/healthz", b"/api/tables/abc/board.png") + b"Content-Length: 20000\r\n\r\n")
        run(until(lambda: asyncio.sleep(0, [one.cycle for one in state.connections]), any))
        [cycle] = [one.cycle for one in state.connections]
        raw.sendall(b"x" * 20_000)
        run(until(lambda: asyncio.sleep(0, cycle.more_body), lambda more: not more))
        assert not cycle.body
        may_go_on.set()
        assert raw.recv(64).startswith(b"HTTP/1.1 404")


def test_who_asks_ahead_gets_one_answer(sqlite: Callable[..., Running], caplog: pytest.LogCaptureFixture) -> None:
    """uvicorn tells only the last of several requests that their connection was lost."""
    with dial(sqlite()) as raw:
        raw.sendall((HEAD + b"\r\n") * 3)
        answer = rest_of(raw)
        assert (answer[:12], answer.count(b"HTTP/1.1"), answer[-3:]) == (b"HTTP/1.1 200", 1, b"ok\n")
    with dial(sqlite()) as raw:
        for _ in range(3):
            raw.sendall(HEAD + b"\r\n")
            assert raw.recv(4096).endswith(b"ok\n"), "one after the other is as it should be"
    assert not [record for record in caplog.records if record.exc_info]


@pytest.mark.parametrize("method", ["HEAD", "GET"])
def test_a_stream_ends_with_its_connection(
    method: str, sqlite: Callable[..., Running], caplog: pytest.LogCaptureFixture
) -> None:
    """Whatever else was asked on it."""
    server = sqlite()

    async def play() -> None:
        async with Client(server.url) as ada:
            path = f"/api/tables/{await hot_seat(ada)}/events"
            asked = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
            for count in (1, 2, 3):
                with dial(server) as raw:
                    raw.sendall(asked * count)
                    assert (await asyncio.to_thread(raw.recv, 64)).startswith(b"HTTP/1.1 200")
            await until(lambda: asyncio.sleep(0, server.services.audience.count), lambda left: left == 0, 20)
            with dial(server) as raw:
                raw.sendall(
                    b"HEAD" + asked.removeprefix(method.encode()).replace(b"Host", b"Connection: close\r\nHost")
                )
                assert b"text/event-stream" in await asyncio.to_thread(rest_of, raw)

    run(play())
    assert not [record for record in caplog.records if record.exc_info]


def test_an_answer_that_nobody_takes_has_an_end(
    sqlite: Callable[..., Running], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    counted = Connections(8, 8, [])
    monkeypatch.setattr(runner, "_connections", lambda _: counted)
    for bound in ("_STUCK_SECONDS", "_LAST_SECONDS"):
        monkeypatch.setattr(connections, bound, 0.3)

    async def pages() -> AsyncIterator[bytes]:
        while True:
            yield b"page" * 10_000
            await asyncio.sleep(0)

    async def endless(*_: object) -> StreamingResponse:
        return StreamingResponse(pages())

    monkeypatch.setattr(BrowserClient, "get_response", endless)
    with dial(sqlite()) as raw:
        raw.sendall(HEAD.replace(b"/healthz", b"/") + b"\r\n")
        assert raw.recv(64).startswith(b"HTTP/1.1 200")
        run(until(lambda: asyncio.sleep(0, counted._open.total()), lambda left: left == 0, 20))
    assert not [record for record in caplog.records if record.exc_info]


def test_a_stream_that_nobody_takes_is_no_error(
    sqlite: Callable[..., Running], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(streams, "_TAKING_SECONDS", 0.3)

    async def endless(_: object) -> AsyncIterator[bytes]:
        while True:
            yield b"data: more\n\n" * 10_000

    monkeypatch.setattr(streams, "_stream", endless)
    server = sqlite()

    async def play() -> None:
        async with Client(server.url) as ada:
            path = f"/api/tables/{await hot_seat(ada)}/events"
            with dial(server) as raw:
                raw.sendall(HEAD.replace(b"/healthz", path.encode()) + b"\r\n")
                assert (await asyncio.to_thread(raw.recv, 64)).startswith(b"HTTP/1.1 200")
                await until(lambda: asyncio.sleep(0, server.services.audience.count), lambda left: left == 0, 60)

    run(play())
    server.stop()
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


class Wire(asyncio.Transport):
    """Keeps what is written to it."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.closed = self.aborted = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        assert not self.closed
        self.written.append(bytes(data))

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.aborted = True


def silent_socket(wire: Wire) -> connections._BoundedSocket:
    """Whose reader takes nothing of what is left."""
    given = {"config": Config(lambda: None, log_config=None), "server_state": ServerState(), "app_state": {}}
    loop = asyncio.get_running_loop()
    made = connections._BoundedSocket(connections._Stay(Connections(8, 8, []), wire, loop), _loop=loop, **given)
    made.connection_made(wire)
    made.handshake_complete, made.conn.state = True, OPEN
    return made


@pytest.mark.parametrize("blow", ["pause_writing", "keepalive_timeout", "shutdown", "closed"])
def test_a_socket_whose_reader_is_silent_has_an_end(blow: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """To close it alone would wait for what nobody takes."""
    monkeypatch.setattr(connections, "_STUCK_SECONDS", 0.05)
    monkeypatch.setattr(connections, "_PARTING_SECONDS", 0.05)
    monkeypatch.setattr(connections, "_LAST_SECONDS", 0.05 if blow == "closed" else 120.0)

    async def end() -> None:
        wire = Wire()
        protocol = silent_socket(wire)
        getattr(protocol, blow, protocol.transport.close)()
        await until(lambda: asyncio.sleep(0, wire.aborted), bool, 20)

    run(end())


def test_a_socket_that_is_closed_again_ends_no_later(monkeypatch: pytest.MonkeyPatch) -> None:
    """uvicorn does so when its task ends: a server would wait for it as long as for a reader."""
    monkeypatch.setattr(connections, "_PARTING_SECONDS", 0.05)

    async def end() -> None:
        wire = Wire()
        protocol = silent_socket(wire)
        protocol.shutdown()
        protocol.transport.close()
        await until(lambda: asyncio.sleep(0, wire.aborted), bool, 20)

    run(end())


def test_an_answer_is_written_at_once_but_never_held_back() -> None:
    async def write(*parts: bytes, turn: bool = False) -> list[bytes]:
        wire = Wire()
        answer = connections._InOne(wire, asyncio.get_running_loop())
        for part in parts:
            answer.write(part)
            if turn:
                await asyncio.sleep(0)
        answer.close()
        await asyncio.sleep(0)
        return wire.written

    assert run(write(b"head ", b"body")) == [b"head body"]
    assert run(write(b"head ", b"some ", b"more")) == [b"head some ", b"more"]
    assert run(write(b"head")) == [b"head"], "it has no body, and then the connection ends"
    assert run(write(b"head ", b"late", turn=True)) == [b"head ", b"late"]


def test_proxies_are_named_as_addresses_or_networks() -> None:
    for proxies in (["10.0.0.7"], ["192.0.2.1", "10.0.0.0/8"], ["*"]):
        counted = Connections(8, 2, proxies)
        assert [counted.opens("10.0.0.7") for _ in range(6)] == [True] * 6
    counted = Connections(8, 2, ["10.0.0.0/8", "fd00::/8", "a name"])
    assert [counted.opens("203.0.113.7") for _ in range(3)] == [True, True, False]
    assert [counted.opens("fd00::1") for _ in range(3)] == [True] * 3


def test_only_proxies_say_who_asks(sqlite: Callable[..., Running]) -> None:
    """Nobody is one unless FORWARDED_ALLOW_IPS says so, but for this machine's own address."""
    server = sqlite()
    with httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.0.2")) as stranger:
        for claimed in ({}, {"x-forwarded-for": "127.0.0.1"}, {"x-forwarded-for": "127.0.0.1, ::1"}):
            assert stranger.get(server.url + "/metrics", headers=claimed).status_code == 403


def test_descriptors_are_raised_as_far_as_they_may_be(monkeypatch: pytest.MonkeyPatch) -> None:
    limits, most = {"now": (1024, 4096)}, list[int]()
    monkeypatch.setattr(resource, "getrlimit", lambda _: limits["now"])
    monkeypatch.setattr(resource, "setrlimit", lambda _, new: limits.update(now=new))
    monkeypatch.setattr(runner, "Connections", lambda all_, *_: most.append(all_))
    runner._connections(free())
    assert limits["now"] == (4096, 4096)
    assert most == [4096 - 200]


def test_networks() -> None:
    assert network("203.0.113.7") == "203.0.113.7"
    assert network("::ffff:203.0.113.7") == "203.0.113.7"
    assert network("2001:db8:1:2:3::4") == network("2001:db8:1:2:ffff::1") != network("2001:db8:1:3::1")
    assert network("a pipe") == "a pipe"


# --- strange requests ---


def test_strange_addresses_are_answered(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    with httpx.Client(base_url=server.url) as http:
        assert http.get("/" + "a" * 300 + ".png").status_code == 404
        assert http.get("/assets/" + "a" * 300).status_code == 404
        assert http.get("/api/tables/%00").status_code == 404
        assert http.get("/api/tables/" + "a" * 5000).status_code == 404
        assert http.get("/api/tables/%00/events").status_code == 404
        made = http.post("/api/tables", json={"seats": []}, headers={"origin": "http://["})
        assert (made.status_code, made.json()["code"]) == (403, "wrong-origin")
    assert "Traceback" not in caplog.text


def test_wrong_methods_are_told_the_right_ones(sqlite: Callable[..., Running]) -> None:
    with httpx.Client(base_url=sqlite().url) as http:
        for path, allowed in (
            ("/api/me", {"PUT"}),
            ("/api/records", {"POST"}),
            ("/api/tables", {"GET", "HEAD", "POST"}),
        ):
            wrong = http.delete(path)
            assert wrong.status_code == 405
            assert {one.strip() for one in wrong.headers["allow"].split(",")} == allowed
        assert http.get("/api/me").status_code == 405
        assert http.get("/api/nothing").json()["code"] == "no-such-endpoint"
        assert http.head("/api/tables").status_code == 200


def test_numbers(server: Running) -> None:
    """5.0 is a whole number; one of five thousand digits is none that anybody means."""
    record = Game.new(players=2, seed=1).record()
    with httpx.Client(base_url=server.url) as http:
        seats = [{"kind": "human"}, {"kind": "bot", "level": 3.0}]
        assert http.post("/api/tables", json={"seats": seats}).status_code == 201
        seats[1]["level"] = 3.5
        assert http.post("/api/tables", json={"seats": seats}).status_code == 400
        assert http.post("/api/records", json=dict(record)).status_code == 201
        for digits in (30, 5000):
            body = b'{"format": 1' + b"1" * digits + b"}"
            sent = http.post("/api/records", content=body, headers={"content-type": "application/json"})
            assert sent.status_code in (400, 422)


def test_the_log_of_a_long_table(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is not asked for is not found out: 2,000 entries here, 10,000 in life."""

    async def play() -> None:
        async with Client(server.url) as ada:
            table = await hot_seat(ada)
            await ada.act(table, 0, 0, "draw 1")

            def many(connection: Connection) -> None:
                row = (
                    'insert into entries ("table", seq, kind, seat, text, client, at) values (:t, :s, :k, 0, :x, :c, 1)'
                )
                moves = [("a", "place arc"), ("u", "1")]
                values = [(seq, *moves[seq % 2]) for seq in range(2, 2001)]
                connection.execute(text(row), [{"t": table, "s": s, "k": k, "x": x, "c": b""} for s, k, x in values])
                stand = "update tables set seq = 2000, revision = revision + 1 where id = :t"
                connection.execute(text(stand), {"t": table})

            await server.on_loop(server.services.database.write(many))
            played: list[str] = []
            play = Game.play
            monkeypatch.setattr(Game, "play", lambda game, action: (played.append(action), play(game, action))[1])
            log = (await ada.log(table, 0, 1901, 100)).entries
            assert [entry.seq for entry in log] == list(range(1901, 2001))
            assert [entry.undone for entry in log[-3:]] == [True, False, False]
            assert len(played) == 50
            read: list[EntryRow] = []
            load = queries.load_entries
            monkeypatch.setattr(queries, "load_entries", lambda *args: (read.extend(load(*args)), read)[1])
            assert (await ada.moment(table, 1)).seq == 1
            assert [entry.seq for entry in read] == [1]
            monkeypatch.setattr(queries, "load_entries", load)
            assert (await ada.state(table, 0)).seq == 2000
            assert (await ada.act(table, 0, 2000, "done")).seq == 2001

    run(play())


def test_open_tables_that_nobody_comes_back_to_go(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with Client(server.url) as ada, Client(server.url) as blaise:
            seats = [m.SeatRequest("human"), m.SeatRequest("open")]
            left, kept = [(await ada.create(m.CreateTable(seats))).table for _ in range(2)]
            mine = next(seat.seat for seat in left.seats if seat.kind == "human")
            await ada.leave(left.id, mine)
            later = 700
            monkeypatch.setattr(queries, "clock", lambda _: int(time.time()) + later)
            page = await blaise.socket(left.id)
            assert await page.next()
            await server.on_loop(sweep(server.services))
            assert (await blaise.table(left.id)).id == left.id, "somebody is looking at it"
            await page.close()
            later = 1400

            async def listed() -> list[str]:
                await server.on_loop(sweep(server.services))
                return [table.id for table in (await blaise.list_tables()).open]

            await until(listed, lambda ids: ids == [kept.id])
            later = 25 * 3600
            assert await listed() == []
            with pytest.raises(ApiError) as error:
                await blaise.join(kept.id)
            assert code(error) == (404, "no-such-table")

    run(play())


def test_abandoned_tables_go_by_themselves(sqlite: Callable[..., Running], monkeypatch: pytest.MonkeyPatch) -> None:
    server = sqlite(heartbeat=0.1)

    async def play() -> None:
        async with Client(server.url) as ada:
            await ada.create(m.CreateTable([m.SeatRequest("human"), m.SeatRequest("open")]))
            monkeypatch.setattr(queries, "clock", lambda _: int(time.time()) + 25 * 3600)
            await until(ada.list_tables, lambda listed: listed.open == [])

    run(play())


def test_tables_that_wait_keep_no_other_from_going(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with Client(server.url) as ada:
            seats = [m.SeatRequest("human"), m.SeatRequest("open")]
            made = [(await ada.create(m.CreateTable(seats))).table for _ in range(6)]
            left = made[-1]
            await ada.leave(left.id, next(seat.seat for seat in left.seats if seat.kind == "human"))
            monkeypatch.setattr(queries, "clock", lambda _: int(time.time()) + 700)
            await server.on_loop(sweep(server.services))
            assert {one.id for one in (await ada.list_tables()).open} == {one.id for one in made[:-1]}

    monkeypatch.setattr(queries, "MOST_SWEPT", 5)
    run(play())


# --- the database ---


def test_failing_writes_are_visible(sqlite: Callable[..., Running], caplog: pytest.LogCaptureFixture) -> None:
    server = sqlite()
    engine = server.services.database.engine

    read_only = True

    def protect(connection: Any, *_: object) -> None:
        connection.execute(f"PRAGMA query_only = {int(read_only)}")

    async def play() -> None:
        nonlocal read_only
        async with Client(server.url) as ada:
            table = await hot_seat(ada)
            assert (await ada.http.get("/readyz")).status_code == 200
            event.listen(engine, "checkout", protect)
            kept = server.services.database._kept
            assert kept is not None
            kept.connection.cursor().execute("PRAGMA query_only = 1")  # the writer's
            await until(lambda: ada.http.get("/readyz"), lambda ready: ready.status_code == 503)  # nobody has to try
            caplog.clear()
            before = metrics.failures._value.get()
            with pytest.raises(ApiError) as error:
                await ada.act(table, 0, 0, "draw 1")
            assert code(error) == (503, "database")

            async def said() -> list[logging.LogRecord]:
                return [record for record in caplog.records if record.message == "request failed"]

            lines = await until(said, bool)  # after the answer
            assert metrics.failures._value.get() == before + 1
            assert [(one.endpoint, one.status) for one in lines] == [("command", 503)]  # type: ignore[attr-defined]
            assert "SQLITE_READONLY" in lines[0].cause  # type: ignore[attr-defined]
            await until(lambda: ada.http.get("/readyz"), lambda ready: ready.status_code == 503)
            read_only = False
            await until(lambda: ada.http.get("/readyz"), lambda ready: ready.status_code == 200)
            assert (await ada.act(table, 0, 0, "draw 1")).seq == 1

    with caplog.at_level(logging.WARNING, "paname.server"):
        run(play())


def test_a_full_disk_is_visible_though_a_probe_finds_room(cluster: Cluster) -> None:
    url = cluster.create()
    server = Running(free(database=url))

    async def play() -> None:
        async with Client(server.url) as ada:

            async def ready() -> int:
                return (await ada.http.get("/readyz")).status_code

            table = await hot_seat(ada)
            await until(ready, lambda status: status == 200)
            with psycopg.connect(url, autocommit=True) as admin:
                admin.execute(FULL_DISK)
                with pytest.raises(ApiError) as error:
                    await ada.act(table, 0, 0, "draw 1")
                assert code(error) == (503, "database")
                await server.on_loop(server.services.sign_of_life())
                await asyncio.sleep(1.1)  # what it knows is not older
                assert await ready() == 503
                admin.execute("drop function full_disk cascade")
            assert (await ada.act(table, 0, 0, "draw 1")).seq == 1
            await asyncio.sleep(1.1)
            assert await ready() == 200, "writes succeed again"

    try:
        run(play())
    finally:
        server.stop()
        cluster.drop(url)


async def failures(caplog: pytest.LogCaptureFixture, count: int) -> list[tuple[object, ...]]:
    """Endpoint, status and cause of the lines there are, once there are that many."""

    async def said() -> list[tuple[object, ...]]:
        lines = [vars(record) for record in caplog.records if record.message == "request failed"]
        return [(line["endpoint"], line["status"], line["cause"]) for line in lines]

    return await until(said, lambda lines: len(lines) >= count, 20.0)


def test_every_failure_has_a_line_with_its_cause(
    sqlite: Callable[..., Running], caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = sqlite()

    async def hung(*_: object) -> None:
        raise BotError("it was asked and said nothing", "timeout")

    async def away(_: object) -> None:
        raise UnavailableError("away")

    async def play() -> None:
        async with Client(server.url) as ada:
            seats = [m.SeatRequest("human")] * 2
            table = (await ada.create(m.CreateTable(seats, screens="open", random_start=False))).table.id
            before = metrics.failures._value.get()
            monkeypatch.setattr(server.bots, "chances", hung)
            assert (await ada.http.get(f"/api/tables/{table}/chances")).status_code == 503
            lines = [("chances", 503, "too-many-analyses: timeout")]
            assert await failures(caplog, 1) == lines
            for reading in ("read", "ask"):
                monkeypatch.setattr(server.services.database, reading, away)
            page = await ada.socket(table, 0)
            assert await page.next() == m.PushProblem("database", {})
            assert await failures(caplog, 2) == [*lines, ("socket", 503, "away")]
            assert (await ada.http.get(f"/api/tables/{table}/events")).status_code == 503
            lines += [("socket", 503, "away"), ("events", 503, "away")]
            assert await failures(caplog, 3) == lines
            assert metrics.failures._value.get() == before + 3

    with caplog.at_level(logging.WARNING, "paname.server"):
        run(play())


def test_a_lock_held_elsewhere_holds_up_one_table(cluster: Cluster) -> None:
    url = cluster.create()
    server = Running(free(database=url))

    async def play() -> None:
        async with Client(server.url) as ada, Client(server.url) as blaise:
            table = await hot_seat(ada)
            async with await psycopg.AsyncConnection.connect(url) as other:
                await other.execute("select * from tables where id = %s for update", [table])
                held = [asyncio.create_task(ada.act(table, 0, 0, "draw 1")) for _ in range(5)]
                await asyncio.sleep(0.3)
                await hot_seat(blaise)
                assert not any(one.done() for one in held), "it waited for the lock too"
                with pytest.raises(ApiError) as error:
                    await held[0]
                assert code(error) == (503, "database")
                assert (await ada.http.get("/readyz")).status_code == 200, "that it is locked says nothing about others"
            await asyncio.gather(*held, return_exceptions=True)
            state = await ada.state(table, 0)
            assert (await ada.act(table, 0, state.seq, state.legal[0])).seq == state.seq + 1

    try:
        run(play())
    finally:
        server.stop()
        cluster.drop(url)


@contextmanager
def frozen(url: str) -> Iterator[None]:
    """All backends but the listeners' stop where they are, as on a machine whose disk has gone."""
    with psycopg.connect(url) as admin:
        found = admin.execute(
            "select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()"
            " and query not like 'do %LISTEN%' and query <> 'select 1'"
        )
        pids = [pid for (pid,) in found.fetchall()]
    assert pids
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)


def test_backends_that_stand_still_hold_nobody_for_ever(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(impatient, "ANSWER_SECONDS", 2.0)
    url = cluster.create()
    server = Running(free(database=url))

    async def play() -> None:
        async with Client(server.url) as ada:
            table = await hot_seat(ada)
            await asyncio.gather(*(ada.table(table) for _ in range(8)))
            await ada.act(table, 0, 0, "draw 1")
            with frozen(url):
                await asyncio.gather(*(ada.table(table) for _ in range(8)), return_exceptions=True)
                with pytest.raises(ApiError) as error:
                    await ada.act(table, 0, 1, "place arc")
                assert code(error) == (503, "database")
                assert (await ada.act(table, 0, 1, "place arc")).seq == 2, "other backends answer"

    try:
        run(play())
    finally:
        server.stop()
        cluster.drop(url)


def test_it_ends_though_the_database_stands_still(cluster: Cluster) -> None:
    url = cluster.create()

    async def play(server: Process) -> float:
        async with Client(server.url) as ada:
            table = await hot_seat(ada)
            await asyncio.gather(*(ada.table(table) for _ in range(8)))
            with frozen(url):
                asked = [asyncio.create_task(ada.table(table)) for _ in range(4)]
                await asyncio.sleep(0.5)
                began = time.monotonic()
                assert await asyncio.to_thread(server.stop) == 0
                took = time.monotonic() - began
            await asyncio.gather(*asked, return_exceptions=True)
            return took

    with Process(url) as server:
        assert run(play(server)) < 55.0  # 10 for who still asks, 5 for the database, the rest for a busy machine
    cluster.drop(url)


def test_the_file_is_for_nobody_else(sqlite: Callable[..., Running]) -> None:
    server = sqlite()
    httpx.post(server.url + "/api/tables", json={"seats": [{"kind": "human"}] * 2})
    for file in Path(server.settings.database).parent.glob("test.sqlite*"):
        assert stat.S_IMODE(file.stat().st_mode) == 0o600, file.name


def test_a_file_that_others_could_read(
    sqlite: Callable[..., Running], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    for name in ("test.sqlite", "test.sqlite-wal", "test.sqlite-shm"):
        (tmp_path / name).touch(mode=0o644)
        (tmp_path / name).chmod(0o644)
    httpx.post(sqlite().url + "/api/tables", json={"seats": [{"kind": "human"}] * 2})
    for file in tmp_path.glob("test.sqlite*"):
        assert stat.S_IMODE(file.stat().st_mode) == 0o600, file.name
    assert "the database was open to others" in caplog.text


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ada, this is not a database at all.")
    file.chmod(0o644)
    with pytest.raises(UnusableError, match="is not a database"):
        Database(f"sqlite:///{file}")
    assert stat.S_IMODE(file.stat().st_mode) == 0o644


def test_every_line_of_the_log_is_json(capsys: pytest.CaptureFixture[str]) -> None:
    """Also what psycopg says when a line to PostgreSQL stands still."""
    names = ("paname.server", "uvicorn.error", "uvicorn.access", "psycopg")
    loggers = [logging.getLogger(name) for name in names]
    before = [(one.handlers, one.propagate, one.level, one.filters, one.disabled) for one in loggers]
    try:
        logs.set_up()
        logging.getLogger("psycopg").warning("query cancellation failed: %s", "cancellation timeout expired")
        logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
    finally:
        for one, kept in zip(loggers, before, strict=True):
            one.handlers, one.propagate, one.level, one.filters, one.disabled = kept
    said = [json.loads(line)["message"] for line in capsys.readouterr().err.splitlines()]
    assert said == ["query cancellation failed: cancellation timeout expired", "Invalid HTTP request received."]


def test_strangers_do_not_fill_the_log(caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    said = logging.getLogger("paname.test.strangers")
    said.addFilter(logs.OncePerSecond())
    for _ in range(10):
        said.warning("Invalid HTTP request received.")
        said.error("an error is never left out")
    now += 1.1
    said.warning("Invalid HTTP request received.")
    assert [record.levelname for record in caplog.records].count("WARNING") == 2
    assert [record.levelname for record in caplog.records].count("ERROR") == 10


# --- starting ---


def _corrupt(folder: Path) -> dict[str, str]:
    (folder / "bad.sqlite").write_bytes(b"this is no database " * 100)
    return {"PANAME_DATABASE": str(folder / "bad.sqlite")}


def _newer(folder: Path) -> dict[str, str]:
    import sqlite3

    with closing(sqlite3.connect(folder / "new.sqlite")) as made, made:
        made.execute("create table alembic_version (version_num varchar(32) not null)")
        made.execute("insert into alembic_version values ('9999')")
    return {"PANAME_DATABASE": str(folder / "new.sqlite")}


BAD_STARTS: dict[str, tuple[Callable[[Path], dict[str, str]], str]] = {
    "corrupt": (_corrupt, "not a database"),
    "newer": (_newer, "newer version"),
    "no folder": (lambda folder: {"PANAME_DATABASE": f"{folder}/no/where.sqlite"}, "No such file"),
    "unreachable": (lambda _: {"PANAME_DATABASE": "postgresql://nobody:secret@127.0.0.1:9/x"}, "onnection"),
    "rate": (lambda _: {"PANAME_RATE": "abc"}, "PANAME_RATE='abc': should be a number"),
    "components": (lambda _: {"PANAME_COMPONENTS": "/no/such.toml"}, "cannot read /no/such.toml"),
    "endless": (lambda _: {"PANAME_COMPONENTS": "/dev/zero"}, "must not be larger"),
    "port": (lambda _: {"PANAME_PORT": "99999"}, "ports end at 65535"),
    "workers": (lambda _: {"PANAME_BOT_WORKERS": "-1"}, "PANAME_BOT_WORKERS=-1: should be 0 or more"),
    "no rate": (lambda _: {"PANAME_RATE": "0"}, "PANAME_RATE=0.0: should be more than 0"),
    "no club": (lambda _: {"PANAME_CLUB": "0"}, "PANAME_CLUB=0: should be more than 0"),
    "never": (lambda _: {"PANAME_HEARTBEAT": "inf"}, "PANAME_HEARTBEAT='inf': should be a number"),
    "no heartbeat": (lambda _: {"PANAME_HEARTBEAT": "0"}, "PANAME_HEARTBEAT=0.0: should be more than 0"),
    "no such database": (lambda _: {"PANAME_DATABASE": "foo://me:secret@x"}, "foo is no kind of database"),
    "no address": (lambda _: {"PANAME_DATABASE": "postgresql://me:secret@x:y/z"}, "is malformed"),
}


@pytest.mark.parametrize("case", BAD_STARTS)
def test_what_keeps_it_from_starting_is_said_in_one_line(
    case: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    made, words = BAD_STARTS[case]
    monkeypatch.setattr(logs, "set_up", lambda _: None)  # the other tests' logs go on
    monkeypatch.setenv("PANAME_PORT", "0")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for name, value in made(tmp_path).items():
        monkeypatch.setenv(name, value)
    try:
        status: object = main(["serve", "--no-browser", "--log-level", "error"])
        said = capsys.readouterr().err
    except SystemExit as exit_:
        status, said = 1, f"{exit_.code}\n"
    assert status == 1
    assert words in said
    assert "secret" not in said
    assert len(said.splitlines()) == 1


def test_a_slip_of_the_pen_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    from paname.server.settings import unknown

    for name in [one for one in os.environ if one.startswith("PANAME_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("PANAME_RATES", "5")
    monkeypatch.setenv("PANAME_RATE", "5")
    assert unknown() == ["PANAME_RATES"]


def test_what_the_host_asks_is_not_refused_by_name(sqlite: Callable[..., Running]) -> None:
    server = sqlite(allowed_hosts="paris.example")
    with httpx.Client(base_url=server.url) as http:
        for path in ("/healthz", "/readyz", "/metrics"):
            assert http.get(path).status_code == 200
        assert http.get("/api/meta").status_code == 421
        assert http.get("/metrics", headers={"x-forwarded-for": "203.0.113.7"}).status_code == 403
