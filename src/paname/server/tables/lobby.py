"""Before the first move: making, filling and starting tables."""

import secrets
import unicodedata

from msgspec import to_builtins
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from paname.rules.options import Options
from paname.server.bots.faces import bot_name
from paname.server.http.identity import Principal, digest, new_id, new_secret
from paname.server.services import CHANNEL, Services, own_seat
from paname.server.storage import rows
from paname.server.storage.rows import SeatRow, TableRow, TableSettings
from paname.server.tables import redact
from paname.server.tables.deal import RULES, deal
from paname.server.wire import messages as m
from paname.server.wire.problems import RefusedError, no_such_table
from paname.types import OptionsData


def clean(name: str) -> str:
    """One line without invisible characters: names stand in other people's pages."""
    kept = "".join(char if unicodedata.category(char)[0] not in "CZ" else " " for char in name)
    return " ".join(kept.split())


async def create(server: Services, request: m.CreateTable, who: Principal) -> m.TableCreated:
    if who.player is None:
        raise RefusedError(401, "no-cookie")
    player = who.player
    options = Options(players=len(request.seats), **to_builtins(request.options)).data()
    settings = TableSettings(request.screens, request.undo, request.hints, request.spectators, request.pace)
    own_name = await server.database.read(lambda connection: rows.player_name(connection, player))
    seats: list[SeatRow] = []
    tokens: dict[int, str] = {}
    first = secrets.randbelow(len(request.seats)) if request.random_start else 0
    for number, wanted in enumerate(request.seats[first:] + request.seats[:first]):
        seat = SeatRow(number, wanted.kind, "", None, None, None, False, 0)
        if wanted.kind == "human":
            tokens[number] = new_secret()
            seat.name = clean(wanted.name if wanted.name is not None else own_name)
            seat.player, seat.token = player, digest(tokens[number])
        elif wanted.kind == "bot":
            seat.level = wanted.level or 3
            seat.name = clean(wanted.name or "") or bot_name(seat.level, [one.name for one in seats])
        seats.append(seat)
    row = new_row(server, clean(request.name), options, settings, player, seats, request.listed)
    if not any(seat.kind == "open" for seat in seats):
        _deal(server, row)
    await insert(server, row)
    if row.bot_to_act:
        server.wake_bot(row.id)
    return m.TableCreated(server.info(row, who), [m.SeatToken(seat, token) for seat, token in tokens.items()])


def new_row(
    server: Services,
    name: str,
    options: OptionsData,
    settings: TableSettings,
    host: bytes | None,
    seats: list[SeatRow],
    listed: bool,
) -> TableRow:
    now = server.now()
    return TableRow(
        id=new_id(),
        name=name,
        status="open",
        listed=listed,
        options=options,
        settings=settings,
        host=host,
        rules=RULES,
        components=server.box.sha256,
        setup=None,
        salt=None,
        commitment=None,
        seq=0,
        active=None,
        bot_to_act=False,
        round=0,
        over=None,
        rematch=None,
        created=now,
        updated=now,
        seats=seats,
    )


async def insert(server: Services, row: TableRow, game: list[rows.EntryRow] | None = None) -> None:
    """Within the limit of tables one client may have open."""

    def work(connection: Connection) -> None:
        if row.host is not None and rows.hosted(connection, row.host) >= server.settings.max_tables:
            raise RefusedError(429, "too-many-tables", most=server.settings.max_tables)
        rows.insert_table(connection, row, game or ())

    await server.database.write(work)


def _deal(server: Services, row: TableRow) -> None:
    """Shuffles, and promises the result before anybody acts."""
    game = server.new_game(row.options, server.box)
    dealt = deal(game)
    active = game.active
    row.status, row.round, row.updated = "running", 1, server.now()
    row.components = server.box.sha256
    row.setup, row.salt, row.commitment = dealt.packed(), dealt.salt, dealt.commitment
    row.active = active
    row.bot_to_act = active is not None and row.seats[active].kind == "bot"


