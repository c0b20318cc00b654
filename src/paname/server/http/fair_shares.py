"""Answers take the server's one thread, and everybody waits for that: whoever takes much of it waits, not who plays.

Long are those for which games are played again or boards drawn. Of each player one is made at a time, and of each
network one. While somebody else asks too, a player has a tenth of the thread for them, and a network a fifth, since
players cost nothing. Brief ones, all others of the API but those to commands, have as much once more. Commands have a
tenth of their own, and so has what bots do, on the account of whoever made their table; a network has a tenth for both
together, and all those that take more than that share half of the thread: a club of a hundred needs that on a slow
machine, and more would make whoever plays beside them wait twice as long. Files, pages and whatever else is not the
API's, have half of the thread again. Nobody who plays as often as they may has ever to wait for a command, whatever
else they owe. Whoever took little lately does not wait for what others of the same network owe: these players have as
much again for themselves."""

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, contextmanager
from math import inf
from typing import Any, Literal, TypeVar

from paname.server.bots.fair_queue import FairQueue
from paname.server.http.asker import Asker
from paname.server.ops.metering import Metered
from paname.server.ops.use import Use
from paname.server.tables.services import Owner
from paname.server.wire.problems import RefusedError

T = TypeVar("T")
_Kind = Literal["long", "brief", "command", "bot", "file"]
_Whose = tuple[_Kind, Asker | str, bool]  # a player's, or a network's; whether it is for those who took little
_OF_PLAYER = 0.1  # of the thread
_SHARES_OF_NETWORK: dict[_Kind, int] = {"long": 2, "brief": 2, "command": 1, "bot": 1, "file": 5}  # as many players'
_SHARES_OF_BUSY_NETWORKS = 5  # for commands and bots, of all who take more than their own
_EXPECTED: dict[_Kind, float] = {"brief": 0.01, "command": 0.002, "bot": 0.002, "file": 0.01}  # seconds, until known
_AROUND = 0.0002  # seconds for which a file or a command keeps the thread before and after its answer is made
_THOUGHT = 0.0004  # and a bot, which is shown the table and asked
_HANDSHAKE = 0.004  # and a socket, with all that may be said on it at once
_BEFORE_IT_COUNTS = 1.0  # seconds of it that somebody may take before that counts
_LONGEST_WAIT = 10.0  # seconds, whatever somebody took while nobody else asked, or while the whole machine stood still
_OTHERS_SECONDS = 2.0  # seconds after which somebody no longer counts as asking
_MOST_WAITING: dict[_Kind, float] = {"long": 50, "brief": 300, "command": 300, "bot": inf, "file": 300}  # of one player
_MANY_LANES = 1_000


def _name(asker: Asker) -> str:
    return (asker.player or b"").hex()


class Lane:
    """Of one player, or of one network."""

    def __init__(self, share: float, use: Use) -> None:
        self.queue: FairQueue = FairQueue(1, use)
        self.users: Counter[_Kind] = Counter()
        self._share = share
        self._debt = 0.0  # seconds of the thread that were taken
        self._then = 0.0

    def debt(self) -> float:
        now = time.monotonic()
        self._debt = max(0.0, self._debt - (now - self._then) * self._share)
        self._then = now
        return self._debt

    def charge(self, seconds: float) -> None:
        self._debt = min(self.debt() + seconds, _BEFORE_IT_COUNTS + _LONGEST_WAIT * self._share)

    def due(self) -> float:
        """Seconds until somebody may go on."""
        return (self.debt() - _BEFORE_IT_COUNTS) / self._share


