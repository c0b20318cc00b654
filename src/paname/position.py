"""A position set up by hand, and its text: one line for each thing that is not as at the start."""

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any, Self

from paname.box import Box, load_box
from paname.box.model import DISTRICTS, END_TILES, SITES, TOKENS, VALUES
from paname.game import Game
from paname.records.notation import ARC, Notation, notation
from paname.rules import bits, board, fields, memory
from paname.rules.lookup import lookup_of
from paname.rules.options import Options
from paname.rules.rng import Rng
from paname.rules.setup import Setup, basic_tokens, basic_track, draw_setup, start
from paname.rules.state import DRAW, MAIN, NEVER, PHASES, Seat, State

LETTERS = "wmgBSG"
"""Tokens in a row: wood, marble, gold; bronze, silver and gold prestige in capitals."""
FIGURES = (
    "francs", "keys", "reserve_keys", "meeple",
    "vp_building", "vp_prestige", "vp_bonus", "vp_end_tile", "vp_francs", "vp_district",
)  # fmt: skip
SET = "="


class PositionError(ValueError):
    """A position that cannot be; the text says why.

    >>> Position().vp_tile(20, "montmartre").vp_tile(20, "chaillot")
    Traceback (most recent call last):
    paname.position.PositionError: VP tile 20 lies in montmartre already
    """


