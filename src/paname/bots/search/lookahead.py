"""One turn ahead: every whole turn of the active player, payments and free actions included, valued at its end."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from paname.bots.search.choices import choices, perform
from paname.bots.search.evaluation import Evaluation
from paname.rules import codes, end_tiles, unseen
from paname.rules.payment import Payment
from paname.rules.state import PHASE_AFTER, PHASE_DRAW, PHASE_OVER, ActionBuffer, State

BELOW_ALL: Final = -1e9
"""No position is worth so little."""
DEPTH = 40
"""Choices of a turn are fewer: the longest are chains of free actions in the last turn."""


@mypyc_attr(acyclic=True)
class Lookahead:
    """Scratch space for the search of a turn."""

    def __init__(self, evaluation: Evaluation, like: State) -> None:
        self.evaluation: Evaluation = evaluation
        self.states: list[State] = [like.copy() for _ in range(DEPTH)]
        self.options: list[ActionBuffer] = [ActionBuffer() for _ in range(DEPTH)]
        self.payment: Payment = Payment()
        self.values: list[float] = []
        self.visited: i64 = 0

    def list_choices(self, state: State) -> ActionBuffer:
        """The choices of a position, for `best_listed`."""
        choices(state, self.options[0], self.payment)
        return self.options[0]

    def best(self, state: State) -> int:
        """The choice that leads to the best end of this turn; `values` then holds what each choice leads to."""
        self.list_choices(state)
        return self.best_listed(state)

    def best_listed(self, state: State) -> int:
        """The same of the choices listed last."""
        self.visited = 0
        options = self.options[0]
        self.values.clear()
        best: i64 = 0
        for i in range(options.size):
            value = self.value_of(state, options.items[i])
            self.values.append(value)
            if value > self.values[best]:
                best = i
        return options.items[best]

    def value_of(self, state: State, choice: i64) -> float:
        if state.phase == PHASE_DRAW:
            return self._value_of_draw(state, choice)
        return self._after(state, choice, 0, state.active)

    def _value_of_draw(self, state: State, choice: i64) -> float:
        """The mean over the tiles that may lie on top."""
        pile = choice - codes.DRAW
        known = state.deck
        total: float = 0.0
        tiles = unseen.may_be_on_top(state, pile)
        for tile in tiles:
            state.deck = unseen.with_top(state, pile, tile)
            total += self._drawn(state, choice)
            state.deck = known
        return total / float(len(tiles))

    def _drawn(self, state: State, choice: i64) -> float:
        return self._after(state, choice, 0, state.active)

    def _after(self, state: State, choice: i64, depth: i64, seat: i64) -> float:
        """The best end of the turn that a choice leads to."""
        here = self.states[depth]
        state.copy_into(here)
        perform(here, choice, self.payment)
        self.visited += 1
        if here.phase == PHASE_OVER or here.active != seat:
            return self.evaluation.margins(here, seat)
        if depth + 1 >= DEPTH:
            return self.evaluation.margins(here, seat)
        options = self.options[depth + 1]
        choices(here, options, self.payment)
        if here.phase == PHASE_AFTER:
            return self._improve(here, depth, seat)
        best: float = BELOW_ALL
        for i in range(options.size):
            value = self._after(here, options.items[i], depth + 1, seat)
            if value > best:
                best = value
        return best

    def _improve(self, here: State, depth: i64, seat: i64) -> float:
        """After the main action: end the turn, or first the free action that looks best now, as long as one helps."""
        options = self.options[depth + 1]
        done = self._after(here, codes.DONE, depth + 1, seat)
        if options.size == 1:
            return done
        scratch = self.states[depth + 1]
        last = end_tiles.is_last_round(here)  # then nothing is kept for later, whatever an evaluation hopes for
        best: i64 = 0
        most = BELOW_ALL if last else self.evaluation.margins(here, seat)
        for i in range(1, options.size):
            here.copy_into(scratch)
            perform(scratch, options.items[i], self.payment)
            self.visited += 1
            value = self.evaluation.margins(scratch, seat)
            if value > most:
                most = value
                best = i
        if not best:
            return done
        used = self._after(here, options.items[best], depth + 1, seat)
        return used if used > done else done
