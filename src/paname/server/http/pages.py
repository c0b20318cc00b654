"""The browser client: files of its build, and index.html for every address that is the client's own affair."""

import base64
import gzip
import hashlib
import mimetypes
import os
import re
import stat
from contextlib import suppress
from functools import lru_cache
from pathlib import Path

from starlette.convertors import PathConvertor, register_url_convertor
from starlette.datastructures import Headers
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route
from starlette.staticfiles import NotModifiedResponse, PathLike, StaticFiles
from starlette.types import Scope

from paname.server.http.answers import CAUSE, NAME, PAGE, problem_response
from paname.server.settings import Settings
from paname.server.wire.problems import RefusedError

FOLDER = Path(__file__).parents[1] / "static"
_INDEX_PAGE = "index.html"
_ASSETS = "assets/"
_FOR_EVER = "public, max-age=31536000, immutable"  # the build puts a hash of the content into the names of assets
_ASK_AGAIN = "no-cache"
OF_PAGES = "private, no-cache"  # the first one issues a cookie
_HEAD = b"</head>"
_HOME_MARK = b'<meta name="home">'  # the client keeps here, too, what it keeps in the browser: tables/keepsakes.py
_MISSING = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Paname</title>
<h1>Paname</h1><p>The server runs, but the browser client has not been built.</p>
<p>Run <code>make web</code> in the project (or install a released package, which contains it)
and load this page again. The <a href="/api/meta">API</a> works meanwhile.</p></html>"""

mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")


class PageAddress(PathConvertor):
    """Every address but those of the API, where a wrong method or a wrong path is told as such."""

    regex = "(?!api/).*"


register_url_convertor("page", PageAddress())


def routes(settings: Settings, folder: Path = FOLDER) -> list[Route]:
    return [Route("/{path:page}", BrowserClient(settings, folder), methods=["GET"])]


def script_hashes(folder: Path = FOLDER) -> list[str]:
    """Of the scripts written into index.html, which the content policy must allow by name."""
    index = folder / _INDEX_PAGE
    if not index.exists():
        return []
    inline = re.findall(r"<script(?![^>]*\bsrc=)[^>]*>(.*?)</script>", index.read_text(), re.DOTALL)
    return ["sha256-" + base64.b64encode(hashlib.sha256(one.encode()).digest()).decode() for one in inline]


def shell(settings: Settings, index: bytes, told: str, headers: Headers) -> Response:
    """index.html with more in its head."""
    more = told.encode() + (_HOME_MARK if settings.home else b"")
    body = index.replace(_HEAD, more + _HEAD, 1)
    tag = f'"{hashlib.sha256(body).hexdigest()[:16]}"'
    answered = {"cache-control": OF_PAGES, "etag": tag, "vary": "accept-encoding"}
    if tag in headers.get("if-none-match", ""):
        return Response(status_code=304, headers=answered)
    if "gzip" in headers.get("accept-encoding", ""):
        body, answered["content-encoding"] = gzip.compress(body, 6), "gzip"
    return Response(body, headers=answered, media_type="text/html")


class BrowserClient(StaticFiles):
    def __init__(self, settings: Settings, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
        self._settings = settings
        self.config_checked = True  # a client that was not built is told in words

    async def get_response(self, path: str, scope: Scope) -> Response:
        scope[NAME] = "client"
        is_file = path != "." and (path.startswith(_ASSETS) or "." in path.rsplit("/", 1)[-1])
        scope[PAGE] = not is_file or path == _INDEX_PAGE
        file, found = "", None
        with suppress(OSError, ValueError):  # a name that no file can have
            file, found = self.lookup_path(path if is_file else _INDEX_PAGE)
        if found is not None and stat.S_ISREG(found.st_mode):
            return self.file_response(file, found, scope)
        if is_file:
            return problem_response(RefusedError(404, "no-such-file"))
        scope[CAUSE] = "the client is not built"
        return HTMLResponse(_MISSING, 503)

    def file_response(
        self, full_path: PathLike, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """The file, or the compressed one that the build has put beside it."""
        request, file = Headers(scope=scope), os.fspath(full_path)
        name = os.path.relpath(file, os.path.realpath(self.all_directories[0]))
        if name == _INDEX_PAGE and self._settings.home:
            return shell(self._settings, Path(file).read_bytes(), "", request)
        headers = {"cache-control": _FOR_EVER if name.startswith(_ASSETS) else _ASK_AGAIN}
        if name == _INDEX_PAGE:
            headers["cache-control"] = OF_PAGES
        packed = f"{file}.gz"
        if os.path.exists(packed):
            headers["vary"] = "accept-encoding"
            if "gzip" in request.get("accept-encoding", ""):
                headers["content-encoding"] = "gzip"
                file, stat_result = packed, os.stat(packed)
        content, headers["etag"] = _content(file, stat_result.st_ino, stat_result.st_size, stat_result.st_mtime_ns)
        response = Response(content, status_code, headers, mimetypes.guess_type(full_path)[0])
        return NotModifiedResponse(response.headers) if self.is_not_modified(response.headers, request) else response


@lru_cache(512)
def _content(file: str, *_state: int) -> tuple[bytes, str]:
    """And its tag. Kept in memory: a build has three megabytes, and a thread to read a file takes longer than all else.
    The tag is of the content: some packagers give all files the same time."""
    content = Path(file).read_bytes()
    return content, f'"{hashlib.sha256(content).hexdigest()[:16]}"'
