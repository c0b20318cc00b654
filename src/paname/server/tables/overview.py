"""What there is: the tables of a player, and those that are listed."""

from sqlalchemy import Connection

from paname.server.identity import Principal
from paname.server.storage import queries
from paname.server.storage.rows import TableRow
from paname.server.tables.lobby import clean, player_of
from paname.server.tables.services import Services
from paname.server.wire import messages as m


async def rename(services: Services, request: m.Me, who: Principal) -> m.MyGames:
    player, name, now = player_of(who), clean(request.name), services.now()
    await services.database.write(lambda connection: queries.save_name(connection, player, name, now))
    return await my_games(services, who)


async def my_games(services: Services, who: Principal) -> m.MyGames:
    if who.player is None:
        return m.MyGames("", [])
    player = who.player
    name, found = await services.database.read(lambda connection: queries.of_player(connection, player))
    mine = []
    for row in found:
        held = [seat.seat for seat in row.seats if who.holds(seat.player, None)]
        turn = row.status == "running" and row.active in held and not row.seats[row.active or 0].conceded
        mine.append(m.MyTable(services.info(row, who), held, turn))
    order = {"running": 0, "open": 1, "over": 2, "record": 3}
    mine.sort(key=lambda one: (not one.your_turn, order[one.table.status]))  # stable: newest first within
    return m.MyGames(name, mine)


async def list_tables(services: Services, who: Principal) -> m.TableList:
    def work(connection: Connection) -> list[list[TableRow]]:
        return [queries.listed(connection, status, who.player, who.token) for status in ("open", "running")]

    free, running = await services.database.read(work)
    return m.TableList([services.info(row, who) for row in free], [services.info(row, who) for row in running])
