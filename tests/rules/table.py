"""A table to set up and play at, so that tests read like the examples of the rulebook.

table().built("montmartre:2", "montmartre:5").key(0, "montmartre:2").francs(0, 3).play("move montmartre:2 montmartre:5")

It is a `Position` with what only tests want: a hand without keys, a track without tiles, all buildings at once, and
playing and looking in one line. Nothing of a `Position` is overridden.
"""

from typing import Self

from paname import Position
from paname.box import load_box
from paname.box.model import TOKENS, Box
from paname.records.notation import Notation
from paname.rules import scoring, turn
from paname.rules.options import Options
from paname.rules.state import PHASE_DRAW, PHASES, Seat

BASE = load_box()
SOURCES = ("building", "prestige", "bonus", "end_tile", "francs", "district")


class Table(Position):
    """By default: seat 0 of two players has drawn and must choose a main action; the board is empty."""

    def __init__(
        self,
        players: int = 2,
        *,
        piles: list[list[str]] | None = None,
        options: Options | None = None,
        box: Box = BASE,
        seed: int = 1,
        track: list[int] | None = None,
    ) -> None:
        super().__init__(options or Options(players=players), seed=seed, components=box)
        self.notation = Notation(box)
        if track is not None:
            self.track(*track)
        if piles is not None:
            for number, tiles in enumerate(piles, 1):
                self.pile(number, *tiles)
            self.state.phase = PHASE_DRAW

    # Setting up

    def site(self, place: str) -> int:
        return self.notation.sites.index(place)

    def seat(self, seat: int) -> Seat:
        return self.state.seats[seat]

    def standing(self, *places: str) -> Self:
        """Buildings, wherever their tiles came from: the piles stay as they are."""
        for site in map(self.site, places):
            self.state.build(site, int(self.state.lookup.type[site]))
        return self

    def all_built(self) -> Self:
        return self.standing(*self.notation.sites)

    def one_more_copy(self, *numbers: int) -> Self:
        """Of bonus tiles, on the track."""
        for number in numbers:
            self.state.stock |= 1 << self.setup.track.index(number)
        return self

    def hand(self, seat: int, keys: int) -> Self:
        self.seat(seat).keys = keys
        return self

    def no_hands(self) -> Self:
        for seat in self.state.seats:
            seat.keys = 0
        return self

    def francs(self, seat: int, francs: int) -> Self:
        return self.figures(seat, francs=francs)

    def meeple(self, seat: int, space: int) -> Self:
        return self.figures(seat, meeple=space)

    def empty_spaces(self, *spaces: int) -> Self:
        for space in spaces:
            for level in ("stock", "stock2", "stock3", "stock4"):
                setattr(self.state, level, getattr(self.state, level) & ~(1 << (space - 1)))
        return self

    def end_pile(self, *tiles: int) -> Self:
        self.state.end_pile = sum(1 << (tile - 1) for tile in tiles)
        return self

    def no_vp_tiles(self) -> Self:
        self.state.vp_supply = 0
        return self

    def turn_of(self, seat: int) -> Self:
        return self.turn(seat)

    def drawing(self) -> Self:
        self.state.phase = PHASE_DRAW
        return self

    # Playing

    def legal(self, *verbs: str) -> set[str]:
        """The legal texts, all or those of some verbs."""
        listed = [self.notation.text(action) for action in turn.legal_list(self.state)]
        assert len(listed) == len(set(listed)), "an action is listed twice"
        return {text for text in listed if not verbs or text.split()[0] in verbs}

    def moves(self, origin: str = "") -> set[str]:
        return {text.removeprefix("move ") for text in self.legal("move") if text.startswith(f"move {origin}")}

    def play(self, *texts: str) -> Self:
        for text in texts:
            if text not in self.legal():
                raise AssertionError(f"{text!r} is not legal; legal: {sorted(self.legal())}")
            action = self.notation.parse(text, self.state)
            assert action is not None
            turn.apply(self.state, action)
        return self

    def refuses(self, text: str) -> bool:
        assert self.notation.parse(text, self.state) is not None, f"{text!r} is not an action"
        return text not in self.legal()

    def finish(self) -> Self:
        """The final scoring of the present position."""
        scoring.finish(self.state)
        return self

    # Looking

    @property
    def phase(self) -> str:
        return PHASES[self.state.phase]

    def vp(self, seat: int = 0) -> int:
        return self.seat(seat).vp

    def all_vp(self) -> list[int]:
        return [seat.vp for seat in self.state.seats]

    def sources(self, seat: int = 0) -> dict[str, int]:
        """Where VP came from, without the sources that brought none."""
        vp = {source: getattr(self.seat(seat), f"vp_{source}") for source in SOURCES}
        return {source: amount for source, amount in vp.items() if amount}

    def purse(self, seat: int = 0) -> int:
        return self.seat(seat).francs

    def held(self, seat: int = 0) -> dict[str, int]:
        return _unpack(self.seat(seat).tokens)

    def held_loose(self, seat: int = 0) -> dict[str, int]:
        return _unpack(self.seat(seat).loose)

    def in_reserve(self) -> dict[str, int]:
        return _unpack(self.state.reserve)

    def unused(self, seat: int = 0) -> set[int]:
        return {number for number in range(1, 31) if self.seat(seat).unused >> (number - 1) & 1}

    def used_up(self, seat: int = 0) -> set[int]:
        return {number for number in range(1, 31) if self.seat(seat).used >> (number - 1) & 1}

    def copies_on(self, space: int) -> int:
        levels = (self.state.stock, self.state.stock2, self.state.stock3, self.state.stock4)
        return sum(level >> (space - 1) & 1 for level in levels)


def table(players: int = 2, **options: bool | int) -> Table:
    return Table(options=Options(players=players, **options))  # type: ignore[arg-type]


def _unpack(packed: int) -> dict[str, int]:
    return {kind: packed >> 8 * i & 255 for i, kind in enumerate(TOKENS) if packed >> 8 * i & 255}
