"""The queries for analyses of finished games, as functions of a connection."""

import zlib

import msgspec
from sqlalchemy import Connection, func, insert, select, update

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


def unfinished_analyses(connection: Connection) -> list[str]:
    done = select(func.count()).where(analyzed_turns.c.table == analyses.c.table).scalar_subquery()
    query = select(analyses.c.table).where(analyses.c.failed.is_(False), done < analyses.c.turns)
    return list(connection.execute(query).scalars())


def save_analysis(connection: Connection, table: str, turns: int, iterations: int) -> None:
    """A new one; one that has failed goes on."""
    if not connection.execute(update(analyses).where(analyses.c.table == table).values(failed=False)).rowcount:
        connection.execute(insert(analyses).values(table=table, turns=turns, iterations=iterations, failed=False))


def save_analyzed_turn(connection: Connection, table: str, number: int, turn: AnalyzedTurn) -> bool:
    """Whether it is the first: another server may be at it too."""
    same = select(analyzed_turns.c.turn).where(analyzed_turns.c.table == table, analyzed_turns.c.turn == number)
    if connection.execute(same).first() is not None:
        return False
    data = zlib.compress(msgspec.json.encode(turn), 9)
    connection.execute(insert(analyzed_turns).values(table=table, turn=number, data=data))
    return True


def fail_analysis(connection: Connection, table: str) -> None:
    connection.execute(update(analyses).where(analyses.c.table == table).values(failed=True))
