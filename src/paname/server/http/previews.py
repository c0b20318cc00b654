"""What a link to a table or a study shows where people send it: title, line, and the board as spectators see it."""

import asyncio
import io
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from html import escape
from pathlib import Path
from typing import Any

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from paname.box.model import Box
from paname.game import Game
from paname.rules.options import Options
from paname.server.http.answers import NAME, PAGE, refusal_response
from paname.server.http.asker import asker_of
from paname.server.http.invitation import invitation
from paname.server.http.limits import Limits
from paname.server.http.pages import BrowserClient, shell
from paname.server.identity import NOBODY
from paname.server.ops.metering import in_thread
from paname.server.storage.database import UnavailableError
from paname.server.storage.rows import TableRow
from paname.server.tables import playing_on, redact
from paname.server.tables.knowledge import follow, table_game_of
from paname.server.tables.permission import check_viewer, may_view
from paname.server.tables.services import Services
from paname.server.tables.table_game import TableGame
from paname.server.wire.problems import RefusedError, no_such_table, table_id
from paname.types import View

_MOST_PICTURES = 64  # some 80 kB each


@asynccontextmanager
async def _watched(services: Services, table: str) -> AsyncIterator[TableGame]:
    """The game of a table that anybody may look at, under its lock."""
    async with services.cache.hold(table) as slot:
        row = await follow(services, slot)
        check_viewer(row, None, NOBODY)
        if row.setup is None:
            raise no_such_table()
        yield await table_game_of(services, slot)


