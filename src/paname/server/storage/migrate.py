"""Brings a database to the schema of this version, whatever version made it."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import SQLAlchemyError

from paname.server.ops.logs import log
from paname.server.storage.database import UnusableError

T = TypeVar("T")
_LOCK = 7_261_947  # several servers may start at once on one PostgreSQL
_MIGRATION_SECONDS = 3600.0  # seconds; another server may be at it for a while, or a large table is changed


def config(connection: Connection | None = None) -> Config:
    made = Config()
    made.set_main_option("script_location", str(Path(__file__).resolve().parent / "migrations"))
    made.attributes["connection"] = connection
    return made


def migrate(engine: Engine, then: Callable[[Connection], T], revision: str = "head") -> T:
    """What is done `then` is done in the same transaction: no other server is at it."""
    name = engine.url.render_as_string()  # without its password
    try:
        with engine.connect() as connection, connection.execution_options(write=True).begin():
            _upgrade(connection, revision)
            return then(connection)
    except CommandError as error:
        raise UnusableError(f"{name} was made by a newer version of Paname ({error})") from error
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise UnusableError(f"cannot use {name}: {reason}") from error


def _upgrade(connection: Connection, revision: str) -> None:
    if connection.dialect.name == "postgresql":
        driver: Any = connection.connection.driver_connection
        driver.patience = _MIGRATION_SECONDS
        connection.detach()  # from the pool: whoever asks later has less
        connection.execute(text("set local lock_timeout = 0"))
        connection.execute(text("set local statement_timeout = 0"))
        connection.execute(text("select pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    made = config(connection)
    before = MigrationContext.configure(connection).get_current_revision()
    command.upgrade(made, revision)
    if before != ScriptDirectory.from_config(made).get_current_head():
        log.info("database migrated", extra={"from": before or "nothing"})
