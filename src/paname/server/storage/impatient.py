"""Connections to PostgreSQL on which nothing waits for ever.

The backend's own time-outs come first; these are for one that no longer runs, though its machine still answers."""

import select
from typing import Any

import psycopg
from psycopg.abc import RV, PQGen
from psycopg.pq import TransactionStatus

ANSWER_SECONDS = 12.0  # seconds; a statement may take 10


class Impatient(psycopg.Connection[Any]):
    patience: float | None = None  # seconds, where an answer may take longer

    def says_something(self) -> bool:
        """Whether the backend has spoken unasked: it says goodbye when it is ended, and hangs up."""
        line = select.poll()
        line.register(self.pgconn.socket, select.POLLIN)
        return bool(line.poll(0))

    def wait(self, gen: PQGen[RV], interval: float = 0.1, timeout: float | None = None) -> RV:
        try:
            return super().wait(gen, interval, timeout or self.patience or ANSWER_SECONDS)
        except psycopg.OperationalError:
            if self.pgconn.transaction_status == TransactionStatus.ACTIVE:
                self.pgconn.finish()  # in the middle of an answer: of no more use
            raise
