"""The browser client: files of its build, and index.html for every address that is the client's own affair."""

import base64
import gzip
import hashlib
import mimetypes
import re
from functools import lru_cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from paname.server.http.handlers import NAME, problem_response
from paname.server.wire.problems import RefusedError

FOLDER = Path(__file__).parents[1] / "static"
_FOR_EVER = "public, max-age=31536000, immutable"  # the build puts a hash of the content into these names
_ASK_AGAIN = "no-cache"
_TEXT = {".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".map", ".txt"}
_MISSING = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Paname</title>
<h1>Paname</h1><p>The server runs, but the browser client has not been built.</p>
<p>Run <code>make web</code> in the project (or install a released package, which contains it)
and load this page again. The <a href="/api/meta">API</a> works meanwhile.</p></html>"""

mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")


def script_hashes(folder: Path = FOLDER) -> list[str]:
    """Of the scripts written into index.html, which the content policy must allow by name."""
    index = folder / "index.html"
    if not index.exists():
        return []
    inline = re.findall(r"<script(?![^>]*\bsrc=)[^>]*>(.*?)</script>", index.read_text(), re.DOTALL)
    return ["sha256-" + base64.b64encode(hashlib.sha256(one.encode()).digest()).decode() for one in inline]


@lru_cache(512)
def _content(file: Path, _changed: float) -> tuple[bytes, bytes | None, str]:
    """A file's bytes, compressed too where that pays, and its tag. A few megabytes in all: kept in memory."""
    plain = file.read_bytes()
    packed = gzip.compress(plain, 6, mtime=0) if file.suffix in _TEXT and len(plain) > 1000 else None
    return plain, packed, f'"{hashlib.sha256(plain).hexdigest()[:16]}"'


def _respond(request: Request, file: Path, caching: str) -> Response:
    plain, packed, tag = _content(file, file.stat().st_mtime)
    headers = {"cache-control": caching, "etag": tag}
    if packed is not None:
        headers["vary"] = "accept-encoding"
    if request.headers.get("if-none-match") == tag:
        return Response(None, 304, headers)
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    if packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, 200, headers | {"content-encoding": "gzip"}, kind)
    return Response(plain, 200, headers, kind)


def _file(folder: Path, path: str) -> Path | None:
    wanted = (folder / path).resolve()
    return wanted if wanted.is_relative_to(folder.resolve()) and wanted.is_file() else None


def routes(folder: Path = FOLDER) -> list[Route]:
    async def client(request: Request) -> Response:
        request.scope[NAME] = "client"
        path = request.path_params["path"]
        if path.startswith("api/"):
            return problem_response(RefusedError(404, "no-such-endpoint"))
        if "\0" in path:
            return problem_response(RefusedError(404, "no-such-file"))
        file = _file(folder, path) if path else None
        if file is not None and file.name != "index.html":
            return _respond(request, file, _FOR_EVER if path.startswith("assets/") else _ASK_AGAIN)
        if path.startswith("assets/") or "." in path.rsplit("/", 1)[-1]:
            return problem_response(RefusedError(404, "no-such-file"))
        index = folder / "index.html"
        if not index.exists():
            return HTMLResponse(_MISSING, 503)
        return _respond(request, index, _ASK_AGAIN)

    return [Route("/{path:path}", client, methods=["GET"])]
