"""Who may act for a seat, and who may look through its eyes."""

from paname.server.identity import Principal
from paname.server.storage.rows import TableRow
from paname.server.tables.redact import Viewer
from paname.server.wire.problems import RefusedError, not_your_seat


def check_seat(row: TableRow, seat: int, who: Principal) -> None:
    if seat >= len(row.seats) or not who.holds(row.seats[seat].player, row.seats[seat].token):
        raise not_your_seat(seat)


def check_viewer(row: TableRow, viewer: Viewer, who: Principal) -> None:
    """The seat's holder; as a spectator everybody, where the table lets them."""
    if viewer is not None:
        check_seat(row, viewer, who)
    elif not row.settings.spectators and not holds_any(row, who):
        raise RefusedError(403, "no-spectators")


def holds_any(row: TableRow, who: Principal) -> bool:
    return any(who.holds(seat.player, seat.token) for seat in row.seats)