class Position:
    """A position to play from. Each method sets up one thing and returns the position; `game()` begins there.

    At first two players (or as the options say) sit at an empty board, and seat 0 has drawn: a main action is due.

    >>> game = Position().key(0, "montmartre:2").built("montmartre:5").figures(0, francs=3).game()
    >>> _ = game.play("move montmartre:2 montmartre:5")
    >>> game.result().francs[0]
    0

    The text is the same, a line for each method:

    >>> text = "key 0 montmartre:2" + chr(10) + "built montmartre:5" + chr(10) + "figures 0 francs=3"
    >>> Position.parse(text).game().legal()[-1]
    'move montmartre:2 montmartre:5'
    >>> position = game.position()
    >>> Position.parse(str(position)) == position
    True
    """

    def __init__(
        self, options: Options | None = None, *, seed: int | str = 1, components: str | Path | Box | None = None
    ) -> None:
        """What is still hidden, such as the order of the piles, comes from the seed."""
        self.options = options or Options()
        self.box = load_box(components)
        self.setup = draw_setup(self.box, self.options, Rng(seed))
        self.state: State = start(lookup_of(self.box, self.options.players), self.options, self.setup)
        self.state.phase = MAIN

    @classmethod
    def of(cls, game: Game) -> "Position":
        """The position of a game: see `Game.position`."""
        position = cls.__new__(cls)
        position.options, position.box, position.setup = game.options, game.box, game.setup
        position.state = game.state.copy()
        return position

    def game(self) -> Game:
        """A game that begins here; it can be played, undone and copied, but has no record.

        >>> Position().game()
        <Game of 2, round 1, seat 0: main, 0 actions>
        """
        for i, seat in enumerate(self.state.seats):
            total = self.box.keys[self.options.players] + self.box.reserve_keys
            if seat.keys + seat.reserve_keys + board.keys_of(seat) != total:
                raise PositionError(f"seat {i} has {total} keys in all, not {seat.keys + seat.reserve_keys} beside "
                                    f"{board.keys_of(seat)} on the board")  # fmt: skip
        return Game(self.box, self.options, self.setup, self.state.copy())

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self.options == other.options and fields.equal(self.state, other.state)

    __hash__ = None  # type: ignore[assignment]  # it changes

    def __repr__(self) -> str:
        return f"<Position: {'; '.join(str(self).splitlines()[1:]) or 'empty board'}>"

    # The turn

    def turn(self, seat: int | str, phase: str = "main", round: int | str | None = None) -> Self:
        """Whose turn it is, what is asked of the seat, and the round."""
        self._seat(seat)
        self.state.looking = int(phase == "look")
        known = "main" if phase == "look" else phase
        if known not in PHASES:
            raise PositionError(f"there is no phase {phase!r}: it is one of {', '.join(PHASES)}, look")
        self.state.phase = PHASES.index(known)
        self.state.give_turn(int(seat))
        if round is not None:
            self.state.round = int(round)
        return self

    def last_round(self, round: int | str) -> Self:
        """The last end tile is taken: this round is the last (R10.1)."""
        self.state.last_round = int(round)
        return self

    def asked(self, **about: Any) -> Self:
        """What an open question is about, by the names of the state's fields: `drawn` `bought` `slots` `pair_tile`
        `phase_after_pairs`."""
        for name, value in about.items():
            if name not in ASKED:
                raise PositionError(f"a question is about {', '.join(ASKED)}, not {name!r}")
            setattr(self.state, name, int(value))
        return self

    # The board

    def pile(self, number: int | str, *tiles: str) -> Self:
        """A whole pile, top tile first; what was drawn from it stands before a `/`."""
        at = int(number) - 1
        if not 0 <= at < self.options.piles:
            raise PositionError(f"there is no pile {number}")
        drawn = tiles.index("/") if "/" in tiles else 0
        pile = tuple(self._tile(tile) for tile in tiles if tile != "/")
        piles = (*self.setup.piles[:at], pile, *self.setup.piles[at + 1 :])
        dealt = [tile for one in piles for tile in one]
        removed = tuple(tile for tile in range(SITES) if tile not in dealt)
        self._deal(replace(self.setup, piles=piles, removed=removed), {at: len(pile) - drawn})
        return self

    def no_piles(self) -> Self:
        """Every tile has been drawn; with printed districts they all stand."""
        tiles = [tile for pile in self.setup.piles for tile in pile]
        self._deal(self.setup, dict.fromkeys(range(self.options.piles), 0))
        return self if self.options.free_districts else self.built(*(self._names.sites[tile] for tile in tiles))

    def laid(self, district: str, letters: str) -> Self:
        """The tokens beside the spaces of a district, lowest first: `BSGwmg`, each its own letter."""
        kinds = list(self.state.token_kinds)
        first = VALUES * self._index(self._names.districts, district, "district")
        kinds[first : first + VALUES] = [self._index(list(LETTERS), letter, "token letter") for letter in letters]
        self._lay(kinds, list(self.setup.track))
        return self

    def taken(self, *places: str) -> Self:
        """Building spaces whose token is gone."""
        for place in places:
            self.state.tokens &= ~(1 << self._tile(place))
        return self

    def track(self, *numbers: int | str) -> Self:
        """The numbers of the tiles on the bonus track, space by space."""
        self._lay(list(self.setup.tokens), [int(number) for number in numbers])
        return self

    def built(self, *places: str) -> Self:
        """Buildings that stand; `montmartre:2=hotel` is one of another district's type (free districts)."""
        for text in places:
            place, _, kind = text.partition(SET)
            site = self._tile(place)
            types = list(self.box.types)
            number = self._index(types, kind, "type of building") if kind else int(self.state.lookup.type[site])
            self.state.built |= 1 << site
            for plane in range(3):
                name = f"type{plane}"
                setattr(self.state, name, getattr(self.state, name) & ~(1 << site) | (number >> plane & 1) << site)
            if not self.options.free_districts:
                self._draw(site)
        return self

    def discarded(self, *tiles: str) -> Self:
        """Tiles that fitted nowhere and left the game (R3.3)."""
        for tile in tiles:
            self.state.discarded |= 1 << self._tile(tile)
        return self

    def landmark(self, *places: str) -> Self:
        """Landmarks on the board: `montmartre:sacre-coeur`."""
        for place in places:
            district, _, name = place.partition(":")
            at = self._index(self._names.districts, district, "district")
            landmark = self._index(self._names.landmarks, name, "landmark")
            if not self.state.supply >> landmark & 1:
                raise PositionError(f"{name} stands on the board already")
            self.state.landmarks |= 1 << (8 * at + landmark)
            self.state.supply &= ~(1 << landmark)
        return self

    def key(self, seat: int | str, *places: str) -> Self:
        """Keys from the hand, or the reserve, onto the board; a building or landmark not yet there is put there."""
        player = self._seat(seat)
        for place in places:
            self._take_key(player, f"seat {seat} has no key left for {place}")
            if place == ARC:
                player.arc = self._once(player.arc, place, seat)
                continue
            district, _, what = place.partition(":")
            at = self._index(self._names.districts, district, "district")
            if what == "bank":
                player.banks |= self._once(player.banks >> at & 1, place, seat) << at
                continue
            self.state.district_keys += 1 << 8 * at
            if what in self._names.values:
                site = self._tile(place)
                if not self.state.built >> site & 1:
                    self.built(place)
                player.put_on_site(site)
                self.state.occupied |= 1 << site
            else:
                landmark = self._index(self._names.landmarks, what, "place")
                if not self.state.landmarks >> (8 * at + landmark) & 1:
                    self.landmark(place)
                player.put_on_landmark(landmark)
                self.state.occupied_landmarks |= 1 << landmark
        return self

    def vp_tile(self, tile: int | str, district: str) -> Self:
        """A VP tile, by its first figure, in a district."""
        index = self._index(self._names.vp_tiles, str(tile), "VP tile")
        at = self._index(self._names.districts, district, "district")
        for i in range(DISTRICTS):
            if bits.get(self.state.vp_spots, i) == index + 1:
                raise PositionError(f"VP tile {tile} lies in {self._names.districts[i]} already")
        if bits.get(self.state.vp_spots, at):
            raise PositionError(f"there is a VP tile in {district} already")
        self.state.vp_supply &= ~(1 << index)
        self.state.vp_spots += (index + 1) << 8 * at
        return self

    def reserve(self, **tokens: int | str) -> Self:
        """Resources in the general reserve: `wood=2`."""
        self.state.reserve = self._packed(tokens)
        return self

    # The seats

    def figures(self, seat: int | str, **amounts: int | str) -> Self:
        """Francs, keys in hand and in reserve, the meeple's space, VP by source."""
        player = self._seat(seat)
        for name, amount in amounts.items():
            if name not in FIGURES:
                raise PositionError(f"a seat has {', '.join(FIGURES)}, not {name!r}")
            setattr(player, name, int(amount))
        return self

    def tokens(self, seat: int | str, **amounts: int | str) -> Self:
        """Tokens behind the screen: `wood=1, gold_prestige=2`."""
        self._seat(seat).tokens = self._packed(amounts)
        return self

    def loose(self, seat: int | str, **amounts: int | str) -> Self:
        """Tokens of activated tiles, gone at the end of the turn (R9.4)."""
        self._seat(seat).loose = self._packed(amounts)
        return self

    def bonus(self, seat: int | str, *numbers: int | str) -> Self:
        """Unused bonus tiles: a copy of each leaves the track."""
        for number in numbers:
            self._take(seat, int(number))
            self._seat(seat).unused |= 1 << (int(number) - 1)
        return self

    def used(self, seat: int | str, *numbers: int | str) -> Self:
        """Bonus tiles used."""
        for number in numbers:
            self._take(seat, int(number))
            self._seat(seat).used |= 1 << (int(number) - 1)
        return self

    def ends(self, seat: int | str, *tiles: int | str) -> Self:
        """End tiles a seat took, in this order."""
        player = self._seat(seat)
        for text in tiles:
            tile = int(text) - 1
            if not 0 <= tile < END_TILES or not self.state.end_pile >> tile & 1:
                raise PositionError(f"end tile {text} does not lie in the pile")
            self.state.end_pile ^= 1 << tile
            player.end_tiles |= 1 << tile
            take = int(self.state.end_takes)
            self.state.end_take_seats |= int(seat) << 2 * take
            self.state.end_take_tiles |= tile << 4 * take
            self.state.end_takes += 1
        return self

    def ends_used(self, seat: int | str, tile: int | str, after: int | str | None = None) -> Self:
        """An end tile that a seat took and used, when so many had been taken."""
        player, index, use = self._seat(seat), int(tile) - 1, int(self.state.end_uses)
        if not player.end_tiles >> index & 1:
            raise PositionError(f"seat {seat} does not hold end tile {tile}")
        player.end_tiles ^= 1 << index
        self.state.end_used |= index << 4 * use
        self.state.end_used_after |= (int(self.state.end_takes) if after is None else int(after)) << 4 * use
        self.state.end_uses += 1
        return self

    # Text

    @classmethod
    def parse(cls, text: str, components: str | Path | Box | None = None) -> "Position":
        """The position of a text: each line a method and its arguments, `#` begins a remark.

        >>> Position.parse("options players=3" + chr(10) + "turn 2 draw").game().active
        2
        >>> Position.parse("built montmartre:9")
        Traceback (most recent call last):
        paname.position.PositionError: line 1: there is no place 'montmartre:9'
        """
        position = cls(components=components)
        for number, line in enumerate(text.splitlines(), 1):
            words = line.split("#")[0].split()
            if words:
                try:
                    position = position._read(words[0], words[1:])
                except (ValueError, TypeError) as error:
                    raise PositionError(f"line {number}: {error}") from None
        return position

    def _read(self, verb: str, words: list[str]) -> "Position":
        named = dict(word.split(SET, 1) for word in words if SET in word and ":" not in word)
        if verb == "options":
            chosen: dict[str, Any] = {name: value == "yes" or int(value) for name, value in named.items()}
            return Position(Options(**chosen), components=self.box)
        if verb not in VERBS:
            raise PositionError(f"there is no {verb!r}: a line begins with options, {', '.join(VERBS)}")
        plain = [word for word in words if not (SET in word and ":" not in word)]
        done: Position = getattr(self, verb)(*plain, **named)
        return done

    def __str__(self) -> str:
        return "\n".join(" ".join(map(str, line)) for line in (*self._table_lines(), *self._seat_lines()))

    def _table_lines(self) -> Iterable[list[Any]]:
        state, names = self.state, self._names
        chosen = {name: value for name, value in self.options.data().items() if value}
        yield ["options", *(f"{name}={'yes' if value is True else value}" for name, value in chosen.items())]
        left = [int(bits.get(state.pile_left, i)) for i in range(self.options.piles)]
        for i, pile in enumerate(self.setup.piles):
            tiles = [names.sites[tile] for tile in pile]
            yield ["pile", i + 1, *tiles[: len(pile) - left[i]], "/", *tiles[len(pile) - left[i] :]]
        if list(self.setup.tokens) != basic_tokens(self.box):
            for i, district in enumerate(names.districts):
                kinds = self.setup.tokens[VALUES * i : VALUES * (i + 1)]
                yield ["laid", district, "".join(LETTERS[kind] for kind in kinds)]
        if list(self.setup.track) != basic_track():
            yield ["track", *self.setup.track]
        yield from self._board_lines()
        phase = "look" if state.looking else PHASES[state.phase]
        yield ["turn", int(state.active), phase, int(state.round)]
        if state.last_round != NEVER:
            yield ["last_round", int(state.last_round)]
        about = [f"{name}={getattr(state, name)}" for name, usual in ASKED.items() if getattr(state, name) != usual]
        if about:
            yield ["asked", *about]

    def _board_lines(self) -> Iterable[list[Any]]:
        state, names = self.state, self._names
        buildings = board.buildings(state)
        built = [self._building(site, kind - 1) for site, kind in enumerate(buildings) if kind]
        spots = [int(bits.get(state.vp_spots, i)) - 1 for i in range(DISTRICTS)]
        placed = [(i, mark) for i in range(DISTRICTS) for mark in bits.indices(state.district_landmarks(i))]
        lists = {
            "built": built,
            "discarded": [names.sites[tile] for tile in bits.indices(state.discarded)],
            "landmark": [names.landmark(*place) for place in placed],
            "taken": [names.sites[site] for site, token in enumerate(board.tokens(state)) if not token],
            "reserve": self._unpacked(int(state.reserve)),
        }
        yield from ([verb, *items] for verb, items in lists.items() if items)
        yield from (["vp_tile", names.vp_tiles[tile], names.districts[i]] for i, tile in enumerate(spots) if tile >= 0)

    def _building(self, site: int, kind: int) -> str:
        printed = kind == self.state.lookup.type[site]
        return self._names.sites[site] if printed else f"{self._names.sites[site]}{SET}{self.box.types[kind]}"

    def _seat_lines(self) -> Iterable[list[Any]]:
        takes = memory.takes(self.state)
        yield from (["ends", taker, tile + 1] for taker, tile in takes)
        takers = {tile: taker for taker, tile in takes}
        for use in range(self.state.end_uses):
            tile, after = int(self.state.end_used >> 4 * use & 15), int(self.state.end_used_after >> 4 * use & 15)
            yield ["ends_used", takers[tile], tile + 1, after]
        for i, seat in enumerate(self.state.seats):
            lists: dict[str, list[Any]] = {
                "bonus": [tile + 1 for tile in bits.indices(seat.unused)],
                "used": [tile + 1 for tile in bits.indices(seat.used)],
                "tokens": self._unpacked(int(seat.tokens)),
                "loose": self._unpacked(int(seat.loose)),
                "key": self._key_places(i),
            }
            yield from ([verb, i, *items] for verb, items in lists.items() if items)
            figures = {name: getattr(seat, name) for name in FIGURES}
            yield ["figures", i, *(f"{name}={n}" for name, n in figures.items() if n or name in FIGURES[:3])]

    def _key_places(self, seat: int) -> list[str]:
        player, names = self.state.seats[seat], self._names
        places = [ARC] if player.arc else []
        places += [names.bank(district) for district in bits.indices(player.banks)]
        places += [names.sites[i] for i, keys in enumerate(board.keys(self.state)) for _ in range(keys.count(seat))]
        for i, keys in enumerate(board.landmark_keys(self.state)):
            district = next((d for d in range(DISTRICTS) if self.state.district_landmarks(d) >> i & 1), 0)
            places += [names.landmark(district, i)] * keys.count(seat)
        return places

    # Helpers

    @property
    def _names(self) -> Notation:
        return notation(self.box)

    def _seat(self, seat: int | str) -> Seat:
        if int(seat) not in range(self.options.players):
            raise PositionError(f"there is no seat {seat}: the seats are 0 to {self.options.players - 1}")
        return self.state.seats[int(seat)]

    def _tile(self, place: str) -> int:
        return self._index(self._names.sites, place, "place")

    @staticmethod
    def _index(names: list[str], name: str, what: str) -> int:
        if name not in names:
            raise PositionError(f"there is no {what} {name!r}")
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

    def _packed(self, amounts: dict[str, int | str]) -> int:
        kinds = [kind.replace(" ", "_") for kind in TOKENS]
        packed = 0
        for name, amount in amounts.items():
            packed += int(amount) << 8 * self._index(kinds, name, "token")
        return packed

    @staticmethod
    def _unpacked(amounts: int) -> list[str]:
        counts = [amounts >> 8 * i & 255 for i in range(len(TOKENS))]
        return [f"{kind.replace(' ', '_')}={count}" for kind, count in zip(TOKENS, counts, strict=True) if count]

    def _take(self, seat: int | str, number: int) -> None:
        """A copy of a bonus tile leaves the track."""
        if number not in self.setup.track:
            raise PositionError(f"there is no bonus tile {number}")
        player, here = self._seat(seat), 1 << self.setup.track.index(number)
        if player.owned_spaces & here:
            raise PositionError(f"seat {seat} owns bonus tile {number} already")
        for level in ("stock3", "stock2", "stock"):
            if getattr(self.state, level) & here:
                setattr(self.state, level, getattr(self.state, level) & ~here)
                player.owned_spaces |= here
                return
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

    def _left(self) -> list[int]:
        return [int(bits.get(self.state.pile_left, i)) for i in range(self.options.piles)]

    def _deal(self, setup: Setup, left: dict[int, int]) -> None:
        """Other piles, and how many of their tiles are left."""
        kept = dict(enumerate(self._left())) | left
        self.setup = setup
        self.state.deck = bytes(tile for pile in setup.piles for tile in pile)
        ends = [sum(len(pile) for pile in setup.piles[: i + 1]) for i in range(len(setup.piles))]
        self.state.pile_end = sum(end << 8 * i for i, end in enumerate(ends))
        self.state.pile_left = sum(count << 8 * i for i, count in kept.items())

    def _lay(self, kinds: list[int], track: list[int]) -> None:
        """Another layout of tokens or bonus tiles, before anything was taken."""
        self.setup = replace(self.setup, tokens=tuple(kinds), track=tuple(track))
        fresh = start(self.state.lookup, self.options, self.setup)
        for name in ("token_kinds", "track", "stock", "stock2", "stock3"):
            setattr(self.state, name, getattr(fresh, name))


ASKED = {"drawn": -1, "bought": 0, "slots": 0, "pair_tile": 0, "phase_after_pairs": DRAW}
VERBS = (
    "pile", "no_piles", "laid", "track", "built", "discarded", "landmark", "taken", "reserve", "vp_tile", "turn",
    "last_round", "asked", "ends", "ends_used", "bonus", "used", "tokens", "loose", "key", "figures",
)  # fmt: skip
