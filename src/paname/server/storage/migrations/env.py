"""Alembic's entry; storage/migrate.py hands the connection over. A new revision: see docs/hosting.md."""

from alembic import context

from paname.server.storage.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, transactional_ddl=False)
context.run_migrations()
