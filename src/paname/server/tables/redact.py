"""What one viewer may be told: the only way from a table to the wire.

A viewer is a seat's number, or None for a spectator. Everything here is a function of the game and the viewer alone, so
what is made for one connection serves all with the same eyes.
"""

from collections.abc import Iterable
from typing import Literal

from paname.knowing.seat import visible, visible_text
from paname.server.identity import Principal
from paname.server.storage.rows import Ending, EntryKind, EntryRow, SeatRow, TableRow
from paname.server.tables.deal import decompress
from paname.server.tables.table_game import Step, TableGame, ends_with
from paname.server.wire import messages as m
from paname.types import View

Viewer = int | None
_ENTRY_WORDS: dict[EntryKind, Literal["action", "undo", "concede"]] = {
    EntryKind.ACTION: "action",
    EntryKind.UNDO: "undo",
    EntryKind.CONCEDE: "concede",
}


def action_text(entry: EntryRow, viewer: Viewer) -> str:
    return visible_text(entry.text, entry.seat, viewer)


def view(table_game: TableGame, viewer: Viewer) -> View:
    return table_game.game.view(viewer, table_game.row.settings.screens)


def over(ending: Ending | None) -> m.Over | None:
    return None if ending is None else m.Over(ending.reason, ending.vp, ending.ranks, ending.conceded)


def update(table_game: TableGame, step: Step, viewer: Viewer) -> m.Update:
    """One step. The seat to act is told its possibilities with the table's newest step only."""
    entry = step.entry
    update = m.Update(
        seq=entry.seq,
        kind=_ENTRY_WORDS[entry.kind],
        seat=entry.seat,
        action=action_text(entry, viewer) if entry.kind is EntryKind.ACTION else None,
        steps=int(entry.text) if entry.kind is EntryKind.UNDO else 0,
        events=visible(step.events, viewer),
        view=view(table_game, viewer) if entry.kind is EntryKind.UNDO else None,
        active=step.active,
        legal=[],
        plans=[],
        francs={},
        losses=[],
        undo=0,
        over=over(step.ending),
        at=entry.at,
    )
    return _with_possibilities(update, table_game, viewer) if entry.seq == table_game.seq else update


def resync(table_game: TableGame, viewer: Viewer) -> m.Update:
    update = m.Update(
        seq=table_game.seq,
        kind="resync",
        seat=None,
        action=None,
        steps=0,
        events=[],
        view=view(table_game, viewer),
        active=table_game.active,
        legal=[],
        plans=[],
        francs={},
        losses=[],
        undo=0,
        over=over(table_game.ending),
        at=table_game.row.updated,
    )
    return _with_possibilities(update, table_game, viewer)


def _with_possibilities(update: m.Update, table_game: TableGame, viewer: Viewer) -> m.Update:
    """Told to the seat to act only."""
    if viewer is not None and viewer == table_game.active and table_game.row.status == "running":
        seat = table_game.game.seat(viewer)
        update.legal = seat.legal_texts()
        update.plans = seat.plans()
        update.francs = seat.francs()
        update.undo = table_game.undoable()
        update.losses = seat.losses(update.undo)
    return update


def state(table_game: TableGame, info: m.TableInfo, viewer: Viewer, log: list[m.LogEntry]) -> m.TableState:
    now = resync(table_game, viewer)
    return m.TableState(
        table=info,
        seat=viewer,
        seq=now.seq,
        view=now.view,
        legal=now.legal,
        plans=now.plans,
        francs=now.francs,
        losses=now.losses,
        undo=now.undo,
        log=log,
    )


def log_entries(past: Iterable[tuple[Step, bool]], viewer: Viewer) -> list[m.LogEntry]:
    """`past` says of each step whether it was undone later."""
    return [
        m.LogEntry(
            seq=step.entry.seq,
            kind=_ENTRY_WORDS[step.entry.kind],
            seat=step.entry.seat,
            action=action_text(step.entry, viewer) if step.entry.kind is EntryKind.ACTION else None,
            steps=int(step.entry.text) if step.entry.kind is EntryKind.UNDO else 0,
            events=visible(step.events, viewer),
            undone=undone,
            at=step.entry.at,
        )
        for step, undone in past
    ]


def replay_steps(steps: Iterable[Step], viewer: Viewer) -> list[m.ReplayStep]:
    return [
        m.ReplayStep(number, step.entry.seat, action_text(step.entry, viewer), visible(step.events, viewer))
        for number, step in enumerate(steps, 1)
    ]


def table_info(row: TableRow, who: Principal, online: set[int], watching: int) -> m.TableInfo:
    """What everybody may know, and what of it is the asker's own."""
    finished = row.status in ("over", "record")
    return m.TableInfo(
        id=row.id,
        name=row.name,
        status=row.status,
        options=row.options,
        screens=row.settings.screens,
        undo=row.settings.undo,
        hints=row.settings.hints,
        spectators=row.settings.spectators,
        analysis=row.settings.analysis,
        listed=row.listed,
        pace=row.settings.pace,
        seats=[_seat_info(seat, row.seats, who, seat.seat in online) for seat in row.seats],
        host=who.holds(row.host, None),
        watching=watching,
        seq=row.seq,
        active=row.active,
        round=row.round,
        created=row.created,
        updated=row.updated,
        components=row.components,
        box=row.settings.box,
        rules=row.rules,
        commitment=row.commitment,
        opening=m.Opening(row.salt, decompress(row.setup)) if finished and row.salt and row.setup else None,
        over=over(row.over),
        rematch=row.rematch,
    )


def _seat_info(seat: SeatRow, seats: list[SeatRow], who: Principal, online: bool) -> m.SeatInfo:
    return m.SeatInfo(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        level=seat.level,
        color=seat.color,
        yours=who.holds(seat.player, seat.token),
        online=online or seat.kind == "bot",
        conceded=seat.conceded,
        conceding_ends=ends_with([other for other in seats if other is not seat and not other.conceded]),
        trouble=seat.trouble,
    )
