"""A position that is being set up: how keys, tiles and piles are moved behind the methods of `Position`."""

from collections.abc import Callable
from dataclasses import replace
from functools import wraps
from pathlib import Path
from typing import Any, Self, TypeVar, cast

from paname.box import Box, load_box
from paname.box.model import MOST_SLOTS, PRESTIGE, SITES, SPACES, TOKEN_KINDS, TOKENS, VALUES
from paname.records.notation import Notation, notation
from paname.rules import benefits, bits, unseen
from paname.rules.lookup import lookup_of, packed
from paname.rules.options import Options
from paname.rules.rng import Rng, seed_text
from paname.rules.setup import Setup, draw_setup, lay_bonus_tiles, start
from paname.rules.state import PHASE_MAIN, PHASES, Seat, State

_MOST_NAMED = 20
"""Of so many names an error tells all."""
SettingUp = TypeVar("SettingUp", bound=Callable[..., Any])


class PositionError(ValueError):
    """A position that cannot be; the text says why.

    >>> from paname import Position
    >>> Position().vp_tile(20, "montmartre").vp_tile(20, "chaillot")
    Traceback (most recent call last):
    paname.draft.PositionError: VP tile 20 lies in montmartre already
    """


def whole(value: int | str, what: str, most: int, least: int = 0) -> int:
    """A number within its bounds."""
    try:
        counts = isinstance(value, int | str) and not isinstance(value, bool)
        number = int(value) if counts else least - 1  # what comes from a float was never whole
    except ValueError:
        number = least - 1
    if not least <= number <= most:
        raise PositionError(f"{what} must be a whole number from {least} to {most}, not {value!s:.60}")
    return number


def all_or_nothing(method: SettingUp) -> SettingUp:
    """What is refused changes nothing."""

    @wraps(method)
    def tried(position: "Draft", /, *args: Any, **named: Any) -> Any:
        before = position.copy()
        try:
            return method(position, *args, **named)
        except Exception:
            position.__dict__.update(before.__dict__)
            raise

    return cast(SettingUp, tried)


