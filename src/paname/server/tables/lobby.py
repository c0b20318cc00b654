"""Before the first move: making, filling and starting tables."""

import secrets
import unicodedata
from collections.abc import Callable
from typing import TypeVar

from msgspec import to_builtins
from msgspec.structs import replace
from sqlalchemy import Connection

from paname.box import Box
from paname.rules.options import Options
from paname.server.identity import Principal, digest, new_id, new_secret
from paname.server.ops.failpoints import reach
from paname.server.storage import queries
from paname.server.storage.rows import EntryRow, SeatRow, TableRow, TableSettings
from paname.server.tables.boxes import name_of
from paname.server.tables.deal import RULES_NAME, Deal
from paname.server.tables.faces import bot_name, colors, own_name, recolored
from paname.server.tables.knowledge import change
from paname.server.tables.permission import check_seat, holds_any
from paname.server.tables.services import Services
from paname.server.wire import messages as m
from paname.server.wire.problems import RefusedError
from paname.types import OptionsData

T = TypeVar("T")


def clean(name: str) -> str:
    """One line without invisible characters: names stand in other people's pages."""
    kept = "".join(char if unicodedata.category(char)[0] not in "CZ" else " " for char in name)
    return " ".join(kept.split())


async def create(services: Services, request: m.CreateTable, who: Principal) -> m.TableCreated:
    player = player_of(who)
    known_name = await services.database.read(lambda connection: queries.player_name(connection, player))
    seats, tokens = _seats(request, player, known_name)
    box = services.box if request.box is None else await services.cache.box(request.box)
    row = new_row(
        services,
        box,
        name=clean(request.name),
        options=Options(players=len(seats), **to_builtins(request.options)).data(),
        settings=TableSettings(
            request.screens, request.undo, request.hints, request.spectators, request.pace, analysis=request.analysis
        ),
        host=player,
        seats=seats,
        listed=request.listed,
    )
    if not any(seat.kind == "open" for seat in seats):
        _deal(services, row, box)
    await insert(services, row)
    return m.TableCreated(services.info(row, who), tokens)


def player_of(who: Principal) -> bytes:
    if who.player is None:
        raise RefusedError(401, "no-cookie")
    return who.player


def _seats(request: m.CreateTable, player: bytes, known_name: str) -> tuple[list[SeatRow], list[m.SeatToken]]:
    """In the order of play, with the tokens of the player's own."""
    seats: list[SeatRow] = []
    tokens: list[m.SeatToken] = []
    first = secrets.randbelow(len(request.seats)) if request.random_start else 0
    chosen = colors([wanted.color for wanted in request.seats])
    chosen = chosen[first:] + chosen[:first]
    people = [clean(wanted.name or "") for wanted in request.seats]
    for number, wanted in enumerate(request.seats[first:] + request.seats[:first]):
        seat = SeatRow(number, wanted.kind, "", color=chosen[number])
        taken = [one.name for one in seats]
        if wanted.kind == "human":
            tokens.append(m.SeatToken(number, new_secret()))
            seat.name = own_name(clean(wanted.name if wanted.name is not None else known_name), taken)
            seat.player, seat.token = player, digest(tokens[-1].token)
        elif wanted.kind == "bot":
            seat.level = wanted.level or 3
            seat.name = clean(wanted.name or "") or bot_name(seat.level, [*taken, *people])
        seats.append(seat)
    return seats, tokens


def new_row(
    services: Services,
    box: Box,
    *,
    name: str,
    options: OptionsData,
    settings: TableSettings,
    host: bytes | None,
    seats: list[SeatRow],
    listed: bool,
) -> TableRow:
    now = services.now()
    return TableRow(
        id=new_id(),
        name=name,
        listed=listed,
        options=options,
        settings=replace(settings, box=name_of(box)),
        host=host,
        rules=RULES_NAME,
        components=box.sha256,
        created=now,
        updated=now,
        seats=seats,
    )


