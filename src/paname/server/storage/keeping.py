"""The queries for what browsers keep, as functions of a connection."""

from sqlalchemy import Connection, delete, select

from paname.server.storage.queries import insert_or
from paname.server.storage.schema import keepsakes


def load_keepsakes(connection: Connection, player: bytes) -> bytes | None:
    found = connection.execute(select(keepsakes.c.data).where(keepsakes.c.player == player)).scalar()
    return None if found is None else bytes(found)


def save_keepsakes(connection: Connection, player: bytes, data: bytes, now: int, most: int) -> None:
    """Of so many players: who has not been here for longest is forgotten."""
    row = insert_or(connection, keepsakes).values(player=player, data=data, updated=now)
    fresh = {"data": data, "updated": now}
    connection.execute(row.on_conflict_do_update(index_elements=[keepsakes.c.player], set_=fresh))
    own_first = (keepsakes.c.player == player).desc()  # a second is long
    latest = select(keepsakes.c.player).order_by(own_first, keepsakes.c.updated.desc()).limit(most)
    connection.execute(delete(keepsakes).where(keepsakes.c.player.not_in(latest)))
