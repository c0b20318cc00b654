"""What a link to a table shows where people send it: title, line, and the board as spectators see it."""

import asyncio
import gzip
import hashlib
import io
from collections import OrderedDict
from functools import partial
from html import escape
from pathlib import Path

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from paname.server.http.answers import NAME, refusal_response
from paname.server.http.asker import Asker, asker_of
from paname.server.http.limits import Limits
from paname.server.http.long_answers import LongAnswers
from paname.server.http.pages import BrowserClient
from paname.server.identity import NOBODY
from paname.server.storage.database import UnavailableError
from paname.server.storage.rows import TableRow
from paname.server.tables import redact
from paname.server.tables.knowledge import follow
from paname.server.tables.permission import check_viewer
from paname.server.tables.services import Services
from paname.server.wire.problems import RefusedError, no_such_table, table_id
from paname.types import View

_MOST_PICTURES = 64  # some 60 kB each
_HEAD = b"</head>"


class Pictures:
    """Of boards, drawn one at a time beside the loop, and kept for a while: a link is followed by many at once."""

    def __init__(self, services: Services, long_answers: LongAnswers) -> None:
        self._services = services
        self._long_answers = long_answers
        self._kept: OrderedDict[tuple[str, int], bytes] = OrderedDict()
        self._drawing = asyncio.Lock()

    async def of(self, table: str, asker: Asker) -> bytes:
        async with self._services.cache.hold(table) as slot:
            row = await follow(self._services, slot)
            check_viewer(row, None, NOBODY)
            if slot.table_game is None:
                raise no_such_table()
            key, view = (table, slot.table_game.seq), redact.view(slot.table_game, None)
            colors = [seat.color for seat in row.seats]
        async with self._drawing:
            if key not in self._kept:
                self._kept[key] = await self._long_answers.beside(asker, partial(_png, view, colors))
                if len(self._kept) > _MOST_PICTURES:
                    self._kept.popitem(last=False)
            self._kept.move_to_end(key)
            return self._kept[key]


def _png(view: View, colors: list[int]) -> bytes:
    from paname.drawing.png import image  # Pillow: only who is asked for a picture loads it
    from paname.drawing.svg import on_canvas

    file = io.BytesIO()
    image(on_canvas(view, colors)).save(file, "PNG")
    return file.getvalue()


def routes(services: Services, limits: Limits, folder: Path) -> list[Route]:
    pictures, client = Pictures(services, limits.long_answers), BrowserClient(folder)

    async def picture(request: Request) -> Response:
        request.scope[NAME] = "picture"
        try:
            table = table_id(request.path_params["id"])
            asker = asker_of(request, services.seal)
            drawn = await limits.long_answers.take(asker, lambda: pictures.of(table, asker))
        except (RefusedError, UnavailableError) as error:
            return refusal_response(request, error)
        return Response(drawn, headers={"cache-control": "public, max-age=60"}, media_type="image/png")

    async def page(request: Request) -> Response:
        """The client's page, with a few lines for those who only read its head."""
        try:
            row = await services.cache.stored_row(table_id(request.path_params["id"]))
            index = (folder / "index.html").read_bytes()
        except (RefusedError, UnavailableError, OSError):  # the page itself says what is wrong
            return await client.get_response("index.html", request.scope)
        request.scope[NAME] = "client"
        return _with(_told(row, str(request.base_url)), index, request)

    return [
        Route("/api/tables/{id}/board.png", picture, methods=["GET"]),
        Route("/t/{id}", _short, methods=["GET"]),
        Route("/table/{id}", page, methods=["GET"]),
        Route("/replay/{id}", page, methods=["GET"]),
    ]


async def _short(request: Request) -> Response:
    request.scope[NAME] = "client"
    return RedirectResponse(f"/table/{request.path_params['id']}", 308)


def _with(told: str, index: bytes, request: Request) -> Response:
    body = index.replace(_HEAD, told.encode() + _HEAD, 1)
    tag = f'"{hashlib.sha256(body).hexdigest()[:16]}"'
    headers = {"cache-control": "no-cache", "etag": tag, "vary": "accept-encoding"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = gzip.compress(body, 6), "gzip"
    return Response(body, headers=headers, media_type="text/html")


def _told(row: TableRow, base: str) -> str:
    """Names and figures only: they are the same in every language."""
    names = [seat.name for seat in row.seats if seat.name]
    title = f"{row.name or ' · '.join(names) or 'Paris'} – Paname"
    figures = names
    if row.over is not None:
        figures = [f"{seat.name} {vp}" for seat, vp in zip(row.seats, row.over.vp, strict=True)]
    tags = {"og:title": title, "og:description": " · ".join(figures), "og:site_name": "Paname", "og:type": "website"}
    if row.setup is not None and row.settings.spectators:
        tags["og:image"] = f"{base}api/tables/{row.id}/board.png?at={row.seq}"
        tags["twitter:card"] = "summary_large_image"
    lines = [f'<meta property="{escape(name)}" content="{escape(value)}">' for name, value in tags.items()]
    return "".join([*lines, f'<meta name="description" content="{escape(tags["og:description"])}">'])
