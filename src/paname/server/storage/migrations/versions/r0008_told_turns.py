"""Analyses tell more of a turn: those made before are made again when they are asked for."""

from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.execute("DELETE FROM analyzed_turns")
    op.execute("DELETE FROM analyses")
