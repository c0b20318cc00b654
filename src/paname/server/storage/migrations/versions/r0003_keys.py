"""The key by which servers recognize the cookies they have issued: made here, once for all that share the database."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    keys = op.create_table(
        "keys",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
    op.bulk_insert(keys, [{"name": "cookie", "value": secrets.token_bytes(32)}])
