"""The outermost layer: who may ask at all, what every answer carries, what is logged about it."""

import logging
import time
from functools import cache, partial
from urllib.parse import urlsplit

from prometheus_client import Counter, Histogram
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from paname.server.http.answers import CAUSE, NAME, PAGE, problem_response
from paname.server.http.asker import asker_of, is_new
from paname.server.http.home import LOOPBACK, Home
from paname.server.http.limits import Limits
from paname.server.identity import Seal, new_secret, set_cookie
from paname.server.ops import metrics
from paname.server.ops.logs import log, note_failure
from paname.server.settings import Settings
from paname.server.wire.problems import RefusedError

_STATUS = "paname.status"  # where the status of an answer that has begun is kept in the scope
_OWN_NAMES = {"localhost", "127.0.0.1", "[::1]"}
_FOR_THE_HOST = {"/healthz", "/readyz", "/metrics"}  # asked by address from the machine itself, and harmless
_UNSAFE = {"POST", "PUT", "PATCH", "DELETE"}
_HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
_HTTPS_ONLY = (b"strict-transport-security", b"max-age=31536000")


def content_policy(script_hashes: list[str]) -> str:
    """`script_hashes`: of the scripts that the client's index.html holds itself."""
    scripts = " ".join(["'self'", *(f"'{one}'" for one in script_hashes)])
    return (
        f"default-src 'none'; script-src {scripts}; style-src 'self'; style-src-attr 'unsafe-inline'; "
        "img-src 'self' data: blob:; font-src 'self'; media-src 'self'; connect-src 'self'; worker-src 'self'; "
        "manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    )


class Guard:
    """`sockets` gets every WebSocket: the layers in front of other answers would stay in memory while it is open."""

    def __init__(
        self,
        app: ASGIApp,
        sockets: ASGIApp,
        settings: Settings,
        limits: Limits,
        home: Home,
        seal: Seal,
        policy: str,
    ) -> None:
        self._app = app
        self._sockets = sockets
        self._home = home
        self._seal = seal
        self._limits = limits
        self._headers = [(name.encode(), value.encode()) for name, value in _HEADERS.items()]
        self._headers.append((b"content-security-policy", policy.encode()))
        self._hosts = {one.strip().lower() for one in settings.allowed_hosts.split(",") if one.strip()}
        if not self._hosts and settings.host in LOOPBACK:
            self._hosts = set(_OWN_NAMES)  # a page elsewhere cannot point its own name here and talk to us
        self._origins = {one.strip().lower() for one in settings.allowed_origins.split(",") if one.strip()}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        if scope["type"] == "websocket":
            await self._shake_hands(scope, receive, send)
            return
        try:
            self._admit(scope)
        except RefusedError as refusal:
            await self._fairly(problem_response(refusal), scope, receive, self._with_headers(scope, send))
            return
        await self._answer(scope, receive, send)

    async def _shake_hands(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Paid for before it is answered, whatever the answer is."""

        async def looked_at() -> None:
            self._admit(scope)

        try:
            await self._limits.fair_shares.take_socket(asker_of(HTTPConnection(scope), self._seal), looked_at)
        except RefusedError:
            await send({"type": "websocket.close", "code": 1008})  # before accept: the answer is a plain 403
        else:
            await self._sockets(scope, receive, send)

    def _admit(self, scope: Scope) -> None:
        """Counted first: a refusal takes as long as many an answer."""
        if scope["type"] == "websocket" or _is_api(scope):
            self._limits.request(asker_of(HTTPConnection(scope), self._seal))
        headers = {name: value.decode("latin-1") for name, value in reversed(scope["headers"])}  # the first counts
        host = headers.get(b"host", "").lower()
        name = host.removesuffix(_port(host))
        known = not self._hosts or name in self._hosts or name == self._home.host
        if not known and scope["path"] not in _FOR_THE_HOST:
            raise RefusedError(421, "wrong-host")
        if scope["type"] == "websocket" or scope["method"] in _UNSAFE:
            origin = headers.get(b"origin")
            if origin is not None and _authority(origin) != host and origin.lower() not in self._origins:
                raise RefusedError(403, "wrong-origin")
            if headers.get(b"sec-fetch-site", "same-origin") not in ("same-origin", "none") and origin is None:
                raise RefusedError(403, "wrong-origin")

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = time.perf_counter()
        try:
            answer = self._app if _is_api(scope) else partial(self._fairly, self._app)  # the API meters its own
            await answer(scope, receive, self._with_headers(scope, send))
        except Exception as error:
            scope[CAUSE] = type(error).__name__
            log.exception("unexpected error", extra={"endpoint": _name(scope)})
            if _STATUS not in scope:
                await problem_response(RefusedError(500, "internal"))(scope, receive, self._with_headers(scope, send))
            elif scope[_STATUS] != 500:
                scope[_STATUS] = 500
                raise  # half an answer is out: the connection must end
        finally:
            self._note(_name(scope), scope.get(_STATUS, 0), time.perf_counter() - started, scope.get(CAUSE))

    async def _fairly(self, app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
        """Whoever looks after the server from this machine never waits."""
        for_the_host = scope["path"] in _FOR_THE_HOST
        if for_the_host and scope["client"] and scope["client"][0] in LOOPBACK:
            await app(scope, receive, send)
            return
        asker, shares = asker_of(HTTPConnection(scope), self._seal), self._limits.fair_shares
        if not for_the_host:
            shares.asked(asker)

        async def made() -> None:
            await app(scope, receive, send)

        try:
            await shares.take_file(asker, made)
        except RefusedError as refusal:
            if _STATUS in scope:
                raise
            await problem_response(refusal)(scope, receive, send)  # too many of this player's wait

    def _note(self, name: str, status: int, seconds: float, cause: str | None) -> None:
        count, took = _meters(name, status)
        count.inc()
        took.observe(seconds)
        if status >= 500:
            note_failure(name, status, cause)
        if log.isEnabledFor(logging.DEBUG):
            log.debug("request", extra={"endpoint": name, "status": status, "ms": round(seconds * 1000, 1)})

    def _with_headers(self, scope: Scope, send: Send) -> Send:
        async def wrapped(message: Message) -> None:
            if message["type"] == "http.response.start":
                scope[_STATUS] = message["status"]
                message["headers"] = [*message["headers"], *self._headers]
                secure = scope.get("scheme") == "https"
                if secure:
                    message["headers"].append(_HTTPS_ONLY)
                if scope.get(PAGE) and is_new(HTTPConnection(scope), self._seal):
                    # Before the page asks for anything: a club that comes for the first time is not one player.
                    message["headers"].append(set_cookie(self._seal.sealed(new_secret()), secure=secure))
            await send(message)

        return wrapped


@cache
def _meters(name: str, status: int) -> tuple[Counter, Histogram]:
    """To find them takes longer than to count."""
    return metrics.requests.labels(name, str(status)), metrics.request_seconds.labels(name)


def _authority(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:  # half an IPv6 address
        return None


def _port(host: str) -> str:
    """ ":8000" of "localhost:8000" and of "[::1]:8000"."""
    tail = host.rsplit("]")[-1]
    return ":" + tail.rsplit(":")[-1] if ":" in tail else ""


def _is_api(scope: Scope) -> bool:
    return str(scope["path"]).startswith("/api/")


def _name(scope: Scope) -> str:
    """The endpoint's name: paths hold table ids, which are as good as keys to unlisted tables."""
    return str(scope.get(NAME, "other"))
