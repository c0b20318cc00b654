"""Several servers on one PostgreSQL: what one tells the others, and what it does on hearing from them."""

from sqlalchemy import Connection

from paname.server.storage import queries
from paname.server.storage.rows import TableRow
from paname.server.tables.redact import resync
from paname.server.tables.services import Services

CHANNEL = "paname"
_ROW = "row"


def announce(services: Services, connection: Connection, table: str, seq: int | None = None) -> None:
    """With the transaction: the table has come to seq, or (None) something else of its row has changed."""
    if not services.database.is_sqlite:
        queries.notify(connection, CHANNEL, f"{services.node} {table} {_ROW if seq is None else seq}")


async def changed(services: Services, table: str) -> TableRow:
    """A table's row was changed by this server: tells everybody, here and on the other servers."""
    row = await services.reload(table)
    if not services.database.is_sqlite:
        await services.database.write(lambda connection: announce(services, connection, table))
    return row


async def heard(services: Services, announcement: str) -> None:
    node, table, what = announcement.split(" ")
    if node == services.node or not (services.audience.watched(table) or services.cache.peek(table)):
        return
    if what == _ROW:
        await services.reload(table)
    else:
        await follow(services, table, int(what))


async def follow(services: Services, table: str, seq: int) -> None:
    """Another server has brought this table to seq."""
    async with services.cache.hold(table) as slot:
        known = slot.table_game is not None
        table_game = await services.cache.table_game(slot)
        if not known:
            services.audience.publish(table, lambda viewer: resync(table_game, viewer))
        elif table_game.seq < seq:
            services.publish(table_game, await services.cache.catch_up(table_game))
