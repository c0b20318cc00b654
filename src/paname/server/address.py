"""Where plain `paname` is found: the same address at every start, as browsers keep names, themes and notes by it."""

import contextlib
import errno
import http.client
import os
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from paname.server.runner import bound, cannot_listen
from paname.server.settings import Settings, data_folder

PORT = 1889  # the year of the tower
_NEXT_ONES = 20
_NEIGHBOR_SECONDS = 5.0  # seconds: the first of two that start at once listens before it can answer


def _answers_ipv6(port: int) -> bool:
    """Whether another program is what a browser would find there: `localhost` is ::1 to it first."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET6) as caller:
        caller.settimeout(_NEIGHBOR_SECONDS)
        return caller.connect_ex(("::1", port)) == 0
    return False  # a machine without IPv6


class LastStart(Struct, frozen=True):
    """What the last start left beside its database."""

    port: Annotated[int, Meta(ge=1, le=65_535)]
    node: str  # which server that was


class Address:
    """Of the server for one database."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        url = settings.database_url()
        file = url.removeprefix("sqlite:///") if url.startswith("sqlite:///") else str(data_folder() / "postgresql")
        self._file = Path(f"{file}.address")

    def claim(self) -> socket.socket | int:
        """A socket that listens there; or the port, where our server is running already."""
        for port in self._ports():
            try:
                listener = bound(self._settings.host, port)
            except (OSError, OverflowError) as error:
                if not isinstance(error, OSError) or error.errno != errno.EADDRINUSE:
                    raise self._refused(port, error) from error
                if self._is_ours(port):
                    return port
                continue
            if not port or ":" in self._settings.host or not _answers_ipv6(port):
                return listener
            listener.close()
        raise self._refused(self._settings.port, OSError(errno.EADDRINUSE, "something is there"))

    def _refused(self, port: int, error: Exception) -> SystemExit:
        reason = cannot_listen(self._settings.host, port, error)
        return SystemExit(f"paname: {reason}; PANAME_HOST and PANAME_PORT choose others")

    def remember(self, port: int, node: str) -> None:
        self._file.parent.mkdir(parents=True, exist_ok=True)
        fresh = self._file.with_name(f"{self._file.name}.{node}")
        fresh.write_bytes(msgspec.json.encode(LastStart(port, node)))
        fresh.replace(self._file)

    def _ports(self) -> Iterator[int]:
        if "PANAME_PORT" in os.environ:
            yield self._settings.port
            return
        note = self._note()
        first = PORT if note is None else note.port
        yield from range(first, min(first + _NEXT_ONES, 65_536))
        yield 0

    def _note(self) -> LastStart | None:
        try:
            return msgspec.json.decode(self._file.read_bytes(), type=LastStart)
        except (OSError, msgspec.MsgspecError):
            return None

    def open_home(self, port: int) -> None:
        """`paname --home` where it runs already."""
        self._ask(port, "PUT", "/api/home", {"open": True})

    def _is_ours(self, port: int) -> bool:
        """Asked first and compared then: who has just started leaves its note before it answers."""
        answer = self._ask(port, "GET", "/api/meta")
        note = self._note()
        return note is not None and isinstance(answer, dict) and answer.get("node") == note.node

    def _ask(self, port: int, method: str, path: str, body: object = None) -> object:
        host = self._settings.host
        connection = http.client.HTTPConnection(
            "127.0.0.1" if host == "0.0.0.0" else host, port, timeout=_NEIGHBOR_SECONDS
        )
        sent = None if body is None else msgspec.json.encode(body)
        try:
            connection.request(method, path, sent, {"content-type": "application/json"})
            return msgspec.json.decode(connection.getresponse().read(100_000))
        except (OSError, http.client.HTTPException, msgspec.MsgspecError):
            return None
        finally:
            connection.close()
