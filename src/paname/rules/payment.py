"""How a price can be paid: the cheapest chain of free actions before a move (R2.2, R5.4, R7, R9).

Counted are trades, tiles that bring francs or show tokens, and those that fetch such a tile (17, 25); not to fetch a
tile that a move is made with (9, 16). The cheapest chain gives up least, in francs:
- a resource bought, or a real one sold: its buying price; a real prestige token sold: the most VP it may score;
- a tile: what its tokens sell for at best. They are loose (R9.4): to sell them costs nothing more;
- and half a franc if it brings francs, so that none is used in vain;
- a tile that fetches: more than all that. It is used where nothing else pays.

A dynamic program: its states are the resources still missing and the francs raised so far, and every tile and every
real token that can be spared is offered to it once. So there is a chain if any free actions lead to one, in any box,
and none is cheaper (tests/rules/test_payment.py tries them all).
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from paname.box.model import FIRST_PRESTIGE, RESOURCE_KINDS, TOKEN_KINDS
from paname.rules import bits, codes, fetching, keys, price, shown
from paname.rules.fetching import Fetching
from paname.rules.lookup import FRANC, FRANCS, Lookup, vec_of
from paname.rules.means import PLENTY, Means
from paname.rules.state import ActionBuffer, State
from paname.rules.ways import Ways

_NOT_REACHED: Final = 1 << 40
"""The worth of a state not reached."""
FETCHED: Final = 1 << 20
"""The worth of a tile that fetches: more than everything else together."""


def moves_at_any_price(state: State, out: ActionBuffer) -> None:
    """Every move that nothing but its price may stand in the way of; added to `out`."""
    out.size = keys.legal_moves(state, state.me, FRANCS - 1, PLENTY, out.items, out.size)


@final
@mypyc_attr(acyclic=True)
class Payment:
    """The solver with its scratch space; what it finds is in `chain`."""

    def __init__(self) -> None:
        self.chain: ActionBuffer = ActionBuffer()
        self.means: Means = Means()
        self.fetching: Fetching = Fetching()
        # the purchase
        self.short: i64 = 0  # packed: resources that are missing
        self.target: i64 = 0  # francs to raise, purchases of resources apart
        self.most: i64 = 0  # and with all of them
        self.spared_tiles: i64 = 0  # what is not to be given up: a mask of tiles,
        self.spared_kinds: i64 = 0  # and one of the kinds of real tokens
        # the states: resources still missing (packed) * (most + 1) + francs raised
        self.states: i64 = 0
        self.missing: vec[i64] = vec_of([0] * 64)
        self.worth: vec[i64] = vec_of([0] * 256)  # the least that must be given up,
        self.tiles: vec[i64] = vec_of([0] * 256)  # the tiles used
        self.sold: vec[i64] = vec_of([0] * 256)  # and the real tokens sold for it, packed
        self.ways: Ways = Ways()  # to use what is offered
        self.ways_beside: Ways = Ways()  # of a second tile that is fetched
        self.sales: vec[i64] = vec_of([0] * TOKEN_KINDS)

    def moves(self, state: State, out: ActionBuffer) -> None:
        """Every move that can be paid, by free actions if need be; added to `out`."""
        lookup = state.lookup
        means = self.means
        means.count(state)
        kept = out.size
        at = out.size
        out.size = keys.legal_moves(
            state, state.me, means.most_francs(lookup), means.most_tokens(), out.items, out.size
        )
        while at < out.size:
            move = out.items[at]
            at += 1
            cost = price.resources(lookup, move)
            if not cost or means.can_pay(lookup, price.francs(lookup, move), cost):
                out.items[kept] = move
                kept += 1
        out.size = kept

    def solve(self, state: State, move: i64) -> bool:
        """The cheapest chain that makes a move payable; False: there is none. The state stays as it is."""
        return self.find(state, price.francs(state.lookup, move), price.resources(state.lookup, move))

    def find(self, state: State, francs: i64, cost: i64) -> bool:
        """The same for a price in francs and resources (packed)."""
        return self.find_sparing(state, francs, cost, 0, 0)

    def find_sparing(self, state: State, francs: i64, cost: i64, tiles: i64, kinds: i64) -> bool:
        """The cheapest chain that uses none of these tiles and sells no real token of these kinds (masks)."""
        self.spared_tiles = tiles
        self.spared_kinds = kinds
        self.chain.size = 0
        if price.is_at_hand(state.me, francs, cost):
            return True
        self._begin(state, francs, cost)
        self._offer_fetched(state)
        self._offer_tiles(state)
        self._offer_tokens(state, cost)
        found = self._cheapest(state)
        if found < 0:
            return False
        self._write(state, francs, found)
        return True

    # The states

    def _begin(self, state: State, francs: i64, cost: i64) -> None:
        """What is missing and nothing given up. Loose tokens that can be spared are sold: they would be lost."""
        me = state.me
        self.target = francs - me.francs
        self.short = 0
        self.states = 1
        self.missing[0] = 0
        for kind in range(TOKEN_KINDS):
            spare = me.at_hand(kind) - bits.get(cost, kind)
            if spare < 0:
                self._miss(kind, -spare)
            loose = _least(bits.get(me.loose, kind), spare)
            self.sales[kind] = loose
            self.target -= loose * state.lookup.sell[kind]
        self.most = self.target + _buying_price(state.lookup, self.short)
        if self.most < 0:
            self.most = 0
        size = self.states * (self.most + 1)
        if size > len(self.worth):
            self.worth = vec_of([0] * size)
            self.tiles = vec_of([0] * size)
            self.sold = vec_of([0] * size)
        worth = self.worth
        for at in range(size):
            worth[at] = _NOT_REACHED
        first = (self.states - 1) * (self.most + 1)
        worth[first] = 0
        self.tiles[first] = 0
        self.sold[first] = 0

    def _miss(self, kind: i64, number: i64) -> None:
        """As many times the states so far."""
        before = self.states
        self.states = before * (number + 1)
        if self.states > len(self.missing):
            longer = vec_of([0] * self.states)
            for at in range(before):
                longer[at] = self.missing[at]
            self.missing = longer
        for at in range(before, self.states):
            self.missing[at] = bits.plus(self.missing[at - before], kind, 1)
        self.short = bits.plus(self.short, kind, number)

    def _cheapest(self, state: State) -> i64:
        """The state from which the missing resources can be bought and the price be paid, at the least worth; or -1."""
        width = self.most + 1
        best: i64 = -1
        least: i64 = _NOT_REACHED
        for at in range(self.states):
            missing = self.missing[at]
            if price.covers(state.reserve, missing):
                spent = _buying_price(state.lookup, missing)
                francs = self.target + spent
                if francs < 0:
                    francs = 0
                while francs <= self.most:
                    worth = self.worth[at * width + francs] + FRANC * spent
                    if worth < least:
                        least = worth
                        best = at * width + francs
                    francs += 1
        return best

    # What helps

    def _offer_fetched(self, state: State) -> None:
        """All that can be fetched, before any other offer: so it is taken up once."""
        lookup = state.lookup
        found = self.fetching
        found.find(state, self.spared_tiles)
        for i in range(found.size):
            tiles = found.tiles[i]
            first = bits.lowest(tiles)
            worth = FETCHED * found.steps[i] + lookup.worth[first]
            self.ways.list(lookup, first, self.short)
            self.ways_beside.sale(0)
            tiles &= tiles - 1
            if tiles:
                second = bits.lowest(tiles)
                worth += lookup.worth[second]
                self.ways_beside.list(lookup, second, self.short)
            self._begin_with(worth, found.tiles[i])

    def _begin_with(self, worth: i64, tiles: i64) -> None:
        """More states to begin with: where these tiles lead from nothing."""
        ways = self.ways
        beside = self.ways_beside
        for way in range(ways.size):
            for other in range(beside.size):
                if price.covers(self.short, ways.used_as[way] + beside.used_as[other]):
                    at = self.states - 1 - ways.goes_back[way] - beside.goes_back[other]
                    raised = _least(ways.brings[way] + beside.brings[other], self.most)
                    there = at * (self.most + 1) + raised
                    if worth < self.worth[there]:
                        self.worth[there] = worth
                        self.tiles[there] = tiles
                        self.sold[there] = 0

    def _offer_tiles(self, state: State) -> None:
        lookup = state.lookup
        tiles = shown.tiles_of(state.me) & lookup.paying & ~self.spared_tiles
        while tiles:
            tile = bits.lowest(tiles)
            tiles &= tiles - 1
            self.ways.list(lookup, tile, self.short)
            self._offer(lookup.worth[tile], bits.bit(tile), 0)

    def _offer_tokens(self, state: State, cost: i64) -> None:
        """Real tokens that can be spared."""
        me = state.me
        lookup = state.lookup
        for kind in range(TOKEN_KINDS):
            if lookup.sell[kind] and not (self.spared_kinds >> kind) & 1:
                worth = lookup.buy[kind] if kind < FIRST_PRESTIGE else lookup.most_prestige_vp[kind - FIRST_PRESTIGE]
                spare = me.at_hand(kind) - bits.get(cost, kind) - self.sales[kind]
                self.ways.sale(lookup.sell[kind])
                while spare > 0:
                    spare -= 1
                    self._offer(FRANC * worth, 0, bits.plus(0, kind, 1))

    def _offer(self, worth: i64, tile: i64, sale: i64) -> None:
        """Use it once, in any way, on top of every state.

        With what is used less is missing or more francs are raised. States are taken in this order, so that a state
        has had its turn before it is reached by the same offer.
        """
        least = self.worth  # locals: a field of vec is counted at every use
        tiles = self.tiles
        sold = self.sold
        ways = self.ways.size
        used_as = self.ways.used_as
        goes_back = self.ways.goes_back
        brings = self.ways.brings
        most = self.most
        for at in range(self.states):
            missing = self.missing[at]
            francs = most
            while francs >= 0:
                here = at * (most + 1) + francs
                given = least[here] + worth
                if given < _NOT_REACHED:
                    for way in range(ways):
                        if price.covers(missing, used_as[way]):
                            raised = _least(francs + brings[way], most)
                            there = (at - goes_back[way]) * (most + 1) + raised
                            if given < least[there]:
                                least[there] = given
                                tiles[there] = tiles[here] | tile
                                sold[there] = sold[here] + sale
                francs -= 1

    # The chain

    def _write(self, state: State, francs: i64, found: i64) -> None:
        """Tiles first, then sales, then purchases: each step has what it needs."""
        lookup = state.lookup
        fetching.write(state, self.tiles[found] & ~shown.tiles_of(state.me), self.spared_tiles, self.chain)
        bought = self.missing[found // (self.most + 1)]
        self.short -= bought
        over = state.me.francs - francs - _buying_price(lookup, bought)
        over += self._write_fixed(lookup, self.tiles[found])
        self._write_chosen(lookup, self.tiles[found])
        for kind in range(TOKEN_KINDS):
            self.sales[kind] += bits.get(self.sold[found], kind)
            over += self.sales[kind] * lookup.sell[kind]
        for kind in range(TOKEN_KINDS):
            while self.sales[kind] > 0 and over >= lookup.sell[kind]:  # a loose token need not be sold
                self.sales[kind] -= 1
                over -= lookup.sell[kind]
            self._write_often(codes.SELL + kind, self.sales[kind])
        for kind in range(RESOURCE_KINDS):
            self._write_often(codes.BUY + kind, bits.get(bought, kind))

    def _write_fixed(self, lookup: Lookup, tiles: i64) -> i64:
        """What tiles bring that needs no choice, those activated that leave none. The francs they bring."""
        francs: i64 = 0
        while tiles:
            tile = bits.lowest(tiles)
            tiles &= tiles - 1
            francs += lookup.gain_francs[tile]
            for kind in range(TOKEN_KINDS):
                number = bits.get(lookup.gain_tokens[tile], kind)
                used = _least(number, bits.get(self.short, kind))
                self.short = bits.plus(self.short, kind, -used)
                self.sales[kind] += number - used
            if not shown.is_of_choice(lookup, tile):
                self.chain.add(codes.use(tile, 0))
        return francs

    def _write_chosen(self, lookup: Lookup, tiles: i64) -> None:
        """The tiles of choice: they fill the gaps."""
        while tiles:
            tile = bits.lowest(tiles)
            tiles &= tiles - 1
            if shown.is_of_choice(lookup, tile):
                one = self._kind_for(lookup, tile)
                other = self._kind_for(lookup, tile) if lookup.amount[tile] == 2 else one
                self.chain.add(shown.show(lookup, tile, one, other))

    def _kind_for(self, lookup: Lookup, tile: i64) -> i64:
        """What a token of choice is used as: one that is short, or the best to sell."""
        for kind in range(RESOURCE_KINDS):
            if bits.get(self.short, kind) and shown.can_choose(lookup, tile, kind):
                self.short = bits.plus(self.short, kind, -1)
                return kind
        kind = shown.dearest(lookup, tile)
        self.sales[kind] += 1
        return kind

    def _write_often(self, action: i64, times: i64) -> None:
        while times > 0:
            times -= 1
            self.chain.add(action)


def _least(one: i64, other: i64) -> i64:
    """The lesser; 0 if that is below."""
    least = one if one < other else other
    if least < 0:
        return 0
    return least


def _buying_price(lookup: Lookup, resources: i64) -> i64:
    francs: i64 = 0
    for kind in range(RESOURCE_KINDS):
        francs += bits.get(resources, kind) * lookup.buy[kind]
    return francs
