"""Which version of a table a server knows, and which server moves for the bot to act."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("thinker", sa.String(8)))
    op.create_table(
        "nodes",
        sa.Column("node", sa.String(8), primary_key=True),
        sa.Column("beats", sa.Integer, nullable=False),
    )
