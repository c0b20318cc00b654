"""The queries for analyses of finished games, as functions of a connection."""

import zlib

import msgspec
from sqlalchemy import Connection, exists, func, select, update

from paname.server.storage.queries import insert_or
from paname.server.storage.rows import AnalysisRow
from paname.server.storage.schema import analyses, analyzed_turns
from paname.types import AnalyzedTurn

_turn = msgspec.json.Decoder(AnalyzedTurn)


def load_analysis(connection: Connection, table: str) -> AnalysisRow | None:
    row = connection.execute(select(analyses).where(analyses.c.table == table)).first()
    if row is None:
        return None
    query = select(analyzed_turns.c.data).where(analyzed_turns.c.table == table).order_by(analyzed_turns.c.turn)
    done = [_turn.decode(zlib.decompress(data)) for data in connection.execute(query).scalars()]
    return AnalysisRow(row.turns, row.iterations, row.failed, done)


def unfinished_analyses(connection: Connection) -> list[tuple[str, int]]:
    """Their tables, and how many turns are done. The last turn is judged last."""
    of_it = analyzed_turns.c.table == analyses.c.table
    last = exists().where(of_it, analyzed_turns.c.turn == analyses.c.turns - 1)
    done = select(func.count()).where(of_it).scalar_subquery()
    query = select(analyses.c.table, done).where(analyses.c.failed.is_(False), ~last)
    return [(table, count) for table, count in connection.execute(query)]


def save_analysis(connection: Connection, table: str, turns: int, iterations: int) -> None:
    """A new one; one that has failed goes on."""
    row = insert_or(connection, analyses).values(table=table, turns=turns, iterations=iterations, failed=False)
    connection.execute(row.on_conflict_do_update(index_elements=[analyses.c.table], set_={"failed": False}))


def save_analyzed_turn(connection: Connection, table: str, number: int, turn: AnalyzedTurn) -> bool:
    """Whether it is the first: another server may be at it too."""
    data = zlib.compress(msgspec.json.encode(turn), 9)
    row = insert_or(connection, analyzed_turns).values(table=table, turn=number, data=data)
    stored = row.on_conflict_do_nothing().returning(analyzed_turns.c.turn)  # `rowcount` is kept for updates only
    return connection.execute(stored).first() is not None


def fail_analysis(connection: Connection, table: str) -> None:
    connection.execute(update(analyses).where(analyses.c.table == table).values(failed=True))
