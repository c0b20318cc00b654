"""PostgreSQL's LISTEN: what other processes have committed."""

import asyncio
from collections.abc import Awaitable, Callable
from os import dup
from socket import SHUT_RDWR, socket

import psycopg
from sqlalchemy import URL

from paname.server.ops.failpoints import reach
from paname.server.ops.logs import Troubles, log

_AGAIN = 1.0  # seconds until the next attempt after the connection was lost
_SILENCE_SECONDS = 5.0  # seconds without a word after which a connection is asked whether it still stands, or given up

_LISTENER_BOUNDS = {
    "connect_timeout": "5",
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "3",
}


async def listen(
    url: URL,
    channel: str,
    heard: Callable[[bytes], None],
    gap: Callable[[], Awaitable[object]],
    hears: Callable[[bool], None],
) -> None:
    """For ever. `gap` is called whenever listening (re)starts: notifications before that may have been missed; `hears`
    with whether it listens."""
    address = url.set(drivername="postgresql").update_query_dict(_LISTENER_BOUNDS).render_as_string(hide_password=False)
    troubles = Troubles()  # the database may be away for a night
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
                ear = _Ear(connection, heard)
                await asyncio.wait_for(_begin(connection, channel), _SILENCE_SECONDS)
                reach("listening")
                await gap()
                hears(True)
                troubles.over()
                await ear.hear()
        except Exception as error:
            if troubles.news(cause := type(error).__name__):
                log.warning("listening again", extra={"error": cause})
        finally:
            hears(False)
        await asyncio.sleep(_AGAIN)


async def _begin(connection: psycopg.AsyncConnection, channel: str) -> None:
    """The channel is a secret: statements are shown to whoever watches the database, values are not."""
    await connection.execute("select set_config('paname.channel', %s, false)", [channel])
    await connection.execute("do $$ begin execute format('LISTEN %I', current_setting('paname.channel')); end $$")


class _Ear:
    """Takes notifications from the connection as they come; psycopg would make three turns of the loop for each."""

    def __init__(self, connection: psycopg.AsyncConnection, heard: Callable[[bytes], None]) -> None:
        self._connection = connection
        self._heard = heard
        self._lost: asyncio.Future[psycopg.Error] = asyncio.get_running_loop().create_future()
        self._silent = True
        connection.add_notify_handler(lambda notice: self._tell(notice.payload.encode()))  # what comes with answers

    async def hear(self) -> None:
        """Until the connection is lost.

        libpq closes its descriptor as soon as it notices that. By the time it is no longer read here, somebody's
        connection may have got that number, and would never be read: so one of our own is read."""
        loop = asyncio.get_running_loop()
        with socket(fileno=dup(self._connection.fileno())) as line:
            while True:
                loop.add_reader(line, self._read)
                self._read()  # libpq may hold some already
                self._silent = True
                try:
                    await asyncio.wait([self._lost], timeout=_SILENCE_SECONDS)
                finally:
                    loop.remove_reader(line)
                if self._lost.done():
                    raise self._lost.result()
                if self._silent:
                    await self._ask(line)

    async def _ask(self, line: socket) -> None:
        asked = asyncio.ensure_future(self._connection.execute("select 1"))
        if not (await asyncio.wait([asked], timeout=_SILENCE_SECONDS))[0]:
            line.shutdown(SHUT_RDWR)  # psycopg would ask who is silent to stop, and wait for that as long again
        await asked

    def _read(self) -> None:
        self._silent = False
        try:
            self._connection.pgconn.consume_input()
            while (notice := self._connection.pgconn.notifies()) is not None:
                self._tell(notice.extra)
        except psycopg.Error as error:
            if not self._lost.done():
                self._lost.set_result(error)

    def _tell(self, payload: bytes) -> None:
        try:
            self._heard(payload)
        except Exception as error:  # the heartbeat repairs what this one would have told
            log.warning("notification not followed", extra={"error": type(error).__name__})
