"""The evaluation by a net: the questions of `Evaluation`, answered in shares of a game, 0 to 1.

A net tells for each seat its share of the win and how far it will be ahead; both count. All of it is whole numbers and
tables of them, so that the same position has the same value on every machine.
"""

import math
from collections.abc import Callable
from typing import Final

from librt.strings import read_i32_le
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from paname.bots.net.features import Features
from paname.rules import scoring
from paname.rules.lookup import Lookup, vec_of
from paname.rules.options import MOST_PLAYERS
from paname.rules.state import PHASE_OVER, State

Net = Callable[[int, "vec[i64]"], bytes]

ONE: Final = 1 << 20
"""Outputs of a net, and shares, are whole numbers of 1 / ONE."""
MARGIN_VP: Final = 20
"""VP of lead for an output of one."""
WIN_SHARE: Final = 0.6
"""How much the win counts in a payout; the rest is the lead, of which SCALE VP are worth half of certainty."""
SCALE: Final = 15

_STEP_BITS: Final = 14
"""A table has a point every 1 << _STEP_BITS; what lies between is on a line."""
_POINTS_PER_UNIT: Final = ONE >> _STEP_BITS
REACH: Final = 16
"""Tables go so far from 0."""


def _shares_of(curve: Callable[[float], float], first: int) -> list[int]:
    return [
        round(ONE * curve(i / _POINTS_PER_UNIT)) for i in range(first * _POINTS_PER_UNIT, REACH * _POINTS_PER_UNIT + 2)
    ]


SIGMOID: Final = _shares_of(lambda x: 1.0 / (1.0 + math.exp(-x)), -REACH)
DECAY: Final = _shares_of(lambda x: math.exp(-x), 0)


@mypyc_attr(acyclic=True)
class Curves:
    """Smooth functions as tables, the points between joined by lines."""

    def __init__(self) -> None:
        self.sigmoids: vec[i64] = vec_of(SIGMOID)
        self.decays: vec[i64] = vec_of(DECAY)

    def sigmoid(self, x: i64) -> i64:
        """1 / (1 + exp(-x))."""
        limit: i64 = REACH * ONE
        if x >= limit:
            x = limit
        elif x <= -limit:
            x = -limit
        return _joined(self.sigmoids, x + limit)

    def decay(self, x: i64) -> i64:
        """exp(-x), x not negative."""
        limit: i64 = REACH * ONE
        return _joined(self.decays, x if x < limit else limit)


def _joined(table: vec[i64], x: i64) -> i64:
    at = x >> _STEP_BITS
    beyond = x - (at << _STEP_BITS)
    return table[at] + (((table[at + 1] - table[at]) * beyond) >> _STEP_BITS)


def final_share(state: State, seat: i64) -> float:
    """The share of the win of a finished game."""
    first: i64 = 0
    for other in range(state.lookup.players):
        if scoring.final_rank(state, other) == 1:
            first += 1
    return 1.0 / float(first) if scoring.final_rank(state, seat) == 1 else 0.0


def final_margin(state: State, seat: i64) -> float:
    """How far a seat is ahead of the others: half the strongest of them counts, half their mean."""
    best: i64 = -1000
    total: i64 = 0
    for other in range(state.lookup.players):
        if other != seat:
            vp = state.seats[other].vp
            total += vp
            if vp > best:
                best = vp
    others = float(state.lookup.players - 1)
    return float(state.seats[seat].vp) - 0.5 * float(best) - 0.5 * float(total) / others


@mypyc_attr(acyclic=True)
class NetValue(Features):
    """Payouts, shares of the win and margins of the position valued last, by seat."""

    def __init__(self, lookup: Lookup, weights: list[float], net: Net) -> None:
        super().__init__(lookup, weights)
        self.net: Net = net
        self.curves: Curves = Curves()
        self.payouts: vec[float] = vec[float]([0.0] * MOST_PLAYERS)
        self.shares: vec[float] = vec[float]([0.0] * MOST_PLAYERS)
        self.leads: vec[float] = vec[float]([0.0] * MOST_PLAYERS)

    def margins(self, state: State, seat: i64) -> float:
        """The payout of a seat, for those that compare positions by an evaluation."""
        self.measure(state)
        return self.payouts[seat]

    def measure(self, state: State) -> None:
        if state.phase == PHASE_OVER:
            for seat in range(self.players):
                self.shares[seat] = final_share(state, seat)
                self.leads[seat] = final_margin(state, seat)
                self._pay(seat, i64(self.leads[seat] * float(ONE)) // SCALE)
            return
        self.read(state)
        out = self.net(state.active, self.bits)
        if self.players == 2:
            self._split(state.active, _output(out, 0), _output(out, 1))
        else:
            self._share(state.active, out)

    def _pay(self, seat: i64, lead: i64) -> None:
        """`lead` in units of SCALE."""
        of_lead = float(self.curves.sigmoid(lead)) / float(ONE)
        self.payouts[seat] = WIN_SHARE * self.shares[seat] + (1.0 - WIN_SHARE) * of_lead

    def _split(self, seat: i64, win: i64, margin: i64) -> None:
        """Of two players, what one gets the other does not."""
        other = 1 - seat
        self.shares[seat] = float(self.curves.sigmoid(win)) / float(ONE)
        self.shares[other] = 1.0 - self.shares[seat]
        self.leads[seat] = float(margin * MARGIN_VP) / float(ONE)
        self.leads[other] = -self.leads[seat]
        self._pay(seat, margin * MARGIN_VP // SCALE)
        self.payouts[other] = 1.0 - self.payouts[seat]

    def _share(self, active: i64, out: bytes) -> None:
        """Of more players, the shares of the win sum up to one."""
        highest = _output(out, 0)
        for turn in range(1, self.players):
            win = _output(out, turn)
            if win > highest:
                highest = win
        total: i64 = 0
        for turn in range(self.players):
            total += self.curves.decay(highest - _output(out, turn))
        for turn in range(self.players):
            seat = (active + turn) % self.players
            weight = self.curves.decay(highest - _output(out, turn))
            margin = _output(out, self.players + turn)
            self.shares[seat] = float(weight) / float(total)
            self.leads[seat] = float(margin * MARGIN_VP) / float(ONE)
            self._pay(seat, margin * MARGIN_VP // SCALE)


def _output(out: bytes, index: i64) -> i64:
    return i64(read_i32_le(out, 4 * index))


def outputs_of(players: int) -> int:
    """Shares of the win and margins; of two players one tells both."""
    return 2 if players == 2 else 2 * players
