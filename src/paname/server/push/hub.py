"""Who is connected to which table, and the bounded queue in front of every connection."""

import asyncio
import time
from collections.abc import Callable

import msgspec

from paname.server.http.identity import Principal
from paname.server.ops import metrics
from paname.server.storage.rows import TableRow
from paname.server.tables.redact import Viewer, table_info
from paname.server.wire import messages as m

_encode = msgspec.json.Encoder().encode


def encode(message: m.Push) -> str:
    return _encode(message).decode()


class Subscriber:
    """One connection. Its queue holds ready JSON; None ends it."""

    __slots__ = ("dropped", "eyes", "queue", "table", "who")

    def __init__(self, table: str, eyes: Viewer, who: Principal, size: int) -> None:
        self.table = table
        self.eyes = eyes
        self.who = who
        self.dropped = False
        self.queue: asyncio.Queue[tuple[str, float] | None] = asyncio.Queue(size)

    def send(self, text: str, committed: float = 0.0) -> None:
        """Never waits: a reader that does not keep up is dropped and resyncs when it comes back."""
        if self.dropped:
            return
        try:
            self.queue.put_nowait((text, committed))
        except asyncio.QueueFull:
            metrics.slow_readers.inc()
            self.end("slow-reader")

    def end(self, code: str) -> None:
        """The last words replace whatever was waiting."""
        if self.dropped:
            return
        self.dropped = True
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait((encode(m.PushProblem(code, {})), 0.0))
        self.queue.put_nowait(None)


class Hub:
    def __init__(self) -> None:
        self._topics: dict[str, set[Subscriber]] = {}
        self.count = 0

    def add(self, subscriber: Subscriber) -> None:
        self._topics.setdefault(subscriber.table, set()).add(subscriber)
        self.count += 1
        metrics.sockets.set(self.count)

    def remove(self, subscriber: Subscriber) -> None:
        topic = self._topics.get(subscriber.table)
        if topic is None or subscriber not in topic:
            return
        topic.discard(subscriber)
        if not topic:
            del self._topics[subscriber.table]
        self.count -= 1
        metrics.sockets.set(self.count)

    def tables(self) -> list[str]:
        return list(self._topics)

    def at(self, table: str) -> tuple[Subscriber, ...]:
        return tuple(self._topics.get(table, ()))

    def watched(self, table: str) -> bool:
        return table in self._topics

    def presence(self, table: str) -> tuple[set[Viewer], int]:
        """Viewer that are connected, and how many spectators."""
        topic = self._topics.get(table, ())
        return {one.eyes for one in topic}, sum(one.eyes is None for one in topic)

    def publish(self, table: str, make: Callable[[Viewer], m.Push]) -> None:
        """What is made for a pair of eyes is encoded once for all connections that have them."""
        committed = time.perf_counter()
        made: dict[Viewer, str] = {}
        for subscriber in tuple(self._topics.get(table, ())):
            eyes = subscriber.eyes
            if eyes not in made:
                made[eyes] = encode(make(eyes))
            subscriber.send(made[eyes], committed)

    def publish_info(self, row: TableRow) -> None:
        """Who no longer holds the seat through whose eyes they look is sent away first."""
        for subscriber in tuple(self._topics.get(row.id, ())):
            seat = None if subscriber.eyes is None else row.seats[subscriber.eyes]
            if seat is not None and not subscriber.who.holds(seat.player, seat.token):
                subscriber.end("seat-moved")
        online, watching = self.presence(row.id)
        made: dict[Principal, str] = {}
        for subscriber in tuple(self._topics.get(row.id, ())):
            who = subscriber.who
            if who not in made:
                made[who] = encode(m.TableChanged(table_info(row, who, online, watching)))
            subscriber.send(made[who])

    def end_all(self, code: str) -> None:
        for topic in tuple(self._topics.values()):
            for subscriber in tuple(topic):
                subscriber.end(code)
