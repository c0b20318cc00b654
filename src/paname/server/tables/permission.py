"""Who may act for a seat, and who may look through its eyes."""

from paname.server.identity import Principal
from paname.server.storage.rows import TableRow
from paname.server.tables.redact import Viewer
from paname.server.wire.problems import RefusedError, not_your_seat


def check_seat(row: TableRow, seat: int, who: Principal) -> None:
    if seat >= len(row.seats) or not who.holds(row.seats[seat].player, row.seats[seat].token):
        raise not_your_seat(seat)


def may_view(row: TableRow, viewer: Viewer, who: Principal) -> bool:
    """The seat's holder; as a spectator everybody, where the table lets them, and whoever has the link when it is over:
    to players who want no spectators, the game is what they want to themselves, not its replay."""
    if viewer is None:
        return row.settings.spectators or row.status in ("over", "record") or holds_any(row, who)
    return viewer < len(row.seats) and who.holds(row.seats[viewer].player, row.seats[viewer].token)


def check_viewer(row: TableRow, viewer: Viewer, who: Principal) -> None:
    if not may_view(row, viewer, who):
        raise RefusedError(403, "no-spectators") if viewer is None else not_your_seat(viewer)


def holds_any(row: TableRow, who: Principal) -> bool:
    return any(who.holds(seat.player, seat.token) for seat in row.seats)
