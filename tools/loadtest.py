"""Plays many games at once over HTTP and WebSocket, as many players and spectators would, and measures the server.

    python tools/loadtest.py [--url URL …] [--games 300] [--sockets 1000] [--seconds 60] [--pause 2]
    python tools/loadtest.py --games 1000 --sockets 3000 --nodes 2 --database postgresql://…

Every seat is played by a bot of the driver that chooses at random among what the server says is legal. Measured are
the time from sending a command to its answer, and the time from sending it until the last socket at the table has it:
an upper bound of "commit to last socket", since the command comes before the commit. With several servers the sockets
of a table are spread over them. The driver shares the machine, so it asks by plain sockets: an HTTP library would take
as much of it as the server."""

import argparse
import asyncio
import contextlib
import gc
import os
import random
import resource
import signal
import sys
import tempfile
import time
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from statistics import quantiles

import msgspec
import uvloop
from msgspec import Struct

from paname.server.client import Client, Socket
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


class Line:
    """A connection that sends one command after the other."""

    def __init__(self, url: str, cookie: str) -> None:
        self._host, _, port = url.removeprefix("http://").strip("/").partition(":")
        self._port = int(port or 80)
        self._cookie = cookie
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._taken = asyncio.Lock()

    async def post(self, path: str, body: bytes) -> tuple[int, bytes]:
        """Status and content of the answer."""
        async with self._taken:
            if self._streams is None:
                self._streams = await asyncio.open_connection(self._host, self._port)
            reader, writer = self._streams
            head = (
                f"POST {path} HTTP/1.1\r\nHost: {self._host}\r\nCookie: paname={self._cookie}\r\n"
                f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
            )
            writer.write(head.encode() + body)
            answer = (await reader.readuntil(b"\r\n\r\n")).lower()
            length = int(answer.split(b"content-length:")[1].split(b"\r\n")[0])
            return int(answer.split()[1]), await reader.readexactly(length)

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()


class LoadGame:
    """One table, its players' sockets and its spectators'."""

    def __init__(self, urls: Sequence[str], plan: Plan, spectators: int, figures: Figures) -> None:
        self._urls = urls  # of the server that gets the commands, then the others
        self._client = Client(urls[0])
        self._pause = plan.pause
        self._spectators = spectators
        self._figures = figures
        self._sockets: list[Socket] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._sent: dict[int, float] = {}
        self._received: dict[int, int] = {}
        self._table = ""
        self._line: Line | None = None
        self.over = asyncio.Event()

    async def open(self, players: int) -> None:
        wanted = m.CreateTable([m.SeatRequest("human")] * players, listed=False, random_start=False)
        self._table = (await self._client.create(wanted)).table.id
        cookie = self._client.cookie or ""
        self._line = Line(self._urls[0], cookie)
        doors = [self._client, *(Client(url, cookie) for url in self._urls[1:])]
        for number, seat in enumerate([*range(players), *[None] * self._spectators]):
            self._sockets.append(await doors[number % len(doors)].socket(self._table, seat))
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
            wanted = msgspec.json.encode(m.CommandRequest(self._client.id, seq, seat, m.Act(action)))
            assert self._line is not None, "open"
            status, answer = await self._line.post(f"/api/tables/{self._table}/commands", wanted)
            if status != 200:
                self._figures.errors.append(f"{status} {answer[:80]!r}")
            if self._figures.measuring:
                self._figures.commands.append(time.perf_counter() - started)
        except Exception as error:
            self._figures.errors.append(type(error).__name__)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(socket.close() for socket in self._sockets), return_exceptions=True)
        if self._line is not None:
            self._line.close()
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


