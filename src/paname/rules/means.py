"""What the active player could lay hands on by free actions: everything sold, shown, fetched and used (R7, R9.4)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from paname.box.model import FIRST_PRESTIGE, RESOURCE_KINDS, TOKEN_KINDS
from paname.rules import bits, price, shown
from paname.rules.fetching import MOST_FETCHES, Fetching
from paname.rules.lookup import Lookup, vec_of
from paname.rules.state import State

_RESOURCE_MASK: Final = 0xFFFFFF
"""The resources among packed tokens."""
_ONE_OF_EACH: Final = 0x010101
"""One of each kind of resource."""
PLENTY: Final = 0x7F7F7F
"""More resources than anything can cost, packed."""
NO_WAY: Final = -(1 << 20)


@final
@mypyc_attr(acyclic=True)
class Means:
    """Counted once for a position, then asked about every price.

    A tile or two can be fetched if tile 17 or 25 is held: then there is a choice of means, the first without.
    """

    def __init__(self) -> None:
        self.fetching: Fetching = Fetching()
        self.size: i64 = 0
        self.francs: vec[i64] = vec_of(
            [0] * (MOST_FETCHES + 1)
        )  # all prestige sold, all tiles used for what they bring
        self.tokens: vec[i64] = vec_of(
            [0] * (MOST_FETCHES + 1)
        )  # packed: resources at hand and on tiles, of fixed kinds
        self.of_choice: vec[i64] = vec_of([0] * (MOST_FETCHES + 1))  # resources on tiles, of any kind
        self.reserve: i64 = 0
        self.bought: vec[i64] = vec_of([0] * RESOURCE_KINDS)

    def count(self, state: State) -> None:
        me = state.me
        lookup = state.lookup
        francs = me.francs
        held = me.tokens + me.loose
        for kind in range(FIRST_PRESTIGE, TOKEN_KINDS):
            francs += lookup.sell[kind] * bits.get(held, kind)
        self.reserve = state.reserve
        self.size = 0
        self._add(lookup, francs, held & _RESOURCE_MASK, 0, shown.tiles_of(me) & lookup.paying)
        self.fetching.find(state, 0)
        for i in range(self.fetching.size):
            self._add(lookup, self.francs[0], self.tokens[0], self.of_choice[0], self.fetching.tiles[i])

    def _add(self, lookup: Lookup, francs: i64, tokens: i64, of_choice: i64, tiles: i64) -> None:
        """These means with some tiles, unless others are as good."""
        while tiles:
            tile = bits.lowest(tiles)
            tiles &= tiles - 1
            francs += lookup.raised[tile]
            tokens += lookup.gain_tokens[tile] & _RESOURCE_MASK
            if lookup.kind[tile] < FIRST_PRESTIGE:
                of_choice += lookup.amount[tile]
        for i in range(self.size):
            if self.francs[i] >= francs and self.of_choice[i] >= of_choice and price.covers(self.tokens[i], tokens):
                return
        self.francs[self.size] = francs
        self.tokens[self.size] = tokens
        self.of_choice[self.size] = of_choice
        self.size += 1

    def most_tokens(self) -> i64:
        """Of each kind of resource, packed: no more can be had."""
        if self.size > 1:
            return PLENTY
        return self.tokens[0] + self.reserve + self.of_choice[0] * _ONE_OF_EACH

    def most_francs(self, lookup: Lookup) -> i64:
        """The most francs that can be paid, all resources sold."""
        most: i64 = 0
        for i in range(self.size):
            francs = self._francs_beside(lookup, 0, i)
            if francs > most:
                most = francs
        return most

    def can_pay(self, lookup: Lookup, francs: i64, cost: i64) -> bool:
        """A price in francs and resources (packed)."""
        for i in range(self.size):  # noqa: SIM110  (a generator is slow here)
            if self._francs_beside(lookup, cost, i) >= francs:
                return True
        return False

    def _francs_beside(self, lookup: Lookup, cost: i64, means: i64) -> i64:
        """The most francs that can be paid beside these resources; NO_WAY: the resources cannot be had."""
        francs = self.francs[means]
        tokens = self.tokens[means]
        of_choice = self.of_choice[means]
        for kind in range(RESOURCE_KINDS):
            left = bits.get(tokens, kind) - bits.get(cost, kind)
            self.bought[kind] = 0
            if left >= 0:
                francs += left * lookup.sell[kind]
            else:
                lying = bits.get(self.reserve, kind)
                if lying + left < 0:  # only tokens of choice can be the rest
                    of_choice += lying + left
                    left = -lying
                self.bought[kind] = -left
                francs += left * lookup.buy[kind]
        if of_choice < 0:
            return NO_WAY
        return francs + self._best_of_choice(lookup, of_choice)

    def _best_of_choice(self, lookup: Lookup, number: i64) -> i64:
        """Francs by so many tokens of choice: sold, or spared for the dearest purchases where those cost more."""
        if number == 0:
            return 0
        sold: i64 = 0
        for kind in range(RESOURCE_KINDS):
            if lookup.sell[kind] > sold:
                sold = lookup.sell[kind]
        francs: i64 = 0
        while number > 0:
            number -= 1
            best: i64 = -1
            most = sold
            for kind in range(RESOURCE_KINDS):
                if self.bought[kind] and lookup.buy[kind] > most:
                    most = lookup.buy[kind]
                    best = kind
            francs += most
            if best >= 0:
                self.bought[best] -= 1
        return francs
