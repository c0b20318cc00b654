"""The queries for studies, as functions of a connection."""

import zlib

import msgspec
from sqlalchemy import Connection, Row, delete, func, insert, select, true, update

from paname.server.storage.rows import StudyRow, StudyTree
from paname.server.storage.schema import studies

_tree = msgspec.json.Decoder(StudyTree)


def _study(row: Row[tuple[object, ...]]) -> StudyRow:
    tree = _tree.decode(zlib.decompress(row.tree))
    return StudyRow(row.id, row.table, bytes(row.owner), tree, row.revision, row.updated)


def load_study(connection: Connection, study: str) -> StudyRow | None:
    row = connection.execute(select(studies).where(studies.c.id == study)).first()
    return None if row is None else _study(row)


def studies_of(connection: Connection, owner: bytes, table: str | None = None) -> list[StudyRow]:
    """The newest first."""
    of_table = true() if table is None else studies.c.table == table
    query = select(studies).where(studies.c.owner == owner, of_table).order_by(studies.c.updated.desc(), studies.c.id)
    return [_study(row) for row in connection.execute(query)]


def room_for_study(connection: Connection, owner: bytes | None, most: int) -> bool:
    """Whether there are fewer, of an owner if one is given. The oldest without any variation is forgotten for it."""
    own = studies.c.owner == owner if owner is not None else true()
    if connection.execute(select(func.count()).select_from(studies).where(own)).scalar_one() < most:
        return True
    empty = select(studies.c.id).where(own, studies.c.size == 0).order_by(studies.c.updated, studies.c.id).limit(1)
    study = connection.execute(empty).scalar()
    if study is None:
        return False
    delete_study(connection, study)
    return True


def insert_study(connection: Connection, row: StudyRow) -> None:
    values = {"id": row.id, "table": row.table, "owner": row.owner, "revision": row.revision, "updated": row.updated}
    connection.execute(insert(studies).values(**values, **_packed(row.tree)))


def save_study(connection: Connection, study: str, known: int, tree: StudyTree, now: int) -> bool:
    """If it is still what the change was made for; tells whether it was."""
    query = update(studies).where(studies.c.id == study, studies.c.revision == known)
    return connection.execute(query.values(revision=known + 1, updated=now, **_packed(tree))).rowcount == 1


def delete_study(connection: Connection, study: str) -> None:
    connection.execute(delete(studies).where(studies.c.id == study))


def _packed(tree: StudyTree) -> dict[str, int | bytes]:
    return {"size": tree.size, "tree": zlib.compress(msgspec.json.encode(tree))}
