"""A running table in memory: the fold of its entries."""

from collections import deque
from collections.abc import Sequence

import msgspec
from msgspec import Struct

from paname import Game
from paname.server.storage.rows import Ending, EntryKind, EntryRow, Progress, SeatRow, TableRow
from paname.types import Event

RECENT = 24  # steps kept for clients that reconnect; who missed more gets a resync


class Step(Struct, frozen=True, array_like=True):
    """An entry and what it did. `events` holds the secrets of all seats: only redact.py lets them out."""

    entry: EntryRow
    events: list[Event]
    active: int | None
    ending: Ending | None


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Step).decode


class TableGame:
    """All methods run between two awaits, under the table's lock (cache.py)."""

    def __init__(self, row: TableRow, game: Game) -> None:
        self.row = row
        self.game = game
        self.seq: int = 0
        self.ending: Ending | None = None
        self._recent: deque[bytes] = deque(maxlen=RECENT)  # packed: a thousand tables are kept in memory

    @property
    def active(self) -> int | None:
        """The seat to act; None when the game is over."""
        return None if self.ending else self.game.active

    def fold(self, entries: Sequence[EntryRow]) -> None:
        """From the start."""
        self.skip(entries[:-RECENT])
        for entry in entries[-RECENT:]:
            self.apply(entry)

    def skip(self, entries: Sequence[EntryRow]) -> None:
        """From the start, without finding out what they did: only the actions that were not taken back are played."""
        conceded = {entry.seat for entry in entries if entry.kind is EntryKind.CONCEDE}
        for seat in self.row.seats:
            seat.conceded = seat.seat in conceded
        for entry in effective(entries):
            self.game.play_quietly(entry.text)

    def apply(self, entry: EntryRow) -> Step:
        """Raises IllegalAction or MalformedAction, the game unchanged then."""
        events: list[Event] = []
        if entry.kind is EntryKind.ACTION:
            events = self.game.play(entry.text)
        elif entry.kind is EntryKind.UNDO:
            self.game.undo(int(entry.text))
        else:
            self.row.seats[entry.seat].conceded = True
        self.seq = entry.seq
        self.ending = self.outcome()
        step = Step(entry, events, self.active, self.ending)
        self._recent.append(_encode(step))
        return step

    def recent(self, after: int = 0) -> list[Step]:
        """The last steps, those with a higher seq than `after`."""
        first = max(0, len(self._recent) - max(0, self.seq - after))
        return [_decode(packed) for packed in list(self._recent)[first:]]

    def since(self, seq: int) -> list[Step] | None:
        """What happened after seq, if that is still known and can be told without a view."""
        if self.seq - seq > len(self._recent):
            return None
        missed = self.recent(seq)
        return None if any(step.entry.kind is EntryKind.UNDO for step in missed) else missed

    def outcome(self) -> Ending | None:
        conceded = [seat.seat for seat in self.row.seats if seat.conceded]
        if self.game.over:
            result = self.game.result()
            return Ending("played", result.vp, _last(result.ranks, conceded), conceded)
        if conceded and ends_with([seat for seat in self.row.seats if not seat.conceded]):
            vp = self.game.result().vp  # R10.4 goes on by francs, but these stay behind the screens of a game cut short
            ranks = [1 + sum(other > own for other in vp) for own in vp]
            return Ending("conceded", vp, _last(ranks, conceded), conceded)
        return None

    def progress(self) -> Progress:
        return Progress(self.active, self.plays_bot(self.active), self.game.round, self.ending)

    def settle(self, progress: Progress, at: int, thinker: str) -> None:
        """The entries so far are committed: the row says so too."""
        row = self.row
        row.seq, row.updated, row.thinker = self.seq, at, thinker
        row.active, row.bot_to_act, row.round = progress.active, progress.bot_to_act, progress.round
        if progress.over is not None:
            row.status, row.over = "over", progress.over

    def plays_bot(self, seat: int | None) -> bool:
        """Whether the server moves for this seat: a bot's, or one whose player conceded."""
        return seat is not None and (self.row.seats[seat].kind == "bot" or self.row.seats[seat].conceded)

    def undoable(self) -> int:
        """Actions of the running turn that may be taken back: those after the last reveal."""
        if not self.row.settings.undo or self.row.status != "running" or self.game.active is None:
            return 0
        return self.game.seat(self.game.active).undoable()


def undone(entries: Sequence[EntryRow]) -> list[bool]:
    """Which of the entries were taken back later."""
    marks = [False] * len(entries)
    pending = 0
    for index in range(len(entries) - 1, -1, -1):
        if entries[index].kind is EntryKind.UNDO:
            pending += int(entries[index].text)
        elif entries[index].kind is EntryKind.ACTION and pending:
            pending -= 1
            marks[index] = True
    return marks


def effective(entries: Sequence[EntryRow]) -> list[EntryRow]:
    """The actions that count."""
    past = zip(entries, undone(entries), strict=True)
    return [entry for entry, gone in past if entry.kind is EntryKind.ACTION and not gone]


def conceded_after(entries: Sequence[EntryRow]) -> dict[int, int]:
    """Who gave up, and how many turns of the game were over by then."""
    return {
        entry.seat: sum(one.text == "done" for one in effective(entries[:index]))
        for index, entry in enumerate(entries)
        if entry.kind is EntryKind.CONCEDE
    }


def ends_with(staying: Sequence[SeatRow]) -> bool:
    """Whether a game in which others conceded is over: nobody is left to play against, or no person who plays."""
    return len(staying) < 2 or all(seat.kind == "bot" for seat in staying)


def _last(ranks: list[int], conceded: list[int]) -> list[int]:
    """Ranks with the conceded seats behind all others."""
    order = sorted(range(len(ranks)), key=lambda seat: (seat in conceded, ranks[seat]))
    placed = list(ranks)
    for place, seat in enumerate(order, 1):
        before = order[place - 2] if place > 1 else None
        tied = before is not None and ((before in conceded, ranks[before]) == (seat in conceded, ranks[seat]))
        placed[seat] = placed[before] if tied and before is not None else place
    return placed
