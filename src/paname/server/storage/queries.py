"""The queries, as functions of a connection: Database.read and Database.write run them."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import (
    ARRAY,
    Connection,
    Integer,
    LargeBinary,
    RowMapping,
    Table,
    Text,
    and_,
    bindparam,
    cast,
    delete,
    exists,
    false,
    func,
    insert,
    or_,
    select,
    text,
    true,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from paname.server.storage.prepared import Prepared
from paname.server.storage.rows import (
    Ending,
    EntryKind,
    EntryRow,
    News,
    Progress,
    SeatRow,
    TableRow,
    TableSettings,
    Version,
)
from paname.server.storage.schema import boxes, components, entries, keys, nodes, players, seats, tables
from paname.types import OptionsData

MOST_SWEPT = 500  # tables that are removed at once
_options = msgspec.json.Decoder(OptionsData)
_settings = msgspec.json.Decoder(TableSettings)
_ending = msgspec.json.Decoder(Ending)
_SEAT_FIELDS = SeatRow.__struct_fields__
_SPECTATORS = '"spectators":true'  # in what _json makes of TableSettings; in a name, its quotes would be escaped
_HURRIED_MS = 100
_MOST_ANNOUNCED = 7_999  # bytes


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _seat(row: RowMapping) -> SeatRow:
    return SeatRow(**{name: row[name] for name in _SEAT_FIELDS})


def _table(row: RowMapping, table_seats: list[SeatRow]) -> TableRow:
    values: dict[str, Any] = dict(row)
    values["options"] = _options.decode(row["options"])
    values["settings"] = _settings.decode(row["settings"])
    values["over"] = _ending.decode(row["over"]) if row["over"] else None
    return TableRow(**values, seats=table_seats)


def _tables(connection: Connection, rows: Sequence[RowMapping]) -> list[TableRow]:
    by_table: dict[str, list[SeatRow]] = {row["id"]: [] for row in rows}
    if by_table:
        query = select(seats).where(seats.c.table.in_(list(by_table))).order_by(seats.c.table, seats.c.seat)
        for row in connection.execute(query).mappings():
            by_table[row["table"]].append(_seat(row))
    return [_table(row, by_table[row["id"]]) for row in rows]


# --- reading ---


def load_table(connection: Connection, table: str) -> TableRow | None:
    found = _tables(connection, connection.execute(select(tables).where(tables.c.id == table)).mappings().all())
    return found[0] if found else None


_ENTRY = (entries.c.seq, entries.c.kind, entries.c.seat, entries.c.text, entries.c.client, entries.c.at)
_ENTRIES = Prepared(  # there may be ten thousand
    select(*_ENTRY)
    .where(entries.c.table == bindparam("id"), entries.c.seq.between(bindparam("first"), bindparam("last")))
    .order_by(entries.c.seq)
)
ANY_SEQ = 2**31 - 1


def load_entries(connection: Connection, table: str, after: int = 0, last: int = ANY_SEQ) -> list[EntryRow]:
    found = _ENTRIES.rows(connection, {"id": table, "first": after + 1, "last": last})
    return [_entry(*one) for one in found]


def load_whole(
    connection: Connection, table: str, after: int = 0, last: int = ANY_SEQ
) -> tuple[TableRow, list[EntryRow]] | None:
    row = load_table(connection, table)
    return None if row is None else (row, load_entries(connection, table, after, last))


_NEWS = Prepared(
    select(
        *(tables.c.revision, tables.c.seq, tables.c.active, tables.c.bot_to_act, tables.c.round, tables.c.updated),
        *(tables.c.thinker, tables.c.status, tables.c.over),
        *_ENTRY,
    )
    .outerjoin(entries, and_(entries.c.table == tables.c.id, entries.c.seq > bindparam("known_seq")))
    .where(tables.c.id == bindparam("id"), tables.c.setup.is_not(None))
    .order_by(entries.c.seq)
)


def load_news(connection: Connection, known: TableRow) -> tuple[TableRow, list[EntryRow]] | None:
    """A started table as it is now, and its entries since, by one statement. None: more than entries has changed."""
    found = _NEWS.rows(connection, {"id": known.id, "known_seq": known.seq})
    if not found or found[0][0] != known.revision:
        return None
    _, seq, active, bot_to_act, round_, updated, thinker, status, over, *first = found[0]
    row = replace(
        known,
        seq=seq,
        active=active,
        bot_to_act=bool(bot_to_act),
        round=round_,
        updated=updated,
        thinker=thinker,
        status=status,
        over=_ending.decode(over) if over else None,
    )
    new = [] if first[0] is None else [_entry(*one[9:]) for one in found]
    return row, new


def _entry(seq: int, kind: str, seat: int, text: str, client: bytes, at: int) -> EntryRow:
    return EntryRow(seq, EntryKind(kind), seat, text, bytes(client), at)


def load_versions(connection: Connection, ids: Iterable[str]) -> dict[str, Version]:
    query = select(tables.c.id, tables.c.seq, tables.c.revision, tables.c.setup.is_(None).label("unstarted"))
    found = connection.execute(query.where(tables.c.id.in_(list(ids))))
    return {row.id: Version(-1 if row.unstarted else row.seq, row.revision) for row in found}


def load_box_file(connection: Connection, sha256: str) -> tuple[bytes, str] | None:
    """A components file and what its owner called it."""
    query = select(components.c.toml, boxes.c.name).join(boxes, isouter=True).where(components.c.sha256 == sha256)
    found = connection.execute(query).first()
    return None if found is None else (bytes(found.toml), found.name or "")


def listed(
    connection: Connection, status: str, player: bytes | None, token: bytes | None, limit: int = 100
) -> list[TableRow]:
    """The latest. Nobody is invited to what they may not see: tables that run without spectators are their players'."""
    holders = [(seats.c.player, player), (seats.c.token, token)]
    held = or_(false(), *(column == one for column, one in holders if one is not None))  # nobody holds bots' seats
    mine = tables.c.id.in_(select(seats.c.table).where(held))
    query = (
        select(tables)
        .where(tables.c.status == status, tables.c.listed.is_(True))
        .where(or_(tables.c.status != "running", tables.c.settings.contains(_SPECTATORS), mine))
        .order_by(tables.c.updated.desc(), tables.c.id)
        .limit(limit)
    )
    return _tables(connection, connection.execute(query).mappings().all())


