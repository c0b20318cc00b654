"""Games of nets against themselves, and the positions to learn from.

A position is learned as the active seat sees it. Its target is TD(lambda): the net's own opinion at the ends of the
turns that follow, what a tree search found on the way, and the result, mixed; where something else than the best line
was tried, the value of the best line.
A seat never decides by what it cannot know: draws are valued by what may be drawn, and end tiles out of its sight are
dealt anew before it thinks.
"""

from typing import Final

from librt.strings import BytesWriter, write_f32_le, write_i64_le
from mypy_extensions import i64, mypyc_attr

from paname.bots.net.net_tree import NetTree, usual_tuning
from paname.bots.net.turns import NetTurns
from paname.bots.net.value import MARGIN_VP, ONE, Curves, NetValue
from paname.bots.search.choices import perform
from paname.bots.search.lookahead import BELOW_ALL, Lookahead
from paname.knowing import hidden
from paname.rules import end_tiles, memory, unseen
from paname.rules.payment import Payment
from paname.rules.rng import Rng
from paname.rules.state import PHASE_DRAW, PHASE_MAIN, PHASE_OVER, State

LAMBDA: Final = 0.85
SEARCHED: Final = 0.2
"""How much of a target is what the tree search found at the root; the rest is what followed."""
BESIDE: Final = 3
"""At one decision in so many a choice that was not taken is played to the end of the turn, and learned from."""
_ONE_WITHIN_TURNS: Final = 2
"""Of the positions within turns, one in so many is learned from."""
BATCH: Final = 16


def forget_end_tiles(state: State, rng: Rng) -> None:
    """Deal anew which end tiles the others took, as far as the active seat cannot know."""
    takes = memory.takes(state)
    takers: list[int] = []
    for seat, _ in takes:
        takers.append(seat)
    looks: list[tuple[int, list[int], int]] = []
    for before, saw in hidden.looks(state, state.active):
        looks.append((before, saw, takes[before][1] if before < len(takes) else -1))
    end_tiles.retake(state, memory.deal_end_tiles(takers, looks, memory.uses(state), rng))


@mypyc_attr(acyclic=True)
class TreeTurns(NetTurns):
    """One turn ahead, but main actions are chosen by the tree search."""

    def __init__(self, value: NetValue, like: State, rng: Rng, iterations: int) -> None:
        super().__init__(value, like)
        self.tree: NetTree = NetTree(value, like, rng, usual_tuning())
        self.iterations: i64 = iterations
        self.quick: bool = False
        self.searched: bool = False  # whether the tree decided last: its opinion is that of the root

    def best_listed(self, state: State) -> int:
        if self.quick:
            return super().best_listed(state)
        self.searched = state.phase == PHASE_MAIN and not state.looking
        if not self.searched:
            return super().best_listed(state)
        tree = self.tree
        tree.reset()
        self.quick = True
        tree.prepare(state, self)
        self.quick = False
        left = self.iterations
        while left > 0 and not tree.settled(left):
            tree.run(state, BATCH)
            left -= BATCH
        return tree.best(self.options[0])

    def finish(self, state: State) -> None:
        self.quick = True
        super().finish(state)
        self.quick = False


