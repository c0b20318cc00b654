"""Brings a database to the schema of this version, whatever version made it."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, text

_LOCK = 7_261_947  # several servers may start at once on one PostgreSQL


def config(connection: Connection | None = None) -> Config:
    made = Config()
    made.set_main_option("script_location", str(Path(__file__).resolve().parent / "migrations"))
    made.attributes["connection"] = connection
    return made


def migrate(engine: Engine, revision: str = "head") -> None:
    with engine.connect() as connection, connection.execution_options(write=True).begin():
        if engine.dialect.name == "postgresql":
            connection.execute(text("select pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
        command.upgrade(config(connection), revision)
