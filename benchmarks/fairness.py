"""How long somebody's bot takes over its turn while a stranger lets 25 tables of four bots play, and without him.

    python benchmarks/fairness.py [--against OTHER/.venv/bin/python] [--turns 40] [--tables 25] [--level 6]

The stranger comes from another address (127.0.0.2). The median turn counts."""

import argparse
import asyncio
import random
import sys
import time
from statistics import median

import httpx
from server_command import served

from paname.server.client import Client
from paname.server.wire import messages as m


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


async def measured(python: str, args: argparse.Namespace) -> tuple[float, float]:
    elsewhere = httpx.AsyncHTTPTransport(local_address="127.0.0.2")
    async with served(python) as (url, _), Client(url) as ada, Client(url, transport=elsewhere) as stranger:
        alone = await turns(ada, args.level, args.turns)
        for _ in range(args.tables):
            await stranger.create(m.CreateTable([m.SeatRequest("bot", args.level)] * 4, pace="instant"))
        return median(alone), median(await turns(ada, args.level, args.turns))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--against", metavar="PYTHON")
    parser.add_argument("--turns", type=int, default=40)
    parser.add_argument("--tables", type=int, default=25)
    parser.add_argument("--level", type=int, default=6)
    args = parser.parse_args()
    for python in filter(None, (sys.executable, args.against)):
        alone, beside = asyncio.run(measured(python, args))
        print(
            f"{python}: a bot's turn {alone:.3f} s, beside {args.tables} tables {beside:.3f} s: {beside / alone:.2f}×"
        )


if __name__ == "__main__":
    main()
