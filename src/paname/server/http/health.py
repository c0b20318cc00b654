"""For whoever runs the server: is it alive, can it serve, how is it doing."""

import asyncio

from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from paname.server.http.answers import CAUSE, NAME
from paname.server.ops import metrics
from paname.server.storage.database import UnavailableError
from paname.server.tables.services import Services

_PATIENCE = 5.0  # seconds for a write
_LOOPBACK = ("127.0.0.1", "::1", "testclient")


def routes(services: Services) -> list[Route]:
    async def healthz(request: Request) -> Response:
        request.scope[NAME] = "healthz"
        return PlainTextResponse("ok\n")

    async def readyz(request: Request) -> Response:
        request.scope[NAME] = "readyz"
        if services.stopping:
            request.scope[CAUSE] = "stopping"
            return PlainTextResponse("stopping\n", 503)
        try:
            await asyncio.wait_for(services.sign_of_life(), _PATIENCE)
        except (UnavailableError, TimeoutError) as error:
            request.scope[CAUSE] = str(error) or "no answer"
            return PlainTextResponse("database\n", 503)
        if not services.listening:
            request.scope[CAUSE] = "deaf"
            return PlainTextResponse("listening\n", 503)
        return PlainTextResponse("ok\n")

    async def prometheus(request: Request) -> Response:
        request.scope[NAME] = "metrics"
        address = request.client.host if request.client else ""
        if not services.settings.metrics_public and address not in _LOOPBACK:
            return PlainTextResponse("only from this machine\n", 403)
        return Response(generate_latest(metrics.registry), media_type=CONTENT_TYPE_LATEST)

    return [
        Route("/healthz", healthz, methods=["GET"]),
        Route("/readyz", readyz, methods=["GET"]),
        Route("/metrics", prometheus, methods=["GET"]),
    ]
