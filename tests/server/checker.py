"""All that the clients of a schedule were told, and what must be true of it."""

import asyncio
import contextlib
import itertools
from collections.abc import Awaitable, Iterable
from typing import TypeVar

import httpx
from msgspec import Struct, field
from websockets.exceptions import WebSocketException

from paname.server.client import ApiError, Client
from paname.server.wire import messages as m
from paname.types import View

LOST = (httpx.TransportError, OSError, WebSocketException, TimeoutError)
T = TypeVar("T")


class Proof(Struct, frozen=True):
    """By what somebody has a seat."""

    cookie: str | None = None
    token: str | None = None


class Heard(Struct):
    """What one connection was told, through whose eyes and by which proof."""

    viewer: int | None
    proof: Proof
    since: int | None  # what the last connection of the same page had heard
    updates: list[m.Update] = field(default_factory=list)
    open: bool = False

    @property
    def seq(self) -> int:
        return self.updates[-1].seq if self.updates else self.since or 0


class Void(Struct, frozen=True):
    """A proof that is none any more, and how far the table was when that was answered."""

    seat: int
    proof: Proof
    seq: int


class Table(Struct):
    id: str
    holders: dict[int, str]  # cookies of the seats people sit on; the third is the bot's
    tokens: dict[int, str]  # of those seats, as far as they are known
    commands: dict[int, tuple[int, str]] = field(default_factory=dict)  # seq: seat and action, as acknowledged
    heard: list[Heard] = field(default_factory=list)
    void: list[Void] = field(default_factory=list)
    rematches: set[str] = field(default_factory=set)  # the tables that were said to continue this one
    faults: list[str] = field(default_factory=list)

    @property
    def viewers(self) -> list[int | None]:
        return [*self.holders, None]

    def cookie(self, viewer: int | None) -> str:
        return self.holders[min(self.holders) if viewer is None else viewer]


async def within(seconds: float, work: Awaitable[T]) -> T:
    """Not `wait_for`: in Python 3.11 that can lose a cancellation, and a listener would listen for ever."""
    async with asyncio.timeout(seconds):
        return await work


async def try_void(table: Table, void: Void, urls: Iterable[str]) -> None:
    """At every server nobody obeys it, and nobody shows it anything."""
    await asyncio.gather(*(_try_void(table, void, url) for url in urls))


async def _try_void(table: Table, void: Void, url: str) -> None:
    token = void.proof.token
    with contextlib.suppress(*LOST):
        async with Client(url, void.proof.cookie) as thief:
            thief.http.timeout = httpx.Timeout(6.0)
            path, query = f"/tables/{table.id}/state", {"seat": void.seat}
            await _refused(table, void, thief.command(table.id, void.seat, void.seq, m.Concede(), token=token))
            await _refused(table, void, thief.ask("GET", path, m.TableState, query=query, token=token))
            socket = await within(5, thief.socket(table.id, void.seat, token=token))
            told = await within(5, socket.next())
            if not isinstance(told, m.PushProblem | None):
                table.faults.append(f"a socket was opened by a void {void}")
            await socket.close()


async def _refused(table: Table, void: Void, asked: Awaitable[object]) -> None:
    try:
        await asked
    except ApiError as error:
        if error.status not in (403, 429, 503):
            table.faults.append(f"{void} was told {error}")
    else:
        table.faults.append(f"{void} was obeyed")


async def check(table: Table, url: str) -> None:
    assert not table.faults, table.faults
    assert len(table.rematches) <= 1, "two tables continue one"
    for viewer in table.viewers:
        async with Client(url, table.cookie(viewer)) as ada:
            log = {entry.seq: entry for entry in (await ada.log(table.id, viewer)).entries}
            heard = [one for one in table.heard if one.viewer == viewer]
            shown = {update.seq for one in heard for update in one.updates if update.view is not None}
            views = {seq: (await ada.moment(table.id, seq, viewer)).view for seq in shown}
        assert list(log) == list(range(1, len(log) + 1))
        for seq, (seat, said) in table.commands.items():
            entry = log[seq]
            if viewer == seat:
                assert (entry.seat, entry.action or entry.kind) == (seat, said), "an acknowledged command is gone"
        for one in heard:
            _check_heard(one, log, views)
        assert max((one.seq for one in heard), default=0) == len(log), "not everything was heard"
    for void in table.void:
        for one in table.heard:
            if (one.viewer, one.proof) == (void.seat, void.proof):
                assert one.seq <= void.seq, f"shown to a void {void}"


def _check_heard(one: Heard, log: dict[int, m.LogEntry], views: dict[int, View]) -> None:
    """Log and views are told anew from storage, for the same eyes: whoever was told more or other things was told a
    secret."""
    for before, update in itertools.pairwise([None, *one.updates]):
        assert update is not None
        known = one.since if before is None else before.seq
        if update.kind == "resync":
            assert known is None or update.seq >= known, "back in time"
        else:
            entry = log[update.seq]
            assert (update.kind, update.seat, update.action) == (entry.kind, entry.seat, entry.action)
            assert update.events == entry.events
            assert update.seq == (known or 0) + 1, "not the next entry"
        if update.view is not None:
            assert update.view == views[update.seq], "shown what other eyes see"
        if update.active != one.viewer or one.viewer is None:
            possible = [*update.legal, *update.plans, *update.francs, *update.losses]
            assert not possible, "told what others can do"
