"""A position set up by hand; games begin there."""

from collections import Counter
from pathlib import Path
from typing import Any, Self

from paname.box import Box
from paname.box.model import DISTRICTS, END_TILES, RESOURCES, SPACES, TOKEN_LETTERS, VALUES
from paname.draft import Draft, PositionError, all_or_nothing, whole
from paname.game import Game
from paname.position_text import ASKED, FIGURES, SET, read, written
from paname.possible import HIGHEST_FIGURE, MOST_LOOSE, check, earliest_use, figure
from paname.records.notation import ARC_WORD
from paname.rules import bits, end_tiles
from paname.rules.state import PHASES, equal


class Position(Draft):
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
    >>> position = Position.of(game)
    >>> Position.parse(str(position)) == position
    True
    """

    @classmethod
    def of(cls, game: Game) -> "Position":
        """The position of a game by itself: text both ways, and games that begin there.

        >>> Position.of(Position().figures(1, francs=9).game()).state.seats[1].francs
        9
        """
        if not isinstance(game, Game):
            raise TypeError(f"a position is of a Game, not of {game!r:.60}")
        position = cls.__new__(cls)
        position.options, position.box, position.setup = game.options, game.box, game.setup
        position.state, position._told = game.state.copy(), {}
        return position

    def game(self) -> Game:
        """A game that begins here; it can be played, undone, copied and pickled, but has no record: that begins with a
        setup.

        >>> Position().game()
        <Game of 2, round 1, seat 0: main, 0 actions>
        >>> Position().figures(0, keys=3).game()
        Traceback (most recent call last):
        paname.draft.PositionError: seat 0 has 12 keys in all, not 5 beside 0 on the board
        """
        check(self)
        return Game(self.box, self.options, self.setup, self.state.copy())

    def __eq__(self, other: object) -> bool:  # and no hash: it changes
        if not isinstance(other, Position):
            return NotImplemented
        return self.options == other.options and equal(self.state, other.state)

    def __repr__(self) -> str:
        return f"<Position: {'; '.join(str(self).splitlines()[1:]) or 'empty board'}>"

    # The turn

    @all_or_nothing
    def turn(self, seat: int | str, phase: str = "main", round: int | str | None = None) -> Self:
        """Whose turn it is, what is asked of the seat, and the round.

        >>> game = Position().turn(1, "draw", 5).game()
        >>> game.active, game.phase, game.round
        (1, 'draw', 5)
        """
        self._seat(seat)
        known = "main" if phase == "look" else phase
        if known not in PHASES:
            raise PositionError(f"there is no phase {phase!r:.60}: it is one of {', '.join(PHASES)}, look")
        self.state.looking = int(phase == "look")
        self.state.phase = PHASES.index(known)
        self.state.give_turn(int(seat))
        if round is not None:
            self.state.round = whole(round, "the round", HIGHEST_FIGURE, 1)
        return self

    def last_round(self, round: int | str) -> Self:
        """The last end tile is taken: this round is the last (R10.1).

        >>> position = Position().no_piles().ends(0, 1, 3, 5, 7, 9, 11).ends(1, 2, 4, 6, 8, 10, 12)
        >>> position.turn(0, "main", 12).last_round(13).game().view()["last_round"]
        13
        """
        self.state.last_round = whole(round, "the last round", HIGHEST_FIGURE, 1)
        return self

    @all_or_nothing
    def asked(self, **about: Any) -> Self:
        """What an open question is about: the tile that was `drawn`, the value or landmark just `bought` and its empty
        `slots` (`silver+gold`), the number of the `pair_tile`, and the phase `phase_after_pairs`.

        >>> Position().turn(0, "bonus").asked(bought=1).game().legal()[-1]
        'bonus none'
        """
        for name, value in about.items():
            if name not in ASKED:
                raise PositionError(f"a question is about {', '.join(ASKED)}, not {name!r:.60}")
            setattr(self.state, name, self._about(name, str(value)))
        return self

    # The board

    @all_or_nothing
    def pile(self, number: int | str, *tiles: str) -> Self:
        """A whole pile, top tile first; what was drawn from it stands before a `/`.

        >>> game = Position().turn(0, "draw").pile(1, "montmartre:5", "/", "montmartre:2").game()
        >>> game.play("draw 1")[0]["value"]
        2
        """
        at = whole(number, "a pile", self.options.piles, 1) - 1
        drawn = tiles.index("/") if "/" in tiles else 0
        pile = [self._tile(tile) for tile in tiles if tile != "/"]
        told = {**self._told, at: pile}
        for tile, times in Counter(tile for one in told.values() for tile in one).items():
            if times > 1:
                raise PositionError(
                    f"{self._names.sites[tile]} lies in the piles {times} times: there is one such tile"
                )
        self._told = told
        self._deal_pile(at, pile, len(pile) - drawn)
        return self if self.options.free_districts else self.built(*tiles[:drawn])

    def no_piles(self) -> Self:
        """Every tile has been drawn; with printed districts they all stand.

        With free districts `built` and `discarded` must say where each of them went.

        >>> game = Position().no_piles().game()
        >>> [pile["left"] for pile in game.view()["piles"]]
        [0, 0, 0]
        """
        tiles = [tile for pile in self.setup.piles for tile in pile]
        self._deal(self.setup, dict.fromkeys(range(self.options.piles), 0))
        return self if self.options.free_districts else self.built(*(self._names.sites[tile] for tile in tiles))

    def laid(self, district: str, letters: str) -> Self:
        """The tokens beside the spaces of a district, lowest first: `BSGwmg`, each its own letter.

        >>> game = Position().laid("montmartre", "GSBgmw").game()
        >>> [site["token"] for site in game.view()["districts"][0]["sites"]][:2]
        ['gold prestige', 'silver prestige']
        """
        kinds = list(self.state.token_kinds)
        first = VALUES * self._index(self._names.districts, district, "district")
        if not isinstance(letters, str) or len(letters) != VALUES:
            raise PositionError(f"{district} has {VALUES} spaces, a letter for each: not {letters!r:.60}")
        kinds[first : first + VALUES] = [self._index(list(TOKEN_LETTERS), letter, "token letter") for letter in letters]
        self._lay_tokens(kinds)
        return self

    @all_or_nothing
    def taken(self, *places: str) -> Self:
        """Building spaces whose token is gone.

        >>> Position().taken("montmartre:2").game().view()["districts"][0]["sites"][1]["token"] is None
        True
        """
        for place in places:
            self.state.tokens &= ~(1 << self._tile(place))
        return self

    def track(self, *numbers: int | str) -> Self:
        """The numbers of the tiles on the bonus track, space by space.

        >>> game = Position().track(*range(30, 0, -1)).game()
        >>> [space["number"] for space in game.view()["bonus_track"]][:3]
        [30, 29, 28]
        """
        laid = [whole(number, "a bonus tile", SPACES, 1) for number in numbers]
        if sorted(laid) != list(range(1, SPACES + 1)):
            raise PositionError(f"the track has every number from 1 to {SPACES} once, not {laid}")
        if any(seat.owned_spaces for seat in self.state.seats):
            raise PositionError("the track is laid before any of its tiles is taken")
        self._lay_track(laid)
        return self

    @all_or_nothing
    def built(self, *places: str) -> Self:
        """Buildings that stand; `montmartre:2=hotel` is one of another district's type (free districts).

        >>> game = Position().built("montmartre:2", "montmartre:5").game()
        >>> [site["value"] for site in game.view()["districts"][0]["sites"] if site["building"]]
        [2, 5]
        """
        for text in places:
            place, kind = self._parts(text, SET)
            site = self._tile(place)
            printed = int(self.state.lookup.type[site])
            number = self._index(list(self.box.types), kind, "type of building") if kind else printed
            if number != printed and not self.options.free_districts:
                raise PositionError(f"{place} is a {self.box.types[printed]}: others only come with free districts")
            if self.state.built >> site & 1 and self.state.type_at(site) != number:
                raise PositionError(f"there stands a {self.box.types[self.state.type_at(site)]} on {place} already")
            if self.options.free_districts:
                self._check_type(site, number)
            self.state.build(site, number)
            if self.options.free_districts:
                self._draw_like(site % VALUES, number)
            else:
                self._draw(site)
        return self

    @all_or_nothing
    def discarded(self, *tiles: str) -> Self:
        """Tiles that fitted nowhere and left the game (R3.3).

        >>> from paname import Options
        >>> Position(Options(free_districts=True)).discarded("montmartre:2").game().view()["discarded"]
        ['montmartre:2']
        """
        if not self.options.free_districts:
            raise PositionError("a tile leaves the game only with free districts (R3.3)")
        for tile in tiles:
            self._draw(self._tile(tile))
            self.state.discarded |= 1 << self._tile(tile)
        return self

    @all_or_nothing
    def landmark(self, *places: str) -> Self:
        """Landmarks on the board: `montmartre:sacre-coeur`.

        >>> game = Position().landmark("montmartre:moulin-rouge").game()
        >>> game.view()["districts"][0]["landmarks"][0]["landmark"]
        'moulin-rouge'
        """
        for place in places:
            district, name = self._parts(place, ":")
            at = self._index(self._names.districts, district, "district")
            landmark = self._index(self._names.landmarks, name, "landmark")
            if not self.state.supply >> landmark & 1:
                raise PositionError(f"{name} stands on the board already")
            self.state.landmarks = bits.plus(self.state.landmarks, at, 1 << landmark)
            self.state.supply &= ~(1 << landmark)
        return self

    @all_or_nothing
    def key(self, seat: int | str, *places: str) -> Self:
        """Keys from the hand, or the reserve, onto the board; a building or landmark not yet there is put there.

        >>> seat = Position().key(0, "arc", "montmartre:bank", "montmartre:5").game().view(0)["seats"][0]
        >>> seat["keys_on_board"]
        3
        """
        player = self._seat(seat)
        for place in places:
            self._take_key(player, f"seat {seat} has no key left for {place}")
            if place == ARC_WORD:
                player.arc = self._once(player.arc, place, seat)
                continue
            district, what = self._parts(place, ":")
            at = self._index(self._names.districts, district, "district")
            if what == "bank":
                player.banks |= self._once(player.banks >> at & 1, place, seat) << at
                continue
            self.state.district_keys = bits.plus(self.state.district_keys, at, 1)
            if what in self._names.values:
                site = self._tile(place)
                if not self.state.built >> site & 1:
                    self.built(place)
                self._once(player.sites3 >> site & 1, f"{place}, three times,", seat)
                player.put_on_site(site)
                self.state.occupied |= 1 << site
            else:
                self._index(["bank", *self._names.values, *self._names.landmarks], what, f"place in {district}")
                landmark = self._names.landmarks.index(what)
                if not self.state.district_landmarks(at) >> landmark & 1:
                    self.landmark(place)
                self._once(player.landmarks3 >> landmark & 1, f"{place}, three times,", seat)
                player.put_on_landmark(landmark)
                self.state.occupied_landmarks |= 1 << landmark
        return self

    def vp_tile(self, tile: int | str, district: str) -> Self:
        """A VP tile, by its first figure (by all figures if others share it), in a district.

        >>> Position().vp_tile(20, "montmartre").game().view()["districts"][0]["vp_tile"]
        '20'
        """
        index = self._index(self._names.vp_tiles, str(tile), "VP tile")
        at = self._index(self._names.districts, district, "district")
        left = [i for i in self._names.vp_indices(str(tile)) if self.state.vp_supply >> i & 1]
        if not left:
            lies = next(i for i in range(DISTRICTS) if bits.get(self.state.vp_spots, i) == index + 1)
            raise PositionError(f"VP tile {tile} lies in {self._names.districts[lies]} already")
        if bits.get(self.state.vp_spots, at):
            raise PositionError(f"there is a VP tile in {district} already")
        self.state.vp_supply ^= 1 << left[-1]
        self.state.vp_spots = bits.plus(self.state.vp_spots, at, index + 1)
        return self

    @all_or_nothing
    def reserve(self, **tokens: int | str) -> Self:
        """Resources in the general reserve: `wood=2`. They come from beside the board, see `tokens`.

        >>> Position().reserve(wood=2).game().view()["reserve"]
        {'wood': 2, 'marble': 0, 'gold': 0}
        """
        for name in tokens:
            self._index(list(RESOURCES), name, "resource")
        self.state.reserve = self._packed(tokens)
        self._pick_up()
        return self

    # The seats

    @all_or_nothing
    def figures(self, seat: int | str, **amounts: int | str) -> Self:
        """Francs, keys in hand and in reserve, the meeple's space, VP by source.

        >>> view = Position().figures(0, francs=7, vp_bonus=4, meeple=9).game().view(0)["seats"][0]
        >>> view["francs"], view["vp"], view["meeple"]
        (7, 4, 9)
        """
        player = self._seat(seat)
        for name, amount in amounts.items():
            if name not in FIGURES:
                raise PositionError(f"a seat has {', '.join(FIGURES)}, not {name!r:.60}")
            setattr(player, name, figure(self, name, amount))
        return self

    @all_or_nothing
    def tokens(self, seat: int | str, **amounts: int | str) -> Self:
        """Tokens behind the screen: `wood=1, gold_prestige=2`. They come from beside the board: from the spaces that
        `taken` names, the others from the last spaces without a building.

        >>> Position().tokens(0, wood=1, gold_prestige=2).game().view(0)["seats"][0]["tokens"]["wood"]
        1
        """
        self._seat(seat).tokens = self._packed(amounts)
        self._pick_up()
        return self

    def loose(self, seat: int | str, **amounts: int | str) -> Self:
        """Tokens of activated tiles, gone at the end of the turn (R9.4).

        >>> Position().loose(0, marble=1).game().view()["seats"][0]["loose"]["marble"]
        1
        """
        self._seat(seat).loose = self._packed(amounts, MOST_LOOSE)
        return self

    @all_or_nothing
    def bonus(self, seat: int | str, *numbers: int | str) -> Self:
        """Unused bonus tiles: a copy of each leaves the track.

        >>> game = Position().bonus(0, 21).game()
        >>> [action for action in game.legal() if action.tile == 21][:2]
        ['use 21 wood wood', 'use 21 wood marble']
        """
        player = self._seat(seat)
        for number in numbers:
            player.unused |= 1 << self._take(seat, number)
        return self

    @all_or_nothing
    def used(self, seat: int | str, *numbers: int | str) -> Self:
        """Bonus tiles used.

        >>> Position().used(0, 3, 8).game().view()["seats"][0]["used"]
        [3, 8]
        """
        player = self._seat(seat)
        for number in numbers:
            player.used |= 1 << self._take(seat, number)
        return self

    @all_or_nothing
    def ends(self, seat: int | str, *tiles: int | str) -> Self:
        """End tiles a seat took, in this order, after the piles were empty (R6.1).

        >>> game = Position().no_piles().ends(1, 3, 8).game()
        >>> game.view(1)["seats"][1]["end_tiles"], game.view(0)["seats"][1]["end_tiles"]
        ([3, 8], None)
        """
        self._seat(seat)
        for text in tiles:
            tile = whole(text, "an End Game tile", END_TILES, 1) - 1
            if not self.state.end_pile >> tile & 1:
                raise PositionError(f"End Game tile {text} does not lie in the pile")
            end_tiles.give(self.state, int(seat), tile)
        return self

    def ends_used(self, seat: int | str, tile: int | str, after: int | str | None = None) -> Self:
        """An end tile that a seat took and used, when so many had been taken.

        >>> Position().no_piles().ends(1, 3).ends_used(1, 3).game().view()["end_tiles"]["used"]
        [{'seat': 1, 'tile': 3, 'after': 1}]
        """
        index, taken = whole(tile, "an End Game tile", END_TILES, 1) - 1, int(self.state.end_takes)
        if not self._seat(seat).end_tiles >> index & 1:
            raise PositionError(f"seat {seat} does not hold End Game tile {tile}")
        then = taken if after is None else whole(after, "how many were taken", taken, earliest_use(self.state, index))
        end_tiles.put_away(self.state, int(seat), index, then)
        return self

    # Text

    @classmethod
    def parse(cls, text: str, components: str | Path | Box | None = None) -> "Position":
        """The position of a text: each line a method and its arguments, the options first; `#` begins a remark.

        >>> Position.parse("options players=3" + chr(10) + "turn 2 draw").game().active
        2
        >>> Position.parse("built montmartre:9")
        Traceback (most recent call last):
        paname.draft.PositionError: line 1: there is no place 'montmartre:9': it is such as montmartre:1
        """
        return read(cls(components=components), text)

    def __str__(self) -> str:
        return written(self)