class FairShares:
    """Of the thread. `brief`: the share that a player has for brief answers; `club`: for how many a network counts."""

    def __init__(self, refused: Callable[[str], RefusedError], club: int, brief: float = _OF_PLAYER) -> None:
        self._refused = refused
        self._club = club
        self._shares: dict[_Kind, float] = {
            "long": _OF_PLAYER, "brief": brief, "command": brief, "bot": brief, "file": _OF_PLAYER,
        }  # fmt: skip
        self._lanes: OrderedDict[_Whose, Lane] = OrderedDict()  # first: which was not looked at for longest
        self._use = Use()
        self._of_busy = Lane(brief * _SHARES_OF_BUSY_NETWORKS, self._use)
        self._latest: tuple[Asker, float] | None = None
        self._before: tuple[Asker, float] | None = None  # the latest of anybody else

    def asked(self, asker: Asker) -> None:
        """Anything."""
        if self._latest is not None and self._latest[0] != asker:
            self._before = self._latest
        self._latest = (asker, time.monotonic())

    async def take_long(self, asker: Asker, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """One at a time."""
        async with AsyncExitStack() as turns:
            lanes = turns.enter_context(self._waiting(asker, "long"))
            for lane in lanes:
                await turns.enter_async_context(lane.queue.turn(asker.network, _name(asker)))
                await self._paid(lane, asker)
            metered = Metered(work())
            try:
                return await metered
            finally:
                self._use.take(asker.network, _name(asker), metered.seconds)
                for lane in lanes:
                    lane.charge(metered.seconds)

    async def take_brief(self, asker: Asker, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Any number at a time: one that waits for others must not keep a whole club waiting."""
        return await self._take(asker, "brief", work, 0.0)

    async def take_command(self, asker: Asker, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """The same, apart from everything else: whoever waits with other answers goes on playing."""
        return await self._take(asker, "command", work, _AROUND)

    async def take_bot(self, owner: Owner, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """The same, for what a bot does: whoever made its table pays, and waits for it."""
        asker = Asker(owner.network, bytes.fromhex(owner.player) or None)
        return await self._take(asker, "bot", work, _AROUND + _THOUGHT)

    async def take_socket(self, asker: Asker, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """The same, for one that wants to be opened."""
        return await self._take(asker, "brief", work, _HANDSHAKE)

    async def take_file(self, asker: Asker, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """The same, apart from the API: a club that loads the page keeps none of its players waiting."""
        return await self._take(asker, "file", work, _AROUND)

    async def _take(self, asker: Asker, kind: _Kind, work: Callable[[], Coroutine[Any, Any, T]], around: float) -> T:
        with self._waiting(asker, kind) as lanes:
            own, of_network = lanes
            # until the network's turn has come, too: nobody stands behind all of another's
            async with own.queue.turn(asker.network, _name(asker)):
                await self._paid(own, asker)
                async with of_network.queue.turn(asker.network, _name(asker)):
                    if kind not in ("command", "bot"):
                        await self._paid(of_network, asker)
                    elif of_network.due() > 0.0:
                        lanes = [*lanes, self._of_busy]
                        async with self._of_busy.queue.turn(asker.network, _name(asker)):
                            await self._paid(self._of_busy, asker)
                    for lane in lanes:
                        lane.charge(_EXPECTED[kind])
            metered = Metered(work())
            try:
                return await metered
            finally:
                seconds = metered.seconds + around
                self._use.take(asker.network, _name(asker), seconds)
                for lane in lanes:
                    lane.charge(seconds - _EXPECTED[kind])

    @contextmanager
    def _waiting(self, asker: Asker, kind: _Kind) -> Iterator[list[Lane]]:
        lanes = self._lanes_of(asker, kind)
        most = _MOST_WAITING[kind]
        of_all = most * self._club
        of_one = most if asker.player else of_all  # nobody yet: perhaps all of a club
        if any(lane.users[kind] >= limit for lane, limit in zip(lanes, (of_one, of_all), strict=True)):
            raise self._refused("too-many-requests")
        for lane in lanes:
            lane.users[kind] += 1
        try:
            yield lanes
        finally:
            for lane in lanes:
                lane.users[kind] -= 1

    async def _paid(self, lane: Lane, asker: Asker) -> None:
        while (due := lane.due()) > 0.0 and self._others(asker):
            await asyncio.sleep(min(0.05, due + 0.0001))

    def _others(self, asker: Asker) -> bool:
        recent = time.monotonic() - _OTHERS_SECONDS
        return any(one and one[0] != asker and one[1] > recent for one in (self._latest, self._before))

    def _lanes_of(self, asker: Asker, kind: _Kind) -> list[Lane]:
        """The player's first: who waits for a debt of their own keeps nobody else of the network waiting."""
        share = self._shares[kind]
        of_network = share * _SHARES_OF_NETWORK[kind]
        if not asker.player and kind in ("command", "bot", "file"):
            share *= _SHARES_OF_BUSY_NETWORKS
        little = self._use.is_little(asker.network, _name(asker))
        together: _Kind = "command" if kind == "bot" else kind  # what its people and their bots do is one game
        return [
            self._lane((kind, asker, False), share),
            self._lane((together, asker.network, little), of_network),
        ]

    def _lane(self, whose: _Whose, share: float) -> Lane:
        if whose not in self._lanes:
            if len(self._lanes) >= _MANY_LANES:
                for _ in range(2):  # not all at once: everybody would wait for that
                    self._look_at_the_first()
            self._lanes[whose] = Lane(share, self._use)
        return self._lanes[whose]

    def _look_at_the_first(self) -> None:
        """A lane that nobody uses, and on which nobody owes anything, is like a new one."""
        whose, lane = self._lanes.popitem(last=False)
        if any(lane.users.values()) or lane.debt():
            self._lanes[whose] = lane
