"""The heartbeat: every connection hears the present seq, and whoever fell behind is brought up to date."""

import asyncio

from paname.server.ops.failpoints import reach
from paname.server.ops.logs import log
from paname.server.storage.database import UnavailableError
from paname.server.tables.abandoned import sweep
from paname.server.tables.audience import Frame, encode
from paname.server.tables.nodes import Nodes
from paname.server.tables.services import Services
from paname.server.wire import messages as m


async def heartbeat(services: Services, nodes: Nodes) -> None:
    while True:
        await asyncio.sleep(services.settings.heartbeat)
        try:
            reach("beating")
            await beat(services, nodes)
            await sweep(services)
        except UnavailableError as error:
            log.warning("heartbeat failed", extra={"cause": str(error)})
        except Exception:
            log.exception("heartbeat failed")


async def beat(services: Services, nodes: Nodes) -> None:
    for table, version in (await nodes.catch_up()).items():
        frame = Frame(encode(m.Heartbeat(max(0, version.seq))))
        for subscriber in services.audience.at(table):
            subscriber.send(frame)
    services.cache.forget_idle()
