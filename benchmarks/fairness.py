"""How long somebody's bot takes over its turn while strangers let 25 tables of four bots play, and without them.

    python benchmarks/fairness.py [--against OTHER/.venv/bin/python] [--turns 40] [--tables 25] [--rounds 3]

Ada's bot is of level 6. The strangers are at another address (127.0.0.2), at her own, or at two others, and watch their
tables or not. The median turn counts, beside the median without strangers of the same server, and the best of the
rounds: a busy machine only makes it worse."""

import argparse
import asyncio
import contextlib
import random
import sys
import time
from statistics import median
from typing import NamedTuple

import httpx
from server_command import served
from websockets.asyncio.client import ClientConnection, connect

from paname.server.client import Client
from paname.server.wire import messages as m

ADA = "127.0.0.1"
LEVEL = 6


class Strangers(NamedTuple):
    addresses: list[str]
    level: int
    watch: bool

    def __str__(self) -> str:
        where = "her address" if ADA in self.addresses else f"{len(self.addresses)} other address(es)"
        return f"{where}, level {self.level}, {'watched' if self.watch else 'unwatched'}"


CASES = [
    Strangers(["127.0.0.2"], 6, False),
    Strangers(["127.0.0.2"], 6, True),
    Strangers([ADA], 6, True),
    Strangers(["127.0.0.2"], 8, True),
    Strangers(["127.0.0.2", "127.0.0.3"], 8, True),
]


async def turns(ada: Client, level: int, count: int) -> list[float]:
    """Seconds from the end of Ada's turn to the end of the bot's."""
    rng, taken = random.Random(1), list[float]()
    seats = [m.SeatRequest("human"), m.SeatRequest("bot", level)]
    table = (await ada.create(m.CreateTable(seats, random_start=False, pace="instant"))).table.id
    while len(taken) < count:
        state = await ada.state(table, 0, log=0)
        if not state.legal:
            return taken + await turns(ada, level, count - len(taken))
        legal = [one for one in state.legal if one.startswith(("draw", "place", "done"))] or state.legal
        started = time.perf_counter()
        done = await ada.act(table, 0, state.seq, rng.choice(legal))
        if done.updates[-1].active == 1:
            while (await ada.table(table)).active == 1:
                await asyncio.sleep(0.01)
            taken.append(time.perf_counter() - started)
    return taken


async def _drain(socket: ClientConnection) -> None:
    async for _ in socket:
        pass


async def play_beside(url: str, strangers: Strangers, tables: int, until: contextlib.AsyncExitStack) -> None:
    for address in strangers.addresses:
        transport = httpx.AsyncHTTPTransport(local_address=address)
        stranger = await until.enter_async_context(Client(url, transport=transport))
        stranger.http.timeout = httpx.Timeout(60.0)
        for _ in range(tables):
            seats = [m.SeatRequest("bot", strangers.level)] * 4
            table = (await stranger.create(m.CreateTable(seats, pace="instant"))).table.id
            if strangers.watch:
                page = f"ws{url[4:].rstrip('/')}/api/tables/{table}/socket"
                cookie = {"cookie": f"paname={stranger.cookie}"}
                socket = await until.enter_async_context(
                    connect(page, additional_headers=cookie, compression=None, proxy=None, local_addr=(address, 0))
                )
                until.callback(asyncio.create_task(_drain(socket)).cancel)


async def measured(python: str, strangers: Strangers, args: argparse.Namespace) -> tuple[float, float]:
    async with served(python) as (url, _), Client(url) as ada, contextlib.AsyncExitStack() as until:
        ada.http.timeout = httpx.Timeout(60.0)
        alone = await turns(ada, LEVEL, args.turns)
        await play_beside(url, strangers, args.tables, until)
        return median(alone), median(await turns(ada, LEVEL, args.turns))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--against", metavar="PYTHON")
    parser.add_argument("--turns", type=int, default=40)
    parser.add_argument("--tables", type=int, default=25)
    parser.add_argument("--rounds", type=int, default=3)
    args = parser.parse_args()
    for python in filter(None, (sys.executable, args.against)):
        print(python)
        for strangers in CASES:
            rounds = [asyncio.run(measured(python, strangers, args)) for _ in range(args.rounds)]
            alone, beside = min(rounds, key=lambda one: one[1] / one[0])
            print(f"  {strangers}: {alone:.3f} s alone, {beside:.3f} s: {beside / alone:.2f}×", flush=True)


if __name__ == "__main__":
    main()
