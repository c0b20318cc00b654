"""Commands: check, apply, commit, and only then tell anybody."""

import hashlib

from sqlalchemy import Connection

from paname import ActionError
from paname.server.http.identity import Principal
from paname.server.ops import metrics
from paname.server.services import CHANNEL, Services, own_seat
from paname.server.storage import rows
from paname.server.storage.database import UnavailableError
from paname.server.storage.rows import EntryRow, Position
from paname.server.tables import redact
from paname.server.tables.table_game import Step, TableGame
from paname.server.tables.tables import Slot
from paname.server.wire import messages as m
from paname.server.wire.problems import RefusedError, stale

_MOST_ENTRIES = 10_000  # twenty games' worth: somebody does and undoes for ever. Conceding stays possible


def client_hash(client: str) -> bytes:
    return hashlib.sha256(client.encode()).digest()[:8]


async def command(server: Services, table: str, request: m.CommandRequest, who: Principal | None) -> m.CommandDone:
    """`who` None is the server itself, moving for a bot."""
    try:
        async with server.tables.hold(table) as slot:
            done = await _command(server, slot, request, who)
    except RefusedError as refusal:
        metrics.commands.labels(refusal.problem.code if refusal.status == 409 else "refused").inc()
        raise
    metrics.commands.labels("done").inc()
    return done


async def _command(server: Services, slot: Slot, request: m.CommandRequest, who: Principal | None) -> m.CommandDone:
    live = await server.tables.live(slot)
    if who is not None:
        own_seat(live.row, request.seat, who)
    if request.seq > live.seq:
        publish(server, live, await server.tables.catch_up(live))
    client = client_hash(request.client)
    if request.seq != live.seq:
        again = _repeated(live, request, client)
        if again is None:
            raise stale(live.seq)
        return again
    if live.row.status != "running":
        raise RefusedError(409, "not-running", seq=live.seq)
    entries = _entries(live, request, client, server.now(), by_server=who is None)
    happened = _apply(slot, live, entries)
    position = live.position()
    await _commit(server, slot, entries, position)
    live.settle(position)
    told = publish(server, live, happened, request.seat)
    return m.CommandDone(live.seq, told)


def _steps(command: m.Command) -> list[tuple[str, str]]:
    """The kinds and texts of the entries a command becomes."""
    if isinstance(command, m.Act):
        return [("a", command.action)]
    if isinstance(command, m.Chain):
        return [("a", action) for action in command.actions]
    if isinstance(command, m.Undo):
        return [("u", str(command.steps))]
    return [("c", "")]


def _repeated(live: TableGame, request: m.CommandRequest, client: bytes) -> m.CommandDone | None:
    """The answer to a command that was already carried out for this client."""
    steps = _steps(request.command)
    past = [one for one in live.recent if request.seq < one.entry.seq <= request.seq + len(steps)]
    made = [(one.entry.kind, one.entry.text) for one in past]
    if made != steps or any(one.entry.client != client or one.entry.seat != request.seat for one in past):
        return None
    if past[-1].entry.seq == live.seq:
        return m.CommandDone(live.seq, [redact.update(live, one, request.seat) for one in past])
    return m.CommandDone(live.seq, [redact.resync(live, request.seat)])


def _entries(live: TableGame, request: m.CommandRequest, client: bytes, now: int, by_server: bool) -> list[EntryRow]:
    seat = request.seat
    if live.row.seats[seat].conceded and not by_server:
        raise RefusedError(422, "conceded", seq=live.seq)
    if isinstance(request.command, m.Concede):
        return [EntryRow(live.seq + 1, "c", seat, "", client, now)]
    if live.seq >= _MOST_ENTRIES:
        raise RefusedError(409, "too-long", seq=live.seq)
    if live.game.active != seat:
        raise _not_your_turn(live, live.seq)
    if isinstance(request.command, m.Undo) and request.command.steps > live.undoable():
        raise RefusedError(422, "cannot-undo", seq=live.seq, steps=live.undoable())
    return [
        EntryRow(live.seq + number, kind, seat, text, client, now)
        for number, (kind, text) in enumerate(_steps(request.command), 1)
    ]


def _apply(slot: Slot, live: TableGame, entries: list[EntryRow]) -> list[Step]:
    happened: list[Step] = []
    seq = live.seq
    try:
        for entry in entries:
            if entry.kind == "a":
                _check(live, entry, seq, last=entry is entries[-1])
            happened.append(live.apply(entry))
    except BaseException as error:
        if happened:
            slot.live = None  # half a chain was played: fold again
        if isinstance(error, ActionError):
            raise RefusedError(422, error.reason["code"], seq=seq, **error.reason["args"]) from None
        raise
    return happened


def _check(live: TableGame, entry: EntryRow, seq: int, last: bool) -> None:
    """What the rules cannot know: whose turn a chain has run into, and what a refusal must not tell."""
    if live.game.active != entry.seat:
        raise _not_your_turn(live, seq)
    if entry.text.startswith("take ") and live.game.phase != "look":
        # the rules would accept it: their answer would tell which tiles are left to somebody who has not looked
        raise RefusedError(422, "look-first", seq=seq)
    if not last and (entry.text == "take" or entry.text.startswith("draw ")):
        # the refusal of what follows would show what was drawn, and nothing would have been drawn
        raise RefusedError(422, "reveal-ends-chain", seq=seq)


def _not_your_turn(live: TableGame, seq: int) -> RefusedError:
    return RefusedError(422, "not-your-turn", seq=seq, active=-1 if live.game.active is None else live.game.active)


async def _commit(server: Services, slot: Slot, entries: list[EntryRow], position: Position) -> None:
    table, seq = slot.table, entries[-1].seq

    def work(connection: Connection) -> bool:
        won = rows.append(connection, table, entries, position)
        if won and not server.database.is_sqlite:
            rows.notify(connection, CHANNEL, f"{server.node} {table} {seq}")
        return won

    try:
        won = await server.database.write(work)
    except BaseException as error:
        slot.live = None  # whether it was committed is unknown: the next to ask reads it again
        if isinstance(error, UnavailableError):
            raise RefusedError(503, "database") from error
        raise
    if not won:  # another process was first
        slot.live = None
        live = await server.tables.live(slot)
        missed = live.since(entries[0].seq - 1)
        if missed is None:
            server.hub.publish(table, lambda who: redact.resync(live, who))
        else:
            publish(server, live, missed)
        raise stale(live.seq)


def publish(server: Services, live: TableGame, happened: list[Step], own: redact.Viewer = None) -> list[m.Update]:
    """To everybody connected here; returns what `own` eyes are told. The caller holds the table's lock, so the order
    is that of the entries."""
    told = []
    for one in happened:
        mine = redact.update(live, one, own)

        def make(looking: redact.Viewer, one: Step = one, mine: m.Update = mine) -> m.Update:
            return mine if looking == own else redact.update(live, one, looking)

        server.hub.publish(live.row.id, make)
        told.append(mine)
    if any(one.over or one.entry.kind == "c" for one in happened):
        server.hub.publish_info(live.row)
    if live.row.bot_to_act:
        server.wake_bot(live.row.id)
    return told
