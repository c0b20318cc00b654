"""The statements of every command, compiled once and given to the driver: SQLAlchemy would take longer than SQLite."""

from typing import Any

from sqlalchemy import Connection, Insert, Select, Update
from sqlalchemy.engine.interfaces import DBAPICursor, DBAPIModule
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.compiler import SQLCompiler


class Prepared:
    """For values that the driver takes as they are: numbers, texts, bytes."""

    def __init__(self, statement: Insert | Update | Select[Any]) -> None:
        self._statement = statement
        self._compiled: dict[str, tuple[str, dict[str, Any], list[str] | None]] = {}

    def execute(self, connection: Connection, values: dict[str, Any]) -> int:
        """How many rows it changed. Raises what SQLAlchemy raises."""
        return int(self._executed(connection, values).rowcount)

    def rows(self, connection: Connection, values: dict[str, Any]) -> list[tuple[Any, ...]]:
        """As the driver has them: of SQLite true is 1."""
        return list(self._executed(connection, values).fetchall())

    def _executed(self, connection: Connection, values: dict[str, Any]) -> DBAPICursor:
        text, constants, order = self._compiled.get(connection.dialect.name) or self._compile(connection)
        given = constants | values
        cursor, driver = connection.connection.cursor(), connection.dialect.loaded_dbapi
        try:
            cursor.execute(text, given if order is None else [given[name] for name in order])
        except driver.Error as error:
            raise _told(connection, text, error, cursor) from error
        return cursor

    def _compile(self, connection: Connection) -> tuple[str, dict[str, Any], list[str] | None]:
        """Text, the values it has of its own, and the order of values where the driver wants them without names."""
        dialect = connection.dialect
        compiled = self._statement.compile(dialect=dialect)
        assert isinstance(compiled, SQLCompiler)
        made = str(compiled), dict(compiled.params), compiled.positiontup if compiled.positional else None
        self._compiled[dialect.name] = made
        return made


def _told(connection: Connection, text: str, error: "DBAPIModule.Error", cursor: DBAPICursor) -> BaseException:
    """As SQLAlchemy would; a connection that is lost is not asked to roll back."""
    dialect = connection.dialect
    lost = dialect.is_disconnect(error, connection.connection.dbapi_connection, cursor)
    if lost:
        connection.invalidate(error)
    return DBAPIError.instance(
        text, None, error, dialect.loaded_dbapi.Error, connection_invalidated=lost, dialect=dialect
    )
