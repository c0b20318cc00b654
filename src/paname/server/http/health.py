"""For whoever runs the server: is it alive, can it serve, how is it doing."""

import asyncio
import time

from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from paname.server.http.answers import CAUSE, NAME
from paname.server.ops import metrics
from paname.server.storage.database import UnavailableError
from paname.server.tables.services import Services

_FRESH = 1.0  # seconds
_PROBE_SECONDS = 5.0  # seconds for a write
_FROM_HERE = ("127.0.0.1", "::1")


class Readiness:
    """Asked by anybody as often as they like: found out once a second."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._lock = asyncio.Lock()
        self._known: tuple[float, str | None] = (0.0, None)

    async def trouble(self) -> str | None:
        """What keeps this server from serving."""
        if self._services.stopping:
            return "stopping"
        if not self._services.listening:
            return "deaf to the other servers"
        async with self._lock:
            if time.monotonic() - self._known[0] > _FRESH:
                self._known = (time.monotonic(), await self._writing())
            return self._known[1]

    async def _writing(self) -> str | None:
        try:
            await asyncio.wait_for(self._services.sign_of_life(), _PROBE_SECONDS)
        except UnavailableError as error:
            return str(error)
        except TimeoutError:
            return "the database does not answer"
        return self._services.database.failing


def routes(services: Services) -> list[Route]:
    readiness = Readiness(services)

    async def healthz(request: Request) -> Response:
        request.scope[NAME] = "healthz"
        return PlainTextResponse("ok\n")

    async def readyz(request: Request) -> Response:
        request.scope[NAME] = "readyz"
        trouble = await readiness.trouble()
        if trouble is not None:
            request.scope[CAUSE] = trouble
            return PlainTextResponse("not ready\n", 503)
        return PlainTextResponse("ok\n")

    async def prometheus(request: Request) -> Response:
        request.scope[NAME] = "metrics"
        address = request.client.host if request.client else ""
        if not services.settings.metrics_public and address not in _FROM_HERE:
            return PlainTextResponse("only from this machine\n", 403)
        return Response(generate_latest(metrics.registry), media_type=CONTENT_TYPE_LATEST)

    return [
        Route("/healthz", healthz, methods=["GET"]),
        Route("/readyz", readyz, methods=["GET"]),
        Route("/metrics", prometheus, methods=["GET"]),
    ]