async def insert(services: Services, row: TableRow, game: list[EntryRow] | None = None) -> None:
    def work(connection: Connection) -> None:
        _check_room(services, connection, row.host)
        if row.components != services.box.sha256:
            queries.alone(connection, "boxes")  # nobody forgets it until the table is there
        if queries.load_box_file(connection, row.components) is None:  # forgotten meanwhile
            raise RefusedError(404, "no-such-box")
        queries.insert_table(connection, row, game or ())

    await services.database.write(work)
    if row.bot_to_act:
        services.bots_to_act.put_nowait(row.id)


def _check_room(services: Services, connection: Connection, host: bytes | None) -> None:
    """Within the limit of tables one client may have open."""
    if host is None:
        return
    most = services.settings.max_tables
    queries.alone(connection, f"tables {host.hex()}")
    if queries.hosted(connection, host) >= most:
        raise RefusedError(429, "too-many-tables", most=most)


async def _box_of(services: Services, table: str) -> Box:
    """The box of a table to be dealt: of the packaged ones the newest."""
    row = await services.cache.stored_row(table)
    return await services.cache.box(row.components) if row.settings.box else services.box


def _deal(services: Services, row: TableRow, box: Box) -> None:
    """Shuffles, and promises the result before anybody acts."""
    game = services.new_game(row.options, box)
    dealt = Deal.of(game)
    active = game.active
    row.status, row.round, row.updated = "running", 1, services.now()
    row.components = box.sha256
    row.setup, row.salt, row.commitment = dealt.compressed(), dealt.salt, dealt.commitment
    row.active = active
    row.bot_to_act = active is not None and row.seats[active].kind == "bot"
    row.thinker = services.node


_DEALT = ("status", "round", "updated", "components", "setup", "salt", "commitment", "active", "bot_to_act", "thinker")


async def start(services: Services, table: str, request: m.StartTable, who: Principal) -> m.TableInfo:
    box = await _box_of(services, table)

    def work(connection: Connection, row: TableRow) -> None:
        _check_open(row)
        free = [seat for seat in row.seats if seat.kind == "open"]
        if not who.holds(row.host, None) and (free or not holds_any(row, who)):
            raise RefusedError(403, "not-host")
        if free and request.fill is None:
            raise RefusedError(409, "seats-open", open=len(free))
        for seat in free:
            seat.kind, seat.level = "bot", request.fill
            seat.name = bot_name(request.fill, [one.name for one in row.seats if one is not seat])
            queries.change_seat(connection, table, seat.seat, kind="bot", level=seat.level, name=seat.name)
        _deal(services, row, box)
        queries.change_table(connection, table, **{name: getattr(row, name) for name in _DEALT})

    return services.info((await _change(services, table, work))[1], who)


async def join(services: Services, table: str, request: m.JoinTable, who: Principal) -> m.TableCreated:
    player, token = player_of(who), new_secret()

    def work(connection: Connection, row: TableRow) -> int:
        _check_open(row)
        free = [seat.seat for seat in row.seats if seat.kind == "open" and request.seat in (None, seat.seat)]
        if not free:
            raise RefusedError(409, "seat-taken" if request.seat is not None else "no-open-seat")
        name = clean(request.name if request.name is not None else queries.player_name(connection, player))
        name = own_name(name, (seat.name for seat in row.seats))
        taken = {"kind": "human", "name": name, "player": player, "token": digest(token)}
        queries.change_seat(connection, table, free[0], **taken)
        for seat, color in recolored(row.seats, free[0], request.color).items():
            queries.change_seat(connection, table, seat, color=color)
        queries.change_table(connection, table, updated=queries.clock(connection))
        return free[0]

    seat, row = await _change(services, table, work)
    return m.TableCreated(services.info(row, who), [m.SeatToken(seat, token)])


