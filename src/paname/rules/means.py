"""What the active player could lay hands on by free actions: everything sold, shown and used (R7, R9.4)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from paname.box.model import FIRST_PRESTIGE, RESOURCE_KINDS, TOKEN_KINDS
from paname.rules import bits, shown
from paname.rules.lookup import Lookup, vec_of
from paname.rules.state import State

RESOURCES: Final = 0xFFFFFF
"""The resources among packed tokens."""
EACH: Final = 0x010101
"""One of each kind of resource."""
NO_WAY: Final = -(1 << 20)


@final
@mypyc_attr(acyclic=True)
class Means:
    """Counted once for a position, then asked about every price."""

    def __init__(self) -> None:
        self.francs: i64 = 0  # all prestige sold, all tiles used for what they bring
        self.tokens: i64 = 0  # packed: resources at hand and on tiles, of fixed kinds
        self.of_choice: i64 = 0  # resources on tiles, of any kind
        self.reserve: i64 = 0
        self.bought: vec[i64] = vec_of([0] * RESOURCE_KINDS)

    def count(self, state: State) -> None:
        me = state.me
        lookup = state.lookup
        francs = me.francs
        held = me.tokens + me.loose
        for kind in range(FIRST_PRESTIGE, TOKEN_KINDS):
            francs += lookup.sell[kind] * bits.get(held, kind)
        tokens = held & RESOURCES
        of_choice: i64 = 0
        tiles = shown.tiles_of(me) & lookup.paying
        while tiles:
            tile = bits.lowest(tiles)
            tiles &= tiles - 1
            francs += lookup.raised[tile]
            tokens += lookup.gain_tokens[tile] & RESOURCES
            if lookup.kind[tile] < FIRST_PRESTIGE:
                of_choice += lookup.amount[tile]
        self.francs = francs
        self.tokens = tokens
        self.of_choice = of_choice
        self.reserve = state.reserve

    def most_tokens(self) -> i64:
        """Of each kind of resource, packed: no more can be had."""
        return self.tokens + self.reserve + self.of_choice * EACH

    def most_francs(self, lookup: Lookup, cost: i64) -> i64:
        """The most francs that can be paid beside these resources; NO_WAY: the resources cannot be had."""
        francs = self.francs
        of_choice = self.of_choice
        for kind in range(RESOURCE_KINDS):
            left = bits.get(self.tokens, kind) - bits.get(cost, kind)
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