def of_player(connection: Connection, player: bytes, limit: int = 200) -> tuple[str, list[TableRow]]:
    name = connection.execute(select(players.c.name).where(players.c.player == player)).scalar() or ""
    mine = select(seats.c.table).where(seats.c.player == player)
    query = select(tables).where(tables.c.id.in_(mine)).order_by(tables.c.updated.desc(), tables.c.id).limit(limit)
    return name, _tables(connection, connection.execute(query).mappings().all())


def player_name(connection: Connection, player: bytes | None) -> str:
    if player is None:
        return ""
    return connection.execute(select(players.c.name).where(players.c.player == player)).scalar() or ""


def waiting_for_bots(connection: Connection) -> list[tuple[str, str | None, int | None]]:
    """Tables at which a bot is to act, the server that should move for it, and how often that one has beaten."""
    query = (
        select(tables.c.id, tables.c.thinker, nodes.c.beats)
        .outerjoin(nodes, nodes.c.node == tables.c.thinker)
        .where(tables.c.bot_to_act.is_(True), tables.c.status == "running")
    )
    return [(row.id, row.thinker, row.beats) for row in connection.execute(query)]


def idle_and_open(connection: Connection, ids: list[str], before: int) -> list[str]:
    """Those of these tables that wait for players since before that time."""
    query = select(tables.c.id).where(tables.c.id.in_(ids), tables.c.status == "open", tables.c.updated < before)
    return list(connection.execute(query).scalars())


def left_open(connection: Connection, before: int, empty_before: int) -> list[TableRow]:
    """Tables that wait for players since before that time, or at which no person sits since before the other."""
    people = exists().where(seats.c.table == tables.c.id, seats.c.kind == "human")
    left = or_(tables.c.updated < before, and_(tables.c.updated < empty_before, ~people))
    query = select(tables).where(tables.c.status == "open", left).order_by(tables.c.updated).limit(MOST_SWEPT)
    return _tables(connection, connection.execute(query).mappings().all())


def clock(connection: Connection) -> int:
    """The database's own: those of servers may differ."""
    seconds = "unixepoch()" if connection.dialect.name == "sqlite" else "extract(epoch from now())"
    return int(connection.execute(text(f"select {seconds}")).scalar_one())


def load_key(connection: Connection, name: str) -> bytes:
    return bytes(connection.execute(select(keys.c.value).where(keys.c.name == name)).scalar_one())


def is_known(connection: Connection, player: bytes) -> bool:
    """Whether somebody has a name or a seat."""
    named = select(players.c.player).where(players.c.player == player)
    seated = select(seats.c.player).where(seats.c.player == player).limit(1)
    return any(connection.execute(query).first() is not None for query in (named, seated))


def hosted(connection: Connection, player: bytes) -> int:
    query = (
        select(func.count())
        .select_from(tables)
        .where(tables.c.host == player, tables.c.status.in_(["open", "running"]))
    )
    return connection.execute(query).scalar_one()


# --- writing ---


