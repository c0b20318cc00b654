"""Threads that wait for the database."""

import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, TypeVar

T = TypeVar("T")
_Asked = tuple[Callable[[], Any], "Future[Any]"]


class DaemonThreads:
    """Like those of a ThreadPoolExecutor, but the process does not wait for one to which nobody answers."""

    def __init__(self, count: int, name: str) -> None:
        self._asked: queue.SimpleQueue[_Asked | None] = queue.SimpleQueue()
        self.threads: list[threading.Thread] = [
            threading.Thread(target=self._run, name=f"{name}-{n}", daemon=True) for n in range(count)
        ]
        for thread in self.threads:
            thread.start()

    def submit(self, work: Callable[[], T]) -> "Future[T]":
        answer: Future[T] = Future()
        self._asked.put((work, answer))
        return answer

    def end(self) -> None:
        """When all that was asked for is done."""
        for _ in self.threads:
            self._asked.put(None)

    def _run(self) -> None:
        while (asked := self._asked.get()) is not None:
            work, answer = asked
            if answer.set_running_or_notify_cancel():
                try:
                    answer.set_result(work())
                except BaseException as error:
                    answer.set_exception(error)
