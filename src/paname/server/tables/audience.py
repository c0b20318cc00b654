"""Who is connected to which table, and the bounded queue in front of every connection."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

import msgspec
from websockets.frames import Frame as WebSocketFrame
from websockets.frames import Opcode

from paname.server.identity import Principal
from paname.server.ops import metrics
from paname.server.storage.rows import TableRow, Version
from paname.server.tables.permission import may_view
from paname.server.tables.redact import Viewer, table_info
from paname.server.wire import messages as m

encode: Final = msgspec.json.Encoder().encode


class Frame:
    """A message on its way, ready to be sent: made once for all who get it."""

    __slots__ = ("json", "on_socket", "seq")

    def __init__(self, json: bytes, seq: int | None = None) -> None:
        self.json: bytes = json
        self.on_socket: bytes = WebSocketFrame(Opcode.TEXT, json).serialize(mask=False)
        self.seq: int | None = seq  # of an update


class Subscriber:
    """One connection. None in its queue ends it."""

    __slots__ = ("at_once", "dropped", "falls_behind", "queue", "table", "viewer", "waits", "who")

    def __init__(self, table: str, viewer: Viewer, who: Principal, size: int) -> None:
        self.at_once: Callable[[bytes], bool] | None = None  # writes to the socket, if that can be done without waiting
        self.falls_behind: Callable[[Subscriber], None] | None = None  # has somebody take what waits
        self.waits: bool = True  # something may be in the queue, or on its way out of it
        self.table: str = table
        self.viewer: Viewer = viewer
        self.who: Principal = who
        self.dropped: bool = False
        self.queue: asyncio.Queue[Frame | None] = asyncio.Queue(max(2, size))  # the last words take two places

    def tell(self, message: m.Push) -> None:
        self.send(Frame(encode(message), message.seq if isinstance(message, m.Update) else None))

    def send(self, frame: Frame) -> None:
        """Never waits: a reader that does not keep up is dropped and resyncs when it comes back."""
        if self.dropped or (not self.waits and self.at_once is not None and self.at_once(frame.on_socket)):
            return
        try:
            self._put(frame)
        except asyncio.QueueFull:
            metrics.slow_readers.inc()
            self.end("slow-reader")

    def _put(self, frame: Frame | None) -> None:
        self.queue.put_nowait(frame)
        if not self.waits and self.falls_behind is not None:
            self.waits = True
            self.falls_behind(self)

    def end(self, code: str) -> None:
        """The last words replace whatever was waiting."""
        if self.dropped:
            return
        while not self.queue.empty():
            self.queue.get_nowait()
        self.tell(m.PushProblem(code, {}))
        self._put(None)
        self.dropped = True


class Audience:
    def __init__(self) -> None:
        self._at: dict[str, set[Subscriber]] = {}
        self._told: dict[str, Version] = {}
        self.count: int = 0

    def add(self, subscriber: Subscriber, told: Version) -> None:
        """Somebody who was told all of this version."""
        self._at.setdefault(subscriber.table, set()).add(subscriber)
        self._told.setdefault(subscriber.table, told)
        self.count += 1
        metrics.sockets.set(self.count)

    def remove(self, subscriber: Subscriber) -> None:
        here = self._at.get(subscriber.table)
        if here is None or subscriber not in here:
            return
        here.discard(subscriber)
        if not here:
            del self._at[subscriber.table], self._told[subscriber.table]
        self.count -= 1
        metrics.sockets.set(self.count)

    def tables(self) -> list[str]:
        return list(self._at)

    def at(self, table: str) -> tuple[Subscriber, ...]:
        return tuple(self._at.get(table, ()))

    def watched(self, table: str) -> bool:
        return table in self._at

    def told(self, table: str) -> Version | None:
        """Which version of a table everybody at it was told; None: nobody is there."""
        return self._told.get(table)

    def note(self, table: str, told: Version) -> None:
        self._told[table] = told

    def presence(self, row: TableRow) -> tuple[set[int], int]:
        """Seats whose holders are connected, whichever eyes they look through, and how many others watch."""
        here = self._at.get(row.id, ())
        held: dict[bytes | None, set[int]] = {}
        for seat in row.seats:
            for proof in (seat.player, seat.token):
                held.setdefault(proof, set()).add(seat.seat)
        held[None] = set()
        seats = [held.get(one.who.player, set()) | held.get(one.who.token, set()) for one in here]
        return set().union(*seats), sum(not own for own in seats)

    def publish(self, table: str, make: Callable[[Viewer], m.Update]) -> dict[Viewer, bytes]:
        """An update is made and encoded once for all connections with the same eyes, and not at all for eyes that
        nobody has. Returns what was made."""
        committed = time.perf_counter()
        made: dict[Viewer, bytes] = {}
        frames: dict[Viewer, Frame] = {}
        for subscriber in self.at(table):
            viewer = subscriber.viewer
            if viewer not in made:
                update = make(viewer)
                made[viewer] = encode(update)
                frames[viewer] = Frame(made[viewer], update.seq)
            subscriber.send(frames[viewer])
        metrics.publish_seconds.observe(time.perf_counter() - committed)
        return made

    def dismiss(self, row: TableRow) -> None:
        """Sends away who may no longer look through the eyes they look through."""
        for subscriber in self.at(row.id):
            if not may_view(row, subscriber.viewer, subscriber.who):
                subscriber.end("seat-moved")

    def publish_info(self, row: TableRow) -> None:
        online, watching = self.presence(row)
        made: dict[Principal, Frame] = {}
        for subscriber in self.at(row.id):
            who = subscriber.who
            if who not in made:
                made[who] = Frame(encode(m.TableChanged(table_info(row, who, online, watching))))
            subscriber.send(made[who])

    def end_all(self, code: str) -> None:
        for table in self.tables():
            for subscriber in self.at(table):
                subscriber.end(code)
