"""What this server knows of a table, and what it has told those connected here: the one place where either changes.

Storage is the truth, and a version (its last entry, its revision) names a state of it. Knowledge moves from one version
to a later one under the table's lock: read from one snapshot (`follow`), or committed against exactly the version that
was known, by this server (`extend`, `change`) or by another that tells what it committed (`hear`). So nobody is shown
an entry through eyes that were no longer theirs when it was committed, and nothing is committed for somebody whose seat
was moved.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import TypeVar

from sqlalchemy import Connection

from paname.server.ops.failpoints import reach
from paname.server.storage import queries
from paname.server.storage.database import UnavailableError
from paname.server.storage.rows import EntryKind, EntryRow, News, TableRow, Version
from paname.server.tables import redact
from paname.server.tables.cache import Slot, readable
from paname.server.tables.redact import Viewer
from paname.server.tables.services import Services
from paname.server.tables.table_game import Step, TableGame
from paname.server.wire.problems import RefusedError, no_such_table, stale

T = TypeVar("T")
Told = dict[int, dict[Viewer, bytes]]  # what the entry of each seq became for whom
_Whole = tuple[TableRow, list[EntryRow]]


async def follow(services: Services, slot: Slot) -> TableRow:
    """Comes to know the table as it is stored now, and tells those connected here what is new to them."""
    try:
        if slot.table_game is None:
            return await _load(services, slot)
        known = slot.table_game.row
        found = await services.database.ask(lambda connection: queries.load_news(connection, known))
        if found is None:
            found = await services.database.read(lambda connection: _whole(connection, known.id, known.seq))
    except RefusedError as refusal:
        if refusal.status == 404:
            _forget(services, slot)
        raise
    row, entries = found
    return known if row.version == known.version else await _learn(services, slot, row, entries)


async def table_game_of(services: Services, slot: Slot) -> TableGame:
    """The game of a started table as it is known here; one that is not in memory is read."""
    if slot.table_game is None:
        await _load(services, slot)
    if slot.table_game is None:
        raise RefusedError(409, "not-started")
    return slot.table_game


async def _load(services: Services, slot: Slot) -> TableRow:
    row, slot.table_game = await services.cache.stored(slot.table)
    _tell(services, row, slot.table_game)
    return row


def _whole(connection: Connection, table: str, after: int) -> _Whole:
    found = queries.load_whole(connection, table, after)
    if found is None:
        raise no_such_table()
    return found


async def change(
    services: Services, slot: Slot, work: Callable[[Connection, TableRow], T], *, hurried: bool = False
) -> tuple[T, TableRow]:
    """Changes anything of a table but its entries: `work` gets the row as it is, locked, and may refuse. When this
    returns, what the change made void is void on every server."""
    after = slot.table_game.seq if slot.table_game else None

    def transaction(connection: Connection) -> tuple[T, _Whole]:
        row = queries.take(connection, slot.table, hurried=hurried)
        if row is None:
            raise no_such_table()
        result = work(connection, row)
        whole = _whole(connection, slot.table, row.seq if after is None else after)
        announce(services, connection, whole[0])
        reach("changing")
        return result, whole

    result, whole = await services.database.write(transaction)
    reach("changed")
    with suppress(RefusedError, UnavailableError):  # it is committed: who could not learn of it now will do so later
        return result, await _learn(services, slot, *whole)
    return result, whole[0]


async def remove(services: Services, slot: Slot, still: Callable[[TableRow], bool]) -> None:
    """The table is no more, if it `still` deserves that."""

    def transaction(connection: Connection) -> None:
        row = queries.take(connection, slot.table)
        if row is None or not still(row):
            raise stale(0)
        queries.delete_table(connection, slot.table)
        announce(services, connection, row)
        reach("removing")

    await services.database.write(transaction)
    reach("removed")
    _forget(services, slot)


def _forget(services: Services, slot: Slot) -> None:
    slot.table_game = None
    for subscriber in services.audience.at(slot.table):
        subscriber.end("no-such-table")


async def extend(services: Services, slot: Slot, table_game: TableGame, steps: list[Step]) -> Told:
    """Commits steps that the game in memory has taken already: it is ahead of storage until then."""
    known, entries, progress = table_game.row.version, [step.entry for step in steps], table_game.progress()
    wanted = queries.Append(slot.table, known, entries, progress, services.node, services.channel)
    slot.table_game = None  # whether it is committed is unknown until the answer comes
    won = await _committed(services, wanted)
    reach("after commit")
    if not won:
        raise stale(known.seq)
    slot.table_game = table_game
    table_game.settle(progress, entries[-1].at, services.node)
    return _tell(services, table_game.row, table_game, steps)


async def _committed(services: Services, wanted: queries.Append) -> bool:
    """Whether the table was of the version that is known."""
    if not services.database.is_sqlite and wanted.is_single:
        return await services.database.ask_at_once(queries.WHOLE_COMMAND, wanted.whole()) == 1

    def transaction(connection: Connection) -> bool:
        won = queries.append(connection, wanted)
        reach("before commit")
        return won

    return await services.database.write(transaction)


def hear(services: Services, news: News) -> bool:
    """Learns what another server says it has committed; tells whether that is the next thing to know here. It holds for
    eyes as they are known here: it was committed against the same revision."""
    slot = services.cache.unheld(news.table)
    table_game = slot.table_game if slot else None
    if slot is None or table_game is None or not news.entries:
        return False
    if table_game.row.version != Version(news.entries[0].seq - 1, news.revision):
        return False
    steps = _play(slot, table_game, news.entries)
    table_game.settle(table_game.progress(), news.entries[-1].at, news.node)
    _tell(services, table_game.row, table_game, steps)
    return True


def announce(services: Services, connection: Connection, row: TableRow) -> None:
    """With the transaction: what other servers know of this table is old now."""
    queries.announce(connection, services.channel, News(services.node, row.id, *row.version))


def behind(services: Services, table: str, stored: Version) -> bool:
    """Whether what is known here of a table, or what people here have been told of it, is not what is stored."""
    known = services.cache.peek(table)
    told = services.audience.told(table)
    return (known is not None and known.row.version != stored) or (told is not None and told != stored)


async def _learn(services: Services, slot: Slot, row: TableRow, entries: list[EntryRow]) -> TableRow:
    table_game, steps = slot.table_game, list[Step]()
    if table_game is not None and table_game.seq + len(entries) == row.seq:
        steps = _play(slot, table_game, entries)
        table_game.row = row
    else:
        slot.table_game = None
        if services.audience.watched(row.id):
            return await _load(services, slot)
    _tell(services, row, slot.table_game, steps)
    return row


def _play(slot: Slot, table_game: TableGame, entries: list[EntryRow]) -> list[Step]:
    reach("learning")
    slot.table_game = None  # if an entry cannot be played, the next to ask reads everything
    with readable(table_game.row):
        steps = [table_game.apply(entry) for entry in entries]
    slot.table_game = table_game
    return steps


def _tell(services: Services, row: TableRow, table_game: TableGame | None, steps: Sequence[Step] = ()) -> Told:
    """Tells those connected here what they were not told yet: who lost a seat first, then entries, then the rest."""
    if row.bot_to_act and row.thinker == services.node:
        services.bots_to_act.put_nowait(row.id)
    told, audience = services.audience.told(row.id), services.audience
    if told is None or told == row.version:
        return {}
    made: Told = {}
    missed: Sequence[Step] | None = ()
    if told.revision != row.revision:
        audience.dismiss(row)
    if table_game is not None and told.seq != row.seq:
        missed = _missed(table_game, told.seq, steps)
        if missed is None:
            audience.publish(row.id, partial(redact.resync, table_game))
        else:
            made = {one.entry.seq: audience.publish(row.id, partial(redact.update, table_game, one)) for one in missed}
    changed = told.revision != row.revision or missed is None
    if changed or any(one.ending or one.entry.kind is EntryKind.CONCEDE for one in missed or ()):
        audience.publish_info(row)
    audience.note(row.id, row.version if table_game is not None else Version(told.seq, row.revision))
    return made


def _missed(table_game: TableGame, seq: int, steps: Sequence[Step]) -> Sequence[Step] | None:
    """What happened after seq, if it can be told step by step: only the view of the newest is at hand."""
    if not steps or steps[0].entry.seq != seq + 1:
        return table_game.since(seq)
    return None if any(step.entry.kind is EntryKind.UNDO for step in steps[:-1]) else steps
