"""PostgreSQL on the event loop, for the one statement of every command.

To wake a thread, have it wait for the interpreter and wake the loop again takes several times as long as the statement.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

import psycopg
from psycopg import errors, pq
from psycopg.adapt import PyFormat, Transformer

from paname.server.ops.failpoints import reach
from paname.server.storage import impatient
from paname.server.storage.impatient import Impatient
from paname.server.storage.prepared import Prepared
from paname.server.storage.threads import DaemonThreads

_MOST = 6  # connections; one on which a statement waits for somebody's lock holds up no other


class LoopConnections:
    """A few connections, made when they are needed. All methods are for the loop."""

    def __init__(self, connect: Callable[[], Impatient], threads: DaemonThreads) -> None:
        self._connect = connect
        self._threads = threads
        self._idle: list[_LoopConnection] = []
        self._turns = asyncio.Semaphore(_MOST)

    async def rows(self, statement: Prepared, values: dict[str, Any]) -> int:
        """How many rows it returned. Raises what psycopg raises, and TimeoutError."""
        async with asyncio.timeout(impatient.ANSWER_SECONDS), self._turns:
            one = await self._free()
            try:
                return await one.rows(statement, values)
            finally:
                if one.stands:
                    self._idle.append(one)

    async def _free(self) -> "_LoopConnection":
        while self._idle:
            if (one := self._idle.pop()).stands:
                return one
        return _LoopConnection(await asyncio.wrap_future(self._threads.submit(self._connect)))

    def close(self) -> None:
        for one in self._idle:
            one.close()
        self._idle.clear()


class _LoopConnection:
    """One connection, one statement at a time."""

    def __init__(self, connection: Impatient) -> None:
        self._connection = connection
        self._pgconn = connection.pgconn
        self._pgconn.nonblocking = 1
        self._socket = self._pgconn.socket
        self._prepared: set[bytes] = set()
        self._answer: asyncio.Future[pq.abc.PGresult | None] | None = None
        self._result: pq.abc.PGresult | None = None
        self._loop = asyncio.get_running_loop()
        self._loop.add_reader(self._socket, self._hear)
        self.stands = True

    async def rows(self, statement: Prepared, values: dict[str, Any]) -> int:
        text, parameters = statement.numbered(values)
        name = b"paname_%d" % id(statement)
        dumped = Transformer(self._connection).dump_sequence(parameters, [PyFormat.TEXT] * len(parameters))
        try:
            if name not in self._prepared:
                _well(await self._send(partial(self._pgconn.send_prepare, name, text)))
                self._prepared.add(name)
            answer = self._send(partial(self._pgconn.send_query_prepared, name, dumped))
            reach("sent")
            return _well(await answer).ntuples
        except BaseException:
            self.close()  # an answer that comes later would be taken for that to something else
            raise

    def _send(self, send: Callable[[], None]) -> asyncio.Future[pq.abc.PGresult | None]:
        self._answer = answer = self._loop.create_future()
        send()
        self._write()
        return answer

    def _write(self) -> None:
        """What the kernel does not take at once it takes later."""
        try:
            left = self._pgconn.flush()
        except psycopg.Error:
            self.close()
            return
        if left:
            self._loop.add_writer(self._socket, self._write)
        else:
            self._loop.remove_writer(self._socket)

    def _hear(self) -> None:
        if self._answer is None:
            self.close()  # unasked, the backend only says goodbye
            return
        try:
            self._pgconn.consume_input()
            while not self._pgconn.is_busy():
                result = self._pgconn.get_result()
                if result is None:
                    self._end(self._result)
                    return
                self._result = result
        except psycopg.Error:
            self.close()

    def _end(self, result: pq.abc.PGresult | None) -> None:
        answer, self._answer, self._result = self._answer, None, None
        if answer is not None and not answer.done():
            answer.set_result(result)

    def close(self) -> None:
        if not self.stands:
            return
        self.stands = False
        self._loop.remove_reader(self._socket)
        self._loop.remove_writer(self._socket)
        self._connection.close()
        self._end(None)


def _well(result: pq.abc.PGresult | None) -> pq.abc.PGresult:
    if result is None:
        raise psycopg.OperationalError("the connection is lost")
    if result.status not in (pq.ExecStatus.TUPLES_OK, pq.ExecStatus.COMMAND_OK):
        raise errors.error_from_result(result)
    return result