class Pictures:
    """Of boards, drawn one at a time beside the loop, and kept for a while: a link is followed by many at once."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._kept: OrderedDict[tuple[str | int, ...], bytes] = OrderedDict()
        self._drawing = asyncio.Lock()

    async def of(self, table: str) -> bytes:
        row = await self._services.cache.stored_row(table)
        if row.setup is None:
            box = await self._services.cache.box(row.components) if row.settings.box else self._services.box
            return await self._drawn((table, *row.version), _to_come(row, box), box, row)
        async with _watched(self._services, table) as watched:
            view, box, row = redact.view(watched, None), watched.game.box, watched.row
            if (ending := watched.ending) is not None:  # conceding can end a game, and changes ranks
                view["active"], view["ranks"] = None, ending.ranks
            key = (table, watched.seq, row.revision)  # which changes with names
        return await self._drawn(key, view, box, row)

    async def of_study(self, study: str, node: int) -> bytes:
        opened = await playing_on.open_study(self._services, study)
        game = opened.study.game(opened.node(node))
        return await self._drawn((study, opened.row.revision, node), game.view(None, "open"), game.box, opened.table)

    async def _drawn(self, key: tuple[str | int, ...], view: View, box: Box, row: TableRow) -> bytes:
        async with self._drawing:
            if key not in self._kept:
                names = ["?" if seat.kind == "open" else seat.name for seat in row.seats]
                colors = [seat.color for seat in row.seats]
                self._kept[key] = await in_thread(partial(_png, view, box, names, colors))
                if len(self._kept) > _MOST_PICTURES:
                    self._kept.popitem(last=False)
            self._kept.move_to_end(key)
            return self._kept[key]


def _to_come(row: TableRow, box: Box) -> View:
    """The board of a table that waits for players; nobody knows yet what will lie on its piles, nor who starts."""
    view = Game.with_options(Options.of(row.options), seed=row.id, components=box).view(None, "open")
    view["active"] = None
    for pile in view["piles"]:
        pile["back"] = None
    return view


def _png(view: View, box: Box, names: list[str], colors: list[int]) -> bytes:
    from PIL import Image  # only who is asked for a picture loads it

    from paname.drawing.png import image, writable
    from paname.drawing.round_board import round_board

    file = io.BytesIO()
    written = [name if writable(name) else "" for name in names]
    drawn = image(round_board(view, box, written, colors))
    drawn.quantize(method=Image.Quantize.FASTOCTREE).save(file, "PNG")  # less than half as large, in half the time
    return file.getvalue()


class Previews:
    """Pages of the client with a few lines for those who only read their heads, and the pictures these name."""

    def __init__(self, services: Services, limits: Limits, folder: Path) -> None:
        self._services = services
        self._fair_shares = limits.fair_shares
        self._pictures = Pictures(services)
        self._index = folder / "index.html"
        self._client = BrowserClient(services.settings, folder)

    async def picture(self, request: Request) -> Response:
        return await self._taken(request, self._pictures.of)

    async def study_picture(self, request: Request) -> Response:
        node = _node(request)
        return await self._taken(request, lambda study: self._pictures.of_study(study, node))

    async def _taken(self, request: Request, draw: Callable[[str], Coroutine[Any, Any, bytes]]) -> Response:
        request.scope[NAME] = "picture"
        try:
            of, asker = table_id(request.path_params["id"]), asker_of(request, self._services.seal)
            drawn = await self._fair_shares.take_long(asker, lambda: draw(of))
        except (RefusedError, UnavailableError) as error:
            return refusal_response(request, error)
        return Response(drawn, headers={"cache-control": "public, max-age=60"}, media_type="image/png")

    async def page(self, request: Request) -> Response:
        return await self._headed(request, self._told_table)

    async def study_page(self, request: Request) -> Response:
        return await self._headed(request, self._told_study)

    async def _headed(self, request: Request, tell: Callable[[str, Request], Awaitable[str]]) -> Response:
        try:
            told, index = await tell(table_id(request.path_params["id"]), request), self._index.read_bytes()
        except (RefusedError, UnavailableError, OSError):  # the page itself says what is wrong
            return await self._client.get_response(self._index.name, request.scope)
        request.scope[NAME], request.scope[PAGE] = "client", True
        response = shell(self._services.settings, index, told, request.headers)
        response.headers["vary"] += ", accept-language"
        return response

    async def _told_table(self, table: str, request: Request) -> str:
        row = await self._services.cache.stored_row(table)
        if row.setup is None:  # whoever has the link may come
            free = sum(seat.kind == "open" for seat in row.seats)
            line = invitation(_names(row), free, request.headers.get("accept-language", ""))
            return _told(row, [line], f"{request.base_url}api/tables/{row.id}/board.png?with={row.revision}")
        if not may_view(row, None, NOBODY):
            return _told(row, _names(row), None)
        figures = _scores(row, await self._vp(table) if row.over is None else row.over.vp)
        return _told(row, figures, f"{request.base_url}api/tables/{row.id}/board.png?at={row.seq}")

    async def _vp(self, table: str) -> list[int]:
        """As spectators see them now. Who opens the page needs the game in memory next, and so does the picture."""
        async with _watched(self._services, table) as watched:
            return [seat["vp"] for seat in redact.view(watched, None)["seats"]]

    async def _told_study(self, name: str, request: Request) -> str:
        study = await playing_on.load(self._services, name)
        query = f"node={_node(request)}&at={study.revision}"
        row = await self._services.cache.stored_row(study.table)
        figures = _names(row) if row.over is None else _scores(row, row.over.vp)
        return _told(row, figures, f"{request.base_url}api/studies/{study.id}/board.png?{query}")


def routes(services: Services, limits: Limits, folder: Path) -> list[Route]:
    previews = Previews(services, limits, folder)
    return [
        Route("/api/tables/{id}/board.png", previews.picture, methods=["GET"]),
        Route("/api/studies/{id}/board.png", previews.study_picture, methods=["GET"]),
        Route("/t/{id}", _short, methods=["GET"]),
        *(Route(f"/{kind}/{{id}}", previews.page, methods=["GET"]) for kind in ("table", "replay", "analysis")),
        Route("/study/{id}", previews.study_page, methods=["GET"]),
    ]


def _node(request: Request) -> int:
    """The moment that is shown; what is no number is the start."""
    text = request.query_params.get("node", "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 8 else 0


async def _short(request: Request) -> Response:
    request.scope[NAME] = "client"
    return RedirectResponse(f"/table/{request.path_params['id']}", 308)


def _names(row: TableRow) -> list[str]:
    return [seat.name for seat in row.seats if seat.name]


def _scores(row: TableRow, vp: list[int]) -> list[str]:
    return [f"{seat.name} {points}".strip() for seat, points in zip(row.seats, vp, strict=True)]


def _told(row: TableRow, figures: list[str], picture: str | None) -> str:
    """Names and figures are the same in every language. A line that says the title again is left out."""
    titled, line = row.name or " · ".join(_names(row)) or "Paris", " · ".join(figures)
    tags = {"og:title": f"{titled} – Paname", "og:site_name": "Paname", "og:type": "website"}
    if line not in ("", titled):
        tags["og:description"] = line
    if picture is not None:
        tags["og:image"] = picture
        tags["twitter:card"] = "summary_large_image"
    lines = [f'<meta property="{escape(name)}" content="{escape(value)}">' for name, value in tags.items()]
    if "og:description" in tags:
        lines.append(f'<meta name="description" content="{escape(line)}">')
    return "".join(lines)
