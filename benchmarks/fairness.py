"""How long somebody's bot takes over its turn while strangers let 25 tables play, and without them.

    python benchmarks/fairness.py [--against OTHER/.venv/bin/python] [--turns 40] [--tables 25] [--rounds 3]

Ada's bot is of level 6; she thinks for a moment before every turn. The strangers are at another address (127.0.0.2),
at her own, or at two others. They let four bots play and watch them or not, or play themselves, one person at all
tables or each table by a cookie of its own, as fast as the server lets them. They run in a process of their own at
lower priority, since their machines would be elsewhere. All limits are as shipped, but for how many tables one may
make. The median turn counts, beside the median without strangers of the same server; of each the least of the rounds:
a busy machine only makes it worse."""

import argparse
import asyncio
import contextlib
import os
import random
import signal
import sys
import time
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from statistics import median
from typing import Literal, NamedTuple

import httpx
import msgspec
from server_command import served
from websockets.asyncio.client import ClientConnection, connect

from paname.server.client import ApiError, Client
from paname.server.wire import messages as m

ADA = "127.0.0.1"
LEVEL = 6
PAUSE = 2.0
NICENESS = 10


class Strangers(NamedTuple):
    addresses: list[str]
    level: int
    do: Literal["nothing", "watch", "play"]
    one: bool = False  # person, who plays at all tables

    def __str__(self) -> str:
        where = "her address" if ADA in self.addresses else f"{len(self.addresses)} other address(es)"
        return f"{where}, level {self.level}, {'one person' if self.one else 'they'} {self.do}"


CASES = [
    Strangers(["127.0.0.2"], 6, "nothing"),
    Strangers(["127.0.0.2"], 6, "watch"),
    Strangers([ADA], 6, "watch"),
    Strangers(["127.0.0.2"], 8, "watch"),
    Strangers(["127.0.0.2", "127.0.0.3"], 8, "watch"),
    Strangers(["127.0.0.2"], 6, "play"),
    Strangers([ADA], 6, "play"),
    Strangers(["127.0.0.2"], 8, "play"),
    Strangers([ADA], 8, "play"),
    Strangers(["127.0.0.2"], 6, "play", one=True),
    Strangers([ADA], 6, "play", one=True),
]


class Seen(msgspec.Struct):
    """What is read of an update."""

    type: str = "update"
    seq: int = 0
    active: int | None = None
    legal: list[str] = []


class Done(msgspec.Struct):
    updates: list[Seen]


_seen = msgspec.json.Decoder(Seen)


@contextlib.asynccontextmanager
async def browser(url: str, address: str) -> AsyncIterator[Client]:
    async with Client(url, transport=httpx.AsyncHTTPTransport(local_address=address)) as client:
        client.http.timeout = httpx.Timeout(60.0)
        await client.meta()
        yield client


@contextlib.asynccontextmanager
async def made(
    client: Client, address: str, seats: list[m.SeatRequest], eyes: str
) -> AsyncIterator[tuple[str, ClientConnection]]:
    table = (await client.create(m.CreateTable(seats, random_start=False, pace="instant"))).table.id
    page = f"{client.url.replace('http', 'ws', 1)}/api/tables/{table}/socket{eyes}"
    async with connect(
        page,
        additional_headers={"cookie": f"paname={client.cookie}"},
        compression=None,
        proxy=None,
        ping_interval=None,
        local_addr=(address, 0),
    ) as socket:
        yield table, socket


async def bots_turns(client: Client, address: str, level: int, bots: int, pause: float) -> AsyncGenerator[float, None]:
    """Plays for ever; seconds from the end of each of its turns until it is its turn again."""
    rng = random.Random(1)
    seats = [m.SeatRequest("human"), *[m.SeatRequest("bot", level)] * bots]
    while True:
        async with made(client, address, seats, "?seat=0") as (table, socket):
            known, ended = Seen(seq=-1, active=0), 0.0
            while known.active is not None:
                seen = _seen.decode(await socket.recv())
                if seen.type != "update" or seen.seq <= known.seq:
                    continue
                if ended and seen.active in (0, None):
                    yield time.perf_counter() - ended
                known = seen
                if seen.legal:
                    await asyncio.sleep(pause)
                while known.legal:
                    brief = [one for one in known.legal if one.startswith(("draw", "place", "done"))] or known.legal
                    command = m.CommandRequest(client.id, known.seq, 0, m.Act(rng.choice(brief)))
                    ended = time.perf_counter()
                    try:
                        known = (await client.ask("POST", f"/tables/{table}/commands", Done, command)).updates[-1]
                    except ApiError as refused:
                        if refused.status != 429:
                            raise
                        await asyncio.sleep(0.1)


