"""The first schema. Revisions spell their columns out: they must not follow later changes of storage/schema.py."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "components",
        sa.Column("sha256", sa.String(64), primary_key=True),
        sa.Column("toml", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "players",
        sa.Column("player", sa.LargeBinary, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("host", sa.LargeBinary),
        sa.Column("rules", sa.String(16), nullable=False),
        sa.Column("components", sa.String(64), sa.ForeignKey("components.sha256"), nullable=False),
        sa.Column("setup", sa.LargeBinary),
        sa.Column("salt", sa.String(64)),
        sa.Column("commitment", sa.String(64)),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("active", sa.SmallInteger),
        sa.Column("bot_to_act", sa.Boolean, nullable=False),
        sa.Column("round", sa.SmallInteger, nullable=False),
        sa.Column("over", sa.Text),
        sa.Column("rematch", sa.String(16)),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
    )
    op.create_index("tables_by_status", "tables", ["status", "listed", "updated"])
    op.create_index("tables_by_host", "tables", ["host", "status"])
    op.create_index("tables_for_bots", "tables", ["bot_to_act", "status"])
    op.create_table(
        "seats",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("level", sa.SmallInteger),
        sa.Column("player", sa.LargeBinary),
        sa.Column("token", sa.LargeBinary),
        sa.Column("conceded", sa.Boolean, nullable=False),
        sa.Column("trouble", sa.Integer, nullable=False),
    )
    op.create_index("seats_by_player", "seats", ["player"])
    op.create_table(
        "entries",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(1), nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("client", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
