"""Plays many games at once over HTTP and WebSocket, as many players and spectators would, and measures the server.

    python tools/loadtest.py [--url URL] [--games 300] [--sockets 1000] [--seconds 60] [--pause 2]

Every seat is played by a bot of the driver that chooses at random among what the server says is legal. Measured are
the time from sending a command to its answer, and the time from sending it until the last socket at the table has it:
an upper bound of "commit to last socket", since the command comes before the commit."""

import argparse
import asyncio
import contextlib
import os
import random
import resource
import signal
import sys
import tempfile
import time
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator
from pathlib import Path
from statistics import quantiles

import msgspec
from msgspec import Struct

from paname.server.client import ApiError, Client, Socket
from paname.server.wire import messages as m

_UNLIMITED = {
    "PANAME_RATE": "1e6",
    "PANAME_BURST": "1000000",
    "PANAME_CREATE_RATE": "1e6",
    "PANAME_CREATE_BURST": "1000000",
    "PANAME_MAX_TABLES": "1000000",
    "PANAME_MAX_SOCKETS_PER_ADDRESS": "1000000",
    "PANAME_MAX_SOCKETS_PER_PLAYER": "1000000",
    "PANAME_MAX_SOCKETS": "1000000",
}


class Plan(Struct, frozen=True):
    games: int
    sockets: int
    seconds: float
    pause: float


class Seen(Struct):
    """As much of a message as the driver needs."""

    type: str
    seq: int = 0
    active: int | None = None
    legal: list[str] = []
    over: msgspec.Raw | None = None


_seen = msgspec.json.Decoder(Seen)


class Figures:
    def __init__(self) -> None:
        self.commands: list[float] = []
        self.pushes: list[float] = []  # to every socket
        self.last_pushes: list[float] = []  # to the last socket of the table
        self.errors: list[str] = []
        self.finished = 0
        self.measuring = False
        self.server_seconds = 0.0
        self.driver_seconds = 0.0


class LoadGame:
    """One table, its players' sockets and its spectators'."""

    def __init__(self, url: str, plan: Plan, spectators: int, figures: Figures) -> None:
        self._client = Client(url)
        self._pause = plan.pause
        self._spectators = spectators
        self._figures = figures
        self._sockets: list[Socket] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._sent: dict[int, float] = {}
        self._received: dict[int, int] = {}
        self._table = ""
        self.over = asyncio.Event()

    async def open(self, players: int) -> None:
        wanted = m.CreateTable([m.SeatRequest("human")] * players, listed=False, random_start=False)
        self._table = (await self._client.create(wanted)).table.id
        for seat in [*range(players), *[None] * self._spectators]:
            self._sockets.append(await self._client.socket(self._table, seat))
            self._tasks.append(asyncio.create_task(self._read(self._sockets[-1], seat)))

    async def _read(self, socket: Socket, seat: int | None) -> None:
        with contextlib.suppress(asyncio.CancelledError):
            try:
                async for frame in socket.connection:
                    self._heard(_seen.decode(frame), seat)
            except Exception as error:
                self._figures.errors.append(f"socket {type(error).__name__}")

    def _heard(self, message: Seen, seat: int | None) -> None:
        if message.type == "problem":
            self._figures.errors.append("socket problem")
        if message.type != "update":
            return
        now = time.perf_counter()
        sent = self._sent.get(message.seq)
        if sent is not None:
            count = self._received[message.seq] = self._received.get(message.seq, 0) + 1
            if self._figures.measuring:
                self._figures.pushes.append(now - sent)
                if count == len(self._sockets):
                    self._figures.last_pushes.append(now - sent)
            if count == len(self._sockets):
                del self._sent[message.seq], self._received[message.seq]
        if message.over is not None and bytes(message.over) != b"null":
            self.over.set()
        elif seat is not None and message.active == seat and message.legal:
            self._tasks.append(asyncio.create_task(self._act(seat, message.seq, random.choice(message.legal))))
            self._tasks = [task for task in self._tasks if not task.done()]

    async def _act(self, seat: int, seq: int, action: str) -> None:
        await asyncio.sleep(random.uniform(0.5, 1.5) * self._pause)
        started = self._sent[seq + 1] = time.perf_counter()
        try:
            await self._client.act(self._table, seat, seq, action)
            if self._figures.measuring:
                self._figures.commands.append(time.perf_counter() - started)
        except ApiError as error:
            self._figures.errors.append(str(error.problem.code))
        except Exception as error:
            self._figures.errors.append(type(error).__name__)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(socket.close() for socket in self._sockets), return_exceptions=True)
        await self._client.close()