async def play_one(client: Client, address: str, level: int) -> None:
    async for _ in bots_turns(client, address, level, 3, 0.0):
        pass


async def let_play(client: Client, address: str, level: int, watch: bool) -> None:
    seats = [m.SeatRequest("bot", level)] * 4
    if not watch:
        await client.create(m.CreateTable(seats, pace="instant"))
        return
    async with made(client, address, seats, "") as (_, socket):
        async for _ in socket:
            pass


def beside(url: str, strangers: Strangers, tables: int, ready: Event) -> None:
    """A process of its own."""
    os.nice(NICENESS)

    async def play() -> None:
        async with contextlib.AsyncExitStack() as until, asyncio.TaskGroup() as group:
            for address in strangers.addresses:
                client = await until.enter_async_context(browser(url, address))
                for _ in range(tables):
                    if strangers.do == "play":
                        own = client if strangers.one else await until.enter_async_context(browser(url, address))
                        group.create_task(play_one(own, address, strangers.level))
                    else:
                        group.create_task(let_play(client, address, strangers.level, strangers.do == "watch"))
            await asyncio.sleep(3.0)
            ready.set()

    asyncio.run(play())


async def turns(ada: Client, count: int, after_each: Callable[[], None] = lambda: None) -> list[float]:
    taken = list[float]()
    async with contextlib.aclosing(bots_turns(ada, ADA, LEVEL, 1, PAUSE)) as all_of_them:
        async for one in all_of_them:
            taken.append(one)
            after_each()
            if len(taken) == count:
                break
    return taken


class Beside(contextlib.AbstractContextManager["Beside"]):
    """The strangers, who may be stopped while they play."""

    def __init__(self, url: str, strangers: Strangers, tables: int) -> None:
        many = get_context("spawn")
        self._ready, self._stopped = many.Event(), False
        self._process = many.Process(target=beside, args=(url, strangers, tables, self._ready), daemon=True)

    async def begin(self) -> None:
        self._process.start()
        if not await asyncio.to_thread(self._ready.wait, 120):
            sys.exit("the strangers could not begin")

    def switch(self) -> None:
        assert self._process.pid is not None
        self._stopped = not self._stopped
        os.kill(self._process.pid, signal.SIGSTOP if self._stopped else signal.SIGCONT)

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.join()


async def measured(python: str, strangers: Strangers, args: argparse.Namespace) -> tuple[float, float]:
    """Turns without strangers, and with them: in turn where that can be had, so that the machine is as busy."""
    async with served(python, "CREATE_RATE", "CREATE_BURST", "MAX_TABLES") as (url, _), browser(url, ADA) as ada:
        alone = await turns(ada, args.turns if strangers.do != "play" else 3)
        with Beside(url, strangers, args.tables) as others:
            await others.begin()
            if strangers.do != "play":
                return median(alone), median(await turns(ada, args.turns))
            taken = await turns(ada, 2 * args.turns, others.switch)
            return median(taken[1::2]), median(taken[::2])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--against", metavar="PYTHON")
    parser.add_argument("--turns", type=int, default=40)
    parser.add_argument("--tables", type=int, default=25)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--cases", type=int, nargs="*", default=range(len(CASES)), help="0 is the first")
    args = parser.parse_args()
    for strangers in (CASES[number] for number in args.cases):
        print(strangers)
        for python in filter(None, (sys.executable, args.against)):
            rounds = [asyncio.run(measured(python, strangers, args)) for _ in range(args.rounds)]
            alone, beside = (min(times) for times in zip(*rounds, strict=True))
            told = " ".join(f"{1000 * one:.0f}/{1000 * other:.0f}" for one, other in rounds)
            print(
                f"  {1000 * alone:.0f} ms alone, {1000 * beside:.0f} ms: {beside / alone:.2f}× ({told}) {python}",
                flush=True,
            )


if __name__ == "__main__":
    main()
