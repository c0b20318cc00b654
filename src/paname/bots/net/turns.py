"""One turn ahead by a net: as `Lookahead`, but only choices that the net likes at first sight are followed."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from paname.bots.net.value import NetValue
from paname.bots.search.choices import choices, perform
from paname.bots.search.lookahead import BELOW_ALL, DEPTH, Lookahead
from paname.rules.lookup import vec_of
from paname.rules.state import MOST_LEGAL, PHASE_AFTER, PHASE_DRAW, PHASE_OVER, State

BRANCHES = 4
"""Choices followed in the position itself, and further on in its turn."""
INNER = 2
BEHIND = 0.001


@mypyc_attr(acyclic=True)
class NetTurns(Lookahead):
    def __init__(self, value: NetValue, like: State) -> None:
        super().__init__(value, like)
        self.value: NetValue = value
        self.complete: bool = False  # whether the turn was over in the position seen last
        self.sights: list[vec[float]] = [vec[float]([0.0] * MOST_LEGAL) for _ in range(DEPTH)]
        self.completes: list[vec[i64]] = [vec_of([0] * MOST_LEGAL) for _ in range(DEPTH)]

    def best_listed(self, state: State) -> int:
        if state.phase == PHASE_DRAW:
            return super().best_listed(state)
        options = self.options[0]
        seat = state.active
        sights: list[float] = []
        complete: list[bool] = []
        for i in range(options.size):
            sights.append(self._sight(state, options.items[i], 0, seat))
            complete.append(self.complete)
        least: float = BELOW_ALL
        if len(sights) > BRANCHES:
            least = sorted(sights)[len(sights) - BRANCHES]
        self.values.clear()
        best: i64 = -1
        most: float = BELOW_ALL
        for i in range(options.size):
            value = sights[i]
            if value >= least:
                if not complete[i]:
                    value = self._after(state, options.items[i], 0, seat)
                if value > most:
                    most = value
                    best = i
            self.values.append(value)
        for i in range(options.size):  # what was not followed is not taken to be as good as what was
            if sights[i] < least and self.values[i] > most - BEHIND:
                self.values[i] = most - BEHIND
        return options.items[best]

    def finish(self, state: State) -> None:
        """Play the turn to its end."""
        seat = state.active
        while state.phase != PHASE_OVER and state.active == seat:
            options = self.list_choices(state)
            choice: i64 = options.items[0]
            if options.size > 1:
                choice = self.best_listed(state)
            perform(state, choice, self.payment)

    def _drawn(self, state: State, choice: i64) -> float:
        """At first sight: a draw has many outcomes."""
        return self._sight(state, choice, 0, state.active)

    def _sight(self, state: State, choice: i64, depth: i64, seat: i64) -> float:
        """The position after a choice; where nothing is left to do but to end the turn, after that."""
        here = self.states[depth]
        state.copy_into(here)
        perform(here, choice, self.payment)
        if here.phase == PHASE_AFTER:
            options = self.options[depth + 1]
            choices(here, options, self.payment)
            if options.size == 1:
                perform(here, options.items[0], self.payment)
        self.complete = here.phase == PHASE_OVER or here.active != seat
        return self.value.margins(here, seat)

    def _after(self, state: State, choice: i64, depth: i64, seat: i64) -> float:
        here = self.states[depth]
        state.copy_into(here)
        perform(here, choice, self.payment)
        if here.phase == PHASE_OVER or here.active != seat or depth + 2 >= DEPTH:
            return self.value.margins(here, seat)
        options = self.options[depth + 1]
        choices(here, options, self.payment)
        if here.phase == PHASE_AFTER:
            return self._improve(here, depth, seat)
        if options.size <= INNER:
            return self._best_of_all(here, depth + 1, seat)
        return self._best_of_liked(here, depth + 1, seat)

    def _best_of_all(self, here: State, depth: i64, seat: i64) -> float:
        options = self.options[depth]
        best: float = BELOW_ALL
        for i in range(options.size):
            value = self._after(here, options.items[i], depth, seat)
            if value > best:
                best = value
        return best

    def _best_of_liked(self, here: State, depth: i64, seat: i64) -> float:
        options = self.options[depth]
        sights = self.sights[depth]
        complete = self.completes[depth]
        for i in range(options.size):
            sights[i] = self._sight(here, options.items[i], depth, seat)
            complete[i] = 1 if self.complete else 0
        best: float = BELOW_ALL
        for _ in range(INNER):
            at: i64 = 0
            for i in range(1, options.size):
                if sights[i] > sights[at]:
                    at = i
            value = sights[at]
            sights[at] = BELOW_ALL
            if not complete[at]:
                value = self._after(here, options.items[at], depth, seat)
            if value > best:
                best = value
        return best
