"""The statements of every command, compiled once and given to the driver: SQLAlchemy would take longer than SQLite."""

import re
from typing import Any

from sqlalchemy import Connection, Dialect, Insert, Select, Update, make_url
from sqlalchemy.engine.interfaces import DBAPICursor, DBAPIModule
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.compiler import SQLCompiler

_NAMED = re.compile(r"%\((\w+)\)s")


class Prepared:
    """For values that the driver takes as they are: numbers, texts, bytes."""

    def __init__(self, statement: Insert | Update | Select[Any]) -> None:
        self._statement = statement
        self._compiled: dict[str, tuple[str, dict[str, Any], list[str] | None]] = {}
        self._numbered: tuple[bytes, dict[str, Any], list[str]] | None = None

    def execute(self, connection: Connection, values: dict[str, Any]) -> int:
        """How many rows it changed. Raises what SQLAlchemy raises."""
        return int(self._executed(connection, values).rowcount)

    def rows(self, connection: Connection, values: dict[str, Any]) -> list[tuple[Any, ...]]:
        """As the driver has them: of SQLite true is 1."""
        return list(self._executed(connection, values).fetchall())

    def _executed(self, connection: Connection, values: dict[str, Any]) -> DBAPICursor:
        text, constants, order = self._compile(connection.dialect)
        given = constants | values
        cursor, driver = connection.connection.cursor(), connection.dialect.loaded_dbapi
        try:
            cursor.execute(text, given if order is None else [given[name] for name in order])
        except driver.Error as error:
            raise _told(connection, text, error, cursor) from error
        return cursor

    def numbered(self, values: dict[str, Any]) -> tuple[bytes, list[Any]]:
        """As PostgreSQL itself takes it: text and parameters by number."""
        text, constants, names = self._numbered or self._number()
        given = constants | values
        return text, [given[name] for name in names]

    def _number(self) -> tuple[bytes, dict[str, Any], list[str]]:
        text, constants, _ = self._compile(make_url("postgresql+psycopg://").get_dialect()())
        names = list(dict.fromkeys(_NAMED.findall(text)))
        numbered = _NAMED.sub(lambda found: f"${names.index(found[1]) + 1}", text)
        self._numbered = numbered.encode(), constants, names
        return self._numbered

    def _compile(self, dialect: Dialect) -> tuple[str, dict[str, Any], list[str] | None]:
        """Text, the values it has of its own, and the order of values where the driver wants them without names."""
        if dialect.name in self._compiled:
            return self._compiled[dialect.name]
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
