"""Open tables that nobody comes back to: they go, so that the lobby shows tables and their hosts can make new ones."""

from paname.server.storage import queries
from paname.server.storage.rows import TableRow
from paname.server.tables.knowledge import remove
from paname.server.tables.services import Services
from paname.server.wire.problems import RefusedError

_EMPTY = 600  # seconds that a table waits at which no person sits
_WAITING = 24 * 3600  # and one with people


async def sweep(services: Services) -> None:
    now = services.now()

    def abandoned(row: TableRow) -> bool:
        people = any(seat.kind == "human" for seat in row.seats)
        return row.status == "open" and row.updated < now - (_WAITING if people else _EMPTY)

    idle = await services.database.read(lambda connection: queries.idle_and_open(connection, now - _EMPTY))
    for row in idle:
        if abandoned(row) and not services.audience.watched(row.id):
            async with services.cache.hold(row.id) as slot:
                try:
                    await remove(services, slot, abandoned)
                except RefusedError:
                    continue  # somebody came
