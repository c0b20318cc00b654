"""Servers in processes of their own, which can be killed at any moment."""

import os
import signal
import subprocess
import sys
from types import TracebackType
from typing import Self

# `paname serve` that dies where the test wants it to: at a failpoint.
_SOURCE = """
import os, runpy, signal
from paname.server.ops import failpoints

if os.environ["TEST_FAULT"]:
    failpoints.arm(os.environ["TEST_FAULT"], lambda: os.kill(os.getpid(), signal.SIGKILL))
runpy.run_module("paname", run_name="__main__", alter_sys=True)
"""


class Process:
    def __init__(self, database: str, fault: str = "", **environment: str) -> None:
        arguments = ["serve", "--no-browser", "--port", "0", "--database", database, "--log-level", "warning"]
        limits = {"PANAME_RATE": "1e6", "PANAME_BURST": "1000000", "PANAME_CREATE_BURST": "100000"}
        self._process = subprocess.Popen(
            [sys.executable, "-c", _SOURCE, *arguments],
            stdout=subprocess.PIPE,
            env=os.environ | limits | {"TEST_FAULT": fault} | environment,
            text=True,
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert "http" in line, f"the server did not start: {line!r}"
        self.url = line[line.index("http") :].split()[0].rstrip("/")

    def kill(self) -> None:
        self._process.kill()
        self._process.wait(20)

    def stop(self) -> int:
        """Politely; its exit status."""
        self._process.send_signal(signal.SIGTERM)
        return self._process.wait(30)

    def wait(self) -> int:
        return self._process.wait(30)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._process.poll() is None:
            self.kill()
        if self._process.stdout:
            self._process.stdout.close()