@contextlib.asynccontextmanager
async def own_server(database: str) -> AsyncIterator[tuple[str, int]]:
    """A server of its own process, without limits per address; its URL and process id."""
    process = await asyncio.create_subprocess_exec(
        *[sys.executable, "-m", "paname", "serve", "--no-browser", "--port", "0", "--log-level", "warning"],
        *["--database", database],
        stdout=PIPE,
        env=os.environ | _UNLIMITED,
    )
    try:
        if process.stdout is None:
            raise RuntimeError("the server has no output")
        line = (await asyncio.wait_for(process.stdout.readline(), 60)).decode()
        if "http" not in line:
            raise RuntimeError(f"the server did not start: {line!r}")
        yield line[line.index("http") :].split()[0], process.pid
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.send_signal(signal.SIGTERM)
        await process.wait()


def memory(pid: int) -> int:
    """Resident bytes of a process."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * resource.getpagesize()


def processor_seconds(pid: int) -> float:
    """What a process has used of all cores so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")")[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def percentile(values: list[float], part: int) -> float:
    """Of 1 to 99; nan without any value."""
    if len(values) < 2:
        return values[0] if values else float("nan")
    return quantiles(values, n=100, method="inclusive")[part - 1]


def _line(name: str, values: list[float]) -> str:
    told = {f"p{part}": percentile(values, part) for part in (50, 95, 99)} | {"max": max(values, default=float("nan"))}
    parts = "  ".join(f"{label} {value * 1000:7.1f} ms" for label, value in told.items())
    return f"{name:<24} {parts}  ({len(values)})"


async def play_games(url: str, plan: Plan, pid: int | None = None) -> Figures:
    """The load: all games open, then played for the plan's seconds."""
    figures = Figures()
    players = [2 + number % 3 for number in range(plan.games)]
    watching = max(0, plan.sockets - sum(players))
    games = [
        LoadGame(url, plan, watching // plan.games + (number < watching % plan.games), figures)
        for number in range(plan.games)
    ]
    try:
        for start in range(0, len(games), 20):
            batch = list(zip(games, players, strict=True))[start : start + 20]
            await asyncio.gather(*(game.open(count) for game, count in batch))
        await asyncio.sleep(min(2 * plan.pause, 5.0))
        server, driver = processor_seconds(pid) if pid else 0.0, processor_seconds(os.getpid())
        figures.measuring = True
        await asyncio.sleep(plan.seconds)
        figures.measuring = False
        figures.server_seconds = (processor_seconds(pid) if pid else 0.0) - server
        figures.driver_seconds = processor_seconds(os.getpid()) - driver
        figures.finished = sum(game.over.is_set() for game in games)
    finally:
        await asyncio.gather(*(game.close() for game in games))
    return figures


async def measure(plan: Plan, url: str | None, database: str | None) -> int:
    """Prints the figures; 1 if there was an error or a target was missed."""
    async with contextlib.AsyncExitStack() as stack:
        pid = None
        address = url or ""
        if not address:
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="paname-load-"))
            address, pid = await stack.enter_async_context(own_server(database or f"{folder}/load.sqlite"))
        before = memory(pid) if pid else 0
        started = time.perf_counter()
        figures = await play_games(address, plan, pid)
        print(
            f"{plan.games} games, {plan.sockets} sockets, one action per game every {plan.pause} s, "
            f"measured for {plan.seconds:.0f} s (with set-up {time.perf_counter() - started:.0f} s): "
            f"{len(figures.commands) / plan.seconds:.0f} commands/s, {len(figures.pushes) / plan.seconds:.0f} pushes/s"
        )
        print(_line("command", figures.commands))
        print(_line("command to each socket", figures.pushes))
        print(_line("command to last socket", figures.last_pushes))
        if pid:
            print(f"server memory {before / 1e6:.0f} MB before, {memory(pid) / 1e6:.0f} MB after")
            print(
                f"processor seconds: server {figures.server_seconds:.1f}, driver {figures.driver_seconds:.1f} "
                f"of {plan.seconds * (os.cpu_count() or 1):.0f}"
            )
        print(f"errors: {len(figures.errors)} {sorted(set(figures.errors))[:5]}")
    fast = percentile(figures.commands, 99) < 0.1 and percentile(figures.last_pushes, 99) < 0.25
    print(
        "targets (command p99 < 100 ms, last socket p99 < 250 ms, no error):",
        "met" if fast and not figures.errors else "MISSED",
    )
    return 0 if fast and not figures.errors else 1


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--url", help="of a running server; without it one is started here on a fresh SQLite file")
    parser.add_argument("--database", metavar="URL", help="for the server started here")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--sockets", type=int, default=1000, help="all together: players' first, then spectators'")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long games are played at this load")
    parser.add_argument("--pause", type=float, default=2.0, help="seconds between two actions of one game")
    args = parser.parse_args()
    plan = Plan(args.games, args.sockets, args.seconds, args.pause)
    return asyncio.run(measure(plan, args.url, args.database))


if __name__ == "__main__":
    sys.exit(main())
