"""Connections: how many of them one network may hold, and how much and how long it may talk before it has asked.

Each is counted from its first byte to its last, whatever becomes of it in between. While nothing is being answered
there is a time at which it ends, and only a complete request or an accepted socket moves that."""

import asyncio
import ipaddress
import time
from collections import Counter
from functools import lru_cache, partial
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from paname.server.ops import metrics
from paname.server.ops.logs import log

_MOST_HEAD = 32_768  # bytes of a request beside its body
_HEAD_SECONDS = 10.0
_HANDSHAKE_SECONDS = 20.0
_LAST_SECONDS = 120.0  # to take what was answered
_MOST_SAID = 1024  # bytes on a socket at once, where a page says thirty: frames of 6 take as long as small requests
_SAID_A_SECOND = 128
_PARTING_SECONDS = 1.0  # the same, when the server ends
_STUCK_SECONDS = 60.0  # in which nothing of an answer is taken that does not fit into the buffers
_LAST_WORDS = b"HTTP/1.1 %s\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
_TOO_LARGE = _LAST_WORDS % b"431 Request Header Fields Too Large"
_MALFORMED = _LAST_WORDS % b"400 Bad Request"
_ANYBODY = "*"
WRITE_AT_ONCE = "paname.at_once"  # where a socket's scope holds how to write to it without waiting
HANG_UP = "paname.hang_up"  # where a request's scope holds how to end its connection in the middle of the answer


