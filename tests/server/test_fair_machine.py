"""A server's thread and its workers in simulated time: who waits for whom, whatever else this machine does.

What each of them takes is as measured (docs/hosting.md). The loop is asyncio's own, so that whoever is ready waits for
all who were ready before; its time goes on only by what is taken and slept."""

import asyncio
import random
import selectors
import time
from collections.abc import Callable, Coroutine
from functools import partial
from statistics import median
from typing import Any

import pytest

from paname import Game
from paname.server.bots.workers import Bots, Claim, Crew, Decision
from paname.server.http.asker import Asker
from paname.server.http.fair_shares import FairShares
from paname.server.tables.services import Owner
from paname.server.wire.problems import RefusedError

COMMANDS, ACTIONS = 3, 4  # of a person's turn, and of a bot's
GAME = Game.new(players=2, seed=1)
VIEW, LEGAL = GAME.view(0, "open"), GAME.seat(0).legal_texts()


class _Selector(selectors.DefaultSelector):
    def __init__(self) -> None:
        super().__init__()
        self.now = 100.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        self.now += timeout or 0.0
        return super().select(0)


class Machine:
    """`slower`: than the one that was measured, so many times, since others have the processor most of the time."""

    def __init__(self, slower: float) -> None:
        self._slower = slower
        self._of_processor = 0.0
        self._selector = _Selector()
        self._loop = asyncio.SelectorEventLoop(self._selector)
        self._loop.time = self.time  # type: ignore[method-assign]
        self._shares = FairShares(partial(RefusedError, 429), club=20)
        self._bots = Bots(2, 60.0)

    def time(self) -> float:
        return self._selector.now

    def thread_time(self) -> float:
        return self._of_processor

    def run(self, work: Coroutine[Any, Any, list[float]]) -> list[float]:
        try:
            return self._loop.run_until_complete(work)
        finally:
            self._loop.close()

    async def think(self, crew: Crew, _question: object, owner: Owner, _limit: float) -> object:
        async with crew._turns.turn(owner.network, owner.player):
            await asyncio.sleep(0.0006 * self._slower)
            crew._use.take(owner.network, owner.player, 0.0006 * self._slower)
            return {"actions": LEGAL, "why": None}

    async def turn(self, asker: Asker, bots: int) -> float:
        """A person's, then those of bots: how long the latter take."""
        for _ in range(COMMANDS):
            self._takes(0.0003)
            self._shares.asked(asker)
            await self._shares.take_command(asker, self._carried_out)
            self._takes(0.0001)
        began, owner = self.time(), Owner((asker.player or b"").hex(), asker.network)
        for _ in range(bots * ACTIONS):
            self._takes(0.0003)
            await self._bots.decide(Decision("level:6", VIEW, LEGAL, claim=Claim(owner)))
            self._takes(0.0001)
            await self._shares.take_bot(owner, self._carried_out)
        return self.time() - began

    def _takes(self, seconds: float) -> None:
        self._of_processor += seconds
        self._selector.now += seconds * self._slower

    async def _carried_out(self) -> int:
        self._takes(0.0006)
        await asyncio.sleep(0.0004 * self._slower)  # the database
        self._takes(0.0003)
        return 0


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], Machine]:
    def made(slower: float) -> Machine:
        one = Machine(slower)
        monkeypatch.setattr(time, "monotonic", one.time)
        monkeypatch.setattr(time, "thread_time", one.thread_time)
        monkeypatch.setattr(Crew, "ask", lambda crew, *asked: one.think(crew, *asked))
        return one

    return made


async def beside(machine: Machine, strangers: list[Asker]) -> list[float]:
    """Turns of Ada's bot while strangers play as fast as they can, each of them with three bots."""

    async def play_on(stranger: Asker) -> None:
        while True:
            await machine.turn(stranger, 3)

    playing, taken = [asyncio.create_task(play_on(one)) for one in strangers], list[float]()
    for _ in range(15):
        taken.append(await machine.turn(Asker("here", b"ada"), 1))
        await asyncio.sleep(2.0)
    for one in playing:
        one.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return taken[5:]


@pytest.mark.parametrize("network", ["here", "there"])
@pytest.mark.parametrize(("cookies", "slower"), [(1, 1.0), (25, 1.0), (60, 1.0), (25, 4.0)])
def test_a_bots_turn_beside_many_tables(
    cookies: int, slower: float, network: str, machine: Callable[[float], Machine]
) -> None:
    """Of a stranger: by one cookie or by one for each table, at Ada's own address or elsewhere."""
    strangers = [Asker(network, bytes([n % cookies])) for n in range(max(25, cookies))]
    usual, taken = (median((one := machine(slower)).run(beside(one, others))) for others in ([], strangers))
    assert taken < 1.8 * usual


@pytest.mark.parametrize("slower", [1.0, 4.0])
def test_a_bots_turn_beside_those_of_several_networks(slower: float, machine: Callable[[float], Machine]) -> None:
    """Though each of them alone may have half of the thread."""
    strangers = [Asker(network, bytes([n])) for n in range(25) for network in ("there", "yonder")]
    usual, taken = (median((one := machine(slower)).run(beside(one, others))) for others in ([], strangers))
    assert taken < 1.8 * usual


@pytest.mark.parametrize("slower", [1.0, 4.0, 6.0])
def test_a_club_of_a_hundred_on_slower_machines(slower: float, machine: Callable[[float], Machine]) -> None:
    """Behind one address, three bots with each of them, a turn every twenty seconds."""
    club, chance = machine(slower), random.Random(1)

    async def plays(who: Asker) -> list[float]:
        taken = list[float]()
        for _ in range(4):
            await asyncio.sleep(chance.uniform(0.0, 40.0))
            taken.append(await club.turn(who, 3))
        return taken

    async def play() -> list[float]:
        turns = await asyncio.gather(*(plays(Asker("club", bytes([n]))) for n in range(100)))
        return [one for some in turns for one in some]

    taken = sorted(club.run(play()))
    assert taken[int(0.99 * len(taken))] < 0.2 * slower
