"""Servers in processes of their own, which can be killed at any moment."""

import contextlib
import os
import resource
import signal
import subprocess
import sys
from collections.abc import Iterator
from types import TracebackType
from typing import IO, Self

# `paname serve` that dies where the test wants it to: at a failpoint. With delays (seconds, for the first time that it
# comes to a place, the second, … and from the beginning again) it is slow there. On its input it is told where to die
# next, and by how much its clock is wrong from now on.
_SOURCE = """
import itertools, json, os, runpy, signal, sys, threading, time
from paname.server.ops import failpoints
from paname.server.tables.services import Services

def die():
    os.kill(os.getpid(), signal.SIGKILL)

def arm(place, delays):
    coming = itertools.cycle(delays)

    def slow():
        if place in doomed:
            die()
        time.sleep(next(coming))

    failpoints.arm(place, slow)

def obey():
    for line in sys.stdin:
        what, _, how = line.strip().partition(" ")
        if what == "die":
            doomed.add(how)
        else:
            wrong[0] = int(how)

doomed, wrong = set(), [0]
if os.environ["TEST_FAULT"]:
    failpoints.arm(os.environ["TEST_FAULT"], die)
if os.environ["TEST_DELAYS"]:
    for place, delays in json.loads(os.environ["TEST_DELAYS"]).items():
        arm(place, delays)
    Services.now = lambda _: int(time.time()) + wrong[0]
    threading.Thread(target=obey, daemon=True).start()
runpy.run_module("paname", run_name="__main__", alter_sys=True)
"""


class Process:
    def __init__(
        self, database: str, fault: str = "", delays: str = "", log: IO[str] | None = None, **environment: str
    ) -> None:
        arguments = ["serve", "--no-browser", "--port", "0", "--database", database, "--log-level", "warning"]
        limits = {"PANAME_RATE": "1e6", "PANAME_BURST": "1000000", "PANAME_CREATE_BURST": "100000"}
        self._process = subprocess.Popen(
            [sys.executable, "-c", _SOURCE, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=log,
            env=os.environ | limits | {"TEST_FAULT": fault, "TEST_DELAYS": delays} | environment,
            text=True,
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert "http" in line, f"the server did not start: {line!r}"
        self.url = line[line.index("http") :].split()[0].rstrip("/")

    @contextlib.contextmanager
    def no_room(self) -> Iterator[None]:
        """The kernel refuses whatever it would write to a file, as on a full disk."""
        before = resource.prlimit(self._process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
        try:
            yield
        finally:
            resource.prlimit(self._process.pid, resource.RLIMIT_FSIZE, before)

    def signal(self, number: signal.Signals) -> None:
        self._process.send_signal(number)

    def tell(self, line: str) -> None:
        assert self._process.stdin is not None
        with contextlib.suppress(BrokenPipeError):  # it died meanwhile
            self._process.stdin.write(f"{line}\n")
            self._process.stdin.flush()

    @property
    def lives(self) -> bool:
        return self._process.poll() is None

    def kill(self) -> None:
        self._process.kill()
        self._process.wait(60)

    def stop(self) -> int:
        """Politely; its exit status."""
        self._process.send_signal(signal.SIGTERM)
        return self._process.wait(60)

    def wait(self) -> int:
        return self._process.wait(60)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._process.poll() is None:
            self.kill()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe:
                pipe.close()
