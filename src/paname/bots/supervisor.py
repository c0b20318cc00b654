"""Workers: processes of ours that answer for bots. One that hangs or dies is killed, with all it started, and replaced.

The arena and the server ask them from threads, one for each worker: a question blocks its thread only.
"""

import os
import queue
import sys
import tempfile
import threading
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

from paname.bots.child import Child, NoAnswer
from paname.bots.protocol import PROTOCOL, Message, Note, Slate

START_S = 60.0
"""How long a worker may take to start: a cold machine imports slowly."""


class Worker(Child):
    """Runs a module that calls `worker.serve`."""

    def __init__(self, module: str, niceness: int = 0) -> None:
        with tempfile.TemporaryFile() as file:
            file.truncate(Slate.SIZE)
            self._slate = Slate(file.fileno())
            command = [sys.executable, "-m", module, str(file.fileno()), str(os.getpid())]
            super().__init__(command, group=True, files=[file.fileno()])
        self.name = "the worker process"
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, self.process.pid, os.getpriority(os.PRIO_PROCESS, 0) + niceness)

    def ask(self, message: Any, seconds: float) -> Message:
        self._slate.wipe()
        return super().ask(message, seconds)

    def note(self) -> Note | None:
        return self._slate.read()


class Supervisor:
    """At most `size` workers, started when first needed, each answering one question at a time."""

    def __init__(self, module: str, size: int, niceness: int = 0) -> None:
        self.module = module
        self.niceness = niceness
        self.workers: set[Worker] = set()
        self._free: queue.LifoQueue[Worker | None] = queue.LifoQueue()  # None: one that is not started
        for _ in range(size):
            self._free.put(None)
        self._lock = threading.Lock()
        self._closed = False

    def ask(
        self, question: Mapping[str, Any], seconds: float, *, started: Callable[[], object] = lambda: None
    ) -> Message:
        """A worker's answer; NoAnswer when it hangs or dies. Waits for a free worker first, until it has `started`."""
        worker = self._free.get()
        healthy = False
        try:
            worker = worker or self._start()
            started()
            answer = worker.ask(question, seconds)
            healthy = True
            return answer
        finally:
            if worker and not healthy:
                self.workers.discard(worker)
            self._free.put(worker if healthy else None)

    def close(self) -> None:
        """Whoever is waiting for an answer gets NoAnswer."""
        with self._lock:
            self._closed = True
        for worker in tuple(self.workers):
            worker.end()
        while not self._free.empty():
            if idle := self._free.get():
                idle.kill()
        self._free.put(None)  # who still waits for a worker is told that there is none

    def _start(self) -> Worker:
        with self._lock:
            if self._closed:
                raise NoAnswer("no worker: they were sent home", "closed")
            worker = Worker(self.module, self.niceness)
            self.workers.add(worker)
        try:
            worker.greet({"type": "hello", "protocol": PROTOCOL}, START_S)
        except NoAnswer as failure:
            self.workers.discard(worker)
            raise NoAnswer(str(failure), "start") from None
        return worker
