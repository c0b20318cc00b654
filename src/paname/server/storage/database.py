"""Connections. Reads run in a few threads; writes go through writer threads that commit whatever is waiting at once;
commands go to PostgreSQL by the event loop itself (on_loop.py).

Committing together what happens to wait costs nobody time (nothing is ever held back for company) and makes one
fsync serve many tables.
"""

import asyncio
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, DisconnectionError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from paname.server.ops import metrics
from paname.server.ops.logs import log
from paname.server.ops.metering import spend, timed
from paname.server.storage.prepared import Prepared
from paname.server.storage.threads import DaemonThreads

if TYPE_CHECKING:
    from paname.server.storage.on_loop import LoopConnections

T = TypeVar("T")
Work = Callable[[Connection], T]
_Job = tuple[Work[Any], "asyncio.Future[Any]", asyncio.AbstractEventLoop]
_Attempted = tuple[Any, BaseException | None]
_MOST_TOGETHER = 64
_RIGHT_ADDRESSES = "right are a file's path, sqlite:///PATH and postgresql://USER@HOST/NAME"
_FAILED_SECONDS = 10.0  # seconds that a failed write is held against the database, unless another succeeds
_LOCKED = "55P03"  # PostgreSQL's lock_not_available: somebody else's lock on one table
_CLOSE_SECONDS = 3.0
_DATABASE_SECONDS = 20.0  # seconds; what the database promises itself is less
_BOUNDS = {"lock_timeout": 3000, "statement_timeout": 10_000, "idle_in_transaction_session_timeout": 15_000}
_CONNECTING: dict[str, Any] = {  # nothing waits for ever: not for somebody's lock, nor for a machine that has gone
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
    "options": " ".join(f"-c {name}={milliseconds}" for name, milliseconds in _BOUNDS.items()),
}


class UnavailableError(Exception):
    """The database did not answer. What was asked may or may not have been committed: look again."""


_SQLITE = b"SQLite format 3\0"  # how its files begin


class UnusableError(Exception):
    """The database cannot be opened: said in one line to whoever starts the server."""