async def leave(services: Services, table: str, request: m.SeatOnly, who: Principal) -> m.TableInfo:
    def work(connection: Connection, row: TableRow) -> None:
        _check_open(row)
        if request.seat >= len(row.seats) or not who.holds(row.host, None):
            check_seat(row, request.seat, who)
        freed = {"kind": "open", "name": "", "player": None, "token": None, "level": None}
        queries.change_seat(connection, table, request.seat, **freed)
        queries.change_table(connection, table, updated=queries.clock(connection))

    return services.info((await _change(services, table, work))[1], who)


async def seat_link(services: Services, table: str, request: m.SeatOnly, who: Principal) -> m.SeatLink:
    token = new_secret()

    def work(connection: Connection, row: TableRow) -> None:
        check_seat(row, request.seat, who)
        queries.change_seat(connection, table, request.seat, token=digest(token))

    await _change(services, table, work)
    return m.SeatLink(request.seat, token, f"/table/{table}#seat={request.seat}&token={token}")


async def claim(services: Services, table: str, request: m.ClaimSeat, who: Principal) -> m.TableInfo:
    """The seat moves to this browser: the cookie that held it before holds it no longer."""
    player = player_of(who)

    def work(connection: Connection, row: TableRow) -> None:
        check_seat(row, request.seat, Principal(token=digest(request.token)))
        queries.change_seat(connection, table, request.seat, player=player)
        reach("moving a seat")

    return services.info((await _change(services, table, work))[1], who)


async def rematch(services: Services, table: str, request: m.SeatOnly, who: Principal) -> m.TableCreated:
    """The asker's seats and the bots are taken over; the others are told the new table's id and join it."""
    box = await _box_of(services, table)

    def work(connection: Connection, old: TableRow) -> tuple[TableRow, list[m.SeatToken]]:
        check_seat(old, request.seat, who)
        if old.status != "over":
            raise RefusedError(409, "not-over")
        first = old.rematch and queries.load_table(connection, old.rematch)
        if first:  # somebody's, who asked earlier; one that was abandoned is gone
            return first, []
        host = who.player or old.seats[request.seat].player or old.host
        _check_room(services, connection, host)
        made, tokens = _again(services, old, box, who, host)
        queries.insert_table(connection, made)
        reach("making a rematch")
        queries.change_table(connection, table, rematch=made.id)
        return made, tokens

    (made, tokens), _ = await _change(services, table, work)
    if tokens and made.bot_to_act:
        services.bots_to_act.put_nowait(made.id)
    return m.TableCreated(services.info(made, who), tokens)


def _again(
    services: Services, old: TableRow, box: Box, who: Principal, host: bytes | None
) -> tuple[TableRow, list[m.SeatToken]]:
    seats, tokens = _seats_again(old, who)
    row = new_row(
        services,
        box,
        name=old.name,
        options=old.options,
        settings=old.settings,
        host=host,
        seats=seats,
        listed=False,
    )
    if all(seat.kind != "open" for seat in seats):
        _deal(services, row, box)
    return row, tokens


def _seats_again(old: TableRow, who: Principal) -> tuple[list[SeatRow], list[m.SeatToken]]:
    """The next player starts; seats of others are open."""
    seats: list[SeatRow] = []
    tokens: list[m.SeatToken] = []
    for number, seat in enumerate(old.seats[1:] + old.seats[:1]):
        new = SeatRow(number, seat.kind, seat.name, seat.level, color=seat.color)
        if seat.kind == "human" and who.holds(seat.player, seat.token):
            tokens.append(m.SeatToken(number, new_secret()))
            new.player, new.token = seat.player, digest(tokens[-1].token)
        elif seat.kind == "human":
            new.kind, new.name = "open", ""
        seats.append(new)
    return seats, tokens


async def _change(services: Services, table: str, work: Callable[[Connection, TableRow], T]) -> tuple[T, TableRow]:
    async with services.cache.hold(table) as slot:
        return await change(services, slot, work)


def _check_open(row: TableRow) -> None:
    if row.status != "open":
        raise RefusedError(409, "already-started")
