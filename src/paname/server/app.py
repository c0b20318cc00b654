"""Puts the parts together: an ASGI application."""

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator, Iterable
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from paname.server.bots.analyst import Analyst
from paname.server.bots.bot_turns import Driver
from paname.server.bots.odds import Odds
from paname.server.bots.taking_over import TakingOver
from paname.server.bots.workers import Bots
from paname.server.http import health, pages, previews, routes
from paname.server.http.answers import problem_response
from paname.server.http.guard import Guard, content_policy
from paname.server.http.home import Home
from paname.server.http.limits import Limits
from paname.server.push.heartbeat import heartbeat
from paname.server.push.presence import Presence
from paname.server.push.streams import Streams
from paname.server.settings import Settings
from paname.server.storage.database import UnavailableError
from paname.server.tables.nodes import Nodes
from paname.server.tables.services import Services, Shuffle, shuffle
from paname.server.wire.problems import RefusedError

_FAREWELL_SECONDS = 2.0  # seconds for them; without them others take over a little later
_CODES = {404: "no-such-endpoint", 405: "wrong-method", 500: "internal"}


class App:
    """The application; whoever runs it says `farewell` before closing the connections."""

    def __init__(self, app: ASGIApp, services: Services, bots: Bots, home: Home) -> None:
        self._app = app
        self.home = home
        self.services = services
        self.bots = bots

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._app(scope, receive, send)

    async def farewell(self) -> None:
        """Nothing new begins; everybody connected is told why the connection ends."""
        self.services.stopping = True
        self.services.audience.end_all("stopping")
        for _ in range(20):
            if not self.services.audience.count:
                return
            await asyncio.sleep(0.05)


def create_app(settings: Settings, new_game: Shuffle = shuffle, client: Path = pages.FOLDER) -> App:
    """`new_game` shuffles; tests bring their own."""
    services = Services(settings, new_game)
    bots = Bots(settings.bot_workers or max(2, (os.cpu_count() or 2) - 1), settings.bot_seconds)
    analyst = Analyst(services, bots)
    limits, home = Limits(settings), Home(settings)
    presence = Presence(services)
    streams = Streams(services, limits, presence)
    app = Starlette(
        routes=[
            *routes.routes(services, bots, analyst, Odds(services, bots), limits, home),
            *health.routes(services),
            Route("/api/tables/{id}/events", streams.events, methods=["GET"], name="events"),
            *previews.routes(services, limits, client),
            *pages.routes(settings, client),
        ],
        exception_handlers={HTTPException: _problem, Exception: _problem},
        lifespan=lambda _: _running(services, bots, analyst, limits, presence),
    )
    policy = content_policy(pages.script_hashes(client))
    guard = Guard(routes.Straight(app), streams.socket, settings, limits, home, services.seal, policy)
    return App(guard, services, bots, home)


@contextlib.asynccontextmanager
async def _running(
    services: Services, bots: Bots, analyst: Analyst, limits: Limits, presence: Presence
) -> AsyncIterator[None]:
    """What goes on beside the answering of requests."""
    driver, nodes = Driver(services, bots, limits.fair_shares.take_bot), Nodes(services)
    taking_over = TakingOver(services, driver)
    work = [driver.listen(), heartbeat(services, nodes), taking_over.watch(), analyst.watch()]
    if not services.database.is_sqlite:
        work.append(_listen(services, nodes))
    tasks = [asyncio.create_task(one) for one in work]
    yield
    services.stopping = True
    for task in tasks:
        task.cancel()
    await driver.close()
    await analyst.close()
    with contextlib.suppress(UnavailableError, TimeoutError):
        await asyncio.wait_for(taking_over.end(), _FAREWELL_SECONDS)
    await presence.close()
    await nodes.close()
    await bots.close()
    await ended(tasks)
    services.database.hang_up()
    await asyncio.to_thread(services.database.close)


async def ended(tasks: Iterable[asyncio.Task[None]], again_s: float = 1.0) -> None:
    """Canceled again and again until they end: psycopg may make an error of its own of it, and `wait_for` may answer
    in the same moment, so that a loop goes on."""
    left = set(tasks)
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=again_s)


async def _problem(_request: Request, error: Exception) -> Response:
    """Where Starlette would answer in its own words. An unexpected error is logged by http/guard.py."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    response = problem_response(RefusedError(status, _CODES.get(status, "refused")))
    if isinstance(error, HTTPException) and error.headers:
        response.headers.update(error.headers)
    return response


async def _listen(services: Services, nodes: Nodes) -> None:
    from paname.server.storage.listen import listen  # psycopg: only who uses PostgreSQL loads it

    await listen(services.database.url, services.channel, nodes.heard, nodes.catch_up, services.hears)
