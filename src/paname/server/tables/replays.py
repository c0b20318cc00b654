"""Looking back: the log of a table, replays and records of finished games."""

import asyncio

from paname import Game
from paname.server.identity import Principal
from paname.server.storage import queries
from paname.server.storage.rows import EntryRow, TableRow
from paname.server.tables import redact
from paname.server.tables.cache import readable
from paname.server.tables.knowledge import follow
from paname.server.tables.permission import check_viewer
from paname.server.tables.redact import Viewer
from paname.server.tables.services import Services
from paname.server.tables.story import tell
from paname.server.tables.table_game import RECENT, Step, TableGame, conceded_after, effective, undone
from paname.server.wire import messages as m
from paname.server.wire.problems import RefusedError, no_such_table


async def state(services: Services, table: str, viewer: Viewer, log: int, who: Principal) -> m.TableState:
    async with services.cache.hold(table) as slot:
        row = await follow(services, slot)
        check_viewer(row, viewer, who)
        table_game = slot.table_game
        if table_game is None:
            return m.TableState(services.info(row, who), viewer, 0, None, [], [], {}, [], 0, [])
        recent = table_game.recent()
        marks = undone([step.entry for step in recent])
        past = list(zip(recent, marks, strict=True))[-log:] if log else []
        info = services.info(row, who)
        answer = redact.state(table_game, info, viewer, redact.log_entries(past, viewer))
        complete = min(log, table_game.seq) <= RECENT
    if not complete:
        answer.log = (await log_of(services, table, viewer, max(1, answer.seq - log + 1), log, who)).entries
    return answer


async def _whole(services: Services, table: str, last: int = queries.ANY_SEQ) -> tuple[TableRow, list[EntryRow]]:
    found = await services.database.read(lambda connection: queries.load_whole(connection, table, last=last))
    if found is None:
        raise no_such_table()
    return found


async def _replayed(table_game: TableGame, entries: list[EntryRow]) -> list[Step]:
    steps = []
    for number, entry in enumerate(entries):
        if number % 50 == 49:
            await asyncio.sleep(0)  # others want to play meanwhile
        with readable(table_game.row):
            steps.append(table_game.apply(entry))
    return steps


async def log_of(services: Services, table: str, viewer: Viewer, start: int, count: int, who: Principal) -> m.Log:
    row, entries = await _whole(services, table)
    check_viewer(row, viewer, who)
    if row.setup is None:
        return m.Log([])
    table_game, last = await services.cache.fresh(row), start + count - 1
    with readable(row):
        table_game.skip(entries[: start - 1])
    steps = await _replayed(table_game, entries[start - 1 : last])
    return m.Log(redact.log_entries(zip(steps, undone(entries)[start - 1 : last], strict=True), viewer))


async def moment(services: Services, table: str, viewer: Viewer, at: int, who: Principal) -> m.Moment:
    """Only what had happened by then is played: nothing of what came later can show."""
    row, entries = await _whole(services, table, at)
    check_viewer(row, viewer, who)
    if at > row.seq:
        raise RefusedError(404, "no-such-moment", seq=row.seq, at=at)
    return m.Moment(at, redact.view(await services.cache.fold(row, entries), viewer))


async def _finished(services: Services, table: str, viewer: Viewer = None) -> tuple[TableRow, list[EntryRow]]:
    row, entries = await _whole(services, table)
    if row.status not in ("over", "record"):
        raise RefusedError(409, "not-over")
    if viewer is not None and viewer >= len(row.seats):
        raise RefusedError(404, "no-such-seat", seat=viewer)
    return row, entries


async def finished_game(services: Services, table: str) -> tuple[TableRow, Game, dict[int, int]]:
    """With the actions that count; and who gave up, when so many turns were over."""
    row, entries = await _finished(services, table)
    table_game = await services.cache.fresh(row)
    with readable(row):
        for entry in effective(entries):
            table_game.game.play_quietly(entry.text)
    return row, table_game.game, conceded_after(entries)


async def record(services: Services, table: str) -> m.Record:
    row, game, conceded = await finished_game(services, table)
    names, kinds = players_of(row)
    found = game.record(names, kinds)
    for seat, turns in conceded.items():
        found["players"][seat]["conceded"] = turns
    return found


def players_of(row: TableRow) -> tuple[list[str], list[str]]:
    """Names and kinds, as a record has them."""
    kinds = [f"bot:{seat.level}" if seat.kind == "bot" else "human" for seat in row.seats]
    return [seat.name for seat in row.seats], kinds


async def replay(services: Services, table: str, viewer: Viewer, who: Principal) -> m.Replay:
    row, entries = await _finished(services, table, viewer)
    table_game = await services.cache.fresh(row)
    start = table_game.game.view(viewer, "open")  # the screens were lifted at the end
    steps = await _replayed(table_game, effective(entries))
    return m.Replay(services.info(row, who), viewer, start, redact.replay_steps(steps, viewer))


async def replay_at(services: Services, table: str, viewer: Viewer, step: int) -> m.ReplayAt:
    row, entries = await _finished(services, table, viewer)
    table_game = await services.cache.fresh(row)
    actions = effective(entries)[:step]
    with readable(row):
        for entry in actions:
            table_game.game.play_quietly(entry.text)
    return m.ReplayAt(len(actions), table_game.game.view(viewer, "open"))


async def finale(services: Services, table: str) -> m.Finale:
    row, entries = await _finished(services, table)
    if row.over is None:  # a record that stops in the middle
        raise RefusedError(409, "not-over")
    table_game = await services.cache.fresh(row)
    steps = await _replayed(table_game, effective(entries))
    return tell(table_game.game, ((step.entry.seat, step.events) for step in steps), row.over)
