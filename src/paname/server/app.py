"""Puts the parts together: an ASGI application."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from paname import Game
from paname.box import Box
from paname.server.bots.bot_turns import Driver
from paname.server.http import handlers, pages
from paname.server.http.guard import Guard, content_policy
from paname.server.http.limits import Limits
from paname.server.ops import health
from paname.server.push.presence import Presence, follow, heartbeat, heartbeat_once
from paname.server.push.streams import Streams
from paname.server.services import CHANNEL, Services
from paname.server.settings import Settings
from paname.server.storage import rows
from paname.server.wire.problems import RefusedError
from paname.types import OptionsData

_CODES = {404: "no-such-endpoint", 405: "wrong-method", 500: "internal"}


def create_app(
    settings: Settings,
    new_game: Callable[[OptionsData, Box], Game] | None = None,
    client: Path = pages.FOLDER,
) -> "App":
    """`new_game` shuffles; tests bring their own."""
    server = Services(settings) if new_game is None else Services(settings, new_game)
    limits = Limits(settings)
    driver = Driver(server)
    presence = Presence(server)
    streams = Streams(server, limits, presence)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.server = server
        await server.database.write(lambda connection: rows.save_components(connection, server.box.sha256, server.toml))
        tasks = [asyncio.create_task(heartbeat(server, driver))]
        if not server.database.is_sqlite:
            tasks.append(asyncio.create_task(_listen(server)))
        await driver.wake_all()
        yield
        server.stopping = True
        for task in tasks:
            task.cancel()
        await driver.close()
        await presence.close()
        await server.bots.close()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.to_thread(server.database.close)

    app = Starlette(
        routes=[
            *health.routes(server),
            *handlers.routes(server, limits),
            WebSocketRoute("/api/tables/{id}/socket", streams.socket),
            Route("/api/tables/{id}/events", streams.events, methods=["GET"], name="events"),
            *pages.routes(client),
        ],
        exception_handlers={HTTPException: _problem, Exception: _problem},
        lifespan=lifespan,
    )
    return App(Guard(app, settings, limits, content_policy(pages.script_hashes(client))), server)


class App:
    """The application; whoever runs it says `farewell` before closing the connections."""

    def __init__(self, app: ASGIApp, server: Services) -> None:
        self._app = app
        self.server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._app(scope, receive, send)

    async def farewell(self) -> None:
        """Nothing new begins; everybody connected is told why the connection ends."""
        self.server.stopping = True
        self.server.hub.end_all("stopping")
        for _ in range(20):
            if not self.server.hub.count:
                return
            await asyncio.sleep(0.05)


async def _problem(_request: Request, error: Exception) -> Response:
    """Where Starlette would answer in its own words. An unexpected error is logged by security.py."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    response = handlers.problem_response(RefusedError(status, _CODES.get(status, "refused")))
    if isinstance(error, HTTPException) and error.headers:
        response.headers.update(error.headers)
    return response


async def _listen(server: Services) -> None:
    from paname.server.storage.listen import listen  # psycopg: only who uses PostgreSQL loads it

    async def heard(payload: str) -> None:
        node, table, what = payload.split(" ")
        if node == server.node:
            return
        with contextlib.suppress(RefusedError):
            if what != "row":
                await follow(server, table, int(what))
            elif server.hub.watched(table) or server.tables.cached(table) is not None:
                await server.reload(table)

    await listen(server.database.url, CHANNEL, heard, lambda: heartbeat_once(server))
