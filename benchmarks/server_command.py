"""What one command costs the server: processor time from POST to the last push, with 0, 1 and 4 sockets connected.

    python benchmarks/server_command.py [--against OTHER/.venv/bin/python] [--commands 200] [--rounds 3]

The server runs in a process of its own on a fresh SQLite file; a table of three is played at random. Counted is what
all threads of that process use between a command and the moment when its answer and every push have arrived; asking
for the legal actions of the next seat is not counted. `--against` measures the server of another environment in turn
with this one, round by round: the same seed, one right after the other. Told are the median of the rounds, the least
(what others on the machine add is never negative), and the ratios of both."""

import argparse
import asyncio
import contextlib
import os
import random
import signal
import sys
import tempfile
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator
from pathlib import Path
from statistics import median

import msgspec

from paname.server.client import Client, Socket
from paname.server.wire import messages as m

PLAYERS = 3
LIMITS = ("RATE", "BURST", "CREATE_RATE", "CREATE_BURST", "MAX_TABLES")
SOCKETS: dict[int, list[int | None]] = {0: [], 1: [0], 4: [0, 1, 2, None]}  # whose eyes


class Seq(msgspec.Struct):
    type: str
    seq: int = 0


_seq = msgspec.json.Decoder(Seq)


# What is read of the answers, and no more: an older server sends less than ours.
class Table(msgspec.Struct):
    id: str


class Created(msgspec.Struct):
    table: Table


class State(msgspec.Struct):
    legal: list[str]


class Update(msgspec.Struct):
    seq: int
    active: int | None
    legal: list[str]


class Done(msgspec.Struct):
    updates: list[Update]


@contextlib.asynccontextmanager
async def served(python: str, *unlimited: str) -> AsyncIterator[tuple[str, int]]:
    """Address and process id of a server without these limits."""
    free = {f"PANAME_{name}": "1000000" for name in unlimited}
    with tempfile.TemporaryDirectory(prefix="paname-command-") as folder:
        process = await asyncio.create_subprocess_exec(
            *[python, "-m", "paname", "serve", "--no-browser", "--port", "0", "--log-level", "warning"],
            *["--database", f"{folder}/tables.sqlite"],
            stdout=PIPE,
            env=os.environ | free | {"PANAME_HEARTBEAT": "3600"},
            cwd=folder,
        )
        try:
            assert process.stdout is not None
            yield (await process.stdout.readline()).decode().split("at ")[1].split()[0], process.pid
        finally:
            process.send_signal(signal.SIGTERM)
            await process.wait()


def used(pid: int) -> int:
    """Nanoseconds that all threads of a process have run."""
    threads = Path(f"/proc/{pid}/task").iterdir()
    return sum(int((thread / "schedstat").read_text().split()[0]) for thread in threads)


async def heard(socket: Socket, seq: int) -> None:
    while True:
        message = _seq.decode(await socket.connection.recv())
        if message.type == "update" and message.seq >= seq:
            return


async def legal_actions(client: Client, table: str, seat: int) -> list[str]:
    return (await client.ask("GET", f"/tables/{table}/state", State, query={"seat": seat, "log": 0})).legal


async def play(url: str, pid: int, eyes: list[int | None], commands: int, seed: int) -> float:
    """Microseconds per command."""
    rng = random.Random(seed)
    spent = 0
    async with Client(url) as client:
        wanted = {"seats": [{"kind": "human"}] * PLAYERS, "random_start": False}
        table = (await client.ask("POST", "/tables", Created, wanted)).table.id
        sockets = [await client.socket(table, seat) for seat in eyes]
        seat, seq = 0, 0
        legal = await legal_actions(client, table, seat)
        for socket in sockets:
            await heard(socket, 0)
        await asyncio.sleep(0.7)  # who is online is told with a delay
        for _ in range(commands):
            before = used(pid)
            command = m.CommandRequest(client.id, seq, seat, m.Act(rng.choice(legal)))
            done = (await client.ask("POST", f"/tables/{table}/commands", Done, command)).updates[-1]
            for socket in sockets:
                await heard(socket, done.seq)
            spent += used(pid) - before
            if done.active is None:
                raise RuntimeError("the game is over: fewer commands, please")
            seat, seq = done.active, done.seq
            legal = done.legal or await legal_actions(client, table, seat)
        for socket in sockets:
            await socket.close()
    return spent / commands / 1000


async def main(pythons: dict[str, str], commands: int, rounds: int) -> None:
    took: dict[tuple[str, int], list[float]] = {}
    async with contextlib.AsyncExitStack() as stack:
        servers = {name: await stack.enter_async_context(served(python, *LIMITS)) for name, python in pythons.items()}
        for url, pid in servers.values():
            await play(url, pid, [0], 30, 99)  # warm
        for number in range(rounds):
            for count, eyes in SOCKETS.items():
                for name, (url, pid) in servers.items():
                    took.setdefault((name, count), []).append(await play(url, pid, eyes, commands, number))
    for count in SOCKETS:
        for told in (median, min):
            figures = [told(took[name, count]) for name in pythons]
            ratio = f"  {figures[0] / figures[-1]:.2f}" if len(figures) > 1 else ""
            parts = "".join(f"  {name} {one:6.0f} µs" for name, one in zip(pythons, figures, strict=True))
            print(f"{count} sockets  {told.__name__:<6}{parts}{ratio}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--against", metavar="PYTHON", help="of an environment with another version of the server")
    parser.add_argument("--commands", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=3)
    args = parser.parse_args()
    chosen = {"here": sys.executable} | ({"against": args.against} if args.against else {})
    asyncio.run(main(chosen, args.commands, args.rounds))
