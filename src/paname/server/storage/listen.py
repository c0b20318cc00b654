"""PostgreSQL's LISTEN: what other processes have committed, as `node table seq` or `node table row`."""

import asyncio
from collections.abc import Awaitable, Callable

import psycopg
from sqlalchemy import URL

from paname.server.ops.logs import log

_AGAIN = 1.0  # seconds until the next attempt after the connection was lost


async def listen(
    url: URL, channel: str, heard: Callable[[str], Awaitable[None]], gap: Callable[[], Awaitable[None]]
) -> None:
    """For ever. `gap` is called whenever listening (re)starts: notifications before that may have been missed."""
    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
                await connection.execute(f"LISTEN {channel}")
                await gap()
                async for notice in connection.notifies():
                    await heard(notice.payload)
        except (psycopg.Error, OSError) as error:
            log.warning("listening again", extra={"error": type(error).__name__})
        await asyncio.sleep(_AGAIN)
