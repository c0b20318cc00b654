"""Where tables are kept: SQLite or PostgreSQL, through SQLAlchemy Core."""
