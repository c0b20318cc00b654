"""Boxes that owners bring: checked, stored by the hash of their file, given back."""

import asyncio
import re
import tomllib
from collections.abc import Callable
from typing import Final, TypeVar, cast

from sqlalchemy import Connection

from paname.bots.netbot import unlearned
from paname.box import Box, BoxError, is_base, parse_box
from paname.box.advice import advice
from paname.server.identity import Principal
from paname.server.storage import queries
from paname.server.tables.services import Services
from paname.server.wire import messages as m
from paname.server.wire.box_json import Components
from paname.server.wire.problems import RefusedError

_SHA256 = re.compile("[0-9a-f]{64}")
NAMELESS: Final = "box"
"""What a box is called whose file has no name."""
SECONDS: Final = 5
"""No file may take longer to read; an honest one takes some thousandths."""
T = TypeVar("T")


def shown(box: Box) -> Components:
    """A components file as JSON, with where its figures come from."""
    file = {**tomllib.loads(box.toml), "provenance": box.provenance, "sha256": box.sha256}
    return cast(Components, file)  # the box was read from it: its shape is checked


def name_of(box: Box) -> str:
    """As tables show it: the packaged box needs no name."""
    return "" if is_base(box) else box.name


async def aside(work: Callable[[], T]) -> T:
    """Reads a box beside the event loop: whatever the file holds, nobody else waits for it."""
    try:
        async with asyncio.timeout(SECONDS):
            return await asyncio.to_thread(work)
    except TimeoutError:
        raise BoxError("file", "too-slow", {"most": SECONDS}) from None


async def check(request: m.BoxFile) -> m.BoxCheck:
    try:
        return await aside(lambda: _checked(_parsed(request)))
    except BoxError as error:
        fault = m.BoxFault(error.line, error.key, error.code, error.found, error.reason)
        return m.BoxCheck(False, None, "", [fault], [], None)


def _checked(box: Box) -> m.BoxCheck:
    warnings = [m.BoxWarning(one.key, one.code, one.found) for one in [*advice(box), *unlearned(box)]]
    return m.BoxCheck(True, box.sha256, name_of(box), [], warnings, shown(box))


async def store(services: Services, request: m.BoxFile, who: Principal) -> m.BoxInfo:
    try:
        box = await aside(lambda: _parsed(request))
    except BoxError as error:
        raise RefusedError(
            422, "faulty-box", line=error.line or 0, key=error.key, fault=error.code, detail=error.reason
        ) from None
    await services.database.write(lambda connection: keep(services, connection, box, who))
    return m.BoxInfo(box.sha256, name_of(box))


def keep(services: Services, connection: Connection, box: Box, who: Principal) -> None:
    """Within the limits of boxes one client, and all, may have stored. One that no table uses makes room."""
    queries.alone(connection, "boxes")
    if queries.load_box_file(connection, box.sha256) is not None:
        return
    most, in_all = services.settings.max_boxes, services.settings.max_boxes_in_all
    if not (queries.room_for_box(connection, who.player, most) and queries.room_for_box(connection, None, in_all)):
        raise RefusedError(429, "too-many-boxes", most=most)
    queries.save_box(connection, box.sha256, box.toml.encode(), name_of(box), who.player, services.now())


async def give(services: Services, sha256: str) -> m.StoredBox:
    if not _SHA256.fullmatch(sha256):
        raise RefusedError(404, "no-such-box")
    box = await services.cache.box(sha256)
    return m.StoredBox(box.sha256, name_of(box), box.toml, shown(box))


def _parsed(request: m.BoxFile) -> Box:
    try:
        content = request.toml.encode()
    except UnicodeEncodeError:  # half of a character: JSON can say it
        raise BoxError("file", "not-toml", {"detail": "half of a character"}) from None
    return parse_box(content, NAMELESS)
