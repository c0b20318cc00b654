"""The heartbeat: every connection hears the present seq, and whoever fell behind is brought up to date."""

import asyncio

from paname.server.ops.failpoints import reach
from paname.server.ops.logs import Troubles
from paname.server.storage.database import UnavailableError
from paname.server.tables.abandoned import sweep
from paname.server.tables.audience import Frame, encode
from paname.server.tables.nodes import Nodes
from paname.server.tables.services import Services
from paname.server.wire import messages as m

_AT_A_TIME = 25  # tables
_PAUSE = 0.02  # seconds between them: thousands of sockets at once would keep everybody else waiting


async def heartbeat(services: Services, nodes: Nodes) -> None:
    troubles = Troubles()
    while True:
        await asyncio.sleep(services.settings.heartbeat)
        try:
            reach("beating")
            await beat(services, nodes)
            await sweep(services)
        except Exception as error:
            troubles.tell("heartbeat failed", error, expected=isinstance(error, UnavailableError))
        else:
            troubles.over()


async def beat(services: Services, nodes: Nodes) -> None:
    for number, (table, version) in enumerate((await nodes.catch_up()).items(), 1):
        frame = Frame(encode(m.Heartbeat(max(0, version.seq))))
        for subscriber in services.audience.at(table):
            subscriber.send(frame)
        if number % _AT_A_TIME == 0:
            await asyncio.sleep(_PAUSE)
    services.cache.forget_idle()