class Database:
    def __init__(self, url: str) -> None:
        self.url: URL = _url(url)
        self.is_sqlite: bool = self.url.get_backend_name() == "sqlite"
        self.engine: Engine = _sqlite_engine(url) if self.is_sqlite else _postgresql_engine(url)
        # PostgreSQL would show every statement of a read another state; SQLite's transactions are snapshots anyway.
        self._snapshots = (
            self.engine
            if self.is_sqlite
            else self.engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        )
        self._single = self.engine if self.is_sqlite else self.engine.execution_options(isolation_level="AUTOCOMMIT")
        self._readers = DaemonThreads(4, "reader")
        self._on_loop = None if self.is_sqlite else _loop_connections(self.url, self._readers)
        self._kept: Connection | None = None
        self._failed: tuple[float, str] | None = None  # when the last write did, and why
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        # PostgreSQL writers commit singly: two batches that touch the same tables in different order would deadlock.
        self._batch = _MOST_TOGETHER if self.is_sqlite else 1
        self._writers = [
            threading.Thread(target=self._write_forever, name=f"writer-{n}", daemon=True)
            for n in range(1 if self.is_sqlite else 4)
        ]
        for writer in self._writers:
            writer.start()

    async def read(self, work: Work[T]) -> T:
        """All that the work reads is of one moment."""
        return await self._read(self._snapshots, work)

    async def ask(self, work: Work[T]) -> T:
        """For work of a single statement, which is of one moment without a transaction."""
        return await self._read(self._single, work)

    async def _read(self, engine: Engine, work: Work[T]) -> T:
        def run() -> T:
            with engine.connect() as connection:
                return work(connection)

        try:
            async with asyncio.timeout(_DATABASE_SECONDS):
                answer, seconds = await asyncio.wrap_future(self._readers.submit(timed(run)))
        except TimeoutError:
            raise UnavailableError("no answer") from None
        except (DBAPIError, PoolTimeout, sqlite3.Error) as error:
            raise UnavailableError(_cause(error)) from error
        spend(seconds)
        return answer

    @property
    def failing(self) -> str | None:
        """Why writes fail: a small probe may still find room on a disk that is full for everybody else."""
        recent = self._failed and time.monotonic() - self._failed[0] < _FAILED_SECONDS
        return self._failed[1] if self._failed and recent else None

    async def write(self, work: Work[T]) -> T:
        """Returns when the work is committed."""
        return await self._noted(self.probe(work))

    async def ask_at_once(self, statement: Prepared, values: dict[str, Any]) -> int:
        """One statement of PostgreSQL, committed by itself: how many rows it returned. For the loop of the server only,
        which does not wait for a thread."""
        return await self._noted(self._ask_at_once(statement, values))

    async def _ask_at_once(self, statement: Prepared, values: dict[str, Any]) -> int:
        assert self._on_loop is not None, "of SQLite"
        started = time.perf_counter()
        try:
            return await self._on_loop.rows(statement, values)
        except TimeoutError:
            raise UnavailableError("no answer") from None
        except self.engine.dialect.loaded_dbapi.Error as error:
            raise UnavailableError(_cause(error)) from error
        finally:
            metrics.commit_seconds.observe(time.perf_counter() - started)
            metrics.commit_batch.observe(1)

    def hang_up(self) -> None:
        """For the loop, before it ends."""
        if self._on_loop is not None:
            self._on_loop.close()

    async def _noted(self, written: Awaitable[T]) -> T:
        """What becomes of a write says something about those of others."""
        try:
            result = await written
        except UnavailableError as error:
            if _LOCKED not in str(error):
                self._failed = (time.monotonic(), str(error))
            raise
        self._failed = None
        return result

    async def probe(self, work: Work[T]) -> T:
        """A write that, done or not, says nothing about those of others."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._jobs.put((work, done, loop))
        try:
            async with asyncio.timeout(_DATABASE_SECONDS):
                return await done  # the commit happens whether or not the asker still waits
        except TimeoutError:
            raise UnavailableError("no answer") from None

    def close(self) -> None:
        """Once all is done, or without that if the database does not answer: threads do not outlive the process."""
        for _ in self._writers:
            self._jobs.put(None)
        self._readers.end()
        last = time.monotonic() + _CLOSE_SECONDS
        threads = [*self._writers, *self._readers.threads]
        for thread in threads:
            thread.join(timeout=max(0.0, last - time.monotonic()))
        if any(thread.is_alive() for thread in threads):
            log.warning("the database did not answer to the end")
            return
        if self._kept is not None:
            self._kept.close()
        self.engine.dispose()

    def _write_forever(self) -> None:
        while True:
            job = self._jobs.get()
            batch: list[_Job] = []
            while job is not None:
                batch.append(job)
                if len(batch) == self._batch:
                    break
                try:
                    job = self._jobs.get_nowait()
                except queue.Empty:
                    break
            if batch:
                self._commit(batch)
            if job is None:
                return

    def _commit(self, batch: list[_Job]) -> None:
        started = time.perf_counter()
        try:
            answers = self._answers(batch)
        except Exception as error:
            failure = UnavailableError(_cause(error))
            failure.__cause__ = error
            answers = [(None, failure)] * len(batch)
        metrics.commit_seconds.observe(time.perf_counter() - started)
        metrics.commit_batch.observe(len(batch))
        for (_, done, loop), (value, problem) in zip(batch, answers, strict=True):
            with suppress(RuntimeError):  # the loop has ended
                loop.call_soon_threadsafe(_resolve, done, value, problem)

    def _answers(self, batch: list[_Job]) -> list[_Attempted]:
        works = [work for work, *_ in batch]
        with self._writing() as connection:
            return _together(connection, works)

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        """A connection for one transaction. SQLite's one writer keeps its own: to take one each time is a tenth of its
        work, and unlike a PostgreSQL that was restarted a file does not go away."""
        connection, self._kept = self._kept or self.engine.connect().execution_options(write=True), None
        try:
            yield connection
        except BaseException:
            connection.close()
            raise
        if self.is_sqlite:
            self._kept = connection
        else:
            connection.close()


def _together(connection: Connection, batch: list[Work[Any]]) -> list[_Attempted]:
    """One transaction. If something fails in it for a reason of its own, it is undone and tried again with savepoints,
    which take as long as the work itself."""
    answers: list[_Attempted] = []
    transaction = _Transaction(connection)
    for work in batch:
        answers.append(_attempt(connection, work))
        if answers[-1][1] is not None:
            transaction.rollback()
            return answers if len(batch) == 1 else _each_for_itself(connection, batch)
    transaction.commit()
    return answers


class _Transaction:
    """The driver's own: to begin and commit one of SQLAlchemy's takes longer than a command's statements. Work that
    asks by SQLAlchemy begins one of those inside it. Whoever neither commits nor rolls back closes the connection."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        if connection.dialect.name == "sqlite":
            connection.connection.cursor().execute("BEGIN IMMEDIATE")

    def commit(self) -> None:
        (self._connection.get_transaction() or self._connection.connection).commit()

    def rollback(self) -> None:
        (self._connection.get_transaction() or self._connection.connection).rollback()


