"""How long an answer keeps the interpreter, in whatever thread: that is how long all others wait for it."""

import asyncio
import time
from collections.abc import Callable, Coroutine, Generator
from contextvars import ContextVar
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Metered(Generic[T]):
    """Awaits a coroutine, and adds up for how long it keeps the thread: not for how long it waits. By the clock: on a
    busy machine the thread has the processor for a part of the time only, and so have all who wait for it."""

    def __init__(self, work: Coroutine[Any, Any, T]) -> None:
        self._work = work
        self.seconds: float = 0.0

    def __await__(self) -> Generator[Any, Any, T]:
        thrown: BaseException | None = None
        before = _present.set(self)
        try:
            while True:
                began = time.monotonic()
                try:
                    waited_for = self._work.send(None) if thrown is None else self._work.throw(thrown)
                except StopIteration as end:
                    answer: T = end.value
                    return answer
                finally:
                    self.seconds += time.monotonic() - began
                thrown = None
                try:
                    yield waited_for
                except BaseException as error:
                    thrown = error
        finally:
            _present.reset(before)


_present: ContextVar[Metered[Any] | None] = ContextVar("metered", default=None)


def timed(work: Callable[[], T]) -> Callable[[], tuple[T, float]]:
    """For another thread: what it makes, and for how long it computes."""

    def run() -> tuple[T, float]:
        began = time.thread_time()
        return work(), time.thread_time() - began

    return run


def spend(seconds: float) -> None:
    """Counts what another thread has done for the present answer, if that is metered."""
    metered = _present.get()
    if metered is not None:
        metered.seconds += seconds


async def in_thread(work: Callable[[], T]) -> T:
    answer, seconds = await asyncio.to_thread(timed(work))
    spend(seconds)
    return answer
