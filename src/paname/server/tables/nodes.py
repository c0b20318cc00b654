"""Several servers on one PostgreSQL: what one does on hearing from the others, and what when it has not heard."""

from functools import partial

from paname.server.ops import metrics
from paname.server.ops.failpoints import reach
from paname.server.ops.logs import log
from paname.server.storage import queries
from paname.server.storage.database import UnavailableError
from paname.server.storage.rows import Version
from paname.server.tables.knowledge import behind, follow
from paname.server.tables.services import Services
from paname.server.wire.problems import RefusedError

_PART = 500  # tables asked for at once


async def heard(services: Services, announcement: str) -> None:
    """An announcement of `knowledge.announce`; anybody who reaches the database may send others, which say nothing."""
    try:
        node, table, seq, revision = announcement.split(" ")
        version = Version(int(seq), int(revision))
    except ValueError:
        log.warning("strange notification")
        return
    reach("heard")
    if node != services.node and behind(services, table, version):
        await _follow(services, table)


async def catch_up(services: Services) -> dict[str, Version]:
    """Repairs whatever was not heard: a lost notification, a deaf listener, a failed read. Returns the versions of the
    tables that people here watch."""
    watched, versions = services.audience.tables(), dict[str, Version]()
    wanted = list({*watched, *services.cache.tables()})
    for start in range(0, len(wanted), _PART):
        part = wanted[start : start + _PART]
        stored = await services.database.read(partial(queries.load_versions, ids=part))
        for table in [one for one in part if one not in stored and services.audience.watched(one)]:
            await _follow(services, table)  # it was removed
        for table, version in stored.items():
            if behind(services, table, version) and await _follow(services, table, version):
                metrics.behind.inc()
        versions |= stored
    return {table: versions[table] for table in watched if table in versions}


async def _follow(services: Services, table: str, version: Version | None = None) -> bool:
    """Tells whether anything was new. A table that cannot be read keeps nobody from the others."""
    async with services.cache.hold(table) as slot:
        if version is not None and not behind(services, table, version):
            return False  # a commit of this server was under way
        try:
            await follow(services, slot)
        except (RefusedError, UnavailableError) as error:
            log.warning("cannot follow a table", extra={"table": table, "error": type(error).__name__})
    return True