@lru_cache(4096)
def network(address: str) -> str:
    """Whom an address stands for: with IPv6 one household has 2^64 of them."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(ip, ipaddress.IPv6Address):
        return str(ip.ipv4_mapped or ipaddress.ip_network((ip, 64), strict=False))
    return address


class Connections:
    """`most` in all, `most_each` of one network. Whoever speaks for others (a proxy) is not counted as one.

    `proxies` as FORWARDED_ALLOW_IPS has them: addresses, networks, or * for everybody."""

    def __init__(self, most: int, most_each: int, proxies: list[str]) -> None:
        self._most = most
        self._most_each = min(most_each, most // 2)  # however few there are, one network leaves some to the others
        self._proxies = proxies
        self._open: Counter[str] = Counter()
        self._said = 0.0

    def opens(self, address: str) -> bool:
        peer = network(address)
        each = self._most if not address or self._is_proxy(address) else self._most_each
        if self._open.total() < self._most and self._open[peer] < each:
            self._open[peer] += 1
            return True
        metrics.refused_connections.inc()
        if time.monotonic() - self._said > 10.0:
            self._said = time.monotonic()
            log.warning("connections refused", extra={"open": self._open.total(), "networks": len(self._open)})
        return False

    def closes(self, address: str) -> None:
        peer = network(address)
        self._open[peer] -= 1
        if not self._open[peer]:
            del self._open[peer]

    def _is_proxy(self, address: str) -> bool:
        return any(one in (_ANYBODY, address) or _within(address, one) for one in self._proxies)


@lru_cache(4096)
def _within(address: str, block: str) -> bool:
    try:
        return ipaddress.ip_address(address) in ipaddress.ip_network(block)
    except ValueError:  # a name
        return False


class _RefusedHeadError(Exception):
    """Stops the parser."""


class _Stay:
    """One connection, whatever is spoken on it: counted until it is lost, with an end unless it is being served."""

    __slots__ = ("_abruptly", "_address", "_connections", "_due", "_looks_at", "_loop", "_timer", "_transport")

    def __init__(self, connections: Connections, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._connections = connections
        self._transport = transport
        self._loop = loop
        self._address: str | None = None
        self._due: float | None = None  # when it ends
        self._abruptly = False
        self._timer: asyncio.TimerHandle | None = None  # looks whether it is due; a new one each time takes longer
        self._looks_at = 0.0

    def begins(self, address: str) -> bool:
        if not self._connections.opens(address):
            return False
        self._address = address
        return True

    def ends_in(self, seconds: float, *, abruptly: bool = False) -> None:
        """Whatever comes until then, unless it is what was waited for. An abrupt end only comes nearer."""
        due = self._loop.time() + seconds
        if self._due is not None and self._abruptly:
            due, abruptly = min(due, self._due), True
        self._due, self._abruptly = due, abruptly
        if self._timer is None or self._looks_at > self._due:
            self._stop_looking()
            self._timer, self._looks_at = self._loop.call_at(due, self._look), due

    def goes_on(self) -> None:
        self._due = None

    def close(self) -> None:
        self._transport.close()  # what is left is sent to whoever reads it
        self.ends_in(_LAST_SECONDS, abruptly=True)

    def _look(self) -> None:
        self._timer = None
        if self._due is None:
            return
        left = self._due - self._loop.time()
        if left > 0.0:
            self.ends_in(left, abruptly=self._abruptly)
        elif self._abruptly:
            self._transport.abort()
        else:
            self.close()

    def _stop_looking(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def lost(self) -> None:
        self._stop_looking()
        if self._address is not None:
            self._connections.closes(self._address)
            self._address = None


class _InOne:
    """Where an answer is written: its head waits for the first of its body, as long as that comes in the same turn of
    the loop. To write twice takes the kernel twice as long, and whoever reads it too."""

    __slots__ = ("_begun", "_head", "_loop", "_transport")

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._begun = False
        self._head = b""

    def write(self, data: bytes) -> None:
        if self._transport.is_closing():  # uvicorn has not been told yet
            return
        if self._begun:
            head, self._head = self._head, b""
            self._transport.write(head + data if head else data)
        else:
            self._begun, self._head = True, data
            self._loop.call_soon(self._write_head)

    def _write_head(self) -> None:
        if self._head and not self._transport.is_closing():
            self._transport.write(self._head)
        self._head = b""

    def is_closing(self) -> bool:
        return self._transport.is_closing()

    def close(self) -> None:
        self._write_head()
        self._transport.close()


class Bounded(HttpToolsProtocol):
    """uvicorn's protocol, which by itself would read headers, trailers and late bodies for ever.

    One request at a time: uvicorn tells only the last of several when their connection is lost, and no browser and no
    proxy sends a second one before the first is answered. Whoever does gets the first answer and no other."""

    def __init__(self, connections: Connections, **given: Any) -> None:
        super().__init__(**given)
        self._bound = connections
        self._stay: _Stay
        self._in_head = True
        self._ahead = False  # asked for more before there was an answer
        self._beside = 0  # bytes of this request that are not its body's

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._stay = _Stay(self._bound, transport, self.loop)
        if self._stay.begins(self.client[0] if self.client else ""):
            self._stay.ends_in(_HEAD_SECONDS)
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        self._beside += len(data)
        if not self._ahead:
            super().data_received(data)
        self._beside = max(self._beside, 0)
        if self._beside > _MOST_HEAD:
            self._refuse(_TOO_LARGE)

    def on_message_begin(self) -> None:
        if self.cycle is not None and not self.cycle.response_complete:
            self._ahead, self.cycle.keep_alive = True, False
            raise _RefusedHeadError
        super().on_message_begin()
        self._in_head = True
        self._stay.ends_in(_HEAD_SECONDS)

    def on_header(self, name: bytes, value: bytes) -> None:
        if self._in_head:  # a trailer is no header
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._in_head = False
        if sum(len(name) + len(value) for name, value in self.headers) + len(self.url) > _MOST_HEAD:
            self._refuse(_TOO_LARGE)
            raise _RefusedHeadError
        upgrade = self.parser.should_upgrade()
        if (upgrade and self._has_body()) or self._hosts() > 1:
            self._refuse(_MALFORMED)
            raise _RefusedHeadError
        super().on_headers_complete()
        if upgrade and not self._should_upgrade():
            self._ahead, self.cycle.keep_alive = True, False
        if self.cycle is not None and not self.cycle.response_complete:
            self._stay.goes_on()
            self.cycle.transport = cast("asyncio.Transport", _InOne(self.transport, self.loop))
            self.scope[HANG_UP] = self.transport.abort  # type: ignore[literal-required]

    def _hosts(self) -> int:
        """A proxy may have checked another one."""
        return sum(name == b"host" for name, _ in self.headers)

    def _has_body(self) -> bool:
        """Of what wants to be upgraded: the parser would take its body for the next request, and a proxy would send the
        answer to that to somebody else."""
        return any(name in (b"content-length", b"transfer-encoding") for name, _ in self.headers)

    def on_body(self, body: bytes) -> None:
        """One that nobody asks for would be kept while its request waits for its turn, and read for as long: it is let
        go, and counts as what is beside a body."""
        if self.scope["method"] not in ("GET", "HEAD") and self.scope["path"].startswith("/api/"):
            self._beside -= len(body)
            super().on_body(body)

    def on_message_complete(self) -> None:
        self._beside = 0  # what else came with it is let off
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._stay.ends_in(self.timeout_keep_alive)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stay.ends_in(_STUCK_SECONDS)

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.cycle.response_complete and not self.transport.is_closing():
            self._stay.goes_on()

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002
        if not self._ahead:
            self._refuse(_MALFORMED)

    def handle_websocket_upgrade(self) -> None:
        self._stay.ends_in(_HANDSHAKE_SECONDS)
        self.ws_protocol_class: type[asyncio.Protocol] = cast(
            "type[asyncio.Protocol]", partial(_BoundedSocket, self._stay)
        )
        super().handle_websocket_upgrade()

    def shutdown(self) -> None:
        """Whoever sends no more of a request, or takes no more of an answer, keeps nobody from stopping."""
        super().shutdown()
        if self.cycle is not None and not self.cycle.response_complete:
            if self.cycle.more_body:
                self.transport.close()
            elif self.flow.write_paused:
                self.transport.abort()
        if self.transport.is_closing():
            self._stay.ends_in(_PARTING_SECONDS, abruptly=True)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stay.lost()
        super().connection_lost(exc)

    def _refuse(self, last_words: bytes) -> None:
        if self.transport.is_closing():
            return
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            self.transport.write(last_words)
        self._stay.close()


class _EndingTransport:
    """A transport that, once closed, has an end: by itself it waits for ever for a reader of what is left."""

    __slots__ = ("_stay", "_transport", "is_closing", "write")

    def __init__(self, transport: asyncio.Transport, stay: _Stay) -> None:
        self._transport = transport
        self._stay = stay
        self.write = transport.write
        self.is_closing = transport.is_closing

    def close(self) -> None:
        self._stay.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


class _BoundedSocket(WebSocketsSansIOProtocol):
    """The same connection from its handshake on, which comes complete: what is none then never will be one."""

    def __init__(self, stay: _Stay, **given: Any) -> None:
        super().__init__(**given)
        self._stay = stay
        self._said = 0.0  # bytes, of which some are forgotten each second
        self._said_at = 0.0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.transport = cast("asyncio.Transport", _EndingTransport(self.transport, self._stay))

    def data_received(self, data: bytes) -> None:
        """Nobody speaks before the handshake is answered: uvicorn would fail over what is no frame."""
        early = self.handshake_initiated and not self.handshake_complete
        if early or (self.handshake_initiated and self._says_too_much(len(data))):
            self._stay.close()
            return
        super().data_received(data)
        if not self.handshake_initiated and not self.transport.is_closing():
            self.transport.write(_MALFORMED)
            self._stay.close()

    def _says_too_much(self, size: int) -> bool:
        """Pings and pieces of messages, too, which nobody else ever sees."""
        now = self.loop.time()
        self._said = max(self._said - (now - self._said_at) * _SAID_A_SECOND, 0.0) + size
        self._said_at = now
        return self._said > _MOST_SAID

    def handle_text(self, event: Frame) -> None:
        """What is no text is refused by whoever reads it; uvicorn would log a traceback."""
        self.handle_bytes(event)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.handshake_complete:  # not refused already
            self.scope[WRITE_AT_ONCE] = self.at_once  # type: ignore[literal-required]

    def at_once(self, frame: bytes) -> bool:
        """Writes a whole frame; not if the reader is behind or gone. What is sent to many is made once this way."""
        if self.close_sent or self.transport.is_closing() or not self.writable.is_set():
            return False
        self.transport.write(frame)
        return True

    def start_keepalive(self) -> None:
        """Accepted: from now on pings ask whether anybody is there."""
        self._stay.goes_on()
        del self.request, self.response  # their headers would stay as long as the socket does
        super().start_keepalive()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.handshake_complete:
            self._stay.ends_in(_STUCK_SECONDS, abruptly=True)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.handshake_complete and not self.transport.is_closing():
            self._stay.goes_on()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # there is no reader of what is left

    def shutdown(self) -> None:
        super().shutdown()
        self._stay.ends_in(_PARTING_SECONDS, abruptly=True)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stay.lost()
        super().connection_lost(exc)
