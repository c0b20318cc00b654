"""Who asks: of one connection, for permission and for limits."""

from starlette.requests import HTTPConnection

from paname.server.http.connections import network
from paname.server.http.limits import Asker
from paname.server.identity import COOKIE, Principal, Seal, principal

# where they are kept in the scope
_ASKER = "paname.asker"
_PRINCIPAL = "paname.principal"


def principal_of(connection: HTTPConnection) -> Principal:
    found = connection.scope.get(_PRINCIPAL)
    if isinstance(found, Principal):
        return found
    made = principal(connection.cookies.get(COOKIE), connection.headers.get("authorization"))
    connection.scope[_PRINCIPAL] = made
    return made


def asker_of(connection: HTTPConnection, seal: Seal) -> Asker:
    """The guard finds it out, everybody behind it is told."""
    found = connection.scope.get(_ASKER)
    if isinstance(found, Asker):
        return found
    where = network(connection.client.host if connection.client else "")
    issued = seal.issued(connection.cookies.get(COOKIE))
    made = Asker(where, principal_of(connection).player if issued else None)
    connection.scope[_ASKER] = made
    return made
