"""Commands: check, apply, commit, and only then tell anybody."""

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager

from msgspec import Raw, Struct

from paname import ActionError, Game
from paname.knowing.seat import reveals
from paname.records.notation import notation
from paname.server.identity import Principal
from paname.server.ops import metrics
from paname.server.storage import queries
from paname.server.storage.database import UnavailableError
from paname.server.storage.rows import EntryKind, EntryRow
from paname.server.tables import redact
from paname.server.tables.audience import encode
from paname.server.tables.cache import Slot
from paname.server.tables.knowledge import Told, extend, follow, table_game_of
from paname.server.tables.permission import check_seat
from paname.server.tables.services import Services
from paname.server.tables.table_game import Step, TableGame
from paname.server.wire import messages as m
from paname.server.wire.problems import RefusedError, not_your_turn, stale

_MOST_ENTRIES = 10_000  # twenty games' worth: somebody does and undoes for ever. Conceding stays possible
_CARRIED_OUT = metrics.commands.labels("done")
Move = tuple[EntryKind, str]


class Done(Struct):
    """m.CommandDone with updates that are encoded already: sockets with the same eyes get the same bytes."""

    seq: int
    updates: list[Raw]


async def command(services: Services, table: str, request: m.CommandRequest, who: Principal) -> Done:
    """What a player does. Refused only by what is stored: whoever knows less looks again."""
    with _counted():
        async with services.cache.hold(table) as slot:
            while True:
                known = (await table_game_of(services, slot)).row.version
                try:
                    return await _obey(services, slot, request, who)
                except RefusedError:
                    if (await follow(services, slot)).version == known:
                        raise


async def _obey(services: Services, slot: Slot, request: m.CommandRequest, who: Principal) -> Done:
    seat, moves, client = request.seat, _moves(request.command), client_hash(request.client)
    table_game = await table_game_of(services, slot)
    check_seat(table_game.row, seat, who)
    if request.seq != table_game.seq:
        return await _repeated(services, slot, request, who)
    if table_game.row.status == "running" and table_game.row.seats[seat].conceded:
        raise RefusedError(422, "conceded", seq=table_game.seq)
    steps, told = await _carry_out(services, slot, table_game, seat, moves, client)
    updates = [
        told.get(step.entry.seq, {}).get(seat) or encode(redact.update(table_game, step, seat)) for step in steps
    ]
    return Done(table_game.seq, [Raw(update) for update in updates])


async def bot_command(services: Services, table: str, seat: int, seq: int, action: str) -> int:
    """What the server itself does, for a bot or for a seat that conceded. Returns the new seq."""
    move = (EntryKind.ACTION, action)
    with _counted():
        async with services.cache.hold(table) as slot:
            table_game = await table_game_of(services, slot)
            try:
                if seq != table_game.seq:
                    raise stale(table_game.seq)
                await _carry_out(services, slot, table_game, seat, [move], client_hash(f"bot {services.node}"))
            except RefusedError:
                await follow(services, slot)
                raise
            return table_game.seq


@contextmanager
def _counted() -> Iterator[None]:
    try:
        yield
    except RefusedError as refusal:
        metrics.commands.labels(refusal.problem.code if refusal.status == 409 else "refused").inc()
        raise
    except UnavailableError:
        metrics.commands.labels("database").inc()
        raise
    _CARRIED_OUT.inc()


def client_hash(client: str) -> bytes:
    return hashlib.sha256(client.encode()).digest()[:8]


def _moves(command: m.Command) -> list[Move]:
    """The kinds and texts of the entries that a command becomes."""
    if isinstance(command, m.Act):
        return [(EntryKind.ACTION, command.action)]
    if isinstance(command, m.Chain):
        return [(EntryKind.ACTION, action) for action in command.actions]
    if isinstance(command, m.Undo):
        return [(EntryKind.UNDO, str(command.steps))]
    return [(EntryKind.CONCEDE, "")]


async def _repeated(services: Services, slot: Slot, request: m.CommandRequest, who: Principal) -> Done:
    """The answer to a command that was already carried out for this client. Nothing is committed for it, which would
    find out whose seat it is by now."""
    check_seat(await follow(services, slot), request.seat, who)
    table_game = await table_game_of(services, slot)
    moves, client = _moves(request.command), client_hash(request.client)
    last = request.seq + len(moves)
    if last > table_game.seq:
        raise stale(table_game.seq)
    past = await services.database.ask(lambda one: queries.load_entries(one, slot.table, request.seq, last))
    made = [(entry.kind, entry.text) for entry in past]
    if made != moves or any(entry.client != client or entry.seat != request.seat for entry in past):
        raise stale(table_game.seq)
    if last == table_game.seq:
        updates = [redact.update(table_game, step, request.seat) for step in table_game.recent(request.seq)]
    else:
        updates = [redact.resync(table_game, request.seat)]
    return Done(table_game.seq, [Raw(encode(update)) for update in updates])


async def _carry_out(
    services: Services, slot: Slot, table_game: TableGame, seat: int, moves: list[Move], client: bytes
) -> tuple[list[Step], Told]:
    """Returns what happened, and what of it was told to whom. The caller holds the slot."""
    _check(table_game, seat, moves[0])
    now = services.now()
    entries = [
        EntryRow(table_game.seq + number, kind, seat, text, client, now) for number, (kind, text) in enumerate(moves, 1)
    ]
    steps = _apply(slot, table_game, entries)
    return steps, await extend(services, slot, table_game, steps)


def _check(table_game: TableGame, seat: int, move: Move) -> None:
    kind, text = move
    if table_game.row.status != "running":
        raise RefusedError(409, "not-running", seq=table_game.seq)
    if kind is EntryKind.CONCEDE:
        return
    if table_game.seq >= _MOST_ENTRIES:
        raise RefusedError(409, "too-long", seq=table_game.seq)
    if table_game.game.active != seat:
        raise not_your_turn(table_game.seq, table_game.game.active)
    if kind is EntryKind.UNDO and int(text) > table_game.undoable():
        raise RefusedError(422, "cannot-undo", seq=table_game.seq, steps=table_game.undoable())


def _apply(slot: Slot, table_game: TableGame, entries: list[EntryRow]) -> list[Step]:
    """All or nothing."""
    if entries[0].kind is EntryKind.ACTION:
        _try(table_game.game.copy(), entries, table_game.seq)
    slot.table_game = None  # unless all of it is played, and then committed by `extend`
    return [table_game.apply(entry) for entry in entries]


def _try(game: Game, actions: list[EntryRow], seq: int) -> None:
    """On a copy: of a table that has played half of what is refused, everything would have to be played again."""
    try:
        for entry in actions:
            _check_action(game, entry, seq, last=entry is actions[-1])
            game.play_quietly(entry.text)
    except ActionError as error:
        raise RefusedError(422, error.reason["code"], seq=seq, **error.reason["args"]) from None


def _check_action(game: Game, entry: EntryRow, seq: int, last: bool) -> None:
    """What the rules cannot know: whose turn a chain has run into, and what a refusal must not tell."""
    refusal = game.seat(entry.seat).refusal(entry.text)
    if refusal is not None:
        raise RefusedError(422, refusal["code"], seq=seq, **refusal["args"])
    if not last and reveals(notation(game.box).codes.get(entry.text, -1)):
        # the refusal of what follows would show what was drawn, and nothing would have been drawn
        raise RefusedError(422, "reveal-ends-chain", seq=seq)