class Draft:
    """The box, the options, what chance laid, and the state."""

    def __init__(
        self, options: Options | None = None, *, seed: int | str = 1, components: str | Path | Box | None = None
    ) -> None:
        """What is still hidden, such as the order of the piles, comes from the seed."""
        if not isinstance(options, Options | None):
            raise TypeError(f"options are Options(…), not {options!r:.60}")
        self.options: Options = Options() if options is None else options
        self.box: Box = load_box(components)
        self.setup: Setup = draw_setup(self.box, self.options, Rng(seed_text(seed)))
        self.state: State = start(lookup_of(self.box, self.options.players), self.options, self.setup)
        self.state.phase = PHASE_MAIN
        self._told: dict[int, list[int]] = {}  # piles that `pile` has set up

    def copy(self) -> Self:
        """Another position like this one, to set up more.

        >>> from paname import Position
        >>> position = Position().key(0, "arc")
        >>> other = position.copy().key(0, "montmartre:bank")
        >>> other == position
        False
        """
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.state, other._told = self.state.copy(), dict(self._told)
        return other

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    @property
    def _names(self) -> Notation:
        return notation(self.box)

    def _seat(self, seat: int | str) -> Seat:
        if str(seat) not in map(str, range(self.options.players)):
            raise PositionError(f"there is no seat {seat!s:.60}: the seats are 0 to {self.options.players - 1}")
        return self.state.seats[int(seat)]

    def _tile(self, place: str) -> int:
        return self._index(self._names.sites, place, "place")

    @staticmethod
    def _parts(place: str, between: str) -> tuple[str, str]:
        if not isinstance(place, str):
            raise PositionError(f"there is no place {place!r:.60}")
        first, _, second = place.partition(between)
        return first, second

    @staticmethod
    def _index(names: list[str], name: str, what: str) -> int:
        if name not in names:
            known = list(dict.fromkeys(names))
            right = f"one of {', '.join(known)}" if len(known) <= _MOST_NAMED else f"such as {known[0]}"
            raise PositionError(f"there is no {what} {name!r:.60}: it is {right}")
        return names.index(name)

    @staticmethod
    def _take_key(player: Seat, otherwise: str) -> None:
        if player.keys:
            player.keys -= 1
        elif player.reserve_keys:
            player.reserve_keys -= 1
        else:
            raise PositionError(otherwise)

    @staticmethod
    def _once(there: int, place: str, seat: int | str) -> int:
        if there:
            raise PositionError(f"seat {seat} has a key on {place} already")
        return 1

    def _packed(self, amounts: dict[str, int | str], most: int | None = None) -> int:
        """Tokens by their names; at most those of the box, unless told."""
        kinds = [kind.replace(" ", "_") for kind in TOKENS]
        tokens = 0
        for name, amount in amounts.items():
            kind = self._index(kinds, name, "token")
            highest = self.box.tokens.count(kind) if most is None else most
            tokens = bits.plus(tokens, kind, whole(amount, name, highest))
        return tokens

    def _pick_up(self) -> None:
        """Tokens that are held or in the reserve came from beside the board, if not told otherwise from the last
        spaces, and rather from those without a building."""
        state = self.state
        for kind in range(TOKEN_KINDS):
            held = sum(bits.get(seat.tokens, kind) for seat in state.seats) + bits.get(state.reserve, kind)
            there = self.box.tokens.count(kind)
            if held > there:
                raise PositionError(f"{held} {TOKENS[kind]} are held and in the reserve: the box has {there}")
            lying = [site for site in bits.indices(state.tokens) if state.token_kinds[site] == kind]
            lying.sort(key=lambda site: (state.built >> site & 1, -site))
            for site in lying[: max(0, held + len(lying) - there)]:
                state.tokens &= ~(1 << site)

    def _about(self, name: str, word: str) -> int:
        """What a question is about, see `Position.asked`: the state's number for it."""
        names = self._names
        if name == "drawn":
            return self._tile(word)
        if name == "bought":
            if word in names.values:
                return names.values.index(word)
            return benefits.LANDMARK + self._index(names.landmarks, word, "value or landmark")
        if name == "slots":
            slots = [self._index(list(PRESTIGE), slot, "prestige") for slot in word.split("+")]
            return packed([whole(slots.count(kind), "slots of a kind", MOST_SLOTS) for kind in range(len(PRESTIGE))])
        if name == "pair_tile":
            return whole(word, "the tile of pairs", SPACES, 1) - 1
        return self._index(list(PHASES), word, "phase")

    def _take(self, seat: int | str, tile: int | str) -> int:
        """A copy of a bonus tile leaves the track; its number - 1."""
        number = whole(tile, "a bonus tile", SPACES, 1)
        player, here = self._seat(seat), 1 << self.setup.track.index(number)
        if player.owned_spaces & here:
            raise PositionError(f"seat {seat} owns bonus tile {number} already")
        for level in ("stock4", "stock3", "stock2", "stock"):
            if getattr(self.state, level) & here:
                setattr(self.state, level, getattr(self.state, level) & ~here)
                player.owned_spaces |= here
                return number - 1
        raise PositionError(f"no bonus tile {number} is left on the track")

    def _draw(self, tile: int) -> None:
        """A tile that stands was drawn: it comes out of its pile, or of the removed ones for another."""
        piles, left = [list(pile) for pile in self.setup.piles], self._left()
        if tile in self.setup.removed:
            at = next((i for i, pile in enumerate(piles) if left[i]), None)
            if at is None:
                raise PositionError(f"{self._names.sites[tile]} is one of the tiles removed at the start")
            removed = tuple(piles[at][-1] if one == tile else one for one in self.setup.removed)
            piles[at][-1] = tile
        else:
            at = next(i for i, pile in enumerate(piles) if tile in pile)
            removed = self.setup.removed
        drawn = len(piles[at]) - left[at]
        if piles[at].index(tile) >= drawn:
            piles[at].remove(tile)
            piles[at].insert(drawn, tile)
            self._deal(replace(self.setup, piles=tuple(map(tuple, piles)), removed=removed), {at: left[at] - 1})

    def _check_type(self, site: int, kind: int) -> None:
        """R3.3: with free districts a district has one building of a type."""
        district, _, _ = self._names.sites[site].partition(":")
        row = range(site - site % VALUES, site - site % VALUES + VALUES)
        if any(self.state.sites_of_type(kind) >> other & 1 for other in row if other != site):
            raise PositionError(f"{district} has a {self.box.types[kind]} already (R3.3)")

    def _draw_like(self, value: int, kind: int) -> None:
        """With free districts: one of the tiles of a value and a type, unless enough of them were drawn."""
        alike = [tile for tile in range(value, SITES, VALUES) if self.state.lookup.type[tile] == kind]
        drawn = [tile for tile in alike if unseen.revealed(self.state) >> tile & 1]
        spaces = range(value, SITES, VALUES)
        standing = sum(self.state.sites_of_type(kind) >> site & 1 for site in spaces)
        if standing > len(drawn):
            left = [tile for tile in alike if tile not in drawn]
            if not left:
                of = f"{self.box.types[kind]} of value {self._names.values[value]}"
                raise PositionError(f"tiles `{of}`: the box has {len(alike)}, not {standing}")
            self._draw(left[0])

    def _left(self) -> list[int]:
        return [int(bits.get(self.state.pile_left, i)) for i in range(self.options.piles)]

    def _deal_pile(self, at: int, pile: list[int], left: int) -> None:
        """A pile as told; its tiles leave the piles they lay in."""
        piles, remain = [list(one) for one in self.setup.piles], dict(enumerate(self._left()))
        for i, other in enumerate(piles):
            undrawn = other[len(other) - remain[i] :]
            remain[i] -= len({*undrawn} & {*pile})
            piles[i] = [tile for tile in other if tile not in pile]
        piles[at], remain[at] = pile, left
        dealt = {tile for one in piles for tile in one}
        removed = tuple(tile for tile in range(SITES) if tile not in dealt)
        self._deal(replace(self.setup, piles=tuple(map(tuple, piles)), removed=removed), remain)

    def _deal(self, setup: Setup, left: dict[int, int]) -> None:
        """Other piles, and how many of their tiles are left."""
        kept = dict(enumerate(self._left())) | left
        self.setup = setup
        self.state.deck = bytes(tile for pile in setup.piles for tile in pile)
        ends = [sum(len(pile) for pile in setup.piles[: i + 1]) for i in range(len(setup.piles))]
        self.state.pile_end = packed(ends)
        self.state.pile_left = packed([kept[i] for i in range(len(setup.piles))])

    def _lay_tokens(self, kinds: list[int]) -> None:
        self.setup = replace(self.setup, tokens=tuple(kinds))
        self.state.token_kinds = bytes(kinds)

    def _lay_track(self, numbers: list[int]) -> None:
        self.setup = replace(self.setup, track=tuple(numbers))
        self.state.track = bytes(number - 1 for number in numbers)
        lay_bonus_tiles(self.state)
