"""Who asks: of one connection, for permission and for limits. A cookie that nobody issued is nobody's."""

from msgspec import Struct
from starlette.requests import HTTPConnection

from paname.server.http.connections import network
from paname.server.identity import COOKIE, Principal, Seal, digest, secret_of, token_of
from paname.server.storage import queries
from paname.server.tables.services import Services

_ASKER = "paname.asker"  # where it is kept in the scope


class Asker(Struct, frozen=True):
    """Who asks, as far as limits go."""

    network: str
    player: bytes | None  # by a cookie that was issued here; None: one that anybody may think up


def asker_of(connection: HTTPConnection, seal: Seal) -> Asker:
    """The guard finds it out, everybody behind it is told."""
    found = connection.scope.get(_ASKER)
    if isinstance(found, Asker):
        return found
    cookie = connection.cookies.get(COOKIE, "")
    made = Asker(network(connection.client.host if connection.client else ""), seal.player(cookie))
    connection.scope[_ASKER] = made
    return made


def is_new(connection: HTTPConnection, seal: Seal) -> bool:
    """Whether nobody has ever issued them anything: not now, not before cookies were sealed."""
    return asker_of(connection, seal).player is None and not _unsealed(connection)


def _unsealed(connection: HTTPConnection) -> bool:
    cookie = connection.cookies.get(COOKIE, "")
    return bool(cookie) and cookie == secret_of(cookie)


async def principal_of(connection: HTTPConnection, services: Services) -> Principal:
    player = asker_of(connection, services.seal).player
    if player is None and _unsealed(connection):
        player = await _from_before_seals(services, digest(connection.cookies[COOKIE]))
    return Principal(player, token_of(connection.headers.get("authorization")))


async def _from_before_seals(services: Services, player: bytes) -> bytes | None:
    """Who had a name or a seat when cookies were not sealed yet keeps it."""
    known = await services.database.read(lambda connection: queries.is_known(connection, player))
    return player if known else None
