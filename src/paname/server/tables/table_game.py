"""A running table in memory: the fold of its entries."""

import sys
from collections import deque
from collections.abc import Sequence

from msgspec import Struct

from paname import Game
from paname.records.notation import notation
from paname.rules import turn
from paname.rules.codes import LOOK
from paname.server.storage.packing import pack, unpack
from paname.server.storage.rows import EntryRow, Position, TableRow
from paname.server.wire.messages import Over
from paname.types import Event

RECENT = 24  # entries kept for clients that reconnect; who missed more gets a resync


class Step(Struct, frozen=True, gc=False):
    """An entry and what it did. `events` holds the secrets of all seats: only eyes.py lets them out."""

    entry: EntryRow
    packed: bytes
    active: int | None
    over: Over | None

    @property
    def events(self) -> list[Event]:
        return unpack(self.packed)


class TableGame:
    """All methods run between two awaits, under the table's lock (tables.py)."""

    def __init__(self, row: TableRow, game: Game) -> None:
        self.row = row
        self.game = game
        self.seq = 0
        self.recent: deque[Step] = deque(maxlen=RECENT)

    def fold(self, entries: Sequence[EntryRow]) -> None:
        """From the start. Of all but the last entries only the actions that were not taken back are played."""
        head, tail = entries[:-RECENT], entries[-RECENT:]
        actions: list[str] = []
        for entry in head:
            if entry.kind == "a":
                actions.append(entry.text)
            elif entry.kind == "u":
                del actions[-int(entry.text) :]
        for action in actions:
            play_quietly(self.game, action)
        for entry in tail:
            self.apply(entry)

    def apply(self, entry: EntryRow) -> Step:
        """Raises IllegalAction or MalformedAction, the game unchanged then."""
        events: list[Event] = []
        if entry.kind == "a":
            events = self.game.play(entry.text)
        elif entry.kind == "u":
            self.game.undo(int(entry.text))
        else:
            self.row.seats[entry.seat].conceded = True
        self.seq = entry.seq
        over = self.over()
        step = Step(self._shared(entry), pack(events), None if over else self.game.active, over)
        self.recent.append(step)
        return step

    def _shared(self, entry: EntryRow) -> EntryRow:
        """The same with texts that all tables share: a thousand tables are kept in memory."""
        last = self.recent[-1].entry.client if self.recent else entry.client
        client = last if last == entry.client else entry.client
        return EntryRow(entry.seq, sys.intern(entry.kind), entry.seat, sys.intern(entry.text), client, entry.at)

    def since(self, seq: int) -> list[Step] | None:
        """What happened after seq, if that is still known and can be told without a view."""
        missed = [step for step in self.recent if step.entry.seq > seq]
        if len(missed) != self.seq - seq or any(step.entry.kind == "u" for step in missed):
            return None
        return missed

    def over(self) -> Over | None:
        conceded = [seat.seat for seat in self.row.seats if seat.conceded]
        if self.game.over:
            result = self.game.result()
            return Over("played", result.vp, _last(result.ranks, conceded), conceded)
        staying = [seat for seat in self.row.seats if not seat.conceded]
        if conceded and (len(staying) < 2 or all(seat.kind == "bot" for seat in staying)):
            vp = self.game.result().vp
            ranks = [1 + sum(other > own for other in vp) for own in vp]
            return Over("conceded", vp, _last(ranks, conceded), conceded)
        return None

    def position(self) -> Position:
        over = self.over()
        active = None if over else self.game.active
        return Position(active, self.plays_bot(active), int(self.game.state.round), over)

    def settle(self, position: Position) -> None:
        """The entries so far are committed: the row says so too."""
        last = self.recent[-1].entry
        row = self.row
        row.seq, row.updated = last.seq, last.at
        row.active, row.bot_to_act, row.round = position.active, position.bot_to_act, position.round
        if position.over is not None:
            row.status, row.over = "over", position.over

    def plays_bot(self, seat: int | None) -> bool:
        """Whether the server moves for this seat: a bot's, or one whose player conceded."""
        return seat is not None and (self.row.seats[seat].kind == "bot" or self.row.seats[seat].conceded)

    def undoable(self) -> int:
        """Actions of the running turn that may be taken back: those after the last reveal."""
        if not self.row.settings.undo or self.row.status != "running" or self.game.over:
            return 0
        texts = notation(self.game.box).texts
        count = 0
        for action in reversed(self.game.history):
            if action == LOOK or texts[action] == "done" or texts[action].startswith("draw "):
                break
            count += 1
        return count


def play_quietly(game: Game, text: str) -> None:
    """An action that was accepted before, without finding out what it did: a third of the time."""
    action = notation(game.box).parse(text, game.state)
    if action is None or action not in turn.legal_list(game.state):
        game.play(text)  # says what is wrong with it
        return
    game.apply(action)


def _last(ranks: list[int], conceded: list[int]) -> list[int]:
    """Ranks with the conceded seats behind all others."""
    order = sorted(range(len(ranks)), key=lambda seat: (seat in conceded, ranks[seat]))
    placed = list(ranks)
    for place, seat in enumerate(order, 1):
        before = order[place - 2] if place > 1 else None
        tied = before is not None and ((before in conceded, ranks[before]) == (seat in conceded, ranks[seat]))
        placed[seat] = placed[before] if tied and before is not None else place
    return placed
