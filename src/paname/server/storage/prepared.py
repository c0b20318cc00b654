"""The statements of every command, compiled once: SQLAlchemy's way to its cache takes longer than SQLite needs."""

from typing import Any

from sqlalchemy import Connection, CursorResult, Insert, Update
from sqlalchemy.sql.compiler import SQLCompiler


class Prepared:
    """For values that the driver takes as they are: numbers, texts, bytes."""

    def __init__(self, statement: Insert | Update) -> None:
        self._statement = statement
        self._compiled: dict[str, tuple[str, dict[str, Any], list[str] | None]] = {}

    def execute(self, connection: Connection, values: dict[str, Any]) -> CursorResult[Any]:
        text, constants, order = self._compiled.get(connection.dialect.name) or self._compile(connection)
        given = constants | values
        return connection.exec_driver_sql(text, given if order is None else tuple(given[name] for name in order))

    def _compile(self, connection: Connection) -> tuple[str, dict[str, Any], list[str] | None]:
        """Text, the values it has of its own, and the order of values where the driver wants them without names."""
        dialect = connection.dialect
        compiled = self._statement.compile(dialect=dialect)
        assert isinstance(compiled, SQLCompiler)
        made = str(compiled), dict(compiled.params), compiled.positiontup if compiled.positional else None
        self._compiled[dialect.name] = made
        return made