async def start(server: Services, table: str, request: m.StartTable, who: Principal) -> m.TableInfo:
    async with server.tables.hold(table) as slot:
        row = await _open_row(server, table)
        free = [seat for seat in row.seats if seat.kind == "open"]
        host = who.holds(row.host, None)
        if not host and (free or not any(who.holds(seat.player, seat.token) for seat in row.seats)):
            raise RefusedError(403, "not-host")
        if free and request.fill is None:
            raise RefusedError(409, "seats-open", open=len(free))
        for seat in free:
            seat.kind, seat.level = "bot", request.fill
            seat.name = bot_name(request.fill, [one.name for one in row.seats if one is not seat])
        _deal(server, row)

        def work(connection: Connection) -> None:
            changed = (
                "status",
                "round",
                "updated",
                "components",
                "setup",
                "salt",
                "commitment",
                "active",
                "bot_to_act",
            )
            if not rows.change_open_table(connection, table, **{name: getattr(row, name) for name in changed}):
                raise RefusedError(409, "already-started")
            for seat in free:
                filled = {"kind": "bot", "level": seat.level, "name": seat.name}
                if not rows.change_seat(connection, table, seat.seat, was="open", **filled):
                    raise RefusedError(409, "seat-taken", seat=seat.seat)
            now = rows.load_table(connection, table)
            if now is None or any(seat.kind == "open" for seat in now.seats):
                raise RefusedError(409, "seats-open", open=1)
            if not server.database.is_sqlite:
                rows.notify(connection, CHANNEL, f"{server.node} {table} 0")

        await server.database.write(work)
        live = await server.tables.live(slot)
        server.hub.publish(table, lambda looking: redact.resync(live, looking))
    row = await server.changed(table)
    if row.bot_to_act:
        server.wake_bot(table)
    return server.info(row, who)


async def join(server: Services, table: str, request: m.JoinTable, who: Principal) -> m.TableCreated:
    if who.player is None:
        raise RefusedError(401, "no-cookie")
    player, token = who.player, new_secret()
    own_name = await server.database.read(lambda connection: rows.player_name(connection, player))
    name = clean(request.name if request.name is not None else own_name)

    def work(connection: Connection) -> int:
        row = _still_open(connection, table, server.now())
        wanted = [seat.seat for seat in row.seats if seat.kind == "open" and request.seat in (None, seat.seat)]
        for seat in wanted:
            values = {"kind": "human", "name": name, "player": player, "token": digest(token)}
            if rows.change_seat(connection, table, seat, was="open", **values):
                return seat
        raise RefusedError(409, "seat-taken" if request.seat is not None else "no-open-seat")

    seat = await server.database.write(work)
    row = await server.changed(table)
    return m.TableCreated(server.info(row, who), [m.SeatToken(seat, token)])


async def leave(server: Services, table: str, request: m.SeatOnly, who: Principal) -> m.TableInfo:
    def work(connection: Connection) -> None:
        row = _still_open(connection, table, server.now())
        if request.seat >= len(row.seats) or not who.holds(row.host, None):
            own_seat(row, request.seat, who)
        freed = {"kind": "open", "name": "", "player": None, "token": None, "level": None}
        rows.change_seat(connection, table, request.seat, **freed)

    await server.database.write(work)
    return server.info(await server.changed(table), who)


async def seat_link(server: Services, table: str, request: m.SeatOnly, who: Principal) -> m.SeatLink:
    row = await server.tables.row(table)
    own_seat(row, request.seat, who)
    token = new_secret()
    await server.database.write(
        lambda connection: rows.change_seat(connection, table, request.seat, was="human", token=digest(token))
    )
    await server.changed(table)
    return m.SeatLink(request.seat, token, f"/table/{table}#seat={request.seat}&token={token}")


async def claim(server: Services, table: str, request: m.ClaimSeat, who: Principal) -> m.TableInfo:
    """The seat moves to this browser: the cookie that held it before holds it no longer."""
    if who.player is None:
        raise RefusedError(401, "no-cookie")
    player = who.player
    row = await server.database.read(lambda connection: rows.load_table(connection, table))
    if row is None:
        raise no_such_table()
    own_seat(row, request.seat, Principal(token=digest(request.token)))
    await server.database.write(lambda connection: rows.change_seat(connection, table, request.seat, player=player))
    return server.info(await server.changed(table), who)


