"""Refusals: a status, a code to translate, its arguments."""

from typing import Any

from paname.server.wire.messages import Problem

_LONGEST_ID = 16


class RefusedError(Exception):
    def __init__(self, status: int, code: str, seq: int | None = None, **args: int | str) -> None:
        super().__init__(code)
        self.status = status
        self.problem: Problem = Problem(code=code, args=args, seq=seq)

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.status, self.problem)


def _restored(status: int, problem: Problem) -> RefusedError:
    refusal = RefusedError(status, problem.code)
    refusal.problem = problem
    return refusal


def no_such_table() -> RefusedError:
    return RefusedError(404, "no-such-table")


def not_your_seat(seat: int) -> RefusedError:
    return RefusedError(403, "not-your-seat", seat=seat)


def not_your_turn(seq: int, active: int | None) -> RefusedError:
    return RefusedError(422, "not-your-turn", seq=seq, active=-1 if active is None else active)


def stale(seq: int) -> RefusedError:
    return RefusedError(409, "stale", seq=seq)


def table_id(text: str) -> str:
    """What can be an id; PostgreSQL takes offense at some of the rest."""
    if text and not (text.isascii() and text.isalnum() and len(text) <= _LONGEST_ID):
        raise no_such_table()
    return text
