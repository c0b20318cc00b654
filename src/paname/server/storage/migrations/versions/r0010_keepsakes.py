"""What browsers keep, for those whose server moves."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "keepsakes",
        sa.Column("player", sa.LargeBinary, primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
    )