async def rematch(server: Services, table: str, request: m.SeatOnly, who: Principal) -> m.TableCreated:
    """The asker's seats and the bots are taken over; the others are told the new table's id and join it."""
    old = await server.database.read(lambda connection: rows.load_table(connection, table))
    if old is None:
        raise no_such_table()
    own_seat(old, request.seat, who)
    if old.status != "over":
        raise RefusedError(409, "not-over")
    if old.rematch is not None:
        return m.TableCreated(server.info(await server.tables.row(old.rematch), who), [])
    seats: list[SeatRow] = []
    tokens: list[m.SeatToken] = []
    for number, seat in enumerate(old.seats[1:] + old.seats[:1]):
        new = SeatRow(number, seat.kind, seat.name, seat.level, None, None, False, 0)
        if seat.kind == "human" and who.holds(seat.player, seat.token):
            tokens.append(m.SeatToken(number, new_secret()))
            new.player, new.token = seat.player, digest(tokens[-1].token)
        elif seat.kind == "human":
            new.kind, new.name = "open", ""
        seats.append(new)
    row = new_row(server, old.name, old.options, old.settings, who.player, seats, listed=False)
    if all(seat.kind != "open" for seat in seats):
        _deal(server, row)

    def work(connection: Connection) -> bool:
        if not rows.set_rematch(connection, table, row.id):
            return False
        rows.insert_table(connection, row)
        return True

    if not await server.database.write(work):
        return await rematch(server, table, request, who)  # somebody was first: theirs it is
    await server.changed(table)
    if row.bot_to_act:
        server.wake_bot(row.id)
    return m.TableCreated(server.info(row, who), tokens)


async def rename(server: Services, request: m.Me, who: Principal) -> m.MyGames:
    if who.player is None:
        raise RefusedError(401, "no-cookie")
    player, name, now = who.player, clean(request.name), server.now()
    for _ in range(2):  # two tabs may both be the first
        try:
            await server.database.write(lambda connection: rows.save_name(connection, player, name, now))
            break
        except IntegrityError:
            continue
    return await my_games(server, who)


async def my_games(server: Services, who: Principal) -> m.MyGames:
    if who.player is None:
        return m.MyGames("", [])
    player = who.player
    name, found = await server.database.read(lambda connection: rows.of_player(connection, player))
    mine = []
    for row in found:
        held = [seat.seat for seat in row.seats if who.holds(seat.player, None)]
        turn = row.status == "running" and row.active in held and not row.seats[row.active or 0].conceded
        mine.append(m.MyTable(server.info(row, who), held, turn))
    order = {"running": 0, "open": 1, "over": 2, "record": 3}
    mine.sort(key=lambda one: (not one.your_turn, order[one.table.status]))  # stable: newest first within
    return m.MyGames(name, mine)


async def list_tables(server: Services, who: Principal) -> m.TableList:
    def work(connection: Connection) -> tuple[list[TableRow], list[TableRow]]:
        return rows.listed(connection, "open"), rows.listed(connection, "running")

    free, running = await server.database.read(work)
    return m.TableList([server.info(row, who) for row in free], [server.info(row, who) for row in running])


def _still_open(connection: Connection, table: str, now: int) -> TableRow:
    """The row of an open table, locked against a start until the end of the transaction."""
    if not rows.change_open_table(connection, table, updated=now):
        raise no_such_table() if rows.load_table(connection, table) is None else RefusedError(409, "already-started")
    row = rows.load_table(connection, table)
    if row is None:
        raise no_such_table()
    return row


async def _open_row(server: Services, table: str) -> TableRow:
    row = await server.database.read(lambda connection: rows.load_table(connection, table))
    if row is None:
        raise no_such_table()
    if row.status != "open":
        raise RefusedError(409, "already-started")
    return row