def _each_for_itself(connection: Connection, batch: list[Work[Any]]) -> list[_Attempted]:
    """One transaction too. What fails in it is undone, the others' work stays."""
    answers: list[_Attempted] = []
    with connection.begin():
        for work in batch:
            savepoint = connection.begin_nested()
            answers.append(_attempt(connection, work))
            if answers[-1][1] is None:
                savepoint.commit()
            else:
                savepoint.rollback()
    return answers


def _attempt(connection: Connection, work: Work[Any]) -> _Attempted:
    """Raises what the database itself is to blame for."""
    try:
        return work(connection), None
    except DBAPIError as error:
        if error.connection_invalidated or not isinstance(error, IntegrityError):
            raise
        return None, error
    except Exception as error:
        return None, error


def _cause(error: Exception) -> str:
    """What the database says, without the values it was asked about."""
    orig = getattr(error, "orig", error)
    said = getattr(orig, "sqlite_errorname", None) or getattr(orig, "sqlstate", None)
    return f"{type(error).__name__} {said}" if said else type(error).__name__


def _resolve(done: "asyncio.Future[Any]", value: object, problem: BaseException | None) -> None:
    if done.cancelled():
        return
    if problem is None:
        done.set_result(value)
    else:
        done.set_exception(problem)


def _url(text: str) -> URL:
    kind = text.partition(":")[0]  # never more of it: there may be a password
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise UnusableError(f"the address of the {kind} database is malformed; {_RIGHT_ADDRESSES}") from None
    if url.drivername not in ("sqlite", "postgresql+psycopg"):
        raise UnusableError(f"{kind} is no kind of database for this; {_RIGHT_ADDRESSES}")
    return url


def _private(file: str) -> None:
    """For nobody else's eyes: it holds everybody's hands. One that was made otherwise is made so."""
    if not file or file == ":memory:":
        return
    try:
        with open(os.open(file, os.O_CREAT | os.O_RDWR, 0o600), "rb") as opened:
            head = opened.read(len(_SQLITE))
    except OSError as error:
        raise UnusableError(f"cannot write {file}: {error.strerror}") from error
    if head not in (b"", _SQLITE):  # whose else it is, it is not ours to change
        raise UnusableError(f"cannot use {file}: file is not a database")
    for one in (file, f"{file}-wal", f"{file}-shm"):
        with suppress(FileNotFoundError):
            _close_to_others(Path(one))


def _close_to_others(file: Path) -> None:
    if not file.stat().st_mode & 0o077:
        return
    try:
        file.chmod(0o600)
    except PermissionError:  # somebody else's
        log.warning("others can read the database", extra={"file": file.name})
    else:
        log.warning("the database was open to others: now it is not", extra={"file": file.name})


def _loop_connections(url: URL, threads: DaemonThreads) -> "LoopConnections":
    from paname.server.storage.impatient import Impatient  # psycopg: only who uses PostgreSQL loads it
    from paname.server.storage.on_loop import LoopConnections

    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    return LoopConnections(lambda: Impatient.connect(address, autocommit=True, **_CONNECTING), threads)


def _postgresql_engine(url: str) -> Engine:
    engine = create_engine(url, pool_size=10, pool_timeout=5, hide_parameters=True, connect_args=_CONNECTING)

    @event.listens_for(engine, "do_connect")
    def connect(_dialect: object, _record: object, where: list[Any], how: dict[str, Any]) -> Any:
        from paname.server.storage.impatient import Impatient

        return Impatient.connect(*where, **how)

    @event.listens_for(engine, "checkout")
    def checkout(connection: Any, _record: object, _proxy: object) -> None:
        """To ask it whether it is still there would take as long as what it is wanted for."""
        if connection.says_something():
            raise DisconnectionError("ended meanwhile")  # another one is taken

    return engine


def _sqlite_engine(url: str) -> Engine:
    _private(make_url(url).database or "")
    engine = create_engine(url, connect_args={"check_same_thread": False, "timeout": 10}, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def connect(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves, see below
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "wal_autocheckpoint=2000"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # A writer takes its lock at once: upgrading a read transaction later can fail.
        write = connection.get_execution_options().get("write")
        if not getattr(connection.connection.dbapi_connection, "in_transaction", False):  # else a writer's has begun
            connection.connection.cursor().execute("BEGIN IMMEDIATE" if write else "BEGIN")

    return engine
