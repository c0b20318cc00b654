"""The tree search with a net in place of play-outs.

A new node values all its choices by the net and pays the value of the best one; before a draw, that of the position.
Only the seat that searches explores. The others choose what has paid best: so the tree reaches its next turn.
"""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from paname.bots.net.value import MARGIN_VP, ONE, NetValue
from paname.bots.search.choices import perform
from paname.bots.search.lookahead import BELOW_ALL
from paname.bots.search.tree import Tree, Tuning
from paname.rules.options import MOST_PLAYERS
from paname.rules.rng import Rng
from paname.rules.state import PHASE_DRAW, PHASE_OVER, State

_NO_PRIOR: Final = -1.0
"""The prior of a draw."""
FIRST: Final = 1.0
"""Visits that the net's own opinion counts for."""


def usual_tuning() -> Tuning:
    tuning = Tuning()
    tuning.exploration = 0.3
    tuning.temperature = 0.03  # in shares of a game
    return tuning


@mypyc_attr(acyclic=True)
class NetTree(Tree):
    def __init__(self, value: NetValue, like: State, rng: Rng, tuning: Tuning) -> None:
        super().__init__(value, like, rng, tuning)
        self.value: NetValue = value
        self.shared: vec[float] = vec[float]([0.0] * MOST_PLAYERS)  # shares of the win, with the payouts
        self.won: vec[float] = vec[float]([0.0] * MOST_PLAYERS)  # their sums over all play-outs
        self.led: vec[float] = vec[float]([0.0] * MOST_PLAYERS)  # and those of the margins
        self.wins: vec[float] = vec[float]([0.0])  # by node: shares of the seat that chose it

    def reset(self) -> None:
        super().reset()
        self.playouts = 0
        self.wins = vec[float]([0.0])
        for seat in range(self.players):
            self.won[seat] = 0.0
            self.led[seat] = 0.0

    def chances(self) -> list[float]:
        """The share of the win that each seat got on average."""
        return [self.won[seat] / float(self.playouts) for seat in range(self.players)]

    def leads(self) -> list[float]:
        """And its margin in VP."""
        return [self.led[seat] / float(self.playouts) for seat in range(self.players)]

    def opinion(self) -> list[float]:
        """Both, in the units of a net's outputs."""
        return self.chances() + [lead / float(MARGIN_VP) for lead in self.leads()]

    def chance(self, choice: i64) -> float:
        """The share of the win after a choice that was visited."""
        child = self.child[self.root]
        while self.action[child] != choice:
            child = self.sibling[child]
        return self.wins[child] / float(self.visits[child])

    def _add(self, node: i64, choice: i64, prior: float) -> None:
        super()._add(node, choice, prior)
        self.wins = append(self.wins, 0.0)

    def _play_on(self) -> None:
        """Nothing is played out: the node added last has paid."""

    def _pay(self) -> None:
        if self.world.phase == PHASE_OVER:
            self.value.measure(self.world)
            self._note_payouts()
        for seat in range(self.players):
            self.won[seat] += self.shared[seat]
            self.led[seat] += self.margin[seat]
        for i in range(1, self.depth + 1):
            self.wins[self.path[i]] += self.shared[self.mover[i]]

    def _note_payouts(self) -> None:
        for seat in range(self.players):
            self.payout[seat] = self.value.payouts[seat]
            self.shared[seat] = self.value.shares[seat]
            self.margin[seat] = self.value.leads[seat]

    def _complete(self, node: i64) -> None:
        world = self.world
        options = self.options
        new = self.child[node] == 0
        self._find_children(node)
        if world.phase == PHASE_DRAW:
            if new:
                self.value.measure(world)
                self._note_payouts()
            for i in range(options.size):
                if not self.found[options.items[i]]:
                    self._add(node, options.items[i], _NO_PRIOR)
            return
        most: float = -1.0
        for i in range(options.size):
            if not self.found[options.items[i]]:
                worth = self._estimate(options.items[i])
                if worth > most:
                    most = worth
                    self._note_payouts()
                self._add(node, options.items[i], worth)

    def _estimate(self, choice: i64) -> float:
        self.world.copy_into(self.trial)
        perform(self.trial, choice, self.payment)
        self._count_steps()
        return self.value.margins(self.trial, self.world.active)

    def _select(self) -> i64:
        """PUCT over the choices of this world; what the net thinks of a choice counts as a visit."""
        options = self.options.items
        size = self.options.size
        found = self.found
        seen: float = 0.0
        paid: float = 0.0
        for i in range(size):
            child = found[options[i]]
            seen += float(self.visits[child])
            paid += self.total[child]
        reach: float = 0.0
        if self.world.active == self.seat:
            reach = self.tuning.exploration * math.sqrt(seen + 1.0) / self._weigh_priors()
        untried = paid / seen if seen > 0.0 else 0.5
        best: i64 = 0
        most: float = BELOW_ALL
        for i in range(size):
            child = found[options[i]]
            visits = float(self.visits[child])
            if self.prior[child] == _NO_PRIOR:
                mean = self.total[child] / visits if visits > 0.0 else untried
            else:
                mean = (self.total[child] + FIRST * self.prior[child]) / (visits + FIRST)
            score = mean + reach * self.shares[i] / (1.0 + visits)
            if score > most:
                most = score
                best = child
        return best

    def _weigh_priors(self) -> float:
        """How much each choice attracts, into `shares`; their sum."""
        options = self.options.items
        size = self.options.size
        prior = self.prior
        found = self.found
        shares: vec[float] = self.shares
        highest: float = BELOW_ALL
        for i in range(size):
            if prior[found[options[i]]] > highest:
                highest = prior[found[options[i]]]
        unit = float(ONE) / self.tuning.temperature
        weight: float = 0.0
        for i in range(size):
            behind = i64((highest - prior[found[options[i]]]) * unit)
            shares[i] = float(self.value.curves.decay(behind)) / float(ONE)
            weight += shares[i]
        return weight