def alone(connection: Connection, what: str) -> None:
    """For the rest of the transaction: nobody else counts, finds room and takes it meanwhile. SQLite has one writer."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("select pg_advisory_xact_lock(hashtextextended(:what, 0))"), {"what": what})


def insert_or(connection: Connection, table: Table) -> postgresql.Insert | sqlite.Insert:
    """For rows that two may be the first to make at the same moment: what then becomes of the second one's is said with
    the statement. To look first and insert then would fail with one of them."""
    return postgresql.insert(table) if connection.dialect.name == "postgresql" else sqlite.insert(table)


def save_name(connection: Connection, player: bytes, name: str, now: int) -> None:
    row = insert_or(connection, players).values(player=player, name=name, created=now)
    connection.execute(row.on_conflict_do_update(index_elements=[players.c.player], set_={"name": name}))


def save_components(connection: Connection, sha256: str, toml: bytes) -> None:
    if load_box_file(connection, sha256) is None:
        connection.execute(insert(components).values(sha256=sha256, toml=toml))


def room_for_box(connection: Connection, owner: bytes | None, most: int) -> bool:
    """Whether there are fewer boxes, of an owner if one is given. The oldest that no table uses is forgotten for it."""
    own = boxes.c.owner == owner if owner is not None else true()
    if connection.execute(select(func.count()).select_from(boxes).where(own)).scalar_one() < most:
        return True
    unused = ~exists().where(tables.c.components == boxes.c.sha256)
    oldest = select(boxes.c.sha256).where(own, unused).order_by(boxes.c.created, boxes.c.sha256).limit(1)
    sha256 = connection.execute(oldest).scalar()
    if sha256 is None:
        return False
    connection.execute(delete(boxes).where(boxes.c.sha256 == sha256))
    connection.execute(delete(components).where(components.c.sha256 == sha256))
    return True


def save_box(connection: Connection, sha256: str, toml: bytes, name: str, owner: bytes | None, now: int) -> None:
    connection.execute(insert(components).values(sha256=sha256, toml=toml))
    connection.execute(insert(boxes).values(sha256=sha256, name=name, owner=owner, created=now))


def _table_values(row: TableRow) -> dict[str, Any]:
    values = {name: getattr(row, name) for name in TableRow.__struct_fields__ if name != "seats"}
    values["options"] = _json(row.options)
    values["settings"] = _json(row.settings)
    values["over"] = _json(row.over) if row.over else None
    return values


def insert_table(connection: Connection, row: TableRow, game: Sequence[EntryRow] = ()) -> None:
    row.updated = clock(connection)  # a server whose own is slow would make tables that others find abandoned
    connection.execute(insert(tables).values(**_table_values(row)))
    values = [{"table": row.id, **{name: getattr(seat, name) for name in _SEAT_FIELDS}} for seat in row.seats]
    connection.execute(insert(seats), values)
    if game:
        _insert_entries(connection, row.id, game)


_INSERT_ENTRY = Prepared(insert(entries).values({column.name: bindparam(column.name) for column in entries.c}))


def _insert_entries(connection: Connection, table: str, game: Sequence[EntryRow]) -> None:
    for entry in game:
        _INSERT_ENTRY.execute(
            connection,
            {
                "table": table,
                "seq": entry.seq,
                "kind": entry.kind.value,  # psycopg would store the name of an enum's member
                "seat": entry.seat,
                "text": entry.text,
                "client": entry.client,
                "at": entry.at,
            },
        )


def take(connection: Connection, table: str, *, hurried: bool = False) -> TableRow | None:
    """For whoever changes anything but entries: takes the row's lock, so that what is read and changed from here to the
    end of the transaction is of one piece, and gives the table its next revision. Who is `hurried` does not wait for
    a lock of somebody else."""
    if hurried and connection.dialect.name == "postgresql":
        connection.execute(text(f"set local lock_timeout = {_HURRIED_MS}"))
    query = update(tables).where(tables.c.id == table).values(revision=tables.c.revision + 1)
    return load_table(connection, table) if connection.execute(query).rowcount else None


def delete_table(connection: Connection, table: str) -> None:
    connection.execute(delete(tables).where(tables.c.id == table))


def change_table(connection: Connection, table: str, **values: Any) -> None:
    connection.execute(update(tables).where(tables.c.id == table).values(**values))


def change_seat(connection: Connection, table: str, seat: int, **values: Any) -> None:
    connection.execute(update(seats).where(seats.c.table == table, seats.c.seat == seat).values(**values))


_STANDS = (
    update(tables)
    .where(
        tables.c.id == bindparam("table"),
        tables.c.seq == bindparam("known_seq"),
        tables.c.revision == bindparam("known_revision"),
        (tables.c.status == "running").is_(true()),  # not by its index: to a young PostgreSQL all of them look the same
    )
    .values(
        seq=bindparam("new_seq"),
        active=bindparam("new_active"),
        bot_to_act=bindparam("new_bot_to_act"),
        round=bindparam("new_round"),
        updated=bindparam("new_updated"),
        thinker=bindparam("new_thinker"),
    )
)
_ADVANCE, _FINISH = Prepared(_STANDS), Prepared(_STANDS.values(status="over", over=bindparam("new_over")))


def _whole_command() -> Prepared:
    """The advance, the entries (which are of one seat and kind) and the announcement by one statement."""
    moved = _STANDS.returning(tables.c.id).cte("moved")
    new = func.unnest(bindparam("texts", type_=ARRAY(Text))).table_valued("text", with_ordinality="number")
    new = new.render_derived(name="new")
    values = {
        "table": moved.c.id,
        "seq": cast(bindparam("first_seq", type_=Integer) + new.c.number, Integer),
        "text": new.c.text,
        "client": cast(bindparam("client"), LargeBinary),
    } | {name: bindparam(name, type_=entries.c[name].type) for name in ("kind", "seat", "at")}
    made = select(*values.values()).select_from(moved.join(new, true()))
    added = insert(entries).from_select(list(values), made).cte("added")
    notified = func.pg_notify(bindparam("channel", type_=Text), bindparam("payload", type_=Text))
    return Prepared(select(notified).select_from(moved).add_cte(added))


WHOLE_COMMAND = _whole_command()


class Append(Struct, frozen=True):
    """Entries for a table that is known to be of a version, and what becomes of its row with them."""

    table: str
    known: Version
    new: Sequence[EntryRow]
    progress: Progress
    node: str
    channel: str

    @property
    def is_single(self) -> bool:
        """Whether PostgreSQL does it by one statement."""
        return self.progress.over is None and self.new[-1].kind is not EntryKind.CONCEDE

    @property
    def news(self) -> News:
        return News(self.node, self.table, self.new[-1].seq, self.known.revision)

    def advance(self) -> dict[str, Any]:
        return {
            "table": self.table,
            "known_seq": self.known.seq,
            "known_revision": self.known.revision,
            "new_seq": self.new[-1].seq,
            "new_active": self.progress.active,
            "new_bot_to_act": self.progress.bot_to_act,
            "new_round": self.progress.round,
            "new_updated": self.new[-1].at,
            "new_thinker": self.node,
        }

    def whole(self) -> dict[str, Any]:
        """For WHOLE_COMMAND, which returns one row if the table was what is known of it, and else none."""
        last = self.new[-1]
        told = _json(replace(self.news, entries=list(self.new)))
        return self.advance() | {
            "first_seq": self.known.seq,
            "kind": last.kind.value,
            "seat": last.seat,
            "client": last.client,
            "at": last.at,
            "texts": [entry.text for entry in self.new],
            "channel": self.channel,
            "payload": told if len(told.encode()) <= _MOST_ANNOUNCED else _json(self.news),
        }


def append(connection: Connection, wanted: Append) -> bool:
    """Appends entries if the table is still what they were made for, and announces them; tells whether it was.

    The update takes the row's lock first, so of several writers exactly one finds the version it knows."""
    values = wanted.advance()
    if wanted.progress.over is not None:
        values["new_over"] = _json(wanted.progress.over)
    if (_ADVANCE if wanted.progress.over is None else _FINISH).execute(connection, values) != 1:
        return False
    _insert_entries(connection, wanted.table, wanted.new)
    for entry in wanted.new:
        if entry.kind is EntryKind.CONCEDE:
            change_seat(connection, wanted.table, entry.seat, conceded=True)
    announce(connection, wanted.channel, wanted.news)
    return True


_NOTIFY = Prepared(select(func.pg_notify(bindparam("channel"), bindparam("payload"))))


def announce(connection: Connection, channel: str, news: News) -> None:
    """PostgreSQL only; delivered when the transaction commits."""
    if connection.dialect.name == "postgresql":
        _NOTIFY.rows(connection, {"channel": channel, "payload": _json(news)})


read_announcement: Callable[[bytes], News] = msgspec.json.Decoder(News).decode


def beat(connection: Connection, node: str) -> None:
    """A sign of life, and a proof that the database can be written."""
    row = insert_or(connection, nodes).values(node=node, beats=1)
    connection.execute(row.on_conflict_do_update(index_elements=[nodes.c.node], set_={"beats": nodes.c.beats + 1}))


def forget_nodes(connection: Connection) -> None:
    """Those that still live come back with their next beat."""
    connection.execute(delete(nodes))


def forget_node(connection: Connection, node: str) -> None:
    connection.execute(delete(nodes).where(nodes.c.node == node))