@mypyc_attr(acyclic=True)
class SelfPlay:
    """Plays games and writes down `rows` (the bits of positions) and `targets`."""

    def __init__(self, value: NetValue, like: State, rng: Rng, trained: bool) -> None:
        self.value: NetValue = value
        self.players: i64 = value.players
        self.rng: Rng = rng
        self.trained: bool = trained  # its opinion counts; else only results do
        self.curves: Curves = Curves()
        self.payment: Payment = Payment()
        self.guess: State = like.copy()
        self.aside: State = like.copy()
        self.rows: BytesWriter = BytesWriter()
        self.targets: BytesWriter = BytesWriter()
        self.number: i64 = 0  # of rows
        # of the game being played: for each row who was active, and which opinion is its target (or its own, beside)
        self.row_active: list[int] = []
        self.row_at: list[int] = []
        self.row_own: list[list[float]] = []
        self.opinions: list[list[float]] = []
        self.weights: list[float] = []  # of the opinions; 1: the chain of targets ends here

    def play(self, state: State, seats: list[Lookahead], slips: i64) -> None:
        """Play to the end; `slips`: one decision in so many is tried otherwise, 0 none."""
        self.row_active = []
        self.row_at = []
        self.row_own = []
        self.opinions = []
        self.weights = []
        while state.phase != PHASE_OVER:
            seat = state.active
            self._note(state)
            while state.phase != PHASE_OVER and state.active == seat:
                self._decide(state, seats[seat], slips)
                if state.phase != PHASE_OVER and state.active == seat and not self.rng.below(_ONE_WITHIN_TURNS):
                    self._note(state)
            self._close(state, 1.0 - LAMBDA)
        self._settle(state)

    def contest(self, state: State, seats: list[Lookahead]) -> None:
        """Play to the end without learning."""
        while state.phase != PHASE_OVER:
            search = seats[state.active]
            known = self.imagined(state)
            options = search.list_choices(known)
            choice: i64 = options.items[0]
            if options.size > 1:
                choice = search.best_listed(known)
            perform(state, choice, self.payment)

    def imagined(self, state: State) -> State:
        """The state as its active seat may believe it to be. A draw shows the back of the tile below."""
        guess = self.guess
        if state.phase == PHASE_DRAW:
            state.copy_into(guess)
            unseen.redeal(guess, self.rng)
            return guess
        if state.end_takes:
            state.copy_into(guess)
            forget_end_tiles(guess, self.rng)
            return guess
        return state

    def _decide(self, state: State, search: Lookahead, slips: i64) -> None:
        known = self.imagined(state)
        options = search.list_choices(known)
        if options.size == 1:
            perform(state, options.items[0], self.payment)
            return
        best: i64 = search.best_listed(known)
        choice = best
        other = options.items[self.rng.below(options.size)]
        if slips and not self.rng.below(slips):
            choice = self._try(search, state.phase == PHASE_DRAW)
        if self.trained and isinstance(search, TreeTurns) and search.searched:
            self._weigh(search.tree.opinion(), SEARCHED)
        if self.trained and isinstance(search, NetTurns) and state.phase != PHASE_DRAW:
            if other != best and not self.rng.below(BESIDE):
                self._learn_beside(known, other, search)
            if choice != best:
                self._play_aside(known, best, search)
                self._close(self.aside, 1.0)
        perform(state, choice, self.payment)

    def _try(self, search: Lookahead, any_will_do: bool) -> i64:
        """Another choice: half of them any, half by what they seem to be worth."""
        options = search.options[0]
        values = search.values
        if any_will_do or len(values) != options.size or self.rng.below(2):
            return options.items[self.rng.below(options.size)]
        highest: float = BELOW_ALL
        for value in values:
            if value > highest:
                highest = value
        total: i64 = 0
        for value in values:
            total += self._attraction(highest - value)
        at = self.rng.below(total)
        for i in range(options.size):
            at -= self._attraction(highest - values[i])
            if at < 0:
                return options.items[i]
        return options.items[0]

    def _attraction(self, behind: float) -> i64:
        scale = 20.0 if self.trained else 0.5  # shares of a game, or VP
        return self.curves.decay(i64(behind * scale * float(ONE)))

    def _play_aside(self, known: State, choice: i64, search: NetTurns) -> None:
        """The rest of the turn after a choice, in `aside`."""
        aside = self.aside
        known.copy_into(aside)
        perform(aside, choice, self.payment)
        if aside.phase != PHASE_OVER and aside.active == known.active:
            search.finish(aside)

    def _learn_beside(self, known: State, choice: i64, search: NetTurns) -> None:
        aside = self.aside
        known.copy_into(aside)
        perform(aside, choice, self.payment)
        if aside.phase == PHASE_OVER or aside.active != known.active:
            return
        self._note(aside)
        search.finish(aside)
        self.row_own[len(self.row_own) - 1] = self._opinion(aside)

    def _note(self, state: State) -> None:
        self.value.read(state)
        words = self.value.bits
        for i in range(len(words)):
            write_i64_le(self.rows, words[i])
        self.number += 1
        self.row_active.append(state.active)
        self.row_at.append(len(self.opinions))
        self.row_own.append([])

    def _close(self, state: State, weight: float) -> None:
        self._weigh(self._opinion(state), weight)

    def _weigh(self, opinion: list[float], weight: float) -> None:
        self.opinions.append(opinion)
        self.weights.append(weight)

    def _opinion(self, state: State) -> list[float]:
        """Share of the win and margin of every seat."""
        if state.phase != PHASE_OVER and not self.trained:
            return []
        self.value.measure(state)
        shares = [self.value.shares[seat] for seat in range(self.players)]
        return shares + [self.value.leads[seat] / float(MARGIN_VP) for seat in range(self.players)]

    def _settle(self, state: State) -> None:
        """The targets of the rows of a finished game."""
        following = self._opinion(state)
        targets: list[list[float]] = []
        for step in range(len(self.opinions)):
            at = len(self.opinions) - 1 - step
            if self.trained:
                following = _mixed(self.opinions[at], following, self.weights[at])
            targets.append(following)
        for row in range(len(self.row_at)):
            target = self.row_own[row]
            if not target:
                target = targets[len(targets) - 1 - self.row_at[row]]
            active: i64 = self.row_active[row]
            for half in range(2):
                for turn in range(self.players):
                    write_f32_le(self.targets, target[half * self.players + (active + turn) % self.players])


def _mixed(opinion: list[float], following: list[float], weight: float) -> list[float]:
    return [weight * opinion[k] + (1.0 - weight) * following[k] for k in range(len(opinion))]
