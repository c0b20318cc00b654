"""The color of each seat, which was the seat's number."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("seats", sa.Column("color", sa.SmallInteger, nullable=False, server_default="0"))
    op.execute(sa.text("update seats set color = seat"))
