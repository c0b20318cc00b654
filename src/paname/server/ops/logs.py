"""Structured logs: one JSON object per line on stderr. Callers pass ids, counts and codes, never secrets, texts of
actions, names or bodies: the log of a running game tells nothing that a seat may not know."""

import asyncio
import logging
import sys
import time
import traceback
from collections.abc import Container
from pathlib import Path
from typing import Any, Final

import msgspec

from paname.server.ops import metrics

log: Final = logging.getLogger("paname.server")
_STANDARD = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


class JsonFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "message": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in _STANDARD}
        if record.exc_info and record.exc_info[0]:
            line["error"] = record.exc_info[0].__name__
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


class OncePerSecond(logging.Filter):
    """What strangers send is worth a warning, but not one each."""

    def __init__(self) -> None:
        super().__init__()
        self._said = -1.0

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno != logging.WARNING:
            return True
        if time.monotonic() - self._said < 1.0:
            return False
        self._said = time.monotonic()
        return True


def set_up(level: str = "info") -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    for name in ("paname.server", "uvicorn.error", "psycopg"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level.upper())
    for name in ("uvicorn.error", "psycopg"):
        logging.getLogger(name).setLevel("WARNING")  # below that the first writes the addresses of tables
    logging.getLogger("uvicorn.error").filters = [OncePerSecond()]
    access = logging.getLogger("uvicorn.access")
    access.handlers, access.propagate, access.disabled = [], False, True  # http/guard.py logs them without their query


class Troubles:
    """With what is tried over and over: a failure is worth a line, but the same one again is not until it goes well."""

    def __init__(self) -> None:
        self._last: dict[str, str] = {}  # what failed last, by what it is about

    def news(self, cause: str, about: str = "") -> bool:
        before, self._last[about] = self._last.get(about), cause
        return before != cause

    def tell(self, message: str, error: Exception, *, expected: bool, about: str = "") -> None:
        if self.news(type(error).__name__, about):
            told = {"cause": str(error), "table": about} if about else {"cause": str(error)}
            log.log(
                logging.WARNING if expected else logging.ERROR, message, extra=told, exc_info=not expected and error
            )

    def over(self, about: str = "") -> None:
        self._last.pop(about, None)

    def forget_others(self, abouts: Container[str]) -> None:
        self._last = {about: cause for about, cause in self._last.items() if about in abouts}


def note_failure(endpoint: str, status: int, cause: str | None) -> None:
    """Every answer that is the server's own fault, whichever way it goes: one line and one count."""
    metrics.failures.inc()
    log.error("request failed", extra={"endpoint": endpoint, "status": status, "cause": cause})


def note_on_loop(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """What nobody has caught, perhaps because of what a client sent: one line, where asyncio writes a traceback."""
    error = context.get("exception")
    told = {"what": context["message"], "cause": type(error).__name__}
    if error is not None and (frames := traceback.extract_tb(error.__traceback__)):
        told["where"] = f"{Path(frames[-1].filename).name}:{frames[-1].lineno}"
    log.error("unexpected error on the loop", extra=told)
