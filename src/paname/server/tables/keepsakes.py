"""What the client keeps in a browser (preferences, notes, solved puzzles, boxes), once more here: browsers keep by
address, and the port of plain `paname` may move. A server whose address stands has none of it."""

import zlib

import msgspec

from paname.server.identity import Principal
from paname.server.storage import keeping
from paname.server.tables.lobby import player_of
from paname.server.tables.services import Services
from paname.server.wire import messages as m
from paname.server.wire.problems import RefusedError

MOST_KEEPERS = 100  # a home has fewer
_kept = msgspec.json.Decoder(m.Kept)


async def told(services: Services, who: Principal) -> m.Kept:
    _check(services)
    if who.player is None:
        return m.Kept({})
    player = who.player
    data = await services.database.read(lambda connection: keeping.load_keepsakes(connection, player))
    return m.Kept({}) if data is None else _kept.decode(zlib.decompress(data))


async def keep(services: Services, request: m.Kept, who: Principal) -> m.KeptSize:
    _check(services)
    player, now = player_of(who), services.now()
    try:
        data = zlib.compress(msgspec.json.encode(request))
    except UnicodeEncodeError:  # half of a character: JSON can say it
        raise RefusedError(400, "malformed-request", detail="half of a character") from None
    await services.database.write(
        lambda connection: keeping.save_keepsakes(connection, player, data, now, MOST_KEEPERS)
    )
    return m.KeptSize(len(data))


def _check(services: Services) -> None:
    if not services.settings.home:
        raise RefusedError(404, "no-such-endpoint")
