"""Answers: JSON, compressed where it pays, and refusals."""

import gzip

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from paname.server.storage.database import UnavailableError
from paname.server.wire.problems import RefusedError

NAME = "paname.endpoint"  # where an endpoint leaves its name in the scope, for metrics and logs
PAGE = "paname.page"  # where a page, which is no file, says that it is one
CAUSE = "paname.cause"  # why the answer is a 5xx, for the log
_COMPRESS = 4096  # bytes; below it is not worth the time
_encode = msgspec.json.Encoder().encode


class _JsonResponse(Response):
    """Starlette's, without the finding out which headers it has."""

    def __init__(self, body: bytes, status: int) -> None:
        self.status_code = status
        self.background = None
        self.body = body
        self.raw_headers = [
            (b"cache-control", b"no-store"),
            (b"content-length", b"%d" % len(body)),
            (b"content-type", b"application/json"),
        ]


def json_response(value: object, status: int = 200) -> Response:
    return _JsonResponse(_encode(value), status)


def problem_response(refusal: RefusedError) -> Response:
    response = json_response(refusal.problem, refusal.status)
    if refusal.status in (408, 413, 415):
        response.headers["connection"] = "close"  # the rest of the body is not wanted
    return response


def refusal_response(request: Request, error: RefusedError | UnavailableError) -> Response:
    """And, where that is this server's fault, why: for the log."""
    refusal = refusal_of(error)
    if refusal.status >= 500:
        request.scope[CAUSE] = cause_of(error)
    return problem_response(refusal)


def refusal_of(error: RefusedError | UnavailableError) -> RefusedError:
    return error if isinstance(error, RefusedError) else RefusedError(503, "database")


def cause_of(error: RefusedError | UnavailableError) -> str:
    """Without the text of what lies below, which may hold what nobody should read."""
    below = error.__cause__ if isinstance(error, RefusedError) else None
    return str(error) if below is None else f"{error}: {getattr(below, 'cause', type(below).__name__)}"


def compress(request: Request, response: Response) -> None:
    if len(response.body) <= _COMPRESS:
        return
    response.headers["vary"] = "accept-encoding"
    if "gzip" in request.headers.get("accept-encoding", ""):
        response.body = gzip.compress(bytes(response.body), 1)
        response.headers["content-length"] = str(len(response.body))
        response.headers["content-encoding"] = "gzip"
