"""The relations. A change here needs a revision in storage/migrations/versions (a test compares the two)."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
)

metadata: Final = MetaData()

# Components files that tables were started with, byte for byte: an old table opens after the file has changed.
components: Final = Table(
    "components",
    metadata,
    Column("sha256", String(64), primary_key=True),
    Column("toml", LargeBinary, nullable=False),
)

# Those of them that owners stored, and who; the others came with the server.
boxes: Final = Table(
    "boxes",
    metadata,
    Column("sha256", String(64), ForeignKey("components.sha256"), primary_key=True),
    Column("name", Text, nullable=False),
    Column("owner", LargeBinary),
    Column("created", BigInteger, nullable=False),
    Index("boxes_by_owner", "owner", "created"),
)

players: Final = Table(
    "players",
    metadata,
    Column("player", LargeBinary, primary_key=True),  # hash of the cookie
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

# What their browsers keep, where the server's address may move.
keepsakes: Final = Table(
    "keepsakes",
    metadata,
    Column("player", LargeBinary, primary_key=True),
    Column("data", LargeBinary, nullable=False),  # zlib of JSON: text by name
    Column("updated", BigInteger, nullable=False),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", Text, nullable=False),
    Column("status", String(8), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("options", Text, nullable=False),  # JSON of types.OptionsData
    Column("settings", Text, nullable=False),  # JSON of rows.TableSettings
    Column("host", LargeBinary),
    Column("rules", String(16), nullable=False),
    Column("components", String(64), ForeignKey("components.sha256"), nullable=False),
    Column("setup", LargeBinary),  # zlib of the commitment's text; None before the start
    Column("salt", String(64)),
    Column("commitment", String(64)),
    Column("seq", Integer, nullable=False),
    Column("active", SmallInteger),
    Column("bot_to_act", Boolean, nullable=False),
    Column("round", SmallInteger, nullable=False),
    Column("over", Text),  # JSON of rows.Ending
    Column("rematch", String(16)),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    # Counts the changes that are not entries: with seq it says which version of a table somebody knows.
    Column("revision", Integer, nullable=False, server_default="0"),
    Column("thinker", String(8)),  # the server that moves for the bot to act
    Index("tables_by_status", "status", "listed", "updated"),
    Index("tables_by_host", "host", "status"),
    Index("tables_for_bots", "bot_to_act", "status"),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", Text, nullable=False),
    Column("level", SmallInteger),
    Column("player", LargeBinary),
    Column("token", LargeBinary),  # hash of the seat's token
    Column("conceded", Boolean, nullable=False),
    Column("trouble", Integer, nullable=False),
    Column("color", SmallInteger, nullable=False, server_default="0"),  # one of faces.COLORS, no other seat's
    Index("seats_by_player", "player"),
)

# The game itself: append-only, one row per accepted command step.
entries: Final = Table(
    "entries",
    metadata,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(1), nullable=False),  # rows.EntryKind
    Column("seat", SmallInteger, nullable=False),
    Column("text", Text, nullable=False),  # the action; the number of steps of an undo
    Column("client", LargeBinary, nullable=False),  # first bytes of the client id's hash: recognises a repeat
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

# Analyses of finished games: what is asked for, and the turns that are done.
analyses: Final = Table(
    "analyses",
    metadata,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("turns", SmallInteger, nullable=False),  # of the whole game
    Column("iterations", Integer, nullable=False),
    Column("failed", Boolean, nullable=False),
)

analyzed_turns: Final = Table(
    "analyzed_turns",
    metadata,
    Column("table", String(16), ForeignKey("analyses.table", ondelete="CASCADE"), primary_key=True),
    Column("turn", SmallInteger, primary_key=True),
    Column("data", LargeBinary, nullable=False),  # zlib of the JSON of types.AnalyzedTurn
)

# Variations of finished games, each study a tree of its owner's.
studies: Final = Table(
    "studies",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("owner", LargeBinary, nullable=False),
    Column("size", Integer, nullable=False),  # actions and comments; 0: nothing would be lost with it
    Column("tree", LargeBinary, nullable=False),  # zlib of the JSON of rows.StudyTree
    Column("revision", Integer, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Index("studies_by_owner", "owner", "updated"),
    Index("studies_by_table", "table"),
)

# Servers that are thinking for bots. One that still lives counts its beats; one that ended has no row.
nodes: Final = Table(
    "nodes",
    metadata,
    Column("node", String(8), primary_key=True),
    Column("beats", Integer, nullable=False),
)

# Secrets that all servers at this database share.
keys: Final = Table(
    "keys",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
