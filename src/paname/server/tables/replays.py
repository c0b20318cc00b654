"""Looking back: the log of a table, replays and records of finished games, records from elsewhere."""

import asyncio
from typing import Any

from paname import Game, RecordError
from paname.box import Box
from paname.knowing.events import visible
from paname.records.record import read_actions
from paname.server.http.identity import Principal
from paname.server.services import Services, check_eyes
from paname.server.storage import rows
from paname.server.storage.rows import EntryRow, SeatRow, TableRow, TableSettings
from paname.server.tables import redact
from paname.server.tables.deal import deal
from paname.server.tables.lobby import clean, insert, new_row
from paname.server.tables.redact import Viewer
from paname.server.tables.table_game import RECENT, Step, TableGame, play_quietly
from paname.server.tables.tables import readable
from paname.server.wire import messages as m
from paname.server.wire.problems import RefusedError, no_such_table

_MOST_ACTIONS = 2_000  # five times an ordinary game


def undone(entries: list[EntryRow]) -> list[bool]:
    """Which of the entries were taken back later."""
    marks = [False] * len(entries)
    pending = 0
    for index in range(len(entries) - 1, -1, -1):
        if entries[index].kind == "u":
            pending += int(entries[index].text)
        elif entries[index].kind == "a" and pending:
            pending -= 1
            marks[index] = True
    return marks


def effective(entries: list[EntryRow]) -> list[EntryRow]:
    """The actions that count."""
    return [entry for entry, gone in zip(entries, undone(entries), strict=True) if entry.kind == "a" and not gone]


async def state(server: Services, table: str, looking: Viewer, log: int, who: Principal) -> m.State:
    async with server.tables.hold(table) as slot:
        row = await server.database.read(lambda connection: rows.load_table(connection, table))
        if row is None:
            raise no_such_table()
        check_eyes(row, looking, who)
        if row.setup is None:
            return m.State(server.info(row, who), looking, 0, None, [], [], 0, [])
        live = await server.tables.live(slot)
        past = [step.entry for step in live.recent]
        marks = undone(past)
        recent = list(zip(live.recent, marks, strict=True))[-log:] if log else []
        answer = redact.state(live, server.info(live.row, who), looking, redact.log_entries(recent, looking))
        complete = min(log, live.seq) <= RECENT
    if not complete:
        answer.log = (await log_of(server, table, looking, max(1, answer.seq - log + 1), log, who)).entries
    return answer


async def _whole(server: Services, table: str) -> tuple[TableRow, list[EntryRow]]:
    found = await server.database.read(lambda connection: rows.load_whole(connection, table))
    if found is None:
        raise no_such_table()
    return found


async def _replayed(live: TableGame, entries: list[EntryRow], first: int) -> list[Step]:
    """Plays everything again; keeps what has a seq of at least `first`."""
    kept = []
    for number, entry in enumerate(entries):
        if number % 50 == 49:
            await asyncio.sleep(0)  # others want to play meanwhile
        with readable(live.row):
            step = live.apply(entry)
        if entry.seq >= first:
            kept.append(step)
    return kept


async def log_of(server: Services, table: str, looking: Viewer, start: int, count: int, who: Principal) -> m.Log:
    row, entries = await _whole(server, table)
    check_eyes(row, looking, who)
    if row.setup is None:
        return m.Log([])
    last = start + count - 1
    marks = undone(entries)[start - 1 : last]
    happened = await _replayed(await server.tables.fresh(row), [one for one in entries if one.seq <= last], start)
    return m.Log(redact.log_entries(zip(happened, marks, strict=True), looking))


async def moment(server: Services, table: str, looking: Viewer, at: int, who: Principal) -> m.Moment:
    """Only what had happened by then is played: nothing of what came later can show."""
    row, entries = await _whole(server, table)
    check_eyes(row, looking, who)
    if at > len(entries):
        raise RefusedError(404, "no-such-moment", seq=len(entries), at=at)
    return m.Moment(at, redact.view(await server.tables.fold(row, entries[:at]), looking))


async def _finished(server: Services, table: str, looking: Viewer = None) -> tuple[TableRow, list[EntryRow]]:
    row, entries = await _whole(server, table)
    if row.status not in ("over", "record"):
        raise RefusedError(409, "not-over")
    if looking is not None and looking >= len(row.seats):
        raise RefusedError(404, "no-such-seat", seat=looking)
    return row, entries


async def record(server: Services, table: str) -> m.Record:
    row, entries = await _finished(server, table)
    live = await server.tables.fresh(row)
    with readable(row):
        for entry in effective(entries):
            play_quietly(live.game, entry.text)
    kinds = [f"bot:{seat.level}" if seat.kind == "bot" else "human" for seat in row.seats]
    return live.game.record(names=[seat.name for seat in row.seats], kinds=kinds)


async def replay(server: Services, table: str, looking: Viewer, who: Principal) -> m.Replay:
    row, entries = await _finished(server, table, looking)
    live = await server.tables.fresh(row)
    start = redact.view(live, looking)
    happened = await _replayed(live, effective(entries), 0)
    steps = [
        m.ReplayStep(step, one.entry.seat, redact.action_text(one.entry, looking), visible(one.events, looking))
        for step, one in enumerate(happened, 1)
    ]
    return m.Replay(server.info(row, who), looking, start, steps)


async def replay_at(server: Services, table: str, looking: Viewer, step: int) -> m.ReplayAt:
    row, entries = await _finished(server, table, looking)
    live = await server.tables.fresh(row)
    actions = effective(entries)[:step]
    with readable(row):
        for entry in actions:
            play_quietly(live.game, entry.text)
    return m.ReplayAt(len(actions), redact.view(live, looking))


async def import_record(server: Services, record: dict[str, Any], who: Principal) -> m.Imported:
    """Plays it through: only what is a game by the rules is kept."""
    actions = record.get("actions")
    if not isinstance(actions, list) or len(actions) > _MOST_ACTIONS:
        raise RefusedError(422, "malformed-record", most=_MOST_ACTIONS)
    try:
        game = Game.from_record(record, server.box)
    except RecordError as error:
        raise RefusedError(422, "malformed-record", where=error.where, detail=error.reason[:300]) from None
    seats, entries = _seats_of(record), _entries_of(record, server.box)
    settings = TableSettings("open", True, True, True, "normal")
    row = new_row(server, "", game.options.data(), settings, None, seats, False)
    dealt = deal(game)
    row.status, row.setup, row.salt, row.commitment = "record", dealt.packed(), dealt.salt, dealt.commitment
    row.seq, row.round = len(entries), int(game.state.round)
    if game.over:
        result = game.result()
        row.over = m.Over("played", result.vp, result.ranks, [])
    await insert(server, row, entries)
    return m.Imported(server.info(row, who))


def _seats_of(record: dict[str, Any]) -> list[SeatRow]:
    return [
        SeatRow(
            number,
            "bot" if player["kind"].startswith("bot") else "human",
            clean(player["name"])[:40],
            None,
            None,
            None,
            False,
            0,
        )
        for number, player in enumerate(record["players"])
    ]


def _entries_of(record: dict[str, Any], box: Box) -> list[EntryRow]:
    """The actions with the seats that made them."""
    game = Game.at_start(record, box)
    entries = []
    for seq, (_, action) in enumerate(read_actions(record), 1):
        entries.append(EntryRow(seq, "a", game.active or 0, action, b"", 0))
        play_quietly(game, action)
    return entries
