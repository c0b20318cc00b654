"""Servers in processes of their own, which can be killed at any moment."""

import os
import signal
import subprocess
import sys
from types import TracebackType
from typing import Self

# `paname serve` that dies where the test wants it to: at a failpoint. With a seed it is slow there at times; SIGUSR1
# lets it die at the next one, SIGUSR2 sets its clock back or forth.
_SOURCE = """
import os, random, runpy, signal, time
from paname.server.ops import failpoints
from paname.server.tables.services import Services

def die():
    os.kill(os.getpid(), signal.SIGKILL)

def slow():
    if doomed:
        die()
    if chance.random() < 0.1:
        time.sleep(chance.uniform(0.0, 0.1))

doomed, jump = [], [0]
if os.environ["TEST_FAULT"]:
    failpoints.arm(os.environ["TEST_FAULT"], die)
if os.environ["TEST_SEED"]:
    chance = random.Random(os.environ["TEST_SEED"])
    for name in ("before commit", "after commit", "heard"):
        failpoints.arm(name, slow)
    signal.signal(signal.SIGUSR1, lambda *_: doomed.append(True))
    signal.signal(signal.SIGUSR2, lambda *_: jump.append(chance.choice((-7200, 0, 7200))))
    Services.now = lambda _: int(time.time()) + jump[-1]
runpy.run_module("paname", run_name="__main__", alter_sys=True)
"""


class Process:
    def __init__(self, database: str, fault: str = "", seed: str = "", **environment: str) -> None:
        arguments = ["serve", "--no-browser", "--port", "0", "--database", database, "--log-level", "warning"]
        limits = {"PANAME_RATE": "1e6", "PANAME_BURST": "1000000", "PANAME_CREATE_BURST": "100000"}
        self._process = subprocess.Popen(
            [sys.executable, "-c", _SOURCE, *arguments],
            stdout=subprocess.PIPE,
            env=os.environ | limits | {"TEST_FAULT": fault, "TEST_SEED": seed} | environment,
            text=True,
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert "http" in line, f"the server did not start: {line!r}"
        self.url = line[line.index("http") :].split()[0].rstrip("/")

    def signal(self, number: signal.Signals) -> None:
        self._process.send_signal(number)

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
        if self._process.stdout:
            self._process.stdout.close()
