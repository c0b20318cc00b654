"""Open tables that nobody comes back to: they go, so that the lobby shows tables and their hosts can make new ones.

How long ago that was is told by the database's clock, the same for every server; and each server notes there that its
people still look at a table long before another could find it abandoned."""

from contextlib import suppress

from sqlalchemy import Connection

from paname.server.storage import queries
from paname.server.storage.rows import TableRow
from paname.server.tables.knowledge import change, remove
from paname.server.tables.services import Services
from paname.server.wire.problems import RefusedError, stale

_EMPTY = 600  # seconds that a table waits at which no person sits
_WAITING = 24 * 3600  # and one with people
_NOTED = _EMPTY // 2  # after this it is noted that somebody still looks at it


async def sweep(services: Services) -> None:
    here = services.audience.tables()

    def look(connection: Connection) -> tuple[int, list[str], list[TableRow]]:
        now = queries.clock(connection)
        watched = queries.idle_and_open(connection, here, now - _NOTED)
        return now, watched, queries.left_open(connection, now - _WAITING, now - _EMPTY)

    now, watched, left = await services.database.read(look)

    def abandoned(row: TableRow) -> bool:
        people = any(seat.kind == "human" for seat in row.seats)
        return row.status == "open" and row.updated < now - (_WAITING if people else _EMPTY)

    for table in watched:
        async with services.cache.hold(table) as slot:
            with suppress(RefusedError):  # it has begun, or is gone
                await change(services, slot, _keep, hurried=True)
    for row in left:
        if not services.audience.watched(row.id) and not services.cache.busy(row.id):
            async with services.cache.hold(row.id) as slot:
                with suppress(RefusedError):  # somebody came
                    await remove(services, slot, abandoned)


def _keep(connection: Connection, row: TableRow) -> None:
    """Somebody is at this table."""
    if row.status != "open":
        raise stale(row.seq)
    queries.change_table(connection, row.id, updated=queries.clock(connection))
