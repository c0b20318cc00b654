"""A table to set up and play at, so that tests read like the examples of the rulebook.

table().built("montmartre:2", "montmartre:5").key(0, "montmartre:2").francs(0, 3).play("move montmartre:2 montmartre:5")
"""

from typing import Self

from paname.box import load_box
from paname.box.model import TOKENS, Box
from paname.records.notation import Notation
from paname.rules import scoring, turn
from paname.rules.lookup import Lookup
from paname.rules.options import Options
from paname.rules.rng import Rng
from paname.rules.setup import Setup, draw_setup, start
from paname.rules.state import DRAW, MAIN, PHASES, Seat, State

BASE = load_box()
NOTATION = Notation(BASE)
SOURCES = ("building", "prestige", "bonus", "end_tile", "francs", "district")


class Table:
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
        self.notation = NOTATION if box is BASE else Notation(box)
        self.options = options or Options(players=players)
        drawn = draw_setup(box, self.options, Rng(seed))
        if piles is not None:
            chosen = tuple(tuple(self.site(place) for place in pile) for pile in piles)
            drawn = Setup(chosen, drawn.removed, drawn.tokens, drawn.track)
        if track is not None:
            drawn = Setup(drawn.piles, drawn.removed, drawn.tokens, tuple(track))
        self.setup = drawn
        self.state: State = start(Lookup(box, self.options.players), self.options, drawn)
        if piles is None:
            self.state.phase = MAIN

    # Setting up

    def site(self, place: str) -> int:
        district, value = place.split(":")
        return 6 * self.notation.districts.index(district) + self.notation.values.index(value)

    def seat(self, seat: int) -> Seat:
        return self.state.seats[seat]

    def built(self, *places: str) -> Self:
        for place in places:
            site = self.site(place)
            kind = self.state.lookup.type[site]
            self.state.built |= 1 << site
            self.state.type0 |= (kind & 1) << site
            self.state.type1 |= (kind >> 1 & 1) << site
            self.state.type2 |= (kind >> 2 & 1) << site
        return self

    def all_built(self) -> Self:
        return self.built(*(f"{d}:{v}" for d in self.notation.districts for v in self.notation.values))

    def landmark(self, *places: str) -> Self:
        for place in places:
            district, name = place.split(":")
            landmark = self.notation.landmarks.index(name)
            self.state.landmarks |= 1 << (8 * self.notation.districts.index(district) + landmark)
            self.state.supply &= ~(1 << landmark)
        return self

    def key(self, seat: int, *places: str) -> Self:
        """Keys on places of the board; a building or landmark that is not there yet is put there."""
        player = self.seat(seat)
        for place in places:
            player.keys = max(player.keys - 1, 0)
            district, _, what = place.partition(":")
            if place == "arc":
                player.arc = 1
            elif what == "bank":
                player.banks |= 1 << self.notation.districts.index(district)
            else:
                self.state.district_keys += 1 << 8 * self.notation.districts.index(district)
                if what.isdigit():
                    self.built(place)
                    player.put_on_site(self.site(place))
                    self.state.occupied |= 1 << self.site(place)
                else:
                    landmark = self.notation.landmarks.index(what)
                    if self.state.supply >> landmark & 1:
                        self.landmark(place)
                    player.put_on_landmark(landmark)
                    self.state.occupied_landmarks |= 1 << landmark
        return self

    def hand(self, seat: int, keys: int) -> Self:
        self.seat(seat).keys = keys
        return self

    def no_hands(self) -> Self:
        for seat in self.state.seats:
            seat.keys = 0
        return self

    def francs(self, seat: int, francs: int) -> Self:
        self.seat(seat).francs = francs
        return self

    def tokens(self, seat: int, **amounts: int) -> Self:
        """`wood=1, gold_prestige=2`"""
        self.seat(seat).tokens = _pack(amounts)
        return self

    def loose(self, seat: int, **amounts: int) -> Self:
        self.seat(seat).loose = _pack(amounts)
        return self

    def reserve(self, **amounts: int) -> Self:
        self.state.reserve = _pack(amounts)
        return self

    def bonus(self, seat: int, *numbers: int, used: bool = False) -> Self:
        """Bonus tiles owned: the player's copy has left its space of the track."""
        player = self.seat(seat)
        for number in numbers:
            space = self.state.track.index(number - 1)
            for level in ("stock3", "stock2", "stock"):
                stock: int = getattr(self.state, level)
                if stock >> space & 1:
                    setattr(self.state, level, stock & ~(1 << space))
                    break
            player.owned_spaces |= 1 << space
            if used:
                player.used |= 1 << (number - 1)
            else:
                player.unused |= 1 << (number - 1)
        return self

    def used(self, seat: int, *numbers: int) -> Self:
        return self.bonus(seat, *numbers, used=True)

    def empty_spaces(self, *spaces: int) -> Self:
        for space in spaces:
            for level in ("stock", "stock2", "stock3"):
                setattr(self.state, level, getattr(self.state, level) & ~(1 << (space - 1)))
        return self

    def ends(self, seat: int, *tiles: int) -> Self:
        for tile in tiles:
            self.state.end_pile &= ~(1 << (tile - 1))
            self.seat(seat).end_tiles |= 1 << (tile - 1)
        return self

    def end_pile(self, *tiles: int) -> Self:
        self.state.end_pile = sum(1 << (tile - 1) for tile in tiles)
        return self

    def meeple(self, seat: int, space: int) -> Self:
        self.seat(seat).meeple = space
        return self

    def vp_tile(self, tile: int, district: str) -> Self:
        index = self.notation.vp_tiles.index(str(tile))
        self.state.vp_supply &= ~(1 << index)
        self.state.vp_spots += (index + 1) << 8 * self.notation.districts.index(district)
        return self

    def no_vp_tiles(self) -> Self:
        self.state.vp_supply = 0
        return self

    def no_piles(self) -> Self:
        self.state.pile_left = 0
        return self

    def turn_of(self, seat: int) -> Self:
        self.state.give_turn(seat)
        self.state.phase = MAIN
        return self

    def drawing(self) -> Self:
        self.state.phase = DRAW
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
        levels = (self.state.stock, self.state.stock2, self.state.stock3)
        return sum(level >> (space - 1) & 1 for level in levels)


def table(players: int = 2, **options: bool | int) -> Table:
    return Table(options=Options(players=players, **options))  # type: ignore[arg-type]


def _pack(amounts: dict[str, int]) -> int:
    return sum(amount << 8 * TOKENS.index(name.replace("_", " ")) for name, amount in amounts.items())


def _unpack(packed: int) -> dict[str, int]:
    return {kind: packed >> 8 * i & 255 for i, kind in enumerate(TOKENS) if packed >> 8 * i & 255}
