"""PostgreSQL's LISTEN: what other processes have committed."""

import asyncio
from collections.abc import Awaitable, Callable

import psycopg
from sqlalchemy import URL

from paname.server.ops.failpoints import reach
from paname.server.ops.logs import log

_AGAIN = 1.0  # seconds until the next attempt after the connection was lost
_SILENCE_SECONDS = 5.0  # seconds without a word after which the connection is asked whether it still stands

_LISTENER_BOUNDS = {
    "connect_timeout": "5",
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "3",
}


async def listen(
    url: URL,
    channel: str,
    heard: Callable[[str], Awaitable[None]],
    gap: Callable[[], Awaitable[object]],
    hears: Callable[[bool], None],
) -> None:
    """For ever. `gap` is called whenever listening (re)starts: notifications before that may have been missed; `hears`
    with whether it listens."""
    address = url.set(drivername="postgresql").update_query_dict(_LISTENER_BOUNDS).render_as_string(hide_password=False)
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
                await connection.execute(f"LISTEN {channel}")
                reach("listening")
                await gap()
                hears(True)
                await _hear(connection, heard)
        except Exception as error:
            log.warning("listening again", extra={"error": type(error).__name__})
        finally:
            hears(False)
        await asyncio.sleep(_AGAIN)


async def _hear(connection: psycopg.AsyncConnection, heard: Callable[[str], Awaitable[None]]) -> None:
    while True:
        async for notice in connection.notifies(timeout=_SILENCE_SECONDS):
            try:
                await heard(notice.payload)
            except Exception as error:  # the heartbeat repairs what this one would have told
                log.warning("notification not followed", extra={"error": type(error).__name__})
        await asyncio.wait_for(connection.execute("select 1"), _SILENCE_SECONDS)
