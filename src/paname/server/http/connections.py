"""Connections: how many of them one network may hold, and how much and how long it may talk before it has asked."""

import asyncio
import ipaddress
import time
from collections import Counter
from functools import lru_cache
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from paname.server.ops import metrics
from paname.server.ops.logs import log

_MOST_HEAD = 32_768  # bytes of a request before its body
_HEAD_SECONDS = 10.0
_TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


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
    """`most` in all, `most_each` of one network. Whoever speaks for others (a proxy) is not counted as one."""

    def __init__(self, most: int, most_each: int, proxies: list[str]) -> None:
        self._most = most
        self._most_each = min(most_each, most // 2)  # however few there are, one network leaves some to the others
        self._proxies = {network(one) for one in proxies}
        self._open: Counter[str] = Counter()
        self._said = 0.0

    def opens(self, peer: str) -> bool:
        each = self._most if peer in self._proxies or not peer else self._most_each
        if self._open.total() < self._most and self._open[peer] < each:
            self._open[peer] += 1
            return True
        metrics.refused_connections.inc()
        if time.monotonic() - self._said > 10.0:
            self._said = time.monotonic()
            log.warning("connections refused", extra={"open": self._open.total(), "networks": len(self._open)})
        return False

    def closes(self, peer: str) -> None:
        self._open[peer] -= 1
        if not self._open[peer]:
            del self._open[peer]


class Bounded(HttpToolsProtocol):
    """uvicorn's protocol, which by itself would read headers for ever."""

    def __init__(self, connections: Connections, **given: Any) -> None:
        super().__init__(**given)
        self._bound = connections
        self._peer: str | None = None  # whose connection is counted
        self._head = 0  # bytes of a request whose headers are not complete
        self._late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        peer = network(self.client[0]) if self.client else ""
        if not self._bound.opens(peer):
            transport.abort()
            return
        self._peer = peer
        self._head_begins()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._late is None:
            return
        self._head += len(data)
        if self._head > _MOST_HEAD and not self.transport.is_closing():
            self.transport.write(_TOO_LARGE)
            self.transport.close()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head_begins()

    def on_headers_complete(self) -> None:
        self._head_ends()
        if sum(len(name) + len(value) for name, value in self.headers) + len(self.url) > _MOST_HEAD:
            self.transport.write(_TOO_LARGE)
            self.transport.close()
            return
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        self._leave()  # sockets have limits of their own
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def _head_begins(self) -> None:
        if self._late is None:
            self._late = self.loop.call_later(_HEAD_SECONDS, self.transport.close)

    def _head_ends(self) -> None:
        self._head = 0
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _leave(self) -> None:
        self._head_ends()
        if self._peer is not None:
            self._bound.closes(self._peer)
            self._peer = None
