"""What one pair of eyes may be told: the only way from a table to the wire.

Viewer are a seat's number, or None for a spectator. Everything here is a function of the game and the eyes alone, so
what is made for one connection serves all with the same eyes.
"""

from collections.abc import Iterable

from paname.knowing.events import visible
from paname.server.http.identity import Principal
from paname.server.storage.rows import EntryRow, TableRow
from paname.server.tables.deal import unpack
from paname.server.tables.table_game import Step, TableGame
from paname.server.wire import messages as m
from paname.types import View

Viewer = int | None


def action_text(entry: EntryRow, eyes: Viewer) -> str:
    """Other eyes see `take` where the seat took an end tile (notation.md)."""
    if entry.text.startswith("take ") and eyes != entry.seat:
        return "take"
    return entry.text


def view(live: TableGame, eyes: Viewer) -> View:
    return live.game.view(eyes, live.row.settings.screens)


def _acts(live: TableGame, eyes: Viewer) -> bool:
    return eyes is not None and live.row.status == "running" and live.over() is None and live.game.active == eyes


def update(live: TableGame, step: Step, eyes: Viewer) -> m.Update:
    """One step. The seat to act is told its possibilities with the table's newest step only."""
    entry = step.entry
    now = entry.seq == live.seq and _acts(live, eyes)
    return m.Update(
        seq=entry.seq,
        kind="action" if entry.kind == "a" else "undo" if entry.kind == "u" else "concede",
        seat=entry.seat,
        action=action_text(entry, eyes) if entry.kind == "a" else None,
        steps=int(entry.text) if entry.kind == "u" else 0,
        events=visible(step.events, eyes),
        view=view(live, eyes) if entry.kind == "u" else None,
        active=step.active,
        legal=live.game.legal_for(eyes) if now and eyes is not None else [],
        plans=live.game.plans() if now else [],
        undo=live.undoable() if now else 0,
        over=step.over,
        at=entry.at,
    )


def resync(live: TableGame, eyes: Viewer) -> m.Update:
    now = _acts(live, eyes)
    over = live.over()
    return m.Update(
        seq=live.seq,
        kind="resync",
        seat=None,
        action=None,
        steps=0,
        events=[],
        view=view(live, eyes),
        active=None if over else live.game.active,
        legal=live.game.legal_for(eyes) if now and eyes is not None else [],
        plans=live.game.plans() if now else [],
        undo=live.undoable() if now else 0,
        over=over,
        at=live.row.updated,
    )


def state(live: TableGame, info: m.TableInfo, eyes: Viewer, log: list[m.LogEntry]) -> m.State:
    now = resync(live, eyes)
    return m.State(
        table=info, seat=eyes, seq=now.seq, view=now.view, legal=now.legal, plans=now.plans, undo=now.undo, log=log
    )


def log_entries(past: Iterable[tuple[Step, bool]], eyes: Viewer) -> list[m.LogEntry]:
    """`past` says of each step whether it was undone later."""
    return [
        m.LogEntry(
            seq=step.entry.seq,
            kind="action" if step.entry.kind == "a" else "undo" if step.entry.kind == "u" else "concede",
            seat=step.entry.seat,
            action=action_text(step.entry, eyes) if step.entry.kind == "a" else None,
            steps=int(step.entry.text) if step.entry.kind == "u" else 0,
            events=visible(step.events, eyes),
            undone=undone,
            at=step.entry.at,
        )
        for step, undone in past
    ]


def table_info(row: TableRow, who: Principal, online: set[Viewer], watching: int) -> m.TableInfo:
    """What everybody may know, and what of it is the asker's own."""
    finished = row.status in ("over", "record")
    return m.TableInfo(
        id=row.id,
        name=row.name,
        status=row.status,  # type: ignore[arg-type]  # the column holds nothing else
        options=row.options,
        screens=row.settings.screens,
        undo=row.settings.undo,
        hints=row.settings.hints,
        spectators=row.settings.spectators,
        listed=row.listed,
        pace=row.settings.pace,
        seats=[
            m.SeatInfo(
                seat=seat.seat,
                kind=seat.kind,  # type: ignore[arg-type]
                name=seat.name,
                level=seat.level,
                yours=who.holds(seat.player, seat.token),
                online=seat.kind == "bot" or seat.seat in online,
                conceded=seat.conceded,
                trouble=seat.trouble,
            )
            for seat in row.seats
        ],
        host=who.holds(row.host, None),
        watching=watching,
        seq=row.seq,
        active=row.active,
        round=row.round,
        created=row.created,
        updated=row.updated,
        components=row.components,
        rules=row.rules,
        commitment=row.commitment,
        opening=m.Opening(row.salt, unpack(row.setup)) if finished and row.salt and row.setup else None,
        over=row.over,
        rematch=row.rematch,
    )
