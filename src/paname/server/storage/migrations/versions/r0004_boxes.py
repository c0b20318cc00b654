"""Components files that owners stored."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "boxes",
        sa.Column("sha256", sa.String(64), sa.ForeignKey("components.sha256"), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("owner", sa.LargeBinary),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("boxes_by_owner", "boxes", ["owner", "created"])
