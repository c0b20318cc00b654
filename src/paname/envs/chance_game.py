"""The game with chance as a player of its own, as game-theory frameworks want it: no deck is shuffled beforehand.

What chance decides is asked for when it becomes known: the layout of the random options, the back of each pile's top
tile, and which tile it is when drawn. The engine needs a deck all the same; it holds one that fits what is known, and a
decision of chance swaps the tile it names into place. All tiles not yet seen are alike, so this is the same game as one
with a shuffled deck.
"""

from threading import local
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from paname.box.model import DISTRICTS, SITES, SPACES, TOKENS, VALUES, Box
from paname.envs.vector.encoder import Encoder
from paname.envs.vector.games import RANK, payoff
from paname.knowing.determinize import from_view
from paname.knowing.scratch import scratch
from paname.knowing.seat import visible_text
from paname.knowing.view import question, view
from paname.records.notation import notation
from paname.rules import bits, codes, memory, turn
from paname.rules.lookup import lookup_of
from paname.rules.options import Options
from paname.rules.rng import Rng
from paname.rules.setup import draw_setup, lay_bonus_tiles, random_kinds, random_sites, start
from paname.rules.state import PHASE_OVER, State
from paname.rules.unseen import may_be_on_top, unseen, with_top

OUTCOMES: Final = SITES
"""Outcomes of chance are 0 to OUTCOMES - 1: a tile, a district, a token kind or a bonus number - 1."""

Chance = tuple[str, int]
"""What chance is asked: "token" of a building space, "number" of a bonus space, "back" or "tile" of a pile."""


class _Own(local):
    """Filled anew for every observation; each thread has its own."""

    def __init__(self) -> None:
        self.encoder: Encoder = Encoder()


_own: Final = _Own()


