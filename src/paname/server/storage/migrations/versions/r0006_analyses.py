"""Analyses of finished games, turn by turn."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("turns", sa.SmallInteger, nullable=False),
        sa.Column("iterations", sa.Integer, nullable=False),
        sa.Column("failed", sa.Boolean, nullable=False),
    )
    op.create_table(
        "analyzed_turns",
        sa.Column("table", sa.String(16), sa.ForeignKey("analyses.table", ondelete="CASCADE"), primary_key=True),
        sa.Column("turn", sa.SmallInteger, primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