async def play_games(urls: Sequence[str], plan: Plan, pids: Sequence[int] = ()) -> Figures:
    """The load: all games open, then played for the plan's seconds."""
    figures = Figures()
    players = [2 + number % 3 for number in range(plan.games)]
    watching = max(0, plan.sockets - sum(players))
    games = [
        LoadGame(
            [*urls[number % len(urls) :], *urls[: number % len(urls)]],
            plan,
            watching // plan.games + (number < watching % plan.games),
            figures,
        )
        for number in range(plan.games)
    ]
    try:
        for start in range(0, len(games), 20):
            batch = list(zip(games, players, strict=True))[start : start + 20]
            await asyncio.gather(*(game.open(count) for game, count in batch))
        gc.collect()
        gc.freeze()  # or the driver would stop to look through all that now and then, and count it as the server's time
        await asyncio.sleep(min(2 * plan.pause, 5.0))
        server, driver = sum(map(processor_seconds, pids)), processor_seconds(os.getpid())
        figures.measuring = True
        await asyncio.sleep(plan.seconds)
        figures.measuring = False
        figures.server_seconds = sum(map(processor_seconds, pids)) - server
        figures.driver_seconds = processor_seconds(os.getpid()) - driver
        figures.finished = sum(game.over.is_set() for game in games)
    finally:
        gc.unfreeze()
        await asyncio.gather(*(game.close() for game in games))
    return figures


async def measure(plan: Plan, urls: Sequence[str], database: str | None, nodes: int) -> int:
    """Prints the figures; 1 if there was an error or a target was missed."""
    async with contextlib.AsyncExitStack() as stack:
        pids: list[int] = []
        if not urls:
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="paname-load-"))
            where = database or f"{folder}/load.sqlite"
            own = [await stack.enter_async_context(own_server(where)) for _ in range(nodes)]
            urls, pids = [url for url, _ in own], [pid for _, pid in own]
        before = [memory(pid) for pid in pids]
        started = time.perf_counter()
        figures = await play_games(urls, plan, pids)
        after = [memory(pid) for pid in pids]
        print(
            f"{plan.games} games, {plan.sockets} sockets, one action per game every {plan.pause} s, "
            f"measured for {plan.seconds:.0f} s (with set-up {time.perf_counter() - started:.0f} s): "
            f"{len(figures.commands) / plan.seconds:.0f} commands/s, {len(figures.pushes) / plan.seconds:.0f} pushes/s"
        )
        print(_line("command", figures.commands))
        print(_line("command to each socket", figures.pushes))
        print(_line("command to last socket", figures.last_pushes))
        for was, now in zip(before, after, strict=True):
            print(f"server memory {was / 1e6:.0f} MB before, {now / 1e6:.0f} MB after")
        if pids:
            print(
                f"processor seconds: server {figures.server_seconds:.1f}, driver {figures.driver_seconds:.1f} "
                f"of {plan.seconds * (os.cpu_count() or 1):.0f}"
            )
        print(f"errors: {len(figures.errors)} {sorted(set(figures.errors))[:5]}")
    targets = {
        "command p99 < 100 ms": percentile(figures.commands, 99) < 0.1,
        "last socket p99 < 250 ms": percentile(figures.last_pushes, 99) < 0.25,
        "no error": not figures.errors,
        "250 MB": max(after, default=0) <= 250e6,
        "nine tenths of the rate": len(figures.commands) >= 0.9 * plan.games / plan.pause * plan.seconds,
    }
    print("targets:", ", ".join(f"{name}: {'met' if met else 'MISSED'}" for name, met in targets.items()))
    return 0 if all(targets.values()) else 1


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--url", nargs="*", default=[], help="of running servers; without it some are started here")
    parser.add_argument("--database", metavar="URL", help="for the servers started here (default: a fresh SQLite file)")
    parser.add_argument("--nodes", type=int, default=1, help="how many are started here")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--sockets", type=int, default=1000, help="all together: players' first, then spectators'")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long games are played at this load")
    parser.add_argument("--pause", type=float, default=2.0, help="seconds between two actions of one game")
    args = parser.parse_args()
    if args.nodes > 1 and not args.database:
        parser.error("several servers hear of each other at once on PostgreSQL only: --nodes needs --database")
    plan = Plan(args.games, args.sockets, args.seconds, args.pause)
    return uvloop.run(measure(plan, args.url, args.database, args.nodes))


if __name__ == "__main__":
    sys.exit(main())