class ChanceGame:
    """A game in which `chance` is None when a seat is to act, and else what chance must decide."""

    def __init__(self, box: Box, options: Options) -> None:
        self.box = box
        self.options = options
        first = draw_setup(box, options, Rng(0))  # any: chance decides anew
        self.state: State = start(lookup_of(box, options.players), options, first)
        self._legal: list[int] | None = None  # until the next action
        self._backs: list[int | None] = [None] * options.piles
        self._asked = self._first_questions()
        self.history: list[int] = []
        self.told: list[str] = [""] * options.players
        """Everything each seat has done, seen or been told, from the start: its information state."""

    def _first_questions(self) -> list[Chance]:
        asked: list[Chance] = []
        if self.options.random_tokens:
            asked += [("token", site) for site in random_sites()]
        if self.options.random_bonus_track:
            asked += [("number", space) for space in range(SPACES)]
        return asked + [("back", pile) for pile in range(len(self._backs))]

    # Asking

    @property
    def chance(self) -> Chance | None:
        return self._asked[0] if self._asked else None

    @property
    def over(self) -> bool:
        return self.state.phase == PHASE_OVER

    @property
    def seat(self) -> int:
        return int(self.state.active)

    def legal(self) -> list[int]:
        """Action codes open to the seat to act, lowest first; frameworks ask several times between two actions."""
        if self._legal is None:
            turn.legal_for_seat(self.state, scratch.legal)
            self._legal = sorted(scratch.legal.list())
        return self._legal

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance may decide now, with probabilities."""
        assert self.chance is not None
        kind, index = self.chance
        weights = getattr(self, f"_weigh_{kind}")(index)
        total = sum(weights)
        return [(outcome, weight / total) for outcome, weight in enumerate(weights) if weight]

    def _weigh_token(self, site: int) -> list[int]:  # R1.7
        left = random_kinds(self.box)
        for other in random_sites():
            if other < site:
                left.remove(self.state.token_kinds[other])
        return [left.count(kind) for kind in range(len(TOKENS))]

    def _weigh_number(self, space: int) -> list[int]:  # R1.8
        first, last = next(zone for zone in self.box.zones.values() if zone[0] <= space + 1 <= zone[1])
        laid = self.state.track[first - 1 : space]
        return [int(first <= number + 1 <= last and number not in laid) for number in range(SPACES)]

    def _weigh_back(self, pile: int) -> list[int]:
        known = [back for other, back in enumerate(self._backs) if other != pile]
        hidden = [tile // VALUES for tile in unseen(self.state)]
        return [hidden.count(district) - known.count(district) for district in range(DISTRICTS)]

    def _weigh_tile(self, pile: int) -> list[int]:
        possible = may_be_on_top(self.state, pile)
        return [int(tile in possible) for tile in range(SITES)]

    def observation(self, seat: int) -> NDArray[np.uint8]:
        encoder = _own.encoder
        encoder.begin(self.state)
        encoder.observe(self.state, seat)
        return np.frombuffer(memoryview(encoder.own), np.uint8).copy()

    def payoffs(self) -> list[float]:
        seats = range(self.options.players)
        return [payoff(self.state, seat, RANK) if self.over else 0.0 for seat in seats]

    def text(self, action: int) -> str:
        """A player's action, or an outcome of chance, in words."""
        if self.chance is None:
            return notation(self.box).texts[action]
        kind, index = self.chance
        names = notation(self.box)
        if kind == "token":
            return f"{TOKENS[action]} beside {names.site(index)}"
        if kind == "number":
            return f"bonus tile {action + 1} on @{index + 1}"
        if kind == "back":
            return f"back of pile {index + 1} {names.districts[action]}"
        return f"pile {index + 1} {names.site(action)}"

    # Playing

    def apply(self, action: int) -> None:
        """Play a legal action of the seat to act, or decide for chance."""
        self.history.append(action)
        self._legal = None
        if self._asked:
            kind, index = self._asked.pop(0)
            getattr(self, f"_decide_{kind}")(index, action)
            self._tell(f"c{action}")
        elif action < codes.BUILD:
            self._tell(f"{self.seat}:{action}")
            self._asked.append(("tile", action - codes.DRAW))
        else:
            by = self.seat
            turn.apply(self.state, action)
            self.told = [f"{told} {self._seen(action, by, seat)}" for seat, told in enumerate(self.told)]

    def _decide_token(self, site: int, kind: int) -> None:
        kinds = bytearray(self.state.token_kinds)
        kinds[site] = kind
        self.state.token_kinds = bytes(kinds)

    def _decide_number(self, space: int, number: int) -> None:
        track = bytearray(self.state.track)
        track[space] = number
        self.state.track = bytes(track)
        if space == SPACES - 1:
            lay_bonus_tiles(self.state)

    def _decide_back(self, pile: int, district: int) -> None:
        """Any tile of the district that is not on another pile will do: which one, chance decides when it is drawn."""
        known = [other for other, back in enumerate(self._backs) if back is not None]
        tops = [self.state.top_tile(other) for other in known]
        tile = next(tile for tile in unseen(self.state) if tile // VALUES == district and tile not in tops)
        self.state.deck = with_top(self.state, pile, tile)
        self._backs[pile] = district

    def _decide_tile(self, pile: int, tile: int) -> None:
        self.state.deck = with_top(self.state, pile, tile)
        turn.apply(self.state, codes.DRAW + pile)
        self._backs[pile] = None
        if bits.get(self.state.pile_left, pile):
            self._asked.append(("back", pile))

    def _tell(self, what: str) -> None:
        self.told = [f"{told} {what}" for told in self.told]

    def _seen(self, action: int, by: int, seat: int) -> str:
        """What a seat may see of the action just played; who looks through the end tiles sees those too."""
        text = notation(self.box).texts[action]
        seen = visible_text(text, by, seat)
        asked = question(self.state, seat) if action == codes.LOOK else None
        pile = f"={asked['tiles']}" if asked and asked["kind"] == "look" and "tiles" in asked else ""
        return f"{by}:{action if seen == text else seen}{pile}"

    # Other worlds and copies

    def resample(self, seat: int, rng: Rng) -> "ChanceGame":
        """A game with the same information state for a seat: the end tiles others took are redrawn.

        Nothing else is hidden that has been decided. The history is played again with those tiles, so it is whole.
        """
        seen = view(self.state, self.options, seat, "open")
        took = memory.takes(from_view(seen, self.box, rng))
        other = ChanceGame(self.box, self.options)
        for action in self.history:
            if codes.is_take(action):  # no outcome of chance is that high
                other.apply(codes.TAKE + took[other.state.end_takes][1])
            else:
                other.apply(action)
        return other

    def copy(self) -> "ChanceGame":
        other = ChanceGame.__new__(ChanceGame)
        other.__dict__.update(self.__dict__)
        other.state = self.state.copy()
        other._backs = self._backs.copy()
        other._asked = self._asked.copy()
        other.history = self.history.copy()
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> "ChanceGame":
        return self.copy()

    def __getstate__(self) -> tuple[Box, Options, list[int]]:
        return self.box, self.options, self.history

    def __setstate__(self, saved: tuple[Box, Options, list[int]]) -> None:
        box, options, history = saved
        self.__init__(box, options)  # type: ignore[misc]
        for action in history:
            self.apply(action)
