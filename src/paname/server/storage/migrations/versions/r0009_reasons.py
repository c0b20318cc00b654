"""Analyses tell other reasons: those made before are made again when they are asked for."""

from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.execute("DELETE FROM analyzed_turns")
    op.execute("DELETE FROM analyses")
